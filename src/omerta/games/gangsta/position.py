"""A position of Gangsta! in readable names: for tests, records and boards set up by hand."""

from typing import Annotated

import msgspec
from msgspec import Meta

from omerta.games.gangsta import gangs, names
from omerta.games.gangsta.state import (
    CHAPTERS,
    HEISTS,
    NOBODY,
    NOTHING,
    REWARDS,
    SEATS,
    Activity,
    Box,
    Effect,
    Place,
    Stage,
    State,
    Step,
)
from omerta.kernel.layout import Int16s

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Money = Annotated[int, Meta(ge=0, le=9999)]
Some = Annotated[int, Meta(ge=0, le=99)]

STEP_OF_STAGE: dict[Stage, tuple[Step, ...]] = {
    Stage.MOBILISE: (Step.MOBILISE,),
    Stage.ACT: (Step.ACT,),
    Stage.ENGAGE: (Step.ENGAGE,),
    Stage.HIRE: (Step.REWARD,),
    Stage.TRAIN: (Step.REWARD,),
    Stage.STEAL: (Step.REWARD,),
    Stage.DIVERT: (Step.REWARD,),
    Stage.MURDER: (Step.REWARD,),
    Stage.RALLY: (Step.REWARD,),
    Stage.VICTIM: (Step.REWARD,),
    Stage.JET: (Step.REFILL,),
    Stage.ARREST: (Step.REFILL,),
    Stage.WAR: (Step.REWARD, Step.SOCIETY, Step.END),
    Stage.RECOVER: (Step.RECOVER,),
    Stage.DISCARD: (Step.REFILL,),
    Stage.SOCIETY: (Step.END,),
    Stage.KEEP: (Step.MOBILISE,),
    Stage.OVER: (Step.END,),
}
"""In which step of a turn a question can come up."""


class PersonPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody in a gang, or in the Hospital; `learned` is the heist tucked under him."""

    id: str
    engaged: bool = False
    took_part: bool = False
    learned: str | None = None


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. The boss stands first in the gang."""

    money: Money
    gang: list[PersonPosition]
    done: list[str] = []
    hospital: list[PersonPosition] = []
    resource: str | None = None
    resource_active: bool = False
    dealt: list[str] = []
    """The two resource cards, while they are being chosen."""


class HeistPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The heist that is being done: symbols still missing; or how many of its special rewards have been taken."""

    id: str
    missing: str = ""
    crew: list[Seat] = []
    rewards_taken: Annotated[int, Meta(ge=0, le=REWARDS)] = 0
    diversions: Some = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything, hidden cards included. Cards named nowhere are in their decks, or out of the game."""

    stage: str
    chapter: Annotated[int, Meta(ge=1, le=CHAPTERS)]
    active: Seat
    seats: list[SeatPosition]
    gangsters: list[str | None]
    heists: list[str | None]
    step: str | None = None
    """What follows in the turn, where the stage does not say it: only in a gang war."""
    asked: Seat | None = None
    extra_turn: bool = False
    extra_turn_due: bool = False
    idle: Some = 0
    free_left: Some = 0
    heist: HeistPosition | None = None
    snitch: str | None = None
    """The snitch whose arrests are being made."""
    losers: list[Seat] = []
    gangsters_discarded: list[str] = []
    gangsters_gone: list[str] = []
    heists_discarded: list[str] = []
    heists_gone: list[str] = []
    """Of this chapter; those of earlier chapters that nobody has are gone anyway."""
    snitches_met: list[str] = []
    """Of this chapter."""
    top_gangster: str | None = None
    top_heist: str | None = None
    """Top cards that the owner of the resource has seen; a heist or a snitch."""


def describe(box: Box, state: State) -> Position:
    """A position in words."""
    stage = Stage(int(state.stage))
    top = int(state.top_heist)
    return Position(
        stage=stage.name.lower(),
        chapter=int(state.chapter),
        active=int(state.active),
        seats=[_describe_seat(box, state, seat) for seat in range(int(box.players))],
        gangsters=[None if card == NOTHING else names.person(box, card) for card in state.row_person.tolist()],
        heists=[None if card == NOTHING else names.heist(box, card) for card in state.row_heist.tolist()],
        step=Step(int(state.step)).name.lower() if len(STEP_OF_STAGE[stage]) > 1 else None,
        asked=None if state.asked in (NOBODY, state.active) else int(state.asked),
        extra_turn=bool(state.extra_turn),
        extra_turn_due=bool(state.extra_due),
        idle=int(state.idle),
        free_left=int(state.free_left),
        heist=_describe_heist(box, state),
        snitch=None if state.snitch == NOTHING else str(int(box.snitch_id[state.snitch])),
        losers=[seat for seat in range(int(box.players)) if state.losers >> seat & 1],
        gangsters_discarded=[names.person(box, card) for card in lying(state.person_place, Place.DISCARD)],
        gangsters_gone=[names.person(box, card) for card in lying(state.person_place, Place.GONE)],
        heists_discarded=[names.heist(box, card) for card in lying(state.heist_place, Place.DISCARD)],
        heists_gone=[
            names.heist(box, card)
            for card in lying(state.heist_place, Place.GONE)
            if box.heist_chapter[card] == state.chapter
        ],
        snitches_met=[
            names.heist(box, HEISTS + card)
            for card in lying(state.snitch_place, Place.GONE)
            if box.snitch_chapter[card] == state.chapter
        ],
        top_gangster=None if state.top_person == NOTHING else names.person(box, int(state.top_person)),
        top_heist=None if top == NOTHING else names.heist(box, top),
    )


def lying(places: Int16s, place: int) -> list[int]:
    """The cards that lie in a place."""
    return [card for card, where in enumerate(places.tolist()) if where == place]


def _describe_seat(box: Box, state: State, seat: int) -> SeatPosition:
    resource = int(state.resource[seat])
    hospital = gangs.has(box, state, seat, Effect.HOSPITAL)
    return SeatPosition(
        money=int(state.money[seat]),
        gang=[_describe_person(box, state, person) for person in lying(state.person_place, seat)],
        done=[names.heist(box, card) for card in lying(state.heist_place, seat)],
        hospital=[
            _describe_person(box, state, person) for person in lying(state.person_place, Place.HOSPITAL) if hospital
        ],
        resource=None if resource == NOTHING else names.resource(box, resource),
        resource_active=bool(state.resource_state[seat] != Activity.WAITING),
        dealt=[names.resource(box, card) for card in state.dealt[seat].tolist() if card != NOTHING],
    )


def _describe_person(box: Box, state: State, person: int) -> PersonPosition:
    tucked = int(state.tucked[person])
    return PersonPosition(
        id=names.person(box, person),
        engaged=bool(state.engaged[person]),
        took_part=bool(state.took_part[person]),
        learned=None if tucked == NOTHING else names.heist(box, tucked),
    )


def _describe_heist(box: Box, state: State) -> HeistPosition | None:
    if state.heist == NOTHING:
        return None
    return HeistPosition(
        id=names.heist(box, int(state.heist)),
        missing=names.letters(state.missing),
        crew=[seat for seat in range(int(box.players)) if state.crew >> seat & 1],
        rewards_taken=int(state.reward_step),
        diversions=int(state.diversions),
    )
