"""Days of Reckoning, rounds, victory: numbers worked out by hand."""

from typing import Any

import pytest
from rules.gangster.examiner import settled
from rules.gangster.positions import at, follow, gang, may, position, told

from omerta import Event, Game, State

DISTRICTS = (
    "chinatown", "cicero", "greek_town", "little_africa", "little_italy",
    "north_side", "south_side", "stickney", "the_loop", "west_side",
)  # fmt: skip
SEVEN = tuple(place for place in DISTRICTS if place not in ("chinatown", "south_side", "west_side"))
FIVE = ("blue", "grey", "yellow", "brown", "green")


def reckoning(
    game: Game, players: int, seat: int = 0, casino: int = 1, colour: str | None = None, **described: Any
) -> tuple[State, list[Event]]:
    """This seat uses up the cards of a colour in Greek Town; chinatown is the eighth doubler, south_side is next."""
    colour = colour or FIVE[seat]
    number = described.get("round_number", 1)
    cars = {colour: "greek_town"} | described.pop("cars", {})
    cards = {colour: [1]} | described.pop("cards", {})
    doublers = [place for place in SEVEN if players != 3 or place != "cicero"]
    if players == 3:
        doublers.append("west_side")
    state = position(game, players, acting=seat, cars=cars, cards=cards, doublers=doublers, police=0, **described)
    left = list(range(number, 7))  # the cards drawn before are 1 and 2
    outcomes = [0, left.index(casino)]
    if number < 3:
        outcomes.append(sorted(at(game, state)["districts"]).index("south_side"))
    by = f" {colour}" if players == 2 else ""
    return follow(game, state, f"drive{by} 1 the_loop", outcomes=outcomes)


@pytest.mark.parametrize(
    ("players", "seat", "following"),
    [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 0, 1), (4, 2, 3), (4, 3, 0), (5, 4, 0), (5, 3, 4)],
)
def test_next_round_examined_the_left_neighbour_begins(game: Game, players: int, seat: int, following: int) -> None:
    state, events = reckoning(game, players, seat)
    assert told(events, "reckoning_began") == [{"seat": seat, "round": 1, "casino": 1}]
    assert told(events, "round_began") == [{"round": 2, "start_player": following}]
    assert game.awaiting(state) == [following]
    assert told(events, "doubled") == [{"place": "chinatown", "doublers": 8}, {"place": "south_side", "doublers": 1}]
    assert at(game, state)["police"] == (3 if players == 5 else 2)


@pytest.mark.parametrize("colour", ["blue", "yellow", "grey", "brown"])
def test_next_round_examined_with_two_players_the_other_player_begins(game: Game, colour: str) -> None:
    seat = FIVE.index(colour) % 2
    state, _ = reckoning(game, 2, seat, colour=colour)
    assert game.awaiting(state) == [1 - seat]


def test_next_round_examined_what_stays_and_what_comes(game: Game) -> None:
    described: dict[str, Any] = {
        "cars": {"grey": "gold_coast", "yellow": "stickney", "brown": "cicero"},
        "cards": {"grey": [3], "yellow": [1, 2], "brown": [1, 2, 3]},
        "equipment": {"blue": ["door"], "grey": ["motor", "trunk"], "yellow": ["bumper"], "brown": ["tommy_gun"]},
        "open_equipment": {"motor": 1, "bodyguard": 2},
        "supply": {"trunk": 2},
        "trunk": {"grey": {"blue": 1, "yellow": 1}},
        "dumped": {"brown": 3},
        "spaces": {"stickney": "G.Y", "north_side": ".B"},
    }
    state, events = reckoning(game, 4, casino=5, **described)
    after = at(game, state)
    for colour in FIVE[:4]:
        tableau = after["colours"][colour]
        assert tableau["car"] == (described["cars"] | {"blue": "the_loop"})[colour]
        assert tableau["cards"] == (described["cards"] | {"blue": [1, 2, 3]})[colour]
        assert tableau["equipment"] == described["equipment"][colour]
        assert tableau["trunk"] == described["trunk"].get(colour, {})
    assert [after["colours"][colour]["gangsters"] for colour in FIVE[:4]] == [7 + 6, 8 + 6, 7 + 6, 6 + 6]
    assert after["colours"]["brown"]["dumped"] == 3
    assert (after["open_equipment"], after["supply"]) == (described["open_equipment"], described["supply"])
    assert after["districts"]["stickney"]["spaces"] == ["grey", None, "yellow"]
    assert after["districts"]["north_side"]["spaces"] == [None, "blue"]
    assert [place for place, there in after["districts"].items() if there["doubler"]] == ["south_side"]
    assert sorted(game.view(state, 0)["deck"]["districts"]) == sorted(set(DISTRICTS) - {"south_side"})
    assert (after["police"], after["idle"], after["round"]) == (2, 0, 2)
    assert told(events, "gangsters_arrived") == [{"gangsters": 6}]


