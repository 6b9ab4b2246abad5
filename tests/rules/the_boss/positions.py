"""Positions of The Boss set up by hand: say what matters, the rest is filled in as a real table would have it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from omerta import Event, Game, State

CALM = ("gold", "silver", "gold", "silver", "double")
"""An order of the police cards that lets a game last five rounds."""
ENDING = {3: ("gold", "gold", "double"), 4: ("gold", "silver", "gold", "double"), 5: CALM}
"""Police cards with which the game ends after so many rounds."""

USUAL = {
    2: ["new_york", "boston", "detroit"],
    3: ["new_york", "boston", "detroit", "kansas_city", "cincinnati"],
    4: ["new_york", "boston", "detroit", "kansas_city", "cincinnati", "memphis", "philadelphia"],
}

Gangs = Mapping[str, Mapping[int, tuple[int, int]]]


def cards_of(game: Game, players: int, options: Mapping[str, Any] | None = None) -> list[str]:
    """Every card of a table, as words."""
    return sorted(_table(game, players, tuple((options or {}).get("cities", ())))[1])


@cache
def _table(game: Game, players: int, numbers: tuple[int, ...]) -> tuple[list[str], list[str]]:
    """The cities and the cards of a table."""
    dealt = at(game, game.new(players, 1, {"cities": list(numbers)} if numbers else {}))
    hidden = [f"{city} {cards['hidden']}" for city, cards in dealt["cities"].items()]
    return list(dealt["cities"]), hidden + [card for seat in dealt["seats"] for card in seat["hand"]]


def position_data(
    game: Game,
    players: int = 2,
    *,
    round_number: int = 1,
    turn: int = 1,
    acted: int = 0,
    stage: str = "place",
    start: int = 0,
    last: bool = False,
    extra: bool = False,
    hidden: Mapping[str, str] | None = None,
    tops: Mapping[str, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    last_card: str | None = None,
    gangsters: Gangs | None = None,
    away: Mapping[int, Mapping[str, Any]] | None = None,
    earned: Mapping[int, Sequence[int]] | None = None,
    banished: Mapping[str, Sequence[int]] | None = None,
    chicago: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A position as `to_dict` would write it. `tops` are the last cards played, `gangsters` are (professionals,
    occasionals) by place and seat, `away` is prison, hospital, shot and spent by seat."""
    pool = cards_of(game, players, options)
    cities = _table(game, players, tuple((options or {}).get("cities", ())))[0]
    gangsters, away, tops = gangsters or {}, away or {}, tops or {}

    seats: list[dict[str, Any]] = []
    for seat in range(players):
        lost = {"prison": (0, 0), "hospital": 0, "shot": 0, "spent": 0, **away.get(seat, {})}
        placed = [there[seat] for there in gangsters.values() if seat in there]
        professionals = 6 - sum(gang[0] for gang in placed) - sum(lost["prison"]) - lost["hospital"] - lost["shot"]
        occasionals = 3 - sum(gang[1] for gang in placed) - lost["spent"]
        money = list((earned or {}).get(seat, [0] * round_number))
        seats.append({"earned": money, "professionals": professionals, "occasionals": occasionals, **lost})

    order = [(start + i) % players for i in range(players)]
    if turn == 5:
        order.sort(key=lambda seat: -(seats[seat]["professionals"] + seats[seat]["occasionals"]))

    demanded = {seat: list((hands or {}).get(seat, [])) for seat in range(players)}
    if last_card is not None:
        demanded[order[-1]] = [last_card]
    under = dict(hidden or {})
    wanted = [f"{city} {face}" for city, face in [*under.items(), *tops.items()]]
    wanted += [card for hand in demanded.values() for card in hand]
    for card in wanted:
        pool.remove(card)
    for city in cities:
        if city not in under:
            card = next(card for card in pool if card.startswith(city))
            pool.remove(card)
            under[city] = card.split()[1]
    for seat in range(players):
        size = 5 - turn + (seat not in order[:acted])
        while len(demanded[seat]) < size:
            demanded[seat].append(pool.pop(0))
        seats[seat]["hand"] = demanded[seat]
    piles = {city: [card.split()[1] for card in pool if card.startswith(city)] for city in cities}
    for city, face in tops.items():
        piles[city].append(face)

    turned = round_number - (turn < 4 or extra)
    police = ENDING[turned] if last or extra else CALM[:turned]
    return {
        "game": "the_boss",
        "edition": 1,
        "players": players,
        "options": dict(options or {}),
        "position": {
            "stage": stage,
            "round": round_number,
            "turn": turn,
            "start_player": start,
            "order": order,
            "acted": acted,
            "left_of_chicago": chicago or min(round_number, len(cities)),
            "police": list(police),
            "cities": {city: {"hidden": under[city], "played": piles[city]} for city in cities},
            "seats": seats,
            "gangsters": {
                place: [
                    {"seat": seat, "professionals": gang[0], "occasionals": gang[1]} for seat, gang in there.items()
                ]
                for place, there in gangsters.items()
            },
            "banished": {place: list(them) for place, them in (banished or {}).items()},
            "extra_round": extra,
        },
    }


