"""Positions to draw, and somebody to draw them for."""

from omerta import Game, State
from omerta.language import Speaker

SEED = 4


def after(game: Game, players: int, decisions: int) -> State:
    """The position after so many random decisions, or at the end."""
    state = game.new(players, SEED)
    for ply in range(decisions):
        seats = game.awaiting(state)
        if not seats:
            break
        state, _ = game.play(state, seats[0], game.sample(state, seats[0], ply))
    return state


def numbered(language: str, players: int) -> Speaker:
    """Somebody who calls the players by their numbers."""
    nameless = Speaker(language, [])
    return Speaker(language, [nameless.say("player-name", number=number + 1) for number in range(players)])
