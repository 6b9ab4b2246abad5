"""Positions of Gangsta! set up by hand: say what matters, the rest is filled in as a real table would have it.

A gang is written `104 121* 131+ 153:225`: numbers of cards, the boss first; `*` is engaged, `+` engaged because he took
part in the heist that is being done, `:225` has learned what heist 225 teaches.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import omerta
from omerta import Event, Game, State

FOLDER = Path(omerta.__file__).parent / "games" / "gangsta" / "content"


def _table(name: str) -> dict[str, dict[str, str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


BOSSES, GANGSTERS, HEISTS, SNITCHES, RESOURCES = map(_table, ("bosses", "gangsters", "heists", "snitches", "resources"))
"""The cards as printed, by their numbers."""
PEOPLE = BOSSES | GANGSTERS
LETTER = {"leader": "L", "mercenary": "M", "informant": "I", "sniper": "S", "brawler": "B", "hacker": "H"}
RESOURCE = {card["effect"]: number for number, card in RESOURCES.items()}
"""Resource numbers by what they do."""
USUAL_BOSSES = ("104", "102", "101", "105")
DULL = ("906", "901", "910", "904", "903", "912", "902", "907", "911", "908", "909", "905")
"""Resource cards for players whose card does not matter, hard ones first."""


def symbols_of(member: str) -> str:
    """All symbols, printed and learned, of one written `121` or `153:225*`."""
    number, _, learned = member.rstrip("*+").partition(":")
    return PEOPLE[number]["skills"] + (lesson(learned) if learned else "")


def lesson(heist: str) -> str:
    """The letter of the skill that a heist teaches."""
    return LETTER[HEISTS[heist]["reward"].partition("train:")[2]]


def position_data(
    players: int = 2,
    *,
    stage: str = "act",
    chapter: int = 1,
    active: int = 0,
    gangs: Mapping[int, str] | None = None,
    money: Mapping[int, int] | None = None,
    done: Mapping[int, str] | None = None,
    hospital: Mapping[int, str] | None = None,
    resources: Mapping[int, str] | None = None,
    working: Iterable[int] = (),
    dealt: Mapping[int, str] | None = None,
    row: str = "",
    heists: str = "",
    gangster_deck: str | None = None,
    heist_deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as `to_dict` would write it.

    `row` and `heists` are open cards (`-` is an empty place; what is not said is filled up). `gangster_deck` and
    `heist_deck` name all that is left in a deck: other gangsters and heists are gone, other snitches met. `resources`
    are by effect; `working` are the seats whose resource is active. `more` is anything else of a position.
    """
    chosen = dict(options or {})
    seats: list[dict[str, Any]] = []
    taken: set[str] = set()
    for seat in range(players):
        gang = (gangs or {}).get(seat, USUAL_BOSSES[seat]).split()
        waiting = (hospital or {}).get(seat, "").split()
        finished = (done or {}).get(seat, "").split()
        taken |= {part for word in [*gang, *waiting, *finished] for part in word.rstrip("*+").split(":")}
        player: dict[str, Any] = {"money": (money or {}).get(seat, 0), "gang": list(map(_person, gang))}
        if finished:
            player["done"] = finished
        if waiting:
            player["hospital"] = list(map(_person, waiting))
        seats.append(player)
    if resources is not None or dealt is not None:
        chosen["resources"] = True
    if chosen.get("resources"):
        _give_resources(seats, gangs or {}, resources or {}, set(working), dealt, stage)

    for name in ("gangsters_discarded", "gangsters_gone", "heists_discarded", "heists_gone", "snitches_met"):
        more[name] = more.get(name, "").split()
        taken |= set(more[name])
    taken |= {more[name] for name in ("top_gangster", "top_heist", "snitch") if more.get(name)}
    if more.get("heist"):
        taken.add(more["heist"]["id"])
    of_chapter = [
        number
        for number, card in HEISTS.items()
        if int(card["chapter"]) == chapter and (card["origin"] == "printed" or chosen.get("online_heists"))
    ]
    snitches = [number for number, card in SNITCHES.items() if int(card["chapter"]) == chapter]
    people = _filled(row, list(GANGSTERS), taken, gangster_deck)
    open_heists = _filled(heists, of_chapter, taken, heist_deck)
    placed = taken | {card for card in [*people, *open_heists] if card}
    if gangster_deck is not None:
        more["gangsters_gone"] += sorted(set(GANGSTERS) - placed - set(gangster_deck.split()))
    if heist_deck is not None:
        more["heists_gone"] += sorted(set(of_chapter) - placed - set(heist_deck.split()))
        more["snitches_met"] += sorted(set(snitches) - placed - set(heist_deck.split()))
    return {
        "game": "gangsta",
        "edition": 1,
        "players": players,
        "options": chosen,
        "position": {
            "stage": stage,
            "chapter": chapter,
            "active": active,
            "seats": seats,
            "gangsters": people,
            "heists": open_heists,
            **{name: value for name, value in more.items() if value or value == 0},
        },
    }