def position(game: Game, players: int = 2, seed: int = 1, **described: Any) -> State:
    """A state set up by hand, see `position_data`."""
    return game.from_dict(position_data(game, players, **described), seed)


def last_decision(game: Game, players: int = 2, seed: int = 1, **described: Any) -> State:
    """The last player of turn five has only the last card left to play; `last_card` names it."""
    return position(game, players, seed, turn=5, acted=players - 1, stage="play", **described)


def reckon(game: Game, players: int = 2, seed: int = 1, **described: Any) -> tuple[State, list[Event]]:
    """The last card of a round is played: what happens, and what comes next."""
    return follow(game, last_decision(game, players, seed, **described))


def follow(game: Game, state: State, *words: str) -> tuple[State, list[Event]]:
    """Whoever must, does what is said (nothing said: places nobody, plays the first card); all that happened then."""
    happened: list[Event] = []
    for action in words or [None]:
        (seat,) = game.awaiting(state)
        state, events = game.play(state, seat, game.legal(state, seat)[0] if action is None else action)
        happened += events
    return state, happened


def finish_round(game: Game, state: State) -> tuple[State, list[Event]]:
    """Nobody places anybody until the round is over."""
    round_number = at(game, state)["round"]
    events: list[Event] = []
    while game.awaiting(state) and at(game, state)["round"] == round_number:
        state, events = follow(game, state)
    return state, events


def next_calm_round(game: Game, state: State, seed: int = 1) -> State:
    """As `finish_round`; the police cards are then laid as if nothing had happened yet."""
    state = finish_round(game, state)[0]
    data = game.to_dict(state)
    data["position"]["police"] = list(CALM[: data["position"]["round"] - 1])
    return game.from_dict(data, seed)


def at(game: Game, state: State) -> dict[str, Any]:
    """The whole position in readable names."""
    found: dict[str, Any] = game.to_dict(state)["position"]
    return found


def seat_at(game: Game, state: State, seat: int) -> dict[str, Any]:
    """One player of the position."""
    found: dict[str, Any] = at(game, state)["seats"][seat]
    return found


def place_in_view(game: Game, state: State, seat: int | None, city: str) -> dict[str, Any]:
    """A city, or Chicago, as a seat sees it."""
    found: dict[str, Any]
    (found,) = [place for place in game.view(state, seat)["row"] if place["city"] == city]
    return found


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def legal_words(game: Game, state: State, seat: int) -> set[str]:
    """All that a seat may do, in words."""
    return {game.text(state, action) for action in game.legal(state, seat)}


def random_game(game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> list[State]:
    """Every state of a game played at random."""
    states = [game.new(players, seed, options)]
    while awaited := game.awaiting(states[-1]):
        action = game.sample(states[-1], awaited[0], 1000 * seed + len(states))
        states.append(game.play(states[-1], awaited[0], action)[0])
    return states
