"""Every registered game, and the template, keeps the contract."""

import pytest
import spoof

import omerta
from omerta.games.registry import definition
from omerta.kernel import contract
from omerta.kernel.game import open_game
from omerta.kernel.protocol import Definition

GAMES = [*map(definition, omerta.games()), spoof.GAME]
TABLES = [
    pytest.param(game, players, options, id=f"{game.name}-{players}-{'-'.join(options) or 'usual'}")
    for game in GAMES
    for players, options in game.variants
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
Options = dict[str, object]
POSITIONS = {"the_boss": 10_000}
"""Where every hand is secret more positions are looked at."""


@every_table
def test_every_position_of_whole_games(game: Definition, players: int, options: Options) -> None:
    compiled = open_game(game).compile()
    positions = sum(contract.check_game(compiled, players, seed, options) for seed in range(3))
    assert positions >= players


@every_table
def test_secrets_in_thousands_of_positions(game: Definition, players: int, options: Options) -> None:
    compiled = open_game(game).compile()
    wanted = POSITIONS.get(game.name, 2_000) // len(game.variants)
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
def test_laid_open_is_what_the_seats_know_together(game: Definition, players: int, options: Options) -> None:
    interpreted = open_game(game)
    for state, _, _ in contract.walk(interpreted, players, options, 7):
        together = interpreted.laid_open(state)
        views = [interpreted.view(state, seat) for seat in range(players)]
        if "seats" in together:
            assert together["seats"] == [view["seats"][seat] for seat, view in enumerate(views)]
        for name, shown in interpreted.view(state, None).items():
            assert name == "seats" or together[name] == shown or any(view[name] != shown for view in views), name


@every_table
def test_compiled_and_interpreted_agree_move_by_move(game: Definition, players: int, options: Options) -> None:
    assert contract.compare(open_game(game).compile(), open_game(game), players, 5, options) >= players


@every_table
def test_deals_that_look_the_same_are_redealt_alike(game: Definition, players: int, options: Options) -> None:
    pairs = contract.check_twins(open_game(game).compile(), players, 300, options)
    assert (pairs > 0) == deals_secrets(game, options)


def deals_secrets(game: Definition, options: Options) -> bool:
    """Gangsta! deals only resource cards secretly; Gangster nothing at all."""
    return game.name != "gangster" and (game.name != "gangsta" or "resources" in options)
