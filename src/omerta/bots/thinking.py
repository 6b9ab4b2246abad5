"""A mind: search and judgement of one game, ready to be asked about any of its positions."""

import functools
import importlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from omerta.bots.doors import SEARCH_DOORS
from omerta.bots.judging import Numbers
from omerta.bots.search import ACTION, CHILD, COLUMNS, MOVER, NONE, SETTINGS, SIBLING, VISITS
from omerta.kernel.compiling import compiled_doors, interpreted_doors
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State
from omerta.kernel.luck import seeded
from omerta.kernel.narration import new_log

NODES = 400_000
"""The largest tree: about 30 megabytes."""
BETWEEN_LOOKS_AT_THE_CLOCK = 200
SILENCE = new_log(0)


@dataclass(frozen=True)
class Manner:
    """How a mind thinks: see the settings in `search`."""

    iterations: int
    exploration: float = 0.4
    observers: int = 0
    plies: int = 0
    own_turn: bool = False

    def settings(self) -> Numbers:
        """As the doors take it."""
        settings = np.zeros(SETTINGS)
        settings[:] = self.exploration, self.observers, self.plies, self.own_turn
        return settings


@dataclass(frozen=True)
class Thought:
    """What came out of thinking about one choice: how often it was tried, and the share of the victory it promises."""

    action: int
    visits: int
    promise: float


@functools.cache
def weights_of(game: str) -> Numbers:
    """The weights of a game's features."""
    try:
        judgement = importlib.import_module(f"omerta.bots.judgement.{game}")
    except ImportError:
        raise BadInput(f"nobody has taught bots to judge {game}") from None
    return np.array(judgement.BY_HAND, float)


class Mind:
    """Thinks about positions of one game with one judgement. Not to be shared by threads."""

    def __init__(self, game: Game, players: int, weights: Numbers) -> None:
        self.game, self.players, self.weights = game, players, weights
        ready = game.is_compiled
        definition = game.definition
        self.doors = compiled_doors(definition, None, SEARCH_DOORS) if ready else interpreted_doors(SEARCH_DOORS)
        nodes = NODES if ready else 2000
        self._links = np.zeros((nodes, COLUMNS), np.int32)
        self._counts = np.zeros((nodes, 2), np.int32)
        self._worth = np.zeros((nodes, players))
        self._room = np.zeros((players, len(weights)))
        self._shares = np.zeros(players)
        self._out = np.empty(definition.most_legal, np.int32)
        self._states = definition.state.new(3)

    def think(
        self, world: State, seat: int, manner: Manner, seed: int, seconds: float | None = None
    ) -> Sequence[Thought]:
        """Search from a world; what it found about each choice, most tried first. Past so many seconds it stops."""
        lucks = seeded(seed)
        self._states[0] = world.record[0]
        self._links[0] = NONE, 1, NONE, NONE
        self._counts[0], self._worth[0] = 0, 0
        began = time.monotonic()
        left = manner.iterations
        settings = manner.settings()
        while left > 0 and (seconds is None or time.monotonic() - began < seconds):
            now = left if seconds is None else min(left, BETWEEN_LOOKS_AT_THE_CLOCK)
            self.doors.think(
                world.box,
                self._states,
                seat,
                now,
                lucks,
                SILENCE,
                self.weights,
                self._room,
                settings,
                self._links,
                self._counts,
                self._worth,
                self._out,
                self._shares,
            )
            left -= now
        return sorted(self._thoughts(seat), key=lambda thought: (-thought.visits, thought.action))

    def _thoughts(self, seat: int) -> list[Thought]:
        thoughts = []
        child = int(self._links[0, CHILD])
        while child != NONE:
            if self._links[child, MOVER] == seat:
                visits = int(self._counts[child, VISITS])
                promise = float(self._worth[child, seat]) / visits
                thoughts.append(Thought(int(self._links[child, ACTION]), visits, promise))
            child = int(self._links[child, SIBLING])
        return thoughts
