"""RULES.md, Setup: what lies on the table when a game begins, and what everybody may see."""

from collections import Counter
from typing import Any

import pytest
from rules.gangsta.positions import (
    BOSSES,
    GANGSTERS,
    HEISTS,
    at,
    cited,
    do_heist,
    follow,
    gangsters_in_deck,
    heists_in_deck,
    legal_words,
    position,
    random_game,
    seat_at,
    told,
)

from omerta import BadInput, Game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_boss_money_rows(gangsta: Game, players: int) -> None:
    for seed in range(20):
        spot = at(gangsta, gangsta.new(players, seed))
        bosses = [seat["gang"] for seat in spot["seats"]]
        assert all(len(gang) == 1 and gang[0]["id"] in BOSSES for gang in bosses)
        assert len({gang[0]["id"] for gang in bosses}) == players
        for seat in spot["seats"]:
            assert seat["money"] == int(BOSSES[seat["gang"][0]["id"]]["start_money"])
            assert seat.keys() == {"money", "gang"}
        assert spot["chapter"] == 1
        assert len(set(spot["gangsters"])) == len(set(spot["heists"])) == 5
        assert set(spot["gangsters"]) <= set(GANGSTERS)
        assert all(HEISTS[heist]["chapter"] == "1" for heist in spot["heists"])
        assert spot["stage"] == "act"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_decks_hold_all_the_rest(gangsta: Game, players: int) -> None:
    state = gangsta.new(players, 1)
    assert len(gangsters_in_deck(at(gangsta, state))) == 30
    assert len(heists_in_deck(gangsta, state)) == 25
    view = gangsta.view(state, 0)
    assert (view["gangster_deck"], view["heist_deck"]) == (30, 25)


def test_setup_everything_is_drawn_at_random(gangsta: Game) -> None:
    spots = [at(gangsta, gangsta.new(3, seed)) for seed in range(150)]
    first = Counter(spot["active"] for spot in spots)
    assert set(first) == {0, 1, 2}
    assert all(30 <= count <= 70 for count in first.values())
    boss = Counter(spot["seats"][0]["gang"][0]["id"] for spot in spots)
    assert set(boss) == set(BOSSES)
    assert all(12 <= count <= 50 for count in boss.values())
    assert {card for spot in spots for card in spot["gangsters"]} == set(GANGSTERS)
    assert len({card for spot in spots for card in spot["heists"]}) == 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_turns_go_clockwise(gangsta: Game, players: int) -> None:
    state = gangsta.new(players, 5)
    first = at(gangsta, state)["active"]
    for turn in range(2 * players):
        assert gangsta.awaiting(state) == [(first + turn) % players]
        state, _ = follow(gangsta, state, "pass", "discard nothing")


def test_setup_only_whose_turn_it_is_may_act(gangsta: Game) -> None:
    state = position(gangsta, 3, active=1)
    assert cited(gangsta, state, "pass", seat=2) == ("not-your-turn", "gangsta/setup", {"acting": 1})
    assert gangsta.legal(state, 0) == gangsta.legal(state, 2) == []


@pytest.mark.parametrize("players", [0, 1, 5, True, "2"])
def test_setup_number_of_players(gangsta: Game, players: Any) -> None:
    with pytest.raises(BadInput, match=r"^gangsta is for 2 to 4 players, not "):
        gangsta.new(players, 1)


# --- public


def test_public_gangs_money_rows_decks_discards_and_heists_done(gangsta: Game) -> None:
    state = position(
        gangsta,
        3,
        chapter=2,
        gangs={0: "104 121* 131", 1: "102 153:225", 2: "101"},
        money={0: 3, 1: 11, 2: 0},
        done={1: "201 303", 2: "329"},
        row="111 112 113 114 115",
        heists="301 302 304 305 306",
        gangsters_discarded="137 147",
        heists_discarded="310",
        snitches_met="802",
    )
    for viewer in (0, 1, 2, None):
        view = gangsta.view(state, viewer)
        assert [seat["money"] for seat in view["seats"]] == [3, 11, 0]
        assert [(one["id"], one["engaged"]) for one in view["seats"][0]["gang"]] == [
            ("104", False),
            ("121", True),
            ("131", False),
        ]
        assert [one["learned"] for one in view["seats"][1]["gang"]] == [None, "I"]
        assert [[one["id"] for one in seat["done"]] for seat in view["seats"]] == [[], ["201", "303"], ["329"]]
        assert [one["id"] for one in view["gangsters"]] == ["111", "112", "113", "114", "115"]
        assert [one["id"] for one in view["heists"]] == ["301", "302", "304", "305", "306"]
        assert view["gangster_discard"] == ["137", "147"]
        assert view["heist_discard"] == ["310"]
        assert view["gangster_deck"] == 35 - 2 - 1 - 5 - 2
        assert view["heist_deck"] == 30 - 2 - 5 - 1 + 2
        assert view["snitches"]["left"] == {"2": 1, "4": 1}
        assert view["snitches"]["met"] == 1


