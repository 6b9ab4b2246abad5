"""A position of The Boss in readable names: for tests, records and boards set up by hand. Checked on the way in."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from omerta.games.the_boss import names, reckoning, rules
from omerta.games.the_boss.state import (
    CHICAGO,
    HAND,
    NOBODY,
    NOTHING,
    OCCASIONALS,
    PILE,
    PROFESSIONALS,
    ROUNDS,
    SEATS,
    TURNS,
    Badge,
    Box,
    Penalty,
    Stage,
    State,
)
from omerta.kernel.errors import check_field

Some = Annotated[int, Meta(ge=0, le=PROFESSIONALS)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Money = Annotated[int, Meta(ge=0, le=9999)]


class CityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The cards at a city."""

    hidden: str
    played: list[str] = []


class GangPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player's gangsters in a place."""

    seat: Seat
    professionals: Some = 0
    occasionals: Some = 0


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player. `earned` is the money won in each round, the present one included."""

    earned: list[Money]
    hand: list[str]
    professionals: Some
    occasionals: Some
    prison: tuple[Some, Some] = (0, 0)
    hospital: Some = 0
    shot: Some = 0
    spent: Some = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything, hidden cards included."""

    stage: Literal["place", "play", "over"]
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    turn: Annotated[int, Meta(ge=1, le=TURNS)]
    start_player: Seat
    order: list[Seat]
    acted: Annotated[int, Meta(ge=0, le=SEATS)]
    left_of_chicago: Annotated[int, Meta(ge=1)]
    police: list[Literal["gold", "silver", "double"]]
    cities: dict[str, CityPosition]
    seats: list[SeatPosition]
    gangsters: dict[str, list[GangPosition]] = {}
    banished: dict[str, list[Seat]] = {}
    extra_round: bool = False


def describe(box: Box, state: State) -> Position:
    """A position in words."""
    cities = [int(city) for city in box.row[: box.cities]]
    places = [*cities, CHICAGO]
    players = range(int(box.players))
    return Position(
        stage=Stage(int(state.stage)).name.lower(),  # type: ignore[arg-type]
        round=int(state.round_number),
        turn=int(state.turn),
        start_player=int(state.start_player),
        order=state.order[: box.players].tolist(),
        acted=int(state.acted),
        left_of_chicago=int(state.chicago),
        police=[Badge(badge).name.lower() for badge in state.police_turned[: state.police_count].tolist()],  # type: ignore[misc]
        cities={
            names.place_word(city): CityPosition(
                hidden=names.face(box, int(state.hidden[city])),
                played=[names.face(box, card) for card in state.played[city, : state.played_count[city]].tolist()],
            )
            for city in cities
        },
        seats=[
            SeatPosition(
                earned=state.earned[: state.round_number, seat].tolist(),
                hand=[names.card_words(box, card) for card in state.hand[seat, : state.hand_size[seat]].tolist()],
                professionals=int(state.professionals[seat]),
                occasionals=int(state.occasionals[seat]),
                prison=(int(state.prison[seat, 0]), int(state.prison[seat, 1])),
                hospital=int(state.hospital[seat]),
                shot=int(state.shot[seat]),
                spent=int(state.spent[seat]),
            )
            for seat in players
        ],
        gangsters={
            names.place_word(place): [
                GangPosition(seat, int(state.professionals_in[place, seat]), int(state.occasionals_in[place, seat]))
                for seat in players
                if state.professionals_in[place, seat] or state.occasionals_in[place, seat]
            ]
            for place in places
            if state.most[place]
        },
        banished={
            names.place_word(place): [seat for seat in players if state.banished[place, seat]]
            for place in places
            if state.banished[place].any()
        },
        extra_round=bool(state.extra_round),
    )


