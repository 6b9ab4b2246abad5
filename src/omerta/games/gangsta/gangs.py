"""Gangsta!: gangs, their symbols, their money. What every other chapter of the rules is made of."""

from omerta.games.gangsta.events import Event
from omerta.games.gangsta.state import (
    BOSSES,
    CHAPTER_SIZE,
    NOBODY,
    NOTHING,
    PERSONS,
    SEATS,
    SKILLS,
    Activity,
    Box,
    Effect,
    Place,
    Skill,
    Stage,
    State,
)
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule

# --- money: it comes from and goes to the bank, or a player


@compiled
def take_money(state: State, seat: int, amount: int) -> None:
    """From the bank, which never runs out; a negative amount is paid."""
    state.money[seat] += amount
    state.bank -= amount


@compiled
def move_money(state: State, giver: int, taker: int, amount: int) -> None:
    """From one player to another."""
    state.money[giver] -= amount
    state.money[taker] += amount


# --- symbols


@rule("gangsta/learned")
def learned_skill(box: Box, state: State, person: int) -> int:
    """The skill of the card tucked under a gangster; NOTHING if there is none."""
    heist = state.tucked[person]
    if heist == NOTHING:
        return NOTHING
    return int(box.heist_training[heist])


@rule("gangsta/symbols", "gangsta/learned")
def skill_of(box: Box, state: State, person: int, skill: int) -> int:
    """How many symbols of a skill a gangster shows, printed and learned."""
    learned = 1 if learned_skill(box, state, person) == skill else 0
    return int(box.person_skill[person, skill]) + learned


@rule("gangsta/symbols", "gangsta/learned")
def symbols_of(box: Box, state: State, person: int) -> int:
    """How many symbols a gangster shows in all."""
    learned = 1 if state.tucked[person] != NOTHING else 0
    return int(box.person_symbols[person]) + learned


@compiled
def is_leader(box: Box, state: State, person: int) -> bool:
    """Does this gangster show a Leader symbol?"""
    return skill_of(box, state, person, Skill.LEADER) > 0


@compiled
def leaders_of(box: Box, state: State, seat: int, only_available: bool) -> int:
    """Gangsters of a gang with a Leader symbol."""
    leaders = 0
    for person in range(PERSONS):
        counts = not (only_available and state.engaged[person])
        if state.person_place[person] == seat and counts and is_leader(box, state, person):
            leaders += 1
    return leaders


@compiled
def count_symbols(box: Box, state: State, seat: int, person: int, times: int) -> None:
    """Add a gangster's symbols to his gang's, or take them off."""
    for skill in range(SKILLS):
        shown = times * skill_of(box, state, person, skill)
        state.symbols[seat, skill] += shown
        if not state.engaged[person]:
            state.ready[seat, skill] += shown


# --- available and engaged


@rule("gangsta/engaged")
def engage(box: Box, state: State, person: int) -> None:
    """A gangster who takes part in a heist, or is diverted, becomes engaged."""
    seat = state.person_place[person]
    state.engaged[person] = 1
    state.engaged_count[seat] += 1
    for skill in range(SKILLS):
        state.ready[seat, skill] -= skill_of(box, state, person, skill)


@rule("gangsta/engaged")
def free(box: Box, state: State, person: int) -> None:
    """He is available again."""
    seat = state.person_place[person]
    state.engaged[person] = 0
    state.engaged_count[seat] -= 1
    for skill in range(SKILLS):
        state.ready[seat, skill] += skill_of(box, state, person, skill)


@compiled
def free_everybody(box: Box, state: State, seat: int) -> None:
    """The whole gang is available."""
    for person in range(PERSONS):
        if state.person_place[person] == seat:
            state.engaged[person] = 0
    state.engaged_count[seat] = 0
    for skill in range(SKILLS):
        state.ready[seat, skill] = state.symbols[seat, skill]


# --- coming and going


@rule("gangsta/gang-size")
def join(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """A gangster joins, available; the gang may now be large enough to end the chapter."""
    state.person_place[person] = seat
    state.gang_size[seat] += 1
    count_symbols(box, state, seat, person, 1)
    activate(box, state, seat, log)
    if state.gang_size[seat] >= CHAPTER_SIZE[state.chapter]:
        state.chapter_ends = 1


@rule("gangsta/lost", "gangsta/learned")
def leave(box: Box, state: State, person: int, place: int) -> None:
    """A gangster leaves his gang; what he has learned goes with him."""
    seat = state.person_place[person]
    count_symbols(box, state, seat, person, -1)
    state.gang_size[seat] -= 1
    state.engaged_count[seat] -= state.engaged[person]
    state.engaged[person] = 0
    state.took_part[person] = 0
    state.person_place[person] = place
    if place == Place.GONE and state.tucked[person] != NOTHING:
        state.heist_place[state.tucked[person]] = Place.GONE
        state.tucked[person] = NOTHING


@rule("gangsta/lost", "gangsta/resource-hospital")
def lose(box: Box, state: State, seat: int, person: int, cause: int, log: Log) -> None:
    """Murdered, arrested or fallen in the war: out of the game, or to the Hospital, which takes nobody from prison."""
    if cause != Stage.ARREST and has(box, state, seat, Effect.HOSPITAL):
        leave(box, state, person, Place.HOSPITAL)
        tell(log, Event.HOSPITALISED, seat, person, cause)
    else:
        leave(box, state, person, Place.GONE)
        tell(log, Event.LOST, seat, person, cause)


@rule("gangsta/boss-safe")
def can_lose(state: State, seat: int, person: int) -> bool:
    """Of the own gang, and never the boss."""
    return person >= BOSSES and bool(state.person_place[person] == seat)


@compiled
def owner_of(state: State, person: int) -> int:
    """In whose gang somebody is; NOBODY if in none."""
    place = int(state.person_place[person])
    return place if place < SEATS else NOBODY


@compiled
def is_rival(state: State, seat: int, person: int) -> bool:
    """Is somebody in the gang of an opponent?"""
    owner = owner_of(state, person)
    return owner != NOBODY and owner != seat


# --- resource cards


@rule("gangsta/resources")
def activate(box: Box, state: State, seat: int, log: Log) -> None:
    """A resource card activates for good the moment the gang shows all its skills."""
    resource = state.resource[seat]
    if resource == NOTHING or state.resource_state[seat] != Activity.WAITING or state.stage == Stage.KEEP:
        return
    for skill in range(SKILLS):
        if state.symbols[seat, skill] < box.resource_skill[resource, skill]:
            return
    state.resource_state[seat] = Activity.ACTIVE
    tell(log, Event.RESOURCE_ACTIVATED, seat, resource)


@compiled
def has(box: Box, state: State, seat: int, effect: int) -> bool:
    """Does this player have an active resource with that effect?"""
    return bool(state.resource_state[seat] == Activity.ACTIVE and box.resource_effect[state.resource[seat]] == effect)


@compiled
def owner_of_effect(box: Box, state: State, effect: int) -> int:
    """Who has the active resource with that effect; NOBODY if nobody has."""
    for seat in range(box.players):
        if has(box, state, seat, effect):
            return seat
    return NOBODY
