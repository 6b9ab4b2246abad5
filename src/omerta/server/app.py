"""The server as an ASGI application, and how it runs."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from omerta import __version__
from omerta.kernel.errors import BadInput
from omerta.server.guard import Guard
from omerta.server.house import House
from omerta.server.http import HANDLERS
from omerta.server.http_content import CONTENT_HANDLERS
from omerta.server.http_records import RECORD_HANDLERS
from omerta.server.http_rulebooks import RULEBOOK_HANDLERS
from omerta.server.logs import fault, set_up
from omerta.server.messages import Problem
from omerta.server.page import PAGE_HANDLERS
from omerta.server.problems import Refused, problem_of
from omerta.server.settings import FRAME, Settings
from omerta.server.socket import play
from omerta.server.wording import preferred, voice

CODES = {400: "bad-input", 404: "not-found", 405: "no-method", 413: "too-long", 415: "no-json"}
STOP_SECONDS = 10


def application(house: House) -> ASGIApp:
    """The application for a house, with the guard before it."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    inner = Litestar(
        [*HANDLERS, *RECORD_HANDLERS, *RULEBOOK_HANDLERS, *CONTENT_HANDLERS, *PAGE_HANDLERS, play],
        lifespan=[lifespan],
        state=State({"house": house}),
        exception_handlers={Exception: _answer},
        openapi_config=OpenAPIConfig(
            title="Omerta table server",
            version=__version__,
            description="Tables over HTTP; the game itself over the WebSocket /ws, see docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=FRAME,
        logging_config=None,
        debug=False,
    )
    return Guard(inner, house)


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every failure as a Problem; of our own faults nothing is told."""
    speaking = voice(preferred(request.headers.get("accept-language")))
    if isinstance(error, HTTPException):
        return Response(_of_framework(error), status_code=error.status_code, headers=error.headers)
    if isinstance(error, RecursionError):  # nothing of ours is recursive but the reading of what was sent
        return Response(Problem("bad-input", "This is nested too deeply."), status_code=400)
    problem = problem_of(error, speaking)
    if problem is not None:
        usual = 400 if isinstance(error, BadInput) else 503
        return Response(problem, status_code=error.status if isinstance(error, Refused) else usual)
    fault("a fault in a request", method=request.method)
    request.app.state.house.metrics.failures.inc()
    return Response(Refused(500, "internal").problem(speaking), status_code=500)


def _of_framework(error: HTTPException) -> Problem:
    """What Litestar refuses: its sentence, and which fields are meant; nothing of the values."""
    facts: dict[str, Any] = {}
    if isinstance(error.extra, list):
        facts["fields"] = [f"{one.get('key')}: {one.get('message')}" for one in error.extra if isinstance(one, dict)]
    message = "This cannot be understood." if error.status_code == 400 else str(error.detail)
    return Problem(CODES.get(error.status_code, "refused"), message, facts=facts)


class Server(uvicorn.Server):
    """Runs a house, and says when it is open."""

    def __init__(self, house: House, opened: Callable[[], None] = lambda: None, **more: Any) -> None:
        settings = house.settings
        self._opened = opened
        super().__init__(
            uvicorn.Config(
                application(house),
                host=settings.host,
                port=settings.port,
                ws="websockets-sansio",
                ws_max_size=FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=STOP_SECONDS,
                **more,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._opened)


def serve(settings: Settings, opened: Callable[[], None], least: int = logging.INFO) -> None:
    """Run until told to stop (Ctrl+C or SIGTERM); `opened` is called once people can come. BadInput if they cannot.

    What is at least as grave as `least` is logged.
    """
    house = House(settings).connect()
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, settings.port))
        except OSError as error:
            house.store.close()
            where = f"{settings.host} port {settings.port}"
            raise BadInput(f"nobody can listen at {where} ({error.strerror}); try another one: --port N") from None
        set_up(least)
        Server(house, opened).run([listening])
