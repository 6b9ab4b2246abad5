"""Board, tiles and decks of Gangster: read from four tables, checked, and packed into the box of a table."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from omerta.games.gangster import names
from omerta.games.gangster.driving import places_after
from omerta.games.gangster.state import (
    CARDS,
    CASINO,
    COLOURS,
    DISTRICTS,
    LONGEST_DRIVE,
    LONGEST_NAME,
    MOST_COPIES,
    OPEN,
    PLACES,
    QUESTION,
    SPACES,
    TILES,
    VALUES,
    Box,
)
from omerta.kernel.content_files import BadContent, Row, read_table
from omerta.kernel.errors import BadInput
from omerta.kernel.layout import Records
from omerta.kernel.masks import mask_of, numbers_of
from omerta.kernel.rulebook import rule

DISTRICTS_FILE = "districts.csv"
ROADS_FILE = "roads.csv"
TILES_FILE = "tiles.csv"
DECKS_FILE = "decks.csv"
COLUMNS = {
    DISTRICTS_FILE: ("id", "name", "kind", "x", "y", "origin"),
    ROADS_FILE: ("from", "to", "origin"),
    TILES_FILE: ("id", "values", "spaces", "columns", "origin"),
    DECKS_FILE: ("deck", "card", "count", "origin"),
}
HOUSE = "house"
KIND_WORDS = ("district", "harbour")
MOST_VALUE = 99
MOST_TILE_NUMBER = 999
MOST_COORDINATE = 100
FEWEST_EQUIPMENT = OPEN + COLOURS
POLICE = 3
FIXED_DECKS = {
    "movement": {str(card): 1 for card in range(1, CARDS + 1)},
    "casino": {str(card): 1 for card in range(1, CASINO + 1)},
    "police": {"police": POLICE},
}
"""Decks that the rules fix: card -> how many."""
EQUIPMENT = "equipment"
USUAL_EQUIPMENT, USUAL_TILES = 30, 15
USUAL_FEWEST_SPACES, USUAL_MOST_VALUES = 6, 4
EXAMPLE_START, EXAMPLE_CARD = "greek_town", 3
EXAMPLE_GOALS = {"the_loop", "little_africa", "west_side", "little_italy"}
"""The worked example of the rulebook: where a 3 from Greek Town leads."""
OUT_WITH_THREE = "cicero"
RESERVED = "nothing"
"""The word that declines a step."""
POLICE_IN_PLAY = {2: 2, 3: 2, 4: 2, 5: 3}


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Gangster has none."""


@dataclass(frozen=True, order=True)
class Place:
    """A district or the harbour. Sorted by its word: the order of the lines in the file does not matter."""

    word: str
    name: str
    is_harbour: bool
    x: int
    y: int
    house: bool


@dataclass(frozen=True, order=True)
class Tile:
    """A point tile. A value of -1 is a question mark."""

    number: int
    values: tuple[int, ...]
    spaces: int
    columns: int
    house: bool


@dataclass(frozen=True)
class Content:
    """Everything in the box that could be printed otherwise."""

    places: tuple[Place, ...]
    roads: Mapping[frozenset[str], bool]
    """Two joined places -> is the road ours, not the printed one?"""
    tiles: tuple[Tile, ...]
    equipment: Mapping[str, int]
    house_equipment: frozenset[str]
    warnings: tuple[str, ...] = ()
    """What is unusual, though it can be played."""

    @property
    def digest(self) -> str:
        """Changes with everything that can change a game, not with origins or the look of the board."""
        lines = [f"{place.word} {place.name} {place.is_harbour}" for place in self.places]
        lines += sorted(" ".join(sorted(road)) for road in self.roads)
        lines += [f"{tile.number} {tile.values} {tile.spaces}" for tile in self.tiles]
        lines += [f"{kind} {self.equipment[kind]}" for kind in names.EQUIPMENT_WORDS]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def read_content(folder: Path | None = None) -> Content:
    """Our own board, or that of an owner's folder; all complaints at once."""
    where, problems = folder or Path(__file__).parent / "content", list[str]()
    tables = {file: _table(where, file, problems) for file in COLUMNS}
    places = [(row, _place(row)) for row in tables[DISTRICTS_FILE]]
    tiles = [(row, _tile(row)) for row in tables[TILES_FILE]]
    problems += [row.problem(text) for row, text in [*places, *tiles] if isinstance(text, str)]
    good_places = [(row, place) for row, place in places if isinstance(place, Place)]
    good_tiles = [(row, tile) for row, tile in tiles if isinstance(tile, Tile)]
    if tables[DISTRICTS_FILE] and len(good_places) == len(places):
        problems += _wrong_places(good_places)
    if tables[TILES_FILE] and len(good_tiles) == len(tiles):
        problems += _wrong_tiles(good_tiles)
    problems += _wrong_roads(tables[ROADS_FILE], [row["id"] for row in tables[DISTRICTS_FILE]])
    problems += _wrong_decks(tables[DECKS_FILE])
    if problems:
        raise BadContent(problems)
    equipment = [row for row in tables[DECKS_FILE] if row["deck"] == EQUIPMENT]
    content = Content(
        places=tuple(sorted(place for _, place in good_places)),
        roads={frozenset((row["from"], row["to"])): row["origin"] == HOUSE for row in tables[ROADS_FILE]},
        tiles=tuple(sorted(tile for _, tile in good_tiles)),
        equipment={row["card"]: int(row["count"]) for row in equipment},
        house_equipment=frozenset(row["card"] for row in equipment if row["origin"] == HOUSE),
    )
    return replace(content, warnings=tuple(_unusual(content, good_places, good_tiles)))


