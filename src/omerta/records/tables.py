"""Records as two Parquet tables for DuckDB or pandas: decisions and games. docs/collections.md explains the columns."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State
from omerta.records.bulk import action_numbers
from omerta.records.reading import BadRecord
from omerta.records.record import UNDO, Record
from omerta.records.writing import json_text, luck_text, whole_file

DECISIONS = {
    "game_id": "VARCHAR",
    "game": "VARCHAR",
    "edition": "INTEGER",
    "players": "TINYINT",
    "ply": "INTEGER",
    "seat": "TINYINT",
    "action": "INTEGER",
    "words": "VARCHAR",
    "draws": "VARCHAR",
    "undone": "BOOLEAN",
}
"""The columns of a decision, and their types."""

GAMES = {
    "game_id": "VARCHAR",
    "game": "VARCHAR",
    "edition": "INTEGER",
    "players": "TINYINT",
    "content": "VARCHAR",
    "options": "VARCHAR",
    "names": "VARCHAR[]",
    "date": "DATE",
    "seed_hash": "VARCHAR",
    "deal": "VARCHAR",
    "decisions": "INTEGER",
    "result": "DOUBLE[]",
    "winners": "TINYINT[]",
    "scores": "MAP(VARCHAR, INTEGER[])",
}
"""The columns of a game, and their types."""

NO_ACTION = -1
"""The action of an undo row, until it is written as NULL."""


class Tables:
    """The two tables, filled record by record."""

    def __init__(self) -> None:
        self._decisions: dict[str, list[Any]] = {name: [] for name in DECISIONS}
        self._games: dict[str, list[Any]] = {name: [] for name in GAMES}

    def add(self, game_id: str, record: Record, game: Game, final: State) -> None:
        """Take in one record; `final` is its last position. Games that were not dealt would spoil every statistic."""
        if record.start is not None:
            line = record.header_lines.get("position", 1)
            raise BadRecord(record.source, line, "not dealt but begun from a position; collections are of dealt games")
        standing = standing_rows(record)
        self._add_decisions(game_id, record, game, standing)
        result, over = record.result, record.result is not None
        row = {
            "game_id": game_id,
            "game": record.game,
            "edition": record.edition,
            "players": record.players,
            "content": record.content,
            "options": json_text(record.options),
            "names": json.dumps(record.names),
            "date": record.date,
            "seed_hash": record.seed_hash,
            "deal": luck_text(record.rows[0].draws),
            "decisions": len(standing),
            "result": json.dumps(result),
            "winners": json.dumps([seat for seat, share in enumerate(result or ()) if share] if over else None),
            "scores": json.dumps(scores(game, final) if over else None),
        }
        for name, column in self._games.items():
            column.append(row[name])

    def _add_decisions(self, game_id: str, record: Record, game: Game, standing: set[int]) -> None:
        number = _numbers(game, record.players, json_text(record.options))
        rows = record.rows[1:]
        columns = self._decisions
        for name, value in zip(DECISIONS, (game_id, record.game, record.edition, record.players), strict=False):
            columns[name] += [value] * len(rows)
        columns["ply"] += [row.number for row in rows]
        columns["seat"] += [row.seat for row in rows]
        columns["action"] += [number(row.words) for row in rows]
        columns["words"] += [row.words for row in rows]
        columns["draws"] += [luck_text(row.draws) if row.draws else "" for row in rows]
        columns["undone"] += [row.number not in standing for row in rows]

    def write(self, folder: Path, name: str) -> None:
        """Write `decisions/NAME.parquet` and `games/NAME.parquet` below a folder, each whole or not at all."""
        for table, columns, types in (("decisions", self._decisions, DECISIONS), ("games", self._games, GAMES)):
            (folder / table).mkdir(parents=True, exist_ok=True)
            path = folder / table / f"{name}.parquet"
            with whole_file(path) as half:
                write_parquet(columns, types, half)


@functools.lru_cache(maxsize=16)
def _numbers(game: Game, players: int, options: str) -> Callable[[str], int]:
    """Words -> action number; an undo is no action."""
    understood = action_numbers(game, players, options)
    return functools.cache(lambda words: NO_ACTION if words.startswith(f"{UNDO} ") else understood(words))


def standing_rows(record: Record) -> set[int]:
    """The decisions that led to the last position; all others were taken back, or are undo rows."""
    if not any(row.words.startswith(UNDO) for row in record.rows):
        return set(range(1, len(record.rows)))
    standing, number = set(), len(record.rows) - 1
    while number > 0:
        back_to = record.rows[number].undo_to
        if back_to is None:
            standing.add(number)
        number = number - 1 if back_to is None else back_to
    return standing


def scores(game: Game, final: State) -> dict[str, list[int]]:
    """The whole numbers in the lines of the score sheet, each by seat; none if the game's sheet has no lines."""
    lines = sorted(game.score_sheet(final).get("lines", []), key=lambda line: int(line["seat"]))
    names = [name for name, value in lines[0].items() if type(value) is int and name != "seat"] if lines else []
    return {name: [line[name] for line in lines] for name in names}


def write_parquet(columns: dict[str, list[Any]], types: dict[str, str], path: Path) -> None:
    """Columns as a Parquet file. What is a list or a map comes as JSON text."""
    import duckdb

    arrays = {name: np.array(column, _plain_type(types[name])) for name, column in columns.items()}
    wanted = ", ".join(_selected(name, kind) for name, kind in types.items())
    with duckdb.connect(config={"threads": 1}) as connection:
        connection.register("filled", arrays)
        try:
            connection.view("filled").project(wanted).write_parquet(str(path), compression="zstd")
        except duckdb.IOException as error:
            raise BadInput(f"{path} cannot be written: {str(error).splitlines()[0]}") from None


def _plain_type(kind: str) -> Any:
    return {"INTEGER": np.int32, "TINYINT": np.int8, "BOOLEAN": np.bool_}.get(kind, object)


def _selected(name: str, kind: str) -> str:
    if name == "action":
        return f"nullif(action, {NO_ACTION}) AS action"
    if kind == "DATE":
        return f"try_cast({name} AS DATE) AS {name}"
    if kind.endswith(("[]", ")")):
        return f"{name}::VARCHAR::JSON::{kind} AS {name}"
    return name
