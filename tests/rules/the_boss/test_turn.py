"""RULES.md, A turn: place (optional), then play a card (mandatory)."""

from itertools import pairwise
from typing import Any

import pytest
from rules.the_boss.positions import (
    USUAL,
    at,
    finish_round,
    follow,
    legal_words,
    place_in_view,
    position,
    random_game,
    seat_at,
    told,
)

from omerta import BadInput, Game, IllegalAction, Refusal, State
from omerta.games.examples import example


def refused(game: Game, state: State, seat: int, words: str) -> Refusal:
    """The refusal, which `play` gives too."""
    refusal = game.why_not(state, seat, words)
    assert refusal is not None, f"`{words}` is allowed"
    with pytest.raises(IllegalAction) as raised:
        game.play(state, seat, words)
    assert raised.value.refusal == refusal
    assert game.parse(state, words) not in game.legal(state, seat)
    return refusal


def allowed(game: Game, state: State, seat: int, words: str) -> bool:
    return game.why_not(state, seat, words) is None and game.parse(state, words) in game.legal(state, seat)


# --- order of the turns


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 2), (4, 1)])
def test_turn_order_four_turns_clockwise_from_the_start_player(the_boss: Game, players: int, start: int) -> None:
    state = position(the_boss, players, start=start)
    clockwise = [(start + i) % players for i in range(players)]
    for turn in (1, 2, 3, 4):
        for seat in clockwise:
            assert the_boss.view(state, None)["turn"] == turn
            assert the_boss.awaiting(state) == [seat]
            state, _ = follow(the_boss, state)
            assert the_boss.awaiting(state) == [seat], "placing and playing are one turn"
            state, _ = follow(the_boss, state)
    assert the_boss.view(state, None)["turn"] == 5


def test_turn_order_a_round_has_five_turns(the_boss: Game) -> None:
    state = position(the_boss, 3)
    for _ in range(5 * 3 * 2 - 1):
        state, _ = follow(the_boss, state)
        assert at(the_boss, state)["round"] == 1
    assert at(the_boss, follow(the_boss, state)[0])["round"] == 2


def test_turn_order_nobody_acts_out_of_turn(the_boss: Game) -> None:
    state = position(the_boss, 3, start=1)
    for seat in (0, 2):
        for words in ("place nothing", "place boston 1 0", "play boston 0"):
            refusal = refused(the_boss, state, seat, words)
            assert refusal == Refusal("not-your-turn", "the_boss/turn-order", {"acting": 1})
        assert the_boss.legal(state, seat) == []


# --- one city


def test_place_one_city_any_number_of_both_kinds_into_an_empty_city(the_boss: Game) -> None:
    state = position(the_boss, 2)
    expected = {f"place {city} {bring} {along}" for city in USUAL[2] for bring in range(1, 7) for along in range(4)}
    assert legal_words(the_boss, state, 0) == expected | {"place nothing"}


def test_place_one_city_moves_the_gangsters_there(the_boss: Game) -> None:
    state, events = follow(the_boss, position(the_boss, 2), "place detroit 2 1")
    assert at(the_boss, state)["gangsters"] == {"detroit": [{"seat": 0, "professionals": 2, "occasionals": 1}]}
    assert (seat_at(the_boss, state, 0)["professionals"], seat_at(the_boss, state, 0)["occasionals"]) == (4, 2)
    assert told(events, "placed") == [{"seat": 0, "city": "detroit", "professionals": 2, "occasionals": 1}]


def test_place_one_city_once_a_turn(the_boss: Game) -> None:
    for first in ("place detroit 1 0", "place nothing"):
        state, _ = follow(the_boss, position(the_boss, 2), first)
        for again in ("place boston 1 0", "place detroit 1 0", "place nothing"):
            refusal = refused(the_boss, state, 0, again)
            assert refusal == Refusal("already-placed", "the_boss/place-one-city", {})


def test_place_one_city_another_city_next_turn(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=2, gangsters={"detroit": {0: (1, 0)}})
    assert allowed(the_boss, state, 0, "place boston 1 0")
    assert allowed(the_boss, state, 0, "place detroit 1 0")


def test_place_one_city_placing_nothing_is_always_allowed(the_boss: Game) -> None:
    for state in random_game(the_boss, 3, 2)[:-1:2]:
        (seat,) = the_boss.awaiting(state)
        assert allowed(the_boss, state, seat, "place nothing")


