"""Gangsta!: doing a heist, alone or with the gangsters of others."""

from omerta.games.gangsta import gangs, names
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import (
    NOBODY,
    NOTHING,
    PERSONS,
    ROW,
    SKILLS,
    Box,
    Effect,
    Place,
    State,
    Step,
)
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@compiled
def is_open(box: Box, state: State, seat: int, heist: int) -> bool:
    """In the row; or the top of the deck, for the owner of the Bikers who has looked at it."""
    place = state.heist_place[heist]
    if place == Place.ROW:
        return True
    return bool(place == Place.TOP) and gangs.has(box, state, seat, Effect.BIKERS)


@rule("gangsta/resource-high-tech")
def may_ignore_one(box: Box, state: State, seat: int, heist: int) -> bool:
    """The owner of High-tech may ignore one symbol of a hack attack or an art theft."""
    return bool(box.heist_high_tech[heist]) and gangs.has(box, state, seat, Effect.HIGH_TECH)


@rule("gangsta/heist-startable", "gangsta/coop")
def shortage(box: Box, state: State, seat: int, heist: int, skill: int) -> int:
    """Symbols of a skill that all who may take part lack together."""
    shown = 0
    if box.heist_cooperative[heist]:
        for other in range(box.players):
            shown += state.ready[other, skill]
    else:
        shown = state.ready[seat, skill]
    return max(int(box.heist_skill[heist, skill]) - int(shown), 0)


@rule("gangsta/coop")
def can_start_with_own(box: Box, state: State, seat: int, heist: int) -> bool:
    """A cooperative heist starts with a useful gangster of one's own."""
    for skill in range(SKILLS):
        if box.heist_skill[heist, skill] > 0 and state.ready[seat, skill] > 0:
            return True
    return False


@rule("gangsta/heist-startable")
def why_not_heist(box: Box, state: State, seat: int, heist: int) -> int:
    """Open, covered by those who may take part, and paid for if it comes from the deck."""
    if not is_open(box, state, seat, heist):
        return Refusal.HEIST_NOT_OPEN
    missing, needed = 0, 0
    for skill in range(SKILLS):
        missing += shortage(box, state, seat, heist, skill)
        needed += box.heist_skill[heist, skill]
    ignored = 1 if may_ignore_one(box, state, seat, heist) else 0
    if missing > ignored:
        return Refusal.SKILLS_MISSING
    if box.heist_cooperative[heist] and needed > ignored and not can_start_with_own(box, state, seat, heist):
        return Refusal.NOBODY_TO_START
    if state.heist_place[heist] == Place.TOP and state.money[seat] < 1:
        return Refusal.BIKERS_COST
    return 0


@rule("gangsta/heist", "gangsta/resource-bikers")
def begin_heist(box: Box, state: State, seat: int, heist: int, log: Log) -> None:
    """Its card leaves the row, or for $1 the deck; now gangsters are engaged one by one."""
    state.idle = 0
    if state.heist_place[heist] == Place.TOP:
        gangs.take_money(state, seat, -1)
        state.top_heist = NOTHING
        tell(log, Event.BIKERS_PAID, seat, 1)
    for slot in range(ROW):
        if state.row_heist[slot] == heist:
            state.row_heist[slot] = NOTHING
    state.heist_place[heist] = Place.UNDERWAY
    state.heist = heist
    for skill in range(SKILLS):
        state.missing[skill] = box.heist_skill[heist, skill]
    state.step = Step.ENGAGE
    tell(log, Event.HEIST_BEGAN, seat, heist)


@compiled
def symbols_missing(state: State) -> int:
    """Symbols that the heist still needs."""
    missing = 0
    for skill in range(SKILLS):
        missing += state.missing[skill]
    return int(missing)


