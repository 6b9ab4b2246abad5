"""Every refusal is reached by some position, and names the rule that says so."""

from typing import Any

import pytest
from rules.gangsta.positions import position

from omerta import Game, IllegalAction
from omerta.games.gangsta.refusals import REFUSALS
from omerta.language import LANGUAGES, Speaker

TRAINING = {
    "stage": "train",
    "gangs": {0: "103+ 144+ 121", 1: "102"},
    "done": {0: "215"},
    "heist": {"id": "215", "crew": [0], "rewards_taken": 1},
}
VICTIM = {
    "stage": "victim",
    "chapter": 3,
    "gangs": {0: "104 134+ 123+", 1: "102 111 112 121"},
    "done": {0: "418"},
    "heist": {"id": "418", "crew": [0], "rewards_taken": 1},
    "losers": [1],
    "asked": 1,
}
STEALING = {
    "players": 4,
    "stage": "steal",
    "chapter": 2,
    "gangs": {0: "104+ 136+"},
    "money": {1: 6, 2: 3},
    "done": {0: "320"},
    "heist": {"id": "320", "crew": [0], "rewards_taken": 1},
}
MURDERING = {
    "players": 4,
    "stage": "murder",
    "chapter": 3,
    "gangs": {0: "104 134+ 123+", 1: "102 111", 2: "101 112"},
    "done": {0: "418"},
    "heist": {"id": "418", "crew": [0], "rewards_taken": 1},
}
ENGAGING = {"stage": "engage", "gangs": {0: "104 121+ 131"}, "heist": {"id": "218", "missing": "B", "crew": [0]}}
COOPERATING = {"stage": "engage", "chapter": 2, "gangs": {0: "104", 1: "103"}, "heist": {"id": "305", "missing": "LMH"}}
MOBILISING = {"stage": "mobilise", "gangs": {0: "104* 121* 131"}, "money": {0: 1}}
KEEPING = {"stage": "keep", "dealt": {0: "901 905", 1: "902 903"}, "resources": {0: "police_station"}}
JET = {
    "stage": "jet",
    "gangs": {0: "104* 121"},
    "resources": {0: "private_jet"},
    "working": [0],
    "heists": "- 201 202 203 204",
    "done": {0: "226"},
}
SOCIETY = {"stage": "society", "gangs": {0: "104* 121*"}, "resources": {0: "secret_society"}, "working": [0]}
RECOVERING = {"stage": "recover", "resources": {0: "hospital"}, "working": [0], "hospital": {0: "121"}}
HIGH_TECH = {
    "stage": "engage",
    "gangs": {0: "104 112"},
    "heist": {"id": "229", "missing": "LB"},
    "resources": {0: "high_tech"},
    "working": [0],
}
CASES: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "game-over": ("gangsta/winner", {"stage": "over", "chapter": 3}, 0, "pass"),
    "not-your-turn": ("gangsta/setup", {}, 1, "pass"),
    "kept-already": ("gangsta/resources", KEEPING, 0, "keep 905"),
    "not-dealt": ("gangsta/resources", KEEPING, 1, "keep 901"),
    "mobilise-first": ("gangsta/leaders", MOBILISING, 0, "pass"),
    "act-now": ("gangsta/pass", {}, 0, "discard nothing"),
    "finish-the-heist": ("gangsta/heist-startable", ENGAGING, 0, "pass"),
    "take-the-reward": ("gangsta/reward-order", STEALING, 0, "pass"),
    "free-by-jet": ("gangsta/resource-private-jet", JET, 0, "pass"),
    "free-a-leader": ("gangsta/resource-secret-society", SOCIETY, 0, "pass"),
    "recover-first": ("gangsta/resource-hospital", RECOVERING, 0, "pass"),
    "discard-first": ("gangsta/pass", {"stage": "discard"}, 0, "pass"),
    "give-up-first": ("gangsta/discard-order", VICTIM, 1, "pass"),
    "keep-first": ("gangsta/resources", KEEPING, 1, "pass"),
    "not-in-gang": ("gangsta/engaged", MOBILISING, 0, "free 102"),
    "not-engaged": ("gangsta/engaged", MOBILISING, 0, "free 131"),
    "freeing-costs": (
        "gangsta/pay-to-free",
        {
            "stage": "mobilise",
            "gangs": {0: "104 121*"},
            "free_left": 1,
            "resources": {0: "headquarters"},
            "working": [0],
        },
        0,
        "free all",
    ),
    "no-headquarters": ("gangsta/resource-headquarters", MOBILISING, 0, "free all"),
    "no-leader": ("gangsta/resource-secret-society", SOCIETY, 0, "free 121"),
    "not-for-hire": ("gangsta/hire", {"row": "111", "money": {0: 9}}, 0, "hire 157"),
    "too-expensive": ("gangsta/hire", {"row": "111", "money": {0: 3}}, 0, "hire 111"),
    "heist-not-open": ("gangsta/heist", {"heists": "201"}, 0, "heist 226"),
    "bikers-cost": (
        "gangsta/resource-bikers",
        {"resources": {0: "bikers"}, "working": [0], "top_heist": "226"},
        0,
        "heist 226",
    ),
    "skills-missing": ("gangsta/heist-startable", {"heists": "227"}, 0, "heist 227"),
    "nobody-to-start": (
        "gangsta/coop",
        {"chapter": 2, "heists": "305", "gangs": {0: "102* 121", 1: "104 152"}},
        0,
        "heist 305",
    ),
    "not-cooperative": ("gangsta/coop", ENGAGING, 0, "engage 102"),
    "start-with-own": ("gangsta/coop", COOPERATING, 0, "engage 103"),
    "not-available": ("gangsta/engage-available", ENGAGING, 0, "engage 121"),
    "not-useful": ("gangsta/engage-useful", ENGAGING, 0, "engage 104"),
    "no-high-tech": ("gangsta/resource-high-tech", ENGAGING, 0, "ignore"),
    "more-than-one-missing": ("gangsta/resource-high-tech", HIGH_TECH, 0, "ignore"),
    "took-no-part": ("gangsta/reward-training", TRAINING, 0, "train 121"),
    "has-learned": (
        "gangsta/reward-training",
        TRAINING | {"gangs": {0: "103+ 144:225+ 152+", 1: "102"}},
        0,
        "train 144",
    ),
    "second-leader": ("gangsta/reward-training", TRAINING, 0, "train 103"),
    "not-a-rival": (
        "gangsta/reward-divert",
        {
            "stage": "divert",
            "chapter": 3,
            "gangs": {0: "104 157+", 1: "102 121"},
            "done": {0: "422"},
            "heist": {"id": "422", "crew": [0], "rewards_taken": 1, "diversions": 2},
        },
        0,
        "divert 104",
    ),
    "nothing-to-steal": ("gangsta/reward-steal", STEALING, 0, "steal 105"),
    "no-victim": ("gangsta/reward-murder", MURDERING, 0, "murder 105"),
    "boss-is-safe": ("gangsta/boss-safe", VICTIM, 1, "remove 102"),
    "not-two-symbols": ("gangsta/reward-murder", VICTIM, 1, "remove 121"),
    "not-in-hospital": ("gangsta/resource-hospital", RECOVERING, 0, "recover 131"),
    "not-in-row": ("gangsta/pass", {"stage": "discard", "row": "111"}, 0, "discard 157"),
}


@pytest.mark.parametrize(("code", "rule"), sorted(REFUSALS.values()))
def test_refusal_is_reached_and_names_its_rule(gangsta: Game, code: str, rule: str) -> None:
    expected, described, seat, words = CASES[code]
    state = position(gangsta, **described)
    refusal = gangsta.why_not(state, seat, words)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, expected) == (code, rule)
    with pytest.raises(IllegalAction) as raised:
        gangsta.play(state, seat, words)
    assert raised.value.refusal == refusal
    for language in LANGUAGES:
        assert rule in Speaker(language, ["Anna", "Ben", "Cleo", "Dora"]).refusal("gangsta", refusal)


def test_refusals_are_all_listed_here() -> None:
    assert set(CASES) == {code for code, _ in REFUSALS.values()}
    assert len(REFUSALS) == 41
