"""Gangsta! through a player's eyes. Whatever is listed here may leave the process; nothing else does."""

import msgspec

from omerta.games.gangsta import chapters, gangs, heists, losses, names, recruits, rewards, rules, scoring
from omerta.games.gangsta.position import lying
from omerta.games.gangsta.state import (
    CHAPTER_SIZE,
    CHAPTERS,
    FAMILIES,
    HEISTS,
    LAST_SNITCH,
    NOBODY,
    NOTHING,
    PERSONS,
    SEATS,
    SKILLS,
    SNITCHES,
    Activity,
    Box,
    Effect,
    Place,
    Skill,
    Stage,
    State,
)
from omerta.kernel.layout import once
from omerta.kernel.masks import numbers_of
from omerta.kernel.protocol import EVERYBODY
from omerta.kernel.rulebook import rule

Available = list[dict[int, list[int]]]
"""For each seat its available gangsters with the symbols they show."""


class PersonView(msgspec.Struct):
    """A boss or gangster: `skills` are printed, `learned` came by training."""

    id: str
    family: str
    skills: str
    learned: str | None
    influence: int
    boss: bool
    engaged: bool
    took_part: bool
    """In the heist whose rewards are being taken."""


class RecruitView(msgspec.Struct):
    """A gangster for hire, with what he costs the viewer (a spectator: what is printed)."""

    id: str
    family: str
    skills: str
    influence: int
    cost: int
    affordable: bool


class CrewView(msgspec.Struct):
    """How far a player is with a heist: what is missing now, what even with the whole gang, and who could take part."""

    seat: int
    possible: bool
    missing: str
    missing_with_all: str
    crew: list[str]
    """Available gangsters who have a skill it needs; for a cooperative heist also those of others."""


class HeistView(msgspec.Struct):
    """A heist and what it brings."""

    id: str
    kind: str
    skills: str
    cooperative: bool
    money: int
    influence: int
    rewards: list[str]
    cooperative_money: int
    high_tech: bool
    players: list[CrewView]


class DoneView(msgspec.Struct):
    """A completed heist."""

    id: str
    kind: str
    influence: int


class ResourceView(msgspec.Struct):
    """A resource card; `missing` are the skills that still keep it from activating."""

    id: str
    effect: str
    skills: str
    influence: int
    active: bool
    filed: bool
    missing: str


class SheetLine(msgspec.Struct):
    """One player's influence, part by part."""

    seat: int
    heists: int
    gang: int
    richest: int
    largest_gang: int
    families: int
    resources: int
    total: int
    money: int
    gang_size: int
    heists_done: int
    winner: bool


class SeatView(msgspec.Struct):
    """A player's side of the table."""

    seat: int
    money: int
    safe_money: int
    """What the Bank keeps from thieves."""
    gang: list[PersonView]
    gang_size: int
    symbols: dict[str, int]
    ready: dict[str, int]
    leaders: int
    leaders_available: int
    hospital: list[PersonView]
    done: list[DoneView]
    heist_points: int
    gang_points: int
    resource: ResourceView | None
    resource_chosen: bool
    dealt: list[ResourceView]
    """Only the viewer's own, while resources are being chosen."""
    score: SheetLine | None
    """As if the game ended now: the viewer's own; everybody's at the end, or if the table wants it so."""


class UnderwayView(msgspec.Struct):
    """The heist that is being done."""

    heist: HeistView
    missing: str
    crew: list[str]


class ForecastView(msgspec.Struct):
    """What the snitches still in the deck would cost a player: informants shown, and the price of each sort."""

    seat: int
    informants: int
    prices: dict[str, int]
    ruined_by: list[str]
    """The sorts that the player could not pay now."""


class SnitchView(msgspec.Struct):
    """Snitches of this chapter: those still to come, by the informants they ask for, and those met."""

    left: dict[str, int]
    met: int
    until_end: int | None
    """Chapter III: how many more end the game."""
    forecast: list[ForecastView]


