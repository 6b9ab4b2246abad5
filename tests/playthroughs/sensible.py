"""Players who try to win, by what a seat can see and simple judgement: their games fill the board as people's do."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from playthroughs import sensible_gangsta

import omerta

View = Mapping[str, Any]
AVERAGE_CASINO_CARD = 3.5


def gangster(game: omerta.Game, state: omerta.State, seat: int, chance: random.Random) -> int:
    """Lets gangsters out where that gains most, carries off leaders, drives where the next gain is."""
    actions = game.legal(state, seat)
    view = game.view(state, seat)
    worth = [_worth(view, game.text(state, action).split()) + chance.random() for action in actions]
    return actions[worth.index(max(worth))]


def _worth(view: View, words: list[str]) -> float:
    verb, *rest = words
    if view["players"] == 2 and verb in ("drive", "load", "aim", "unload") and rest[0] != "nothing":
        colour, rest = rest[0], rest[1:]
    else:
        colour = view["colour"] or view["seats"][view["acting"]]["colours"][0]
    gang = next(gang for gang in view["colours"] if gang["colour"] == colour)
    places = {place["place"]: place for place in view["places"]}
    match verb, rest:
        case "unload", ["own"]:
            return 2 + 2 * _gain(places[gang["car"]], colour)
        case "unload", ["nothing"]:
            return 3
        case "unload", [_]:
            return -5
        case "load", [space]:
            place = places[view["aimed"] or gang["car"]]
            return _loss(place, colour, place["spaces"][int(space) - 1])
        case "aim", [goal]:
            there = places[goal]
            return max(_loss(there, colour, standing["colour"]) for standing in there["standings"])
        case "drive", [_, goal]:
            if places[goal]["kind"] == "harbour":
                return 3.0 if gang["trunk"] else 0.5
            return _gain(places[goal], colour) + 0.5 if gang["gangsters"] else 0.5
        case "dump", ["trunk"]:
            return 1
        case "push", ["nothing"]:
            return 1
        case _:
            return 0


def _points(there: View, standings: list[tuple[int, int, str]], colour: str) -> float:
    """What a colour gets there when the colours stand like this: number, best rank, colour."""
    values = [AVERAGE_CASINO_CARD if value == "?" else float(value) for value in there["tile"]["values"]]
    ranking = [standing[2] for standing in sorted(standings, reverse=True) if standing[0]]
    position = ranking.index(colour) if colour in ranking else len(values)
    return (2 if there["doubler"] else 1) * values[position] if position < len(values) else 0


def _standings(there: View) -> dict[str, tuple[int, int, str]]:
    return {
        standing["colour"]: (standing["gangsters"], standing["best_rank"], standing["colour"])
        for standing in there["standings"]
    }


def _gain(there: View, colour: str) -> float:
    """What one more gangster of this colour would bring there."""
    if there["next_space"] is None:
        return -3
    now = _standings(there)
    count, best, _ = now.get(colour, (0, 0, colour))
    then = now | {colour: (count + 1, max(best, there["next_space"]), colour)}
    return _points(there, list(then.values()), colour) - _points(there, list(now.values()), colour)


def _loss(there: View, colour: str, gangster: str) -> float:
    """What it would bring to take one of another colour away from there; own ones stay where they are."""
    if gangster == colour:
        return -3
    now = _standings(there)
    count, best, _ = now[gangster]
    then = now | {gangster: (count - 1, best, gangster)}
    return 1 + _points(there, list(then.values()), colour) - _points(there, list(now.values()), colour)


def gangsta(game: omerta.Game, state: omerta.State, seat: int, chance: random.Random) -> int:
    """Heists that pay, gangsters that fit."""
    words = [game.text(state, action) for action in game.legal(state, seat)]
    return game.parse(state, sensible_gangsta.choose(game.view(state, seat), words))


SENSIBLE: dict[str, Callable[[omerta.Game, omerta.State, int, random.Random], int]] = {
    "gangsta": gangsta,
    "gangster": gangster,
}
"""Games for which somebody has written such a player."""
