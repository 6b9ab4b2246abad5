"""RULES.md, Setup."""

from collections import Counter
from itertools import combinations

import pytest
from rules.the_boss.positions import (
    USUAL,
    at,
    cards_of,
    finish_round,
    follow,
    legal_words,
    place_in_view,
    position,
    random_game,
    told,
)

from omerta import BadInput, Game

LISTED_FOR_TWO = ["123", "235", "135", "236", "136", "1247", "1457", "2457", "1467", "2467", "4567"]
LISTED_FOR_THREE = ["12345", "23456", "13456", "12346", "12357", "23567", "13567"]
BY_RULING = {2: ["356"], 3: ["12367"]}
ALLOWED = {2: LISTED_FOR_TWO + BY_RULING[2], 3: LISTED_FOR_THREE + BY_RULING[3]}
NUMBERS = USUAL[4]
CARDS = {
    "new_york": ["1", "2", "3", "prison"],
    "boston": ["0", "2", "3", "hospital"],
    "detroit": ["1", "2", "3", "4", "revolver"],
    "kansas_city": ["2", "3", "revolver"],
    "cincinnati": ["1", "2", "4", "banished"],
    "memphis": ["1", "2", "3", "hospital"],
    "philadelphia": ["4", "prison", "revolver"],
}


def numbers(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


# --- cities in play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cities_in_play_usual(the_boss: Game, players: int) -> None:
    assert list(at(the_boss, the_boss.new(players, 1))["cities"]) == USUAL[players]


@pytest.mark.parametrize(("players", "count"), [(2, 13), (3, 20), (4, 27)])
def test_cities_in_play_have_so_many_cards(the_boss: Game, players: int, count: int) -> None:
    assert len(cards_of(the_boss, players)) == count


@pytest.mark.parametrize(
    ("players", "digits"), [(players, digits) for players in (2, 3) for digits in ALLOWED[players]]
)
def test_cities_in_play_allowed_sets(the_boss: Game, players: int, digits: str) -> None:
    state = the_boss.new(players, 1, {"cities": numbers(digits)})
    dealt = at(the_boss, state)
    assert list(dealt["cities"]) == [NUMBERS[number - 1] for number in numbers(digits)]
    assert [len(seat["hand"]) for seat in dealt["seats"]] == [5] * players
    assert {place["city"] for place in the_boss.view(state, 0)["row"]} == {*dealt["cities"], "chicago"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cities_in_play_no_other_set_is_allowed(the_boss: Game, players: int) -> None:
    allowed = ALLOWED.get(players, ["1234567"])
    for size in range(8):
        for chosen in combinations(range(1, 8), size):
            digits = "".join(map(str, chosen))
            if digits in allowed:
                the_boss.new(players, 1, {"cities": list(chosen)})
            else:
                with pytest.raises(BadInput, match=f"cannot be dealt to {players} players"):
                    the_boss.new(players, 1, {"cities": list(chosen)})


def test_cities_in_play_ruling_three_or_four_for_two_players_leave_five_cards_each() -> None:
    counts = dict(zip("1234567", (4, 4, 5, 3, 4, 4, 3), strict=True))
    for players, sets in ALLOWED.items():
        fitting = {
            "".join(chosen)
            for size in range(1, 8)
            for chosen in combinations(counts, size)
            if sum(counts[city] for city in chosen) - size == 5 * players
        }
        assert fitting == set(sets)
        assert {len(one) for one in fitting} == ({3, 4} if players == 2 else {5})


def test_cities_in_play_may_be_named_in_any_order(the_boss: Game) -> None:
    named = the_boss.new(2, 1, {"cities": ["Philadelphia", "kansas-city", "Cincinnati", 6]})
    assert list(at(the_boss, named)["cities"]) == ["kansas_city", "cincinnati", "memphis", "philadelphia"]


def test_cities_in_play_a_city_counts_once(the_boss: Game) -> None:
    with pytest.raises(BadInput, match=r"cities 1\+1\+3 cannot be dealt"):
        the_boss.new(2, 1, {"cities": [1, 1, 3]})


def test_cities_in_play_only_these_can_be_entered(the_boss: Game) -> None:
    state = position(the_boss, 2)
    refusal = the_boss.why_not(state, 0, "place memphis 1 0")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("city-not-in-play", "the_boss/cities-in-play")
    assert refusal.facts == {"city": "memphis"}
    assert {words.split()[1] for words in legal_words(the_boss, state, 0)} == {"nothing", *USUAL[2]}


# --- the row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_row_by_number_with_chicago_second(the_boss: Game, players: int) -> None:
    row = the_boss.view(the_boss.new(players, 3), None)["row"]
    assert [place["city"] for place in row] == ["new_york", "chicago", *USUAL[players][1:]]
    assert [place["number"] for place in row] == [1, None, *range(2, len(row))]


def test_row_of_chosen_cities(the_boss: Game) -> None:
    row = the_boss.view(the_boss.new(2, 3, {"cities": [7, 6, 5, 4]}), 1)["row"]
    assert [place["name"] for place in row] == ["Kansas City", "Chicago", "Cincinnati", "Memphis", "Philadelphia"]
    assert [place["number"] for place in row] == [4, None, 5, 6, 7]


# --- open decks


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_open_decks_everyone_knows_the_cards_of_each_city(the_boss: Game, viewer: int | None) -> None:
    state = the_boss.new(4, 8)
    for city, faces in CARDS.items():
        shown = place_in_view(the_boss, state, viewer, city)["cards"]
        assert sorted(card["face"] for card in shown) == faces
        assert {card["copies"] for card in shown} == {1}
    assert place_in_view(the_boss, state, viewer, "chicago")["cards"] == []


def test_open_decks_match_the_cards_dealt(the_boss: Game) -> None:
    assert cards_of(the_boss, 4) == sorted(f"{city} {face}" for city, faces in CARDS.items() for face in faces)


# --- the hidden card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_card_one_of_each_city_and_five_to_each_player(the_boss: Game, players: int) -> None:
    for seed in range(50):
        dealt = at(the_boss, the_boss.new(players, seed))
        hidden = [f"{city} {cards['hidden']}" for city, cards in dealt["cities"].items()]
        hands = [seat["hand"] for seat in dealt["seats"]]
        assert "chicago" not in dealt["cities"]
        assert all(cards["played"] == [] for cards in dealt["cities"].values())
        assert [len(hand) for hand in hands] == [5] * players
        assert sorted(hidden + [card for hand in hands for card in hand]) == cards_of(the_boss, players)


def test_hidden_card_and_hands_are_dealt_at_random(the_boss: Game) -> None:
    deals = 4000
    hidden: Counter[str] = Counter()
    held: Counter[tuple[int, str]] = Counter()
    for seed in range(deals):
        dealt = at(the_boss, the_boss.new(2, seed))
        hidden.update(f"{city} {cards['hidden']}" for city, cards in dealt["cities"].items())
        held.update((seat, card) for seat in range(2) for card in dealt["seats"][seat]["hand"])
    for card in cards_of(the_boss, 2):
        chance = 1 / len(CARDS[card.split()[0]])
        assert hidden[card] / deals == pytest.approx(chance, abs=0.03)
        for seat in range(2):
            assert held[seat, card] / deals == pytest.approx((1 - chance) / 2, abs=0.03)


def test_hidden_card_anew_each_round(the_boss: Game) -> None:
    again = 0
    for seed in range(200):
        first = position(the_boss, 2, seed=seed, turn=5, acted=1, stage="play", hidden={"detroit": "4"})
        dealt = at(the_boss, finish_round(the_boss, first)[0])
        assert [len(seat["hand"]) for seat in dealt["seats"]] == [5, 5]
        assert all(cards["played"] == [] for cards in dealt["cities"].values())
        again += dealt["cities"]["detroit"]["hidden"] == "4"
    assert 20 <= again <= 60, "about one in five"


# --- open backs


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_open_backs_show_the_city_of_every_card_in_hand(the_boss: Game, viewer: int | None) -> None:
    state = the_boss.new(3, 5)
    for shown, seat in zip(the_boss.view(state, viewer)["seats"], at(the_boss, state)["seats"], strict=True):
        assert shown["backs"] == Counter(card.split()[0] for card in seat["hand"])
        assert shown["hand"] == (seat["hand"] if shown["seat"] == viewer else None)


def test_open_backs_shrink_with_the_hand(the_boss: Game) -> None:
    hand = ["detroit 1", "detroit 2", "boston 0", "boston 2", "new_york 1"]
    state = position(the_boss, 2, hands={0: hand})
    state, _ = follow(the_boss, state, "place nothing", "play new_york 1")
    assert the_boss.view(state, 1)["seats"][0]["backs"] == {"boston": 2, "detroit": 2}


def test_open_backs_are_told_to_all_and_cards_to_their_owner_only(the_boss: Game) -> None:
    state, events = the_boss.new_with_events(2, 5)
    hands = [seat["hand"] for seat in at(the_boss, state)["seats"]]
    backs = told(events, "backs_dealt")
    for seat in range(2):
        counted = {fact["city"]: fact["cards"] for fact in backs if fact["seat"] == seat}
        assert counted == Counter(card.split()[0] for card in hands[seat])
        whispered = [event for event in events if event.kind == "card_dealt" and event.facts["seat"] == seat]
        assert sorted(str(event.facts["card"]) for event in whispered) == sorted(hands[seat])
        assert {event.seats for event in whispered} == {(seat,)}
        assert not any(event.seen_by(1 - seat) or event.seen_by(None) for event in whispered)
    assert all(event.seen_by(None) for event in events if event.kind != "card_dealt")


# --- open information


def test_open_information_everybody_sees_all_that_lies_on_the_table(the_boss: Game) -> None:
    state = position(
        the_boss,
        3,
        round_number=3,
        turn=4,
        start=1,
        tops={"boston": "hospital"},
        gangsters={"boston": {0: (1, 1), 2: (3, 0)}, "chicago": {2: (1, 0)}},
        away={0: {"prison": (1, 0), "spent": 1}, 1: {"prison": (0, 1), "hospital": 1}, 2: {"shot": 2}},
        earned={0: [4, 0, 0], 1: [0, 3, 0], 2: [1, 2, 0]},
        banished={"cincinnati": [1]},
    )
    spectator = the_boss.view(state, None)
    assert (spectator["round"], spectator["turn"], spectator["acting"], spectator["start_player"]) == (3, 4, 1, 1)
    assert spectator["police"] == {"turned": ["gold", "silver", "gold"], "gold": 2, "silver": 1, "left": 2}
    assert [seat["money"] for seat in spectator["seats"]] == [4, 3, 3]
    assert [seat["earned"] for seat in spectator["seats"]] == [[4, 0, 0], [0, 3, 0], [1, 2, 0]]
    assert [seat["professionals"] for seat in spectator["seats"]] == [4, 4, 0]
    assert [seat["occasionals"] for seat in spectator["seats"]] == [1, 3, 3]
    assert [seat["prison"] for seat in spectator["seats"]] == [[1, 0], [0, 1], [0, 0]]
    assert [seat["hospital"] for seat in spectator["seats"]] == [0, 1, 0]
    assert [seat["shot"] for seat in spectator["seats"]] == [0, 0, 2]
    assert [seat["spent"] for seat in spectator["seats"]] == [1, 0, 0]
    boston = place_in_view(the_boss, state, None, "boston")
    assert boston["leader"] == 2
    assert boston["gangsters"] == [
        {"seat": 0, "professionals": 1, "occasionals": 1},
        {"seat": 2, "professionals": 3, "occasionals": 0},
    ]
    assert boston["played"] == at(the_boss, state)["cities"]["boston"]["played"]
    assert place_in_view(the_boss, state, None, "cincinnati")["banished"] == [1]
    assert place_in_view(the_boss, state, None, "chicago")["leader"] == 2


def test_open_information_a_player_sees_a_spectators_view_and_the_own_hand(the_boss: Game) -> None:
    for state in random_game(the_boss, 3, 4)[:-1:7]:
        spectator = the_boss.view(state, None)
        for seat in range(3):
            view = the_boss.view(state, seat)
            assert view["seats"][seat]["hand"] == at(the_boss, state)["seats"][seat]["hand"]
            view["seats"][seat]["hand"] = None
            view["seat"] = None
            for place, open_place in zip(view["row"], spectator["row"], strict=True):
                place["cards"] = open_place["cards"]
            assert view == spectator


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_information_nothing_secret_shows(the_boss: Game, players: int) -> None:
    differing = 0
    for state in random_game(the_boss, players, 11)[:-1:9]:
        for seat in (*range(players), None):
            other = the_boss.redeal(state, seat, 5)
            differing += other != state
            assert the_boss.view(other, seat) == the_boss.view(state, seat)
            assert all(place["hidden"] is None for place in the_boss.view(state, seat)["row"])
    assert differing > 10


def test_open_information_hidden_cards_lie_open_when_the_game_is_over(the_boss: Game) -> None:
    state = random_game(the_boss, 2, 6)[-1]
    hidden = {city: cards["hidden"] for city, cards in at(the_boss, state)["cities"].items()}
    row = the_boss.view(state, None)["row"]
    assert {place["city"]: place["hidden"] for place in row if place["city"] != "chicago"} == hidden


# --- start player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player_is_drawn_at_random(the_boss: Game, players: int) -> None:
    starts = Counter(at(the_boss, the_boss.new(players, seed))["start_player"] for seed in range(900))
    assert sorted(starts) == list(range(players))
    assert all(count == pytest.approx(900 / players, rel=0.2) for count in starts.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player_passes_the_stone_clockwise(the_boss: Game, players: int) -> None:
    for start in range(players):
        after, events = finish_round(the_boss, position(the_boss, players, turn=5, start=start))
        assert the_boss.view(after, None)["start_player"] == (start + 1) % players
        assert the_boss.awaiting(after) == [(start + 1) % players]
        (began,) = told(events, "round_began")
        assert began == {"round": 2, "start_player": (start + 1) % players, "left_of_chicago": 2}


def test_start_player_acts_first_whoever_it_is(the_boss: Game) -> None:
    for seed in range(20):
        state = the_boss.new(4, seed)
        assert the_boss.awaiting(state) == [the_boss.view(state, None)["start_player"]]
