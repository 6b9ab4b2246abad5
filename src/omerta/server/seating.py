"""Who sits where: setting up tables, sitting down, leaving, bots that step in, rematches."""

import base64
import contextlib
import secrets
import time
import unicodedata
from typing import Any

from omerta.games.examples import NAMES, example
from omerta.kernel.errors import BadInput
from omerta.kernel.luck import fresh_seed, seed_bytes
from omerta.server import keeping
from omerta.server.bodies import Fill, Join, NewTable, Seated
from omerta.server.contents import OURS
from omerta.server.house import House
from omerta.server.keeping import BOT, OPEN, PERSON, WAITING, Kept, Seat
from omerta.server.live import LiveTable
from omerta.server.logs import note
from omerta.server.messages import LONGEST_NAME
from omerta.server.problems import Refused, not_allowed
from omerta.server.tokens import HOST

ID_BYTES, CODE_LENGTH = 10, 6
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
"""No 0, 1, 8 or 9: they look like letters."""


def who(house: House, token: str | None, live: LiveTable) -> int:
    """The seat that a token proves (HOST for the host); Refused if it proves none at this table."""
    read = house.tokens.read(token) if token else None
    if read is None or read[0] != live.kept.id:
        raise not_allowed()
    _, seat, generation = read
    if seat == HOST:
        return HOST
    if not 0 <= seat < live.kept.players:
        raise not_allowed()
    holder = live.kept.seats[seat]
    if holder.kind != PERSON or holder.generation != generation:
        raise not_allowed("changed-hands")
    return seat


def token_of(house: House, live: LiveTable, seat: int) -> str:
    """A fresh token for whoever holds a seat."""
    return house.tokens.make(live.kept.id, seat, live.kept.seats[seat].generation)


async def create(
    house: House, wanted: NewTable, message: str | None = None, position: dict[str, Any] | None = None
) -> Seated:
    """Set up a table, to be dealt or to be played on from a position. A request that comes again gets the same one."""
    known = message and await house.store.read(lambda connection: keeping.set_up_by(connection, message))
    if known:
        return _set_up_before(house, await house.table(known), wanted)
    kept = _kept(house, wanted, len(wanted.seats))
    kept.message = message
    kept.position = position
    if wanted.start is not None:
        _begin_from_example(house, wanted, kept)
    mine = [place for place, wish in enumerate(wanted.seats) if wish.kind == "me"]
    for place, wish in enumerate(wanted.seats):
        kept.seats.append(Seat(place, OPEN, ""))
        if wish.kind == "me":
            kept.seats[place].kind, kept.seats[place].name = PERSON, checked_name(kept, wish.name or "")
        elif wish.kind == "bot":
            seat_bot(house, kept, kept.seats[place], wish.bot)
    if all(seat.kind == BOT for seat in kept.seats):
        raise Refused(400, "bad-input", "nobody")
    if wanted.start is not None:
        _name_as_in_examples(kept)
    live = await _set_up(house, kept)
    return _seated_host(house, live, mine)


def _set_up_before(house: House, live: LiveTable, wanted: NewTable) -> Seated:
    """The answer to a request that comes again: the seats that are still with whoever set up the table."""
    wishes = zip(live.kept.seats, wanted.seats, strict=False)
    mine = [seat.seat for seat, wish in wishes if wish.kind == "me" and seat.kind == PERSON and seat.generation == 0]
    return _seated_host(house, live, mine)


def _seated_host(house: House, live: LiveTable, mine: list[int]) -> Seated:
    tokens = [token_of(house, live, seat) for seat in mine]
    return Seated(live.info(seated=True), mine, tokens, house.tokens.make(live.kept.id, HOST, 0))


async def _set_up(house: House, kept: Kept) -> LiveTable:
    if await house.store.read(keeping.count) >= house.settings.most_tables:
        raise Refused(503, "full")
    async with contextlib.nullcontext() if kept.content == OURS else house.library_lock:
        # only now is a saved content in use, and not saved anew any more
        kept.content_digest = house.game(kept.game, kept.content).content_digest
        await house.write(lambda connection: keeping.insert(connection, kept))
    note("table set up", table=kept.id, game=kept.game, players=kept.players)
    return await house.table(kept.id)


