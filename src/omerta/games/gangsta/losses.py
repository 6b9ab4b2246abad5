"""Gangsta!: snitches, and who gives up a gangster, to the police, to a murderer, or in the gang war."""

from omerta.games.gangsta import gangs, rewards
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import (
    BOSSES,
    NOBODY,
    NOTHING,
    PERSONS,
    Box,
    Effect,
    Place,
    Skill,
    Stage,
    State,
)
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@rule("gangsta/snitch")
def meet_snitch(box: Box, state: State, snitch: int, log: Log) -> None:
    """All count Informants and pay what they lack; who cannot loses all money, and then a gangster."""
    informants = int(box.snitch_informants[snitch])
    state.snitch = snitch
    state.snitch_place[snitch] = Place.UNDERWAY
    tell(log, Event.SNITCH_CAME, snitch, informants)
    for i in range(box.players):
        seat = int((state.active + i) % box.players)
        price = snitch_price(box, state, seat, informants)
        shown = state.symbols[seat, Skill.INFORMANT]
        if price == 0:
            tell(log, Event.SNITCH_ESCAPED, seat, shown)
        elif state.money[seat] >= price:
            gangs.take_money(state, seat, -price)
            tell(log, Event.SNITCH_PAID, seat, shown, price)
        else:
            tell(log, Event.SNITCH_RUINED, seat, shown, state.money[seat])
            gangs.take_money(state, seat, -int(state.money[seat]))
            state.losers |= 1 << seat
            state.loss = Stage.ARREST


@rule("gangsta/snitch", "gangsta/resource-police-station")
def snitch_price(box: Box, state: State, seat: int, informants: int) -> int:
    """$1 for each Informant short of the number; with the Police station never more than $1."""
    short = max(informants - int(state.symbols[seat, Skill.INFORMANT]), 0)
    return min(short, 1) if gangs.has(box, state, seat, Effect.POLICE_STATION) else short


@rule("gangsta/snitch")
def send_snitch_away(state: State) -> None:
    """Settled, the snitch leaves the game."""
    state.snitch_place[state.snitch] = Place.GONE
    state.snitch = NOTHING
    state.snitches_met += 1


# --- giving up a gangster


@rule("gangsta/discard-order")
def next_loser(box: Box, state: State) -> int:
    """Those who must give up a gangster choose in turn order from the active player."""
    for i in range(box.players):
        seat = int((state.active + i) % box.players)
        if state.losers >> seat & 1:
            return seat
    return NOBODY


@rule("gangsta/boss-safe", "gangsta/reward-murder")
def why_not_remove(box: Box, state: State, person: int) -> int:
    """Of the loser's gang and not the boss; a murderer takes only gangsters with exactly two symbols."""
    loser = next_loser(box, state)
    if gangs.owner_of(state, person) != loser:
        return Refusal.NOT_IN_GANG
    if not gangs.can_lose(state, loser, person):
        return Refusal.BOSS_IS_SAFE
    if state.loss == Stage.VICTIM and not rewards.can_be_murdered(box, state, person):
        return Refusal.NOT_TWO_SYMBOLS
    return 0


@rule("gangsta/discard-order", "gangsta/boss-safe")
def ask_next_loser(box: Box, state: State, log: Log) -> None:
    """Who has only the boss loses nothing; who has only one to lose need not be asked."""
    loser = next_loser(box, state)
    found, only = 0, NOTHING
    for person in range(BOSSES, PERSONS):
        if why_not_remove(box, state, person) == 0:
            found += 1
            only = person
    if found == 0:
        settle_loss(state, loser)
    elif found == 1:
        remove(box, state, only, log)
    else:
        state.stage = state.loss
        state.asked = loser if state.picker == NOBODY else state.picker


@compiled
def remove(box: Box, state: State, person: int, log: Log) -> None:
    """The chosen gangster is lost."""
    loser = next_loser(box, state)
    gangs.lose(box, state, loser, person, int(state.loss), log)
    settle_loss(state, loser)


@compiled
def settle_loss(state: State, loser: int) -> None:
    """One loser fewer."""
    state.losers &= ~(1 << loser)
    if state.losers == 0:
        state.loss = Stage.NONE
        state.picker = NOBODY
