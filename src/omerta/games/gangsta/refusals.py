"""Why an action of Gangsta! is not allowed, and the rule that says so."""

from enum import IntEnum


class Refusal(IntEnum):
    """Why an action is not allowed."""

    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    KEPT_ALREADY = 3
    NOT_DEALT = 4
    MOBILISE_FIRST = 5
    ACT_NOW = 6
    FINISH_THE_HEIST = 7
    TAKE_THE_REWARD = 8
    FREE_BY_JET = 9
    FREE_A_LEADER = 10
    RECOVER_FIRST = 11
    DISCARD_FIRST = 12
    GIVE_UP_FIRST = 13
    KEEP_FIRST = 14
    NOT_IN_GANG = 15
    NOT_ENGAGED = 16
    FREEING_COSTS = 17
    NO_HEADQUARTERS = 18
    NO_LEADER = 19
    NOT_FOR_HIRE = 20
    TOO_EXPENSIVE = 21
    HEIST_NOT_OPEN = 22
    BIKERS_COST = 23
    SKILLS_MISSING = 24
    NOBODY_TO_START = 25
    NOT_COOPERATIVE = 26
    START_WITH_OWN = 27
    NOT_AVAILABLE = 28
    NOT_USEFUL = 29
    NO_HIGH_TECH = 30
    MORE_THAN_ONE_MISSING = 31
    TOOK_NO_PART = 32
    HAS_LEARNED = 33
    SECOND_LEADER = 34
    NOT_A_RIVAL = 35
    NOTHING_TO_STEAL = 36
    NO_VICTIM = 37
    BOSS_IS_SAFE = 38
    NOT_TWO_SYMBOLS = 39
    NOT_IN_HOSPITAL = 40
    NOT_IN_ROW = 41


RULE_OF = {
    Refusal.GAME_OVER: "gangsta/winner",
    Refusal.NOT_YOUR_TURN: "gangsta/setup",
    Refusal.KEPT_ALREADY: "gangsta/resources",
    Refusal.NOT_DEALT: "gangsta/resources",
    Refusal.MOBILISE_FIRST: "gangsta/leaders",
    Refusal.ACT_NOW: "gangsta/pass",
    Refusal.FINISH_THE_HEIST: "gangsta/heist-startable",
    Refusal.TAKE_THE_REWARD: "gangsta/reward-order",
    Refusal.FREE_BY_JET: "gangsta/resource-private-jet",
    Refusal.FREE_A_LEADER: "gangsta/resource-secret-society",
    Refusal.RECOVER_FIRST: "gangsta/resource-hospital",
    Refusal.DISCARD_FIRST: "gangsta/pass",
    Refusal.GIVE_UP_FIRST: "gangsta/discard-order",
    Refusal.KEEP_FIRST: "gangsta/resources",
    Refusal.NOT_IN_GANG: "gangsta/engaged",
    Refusal.NOT_ENGAGED: "gangsta/engaged",
    Refusal.FREEING_COSTS: "gangsta/pay-to-free",
    Refusal.NO_HEADQUARTERS: "gangsta/resource-headquarters",
    Refusal.NO_LEADER: "gangsta/resource-secret-society",
    Refusal.NOT_FOR_HIRE: "gangsta/hire",
    Refusal.TOO_EXPENSIVE: "gangsta/hire",
    Refusal.HEIST_NOT_OPEN: "gangsta/heist",
    Refusal.BIKERS_COST: "gangsta/resource-bikers",
    Refusal.SKILLS_MISSING: "gangsta/heist-startable",
    Refusal.NOBODY_TO_START: "gangsta/coop",
    Refusal.NOT_COOPERATIVE: "gangsta/coop",
    Refusal.START_WITH_OWN: "gangsta/coop",
    Refusal.NOT_AVAILABLE: "gangsta/engage-available",
    Refusal.NOT_USEFUL: "gangsta/engage-useful",
    Refusal.NO_HIGH_TECH: "gangsta/resource-high-tech",
    Refusal.MORE_THAN_ONE_MISSING: "gangsta/resource-high-tech",
    Refusal.TOOK_NO_PART: "gangsta/reward-training",
    Refusal.HAS_LEARNED: "gangsta/reward-training",
    Refusal.SECOND_LEADER: "gangsta/reward-training",
    Refusal.NOT_A_RIVAL: "gangsta/reward-divert",
    Refusal.NOTHING_TO_STEAL: "gangsta/reward-steal",
    Refusal.NO_VICTIM: "gangsta/reward-murder",
    Refusal.BOSS_IS_SAFE: "gangsta/boss-safe",
    Refusal.NOT_TWO_SYMBOLS: "gangsta/reward-murder",
    Refusal.NOT_IN_HOSPITAL: "gangsta/resource-hospital",
    Refusal.NOT_IN_ROW: "gangsta/pass",
}

REFUSALS = {int(code): (code.name.lower().replace("_", "-"), rule) for code, rule in RULE_OF.items()}