def _kept(house: House, wanted: NewTable, players: int) -> Kept:
    try:
        game = house.game(wanted.game, wanted.content)
        _, options = game.table(players, wanted.options)
    except BadInput as error:
        raise Refused(400, "bad-input", complaint=str(error)) from None
    return Kept(
        id=base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().lower(),
        code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
        game=game.name,
        edition=game.edition,
        content=wanted.content,
        content_digest=game.content_digest,
        players=players,
        options=options,
        open=wanted.open,
        hints=wanted.hints,
        deduction=wanted.deduction,
        spectators=wanted.spectators,
        turn_seconds=wanted.turn_seconds,
        warning_seconds=wanted.warning_seconds,
        seed=fresh_seed().hex(),
        created=round(time.time(), 1),
    )


def _begin_from_example(house: House, wanted: NewTable, kept: Kept) -> None:
    """The game begins from an example, with its luck: to learn, alone against bots. It is never listed."""
    try:
        found = example(wanted.start or "")
        if found.game != kept.game or found.players != kept.players:
            raise BadInput(f"{wanted.start} is an example of {found.game} with {found.players} players")
        found.state(house.game(kept.game, kept.content))
    except BadInput as error:
        raise Refused(400, "bad-input", complaint=str(error)) from None
    if kept.open or any(wish.kind not in ("me", "bot") for wish in wanted.seats):
        raise Refused(400, "bad-input", complaint="An example is played at once, and only against bots.")
    kept.start, kept.position, kept.options = wanted.start, found.position, dict(found.position["options"])
    kept.seed = seed_bytes(found.seed).hex()


def _name_as_in_examples(kept: Kept) -> None:
    people = {seat.name.casefold() for seat in kept.seats if seat.kind == PERSON}
    for seat, name in zip(kept.seats, NAMES, strict=False):
        if seat.kind == BOT and name.casefold() not in people:
            seat.name = name


def checked_name(kept: Kept, name: str) -> str:
    """A name that can be printed and that nobody else at the table has."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:  # some signs become two when normalised
        raise Refused(400, "bad-name", most=LONGEST_NAME)
    if name.casefold() in (seat.name.casefold() for seat in kept.seats):
        raise Refused(409, "name-taken")
    return name


def seat_bot(house: House, kept: Kept, seat: Seat, bot: str | None) -> None:
    """A bot sits down, under a name of its own."""
    bot = checked_bot(house, bot)
    names = {other.name.casefold() for other in kept.seats if other.seat != seat.seat}
    name = next(name for number in range(1, 99) if (name := f"{bot.title()} {number}").casefold() not in names)
    seat.kind, seat.name, seat.bot = BOT, name, bot


def checked_bot(house: House, bot: str | None) -> str:
    """The name of a bot that this server has."""
    bot = bot or house.settings.stand_in
    if bot not in house.settings.bots:
        raise Refused(400, "no-bot", complaint=f"There is no such bot; there is {', '.join(house.settings.bots)}.")
    return bot


async def join(house: House, live: LiveTable, wish: Join, message: str | None = None) -> Seated:
    """Sit down at an open seat, the first or a certain one. A request that comes again keeps its seat."""
    async with live.lock:
        known = next((seat.seat for seat in live.kept.seats if message is not None and seat.message == message), None)
        if known is not None:
            return _seated(house, live, known)
        free = [seat.seat for seat in live.kept.seats if seat.kind == OPEN]
        place = next(iter(free), None) if wish.seat is None else wish.seat
        if place is None or place not in free:
            raise Refused(409, "seat-taken", None if free else "all-taken")
        name = checked_name(live.kept, wish.name)
        generation = live.kept.seats[place].generation + 1
        await change_seat(house, live, Seat(place, PERSON, name, generation=generation, message=message))
        return _seated(house, live, place)


def _seated(house: House, live: LiveTable, seat: int) -> Seated:
    return Seated(live.info(seated=True), [seat], [token_of(house, live, seat)])


async def leave(house: House, live: LiveTable, seat: int) -> None:
    """Get up: before the deal the seat is open again, afterwards a bot plays until the person comes back."""
    async with live.lock:
        old = live.kept.seats[seat]
        if live.kept.status == WAITING:
            await change_seat(house, live, Seat(seat, OPEN, "", generation=old.generation + 1))
        else:
            await change_seat(house, live, _with_bot(old, house.settings.stand_in))


async def come_back(house: House, live: LiveTable, seat: int) -> None:
    """Take one's seat back from the bot."""
    async with live.lock:
        if live.kept.seats[seat].bot is not None:
            await change_seat(house, live, _with_bot(live.kept.seats[seat], None))


