"""Gangster told a second time, from the specification alone: plain Python over positions as `to_dict` writes them.

Nothing here comes from the game's own code, not even the board. What luck decides is read from the events; that it was
possible, and all that follows from it, is reckoned here.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from omerta import Event

COLOURS = ("blue", "grey", "yellow", "brown", "green")
KINDS = ("bodyguard", "motor", "tommy_gun", "trunk", "bumper", "door")
HARBOUR = "gold_coast"
ROADS = (
    ("greek_town", "the_loop"), ("greek_town", "little_italy"), ("greek_town", "west_side"),
    ("north_side", "the_loop"), ("north_side", "west_side"), ("gold_coast", "the_loop"),
    ("gold_coast", "little_africa"), ("south_side", "little_africa"), ("south_side", "little_italy"),
    ("cicero", "west_side"), ("cicero", "little_italy"), ("stickney", "little_italy"),
    ("stickney", "little_africa"), ("chinatown", "the_loop"), ("chinatown", "little_africa"),
    ("chinatown", "little_italy"),
)  # fmt: skip
PLACES = sorted({end for road in ROADS for end in road})
BESIDE = {place: {b if a == place else a for a, b in ROADS if place in (a, b)} for place in PLACES}
TILES = {
    1: ("5 4 2 ?", 16), 2: ("6 4 2", 12), 3: ("3 5 2", 9), 4: ("? 3 2", 8), 5: ("4 4 2 1", 12),
    6: ("5 ? 1", 9), 7: ("7 3 1", 12), 8: ("3 4 5", 9), 9: ("? 4 ? 1", 12), 10: ("6 5 3 1", 16),
    11: ("4 3 3 2", 12), 12: ("5 2 ?", 8), 13: ("? 5 3", 12), 14: ("8 4 2", 8), 15: ("4 4 4", 9),
}  # fmt: skip
"""Values and spaces."""
POLICE = {2: 2, 3: 2, 4: 2, 5: 3}
NEW_GANGSTERS = {2: 6, 3: 5}

Position = dict[str, Any]
Told = tuple[str, dict[str, Any]]


# --- roads


def paths(start: str, roads: int) -> list[list[str]]:
    """Every drive of exactly so many roads, never straight back."""
    found = [[start]]
    for _ in range(roads):
        found = [[*path, on] for path in found for on in BESIDE[path[-1]] if len(path) < 2 or on != path[-2]]
    return found


def reached(start: str, roads: int) -> set[str]:
    """Where those drives end."""
    return {path[-1] for path in paths(start, roads)}


# --- a district


class Line(NamedTuple):
    """A colour in a district."""

    colour: str
    gangsters: int
    best_rank: int
    value: str | None
    points: int


def settled(tile: int, spaces: Sequence[str | None], doubler: bool, casino: int) -> list[Line]:
    """Who gets what there, strongest first."""
    ranks = {colour: [rank for rank, who in enumerate(spaces, 1) if who == colour] for colour in COLOURS}
    order = sorted((len(held), max(held), colour) for colour, held in ranks.items() if held)[::-1]
    values: list[str | None] = [*TILES[tile][0].split(), *[None] * 5]
    lines = []
    for (count, best, colour), value in zip(order, values, strict=False):
        worth = 0 if value is None else casino if value == "?" else int(value)
        lines.append(Line(colour, count, best, value, worth * (2 if doubler else 1)))
    return lines


def day(position: Position, casino: int) -> dict[str, list[Line]]:
    """All districts, if they were settled now."""
    return {
        place: settled(there["tile"], there["spaces"], there["doubler"], casino)
        for place, there in position["districts"].items()
    }


def next_space(there: Mapping[str, Any]) -> int | None:
    """The rank that the next gangster gets; None on a full tile."""
    last = TILES[there["tile"]][1]
    taken = {rank for rank, who in enumerate(there["spaces"], 1) if who}
    if last not in taken:
        return max(taken, default=0) + 1
    return min(set(range(1, last + 1)) - taken, default=None)


# --- what may be done


class Table:
    """A position, and how many play."""

    def __init__(self, position: Position, players: int) -> None:
        self.at = copy.deepcopy(position)
        self.players = players
        self.told: list[Told] = []

    def owner(self, colour: str) -> int:
        """1+3 and 2+4 with two players."""
        return COLOURS.index(colour) % self.players

    def gang(self, colour: str) -> dict[str, Any]:
        """What lies before a colour."""
        found: dict[str, Any] = self.at["colours"][colour]
        return found

    def has(self, colour: str, kind: str) -> bool:
        """Owns it?"""
        return kind in self.gang(colour)["equipment"]

    def room(self, colour: str) -> bool:
        """For one more in the trunk."""
        carried: int = sum(self.gang(colour)["trunk"].values())
        return carried < (2 if self.has(colour, "trunk") else 1)

    def foreign(self, colour: str, place: str) -> set[int]:
        """Ranks of the foreign gangsters that this colour may take from there."""
        found = set()
        for rank, who in enumerate(self.at["districts"].get(place, {"spaces": []})["spaces"], 1):
            if who and who != colour:
                guarded = self.has(who, "bodyguard") and self.gang(who)["car"] == place
                if not guarded or self.owner(who) == self.owner(colour):
                    found.add(rank)
        return found

    def legal(self) -> set[str]:
        """Everything that may be done, in words."""
        stage, colour = self.at["stage"], self.at["colour"]
        if stage == "over":
            return set()
        if stage == "act":
            mine = [word for word in self.at["colours"] if self.owner(word) == self.at["acting"]]
            return {words for word in mine for words in self.legal_of(word)}
        by = f" {colour}" if self.players == 2 else ""
        car = self.gang(colour)["car"]
        if stage == "unload":
            return {f"unload{by} own", "unload nothing"}
        if stage == "load":
            return {f"load{by} {rank}" for rank in self.foreign(colour, self.at["aimed"])}
        if stage == "push":
            others = [word for word, gang in self.at["colours"].items() if word != colour and gang["car"] == car]
            return {f"push {word} {place}" for word in others for place in BESIDE[car]} | {"push nothing"}
        if stage == "dump":
            return {"dump trunk", "dump nothing"}
        return {f"take {kind}" for kind in self.to_take(colour)}

    def to_take(self, colour: str) -> set[str]:
        """Open and not owned."""
        return {kind for kind, count in self.at["open_equipment"].items() if count} - set(
            self.gang(colour)["equipment"]
        )

    def legal_of(self, colour: str) -> set[str]:
        """With which a colour may begin a turn."""
        gang, by = self.gang(colour), f" {colour}" if self.players == 2 else ""
        car = gang["car"]
        found = {f"drive{by} {card} {goal}" for card in gang["cards"] for goal in reached(car, card)}
        if self.has(colour, "motor"):
            found |= {f"drive{by} {card}+1 {goal}" for card in gang["cards"] for goal in reached(car, card + 1)}
        if self.at["idle"] >= 10 * len(self.at["colours"]):
            return found
        if self.has(colour, "tommy_gun") and car != HARBOUR and self.room(colour):
            found |= {f"aim{by} {place}" for place in BESIDE[car] if self.foreign(colour, place)}
        if car not in self.at["districts"]:
            return found
        there = self.at["districts"][car]
        found |= {f"load{by} {rank}" for rank, who in enumerate(there["spaces"], 1) if who == colour}
        if self.room(colour):
            found |= {f"load{by} {rank}" for rank in self.foreign(colour, car)}
        if next_space(there) is not None:
            found |= {f"unload{by} {word}" for word in gang["trunk"]}
            if gang["gangsters"]:
                found.add(f"unload{by} own")
        return found

    # --- what then happens

    def tell(self, kind: str, **facts: Any) -> None:
        """An event that must have been told."""
        self.told.append((kind, facts))

    def play(self, words: str, events: Sequence[Event]) -> None:
        """Do it. The events say what luck decided, and nothing else is believed."""
        self.events = [(event.kind, dict(event.facts)) for event in events]
        verb, *rest = words.split()
        seat = self.at["acting"]
        if self.at["stage"] == "act":
            self.at["colour"] = rest.pop(0) if self.players == 2 else COLOURS[seat]
        elif self.players == 2 and verb in ("load", "unload") and rest[0] in self.at["colours"]:
            rest.pop(0)
        colour: str = self.at["colour"]
        self.by = {"seat": seat, "colour": colour}
        getattr(self, f"_{verb}")(colour, *rest)

    def luck(self, *kinds: str) -> Told:
        """The next of these events that has not been reckoned with yet."""
        done = sum(kind in kinds for kind, _ in self.told)
        return [event for event in self.events if event[0] in kinds][done]

    def _drive(self, colour: str, card: str, goal: str) -> None:
        gang = self.gang(colour)
        roads = int(card[0]) + (card[1:] == "+1")
        path = self.luck("drove")[1]["path"]
        assert path in [path for path in paths(gang["car"], roads) if path[-1] == goal]
        self.tell("drove", **self.by, card=card, path=path)
        gang["cards"].remove(int(card[0]))
        gang["car"] = goal
        self.at["idle"] = 0
        beside = [word for word, other in self.at["colours"].items() if word != colour and other["car"] == goal]
        if self.has(colour, "bumper") and beside:
            self.at["stage"] = "push"
        else:
            self._arrive(colour)

    def _push(self, colour: str, pushed: str, goal: str = "") -> None:
        if pushed == "nothing":
            self.tell("pushed_nothing", **self.by)
        else:
            self.tell("pushed", **self.by, pushed=pushed, place=goal)
            self.gang(pushed)["car"] = goal
        self._arrive(colour)

    def _arrive(self, colour: str) -> None:
        if self.gang(colour)["car"] != HARBOUR:
            self._end(colour)
        elif self.gang(colour)["trunk"]:
            self.at["stage"] = "dump"
        else:
            self._look_for_equipment(colour)

    def _dump(self, colour: str, what: str) -> None:
        if what == "nothing":
            self.tell("dumped_nothing", **self.by)
        else:
            for word in sorted(self.gang(colour)["trunk"], key=COLOURS.index):
                count = self.gang(colour)["trunk"].pop(word)
                self.gang(word)["dumped"] += count
                self.tell("dumped", **self.by, gangster=word, gangsters=count)
        self._look_for_equipment(colour)

    def _look_for_equipment(self, colour: str) -> None:
        if self.to_take(colour):
            self.at["stage"] = "take"
        else:
            self.tell("took_nothing", **self.by)
            self._end(colour)

    def _take(self, colour: str, kind: str) -> None:
        gang = self.gang(colour)
        self.tell("took", **self.by, equipment=kind)
        less(self.at["open_equipment"], kind)
        gang["equipment"].insert(0, kind)
        for lost in gang["equipment"][2:]:
            self.tell("lost", **self.by, equipment=lost)
        del gang["equipment"][2:]
        lying, supply = self.at["open_equipment"], self.at["supply"]
        while sum(lying.values()) < 3 and sum(supply.values()):
            laid = self.luck("laid_out")[1]["equipment"]
            less(supply, laid)
            lying[laid] = lying.get(laid, 0) + 1
            self.tell("laid_out", equipment=laid, supply=sum(supply.values()))
            if lying[laid] == 3:
                lying.clear()
                self.tell("three_alike", equipment=laid)
        self._end(colour)

    def _load(self, colour: str, rank: str) -> None:
        place = self.at["aimed"] or self.gang(colour)["car"]
        spaces = self.at["districts"][place]["spaces"]
        who = spaces[int(rank) - 1]
        spaces[int(rank) - 1] = None
        while spaces and spaces[-1] is None:
            spaces.pop()
        self.tell("loaded", **self.by, gangster=who, space=f"{place} {rank}")
        if who == colour:
            self.gang(colour)["gangsters"] += 1
        else:
            self.gang(colour)["trunk"][who] = self.gang(colour)["trunk"].get(who, 0) + 1
        self.at["idle"] += 1
        self._end(colour)

    def _aim(self, colour: str, place: str) -> None:
        self.tell("aimed", **self.by, place=place)
        self.at["stage"], self.at["aimed"] = "load", place

    def _unload(self, colour: str, what: str) -> None:
        gang, second = self.gang(colour), self.at["stage"] == "unload"
        there = self.at["districts"][gang["car"]]
        if what == "nothing":
            self.tell("unloaded_nothing", **self.by)
        else:
            who = colour if what == "own" else what
            rank = next_space(there)
            assert rank is not None
            there["spaces"] += [None] * (rank - len(there["spaces"]))
            there["spaces"][rank - 1] = who
            self.tell("unloaded", **self.by, gangster=who, space=f"{gang['car']} {rank}")
            if what == "own":
                gang["gangsters"] -= 1
            else:
                less(gang["trunk"], who)
        if what == "own" and not second and self.has(colour, "door") and gang["gangsters"] and next_space(there):
            self.at["stage"] = "unload"
        else:
            self.at["idle"] += 1
            self._end(colour)

    # --- the end of a turn, of a round, of the game

    def _end(self, colour: str) -> None:
        seat = self.at["acting"]
        self.at |= {"stage": "act", "colour": None, "aimed": None, "acting": (seat + 1) % self.players}
        if not self.gang(colour)["cards"]:
            self.gang(colour)["cards"] = [1, 2, 3]
            self.tell("cards_refreshed", **self.by)
            kind, facts = self.luck("doubled", "police_drawn")
            if kind == "police_drawn":
                self.at["police"] -= 1
                assert self.at["police"] >= 0
                self.tell("police_drawn", police=self.at["police"])
            else:
                self._double(facts["place"])
            if sum(there["doubler"] for there in self.at["districts"].values()) == 8:
                self._reckon(seat)
        if self.at["idle"] >= 10 * len(self.at["colours"]) and self.at["stage"] != "over":
            self.tell("must_drive", seat=self.at["acting"], turns=10)

    def _double(self, place: str) -> None:
        assert not self.at["districts"][place]["doubler"]
        self.at["districts"][place]["doubler"] = True
        doublers = sum(there["doubler"] for there in self.at["districts"].values())
        self.tell("doubled", place=place, doublers=doublers)

    def _reckon(self, seat: int) -> None:
        number = self.at["round"]
        casino = self.luck("reckoning_began")[1]["casino"]
        assert casino in {1, 2, 3, 4, 5, 6} - set(self.at["casino"])
        self.at["casino"].append(casino)
        self.tell("reckoning_began", seat=seat, round=number, casino=casino)
        points = dict.fromkeys(self.at["colours"], 0)
        for place, lines in sorted(day(self.at, casino).items()):
            there = self.at["districts"][place]
            factor = 2 if there["doubler"] else 1
            self.tell("district_settled", place=place, tile=TILES[there["tile"]][0], factor=factor)
            for line in lines:
                points[line.colour] += line.points
                strength = f"{line.gangsters} {line.best_rank}"
                who = {"seat": self.owner(line.colour), "colour": line.colour}
                self.tell("scored", **who, strength=strength, points=line.points)
        for colour, earned in points.items():
            self.gang(colour)["earned"].append(earned)
        for player in range(self.players):
            earned = sum(won for colour, won in points.items() if self.owner(colour) == player)
            self.tell("earned", seat=player, points=earned, influence=self.influence(player))
        self.at["last_reckoning"] = {
            place: {"spaces": list(there["spaces"]), "doubler": there["doubler"]}
            for place, there in self.at["districts"].items()
        }
        if number == 3:
            self._finish(seat)
        else:
            self._begin(number + 1, (seat + 1) % self.players)

    def influence(self, seat: int) -> int:
        """All that a player has, with every colour."""
        return sum(sum(gang["earned"]) for colour, gang in self.at["colours"].items() if self.owner(colour) == seat)

    def winners(self) -> list[int]:
        """Who has the most."""
        influence = [self.influence(seat) for seat in range(self.players)]
        return [seat for seat in range(self.players) if influence[seat] == max(influence)]

    def _finish(self, seat: int) -> None:
        self.at |= {"stage": "over", "acting": seat}
        for winner in self.winners():
            sharing = len(self.winners())
            self.tell("game_won", seat=winner, influence=self.influence(winner), sharing=sharing)

    def _begin(self, number: int, start: int) -> None:
        for gang in self.at["colours"].values():
            gang["gangsters"] += NEW_GANGSTERS[number]
        self.tell("gangsters_arrived", gangsters=NEW_GANGSTERS[number])
        self.at |= {"round": number, "acting": start, "police": POLICE[self.players]}
        self.tell("round_began", round=number, start_player=start)
        for there in self.at["districts"].values():
            there["doubler"] = False
        self._double(self.luck("doubled", "police_drawn")[1]["place"])


def less(counts: dict[str, int], word: str) -> None:
    """One of them fewer; there must be one."""
    assert counts.get(word, 0) > 0, f"there is no {word} in {counts}"
    counts[word] -= 1
    if not counts[word]:
        del counts[word]
