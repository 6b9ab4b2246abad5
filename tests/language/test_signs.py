"""Boards for terminals that know ASCII only."""

import pytest
from language.positions import after, numbered

import omerta
from omerta.language import LANGUAGES, Speaker, draw
from omerta.language.boards import AsciiSpeaker, ascii_only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["gangsta", "gangster", "the_boss"])
def test_a_board_can_be_drawn_in_ascii(name: str, language: str) -> None:
    game, speaker = omerta.interpreted_game(name), AsciiSpeaker(language, numbered(language, 4).players)
    for decisions in (0, 60, 10_000):
        board = draw(speaker, game.view(after(game, 4, decisions), 0))
        plain = ascii_only(board)
        assert plain.isascii()
        assert "?" * 2 not in plain
        assert plain.count("?") == board.count("?"), "a sign has no likeness"
        assert [len(line) for line in plain.splitlines()] == [len(line) for line in board.splitlines()]
        assert [line.startswith("-- ") for line in plain.splitlines()] == [
            line.startswith("── ") for line in board.splitlines()
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_said_in_ascii(language: str) -> None:
    for game in ("gangsta", "gangster", "the_boss"):
        for _, title, text in Speaker(language, []).rules(game):
            assert ascii_only(title + text).count("?") == (title + text).count("?")


def test_accents_fall_off_and_what_is_unknown_is_a_question_mark() -> None:
    assert ascii_only("Große Straße, œuvre, „Ünal“ ▶ 東") == 'Grosse Strasse, oeuvre, "Unal" > ?'