async def renew(house: House, live: LiveTable, seat: int, token: str | None, message: str | None = None) -> Seated:
    """A new token; all older ones are void, and whoever is connected with one has to go.

    If the answer was lost the request comes again with the token that it has made void itself.
    """
    async with live.lock:
        if not _made_void(house, live, seat, token, message):
            if who(house, token, live) != seat:
                raise not_allowed("not-your-seat")
            old = live.kept.seats[seat]
            await change_seat(house, live, Seat(**(vars(old) | {"generation": old.generation + 1, "message": message})))
        return _seated(house, live, seat)


def _made_void(house: House, live: LiveTable, seat: int, token: str | None, message: str | None) -> bool:
    """Is this the token that this very request has made void before?"""
    if token is None or message is None or seat >= live.kept.players:
        return False
    holder = live.kept.seats[seat]
    return holder.message == message and house.tokens.read(token) == (live.kept.id, seat, holder.generation - 1)


async def fill(house: House, live: LiveTable, seat: int, wish: Fill) -> None:
    """What a host may do with a seat: a bot for an empty or abandoned one, a person out before the deal, mute."""
    async with live.lock:
        if not 0 <= seat < live.kept.players:
            raise Refused(404, "no-seat")
        old = live.kept.seats[seat]
        new = Seat(**vars(old))
        if wish.muted is not None:
            new.muted = wish.muted
        if wish.kind is not None and live.kept.status == WAITING:
            _fill_waiting(house, live, new, wish)
        elif wish.kind is not None:
            _fill_playing(house, live, new, wish)
        await change_seat(house, live, new)


def _fill_waiting(house: House, live: LiveTable, new: Seat, wish: Fill) -> None:
    if wish.kind == "person":
        raise Refused(409, "not-now", complaint="A person sits down by joining.")
    others = [seat for seat in live.kept.seats if seat.seat != new.seat]
    if wish.kind == "bot" and all(seat.kind == BOT for seat in others):
        raise Refused(409, "not-now", "nobody")
    new.kind, new.name, new.bot, new.generation, new.message = OPEN, "", None, new.generation + 1, None
    if wish.kind == "bot":
        seat_bot(house, live.kept, new, wish.bot)


def _fill_playing(house: House, live: LiveTable, new: Seat, wish: Fill) -> None:
    if new.kind != PERSON or wish.kind == "open":
        raise Refused(409, "not-now")
    if wish.kind == "bot" and live.is_present(new.seat):
        raise Refused(409, "present")
    new.bot = checked_bot(house, wish.bot) if wish.kind == "bot" else None


async def change_seat(house: House, live: LiveTable, seat: Seat) -> None:
    """Keep a seat's change, tell everybody, and deal if the table is full. The lock is held."""
    await live.write(lambda connection: keeping.save_seat(connection, live.kept.id, seat))
    before = live.kept.seats[seat.seat]
    live.kept.seats[seat.seat] = seat
    if before.generation != seat.generation:
        for connection in [one for one in live.connections if seat.seat in one.seats]:
            connection.drop(4003, "this seat has changed hands")
    live.tell_table()
    if live.is_full():
        await live.begin()
    if seat.bot is not None:
        await live.confirm_for_bot(seat.seat)
    live.bots.wake()


def _with_bot(seat: Seat, bot: str | None) -> Seat:
    return Seat(**(vars(seat) | {"bot": bot}))


async def rematch(house: House, live: LiveTable, seat: int) -> Seated:
    """The same people again, each one seat further. Whoever asks first sets it up; the others find it there."""
    async with live.lock:
        old = live.kept
        if live.table is None or not live.table.over:
            raise Refused(409, "not-over")
        host = None
        if live.rematch is None:
            seats = [
                Seat(place, one.kind, one.name, one.bot, 0, one.confirms, one.muted)
                for place, one in enumerate([*old.seats[1:], old.seats[0]])
            ]
            new = _again(house, old, seats)
            new.follows = old.id
            await _set_up(house, new)
            live.rematch, host = new.id, house.tokens.make(new.id, HOST, 0)
            live.tell_table()
    following = await house.table(live.rematch)
    place = (seat - 1) % old.players
    if following.kept.seats[place].kind != PERSON or following.kept.seats[place].name != old.seats[seat].name:
        raise not_allowed("given-away")
    return Seated(following.info(seated=True), [place], [token_of(house, following, place)], host)


def _again(house: House, old: Kept, seats: list[Seat]) -> Kept:
    wanted = NewTable(
        game=old.game,
        seats=[],
        options=old.options,
        content=old.content,
        open=old.open,
        hints=old.hints,
        deduction=old.deduction,
        spectators=old.spectators,
        turn_seconds=old.turn_seconds,
        warning_seconds=old.warning_seconds,
    )
    kept = _kept(house, wanted, old.players)
    kept.seats = seats
    return kept
