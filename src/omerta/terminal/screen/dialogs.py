"""Small screens above the table: a question, a text to read, the curtain."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Question(ModalScreen[str | None]):
    """A question with a few answers; Escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, answers: Sequence[tuple[str, str]], chosen: int = 0) -> None:
        super().__init__()
        self._title, self._answers, self._chosen = title, answers, chosen

    def compose(self) -> ComposeResult:
        """The question above its answers."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._title), classes="title")
            answers = [Option(Content(text), id=name) for name, text in self._answers]
            yield OptionList(*answers, compact=True)

    def on_mount(self) -> None:
        """The first answer is near."""
        self.query_one(OptionList).highlighted = self._chosen

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That is the answer."""
        self.dismiss(event.option_id)


class Paper(ModalScreen[None]):
    """Something to read; any of Escape, Enter and the key that opened it puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,f1,f3", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: Content, from_the_end: bool = False) -> None:
        super().__init__()
        self._title, self._text, self._from_the_end = title, text, from_the_end

    def compose(self) -> ComposeResult:
        """A title, and a sheet that scrolls."""
        with Vertical(classes="paper"):
            yield Static(Content(self._title), classes="title")
            with VerticalScroll(can_focus=False):
                yield Static(self._text)

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self._from_the_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Curtain(ModalScreen[bool]):
    """Hides everything until the next player sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(True)", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """One sentence, and nothing else to see."""
        with Vertical(id="curtain"):
            yield Static(Content(self._text), classes="title")

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.dismiss(True)
