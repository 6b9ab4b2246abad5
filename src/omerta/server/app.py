"""The server as an ASGI application, and how it runs."""

from collections.abc import AsyncIterator
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
from omerta.server.logs import fault, set_up
from omerta.server.messages import Problem
from omerta.server.problems import Refused, problem_of
from omerta.server.settings import FRAME, Settings
from omerta.server.socket import play

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
        [*HANDLERS, play],
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
    if isinstance(error, Refused):
        return Response(error.problem, status_code=error.status)
    if isinstance(error, HTTPException):
        return Response(_of_framework(error), status_code=error.status_code, headers=error.headers)
    problem = problem_of(error)
    if problem is not None:
        return Response(problem, status_code=400 if isinstance(error, BadInput) else 503)
    fault("a fault in a request", method=request.method)
    request.app.state.house.metrics.failures.inc()
    return Response(Problem("internal", "Something went wrong on our side."), status_code=500)


def _of_framework(error: HTTPException) -> Problem:
    """What Litestar refuses: its sentence, and which fields are meant; nothing of the values."""
    facts: dict[str, Any] = {}
    if isinstance(error.extra, list):
        facts["fields"] = [f"{one.get('key')}: {one.get('message')}" for one in error.extra if isinstance(one, dict)]
    message = "This cannot be understood." if error.status_code == 400 else str(error.detail)
    return Problem(CODES.get(error.status_code, "refused"), message, facts=facts)


def server(house: House, **more: Any) -> uvicorn.Server:
    """A uvicorn server for a house, ready to run."""
    settings = house.settings
    config = uvicorn.Config(
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
    return uvicorn.Server(config)


def serve(settings: Settings) -> None:
    """Run until told to stop (Ctrl+C or SIGTERM)."""
    house = House(settings).connect()
    set_up()
    server(house).run()
