"""Collections of games: random games by the hundred thousand, as records and as tables; records made into tables."""

import functools
import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from omerta.analysis.crew import cores_for, share_out
from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game
from omerta.records import write
from omerta.records.bulk import SUFFIX, random_records
from omerta.records.tables import Tables
from omerta.records.writing import whole_file

CHUNK = 1000
"""Games in a file."""
MANIFEST = "manifest.json"


@dataclass(frozen=True)
class Order:
    """Which random games are wanted. The same order always gives the same files, byte for byte."""

    game: str
    edition: int
    content: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    date: str

    def name(self, chunk: int) -> str:
        """The name of a chunk's files, without their ending."""
        return f"{self.game}-{self.players}-seed{self.seed}-{chunk:06d}"


@dataclass(frozen=True)
class Chunk:
    """A part of the games, and the folders where it is still missing."""

    order: Order
    number: int
    records: Path | None
    tables: Path | None
    own_content: Path | None

    @property
    def games(self) -> int:
        """How many games: a thousand, or what is left of them."""
        return min(CHUNK, self.order.games - self.number * CHUNK)


@dataclass(frozen=True)
class Made:
    """What making a collection came to."""

    games: int
    played: int
    """Games played in this run; the others were there already."""
    cores: int
    seconds: float
    records_bytes: int
    tables_bytes: int

    @property
    def games_per_second(self) -> float:
        """Games played and written in this run."""
        return self.played / self.seconds


def make(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    records: Path | None = None,
    tables: Path | None = None,
    own_content: Path | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Made:
    """Play random games into folders; what an earlier run has finished stays as it is.

    `own_content` is the folder that the game's content came from. `progress` is called with the number of games done.
    """
    folders = [folder for folder in (records, tables) if folder is not None]
    dates = [found["date"] for folder in folders if (found := _manifest(folder))]
    date = dates[0] if dates else datetime.now(UTC).date().isoformat()
    chosen = game.table(players, options)[1]
    order = Order(game.name, game.edition, game.content_digest, players, chosen, seed, games, date)
    for folder in folders:
        _check(folder, order)
    for folder in folders:
        _claim(folder, order)
    missing = list(_missing(order, records, tables, own_content))
    waiting = sum(chunk.games for chunk in missing)
    if progress:
        progress(games - waiting)
    began = time.perf_counter()
    for played in share_out(make_chunk, missing, cores):
        if progress:
            progress(played)
    seconds = time.perf_counter() - began
    return Made(
        games, waiting, cores_for(len(missing), cores), seconds, _size(records, SUFFIX), _size(tables, ".parquet")
    )


def make_chunk(chunk: Chunk) -> int:
    """Play the games of a chunk and write the files that are missing; returns how many games."""
    order = chunk.order
    game = opened(order.game, chunk.own_content)
    first, name = chunk.number * CHUNK, order.name(chunk.number)
    filled, texts = Tables(), []
    played = random_records(game, order.players, order.seed, first, chunk.games, order.date, order.options)
    for place, (record, final) in enumerate(played):
        if chunk.tables:
            filled.add(f"{name}/{place}", record, game, final)
        if chunk.records:
            texts.append(write(record))
    if chunk.tables:
        filled.write(chunk.tables, name)
    if chunk.records:
        with whole_file(chunk.records / f"{name}{SUFFIX}") as half:
            half.write_text("".join(texts), encoding="utf-8", newline="\n")
    return chunk.games


@functools.lru_cache(maxsize=8)
def opened(name: str, own_content: Path | None) -> Game:
    """A game, compiled; opened once in each process."""
    return registry.game(name, own_content)


def _missing(order: Order, records: Path | None, tables: Path | None, own_content: Path | None) -> Iterator[Chunk]:
    """The chunks of which a file is missing."""
    for number in range(-(-order.games // CHUNK)):
        name = order.name(number)
        text = records and not (records / f"{name}{SUFFIX}").exists()
        parquet = tables and not all((tables / table / f"{name}.parquet").exists() for table in ("decisions", "games"))
        if text or parquet:
            yield Chunk(order, number, records if text else None, tables if parquet else None, own_content)


def _manifest(folder: Path) -> dict[str, Any] | None:
    """What a folder says that it holds; None if it is new or empty."""
    path = folder / MANIFEST
    if not path.exists():
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(f"{folder} holds other things; name a new folder")
        return None
    try:
        held = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        held = None
    if not isinstance(held, dict) or held.keys() != Order.__dataclass_fields__.keys():
        raise BadInput(f"{path} is no manifest of a collection; name a new folder")
    return held


def _check(folder: Path, order: Order) -> None:
    """Refuse a folder that holds other games."""
    wanted = asdict(order)
    for name, value in (_manifest(folder) or wanted).items():
        if value != wanted[name]:
            raise BadInput(
                f"{folder} holds other games: {name} is {value} there, not {wanted[name]}; name another folder"
            )


def _claim(folder: Path, order: Order) -> None:
    """Say in a folder what it will hold."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with whole_file(folder / MANIFEST) as half:
            half.write_text(json.dumps(asdict(order), indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error.strerror}") from None


def _size(folder: Path | None, suffix: str) -> int:
    return sum(path.stat().st_size for path in folder.rglob(f"*{suffix}")) if folder else 0
