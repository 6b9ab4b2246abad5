"""Bots play by the rules, in every game, and know no more than their seat."""

import random

import pytest

import omerta
from omerta.bots import Bot, Perspective, load
from omerta.bots.characters import Character, Soldier
from omerta.bots.thinking import Manner, Mind, weights_of
from omerta.games.registry import definition

QUICK = Manner(iterations=60)
TABLES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options) or 'usual'}")
    for name in omerta.games()
    for players, options in definition(name).variants
]


class Quick(Character):
    """Searches a little."""

    def manner(self, game: str) -> Manner:
        return QUICK


class Cheater(Bot):
    """Looks at the world it is shown instead of redealing it: what the test below must catch."""

    def choose(self, perspective: Perspective) -> int:
        secret = perspective._world.record.tobytes()
        return random.Random(secret).choice(perspective.legal)


def asked(game: omerta.Game, state: omerta.State, seat: int, bot: Bot, seed: int) -> int:
    return bot.choose(Perspective(game, game.redeal(state, seat, seed), seat, seed))


@pytest.mark.parametrize("bot", [Soldier(), Quick()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_whole_game_of_legal_choices(name: str, players: int, options: dict[str, object], bot: Bot) -> None:
    game = omerta.game(name)
    state = game.new(players, 3, options)
    ply = 0
    while seats := game.awaiting(state):
        action = asked(game, state, seats[0], bot, ply)
        assert game.why_not(state, seats[0], action) is None
        state, _ = game.play(state, seats[0], action)
        ply += 1
    assert sum(game.returns(state)) == pytest.approx(1)


def different_choices(bot: Bot, game: omerta.Game, players: int, options: dict[str, object], most: int) -> int:
    """In how many of so many positions the bot chooses otherwise when only what it cannot know is different."""
    chance = random.Random(players)
    seen = different = 0
    seed = 0
    while True:
        state = game.new(players, seed, options)
        seed += 1
        while seats := game.awaiting(state):
            seat = seats[0]
            if len(game.legal(state, seat)) > 1:
                twin = game.redeal(state, seat, 777 + seen)
                different += asked_as_is(game, state, seat, bot, seen) != asked_as_is(game, twin, seat, bot, seen)
                seen += 1
                if seen == most:
                    return different
            state, _ = game.play(state, seat, chance.choice(game.legal(state, seat)))


def asked_as_is(game: omerta.Game, state: omerta.State, seat: int, bot: Bot, seed: int) -> int:
    """What the bot does if it is shown the position itself, as no table ever does."""
    return bot.choose(Perspective(game, state, seat, seed))


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("the_boss", 3, {}), ("gangsta", 2, {"resources": True}), ("gangster", 4, {})],
)
def test_bots_do_not_act_on_what_they_cannot_know(name: str, players: int, options: dict[str, object]) -> None:
    assert different_choices(Quick(), omerta.game(name), players, options, 350) == 0


def test_a_cheater_is_caught(the_boss: omerta.Game) -> None:
    assert different_choices(Cheater(), the_boss, 3, {}, 60) > 0


@pytest.mark.parametrize("name", omerta.games())
def test_compiled_and_interpreted_minds_think_the_same(name: str) -> None:
    compiled, interpreted = omerta.game(name), omerta.interpreted_game(name)
    manner = Manner(iterations=25, observers=3, plies=5)
    state = compiled.new(3, 1)
    for ply in range(6):
        seat = compiled.awaiting(state)[0]
        if len(compiled.legal(state, seat)) > 1:
            fast = Mind(compiled, 3, weights_of(name)).think(state, seat, manner, ply)
            slow = Mind(interpreted, 3, weights_of(name)).think(state, seat, manner, ply)
            assert [(one.action, one.visits) for one in fast] == [(one.action, one.visits) for one in slow]
            assert [one.promise for one in fast] == pytest.approx([one.promise for one in slow])
        state, _ = compiled.play(state, seat, compiled.legal(state, seat)[0])


@pytest.mark.parametrize("name", omerta.games())
def test_a_soldier_beats_chance(name: str) -> None:
    """Half of the seats each: far more than half of the victories."""
    game, soldier = omerta.game(name), Soldier()
    won = 0.0
    for seed in range(12):
        state, ply = game.new(2, seed), 0
        seat_of_soldier = seed % 2
        while seats := game.awaiting(state):
            seat = seats[0]
            if seat == seat_of_soldier:
                action = asked(game, state, seat, soldier, 1000 * seed + ply)
            else:
                action = game.sample(state, seat, 1000 * seed + ply)
            state, _ = game.play(state, seat, action)
            ply += 1
        won += game.returns(state)[seat_of_soldier]
    assert won > 8


def test_past_its_time_a_mind_gives_the_best_so_far(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    endless = Manner(iterations=10**9)
    thoughts = Mind(the_boss, 4, weights_of("the_boss")).think(state, seat, endless, 1, seconds=0.2)
    assert 0 < sum(thought.visits for thought in thoughts) < 10**7


def test_our_bots_have_names() -> None:
    assert isinstance(load("soldier"), Soldier)
    assert isinstance(load("omerta.bots.characters:Soldier"), Soldier)
    with pytest.raises(omerta.BadInput, match="there is no bot `cheater`"):
        load("cheater")