def test_place_one_city_zero_gangsters_are_no_placement(the_boss: Game) -> None:
    refusal = refused(the_boss, position(the_boss, 2), 0, "place boston 0 0")
    assert refusal == Refusal("places-nobody", "the_boss/place-one-city", {"city": "boston"})


def test_place_one_city_only_gangsters_in_front(the_boss: Game) -> None:
    away = {0: {"prison": (1, 1), "hospital": 1, "shot": 1, "spent": 2}}
    state = position(the_boss, 2, round_number=3, away=away)
    assert allowed(the_boss, state, 0, "place boston 2 1")
    refusal = refused(the_boss, state, 0, "place boston 3 0")
    expected: dict[str, Any] = {"city": "boston", "needs": 3, "has": 2}
    assert refusal == Refusal("too-few-professionals", "the_boss/place-one-city", expected)
    refusal = refused(the_boss, state, 0, "place boston 2 2")
    expected = {"city": "boston", "needs": 2, "has": 1}
    assert refusal == Refusal("too-few-occasionals", "the_boss/place-one-city", expected)


def test_place_one_city_both_kinds_count_one(the_boss: Game) -> None:
    state = position(the_boss, 2, start=1, gangsters={"boston": {0: (1, 2)}})
    assert place_in_view(the_boss, state, None, "boston")["leader"] == 0
    assert not allowed(the_boss, state, 1, "place boston 3 0")
    assert allowed(the_boss, state, 1, "place boston 4 0")
    assert allowed(the_boss, state, 1, "place boston 1 3")


def test_place_one_city_ruling_who_cannot_place_simply_plays(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=3, gangsters={"boston": {0: (6, 3)}})
    assert legal_words(the_boss, state, 0) == {"place nothing"}
    state, _ = follow(the_boss, state, "place nothing")
    assert len(the_boss.legal(state, 0)) == 3


def test_place_one_city_ruling_nobody_is_ever_out(the_boss: Game) -> None:
    state = position(the_boss, 3, round_number=4, away={1: {"shot": 6, "spent": 3}})
    asked = 0
    while at(the_boss, state)["round"] == 4 and the_boss.awaiting(state):
        if the_boss.awaiting(state) == [1]:
            asked += 1
            words = legal_words(the_boss, state, 1)
            assert words == {"place nothing"} or all(word.startswith("play ") for word in words)
        state, _ = follow(the_boss, state)
    assert asked == 10


# --- majority


def test_place_majority_rulebook_example(the_boss: Game) -> None:
    """I placed one, somebody else placed two: now I need at least two more."""
    state = example("the_boss/place-majority").state(the_boss)
    refusal = refused(the_boss, state, 0, "place boston 1 0")
    facts = {"city": "boston", "needs": 2, "has": 1, "leader": 1, "leader_has": 2, "there": 1}
    assert refusal == Refusal("no-majority", "the_boss/place-majority", facts)
    assert allowed(the_boss, state, 0, "place boston 2 0")
    state, _ = follow(the_boss, state, "place boston 2 0")
    boston = place_in_view(the_boss, state, None, "boston")
    assert boston["leader"] == 0
    assert boston["gangsters"] == [
        {"seat": 0, "professionals": 3, "occasionals": 0},
        {"seat": 1, "professionals": 2, "occasionals": 0},
    ]


def test_place_majority_a_tie_is_refused_and_one_more_leads(the_boss: Game) -> None:
    state = position(the_boss, 3, start=2, gangsters={"detroit": {0: (2, 0), 1: (3, 1)}})
    refusal = refused(the_boss, state, 2, "place detroit 2 2")
    facts = {"city": "detroit", "needs": 5, "has": 4, "leader": 1, "leader_has": 4, "there": 0}
    assert refusal == Refusal("no-majority", "the_boss/place-majority", facts)
    state, _ = follow(the_boss, state, "place detroit 3 2")
    assert place_in_view(the_boss, state, None, "detroit")["leader"] == 2


def test_place_majority_is_counted_against_each_other_player_not_their_sum(the_boss: Game) -> None:
    gangs = {"boston": {0: (1, 0), 1: (2, 0), 2: (3, 0)}}
    state = position(the_boss, 4, start=3, gangsters=gangs)
    assert not allowed(the_boss, state, 3, "place boston 3 0")
    assert allowed(the_boss, state, 3, "place boston 4 0")


