"""Positions to draw and games to tell, and somebody to do it."""

from collections.abc import Iterator, Mapping
from typing import Any

from omerta import Event, Game, State
from omerta.language import Speaker

SEED = 4
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
LONG_NAMES = ["Maximiliane von Hohenfels-Reichenbach", "X" * 100, "Bo", "Anne-Sophie de la Tour", "Al"]
EVERYTHING = {"families": True, "resources": True, "online_heists": True}
"""All that Gangsta! has."""


def random_game(
    game: Game, players: int, seed: int = SEED, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a random game, with what led to it."""
    state, events = game.new_with_events(players, seed, options)
    yield state, events
    ply = 0
    while seats := game.awaiting(state):
        state, events = game.play(state, seats[0], game.sample(state, seats[0], ply))
        yield state, events
        ply += 1


def after(game: Game, players: int, decisions: int, options: Mapping[str, Any] | None = None) -> State:
    """The position after so many random decisions, or at the end."""
    for ply, (state, _) in enumerate(random_game(game, players, SEED, options)):  # noqa: B007
        if ply == decisions:
            break
    return state


def numbered(language: str, players: int) -> Speaker:
    """Somebody who calls the players by their numbers."""
    nameless = Speaker(language, [])
    return Speaker(language, [nameless.say("player-name", number=number + 1) for number in range(players)])


def fits(board: str) -> bool:
    """No line is too wide for a small terminal, and none ends in spaces."""
    return all(len(line) <= 80 and not line.endswith(" ") for line in board.splitlines())


def whole(sentence: str) -> bool:
    """Nothing is missing, and no word of the notation is left untranslated."""
    return bool(sentence) and not any(sign in sentence for sign in ("{", "}", "???", "the_loop", "kansas_city"))
