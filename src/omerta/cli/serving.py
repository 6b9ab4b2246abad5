"""`omerta serve` and `omerta protocol`: the table server."""

import contextlib
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from omerta.cli.app import app
from omerta.games import registry
from omerta.kernel.errors import BadInput

if TYPE_CHECKING:
    from omerta.server.settings import Settings

EVERYWHERE, LOCAL = ("0.0.0.0", "::"), ("127.0.0.1", "::1", "localhost")  # noqa: S104


@app.command
def serve(
    *,
    port: Annotated[int, Parameter(help="Where to listen.")] = 8000,
    host: Annotated[
        str, Parameter(help="Address to listen on; 0.0.0.0 lets everybody in the network come.")
    ] = "127.0.0.1",
    open: Annotated[  # noqa: A002
        bool,
        Parameter(negative="", help="Open the page in this machine's browser; only what goes wrong is logged."),
    ] = False,
    database: Annotated[
        str | None,
        Parameter(
            env_var="OMERTA_DATABASE",
            help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; best given as OMERTA_DATABASE. "
            "Without it, a file in your own data folder.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        Parameter(help="How people reach the server, such as https://table.example: for links, QR codes, host check."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        Parameter(negative="", help="A further web origin whose pages may use the server; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Parameter(negative="", help="Address of a proxy whose X-Forwarded-For is believed; repeatable."),
    ] = None,
    secret: Annotated[
        str | None,
        Parameter(
            env_var="OMERTA_SECRET",
            help="Signs seat tokens; give it as OMERTA_SECRET. Without it a key is made once and kept in the database.",
        ),
    ] = None,
    token_days: Annotated[float, Parameter(help="Days until a seat token expires; each visit renews it.")] = 60,
    content: Annotated[
        list[str] | None,
        Parameter(negative="", help="Content that tables can choose, as GAME:NAME=FOLDER; repeatable."),
    ] = None,
    contents: Annotated[
        Path | None,
        Parameter(help="Where contents that people type in on the page are kept. Without it, your own data folder."),
    ] = None,
    saving: Annotated[
        Literal["local", "all", "nobody"], Parameter(help="Who may save contents: this machine, everybody, nobody.")
    ] = "local",
    bot: Annotated[
        list[str] | None,
        Parameter(negative="", help="A further bot that tables can choose, as NAME=module:Class; repeatable."),
    ] = None,
    stand_in: Annotated[str, Parameter(help="The bot that plays for people who are away.")] = "rookie",
    bot_workers: Annotated[int, Parameter(help="Processes in which bots think.")] = 2,
    bot_queue: Annotated[int, Parameter(help="Questions that may wait for bots; beyond, moves are random.")] = 100,
    bot_seconds: Annotated[float, Parameter(help="Seconds a bot may think; then Soldier plays for it.")] = 5,
    bot_pause: Annotated[float, Parameter(help="Seconds before a bot moves, so that people can follow.")] = 0.5,
    turn_hours: Annotated[
        float, Parameter(help="At tables without a clock: hours after which a bot plays a turn, so that games end.")
    ] = 336,
    waiting_hours: Annotated[float, Parameter(help="Hours after which a table that never began is removed.")] = 48,
    idle_minutes: Annotated[float, Parameter(help="Minutes after which a table without people leaves memory.")] = 10,
    most_tables: Annotated[int, Parameter(help="Tables at which people wait or play.")] = 2000,
    most_connections: Annotated[int, Parameter(help="Open connections in all.")] = 3000,
    most_per_address: Annotated[int, Parameter(help="Open connections of one address.")] = 100,
    most_spectators: Annotated[int, Parameter(help="People watching one table.")] = 50,
    requests: Annotated[int, Parameter(help="HTTP requests a minute of one address.")] = 1200,
    new_tables: Annotated[int, Parameter(help="New tables a minute of one address.")] = 20,
    guesses: Annotated[int, Parameter(help="Table codes that one address may look up in a minute.")] = 20,
    hints: Annotated[int, Parameter(help="Hints that one seat may ask for in a minute.")] = 12,
    records: Annotated[int, Parameter(help="Records that one address may open in a minute.")] = 12,
    messages: Annotated[float, Parameter(help="Messages a second of one connection, in the long run.")] = 10,
    webhook: Annotated[
        str | None, Parameter(help="Address that gets a POST when somebody who is not connected has to move.")
    ] = None,
    metrics: Annotated[
        Literal["local", "all", "nobody"], Parameter(help="Who may read /metrics: this machine, everybody, nobody.")
    ] = "local",
    interpreted: Annotated[
        bool, Parameter(negative="", help="Run the rules as plain Python: no compiling, but slow.")
    ] = False,
) -> None:
    """Run the table server: people play together, nothing is lost, nothing leaks. docs/operations.md says more.

    For example:

        omerta serve --open
        omerta serve --host 0.0.0.0
        omerta serve --host 0.0.0.0 --port 80 --public-url https://table.example
        OMERTA_DATABASE=postgresql://omerta@localhost/omerta omerta serve --proxy 10.0.0.2
    """
    from omerta.bots import BOTS
    from omerta.bots.process import check
    from omerta.server.app import serve as run
    from omerta.server.settings import Settings

    bots = dict(BOTS) | dict(_pairs("--bot", "NAME=module:Class", bot))
    for name, where in bots.items():
        try:
            check(where)
        except BadInput as error:
            raise BadInput(f"--bot {name}: {error}") from None
    if stand_in not in bots:
        raise BadInput(f"--stand-in is one of {', '.join(bots)}, not `{stand_in}`")
    for option, address in (("--public-url", public_url), ("--webhook", webhook)):
        if address is not None and not address.startswith(("http://", "https://")):
            raise BadInput(f"{option} begins with https:// or http://, not `{address}`")
    if not 1 <= port <= 65535 or bot_workers < 1:
        raise BadInput("--port is 1 to 65535, --bot-workers at least 1")
    settings = Settings(
        database=database or f"sqlite:///{_own_data() / 'omerta.db'}",
        host=host,
        port=port,
        public_url=public_url,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        secret=secret,
        contents=_contents(content),
        saved=contents or _own_data() / "contents",
        saving=saving,
        bots=bots,
        stand_in=stand_in,
        compiled=not interpreted,
        token_days=token_days,
        most_tables=most_tables,
        most_connections=most_connections,
        most_connections_per_address=most_per_address,
        most_spectators=most_spectators,
        requests_per_minute=requests,
        new_tables_per_minute=new_tables,
        guesses_per_minute=guesses,
        hints_per_minute=hints,
        records_per_minute=records,
        messages_per_second=messages,
        turn_limit=turn_hours * 3600,
        waiting_hours=waiting_hours,
        idle_minutes=idle_minutes,
        bot_workers=bot_workers,
        bot_queue=bot_queue,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        webhook=webhook,
        metrics=metrics,
    )

    def opened() -> None:
        _greet(settings)
        if open:
            _open_browser(_address(settings, "127.0.0.1"))

    run(settings, opened, logging.WARNING if open else logging.INFO)


def _own_data() -> Path:
    import platformdirs

    return platformdirs.user_data_path("omerta", appauthor=False, ensure_exists=True)


def _address(settings: "Settings", host: str) -> str:
    """How to reach the server from here; `host` is for servers that listen everywhere."""
    name = host if settings.host in EVERYWHERE else settings.host
    return settings.public_url or f"http://{f'[{name}]' if ':' in name else name}:{settings.port}"


def _greet(settings: "Settings") -> None:
    """Where the tables are."""
    from omerta.server.workshop import Workshop

    print(f"Omerta is open: {_address(settings, '127.0.0.1')}", flush=True)
    network = _network_address() if settings.host in EVERYWHERE and settings.public_url is None else None
    if network is not None:
        import segno

        address = _address(settings, network)
        print(f"In your network, for phones too: {address}")
        if sys.stdout.isatty():
            segno.make_qr(address).terminal(compact=True)
    if settings.compiled and not Workshop().is_quick():
        print("This first time the games are still getting up to full speed: play meanwhile, only the bots think less.")
    only_here = settings.host in LOCAL and settings.public_url is None
    how = "For this machine only; --host 0.0.0.0 lets your network in. " if only_here else ""
    print(f"{how}Ctrl+C closes; games go on where they were when you open again.", flush=True)


def _network_address() -> str | None:
    """The address that others in the network use; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return address


def _open_browser(address: str) -> None:
    """In a window; browsers that would take over the terminal are left alone."""
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def _pairs(option: str, written: str, given: list[str] | None) -> list[tuple[str, str]]:
    pairs = []
    for one in given or ():
        name, equals, value = one.partition("=")
        if not (name and equals and value):
            raise BadInput(f"{option} is written {written}, not `{one}`")
        pairs.append((name, value))
    return pairs


def _contents(given: list[str] | None) -> dict[str, tuple[tuple[str, Path], ...]]:
    """`the_boss:mine=FOLDER`, checked at once."""
    contents: dict[str, tuple[tuple[str, Path], ...]] = {}
    for key, folder in _pairs("--content", "GAME:NAME=FOLDER", given):
        game, colon, name = key.partition(":")
        if not (colon and name):
            raise BadInput(f"--content is written GAME:NAME=FOLDER, not `{key}={folder}`")
        definition = registry.definition(game)
        definition.read_content(Path(folder))
        contents[definition.name] = (*contents.get(definition.name, ()), (name, Path(folder)))
    return contents


@app.command
def protocol(
    *,
    typescript: Annotated[Path | None, Parameter(help="Write the message types to this TypeScript file.")] = None,
) -> None:
    """Print the message types of the table server as TypeScript, or write them to a file.

    For example:

        omerta protocol --typescript web/src/protocol.ts
    """
    from omerta.server.typescript import typescript as written

    if typescript is None:
        print(written(), end="")
    else:
        typescript.write_text(written(), encoding="utf-8")
