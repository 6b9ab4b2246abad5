"""The HTTP side: what is on the shelf, setting up tables, sitting down. The game itself goes over the WebSocket."""

import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from omerta import __version__
from omerta.games import registry
from omerta.language import bot_name, bot_style
from omerta.server import keeping, seating
from omerta.server.bodies import BotInfo, Fill, GameInfo, Health, Join, NewTable, Seated, SeatLink, Shelf
from omerta.server.house import House
from omerta.server.limits import household
from omerta.server.live import LiveTable
from omerta.server.messages import PROTOCOL, Problem, TableInfo
from omerta.server.problems import Refused, not_allowed, not_found
from omerta.server.seating import token_of, who
from omerta.server.tokens import HOST
from omerta.server.wording import Voice, preferred, voice

LISTED = 100
BEARER = "Bearer "
LOCAL = ("127.0.0.1", "::1")

TableIdPath = Annotated[str, PathParameter(pattern="^[a-z2-7]{16}$")]
CodePath = Annotated[str, PathParameter(pattern="^[A-Za-z2-7]{6}$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7)]
Authorization = Annotated[
    str | None, HeaderParameter(name="Authorization", description="`Bearer` and a token", max_length=400)
]
RequestId = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        pattern="^[A-Za-z0-9_-]{16,40}$",
        description="Made at random: the same request sent again gets the same answer and does nothing twice",
    ),
]
Lang = Annotated[str, QueryParameter(max_length=5, description="en, nl, de or fr; anything else is English")]
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


def house_of(request: Request[Any, Any, Any]) -> House:
    """The house that a request has come to."""
    house: House = request.app.state.house
    return house


def _token(authorization: str | None) -> str | None:
    return authorization.removeprefix(BEARER) if authorization and authorization.startswith(BEARER) else None


async def _seat_of(house: House, table: str, authorization: str | None) -> tuple[LiveTable, int]:
    """The table, and the seat whose token was sent."""
    live = await house.table(table)
    seat = who(house, _token(authorization), live)
    if seat == HOST:
        raise Refused(403, "not-allowed", complaint="A host's token holds no seat.")
    return live, seat


async def _own_table(house: House, table: str, seat: int, authorization: str | None) -> LiveTable:
    """The table, if the token that was sent holds this seat."""
    live, mine = await _seat_of(house, table, authorization)
    if mine != seat:
        raise not_allowed("not-your-seat")
    return live


def address_of(request: Request[Any, Any, Any]) -> str:
    """Whoever asks, as far as limits are concerned."""
    return household(request.client.host if request.client else "")


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Does somebody at this machine ask? Whoever comes through a proxy, named or not, does not."""
    here = request.client is not None and request.client.host in LOCAL
    return here and not {"x-forwarded-for", "forwarded"} & set(request.headers)


def _public_url(request: Request[Any, Any, Any]) -> str:
    return (house_of(request).settings.public_url or str(request.base_url)).rstrip("/")


@get("/health", responses={503: REFUSALS[503]}, sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> Health:
    """Is the server well?"""
    return Health("stopping" if house_of(request).stopping else "fine", PROTOCOL, __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus; to this machine only unless the operator says otherwise."""
    allowed = house_of(request).settings.metrics
    if allowed == "nobody" or (allowed == "local" and not is_local(request)):
        raise Refused(403, "not-allowed", complaint="Figures are not for everybody.")
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games", responses={400: REFUSALS[400], 429: REFUSALS[429]}, sync_to_thread=False)
def shelf(request: Request[Any, Any, Any], lang: Lang = "en") -> Shelf:
    """The games and bots of this server."""
    house, speaking = house_of(request), voice(preferred(lang))
    return Shelf(
        PROTOCOL,
        [_game(house, name, speaking) for name in registry.games()],
        [
            BotInfo(bot, bot_name(speaking.speaker, bot), bot_style(speaking.speaker, bot))
            for bot in house.settings.bots
        ],
    )


def _game(house: House, name: str, speaking: Voice) -> GameInfo:
    definition = registry.definition(name)
    about = definition.about
    return GameInfo(
        name=name,
        title=speaking.say(f"{name}-title", name),
        summary=speaking.say(f"{name}-summary", ""),
        edition=definition.edition,
        players=list(definition.players),
        options=msgspec.json.schema(definition.options),
        contents=house.contents(name),
        year=about.year if about else None,
        designers=list(about.designers) if about else [],
        minutes=about.minutes if about else None,
    )


@get("/api/tables", responses={429: REFUSALS[429]})
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """Open tables: those that wait for players, and those at which people play and may be watched."""
    house = house_of(request)
    listed = await house.store.read(lambda connection: keeping.listed(connection, LISTED))
    waiting = [await house.table(kept.id) for kept in listed]
    watched = [live for live in house.live_tables() if live.can_be_watched()]
    return [live.info(seated=False) for live in (*waiting, *watched[:LISTED])]


