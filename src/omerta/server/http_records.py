"""The HTTP side of the reading room: records that people bring along to look at."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from omerta.server import showing
from omerta.server.http import REFUSALS, Lang, address_of, house_of
from omerta.server.messages import LogRow, OpenedRecord, Position, RecordText
from omerta.server.problems import Refused
from omerta.server.reading_room import MOST_ROWS

LONGEST_REQUEST = 2_500_000
"""Bytes: a record of two million signs, with its line ends written as JSON."""
RecordIdPath = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
PlyPath = Annotated[int, PathParameter(ge=0, lt=MOST_ROWS)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7, description="Whose eyes; left out: a spectator's")]


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
            LogRow(row.number, row.seat, row.undo_to, [speaking.told(event) for event in told])
            for row, told in zip(record.rows, opened.events, strict=True)
        ],
        result=record.result,
        dealt=record.start is None,
        redacted=False,
    )


@get("/api/records/{record:str}/positions/{ply:int}", responses=REFUSALS)
async def position(
    request: Request[Any, Any, Any], record: RecordIdPath, ply: PlyPath, seat: SeatQuery = None, lang: Lang = "en"
) -> Position:
    """A position of an open record, through anybody's eyes: the game is over, or its whole record would not be here."""
    opened = house_of(request).reading_room.get(record)
    if seat is not None and seat >= opened.record.players:
        raise Refused(404, "no-seat")
    return showing.position(opened.game, opened.after(ply), ply, seat, opened.voice(lang))


RECORD_HANDLERS = [open_record, position]
