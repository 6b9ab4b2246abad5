"""RULES.md, Variants: the table options."""

from typing import Any

import pytest
from rules.gangsta.positions import BOSSES, HEISTS, at, follow, heists_in_deck, money, position, told

from omerta import BadInput, Game


def test_options_off_by_default(gangsta: Game) -> None:
    state = gangsta.new(3, 1)
    assert gangsta.to_dict(state)["options"] == {}
    view = gangsta.view(state, 0)
    assert (view["families"], view["resources"], view["open_points"]) == (False, False, False)


@pytest.mark.parametrize(("members", "income"), [("104", 2), ("104 122", 2), ("104 122 136", 3)])
def test_options_passing_gives_at_least_two(gangsta: Game, members: str, income: int) -> None:
    state = position(gangsta, 2, gangs={0: members}, options={"generous_pass": True})
    state, events = follow(gangsta, state, "pass")
    assert told(events, "passed") == [{"seat": 0, "money": income}]
    assert money(gangsta, state)[0] == income


@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_later_seats_start_with_more(gangsta: Game, players: int) -> None:
    firsts = set()
    for seed in range(12):
        spot = at(gangsta, gangsta.new(players, seed, {"seat_money": True}))
        first = spot["active"]
        firsts.add(first)
        for later in range(players):
            seat = spot["seats"][(first + later) % players]
            assert seat["money"] == int(BOSSES[seat["gang"][0]["id"]]["start_money"]) + later
    assert firsts == set(range(players))


def test_options_online_heists(gangsta: Game) -> None:
    extra = {number for number, card in HEISTS.items() if card["origin"] == "online_extra"}
    assert extra == {"334", "335", "336"}
    for options, number in (({}, 30), ({"online_heists": True}, 33)):
        state = position(gangsta, 2, chapter=2, options=options)
        cards = {*heists_in_deck(gangsta, state), *at(gangsta, state)["heists"]}
        assert len([card for card in cards if card in HEISTS]) == number
        assert gangsta.view(state, 0)["heist_deck"] == number - 5 + 3
    seen: set[str] = set()
    for seed in range(40):
        state = position(gangsta, 2, seed, idle=19, active=1, options={"online_heists": True})
        seen |= set(at(gangsta, follow(gangsta, state, "pass", "discard nothing")[0])["heists"])
    assert extra <= seen


def test_options_without_them_online_heists_never_come(gangsta: Game) -> None:
    for seed in range(40):
        state = position(gangsta, 2, seed, idle=19, active=1)
        state, _ = follow(gangsta, state, "pass", "discard nothing")
        assert not {"334", "335", "336"} & set(at(gangsta, state)["heists"])
        assert gangsta.why_not(state, 0, "heist 334") is not None


def test_options_combine(gangsta: Game) -> None:
    options = {"families": True, "resources": True, "generous_pass": True, "seat_money": True, "open_points": True}
    state = gangsta.new(4, 1, options)
    assert gangsta.to_dict(state)["options"] == options
    view = gangsta.view(state, 0)
    assert (view["families"], view["resources"], view["open_points"]) == (True, True, True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"family": True},
            "options: Object contains unknown field `family` (options of gangsta:"
            " families, resources, generous_pass, seat_money, open_points, online_heists)",
        ),
        (
            {"families": "perhaps"},
            "options.families: Expected `bool`, got `str` (options of gangsta:"
            " families, resources, generous_pass, seat_money, open_points, online_heists)",
        ),
    ],
)
def test_options_wrong_ones_are_explained(gangsta: Game, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as raised:
        gangsta.new(2, 1, options)
    assert str(raised.value) == message
