"""Records by the thousand: random games played and written down at full speed, and files that hold many records."""

import functools
import hashlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.kernel.errors import BadInput, OmertaError
from omerta.kernel.game import Game, State
from omerta.kernel.layout import Records, unpacked
from omerta.kernel.luck import COUNTER, FINE, KEY, LONGEST, draws, scripted, seed_bytes, seeded
from omerta.kernel.narration import new_log
from omerta.records.reading import LONGEST_FILE, BadRecord, read
from omerta.records.record import DEAL, Record, Row, seed_hash
from omerta.records.replay import check_header, check_result, replay
from omerta.records.writing import json_text

SUFFIX = ".omr"
SQLITE = b"SQLite format 3\0"
"""How an SQLite database begins."""
ROOM = 256
"""Rows, and outcomes of luck, for which a game has room to begin with; doubled when that is not enough."""
SEAL = re.compile(rb"end [0-9a-f]{64}\r?\n?")


def game_seed(seed: int | bytes, number: int) -> bytes:
    """The seed of one game of a collection: SHA-256 of the collection's seed and the game's number as 8 bytes."""
    return hashlib.sha256(seed_bytes(seed) + number.to_bytes(8, "little")).digest()


def random_records(
    game: Game,
    players: int,
    seed: int | bytes,
    first: int,
    count: int,
    date: str,
    options: Mapping[str, Any] | None = None,
) -> Iterator[tuple[Record, State]]:
    """The random games `first`, `first` + 1, ... of a collection: the record of each, and its last position.

    Cards come from the game's own seed, as at any table, so every record can be verified. What the movers choose comes
    from the stream of the collection's seed that has the game's number.
    """
    box, chosen = game.table(players, options)
    seeds = [game_seed(seed, number) for number in range(first, first + count)]
    states, lucks = game.definition.state.new(count), _lucks(seeds)
    choices, outcomes, shares = _play(game, box, states, lucks, seeded(seed), first, players)
    finals = [State(game.name, players, chosen, box, states[i : i + 1], lucks[i : i + 1]) for i in range(count)]
    words, content = functools.cache(functools.partial(game.text, finals[0])), game.content_digest
    brought = [(outcome, ways) for outcome, ways in outcomes.tolist()]
    starts = [*np.flatnonzero(choices[:, 1] == 0).tolist(), len(choices)]
    used = 0
    for i, final in enumerate(finals):
        rows = []
        for _, row, seat, action, drawn in choices[starts[i] : starts[i + 1]].tolist():
            luck = tuple(brought[used : used + drawn])
            used += drawn
            rows.append(Row(row, seat, words(action), luck) if row else Row(0, None, DEAL, luck))
        yield (
            Record(
                game=game.name,
                edition=game.edition,
                content=content,
                players=players,
                options=chosen,
                names=[f"random {seat}" for seat in range(players)],
                seed_hash=seed_hash(seeds[i]),
                date=date,
                seed=seeds[i].hex(),
                result=shares[i].tolist(),
                rows=rows,
            ),
            final,
        )


def read_collection(path: Path) -> Iterator[Record]:
    """The records of a file, one after another; a file with a single record, or a database, is a collection too."""
    before, size, part = 0, 0, list[bytes]()
    try:
        with path.open("rb") as file:
            if file.read(len(SQLITE)) == SQLITE:
                yield from _read_database(path)
                return
            file.seek(0)
            for number, line in enumerate(file, 1):
                part.append(line)
                size += len(line)
                if size > LONGEST_FILE:
                    raise BadRecord(path.name, number, f"no record is longer than {LONGEST_FILE:,} bytes")
                if SEAL.fullmatch(line):
                    yield _read_part(b"".join(part), path.name, before)
                    before, size, part = number, 0, []
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    if part or not before:
        yield _read_part(b"".join(part), path.name, before)


def _read_database(path: Path) -> Iterator[Record]:
    """The records of an SQLite database: a table or view `records` with the columns `name` and `text`."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            for name, text in database.execute("SELECT name, text FROM records ORDER BY name"):
                yield read(str(text), f"{path.name}, record {name}")
    except sqlite3.Error as error:
        wanted = "a table or view `records` with the columns `name` and `text`"
        raise BadInput(f"{path} cannot be read ({error}); it must hold {wanted}") from None


def final_position(record: Record, game: Game) -> State:
    """The last position of a record: checked as in a replay, but ten times as quick."""
    check_header(record, game)
    final = _run_through(record, game)
    if final is None:
        return replay(record, game).states[-1]  # an undo, or something wrong, and then it says what
    check_result(record, game, final)
    return final


@functools.lru_cache(maxsize=16)
def action_numbers(game: Game, players: int, options: str) -> Callable[[str], int]:
    """Words -> action number at a table with these options, each understood once."""
    box, _ = game.table(players, json.loads(options))
    return functools.cache(functools.partial(game.definition.parse, unpacked(box)))


def _run_through(record: Record, game: Game) -> State | None:
    """The last position if every row is a decision that fits the rules."""
    no_luck, log, position = scripted([]), new_log(0), game.definition.state.new()
    try:
        box, options = game.table(record.players, record.options)
        number = action_numbers(game, record.players, json_text(record.options))
        for row in record.rows:
            luck = scripted([outcome for outcome, _ in row.draws]) if row.draws else no_luck
            if row.number == 0:
                game.doors.new_game(box, position, luck, log)
            elif row.undo_to is not None or game.doors.act(box, position, row.seat, number(row.words), luck, log):
                return None
            if row.draws and (luck["fault"][0] != FINE or draws(luck) != row.draws):
                return None
    except BadInput:
        return None
    if no_luck["fault"][0] != FINE:
        return None
    return State(game.name, record.players, options, box, position, no_luck)


def _read_part(part: bytes, source: str, before: int) -> Record:
    try:
        return read(part.decode(), source, before)
    except UnicodeDecodeError as error:
        line = before + part[: error.start].count(b"\n") + 1
        raise BadRecord(source, line, "is no UTF-8 text; this is no record, or it was damaged") from None


def _lucks(seeds: Sequence[bytes]) -> Records:
    """Luck for each game, with a journal."""
    lucks = np.repeat(seeded(0, journaling=True), len(seeds))
    lucks["plan"][:, KEY:COUNTER] = np.frombuffer(b"".join(seeds), "<u4").reshape(len(seeds), -1)
    return lucks


def _play(
    game: Game, box: Records, states: Records, lucks: Records, mover: Records, first: int, players: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.float64]]:
    """Play on until all games fit: choices, outcomes of luck, shares of the victory."""
    count, room, fitted = len(states), ROOM, -1
    while fitted < count:
        choices, outcomes = np.full((count * room, 5), -1, np.int32), np.zeros((count * room, 2), np.int32)
        shares = np.zeros((count, players))
        fitted = game.doors.recorded_playouts(box, states, lucks, mover, first, choices, outcomes, shares, new_log(0))
        room *= 2
    if (lucks["fault"] != FINE).any():
        raise OmertaError(f"{game.name}: one decision drew more than {LONGEST} outcomes")
    return choices[choices[:, 1] >= 0], outcomes, shares
