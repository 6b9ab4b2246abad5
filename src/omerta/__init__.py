"""Omerta: three gangster board games on one table."""

from omerta.games.registry import game, games, interpreted_game, register
from omerta.kernel.batches import Batch
from omerta.kernel.errors import BadInput, IllegalAction, OmertaError, Refusal
from omerta.kernel.game import Game, State
from omerta.kernel.narration import Event

__all__ = [
    "BadInput",
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "OmertaError",
    "Refusal",
    "State",
    "game",
    "games",
    "interpreted_game",
    "register",
]
__version__ = "0.1.0"
