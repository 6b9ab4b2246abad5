"""Positions thrown together at random, crowded with gaps, guards and full tiles: every choice, examined."""

import random
from typing import Any

import pytest
from rules.gangster.examiner import COLOURS, HARBOUR, KINDS, PLACES, POLICE, TILES, Position, Table

from omerta import Game, State
from omerta.games.gangster import GAME

POSITIONS = 100
"""For each number of players."""


def thrown_together(chance: random.Random, players: int) -> Position:
    """A position that plays on, of any round; most of what is rare is common here."""
    colours = COLOURS[: {2: 4}.get(players, players)]
    districts = [place for place in PLACES if place != HARBOUR and (players, place) != (3, "cicero")]
    number = chance.randint(1, 3)
    left = dict.fromkeys(colours, (9, 15, 20)[number - 1])

    def somebody() -> str | None:
        found = [colour for colour, count in left.items() if count]
        colour = chance.choice(found) if found else None
        if colour:
            left[colour] -= 1
        return colour

    tiles = chance.sample(sorted(TILES), len(districts))
    doublers = chance.sample(districts, chance.choice((1, 4, 7, 7)))
    haunts = chance.sample(PLACES, 3)
    there: dict[str, Any] = {}
    for place in sorted(districts, key=lambda place: place not in haunts):
        tile = tiles.pop()
        spaces = TILES[tile][1]
        fill = chance.choice((0, 0.3, 0.6, 0.9, 1)) if place in haunts else chance.choice((0, 0, 0.3))
        standing = [somebody() if chance.random() < fill else None for _ in range(spaces)]
        if fill and chance.random() < 0.5:
            standing[-1] = standing[-1] or somebody()
        while standing and standing[-1] is None:
            standing.pop()
        there[place] = {"tile": tile, "spaces": standing, "doubler": place in doublers}
    gangs: dict[str, Any] = {}
    pile = [kind for kind in KINDS for _ in range(5)]
    chance.shuffle(pile)
    for colour in colours:
        kinds: list[str] = []
        for kind in chance.sample(KINDS, chance.randint(1, 2)):
            if kind in pile:
                pile.remove(kind)
                kinds.append(kind)
        gangs[colour] = {
            "car": chance.choice((*haunts, *haunts, HARBOUR, "the_loop")),
            "cards": sorted(chance.sample((1, 2, 3), chance.choice((1, 1, 2, 3)))),
            "equipment": kinds,
            "trunk": {},
            "dumped": 0,
            "earned": [chance.randint(0, 60) if day < number - 2 else 0 for day in range(number - 1)],
        }
    for colour, gang in gangs.items():
        others = [other for other in colours if other != colour and left[other]]
        for other in chance.choices(others, k=chance.choice((0, 0, 1, 2))) if others else ():
            if left[other]:
                left[other] -= 1
                gang["trunk"][other] = gang["trunk"].get(other, 0) + 1
    for colour, gang in gangs.items():
        if chance.random() < 0.3:
            gang["dumped"] = chance.randint(0, left[colour])
        gang["gangsters"] = left[colour] - gang["dumped"]
    lying: list[str] = []
    while len(lying) < 3:
        pair = len(lying) == 1 and lying[0] in pile and chance.random() < 0.6
        kind = lying[0] if pair else chance.choice(pile)
        if lying.count(kind) < 2:
            pile.remove(kind)
            lying.append(kind)
    if chance.random() < 0.3:
        pile, lying = [], lying[: chance.randint(0, 3)]
    elif chance.random() < 0.6:  # a supply that makes three alike likely
        pile = [kind for kind in pile if kind == lying[0]][: chance.randint(1, 9)]
    limit = 10 * len(colours)
    return {
        "stage": "act", "round": number, "acting": chance.randrange(players), "colour": None, "aimed": None,
        "idle": chance.choice((0, 0, 0, limit - 1, limit)), "districts": there, "colours": gangs,
        "open_equipment": counts(lying), "supply": counts(pile), "police": chance.choice((0, POLICE[players])),
        "casino": chance.sample(range(1, 7), number - 1),
        "last_reckoning": {
            place: {"spaces": [], "doubler": i < 8} for i, place in enumerate(districts) if number > 1
        },
    }  # fmt: skip


def counts(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in words}


def examine(game: Game, state: State, players: int, chance: random.Random) -> set[str]:
    """All choices and what follows from some of them, to the end of the turn; the verbs and events met."""
    at = game.to_dict(state)["position"]
    seats = game.awaiting(state)
    legal = {game.text(state, action) for seat in seats for action in game.legal(state, seat)}
    assert legal == Table(at, players).legal()
    met: set[str] = set()
    verbs: dict[str, list[str]] = {}
    for words in sorted(legal):
        verbs.setdefault(words.split()[0], []).append(words)
    for verb, choices in verbs.items():
        for words in chance.sample(choices, min(len(choices), 2)):
            after, events = game.play(state, seats[0], words)
            table = Table(at, players)
            table.play(words, events)
            assert [(event.kind, dict(event.facts)) for event in events] == table.told, words
            assert game.to_dict(after)["position"] == table.at, words
            met |= {verb, *(event.kind for event in events)}
            if table.at["stage"] not in ("act", "over"):
                met |= examine(game, after, players, chance)
    return met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turn_one_action_examined_in_crowded_positions(gangster_interpreted: Game, players: int) -> None:
    game, chance, met = gangster_interpreted, random.Random(players), set[str]()
    envelope = game.to_dict(game.new(players, 1))
    for seed in range(POSITIONS):
        data = envelope | {"position": thrown_together(chance, players)}
        state = game.from_dict(data, seed)
        assert game.to_dict(state) == data
        met |= examine(game, state, players, chance)
        if seed % 5 == 0:
            (seat,) = game.awaiting(state)
            allowed = {action for action in range(GAME.actions) if game.why_not(state, seat, action) is None}
            assert allowed == set(game.legal(state, seat))
    assert met >= {
        "drive", "load", "unload", "aim", "push", "dump", "take", "pushed", "dumped", "took", "took_nothing", "lost",
        "laid_out", "three_alike", "must_drive", "unloaded_nothing", "police_drawn", "reckoning_began", "game_won",
    }  # fmt: skip
