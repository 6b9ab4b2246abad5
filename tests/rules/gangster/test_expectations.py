"""RULES.md, What to expect."""

import random

import numpy as np
import pytest
from playthroughs.sensible import gangster as sensible

from omerta import Game
from omerta.games.gangster.actions import MOST_LEGAL
from omerta.kernel.luck import seeded

GAMES = 1000


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expect_so_many_decisions_at_random(gangster: Game, players: int) -> None:
    batch = gangster.batch(GAMES, players, seed=3)
    lucks = seeded(4, count=GAMES)
    made, choices = 0, 0
    while not batch.over.all():
        made += int(np.count_nonzero(~batch.over))
        choices = max(choices, int(batch.masks.sum(axis=1).max()))
        batch.step(batch.sample(lucks))
    assert made / GAMES == pytest.approx(120, rel=0.15)
    assert choices <= 78 < MOST_LEGAL


@pytest.mark.parametrize(("players", "score"), [(2, 240), (3, 140), (4, 125), (5, 112)])
def test_expect_full_tiles_and_high_scores_by_sensible_play(gangster: Game, players: int, score: int) -> None:
    decisions, drives, scores, filled = [], [], [], []
    for seed in range(4):
        state, chance, made = gangster.new(players, seed), random.Random(seed), []
        while seats := gangster.awaiting(state):
            action = sensible(gangster, state, seats[0], chance)
            made.append(gangster.text(state, action))
            state, _ = gangster.play(state, seats[0], action)
        view = gangster.view(state, None)
        spaces = [space for place in view["places"] for space in place["spaces"]]
        decisions.append(len(made))
        drives.append(sum(words.startswith("drive") for words in made))
        scores += [seat["influence"] for seat in view["seats"]]
        filled.append(sum(space is not None for space in spaces) / len(spaces))
    assert 180 <= np.mean(decisions) <= 240
    assert 65 <= np.mean(drives) <= 90
    assert np.mean(scores) == pytest.approx(score, rel=0.12)
    assert 0.4 <= np.mean(filled) <= 0.85
