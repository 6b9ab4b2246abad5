"""Games that were left: kept after every decision, gone on with by `omerta continue`."""

import os
import time
from pathlib import Path

import msgspec
import platformdirs

from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.kernel.game import open_game
from omerta.kernel.luck import fresh_seed, seed_bytes
from omerta.records import Record, read, whole_file, write
from omerta.tables import Table
from omerta.terminal.home import Home
from omerta.terminal.opponents import Opponents

SUFFIX = ".json"


class Kept(msgspec.Struct, tag="home"):
    """A game at home: how it was set up, its seed, and its record so far."""

    game: str
    names: list[str]
    people: list[int]
    bots: dict[int, str]
    seed: str
    options: dict[str, object] = {}
    content: str | None = None
    record: str = ""
    """The record's text; empty before the deal."""
    file: str | None = None
    """Where the player wants the record."""
    confirm: bool = False


class Seat(msgspec.Struct, tag="server"):
    """A seat at a server's table, by its link."""

    link: str


KEPT: msgspec.json.Decoder[Kept | Seat] = msgspec.json.Decoder(Kept | Seat)


def folder() -> Path:
    """Where games are kept: the user's data folder, or OMERTA_GAMES."""
    return Path(os.environ.get("OMERTA_GAMES") or platformdirs.user_data_path("omerta") / "games")


def new_place(name: str) -> Path:
    """A file for a new game."""
    return folder() / f"{name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}{SUFFIX}"


def last_place() -> Path | None:
    """The file of the game that was left last."""
    return max(folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, default=None)


def keep(place: Path, kept: Kept | Seat) -> None:
    """Write a game to its file, whole or not at all; only its owner can read it."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(place) as half:
            half.touch(mode=0o600)
            half.write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise BadInput(f"{place} cannot be written: {error.strerror}") from None


def kept_at(place: Path) -> Kept | Seat:
    """What lies in a file; BadInput if it is no game of ours."""
    try:
        return KEPT.decode(place.read_bytes())
    except OSError as error:
        raise BadInput(f"{place} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{place} is no game that Omerta has kept: {error}") from None


def sit_down(kept: Kept, place: Path, pause: float = 0) -> Home:
    """Deal a game, or go on with one. From now on it is kept after every decision, until it is over."""
    game = open_game(registry.definition(kept.game), kept.content)
    seed = bytes.fromhex(kept.seed)
    if kept.record:
        record = read(kept.record, place.name)
        if record.content != game.content_digest or record.edition != game.edition:
            raise BadInput(f"{place.name} was begun with other rules or other cards; it cannot go on")
        table = Table.resume(game, kept.names, seed, record.options, record.date, record.rows)
    else:
        table = Table(game, kept.names, seed, kept.options)

    def commit(record: Record) -> None:
        kept.record = write(record)
        if kept.file is not None:
            save_record(Path(kept.file), record)
        if record.result is None:
            keep(place, kept)
        else:
            place.unlink(missing_ok=True)

    table.commit = commit
    commit(table.record)
    if kept.confirm:
        table.confirming = set(kept.people)
    home = Home(table, kept.people, Opponents(game, kept.bots, kept.content), pause)
    home.again = lambda: sit_down(once_more(kept), new_place(kept.game), pause)
    return home


def once_more(kept: Kept) -> Kept:
    """The same people and bots, each one seat further, and fresh luck."""
    players = len(kept.names)
    return msgspec.structs.replace(
        kept,
        names=[*kept.names[1:], kept.names[0]],
        people=sorted((seat - 1) % players for seat in kept.people),
        bots={(seat - 1) % players: bot for seat, bot in kept.bots.items()},
        seed=new_seed(None),
        record="",
        file=None,
    )


def save_record(file: Path, record: Record) -> None:
    """Write a record to its file, whole or not at all."""
    try:
        with whole_file(file) as half:
            half.write_text(write(record), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


def new_seed(wanted: int | None) -> str:
    """A seed as it is kept."""
    return (fresh_seed() if wanted is None else seed_bytes(wanted)).hex()
