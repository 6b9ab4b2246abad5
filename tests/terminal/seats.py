"""Tables for the tests of the terminal: at home, with rookies, interpreted."""

import asyncio
import io
from collections.abc import Mapping
from typing import Any

import pytest

import omerta
from omerta.tables import Table
from omerta.terminal.home import Home
from omerta.terminal.lines import LineTable, Quit
from omerta.terminal.opponents import Opponents
from omerta.terminal.voice import Voice

NAMES = ["Anna", "Ben", "Cleo", "Dirk", "Eva"]


def home(game: str, people: int = 1, players: int = 3, seed: int = 3, options: Mapping[str, Any] | None = None) -> Home:
    """People at the first seats, rookies at the others."""
    opened = omerta.interpreted_game(game)
    table = Table(opened, NAMES[:players], seed, options)
    return Home(table, range(people), Opponents(opened, dict.fromkeys(range(people, players), "rookie")))


def lines(sitting: Home, typed: str, language: str = "en") -> LineTable:
    """A line mode that reads this and writes into a text."""
    return LineTable(sitting, Voice(language), source=io.StringIO(typed), target=io.StringIO())


def shown(line_table: LineTable) -> str:
    """All that was written."""
    assert isinstance(line_table.target, io.StringIO)
    return line_table.target.getvalue()


def finished(line_table: LineTable) -> list[float]:
    """Play to the end."""
    return asyncio.run(line_table.run())


def played(line_table: LineTable) -> str:
    """Play until the input ends; all that was shown."""
    with pytest.raises(Quit):
        finished(line_table)
    return shown(line_table)


def sit_at_the_boss() -> Home:
    """Anna begins, so that there is something to choose at once."""
    return next(one for one in (home("the_boss", seed=seed) for seed in range(50)) if one.awaited() == 0)
