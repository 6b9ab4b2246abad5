"""What a player of Gangsta! may choose: all of it, or one of it at random. `rules.why_not` is what legality means."""

import numpy as np

from omerta.games.gangsta import heists, losses, recruits, rewards, rules
from omerta.games.gangsta.actions import MOST_LEGAL, Verb, number
from omerta.games.gangsta.state import (
    BOSSES,
    DEALT,
    NOTHING,
    PERSONS,
    ROW,
    Box,
    Place,
    Stage,
    State,
)
from omerta.kernel.layout import Int16s
from omerta.kernel.luck import Luck, pick
from omerta.kernel.protocol import Actions
from omerta.kernel.rulebook import compiled


@compiled
def add(out: Actions, found: int, verb: int, card: int) -> int:
    """One more choice; returns how many there are now."""
    out[found] = number(verb, card)
    return found + 1


@compiled
def sort_choices(out: Actions, first: int, found: int) -> None:
    """Choices in rising order from some place on."""
    for i in range(first + 1, found):
        action = out[i]
        j = i
        while j > first and out[j - 1] > action:
            out[j] = out[j - 1]
            j -= 1
        out[j] = action


@compiled
def legal(box: Box, state: State, seat: int, out: Actions) -> int:
    """Every legal action of the seat, in rising order; returns how many."""
    if not rules.awaiting(box, state) >> seat & 1:
        return 0
    stage = state.stage
    if stage == Stage.ACT:
        return legal_actions(box, state, seat, out)
    if stage == Stage.MOBILISE or stage == Stage.JET or stage == Stage.SOCIETY:
        return legal_freeing(box, state, seat, out)
    if stage == Stage.ENGAGE:
        return legal_engaging(box, state, seat, out)
    if stage == Stage.DISCARD:
        return legal_discards(state, out)
    if stage == Stage.KEEP:
        found = 0
        for i in range(DEALT):
            found = add(out, found, Verb.KEEP, state.dealt[seat, i])
        return found
    return legal_rewards_and_losses(box, state, seat, out)


@compiled
def legal_hires(box: Box, state: State, seat: int, out: Actions) -> int:
    """Those whom the player can hire: open, or looked at."""
    found = 0
    for slot in range(ROW):
        person = state.row_person[slot]
        if person != NOTHING and recruits.why_not_hire(box, state, seat, person) == 0:
            found = add(out, found, Verb.HIRE, person)
    if state.top_person != NOTHING and recruits.why_not_hire(box, state, seat, state.top_person) == 0:
        found = add(out, found, Verb.HIRE, state.top_person)
    sort_choices(out, 0, found)
    return found


@compiled
def legal_actions(box: Box, state: State, seat: int, out: Actions) -> int:
    """Hire, do a heist, pass."""
    hires = legal_hires(box, state, seat, out)
    found = hires
    for slot in range(ROW):
        heist = state.row_heist[slot]
        if heist != NOTHING and heists.why_not_heist(box, state, seat, heist) == 0:
            found = add(out, found, Verb.HEIST, heist)
    top = state.top_heist
    if top != NOTHING and top < len(state.heist_place) and heists.why_not_heist(box, state, seat, top) == 0:
        found = add(out, found, Verb.HEIST, top)
    sort_choices(out, hires, found)
    return add(out, found, Verb.PASS, 0)


@compiled
def legal_freeing(box: Box, state: State, seat: int, out: Actions) -> int:
    """Engaged gangsters of one's own; the Secret society frees leaders only."""
    found = 0
    for person in range(PERSONS):
        fits = state.stage != Stage.SOCIETY or rules.why_not_free_leader(box, state, seat, person) == 0
        if state.engaged[person] and state.person_place[person] == seat and fits:
            found = add(out, found, Verb.FREE, person)
    if state.stage == Stage.MOBILISE and rules.why_not_free_all(box, state, seat) == 0:
        found = add(out, found, Verb.FREE_ALL, 0)
    return add(out, found, Verb.FREE_NOTHING, 0)


@compiled
def legal_engaging(box: Box, state: State, seat: int, out: Actions) -> int:
    """Who can take part, or what can be ignored."""
    found = 0
    for person in range(PERSONS):
        if state.person_place[person] < Place.DECK and heists.why_not_engage(box, state, seat, person) == 0:
            found = add(out, found, Verb.ENGAGE, person)
    if heists.why_not_ignore(box, state, seat) == 0:
        found = add(out, found, Verb.IGNORE, 0)
    return found


@compiled
def add_row(row: Int16s, verb: int, out: Actions, first: int) -> int:
    """The cards of a row."""
    found = first
    for slot in range(ROW):
        if row[slot] != NOTHING:
            found = add(out, found, verb, row[slot])
    sort_choices(out, first, found)
    return found


@compiled
def legal_discards(state: State, out: Actions) -> int:
    """An open gangster, an open heist, or nothing."""
    found = add_row(state.row_person, Verb.DISCARD_PERSON, out, 0)
    found = add_row(state.row_heist, Verb.DISCARD_HEIST, out, found)
    return add(out, found, Verb.DISCARD_NOTHING, 0)


@compiled
def legal_rewards_and_losses(box: Box, state: State, seat: int, out: Actions) -> int:
    """The stages that come rarely."""
    stage = state.stage
    found = 0
    if stage == Stage.HIRE:
        return add(out, legal_hires(box, state, seat, out), Verb.HIRE_NOTHING, 0)
    if stage == Stage.RALLY:
        return add(out, add(out, found, Verb.RALLY, 0), Verb.RALLY_NOTHING, 0)
    if stage == Stage.STEAL or stage == Stage.MURDER:
        for boss in range(BOSSES):
            if stage == Stage.STEAL:
                if rewards.why_not_steal(box, state, seat, boss) == 0:
                    found = add(out, found, Verb.STEAL, boss)
            elif rewards.why_not_murder(box, state, seat, boss) == 0:
                found = add(out, found, Verb.MURDER, boss)
        return found
    for person in range(PERSONS):
        if stage == Stage.TRAIN:
            if rewards.why_not_train(box, state, seat, person) == 0:
                found = add(out, found, Verb.TRAIN, person)
        elif stage == Stage.DIVERT:
            if rewards.why_not_divert(state, seat, person) == 0:
                found = add(out, found, Verb.DIVERT, person)
        elif stage == Stage.RECOVER:
            if rules.why_not_recover(state, person) == 0:
                found = add(out, found, Verb.RECOVER, person)
        elif losses.why_not_remove(box, state, person) == 0:
            found = add(out, found, Verb.REMOVE, person)
    if stage == Stage.TRAIN:
        found = add(out, found, Verb.TRAIN_NOTHING, 0)
    elif stage == Stage.DIVERT:
        found = add(out, found, Verb.DIVERT_NOTHING, 0)
    elif stage == Stage.RECOVER:
        found = add(out, found, Verb.RECOVER_NOTHING, 0)
    return found


@compiled
def sample(box: Box, state: State, seat: int, luck: Luck) -> int:
    """A random legal action."""
    out = np.empty(MOST_LEGAL, np.int32)
    return int(out[pick(luck, legal(box, state, seat, out))])
