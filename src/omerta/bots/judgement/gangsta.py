"""Gangsta!: what a position promises. Every feature counts on its own in each chapter."""

from omerta.bots.judging import Numbers
from omerta.games.gangsta.scoring import gang_influence, heist_influence, resource_influence
from omerta.games.gangsta.state import CHAPTERS, NOTHING, SKILLS, Box, Skill, State
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
FEATURES = tuple(f"{aspect}_{chapter}" for chapter in ("I", "II", "III") for aspect in ASPECTS)
BY_HAND = (
    *(0.30, 0.10, 0.30, 0.25, 0.10, 0.20, 0.05, 0.05, 0.05, -0.02, 0.10, -0.10, 0.10, 0.0),
    *(0.35, 0.09, 0.25, 0.18, 0.10, 0.15, 0.08, 0.10, 0.05, -0.02, 0.12, -0.10, 0.10, 0.0),
    *(0.50, 0.06, 0.15, 0.08, 0.05, 0.08, 0.02, 0.10, 0.04, -0.02, 0.30, -0.08, 0.08, 0.0),
)
"""Weights that a player would give: influence counts more as the end comes near, means to earn it count less."""
ENOUGH_INFORMANTS = 4


@compiled
def features(box: Box, state: State, seat: int, out: Numbers) -> None:
    """Influence, money, and what the gang can do."""
    out[:] = 0
    first = (int(state.chapter) - 1) * (len(out) // CHAPTERS)
    symbols, kinds, ready = 0, 0, 0
    for skill in range(SKILLS):
        symbols += state.symbols[seat, skill]
        ready += state.ready[seat, skill]
        if state.symbols[seat, skill] > 0:
            kinds += 1
    out[first] = heist_influence(box, state, seat) + gang_influence(box, state, seat)
    out[first + 1] = state.money[seat]
    out[first + 2] = state.gang_size[seat]
    out[first + 3] = symbols
    out[first + 4] = kinds
    out[first + 5] = state.symbols[seat, Skill.LEADER]
    out[first + 6] = state.symbols[seat, Skill.MERCENARY]
    out[first + 7] = min(int(state.symbols[seat, Skill.INFORMANT]), ENOUGH_INFORMANTS)
    out[first + 8] = ready
    out[first + 9] = state.engaged_count[seat]
    resource = state.resource[seat]
    if resource != NOTHING:
        out[first + 10] = resource_influence(box, state, seat)
        for skill in range(SKILLS):
            out[first + 11] += max(box.resource_skill[resource, skill] - state.symbols[seat, skill], 0)
    if seat == state.active:
        out[first + 12] = 1
    for person in range(len(state.tucked)):
        if state.person_place[person] == seat and state.tucked[person] != NOTHING:
            out[first + 13] += 1


@compiled
def phase(box: Box, state: State) -> int:
    """The chapter."""
    return int(state.chapter)


ADDED["gangsta", "features"] = features
ADDED["gangsta", "phase"] = phase