def test_place_majority_the_leader_may_add_a_single_one(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=2, gangsters={"boston": {0: (2, 0), 1: (1, 0)}})
    assert allowed(the_boss, state, 0, "place boston 1 0")
    assert allowed(the_boss, state, 0, "place boston 0 1")


def test_place_majority_too_few_left_means_the_city_is_lost(the_boss: Game) -> None:
    state = position(the_boss, 2, start=1, gangsters={"boston": {0: (6, 3)}})
    assert not any(words.startswith("place boston") for words in legal_words(the_boss, state, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_place_majority_ties_never_arise(the_boss: Game, players: int) -> None:
    for seed in range(3):
        for state in random_game(the_boss, players, seed)[:-1]:
            for place in the_boss.view(state, None)["row"]:
                numbers = sorted(gang["professionals"] + gang["occasionals"] for gang in place["gangsters"])
                assert len(numbers) < 2 or numbers[-1] > numbers[-2]


# --- occasionals


def test_place_occasionals_never_alone(the_boss: Game) -> None:
    refusal = refused(the_boss, position(the_boss, 2), 0, "place detroit 0 1")
    assert refusal == Refusal("occasionals-alone", "the_boss/place-occasionals", {"city": "detroit"})


def test_place_occasionals_together_with_a_professional(the_boss: Game) -> None:
    state = position(the_boss, 2)
    assert [allowed(the_boss, state, 0, f"place detroit 1 {along}") for along in range(4)] == [True] * 4


def test_place_occasionals_next_to_an_own_professional(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=2, gangsters={"detroit": {0: (1, 0), 1: (2, 0)}})
    assert allowed(the_boss, state, 0, "place detroit 0 2")
    assert not allowed(the_boss, state, 0, "place detroit 0 1"), "no majority"


def test_place_occasionals_not_next_to_professionals_elsewhere_or_of_others(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=2, gangsters={"boston": {0: (3, 0)}, "detroit": {1: (1, 0)}})
    refusal = refused(the_boss, state, 0, "place detroit 0 2")
    assert refusal == Refusal("occasionals-alone", "the_boss/place-occasionals", {"city": "detroit"})


def test_place_occasionals_only_left_in_front(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=2, gangsters={"boston": {0: (6, 0)}})
    assert legal_words(the_boss, state, 0) == {"place nothing", *(f"place boston 0 {n}" for n in (1, 2, 3))}


# --- final


@pytest.mark.parametrize("players", [2, 4])
def test_place_final_gangsters_stay_until_the_end_of_the_round(the_boss: Game, players: int) -> None:
    states = random_game(the_boss, players, 21)
    grown = 0
    for before, after in pairwise(states):
        then, now = at(the_boss, before), at(the_boss, after)
        if now["round"] != then["round"] or now["stage"] == "over":
            continue
        for place, gangs in then["gangsters"].items():
            for gang in gangs:
                (same,) = [other for other in now["gangsters"][place] if other["seat"] == gang["seat"]]
                assert same["professionals"] >= gang["professionals"]
                assert same["occasionals"] >= gang["occasionals"]
                grown += same != gang
    assert grown > 0


def test_place_final_even_without_the_majority_they_stay(the_boss: Game) -> None:
    state = position(the_boss, 2, start=1, gangsters={"boston": {0: (2, 1)}})
    state, _ = follow(the_boss, state, "place boston 4 0")
    there = at(the_boss, state)["gangsters"]["boston"]
    assert {"seat": 0, "professionals": 2, "occasionals": 1} in there


def test_place_final_nothing_takes_them_back(the_boss: Game) -> None:
    for words in ("take boston 1 0", "move boston detroit 1", "place boston -1 0"):
        with pytest.raises(BadInput):
            the_boss.parse(position(the_boss, 2), words)


# --- Chicago


def test_place_chicago_not_without_a_gangster_elsewhere(the_boss: Game) -> None:
    state = position(the_boss, 3, turn=2, gangsters={"boston": {1: (1, 0)}})
    refusal = refused(the_boss, state, 0, "place chicago 1 0")
    assert refusal == Refusal("chicago-too-soon", "the_boss/place-chicago", {"city": "chicago"})


def test_place_chicago_with_a_gangster_elsewhere_leading_or_not(the_boss: Game) -> None:
    for gangs in ({"boston": {0: (1, 0)}}, {"boston": {0: (1, 0), 1: (2, 0)}}):
        state = position(the_boss, 2, turn=2, gangsters=gangs)
        expected = {f"place chicago {bring} {along}" for bring in range(1, 6) for along in range(4)}
        assert {words for words in legal_words(the_boss, state, 0) if "chicago" in words} == expected


def test_place_chicago_after_placing_in_an_earlier_turn(the_boss: Game) -> None:
    state, _ = follow(the_boss, position(the_boss, 2), "place detroit 1 0")
    state, _ = follow(the_boss, state)
    state, _ = follow(the_boss, state, "place nothing")
    state, _ = follow(the_boss, state)
    assert the_boss.awaiting(state) == [0]
    assert allowed(the_boss, state, 0, "place chicago 1 0")


def test_place_chicago_ruling_this_round(the_boss: Game) -> None:
    state = position(the_boss, 2, turn=5, acted=1, start=1, gangsters={"boston": {0: (2, 0)}})
    assert allowed(the_boss, state, 0, "place chicago 1 0")
    state, _ = finish_round(the_boss, state)
    assert the_boss.awaiting(state) == [0]
    assert refused(the_boss, state, 0, "place chicago 1 0").code == "chicago-too-soon"


def test_place_chicago_all_other_placing_rules_hold(the_boss: Game) -> None:
    gangs = {"boston": {0: (1, 0)}, "detroit": {1: (1, 0)}, "chicago": {1: (2, 0)}}
    state = position(the_boss, 2, turn=3, gangsters=gangs)
    refusal = refused(the_boss, state, 0, "place chicago 2 0")
    facts = {"city": "chicago", "needs": 3, "has": 2, "leader": 1, "leader_has": 2, "there": 0}
    assert refusal == Refusal("no-majority", "the_boss/place-majority", facts)
    assert refused(the_boss, state, 0, "place chicago 0 3").rule == "the_boss/place-occasionals"
    assert refused(the_boss, state, 0, "place chicago 6 0").code == "too-few-professionals"
    assert allowed(the_boss, state, 0, "place chicago 1 2")


# --- banished


def test_place_banished_never_into_that_city(the_boss: Game) -> None:
    state = position(the_boss, 3, round_number=2, start=1, banished={"cincinnati": [1]})
    refusal = refused(the_boss, state, 1, "place cincinnati 6 3")
    assert refusal == Refusal("is-banished", "the_boss/place-banished", {"city": "cincinnati"})
    words = legal_words(the_boss, state, 1)
    assert {word.split()[1] for word in words} == {"nothing", *USUAL[3]} - {"cincinnati"}


def test_place_banished_others_may(the_boss: Game) -> None:
    state = position(the_boss, 3, round_number=2, start=0, banished={"cincinnati": [1, 2]})
    assert allowed(the_boss, state, 0, "place cincinnati 1 0")


def test_place_banished_may_still_play_cards_there(the_boss: Game) -> None:
    state = position(
        the_boss, 3, round_number=2, start=1, stage="play", banished={"cincinnati": [1]}, hands={1: ["cincinnati 4"]}
    )
    assert allowed(the_boss, state, 1, "play cincinnati 4")


# --- play a card

HAND = ["new_york 2", "boston 2", "boston hospital", "detroit 3", "detroit revolver"]


def test_play_card_any_of_the_hand_whatever_city_was_entered(the_boss: Game) -> None:
    state = position(the_boss, 2, hands={0: HAND})
    for placing in ("place nothing", "place boston 1 0", "place new_york 6 3"):
        placed, _ = follow(the_boss, state, placing)
        assert legal_words(the_boss, placed, 0) == {f"play {card}" for card in HAND}


def test_play_card_goes_on_top_and_leaves_the_hand(the_boss: Game) -> None:
    hands = {0: HAND, 1: ["boston 0", "new_york 1", "new_york 3", "detroit 2", "detroit 4"]}
    state = position(the_boss, 2, hands=hands)
    state, events = follow(the_boss, state, "place nothing", "play boston 2")
    assert told(events, "played") == [{"seat": 0, "card": "boston 2"}]
    state, _ = follow(the_boss, state, "place nothing", "play boston 0")
    state, _ = follow(the_boss, state, "place nothing", "play boston hospital")
    assert place_in_view(the_boss, state, None, "boston")["played"] == ["2", "0", "hospital"]
    assert seat_at(the_boss, state, 0)["hand"] == ["new_york 2", "detroit 3", "detroit revolver"]


def test_play_card_is_mandatory(the_boss: Game) -> None:
    state, _ = follow(the_boss, position(the_boss, 2), "place boston 1 0")
    assert the_boss.awaiting(state) == [0]
    assert all(words.startswith("play ") for words in legal_words(the_boss, state, 0))


def test_play_card_not_one_of_another_hand_or_hidden_or_played(the_boss: Game) -> None:
    state = position(
        the_boss, 2, turn=2, stage="play", tops={"detroit": "4", "new_york": "3"}, hidden={"new_york": "prison"}
    )
    other = seat_at(the_boss, state, 1)["hand"][0]
    for card in ("detroit 4", "new_york prison", other, "memphis hospital"):
        refusal = refused(the_boss, state, 0, f"play {card}")
        assert refusal == Refusal("not-in-hand", "the_boss/play-card", {"card": card})


def test_play_card_only_after_placing_is_settled(the_boss: Game) -> None:
    state = position(the_boss, 2, hands={0: HAND})
    refusal = refused(the_boss, state, 0, "play boston 2")
    assert refusal == Refusal("place-first", "the_boss/play-card", {})


def test_play_card_after_it_nothing_more_is_placed(the_boss: Game) -> None:
    state, _ = follow(the_boss, position(the_boss, 2, hands={0: HAND}), "place nothing", "play boston 2")
    assert refused(the_boss, state, 0, "place boston 1 0").code == "not-your-turn"


def test_play_card_all_cards_of_the_round_stay_readable(the_boss: Game) -> None:
    state = position(the_boss, 4)
    played: dict[str, list[str]] = {city: [] for city in USUAL[4]}
    while at(the_boss, state)["round"] == 1:
        for city, faces in played.items():
            assert place_in_view(the_boss, state, 2, city)["played"] == faces
        state, events = follow(the_boss, state)
        for fact in told(events, "played"):
            city, face = fact["card"].split()
            played[city].append(face)
    assert sum(map(len, played.values())) == 20


def test_play_card_chicago_has_none(the_boss: Game) -> None:
    with pytest.raises(BadInput, match=r"(?i)chicago"):
        the_boss.parse(position(the_boss, 2), "play chicago 2")


# --- all of it, against a second reading of the rulebook


def placements(spot: dict[str, Any], seat: int) -> set[str]:
    """What the rulebook allows, spelled out placement by placement."""
    player = spot["seats"][seat]
    inside = {
        place: {gang["seat"]: gang for gang in spot["gangsters"].get(place, [])}
        for place in [*spot["cities"], "chicago"]
    }
    elsewhere = any(seat in gangs for place, gangs in inside.items() if place != "chicago")
    found = {"place nothing"}
    for place, gangs in inside.items():
        if seat in spot["banished"].get(place, []) or (place == "chicago" and not elsewhere):
            continue
        own = gangs.get(seat, {"professionals": 0, "occasionals": 0})
        highest = max((g["professionals"] + g["occasionals"] for g in gangs.values() if g["seat"] != seat), default=0)
        for bring in range(player["professionals"] + 1):
            for along in range(player["occasionals"] + 1):
                leads = own["professionals"] + own["occasionals"] + bring + along > highest
                company = along == 0 or own["professionals"] + bring > 0
                if bring + along and leads and company:
                    found.add(f"place {place} {bring} {along}")
    return found


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"cities": [4, 5, 6, 7]}), (3, {"cities": [1, 2, 3, 6, 7]})]
)
def test_place_and_play_agree_with_a_second_reading_of_the_rules(
    the_boss: Game, players: int, options: dict[str, Any]
) -> None:
    for seed in range(4):
        for state in random_game(the_boss, players, seed, options)[:-1]:
            (seat,) = the_boss.awaiting(state)
            spot = at(the_boss, state)
            hand = {f"play {card}" for card in spot["seats"][seat]["hand"]}
            expected = placements(spot, seat) if spot["stage"] == "place" else hand
            legal = the_boss.legal(state, seat)
            assert {the_boss.text(state, action) for action in legal} == expected
            assert len(legal) == len(expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_place_and_play_every_action_is_either_legal_or_refused(the_boss: Game, players: int) -> None:
    for state in random_game(the_boss, players, 9)[::13]:
        for seat in range(players):
            legal = set(the_boss.legal(state, seat))
            for action in range(the_boss.actions):
                assert (the_boss.why_not(state, seat, action) is None) == (action in legal)
