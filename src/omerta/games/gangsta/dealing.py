"""Gangsta!: what is dealt before the first turn: bosses with their money, and resource cards in secret."""

from omerta.games.gangsta import gangs
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import (
    BOSSES,
    DEALT,
    NOBODY,
    NOTHING,
    PERSONS,
    RESOURCES,
    Box,
    Place,
    Stage,
    State,
    Step,
)
from omerta.kernel.luck import Luck, pick
from omerta.kernel.masks import members
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.rulebook import compiled, rule


@compiled
def clear(box: Box, state: State) -> None:
    """All cards in the box, nothing going on."""
    state.chapter = 0
    state.chapter_ends = 0
    state.extra_turn = 0
    state.extra_due = 0
    state.winners = 0
    state.bank = 0
    state.money[:] = 0
    state.boss[:] = NOTHING
    state.gang_size[:] = 0
    state.engaged_count[:] = 0
    state.symbols[:] = 0
    state.ready[:] = 0
    state.engaged[:] = 0
    state.took_part[:] = 0
    state.tucked[:] = NOTHING
    state.row_person[:] = NOTHING
    state.row_heist[:] = NOTHING
    state.top_person = NOTHING
    state.top_heist = NOTHING
    state.snitches_met = 0
    state.idle = 0
    state.free_left = 0
    state.heist = NOTHING
    state.missing[:] = 0
    state.crew = 0
    state.reward_step = 0
    state.diversions = 0
    state.snitch = NOTHING
    state.losers = 0
    state.loss = Stage.NONE
    state.picker = NOBODY
    state.dealt[:] = NOTHING
    state.resource[:] = NOTHING
    state.resource_state[:] = 0
    state.heist_place[:] = Place.BOX
    state.snitch_place[:] = Place.BOX
    state.deck_persons = PERSONS - BOSSES
    for person in range(PERSONS):
        state.person_place[person] = Place.BOX if person < BOSSES else Place.DECK
    state.stage = Stage.NONE
    state.step = Step.MOBILISE


@rule("gangsta/setup", "gangsta/options")
def deal_bosses(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Each player gets a random boss and his money; later seats get more, if the table wants it so."""
    for i in range(box.players):
        seat = int((state.active + i) % box.players)
        drawn = pick(luck, BOSSES - i)
        boss = -1
        while drawn >= 0:
            boss += 1
            if state.person_place[boss] == Place.BOX:
                drawn -= 1
        state.boss[seat] = boss
        money = int(box.person_money[boss])
        if box.seat_money:
            money += i
        gangs.take_money(state, seat, money)
        tell(log, Event.BOSS_DEALT, seat, boss, money)
        state.person_place[boss] = seat
        state.gang_size[seat] = 1
        gangs.count_symbols(box, state, seat, boss, 1)


@rule("gangsta/resources")
def deal_resources(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Each player is dealt two resource cards, and secretly keeps one."""
    state.stage = Stage.KEEP
    state.asked = NOBODY
    taken = 0
    for seat in range(box.players):
        taken = deal_pair(state, seat, taken, luck)
        for i in range(DEALT):
            whisper(log, seat, Event.RESOURCE_DEALT, seat, state.dealt[seat, i])


@compiled
def deal_pair(state: State, seat: int, taken: int, luck: Luck) -> int:
    """Two cards, kept in order, of those not yet taken; returns the mask of all taken now."""
    for i in range(DEALT):
        drawn = pick(luck, RESOURCES - members(taken))
        resource = -1
        while drawn >= 0:
            resource += 1
            if not taken >> resource & 1:
                drawn -= 1
        taken |= 1 << resource
        state.dealt[seat, i] = resource
    if state.dealt[seat, 0] > state.dealt[seat, 1]:
        higher = int(state.dealt[seat, 0])
        state.dealt[seat, 0] = state.dealt[seat, 1]
        state.dealt[seat, 1] = higher
    return taken


@rule("gangsta/resources")
def why_not_keep(state: State, seat: int, resource: int) -> int:
    """One of the two cards dealt."""
    if state.dealt[seat, 0] != resource and state.dealt[seat, 1] != resource:
        return Refusal.NOT_DEALT
    return 0
