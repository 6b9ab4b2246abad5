"""What cannot be done, and why. Nothing else about a failure ever reaches a client."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy.exc

from omerta.kernel.errors import BadInput, BadWords, IllegalAction
from omerta.server.messages import Problem
from omerta.server.store import StoreBusy
from omerta.server.wording import Voice
from omerta.tables import Stale, TooLate, Unconfirmed


class Refused(Exception):
    """A request that is not done; `status` is the one of HTTP."""

    def __init__(self, status: int, code: str, message: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, facts=dict(facts or {}))


def not_found() -> Refused:
    """No such table, or none that this person may know of: which of the two is not said."""
    return Refused(404, "no-table", "There is no such table.")


def not_allowed(why: str = "This token does not allow that.") -> Refused:
    """A token that is missing, void, or of somebody else."""
    return Refused(403, "not-allowed", why)


def problem_of(error: Exception, voice: Voice) -> Problem | None:
    """What to tell whoever tried; None if it is our fault, and not theirs to read."""
    match error:
        case Refused():
            return error.problem
        case IllegalAction():
            return voice.refused(error.refusal)
        case BadWords():
            return voice.unreadable(error)
        case Stale():
            return Problem("stale", str(error))
        case Unconfirmed():
            return Problem("unconfirmed", str(error))
        case TooLate():
            return Problem("too-late", str(error))
        case BadInput():
            return Problem("bad-input", str(error))
        case StoreBusy() | sqlalchemy.exc.SQLAlchemyError():
            return Problem("not-stored", "The server could not store this; send it again.")
    return None
