"""Whatever comes from outside is understood or refused with a message; nothing else happens."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from properties.odd import CELL, ODD, SETTINGS, assert_read_or_refused, assert_whole_or_refused

import omerta
from omerta.games.gangster import content
from omerta.games.gangster.content import read_content
from omerta.games.gangster.names import CARD_WORDS, COLOUR_WORDS, EQUIPMENT_WORDS
from omerta.kernel.content_files import BadContent

VERBS = ("drive", "load", "unload", "aim", "push", "dump", "take", "own", "nothing", "trunk")
PLACES = ("the_loop", "loop", "little", "greek town", "gold-coast", "_", "²")
WORDS = st.sampled_from([*VERBS, *CARD_WORDS, *COLOUR_WORDS, *EQUIPMENT_WORDS, *PLACES, "0", "7", "20", "21", "-1"])


@SETTINGS
@given(st.sampled_from([2, 4]), st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=5).map(" ".join)))
def test_any_typed_text_is_an_action_or_refused(gangster: omerta.Game, players: int, words: str) -> None:
    assert_read_or_refused(gangster, gangster.new(players, seed=1), words)


@SETTINGS
@given(st.data())
def test_a_position_changed_anywhere_is_accepted_whole_or_refused(gangster: omerta.Game, data: st.DataObject) -> None:
    state = gangster.new(data.draw(st.sampled_from([2, 3, 5])), seed=1)
    for ply in range(data.draw(st.integers(0, 120))):
        if seats := gangster.awaiting(state):
            state, _ = gangster.play(state, seats[0], gangster.sample(state, seats[0], ply))
    odd = st.one_of(ODD, st.integers(0, 20), st.sampled_from([*COLOUR_WORDS, "act", "the_loop"]))
    assert_whole_or_refused(gangster, state, data, odd)


OURS = Path(content.__file__).parent / "content"


@SETTINGS
@given(st.sampled_from(list(content.COLUMNS)), st.one_of(st.binary(max_size=300), st.lists(CELL, max_size=30)))
def test_any_content_file_is_read_or_refused(tmp_path: Path, file: str, written: bytes | list[str]) -> None:
    for name in content.COLUMNS:
        shutil.copy(OURS / name, tmp_path)
    if isinstance(written, bytes):
        (tmp_path / file).write_bytes(written)
    else:
        head = ",".join(content.COLUMNS[file])
        width = len(content.COLUMNS[file])
        lines = [",".join(written[i : i + width]) for i in range(0, len(written), width)]
        (tmp_path / file).write_text("\n".join([head, *lines]), encoding="utf-8")
    with pytest.raises(BadContent, match=rf"^{file.replace('.', '[.]')}"):
        read_content(tmp_path)
