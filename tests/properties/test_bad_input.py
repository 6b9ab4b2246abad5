"""Whatever comes from outside is understood or refused with a message; nothing else happens."""

import contextlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from properties.odd import CELL, ODD, SETTINGS, assert_read_or_refused, assert_whole_or_refused

import omerta
from omerta.games.the_boss.content import read_content
from omerta.games.the_boss.names import PLACE_WORDS
from omerta.kernel.content_files import BadContent

WORDS = st.sampled_from(["place", "play", "nothing", "no_card", "0", "1", "9", "²", "-1", "revolver", *PLACE_WORDS])


@SETTINGS
@given(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=5).map(" ".join)))
def test_any_typed_text_is_an_action_or_refused(the_boss: omerta.Game, words: str) -> None:
    assert_read_or_refused(the_boss, the_boss.new(2, seed=1), words)


@SETTINGS
@given(st.data())
def test_a_position_changed_anywhere_is_accepted_whole_or_refused(the_boss: omerta.Game, data: st.DataObject) -> None:
    state = the_boss.new(2, seed=1)
    for _ in range(data.draw(st.integers(0, 30))):
        seat = the_boss.awaiting(state)[0]
        state, _ = the_boss.play(state, seat, the_boss.sample(state, seat, 1))
    assert_whole_or_refused(the_boss, state, data, ODD)


@SETTINGS
@given(st.binary(max_size=300))
def test_any_bytes_as_a_content_file_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cities.csv").write_bytes(content)
    with pytest.raises(BadContent):
        read_content(tmp_path)


@SETTINGS
@given(st.lists(st.tuples(CELL, CELL, CELL, CELL).map(",".join), max_size=5))
def test_any_lines_under_the_right_columns_are_refused(tmp_path: Path, lines: list[str]) -> None:
    (tmp_path / "cities.csv").write_text("\n".join(["number,city,card,origin", *lines]), encoding="utf-8")
    with pytest.raises(BadContent, match=r"^cities\.csv"):
        read_content(tmp_path)


@SETTINGS
@given(players=ODD, seat=ODD, action=ODD)
def test_odd_arguments_are_refused_in_words(the_boss: omerta.Game, players: Any, seat: Any, action: Any) -> None:
    state = the_boss.new(4, seed=1)
    for call in (
        lambda: the_boss.new(players, seed=1),
        lambda: the_boss.legal(state, seat),
        lambda: the_boss.view(state, seat),
        lambda: the_boss.why_not(state, seat, action),
        lambda: the_boss.play(state, the_boss.awaiting(state)[0], action),
        lambda: the_boss.redeal(state, seat, seed=1),
        lambda: the_boss.new(4, seed=players),
        lambda: the_boss.from_dict(action),
        lambda: the_boss.parse(state, action),
        lambda: the_boss.sample(state, seat, seed=1),
        lambda: the_boss.awaiting(action),
        lambda: the_boss.to_dict(action),
        lambda: the_boss.returns(action),
        lambda: the_boss.new(4, outcomes=action),
        lambda: the_boss.new(2, options=action),
        lambda: the_boss.new(2, options={"cities": action}),
        lambda: omerta.game(action),
        lambda: omerta.register(action),
    ):
        with contextlib.suppress(omerta.BadInput, omerta.IllegalAction):
            call()
