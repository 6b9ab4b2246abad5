"""RULES.md, resources about money and influence: Bank, Police Station, Counterfeit, Black Market, Media."""

import pytest
from rules.gangsta.positions import (
    at,
    code,
    do_heist,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    owner,
    owners_turn,
    position,
    seat_at,
    sheet,
    told,
    turn_begins,
)

from omerta import Event, Game, State

# --- bank


@pytest.mark.parametrize(("has", "stolen"), [(0, 0), (3, 0), (10, 0), (11, 1), (13, 3), (14, 4), (20, 4)])
def test_resource_bank_the_first_ten_cannot_be_stolen(gangsta: Game, has: int, stolen: int) -> None:
    """320 steals 4."""
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 136", 1: "102"},
        heists="320",
        money={1: has},
        resources={1: "bank"},
        working=[1],
    )
    assert gangsta.view(state, 0)["seats"][1]["safe_money"] == min(has, 10)
    state, events = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [stolen, has - stolen]
    assert kinds(events, "stole", "nothing_stolen") == (["stole"] if stolen else ["nothing_stolen"])


def test_resource_bank_who_is_safe_cannot_be_named(gangsta: Game) -> None:
    state = position(
        gangsta,
        4,
        chapter=2,
        gangs={0: "104 136"},
        heists="320",
        money={1: 10, 2: 2, 3: 1},
        resources={1: "bank"},
        working=[1],
    )
    state, _ = do_heist(gangsta, state, "320", "104", "136")
    assert legal_words(gangsta, state) == {"steal 101", "steal 105"}
    assert code(gangsta, state, "steal 102") == "nothing-to-steal"


def test_resource_bank_inactive_protects_nothing(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 136"}, heists="320", money={1: 10}, resources={1: "bank"})
    assert gangsta.view(state, 0)["seats"][1]["safe_money"] == 0
    state, _ = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [4, 6]


def test_resource_bank_the_money_still_pays_and_counts(gangsta: Game) -> None:
    state = owner(gangsta, "bank", money={0: 6, 1: 5}, row="145")
    assert sheet(gangsta, state, 0)["richest"] == 2
    state, _ = follow(gangsta, state, "hire 145")
    assert money(gangsta, state)[0] == 0


def test_resource_bank_pays_snitches(gangsta: Game) -> None:
    state = owner(gangsta, "bank", chapter=2, stage="discard", money={0: 5, 1: 5}, heists="301")
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert money(gangsta, state) == [1, 1]


# --- police station


@pytest.mark.parametrize(("gang_", "has", "left"), [("104", 5, 4), ("104 141", 5, 4), ("104 135 141 145", 5, 5)])
def test_resource_police_station_a_snitch_never_costs_more_than_one(
    gangsta: Game, gang_: str, has: int, left: int
) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: gang_}, money={0: has, 1: 9}, heists="301"
    )
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert money(gangsta, state) == [left, 5]
    assert gang(gangsta, state, 0) == " ".join(sorted(gang_.split()))


def test_resource_police_station_exactly_enough_informants_costs_nothing(gangsta: Game) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: "104 135"}, money={0: 5, 1: 9}, heists="301"
    )
    state, _ = follow(gangsta, state, "discard 301", draws="801 330")
    assert money(gangsta, state)[0] == 5


def test_resource_police_station_who_cannot_pay_even_that_loses_a_gangster(gangsta: Game) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: "104 121"}, money={0: 0, 1: 9}, heists="301"
    )
    state, events = follow(gangsta, state, "discard 301", draws="803 330")
    assert told(events, "lost") == [{"seat": 0, "person": "121", "cause": "arrest"}]


def test_resource_police_station_is_in_the_forecast(gangsta: Game) -> None:
    state = owner(gangsta, "police_station", chapter=2, money={0: 1, 1: 1})
    prices = [one["prices"] for one in gangsta.view(state, 1)["snitches"]["forecast"]]
    assert prices == [{"2": 1, "3": 1, "4": 1}, {"2": 2, "3": 3, "4": 4}]


# --- counterfeit


def test_resource_counterfeit_one_dollar_before_mobilising(gangsta: Game) -> None:
    """The dollar comes in time to free somebody."""
    state, events = owners_turn(gangsta, "counterfeit", gangs={0: "104* 121"}, money={0: 0})
    assert told(events, "counterfeited") == [{"seat": 0, "money": 1}]
    assert at(gangsta, state)["stage"] == "mobilise"
    state, _ = follow(gangsta, state, "free 104")
    assert money(gangsta, state)[0] == 0


def test_resource_counterfeit_only_the_own_turn(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, 1, resources={0: "counterfeit"}, working=[0])
    assert money(gangsta, state) == [0, 0]


