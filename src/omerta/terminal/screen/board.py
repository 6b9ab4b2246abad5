"""The board on the screen: the text of `language`, with colours, words that can be clicked, and jumps by section."""

from collections.abc import Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from omerta.terminal.screen.look import Sign, painted

HEADINGS = ("── ", "-- ")


def parted(drawing: str) -> tuple[list[str], list[str]]:
    """The lines that say whose turn it is, and those of the board itself."""
    lines = drawing.split("\n")
    first = next((number for number, line in enumerate(lines) if line.startswith(HEADINGS)), 0)
    return [line for line in lines[:first] if line], lines[first:]


class Board(VerticalScroll, can_focus=False):
    """A board that scrolls. Clicking a name that can be chosen posts `Picked`."""

    class Picked(Message):
        """Somebody clicked a name, as the notation writes it."""

        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    class Scrolled(Message):
        """So many lines are out of sight above and below."""

        def __init__(self, above: int, below: int) -> None:
            super().__init__()
            self.above, self.below = above, below

    def __init__(self, sign: Sign, *, id: str) -> None:  # noqa: A002  Textual's word
        super().__init__(id=id)
        self.sign = sign
        self._lines: list[str] = []
        self._names: Mapping[str, str] = {}
        self._paper = Static(markup=False)

    def compose(self) -> ComposeResult:
        """A sheet of paper."""
        yield self._paper

    def show(self, lines: Sequence[str], game: str, players: Sequence[str], names: Mapping[str, str]) -> None:
        """Draw these lines; `names` are those that can be chosen now, with their notation."""
        text = "\n".join(lines)
        self._lines, self._names = self.sign(text).split("\n"), names
        self._paper.update(painted(text, game, players, self.sign, list(names)))
        self._tell()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Say how much is out of sight."""
        super().watch_scroll_y(old_value, new_value)
        self._tell()

    def on_resize(self) -> None:
        """The same, when the window changes."""
        self._tell()

    def _tell(self) -> None:
        above = round(self.scroll_y)
        self.post_message(self.Scrolled(above, max(0, len(self._lines) - above - self.size.height)))

    def on_click(self, event: events.Click) -> None:
        """Was a name hit?"""
        at = event.get_content_offset(self._paper)
        if at is None or at.y >= len(self._lines):
            return
        for name, word in self._names.items():
            start = self._lines[at.y].find(name)
            while start >= 0:
                if start <= at.x < start + len(name):
                    self.post_message(self.Picked(word))
                    return
                start = self._lines[at.y].find(name, start + 1)

    def jump(self, direction: int) -> None:
        """To the next heading, or back to the one before."""
        headings = [number for number, line in enumerate(self._lines) if line.startswith(HEADINGS)]
        here = round(self.scroll_y)
        ahead = [number for number in headings if (number - here) * direction > 0]
        if ahead:
            self.scroll_to(y=min(ahead) if direction > 0 else max(ahead), animate=False)
