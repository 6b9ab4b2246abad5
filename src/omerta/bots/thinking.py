"""A mind: search and judgement of one game, ready to be asked about any of its positions."""

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from omerta.bots.doors import SEARCH_DOORS
from omerta.bots.judgement.weights import details_of, width_of
from omerta.bots.judging import Hunches, Judgement, Numbers, sheet_of
from omerta.bots.search import CHILD, COLUMNS, KEY, NONE, SETTINGS, SIBLING, VISITS, Desk, action_of, clear, mover_of
from omerta.kernel.compiling import compiled_doors, interpreted_doors
from omerta.kernel.game import Game, State
from omerta.kernel.layout import Records
from omerta.kernel.luck import seeded
from omerta.kernel.narration import new_log

NODES = 1_000_000
"""The largest tree: about 60 megabytes."""
MOST_NOTED = 60
"""Positions that are noted at most, times the games of a lesson."""
BETWEEN_LOOKS_AT_THE_CLOCK = 198
"""Iterations; a multiple of what `observers` is, so that somebody with a limit thinks just like somebody without."""
WELL_TRIED = 1 / 3
"""Candidates that were tried at least so often, beside the one tried most, are compared by what they promise."""
SILENCE = new_log(0)


@dataclass(frozen=True)
class Manner:
    """How a mind thinks: see the settings in `search`."""

    iterations: int
    exploration: float = 0.3
    temperature: float = 0.1
    sweeps: int = 4
    observers: int = 0
    plies: int = 0
    own_turn: bool = False
    sees_everything: bool = False
    candidates: int = 0
    ripe: int = 3
    taught: float = 0.0
    """How far the weights are what games have taught: 0 is by hand, 1 as fitted, and between them a mixture."""

    def settings(self) -> Numbers:
        """As the doors take it."""
        settings = np.zeros(SETTINGS)
        settings[:] = (
            self.exploration,
            self.temperature,
            self.sweeps,
            self.observers,
            self.plies,
            self.own_turn,
            self.sees_everything,
            self.candidates,
            self.ripe,
        )
        return settings


@dataclass(frozen=True)
class Thought:
    """What came out of thinking about one choice: how often it was tried, and the share of the victory it promises."""

    action: int
    visits: int
    promise: float


class Tree:
    """Room for one search; what is in it is that of the last question."""

    def __init__(self, nodes: int, players: int, game: Game) -> None:
        self.links = np.zeros((nodes, COLUMNS), np.int32)
        self.priors = np.zeros(nodes)
        self.worth = np.zeros((nodes, players))
        self.room = np.zeros((players, width_of(game.name)))
        self.shares = np.zeros(players)
        self.out = np.empty(game.definition.most_legal, np.int32)
        self.states = game.definition.state.new(3)

    def desk(self, judgement: Judgement, manner: Manner, lucks: Records) -> Desk:
        """All that a search works with."""
        return Desk(
            lucks=lucks,
            log=SILENCE,
            sheet=sheet_of(judgement),
            features=self.room,
            felt=room_to_feel(judgement),
            settings=manner.settings(),
            links=self.links,
            priors=self.priors,
            worth=self.worth,
            out=self.out,
            shares=self.shares,
        )

    def clear(self, world: State) -> None:
        """Only a root, for another position."""
        self.states[0] = world.record[0]
        clear(self.links)

    @property
    def bytes(self) -> int:
        """The memory it takes."""
        return sum(one.nbytes for one in vars(self).values())

    def found(self, seat: int) -> dict[int, tuple[int, float]]:
        """For each action of the seat at the root: visits, and the sum of what they brought."""
        found = {}
        child = int(self.links[0, CHILD])
        while child != NONE:
            key = int(self.links[child, KEY])
            if mover_of(key) == seat:
                found[action_of(key)] = int(self.links[child, VISITS]), float(self.worth[child, seat])
            child = int(self.links[child, SIBLING])
        return found