class View(msgspec.Struct):
    """All that one seat, or a spectator, may see."""

    game: str
    players: int
    seat: int | None
    stage: str
    chapter: int
    acting: list[int]
    active: int
    extra_turn: bool
    extra_turn_due: bool
    families: bool
    resources: bool
    open_points: bool
    chapter_size: int
    to_chapter_end: list[int]
    """For each player, how many gangsters are missing to the end of the chapter."""
    idle_turns_left: int
    """Turns without a hire or a heist after which the chapter ends by itself."""
    gangsters: list[RecruitView | None]
    heists: list[HeistView | None]
    top_gangster: RecruitView | None
    top_heist: HeistView | None
    top_snitch: int | None
    """What the viewer has seen on top of a deck."""
    gangster_deck: int
    gangster_discard: list[str]
    heist_deck: int
    heist_discard: list[str]
    snitches: SnitchView
    free_left: int
    underway: UnderwayView | None
    diversions: int
    stealing: int
    loser: int | None
    """Whose gangster must go."""
    seats: list[SeatView]
    winners: list[int]


class FamilyLine(msgspec.Struct):
    """A family: members in each gang, and what they bring."""

    family: str
    members: list[int]
    bonus: list[int]


class ScoreSheet(msgspec.Struct):
    """The result, or the standing if the game ended now, best first; and the rule that decided it."""

    lines: list[SheetLine]
    families: list[FamilyLine]
    decided_by: str | None
    final: bool


@rule("gangsta/public")
def view(box: Box, state: State, seat: int) -> View:
    """Everything open to all, the seat's own resource cards, and what it alone has looked at."""
    stage = Stage(int(state.stage))
    players = range(int(box.players))
    waiting = rules.awaiting(box, state)
    loser = losses.next_loser(box, state) if state.losers else NOBODY
    size = CHAPTER_SIZE[int(state.chapter)]
    available = once(state, "available", lambda: _available(box, state))
    return View(
        game="gangsta",
        players=int(box.players),
        seat=None if seat < 0 else seat,
        stage=stage.name.lower(),
        chapter=int(state.chapter),
        acting=list(numbers_of(waiting)),
        active=int(state.active),
        extra_turn=bool(state.extra_turn),
        extra_turn_due=bool(state.extra_due),
        families=bool(box.families),
        resources=bool(box.resources),
        open_points=bool(box.open_points),
        chapter_size=size,
        to_chapter_end=[max(size - int(state.gang_size[other]), 0) for other in players],
        idle_turns_left=chapters.IDLE_ROUNDS * int(box.players) - int(state.idle),
        gangsters=[None if card == NOTHING else _recruit(box, state, seat, card) for card in state.row_person.tolist()],
        heists=once(state, "heists", lambda: _open_heists(box, state, available)),
        top_gangster=_top_gangster(box, state, seat),
        top_heist=_top_heist(box, state, seat, available),
        top_snitch=_top_snitch(box, state, seat),
        gangster_deck=int(state.deck_persons) + (state.top_person != NOTHING),
        gangster_discard=[names.person(box, card) for card in lying(state.person_place, Place.DISCARD)],
        heist_deck=int(state.deck_heists) + int(state.deck_snitches) + (state.top_heist != NOTHING),
        heist_discard=[names.heist(box, card) for card in lying(state.heist_place, Place.DISCARD)],
        snitches=once(state, "snitches", lambda: _snitches(box, state)),
        free_left=int(state.free_left),
        underway=_underway(box, state),
        diversions=int(state.diversions),
        stealing=rewards.amount_to_steal(box, state) if stage == Stage.STEAL else 0,
        loser=None if loser == NOBODY else loser,
        seats=[_seat(box, state, seat, other) for other in players],
        winners=list(numbers_of(state.winners)),
    )


def _open_heists(box: Box, state: State, available: Available) -> list[HeistView | None]:
    cards = state.row_heist.tolist()
    return [None if card == NOTHING else _heist(box, state, card, available) for card in cards]


