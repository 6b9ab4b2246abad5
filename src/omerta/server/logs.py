"""Logs: one JSON object a line on standard error. No token, seed, hand, name or chat ever gets here."""

import json
import logging
import sys
import time
from typing import Any

LOG = logging.getLogger("omerta.server")
LEVELS = {"omerta.server": logging.INFO, "uvicorn.error": logging.WARNING}
"""What is logged. At lower levels uvicorn would write down addresses and messages."""


class JsonLines(logging.Formatter):
    """A line for each record; what is given as `extra={"facts": {...}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up(least: int = logging.INFO) -> None:
    """Send our log, and that of uvicorn, to standard error: what is at least as grave as `least`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(level, least))


def note(event: str, **facts: Any) -> None:
    """Something worth a line."""
    LOG.info(event, extra={"facts": facts})


def fault(event: str, **facts: Any) -> None:
    """Something of ours has failed; call it where the exception is caught."""
    LOG.exception(event, extra={"facts": facts})