def restore(box: Box, state: State, position: Position) -> None:
    """Fill an empty state; a position that the rules could not go on from, or that plainly never arises, is refused."""
    players = int(box.players)
    state.stage = Stage[position.stage.upper()]
    state.round_number, state.turn = position.round, position.turn
    state.start_player, state.extra_round = position.start_player, position.extra_round
    state.order[:] = NOBODY
    _restore_police(box, state, position)
    check_field(position.start_player < players, "start_player", f"the seats are 0 to {players - 1}")
    check_field(
        sorted(position.order) == list(range(players)), "order", f"must name each of the seats 0 to {players - 1} once"
    )
    check_field(position.stage != "over" or position.turn == TURNS, "turn", f"a game ends with turn {TURNS}")
    clockwise = [(position.start_player + i) % players for i in range(players)]
    check_field(position.turn == TURNS or position.order == clockwise, "order", f"on turns 1 to 4 it is {clockwise}")
    state.order[:players] = position.order
    most_acted = players if position.stage == "over" else players - 1
    least_acted = players if position.stage == "over" else 0
    check_field(
        least_acted <= position.acted <= most_acted,
        "acted",
        f"with the stage `{position.stage}` it is {least_acted} to {most_acted}",
    )
    state.acted = position.acted
    left = min(position.round, int(box.cities))
    check_field(position.left_of_chicago == left, "left_of_chicago", f"in round {position.round} it is {left}")
    state.chicago = position.left_of_chicago
    check_field(len(position.seats) == players, "seats", f"there are {players} players, not {len(position.seats)}")
    _restore_cards(box, state, position)
    for seat, given in enumerate(position.seats):
        _check_history(position, given, f"seats[{seat}]")
        state.earned[: position.round, seat] = given.earned
        state.professionals[seat], state.occasionals[seat] = given.professionals, given.occasionals
        state.prison[seat], state.hospital[seat] = given.prison, given.hospital
        state.shot[seat], state.spent[seat] = given.shot, given.spent
    _restore_gangsters(box, state, position)
    _check_last_turn(state, position)
    if position.stage == "over":
        state.winners = reckoning.best_seats(box, state)
        level = int(state.winners).bit_count() > 1 and not position.extra_round
        check_field(not level, "extra_round", "players who are level play one before the game is over")


def _check_history(position: Position, seat: SeatPosition, where: str) -> None:
    """Money, penalties and spent gangsters come from rounds already settled."""
    settled = position.round - (position.stage != "over")
    check_field(len(seat.earned) == position.round, f"{where}.earned", f"needs {position.round} numbers, one a round")
    check_field(not any(seat.earned[settled:]), f"{where}.earned", "nothing is earned before the round is settled")
    away = {"prison": seat.prison[1], "hospital": seat.hospital, "shot": seat.shot, "spent": seat.spent}
    for name, number in away.items():
        check_field(settled >= 1 or not number, f"{where}.{name}", "nobody is away before the first round is settled")
    long_away = settled >= 2 or not seat.prison[0]
    check_field(long_away, f"{where}.prison", "one more round to sit means that two rounds have been settled")


def _check_last_turn(state: State, position: Position) -> None:
    """Those who have not acted in the last turn follow each other by the gangsters in front of them."""
    waiting = position.order[position.acted + (position.stage == "play") :]
    players = len(position.order)
    expected = sorted(
        waiting, key=lambda seat: (-reckoning.in_front(state, seat), (seat - position.start_player) % players)
    )
    fine = position.turn < TURNS or waiting == expected
    check_field(fine, "order", f"whoever has most gangsters in front acts first: {expected}")


def _restore_police(box: Box, state: State, position: Position) -> None:
    due = position.round - (position.turn < rules.POLICE_TURN)
    if position.extra_round:
        due = position.round - 1
    check_field(
        len(position.police) == due,
        "police",
        f"in turn {position.turn} of round {position.round} {due} cards lie open, not {len(position.police)}",
    )
    state.police_turned[:] = NOTHING
    for badge in Badge:
        turned = position.police.count(badge.name.lower())  # type: ignore[arg-type]
        check_field(
            turned <= box.police[badge], "police", f"there are only {box.police[badge]} {badge.name.lower()} cards"
        )
        state.police_left[badge] = box.police[badge] - turned
    for word in position.police:
        check_field(
            not state.last_round, "police", "the game ends with the third badge of a colour; no further card is turned"
        )
        state.police_turned[state.police_count] = Badge[word.upper()]
        state.police_count += 1
        state.last_round = (
            max(rules.badges_open(state, Badge.GOLD), rules.badges_open(state, Badge.SILVER)) >= rules.LAST_BADGE
        )
    check_field(
        not position.extra_round or bool(state.last_round), "extra_round", "comes only after a third badge of a colour"
    )
    ended_early = state.last_round and not position.extra_round and position.turn < rules.POLICE_TURN
    check_field(not ended_early, "police", "a third badge of a colour makes a round the last one")
    check_field(
        position.stage != "over" or bool(state.last_round),
        "stage",
        "a game is over only after a third badge of a colour",
    )


