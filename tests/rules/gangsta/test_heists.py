"""RULES.md, Heists: who may take part, in which order, and what cooperation brings."""

from collections import Counter

import pytest
from rules.gangsta.positions import (
    GANGSTERS,
    HEISTS,
    at,
    cited,
    code,
    do_heist,
    done,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    position,
    refused,
    symbols_of,
    told,
)

from omerta import Event, Game
from omerta.games.examples import example


def test_heist_pays_keeps_the_card_and_refills(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121"}, heists="226 201 202 203 204", money={0: 1})
    state, events = do_heist(gangsta, state, "226", "104", draws="230")
    assert money(gangsta, state) == [3, 0]
    assert done(gangsta, state, 0) == ["226"]
    assert at(gangsta, state)["heists"] == ["230", "201", "202", "203", "204"]
    assert kinds(events) == ["heist_began", "engaged", "heist_done", "heist_laid_out", "turn_began"]
    assert told(events, "heist_done") == [{"seat": 0, "heist": "226", "money": 2, "influence": 0}]
    assert at(gangsta, state)["active"] == 1


@pytest.mark.parametrize("heist", ["227", "301"])
def test_heist_only_an_open_one(gangsta: Game, heist: str) -> None:
    state = position(gangsta, 2, gangs={0: "104 123"}, heists="226 201 202 203 204")
    assert cited(gangsta, state, f"heist {heist}") == ("heist-not-open", "gangsta/heist", {"heist": heist})


def crew_for(needed: str) -> list[str]:
    """A gang that can do a heist: the Mafia's boss, and then always who brings most."""
    crew, missing = ["104"], Counter(needed) - Counter(symbols_of("104"))
    while missing:
        free = sorted(set(GANGSTERS) - set(crew))
        crew.append(max(free, key=lambda person: (missing & Counter(symbols_of(person))).total()))
        missing -= Counter(symbols_of(crew[-1]))
    return crew


@pytest.mark.parametrize("heist", sorted(HEISTS))
def test_heist_every_card_pays_what_is_printed(gangsta: Game, heist: str) -> None:
    """Done by a gang that can, against a poor boss who is busy: only the left box is paid."""
    card = HEISTS[heist]
    chapter = int(card["chapter"])
    options = {"online_heists": True} if card["origin"] == "online_extra" else {}
    gangs = {0: " ".join(crew_for(card["skills"])), 1: "102*"}
    state = position(gangsta, 2, chapter=chapter, gangs=gangs, heists=heist, options=options)
    state, _ = follow(gangsta, state, f"heist {heist}")
    events: list[Event] = []
    while at(gangsta, state)["stage"] == "engage":
        state, events = follow(gangsta, state, min(legal_words(gangsta, state)))
    (facts,) = told(events, "heist_done")
    assert facts == {"seat": 0, "heist": heist, "money": int(card["money"]), "influence": int(card["influence"])}
    assert kinds(events, "cooperation_paid") == []
    assert money(gangsta, state) == [int(card["money"]), 0]
    assert heist in done(gangsta, state, 0)


# --- startable


def test_heist_startable_only_if_available_gangsters_cover_it(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121* 131"}, heists="218 226 202 203 204")
    assert cited(gangsta, state, "heist 218") == (
        "skills-missing",
        "gangsta/heist-startable",
        {"heist": "218", "skills": "S"},
    )  # SB, and the sniper is engaged
    assert code(gangsta, state, "heist 226") is None


def test_heist_startable_needs_every_symbol(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 122"}, heists="223 222 202 203 204")
    assert cited(gangsta, state, "heist 223")[2] == {"heist": "223", "skills": "S"}  # LSS with one sniper
    assert code(gangsta, state, "heist 222") is None  # LS


def test_heist_startable_nobody_stops_half_way(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 131"}, heists="218 226 202 203 204", money={0: 9})
    state, _ = follow(gangsta, state, "heist 218")
    assert legal_words(gangsta, state) == {"engage 121", "engage 131"}
    for words in ("pass", "hire 111", "heist 226", "free nothing"):
        assert refused(gangsta, state, words) == ("finish-the-heist", "gangsta/heist-startable")


def test_heist_startable_any_order_finishes_it(gangsta: Game) -> None:
    """All orders of a crew with more than it needs."""
    start = position(gangsta, 2, chapter=2, gangs={0: "104 111 121 123 126"}, heists="316 301 302 303 304")
    start, _ = follow(gangsta, start, "heist 316")  # ISBH
    waiting, ends = [start], 0
    while waiting:
        state = waiting.pop()
        if at(gangsta, state)["active"] == 1:
            ends += 1
            assert done(gangsta, state, 0) == ["316"]
            continue
        assert at(gangsta, state)["stage"] == "engage"
        waiting += [follow(gangsta, state, words)[0] for words in legal_words(gangsta, state)]
    assert ends == 48  # I, S (two of them), B, H: four gangsters in any order, with either sniper


# --- engaging


def test_engage_available_only(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 112 134*"}, heists="218 226 202 203 204")
    state, _ = follow(gangsta, state, "heist 218")
    assert cited(gangsta, state, "engage 134") == ("not-available", "gangsta/engage-available", {"person": "134"})


def test_engage_available_not_twice_in_one_heist(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 134"}, heists="223 226 202 203 204")
    state, _ = do_heist(gangsta, state, "223", "121")
    assert code(gangsta, state, "engage 121") == "not-available"
    assert legal_words(gangsta, state) == {"engage 134", "engage 104"}


def test_engage_available_nobody_from_row_or_deck(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 131"}, heists="218 226 202 203 204", row="112 134 111 113 114")
    state, _ = follow(gangsta, state, "heist 218")
    for words in ("engage 112", "engage 156", "engage 105"):
        assert code(gangsta, state, words) is not None
    assert code(gangsta, state, "engage 102") == "not-cooperative"


def test_engage_useful_one_missing_skill_is_enough(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 156 131"}, heists="221 226 202 203 204")
    state, _ = do_heist(gangsta, state, "221", "156")  # LH: of SBH only the H matters
    assert gangsta.view(state, 0)["underway"]["missing"] == "L"
    assert legal_words(gangsta, state) == {"engage 104"}


def test_engage_useful_nobody_without_a_missing_skill(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 134"}, heists="222 226 202 203 204")
    state, _ = do_heist(gangsta, state, "222", "121")  # LS: the second sniper is of no use any more
    assert cited(gangsta, state, "engage 134") == (
        "not-useful",
        "gangsta/engage-useful",
        {"skills": "L", "person": "134"},
    )


def test_engage_no_holding_back(gangsta: Game) -> None:
    """A gangster with two missing skills brings both, even where holding back would engage more people."""
    state = position(gangsta, 2, gangs={0: "104 112 131"}, heists="218 226 202 203 204")
    state, _ = do_heist(gangsta, state, "218", "112")
    assert done(gangsta, state, 0) == ["218"]
    assert gang(gangsta, state, 0) == "104 112* 131"


def test_engage_no_holding_back_both_symbols_of_one_skill(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 117 152"}, heists="205 226 202 203 204")
    state, _ = do_heist(gangsta, state, "205", "117")  # MM
    assert done(gangsta, state, 0) == ["205"]
    state = position(gangsta, 2, gangs={0: "104 117 152"}, heists="205 226 202 203 204")
    state, _ = do_heist(gangsta, state, "205", "152", "117")
    assert gang(gangsta, state, 0) == "104 117* 152*"


def test_engage_no_holding_back_example_of_the_rulebook_starting_with_b(gangsta: Game) -> None:
    """Four skills; B alone has three of them: the whole gang of three cannot take part any more.

    Heist 316 needs ISBH; the boss has H, B is 156 with SBH, C is 124 with IS.
    """
    state = example("gangsta/whole-gang").state(gangsta)
    state, _ = do_heist(gangsta, state, "316", "156")
    assert gangsta.view(state, 0)["underway"]["missing"] == "I"
    assert legal_words(gangsta, state) == {"engage 124"}
    state, _ = follow(gangsta, state, "engage 124")
    assert gang(gangsta, state, 0) == "104 124* 156*"


@pytest.mark.parametrize("crew", [("104", "156", "124"), ("104", "124", "156")])
def test_engage_no_holding_back_example_of_the_rulebook_starting_with_the_boss(
    gangsta: Game, crew: tuple[str, ...]
) -> None:
    """Starting with the boss, then the two others in any order, engages all three, and they are synchronised."""
    state = example("gangsta/whole-gang").state(gangsta)
    state, _ = do_heist(gangsta, state, "316", *crew)
    assert done(gangsta, state, 0) == ["316"]
    assert gang(gangsta, state, 0) == "104* 124* 156*"
    _, events = follow(gangsta, state, "pass", "discard nothing")
    assert told(events, "synchronised") == [{"seat": 0}]


def test_heist_complete_rewards_before_the_row_is_refilled(gangsta: Game) -> None:
    """The hire reward is taken while the place of the heist is still empty."""
    state = position(gangsta, 2, gangs={0: "104 141"}, money={0: 3}, heists="207 201 202 203 204")
    state, events = do_heist(gangsta, state, "207", "141", "104")
    spot = at(gangsta, state)
    assert spot["stage"] == "hire"
    assert spot["heists"] == [None, "201", "202", "203", "204"]
    assert money(gangsta, state)[0] == 5
    assert kinds(events, "heist_laid_out") == []
    state, events = follow(gangsta, state, "hire nothing")
    assert kinds(events) == ["hired_nobody", "heist_laid_out", "turn_began"]
    assert None not in at(gangsta, state)["heists"]


def test_heist_complete_only_when_nothing_is_missing(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 131"}, heists="218 226 202 203 204")
    state, events = do_heist(gangsta, state, "218", "121")
    assert kinds(events, "heist_done") == []
    assert done(gangsta, state, 0) == []
    assert money(gangsta, state)[0] == 0
    state, events = follow(gangsta, state, "engage 131")
    assert kinds(events, "heist_done") == ["heist_done"]
    assert money(gangsta, state)[0] == 3


# --- cooperation

COOP = "305 301 302 304 306"  # LMH: $0 and 2 IP; $2 for everybody involved


def test_coop_others_gangsters_may_take_part_and_cannot_refuse(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104", 1: "102 152"}, heists=COOP)
    state, _ = follow(gangsta, state, "heist 305", "engage 104")
    assert legal_words(gangsta, state) == {"engage 152"}
    state, events = follow(gangsta, state, "engage 152")
    assert gang(gangsta, state, 0) == "104*"
    assert gang(gangsta, state, 1) == "102 152*"
    assert told(events, "engaged")[-1] == {"seat": 0, "person": "152", "owner": 1}
    assert done(gangsta, state, 0) == ["305"]
    assert done(gangsta, state, 1) == []


def test_coop_starts_with_an_own_gangster(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104", 1: "103"}, heists=COOP)
    state, _ = follow(gangsta, state, "heist 305")
    assert legal_words(gangsta, state) == {"engage 104"}
    assert cited(gangsta, state, "engage 103") == ("start-with-own", "gangsta/coop", {"person": "103"})


def test_coop_the_own_gangster_must_be_useful(gangsta: Game) -> None:
    """Others could do it all, but nobody of the active player has anything to bring."""
    gangs = {0: "102* 121", 1: "104 152"}
    state = position(gangsta, 2, chapter=2, gangs=gangs, heists=COOP)
    assert cited(gangsta, state, "heist 305") == ("nobody-to-start", "gangsta/coop", {"heist": "305"})


def test_coop_needs_enough_symbols_among_all_available(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104", 1: "102 152*"}, heists=COOP)
    assert cited(gangsta, state, "heist 305") == (
        "skills-missing",
        "gangsta/heist-startable",
        {"heist": "305", "skills": "M"},
    )


def test_coop_engaged_gangsters_of_others_cannot_take_part(gangsta: Game) -> None:
    state = position(gangsta, 3, chapter=2, gangs={0: "104", 1: "102 152*", 2: "101 153"}, heists=COOP)
    state, _ = do_heist(gangsta, state, "305", "104")
    assert legal_words(gangsta, state) == {"engage 153"}
    assert code(gangsta, state, "engage 152") == "not-available"


def test_coop_not_on_other_heists(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 123", 1: "102 152"}, heists="306 301 302 303 304")
    assert cited(gangsta, state, "heist 306")[2] == {
        "heist": "306",
        "skills": "M",
    }  # MBH, mercenary only with the rival
    state = position(gangsta, 2, chapter=2, gangs={0: "104 123 153", 1: "102 152"}, heists="306 301 302 303 304")
    state, _ = do_heist(gangsta, state, "306", "104")
    assert cited(gangsta, state, "engage 152") == ("not-cooperative", "gangsta/coop", {"person": "152", "heist": "306"})


def test_coop_helpers_use_every_missing_skill_too(gangsta: Game) -> None:
    """325 needs LLH: the helper 133 has L and H and brings both that are missing."""
    state = position(gangsta, 2, chapter=2, gangs={0: "102 151", 1: "104 133"}, heists="325 301 302 304 306")
    state, _ = do_heist(gangsta, state, "325", "102", "133")
    assert done(gangsta, state, 0) == ["325"]
    assert gang(gangsta, state, 0) == "102* 151"


def test_coop_after_the_start_helpers_and_own_in_any_order(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "102 151", 1: "104 122"}, heists="325 301 302 304 306")
    state, _ = do_heist(gangsta, state, "325", "102", "122")
    assert legal_words(gangsta, state) == {"engage 151", "engage 104"}


def test_coop_reward_alone_only_the_left_box(gangsta: Game) -> None:
    state = position(gangsta, 3, chapter=2, gangs={0: "104 152"}, heists=COOP, money={0: 1, 1: 1, 2: 1})
    state, events = do_heist(gangsta, state, "305", "104", "152")
    assert money(gangsta, state) == [1, 1, 1]
    assert kinds(events, "cooperation_paid") == []


def test_coop_reward_two_players_both_take_the_right_box(gangsta: Game) -> None:
    heists = "315 301 302 304 306"  # MSB: $2 and 1 IP; $4 each
    state = position(gangsta, 3, chapter=2, gangs={0: "102", 1: "103", 2: "101 111"}, heists=heists)
    state, events = do_heist(gangsta, state, "315", "102", "111")
    assert money(gangsta, state) == [2 + 4, 0, 4]
    assert told(events, "cooperation_paid") == [{"seat": 0, "money": 4}, {"seat": 2, "money": 4}]


def test_coop_reward_three_players_each_once(gangsta: Game) -> None:
    """303 needs LMIS, with two gangsters of seat 2: it is paid once all the same."""
    gangs = {0: "104", 1: "103", 2: "101 121 141", 3: "105"}
    state = position(gangsta, 4, chapter=2, gangs=gangs, heists="303 301 302 304 306")
    state, events = do_heist(gangsta, state, "303", "104", "103", "121", "141")
    assert money(gangsta, state) == [3, 3, 3, 0]
    assert [one["seat"] for one in told(events, "cooperation_paid")] == [0, 1, 2]


def test_coop_reward_heists_influence_goes_to_the_active_player(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104", 1: "103"}, heists=COOP)
    state, _ = do_heist(gangsta, state, "305", "104", "103")
    assert gangsta.view(state, None)["seats"][0]["heist_points"] == 2
    assert gangsta.view(state, None)["seats"][1]["heist_points"] == 0


def test_coop_reward_not_for_another_player_alone(gangsta: Game) -> None:
    """Everything but the first comes from one rival: two players are involved."""
    state = position(gangsta, 2, chapter=3, gangs={0: "104", 1: "102 146 123"}, heists="412 401 402 403 404")
    state, _ = do_heist(gangsta, state, "412", "104", "146", "123")  # LLBB: $3 and 1 IP; $3 each
    assert money(gangsta, state) == [6, 3]
