"""The line mode, played by typing."""

import random

import pytest
from terminal.seats import finished, home, lines, played, shown

from omerta.language import LANGUAGES, Speaker
from omerta.records import read, replay, write
from omerta.terminal.home import Home
from omerta.terminal.lines import LineTable
from omerta.terminal.menu import entries
from omerta.terminal.stepping import remarks


def table(typed: str, people: int = 1, players: int = 3, language: str = "en", seed: int = 3) -> tuple[Home, LineTable]:
    sitting = home("the_boss", people, players, seed)
    return sitting, lines(sitting, typed, language)


def typing(typed: str, people: int = 1) -> tuple[Home, str]:
    """Play until the input ends; the table, and all that was shown."""
    sitting, line_table = table(typed, people)
    return sitting, played(line_table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers_in_every_language(language: str) -> None:
    chance = random.Random(2)
    _, line_table = table("\n".join(str(chance.randint(1, 4)) for _ in range(2000)), language=language)
    assert sum(finished(line_table)) == pytest.approx(1)
    assert line_table.speaker.say("choices") in shown(line_table)


def test_a_number_of_a_group_opens_it() -> None:
    sitting, text = typing("2\n1\n")
    assert "place new_york ..." in text
    assert "Place 1 professional in New York" in text
    assert sitting.table.state.position.professionals_in[0, 0] == 1


def test_typed_words_and_shared_words_work() -> None:
    sitting, text = typing("place detroit\nplace detroit 2 1\n")
    assert "Place 2 professionals and 1 occasional in Detroit" in text
    assert sitting.table.state.position.professionals_in[2, 0] == 2


def test_playing_a_card_at_once_places_nobody() -> None:
    _, text = typing("play boston 2\n")
    assert "Anna places nobody." in text
    assert "Anna plays Boston 2." in text


def test_a_refusal_names_the_rule() -> None:
    _, text = typing("place chicago 1\n")
    assert "the_boss/place-chicago" in text


def test_undo_takes_back_the_placement_and_what_was_told() -> None:
    sitting, text = typing("place detroit 2 1\nundo\nlog\nundo\n")
    assert "Your last choice has been taken back." in text
    assert "There is nothing to take back." in text
    assert sitting.table.state.position.most.sum() == 0
    assert not any(line.event is not None and line.event.kind == "placed" for line in sitting.log(0))


def test_an_undo_is_a_row_of_the_record() -> None:
    sitting, _ = typing("place detroit 2 1\nundo\nplace boston 1 0\n")
    record = read(write(sitting.table.record))
    assert [row.words for row in record.rows] == ["deal", "place detroit 2 1", "undo 0", "place boston 1 0"]
    assert replay(record, sitting.table.game).states[-1] == sitting.table.state


def test_nothing_is_undone_once_others_have_acted() -> None:
    _, text = typing("play boston 2\nundo\n")
    assert "There is nothing to take back." in text


def test_two_people_never_see_each_others_cards() -> None:
    """Everything shown up to Ben's curtain is Anna's; after it the screen is Ben's."""
    sitting, text = typing("\nplay boston 2\n\nlog\n", people=2)
    cards = sitting.table.game.view(sitting.table.state, 0)["seats"][0]["hand"]
    spoken = [Speaker("en", []).action("the_boss", f"play {card}").removeprefix("Play ") for card in cards]
    until, after = text.split("Pass the screen to Ben.")
    assert until.index("Pass the screen to Anna.") < until.index("Anna (you)")
    assert all(card in until for card in spoken)
    assert "Ben (you)" in after
    assert not any(card in after for card in spoken)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?\n", "Type one of these"),
        ("why place chicago 1\n", "the_boss/place-chicago"),
        ("why place detroit 1\n", "Yes, you may do that now."),
        ("why what\n", "An action begins with"),
        ("rules place-chicago\n", "Placing in Chicago"),
        ("rules nonsense\n", "There is no rule"),
        ("rules\n", "the_boss/tie-extra-round"),
        ("log\n", "A game of The Boss for 3 players begins."),
        ("99\n", "There is no number 99 in the list; it ends at 6."),
        ("jump\n", "An action begins with `place`, `play`."),
        ("place detrot 1\n", "Did you mean detroit?"),
        ("why\n", "after why"),
        ("9" * 5000 + "\n", "There is no number 999999 in the list"),
        ("play detroit 4\n", "the_boss/play-card"),
        ("why play boston 2\n", "Yes, you may do that now."),
    ],
)
def test_commands_are_answered(typed: str, answer: str) -> None:
    sitting, text = typing(typed)
    assert answer in text
    assert sitting.table.state.position.turn == 1


def test_enter_shows_the_whole_list_again() -> None:
    _, text = typing("2\n\n")
    assert text.count("place boston ...") == 2


def test_a_group_can_be_named_while_another_is_open() -> None:
    _, text = typing("2\nplace boston\n")
    assert "Place 1 professional in Boston" in text


def test_leaving_at_the_curtain() -> None:
    sitting, text = typing("quit\nplay boston 2\n", people=2)
    assert sitting.table.state.position.turn == 1
    assert "(you)" not in text


def test_short_lists_are_not_grouped() -> None:
    assert [entry.words for entry in entries(["play a 1", "play a 2"])] == ["play a 1", "play a 2"]
    many = [f"guess {number}" for number in range(40)]
    assert [entry.words for entry in entries(many)] == many
    mixed = ["place nothing", *(f"place boston {number}" for number in range(20))]
    assert [(entry.words, entry.is_group) for entry in entries(mixed)] == [
        ("place nothing", False),
        ("place boston", True),
    ]


@pytest.mark.parametrize(("game", "most"), [("the_boss", 1), ("gangster", 10_000)])
def test_bots_say_why_and_late_reasons_are_not_read_out(game: str, most: int) -> None:
    """In The Boss all reasons but that of the last row come when the game is over: then they are in the log only."""
    chance = random.Random(2)
    sitting = home(game)
    line_table = lines(sitting, "\n".join(str(chance.randint(1, 4)) for _ in range(2000)))
    finished(line_table)
    whim = "    Just on a whim."
    reasons = [line for line in sitting.log(0) if line.reason is not None]
    assert len(reasons) > 10
    assert {sitting.table.record.rows[line.row].seat for line in reasons} == {1, 2}
    heard = shown(line_table).split("\n").count(whim)
    assert heard <= most
    assert most == 1 or heard > len(reasons) / 2
    line_table.show_log(0)
    assert shown(line_table).split("\n").count(whim) == heard + len(reasons)


def test_looking_back_tells_why_in_words() -> None:
    sitting = home("the_boss", people=3)
    table = sitting.table
    for note in ("why aspects 64 money", "well played"):
        seat = table.awaiting()[0]
        table.play(seat, table.legal(seat)[0], note=note)
    speaker, record = Speaker("en", table.record.names), table.record
    assert remarks(speaker, record, record.rows[1], everything=True) == ["  What counted most: the money already won."]
    assert remarks(speaker, record, record.rows[1], everything=False) == [], "the game goes on"
    assert remarks(speaker, record, record.rows[2], everything=True) == ["{well played}"]
    record.result = [1, 0, 0]
    assert remarks(speaker, record, record.rows[1], everything=False) == ["  What counted most: the money already won."]
    assert remarks(speaker, record, record.rows[2], everything=False) == []