def _table(where: Path, file: str, problems: list[str]) -> list[Row]:
    """The lines of a table; complaints go with the others, and then there are none."""
    try:
        rows = read_table(where, file, COLUMNS[file])
    except BadContent as error:
        problems += error.problems
        return []
    if not rows:
        problems.append(f"{file}: has no lines below the columns; copy those of our own file and change them")
    return rows


# --- one line


def _place(row: Row) -> Place | str:
    """The place of a line, or what is wrong with it."""
    word, name = row["id"], row["name"]
    if not name or len(name) > LONGEST_NAME:
        return f"the name `{name}` has {len(name)} characters; 1 to {LONGEST_NAME} fit"
    if word != names.word_of(name) or not word:
        return f"the id of `{name}` is `{names.word_of(name)}`, not `{word}`"
    if word in (RESERVED, *names.COLOUR_WORDS):
        return f"`{word}` means something else at the table; give the place another name"
    if row["kind"] not in KIND_WORDS:
        return f"unknown kind `{row['kind']}`; write {' or '.join(KIND_WORDS)}"
    for axis in ("x", "y"):
        if not _is_number(row[axis], 0, MOST_COORDINATE):
            return f"{axis} is `{row[axis]}`; write where the place lies on the board, 0 to {MOST_COORDINATE}"
    return Place(word, name, row["kind"] == "harbour", int(row["x"]), int(row["y"]), row["origin"] == HOUSE)


def _tile(row: Row) -> Tile | str:
    """The tile of a line, or what is wrong with it."""
    values = row["values"].split()
    if not _is_number(row["id"], 1, MOST_TILE_NUMBER):
        return f"the id `{row['id']}` is no number from 1 to {MOST_TILE_NUMBER}"
    if not 1 <= len(values) <= VALUES:
        return f"{len(values)} values; a tile has 1 to {VALUES}, written like `5 4 2 ?`"
    for value in values:
        if value != names.QUESTION_WORD and not _is_number(value, 0, MOST_VALUE):
            return f"unknown value `{value}`; write 0 to {MOST_VALUE}, or ?"
    if not _is_number(row["spaces"], 1, SPACES):
        return f"`{row['spaces']}` spaces; a tile has 1 to {SPACES}, more do not fit"
    if not _is_number(row["columns"], 1, int(row["spaces"])):
        return f"`{row['columns']}` columns; write 1 to {row['spaces']}, the number of its spaces"
    numbers = tuple(QUESTION if value == names.QUESTION_WORD else int(value) for value in values)
    return Tile(int(row["id"]), numbers, int(row["spaces"]), int(row["columns"]), row["origin"] == HOUSE)


