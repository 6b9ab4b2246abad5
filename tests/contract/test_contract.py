"""Every registered game, and the template, keeps the contract."""

import pytest
import spoof

import omerta
from omerta.games.registry import definition
from omerta.kernel import contract
from omerta.kernel.game import open_game
from omerta.kernel.protocol import Definition

OPEN_GAMES = {"gangster"}
"""Games in which only what is not yet drawn is unknown."""
GAMES = [*map(definition, omerta.games()), spoof.GAME]
TABLES = [
    pytest.param(game, players, options, id=f"{game.name}-{players}-{'-'.join(options) or 'usual'}")
    for game in GAMES
    for players, options in game.variants
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
Options = dict[str, object]


@every_table
def test_every_position_of_whole_games(game: Definition, players: int, options: Options) -> None:
    compiled = open_game(game).compile()
    positions = sum(contract.check_game(compiled, players, seed, options) for seed in range(3))
    assert positions >= players


@every_table
def test_secrets_in_ten_thousand_positions(game: Definition, players: int, options: Options) -> None:
    compiled = open_game(game).compile()
    wanted = 10_000 // len(game.variants)
    seen = seed = 0
    while seen < wanted:
        seen += contract.check_secrets(compiled, players, seed, options, most=wanted - seen)
        seed += 1
    assert seen == wanted


@every_table
def test_secrets_interpreted(game: Definition, players: int, options: Options) -> None:
    interpreted = open_game(game)
    wanted = 300 // len(game.variants)
    seen = seed = 0
    while seen < wanted:
        seen += contract.check_secrets(interpreted, players, 1000 + seed, options, most=wanted - seen)
        seed += 1
    assert seen == wanted


@every_table
def test_compiled_and_interpreted_agree_move_by_move(game: Definition, players: int, options: Options) -> None:
    assert contract.compare(open_game(game).compile(), open_game(game), players, 5, options) >= players


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_deals_that_look_the_same_are_redealt_alike(game: Definition) -> None:
    """With the fewest players: with more, hardly two of a thousand deals look the same to anybody.

    Where nothing that exists is hidden there are no such deals, and a redeal changes nothing.
    """
    compiled = open_game(game).compile()
    pairs = contract.check_twins(compiled, game.players[0], 1500)
    if game.name in OPEN_GAMES:
        state = compiled.new(game.players[0], 1)
        assert pairs == 0
        assert all(compiled.redeal(state, seat, 2) == state for seat in (None, *range(game.players[0])))
    else:
        assert pairs > 0
