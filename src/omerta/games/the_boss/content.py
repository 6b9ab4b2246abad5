"""The cards of The Boss: read from cities.csv, checked, and packed into the box of a table."""

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import msgspec

from omerta.games.the_boss import names
from omerta.games.the_boss.state import CITIES, HAND, Badge, Box, Penalty
from omerta.kernel.content_files import BadContent, Row, read_table
from omerta.kernel.errors import BadInput
from omerta.kernel.layout import Records
from omerta.kernel.rulebook import rule

FILE = "cities.csv"
COLUMNS = ("number", "city", "card", "origin")
CARDS_OF_CITY = (4, 4, 5, 3, 4, 4, 3)
"""How many cards the rulebook gives each city, by number."""
MOST_MONEY = 99
POLICE_CARDS = {Badge.GOLD: 2, Badge.SILVER: 2, Badge.DOUBLE: 1}
USUAL_CITIES = {2: 3, 3: 5, 4: 7}
"""Players -> the cities 1 to n are in play, unless the table chooses others."""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What a table may choose: other cities, by name or number, with two or three players."""

    cities: list[str | int] | str | None = None
    """A text lists them with commas: `2,3,5`."""


@dataclass(frozen=True, order=True)
class Card:
    """One printed card. Sorted by city, penalty, money: the order of the lines in the file does not matter."""

    city: int
    penalty: Penalty
    money: int
    origin: str


@dataclass(frozen=True)
class Content:
    """All city cards."""

    cards: tuple[Card, ...]

    @property
    def digest(self) -> str:
        """Changes with every card, whatever its origin."""
        lines = [f"{card.city} {card.money} {card.penalty.name}" for card in self.cards]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def read_content(folder: Path | None = None) -> Content:
    """Our own cards, or those of an owner's folder."""
    cards, problems = [], []
    for row in read_table(folder or Path(__file__).parent / "content", FILE, COLUMNS):
        card = _card(row)
        if isinstance(card, Card):
            cards.append(card)
        else:
            problems.append(row.problem(card))
    if not problems:
        problems = list(_wrong_counts(cards))
    if problems:
        raise BadContent(problems)
    return Content(tuple(sorted(cards)))


def _card(row: Row) -> Card | str:
    """The card of a line, or what is wrong with it."""
    number, city, face = row["number"], row["city"], row["card"].lower()
    if number not in map(str, range(1, CITIES + 1)):
        return f"unknown city number `{number}`; write 1 to {CITIES}"
    place = int(number) - 1
    if city.casefold() != names.CITY_NAMES[place].casefold():
        return f"city {number} is {names.CITY_NAMES[place]}, not `{city}`"
    if face in names.PENALTY_WORDS:
        return Card(place, names.PENALTY_WORDS[face], 0, row["origin"])
    if face in map(str, range(MOST_MONEY + 1)):
        return Card(place, Penalty.NONE, int(face), row["origin"])
    return f"unknown card `{row['card']}`; write an amount of 0 to {MOST_MONEY}, or {', '.join(names.PENALTY_WORDS)}"


def _wrong_counts(cards: Iterable[Card]) -> Iterable[str]:
    found = Counter(card.city for card in cards)
    for place, needed in enumerate(CARDS_OF_CITY):
        if found[place] != needed:
            remedy = "add" if found[place] < needed else "take out"
            yield (
                f"{FILE}: {names.CITY_NAMES[place]} has {found[place]} cards instead of {needed};"
                f" {remedy} {abs(needed - found[place])} of its lines (`{place + 1},{names.CITY_NAMES[place]},...`)"
            )


@rule("the_boss/cities-in-play")
def cities_in_play(players: int, chosen: list[str | int] | str | None) -> tuple[int, ...]:
    """The cities of a table, by their numbers; Chicago is always there."""
    if chosen is None:
        return tuple(range(USUAL_CITIES[players]))
    words = chosen.split(",") if isinstance(chosen, str) else chosen
    places = sorted(_city(word) for word in words)
    if tuple(places) not in allowed_sets(players):
        sets = " ".join("+".join(str(place + 1) for place in one) for one in allowed_sets(players))
        given = "+".join(str(place + 1) for place in places) or "none"
        raise BadInput(f"cities {given} cannot be dealt to {players} players; possible by number: {sets}")
    return tuple(places)


def allowed_sets(players: int) -> list[tuple[int, ...]]:
    """Every set of cities that leaves each player five cards when one of each city is hidden."""
    return [
        places
        for size in range(1, CITIES + 1)
        for places in combinations(range(CITIES), size)
        if sum(CARDS_OF_CITY[place] - 1 for place in places) == HAND * players
    ]


def _city(word: str | int) -> int:
    wanted = str(word).strip().lower().replace(" ", "_").replace("-", "_")
    for place in range(CITIES):
        if wanted in (str(place + 1), names.PLACE_WORDS[place]):
            return place
    raise BadInput(f"unknown city `{word}`; write numbers 1 to {CITIES} or {', '.join(names.PLACE_WORDS[:CITIES])}")


def pack(content: Content, players: int, options: Options) -> Records:
    """The box of a table. Equal cards of a city become one card with several copies: nobody can tell them apart."""
    places = cities_in_play(players, options.cities)
    boxes = Box.new()
    box: Box = boxes[0]
    box.players, box.cities = players, len(places)
    for position, place in enumerate(places):
        box.row[position] = place
        box.in_play[place] = 1
    box.in_play[CITIES] = 1
    for badge, count in POLICE_CARDS.items():
        box.police[badge] = count
    last = None
    for card in content.cards:
        if last is None or (card.city, card.penalty, card.money) != (last.city, last.penalty, last.money):
            number = box.cards
            box.cards += 1
            box.card_city[number], box.card_money[number] = card.city, card.money
            box.card_penalty[number] = card.penalty
        box.card_copies[number] += 1
        box.city_cards[card.city] += 1
        box.card_is_house[number] |= card.origin == "house"
        last = card
    for place in range(CITIES + 1):
        box.first_card[place] = sum(box.card_city[card] < place for card in range(box.cards))
    return boxes
