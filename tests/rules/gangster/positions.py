"""Positions of Gangster for tests: say what matters, the rest is filled in. Nobody owns equipment unless it is said."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from omerta import Event, Game, State

COLOURS = ("blue", "grey", "yellow", "brown", "green")
LETTERS = {"B": "blue", "G": "grey", "Y": "yellow", "N": "brown", "R": "green", ".": None}
ARRIVED = (9, 15, 20)
FOUR = COLOURS[:4]
DOORS = {colour: ["door"] for colour in FOUR}
SMALL_BOARD = Path(__file__).parent / "small_board"


def position_data(
    game: Game,
    players: int = 4,
    *,
    stage: str = "act",
    acting: int = 0,
    colour: str | None = None,
    aimed: str | None = None,
    round_number: int = 1,
    idle: int = 0,
    tiles: Mapping[str, int] | None = None,
    spaces: Mapping[str, str] | None = None,
    doublers: Iterable[str] | None = None,
    police: int | None = None,
    cars: Mapping[str, str] | None = None,
    cards: Mapping[str, Sequence[int]] | None = None,
    equipment: Mapping[str, Sequence[str]] | None = None,
    trunk: Mapping[str, Mapping[str, int]] | None = None,
    dumped: Mapping[str, int] | None = None,
    open_equipment: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    casino: Sequence[int] | None = None,
    earned: Mapping[str, Sequence[int]] | None = None,
) -> dict[str, Any]:
    """A position as `to_dict` would write it. `spaces` are letters (B G Y N R, a dot for nobody), gangsters not placed
    ride in their cars; without equipment there is no supply either."""
    start = game.to_dict(game.new(players, 1))
    districts = list(start["position"]["districts"])
    colours = list(start["position"]["colours"])
    tiles, spaces, cars = dict(tiles or {}), dict(spaces or {}), dict(cars or {})
    numbers = [tile for tile in _numbers(game) if tile not in tiles.values()]
    for district in districts:
        tiles.setdefault(district, 0)
        tiles[district] = tiles[district] or numbers.pop(0)
    doubled = set(districts[:1] if doublers is None else doublers)
    settled = round_number - (stage != "over")
    standing = {district: [LETTERS[letter] for letter in spaces.get(district, "")] for district in districts}
    tableaux: dict[str, Any] = {}
    for word in colours:
        away = sum(there.count(word) for there in standing.values()) + (dumped or {}).get(word, 0)
        away += sum(held.get(word, 0) for held in (trunk or {}).values())
        tableaux[word] = {
            "car": cars.get(word, districts[0]),
            "gangsters": ARRIVED[round_number - 1] - away,
            "cards": list((cards or {}).get(word, (1, 2, 3))),
            "equipment": list((equipment or {}).get(word, ())),
            "trunk": dict((trunk or {}).get(word, {})),
            "dumped": (dumped or {}).get(word, 0),
            "earned": list((earned or {}).get(word, [0] * settled)),
        }
    return start | {
        "position": {
            "stage": stage,
            "round": round_number,
            "acting": acting,
            "colour": colour,
            "aimed": aimed,
            "idle": idle,
            "districts": {
                district: {"tile": tiles[district], "spaces": standing[district], "doubler": district in doubled}
                for district in districts
            },
            "colours": tableaux,
            "open_equipment": dict(open_equipment or {}),
            "supply": dict(supply or {}),
            "police": start["position"]["police"] if police is None else police,
            "casino": list(casino or range(1, settled + 1)),
            "last_reckoning": {
                district: {"spaces": [], "doubler": number < 8} for number, district in enumerate(districts) if settled
            },
        }
    }


def _numbers(game: Game) -> list[int]:
    return [tile.number for tile in game.content.tiles]


def position(game: Game, players: int = 4, seed: int = 1, **described: Any) -> State:
    """A state set up by hand, see `position_data`."""
    return game.from_dict(position_data(game, players, **described), seed)


def in_the_loop(game: Game, **described: Any) -> State:
    """Blue is one road from Gold Coast; everybody has a door, so there can be a supply."""
    described["equipment"] = DOORS | described.get("equipment", {})
    described.setdefault("cars", {"blue": "the_loop"})
    return position(game, **described)


def follow(game: Game, state: State, *words: str, outcomes: Sequence[int] | None = None) -> tuple[State, list[Event]]:
    """Whoever must, does what is said; all that happened then. `outcomes` are the luck of the last decision."""
    happened: list[Event] = []
    for number, action in enumerate(words, 1):
        (seat,) = game.awaiting(state)
        state, events = game.play(state, seat, action, outcomes if number == len(words) else None)
        happened += events
    return state, happened


def at(game: Game, state: State) -> dict[str, Any]:
    """The whole position in readable names."""
    found: dict[str, Any] = game.to_dict(state)["position"]
    return found


def gang(game: Game, state: State, colour: str) -> dict[str, Any]:
    """A colour of the position."""
    found: dict[str, Any] = at(game, state)["colours"][colour]
    return found


def letters(game: Game, state: State, district: str) -> str:
    """Who stands in a district, as `position_data` takes it."""
    signs = {colour: letter for letter, colour in LETTERS.items()}
    return "".join(signs[colour] for colour in at(game, state)["districts"][district]["spaces"])


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """What kinds of events happened, in order."""
    return [event.kind for event in events]


def scored_in(events: Sequence[Event], place: str) -> dict[str, int]:
    """What each colour got in a district on a Day of Reckoning, in the order of their places."""
    points, here = {}, False
    for event in events:
        if event.kind == "district_settled":
            here = event.facts["place"] == place
        elif event.kind == "scored" and here:
            points[event.facts["colour"]] = event.facts["points"]
    return points


def may(game: Game, state: State, verb: str = "") -> set[str]:
    """All that can be done now, in words; with a verb, what follows it."""
    (seat,) = game.awaiting(state)
    words = {game.text(state, action) for action in game.legal(state, seat)}
    return {word.removeprefix(f"{verb} ") for word in words if word.startswith(f"{verb} ")} if verb else words


def refused(game: Game, state: State, action: str) -> tuple[str, str]:
    """Code and rule of a refusal."""
    (seat,) = game.awaiting(state)
    refusal = game.why_not(state, seat, action)
    assert refusal is not None
    return refusal.code, refusal.rule.removeprefix("gangster/")
