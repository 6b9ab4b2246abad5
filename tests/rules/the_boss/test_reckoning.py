"""RULES.md, Reckoning, city by city from the left."""

from itertools import pairwise
from typing import Any

import pytest
from rules.the_boss.positions import (
    USUAL,
    at,
    finish_round,
    follow,
    last_decision,
    next_calm_round,
    place_in_view,
    position,
    random_game,
    reckon,
    seat_at,
    told,
)

from omerta import Game

# --- the order


@pytest.mark.parametrize("round_number", [1, 3, 4])
def test_reckoning_order_from_the_left_with_chicago_at_its_place(the_boss: Game, round_number: int) -> None:
    _, events = reckon(the_boss, 4, round_number=round_number)
    order = [
        "chicago" if event.kind == "chicago_unled" else event.facts["card"].split()[0]
        for event in events
        if event.kind in ("hidden_turned_up", "chicago_unled")
    ]
    assert order == [*USUAL[4][:round_number], "chicago", *USUAL[4][round_number:]]


def test_reckoning_order_changes_nothing_since_each_penalty_finds_another_professional(the_boss: Game) -> None:
    hidden = {
        "new_york": "prison",
        "boston": "hospital",
        "detroit": "revolver",
        "kansas_city": "revolver",
        "memphis": "hospital",
        "philadelphia": "prison",
    }
    state, _ = reckon(the_boss, 4, hidden=hidden, gangsters={city: {2: (1, 0)} for city in hidden})
    player = seat_at(the_boss, state, 2)
    assert player["professionals"] == 0
    assert (player["prison"], player["hospital"], player["shot"]) == ((0, 2), 2, 2)
    assert player["earned"] == [0, 0]


# --- who wins a city


def test_win_city_most_gangsters_take_the_hidden_card(the_boss: Game) -> None:
    gangs = {"detroit": {0: (2, 2), 1: (3, 0)}, "boston": {1: (1, 0)}}
    state, events = reckon(the_boss, 2, hidden={"detroit": "4", "boston": "3"}, gangsters=gangs)
    assert told(events, "money_won") == [
        {"seat": 1, "city": "boston", "money": 3},
        {"seat": 0, "city": "detroit", "money": 4},
    ]
    assert [seat["earned"] for seat in at(the_boss, state)["seats"]] == [[4, 0], [3, 0]]


def test_win_city_strikes_only_the_leader(the_boss: Game) -> None:
    gangs = {"detroit": {0: (2, 0), 1: (3, 0), 2: (1, 0)}}
    state, _ = reckon(the_boss, 3, hidden={"detroit": "revolver"}, gangsters=gangs)
    assert [seat["shot"] for seat in at(the_boss, state)["seats"]] == [0, 1, 0]


