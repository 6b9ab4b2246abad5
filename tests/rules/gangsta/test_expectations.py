"""RULES.md, What to expect: roughly, of random play and of a sensible player."""

from statistics import mean
from typing import Any

import numpy as np
import pytest
from playthroughs.sensible_gangsta import choose
from rules.gangsta.positions import told

from omerta import Event, Game, State
from omerta.games.registry import definition
from omerta.kernel.luck import seeded

GAMES = 600
SENSIBLE_GAMES = 8


@pytest.mark.parametrize(("players", "decisions"), [(2, 155), (3, 215), (4, 265)])
def test_expect_so_many_decisions_and_choices(gangsta_compiled: Game, players: int, decisions: int) -> None:
    batch = gangsta_compiled.batch(GAMES, players, seed=3)
    lucks = seeded(4, count=GAMES)
    made = offered = most = 0
    while not batch.over.all():
        choices = batch.masks.sum(axis=1)[~batch.over]
        made += len(choices)
        offered += int(choices.sum())
        most = max(most, int(choices.max()))
        batch.step(batch.sample(lucks))
    assert made / GAMES == pytest.approx(decisions, rel=0.08)
    assert 3.5 < offered / made < 5
    assert 10 < most <= 26
    assert np.allclose(batch.returns.sum(axis=1), 1)


def play_sensibly(
    game: Game, players: int, seed: int, options: dict[str, Any] | None = None
) -> tuple[State, list[Event]]:
    """A whole game between sensible players."""
    state, happened = game.new_with_events(players, seed, options)
    while seats := game.awaiting(state):
        seat = seats[0]
        words = [game.text(state, action) for action in game.legal(state, seat)]
        chosen = choose(game.view(state, seat), words) if len(words) > 1 else words[0]
        state, events = game.play(state, seat, chosen)
        happened += events
    return state, happened


def test_expect_of_sensible_play(gangsta_compiled: Game) -> None:
    """22 to 28 points, winners about 30; the third snitch ends most games of four, a gang of nine the rest."""
    scores, best, by_snitch, remade = [], [], 0, 0
    for seed in range(SENSIBLE_GAMES):
        state, events = play_sensibly(gangsta_compiled, 4, seed)
        totals = [line["total"] for line in gangsta_compiled.score_sheet(state)["lines"]]
        scores += totals
        best.append(max(totals))
        (end,) = told(events, "game_ended")
        assert end["snitches"] == 3 or end["gang"] == 9
        by_snitch += end["snitches"] == 3
        remade += bool(told(events, "gangsters_reshuffled") or told(events, "heists_reshuffled"))
    assert 19 < mean(scores) < 29
    assert 26 < mean(best) < 34
    assert by_snitch / SENSIBLE_GAMES > 0.5
    assert 0 < remade <= SENSIBLE_GAMES


@pytest.mark.parametrize(("players", "options"), [table for table in definition("gangsta").variants if table[1]])
def test_expect_a_sensible_player_finishes_every_variant(
    gangsta_compiled: Game, players: int, options: dict[str, Any]
) -> None:
    state, _ = play_sensibly(gangsta_compiled, players, 1, options)
    lines = gangsta_compiled.score_sheet(state)["lines"]
    assert lines[0]["total"] > 15
    assert gangsta_compiled.awaiting(state) == []
