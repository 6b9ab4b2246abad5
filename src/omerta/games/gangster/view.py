"""Gangster through a player's eyes. All is open but the order of the piles: every seat and spectator sees the same."""

import msgspec

from omerta.games.gangster import driving, loading, names, reckoning
from omerta.games.gangster.state import (
    CARDS,
    CASINO,
    DOUBLERS,
    GANGSTERS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACES,
    ROUNDS,
    SLOTS,
    Box,
    Equipment,
    Stage,
    State,
)
from omerta.kernel.layout import once
from omerta.kernel.masks import numbers_of
from omerta.kernel.rulebook import rule

ARRIVED = (9, 15, 20)
"""Gangsters of a colour that have come into play, by round."""


class StandingView(msgspec.Struct):
    """A colour in a district and what it would get if the district were settled now."""

    colour: str
    gangsters: int
    best_rank: int
    value: str | None
    """The value of the tile it is due; None if none is left."""
    points: int | None
    """With the doubler counted; None while that depends on a casino card still to be drawn."""


class TileView(msgspec.Struct):
    """A point tile."""

    number: int
    values: list[str]
    spaces: int
    columns: int
    house: bool


class PlaceView(msgspec.Struct):
    """A district, or the harbour."""

    place: str
    name: str
    kind: str
    in_play: bool
    x: int
    y: int
    house: bool
    neighbours: list[str]
    tile: TileView | None
    spaces: list[str | None]
    """The colour on each space."""
    next_space: int | None
    """Where the next gangster would stand, counted from 1; None if the tile is full or there is none."""
    doubler: bool
    cars: list[str]
    standings: list[StandingView]
    """Strongest first."""


class RoadView(msgspec.Struct):
    """A road between two places."""

    ends: list[str]
    house: bool


class ColourView(msgspec.Struct):
    """A colour's tableau, cards and car."""

    colour: str
    seat: int
    car: str
    cards: list[int]
    """Movement cards not yet used."""
    reach: dict[str, list[str]]
    """Unused card, and with a motor the card and one more -> the places it reaches."""
    gangsters: int
    trunk: dict[str, int]
    trunk_size: int
    equipment: list[str]
    to_come: int
    """Gangsters that arrive in later rounds."""
    dumped: int
    earned: list[int]


class SeatView(msgspec.Struct):
    """A player."""

    seat: int
    colours: list[str]
    influence: int
    earned: list[int]
    forecast: list[int]
    """What the player would earn if all were settled now, with a 1, 2, ... 6 for the "?"."""


class EquipmentView(msgspec.Struct):
    """A kind of equipment and where its tiles are."""

    equipment: str
    copies: int
    open: int
    supply: int
    gone: int
    house: bool


class DeckView(msgspec.Struct):
    """The district cards: the pile is known but for its order."""

    districts: list[str]
    police: int
    police_drawn: int


class RoundEndView(msgspec.Struct):
    """How soon the round can end."""

    doublers_left: int
    fewest_drives: int
    """Drives by anybody that could bring the last doubler: if no police comes and all help."""
    most_refreshes: int
    """Times that somebody's cards turn face up again, at most, until the round ends."""
    drives_to_refresh: dict[str, int]
    """For each colour: drives until its cards turn face up."""


class CasinoView(msgspec.Struct):
    """Casino cards."""

    left: list[int]
    drawn: list[int]


class View(msgspec.Struct):
    """All that one seat, or a spectator, may see."""

    game: str
    players: int
    seat: int | None
    stage: str
    round: int
    acting: int | None
    colour: str | None
    """With which colour the player acts, once that is settled."""
    aimed: str | None
    idle: int
    must_drive: bool
    places: list[PlaceView]
    roads: list[RoadView]
    colours: list[ColourView]
    seats: list[SeatView]
    equipment: list[EquipmentView]
    supply: int
    deck: DeckView
    round_end: RoundEndView
    casino: CasinoView
    winners: list[int]


class LineSheet(msgspec.Struct):
    """A colour in a settled district."""

    seat: int
    colour: str
    gangsters: int
    best_rank: int
    position: int
    value: str | None
    points: int


class DistrictSheet(msgspec.Struct):
    """A district settled."""

    place: str
    values: list[str]
    doubled: bool
    lines: list[LineSheet]


class ReckoningSheet(msgspec.Struct):
    """A Day of Reckoning, district by district."""

    round: int
    casino: int
    possible: bool
    """Is, or was, this casino card in the pile?"""
    points: list[int]
    """By seat."""
    districts: list[DistrictSheet]


