"""All that can be set about a server. `omerta serve --help` explains each."""

from dataclasses import dataclass, field
from pathlib import Path

from omerta.bots import BOTS

LOCAL_NAMES = ("localhost",)
FRAME = 8 * 1024
"""The longest message that is read, in bytes; nobody has more to say."""


@dataclass(frozen=True)
class Settings:
    """A server's settings, with what is usual."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    """How people reach it from outside, like `https://table.example`: for links, QR codes and the origin check."""
    origins: tuple[str, ...] = ()
    """Further web origins whose pages may speak with this server."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` is believed."""
    secret: str | None = None
    """Signs the tokens; kept in the database if not given."""
    contents: dict[str, tuple[tuple[str, Path], ...]] = field(default_factory=dict)
    """Game -> further content that tables can choose: its name and its folder."""
    saved: Path | None = None
    """Where contents that people type in are kept, and found again; None: they cannot save any."""
    saving: str = "local"
    """Who may save contents: `local`, `all` or `nobody`."""
    bots: dict[str, str] = field(default_factory=lambda: dict(BOTS))
    """Bots that tables can choose: name -> module:Class."""
    stand_in: str = "rookie"
    """The bot that plays for people who are away."""
    compiled: bool = True
    token_days: float = 60
    most_tables: int = 2000
    """Tables at which people wait or play."""
    most_connections: int = 3000
    most_connections_per_address: int = 100
    most_spectators: int = 50
    """At one table."""
    requests_per_minute: int = 1200
    """HTTP requests of one address."""
    new_tables_per_minute: int = 20
    """Of one address."""
    guesses_per_minute: int = 20
    """Codes that one address may look up."""
    hints_per_minute: int = 12
    """Of one seat."""
    records_per_minute: int = 12
    """Records that one address may open."""
    messages_per_second: float = 10
    """Of one connection, in the long run; short bursts may be quicker."""
    turn_limit: float = 14 * 24 * 3600
    """Seconds after which a bot plays a turn at tables without a clock, so that every game ends."""
    waiting_hours: float = 48
    """Tables that have not begun after so long, with nobody there, are cleared away."""
    idle_minutes: float = 10
    """Tables with nobody there leave the memory after so long."""
    bot_workers: int = 2
    bot_queue: int = 100
    """Questions that may wait for a bot; more are answered by the quickest move there is."""
    bot_seconds: float = 5
    """How long a bot may think about one decision."""
    bot_pause: float = 0.5
    """Seconds before a bot moves, so that people can follow."""
    webhook: str | None = None
    """Gets a POST when it is the turn of somebody who is not connected."""
    metrics: str = "local"
    """Who may read /metrics: `local`, `all` or `nobody`."""
