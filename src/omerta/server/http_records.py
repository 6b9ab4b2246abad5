"""The HTTP side of the reading room: records that people bring along to look at."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from omerta.bots.notes import reason_in
from omerta.records import verify
from omerta.records.reading import BadRecord
from omerta.server import botplay, seating, showing
from omerta.server.bodies import (
    NewTable,
    OpenedRecord,
    Opinion,
    PlayOn,
    Position,
    Proof,
    RecordText,
    Seated,
    SeatWish,
    Standings,
)
from omerta.server.http import REFUSALS, Lang, address_of, house_of
from omerta.server.problems import Refused
from omerta.server.reading_room import MOST_ROWS

LONGEST_REQUEST = 2_500_000
"""Bytes: a record of two million signs, with its line ends written as JSON."""
RecordIdPath = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
PlyPath = Annotated[int, PathParameter(ge=0, lt=MOST_ROWS)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7, description="Whose eyes; left out: a spectator's")]

OpenQuery = Annotated[bool, QueryParameter(description="Everybody's hidden things at once, whoever `seat` is")]


@post("/api/records", responses=REFUSALS, request_max_body_size=LONGEST_REQUEST)
async def open_record(request: Request[Any, Any, Any], data: JSONBody[RecordText], lang: Lang = "en") -> OpenedRecord:
    """Open a record to look at it: whole ones only, in which nothing is hidden."""
    house = house_of(request)
    if not house.opening.allow(address_of(request)):
        raise Refused(429, "slow-down")
    name, opened = await house.reading_room.open(house, data.text)
    record, speaking = opened.record, opened.voice(lang)
    return OpenedRecord(
        id=name,
        game=record.game,
        edition=record.edition,
        content=opened.content,
        players=record.names,
        options=record.options,
        date=record.date,
        rows=[
            showing.log_row(row, told, reason_in(record.game, row.note), speaking)
            for row, told in zip(record.rows, opened.events, strict=True)
        ],
        result=record.result,
        dealt=record.start is None,
    )


@get("/api/records/{record:str}/positions/{ply:int}", responses=REFUSALS)
async def position(
    request: Request[Any, Any, Any],
    record: RecordIdPath,
    ply: PlyPath,
    seat: SeatQuery = None,
    everything: OpenQuery = False,
    lang: Lang = "en",
) -> Position:
    """A position of an open record, through anybody's eyes: the game is over, or its whole record would not be here."""
    opened = house_of(request).reading_room.get(record)
    if seat is not None and seat >= opened.record.players:
        raise Refused(404, "no-seat")
    return showing.position(opened.game, opened.after(ply), ply, seat, everything, opened.voice(lang))


@get("/api/records/{record:str}/standings", responses=REFUSALS)
async def standings(request: Request[Any, Any, Any], record: RecordIdPath) -> Standings:
    """Who was ahead after each row of an open record."""
    opened = house_of(request).reading_room.get(record)

    def lines(row: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = opened.game.score_sheet(opened.after(row)).get("lines", [])
        return found

    return Standings(await asyncio.to_thread(lambda: [lines(row) for row in range(len(opened.positions))]))


@get("/api/records/{record:str}/proof", responses=REFUSALS)
async def proof(request: Request[Any, Any, Any], record: RecordIdPath) -> Proof:
    """Draw the luck of an open record again from its seed."""
    opened = house_of(request).reading_room.get(record)
    outcomes = sum(len(row.draws) for row in opened.record.rows)
    try:
        await asyncio.to_thread(verify, opened.record, opened.game)
        problem = None
    except BadRecord as error:
        problem = str(error)
    return Proof(problem is None, outcomes, opened.record.start is None, problem)


@get("/api/records/{record:str}/positions/{ply:int}/opinion", responses=REFUSALS)
async def ask_opinion(
    request: Request[Any, Any, Any], record: RecordIdPath, ply: PlyPath, lang: Lang = "en"
) -> Opinion:
    """What a Capo would have done, knowing what the seat knew that had to decide."""
    house = house_of(request)
    opened = house.reading_room.get(record)
    state = opened.after(ply)
    seats = opened.game.awaiting(state)
    if not seats:
        raise Refused(409, "over")
    if not house.hinting.allow(address_of(request)):
        raise Refused(429, "slow-down")
    words, because = await botplay.opinion(house, opened.game, opened.content, state, seats[0], ply)
    voice = opened.voice(lang)
    return Opinion(ply, seats[0], voice.choice(words), voice.why(because))


@post("/api/records/{record:str}/tables", responses=REFUSALS)
async def play_on(request: Request[Any, Any, Any], record: RecordIdPath, data: JSONBody[PlayOn]) -> Seated:
    """A table of one's own that begins from a position of an open record."""
    house = house_of(request)
    opened = house.reading_room.get(record)
    state = opened.after(data.ply)
    if data.seat >= opened.record.players:
        raise Refused(404, "no-seat")
    if not opened.game.awaiting(state):
        raise Refused(409, "over")
    if not house.new_tables.allow(address_of(request)):
        raise Refused(429, "slow-down")
    me, bot = SeatWish("me", data.name), SeatWish("bot", bot=data.bot)
    wanted = NewTable(
        game=opened.game.name,
        seats=[me if seat == data.seat else bot for seat in range(opened.record.players)],
        options=dict(opened.record.options),
        content=opened.content,
        spectators=False,
    )
    return await seating.create(house, wanted, position=opened.game.to_dict(state))


RECORD_HANDLERS = [open_record, position, standings, proof, ask_opinion, play_on]
