"""Gangsta!: the special rewards of heists."""

from omerta.games.gangsta import gangs, recruits
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import (
    BOSSES,
    NOBODY,
    NOTHING,
    PERSONS,
    REWARDS,
    Box,
    Effect,
    Place,
    Reward,
    Skill,
    Stage,
    State,
    Step,
)
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule

SAFE_MONEY = 10
"""What lies in the Bank cannot be stolen."""
DEADLY_SYMBOLS = 2


@rule("gangsta/reward-order")
def next_reward(box: Box, state: State, log: Log) -> None:
    """The special rewards come one after the other as printed; what asks nothing happens at once."""
    seat = int(state.active)
    if state.reward_step == REWARDS or box.heist_reward[state.heist, state.reward_step] == Reward.NONE:
        state.step = Step.JET
        return
    reward = box.heist_reward[state.heist, state.reward_step]
    number = int(box.heist_reward_number[state.heist, state.reward_step])
    state.reward_step += 1
    if reward == Reward.HIRE:
        if recruits.can_hire(box, state, seat):
            state.stage = Stage.HIRE
    elif reward == Reward.TRAIN:
        if can_train(box, state, seat):
            state.stage = Stage.TRAIN
    elif reward == Reward.EXTRA_TURN:
        win_extra_turn(box, state, seat, log)
    elif reward == Reward.STEAL:
        choose_whom_to_rob(box, state, seat, number, log)
    elif reward == Reward.DIVERT:
        state.diversions = number
    elif reward == Reward.MURDER:
        choose_whom_to_murder(box, state, seat, log)
    elif state.engaged_count[seat] > 0:
        state.stage = Stage.RALLY
    state.asked = seat


# --- training


@rule("gangsta/reward-training")
def why_not_train(box: Box, state: State, seat: int, person: int) -> int:
    """An own gangster who took part: at most one learned skill each, never a second Leader."""
    if gangs.owner_of(state, person) != seat:
        return Refusal.NOT_IN_GANG
    if not state.took_part[person]:
        return Refusal.TOOK_NO_PART
    if state.tucked[person] != NOTHING:
        return Refusal.HAS_LEARNED
    if box.heist_training[state.heist] == Skill.LEADER and gangs.is_leader(box, state, person):
        return Refusal.SECOND_LEADER
    return 0


@compiled
def can_train(box: Box, state: State, seat: int) -> bool:
    """Is anybody fit to learn?"""
    for person in range(PERSONS):
        if why_not_train(box, state, seat, person) == 0:
            return True
    return False