class SheetLine(msgspec.Struct):
    """One player's result, round by round and colour by colour."""

    seat: int
    influence: int
    earned: list[int]
    colours: dict[str, list[int]]
    winner: bool


class ScoreSheet(msgspec.Struct):
    """The standing, best first; the last Day of Reckoning; and what would happen if it were today.

    Of earlier days the position keeps what each colour earned and the casino number. More would make every position
    larger, and search copies millions of them; the events of a record tell those days in full.
    """

    lines: list[SheetLine]
    casino: list[int]
    """The casino number of each round."""
    last: ReckoningSheet | None
    now: list[ReckoningSheet]
    """For each casino number; empty when the game is over."""
    decided_by: str | None
    final: bool


class Standing:
    """A district as it stands: who comes first, and what is due to whom."""

    def __init__(self, box: Box, tile: int, masks: list[int], doubled: bool) -> None:
        self.values = list(map(names.value_word, box.tile_values[tile, : box.tile_value_count[tile]].tolist()))
        self.factor = 2 if doubled else 1
        strongest = sorted(
            ((reckoning.strength(mask), colour) for colour, mask in enumerate(masks) if mask), reverse=True
        )
        self.ranking = [
            (colour, masks[colour].bit_count(), masks[colour].bit_length(), self.value(position))
            for position, (_, colour) in enumerate(strongest)
        ]

    def value(self, position: int) -> str | None:
        """The value due to a position, as it is printed."""
        return self.values[position] if position < len(self.values) else None

    def points(self, value: str | None, casino: int | None) -> int | None:
        """What a value is worth here; None if that depends on a casino number not given."""
        if value is None:
            return 0
        if value == names.QUESTION_WORD:
            return None if casino is None else self.factor * casino
        return self.factor * int(value)


def standings(box: Box, state: State) -> dict[int, Standing]:
    """Every district in play as it stands now."""
    masks, tiles, doubled = state.standing.tolist(), state.tile.tolist(), int(state.doubled)
    return {
        place: Standing(box, tiles[place], masks[place], bool(doubled >> place & 1))
        for place in range(PLACES)
        if tiles[place] != NOTHING
    }


def forecast(box: Box, now: dict[int, Standing], casino: int) -> list[int]:
    """What each seat would earn if all were settled now."""
    points = [0] * int(box.players)
    for standing in now.values():
        for colour, _, _, value in standing.ranking:
            points[colour % int(box.players)] += standing.points(value, casino) or 0
    return points


@rule("gangster/open-information")
def view(box: Box, state: State, seat: int) -> View:
    """Everything; the piles as what is in them, without an order."""
    shown = once(state, "view", lambda: _open_view(box, state))
    return shown if seat < 0 else msgspec.structs.replace(shown, seat=seat)


def _open_view(box: Box, state: State) -> View:
    over = bool(state.stage == Stage.OVER)
    words = names.place_words(box)
    now = standings(box, state)
    forecasts = [forecast(box, now, casino) for casino in range(1, CASINO + 1)]
    cars = state.car.tolist()
    return View(
        game="gangster",
        players=int(box.players),
        seat=None,
        stage=Stage(int(state.stage)).name.lower(),
        round=int(state.round_number),
        acting=None if over else int(state.acting),
        colour=None if state.colour == NOBODY else names.COLOUR_WORDS[int(state.colour)],
        aimed=None if state.aimed == NOWHERE else words[int(state.aimed)],
        idle=int(state.idle),
        must_drive=not over and loading.must_drive(box, state),
        places=[_place(box, state, place, now, cars, words) for place in range(PLACES)],
        roads=_roads(box, words),
        colours=[_colour(box, state, colour, words) for colour in range(int(box.colours))],
        seats=[_seat(box, state, other, forecasts) for other in range(int(box.players))],
        equipment=_equipment(box, state),
        supply=int(state.equipment_supply.sum()),
        deck=DeckView(
            districts=[words[place] for place in numbers_of(state.deck)],
            police=int(state.police_left),
            police_drawn=int(state.police_drawn),
        ),
        round_end=_round_end(box, state),
        casino=CasinoView(
            left=[card + 1 for card in numbers_of(state.casino_left)],
            drawn=[card for card in state.casino_drawn.tolist() if card],
        ),
        winners=list(numbers_of(state.winners)),
    )


