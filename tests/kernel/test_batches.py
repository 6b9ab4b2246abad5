"""Batches do what single games do, thousands at a time."""

from typing import Any

import numpy as np
import pytest

import omerta
from omerta.kernel.luck import seeded

PLAYERS = 3
GAMES = 50


def test_a_batch_equals_single_games_step_by_step(the_boss: omerta.Game) -> None:
    batch = the_boss.batch(GAMES, PLAYERS, seed=5)
    chance = seeded(1)
    box, options = the_boss.table(PLAYERS)
    while not batch.over.all():
        actions = batch.sample(chance)
        expected = {}
        for place in np.flatnonzero(~batch.over)[:: GAMES // 5].tolist():
            record, luck = batch.states[place : place + 1].copy(), batch.lucks[place : place + 1].copy()
            state = omerta.State(the_boss.name, PLAYERS, options, box, record, luck)
            seat = int(batch.seats[place])
            assert the_boss.awaiting(state) == [seat]
            assert np.flatnonzero(batch.masks[place]).tolist() == the_boss.legal(state, seat)
            expected[place] = the_boss.play(state, seat, int(actions[place]))[0]
        batch.step(actions)
        for place, after in expected.items():
            assert batch.states[place].tobytes() == after.record.tobytes()
    assert batch.returns.sum(axis=1) == pytest.approx(1)
    assert not batch.masks.any()


def test_the_same_seed_gives_the_same_batch(the_boss: omerta.Game) -> None:
    first, second = the_boss.batch(GAMES, 2, seed=3), the_boss.batch(GAMES, 2, seed=3)
    assert first.states.tobytes() == second.states.tobytes()
    assert first.states.tobytes() != the_boss.batch(GAMES, 2, seed=4).states.tobytes()
    assert len({state.tobytes() for state in first.states}) > GAMES // 2


def test_game_zero_is_the_game_of_that_seed(the_boss: omerta.Game) -> None:
    assert the_boss.batch(2, 2, seed=9).states[0].tobytes() == the_boss.new(2, seed=9).record.tobytes()


def test_an_illegal_action_anywhere_changes_nothing(the_boss: omerta.Game) -> None:
    batch = the_boss.batch(GAMES, PLAYERS)
    actions = batch.sample(seeded(1))
    actions[7] = the_boss.parse(the_boss.new(PLAYERS, 0), "place chicago 1 0")
    before = batch.states.tobytes()
    with pytest.raises(omerta.IllegalAction, match="game 7 of the batch") as refused:
        batch.step(actions)
    assert refused.value.refusal.rule == "the_boss/place-chicago"
    assert batch.states.tobytes() == before
    actions[7] = 10_000
    with pytest.raises(omerta.BadInput, match="game 7 of the batch: actions are numbered 0 to 251"):
        batch.step(actions)
    with pytest.raises(omerta.BadInput, match="50 games need 50 actions"):
        batch.step(actions[:-1])
    assert batch.states.tobytes() == before


def test_finished_games_can_be_dealt_anew(the_boss: omerta.Game) -> None:
    batch = the_boss.batch(GAMES, 2)
    chance = seeded(1)
    while not batch.over.all():
        batch.step(batch.sample(chance))
    batch.restart()
    assert not batch.over.any()
    assert batch.returns.sum() == 0
    assert batch.masks.any(axis=1).all()


def test_interpreted_batches_agree(the_boss: omerta.Game, the_boss_interpreted: omerta.Game) -> None:
    one, other = the_boss.batch(3, 2, seed=1), the_boss_interpreted.batch(3, 2, seed=1)
    chance, other_chance = seeded(8), seeded(8)
    for _ in range(90):
        one.step(one.sample(chance))
        other.step(other.sample(other_chance))
        assert one.states.tobytes() == other.states.tobytes()
        assert (one.masks == other.masks).all()
    assert one.over.any()
    assert (one.returns == other.returns).all()


@pytest.mark.parametrize("odd", [0.9, float("nan"), 2**32, 2**40, -1, "a", None, [1, 2]])
def test_odd_actions_are_refused_and_change_nothing(the_boss: omerta.Game, odd: Any) -> None:
    batch = the_boss.batch(2, 2)
    before = batch.states.tobytes()
    with pytest.raises(omerta.BadInput):
        batch.step([odd, 0])
    assert batch.states.tobytes() == before
    with pytest.raises(omerta.BadInput, match="needs luck to draw from"):
        batch.sample(odd)


def test_a_batch_needs_a_game(the_boss: omerta.Game) -> None:
    for games in (0, 1.5, True, None, "x"):
        with pytest.raises(omerta.BadInput, match="at least one game"):
            the_boss.batch(games, 2)  # type: ignore[arg-type]