def test_next_round_examined_third(game: Game) -> None:
    state, events = reckoning(game, 5, round_number=2, casino=6)
    assert told(events, "gangsters_arrived") == [{"gangsters": 5}]
    assert {tableau["gangsters"] for tableau in at(game, state)["colours"].values()} == {20}
    assert {held["to_come"] for held in game.view(state, 0)["colours"]} == {0}


def test_round_end_examined_not_before_the_eighth(game: Game) -> None:
    """With police or with the seventh doubler the round goes on; with three players too it takes eight of nine."""
    six = SEVEN[:6]
    for doublers, police, outcome, over in ((SEVEN, 1, 3, False), (six, 0, 0, False), (SEVEN, 1, 0, True)):
        state = position(game, cars={"blue": "greek_town"}, cards={"blue": [1]}, doublers=doublers, police=police)
        outcomes = [outcome, 0, 0] if over else [outcome]
        state, events = follow(game, state, "drive 1 the_loop", outcomes=outcomes)
        assert bool(told(events, "reckoning_began")) == over
        assert at(game, state)["round"] == (2 if over else 1)
    state, events = reckoning(game, 3)
    assert told(events, "doubled")[0]["doublers"] == 8
    assert len(told(events, "district_settled")) == 9


def test_casino_examined_a_card_leaves_the_game(game: Game) -> None:
    """In the third round only the four cards left can come, each of them; the same number stands for every "?"."""
    described: dict[str, Any] = {
        "round_number": 3,
        "tiles": {"south_side": 9, "west_side": 12, "north_side": 6},
        "spaces": {"south_side": "BGY", "west_side": "BGY", "north_side": "GB"},
    }
    doublers: dict[str, Any] = {"doublers": SEVEN, "police": 0, "cars": {"blue": "greek_town"}, "cards": {"blue": [1]}}
    seen = []
    for outcome in range(4):
        state = position(game, casino=(2, 5), **described, **doublers)
        state, _ = follow(game, state, "drive 1 the_loop", outcomes=[0, outcome])
        number = at(game, state)["casino"][-1]
        seen.append(number)
        # south_side ? 4 ? 1: yellow (rank 3) ?, grey 4, blue ?; west_side 5 2 ?: 5, 2, ?; north_side 5 ? 1, doubled
        assert [gang(game, state, colour)["earned"][-1] for colour in FIVE[:3]] == [
            number + number + 2 * 5, 4 + 2 + 2 * number, number + 5,
        ]  # fmt: skip
        assert game.view(state, 0)["casino"] == {
            "left": [card for card in (1, 3, 4, 6) if card != number], "drawn": [2, 5, number],
        }  # fmt: skip
    assert seen == [1, 3, 4, 6]


@pytest.mark.parametrize(
    ("tile", "spaces", "points"),
    [
        (1, "YNNGYRBYG", {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}),  # the rulebook's example
        (
            1,
            "YYYNGNGRB",
            {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0},
        ),  # told the same with other ranks
        (1, "YYYGNGNRB", {"yellow": 10, "brown": 8, "grey": 4, "blue": 10, "green": 0}),  # brown's best rank is higher
        (1, "BYYYNGNGR", {"yellow": 10, "grey": 8, "brown": 4, "green": 10, "blue": 0}),  # green's rank is higher
        (3, "B.G", {"grey": 6, "blue": 10, "yellow": 0, "brown": 0, "green": 0}),  # the second value is the best
        (8, "BBGG.Y", {"grey": 6, "blue": 8, "yellow": 10, "brown": 0, "green": 0}),  # the third value is the best
        (2, "BBBB.G", {"blue": 12, "grey": 8, "yellow": 0, "brown": 0, "green": 0}),  # one value a colour
        (7, "RNYGB", {"blue": 14, "grey": 6, "yellow": 2, "brown": 0, "green": 0}),  # all by rank, the last two nothing
        (7, "RR.NYGB", {"green": 14, "blue": 6, "grey": 2, "yellow": 0, "brown": 0}),  # numbers come before rank
        (14, ".......R", {"blue": 0, "grey": 0, "yellow": 0, "brown": 0, "green": 16}),
        (10, "", {"blue": 0, "grey": 0, "yellow": 0, "brown": 0, "green": 0}),
    ],
)
def test_score_order_examined(game: Game, tile: int, spaces: str, points: dict[str, int]) -> None:
    """Casino 5, and North Side is doubled."""
    state, events = reckoning(game, 5, casino=5, tiles={"north_side": tile}, spaces={"north_side": spaces})
    assert {colour: gang(game, state, colour)["earned"] for colour in FIVE} == {
        colour: [points[colour]] for colour in FIVE
    }
    assert [scored["points"] for scored in told(events, "scored")] == [
        line.points for line in settled(tile, [None if letter == "." else WORDS[letter] for letter in spaces], True, 5)
    ]


