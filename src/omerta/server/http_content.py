"""The HTTP side of the contents: look at one as sheets, check what an owner types in, save it."""

import asyncio
import shutil
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import JSONBody, PathParameter

from omerta.server import keeping
from omerta.server.bodies import Checked, ContentFiles, GameContent
from omerta.server.contents import NAME
from omerta.server.house import House
from omerta.server.http import REFUSALS, address_of, house_of, is_local
from omerta.server.http_rulebooks import GamePath
from omerta.server.problems import Refused

LONGEST_REQUEST = 150_000
"""Bytes: our own largest content, ten times over."""
ContentPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
NamePath = Annotated[str, PathParameter(pattern=NAME)]


def _may_save(house: House, request: Request[Any, Any, Any]) -> bool:
    allowed = house.settings.saving
    return house.settings.saved is not None and (allowed == "all" or (allowed == "local" and is_local(request)))


@get("/api/games/{game:str}/contents/{content:str}", responses=REFUSALS)
async def read_content(request: Request[Any, Any, Any], game: GamePath, content: ContentPath) -> GameContent:
    """The tables of a content, as they lie in its files."""
    house = house_of(request)
    tables = await asyncio.to_thread(house.library.tables, game, content)
    return GameContent(game, content, tables, _may_save(house, request))


@post("/api/games/{game:str}/content-check", responses=REFUSALS, status_code=200, request_max_body_size=LONGEST_REQUEST)
async def check_content(request: Request[Any, Any, Any], game: GamePath, data: JSONBody[ContentFiles]) -> Checked:
    """What is wrong with a content, or unusual, by file and line. Nothing is kept."""
    house = house_of(request)
    if not house.checking.allow(address_of(request)):
        raise Refused(429, "slow-down")
    async with house.library_lock:
        return Checked(await asyncio.to_thread(house.library.check, game, data.files))


@put("/api/games/{game:str}/contents/{name:str}", responses=REFUSALS, request_max_body_size=LONGEST_REQUEST)
async def save_content(
    request: Request[Any, Any, Any], game: GamePath, name: NamePath, data: JSONBody[ContentFiles]
) -> GameContent:
    """Save a content that is sound, for tables to choose; by default only from the server's own machine."""
    house = house_of(request)
    if not _may_save(house, request):
        raise Refused(403, "no-saving")
    async with house.library_lock:
        if (refused := house.library.why_not(game, name)) is not None:
            raise refused
        prepared = await asyncio.to_thread(house.library.prepare, game, data.files)
        try:
            if await house.write(lambda connection: keeping.uses(connection, game, name)):
                raise Refused(409, "content-used", name=name)
            house.change_content(game, name, prepared)
        finally:
            shutil.rmtree(prepared, ignore_errors=True)  # unless it has got its name
    return GameContent(game, name, house.library.tables(game, name), True)


CONTENT_HANDLERS = [read_content, check_content, save_content]
