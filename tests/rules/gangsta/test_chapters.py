"""RULES.md, Chapters: what ends each, what follows, and what happens when decks run out."""

from typing import Any

import pytest
from rules.gangsta.positions import (
    at,
    code,
    do_heist,
    done,
    follow,
    gang,
    gangsters_in_deck,
    heists_in_deck,
    kinds,
    legal_words,
    money,
    position,
    refused,
    told,
)

from omerta import Event, Game, State
from omerta.games.examples import example

# --- chapter one


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chapter_one_end_with_a_gang_of_four(gangsta: Game, players: int) -> None:
    """LH S B + H: five symbols; the others have a boss (2), one more (3) and two double ones (6)."""
    gangs = {0: "104 121 131", 1: "102", 2: "101 122", 3: "105 123 125"}
    state = position(gangsta, players, gangs=gangs, money={0: 2, 1: 1}, row="151")
    state, events = follow(gangsta, state, "hire 151")
    assert told(events, "chapter_ended") == [{"chapter": 1, "seat": 0, "gang": 4}]
    most = 6 if players == 4 else 5
    income = [most - 5, most - 2, most - 3, 0][:players]
    assert [one["money"] for one in told(events, "occasional_income")] == income
    before = [0, 1, 0, 0][:players]
    assert money(gangsta, state) == [had + gets for had, gets in zip(before, income, strict=True)]
    assert at(gangsta, state)["chapter"] == 2


def test_chapter_one_end_example_of_the_rulebook(gangsta: Game) -> None:
    """8, 6 and 5 symbols: the second gets $2, the third $3."""
    state = example("gangsta/occasional-income").state(gangsta)
    state, events = follow(gangsta, state, "hire 121")
    assert [(one["symbols"], one["money"]) for one in told(events, "occasional_income")] == [(8, 0), (6, 2), (5, 3)]
    assert money(gangsta, state) == [0, 3, 3]


