"""Game records: one readable text format for all games. docs/records.md specifies it."""

from omerta.records.reading import BadRecord, normalised, read, read_file, read_text, unsealed
from omerta.records.record import Record, Row
from omerta.records.replay import Replay, replay, verify
from omerta.records.writing import redacted, sealed, whole_file, write

__all__ = [
    "BadRecord",
    "Record",
    "Replay",
    "Row",
    "normalised",
    "read",
    "read_file",
    "read_text",
    "redacted",
    "replay",
    "sealed",
    "unsealed",
    "verify",
    "whole_file",
    "write",
]
