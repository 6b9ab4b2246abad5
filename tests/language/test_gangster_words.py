"""Gangster in words: whole sentences in every language."""

import itertools

import pytest
from language.positions import NAMES, random_game, whole

from omerta import BadInput, Event, Game, Refusal
from omerta.games.gangster.actions import REFUSALS
from omerta.games.gangster.events import EVENTS
from omerta.language import Speaker

SAMPLES = {
    "colour": "blue", "gangster": "grey", "pushed": "brown", "equipment": "tommy_gun", "card": "2+1",
    "place": "the_loop", "other_place": "west_side", "start": "greek_town", "places": ["cicero", "the_loop"],
    "path": ["greek_town", "the_loop"], "space": "the_loop 7", "strength": "3 7", "tile": "5 4 2 ?",
    "cards": ["1", "3"], "winners": [0, 2], "acting": 1, "owner": 1, "roads": 3, "turns": 10, "number": 7,
    "spaces": 6,
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_is_told_and_listed(gangster: Game, speaker: Speaker, players: int) -> None:
    for state, events in random_game(gangster, players, 7):
        for event in events:
            assert whole(speaker.event("gangster", event))
        for seat in gangster.awaiting(state):
            for action in gangster.legal(state, seat)[::3]:
                assert whole(speaker.action("gangster", gangster.text(state, action)))


def test_every_action_can_be_said(gangster: Game, speaker: Speaker) -> None:
    for players in (2, 4):
        state = gangster.new(players, 1)
        said = {speaker.action("gangster", gangster.text(state, action)) for action in range(gangster.actions)}
        assert all(map(whole, said))
        assert len(said) == gangster.actions


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_every_event_can_be_told(speaker: Speaker, number: int) -> None:
    for kind, facts in EVENTS.values():
        assert whole(speaker.event("gangster", Event(kind, {name: SAMPLES.get(name, number) for name in facts})))


def test_every_refusal_can_be_told(speaker: Speaker) -> None:
    for code, rule in REFUSALS.values():
        assert whole(speaker.refusal("gangster", Refusal(code, rule, SAMPLES)))


def test_every_refusal_of_two_games_is_explained(gangster: Game, speaker: Speaker) -> None:
    met = set()
    for players, seed in ((2, 4), (3, 0)):
        for ply, (state, _) in enumerate(random_game(gangster, players, seed)):
            if ply % 3 == 0 or not gangster.awaiting(state):
                for seat, action in itertools.product(
                    (*gangster.awaiting(state), ply % players), range(gangster.actions)
                ):
                    refusal = gangster.why_not(state, seat, action)
                    if refusal and refusal.code not in met:
                        met.add(refusal.code)
                        assert refusal.rule in speaker.refusal("gangster", refusal)
    assert {code for code, _ in REFUSALS.values()} - met <= {"must-drive", "tile-full", "own-across-road", "car-empty"}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("drove", {"seat": 0, "colour": "blue", "card": "2+1", "path": ["greek_town", "the_loop"]}),
         "Anna (Blue) drives with the 2+1: Greek Town \N{EN DASH} The Loop."),
        (Event("unloaded", {"seat": 1, "colour": "grey", "gangster": "green", "space": "little_italy 7"}),
         "Ben (Grey) lets a gangster of Green out: space 7 in Little Italy."),
        (Event("scored", {"seat": 2, "colour": "yellow", "strength": "1 4", "points": 1}),
         "Cleo (Yellow): 1 gangster of rank 4, 1 point."),
        (Event("doubled", {"place": "the_loop", "doublers": 1}), "The Loop gets a doubler, the first of 8."),
        (Event("doubled", {"place": "the_loop", "doublers": 8}), "The Loop gets a doubler, no. 8 of 8."),
    ],
)  # fmt: skip
def test_events_in_english(event: Event, sentence: str) -> None:
    assert Speaker("en", NAMES).event("gangster", event) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Blue: Drive to The Loop with the 2 and the motor"),
        ("nl", "Blauw: Rijd naar The Loop met de 2 en de motor"),
        ("de", "Blau: Mit der 2 und dem Motor nach The Loop fahren"),
        ("fr", "Bleu\u00a0: Aller à The Loop avec le 2 et le moteur"),
    ],
)
def test_an_action_in_four_languages(language: str, sentence: str) -> None:
    assert Speaker(language, NAMES).action("gangster", "drive blue 2+1 the_loop") == sentence


@pytest.mark.parametrize("words", ["", "drive", "drive 9 the_loop", "load me", "sing", "push nobody away", "take five"])
def test_an_action_nobody_writes_is_refused(words: str) -> None:
    with pytest.raises(BadInput):
        Speaker("en", NAMES).action("gangster", words)
