"""Gangsta!: what a position promises. Stages are the three chapters, and the last with its end in sight."""

from omerta.bots.judging import Numbers
from omerta.games.gangsta.recruits import cost_of
from omerta.games.gangsta.scoring import resource_influence, score_of
from omerta.games.gangsta.state import (
    CHAPTER_SIZE,
    CHAPTERS,
    HEISTS,
    LAST_SNITCH,
    NOTHING,
    PERSONS,
    REWARDS,
    ROW,
    SEATS,
    SKILLS,
    SNITCHES,
    Box,
    Place,
    Reward,
    Skill,
    State,
)
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

STAGES = ("I", "II", "III", "III_ending")
FEATURES = (
    "influence",
    "money",
    "gang_size",
    "symbols",
    "kinds_of_skill",
    "leaders",
    "mercenaries",
    "informants",
    "ready",
    "engaged",
    "resource",
    "resource_missing",
    "is_active",
    "trained",
    "richest",
    "largest_gang",
    "heist_in_reach",
    "heist_now",
    "war_lead",
    "snitch_danger",
    "snipers",
    "brawlers",
    "hackers",
    "leaders_ready",
    "turns_to_wait",
    "chapter_left",
)
DETAILS = (
    "heist",
    "heist_influence",
    "heist_money",
    "lacking",
    "lacking_now",
    "possible_now",
    "cooperative",
    "extra_turn",
    "other_reward",
    "recruit",
    "price",
    "too_dear",
    "affordable",
    "recruit_influence",
    "recruit_symbols",
    "new_skills",
    "leader",
    "informant",
    "mercenary",
    "turns_to_wait",
)
"""Of an open heist or an open gangster, as a seat sees it."""
THINGS, MOST_THINGS = "open_cards", 2 * ROW
SEEN, DETAILED = len(FEATURES), len(DETAILS)
NOT_WEIGHED = (0.0,) * 6
"""What only those who have learned from games weigh."""
WEIGHED = (
    (0.2, 0.15, 0.3, 0.05, 0.0, 0.4, 0.1, 0.2, 0.02, -0.05, 0.1, -0.1, 0.1, 0.2, 0.0, 0.0, 0.05, 0.05, 0.1, -0.05),
    (0.3, 0.15, 0.4, 0.05, 0.0, 0.3, 0.1, 0.2, 0.02, -0.05, 0.1, -0.1, 0.2, 0.2, 0.0, 0.0, 0.05, 0.05, 0.4, -0.10),
    (0.5, 0.15, 0.4, 0.05, 0.0, 0.1, 0.0, 0.1, 0.02, -0.05, 0.3, -0.1, 0.3, 0.1, 0.3, 0.3, 0.05, 0.05, 0.0, -0.15),
    (0.7, 0.10, 0.3, 0.00, 0.0, 0.0, 0.0, 0.0, 0.02, -0.05, 0.5, -0.0, 0.4, 0.0, 0.8, 0.8, 0.05, 0.05, 0.0, -0.15),
)
"""Weights that a player would give: influence counts more as the end comes near, means to earn it count less."""
BY_HAND = tuple((*row, *NOT_WEIGHED) for row in WEIGHED)
ENOUGH_INFORMANTS = 4
ALMOST_ALL = CHAPTER_SIZE[CHAPTERS] - 1
WORTH_OF_MONEY = 0.4


