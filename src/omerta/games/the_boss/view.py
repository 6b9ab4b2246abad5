"""The Boss through a player's eyes. Whatever is listed here may leave the process; nothing else does."""

import msgspec

from omerta.games.the_boss import names, reckoning, rules
from omerta.games.the_boss.state import CHICAGO, NOBODY, Badge, Box, Stage, State
from omerta.games.the_boss.unknown import unseen_copies
from omerta.kernel.masks import numbers_of
from omerta.kernel.protocol import EVERYBODY
from omerta.kernel.rulebook import rule


class CardView(msgspec.Struct):
    """A card that a city's character card shows: how many were printed, and how many this seat has not seen."""

    face: str
    copies: int
    unseen: int
    house: bool


class GangView(msgspec.Struct):
    """A player's gangsters in a place."""

    seat: int
    professionals: int
    occasionals: int


class PlaceView(msgspec.Struct):
    """A city, or Chicago, in the row."""

    city: str
    name: str
    number: int | None
    leader: int | None
    gangsters: list[GangView]
    banished: list[int]
    cards: list[CardView]
    played: list[str]
    hidden: str | None
    """Face of the hidden card once it has been turned up; with all hands open it is no secret either."""
    chicago_sum: int | None
    chicago_pays: int | None
    """Chicago only: the sum of the last cards to its left now, and what its leader would get."""


class SeatView(msgspec.Struct):
    """What lies in front of a player."""

    seat: int
    money: int
    earned: list[int]
    professionals: int
    occasionals: int
    prison: list[int]
    """Professionals back after this round, and after the next."""
    hospital: int
    shot: int
    spent: int
    backs: dict[str, int]
    hand: list[str] | None
    """The own cards; nobody sees another's."""


class PoliceView(msgspec.Struct):
    """The open police cards and what they show."""

    turned: list[str]
    gold: int
    silver: int
    left: int


class View(msgspec.Struct):
    """All that one seat, or a spectator, may see."""

    game: str
    players: int
    seat: int | None
    stage: str
    round: int
    turn: int
    acting: int | None
    order: list[int]
    start_player: int
    last_round: bool
    extra_round: bool
    row: list[PlaceView]
    seats: list[SeatView]
    police: PoliceView
    winners: list[int]


class SheetLine(msgspec.Struct):
    """One player's result, criterion by criterion."""

    seat: int
    earned: list[int]
    money: int
    last_round: int
    gangsters: int | None
    """With whom the player would begin another round: known when the game is over."""
    winner: bool


class ScoreSheet(msgspec.Struct):
    """The standing, best first, and the rule that decided it (None while the game goes on)."""

    lines: list[SheetLine]
    decided_by: str | None
    final: bool


DECIDING_RULES = ("the_boss/winner", "the_boss/tie-last-round", "the_boss/tie-gangsters")


@rule("the_boss/open-information")
def view(box: Box, state: State, seat: int) -> View:
    """Everything open to all, and the seat's own hand."""
    over = bool(state.stage == Stage.OVER)
    return View(
        game="the_boss",
        players=int(box.players),
        seat=None if seat < 0 else seat,
        stage=Stage(int(state.stage)).name.lower(),
        round=int(state.round_number),
        turn=int(state.turn),
        acting=None if over else rules.acting(state),
        order=state.order[: box.players].tolist(),
        start_player=int(state.start_player),
        last_round=bool(state.last_round),
        extra_round=bool(state.extra_round),
        row=[_place(box, state, seat, position) for position in range(int(box.cities) + 1)],
        seats=[_seat(box, state, seat, other) for other in range(int(box.players))],
        police=PoliceView(
            turned=[Badge(badge).name.lower() for badge in state.police_turned[: state.police_count].tolist()],
            gold=rules.badges_open(state, Badge.GOLD),
            silver=rules.badges_open(state, Badge.SILVER),
            left=int(state.police_left.sum()),
        ),
        winners=list(numbers_of(state.winners)),
    )


def _place(box: Box, state: State, viewer: int, position: int) -> PlaceView:
    place = reckoning.place_at(box, state, position)
    professionals, occasionals = state.professionals_in[place].tolist(), state.occasionals_in[place].tolist()
    leader = int(state.leader[place])
    shown = PlaceView(
        city=names.place_word(place),
        name=names.CITY_NAMES[place],
        number=None,
        leader=None if leader == NOBODY else leader,
        gangsters=[
            GangView(seat, professionals[seat], occasionals[seat])
            for seat in range(int(box.players))
            if professionals[seat] or occasionals[seat]
        ],
        banished=[seat for seat, flag in enumerate(state.banished[place].tolist()) if flag],
        cards=[],
        played=[],
        hidden=None,
        chicago_sum=None,
        chicago_pays=None,
    )
    if place == CHICAGO:
        shown.chicago_sum = reckoning.last_played_sum(box, state)
        shown.chicago_pays = shown.chicago_sum // 2
    else:
        shown.number = place + 1
        shown.cards = open_deck(box, state, viewer, place)
        shown.played = [names.face(box, card) for card in state.played[place, : state.played_count[place]].tolist()]
        if _is_turned_up(state, viewer):
            shown.hidden = names.face(box, int(state.hidden[place]))
    return shown


