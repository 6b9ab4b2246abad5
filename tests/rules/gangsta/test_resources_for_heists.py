"""RULES.md, resources about heists: High-Tech and Bikers."""

from rules.gangsta.positions import (
    at,
    by_number,
    cited,
    code,
    do_heist,
    done,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    owner,
    position,
    refused,
    told,
    turn_begins,
)

from omerta import Game

# --- high-tech


def test_resource_high_tech_one_symbol_short_is_enough(gangsta: Game) -> None:
    """229 art theft needs LB: the boss has the L."""
    state = owner(gangsta, "high_tech", heists="229 221 212 202 203")
    assert code(gangsta, state, "heist 229") is None
    state, _ = do_heist(gangsta, state, "229", "104")
    assert at(gangsta, state)["heist"]["missing"] == "B"
    assert legal_words(gangsta, state) == {"ignore"}
    state, events = follow(gangsta, state, "ignore")
    assert told(events, "skill_ignored") == [{"seat": 0, "skill": "brawler"}]
    assert done(gangsta, state, 0) == ["229"]
    assert money(gangsta, state)[0] == 1
    assert gang(gangsta, state, 0) == "104*"


def test_resource_high_tech_only_hack_attacks_and_art_thefts(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", heists="212 214 202 203 204")
    assert code(gangsta, state, "heist 214") == "skills-missing"  # LI, a supermarket
    state = owner(gangsta, "high_tech", gangs={0: "104 141"}, heists="214")
    state, _ = do_heist(gangsta, state, "214", "104")
    assert code(gangsta, state, "ignore") == "no-high-tech"


def test_resource_high_tech_only_the_owner_and_only_active(gangsta: Game) -> None:
    state = position(gangsta, 2, resources={0: "high_tech"}, heists="229")
    assert code(gangsta, state, "heist 229") == "skills-missing"
    state = position(gangsta, 2, resources={1: "high_tech"}, working=[1], heists="221", gangs={0: "104"})
    state, _ = follow(gangsta, state, "heist 221")
    assert refused(gangsta, state, "ignore") == ("no-high-tech", "gangsta/resource-high-tech")


def test_resource_high_tech_not_with_two_missing(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104 112"}, heists="229 219")
    state, _ = follow(gangsta, state, "heist 229")
    assert legal_words(gangsta, state) == {"engage 104", "engage 112"}
    assert cited(gangsta, state, "ignore") == ("more-than-one-missing", "gangsta/resource-high-tech", {"skills": "LB"})


def test_resource_high_tech_the_player_may_engage_on(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104 112"}, heists="229")
    state, _ = do_heist(gangsta, state, "229", "104")
    assert legal_words(gangsta, state) == {"ignore", "engage 112"}
    state, events = follow(gangsta, state, "engage 112")
    assert done(gangsta, state, 0) == ["229"]
    assert kinds(events, "skill_ignored") == []


def test_resource_high_tech_a_lone_symbol_needs_nobody(gangsta: Game) -> None:
    """220 hack attack needs H: $1 and 1 IP."""
    state = owner(gangsta, "high_tech", gangs={0: "101* 121*"}, heists="220")
    state, _ = follow(gangsta, state, "heist 220")
    assert legal_words(gangsta, state) == {"ignore"}
    state, _ = follow(gangsta, state, "ignore")
    assert done(gangsta, state, 0) == ["220"]
    assert money(gangsta, state)[0] == 1


def test_resource_high_tech_a_lone_symbol_may_be_engaged_for(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104"}, heists="220")
    state, _ = follow(gangsta, state, "heist 220")
    assert legal_words(gangsta, state) == {"ignore", "engage 104"}


def test_resource_high_tech_only_one_symbol(gangsta: Game) -> None:
    """230 needs MM: none of them is there, one may be ignored, the other not."""
    state = owner(gangsta, "high_tech", heists="230")
    assert code(gangsta, state, "heist 230") == "skills-missing"


def test_resource_high_tech_training_only_for_who_took_part(gangsta: Game) -> None:
    """228 (SH) with the boss alone, the S ignored."""
    state = owner(gangsta, "high_tech", gangs={0: "104 131"}, heists="228")
    state, _ = do_heist(gangsta, state, "228", "104")
    state, _ = follow(gangsta, state, "ignore")
    assert legal_words(gangsta, state) == {"train 104", "train nothing"}


def test_resource_high_tech_in_a_cooperative_heist(gangsta: Game) -> None:
    """328 art theft needs SHH: own H, the rival's S, and one H is ignored; the rival is paid."""
    state = owner(gangsta, "high_tech", chapter=2, gangs={0: "104", 1: "101"}, heists="328")
    state, _ = do_heist(gangsta, state, "328", "104", "101")
    state, _ = follow(gangsta, state, "ignore")
    assert money(gangsta, state) == [1 + 2, 2]


def test_resource_high_tech_cooperation_still_begins_with_an_own_gangster(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", chapter=2, gangs={0: "102", 1: "101 125"}, heists="328")
    assert code(gangsta, state, "heist 328") == "nobody-to-start"


# --- bikers


def test_resource_bikers_look_and_do_the_top_heist_for_a_dollar(gangsta: Game) -> None:
    before = position(
        gangsta, 2, stage="discard", active=1, resources={0: "bikers"}, working=[0], money={0: 1}, heists="201"
    )
    state, events = follow(gangsta, before, "discard nothing", draws="226")
    assert [(one.kind, one.seats, by_number(one.facts)) for one in events if one.kind == "heist_peeked"] == [
        ("heist_peeked", (0,), {"seat": 0, "heist": "226"})
    ]
    assert gangsta.view(state, 0)["top_heist"]["id"] == "226"
    row = at(gangsta, state)["heists"]
    state, events = follow(gangsta, state, "heist 226")
    assert told(events, "bikers_paid") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 0
    state, events = follow(gangsta, state, "engage 104", draws="")
    assert money(gangsta, state)[0] == 2
    assert done(gangsta, state, 0) == ["226"]
    assert at(gangsta, state)["heists"] == row
    assert kinds(events, "heist_laid_out") == []
    assert "top_heist" not in at(gangsta, state)


def test_resource_bikers_need_the_dollar_first(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", money={0: 0}, top_heist="226", heists="220 201 202 203 204")
    assert cited(gangsta, state, "heist 226") == ("bikers-cost", "gangsta/resource-bikers", {"needs": 1, "has": 0})
    assert code(gangsta, state, "heist 220") is None


def test_resource_bikers_need_the_skills_too(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227")
    assert code(gangsta, state, "heist 227") == "skills-missing"


def test_resource_bikers_a_heist_not_done_stays_on_top(gangsta: Game) -> None:
    """Whoever draws next gets it."""
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227", heists="226 201 202 203 204")
    state, _ = do_heist(gangsta, state, "226", "104", draws="")
    assert at(gangsta, state)["heists"][0] == "227"
    assert "top_heist" not in at(gangsta, state)
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227", heists="226 201 202 203 204")
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["top_heist"] == "227"
    state, _ = follow(gangsta, state, "pass", "discard 226")
    assert at(gangsta, state)["heists"][0] == "227"


def test_resource_bikers_only_in_the_own_turn(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", active=1, money={0: 5, 1: 5}, gangs={0: "104", 1: "101 151"}, top_heist="226")
    assert code(gangsta, state, "heist 226") == "heist-not-open"
    assert refused(gangsta, state, "heist 226") == refused(gangsta, state, "heist 227")


def test_resource_bikers_a_peeked_snitch_stays_on_top(gangsta: Game) -> None:
    before = position(
        gangsta,
        2,
        chapter=2,
        stage="discard",
        active=1,
        resources={0: "bikers"},
        working=[0],
        money={0: 9, 1: 9},
        heists="301 302 303 304 305",
    )
    state, events = follow(gangsta, before, "discard nothing", draws="802")
    assert [(one.seats, by_number(one.facts)) for one in events if one.kind == "snitch_peeked"] == [
        ((0,), {"seat": 0, "snitch": "802"})
    ]
    assert kinds(events, "snitch_came") == []
    assert gangsta.view(state, 0)["top_snitch"] == 3
    assert gangsta.view(state, 1)["top_snitch"] is None
    assert gangsta.view(state, 0)["snitches"]["left"] == {"2": 1, "3": 1, "4": 1}
    state, _ = follow(gangsta, state, "pass")
    state, events = follow(gangsta, state, "discard 301", draws="330")
    assert told(events, "snitch_came") == [{"snitch": "802", "informants": 3}]
    assert at(gangsta, state)["heists"][0] == "330"


def test_resource_bikers_cooperative_heist_from_the_deck(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", chapter=2, gangs={0: "104", 1: "103"}, money={0: 1}, top_heist="305")
    state, _ = do_heist(gangsta, state, "305", "104", "103")
    assert money(gangsta, state) == [2, 2]


def test_resource_bikers_look_is_new_after_the_heist_was_done(gangsta: Game) -> None:
    """An extra turn begins with another look."""
    state = owner(gangsta, "bikers", chapter=2, gangs={0: "104 134", 1: "102"}, money={0: 1}, top_heist="323")
    state, events = do_heist(gangsta, state, "323", "104", "134", draws="330")
    assert told(events, "heist_peeked") == [{"seat": 0, "heist": "330"}]
    assert at(gangsta, state)["top_heist"] == "330"


def test_resource_bikers_inactive_looks_at_nothing(gangsta: Game) -> None:
    _, events = turn_begins(gangsta, resources={0: "bikers"})
    assert kinds(events, "heist_peeked", "snitch_peeked") == []
