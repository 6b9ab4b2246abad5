"""The door: who may come in at all. Checks host, origin and limits before anything else, and adds security headers."""

import ipaddress
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from omerta.server.house import House
from omerta.server.limits import household
from omerta.server.logs import note
from omerta.server.messages import Problem
from omerta.server.problems import Refused
from omerta.server.settings import LOCAL_NAMES
from omerta.server.wording import preferred, voice

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
LOG_PATHS_BELOW = 400
"""Answers from here on are worth a line in the log."""


class Guard:
    """An ASGI application around the real one."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house
        public = urlsplit(house.settings.public_url or "")
        self._names = {*LOCAL_NAMES, public.hostname} - {None}
        self._origins = {_origin(origin) for origin in (*house.settings.origins, house.settings.public_url or "")} - {
            ""
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or say why not."""
        if str(scope["type"]) not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self.why_not(scope)
        if refused is not None:
            note("refused at the door", code=refused.code)
            self.house.metrics.refusals.labels(refused.code).inc()
        if str(scope["type"]) == "http":
            await self._http(scope, receive, send, refused)
        elif refused is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})  # becomes a 403

    async def _http(self, scope: Any, receive: Receive, send: Send, refused: Refused | None) -> None:
        began = time.perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with(message["headers"], scope["path"].startswith("/api"))
                status = message["status"]
                self.house.metrics.requests.labels(str(status)).inc()
                if status >= LOG_PATHS_BELOW:
                    route = scope["path"].split("/")[:3]
                    milliseconds = round((time.perf_counter() - began) * 1000, 1)
                    note("request", method=scope["method"], route="/".join(route), status=status, ms=milliseconds)
            await send(message)

        if refused is None:
            await self.app(scope, receive, with_headers)
        else:
            wishes = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
            await _answer(with_headers, refused.status, refused.problem(voice(preferred(wishes))))

    def why_not(self, scope: Any) -> Refused | None:
        """The reason if this request may not come in."""
        headers = dict(scope["headers"])
        host, origin = headers.get(b"host", b"").decode("latin-1"), headers.get(b"origin")
        if self.house.stopping and scope["path"] != "/health":
            return Refused(503, "stopping")
        if not self.host_is_known(host):
            complaint = "This server is not known by that name; its operator can set --public-url."
            return Refused(421, "host", complaint=complaint)
        if origin is not None and not self.origin_is_allowed(origin.decode("latin-1"), host):
            return Refused(403, "origin", complaint="Pages from elsewhere may not speak with this server.")
        address = household(scope["client"][0] if scope.get("client") else "")
        if not self.house.requests.allow(address):
            return Refused(429, "slow-down")
        if scope["type"] == "websocket":
            connected = self.house.connections
            here = sum(one == address for one in connected.values())
            settings = self.house.settings
            if len(connected) >= settings.most_connections or here >= settings.most_connections_per_address:
                return Refused(503, "full")
        return None

    def host_is_known(self, host: str) -> bool:
        """Only names we were given: a name that somebody else points at us (DNS rebinding) is none of them.

        An address in numbers is always fine, since nobody else can own a page there.
        """
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        try:
            ipaddress.ip_address(name or "")
        except ValueError:
            return name is not None and name in self._names
        return True

    def origin_is_allowed(self, origin: str, host: str) -> bool:
        """Our own pages, and those of the allow-list."""
        wanted = _origin(origin)
        return bool(wanted) and (wanted in self._origins or wanted.partition("://")[2] == host.lower())


def _origin(address: str) -> str:
    """Scheme, host and port of an address; empty if it has none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.scheme in ("http", "https") and parts.netloc else ""


def _with(headers: Iterable[tuple[bytes, bytes]], no_store: bool) -> list[tuple[bytes, bytes]]:
    added = [*HEADERS, (b"cache-control", b"no-store")] if no_store else HEADERS
    return [*headers, *added]


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