def _place(
    box: Box, state: State, place: int, now: dict[int, Standing], cars: list[int], words: tuple[str, ...]
) -> PlaceView:
    shown = PlaceView(
        place=words[place],
        name=names.place_name(box, place),
        kind="harbour" if place == box.harbour else "district",
        in_play=bool(box.in_play[place]),
        x=int(box.place_x[place]),
        y=int(box.place_y[place]),
        house=bool(box.place_is_house[place]),
        neighbours=[words[other] for other in numbers_of(box.roads[place])],
        tile=None,
        spaces=[],
        next_space=None,
        doubler=bool(state.doubled >> place & 1),
        cars=[names.COLOUR_WORDS[colour] for colour in range(int(box.colours)) if cars[colour] == place],
        standings=[],
    )
    if place in now:
        tile = int(state.tile[place])
        spaces = int(box.tile_spaces[tile])
        shown.tile = TileView(
            number=int(box.tile_number[tile]),
            values=now[place].values,
            spaces=spaces,
            columns=int(box.tile_columns[tile]),
            house=bool(box.tile_is_house[tile]),
        )
        shown.spaces = spaces_shown(state.standing[place].tolist(), spaces)
        shown.next_space = None if None not in shown.spaces else loading.next_space(box, state, place) + 1
        casino = int(state.casino_drawn[-1]) or None
        shown.standings = [
            StandingView(names.COLOUR_WORDS[colour], count, best, value, now[place].points(value, casino))
            for colour, count, best, value in now[place].ranking
        ]
    return shown


def spaces_shown(masks: list[int], spaces: int) -> list[str | None]:
    """The colour on each space of a tile."""
    shown: list[str | None] = [None] * spaces
    for colour, mask in enumerate(masks):
        for space in numbers_of(mask):
            shown[space] = names.COLOUR_WORDS[colour]
    return shown


def _roads(box: Box, words: tuple[str, ...]) -> list[RoadView]:
    house = box.road_is_house.tolist()
    return [
        RoadView([words[place], words[other]], bool(house[place] >> other & 1))
        for place, neighbours in enumerate(box.roads.tolist())
        for other in numbers_of(neighbours)
        if place < other
    ]


def _colour(box: Box, state: State, colour: int, words: tuple[str, ...]) -> ColourView:
    cards = [card + 1 for card in numbers_of(state.cards[colour])]
    longest = 1 if driving.has_motor(state, colour) else 0
    car = int(state.car[colour])
    return ColourView(
        colour=names.COLOUR_WORDS[colour],
        seat=driving.owner_of(box, colour),
        car=words[car],
        cards=cards,
        reach={
            names.card_word(card, motor): [words[place] for place in numbers_of(box.reach[card + motor, car])]
            for card in cards
            for motor in range(longest + 1)
        },
        gangsters=int(state.riding[colour]),
        trunk={names.COLOUR_WORDS[other]: count for other, count in enumerate(state.trunk[colour].tolist()) if count},
        trunk_size=loading.trunk_size(state, colour),
        equipment=[names.EQUIPMENT_WORDS[kind] for kind in state.equipment[colour].tolist() if kind != NOTHING],
        to_come=GANGSTERS - ARRIVED[int(state.round_number) - 1],
        dumped=int(state.dumped[colour]),
        earned=state.earned[: settled_rounds(state), colour].tolist(),
    )


def settled_rounds(state: State) -> int:
    """How many Days of Reckoning there have been."""
    return int(state.round_number) - (state.stage != Stage.OVER)


def _seat(box: Box, state: State, seat: int, forecasts: list[list[int]]) -> SeatView:
    return SeatView(
        seat=seat,
        colours=colours_of(box, seat),
        influence=reckoning.influence_of(box, state, seat),
        earned=[reckoning.points_of_round(box, state, seat, which) for which in range(settled_rounds(state))],
        forecast=[points[seat] for points in forecasts],
    )


def colours_of(box: Box, seat: int) -> list[str]:
    """The colours of a player, in words."""
    return [names.COLOUR_WORDS[colour] for colour in range(seat, int(box.colours), int(box.players))]


def _equipment(box: Box, state: State) -> list[EquipmentView]:
    return [
        EquipmentView(
            equipment=names.EQUIPMENT_WORDS[kind],
            copies=int(box.equipment_copies[kind]),
            open=int(state.equipment_open[kind]),
            supply=int(state.equipment_supply[kind]),
            gone=int(state.equipment_gone[kind]),
            house=bool(box.equipment_is_house[kind]),
        )
        for kind in Equipment
    ]


