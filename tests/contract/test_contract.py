"""Every registered game, and the template, keeps the contract."""

import pytest
import spoof

import omerta
from omerta.games.registry import SHELF, definition
from omerta.kernel import contract

omerta.register(spoof.GAME)

TABLES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options) or 'usual'}")
    for name in sorted(SHELF)
    for players, options in definition(name).variants
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_position_of_whole_games(name: str, players: int, options: dict[str, object]) -> None:
    game = omerta.game(name)
    positions = sum(contract.check_game(game, players, seed, options) for seed in range(3))
    assert positions >= players


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_secrets_in_ten_thousand_positions(name: str, players: int, options: dict[str, object]) -> None:
    game = omerta.game(name)
    wanted = 10_000 // len(definition(name).variants)
    seen = seed = 0
    while seen < wanted:
        seen += contract.check_secrets(game, players, seed, options, most=wanted - seen)
        seed += 1
    assert seen == wanted


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_secrets_interpreted(name: str, players: int, options: dict[str, object]) -> None:
    game = omerta.interpreted_game(name)
    wanted = 300 // len(definition(name).variants)
    seen = seed = 0
    while seen < wanted:
        seen += contract.check_secrets(game, players, 1000 + seed, options, most=wanted - seen)
        seed += 1
    assert seen == wanted


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_compiled_and_interpreted_agree_move_by_move(name: str, players: int, options: dict[str, object]) -> None:
    assert contract.compare(omerta.game(name), omerta.interpreted_game(name), players, 5, options) >= players


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_deals_that_look_the_same_are_redealt_alike(name: str, players: int, options: dict[str, object]) -> None:
    pairs = contract.check_twins(omerta.game(name), players, 1500, options)
    assert pairs > 0 or players > 2, "no two deals looked the same: nothing was checked"
