"""RULES.md, Rhythm of a round."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from rules.the_boss.positions import at, follow, legal_words, position, position_data, told

from omerta import Game, Refusal, State
from omerta.kernel.luck import seeded

FIVE_CARDS = ("gold", "gold", "silver", "silver", "double")


def before_police(game: Game, turned: tuple[str, ...], players: int = 2) -> State:
    """The last player is about to play the last card of turn three."""
    data = position_data(game, players, round_number=len(turned) + 1, turn=3, acted=players - 1, stage="play")
    data["position"]["police"] = list(turned)
    return game.from_dict(data, 1)


def rounds_of(order: tuple[str, ...]) -> int:
    """After which card does a colour have its third badge?"""
    for count in range(1, 6):
        opened = Counter(order[:count])
        if max(opened["gold"], opened["silver"]) + opened["double"] >= 3:
            return count
    raise AssertionError(order)


# --- police


@pytest.mark.parametrize("players", [2, 3, 4])
def test_police_one_card_is_turned_before_turn_four_and_stays_open(the_boss: Game, players: int) -> None:
    state = position(the_boss, players)
    while at(the_boss, state)["round"] == 1:
        view = the_boss.view(state, None)
        assert len(view["police"]["turned"]) == (view["turn"] >= 4)
        assert view["police"]["left"] == 5 - (view["turn"] >= 4)
        state, events = follow(the_boss, state)
        hands = [len(seat["hand"]) for seat in at(the_boss, state)["seats"]]
        turned_now = hands == [2] * players and the_boss.view(state, None)["stage"] == "place"
        assert len(told(events, "police_turned")) == turned_now
    assert len(the_boss.view(state, None)["police"]["turned"]) == 1


def test_police_card_is_turned_before_anyone_acts_in_turn_four(the_boss: Game) -> None:
    state, events = follow(the_boss, before_police(the_boss, ()))
    assert [event.kind for event in events] == ["played", "police_turned"]
    view = the_boss.view(state, 1)
    assert (view["turn"], view["acting"], view["stage"]) == (4, view["start_player"], "place")
    assert events[1].facts["badge"] == view["police"]["turned"][0]


@pytest.mark.parametrize("order", sorted(set(permutations(FIVE_CARDS))))
def test_police_third_badge_of_a_colour_makes_the_last_round(the_boss: Game, order: tuple[str, ...]) -> None:
    rounds = rounds_of(order)
    for count in range(rounds):
        state = before_police(the_boss, order[:count])
        left = [badge for badge in ("gold", "silver", "double") for _ in range(FIVE_CARDS.count(badge))]
        for badge in order[:count]:
            left.remove(badge)
        (seat,) = the_boss.awaiting(state)
        outcomes = [left.index(order[count])] if len(left) > 1 else []
        state, events = the_boss.play(state, seat, the_boss.legal(state, seat)[0], outcomes)
        police = the_boss.view(state, None)["police"]
        opened = Counter(order[: count + 1])
        assert police["turned"] == list(order[: count + 1])
        assert police["gold"] == opened["gold"] + opened["double"]
        assert police["silver"] == opened["silver"] + opened["double"]
        assert the_boss.view(state, None)["last_round"] == (count + 1 == rounds)
        assert told(events, "last_round") == ([{"round": rounds}] if count + 1 == rounds else [])


def test_police_20_60_20_percent_over_all_orders() -> None:
    lengths = Counter(rounds_of(order) for order in permutations(FIVE_CARDS))
    assert lengths == {3: 24, 4: 72, 5: 24}


def test_police_20_60_20_percent_exactly_by_all_draws_of_the_game(the_boss: Game) -> None:
    chances: Counter[int] = Counter()

    def turn_next(turned: tuple[str, ...], chance: Fraction) -> None:
        state = before_police(the_boss, turned)
        (seat,) = the_boss.awaiting(state)
        left = 5 - len(turned)
        for outcome in range(left):
            action = the_boss.legal(state, seat)[0]
            after, _ = the_boss.play(state, seat, action, [outcome] if left > 1 else [])
            view = the_boss.view(after, None)
            if view["last_round"]:
                chances[view["round"]] += chance / left  # type: ignore[assignment]
            else:
                turn_next(tuple(view["police"]["turned"]), chance / left)

    turn_next((), Fraction(1))
    assert chances == {3: Fraction(1, 5), 4: Fraction(3, 5), 5: Fraction(1, 5)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_police_20_60_20_percent_by_playing(the_boss: Game, players: int) -> None:
    batch = the_boss.batch(4000, players, seed=7)
    lucks = seeded(8, count=4000)
    while not batch.over.all():
        batch.step(batch.sample(lucks))
    rounds = Counter((batch.states["round_number"] - batch.states["extra_round"]).tolist())
    assert sorted(rounds) == [3, 4, 5]
    assert rounds[3] / 4000 == pytest.approx(0.2, abs=0.03)
    assert rounds[4] / 4000 == pytest.approx(0.6, abs=0.03)
    assert rounds[5] / 4000 == pytest.approx(0.2, abs=0.03)


def test_police_last_round_is_still_played_to_its_end(the_boss: Game) -> None:
    earned = {0: [1, 0, 0]}
    state = position(the_boss, 2, round_number=3, turn=4, last=True, earned=earned)
    for _ in range(2 * 2 * 2):
        assert the_boss.awaiting(state) != []
        state, _ = follow(the_boss, state)
    assert the_boss.awaiting(state) == []
    assert at(the_boss, state)["round"] == 3


# --- the last turn


def fifth_turn(game: Game, players: int, start: int, in_front: list[int]) -> State:
    """Turn four is over; each player has so many gangsters left, the others stand in a city of their own."""
    places = ["new_york", "boston", "detroit", "kansas_city"]
    gangs = {}
    for seat, left in enumerate(in_front):
        occasionals = min(3, 9 - left - 1) if left < 9 else 0
        if left < 9:
            gangs[places[seat]] = {seat: (9 - left - occasionals, occasionals)}
    state = position(game, players, turn=4, acted=players - 1, stage="play", start=start, gangsters=gangs)
    assert [seat["professionals"] + seat["occasionals"] for seat in at(game, state)["seats"]] == in_front
    return follow(game, state)[0]


@pytest.mark.parametrize(
    ("start", "in_front", "order"),
    [
        (0, [5, 3], [0, 1]),
        (0, [3, 5], [1, 0]),
        (0, [4, 4], [0, 1]),
        (1, [4, 4], [1, 0]),
        (1, [0, 0], [1, 0]),
        (0, [2, 7, 4], [1, 2, 0]),
        (2, [4, 4, 4], [2, 0, 1]),
        (1, [6, 6, 7], [2, 1, 0]),
        (1, [6, 2, 6], [2, 0, 1]),
        (0, [9, 8, 7, 6], [0, 1, 2, 3]),
        (0, [6, 7, 8, 9], [3, 2, 1, 0]),
        (2, [5, 5, 5, 5], [2, 3, 0, 1]),
        (3, [5, 3, 5, 3], [0, 2, 3, 1]),
        (1, [5, 3, 5, 3], [2, 0, 1, 3]),
        (2, [1, 4, 0, 4], [3, 1, 0, 2]),
    ],
)
def test_last_turn_order_most_gangsters_first_ties_clockwise_from_the_start_player(
    the_boss: Game, start: int, in_front: list[int], order: list[int]
) -> None:
    state = fifth_turn(the_boss, len(in_front), start, in_front)
    assert the_boss.view(state, None)["turn"] == 5
    assert the_boss.view(state, None)["order"] == order
    acted = []
    while at(the_boss, state)["round"] == 1:
        acted += the_boss.awaiting(state)
        state, _ = follow(the_boss, state)
    assert acted[::2] == acted[1::2] == order


def test_last_turn_order_counts_neither_placed_nor_prison_nor_hospital_nor_lost(the_boss: Game) -> None:
    state = position(
        the_boss,
        4,
        round_number=3,
        turn=4,
        acted=3,
        stage="play",
        gangsters={"boston": {1: (1, 1)}},
        away={0: {"prison": (1, 2)}, 2: {"hospital": 1}, 3: {"shot": 2, "spent": 2}},
    )
    state, events = follow(the_boss, state)
    assert the_boss.view(state, None)["order"] == [2, 1, 0, 3]
    assert told(events, "last_turn_order") == [
        {"position": 1, "seat": 2, "gangsters": 8},
        {"position": 2, "seat": 1, "gangsters": 7},
        {"position": 3, "seat": 0, "gangsters": 6},
        {"position": 4, "seat": 3, "gangsters": 5},
    ]


def test_last_turn_order_is_fixed_when_the_turn_begins(the_boss: Game) -> None:
    state = fifth_turn(the_boss, 3, 0, [7, 6, 5])
    state, _ = follow(the_boss, state, "place detroit 5 0")
    state, _ = follow(the_boss, state)
    assert the_boss.view(state, None)["order"] == [0, 1, 2]
    assert the_boss.awaiting(state) == [1]


def test_last_turn_order_refuses_whoever_is_not_yet_due(the_boss: Game) -> None:
    state = fifth_turn(the_boss, 2, 0, [3, 5])
    refusal = the_boss.why_not(state, 0, "place nothing")
    assert refusal == Refusal("not-your-last-turn", "the_boss/last-turn-order", {"acting": 1})


def test_last_turn_order_otherwise_a_turn_like_any_other(the_boss: Game) -> None:
    state = fifth_turn(the_boss, 2, 0, [3, 5])
    words = legal_words(the_boss, state, 1)
    assert "place detroit 2 0" in words
    assert "place chicago 1 0" in words
    state, _ = follow(the_boss, state, "place detroit 2 0")
    assert len(the_boss.legal(state, 1)) == 1