def _round_end(box: Box, state: State) -> RoundEndView:
    """A doubler comes at best each time that somebody's third card is used."""
    left = DOUBLERS - int(state.doubled).bit_count()
    unused = [len(numbers_of(state.cards[colour])) for colour in range(int(box.colours))]
    return RoundEndView(
        doublers_left=left,
        fewest_drives=sum(sorted([*unused, *[CARDS] * left])[:left]),
        most_refreshes=left + int(state.police_left) if left else 0,
        drives_to_refresh={names.COLOUR_WORDS[colour]: count for colour, count in enumerate(unused)},
    )


# --- the score sheet


def score_sheet(box: Box, state: State) -> ScoreSheet:
    """Who is ahead, by what; the last Day of Reckoning explained, and the next one foretold for each casino card."""
    final = bool(state.stage == Stage.OVER)
    rounds = settled_rounds(state)
    ahead = numbers_of(reckoning.best_seats(box, state))
    lines = [
        SheetLine(
            seat=seat,
            influence=reckoning.influence_of(box, state, seat),
            earned=[reckoning.points_of_round(box, state, seat, which) for which in range(rounds)],
            colours={
                word: state.earned[:rounds, names.COLOUR_WORDS.index(word)].tolist() for word in colours_of(box, seat)
            },
            winner=final and seat in ahead,
        )
        for seat in range(int(box.players))
    ]
    lines.sort(key=lambda line: -line.influence)
    casino = state.casino_drawn[:rounds].tolist()
    now = standings(box, state)
    return ScoreSheet(
        lines=lines,
        casino=casino,
        last=_sheet(box, settled_standings(box, state), rounds, casino[-1], True) if rounds else None,
        now=[]
        if final
        else [
            _sheet(box, now, int(state.round_number), number, bool(state.casino_left >> (number - 1) & 1))
            for number in range(1, CASINO + 1)
        ],
        decided_by="gangster/game-end" if final else None,
        final=final,
    )


def settled_standings(box: Box, state: State) -> dict[int, Standing]:
    """Every district in play as it stood on the last Day of Reckoning."""
    masks, tiles, doubled = state.settled.tolist(), state.tile.tolist(), int(state.settled_doubled)
    return {
        place: Standing(box, tiles[place], masks[place], bool(doubled >> place & 1))
        for place in range(PLACES)
        if tiles[place] != NOTHING
    }


def _sheet(box: Box, now: dict[int, Standing], number: int, casino: int, possible: bool) -> ReckoningSheet:
    return ReckoningSheet(
        round=number,
        casino=casino,
        possible=possible,
        points=forecast(box, now, casino),
        districts=[
            DistrictSheet(
                place=names.place_words(box)[place],
                values=standing.values,
                doubled=standing.factor == 2,
                lines=[
                    LineSheet(
                        seat=driving.owner_of(box, colour),
                        colour=names.COLOUR_WORDS[colour],
                        gangsters=count,
                        best_rank=best,
                        position=position,
                        value=value,
                        points=standing.points(value, casino) or 0,
                    )
                    for position, (colour, count, best, value) in enumerate(standing.ranking, 1)
                ],
            )
            for place, standing in now.items()
        ],
    )


# --- everything counted


def account(box: Box, state: State) -> dict[str, int]:
    """Every gangster, equipment tile and card, wherever it is."""
    counted = {}
    for colour in range(int(box.colours)):
        standing = sum(mask.bit_count() for mask in state.standing[:, colour].tolist())
        to_come = GANGSTERS - ARRIVED[int(state.round_number) - 1]
        elsewhere = state.riding[colour] + state.trunk[:, colour].sum() + state.dumped[colour]
        counted[f"gangsters of {names.COLOUR_WORDS[colour]}"] = standing + to_come + int(elsewhere)
        counted[f"cars of {names.COLOUR_WORDS[colour]}"] = int(0 <= state.car[colour] < PLACES)
    for kind in Equipment:
        owned = sum(state.equipment[: box.colours, slot].tolist().count(int(kind)) for slot in range(SLOTS))
        lying = state.equipment_open[kind] + state.equipment_supply[kind] + state.equipment_gone[kind]
        counted[names.EQUIPMENT_WORDS[kind]] = owned + int(lying)
    counted["district cards"] = int(state.deck).bit_count() + int(state.doubled).bit_count()
    counted["police cards"] = int(state.police_left + state.police_drawn)
    counted["casino cards"] = int(state.casino_left).bit_count() + int((state.casino_drawn > 0).sum())
    for tile in state.tile.tolist():
        if tile != NOTHING:
            number = f"tile {int(box.tile_number[tile])}"
            counted[number] = counted.get(number, 0) + 1
    return counted


assert len(ARRIVED) == ROUNDS
