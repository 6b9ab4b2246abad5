"""Figures for Prometheus. Numbers only: no table, no person, no secret."""

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One server's figures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made: Any = {"registry": self.registry, "namespace": "omerta"}
        self.connections = Gauge("connections", "Open WebSockets", **made)
        self.tables = Gauge("tables_in_memory", "Tables in memory", **made)
        self.rows = Counter("rows", "Rows committed", ["by"], **made)
        self.messages = Counter("messages", "Messages from clients", ["type"], **made)
        self.refusals = Counter("refusals", "Messages refused", ["code"], **made)
        self.closed = Counter("closed", "Connections closed by us", ["code"], **made)
        self.requests = Counter("requests", "HTTP requests", ["status"], **made)
        self.bots_replaced = Counter("bots_replaced", "Moves for which a bot had to be replaced", ["bot"], **made)
        self.failures = Counter("failures", "Faults of the server itself", **made)
        self.commits = Histogram("commit_seconds", "Time of a transaction", buckets=SECONDS, **made)
        self.group = Histogram("commit_group", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100), **made)
        self.moves = Histogram("move_seconds", "From a move to everybody's view", buckets=SECONDS, **made)

    def committed(self, group: int, seconds: float) -> None:
        """A transaction is on the disk."""
        self.group.observe(group)
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
