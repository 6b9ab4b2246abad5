"""What cannot be done, and why. Nothing else about a failure ever reaches a client."""

import sqlalchemy.exc

from omerta.kernel.errors import BadInput, BadWords, IllegalAction
from omerta.server.messages import Problem
from omerta.server.store import StoreBusy
from omerta.server.wording import Voice
from omerta.tables import Stale, TooLate, Unconfirmed


class Refused(Exception):
    """A request that is not done; `status` is the one of HTTP.

    People read the sentence `problem-SENTENCE` of the catalogue (usually that of the code), made with the facts.
    What only programmers can do wrong has a complaint in English instead.
    """

    def __init__(
        self, status: int, code: str, sentence: str | None = None, complaint: str = "", **facts: str | int
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.sentence, self.complaint = status, code, sentence or code, complaint
        self.facts = facts

    def problem(self, voice: Voice) -> Problem:
        """What is sent."""
        message = self.complaint or voice.speaker.say(f"problem-{self.sentence}", **self.facts)
        return Problem(self.code, message, facts=dict(self.facts))


def not_found() -> Refused:
    """No such table, or none that this person may know of: which of the two is not said."""
    return Refused(404, "no-table")


def not_allowed(sentence: str = "not-allowed") -> Refused:
    """A token that is missing, void, or of somebody else."""
    return Refused(403, "not-allowed", sentence)


def problem_of(error: Exception, voice: Voice) -> Problem | None:
    """What to tell whoever tried; None if it is our fault, and not theirs to read."""
    match error:
        case Refused():
            return error.problem(voice)
        case IllegalAction():
            return voice.refused(error.refusal)
        case BadWords():
            return voice.unreadable(error)
        case Stale():
            return Refused(409, "stale").problem(voice)
        case Unconfirmed():
            return Refused(409, "unconfirmed").problem(voice)
        case TooLate():
            return Refused(409, "too-late").problem(voice)
        case BadInput():
            return Problem("bad-input", str(error))
        case StoreBusy() | sqlalchemy.exc.SQLAlchemyError():
            return Refused(503, "not-stored").problem(voice)
    return None