WORDS = {"B": "blue", "G": "grey", "Y": "yellow", "N": "brown", "R": "green"}


def test_score_doubler_examined_only_where_it_lies(game: Game) -> None:
    """Chinatown gets the eighth doubler and counts double at once; South Side has none."""
    described: dict[str, Any] = {
        "tiles": {"chinatown": 2, "south_side": 7, "west_side": 12},
        "spaces": {"chinatown": "BG", "south_side": "BG", "west_side": "BGY"},
    }
    state, events = reckoning(game, 4, casino=6, **described)
    # chinatown: grey 12, blue 8; south_side: grey 7, blue 3; west_side 5 2 ?: yellow 5, grey 2, blue 6
    assert [gang(game, state, colour)["earned"] for colour in FIVE[:4]] == [[17], [21], [5], [0]]
    factors = {there["place"]: there["factor"] for there in told(events, "district_settled")}
    assert factors == {place: 1 if place in ("south_side", "west_side") else 2 for place in DISTRICTS}


def test_two_players_examined_worked_example_with_its_colours_in_their_order(game: Game) -> None:
    """Tile 5 2 ?, doubler, casino 5: places 10, 4, 10, 0, whichever colours hold them; 10 against 14."""
    for spaces, earned, totals in (
        ("BBBGGNNY", {"blue": 10, "brown": 4, "grey": 10, "yellow": 0}, (10, 14)),
        ("GGGYYBBN", {"grey": 10, "blue": 4, "yellow": 10, "brown": 0}, (14, 10)),
        ("BYBYGGNN", {"brown": 10, "grey": 4, "yellow": 10, "blue": 0}, (10, 14)),
    ):
        state, events = reckoning(game, 2, casino=5, tiles={"north_side": 12}, spaces={"north_side": spaces})
        assert {colour: gang(game, state, colour)["earned"][0] for colour in earned} == earned
        assert tuple(line["points"] for line in told(events, "earned")) == totals
        assert [seat["influence"] for seat in game.view(state, 0)["seats"]] == list(totals)
        assert [seat["colours"] for seat in game.view(state, 0)["seats"]] == [["blue", "yellow"], ["grey", "brown"]]


@pytest.mark.parametrize(
    ("players", "earned", "winners"),
    [
        (4, {"blue": [9, 0], "grey": [4, 0], "yellow": [9, 0], "brown": [8, 0]}, [0, 2]),
        (4, {"blue": [9, 0], "grey": [4, 0], "yellow": [8, 0], "brown": [10, 0]}, [3]),
        (3, {"blue": [5, 0], "grey": [5, 0], "yellow": [5, 0]}, [0, 1, 2]),
        (5, {"green": [1, 0]}, [4]),
        (2, {"blue": [3, 0], "yellow": [9, 0], "grey": [11, 0], "brown": [0, 0]}, [0]),
        (2, {"blue": [3, 0], "yellow": [9, 0], "grey": [11, 0], "brown": [1, 0]}, [0, 1]),
    ],
)
def test_game_end_examined_ties_share(
    game: Game, players: int, earned: dict[str, list[int]], winners: list[int]
) -> None:
    """Nobody stands anywhere on the third day, so what was earned before decides."""
    state, events = reckoning(game, players, round_number=3, casino=6, earned=earned)
    shares = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert game.returns(state) == shares
    assert [won["seat"] for won in told(events, "game_won")] == winners
    assert {won["sharing"] for won in told(events, "game_won")} == {len(winners)}
    assert game.view(state, 0)["winners"] == winners
    assert sorted(line["seat"] for line in game.score_sheet(state)["lines"] if line["winner"]) == winners
    assert game.awaiting(state) == []
    assert all(game.legal(state, seat) == [] for seat in range(players))
    again = game.from_dict(game.to_dict(state))
    assert game.returns(again) == shares


def test_game_end_examined_the_third_day_counts(game: Game) -> None:
    described: dict[str, Any] = {
        "earned": {"blue": [7, 0], "grey": [1, 0]},
        "tiles": {"south_side": 2},
        "spaces": {"south_side": "G"},
    }
    state, events = reckoning(game, 4, round_number=3, casino=6, **described)
    assert told(events, "earned")[:2] == [
        {"seat": 0, "points": 0, "influence": 7},
        {"seat": 1, "points": 6, "influence": 7},
    ]
    assert game.returns(state) == [0.5, 0.5, 0, 0]
    assert not told(events, "gangsters_arrived") + told(events, "round_began")


def test_returns_are_nothing_before_the_end(game: Game) -> None:
    state, _ = reckoning(game, 4, tiles={"south_side": 2}, spaces={"south_side": "G"})
    assert game.returns(state) == [0, 0, 0, 0]
    assert may(game, state)