@rule("gangsta/engage-useful")
def is_useful(box: Box, state: State, person: int) -> bool:
    """At least one skill that is still missing; other skills do not matter."""
    for skill in range(SKILLS):
        if state.missing[skill] > 0 and gangs.skill_of(box, state, person, skill) > 0:
            return True
    return False


@rule("gangsta/engage-available", "gangsta/coop")
def why_not_engage(box: Box, state: State, seat: int, person: int) -> int:
    """Available and useful; somebody else's only for a cooperative heist, and not as the first."""
    owner = gangs.owner_of(state, person)
    if owner == NOBODY:
        return Refusal.NOT_IN_GANG
    if owner != seat:
        if not box.heist_cooperative[state.heist]:
            return Refusal.NOT_COOPERATIVE
        if state.crew == 0:
            return Refusal.START_WITH_OWN
    if state.engaged[person]:
        return Refusal.NOT_AVAILABLE
    if not is_useful(box, state, person):
        return Refusal.NOT_USEFUL
    return 0


@rule("gangsta/engage-no-holding-back")
def engage_in_heist(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """A gangster uses every skill he has that is still missing."""
    owner = gangs.owner_of(state, person)
    for skill in range(SKILLS):
        used = min(int(state.missing[skill]), gangs.skill_of(box, state, person, skill))
        state.missing[skill] -= used
    gangs.engage(box, state, person)
    state.took_part[person] = 1
    state.crew |= 1 << owner
    tell(log, Event.ENGAGED, seat, person, owner)
    if symbols_missing(state) == 0:
        complete_heist(box, state, seat, log)


@rule("gangsta/resource-high-tech")
def why_not_ignore(box: Box, state: State, seat: int) -> int:
    """Once exactly one symbol is missing it may be declared ignored."""
    if not may_ignore_one(box, state, seat, state.heist):
        return Refusal.NO_HIGH_TECH
    if symbols_missing(state) > 1:
        return Refusal.MORE_THAN_ONE_MISSING
    return 0


@rule("gangsta/resource-high-tech")
def ignore_symbol(box: Box, state: State, seat: int, log: Log) -> None:
    """The last symbol is ignored, and the heist is done."""
    for skill in range(SKILLS):
        if state.missing[skill] > 0:
            state.missing[skill] = 0
            tell(log, Event.SKILL_IGNORED, seat, skill)
    complete_heist(box, state, seat, log)


@rule("gangsta/heist-complete", "gangsta/reward-money", "gangsta/reward-influence", "gangsta/reward-order")
def complete_heist(box: Box, state: State, seat: int, log: Log) -> None:
    """The player keeps the card and takes its money; its influence counts at the end. Then come the other rewards."""
    heist = state.heist
    state.heist_place[heist] = seat
    gangs.take_money(state, seat, box.heist_money[heist])
    tell(log, Event.HEIST_DONE, seat, heist, box.heist_money[heist], box.heist_influence[heist])
    pay_partners(box, state, log)
    state.step = Step.REWARD
    state.reward_step = 0


@rule("gangsta/coop-reward")
def pay_partners(box: Box, state: State, log: Log) -> None:
    """If gangsters of two or more players took part, each of these players takes the right box, once."""
    crew = int(state.crew)
    if crew & (crew - 1) == 0:
        return
    money = box.heist_cooperative_money[state.heist]
    for i in range(box.players):
        partner = (state.active + i) % box.players
        if crew >> partner & 1:
            gangs.take_money(state, partner, money)
            tell(log, Event.COOPERATION_PAID, partner, money)


@compiled
def forget_heist(state: State) -> None:
    """The heist and all that it brought are over."""
    state.heist = NOTHING
    state.crew = 0
    state.reward_step = 0
    for person in range(PERSONS):
        state.took_part[person] = 0


def shortage_letters(box: Box, state: State, seat: int, heist: int) -> str:
    """The symbols that all who may take part lack together, as letters."""
    return names.letters([shortage(box, state, seat, heist, skill) for skill in range(SKILLS)])