@rule("gangsta/reward-training", "gangsta/learned")
def train(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """The card is tucked under the gangster, who has the skill for good; it is no completed heist any more."""
    heist = int(state.heist)
    skill = int(box.heist_training[heist])
    state.heist_place[heist] = Place.TUCKED
    state.tucked[person] = heist
    state.symbols[seat, skill] += 1
    if not state.engaged[person]:
        state.ready[seat, skill] += 1
    tell(log, Event.TRAINED, seat, person, skill)
    gangs.activate(box, state, seat, log)


# --- extra turn


@rule("gangsta/reward-extra-turn", "gangsta/chapter-at-once")
def win_extra_turn(box: Box, state: State, seat: int, log: Log) -> None:
    """Another whole turn at once, never twice in a row, and not after the chapter has ended."""
    if state.extra_turn or box.heist_chapter[state.heist] != state.chapter:
        tell(log, Event.EXTRA_TURN_IGNORED, seat)
    else:
        state.extra_due = 1
        tell(log, Event.EXTRA_TURN_WON, seat)


# --- theft


@rule("gangsta/reward-steal", "gangsta/resource-bank")
def money_to_steal(box: Box, state: State, seat: int) -> int:
    """What somebody has outside the Bank."""
    safe = SAFE_MONEY if gangs.has(box, state, seat, Effect.BANK) else 0
    return max(int(state.money[seat]) - safe, 0)


@rule("gangsta/reward-steal")
def why_not_steal(box: Box, state: State, seat: int, boss: int) -> int:
    """From an opponent who has money that can be stolen."""
    if not gangs.is_rival(state, seat, boss):
        return Refusal.NOT_A_RIVAL
    if money_to_steal(box, state, gangs.owner_of(state, boss)) == 0:
        return Refusal.NOTHING_TO_STEAL
    return 0


@rule("gangsta/reward-steal")
def choose_whom_to_rob(box: Box, state: State, seat: int, amount: int, log: Log) -> None:
    """Compulsory if any opponent has money; with only one such opponent there is nothing to choose."""
    found, only = 0, NOBODY
    for boss in range(BOSSES):
        if why_not_steal(box, state, seat, boss) == 0:
            found += 1
            only = boss
    if found == 0:
        tell(log, Event.NOTHING_STOLEN, seat)
    elif found == 1:
        steal(box, state, seat, only, amount, log)
    else:
        state.stage = Stage.STEAL


@rule("gangsta/reward-steal")
def steal(box: Box, state: State, seat: int, boss: int, amount: int, log: Log) -> None:
    """That many $ from one opponent, all he has if he has less."""
    other = gangs.owner_of(state, boss)
    money = min(amount, money_to_steal(box, state, other))
    gangs.move_money(state, other, seat, money)
    tell(log, Event.STOLE, seat, other, money)


@compiled
def amount_to_steal(box: Box, state: State) -> int:
    """What the reward just asked about is worth."""
    return int(box.heist_reward_number[state.heist, state.reward_step - 1])


# --- diversion


@rule("gangsta/reward-divert")
def why_not_divert(state: State, seat: int, person: int) -> int:
    """An available gangster of an opponent."""
    if not gangs.is_rival(state, seat, person):
        return Refusal.NOT_A_RIVAL
    if state.engaged[person]:
        return Refusal.NOT_AVAILABLE
    return 0


@rule("gangsta/reward-divert")
def next_diversion(box: Box, state: State) -> None:
    """Up to that many, in any split, as long as anybody is available."""
    state.asked = state.active
    for seat in range(box.players):
        if seat != state.active and state.engaged_count[seat] < state.gang_size[seat]:
            state.stage = Stage.DIVERT
            return
    state.diversions = 0


@rule("gangsta/reward-divert")
def divert(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """He becomes engaged."""
    tell(log, Event.DIVERTED, seat, person, gangs.owner_of(state, person))
    gangs.engage(box, state, person)
    state.diversions -= 1


# --- murder


@rule("gangsta/reward-murder")
def can_be_murdered(box: Box, state: State, person: int) -> bool:
    """A gangster with exactly two symbols, learned ones included; never the boss."""
    return person >= BOSSES and gangs.symbols_of(box, state, person) == DEADLY_SYMBOLS


@rule("gangsta/reward-murder")
def why_not_murder(box: Box, state: State, seat: int, boss: int) -> int:
    """Names an opponent who has a gangster with exactly two symbols."""
    if not gangs.is_rival(state, seat, boss):
        return Refusal.NOT_A_RIVAL
    other = gangs.owner_of(state, boss)
    for person in range(BOSSES, PERSONS):
        if state.person_place[person] == other and can_be_murdered(box, state, person):
            return 0
    return Refusal.NO_VICTIM


@rule("gangsta/reward-murder")
def choose_whom_to_murder(box: Box, state: State, seat: int, log: Log) -> None:
    """Compulsory if anybody can be named; with only one such opponent there is nothing to choose."""
    found, only = 0, NOBODY
    for boss in range(BOSSES):
        if why_not_murder(box, state, seat, boss) == 0:
            found += 1
            only = boss
    if found == 0:
        tell(log, Event.NOBODY_MURDERED, seat)
    elif found == 1:
        murder(state, seat, only, log)
    else:
        state.stage = Stage.MURDER


@rule("gangsta/reward-murder")
def murder(state: State, seat: int, boss: int, log: Log) -> None:
    """The opponent chooses which of his gangsters it is."""
    victim = gangs.owner_of(state, boss)
    state.losers = 1 << victim
    state.loss = Stage.VICTIM
    tell(log, Event.MURDER_ORDERED, seat, victim)


# --- rally


@rule("gangsta/reward-rally")
def rally(box: Box, state: State, seat: int, log: Log) -> None:
    """The whole gang is available."""
    gangs.free_everybody(box, state, seat)
    tell(log, Event.RALLIED, seat)