@post("/api/tables", responses=REFUSALS)
async def set_up(request: Request[Any, Any, Any], data: JSONBody[NewTable], message: RequestId = None) -> Seated:
    """Set up a table. The answer holds the tokens of your seats, and the host's."""
    house = house_of(request)
    if not house.new_tables.allow(address_of(request)):
        raise Refused(429, "slow-down")
    return await seating.create(house, data, message)


@get("/api/codes/{code:str}", responses=REFUSALS)
async def by_code(request: Request[Any, Any, Any], code: CodePath) -> TableInfo:
    """The table with this short code."""
    house = house_of(request)
    if not house.guesses.allow(address_of(request)):
        raise Refused(429, "slow-down")
    table = await house.store.read(lambda connection: keeping.with_code(connection, code.upper()))
    if table is None:
        raise not_found()
    return (await house.table(table)).info(seated=False)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def look(request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None) -> TableInfo:
    """All about a table; with a token also its code."""
    live = await house_of(request).table(table)
    if authorization is not None:
        who(house_of(request), _token(authorization), live)
    return live.info(seated=authorization is not None)


@post("/api/tables/{table:str}/seats", responses=REFUSALS)
async def sit_down(
    request: Request[Any, Any, Any], table: TableIdPath, data: JSONBody[Join], message: RequestId = None
) -> Seated:
    """Sit down. When all seats are taken, the game begins."""
    house = house_of(request)
    return await seating.join(house, await house.table(table), data, message)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def fill(
    request: Request[Any, Any, Any],
    table: TableIdPath,
    seat: SeatPath,
    data: JSONBody[Fill],
    authorization: Authorization = None,
) -> TableInfo:
    """For the host: a bot for a seat that is empty or abandoned, somebody out before the deal, mute."""
    house = house_of(request)
    live = await house.table(table)
    if who(house, _token(authorization), live) != HOST:
        raise not_allowed("host-only")
    await seating.fill(house, live, seat, data)
    return live.info(seated=True)


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def get_up(
    request: Request[Any, Any, Any], table: TableIdPath, seat: SeatPath, authorization: Authorization = None
) -> TableInfo:
    """Leave: before the deal the seat is open again, afterwards a bot plays until you come back."""
    live = await _own_table(house_of(request), table, seat, authorization)
    await seating.leave(house_of(request), live, seat)
    return live.info(seated=False)


@post("/api/tables/{table:str}/seats/{seat:int}/back", responses=REFUSALS, status_code=200)
async def come_back(
    request: Request[Any, Any, Any], table: TableIdPath, seat: SeatPath, authorization: Authorization = None
) -> TableInfo:
    """Take your seat back from the bot."""
    live = await _own_table(house_of(request), table, seat, authorization)
    await seating.come_back(house_of(request), live, seat)
    return live.info(seated=True)


@post("/api/tables/{table:str}/seats/{seat:int}/renew", responses=REFUSALS, status_code=200)
async def renew(
    request: Request[Any, Any, Any],
    table: TableIdPath,
    seat: SeatPath,
    authorization: Authorization = None,
    message: RequestId = None,
) -> Seated:
    """A new token for your seat. All older ones become void: for when somebody else has got hold of your link."""
    house = house_of(request)
    return await seating.renew(house, await house.table(table), seat, _token(authorization), message)


@post("/api/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None) -> Seated:
    """The same people again, each one seat further; everybody asks for their own seat."""
    live, seat = await _seat_of(house_of(request), table, authorization)
    return await seating.rematch(house_of(request), live, seat)


@post("/api/tables/{table:str}/link", responses=REFUSALS, status_code=200)
async def seat_link(
    request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None
) -> SeatLink:
    """Go on with another device. The token stands after the `#`, which browsers send to nobody."""
    live, seat = await _seat_of(house_of(request), table, authorization)
    token = token_of(house_of(request), live, seat)
    return _link(f"{_public_url(request)}/#table={table}&seat={token}")


@get("/api/tables/{table:str}/invitation", responses=REFUSALS)
async def invitation(
    request: Request[Any, Any, Any], table: TableIdPath, authorization: Authorization = None
) -> SeatLink:
    """Invite friends: the address with the table's code, and its QR code."""
    live = await house_of(request).table(table)
    who(house_of(request), _token(authorization), live)
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
    house = house_of(request)
    live = await house.table(table)
    viewer = None if authorization is None else (await _seat_of(house, table, authorization))[1]
    whole = await house.store.read(lambda connection: keeping.text_of(connection, table))
    if whole is not None:
        text = whole
    elif live.table is None or (viewer is None and not live.kept.spectators):
        raise Refused(404, "no-record")
    else:
        text = live.table.text_for(viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS = [
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
    renew,
    rematch,
    seat_link,
    invitation,
    record,
]
