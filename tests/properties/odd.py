"""Odd things to say and to write, and what must become of them: understood or refused with a message, nothing else."""

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from omerta import BadInput, Game, State

SETTINGS = settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.lists(st.integers(), max_size=3)
)
CELL = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=8)


def assert_read_or_refused(game: Game, state: State, words: str) -> None:
    """What is typed is an action, which is itself again when written and read, or it is refused."""
    try:
        action = game.parse(state, words)
    except BadInput:
        return
    assert game.parse(state, game.text(state, action)) == action


def assert_whole_or_refused(game: Game, state: State, data: st.DataObject, odd: st.SearchStrategy[Any]) -> None:
    """A position with something odd anywhere is a position that can be played to its end, or it is refused."""
    position = copy.deepcopy(game.to_dict(state))
    *way, last = data.draw(st.sampled_from(_places(position)[1:]))
    inside: Any = position
    for key in way:
        inside = inside[key]
    if data.draw(st.booleans()) and isinstance(inside, dict):
        del inside[last]
    else:
        inside[last] = data.draw(odd)
    try:
        changed = game.from_dict(position)
    except BadInput:
        return
    assert game.from_dict(game.to_dict(changed)) == changed
    while seats := game.awaiting(changed):
        changed, _ = game.play(changed, seats[0], game.sample(changed, seats[0], 2))
    assert sum(game.returns(changed)) == pytest.approx(1)


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree of plain data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inside for place in _places(value, (*path, key)))]