def _recruit(box: Box, state: State, viewer: int, card: int) -> RecruitView:
    cost = int(box.person_money[card]) if viewer < 0 else recruits.cost_of(box, state, viewer, card)
    return RecruitView(
        id=names.person(box, card),
        family=names.FAMILY_WORDS[int(box.person_family[card])],
        skills=names.letters(box.person_skill[card]),
        influence=int(box.person_influence[card]),
        cost=cost,
        affordable=viewer >= 0 and bool(state.money[viewer] >= cost),
    )


def _top_gangster(box: Box, state: State, viewer: int) -> RecruitView | None:
    """Only the owner of the Informant network has looked."""
    if state.top_person == NOTHING or not _has_looked(box, state, viewer, Effect.INFORMANT_NETWORK):
        return None
    return _recruit(box, state, viewer, int(state.top_person))


def _top_heist(box: Box, state: State, viewer: int, available: Available) -> HeistView | None:
    """Only the owner of the Bikers has looked."""
    if not 0 <= state.top_heist < HEISTS or not _has_looked(box, state, viewer, Effect.BIKERS):
        return None
    return _heist(box, state, int(state.top_heist), available)


def _top_snitch(box: Box, state: State, viewer: int) -> int | None:
    if state.top_heist < HEISTS or not _has_looked(box, state, viewer, Effect.BIKERS):
        return None
    return int(box.snitch_informants[state.top_heist - HEISTS])


def _has_looked(box: Box, state: State, viewer: int, effect: Effect) -> bool:
    """Is this the one who may look on top of that deck?"""
    owner = gangs.owner_of_effect(box, state, effect)
    return owner != NOBODY and viewer in (owner, EVERYBODY)


def _heist(box: Box, state: State, card: int, available: Available | None = None) -> HeistView:
    """A heist; with those available, also who could do it."""
    return HeistView(
        id=names.heist(box, card),
        kind=names.HEIST_WORDS[int(box.heist_kind[card])],
        skills=names.letters(box.heist_skill[card]),
        cooperative=bool(box.heist_cooperative[card]),
        money=int(box.heist_money[card]),
        influence=int(box.heist_influence[card]),
        rewards=names.rewards(box, card),
        cooperative_money=int(box.heist_cooperative_money[card]),
        high_tech=bool(box.heist_high_tech[card]),
        players=[_crew(box, state, available, seat, card) for seat in range(int(box.players))] if available else [],
    )


def _available(box: Box, state: State) -> Available:
    gangs_of: Available = [{} for _ in range(int(box.players))]
    places, engaged = state.person_place.tolist(), state.engaged.tolist()
    for person in range(PERSONS):
        if places[person] < SEATS and not engaged[person]:
            gangs_of[places[person]][person] = [gangs.skill_of(box, state, person, skill) for skill in range(SKILLS)]
    return gangs_of


def _crew(box: Box, state: State, available: Available, seat: int, card: int) -> CrewView:
    """Who could do this heist now, and with whom."""
    needed = box.heist_skill[card].tolist()
    everybody = range(int(box.players)) if box.heist_cooperative[card] else (seat,)
    shown = [state.symbols[other].tolist() for other in everybody]
    with_all = [max(needed[skill] - sum(gang[skill] for gang in shown), 0) for skill in range(SKILLS)]
    crew = [
        person
        for other in everybody
        for person, skills in available[other].items()
        if any(wanted and has for wanted, has in zip(needed, skills, strict=True))
    ]
    return CrewView(
        seat=seat,
        possible=heists.why_not_heist(box, state, seat, card) == 0,
        missing=heists.shortage_letters(box, state, seat, card),
        missing_with_all=names.letters(with_all),
        crew=[names.person(box, person) for person in sorted(crew)],
    )


def _underway(box: Box, state: State) -> UnderwayView | None:
    if state.heist == NOTHING:
        return None
    return UnderwayView(
        heist=_heist(box, state, int(state.heist)),
        missing=names.letters(state.missing),
        crew=[names.person(box, person) for person in range(PERSONS) if state.took_part[person]],
    )


