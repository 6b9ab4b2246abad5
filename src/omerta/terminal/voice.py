"""How we speak to a terminal: in which language, and with which signs."""

from collections.abc import Sequence
from dataclasses import dataclass

from omerta.language import Speaker
from omerta.language.boards import AsciiSpeaker, ascii_only


@dataclass(frozen=True)
class Voice:
    """A language, and whether the terminal knows ASCII only."""

    language: str
    in_ascii: bool = False

    def speaker(self, names: Sequence[str] = ()) -> Speaker:
        """Somebody who speaks like this and knows these players."""
        return AsciiSpeaker(self.language, names) if self.in_ascii else Speaker(self.language, names)

    def sign(self, text: str) -> str:
        """A text as the terminal can show it; every text that is shown goes through here."""
        return ascii_only(text) if self.in_ascii else text