def _is_number(word: str, least: int, most: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6 and least <= int(word) <= most


# --- all lines of a file


def _wrong_places(places: Sequence[tuple[Row, Place]]) -> Iterator[str]:
    yield from _twice((row, place.word) for row, place in places)
    harbours = sum(place.is_harbour for _, place in places)
    if harbours != 1:
        yield f"{DISTRICTS_FILE}: {harbours} places are of the kind harbour; make it one"
    districts = len(places) - harbours
    if districts != DISTRICTS:
        remedy = "add" if districts < DISTRICTS else "take out"
        yield (
            f"{DISTRICTS_FILE}: {districts} districts; the rules need {DISTRICTS}, and more do not fit:"
            f" {remedy} {abs(DISTRICTS - districts)}"
        )


def _wrong_tiles(tiles: Sequence[tuple[Row, Tile]]) -> Iterator[str]:
    yield from _twice((row, str(tile.number)) for row, tile in tiles)
    if not DISTRICTS <= len(tiles) <= TILES:
        remedy = "add" if len(tiles) < DISTRICTS else "take out"
        number = DISTRICTS - len(tiles) if len(tiles) < DISTRICTS else len(tiles) - TILES
        yield f"{TILES_FILE}: {len(tiles)} tiles; there must be {DISTRICTS} to {TILES}: {remedy} {number}"


def _twice(rows: Iterable[tuple[Row, str]]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for row, word in rows:
        if word in seen:
            yield row.problem(f"`{word}` stands in line {seen[word]} already; take one of them out")
        seen.setdefault(word, row.line)


def _wrong_roads(rows: Sequence[Row], places: Sequence[str]) -> Iterator[str]:
    if not rows or not places:
        return
    known, fine, seen = set(places), True, dict[frozenset[str], int]()
    for row in rows:
        ends = row["from"], row["to"]
        road = frozenset(ends)
        unknown = [end for end in ends if end not in known]
        for end in unknown:
            yield row.problem(f"there is no place `{end}` in {DISTRICTS_FILE}; write one of {', '.join(places)}")
        if not unknown and len(road) == 1:
            yield row.problem(f"a road joins two places, not `{ends[0]}` with itself")
        elif not unknown and road in seen:
            yield row.problem(f"this road stands in line {seen[road]} already; take one of them out")
        fine = fine and not unknown
        seen.setdefault(road, row.line)
    if fine:
        reached, edge = {places[0]}, {places[0]}
        while edge:
            edge = {end for road in seen for end in road if road & edge} - reached
            reached |= edge
        if apart := [place for place in places if place not in reached]:
            yield f"{ROADS_FILE}: no road leads from {places[0]} to {', '.join(apart)}; join them to the rest"


def _wrong_decks(rows: Sequence[Row]) -> Iterator[str]:
    if not rows:
        return
    decks = {**{deck: tuple(cards) for deck, cards in FIXED_DECKS.items()}, EQUIPMENT: names.EQUIPMENT_WORDS}
    found: dict[tuple[str, str], int] = {}
    fine = True
    for row in rows:
        deck, card = row["deck"], row["card"]
        problem = ""
        if deck not in decks:
            problem = f"unknown deck `{deck}`; write {', '.join(decks)}"
        elif card not in decks[deck]:
            problem = f"`{card}` is no card of the deck {deck}; write {', '.join(decks[deck])}"
        elif not _is_number(row["count"], 0, MOST_COPIES):
            problem = f"the count `{row['count']}` is no number from 0 to {MOST_COPIES}"
        elif (deck, card) in found:
            problem = f"{deck} {card} stands there twice; write one line with the sum"
        elif deck in FIXED_DECKS and int(row["count"]) != FIXED_DECKS[deck][card]:
            problem = f"the rules need {FIXED_DECKS[deck][card]} of {deck} {card}, not {row['count']}"
        if problem:
            fine = False
            yield row.problem(problem)
        else:
            found[deck, card] = int(row["count"])
    if not fine:
        return
    for deck, cards in decks.items():
        for card in cards:
            if (deck, card) not in found:
                fine = False
                yield f"{DECKS_FILE}: {deck} {card} is missing; add the line `{deck},{card},...`"
    equipment = sum(count for (deck, _), count in found.items() if deck == EQUIPMENT)
    if fine and equipment < FEWEST_EQUIPMENT:
        yield (
            f"{DECKS_FILE}: {equipment} equipment tiles; {FEWEST_EQUIPMENT} are laid out and dealt to five colours:"
            f" add {FEWEST_EQUIPMENT - equipment}"
        )


# --- what is only unusual


def _unusual(content: Content, places: Sequence[tuple[Row, Place]], tiles: Sequence[tuple[Row, Tile]]) -> Iterator[str]:
    """All that can be played but is probably a slip of the pen."""
    ends = Counter(end for road in content.roads for end in road)
    for row, place in places:
        if ends[place.word] == 1:
            yield row.problem(f"only one road leads to {place.name}; usual are two or more")
    for row, tile in tiles:
        if tile.spaces < USUAL_FEWEST_SPACES:
            yield row.problem(f"tile {tile.number} has {tile.spaces} spaces; usual are {USUAL_FEWEST_SPACES} or more")
        if len(tile.values) > USUAL_MOST_VALUES:
            yield row.problem(
                f"tile {tile.number} has {len(tile.values)} values; usual are at most {USUAL_MOST_VALUES}"
            )
    words = [place.word for place in content.places]
    if EXAMPLE_START in words:
        reached = places_after(_neighbours(content), words.index(EXAMPLE_START), EXAMPLE_CARD)
        goals = {words[place] for place in numbers_of(reached) if not content.places[place].is_harbour}
        if goals != EXAMPLE_GOALS:
            yield (
                f"{ROADS_FILE}: a {EXAMPLE_CARD} from {EXAMPLE_START} reaches {', '.join(sorted(goals))}; in the"
                f" rulebook's example it reaches {', '.join(sorted(EXAMPLE_GOALS))}"
            )
    if len(content.roads) < PLACES:
        yield f"{ROADS_FILE}: the roads form no loop; cars may get stuck, and their turns are skipped"
    if OUT_WITH_THREE not in words:
        yield f"{DISTRICTS_FILE}: there is no {OUT_WITH_THREE}, which is out with three players: three cannot play"
    if len(content.tiles) != USUAL_TILES:
        yield f"{TILES_FILE}: {len(content.tiles)} tiles; usual are {USUAL_TILES}"
    equipment = sum(content.equipment.values())
    if equipment != USUAL_EQUIPMENT:
        yield f"{DECKS_FILE}: {equipment} equipment tiles; usual are {USUAL_EQUIPMENT}"


# --- the box of a table


def _neighbours(content: Content) -> list[int]:
    """For each place the mask of those joined to it."""
    words = [place.word for place in content.places]
    return [
        mask_of(other for other, end in enumerate(words) if frozenset((word, end)) in content.roads) for word in words
    ]


@rule("gangster/setup-three-players")
def districts_in_play(content: Content, players: int) -> list[int]:
    """All districts; with three players Cicero is out: no tile, no gangsters, no card, but its roads stay open."""
    words = [place.word for place in content.places]
    if players == 3 and OUT_WITH_THREE not in words:
        raise BadInput(
            f"with three players the district {OUT_WITH_THREE} leaves the game, and this board has none; play with"
            f" 2, 4 or 5, or give a district that name in {DISTRICTS_FILE}"
        )
    return [
        number
        for number, place in enumerate(content.places)
        if not place.is_harbour and not (players == 3 and place.word == OUT_WITH_THREE)
    ]


def pack(content: Content, players: int, options: Options) -> Records:
    """The box of a table, with every drive worked out beforehand."""
    boxes = Box.new()
    box: Box = boxes[0]
    box.players, box.colours = players, 4 if players == 2 else players
    box.police = POLICE_IN_PLAY[players]
    in_play = districts_in_play(content, players)
    box.in_play[in_play] = 1
    box.district_cards = mask_of(in_play)
    neighbours = _neighbours(content)
    words = [place.word for place in content.places]
    for number, place in enumerate(content.places):
        if place.is_harbour:
            box.harbour = number
        box.place_name[number, : len(place.name)] = [ord(sign) for sign in place.name]
        box.place_x[number], box.place_y[number] = place.x, place.y
        box.place_is_house[number] = place.house
        box.roads[number] = neighbours[number]
        for other in numbers_of(neighbours[number]):
            box.road_is_house[number] |= content.roads[frozenset((place.word, words[other]))] << other
        for steps in range(1, LONGEST_DRIVE + 1):
            reached = places_after(neighbours, number, steps)
            box.reach[steps, number], box.reach_count[steps, number] = reached, reached.bit_count()
            box.reach_turning[steps, number] = places_after(neighbours, number, steps, turning=True)
    box.always_drives = bool((box.reach_count[1 : CARDS + 1] > 0).all())
    box.tiles = len(content.tiles)
    for number, tile in enumerate(content.tiles):
        box.tile_number[number], box.tile_spaces[number] = tile.number, tile.spaces
        box.tile_columns[number], box.tile_is_house[number] = tile.columns, tile.house
        box.tile_value_count[number] = len(tile.values)
        box.tile_values[number, : len(tile.values)] = tile.values
    for kind, word in enumerate(names.EQUIPMENT_WORDS):
        box.equipment_copies[kind] = content.equipment[word]
        box.equipment_is_house[kind] = word in content.house_equipment
    return boxes
