"""A bot's reason as a note behind its move in a record: `7. 0 place detroit 2 1 {why aspects 64 money to_win}`."""

from omerta.bots.bot import Reason
from omerta.bots.judgement.weights import aspects_of, is_judged

MARK = "why"
REPLACED = Reason("replaced")
"""The bot had no answer; somebody else played for it."""
KINDS = ("aspects", "share", "whim", REPLACED.kind)
"""What is worth a note: that there was nothing else to do, everybody can see."""


def note_of(game: str, reason: Reason | None) -> str:
    """A reason as a note; empty if there is nothing to say, or if nobody could make a sentence of it."""
    if reason is None or not _is_understood(game, reason):
        return ""
    return " ".join((MARK, reason.kind, str(reason.percent), *reason.aspects))


def reason_in(game: str, note: str) -> Reason | None:
    """The reason that a note of a record holds; None if it holds something else."""
    words = note.split(" ")
    if len(words) < 3 or words[0] != MARK or words[2] not in map(str, range(101)):
        return None
    reason = Reason(words[1], tuple(words[3:]), int(words[2]))
    return reason if _is_understood(game, reason) else None


def _is_understood(game: str, reason: Reason) -> bool:
    """Is there a sentence for it? Bots of other people, and records from anywhere, may say anything."""
    known = aspects_of(game) if is_judged(game) else ()
    return (
        reason.kind in KINDS
        and reason.percent in range(101)
        and len(reason.aspects) in ((1, 2) if reason.kind == "aspects" else (0,))
        and all(aspect in known for aspect in reason.aspects)
    )