def _person(member: str) -> dict[str, Any]:
    number, _, learned = member.rstrip("*+").partition(":")
    person: dict[str, Any] = {"id": number}
    if member[-1] in "*+":
        person["engaged"] = True
    if member[-1] == "+":
        person["took_part"] = True
    if learned:
        person["learned"] = learned
    return person


def _give_resources(
    seats: list[dict[str, Any]],
    gangs: Mapping[int, str],
    resources: Mapping[int, str],
    working: set[int],
    dealt: Mapping[int, str] | None,
    stage: str,
) -> None:
    if stage == "keep":
        for seat, player in enumerate(seats):
            player["dealt"] = (dealt or {})[seat].split()
            if seat in resources:
                player["resource"] = RESOURCE[resources[seat]]
        return
    free = [number for number in DULL if number not in {RESOURCE.get(effect) for effect in resources.values()}]
    for seat, player in enumerate(seats):
        shown = "".join(map(symbols_of, gangs.get(seat, USUAL_BOSSES[seat]).split()))
        if seat in resources:
            number = RESOURCE.get(resources[seat])
        else:
            number = next(card for card in free if not _covers(shown, RESOURCES[card]["skills"]))
            free.remove(number)
        if number is not None:
            player["resource"] = number
        if seat in working:
            player["resource_active"] = True


def _covers(shown: str, needed: str) -> bool:
    return all(shown.count(letter) >= needed.count(letter) for letter in needed)


def _filled(described: str, cards: list[str], taken: set[str], deck: str | None) -> list[str | None]:
    row: list[str | None] = [None if word == "-" else word for word in described.split()]
    kept = {*taken, *row, *(deck or "").split()}
    row += [card for card in cards if card not in kept][: 5 - len(row)]
    return row


def position(game: Game, players: int = 2, seed: int = 1, **described: Any) -> State:
    """A state set up by hand, see `position_data`."""
    return game.from_dict(position_data(players, **described), seed)


def turn_begins(game: Game, seat: int = 0, players: int = 2, **described: Any) -> tuple[State, list[Event]]:
    """The player before has passed and discards nothing: a turn begins. What then happens by itself."""
    before = position(game, players, stage="discard", active=(seat - 1) % players, **described)
    return follow(game, before, "discard nothing")


def owner(game: Game, effect: str, players: int = 2, **described: Any) -> State:
    """Seat 0 has this resource, active."""
    return position(game, players, resources={0: effect}, working=[0], **described)


def owners_turn(game: Game, effect: str, players: int = 2, **described: Any) -> tuple[State, list[Event]]:
    """A turn of seat 0 begins, who has this resource, active."""
    return turn_begins(game, 0, players, resources={0: effect}, working=[0], **described)


# --- playing


def follow(game: Game, state: State, *words: str, draws: str | None = None) -> tuple[State, list[Event]]:
    """Whoever must, does what is said; all that happened. `draws` are the cards that the last decision draws."""
    happened: list[Event] = []
    for i, action in enumerate(words):
        (seat,) = game.awaiting(state)
        last = i == len(words) - 1
        outcomes = outcomes_for(game, state, draws.split(), action) if last and draws is not None else None
        state, events = game.play(state, seat, action, outcomes)
        happened += events
    return state, happened


def outcomes_for(game: Game, state: State, draws: Sequence[str], action: str = "") -> list[int]:
    """The outcomes of luck that draw these cards: a deck is a bag, its cards in the order of their numbers."""
    spot = at(game, state)
    gangsters, heists = gangsters_in_deck(spot), heists_in_deck(game, state)
    discarded = {"g": list(spot.get("gangsters_discarded", [])), "h": list(spot.get("heists_discarded", []))}
    now = action.removeprefix("discard ")
    discarded["g"] += [now] if now in GANGSTERS else []
    discarded["h"] += [now] if now in HEISTS else []
    outcomes = []
    for card in draws:
        if card in (spot.get("top_gangster"), spot.get("top_heist")):
            continue
        if card in GANGSTERS:
            if not gangsters:
                gangsters = sorted(discarded.pop("g"))
            deck = gangsters
        else:
            if card in HEISTS and int(HEISTS[card]["chapter"]) > spot["chapter"]:
                spot["chapter"] = int(HEISTS[card]["chapter"])
                heists = [n for n in _heists_of(game, state) if int(HEISTS[n]["chapter"]) == spot["chapter"]]
            if not heists:
                heists = sorted(discarded.pop("h"))
            deck = heists
        if len(deck) > 1:
            outcomes.append(deck.index(card))
        deck.remove(card)
    return outcomes


def _heists_of(game: Game, state: State) -> list[str]:
    extra = game.to_dict(state)["options"].get("online_heists")
    return [number for number, card in HEISTS.items() if card["origin"] == "printed" or extra]


