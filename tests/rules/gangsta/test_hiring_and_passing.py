"""RULES.md, A turn: the actions hire and pass; symbols; what happens when a table only passes."""

import pytest
from rules.gangsta.positions import (
    GANGSTERS,
    at,
    cited,
    code,
    done,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    position,
    refused,
    seat_at,
    told,
)

from omerta import Game

ROW = "111 121 131 141 151"


def test_hire_pays_joins_available_and_the_row_is_refilled(gangsta: Game) -> None:
    state = position(gangsta, 2, money={0: 5, 1: 1}, row=ROW)
    state, events = follow(gangsta, state, "hire 131", draws="157")
    assert gang(gangsta, state, 0) == "104 131"
    assert money(gangsta, state) == [3, 1]
    assert at(gangsta, state)["gangsters"] == ["111", "121", "157", "141", "151"]
    assert told(events, "hired") == [{"seat": 0, "person": "131", "money": 2}]
    assert at(gangsta, state)["active"] == 1


def test_hire_needs_the_whole_cost(gangsta: Game) -> None:
    state = position(gangsta, 2, money={0: 3}, row=ROW)
    assert legal_words(gangsta, state) >= {"hire 121", "hire 131", "hire 141", "hire 151"}
    assert cited(gangsta, state, "hire 111") == (
        "too-expensive",
        "gangsta/hire",
        {"person": "111", "needs": 4, "has": 3},
    )
    state, _ = follow(gangsta, state, "hire 141")
    assert money(gangsta, state)[0] == 0


@pytest.mark.parametrize("words", ["hire 112", "hire 101", "hire 104", "hire 102", "hire 124"])
def test_hire_only_from_the_row(gangsta: Game, words: str) -> None:
    state = position(gangsta, 2, money={0: 50}, row=ROW, gangs={1: "102 124"})
    assert refused(gangsta, state, words) == ("not-for-hire", "gangsta/hire")


@pytest.mark.parametrize("person", sorted(GANGSTERS))
def test_hire_every_gangster_for_what_is_printed(gangsta: Game, person: str) -> None:
    cost = int(GANGSTERS[person]["cost"])
    state = position(gangsta, 2, gangs={0: "105"}, money={0: cost}, row=person)
    state, events = follow(gangsta, state, f"hire {person}")
    assert told(events, "hired") == [{"seat": 0, "person": person, "money": cost}]
    assert money(gangsta, state)[0] == 0


# --- passing