def _is_turned_up(state: State, viewer: int) -> bool:
    """Does this viewer know every hidden card?"""
    return viewer == EVERYBODY or bool(state.stage == Stage.OVER)


@rule("the_boss/open-decks")
def open_deck(box: Box, state: State, viewer: int, city: int) -> list[CardView]:
    """Which cards a city has is known to all; how many of them are still unseen is for each to see."""
    return [
        CardView(
            face=names.face(box, card),
            copies=int(box.card_copies[card]),
            unseen=0 if _is_turned_up(state, viewer) else unseen_copies(box, state, viewer, card),
            house=bool(box.card_is_house[card]),
        )
        for card in range(int(box.first_card[city]), int(box.first_card[city + 1]))
    ]


def _seat(box: Box, state: State, viewer: int, seat: int) -> SeatView:
    held = state.hand[seat, : state.hand_size[seat]].tolist()
    backs: dict[str, int] = {}
    for card in held:
        city = names.place_word(int(box.card_city[card]))
        backs[city] = backs.get(city, 0) + 1
    return SeatView(
        seat=seat,
        money=reckoning.money_of(state, seat),
        earned=state.earned[: state.round_number, seat].tolist(),
        professionals=int(state.professionals[seat]),
        occasionals=int(state.occasionals[seat]),
        prison=state.prison[seat].tolist(),
        hospital=int(state.hospital[seat]),
        shot=int(state.shot[seat]),
        spent=int(state.spent[seat]),
        backs=backs,
        hand=[names.card_words(box, card) for card in held] if viewer in (seat, EVERYBODY) else None,
    )


def score_sheet(box: Box, state: State) -> ScoreSheet:
    """Who is ahead, by what: money, then the last round, then gangsters."""
    final = bool(state.stage == Stage.OVER)
    ahead = list(numbers_of(reckoning.best_seats(box, state)))
    lines = [
        SheetLine(
            seat=seat,
            earned=state.earned[: state.round_number, seat].tolist(),
            money=reckoning.money_of(state, seat),
            last_round=reckoning.money_of_last_round(state, seat),
            gangsters=reckoning.gangsters_of(state, seat) if final else None,
            winner=final and seat in ahead,
        )
        for seat in range(int(box.players))
    ]
    lines.sort(key=lambda line: (line.money, line.last_round, line.gangsters or 0), reverse=True)
    return ScoreSheet(lines, _decided_by(lines) if final else None, final)


def _decided_by(lines: list[SheetLine]) -> str:
    """The first criterion that leaves one winner; none does: the extra round has been played in vain."""
    first, second = lines[:2]
    for rule_id, best, next_best in zip(
        DECIDING_RULES,
        (first.money, first.last_round, first.gangsters),
        (second.money, second.last_round, second.gangsters),
        strict=True,
    ):
        if best != next_best:
            return rule_id
    return "the_boss/tie-extra-round"


def account(box: Box, state: State) -> dict[str, int]:
    """Every card, gangster and police card, wherever it is."""
    counted = {names.card_words(box, card): 0 for card in range(int(box.cards)) if box.in_play[box.card_city[card]]}
    lying = [state.hidden[box.row[: box.cities]], state.hand[state.hand >= 0], state.played[state.played >= 0]]
    for cards in lying:
        for card in cards.tolist():
            counted[names.card_words(box, card)] += 1
    for seat in range(int(box.players)):
        away = state.prison[seat].sum() + state.hospital[seat] + state.shot[seat]
        placed, helping = state.professionals_in[:, seat].sum(), state.occasionals_in[:, seat].sum()
        counted[f"professionals of {seat}"] = int(state.professionals[seat] + placed + away)
        counted[f"occasionals of {seat}"] = int(state.occasionals[seat] + helping + state.spent[seat])
    for badge in Badge:
        turned = state.police_turned[: state.police_count].tolist().count(int(badge))
        counted[f"police {badge.name.lower()}"] = int(state.police_left[badge]) + turned
    return counted
