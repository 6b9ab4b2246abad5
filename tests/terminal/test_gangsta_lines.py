"""Gangsta! in the line mode, played by typing."""

import asyncio
import random

import pytest
from terminal.seats import NAMES, finished, home, lines, played, shown

import omerta
from omerta.language import Speaker
from omerta.language.gangsta import effect
from omerta.terminal.home import Home
from omerta.terminal.lines import LineTable

RESOURCES = {"resources": True}


def sit(people: int = 1, players: int = 3, seed: int = 3, resources: bool = True) -> Home:
    return home("gangsta", people, players, seed, RESOURCES if resources else {})


def table(
    typed: str, people: int = 1, players: int = 3, language: str = "en", seed: int = 3, resources: bool = True
) -> LineTable:
    return lines(sit(people, players, seed, resources), typed, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_numbers(language: str) -> None:
    chance = random.Random(2)
    line_table = table("\n".join(str(chance.randint(1, 4)) for _ in range(3000)), language=language)
    assert sum(finished(line_table)) == pytest.approx(1)
    assert line_table.speaker.say("choices") in shown(line_table)
    assert line_table.speaker.say("gangsta-board-standing") in shown(line_table)
    assert "gangsta/winner" in shown(line_table)


def dealt(sitting: Home, seat: int) -> list[dict[str, str]]:
    """The two resource cards that a player was dealt."""
    cards: list[dict[str, str]] = sitting.moment(seat).view["seats"][seat]["dealt"]
    return cards


def keep(sitting: Home, seat: int) -> str:
    return f"keep {dealt(sitting, seat)[0]['id']}"


def test_resources_are_chosen_one_after_the_other_behind_a_curtain() -> None:
    fresh, speaker = sit(people=3), Speaker("en", NAMES)
    cards = {seat: [effect(speaker, card["effect"])[0] for card in dealt(fresh, seat)] for seat in range(3)}
    choices = [keep(fresh, seat) for seat in range(3)]
    text = played(table(f"\n{choices[0]}\n\n{choices[1]}\n\n", people=3))
    screens = text.split("Pass the screen to ")
    assert [screen.partition(".")[0] for screen in screens[1:]] == NAMES[:3]
    for seat, screen in enumerate(screens[1:]):
        for owner, names in cards.items():
            assert all((f"{name}:" in screen) == (owner == seat) for name in names)
    assert "Anna has chosen a resource card." in screens[2]
    assert "Anna keeps" not in screens[2] + screens[3]
    assert "reveals" not in text


def test_a_choice_made_by_all_cannot_be_taken_back() -> None:
    """Not even by the one who chose last and moves first: the cards of the others are known by then."""
    seed = next(seed for seed in range(50) if sit(players=2, seed=seed).table.state.position.active == 1)
    choices = [keep(sit(players=2, seed=seed), seat) for seat in range(2)]
    sitting = sit(people=2, players=2, seed=seed)
    text = played(lines(sitting, f"\n{choices[0]}\n\n{choices[1]}\nundo\n"))
    assert "Anna reveals" in text
    assert "There is nothing to take back." in text
    assert [row.words for row in sitting.table.record.rows] == ["deal", *choices]


def test_a_choice_of_one_s_own_can_be_taken_back() -> None:
    """Beginning a heist draws nothing and asks nobody else."""
    for seed in range(100):
        sitting = sit(players=2, seed=seed, resources=False)
        heist = next((words for words in sitting.table.legal(0) if words.startswith("heist")), None)
        if heist is not None:
            break
    assert heist is not None
    assert "Your last choice has been taken back." in played(lines(sitting, f"{heist}\nundo\npass\n"))
    assert [row.words for row in sitting.table.record.rows[1:4]] == [heist, "undo 0", "pass"]


def jet_in_the_own_turn(game: omerta.Game) -> omerta.State:
    """A position in which the active player may free somebody by Private jet."""
    for seed in range(20):
        state = game.new(3, seed, RESOURCES)
        while seats := game.awaiting(state):
            if game.view(state, None)["stage"] == "jet" and seats == [state.position.active]:
                return state
            state, _ = game.play(state, seats[0], game.sample(state, seats[0], seed))
    raise AssertionError("no such position was found")


def test_why_tells_nothing_of_cards_not_yet_drawn() -> None:
    """Not using the jet draws a heist, and an extra turn begins; whether that heist could be done is not told now."""
    sitting = sit()
    game = sitting.table.game
    state = jet_in_the_own_turn(game)
    seat = int(state.position.active)
    data = game.to_dict(state)
    data["position"]["extra_turn_due"] = True
    sitting.table._states[0] = game.from_dict(data, 1)
    later, events = game.play(sitting.table.state, seat, "free nothing")
    heist = next(event.facts["heist"].split()[0] for event in events if event.kind == "heist_laid_out")
    assert game.awaiting(later) == [seat]
    line_table = lines(sitting, "")
    asyncio.run(line_table.explain(seat, f"heist {heist}"))
    assert shown(line_table).startswith("First say whom the Private jet frees, or nobody.")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rules resource-bank\n", "Your first $10 cannot be stolen."),
        ("hire\n", "Write “hire CARD”"),
        ("hire 999\n", "“999” is unknown here."),
        ("engage 111\n", "Now is the time to hire, do a heist, or pass."),
        ("why pass\n", "Yes, you may do that now."),
        ("stele 101\n", "Did you mean steal?"),
        ("log\n", "A game of Gangsta! for 2 players begins."),
    ],
)
def test_commands_are_answered(typed: str, answer: str) -> None:
    seed = next(s for s in range(50) if sit(players=2, seed=s, resources=False).table.state.position.active == 0)
    assert answer in played(table(typed, players=2, seed=seed, resources=False))
