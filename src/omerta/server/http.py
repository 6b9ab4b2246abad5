"""The HTTP side: what is on the shelf, setting up tables, sitting down. The game itself goes over the WebSocket."""

import io
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from omerta import __version__
from omerta.games import registry
from omerta.language import LANGUAGES, Speaker
from omerta.language.speaker import MissingSentence
from omerta.server import keeping, seating
from omerta.server.house import House
from omerta.server.live import LiveTable
from omerta.server.messages import (
    PROTOCOL,
    Fill,
    GameInfo,
    Health,
    Join,
    NewTable,
    Problem,
    Seated,
    SeatLink,
    Shelf,
    TableInfo,
)
from omerta.server.problems import Refused, not_allowed, not_found
from omerta.server.seating import token_of, who
from omerta.server.tokens import HOST

LISTED = 100
BEARER = "Bearer "
PAGE = Path(__file__).with_name("page") / "index.html"
LOCAL = ("127.0.0.1", "::1")

TableIdPath = Annotated[str, PathParameter(pattern="^[a-z2-7]{16}$")]
CodePath = Annotated[str, PathParameter(pattern="^[A-Za-z2-7]{6}$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]
Authorization = Annotated[
    str | None, HeaderParameter(name="Authorization", description="`Bearer` and a token", max_length=400)
]
REFUSALS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Cannot be understood or done",
        403: "Not yours to do",
        404: "No such table",
        409: "Not now",
        413: "Too long",
        429: "Too often",
        503: "Full, or stopping",
    }.items()
}


def _house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def _token(authorization: str | None) -> str | None:
    return authorization.removeprefix(BEARER) if authorization and authorization.startswith(BEARER) else None


async def _seat_of(house: House, table: str, authorization: str | None) -> tuple[LiveTable, int]:
    """The table, and the seat whose token was sent."""
    live = await house.table(table)
    seat = who(house, _token(authorization), live)
    if seat == HOST:
        raise not_allowed("A host's token holds no seat.")
    return live, seat


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _public_url(request: Request[Any, Any, Any]) -> str:
    return (_house(request).settings.public_url or str(request.base_url)).rstrip("/")


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index() -> str:
    """A page that says what this is."""
    return PAGE.read_text(encoding="utf-8")