@compiled
def features(box: Box, state: State, out: Numbers) -> int:
    """Influence, money, and what the gang can do."""
    out[:, :SEEN] = 0
    chapter_left = CHAPTER_SIZE[state.chapter] - largest_gang(box, state)
    for seat in range(box.players):
        symbols, kinds, ready = 0, 0, 0
        for skill in range(SKILLS):
            symbols += state.symbols[seat, skill]
            ready += state.ready[seat, skill]
            if state.symbols[seat, skill] > 0:
                kinds += 1
        out[seat, 1] = state.money[seat]
        out[seat, 2] = state.gang_size[seat]
        out[seat, 3] = symbols
        out[seat, 4] = kinds
        out[seat, 5] = state.symbols[seat, Skill.LEADER]
        out[seat, 6] = state.symbols[seat, Skill.MERCENARY]
        out[seat, 7] = min(int(state.symbols[seat, Skill.INFORMANT]), ENOUGH_INFORMANTS)
        out[seat, 8] = ready
        out[seat, 9] = state.engaged_count[seat]
        out[seat, 20] = state.symbols[seat, Skill.SNIPER]
        out[seat, 21] = state.symbols[seat, Skill.BRAWLER]
        out[seat, 22] = state.symbols[seat, Skill.HACKER]
        out[seat, 23] = state.ready[seat, Skill.LEADER]
        out[seat, 24] = (seat - state.active) % box.players
        out[seat, 25] = chapter_left
        look_at_resource(box, state, seat, out[seat])
    out[state.active, 12] = 1
    for person in range(PERSONS):
        if state.person_place[person] < SEATS:
            out[state.person_place[person], 0] += box.person_influence[person]
            if state.tucked[person] != NOTHING:
                out[state.person_place[person], 13] += 1
    for heist in range(HEISTS):
        if state.heist_place[heist] < SEATS:
            out[state.heist_place[heist], 0] += box.heist_influence[heist]
    share_bonus(box, state, out)
    for i in range(ROW):
        if state.row_heist[i] != NOTHING:
            look_at_heist(box, state, int(state.row_heist[i]), out)
    look_at_dangers(box, state, out)
    return int(state.chapter) - 1 + ends_soon(box, state)


@compiled
def ends_soon(box: Box, state: State) -> bool:
    """May the next snitch or the next gangster be the last of the game?"""
    if state.chapter < CHAPTERS:
        return False
    return largest_gang(box, state) >= ALMOST_ALL or state.snitches_met == LAST_SNITCH - 1


@compiled
def largest_gang(box: Box, state: State) -> int:
    """How many the largest gang has."""
    largest = 0
    for seat in range(box.players):
        largest = max(largest, int(state.gang_size[seat]))
    return largest


@compiled
def look_at_dangers(box: Box, state: State, out: Numbers) -> None:
    """Who would win the gang war; what the worst snitch still in the deck would cost, and twice what cannot be paid."""
    worst = 0
    for snitch in range(SNITCHES):
        if state.snitch_place[snitch] == Place.DECK:
            worst = max(worst, int(box.snitch_informants[snitch]))
    most, second, leading = -1, -1, 0
    for seat in range(box.players):
        missing = max(worst - int(state.symbols[seat, Skill.INFORMANT]), 0)
        out[seat, 19] = missing + 2 * max(missing - int(state.money[seat]), 0)
        mercenaries = int(state.symbols[seat, Skill.MERCENARY])
        if mercenaries > most:
            most, second, leading = mercenaries, most, seat
        else:
            second = max(second, mercenaries)
    if most > second and state.chapter < CHAPTERS:
        out[leading, 18] = 1


@compiled
def share_bonus(box: Box, state: State, out: Numbers) -> None:
    """Who is richest, and who has the largest gang; who is level shares."""
    richest, largest, rich, large = 0, 0, 0, 0
    for seat in range(box.players):
        richest = max(richest, int(state.money[seat]))
        largest = max(largest, int(state.gang_size[seat]))
    for seat in range(box.players):
        rich += state.money[seat] == richest
        large += state.gang_size[seat] == largest
    for seat in range(box.players):
        if state.money[seat] == richest:
            out[seat, 14] = 1.0 / rich
        if state.gang_size[seat] == largest:
            out[seat, 15] = 1.0 / large