def test_chapter_one_end_counts_engaged_gangsters_too(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104* 121 131", 1: "102* 123*"}, money={0: 2}, row="151")
    _, events = follow(gangsta, state, "hire 151")
    assert [(one["symbols"], one["money"]) for one in told(events, "occasional_income")] == [(5, 0), (4, 1)]


def test_chapter_one_end_not_with_three(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121"}, money={0: 2}, row="151")
    state, events = follow(gangsta, state, "hire 151")
    assert kinds(events, "chapter_ended") == []
    assert at(gangsta, state)["chapter"] == 1


# --- gang war


def war(gangsta: Game, players: int, gangs: dict[int, str], **described: Any) -> tuple[State, list[Event]]:
    """Seat 0 has six and hires 121, a sniper: chapter two is over."""
    state = position(gangsta, players, chapter=2, gangs=gangs, money={0: 2}, row="121", **described)
    return follow(gangsta, state, "hire 121")


SIX = "104 112 113 114 131 141"
"""A boss and five gangsters without any mercenary."""


def test_chapter_two_end_not_with_six(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 112 113 114 131"}, money={0: 2}, row="121")
    state, events = follow(gangsta, state, "hire 121")
    assert kinds(events, "chapter_ended") == []


@pytest.mark.parametrize("players", [3, 4])
def test_chapter_two_end_a_single_leader_loses_nothing(gangsta: Game, players: int) -> None:
    gangs = {0: SIX, 1: "102 152 122", 2: "101 153 123", 3: "105 124 134"}
    state, events = war(gangsta, players, gangs)
    assert [(one["seat"], one["mercenaries"]) for one in told(events, "war_strength")] == [
        (seat, number) for seat, number in ((0, 0), (1, 1), (2, 2), (3, 0)) if seat < players
    ]
    assert told(events, "war_won") == [{"seat": 2, "mercenaries": 2}]
    losers = []
    while at(gangsta, state)["stage"] == "war":
        losers += gangsta.awaiting(state)
        state, _ = follow(gangsta, state, min(legal_words(gangsta, state)))
    assert losers == [0, 1, 3][: players - 1]
    assert gang(gangsta, state, 2) == "101 123 153"
    assert [len(gang(gangsta, state, seat).split()) for seat in range(players)] == [6, 2, 3, 2][:players]
    assert at(gangsta, state)["chapter"] == 3


@pytest.mark.parametrize("players", [3, 4])
def test_chapter_two_end_a_tie_for_most_everybody_loses_one(gangsta: Game, players: int) -> None:
    gangs = {0: SIX, 1: "102 152", 2: "101 144", 3: "105 124"}
    state, events = war(gangsta, players, gangs)
    assert told(events, "war_tied") == [{"mercenaries": 1}]
    assert kinds(events, "war_won") == []
    assert gangsta.awaiting(state) == [0]
    state, events = follow(gangsta, state, "remove 141")
    assert [one["person"] for one in told(events, "lost")] == ["141", "152", "144", "124"][:players]
    assert at(gangsta, state)["chapter"] == 3


def test_chapter_two_end_everybody_may_choose_whom(gangsta: Game) -> None:
    state, _ = war(gangsta, 3, {0: SIX, 1: "102 152", 2: "101 134 122"})
    people = [*SIX.split()[1:], "121"]
    assert legal_words(gangsta, state) == {f"remove {person}" for person in people}
    state, _ = follow(gangsta, state, "remove 121")
    assert legal_words(gangsta, state) == {"remove 134", "remove 122"}


@pytest.mark.parametrize(
    ("mine", "theirs", "picker"),
    [
        ("137", "152", None),  # 1 : 1, a tie
        ("", "", None),  # 0 : 0
        ("137 144", "152", "winner"),  # 2 : 1
        ("137 153", "117", "loser"),  # 3 : 2
        ("137 144 153", "117", "winner"),  # 4 : 2
        ("137", "", "winner"),  # 1 : 0
    ],
)
def test_gang_war_two_players(gangsta: Game, mine: str, theirs: str, picker: str | None) -> None:
    fill = ["112", "113", "114", "131", "141"]
    own = mine.split()
    gangs = {0: " ".join(["104", *own, *fill[: 5 - len(own)]]), 1: f"102 {theirs} 122 123"}
    state, events = war(gangsta, 2, gangs)
    if picker is None:
        assert kinds(events, "war_tied", "war_won") == ["war_tied"]
        assert gangsta.awaiting(state) == [0]
        state, _ = follow(gangsta, state, min(legal_words(gangsta, state)))
        assert gangsta.awaiting(state) == [1]
        state, _ = follow(gangsta, state, "remove 122")
        assert len(gang(gangsta, state, 0).split()) == 6
    else:
        assert told(events, "war_won")[0]["seat"] == 0
        assert gangsta.awaiting(state) == [0 if picker == "winner" else 1]
        assert legal_words(gangsta, state) == {f"remove {person}" for person in [*theirs.split(), "122", "123"]}
        state, _ = follow(gangsta, state, "remove 122")
        assert len(gang(gangsta, state, 0).split()) == 7
    assert "122" not in gang(gangsta, state, 1)
    assert at(gangsta, state)["chapter"] == 3


def test_gang_war_two_players_the_other_way_round(gangsta: Game) -> None:
    """The winner of 2 : 0 is who did not end the chapter; he picks from the bigger gang, never the boss."""
    state, events = war(gangsta, 2, {0: SIX, 1: "102 153"})
    assert told(events, "war_won") == [{"seat": 1, "mercenaries": 2}]
    assert gangsta.awaiting(state) == [1]
    assert gangsta.view(state, 1)["loser"] == 0
    assert code(gangsta, state, "remove 104") == "boss-is-safe"
    assert code(gangsta, state, "remove 153") == "not-in-gang"
    state, events = follow(gangsta, state, "remove 112")
    assert told(events, "lost") == [{"seat": 0, "person": "112", "cause": "war"}]
    assert gang(gangsta, state, 1) == "102 153"


def test_gang_war_two_players_who_has_only_the_boss_loses_nothing(gangsta: Game) -> None:
    state, events = war(gangsta, 2, {0: "104 137 113 114 131 141", 1: "102"})
    assert kinds(events, "lost") == []
    assert at(gangsta, state)["chapter"] == 3
    state, _ = war(gangsta, 2, {0: SIX, 1: "102"})  # 0 : 0
    assert gangsta.awaiting(state) == [0]
    state, events = follow(gangsta, state, "remove 112")
    assert [one["seat"] for one in told(events, "lost")] == [0]


# --- the end of three


def test_chapter_three_end_with_a_gang_of_nine(gangsta: Game) -> None:
    gangs = {0: f"{SIX} 111 116", 1: "102 122"}
    state = position(gangsta, 2, chapter=3, gangs=gangs, money={0: 2}, row="121")
    state, events = follow(gangsta, state, "hire 121")
    assert gangsta.awaiting(state) == []
    assert at(gangsta, state)["stage"] == "over"
    assert told(events, "game_ended") == [{"snitches": 0, "gang": 9}]
    assert refused(gangsta, state, "pass", seat=1) == ("game-over", "gangsta/winner")


def test_chapter_three_end_not_with_eight(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, gangs={0: f"{SIX} 111"}, money={0: 2}, row="121")
    state, _ = follow(gangsta, state, "hire 121")
    assert gangsta.awaiting(state) == [1]


def third_snitch(gangsta: Game, met: str = "804 807", **described: Any) -> State:
    return position(gangsta, 3, chapter=3, stage="discard", heists="401", snitches_met=met, **described)


def test_chapter_three_end_with_the_third_snitch_once_resolved(gangsta: Game) -> None:
    gangs = {0: "104", 1: "102 122 123", 2: "101 131 134"}
    state = third_snitch(gangsta, gangs=gangs, money={0: 5, 1: 0, 2: 1})
    state, events = follow(gangsta, state, "discard 401", draws="805")
    assert money(gangsta, state) == [2, 0, 0]
    assert gangsta.awaiting(state) == [1]
    state, _ = follow(gangsta, state, "remove 122")
    assert gangsta.awaiting(state) == [2]
    state, events = follow(gangsta, state, "remove 131", draws="")
    assert gangsta.awaiting(state) == []
    assert [one["snitches"] for one in told(events, "game_ended")] == [3]
    assert kinds(events, "heist_laid_out") == []


def test_chapter_three_end_not_with_the_second_snitch(gangsta: Game) -> None:
    state = third_snitch(gangsta, met="804", money={0: 9, 1: 9, 2: 9})
    state, _ = follow(gangsta, state, "discard 401", draws="805 430")
    assert gangsta.awaiting(state) == [1]
    assert gangsta.view(state, 0)["snitches"]["until_end"] == 1


def test_chapter_three_end_three_snitches_in_one_refill(gangsta: Game) -> None:
    state = third_snitch(gangsta, met="", money={0: 20, 1: 20, 2: 20})
    state, events = follow(gangsta, state, "discard 401", draws="804 805 807")
    assert gangsta.awaiting(state) == []
    assert money(gangsta, state) == [20 - 3 - 3 - 4] * 3
    assert len(told(events, "snitch_came")) == 3


def test_chapter_three_end_an_extra_turn_is_lost_with_the_third_snitch(gangsta: Game) -> None:
    gangs = {0: "104 116 153 141", 1: "102"}
    state = position(gangsta, 2, chapter=3, gangs=gangs, heists="427", snitches_met="804 807", money={0: 9, 1: 9})
    state, events = do_heist(gangsta, state, "427", "153", "104", "141", draws="805")  # MMIH: $3, extra turn
    assert gangsta.awaiting(state) == []
    assert kinds(events, "extra_turn_began") == []
    assert money(gangsta, state) == [9 + 3 - 2, 9 - 3]


# --- gang size


def test_gang_size_counts_now_not_the_hires(gangsta: Game) -> None:
    """Six hired, two lost: a gang of five is no end of chapter two."""
    state = position(
        gangsta, 2, chapter=2, gangs={0: "104 112 113 114"}, money={0: 2}, row="121", gangsters_gone="115 116"
    )
    state, events = follow(gangsta, state, "hire 121")
    assert kinds(events, "chapter_ended") == []


def test_gang_size_however_the_last_one_came(gangsta: Game) -> None:
    """By a hire reward, and back from the Hospital."""
    state = position(gangsta, 2, chapter=2, gangs={0: SIX, 1: "102"}, money={0: 0}, row="121", heists="307")
    assert code(gangsta, state, "heist 307") == "skills-missing"  # MIH
    gangs = {0: "104 112 113 114 131 145", 1: "102"}
    state = position(gangsta, 2, chapter=2, gangs=gangs, money={0: 0}, row="121", heists="307")
    state, _ = do_heist(gangsta, state, "307", "145", "104")
    state, events = follow(gangsta, state, "hire 121")
    assert told(events, "chapter_ended") == [{"chapter": 2, "seat": 0, "gang": 7}]
    state = position(
        gangsta, 2, chapter=2, gangs={0: SIX, 1: "102"}, resources={0: "hospital"}, working=[0], hospital={0: "121"}
    )
    state, _ = follow(gangsta, state, "pass")
    state, events = follow(gangsta, state, "recover 121")
    assert told(events, "chapter_ended") == [{"chapter": 2, "seat": 0, "gang": 7}]


def test_gang_size_recovering_ends_the_game_in_chapter_three(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=3,
        gangs={0: f"{SIX} 111 116", 1: "102"},
        resources={0: "hospital"},
        working=[0],
        hospital={0: "121 122"},
    )
    state, _ = follow(gangsta, state, "pass", "recover 121")
    assert gangsta.awaiting(state) == []


# --- at once


def test_chapter_at_once_the_hire_is_finished_first(gangsta: Game) -> None:
    """Pay, activate resources, refill the gangsters; only then the end of the chapter."""
    state = position(gangsta, 2, gangs={0: "104 121 131", 1: "102"}, money={0: 2}, row="151", resources={0: "bank"})
    state, events = follow(gangsta, state, "hire 151")
    assert kinds(events)[:4] == ["hired", "resource_activated", "gangster_laid_out", "chapter_ended"]
    assert None not in at(gangsta, state)["gangsters"]


def test_chapter_at_once_no_old_heist_is_drawn_and_an_extra_turn_is_lost(gangsta: Game) -> None:
    """307 with its hire reward ends chapter two: no heist of that chapter is laid out, so no snitch comes."""
    gangs = {0: "104 112 113 114 131 145", 1: "102", 2: "101"}
    state = position(gangsta, 3, chapter=2, gangs=gangs, money={0: 0}, row="121", heists="307")
    state, _ = do_heist(gangsta, state, "307", "145", "104")
    state, events = follow(gangsta, state, "hire 121")
    assert kinds(events, "snitch_came") == []
    assert all(one["heist"].startswith("4") for one in told(events, "heist_laid_out"))
    assert len(told(events, "heist_laid_out")) == 5
    assert done(gangsta, state, 0) == ["307"]
    assert at(gangsta, state)["active"] == 1


def test_chapter_at_once_an_untaken_extra_turn_is_lost(gangsta: Game) -> None:
    """The position is a heist with an extra turn due whose hire reward ends the chapter."""
    gangs = {0: "104 112+ 113 114 131 145+", 1: "102", 2: "101"}
    state = position(
        gangsta,
        3,
        chapter=2,
        gangs=gangs,
        money={0: 2},
        row="121",
        stage="hire",
        done={0: "307"},
        heist={"id": "307", "crew": [0], "rewards_taken": 1},
        extra_turn_due=True,
    )
    state, events = follow(gangsta, state, "hire 121")
    assert kinds(events, "extra_turn_began") == []
    spot = at(gangsta, state)
    assert (spot["chapter"], spot["active"]) == (3, 1)
    assert not spot.get("extra_turn_due")
    assert not spot.get("extra_turn")


def test_chapter_at_once_the_game_is_over_with_the_ninth(gangsta: Game) -> None:
    """A hire reward in chapter three: nothing more is drawn."""
    gangs = {0: "104 112 113 114 131 145 111 116", 1: "102"}
    state = position(gangsta, 2, chapter=3, gangs=gangs, money={0: 0}, row="121", heists="409", snitches_met="804 805")
    state, _ = do_heist(gangsta, state, "409", "145", "113")  # ISH: $4
    state, events = follow(gangsta, state, "hire 121")
    assert gangsta.awaiting(state) == []
    assert kinds(events, "heist_laid_out", "snitch_came") == []
    assert money(gangsta, state)[0] == 2


# --- a new chapter


@pytest.mark.parametrize(("chapter", "size"), [(1, 4), (2, 7)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_chapter_the_left_neighbour_begins(gangsta: Game, players: int, chapter: int, size: int) -> None:
    own = ["104", "153", "113", "114", "131", "141"][: size - 1]
    for active in range(players):
        gangs = dict(enumerate(["102", "101", "105", "103"]))
        gangs[active] = " ".join(own)
        state = position(gangsta, players, chapter=chapter, active=active, gangs=gangs, money={active: 2}, row="121")
        state, events = follow(gangsta, state, "hire 121")
        spot = at(gangsta, state)
        left = (active + 1) % players
        assert told(events, "chapter_began") == [{"chapter": chapter + 1, "start_player": left}]
        assert (spot["chapter"], spot["active"]) == (chapter + 1, left)


def test_new_chapter_old_heists_and_their_deck_go(gangsta: Game) -> None:
    gangs = {0: "104 121 131", 1: "102"}
    state = position(
        gangsta,
        2,
        gangs=gangs,
        money={0: 2},
        row="151",
        heists="201 202 203 204 205",
        done={1: "210"},
        heists_discarded="220",
    )
    state, _ = follow(gangsta, state, "hire 151", draws="157 330 301 302 303 304")
    spot = at(gangsta, state)
    assert spot["heists"] == ["330", "301", "302", "303", "304"]
    assert spot.get("heists_discarded", []) == []
    assert done(gangsta, state, 1) == ["210"]
    assert len(heists_in_deck(gangsta, state)) == 25 + 3
    assert gangsta.view(state, 0)["heist_deck"] == 28
    assert spot["gangsters"][0] == "157"


def test_new_chapter_engaged_gangsters_stay_engaged(gangsta: Game) -> None:
    gangs = {0: "104* 121 131*", 1: "102 122*"}
    state = position(gangsta, 2, gangs=gangs, money={0: 2, 1: 0}, row="151")
    state, _ = follow(gangsta, state, "hire 151")
    assert gang(gangsta, state, 0) == "104* 121 131* 151"
    assert gang(gangsta, state, 1) == "102 122*"


def test_new_chapter_gangster_discards_stay(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121 131"}, money={0: 2}, row="151", gangsters_discarded="137 147")
    state, _ = follow(gangsta, state, "hire 151")
    assert at(gangsta, state)["gangsters_discarded"] == ["137", "147"]


# --- empty decks


def test_decks_run_out_gangsters_are_remade_from_those_discarded_by_passing(gangsta: Game) -> None:
    state = position(
        gangsta, 2, money={0: 9}, row="111 121 131 141 151", gangster_deck="", gangsters_discarded="137 147"
    )
    state, events = follow(gangsta, state, "hire 121", draws="147")
    assert told(events, "gangsters_reshuffled") == [{"cards": 2}]
    spot = at(gangsta, state)
    assert spot["gangsters"] == ["111", "147", "131", "141", "151"]
    assert gangsters_in_deck(spot) == ["137"]
    assert spot.get("gangsters_discarded", []) == []


def test_decks_run_out_not_before_the_last_is_drawn(gangsta: Game) -> None:
    state = position(
        gangsta, 2, money={0: 9}, row="111 121 131 141 151", gangster_deck="157", gangsters_discarded="137 147"
    )
    state, events = follow(gangsta, state, "hire 121", draws="157")
    assert kinds(events, "gangsters_reshuffled") == []
    assert at(gangsta, state)["gangsters_discarded"] == ["137", "147"]
    assert gangsta.view(state, 0)["gangster_deck"] == 0


def test_decks_run_out_no_gangster_there_no_refill(gangsta: Game) -> None:
    state = position(gangsta, 2, money={0: 9}, row="111 121 131 141 151", gangster_deck="")
    state, _ = follow(gangsta, state, "hire 121")
    assert at(gangsta, state)["gangsters"] == ["111", None, "131", "141", "151"]
    assert gangsta.view(state, 0)["gangsters"][1] is None
    assert code(gangsta, state, "hire 121") == "not-for-hire"


def test_decks_run_out_heists_are_remade_from_those_discarded_in_this_chapter(gangsta: Game) -> None:
    state = position(
        gangsta, 2, heists="226 201 202 203 204", heist_deck="", heists_discarded="210 211", done={1: "212"}
    )
    state, events = do_heist(gangsta, state, "226", "104", draws="211")
    assert told(events, "heists_reshuffled") == [{"cards": 2}]
    spot = at(gangsta, state)
    assert spot["heists"] == ["211", "201", "202", "203", "204"]
    assert heists_in_deck(gangsta, state) == ["210"]
    assert done(gangsta, state, 1) == ["212"]


def test_decks_run_out_no_heist_there_no_refill(gangsta: Game) -> None:
    state = position(gangsta, 2, heists="226 201 202 203 204", heist_deck="")
    state, events = do_heist(gangsta, state, "226", "104")
    assert kinds(events, "heists_reshuffled", "heist_laid_out") == []
    assert at(gangsta, state)["heists"] == [None, "201", "202", "203", "204"]
    assert gangsta.view(state, 0)["heists"][0] is None


def test_decks_run_out_after_the_last_snitch_the_refill_goes_on(gangsta: Game) -> None:
    """Only a snitch is left: it is met, and the refill goes on with the discarded heists."""
    state = position(
        gangsta,
        2,
        chapter=2,
        stage="discard",
        heists="301 302 303 304 305",
        heist_deck="801",
        heists_discarded="310 311",
        money={0: 9, 1: 9},
    )
    state, events = follow(gangsta, state, "discard 302", draws="801 311")
    assert kinds(events, "snitch_came", "heists_reshuffled", "heist_laid_out") == [
        "snitch_came",
        "heists_reshuffled",
        "heist_laid_out",
    ]
    assert told(events, "heists_reshuffled") == [{"cards": 3}]
    assert at(gangsta, state)["heists"][1] == "311"
    assert heists_in_deck(gangsta, state) == ["302", "310"]


def test_decks_run_out_the_discarded_gangster_himself_may_come_back(gangsta: Game) -> None:
    state = position(gangsta, 2, stage="discard", row="111 121 131 141 151", gangster_deck="")
    state, events = follow(gangsta, state, "discard 121")
    assert told(events, "gangsters_reshuffled") == [{"cards": 1}]
    assert at(gangsta, state)["gangsters"][1] == "121"


def test_decks_run_out_not_for_a_look(gangsta: Game) -> None:
    """Bikers and Informant network look at no empty deck, whatever has been discarded."""
    looks: list[tuple[str, dict[str, Any]]] = [
        ("bikers", {"heists": "226 201 202 203 204", "heist_deck": "", "heists_discarded": "210 211"}),
        ("informant_network", {"row": "111 121 131 141 151", "gangster_deck": "", "gangsters_discarded": "137 147"}),
    ]
    for effect, described in looks:
        before = position(gangsta, 2, stage="discard", active=1, resources={0: effect}, working=[0], **described)
        state, events = follow(gangsta, before, "discard nothing")
        assert kinds(events) == ["discarded_nothing", "turn_began"]
        spot = at(gangsta, state)
        assert "top_heist" not in spot
        assert "top_gangster" not in spot
        assert len(spot.get("heists_discarded", []) + spot.get("gangsters_discarded", [])) == 2


def test_new_chapter_a_peeked_heist_goes_with_its_deck_a_peeked_gangster_stays(gangsta: Game) -> None:
    described: dict[str, Any] = {"gangs": {0: "104 121 131", 1: "102"}, "money": {0: 2}, "row": "151"}
    state = position(gangsta, 2, resources={0: "bikers"}, working=[0], top_heist="226", **described)
    state, _ = follow(gangsta, state, "hire 151")
    assert "top_heist" not in at(gangsta, state)
    assert gangsta.view(state, 0)["top_heist"] is None
    assert gangsta.view(state, 0)["heist_deck"] == 28
    state = position(gangsta, 2, active=1, resources={0: "informant_network"}, working=[0], top_gangster="157", idle=19)
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["chapter"] == 2
    assert at(gangsta, state)["top_gangster"] == "157"


def test_new_chapter_the_extra_turn_in_which_it_was_reached_bars_nothing(gangsta: Game) -> None:
    described: dict[str, Any] = {"gangs": {0: "104 121 131", 1: "102"}, "money": {0: 2}, "row": "151"}
    state = position(gangsta, 2, extra_turn=True, **described)
    state, _ = follow(gangsta, state, "hire 151")
    assert at(gangsta, state)["active"] == 1
    assert not at(gangsta, state).get("extra_turn")


def test_chapter_three_end_no_secret_society_after_the_third_snitch(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=3,
        stage="discard",
        gangs={0: "104* 121", 1: "102"},
        heists="401",
        snitches_met="804 807",
        money={0: 9, 1: 9},
        resources={0: "secret_society"},
        working=[0],
    )
    state, _ = follow(gangsta, state, "discard 401", draws="805")
    assert gangsta.awaiting(state) == []


def test_decks_run_out_the_peeked_card_is_the_last(gangsta: Game) -> None:
    """One card, peeked: it is drawn before anything is remade, and counted in the deck until then."""
    state = position(
        gangsta,
        2,
        money={0: 9},
        row="111 121 131 141 151",
        gangster_deck="",
        top_gangster="157",
        gangsters_discarded="137 147",
        resources={0: "informant_network"},
        working=[0],
        active=1,
        gangs={0: "104", 1: "102"},
    )
    assert gangsta.view(state, 1)["gangster_deck"] == 1
    state, _ = follow(gangsta, state, "pass")
    state, events = follow(gangsta, state, "discard 121", draws="157")
    assert kinds(events, "gangsters_reshuffled") == []
    assert at(gangsta, state)["gangsters"][1] == "157"
    assert at(gangsta, state)["gangsters_discarded"] == ["121", "137", "147"]
    assert "top_gangster" not in at(gangsta, state)
