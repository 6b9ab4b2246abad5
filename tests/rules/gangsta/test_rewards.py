"""RULES.md, Rewards: each of them, and their order."""

from typing import Any

import pytest
from rules.gangsta.positions import (
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
    seat_at,
    sheet,
    told,
)

from omerta import Game, State

# --- money and influence


def test_reward_money_from_the_bank(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 112 111"}, heists="213 201 202 203 204", money={0: 2, 1: 4})
    before = gangsta.account(state)
    state, _ = do_heist(gangsta, state, "213", "111", "112")  # MSB: $6
    assert money(gangsta, state) == [8, 4]
    assert gangsta.account(state) == before


def test_reward_influence_counts_at_the_end(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 122"}, heists="204 201 202 203 205")
    state, events = do_heist(gangsta, state, "204", "104", "122")  # LL: $2 and 2 IP
    assert told(events, "heist_done") == [{"seat": 0, "heist": "204", "money": 2, "influence": 2}]
    assert sheet(gangsta, state, 0)["heists"] == 2
    assert money(gangsta, state)[0] == 2


# --- hiring


def hiring(gangsta: Game, dollars: int = 3, row: str = "121 131 115 141 155") -> State:
    """207 has been done: $2, and its hire reward is next."""
    state = position(gangsta, 2, gangs={0: "104 145", 1: "102"}, money={0: dollars}, row=row, heists="207")
    return do_heist(gangsta, state, "207", "145", "104")[0]


def test_reward_hire_one_open_gangster_for_his_cost(gangsta: Game) -> None:
    state = hiring(gangsta)
    assert money(gangsta, state)[0] == 5
    assert legal_words(gangsta, state) == {"hire 121", "hire 131", "hire 115", "hire 141", "hire nothing"}
    assert code(gangsta, state, "hire 155") == "too-expensive"
    state, events = follow(gangsta, state, "hire 115")
    assert gang(gangsta, state, 0) == "104* 115 145*"
    assert money(gangsta, state)[0] == 0
    assert None not in at(gangsta, state)["gangsters"]
    assert kinds(events) == ["hired", "gangster_laid_out", "heist_laid_out", "turn_began"]


def test_reward_hire_only_one(gangsta: Game) -> None:
    state, _ = follow(gangsta, hiring(gangsta, 20), "hire 121")
    assert at(gangsta, state)["active"] == 1


def test_reward_hire_is_optional(gangsta: Game) -> None:
    state, events = follow(gangsta, hiring(gangsta), "hire nothing")
    assert gang(gangsta, state, 0) == "104* 145*"
    assert kinds(events, "hired_nobody", "hired") == ["hired_nobody"]


def test_reward_hire_nobody_is_asked_who_can_pay_nobody(gangsta: Game) -> None:
    state = hiring(gangsta, 0, row="117 126 127 157 116")
    assert at(gangsta, state)["active"] == 1


def test_reward_hire_may_end_the_chapter(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 145 131"}, money={0: 0}, row="121", heists="207")
    state, _ = do_heist(gangsta, state, "207", "145", "104")
    state, events = follow(gangsta, state, "hire 121")
    spot = at(gangsta, state)
    assert (spot["chapter"], spot["active"]) == (2, 1)
    assert done(gangsta, state, 0) == ["207"]
    assert {one["heist"][0] for one in told(events, "heist_laid_out")} == {"3"}


# --- training


def training(gangsta: Game, **described: Any) -> State:
    """Seat 0 has done 228 (SH: $2, trains a mercenary) with 121 and 104; 131 took no part."""
    state = position(gangsta, 2, **{"gangs": {0: "104 121 131", 1: "102"}, "heists": "228"} | described)
    return do_heist(gangsta, state, "228", "121", "104")[0]


def test_reward_training_tucks_the_card(gangsta: Game) -> None:
    state, events = follow(gangsta, training(gangsta), "train 121")
    assert gang(gangsta, state, 0) == "104* 121:228* 131"
    assert done(gangsta, state, 0) == []
    assert told(events, "trained") == [{"seat": 0, "person": "121", "skill": "mercenary"}]
    shown = gangsta.view(state, 0)["seats"][0]
    assert (shown["symbols"]["M"], shown["ready"]["M"]) == (1, 0)  # he is engaged
    assert money(gangsta, state)[0] == 2


def test_reward_training_only_who_took_part(gangsta: Game) -> None:
    state = training(gangsta)
    assert legal_words(gangsta, state) == {"train 104", "train 121", "train nothing"}
    assert cited(gangsta, state, "train 131") == ("took-no-part", "gangsta/reward-training", {"person": "131"})
    assert code(gangsta, state, "train 102") == "not-in-gang"


def test_reward_training_the_boss_may_learn(gangsta: Game) -> None:
    state, _ = follow(gangsta, training(gangsta), "train 104")
    assert gang(gangsta, state, 0) == "104:228* 121* 131"


def test_reward_training_declined_the_card_is_a_completed_heist(gangsta: Game) -> None:
    state, events = follow(gangsta, training(gangsta), "train nothing")
    assert gang(gangsta, state, 0) == "104* 121* 131"
    assert done(gangsta, state, 0) == ["228"]
    assert kinds(events, "trained", "trained_nobody") == ["trained_nobody"]


def test_reward_training_at_most_one_learned_skill(gangsta: Game) -> None:
    state = training(gangsta, gangs={0: "104 121:225 131", 1: "102"})
    assert refused(gangsta, state, "train 121") == ("has-learned", "gangsta/reward-training")
    assert legal_words(gangsta, state) == {"train 104", "train nothing"}


def test_reward_training_a_second_symbol_of_another_skill_is_fine(gangsta: Game) -> None:
    """Only a second Leader is forbidden: 147 has a mercenary already."""
    state = position(gangsta, 2, gangs={0: "104 147", 1: "102"}, heists="228")
    state, _ = do_heist(gangsta, state, "228", "147", "104")
    state, _ = follow(gangsta, state, "train 147")
    assert gangsta.view(state, 0)["seats"][0]["symbols"]["M"] == 2


def test_reward_training_never_a_second_leader(gangsta: Game) -> None:
    """215 needs M and trains a leader: 136 has one already."""
    state = position(gangsta, 2, gangs={0: "104 136 152", 1: "102"}, heists="215")
    state, events = do_heist(gangsta, state, "215", "136")
    assert at(gangsta, state)["active"] == 1
    assert done(gangsta, state, 0) == ["215"]
    assert kinds(events, "trained") == []


def test_reward_training_never_a_second_leader_is_refused(gangsta: Game) -> None:
    """Nobody could learn from two at once, so here the boss and another took part in a heist that trains leaders."""
    data: dict[str, Any] = {
        "stage": "train",
        "gangs": {0: "103+ 152+", 1: "102"},
        "done": {0: "215"},
        "heist": {"id": "215", "crew": [0], "rewards_taken": 1},
    }
    state = position(gangsta, 2, **data)
    assert cited(gangsta, state, "train 103") == ("second-leader", "gangsta/reward-training", {"person": "103"})
    assert code(gangsta, state, "train 152") is None


def test_reward_training_with_nobody_fit_it_is_a_completed_heist(gangsta: Game) -> None:
    state = training(gangsta, gangs={0: "104:225 121:215 131", 1: "102"})
    assert at(gangsta, state)["active"] == 1
    assert done(gangsta, state, 0) == ["228"]


def test_reward_training_for_good(gangsta: Game) -> None:
    state, _ = follow(gangsta, training(gangsta), "train 121", "pass", "discard nothing")
    assert gang(gangsta, state, 0).split()[1].startswith("121:228")


@pytest.mark.parametrize(
    ("heist", "crew", "who", "letter"),
    [
        ("215", "152", "152", "L"),
        ("225", "104 122", "122", "I"),
        ("228", "104 121", "121", "M"),
        ("301", "104 146 131", "131", "H"),
        ("313", "117 121", "121", "B"),
        ("326", "104 141", "141", "S"),
    ],
)
def test_reward_training_every_skill(gangsta: Game, heist: str, crew: str, who: str, letter: str) -> None:
    gangs = {0: crew if "104" in crew else f"104 {crew}", 1: "102"}
    state = position(gangsta, 2, chapter=int(heist[0]) - 1, gangs=gangs, heists=heist)
    before = gangsta.view(state, 0)["seats"][0]["symbols"][letter]
    state, _ = do_heist(gangsta, state, heist, *crew.split())
    state, _ = follow(gangsta, state, f"train {who}")
    assert gangsta.view(state, 0)["seats"][0]["symbols"][letter] == before + 1


# --- extra turn


def extra_heist(gangsta: Game, **described: Any) -> State:
    """323 needs LSS: $2 and an extra turn."""
    usual = {"gangs": {0: "104 134 125 131", 1: "102"}, "heists": "323 301 302 303 304"}
    return position(gangsta, 2, chapter=2, **usual | described)


def test_reward_extra_turn_another_whole_turn_at_once(gangsta: Game) -> None:
    state, events = do_heist(gangsta, extra_heist(gangsta), "323", "104", "134", draws="330")
    spot = at(gangsta, state)
    assert kinds(events)[-3:] == ["extra_turn_won", "heist_laid_out", "extra_turn_began"]
    assert (spot["active"], spot["stage"], spot["extra_turn"]) == (0, "mobilise", True)
    state, _ = follow(gangsta, state, "free 104")  # for $1: nobody available is a leader
    state, _ = follow(gangsta, state, "free nothing", "pass", "discard nothing")
    assert at(gangsta, state)["active"] == 1
    assert not at(gangsta, state).get("extra_turn")


def test_reward_extra_turn_synchronises_too(gangsta: Game) -> None:
    state = extra_heist(gangsta, gangs={0: "104 134", 1: "102"})
    state, events = do_heist(gangsta, state, "323", "104", "134")
    assert told(events, "synchronised") == [{"seat": 0}]
    assert gang(gangsta, state, 0) == "104 134"
    assert at(gangsta, state)["active"] == 0


def test_reward_extra_turn_never_twice_in_a_row(gangsta: Game) -> None:
    """321 (MHH: 1 IP, extra turn, steal 1) right after 323: the second turn is ignored, the rest stands."""
    state = extra_heist(gangsta, gangs={0: "104 134 125 152"}, heists="323 321 301 302 303", money={1: 5})
    state, _ = do_heist(gangsta, state, "323", "104", "134")
    state, _ = follow(gangsta, state, "free nothing")
    state, events = do_heist(gangsta, state, "321", "125", "152")
    assert kinds(events, "extra_turn_won", "extra_turn_ignored") == ["extra_turn_ignored"]
    assert told(events, "stole") == [{"seat": 0, "from_seat": 1, "money": 1}]
    assert done(gangsta, state, 0) == ["321", "323"]
    assert at(gangsta, state)["active"] == 1
    assert money(gangsta, state) == [2 + 1, 4]


def test_reward_extra_turn_again_after_any_other_own_turn(gangsta: Game) -> None:
    """Extra turn earned, extra turn passed, the rival passes, and the next one is earned again."""
    state = extra_heist(gangsta, gangs={0: "104 134 125 152"}, heists="323 321 301 302 303", money={1: 5})
    state, _ = do_heist(gangsta, state, "323", "104", "134")
    state, _ = follow(gangsta, state, "free nothing", "pass", "discard nothing")
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    state, _ = follow(gangsta, state, "free nothing")
    state, events = do_heist(gangsta, state, "321", "125", "152")
    assert kinds(events, "extra_turn_won", "extra_turn_ignored") == ["extra_turn_won"]
    assert at(gangsta, state)["active"] == 0


def test_reward_extra_turn_again_in_the_turn_after_an_ignored_one(gangsta: Game) -> None:
    gangs = {0: "104 134 125 152"}
    state = extra_heist(gangsta, gangs=gangs, heists="323 321 314 301 302", extra_turn=True)
    state, events = do_heist(gangsta, state, "323", "104", "134")
    assert kinds(events, "extra_turn_won", "extra_turn_ignored") == ["extra_turn_ignored"]
    state, _ = follow(gangsta, state, "pass", "discard nothing", "free nothing")
    state, events = do_heist(gangsta, state, "321", "125", "152")
    assert kinds(events, "extra_turn_won", "extra_turn_ignored") == ["extra_turn_won"]


def test_reward_extra_turn_of_one_player_does_not_bar_another(gangsta: Game) -> None:
    gangs = {0: "104 134", 1: "102 127 141"}
    state = extra_heist(gangsta, gangs=gangs, heists="323 301 302 303 304")
    state, _ = do_heist(gangsta, state, "323", "104", "134", draws="314")  # LLMI
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    state, events = do_heist(gangsta, state, "314", "102", "127", "141")
    assert told(events, "extra_turn_won") == [{"seat": 1}]


# --- stealing


def test_reward_steal_from_one_opponent_of_choice(gangsta: Game) -> None:
    gangs = {0: "104 136", 1: "102", 2: "101", 3: "105"}
    state = position(gangsta, 4, chapter=2, gangs=gangs, heists="320", money={0: 1, 1: 6, 2: 3, 3: 0})
    state, _ = do_heist(gangsta, state, "320", "104", "136")  # LMH: steal 4
    assert at(gangsta, state)["stage"] == "steal"
    assert gangsta.view(state, 0)["stealing"] == 4
    assert legal_words(gangsta, state) == {"steal 102", "steal 101"}
    richer, _ = follow(gangsta, state, "steal 102")
    assert money(gangsta, richer) == [5, 2, 3, 0]
    poorer, events = follow(gangsta, state, "steal 101")
    assert money(gangsta, poorer) == [4, 6, 0, 0]
    assert told(events, "stole") == [{"seat": 0, "from_seat": 2, "money": 3}]


def test_reward_steal_is_compulsory_and_who_has_nothing_cannot_be_named(gangsta: Game) -> None:
    gangs = {0: "104 136"}
    state = position(gangsta, 4, chapter=2, gangs=gangs, heists="320", money={1: 6, 2: 3})
    state, _ = do_heist(gangsta, state, "320", "104", "136")
    assert cited(gangsta, state, "steal 105") == (
        "nothing-to-steal",
        "gangsta/reward-steal",
        {"person": "105", "money": 0},
    )
    assert code(gangsta, state, "steal 104") == "not-a-rival"
    assert code(gangsta, state, "steal 103") == "not-a-rival"
    assert code(gangsta, state, "pass") == "take-the-reward"


def test_reward_steal_from_the_only_one_with_money_without_asking(gangsta: Game) -> None:
    state = position(gangsta, 3, chapter=2, gangs={0: "104 136"}, heists="320", money={2: 3})
    state, events = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [3, 0, 0]
    assert told(events, "stole") == [{"seat": 0, "from_seat": 2, "money": 3}]


def test_reward_steal_nothing_where_nobody_has_money(gangsta: Game) -> None:
    state = position(gangsta, 3, chapter=2, gangs={0: "104 136"}, heists="320", money={0: 3})
    state, events = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [3, 0, 0]
    assert kinds(events, "stole", "nothing_stolen") == ["nothing_stolen"]
    assert at(gangsta, state)["active"] == 1


# --- diversion


def diverting(gangsta: Game) -> State:
    """422 needs MIB: $2, 1 IP, divert 3."""
    gangs = {0: "104 157", 1: "102 121 131*", 2: "101 111"}
    state = position(gangsta, 3, chapter=3, gangs=gangs, heists="422")
    return do_heist(gangsta, state, "422", "157")[0]


def test_reward_divert_up_to_so_many_in_any_split(gangsta: Game) -> None:
    state = diverting(gangsta)
    assert gangsta.view(state, 0)["diversions"] == 3
    assert legal_words(gangsta, state) == {"divert 102", "divert 121", "divert 101", "divert 111", "divert nothing"}
    state, events = follow(gangsta, state, "divert 102", "divert 111", "divert 121")
    assert gang(gangsta, state, 0) == "104 157*"
    assert gang(gangsta, state, 1) == "102 121 131"  # all engaged, so all free as their turn begins
    assert gang(gangsta, state, 2) == "101 111*"
    assert [one["owner"] for one in told(events, "diverted")] == [1, 2, 1]


def test_reward_divert_a_gang_diverted_wholly_is_synchronised(gangsta: Game) -> None:
    _, events = follow(gangsta, diverting(gangsta), "divert 102", "divert 111", "divert 121")
    assert told(events, "synchronised") == [{"seat": 1}]


def test_reward_divert_fewer_or_nobody(gangsta: Game) -> None:
    state, events = follow(gangsta, diverting(gangsta), "divert 121", "divert nothing")
    assert gang(gangsta, state, 1) == "102 121* 131*"
    assert gang(gangsta, state, 2) == "101 111"
    assert kinds(events, "diverted", "diverted_no_more") == ["diverted", "diverted_no_more"]
    state, _ = follow(gangsta, diverting(gangsta), "divert nothing")
    assert gang(gangsta, state, 1) == "102 121 131*"


def test_reward_divert_only_available_gangsters_of_opponents(gangsta: Game) -> None:
    state = diverting(gangsta)
    assert code(gangsta, state, "divert 131") == "not-available"
    for person in ("104", "157", "147"):
        assert cited(gangsta, state, f"divert {person}") == ("not-a-rival", "gangsta/reward-divert", {"person": person})


def test_reward_divert_stops_by_itself_when_nobody_is_left(gangsta: Game) -> None:
    gangs = {0: "104 157", 1: "102 121 131*"}
    state, _ = do_heist(gangsta, position(gangsta, 2, chapter=3, gangs=gangs, heists="422"), "422", "157")
    state, _ = follow(gangsta, state, "divert 102", "divert 121")
    assert at(gangsta, state)["active"] == 1
    state, _ = do_heist(gangsta, position(gangsta, 2, chapter=3, gangs=gangs | {1: "102*"}, heists="422"), "422", "157")
    assert at(gangsta, state)["active"] == 1


@pytest.mark.parametrize(("heist", "number"), [("311", 2), ("319", 2), ("410", 3), ("422", 3), ("336", 3)])
def test_reward_divert_as_many_as_printed(gangsta: Game, heist: str, number: int) -> None:
    gangs = {0: "104 116 117 124 123 135", 1: "102 121 131 141 151"}
    chapter = int(heist[0]) - 1
    options = {"online_heists": True}
    state = position(gangsta, 2, chapter=chapter, gangs=gangs, heists=heist, options=options)
    state, _ = follow(gangsta, state, f"heist {heist}")
    while at(gangsta, state)["stage"] == "engage":
        state, _ = follow(gangsta, state, min(legal_words(gangsta, state)))
    assert gangsta.view(state, 0)["diversions"] == number


# --- murder

MURDER: dict[str, Any] = {
    "chapter": 3,
    "heists": "418",
    "gangs": {0: "104 134 123", 1: "102 111 112 121", 2: "101 113", 3: "105 126"},
}


def murdering(gangsta: Game, **described: Any) -> State:
    """418 needs SBB: only the murder."""
    state = position(gangsta, 4, **MURDER | described)
    return do_heist(gangsta, state, "418", "134", "123")[0]


def test_reward_murder_names_an_opponent_who_chooses(gangsta: Game) -> None:
    state = murdering(gangsta)
    assert at(gangsta, state)["stage"] == "murder"
    assert legal_words(gangsta, state) == {"murder 102", "murder 101"}
    state, events = follow(gangsta, state, "murder 102")
    assert told(events, "murder_ordered") == [{"seat": 0, "victim": 1}]
    assert gangsta.awaiting(state) == [1]
    assert gangsta.view(state, 0)["loser"] == 1
    assert legal_words(gangsta, state) == {"remove 111", "remove 112"}
    state, events = follow(gangsta, state, "remove 112")
    assert told(events, "lost") == [{"seat": 1, "person": "112", "cause": "murder"}]
    assert gang(gangsta, state, 1) == "102 111 121"
    assert at(gangsta, state)["gangsters_gone"] == ["112"]
    assert at(gangsta, state)["active"] == 1


def test_reward_murder_the_only_fitting_gangster_goes_without_asking(gangsta: Game) -> None:
    state, events = follow(gangsta, murdering(gangsta), "murder 101")
    assert told(events, "lost") == [{"seat": 2, "person": "113", "cause": "murder"}]
    assert at(gangsta, state)["active"] == 1


def test_reward_murder_who_has_nobody_with_two_symbols_cannot_be_named(gangsta: Game) -> None:
    """A boss has two symbols, but is safe; 126 has three."""
    state = murdering(gangsta)
    assert cited(gangsta, state, "murder 105") == ("no-victim", "gangsta/reward-murder", {"person": "105"})
    assert code(gangsta, state, "murder 104") == "not-a-rival"
    assert code(gangsta, state, "murder 103") == "not-a-rival"


def test_reward_murder_is_compulsory(gangsta: Game) -> None:
    state = murdering(gangsta)
    assert refused(gangsta, state, "hire nothing") == ("take-the-reward", "gangsta/reward-order")
    state, events = do_heist(
        gangsta,
        position(gangsta, 2, chapter=3, heists="418", gangs={0: "104 134 123", 1: "102 111"}),
        "418",
        "134",
        "123",
    )
    assert told(events, "lost") == [{"seat": 1, "person": "111", "cause": "murder"}]


def test_reward_murder_nobody_where_nobody_can_be_named(gangsta: Game) -> None:
    gangs = {0: "104 134 123", 1: "102 121", 2: "101", 3: "105 126"}
    state, events = do_heist(gangsta, position(gangsta, 4, **MURDER | {"gangs": gangs}), "418", "134", "123")
    assert kinds(events, "nobody_murdered", "lost") == ["nobody_murdered"]
    assert at(gangsta, state)["active"] == 1


def test_reward_murder_the_victim_may_give_up_only_such_a_gangster(gangsta: Game) -> None:
    state, _ = follow(gangsta, murdering(gangsta), "murder 102")
    assert code(gangsta, state, "remove 121") == "not-two-symbols"
    assert code(gangsta, state, "remove 102") == "boss-is-safe"
    assert code(gangsta, state, "remove 113") == "not-in-gang"
    assert code(gangsta, state, "remove 111", seat=0) == "not-your-turn"
    assert code(gangsta, state, "pass") == "give-up-first"


def test_reward_murder_two_equal_symbols_are_two(gangsta: Game) -> None:
    gangs = {0: "104 134 123", 1: "102 135", 2: "101 122"}
    _, events = do_heist(gangsta, position(gangsta, 3, chapter=3, heists="418", gangs=gangs), "418", "134", "123")
    assert told(events, "lost") == [{"seat": 1, "person": "135", "cause": "murder"}]


# --- rally


def test_reward_rally_the_whole_gang_may_become_available(gangsta: Game) -> None:
    """402 needs MISS: 3 IP and a rally; 131 was engaged before."""
    gangs = {0: "104 131* 134 145", 1: "102*"}
    state, _ = do_heist(gangsta, position(gangsta, 2, chapter=3, gangs=gangs, heists="402"), "402", "134", "145")
    assert legal_words(gangsta, state) == {"rally", "rally nothing"}
    rallied, events = follow(gangsta, state, "rally")
    assert gang(gangsta, rallied, 0) == "104 131 134 145"
    assert told(events, "rallied") == [{"seat": 0}]
    stayed, events = follow(gangsta, state, "rally nothing")
    assert gang(gangsta, stayed, 0) == "104 131* 134* 145*"
    assert kinds(events, "rallied", "rallied_not") == ["rallied_not"]


def test_reward_rally_frees_nobody_elses(gangsta: Game) -> None:
    gangs = {0: "104 134 145", 1: "102 121*", 2: "101"}
    state, _ = do_heist(gangsta, position(gangsta, 3, chapter=3, gangs=gangs, heists="402"), "402", "134", "145")
    state, _ = follow(gangsta, state, "rally")
    assert "121*" in gang(gangsta, state, 1)


# --- order


def test_reward_order_left_box_then_right_box_then_special(gangsta: Game) -> None:
    """$1 of an art theft (328: $1, 1 IP; $2 each), then the others' share."""
    state = position(gangsta, 2, chapter=2, gangs={0: "104 151", 1: "101"}, heists="328")
    _, events = do_heist(gangsta, state, "328", "104", "151", "101")
    after = ["heist_done", "cooperation_paid", "cooperation_paid", "heist_laid_out", "turn_began", "synchronised"]
    assert kinds(events)[4:] == after


def test_reward_order_money_before_stealing_and_stealing_before_the_rally(gangsta: Game) -> None:
    """429 needs LLMI: steal 3, then rally."""
    gangs = {0: "104 136 141", 1: "102", 2: "101"}
    state = position(gangsta, 3, chapter=3, gangs=gangs, heists="429", money={1: 5, 2: 2})
    state, events = do_heist(gangsta, state, "429", "104", "136", "141")
    assert at(gangsta, state)["stage"] == "steal"
    assert code(gangsta, state, "rally") == "take-the-reward"
    state, events = follow(gangsta, state, "steal 101")
    assert money(gangsta, state) == [2, 5, 0]
    assert at(gangsta, state)["stage"] == "rally"
    state, events = follow(gangsta, state, "rally")
    assert kinds(events) == ["rallied", "heist_laid_out", "turn_began"]


def test_reward_order_extra_turn_printed_before_stealing_still_comes_last(gangsta: Game) -> None:
    """321: extra turn + steal 1. The theft and the refill come first."""
    state = position(gangsta, 3, chapter=2, gangs={0: "104 132 151"}, heists="321", money={1: 5, 2: 2})
    state, _ = do_heist(gangsta, state, "321", "104", "132")
    assert at(gangsta, state)["stage"] == "steal"
    state, events = follow(gangsta, state, "steal 101")
    assert kinds(events, "stole", "heist_laid_out", "extra_turn_began") == [
        "stole",
        "heist_laid_out",
        "extra_turn_began",
    ]
    assert at(gangsta, state)["active"] == 0


def test_reward_order_the_jet_before_the_refill(gangsta: Game) -> None:
    """Private jet, then refill with its snitches, then Secret society, then the extra turn."""
    gangs = {0: "104 134 141", 1: "102 131"}
    state = position(
        gangsta, 2, chapter=2, gangs=gangs, heists="323", resources={0: "private_jet"}, working=[0], money={0: 9, 1: 9}
    )
    state, events = do_heist(gangsta, state, "323", "104", "134")
    assert at(gangsta, state)["stage"] == "jet"
    assert at(gangsta, state)["heists"][0] is None
    assert kinds(events, "heist_laid_out") == []
    state, events = follow(gangsta, state, "free 104", draws="801 330")
    assert kinds(events, "jet_freed", "snitch_came", "heist_laid_out", "extra_turn_began") == [
        "jet_freed",
        "snitch_came",
        "heist_laid_out",
        "extra_turn_began",
    ]


def test_reward_order_the_refill_before_the_secret_society_and_that_before_the_extra_turn(gangsta: Game) -> None:
    gangs = {0: "104 134 141", 1: "102 131"}
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs=gangs,
        heists="323",
        resources={0: "secret_society"},
        working=[0],
        money={0: 9, 1: 9},
    )
    state, events = do_heist(gangsta, state, "323", "104", "134", draws="801 330")
    assert kinds(events, "snitch_came", "heist_laid_out", "extra_turn_began") == ["snitch_came", "heist_laid_out"]
    assert at(gangsta, state)["stage"] == "society"
    assert seat_at(gangsta, state, 0)["gang"][0]["engaged"]
    state, events = follow(gangsta, state, "free 104")
    assert kinds(events, "society_freed", "extra_turn_began") == ["society_freed", "extra_turn_began"]


@pytest.mark.parametrize("boss", ["101", "102", "103", "105"])
def test_reward_murder_and_theft_reach_every_boss(gangsta: Game, boss: str) -> None:
    state = position(gangsta, 2, chapter=3, gangs={0: "104 134 123", 1: f"{boss} 111"}, heists="418")
    _, events = do_heist(gangsta, state, "418", "134", "123")
    assert told(events, "lost") == [{"seat": 1, "person": "111", "cause": "murder"}]
    state = position(gangsta, 2, chapter=2, gangs={0: "104 136", 1: boss}, heists="320", money={1: 2})
    _, events = do_heist(gangsta, state, "320", "104", "136")
    assert told(events, "stole") == [{"seat": 0, "from_seat": 1, "money": 2}]
