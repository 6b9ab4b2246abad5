"""RULES.md, What to expect."""

import numpy as np
import pytest
from rules.the_boss.positions import legal_words, position

from omerta import Game
from omerta.kernel.luck import seeded

GAMES = 2000


@pytest.mark.parametrize(("players", "decisions", "most"), [(2, 80, 84), (3, 120, 124), (4, 160, 169)])
def test_expect_so_many_decisions_and_choices(the_boss: Game, players: int, decisions: int, most: int) -> None:
    batch = the_boss.batch(GAMES, players, seed=3)
    lucks = seeded(4, count=GAMES)
    made, choices = 0, 0
    while not batch.over.all():
        made += int(np.count_nonzero(~batch.over))
        choices = max(choices, int(batch.masks.sum(axis=1).max()))
        batch.step(batch.sample(lucks))
    assert made / GAMES == pytest.approx(decisions, rel=0.03)
    assert choices <= most


@pytest.mark.parametrize(("players", "most"), [(2, 84), (3, 124)])
def test_expect_most_choices_with_one_professional_placed(the_boss: Game, players: int, most: int) -> None:
    state = position(the_boss, players, turn=2, gangsters={"boston": {0: (1, 0)}})
    assert len(legal_words(the_boss, state, 0)) == len(the_boss.legal(state, 0)) == most


def test_expect_most_choices_with_four_players_at_the_start(the_boss: Game) -> None:
    assert len(the_boss.legal(position(the_boss, 4), 0)) == 169


@pytest.mark.parametrize(("players", "most"), [(2, 84), (3, 124), (4, 169)])
def test_expect_no_own_placement_offers_more_choices(the_boss: Game, players: int, most: int) -> None:
    """With nobody else on the table, whatever one has in one or two places."""
    gangs: list[dict[str, dict[int, tuple[int, int]]]] = [{}]
    for bring in range(1, 7):
        for along in range(4):
            gangs.append({"boston": {0: (bring, along)}})
            if bring < 6:
                gangs.append({"boston": {0: (bring, along)}, "detroit": {0: (1, 0)}})
                gangs.append({"boston": {0: (bring, along)}, "chicago": {0: (1, 0)}})
    counts = [len(the_boss.legal(position(the_boss, players, turn=3, gangsters=gang), 0)) for gang in gangs]
    assert max(counts) == most
