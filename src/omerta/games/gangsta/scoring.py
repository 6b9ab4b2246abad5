"""Gangsta!: final scoring, part by part, and who wins."""

from omerta.games.gangsta import gangs
from omerta.games.gangsta.state import (
    FAMILIES,
    HEISTS,
    NOTHING,
    PERSONS,
    Activity,
    Box,
    Effect,
    State,
)
from omerta.kernel.protocol import Returns, share_victory
from omerta.kernel.rulebook import compiled, rule

BONUS = 2
MOST_MEDIA = 7


@rule("gangsta/score", "gangsta/reward-influence")
def heist_influence(box: Box, state: State, seat: int) -> int:
    """What the completed heists show."""
    influence = 0
    for heist in range(HEISTS):
        if state.heist_place[heist] == seat:
            influence += box.heist_influence[heist]
    return int(influence)


@rule("gangsta/score")
def gang_influence(box: Box, state: State, seat: int) -> int:
    """What the gangsters of the gang show; those in the Hospital count for nothing."""
    influence = 0
    for person in range(PERSONS):
        if state.person_place[person] == seat:
            influence += box.person_influence[person]
    return int(influence)


@compiled
def share_of_bonus(best: int, level: int, own: int) -> int:
    """2 for being first alone, 1 for being level with others."""
    if own < best:
        return 0
    return BONUS if level == 1 else 1


@rule("gangsta/score")
def richest_bonus(box: Box, state: State, seat: int) -> int:
    """2 for the richest, 1 each if tied; with nothing at all everybody is tied."""
    best, level = -1, 0
    for other in range(box.players):
        if state.money[other] > best:
            best, level = int(state.money[other]), 0
        if state.money[other] == best:
            level += 1
    return share_of_bonus(best, level, int(state.money[seat]))


@rule("gangsta/score", "gangsta/families")
def largest_gang_bonus(box: Box, state: State, seat: int) -> int:
    """2 for the largest gang, 1 each if tied; not when families are counted."""
    if box.families:
        return 0
    best, level = -1, 0
    for other in range(box.players):
        if state.gang_size[other] > best:
            best, level = int(state.gang_size[other]), 0
        if state.gang_size[other] == best:
            level += 1
    return share_of_bonus(best, level, int(state.gang_size[seat]))


@rule("gangsta/families")
def members_of(box: Box, state: State, seat: int, family: int) -> int:
    """Members of a family in a gang, the boss included."""
    members = 0
    for person in range(PERSONS):
        if state.person_place[person] == seat and box.person_family[person] == family:
            members += 1
    return members


@rule("gangsta/families")
def family_bonus(box: Box, state: State, seat: int, family: int) -> int:
    """2 for the majority of a family, 1 each if tied; nobody scores a family without members."""
    if not box.families:
        return 0
    best, level = 0, 0
    for other in range(box.players):
        members = members_of(box, state, other, family)
        if members > best:
            best, level = members, 0
        if members == best:
            level += 1
    if best == 0:
        return 0
    return share_of_bonus(best, level, members_of(box, state, seat, family))


@rule("gangsta/resource-media")
def media_influence(box: Box, state: State, seat: int) -> int:
    """1 for each completed heist that shows influence, at most 7."""
    if not gangs.has(box, state, seat, Effect.MEDIA):
        return 0
    shown = 0
    for heist in range(HEISTS):
        if state.heist_place[heist] == seat and box.heist_influence[heist] > 0:
            shown += 1
    return min(shown, MOST_MEDIA)


@rule("gangsta/score", "gangsta/resources")
def resource_influence(box: Box, state: State, seat: int) -> int:
    """What an active resource is worth, Counterfeit after the gang war included."""
    if state.resource[seat] == NOTHING or state.resource_state[seat] == Activity.WAITING:
        return 0
    return int(box.resource_influence[state.resource[seat]]) + media_influence(box, state, seat)


@rule("gangsta/score")
def score_of(box: Box, state: State, seat: int) -> int:
    """Heists, gang, bonuses, families, resources."""
    score = heist_influence(box, state, seat) + gang_influence(box, state, seat)
    score += richest_bonus(box, state, seat) + largest_gang_bonus(box, state, seat)
    for family in range(FAMILIES):
        score += family_bonus(box, state, seat, family)
    return score + resource_influence(box, state, seat)


@rule("gangsta/winner")
def best_seats(box: Box, state: State) -> int:
    """Bit mask of those with most influence; of these, those with the largest gang."""
    best, most, largest = 0, -1, -1
    for seat in range(box.players):
        score, size = score_of(box, state, seat), int(state.gang_size[seat])
        if score > most or (score == most and size > largest):
            best, most, largest = 0, score, size
        if score == most and size == largest:
            best |= 1 << seat
    return best


@compiled
def returns(box: Box, state: State, out: Returns) -> None:
    """The winner takes all; who is level shares."""
    share_victory(int(state.winners), out)
