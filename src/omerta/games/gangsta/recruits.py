"""Gangsta!: hiring, as an action and as a reward."""

from omerta.games.gangsta import decks, gangs
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import BOSSES, NOTHING, PERSONS, ROW, Box, Effect, Place, State
from omerta.kernel.luck import Luck
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@rule("gangsta/hire", "gangsta/resource-informant-network")
def is_for_hire(box: Box, state: State, seat: int, person: int) -> bool:
    """Open in the row; or the top of the deck, for the owner of the Informant network who has looked at it."""
    place = state.person_place[person]
    if place == Place.ROW:
        return True
    return bool(place == Place.TOP) and gangs.has(box, state, seat, Effect.INFORMANT_NETWORK)


@rule("gangsta/families", "gangsta/resource-informant-network")
def cost_of(box: Box, state: State, seat: int, person: int) -> int:
    """What a gangster costs this player: less if he is of the boss's family."""
    cost = int(box.person_money[person])
    if box.person_family[person] == box.person_family[state.boss[seat]]:
        if box.families:
            cost -= 1
        if state.person_place[person] == Place.TOP:
            cost -= 1
    return max(cost, 0)


@rule("gangsta/hire", "gangsta/reward-hire")
def why_not_hire(box: Box, state: State, seat: int, person: int) -> int:
    """He must be open, and paid for."""
    if not is_for_hire(box, state, seat, person):
        return Refusal.NOT_FOR_HIRE
    if state.money[seat] < cost_of(box, state, seat, person):
        return Refusal.TOO_EXPENSIVE
    return 0


@rule("gangsta/reward-hire")
def can_hire(box: Box, state: State, seat: int) -> bool:
    """Is there anybody whom this player can hire?"""
    for slot in range(ROW):
        if state.row_person[slot] != NOTHING and why_not_hire(box, state, seat, state.row_person[slot]) == 0:
            return True
    return bool(state.top_person != NOTHING) and why_not_hire(box, state, seat, state.top_person) == 0


@rule("gangsta/hire", "gangsta/chapter-at-once")
def hire(box: Box, state: State, seat: int, person: int, luck: Luck, log: Log) -> None:
    """Pay, take him in, activate resources, refill the row; what follows from the gang's size comes after that."""
    cost = cost_of(box, state, seat, person)
    gangs.take_money(state, seat, -cost)
    if state.top_person == person:
        state.top_person = NOTHING
    for slot in range(ROW):
        if state.row_person[slot] == person:
            state.row_person[slot] = NOTHING
    tell(log, Event.HIRED, seat, person, cost)
    gangs.join(box, state, seat, person, log)
    decks.refill_gangsters(state, luck, log)
    state.idle = 0


@compiled
def somebody_waits(state: State) -> bool:
    """Is there anybody in the Hospital?"""
    for person in range(BOSSES, PERSONS):
        if state.person_place[person] == Place.HOSPITAL:
            return True
    return False