def gangsters_in_deck(spot: Mapping[str, Any]) -> list[str]:
    """The gangsters that a position names nowhere."""
    return sorted(set(GANGSTERS) - _named(spot))


def heists_in_deck(game: Game, state: State) -> list[str]:
    """The heists of this chapter that a position names nowhere, then such snitches."""
    spot = at(game, state)
    now = [number for number in _heists_of(game, state) if int(HEISTS[number]["chapter"]) == spot["chapter"]]
    snitches = [number for number, card in SNITCHES.items() if int(card["chapter"]) == spot["chapter"]]
    return sorted(set(now) - _named(spot)) + sorted(set(snitches) - _named(spot))


def _named(data: Any) -> set[str]:
    """Every text in a position, card numbers among them."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, Mapping):
        return set().union(*map(_named, data.values()), set())
    if isinstance(data, list):
        return set().union(*map(_named, data), set())
    return set()


def do_heist(game: Game, state: State, heist: str, *crew: str, draws: str | None = None) -> tuple[State, list[Event]]:
    """The active player does a heist with these gangsters, one by one."""
    return follow(game, state, f"heist {heist}", *(f"engage {person}" for person in crew), draws=draws)


# --- looking


def at(game: Game, state: State) -> dict[str, Any]:
    """The whole position in readable names."""
    found: dict[str, Any] = game.to_dict(state)["position"]
    return found


def seat_at(game: Game, state: State, seat: int) -> dict[str, Any]:
    """One player of the position."""
    found: dict[str, Any] = at(game, state)["seats"][seat]
    return found


def money(game: Game, state: State) -> list[int]:
    """Everybody's money."""
    return [seat["money"] for seat in at(game, state)["seats"]]


def gang(game: Game, state: State, seat: int) -> str:
    """A gang as it is written here; who took part is not told from who is engaged."""
    return " ".join(map(_written, seat_at(game, state, seat)["gang"]))


def _written(member: Mapping[str, Any]) -> str:
    learned = f":{member['learned']}" if "learned" in member else ""
    return f"{member['id']}{learned}{'*' if member.get('engaged') else ''}"


def hospital(game: Game, state: State, seat: int) -> str:
    """Who waits in a Hospital."""
    return " ".join(map(_written, seat_at(game, state, seat).get("hospital", [])))


def done(game: Game, state: State, seat: int) -> list[str]:
    """The heists a player has done."""
    found: list[str] = seat_at(game, state, seat).get("done", [])
    return found


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind, cards by their numbers."""
    return [by_number(event.facts) for event in events if event.kind == kind]


def by_number(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts name a card with what it shows, `111 bratva MS`; its number is enough here."""
    cards = ("person", "heist", "snitch", "resource", "card")
    return {name: fact.split()[0] if name in cards else fact for name, fact in facts.items()}


def cited(game: Game, state: State, words: str, seat: int | None = None) -> tuple[str, str, dict[str, Any]]:
    """Why whoever must choose (or a seat) may not do this: code, rule and facts, cards by their numbers."""
    who = game.awaiting(state)[0] if seat is None else seat
    refusal = game.why_not(state, who, words)
    assert refusal is not None
    return refusal.code, refusal.rule, by_number(refusal.facts)


def refused(game: Game, state: State, words: str, seat: int | None = None) -> tuple[str, str]:
    """Code and rule of a refusal."""
    return cited(game, state, words, seat)[:2]


def kinds(events: Iterable[Event], *wanted: str) -> list[str]:
    """What kinds of events happened, in order; only those wanted, if any are named."""
    return [event.kind for event in events if not wanted or event.kind in wanted]


def legal_words(game: Game, state: State, seat: int | None = None) -> set[str]:
    """All that a seat (or whoever must choose) may do, in words."""
    who = game.awaiting(state)[0] if seat is None else seat
    return {game.text(state, action) for action in game.legal(state, who)}


def code(game: Game, state: State, words: str, seat: int | None = None) -> str | None:
    """Why whoever must choose (or a seat) may not do this; None if he may."""
    who = game.awaiting(state)[0] if seat is None else seat
    refusal = game.why_not(state, who, words)
    return None if refusal is None else refusal.code


def sheet(game: Game, state: State, seat: int) -> dict[str, Any]:
    """A player's line of the score sheet."""
    (line,) = [line for line in game.score_sheet(state)["lines"] if line["seat"] == seat]
    found: dict[str, Any] = line
    return found


def random_game(game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> list[State]:
    """Every state of a game played at random."""
    states = [game.new(players, seed, options)]
    while awaited := game.awaiting(states[-1]):
        action = game.sample(states[-1], awaited[0], 1000 * seed + len(states))
        states.append(game.play(states[-1], awaited[0], action)[0])
    return states