def test_win_city_ruling_nobody_there_nobody_takes_it(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, hidden={"detroit": "4", "boston": "hospital", "new_york": "prison"})
    assert told(events, "nobody_won") == [{"city": city} for city in USUAL[2]]
    for seat in at(the_boss, state)["seats"]:
        assert (seat["earned"], seat["professionals"], seat["occasionals"]) == ([0, 0], 6, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_win_city_all_hidden_cards_are_turned_up_for_everybody(the_boss: Game, players: int) -> None:
    before = last_decision(the_boss, players, gangsters={"boston": {0: (1, 0)}})
    _, events = follow(the_boss, before)
    hidden = [f"{city} {cards['hidden']}" for city, cards in at(the_boss, before)["cities"].items()]
    turned = [event for event in events if event.kind == "hidden_turned_up"]
    assert [event.facts["card"] for event in turned] == hidden
    assert all(event.seen_by(None) for event in turned)


# --- money


@pytest.mark.parametrize(("city", "face", "amount"), [("boston", "0", 0), ("boston", "3", 3), ("detroit", "4", 4)])
def test_money_is_scored(the_boss: Game, city: str, face: str, amount: int) -> None:
    state, _ = reckon(the_boss, 2, hidden={city: face}, gangsters={city: {1: (1, 0)}})
    assert [seat["money"] for seat in the_boss.view(state, None)["seats"]] == [0, amount]


def test_money_of_several_cities_and_rounds_adds_up(the_boss: Game) -> None:
    state, _ = reckon(
        the_boss,
        2,
        round_number=2,
        hidden={"new_york": "2", "detroit": "4"},
        gangsters={"new_york": {0: (1, 0)}, "detroit": {0: (1, 0)}},
        earned={0: [5, 0], 1: [1, 0]},
    )
    assert seat_at(the_boss, state, 0)["earned"] == [5, 6, 0]
    assert the_boss.view(state, None)["seats"][0]["money"] == 11


def test_money_has_no_upper_limit(the_boss: Game) -> None:
    state, _ = reckon(
        the_boss,
        2,
        round_number=2,
        hidden={"detroit": "4"},
        gangsters={"detroit": {0: (1, 0)}},
        earned={0: [9998, 0], 1: [0, 0]},
    )
    assert the_boss.view(state, None)["seats"][0]["money"] == 10002


# --- penalties


def test_revolver_one_professional_leaves_the_game(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, hidden={"detroit": "revolver"}, gangsters={"detroit": {0: (2, 1)}})
    player = seat_at(the_boss, state, 0)
    assert told(events, "shot") == [{"seat": 0, "city": "detroit"}]
    assert (player["professionals"], player["shot"], player["earned"]) == (5, 1, [0, 0])


def test_revolver_is_for_good(the_boss: Game) -> None:
    state, _ = reckon(the_boss, 2, hidden={"detroit": "revolver"}, gangsters={"detroit": {0: (2, 1)}})
    for round_number in (2, 3, 4):
        assert at(the_boss, state)["round"] == round_number
        assert seat_at(the_boss, state, 0)["professionals"] == 5
        assert seat_at(the_boss, state, 0)["shot"] == 1
        if round_number < 4:
            state = next_calm_round(the_boss, state)


def test_prison_sits_out_the_next_two_rounds(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, hidden={"new_york": "prison"}, gangsters={"new_york": {1: (2, 0)}})
    assert told(events, "imprisoned") == [{"seat": 1, "city": "new_york"}]
    seen = []
    for _ in range(3):
        player = seat_at(the_boss, state, 1)
        seen.append((at(the_boss, state)["round"], player["professionals"], player["prison"]))
        if len(seen) < 3:
            state = next_calm_round(the_boss, state)
    assert seen == [(2, 5, (0, 1)), (3, 5, (1, 0)), (4, 6, (0, 0))]


def test_prison_and_hospital_gangsters_cannot_be_placed(the_boss: Game) -> None:
    state = position(the_boss, 2, round_number=2, away={0: {"prison": (0, 1), "hospital": 1}})
    assert the_boss.why_not(state, 0, "place boston 4 0") is None
    refusal = the_boss.why_not(state, 0, "place boston 5 0")
    assert refusal is not None
    assert refusal.facts == {"city": "boston", "needs": 5, "has": 4}


def test_prison_again_while_one_sits_already(the_boss: Game) -> None:
    state, events = reckon(
        the_boss,
        2,
        round_number=3,
        hidden={"new_york": "prison"},
        gangsters={"new_york": {0: (1, 0)}},
        away={0: {"prison": (1, 1)}},
    )
    assert told(events, "came_back") == [{"seat": 0, "from_prison": 1, "from_hospital": 0}]
    player = seat_at(the_boss, state, 0)
    assert (player["prison"], player["professionals"]) == ((1, 1), 4)


def test_hospital_sits_out_the_next_round(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, hidden={"boston": "hospital"}, gangsters={"boston": {0: (1, 2)}})
    assert told(events, "hospitalised") == [{"seat": 0, "city": "boston"}]
    assert (seat_at(the_boss, state, 0)["professionals"], seat_at(the_boss, state, 0)["hospital"]) == (5, 1)
    state, events = finish_round(the_boss, state)
    assert at(the_boss, state)["round"] == 3
    assert told(events, "came_back") == [{"seat": 0, "from_prison": 0, "from_hospital": 1}]
    assert (seat_at(the_boss, state, 0)["professionals"], seat_at(the_boss, state, 0)["hospital"]) == (6, 0)


def test_hospital_again_while_one_lies_there_already(the_boss: Game) -> None:
    state, _ = reckon(
        the_boss,
        2,
        round_number=2,
        hidden={"boston": "hospital"},
        gangsters={"boston": {0: (1, 0)}},
        away={0: {"hospital": 1}},
    )
    assert (seat_at(the_boss, state, 0)["professionals"], seat_at(the_boss, state, 0)["hospital"]) == (5, 1)


def test_banished_may_never_again_place_in_that_city(the_boss: Game) -> None:
    state, events = reckon(
        the_boss, 3, start=2, hidden={"cincinnati": "banished"}, gangsters={"cincinnati": {0: (2, 0)}}
    )
    assert told(events, "banished") == [{"seat": 0, "city": "cincinnati"}]
    assert seat_at(the_boss, state, 0)["professionals"] == 6, "it costs no gangster"
    for round_number in (2, 3, 4):
        assert at(the_boss, state)["round"] == round_number
        assert at(the_boss, state)["banished"] == {"cincinnati": [0]}
        assert place_in_view(the_boss, state, None, "cincinnati")["banished"] == [0]
        while the_boss.awaiting(state) != [0]:
            state, _ = follow(the_boss, state)
        refusal = the_boss.why_not(state, 0, "place cincinnati 6 0")
        assert refusal is not None
        assert refusal.rule == "the_boss/place-banished"
        if round_number < 4:
            state = next_calm_round(the_boss, state)


def test_banished_others_join_the_first(the_boss: Game) -> None:
    state, _ = reckon(
        the_boss,
        3,
        round_number=2,
        hidden={"cincinnati": "banished"},
        gangsters={"cincinnati": {0: (2, 0)}},
        banished={"cincinnati": [1]},
    )
    assert at(the_boss, state)["banished"] == {"cincinnati": [0, 1]}


# --- Chicago


@pytest.mark.parametrize(
    ("round_number", "tops", "total", "paid"),
    [
        (1, {"new_york": "1"}, 1, 0),
        (1, {"new_york": "2"}, 2, 1),
        (1, {"new_york": "3"}, 3, 1),
        (1, {"new_york": "prison"}, 0, 0),
        (2, {"new_york": "3", "boston": "2"}, 5, 2),
        (2, {"new_york": "3", "boston": "3"}, 6, 3),
        (2, {"new_york": "3", "boston": "hospital"}, 3, 1),
        (2, {"new_york": "prison", "boston": "0"}, 0, 0),
        (3, {"new_york": "3", "boston": "2", "detroit": "4"}, 9, 4),
        (3, {"new_york": "2", "boston": "2", "detroit": "revolver"}, 4, 2),
        (4, {"new_york": "3", "boston": "3", "detroit": "4", "kansas_city": "3"}, 13, 6),
        (4, {"new_york": "3", "boston": "3", "detroit": "4", "kansas_city": "revolver"}, 10, 5),
        (5, {"new_york": "3", "boston": "3", "detroit": "4", "kansas_city": "3", "cincinnati": "4"}, 17, 8),
        (5, {"new_york": "1", "boston": "0", "detroit": "1", "kansas_city": "2", "cincinnati": "banished"}, 4, 2),
    ],
)
def test_chicago_payout_half_rounded_down_of_the_last_played_cards_to_the_left(
    the_boss: Game, round_number: int, tops: dict[str, str], total: int, paid: int
) -> None:
    gangs = {"memphis": {2: (1, 0)}, "chicago": {2: (2, 0), 0: (1, 0)}, "philadelphia": {0: (1, 0)}}
    before = last_decision(
        the_boss,
        4,
        round_number=round_number,
        tops=tops,
        hidden={"memphis": "hospital", "philadelphia": "prison"},
        last_card="philadelphia 4",
        gangsters=gangs,
    )
    preview = place_in_view(the_boss, before, None, "chicago")
    assert (preview["chicago_sum"], preview["chicago_pays"]) == (total, paid)
    state, events = follow(the_boss, before)
    assert told(events, "chicago_paid") == [{"seat": 2, "sum": total, "money": paid}]
    earned = [seat["earned"][round_number - 1] for seat in at(the_boss, state)["seats"]]
    assert earned == [0, 0, paid, 0]


def test_chicago_payout_the_very_last_card_counts(the_boss: Game) -> None:
    gangs = {"detroit": {0: (1, 0)}, "chicago": {0: (1, 0)}}
    hidden = {"detroit": "revolver"}
    for last_card, paid in (("new_york 3", 1), ("new_york prison", 0)):
        _, events = reckon(
            the_boss, 2, tops={"new_york": "2"}, hidden=hidden | {"new_york": "1"}, last_card=last_card, gangsters=gangs
        )
        assert [fact["money"] for fact in told(events, "chicago_paid")] == [paid]


def test_chicago_payout_penalties_strike_nobody(the_boss: Game) -> None:
    tops = {"new_york": "prison", "boston": "hospital"}
    gangs = {"detroit": {0: (1, 0)}, "chicago": {0: (1, 0)}}
    state, _ = reckon(
        the_boss, 2, round_number=2, tops=tops, hidden={"detroit": "1"}, last_card="detroit 2", gangsters=gangs
    )
    player = seat_at(the_boss, state, 0)
    assert (player["professionals"], player["prison"], player["hospital"]) == (6, (0, 0), 0)
    assert player["earned"] == [0, 1, 0]


def test_chicago_payout_nobody_there_nobody_paid(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, tops={"new_york": "3"}, last_card="detroit 4")
    assert told(events, "chicago_unled") == [{"sum": 3}]
    assert told(events, "chicago_paid") == []
    assert [seat["earned"] for seat in at(the_boss, state)["seats"]] == [[0, 0], [0, 0]]


def test_chicago_payout_does_not_depend_on_who_leads_the_cities(the_boss: Game) -> None:
    gangs = {"new_york": {1: (1, 0)}, "detroit": {0: (1, 0)}, "chicago": {0: (1, 0)}}
    hidden = {"new_york": "prison", "detroit": "revolver"}
    state, _ = reckon(the_boss, 2, tops={"new_york": "3"}, hidden=hidden, last_card="detroit 4", gangsters=gangs)
    assert [seat["earned"] for seat in at(the_boss, state)["seats"]] == [[1, 0], [0, 0]]


def test_chicago_payout_preview_counts_a_city_without_a_card_as_nothing(the_boss: Game) -> None:
    data: dict[str, Any] = {"round_number": 2, "turn": 2, "start": 0}
    state = position(the_boss, 2, tops={"boston": "3", "detroit": "4"}, **data)
    chicago = place_in_view(the_boss, state, 0, "chicago")
    assert (chicago["chicago_sum"], chicago["chicago_pays"]) == (3, 1)
    fresh = place_in_view(the_boss, position(the_boss, 2), None, "chicago")
    assert (fresh["chicago_sum"], fresh["chicago_pays"]) == (0, 0)


# --- going home


def test_return_professionals_come_back_occasionals_leave(the_boss: Game) -> None:
    gangs = {"detroit": {0: (2, 1), 1: (4, 0)}, "boston": {0: (1, 0)}, "chicago": {0: (2, 1)}}
    state, _ = reckon(the_boss, 2, hidden={"detroit": "4", "boston": "3"}, gangsters=gangs)
    first, second = at(the_boss, state)["seats"]
    assert (first["professionals"], first["occasionals"], first["spent"]) == (6, 1, 2)
    assert (second["professionals"], second["occasionals"], second["spent"]) == (6, 3, 0)
    assert at(the_boss, state)["gangsters"] == {}
    assert all(place["leader"] is None for place in the_boss.view(state, None)["row"])


def test_return_occasionals_never_placed_stay_and_spent_ones_stay_away(the_boss: Game) -> None:
    state, _ = reckon(the_boss, 2, gangsters={"detroit": {0: (1, 2)}}, hidden={"detroit": "1"})
    assert (seat_at(the_boss, state, 0)["occasionals"], seat_at(the_boss, state, 0)["spent"]) == (1, 2)
    state = next_calm_round(the_boss, state)
    assert (seat_at(the_boss, state, 0)["occasionals"], seat_at(the_boss, state, 0)["spent"]) == (1, 2)


def test_return_a_penalty_takes_a_professional_never_an_occasional(the_boss: Game) -> None:
    state, _ = reckon(the_boss, 2, hidden={"detroit": "revolver"}, gangsters={"detroit": {1: (1, 3)}})
    player = seat_at(the_boss, state, 1)
    assert (player["professionals"], player["shot"], player["spent"]) == (5, 1, 3)


# --- Chicago moves


@pytest.mark.parametrize(
    ("players", "places"),
    [(2, [1, 2, 3, 3, 3]), (3, [1, 2, 3, 4, 5]), (4, [1, 2, 3, 4, 5])],
)
def test_chicago_moves_one_place_to_the_right_each_round(the_boss: Game, players: int, places: list[int]) -> None:
    for round_number in range(1, 5):
        state = position(the_boss, players, round_number=round_number, turn=5)
        row = [place["city"] for place in the_boss.view(state, None)["row"]]
        assert row.index("chicago") == places[round_number - 1]
        after, events = finish_round(the_boss, state)
        row = [place["city"] for place in the_boss.view(after, None)["row"]]
        assert row.index("chicago") == places[round_number]
        assert [city for city in row if city != "chicago"] == USUAL[players], "the others stay"
        moved = places[round_number] != places[round_number - 1]
        assert told(events, "chicago_moved") == ([{"left_of_chicago": places[round_number]}] if moved else [])


def test_chicago_moves_until_rightmost_of_four_cities(the_boss: Game) -> None:
    state = position(the_boss, 2, round_number=4, turn=5, options={"cities": [4, 5, 6, 7]})
    assert the_boss.view(state, None)["row"][4]["city"] == "chicago"
    after, _ = finish_round(the_boss, state)
    assert the_boss.view(after, None)["row"][4]["city"] == "chicago"


def test_chicago_moves_only_after_its_payout(the_boss: Game) -> None:
    gangs = {"detroit": {0: (1, 0)}, "chicago": {0: (1, 0)}}
    tops = {"new_york": "2", "boston": "3"}
    _, events = reckon(
        the_boss, 2, tops=tops, hidden={"detroit": "1"}, last_card="detroit 2", gangsters=gangs, round_number=1
    )
    assert told(events, "chicago_paid") == [{"seat": 0, "sum": 2, "money": 1}]
    kinds = [event.kind for event in events]
    assert kinds.index("chicago_paid") < kinds.index("chicago_moved") < kinds.index("round_began")


# --- all of it, against a second reading of the rulebook


def settled(before: dict[str, Any], last_card: str) -> list[dict[str, Any]]:
    """What each player must have when the round has been reckoned."""
    players: list[dict[str, Any]] = []
    for seat in before["seats"]:
        back = seat["prison"][0] + seat["hospital"]
        players.append(
            {
                "money": sum(seat["earned"]),
                "professionals": seat["professionals"] + back,
                "prison": (seat["prison"][1], 0),
                "hospital": 0,
                "shot": seat["shot"],
                "occasionals": seat["occasionals"],
                "banished": {city for city, them in before["banished"].items() if len(players) in them},
            }
        )
    city_of_card, face_of_card = last_card.split()
    before["cities"][city_of_card]["played"].append(face_of_card)
    for place, gangs in before["gangsters"].items():
        for gang in gangs:
            players[gang["seat"]]["professionals"] += gang["professionals"]
        winner = players[max(gangs, key=lambda gang: gang["professionals"] + gang["occasionals"])["seat"]]
        if place == "chicago":
            tops = [city["played"][-1] for city in list(before["cities"].values())[: before["left_of_chicago"]]]
            winner["money"] += sum(int(top) for top in tops if top.isdigit()) // 2
            continue
        face = before["cities"][place]["hidden"]
        if face.isdigit():
            winner["money"] += int(face)
        elif face == "banished":
            winner["banished"].add(place)
        else:
            winner["professionals"] -= 1
            if face == "prison":
                winner["prison"] = (winner["prison"][0], winner["prison"][1] + 1)
            else:
                winner["shot" if face == "revolver" else "hospital"] += 1
    return players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reckoning_agrees_with_a_second_reading_of_the_rules(the_boss: Game, players: int) -> None:
    rounds = 0
    for seed in range(8):
        states = random_game(the_boss, players, seed)
        for before, after in pairwise(states):
            then, now = at(the_boss, before), at(the_boss, after)
            if now["round"] == then["round"] and now["stage"] != "over":
                continue
            rounds += 1
            (seat,) = the_boss.awaiting(before)
            expected = settled(then, then["seats"][seat]["hand"][0])
            assert expected == [
                {
                    "money": sum(player["earned"]),
                    "banished": {city for city, them in now["banished"].items() if number in them},
                    **{name: player[name] for name in ("professionals", "prison", "hospital", "shot", "occasionals")},
                }
                for number, player in enumerate(now["seats"])
            ]
    assert rounds >= 24
