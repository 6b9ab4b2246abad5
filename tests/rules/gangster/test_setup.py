"""Setup."""

from collections import Counter

import pytest
from rules.gangster.positions import COLOURS, SMALL_BOARD, at, told

import omerta
from omerta import Game

GAMES = 40


@pytest.mark.parametrize(("players", "colours"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_setup_gangsters(gangster: Game, players: int, colours: int) -> None:
    dealt = at(gangster, gangster.new(players, 3))
    assert list(dealt["colours"]) == list(COLOURS[:colours])
    for colour, tableau in dealt["colours"].items():
        on_board = sum(there["spaces"].count(colour) for there in dealt["districts"].values())
        assert (tableau["gangsters"], on_board) == (7, 2)
    assert {held["to_come"] for held in gangster.view(gangster.new(players, 3), None)["colours"]} == {11}


def test_setup_cards(gangster: Game) -> None:
    view = gangster.view(gangster.new(4, 3), 0)
    assert all(held["cards"] == [1, 2, 3] and held["earned"] == [] for held in view["colours"])
    assert [seat["influence"] for seat in view["seats"]] == [0] * 4
    assert view["casino"] == {"left": [1, 2, 3, 4, 5, 6], "drawn": []}


def test_setup_equipment(gangster: Game) -> None:
    for seed in range(GAMES):
        dealt = at(gangster, gangster.new(5, seed))
        assert sum(dealt["open_equipment"].values()) == 3
        assert 3 not in dealt["open_equipment"].values()
        assert all(len(tableau["equipment"]) == 1 for tableau in dealt["colours"].values())


def test_setup_equipment_three_of_a_kind_are_replaced(gangster: Game) -> None:
    """Start player, three bodyguards (then a motor, a motor, a door); each pick counts through the kinds."""
    state, events = gangster.new_with_events(2, 0)
    drawn = list(state.drawn)
    drawn[1:4] = [0, 0, 0]
    drawn[4:4] = [2, 2, 24]
    state, events = gangster.new_with_events(2, outcomes=drawn)
    assert [laid["equipment"] for laid in told(events, "laid_out")] == [*["bodyguard"] * 3, *["motor"] * 2, "door"]
    assert told(events, "three_alike") == [{"equipment": "bodyguard"}]
    assert at(gangster, state)["open_equipment"] == {"motor": 2, "door": 1}
    assert gangster.account(state)["bodyguard"] == 5


def test_setup_tiles(gangster: Game) -> None:
    seen = Counter[int]()
    for seed in range(GAMES):
        tiles = [there["tile"] for there in at(gangster, gangster.new(4, seed))["districts"].values()]
        assert len(tiles) == len(set(tiles)) == 10
        seen.update(tiles)
    assert sorted(seen) == list(range(1, 16))


def test_setup_three_players(gangster: Game) -> None:
    for seed in range(GAMES):
        state, events = gangster.new_with_events(3, seed)
        dealt = at(gangster, state)
        assert "cicero" not in dealt["districts"]
        assert len(dealt["districts"]) == 9
        view = gangster.view(state, 0)
        assert "cicero" not in view["deck"]["districts"]
        cicero = next(place for place in view["places"] if place["place"] == "cicero")
        assert (cicero["in_play"], cicero["tile"], cicero["neighbours"]) == (False, None, ["little_italy", "west_side"])
        assert all("cicero" not in (start["place"], start["other_place"]) for start in told(events, "start_dealt"))


def test_setup_start(gangster: Game) -> None:
    for seed in range(GAMES):
        state, events = gangster.new_with_events(5, seed)
        starts = told(events, "start_dealt")
        first = told(events, "game_began")[0]["start_player"]
        assert [start["seat"] for start in starts] == [(first + i) % 5 for i in range(5)]
        districts = [start[fact] for start in starts for fact in ("place", "other_place")]
        assert len(set(districts)) == 10
        dealt = at(gangster, state)
        for start in starts:
            assert dealt["colours"][start["colour"]]["car"] == start["place"]
            assert dealt["districts"][start["other_place"]]["spaces"] == [start["colour"]]


@pytest.mark.parametrize(("players", "police", "districts"), [(2, 2, 9), (3, 2, 8), (4, 2, 9), (5, 3, 9)])
def test_setup_first_doubler(gangster: Game, players: int, police: int, districts: int) -> None:
    for seed in range(GAMES):
        state, events = gangster.new_with_events(players, seed)
        view = gangster.view(state, None)
        doubled = [place["place"] for place in view["places"] if place["doubler"]]
        assert doubled == [told(events, "doubled")[0]["place"]]
        assert view["deck"]["police"] == police
        assert len(view["deck"]["districts"]) == districts
        assert doubled[0] not in view["deck"]["districts"]


def test_first_player_is_drawn(gangster: Game) -> None:
    firsts = Counter(gangster.awaiting(gangster.new(4, seed))[0] for seed in range(200))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 25


def test_open_information(gangster: Game) -> None:
    state = gangster.new(4, 5)
    views = [gangster.view(state, seat) | {"seat": None} for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert all(gangster.redeal(state, seat, 7) == state for seat in (None, 0, 1, 2, 3))
    assert gangster.redeal(state, 0, 7).luck.tobytes() != state.luck.tobytes()
    supply = {kind["equipment"]: kind["supply"] for kind in views[0]["equipment"]}
    assert sum(supply.values()) == views[0]["supply"] == 30 - 3 - 4


def test_setup_works_on_another_board() -> None:
    game = omerta.interpreted_game("gangster", SMALL_BOARD)
    for players in (2, 3, 4, 5):
        state = game.new(players, 1)
        assert len(at(game, state)["districts"]) == (9 if players == 3 else 10)
        assert sum(kind["copies"] for kind in game.view(state, None)["equipment"]) == 12
