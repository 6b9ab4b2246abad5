"""The page that players see: what `npm run build` in web/ has put into the folder `page` beside this file."""

import functools
import gzip
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from omerta.server.problems import Refused

PAGE = Path(__file__).with_name("page")
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Nothing else is ever served from the folder."""
PACKED = frozenset({".png", ".woff2"})
"""Kinds that are compressed already."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
NOT_BUILT = "The table server is running, but its page is not built: run `npm ci && npm run build` in the folder web."


@get("/", include_in_schema=False, sync_to_thread=True)
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself; if it is not built, how to build it."""
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    return _file(request, PAGE / "index.html", "no-cache")


@get("/favicon.svg", include_in_schema=False, sync_to_thread=True)
def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The little picture in the tab."""
    return _file(request, PAGE / "favicon.svg", "no-cache")


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=True)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a phone needs to know to keep the page like an app."""
    return _file(request, PAGE / "manifest.webmanifest", "no-cache")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
def asset(
    request: Request[Any, Any, Any], name: Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$")]
) -> Response[bytes]:
    """Scripts, styles, fonts and pictures."""
    return _file(request, PAGE / "assets" / name, FOREVER)


def _file(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    if path.suffix not in TYPES or not path.is_file():
        raise Refused(404, "not-found")
    plain, packed = _read(path, path.stat().st_mtime_ns)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=TYPES[path.suffix], headers=headers | {"content-encoding": "gzip"})
    return Response(plain, media_type=TYPES[path.suffix], headers=headers)


@functools.lru_cache(200)
def _read(path: Path, _changed: int) -> tuple[bytes, bytes | None]:
    """A file, and the same compressed: everybody gets the same, so lengths tell nothing."""
    plain = path.read_bytes()
    return plain, None if path.suffix in PACKED else gzip.compress(plain, 9)


PAGE_HANDLERS = [index, favicon, manifest, asset]
