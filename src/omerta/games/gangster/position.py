"""A position of Gangster in readable names: for tests, records and boards set up by hand. Checked on the way in."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from omerta.games.gangster import choices, driving, harbour, loading, names, reckoning
from omerta.games.gangster.content import POLICE
from omerta.games.gangster.loading import TURNS_WITHOUT_DRIVE
from omerta.games.gangster.state import (
    CARDS,
    CASINO,
    COLOURS,
    DOUBLERS,
    GANGSTERS,
    MOST_COPIES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPEN,
    PLACES,
    ROUNDS,
    SEATS,
    SLOTS,
    Box,
    Equipment,
    Stage,
    State,
)
from omerta.games.gangster.view import ARRIVED, settled_standings, spaces_shown
from omerta.kernel.errors import check_field
from omerta.kernel.masks import mask_of, numbers_of

Gangsters = Annotated[int, Meta(ge=0, le=GANGSTERS)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Points = Annotated[int, Meta(ge=0, le=9999)]
Card = Annotated[int, Meta(ge=1, le=CARDS)]
CasinoCard = Annotated[int, Meta(ge=1, le=CASINO)]
Colour = Literal["blue", "grey", "yellow", "brown", "green"]
Kind = Literal["bodyguard", "motor", "tommy_gun", "trunk", "bumper", "door"]


class DistrictPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A district: its tile, and the colour on each space up to the last one taken."""

    tile: int
    spaces: list[Colour | None] = []
    doubler: bool = False


class SettledPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A district as it stood on the last Day of Reckoning."""

    spaces: list[Colour | None] = []
    doubler: bool = False


class ColourPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A colour. `gangsters` are the own ones in the car, `earned` is the influence of each Day of Reckoning so far."""

    car: str
    gangsters: Gangsters
    cards: list[Card]
    equipment: list[Kind] = []
    """Left slot first."""
    trunk: dict[Colour, Gangsters] = {}
    dumped: Gangsters = 0
    earned: list[Points] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything."""

    stage: Literal["act", "unload", "load", "push", "dump", "take", "over"]
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    acting: Seat
    districts: dict[str, DistrictPosition]
    colours: dict[Colour, ColourPosition]
    open_equipment: dict[Kind, Copies]
    supply: dict[Kind, Copies]
    police: Annotated[int, Meta(ge=0, le=POLICE)]
    """Police cards still in the pile; the district cards in it are those of districts without a doubler."""
    colour: Colour | None = None
    """With which colour the player acts: in the course of a turn."""
    aimed: str | None = None
    idle: Annotated[int, Meta(ge=0, le=TURNS_WITHOUT_DRIVE * COLOURS)] = 0
    """Turns in a row in which nobody drove."""
    casino: list[CasinoCard] = []
    """Casino cards drawn, by round."""
    last_reckoning: dict[str, SettledPosition] = {}


def describe(box: Box, state: State) -> Position:
    """A position in words."""
    words = names.place_words(box)
    districts = [place for place in range(PLACES) if box.in_play[place]]
    settled = int(state.round_number) - (state.stage != Stage.OVER)
    return Position(
        stage=Stage(int(state.stage)).name.lower(),  # type: ignore[arg-type]
        round=int(state.round_number),
        acting=int(state.acting),
        colour=None if state.colour == NOBODY else names.COLOUR_WORDS[int(state.colour)],  # type: ignore[arg-type]
        aimed=None if state.aimed == NOWHERE else words[int(state.aimed)],
        idle=int(state.idle),
        districts={
            words[place]: DistrictPosition(
                tile=int(box.tile_number[state.tile[place]]),
                spaces=_spaces(state.standing[place].tolist()),
                doubler=bool(state.doubled >> place & 1),
            )
            for place in districts
        },
        colours={
            names.COLOUR_WORDS[colour]: ColourPosition(  # type: ignore[misc]
                car=words[int(state.car[colour])],
                gangsters=int(state.riding[colour]),
                cards=[card + 1 for card in numbers_of(state.cards[colour])],
                equipment=[names.EQUIPMENT_WORDS[kind] for kind in state.equipment[colour].tolist() if kind != NOTHING],
                trunk=_counts(names.COLOUR_WORDS, state.trunk[colour].tolist()),  # type: ignore[arg-type]
                dumped=int(state.dumped[colour]),
                earned=state.earned[:settled, colour].tolist(),
            )
            for colour in range(int(box.colours))
        },
        open_equipment=_counts(names.EQUIPMENT_WORDS, state.equipment_open.tolist()),  # type: ignore[arg-type]
        supply=_counts(names.EQUIPMENT_WORDS, state.equipment_supply.tolist()),  # type: ignore[arg-type]
        police=int(state.police_left),
        casino=state.casino_drawn[:settled].tolist(),
        last_reckoning={
            words[place]: SettledPosition(
                spaces=_spaces(state.settled[place].tolist()), doubler=bool(state.settled_doubled >> place & 1)
            )
            for place in districts
            if settled
        },
    )


def _spaces(masks: list[int]) -> list[Colour | None]:
    return spaces_shown(masks, max(mask.bit_length() for mask in masks))  # type: ignore[return-value]


def _counts(words: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {word: number for word, number in zip(words, numbers, strict=True) if number}


def restore(box: Box, state: State, position: Position) -> None:
    """Fill an empty state; a position that the rules could not go on from, or that plainly never arises, is refused."""
    players, colours = int(box.players), int(box.colours)
    state.stage, state.round_number = Stage[position.stage.upper()], position.round
    check_field(position.acting < players, "acting", f"the seats are 0 to {players - 1}")
    state.acting = position.acting
    limit = TURNS_WITHOUT_DRIVE * colours
    check_field(position.idle <= limit, "idle", f"at most {limit}: after that somebody must drive")
    state.idle = position.idle
    words = names.COLOUR_WORDS[:colours]
    check_field(sorted(position.colours) == sorted(words), "colours", f"must be {', '.join(words)}")
    check_field(
        position.stage != "over" or position.round == ROUNDS, "stage", f"the game is over only after round {ROUNDS}"
    )
    _restore_districts(box, state, position)
    _restore_colours(box, state, position)
    _restore_equipment(box, state, position)
    _restore_days(box, state, position)
    _restore_step(box, state, position)
    if position.stage == "over":
        state.winners = reckoning.best_seats(box, state)


def _places(box: Box) -> dict[str, int]:
    return {word: place for place, word in enumerate(names.place_words(box))}


def _place(box: Box, word: str, field: str) -> int:
    places = _places(box)
    check_field(word in places, field, f"there is no place `{word}`; there are {', '.join(places)}")
    return places[word]


def _districts(box: Box) -> dict[str, int]:
    return {word: place for word, place in _places(box).items() if box.in_play[place]}


# --- the board


def _restore_districts(box: Box, state: State, position: Position) -> None:
    state.tile[:] = NOTHING
    districts = _districts(box)
    check_field(sorted(position.districts) == sorted(districts), "districts", f"must be {', '.join(districts)}")
    numbers = box.tile_number[: box.tiles].tolist()
    for word, place in districts.items():
        given, field = position.districts[word], f"districts.{word}"
        check_field(given.tile in numbers, f"{field}.tile", f"there is no tile {given.tile}")
        tile = numbers.index(given.tile)
        check_field(tile not in state.tile.tolist(), f"{field}.tile", f"tile {given.tile} lies somewhere else already")
        state.tile[place] = tile
        _stand(box, state.standing[place], given.spaces, tile, f"{field}.spaces")
        state.doubled = int(state.doubled) | given.doubler << place
    state.deck = int(box.district_cards) & ~int(state.doubled)
    doublers = int(state.doubled).bit_count()
    if position.stage == "over":
        fine = doublers == DOUBLERS or not box.always_drives
        check_field(fine and doublers >= 1, "districts", f"{doublers} doublers; a round ends with the {DOUBLERS}th")
    else:
        check_field(
            1 <= doublers < DOUBLERS, "districts", f"{doublers} doublers; during a round there are 1 to {DOUBLERS - 1}"
        )
    check_field(position.police <= box.police, "police", f"at this table there are {box.police} police cards")
    state.police_left, state.police_drawn = position.police, int(box.police) - position.police


def _stand(box: Box, row: object, spaces: list[Colour | None], tile: int, field: str) -> None:
    most = int(box.tile_spaces[tile])
    check_field(len(spaces) <= most, field, f"tile {int(box.tile_number[tile])} has {most} spaces, not {len(spaces)}")
    check_field(not spaces or spaces[-1] is not None, field, "ends with an empty space; leave those at the end out")
    for space, word in enumerate(spaces):
        if word is not None:
            colour = names.COLOUR_WORDS.index(word)
            check_field(colour < box.colours, f"{field}[{space}]", f"{word} does not play")
            row[colour] |= 1 << space  # type: ignore[index]


# --- tableaux


def _restore_colours(box: Box, state: State, position: Position) -> None:
    state.car[:] = NOWHERE
    settled = position.round - (position.stage != "over")
    for word, given in position.colours.items():
        colour, field = names.COLOUR_WORDS.index(word), f"colours.{word}"
        state.car[colour] = _place(box, given.car, f"{field}.car")
        state.riding[colour], state.dumped[colour] = given.gangsters, given.dumped
        check_field(len(set(given.cards)) == len(given.cards), f"{field}.cards", "names a card twice")
        state.cards[colour] = mask_of(card - 1 for card in given.cards)
        in_a_drive = position.colour == word and position.stage in ("push", "dump", "take")
        check_field(
            bool(given.cards) or in_a_drive, f"{field}.cards", "after the third card all three turn face up again"
        )
        for other, count in given.trunk.items():
            where = f"{field}.trunk.{other}"
            check_field(names.COLOUR_WORDS.index(other) < box.colours, where, f"{other} does not play")
            check_field(other != word, where, "own gangsters ride in the car")
            check_field(count > 0, where, "leave out whom it does not hold")
            state.trunk[colour, names.COLOUR_WORDS.index(other)] = count
        check_field(state.trunk[colour].sum() <= 2, f"{field}.trunk", "a trunk never holds more than two")
        check_field(len(given.earned) == settled, f"{field}.earned", f"needs {settled} numbers, one a Day of Reckoning")
        state.earned[:settled, colour] = given.earned
    due = ARRIVED[position.round - 1]
    for colour in range(int(box.colours)):
        standing = sum(mask.bit_count() for mask in state.standing[:, colour].tolist())
        there = standing + int(state.riding[colour] + state.trunk[:, colour].sum() + state.dumped[colour])
        check_field(
            there == due,
            f"colours.{names.COLOUR_WORDS[colour]}",
            f"{there} gangsters in all (in the car, in districts, in trunks, dumped); in round {position.round} there"
            f" are {due}",
        )


def _restore_equipment(box: Box, state: State, position: Position) -> None:
    state.equipment[:] = NOTHING
    for word, given in position.colours.items():
        colour, field = names.COLOUR_WORDS.index(word), f"colours.{word}.equipment"
        check_field(len(given.equipment) <= SLOTS, field, f"there are {SLOTS} slots")
        check_field(
            len(set(given.equipment)) == len(given.equipment), field, "the two tiles are always of different kinds"
        )
        for slot, kind in enumerate(given.equipment):
            state.equipment[colour, slot] = names.EQUIPMENT_WORDS.index(kind)
    for kind, count in position.open_equipment.items():
        state.equipment_open[names.EQUIPMENT_WORDS.index(kind)] = count
    for kind, count in position.supply.items():
        state.equipment_supply[names.EQUIPMENT_WORDS.index(kind)] = count
    for number, name in enumerate(names.EQUIPMENT_WORDS):
        owned = int((state.equipment == number).sum())
        there = int(state.equipment_open[number] + state.equipment_supply[number]) + owned
        copies = int(box.equipment_copies[number])
        check_field(
            there <= copies, f"supply.{name}", f"{there} {name} in all (supply, open, owned); there are {copies}"
        )
        state.equipment_gone[number] = copies - there
    lying, supply = int(state.equipment_open.sum()), int(state.equipment_supply.sum())
    check_field(lying <= OPEN, "open_equipment", f"{lying} tiles lie open; at most {OPEN} do")
    check_field(
        lying == OPEN or not supply, "open_equipment", f"{lying} tiles lie open; {OPEN} do while there is a supply"
    )
    alike = bool((state.equipment_open == OPEN).any())
    check_field(not alike, "open_equipment", "three of a kind are removed at once")
    for word, given in position.colours.items():
        fine = bool(given.equipment) or not supply
        check_field(fine, f"colours.{word}.equipment", "everybody is dealt a tile and never loses the last one")


# --- Days of Reckoning


def _restore_days(box: Box, state: State, position: Position) -> None:
    """Casino cards, and the last day as it stood; what was earned then must follow from it."""
    settled = position.round - (position.stage != "over")
    check_field(len(position.casino) == settled, "casino", f"needs {settled} numbers, one a Day of Reckoning")
    check_field(len(set(position.casino)) == settled, "casino", "names a card twice; a card drawn leaves the game")
    state.casino_drawn[:settled] = position.casino
    state.casino_left = (1 << CASINO) - 1 & ~mask_of(card - 1 for card in position.casino)
    districts = _districts(box) if settled else {}
    field = "last_reckoning"
    expected = f"must be {', '.join(districts)}" if settled else "there has been none"
    check_field(sorted(position.last_reckoning) == sorted(districts), field, expected)
    if not settled:
        return
    for word, place in districts.items():
        given = position.last_reckoning[word]
        _stand(box, state.settled[place], given.spaces, int(state.tile[place]), f"{field}.{word}.spaces")
        state.settled_doubled = int(state.settled_doubled) | given.doubler << place
    doublers = int(state.settled_doubled).bit_count()
    fine = doublers == DOUBLERS or (not box.always_drives and 1 <= doublers < DOUBLERS)
    check_field(fine, field, f"{doublers} doublers; a round ends with the {DOUBLERS}th")
    if position.stage == "over":
        same = (state.settled == state.standing).all() and state.settled_doubled == state.doubled
        check_field(bool(same), field, "when the game is over, all stands as it was settled")
    earned = [0] * COLOURS
    for standing in settled_standings(box, state).values():
        for colour, _, _, value in standing.ranking:
            earned[colour] += standing.points(value, position.casino[-1]) or 0
    for colour in range(int(box.colours)):
        word = names.COLOUR_WORDS[colour]
        standing_then = sum(mask.bit_count() for mask in state.settled[:, colour].tolist())
        most = ARRIVED[settled - 1]
        check_field(
            standing_then <= most, field, f"{word} has {standing_then} gangsters in districts; there were {most}"
        )
        given_points = int(state.earned[settled - 1, colour])
        check_field(
            given_points == earned[colour],
            f"colours.{word}.earned",
            f"{given_points} on the last Day of Reckoning, but by `{field}` it was {earned[colour]}",
        )


# --- in the course of a turn


def _restore_step(box: Box, state: State, position: Position) -> None:
    """A question is open only where it can arise."""
    state.colour, state.aimed = NOBODY, NOWHERE
    in_course = position.stage not in ("act", "over")
    check_field((position.colour is not None) == in_course, "colour", "is named in the course of a turn, and only then")
    check_field(
        (position.aimed is not None) == (position.stage == "load"), "aimed", "goes with the stage `load`, and only then"
    )
    if position.stage == "act":
        fine = choices.can_act(box, state, position.acting)
        check_field(fine, "acting", f"seat {position.acting} can do nothing, so the turn would have been skipped")
    if position.colour is None:
        return
    colour = names.COLOUR_WORDS.index(position.colour)
    mine = colour < box.colours and driving.owner_of(box, colour) == position.acting
    check_field(mine, "colour", f"{position.colour} does not belong to seat {position.acting}")
    state.colour = colour
    if position.stage in ("push", "dump", "take"):
        check_field(len(position.colours[position.colour].cards) < CARDS, "stage", "a drive turns a card face down")
        check_field(position.idle == 0, "idle", "somebody has just driven")
    else:
        fine = not loading.must_drive(box, state)
        check_field(fine, "idle", "somebody had to drive")
    check_field(
        _can_be_asked(box, state, position, colour),
        "stage",
        f"there is nothing to decide in the stage `{position.stage}`",
    )


def _can_be_asked(box: Box, state: State, position: Position, colour: int) -> bool:
    place = int(state.car[colour])
    match position.stage:
        case "unload":
            return bool(state.standing[place, colour]) and loading.may_unload_second(box, state, colour)
        case "load":
            assert position.aimed is not None
            state.aimed = _place(box, position.aimed, "aimed")
            return loading.why_not_aim(box, state, colour, int(state.aimed)) == 0
        case "push":
            return driving.may_push(box, state, colour)
        case "dump":
            return harbour.has_stopped(box, state, colour) and harbour.may_dump(state, colour)
        case _:
            return harbour.has_stopped(box, state, colour) and harbour.kinds_to_take(state, colour) > 0


assert tuple(kind.name.lower() for kind in Equipment) == names.EQUIPMENT_WORDS