def _restore_cards(box: Box, state: State, position: Position) -> None:
    state.hidden[:] = NOTHING
    state.played[:] = NOTHING
    state.hand[:] = NOTHING
    cities = [int(city) for city in box.row[: box.cities]]
    words = [names.place_word(city) for city in cities]
    check_field(sorted(position.cities) == sorted(words), "cities", f"must be {', '.join(words)}")
    left = Counter(
        {card: int(box.card_copies[card]) for card in range(int(box.cards)) if box.card_city[card] in cities}
    )
    by_words = {names.card_words(box, card): card for card in left}

    def take(word: str, field: str) -> int:
        check_field(
            word in by_words, field, f"`{word}` is no card of this table; one is written like `{next(iter(by_words))}`"
        )
        card = by_words[word]
        left[card] -= 1
        check_field(left[card] >= 0, field, f"`{word}` lies somewhere else already")
        return card

    for city, word in zip(cities, words, strict=True):
        field = f"cities.{word}"
        given = position.cities[word]
        state.hidden[city] = take(f"{word} {given.hidden}", f"{field}.hidden")
        check_field(len(given.played) <= PILE, f"{field}.played", f"at most {PILE} cards can lie there")
        for i, face in enumerate(given.played):
            state.played[city, i] = take(f"{word} {face}", f"{field}.played[{i}]")
        state.played_count[city] = len(given.played)
    for seat, player in enumerate(position.seats):
        field = f"seats[{seat}].hand"
        size = HAND - position.turn + (seat not in position.order[: position.acted])
        check_field(len(player.hand) == size, field, f"must hold {size} cards now, not {len(player.hand)}")
        held = sorted(take(word, f"{field}[{i}]") for i, word in enumerate(player.hand))
        state.hand[seat, :size] = held
        state.hand_size[seat] = size
    missing = [names.card_words(box, card) for card, copies in left.items() if copies]
    check_field(not missing, "cities", f"these cards lie nowhere: {', '.join(missing)}")


def _restore_gangsters(box: Box, state: State, position: Position) -> None:
    players = int(box.players)
    words = {names.place_word(place): place for place in (*map(int, box.row[: box.cities]), CHICAGO)}
    state.leader[:] = NOBODY
    for group, field in ((position.gangsters, "gangsters"), (position.banished, "banished")):
        for word in group:
            check_field(word in words, f"{field}.{word}", f"is not in play; there are {', '.join(words)}")
    for word, gangs in position.gangsters.items():
        place, field = words[word], f"gangsters.{word}"
        check_field(position.stage != "over", field, "after the last round all gangsters have gone home")
        for gang in gangs:
            check_field(gang.seat < players, f"{field}.seat", f"the seats are 0 to {players - 1}")
            check_field(not state.professionals_in[place, gang.seat], field, f"names seat {gang.seat} twice")
            check_field(
                gang.professionals > 0, field, f"occasionals of seat {gang.seat} need a professional next to them"
            )
            state.professionals_in[place, gang.seat] = gang.professionals
            state.occasionals_in[place, gang.seat] = gang.occasionals
            if place != CHICAGO:
                state.outside_chicago[gang.seat] += gang.professionals + gang.occasionals
            barred = gang.seat in position.banished.get(word, [])
            check_field(not barred, field, f"seat {gang.seat} is banished from there")
        there = state.professionals_in[place] + state.occasionals_in[place]
        check_field(bool(there.any()), field, "names nobody; leave it out")
        state.most[place], state.leader[place] = there.max(), there.argmax()
        check_field(
            (there == there.max()).sum() == 1, field, "two players are level for most, which placing never allows"
        )
    for seat in range(players):
        alone = state.professionals_in[CHICAGO, seat] and not state.outside_chicago[seat]
        check_field(not alone, "gangsters.chicago", f"seat {seat} has nobody in another city")
    can_banish = {int(box.card_city[card]) for card in range(box.cards) if box.card_penalty[card] == Penalty.BANISHED}
    for word, seats in position.banished.items():
        field = f"banished.{word}"
        check_field(bool(seats), field, "names nobody; leave it out")
        check_field(max(seats) < players, field, f"the seats are 0 to {players - 1}")
        check_field(words[word] in can_banish, field, "has no card that banishes")
        check_field(position.round > 1 or position.stage == "over", field, "nobody is banished in round 1")
        state.banished[words[word], seats] = 1
    for seat in range(players):
        away = state.prison[seat].sum() + state.hospital[seat] + state.shot[seat]
        professionals = int(state.professionals[seat] + state.professionals_in[:, seat].sum() + away)
        occasionals = int(state.occasionals[seat] + state.occasionals_in[:, seat].sum() + state.spent[seat])
        where = f"seats[{seat}]"
        check_field(
            professionals == PROFESSIONALS,
            f"{where}.professionals",
            f"{professionals} in all (in front, placed, in prison, in hospital, shot), not {PROFESSIONALS}",
        )
        check_field(
            occasionals == OCCASIONALS,
            f"{where}.occasionals",
            f"{occasionals} in all (in front, placed, spent), not {OCCASIONALS}",
        )