def test_public_points_stay_in_the_view_and_the_option_only_says_so(gangsta: Game) -> None:
    """Nothing is hidden: the screen decides by `open_points` whether to add up."""
    for option in (False, True):
        state = position(gangsta, 2, chapter=2, done={1: "303"}, options={"open_points": True} if option else {})
        view = gangsta.view(state, 0)
        assert view["open_points"] is option
        assert [one["influence"] for one in view["seats"][1]["done"]] == [3]


def test_public_nothing_in_a_view_depends_on_deck_order(gangsta: Game) -> None:
    """Without looks at a deck, whatever a redeal changes leaves every view as it was."""
    for state in random_game(gangsta, 3, 3)[::25]:
        for viewer in (0, None):
            world = gangsta.redeal(state, viewer, 9)
            assert all(gangsta.view(world, seat) == gangsta.view(state, seat) for seat in (0, 1, 2, None))


def test_public_heist_help_says_who_can_do_what_with_whom(gangsta: Game) -> None:
    state = position(
        gangsta, 2, chapter=2, gangs={0: "104 121* 152", 1: "102 145 123*"}, heists="303 305 306 301 310", active=0
    )
    helped = {one["id"]: one["players"] for one in gangsta.view(state, 0)["heists"]}
    # 305 needs LMH, cooperative: the Mafia boss brings LH, 152 or the Mafia's 145 the M; 145 is the rival's
    own, other = helped["305"]
    assert own == {
        "seat": 0,
        "possible": True,
        "missing": "",
        "missing_with_all": "",
        "crew": ["102", "104", "145", "152"],
    }
    assert other["crew"] == ["102", "104", "145", "152"]
    # 303 needs LMIS: the only sniper is engaged
    assert helped["303"][0]["possible"] is False
    assert helped["303"][0]["missing"] == "S"
    assert helped["303"][0]["missing_with_all"] == ""
    # 306 needs MBH and is no cooperative heist: nobody has a brawler of his own there
    assert helped["306"][0]["missing"] == "B"
    assert helped["306"][0]["crew"] == ["104", "152"]
    assert helped["310"][1]["missing"] == "B"
    assert helped["310"][1]["missing_with_all"] == ""


def test_public_help_counts_leaders_and_distance_to_the_chapter_end(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 136* 133", 1: "102"})
    view = gangsta.view(state, 1)
    assert [seat["leaders"] for seat in view["seats"]] == [3, 1]
    assert [seat["leaders_available"] for seat in view["seats"]] == [2, 1]
    assert view["to_chapter_end"] == [4, 6]
    assert view["seats"][0]["symbols"] == {"L": 3, "M": 1, "I": 0, "S": 0, "B": 0, "H": 2}
    assert view["seats"][0]["ready"] == {"L": 2, "M": 0, "I": 0, "S": 0, "B": 0, "H": 2}


def test_public_snitch_forecast(gangsta: Game) -> None:
    gangs = {0: "104 135", 1: "102", 2: "105 126"}
    state = position(gangsta, 3, chapter=3, gangs=gangs, money={0: 1, 1: 3, 2: 1}, snitches_met="804")
    snitches = gangsta.view(state, None)["snitches"]
    assert snitches["left"] == {"3": 2, "4": 2}
    assert snitches["until_end"] == 2
    assert [one["informants"] for one in snitches["forecast"]] == [2, 0, 2]
    assert [one["prices"] for one in snitches["forecast"]] == [{"3": 1, "4": 2}, {"3": 3, "4": 4}, {"3": 1, "4": 2}]
    assert [one["ruined_by"] for one in snitches["forecast"]] == [["4"], ["4"], ["4"]]


def test_public_heist_underway_says_what_is_missing(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 112 121", 1: "102"}, heists="218 201 202 203 204")
    state, _ = do_heist(gangsta, state, "218", "121")
    for viewer in (0, 1, None):
        underway = gangsta.view(state, viewer)["underway"]
        assert underway["heist"]["id"] == "218"
        assert underway["missing"] == "B"
        assert underway["crew"] == ["121"]
    assert legal_words(gangsta, state) == {"engage 112"}


def test_setup_events_tell_what_was_dealt(gangsta: Game) -> None:
    state, events = gangsta.new_with_events(3, 4)
    spot = at(gangsta, state)
    assert told(events, "game_began") == [{"players": 3, "start_player": spot["active"]}]
    dealt = sorted(told(events, "boss_dealt"), key=lambda facts: facts["seat"])
    assert [(one["person"], one["money"]) for one in dealt] == [
        (seat["gang"][0]["id"], seat["money"]) for seat in spot["seats"]
    ]
    assert [one["heist"] for one in told(events, "heist_laid_out")] == spot["heists"]
    assert [one["person"] for one in told(events, "gangster_laid_out")] == spot["gangsters"]
    assert told(events, "turn_began") == [{"seat": spot["active"]}]
    assert seat_at(gangsta, state, 0)["money"] in (6, 8)