class Mind:
    """Thinks about positions of one game with one judgement. Not to be shared by threads."""

    def __init__(self, game: Game, players: int, judgement: Judgement) -> None:
        self.game, self.players, self.judgement = game, players, judgement
        ready = game.is_compiled
        self.doors = compiled_doors(game.definition, None, SEARCH_DOORS) if ready else interpreted_doors(SEARCH_DOORS)
        self._nodes = NODES if ready else 2000
        self._trees: list[Tree] = []

    def think(
        self, world: State, seat: int, manner: Manner, seed: int, seconds: float | None = None, cores: int = 1
    ) -> Sequence[Thought]:
        """Search from a world; what it found about each choice, the best first. Past so many seconds it stops.

        The best is what was tried most; among candidates that were tried about as often, what promises most.
        With several cores the iterations are shared out over as many trees, whose roots are added up.
        """
        while len(self._trees) < cores:
            self._trees.append(Tree(self._nodes, self.players, self.game))
        trees = self._trees[:cores]
        if cores == 1:
            self._search(trees[0], world, seat, manner, seed, 0, 1, seconds)
        else:
            with ThreadPoolExecutor(cores) as pool:
                for done in [
                    pool.submit(self._search, tree, world, seat, manner, seed, number, cores, seconds)
                    for number, tree in enumerate(trees)
                ]:
                    done.result()
        tried: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, (visits, brought) in tree.found(seat).items():
                before = tried.get(action, (0, 0.0))
                tried[action] = before[0] + visits, before[1] + brought
        possible = set(self.game.legal(world, seat))  # worlds seen through others' eyes hold other choices as well
        thoughts = [
            Thought(action, visits, brought / visits)
            for action, (visits, brought) in tried.items()
            if action in possible
        ]
        enough = WELL_TRIED * max(thought.visits for thought in thoughts)

        def order(thought: Thought) -> tuple[float, float, int]:
            equal = manner.candidates > 0 and thought.visits >= enough
            return -math.inf if equal else -thought.visits, -thought.promise, thought.action

        return sorted(thoughts, key=order)

    def _search(
        self,
        tree: Tree,
        world: State,
        seat: int,
        manner: Manner,
        seed: int,
        number: int,
        cores: int,
        seconds: float | None,
    ) -> None:
        lucks = seeded(seed, number, count=4)
        if manner.sees_everything:
            lucks[3] = world.luck[0]
            lucks[3]["journaling"] = 0
        tree.clear(world)
        began = time.monotonic()
        left = -(-manner.iterations // cores)
        desk = tree.desk(self.judgement, manner, lucks)
        while left > 0 and (seconds is None or time.monotonic() - began < seconds):
            now = left if seconds is None else min(left, BETWEEN_LOOKS_AT_THE_CLOCK)
            self.doors.think(world.box, tree.states, seat, now, desk)
            left -= now

    @property
    def bytes(self) -> int:
        """The memory of all its trees."""
        return sum(tree.bytes for tree in self._trees)

    def teach(
        self, manner: Manner, first: int, games: int, seed: int
    ) -> tuple[Numbers, Numbers, Numbers, npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Play whole games against itself, and note positions on the way.

        Features of every seat, details of every thing before it, points at the end, the number of the game, the stage.
        """
        desk, states, box = self._whole_games(manner, seed)
        room = games * MOST_NOTED
        positions, points = np.zeros((room, *desk.features.shape)), np.zeros((room, self.players))
        marks = np.zeros((room, 3), np.int32)
        noted = self.doors.teach(box, states, manner.iterations, first, games, desk, positions, points, marks)
        seen, detailed = self.judgement.weights.shape[1], len(details_of(self.game.name))
        things = int(marks[0, 2])
        details = positions[:noted, :, seen : seen + things * detailed].reshape(noted, self.players, things, detailed)
        return positions[:noted, :, :seen], details, points[:noted], marks[:noted, 0], marks[:noted, 1]

    def contend(self, rivals: Judgement, manner: Manner, first: int, blocks: int, seed: int) -> tuple[Numbers, Numbers]:
        """Play whole games against others with another judgement, so many blocks from a number on.

        Shares of the victory and points, a row a block; the own ones are in the first column.
        """
        desk, states, box = self._whole_games(manner, seed)
        rival = desk._replace(sheet=sheet_of(rivals), felt=room_to_feel(rivals))
        shares, points = np.zeros((blocks, self.players)), np.zeros((blocks, self.players))
        self.doors.contend(box, states, manner.iterations, first, blocks, desk, rival, shares, points)
        return shares, points

    def _whole_games(self, manner: Manner, seed: int) -> tuple[Desk, Records, Records]:
        """What is needed to play games instead of thinking about one position: a desk, positions, and the box."""
        tree = Tree(self._nodes, self.players, self.game)
        lucks = seeded(seed, count=5)
        lucks[4] = seeded(seed + 1)[0]
        return (
            tree.desk(self.judgement, manner, lucks),
            self.game.definition.state.new(4),
            self.game.table(self.players)[0],
        )

    def scores(self, world: State) -> Numbers:
        """What speaks for each seat in a world, a column for each of the game's aspects.

        A hunch that is felt is a sum as well, so each feature has its part in it; thresholds belong to nobody.
        """
        name, (weights, of_seats, of_things) = self.game.name, self.judgement
        seen, width = weights.shape[1], width_of(name)
        room = np.zeros((self.players, width))
        stage = self.doors.list_features(world.box, world.record, room)
        features, things = room[:, :seen], room[:, seen:].reshape(self.players, -1, len(details_of(name)) or 1)
        scores: Numbers = features * (weights[stage] + _slopes(of_seats, stage, features))
        if not things.size:
            return scores
        of_all_things = (things * _slopes(of_things, stage, things)).sum(axis=(1, 2))
        return np.column_stack([scores, of_all_things])


def room_to_feel(judgement: Judgement) -> Numbers:
    """Scratch for as many hunches as somebody has at a time."""
    return np.zeros(max(len(judgement.of_seats.counts), len(judgement.of_things.counts)))


def _slopes(hunches: Hunches, stage: int, features: Numbers) -> Numbers:
    """What one more of each feature would count by the hunches that are felt."""
    is_felt = features @ hunches.mixtures + hunches.thresholds[stage] > 0
    slopes: Numbers = (is_felt * hunches.counts) @ hunches.mixtures.T
    return slopes
