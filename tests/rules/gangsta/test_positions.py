"""Positions set up by hand are checked: what cannot be is refused with the field that is wrong."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from rules.gangsta.positions import at, do_heist, follow, legal_words, position, position_data, random_game

from omerta import BadInput, Game
from omerta.games.registry import definition

Change = Callable[[dict[str, Any]], object]
VARIANTS = definition("gangsta").variants


def put(*path: Any) -> Change:
    """Put the last of these at the place that the others name."""

    def change(spot: dict[str, Any]) -> None:
        *way, last, value = path
        here: Any = spot
        for step in way:
            here = here[step]
        here[last] = value

    return change


def refusal(game: Game, change: Change, players: int = 2, **described: Any) -> str:
    """What is said about a position that was fine before the change."""
    data = copy.deepcopy(position_data(players, **described))
    game.from_dict(data)
    change(data["position"])
    with pytest.raises(BadInput) as raised:
        game.from_dict(data)
    return str(raised.value)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_position_of_every_moment_survives_writing(gangsta: Game, players: int, options: dict[str, Any]) -> None:
    for state in random_game(gangsta, players, 11, options)[::12]:
        again = gangsta.from_dict(gangsta.to_dict(state))
        assert again == state
        assert gangsta.view(again, 0) == gangsta.view(state, 0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            put("stage", "sleep"),
            "position.stage: unknown stage `sleep`; there is keep, mobilise, act, engage, hire, train, steal, divert,"
            " murder, rally, victim, jet, arrest, war, recover, discard, society, over",
        ),
        (put("chapter", 4), "position.chapter: Expected `int` <= 3"),
        (put("chapter", 0), "position.chapter: Expected `int` >= 1"),
        (put("active", 2), "position.active: the seats are 0 to 1"),
        (put("seats", []), "position.seats: there are 2 players, not 0"),
        (put("seats", 0, "money", -1), "position.seats[0].money: Expected `int` >= 0"),
        (put("seats", 0, "money", "7"), "position.seats[0].money: Expected `int`, got `str`"),
        (put("seats", 0, "gang", []), "position.seats[0].gang: needs a boss at least"),
        (
            put("seats", 0, "gang", 0, "id", "111"),
            "position.seats[0].gang[0].id: `111` is no boss, and every gang begins with one",
        ),
        (put("seats", 0, "gang", 1, "id", "103"), "position.seats[0].gang[1].id: `103` is a boss"),
        (put("seats", 0, "gang", 1, "id", "102"), "position.seats[0].gang[1].id: `102` is a boss"),
        (
            put("seats", 1, "gang", 0, "id", "104"),
            "position.seats[1].gang[0].id: `104` lies already in seats[0].gang[0].id",
        ),
        (
            put("seats", 0, "gang", 1, "id", "999"),
            "position.seats[0].gang[1].id: `999` is no gangster of this table; one is written like `101`",
        ),
        (put("seats", 0, "gang", 1, "learned", "201"), "position.seats[0].gang[1].learned: nothing can be learned"),
        (
            put("seats", 0, "gang", 1, "learned", "301"),
            "position.seats[0].gang[1].learned: `301` belongs to chapter 2, and this is chapter 1",
        ),
        (
            put("seats", 0, "gang", 0, "learned", "215"),
            "position.seats[0].gang[0].learned: `104` is a leader already and cannot learn it",
        ),
        (put("seats", 0, "done", ["301"]), "position.seats[0].done[0]: `301` belongs to chapter 2"),
        (put("seats", 0, "done", ["210", "210"]), "position.seats[0].done[1]: `210` lies already in seats[0].done[0]"),
        (put("seats", 0, "resource", "909"), "position.seats[0].resource: this table plays without resource cards"),
        (put("seats", 0, "resource_active", True), "position.seats[0].resource_active: there is no resource card"),
        (put("seats", 0, "dealt", ["909", "910"]), "position.seats[0].dealt: 0 cards at this stage, not 2"),
        (put("seats", 0, "hospital", [{"id": "137"}]), "position.seats[0].hospital[0]: this player has no active Hos"),
        (put("seats", 0, "hands", []), "position.seats[0]: Object contains unknown field `hands`"),
        (put("gangsters", ["112"]), "position.gangsters: a row has 5 places, empty ones are null; not 1"),
        (put("heists", ["201"] * 6), "position.heists: a row has 5 places, empty ones are null; not 6"),
        (put("gangsters", 0, "111"), "position.gangsters[0]: `111` lies already in seats[0].gang[1].id"),
        (put("gangsters", 0, "105"), "position.gangsters[0]: `105` is a boss"),
        (put("heists", 0, "301"), "position.heists[0]: `301` belongs to chapter 2, and this is chapter 1"),
        (put("heists", 0, "801"), "position.heists[0]: `801` is no heist of this table"),
        (put("heists", 0, "334"), "position.heists[0]: `334` is no heist of this table"),
        (put("heists_discarded", ["201"]), "position.heists_discarded[0]: `201` lies already in heists[0]"),
        (put("heists_gone", ["301"]), "position.heists_gone[0]: `301` belongs to chapter 2"),
        (put("gangsters_discarded", ["111"]), "position.gangsters_discarded[0]: `111` lies already in seats[0]"),
        (put("gangsters_gone", ["111"]), "position.gangsters_gone[0]: `111` lies already in seats[0]"),
        (put("top_gangster", "137"), "position.top_gangster: nobody has an active Informant network"),
        (put("top_heist", "220"), "position.top_heist: nobody has an active Bikers gang"),
        (put("snitches_met", ["801"]), "position.snitches_met[0]: `801` is no snitch of this chapter"),
        (put("snitches_met", ["201"]), "position.snitches_met[0]: `201` is no snitch of this table"),
        (put("snitch", "801"), "position.snitch: needed during arrests, and only then"),
        (put("losers", [0]), "position.losers: needed where somebody must give up a gangster"),
        (put("losers", [7]), "position.losers[0]: Expected `int` <= 3"),
        (put("idle", 20), "position.idle: after 20 turns the chapter ends"),
        (put("free_left", 1), "position.free_left: at most 0 now"),
        (put("extra_turn_due", True), "position.extra_turn_due: not now"),
        (put("asked", 1), "position.asked: it is the active player; leave it out"),
        (put("step", "act"), "position.step: with the stage `act` it follows by itself; leave it out"),
        (put("heist", {"id": "201", "missing": "L"}), "position.heist: none is being done at the stage `act`"),
        (put("seats", 0, "gang", 0, "took_part", True), "position.seats: nobody has taken part if no heist is"),
        (put("stage", "engage"), "position.heist: needs the heist that is being done"),
        (put("stage", "keep"), "position.seats[0].dealt: 2 cards at this stage, not 0"),
        (put("stage", "mobilise"), "position.stage: at `mobilise` there is nothing to choose"),
        (put("stage", "society"), "position.stage: at `society` there is nothing to choose"),
        (put("stage", "recover"), "position.stage: at `recover` there is nothing to choose"),
        (put("stage", "war"), "position.step: needs one of reward, society, end"),
        (put("stage", "arrest"), "position.snitch: needed during arrests, and only then"),
        (put("note", 1), "position: Object contains unknown field `note`"),
    ],
)
def test_position_that_cannot_be_names_the_field(gangsta: Game, change: Change, message: str) -> None:
    said = refusal(gangsta, change, gangs={0: "104 111", 1: "102"}, heists="201 202 203 204 205", row="112 113 114")
    assert said.startswith(message)


@pytest.mark.parametrize(("chapter", "size"), [(1, 4), (2, 7), (3, 9)])
def test_position_with_a_gang_that_has_ended_the_chapter(gangsta: Game, chapter: int, size: int) -> None:
    people = ["104", "111", "112", "113", "114", "115", "116", "117", "121"]
    position(gangsta, 2, chapter=chapter, gangs={0: " ".join(people[: size - 1])})
    with pytest.raises(BadInput, match=rf"^position.seats\[0\].gang: {size} in it; in this chapter at most {size - 1}"):
        position(gangsta, 2, chapter=chapter, gangs={0: " ".join(people[:size])})


def test_position_with_three_snitches_of_chapter_three_is_over(gangsta: Game) -> None:
    met: dict[str, Any] = {"chapter": 3, "snitches_met": "804 805 806"}
    position(gangsta, 2, stage="over", **met)
    with pytest.raises(BadInput, match=r"^position.snitches_met: the game is over with 3 snitches in chapter 3$"):
        position(gangsta, 2, **met)


RESOURCES: dict[str, Any] = {"gangs": {0: "104 111", 1: "102"}, "resources": {0: "bank", 1: "media"}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda spot: spot["seats"][0].pop("resource"), "position.seats[0].resource: every player has one"),
        (put("seats", 0, "resource", "906"), "position.seats[1].resource: `906` lies already in seats[0].resource"),
        (put("seats", 0, "resource", "900"), "position.seats[0].resource: `900` is no resource of this table"),
        (
            put("seats", 0, "gang", 1, "id", "125"),
            "position.seats[0].resource_active: the gang shows all its skills: it is active",
        ),
    ],
)
def test_position_with_resources_that_cannot_be(gangsta: Game, change: Change, message: str) -> None:
    assert refusal(gangsta, change, **RESOURCES).startswith(message)


def test_position_with_an_inactive_counterfeit_after_the_war(gangsta: Game) -> None:
    with pytest.raises(BadInput, match=r"^position.seats\[0\].resource: inactive Counterfeit leaves the game"):
        position(gangsta, 2, chapter=3, resources={0: "counterfeit"})


CHOOSING: dict[str, Any] = {"stage": "keep", "dealt": {0: "901 905", 1: "902 903"}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("seats", 0, "dealt", ["905", "901"]), "position.seats[0].dealt: put them in order"),
        (put("seats", 0, "dealt", ["901"]), "position.seats[0].dealt: 2 cards at this stage, not 1"),
        (put("seats", 0, "dealt", ["901", "903"]), "position.seats[1].dealt[1]: `903` lies already in"),
        (put("seats", 0, "resource", "904"), "position.seats[0].resource: one of 901, 905"),
        (put("seats", 0, "resource_active", True), "position.seats[0].resource_active: not before all have chosen"),
    ],
)
def test_position_while_resources_are_chosen(gangsta: Game, change: Change, message: str) -> None:
    assert refusal(gangsta, change, **CHOOSING).startswith(message)


def test_position_with_all_resources_chosen_is_past_that_stage(gangsta: Game) -> None:
    with pytest.raises(BadInput, match=r"^position.stage: all have chosen, so the first turn has begun$"):
        position(gangsta, 2, **CHOOSING, resources={0: "police_station", 1: "black_market"})


DOING: dict[str, Any] = {
    "stage": "engage",
    "gangs": {0: "104 121+ 131", 1: "102"},
    "heist": {"id": "218", "missing": "B", "crew": [0]},
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("heist", "missing", "L"), "position.heist.missing: `B` of `SB` is missing, not `L`"),
        (put("heist", "missing", ""), "position.heist.missing: `B` of `SB` is missing, not ``"),
        (put("heist", "crew", [1]), "position.heist.crew: 121 of seat 0 took part, so seat 0 is in it"),
        (put("heist", "crew", [0, 3]), "position.heist.crew: the seats are 0 to 1"),
        (put("heist", "rewards_taken", 1), "position.heist.rewards_taken: there are none before the heist is done"),
        (put("heist", "diversions", 1), "position.heist.diversions: at most 0, and only while"),
        (put("heist", "id", "301"), "position.heist.id: `301` belongs to chapter 2"),
    ],
)
def test_position_in_the_middle_of_a_heist(gangsta: Game, change: Change, message: str) -> None:
    assert refusal(gangsta, change, **DOING).startswith(message)


def test_position_in_the_middle_of_a_heist_that_nobody_can_finish(gangsta: Game) -> None:
    """gangsta/heist-startable: a heist that has begun can be finished by any order; here the brawler is engaged."""
    said = refusal(gangsta, put("seats", 0, "gang", 2, "engaged", True), **DOING)
    assert said.startswith("position.stage: at `engage` there is nothing to choose")


def test_position_in_the_middle_of_a_heist_that_nobody_can_finish_later(gangsta: Game) -> None:
    """One more can be engaged, but then there is nobody: the game would stand still."""
    described: dict[str, Any] = {
        "stage": "engage",
        "gangs": {0: "104 121+ 131 112", 1: "102"},
        "chapter": 2,
        "heist": {"id": "316", "missing": "IBH", "crew": [0]},
    }
    with pytest.raises(BadInput, match=r"^position\.(heist|stage)"):
        position(gangsta, 2, **described)


def test_position_in_the_middle_of_a_heist_whose_crew_does_not_fit(gangsta: Game) -> None:
    """121 has brought his S: it cannot be missing still."""
    with pytest.raises(BadInput, match=r"^position\.heist\.missing"):
        position(gangsta, 2, **DOING | {"heist": {"id": "218", "missing": "SB", "crew": [0]}})


def test_position_with_the_whole_gang_engaged_is_no_mobilising(gangsta: Game) -> None:
    """gangsta/synchronised: all would have become available without asking."""
    with pytest.raises(BadInput, match=r"^position\."):
        position(gangsta, 2, stage="mobilise", gangs={0: "104* 121*"}, money={0: 5})


def test_position_over_before_chapter_three(gangsta: Game) -> None:
    """gangsta/chapter-three-end: no game ends in chapter one or two."""
    with pytest.raises(BadInput, match=r"^position\."):
        position(gangsta, 2, stage="over", chapter=1)


def test_position_while_rewards_are_taken(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 157 123", 1: "102 121"}, heists="311", money={1: 5})
    assert "heist 311" not in legal_words(gangsta, state)
    described: dict[str, Any] = {
        "chapter": 3,
        "stage": "divert",
        "gangs": {0: "104 157+", 1: "102 121"},
        "done": {0: "422"},
        "heist": {"id": "422", "crew": [0], "rewards_taken": 1, "diversions": 3},
    }
    for change, message in (
        (put("heist", "diversions", 4), "position.heist.diversions: at most 3"),
        (put("heist", "diversions", 0), "position.heist.diversions: at most 3"),
        (put("heist", "rewards_taken", 0), "position.heist.rewards_taken: reward 0 of this heist is no divert"),
        (put("stage", "steal"), "position.heist.rewards_taken: reward 1 of this heist is no steal"),
        (put("seats", 0, "done", []), "position.heist.id: `422` must be among the heists done by seat 0, or learned"),
        (put("heist", "missing", "M"), "position.heist.missing: `` of `MIB` is missing, not `M`"),
        (put("seats", 1, "gang", [{"id": "102", "engaged": True}]), "position.stage: at `divert` there is nothing"),
    ):
        assert refusal(gangsta, change, **described).startswith(message)


def test_position_of_losses_asks_the_right_player(gangsta: Game) -> None:
    gangs = {0: "104 121 131", 1: "102", 2: "101 122 123"}
    described: dict[str, Any] = {"stage": "arrest", "chapter": 2, "gangs": gangs, "snitch": "801", "losers": [0, 2]}
    for change, message in (
        (put("asked", 2), "position.asked: seat 0 is the next to give up a gangster"),
        (put("losers", [2]), "position.asked: seat 2 is the next to give up a gangster"),
        (put("losers", []), "position.losers: needed where somebody must give up a gangster"),
        (put("snitch", "804"), "position.snitch: is no snitch of this chapter"),
    ):
        assert refusal(gangsta, change, 3, **described).startswith(message)


def test_position_of_a_gang_war_is_in_chapter_two(gangsta: Game) -> None:
    described: dict[str, Any] = {
        "stage": "war",
        "step": "society",
        "losers": [0],
        "gangs": {0: "104 121 131", 1: "102"},
    }
    position(gangsta, 2, chapter=2, **described)
    with pytest.raises(BadInput, match=r"^position.stage: the gang war comes at the end of chapter 2$"):
        position(gangsta, 2, chapter=3, **described)


def test_position_of_a_gang_war_remembers_who_picks(gangsta: Game) -> None:
    """With two players the winner may be the one asked: written down and read again he still is."""
    gangs = {0: "104 112 113 114 131 141", 1: "102 153"}
    state = position(gangsta, 2, chapter=2, gangs=gangs, money={0: 2}, row="121")
    state, _ = follow(gangsta, state, "hire 121")
    again = gangsta.from_dict(gangsta.to_dict(state))
    assert again == state
    assert gangsta.awaiting(again) == [1]
    assert at(gangsta, follow(gangsta, again, "remove 112")[0])["chapter"] == 3


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", "the_boss", "game: this is a position of `the_boss`, not of `gangsta`"),
        ("edition", 2, "edition: the position is of edition 2, the rules are edition 1"),
        ("players", 5, "gangsta is for 2 to 4 players, not 5"),
        ("players", 3, "position.seats: there are 3 players, not 2"),
        ("options", {"resources": True}, "position.seats[0].resource: every player has one in this variant"),
    ],
)
def test_position_in_a_wrong_envelope(gangsta: Game, name: str, value: object, message: str) -> None:
    data = position_data(2) | {name: value}
    with pytest.raises(BadInput) as raised:
        gangsta.from_dict(data)
    assert str(raised.value) == message


def test_position_refused_leaves_nothing_half_done(gangsta: Game) -> None:
    data = position_data(2, gangs={0: "104 121"})
    broken = copy.deepcopy(data)
    broken["position"]["seats"][1]["gang"][0]["id"] = "104"
    before = gangsta.from_dict(data)
    with pytest.raises(BadInput):
        gangsta.from_dict(broken)
    assert gangsta.from_dict(data) == before
    state, _ = do_heist(gangsta, position(gangsta, 2, heists="226"), "226", "104")
    assert at(gangsta, state)["active"] == 1
