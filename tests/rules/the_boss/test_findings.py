"""Faults that a reviewer found, mended since: each stays as a test."""

from pathlib import Path
from typing import Any

import pytest
from rules.the_boss.positions import position_data

from omerta import BadInput, Game
from omerta.games.the_boss.content import read_content
from omerta.kernel.content_files import BadContent


@pytest.mark.parametrize("players", [2, 3, 4])
def test_finding_view_shows_the_row_as_it_lies(the_boss: Game, players: int) -> None:
    """view._place mapped a position to a place that had been mapped already."""
    row = the_boss.view(the_boss.new(players, 1), 0)["row"]
    assert len({place["city"] for place in row}) == len(row)


def test_finding_score_sheet_while_the_game_goes_on(the_boss: Game) -> None:
    """`final` was a NumPy bool, which msgspec does not write."""
    assert the_boss.score_sheet(the_boss.new(2, 1))["final"] is False


UNREACHABLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("order", {"turn": 2, "start": 0}, {"order": [1, 0]}),
    ("left_of_chicago", {"round_number": 1}, {"left_of_chicago": 3}),
    ("banished", {"round_number": 2}, {"banished": {"chicago": [0]}}),
    ("gangsters.chicago", {"turn": 2, "gangsters": {"chicago": {0: (1, 0)}}}, {}),
    (
        "gangsters.boston",
        {"round_number": 2, "turn": 2, "gangsters": {"boston": {0: (1, 0)}}, "banished": {"boston": [0]}},
        {},
    ),
    ("seats", {"turn": 1, "away": {0: {"prison": (1, 0)}}}, {}),
    ("seats", {"turn": 1, "earned": {0: [5], 1: [0]}}, {}),
]


@pytest.mark.parametrize(("field", "described", "changes"), UNREACHABLE)
def test_finding_from_dict_refuses_what_no_game_reaches(
    the_boss: Game, field: str, described: dict[str, Any], changes: dict[str, Any]
) -> None:
    """position.restore promises: `a position that no game could reach ... is refused`."""
    data = position_data(the_boss, 2, **described)
    data["position"] |= changes
    with pytest.raises(BadInput, match=field):
        the_boss.from_dict(data)


def test_finding_over_and_level_without_an_extra_round(the_boss: Game) -> None:
    """the_boss/tie-extra-round: a game cannot be over while players are level and no extra round has been played."""
    data = position_data(the_boss, 2, round_number=3, turn=5, acted=1, last=True, stage="play")
    spot = data["position"]
    last = spot["order"][-1]
    city, face = spot["seats"][last]["hand"].pop().split()
    spot["cities"][city]["played"].append(face)
    spot |= {"stage": "over", "acted": 2}
    with pytest.raises(BadInput, match="extra_round"):
        the_boss.from_dict(data)


@pytest.mark.parametrize(
    "words",
    ["place detroit " + "1" * 5000, "play no_card " + "1" * 5000, "play no_card ²"],
    ids=["count", "card", "superscript"],
)
def test_finding_odd_numbers_are_bad_input(the_boss: Game, words: str) -> None:
    """int() raises a bare ValueError on thousands of digits, and on digits that are no decimals."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        the_boss.parse(the_boss.new(2, 1), words)
    assert issubclass(raised.type, BadInput)


def test_finding_a_very_long_amount_in_a_content_file(tmp_path: Path) -> None:
    (tmp_path / "cities.csv").write_text(f"number,city,card,origin\n1,New York,{'1' * 5000},own\n", encoding="utf-8")
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        read_content(tmp_path)
    assert raised.type is BadContent
    assert str(raised.value).startswith("cities.csv, line 2: unknown card")


@pytest.mark.parametrize("players", [2.0, 3.0])
def test_finding_players_must_be_a_whole_number(the_boss: Game, players: Any) -> None:
    """2.0 passes `in (2, 3, 4)` and makes a state on which `awaiting` raises TypeError."""
    with pytest.raises(BadInput):
        the_boss.new(players, 1)


def test_finding_outcomes_beyond_16_bits_are_bad_input(the_boss: Game) -> None:
    """luck.scripted lets NumPy's OverflowError through."""
    with pytest.raises(BadInput):
        the_boss.new(2, outcomes=[70000] * 20)