def _snitches(box: Box, state: State) -> SnitchView:
    """Which snitches are still to come is known: the met ones are. A peeked one still counts as to come."""
    left: dict[str, int] = {}
    for snitch in range(SNITCHES):
        if state.snitch_place[snitch] in (Place.DECK, Place.TOP):
            asked = str(int(box.snitch_informants[snitch]))
            left[asked] = left.get(asked, 0) + 1
    last = state.chapter == CHAPTERS
    return SnitchView(
        left=left,
        met=int(state.snitches_met),
        until_end=max(LAST_SNITCH - int(state.snitches_met), 0) if last else None,
        forecast=[_forecast(box, state, seat, left) for seat in range(int(box.players))],
    )


def _forecast(box: Box, state: State, seat: int, left: dict[str, int]) -> ForecastView:
    prices = {asked: losses.snitch_price(box, state, seat, int(asked)) for asked in left}
    return ForecastView(
        seat=seat,
        informants=int(state.symbols[seat, Skill.INFORMANT]),
        prices=prices,
        ruined_by=[asked for asked, price in prices.items() if price > state.money[seat]],
    )


def _seat(box: Box, state: State, viewer: int, seat: int) -> SeatView:
    """What everybody sees of a player, and to the player also what is hidden from the others."""
    shown = once(state, f"seat {seat}", lambda: _open_seat(box, state, seat))
    if viewer not in (seat, EVERYBODY):
        return shown
    resource, choosing = int(state.resource[seat]), bool(state.stage == Stage.KEEP)
    return msgspec.structs.replace(
        shown,
        resource=None if resource == NOTHING else _resource(box, state, seat, resource),
        dealt=[_resource(box, state, seat, card) for card in state.dealt[seat].tolist()] if choosing else [],
        score=_sheet_line(box, state, seat),
    )


def _open_seat(box: Box, state: State, seat: int) -> SeatView:
    resource = int(state.resource[seat])
    revealed = resource != NOTHING and bool(state.stage != Stage.KEEP)
    safe = min(int(state.money[seat]), rewards.SAFE_MONEY) if gangs.has(box, state, seat, Effect.BANK) else 0
    return SeatView(
        seat=seat,
        money=int(state.money[seat]),
        safe_money=safe,
        gang=[_person(box, state, person) for person in lying(state.person_place, seat)],
        gang_size=int(state.gang_size[seat]),
        symbols=dict(zip(names.LETTERS, state.symbols[seat].tolist(), strict=True)),
        ready=dict(zip(names.LETTERS, state.ready[seat].tolist(), strict=True)),
        leaders=gangs.leaders_of(box, state, seat, False),
        leaders_available=gangs.leaders_of(box, state, seat, True),
        hospital=[_person(box, state, card) for card in lying(state.person_place, Place.HOSPITAL)]
        if gangs.has(box, state, seat, Effect.HOSPITAL)
        else [],
        done=[
            DoneView(
                names.heist(box, card), names.HEIST_WORDS[int(box.heist_kind[card])], int(box.heist_influence[card])
            )
            for card in lying(state.heist_place, seat)
        ],
        heist_points=scoring.heist_influence(box, state, seat),
        gang_points=scoring.gang_influence(box, state, seat),
        resource=_resource(box, state, seat, resource) if revealed else None,
        resource_chosen=resource != NOTHING,
        dealt=[],
        score=_sheet_line(box, state, seat) if box.open_points or state.stage == Stage.OVER else None,
    )


def _person(box: Box, state: State, person: int) -> PersonView:
    learned = gangs.learned_skill(box, state, person)
    return PersonView(
        id=names.person(box, person),
        family=names.FAMILY_WORDS[int(box.person_family[person])],
        skills=names.letters(box.person_skill[person]),
        learned=None if learned == NOTHING else names.LETTERS[learned],
        influence=int(box.person_influence[person]),
        boss=names.is_boss(person),
        engaged=bool(state.engaged[person]),
        took_part=bool(state.took_part[person]),
    )