@get("/health", responses={503: REFUSALS[503]}, sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> Health:
    """Is the server well?"""
    return Health("stopping" if _house(request).stopping else "fine", PROTOCOL, __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus; to this machine only unless the operator says otherwise."""
    allowed = _house(request).settings.metrics
    if allowed == "nobody" or (allowed == "local" and _address(request) not in LOCAL):
        raise not_allowed("Figures are not for everybody.")
    return Response(_house(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games", responses={400: REFUSALS[400], 429: REFUSALS[429]}, sync_to_thread=False)
def shelf(request: Request[Any, Any, Any], lang: Annotated[str, QueryParameter(max_length=5)] = "en") -> Shelf:
    """The games and bots of this server."""
    house = _house(request)
    speaker = Speaker(lang if lang in LANGUAGES else "en", [])
    games = []
    for name in registry.games():
        definition = registry.definition(name)
        games.append(
            GameInfo(
                name=name,
                title=_said(speaker, f"{name}-title", name),
                summary=_said(speaker, f"{name}-summary", ""),
                edition=definition.edition,
                players=list(definition.players),
                options=msgspec.json.schema(definition.options),
                contents=house.contents(name),
            )
        )
    return Shelf(PROTOCOL, games, list(house.settings.bots))


def _said(speaker: Speaker, key: str, otherwise: str) -> str:
    try:
        return speaker.say(key)
    except MissingSentence:
        return otherwise


@get("/api/tables", responses={429: REFUSALS[429]})
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """Open tables: those that wait for players, and those at which people play and may be watched."""
    house = _house(request)
    listed = await house.store.read(lambda connection: keeping.listed(connection, LISTED))
    waiting = [await house.table(kept.id) for kept in listed]
    watched = [live for live in house.live_tables() if live.can_be_watched()]
    return [live.info(seated=False) for live in (*waiting, *watched[:LISTED])]


@post("/api/tables", responses=REFUSALS)
async def set_up(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Seated:
    """Set up a table. The answer holds the tokens of your seats, and the host's."""
    house = _house(request)
    if not house.new_tables.allow(_address(request)):
        raise Refused(429, "slow-down", "Too many new tables; wait a little.")
    return await seating.create(house, data)


@get("/api/codes/{code:str}", responses=REFUSALS)
async def by_code(request: Request[Any, Any, Any], code: CodePath) -> TableInfo:
    """The table with this short code."""
    house = _house(request)
    if not house.guesses.allow(_address(request)):
        raise Refused(429, "slow-down", "Too many codes; wait a little.")
    table = await house.store.read(lambda connection: keeping.with_code(connection, code.upper()))
    if table is None:
        raise not_found()
    return (await house.table(table)).info(seated=False)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def look(request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None) -> TableInfo:
    """All about a table; with a token also its code."""
    live = await _house(request).table(table)
    if authorization is not None:
        who(_house(request), _token(authorization), live)
    return live.info(seated=authorization is not None)


@post("/api/tables/{table:str}/seats", responses=REFUSALS)
async def sit_down(request: Request[Any, Any, Any], table: TableIdPath, data: JSONBody[Join]) -> Seated:
    """Sit down. When all seats are taken, the game begins."""
    house = _house(request)
    return await seating.join(house, await house.table(table), data)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def fill(
    request: Request[Any, Any, Any],
    table: TableIdPath,
    seat: SeatPath,
    data: JSONBody[Fill],
    authorization: Authorization = None,
) -> TableInfo:
    """For the host: a bot for a seat that is empty or abandoned, somebody out before the deal, mute."""
    house = _house(request)
    live = await house.table(table)
    if who(house, _token(authorization), live) != HOST:
        raise not_allowed("That is for the host.")
    await seating.fill(house, live, seat, data)
    return live.info(seated=True)


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def get_up(
    request: Request[Any, Any, Any], table: TableIdPath, seat: SeatPath, authorization: Authorization = None
) -> TableInfo:
    """Leave: before the deal the seat is open again, afterwards a bot plays until you come back."""
    live, mine = await _seat_of(_house(request), table, authorization)
    if mine != seat:
        raise not_allowed("You do not hold that seat.")
    await seating.leave(_house(request), live, seat)
    return live.info(seated=False)


@post("/api/tables/{table:str}/seats/{seat:int}/back", responses=REFUSALS, status_code=200)
async def come_back(
    request: Request[Any, Any, Any], table: TableIdPath, seat: SeatPath, authorization: Authorization = None
) -> TableInfo:
    """Take your seat back from the bot."""
    live, mine = await _seat_of(_house(request), table, authorization)
    if mine != seat:
        raise not_allowed("You do not hold that seat.")
    await seating.come_back(_house(request), live, seat)
    return live.info(seated=True)


@post("/api/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None) -> Seated:
    """The same people again, each one seat further; everybody asks for their own seat."""
    live, seat = await _seat_of(_house(request), table, authorization)
    return await seating.rematch(_house(request), live, seat)


@post("/api/tables/{table:str}/link", responses=REFUSALS, status_code=200)
async def seat_link(
    request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None
) -> SeatLink:
    """Go on with another device. The token stands after the `#`, which browsers send to nobody."""
    live, seat = await _seat_of(_house(request), table, authorization)
    token = token_of(_house(request), live, seat)
    return _link(f"{_public_url(request)}/#table={table}&seat={token}")


@get("/api/tables/{table:str}/invitation", responses=REFUSALS)
async def invitation(
    request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None
) -> SeatLink:
    """Invite friends: the address with the table's code, and its QR code."""
    live = await _house(request).table(table)
    who(_house(request), _token(authorization), live)
    return _link(f"{_public_url(request)}/#join={live.kept.code}")


def _link(address: str) -> SeatLink:
    out = io.BytesIO()
    segno.make_qr(address).save(out, kind="svg", scale=4, xmldecl=False, nl=False)
    return SeatLink(address, out.getvalue().decode())


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(
    request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None
) -> Response[str]:
    """The record: whole when the game is over, and before that what you may know of it."""
    house = _house(request)
    live = await house.table(table)
    viewer = None if authorization is None else (await _seat_of(house, table, authorization))[1]
    whole = await house.store.read(lambda connection: keeping.text_of(connection, table))
    if whole is not None:
        text = whole
    elif live.table is None or (viewer is None and not live.kept.spectators):
        raise Refused(404, "no-record", "There is no record that you may see.")
    else:
        text = live.table.text_for(viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS = [
    index,
    health,
    metrics,
    shelf,
    lobby,
    set_up,
    by_code,
    look,
    sit_down,
    fill,
    get_up,
    come_back,
    rematch,
    seat_link,
    invitation,
    record,
]
