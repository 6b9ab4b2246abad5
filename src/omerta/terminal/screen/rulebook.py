"""The rules, to look up while playing: type to filter."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from omerta.terminal.screen.look import Sign

Rule = tuple[str, str, str]
"""Id, title, text."""


class Rulebook(ModalScreen[None]):
    """Every rule by its title; the one chosen in full beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,f2", "dismiss", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("pageup", "move(-8)", show=False, priority=True),
        Binding("pagedown", "move(8)", show=False, priority=True),
    ]

    def __init__(self, title: str, filter_words: str, rules: Sequence[Rule], sign: Sign, chosen: str | None) -> None:
        super().__init__()
        self._title, self._filter_words, self._sign, self._chosen = title, filter_words, sign, chosen
        self._rules = rules
        self._listed: list[Rule] = []

    def compose(self) -> ComposeResult:
        """A list, a filter, a text."""
        with Vertical(classes="paper"):
            yield Static(Content(self._title), classes="title")
            with Horizontal():
                titles = OptionList(compact=True)
                titles.can_focus = False
                yield titles
                with VerticalScroll(can_focus=False):
                    yield Static(id="rule")
            yield Input(placeholder=self._sign(self._filter_words), compact=True)

    def on_mount(self) -> None:
        """All rules; the one asked for is open."""
        self._fill("")

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._fill(event.value)

    def _fill(self, typed: str) -> None:
        words = typed.casefold().split()
        self._listed = [rule for rule in self._rules if all(word in " ".join(rule).casefold() for word in words)]
        titles = self.query_one(OptionList)
        titles.set_options([Option(Content(self._sign(title))) for _, title, _ in self._listed])
        ids = [rule_id for rule_id, _, _ in self._listed]
        if ids:
            titles.highlighted = ids.index(self._chosen) if self._chosen in ids else 0
        else:
            self.query_one("#rule", Static).update("")

    @on(OptionList.OptionHighlighted)
    def _open(self, event: OptionList.OptionHighlighted) -> None:
        rule_id, title, text = self._listed[event.option_index]
        head = Content(self._sign(title)).stylize("bold $primary")
        number = Content(self._sign(rule_id)).stylize("dim")
        self.query_one("#rule", Static).update(Content("\n").join([head, number, "", self._sign(text)]))

    def action_move(self, lines: int) -> None:
        """Another rule."""
        titles = self.query_one(OptionList)
        if self._listed:
            titles.highlighted = min(max((titles.highlighted or 0) + lines, 0), len(self._listed) - 1)