def _resource(box: Box, state: State, seat: int, card: int) -> ResourceView:
    needed = box.resource_skill[card].tolist()
    missing = [max(needed[skill] - int(state.symbols[seat, skill]), 0) for skill in range(SKILLS)]
    own = bool(card == state.resource[seat])
    return ResourceView(
        id=names.resource(box, card),
        effect=names.EFFECT_WORDS[int(box.resource_effect[card])],
        skills=names.letters(needed),
        influence=int(box.resource_influence[card]),
        active=own and bool(state.resource_state[seat] == Activity.ACTIVE),
        filed=own and bool(state.resource_state[seat] == Activity.FILED),
        missing=names.letters(missing),
    )


@rule("gangsta/score")
def score_sheet(box: Box, state: State) -> ScoreSheet:
    """Influence part by part; before the end, as if the game ended now."""
    final = bool(state.stage == Stage.OVER)
    players = range(int(box.players))
    families = [
        FamilyLine(
            family=names.FAMILY_WORDS[family],
            members=[scoring.members_of(box, state, seat, family) for seat in players],
            bonus=[scoring.family_bonus(box, state, seat, family) for seat in players],
        )
        for family in range(FAMILIES)
        if box.families
    ]
    lines = [_sheet_line(box, state, seat) for seat in players]
    lines.sort(key=lambda line: (line.total, line.gang_size), reverse=True)
    return ScoreSheet(lines, families, "gangsta/winner" if final else None, final)


def _sheet_line(box: Box, state: State, seat: int) -> SheetLine:
    return SheetLine(
        seat=seat,
        heists=scoring.heist_influence(box, state, seat),
        gang=scoring.gang_influence(box, state, seat),
        richest=scoring.richest_bonus(box, state, seat),
        largest_gang=scoring.largest_gang_bonus(box, state, seat),
        families=sum(scoring.family_bonus(box, state, seat, family) for family in range(FAMILIES)),
        resources=scoring.resource_influence(box, state, seat),
        total=scoring.score_of(box, state, seat),
        money=int(state.money[seat]),
        gang_size=int(state.gang_size[seat]),
        heists_done=len(lying(state.heist_place, seat)),
        winner=bool(state.winners >> seat & 1),
    )


def account(box: Box, state: State) -> dict[str, int]:
    """Every card, wherever it lies, and all the money."""
    players = int(box.players)
    bosses = [int(state.person_place[boss]) for boss in state.boss[:players].tolist()]
    people = state.person_place.tolist()
    tucked = [heist for heist in state.tucked.tolist() if heist != NOTHING]
    places = state.heist_place.tolist()
    rows = [heist for heist in state.row_heist.tolist() if heist != NOTHING]
    dealt = state.dealt if state.stage == Stage.KEEP else state.resource
    held = [resource for resource in dealt.flatten().tolist() if resource != NOTHING]
    return {
        "bosses with their players": sum(place == seat for seat, place in enumerate(bosses)),
        "gangsters in some place": sum(0 <= place <= Place.TOP for place in people[len(names.FAMILY_WORDS) :]),
        "people counted in gangs less those there": int(state.gang_size.sum()) - sum(place < SEATS for place in people),
        "gangsters in the row less those placed there": int((state.row_person != NOTHING).sum())
        - people.count(Place.ROW),
        "gangsters in the deck less those counted": people.count(Place.DECK) - int(state.deck_persons),
        "heists in some place": sum(0 <= place <= Place.UNDERWAY for place in places),
        "heists in the deck less those counted": places.count(Place.DECK) - int(state.deck_heists),
        "heists in the row less those placed there": len(set(rows)) - places.count(Place.ROW),
        "tucked cards less those under gangsters": places.count(Place.TUCKED) - len(set(tucked)),
        "snitches in some place": sum(place in SNITCH_PLACES for place in state.snitch_place.tolist()),
        "resource cards held by two": len(held) - len(set(held)),
        "money of players and bank": int(state.money.sum()) + int(state.bank),
    }


SNITCH_PLACES = (Place.BOX, Place.DECK, Place.TOP, Place.GONE, Place.UNDERWAY)