def test_resource_counterfeit_also_in_an_extra_turn(gangsta: Game) -> None:
    state = owner(gangsta, "counterfeit", chapter=2, gangs={0: "104 134", 1: "102"}, heists="323")
    state, events = do_heist(gangsta, state, "323", "104", "134")
    assert told(events, "counterfeited") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 3


def counterfeit_war(gangsta: Game, active: bool) -> tuple[State, list[Event]]:
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 112 113 114 131 152", 1: "102"},
        money={0: 2},
        row="121",
        resources={1: "counterfeit"},
        working=[1] if active else [],
    )
    return follow(gangsta, state, "hire 121")


def test_resource_counterfeit_joins_the_completed_heists_at_the_gang_war(gangsta: Game) -> None:
    state, events = counterfeit_war(gangsta, active=True)
    assert told(events, "counterfeit_filed") == [{"seat": 1}]
    assert at(gangsta, state)["active"] == 1
    assert money(gangsta, state)[1] == 0
    line = sheet(gangsta, state, 1)
    assert line["heists"] + line["resources"] == 3
    assert line["heists_done"] == 0
    view = gangsta.view(state, 0)["seats"][1]
    assert view["done"] == []
    assert (view["resource"]["active"], view["resource"]["filed"]) == (False, True)


def test_resource_counterfeit_prints_no_more_after_the_war(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, chapter=3, gangs={0: "104", 1: "102"}, resources={0: "counterfeit"}, working=[0])
    assert money(gangsta, state)[0] == 0
    assert sheet(gangsta, state, 0)["resources"] + sheet(gangsta, state, 0)["heists"] == 3


def test_resource_counterfeit_inactive_at_the_war_is_out(gangsta: Game) -> None:
    state, events = counterfeit_war(gangsta, active=False)
    assert told(events, "counterfeit_out") == [{"seat": 1}]
    assert "resource" not in seat_at(gangsta, state, 1)
    assert sheet(gangsta, state, 1)["resources"] == 0
    assert gangsta.view(state, 0)["seats"][1]["resource"] is None


def test_resource_counterfeit_out_never_activates(gangsta: Game) -> None:
    state = position(
        gangsta, 2, chapter=3, gangs={0: "103 131", 1: "102"}, money={0: 4}, row="123", resources={0: "none"}
    )
    state, events = follow(gangsta, state, "hire 123")
    assert kinds(events, "resource_activated") == []
    assert sheet(gangsta, state, 0)["resources"] == 0


def test_resource_counterfeit_activated_by_the_hire_that_ends_the_chapter_is_filed(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 112 113 114 141 152", 1: "102"},
        money={0: 2},
        row="131",
        resources={0: "counterfeit"},
    )
    state, events = follow(gangsta, state, "hire 131")
    assert kinds(events, "resource_activated", "counterfeit_filed", "counterfeit_out") == [
        "resource_activated",
        "counterfeit_filed",
    ]
    assert sheet(gangsta, state, 0)["resources"] + sheet(gangsta, state, 0)["heists"] == 3


# --- black market


def test_resource_black_market_two_more_when_passing(gangsta: Game) -> None:
    state, events = follow(gangsta, owner(gangsta, "black_market", gangs={0: "104 122"}), "pass")
    assert told(events, "passed") == [{"seat": 0, "money": 4}]
    assert money(gangsta, state) == [4, 0]


def test_resource_black_market_not_for_others_nor_inactive(gangsta: Game) -> None:
    state, _ = follow(gangsta, owner(gangsta, "black_market", active=1), "pass")
    assert money(gangsta, state) == [0, 1]
    state, _ = follow(gangsta, position(gangsta, 2, resources={0: "black_market"}), "pass")
    assert money(gangsta, state)[0] == 1


# --- media


@pytest.mark.parametrize(
    ("heists", "points"),
    [
        ("", 0),
        ("201 203 205", 0),
        ("201 204 303", 2),
        ("202 204 207 209 210 212 214", 7),
        ("202 204 207 209 210 212 214 217 220", 7),
    ],
)
def test_resource_media_one_for_each_heist_that_shows_influence(gangsta: Game, heists: str, points: int) -> None:
    state = owner(gangsta, "media", chapter=3, stage="over", done={0: heists})
    assert sheet(gangsta, state, 0)["resources"] == points


def test_resource_media_inactive_brings_nothing(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, stage="over", done={0: "202 204"}, resources={0: "media"})
    assert sheet(gangsta, state, 0)["resources"] == 0


def test_resource_media_counts_own_heists_only_and_no_tucked_card(gangsta: Game) -> None:
    state = owner(gangsta, "media", chapter=3, stage="over", gangs={0: "104 121:225", 1: "102"}, done={1: "202 204"})
    assert [sheet(gangsta, state, seat)["resources"] for seat in (0, 1)] == [0, 0]