@compiled
def look_at_heist(box: Box, state: State, heist: int, out: Numbers) -> None:
    """The best open heist that the whole gang, or those available, have the skills for."""
    worth = 1.0 + box.heist_influence[heist] + WORTH_OF_MONEY * box.heist_money[heist]
    for seat in range(box.players):
        reach, now = True, True
        for skill in range(SKILLS):
            needed = box.heist_skill[heist, skill]
            reach = reach and needed <= state.symbols[seat, skill]
            now = now and needed <= state.ready[seat, skill]
        if reach:
            out[seat, 16] = max(out[seat, 16], worth)
        if now:
            out[seat, 17] = max(out[seat, 17], worth)


@compiled
def look_at_resource(box: Box, state: State, seat: int, out: Numbers) -> None:
    """What the resource card is worth, or how much is missing to it."""
    resource = state.resource[seat]
    if resource == NOTHING:
        return
    out[10] = resource_influence(box, state, seat)
    for skill in range(SKILLS):
        out[11] += max(box.resource_skill[resource, skill] - state.symbols[seat, skill], 0)


@compiled
def details(box: Box, state: State, out: Numbers) -> int:
    """What each open heist brings and what a gang lacks for it; what each open gangster costs and adds to a gang."""
    out[:, SEEN:] = 0
    for seat in range(box.players):
        turns_to_wait = (seat - state.active) % box.players
        for i in range(ROW):
            at = SEEN + DETAILED * i
            out[seat, at + 19] = turns_to_wait
            if state.row_heist[i] != NOTHING:
                compare_heist(box, state, seat, int(state.row_heist[i]), at, out)
            at += DETAILED * ROW
            out[seat, at + 19] = turns_to_wait
            if state.row_person[i] != NOTHING:
                compare_recruit(box, state, seat, int(state.row_person[i]), at, out)
    return MOST_THINGS


@compiled
def compare_heist(box: Box, state: State, seat: int, heist: int, at: int, out: Numbers) -> None:
    """The details of an open heist for a gang."""
    lacking, lacking_now = 0, 0
    for skill in range(SKILLS):
        needed = int(box.heist_skill[heist, skill])
        lacking += max(needed - int(state.symbols[seat, skill]), 0)
        lacking_now += max(needed - int(state.ready[seat, skill]), 0)
    out[seat, at] = 1
    out[seat, at + 1] = box.heist_influence[heist]
    out[seat, at + 2] = box.heist_money[heist]
    out[seat, at + 3] = lacking
    out[seat, at + 4] = lacking_now
    out[seat, at + 5] = lacking_now == 0
    out[seat, at + 6] = box.heist_cooperative[heist]
    for i in range(REWARDS):
        if box.heist_reward[heist, i] == Reward.EXTRA_TURN:
            out[seat, at + 7] = 1
        elif box.heist_reward[heist, i] != Reward.NONE:
            out[seat, at + 8] += 1


@compiled
def compare_recruit(box: Box, state: State, seat: int, person: int, at: int, out: Numbers) -> None:
    """The details of an open gangster for a gang."""
    out[seat, at + 9] = 1
    price, money = cost_of(box, state, seat, person), int(state.money[seat])
    out[seat, at + 10] = price
    out[seat, at + 11] = max(price - money, 0)
    out[seat, at + 12] = price <= money
    out[seat, at + 13] = box.person_influence[person]
    out[seat, at + 14] = box.person_symbols[person]
    for skill in range(SKILLS):
        out[seat, at + 15] += box.person_skill[person, skill] > 0 and state.symbols[seat, skill] == 0
    out[seat, at + 16] = box.person_skill[person, Skill.LEADER]
    out[seat, at + 17] = box.person_skill[person, Skill.INFORMANT]
    out[seat, at + 18] = box.person_skill[person, Skill.MERCENARY]


@compiled
def phase(box: Box, state: State) -> int:
    """The chapter."""
    return int(state.chapter)


ADDED["gangsta", "features"] = features
ADDED["gangsta", "details"] = details
ADDED["gangsta", "phase"] = phase
ADDED["gangsta", "points_of"] = score_of