def test_pass_one_dollar_for_each_leader_available_or_engaged(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104* 136 127* 121"}, money={0: 4})
    state, events = follow(gangsta, state, "pass")
    assert told(events, "passed") == [{"seat": 0, "money": 3}]
    assert money(gangsta, state)[0] == 7
    assert at(gangsta, state)["stage"] == "discard"


def test_pass_discard_is_offered_for_every_open_card_or_nothing(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", row=ROW, heists="201 202 203 204 205")
    cards = [*ROW.split(), "201", "202", "203", "204", "205", "nothing"]
    assert legal_words(gangsta, state) == {f"discard {card}" for card in cards}
    for words in ("discard 112", "discard 206", "discard 104", "discard 301"):
        assert refused(gangsta, state, words) == ("not-in-row", "gangsta/pass")


def test_pass_discarded_gangster_is_replaced(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", row=ROW)
    state, events = follow(gangsta, state, "discard 121", draws="157")
    spot = at(gangsta, state)
    assert spot["gangsters"] == ["111", "157", "131", "141", "151"]
    assert spot["gangsters_discarded"] == ["121"]
    assert told(events, "gangster_discarded") == [{"seat": 0, "person": "121"}]
    assert spot["active"] == 1


def test_pass_discarded_heist_is_replaced(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", heists="201 202 203 204 205")
    state, events = follow(gangsta, state, "discard 205", draws="230")
    spot = at(gangsta, state)
    assert spot["heists"] == ["201", "202", "203", "204", "230"]
    assert spot["heists_discarded"] == ["205"]
    assert told(events, "heist_discarded") == [{"seat": 0, "heist": "205"}]


def test_pass_discard_nothing_leaves_the_rows(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard")
    before = at(gangsta, state)
    state, events = follow(gangsta, state, "discard nothing", draws="")
    after = at(gangsta, state)
    assert (after["gangsters"], after["heists"]) == (before["gangsters"], before["heists"])
    assert kinds(events) == ["discarded_nothing", "turn_began"]


def test_pass_at_most_one_card(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", row=ROW)
    state, _ = follow(gangsta, state, "discard 121")
    assert gangsta.awaiting(state) == [1]
    assert at(gangsta, state)["stage"] == "act"


def test_pass_nothing_else_between_income_and_discard(gangsta: Game) -> None:
    state, _ = follow(gangsta, position(gangsta, 2, money={0: 9}, row=ROW), "pass")
    for words in ("hire 121", "pass", "free 104"):
        assert refused(gangsta, state, words) == ("discard-first", "gangsta/pass")


def test_pass_may_always_be_chosen(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104*"}, money={0: 0})
    assert legal_words(gangsta, state) == {"pass"}


# --- symbols


def test_symbols_count_two_on_one_card(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 117", 1: "102"}, heists="205 201 202 203 204")
    assert gangsta.view(state, 0)["seats"][0]["symbols"]["M"] == 2
    state, _ = follow(gangsta, state, "heist 205", "engage 117")  # needs MM
    assert done(gangsta, state, 0) == ["205"]


def test_symbols_count_at_the_end_of_chapter_one(gangsta: Game) -> None:
    """Seat 0 has LH MMB MMI and hires an S: 9 symbols; seat 1 has LB and gets the difference."""
    state = position(gangsta, 2, gangs={0: "104 117 126", 1: "102"}, money={0: 2}, row="121 111 112 113 114")
    state, events = follow(gangsta, state, "hire 121")
    assert [(one["seat"], one["symbols"], one["money"]) for one in told(events, "occasional_income")] == [
        (0, 9, 0),
        (1, 2, 7),
    ]
    assert money(gangsta, state) == [0, 7]


def test_symbols_two_informants_on_one_card_count_against_a_snitch(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", chapter=2, gangs={0: "104 135", 1: "102"}, money={0: 5, 1: 5})
    state, events = follow(gangsta, state, "discard 301", draws="801 330")
    assert told(events, "snitch_escaped") == [{"seat": 0, "informants": 2}]
    assert money(gangsta, state) == [5, 3]


# --- learned symbols


def test_learned_counts_for_a_heist(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 152:225", 1: "102"}, heists="214 201 202 203 204")
    state, _ = follow(gangsta, state, "heist 214", "engage 152", "engage 104")  # LI
    assert done(gangsta, state, 0) == ["214"]


def test_learned_leader_counts_for_passing(gangsta: Game) -> None:
    state, _ = follow(gangsta, position(gangsta, 2, gangs={0: "104 152:215"}), "pass")
    assert money(gangsta, state)[0] == 2


def test_learned_counts_against_a_snitch(gangsta: Game) -> None:
    gangs = {0: "104 141 152:225", 1: "102"}
    state = position(gangsta, 2, stage="discard", chapter=2, gangs=gangs, money={0: 5, 1: 5})
    state, events = follow(gangsta, state, "discard 301", draws="801 330")
    assert told(events, "snitch_escaped") == [{"seat": 0, "informants": 2}]
    assert money(gangsta, state)[0] == 5


def test_learned_counts_in_the_gang_war(gangsta: Game) -> None:
    gangs = {0: "104 111 112 113 114 121", 1: "102 122:228 131:313", 2: "101 123"}
    state = position(gangsta, 3, chapter=2, gangs=gangs, money={0: 2}, row="151 115 116 117 124")
    _, events = follow(gangsta, state, "hire 151")
    assert [(one["seat"], one["mercenaries"]) for one in told(events, "war_strength")] == [(0, 1), (1, 1), (2, 0)]


def test_learned_counts_for_the_income_of_chapter_one(gangsta: Game) -> None:
    state = position(
        gangsta, 2, gangs={0: "104 121 131", 1: "102:225 122:228"}, money={0: 2}, row="151 111 112 113 114"
    )
    _, events = follow(gangsta, state, "hire 151")
    assert [(one["seat"], one["symbols"], one["money"]) for one in told(events, "occasional_income")] == [
        (0, 5, 0),
        (1, 5, 0),
    ]


def test_learned_counts_for_a_resource(gangsta: Game) -> None:
    """The Bank needs HH: the boss has one, a card tucked under 135 brings the other."""
    state = position(
        gangsta,
        2,
        chapter=2,
        stage="train",
        gangs={0: "104+ 122+ 135+ 123+", 1: "102"},
        resources={0: "bank"},
        done={0: "301"},
        heist={"id": "301", "crew": [0], "rewards_taken": 1},
    )
    assert not seat_at(gangsta, state, 0).get("resource_active")
    state, events = follow(gangsta, state, "train 135")
    assert told(events, "resource_activated") == [{"seat": 0, "resource": "909"}]
    assert seat_at(gangsta, state, 0)["resource_active"]


def test_learned_makes_a_gangster_of_two_symbols(gangsta: Game) -> None:
    """Murder looks for exactly two: a learned one makes two of one, and three of two."""
    state = position(
        gangsta,
        2,
        chapter=3,
        stage="act",
        gangs={0: "104 134 123", 1: "102 121:225 111:228"},
        heists="418 401 402 403 404",
    )
    state, events = follow(gangsta, state, "heist 418", "engage 134", "engage 123")
    assert told(events, "lost") == [{"seat": 1, "person": "121", "cause": "murder"}]
    assert gang(gangsta, state, 1) == "102 111:228"


def test_learned_by_the_boss_counts_and_a_learned_card_leaves_with_its_gangster(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104:225 121:228", 1: "102"}, money={0: 0, 1: 9}, stage="discard")
    assert gangsta.view(state, 0)["seats"][0]["symbols"]["I"] == 1
    state, _ = follow(gangsta, state, "discard 301", draws="802 330")
    assert gang(gangsta, state, 0) == "104:225"
    assert gangsta.view(state, 0)["seats"][0]["symbols"]["M"] == 0
    assert "228" not in done(gangsta, state, 0)
    assert gangsta.from_dict(gangsta.to_dict(state)) == state


# --- stalemate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stalemate_after_ten_rounds_of_passing(gangsta: Game, players: int) -> None:
    state = gangsta.new(players, 3)
    first = at(gangsta, state)["active"]
    for turn in range(10 * players):
        assert at(gangsta, state)["chapter"] == 1, turn
        assert gangsta.view(state, 0)["idle_turns_left"] == 10 * players - turn
        state, events = follow(gangsta, state, "pass", "discard nothing")
    assert told(events, "stalemate") == [{"turns": 10 * players}]
    assert at(gangsta, state)["chapter"] == 2
    last = (first - 1) % players
    assert [one["seat"] for one in told(events, "occasional_income")] == [(last + i) % players for i in range(players)]
    assert told(events, "chapter_began") == [{"chapter": 2, "start_player": first}]
    assert at(gangsta, state).get("idle", 0) == 0


def test_stalemate_in_chapter_two_brings_the_gang_war(gangsta: Game) -> None:
    gangs = {0: "104 121", 1: "102 152", 2: "101 131 141"}
    state = position(gangsta, 3, chapter=2, active=1, idle=29, gangs=gangs)
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert told(events, "war_won") == [{"seat": 1, "mercenaries": 1}]
    assert gangsta.awaiting(state) == [2]
    state, _ = follow(gangsta, state, "remove 131")
    spot = at(gangsta, state)
    assert (spot["chapter"], spot["active"]) == (3, 2)
    assert [gang(gangsta, state, seat) for seat in range(3)] == ["104", "102 152", "101 141"]


def test_stalemate_in_chapter_three_ends_the_game(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, active=1, idle=19, money={0: 3})
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert gangsta.awaiting(state) == []
    assert told(events, "game_won")[0]["seat"] == 0


def test_stalemate_a_hire_or_a_heist_begins_the_count_anew(gangsta: Game) -> None:
    state = position(gangsta, 2, idle=19, money={0: 2}, row=ROW)
    hired, _ = follow(gangsta, state, "hire 121")
    assert gangsta.view(hired, 0)["idle_turns_left"] == 20
    state = position(gangsta, 2, idle=19, heists="226 201 202 203 204")
    robbed, events = follow(gangsta, state, "heist 226", "engage 104")
    assert kinds(events, "stalemate") == []
    assert gangsta.view(robbed, 0)["idle_turns_left"] == 20


def test_stalemate_not_one_turn_earlier(gangsta: Game) -> None:
    state = position(gangsta, 3, idle=28)
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert kinds(events, "stalemate", "chapter_ended") == []
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert kinds(events, "stalemate", "chapter_ended") == ["stalemate", "chapter_ended"]


def test_engaged_and_available_pay_alike_when_passing_but_only_gangsters_with_the_symbol(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 116* 121 131 141 151"})
    assert code(gangsta, state, "free 116") == "act-now"
    state, _ = follow(gangsta, state, "pass")
    assert money(gangsta, state)[0] == 2
