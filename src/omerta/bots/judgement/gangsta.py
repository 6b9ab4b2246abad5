"""Gangsta!: what a position promises. Every feature counts on its own in each chapter."""

from omerta.bots.judging import Numbers
from omerta.games.gangsta.scoring import resource_influence
from omerta.games.gangsta.state import HEISTS, NOTHING, PERSONS, SEATS, SKILLS, Box, Skill, State
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

ASPECTS = (
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
)
ASPECT_COUNT = len(ASPECTS)
FEATURES = tuple(f"{aspect}_{chapter}" for chapter in ("I", "II", "III") for aspect in ASPECTS)
BY_HAND = (
    *(0.20, 0.12, 0.30, 0.15, 0.10, 0.40, 0.10, 0.30, 0.02, -0.05, 0.10, -0.10, 0.10, 0.0),
    *(0.25, 0.12, 0.30, 0.15, 0.10, 0.30, 0.15, 0.30, 0.02, -0.05, 0.12, -0.10, 0.10, 0.0),
    *(0.50, 0.08, 0.25, 0.08, 0.05, 0.15, 0.00, 0.20, 0.04, -0.02, 0.30, -0.08, 0.10, 0.0),
)
"""Weights that a player would give: influence counts more as the end comes near, means to earn it count less."""
ENOUGH_INFORMANTS = 4


@compiled
def features(box: Box, state: State, out: Numbers) -> None:
    """Influence, money, and what the gang can do."""
    out[:] = 0
    first = (int(state.chapter) - 1) * ASPECT_COUNT
    for seat in range(box.players):
        symbols, kinds, ready = 0, 0, 0
        for skill in range(SKILLS):
            symbols += state.symbols[seat, skill]
            ready += state.ready[seat, skill]
            if state.symbols[seat, skill] > 0:
                kinds += 1
        out[seat, first + 1] = state.money[seat]
        out[seat, first + 2] = state.gang_size[seat]
        out[seat, first + 3] = symbols
        out[seat, first + 4] = kinds
        out[seat, first + 5] = state.symbols[seat, Skill.LEADER]
        out[seat, first + 6] = state.symbols[seat, Skill.MERCENARY]
        out[seat, first + 7] = min(int(state.symbols[seat, Skill.INFORMANT]), ENOUGH_INFORMANTS)
        out[seat, first + 8] = ready
        out[seat, first + 9] = state.engaged_count[seat]
        look_at_resource(box, state, seat, out[seat], first)
    out[state.active, first + 12] = 1
    for person in range(PERSONS):
        if state.person_place[person] < SEATS:
            out[state.person_place[person], first] += box.person_influence[person]
            if state.tucked[person] != NOTHING:
                out[state.person_place[person], first + 13] += 1
    for heist in range(HEISTS):
        if state.heist_place[heist] < SEATS:
            out[state.heist_place[heist], first] += box.heist_influence[heist]


@compiled
def look_at_resource(box: Box, state: State, seat: int, out: Numbers, first: int) -> None:
    """What the resource card is worth, or how much is missing to it."""
    resource = state.resource[seat]
    if resource == NOTHING:
        return
    out[first + 10] = resource_influence(box, state, seat)
    for skill in range(SKILLS):
        out[first + 11] += max(box.resource_skill[resource, skill] - state.symbols[seat, skill], 0)


@compiled
def phase(box: Box, state: State) -> int:
    """The chapter."""
    return int(state.chapter)


ADDED["gangsta", "features"] = features
ADDED["gangsta", "phase"] = phase
