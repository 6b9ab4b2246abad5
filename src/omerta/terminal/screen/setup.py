"""The first screen: which game, how many, against whom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from omerta.games import registry
from omerta.language import Speaker

if TYPE_CHECKING:
    from omerta.terminal.screen.app import OmertaApp

LABEL = 28


@dataclass(frozen=True)
class Wish:
    """What the player wants to play."""

    game: str
    players: int
    people: int
    bot: str
    confirm: bool


class SetUpScreen(Screen[None]):
    """Lines to go through with the arrows; the last one deals. `left` is the game that was left, if there is one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("f4", "app.language", show=False),
    ]

    def __init__(
        self, wish: Wish, bots: Sequence[str], left: str | None, deal: Callable[[Wish], None], go_on: Callable[[], None]
    ) -> None:
        super().__init__()
        self._bots, self._left, self._deal, self._go_on = bots, left, deal, go_on
        self._games = [name for name in registry.games() if registry.definition(name).module.startswith("omerta.")]
        self._chosen: dict[str, int | str | bool] = {
            "game": wish.game,
            "players": wish.players,
            "people": wish.people,
            "bots": wish.bot,
            "confirming": wish.confirm,
        }

    @property
    def room(self) -> "OmertaApp":
        """The application."""
        return cast("OmertaApp", self.app)

    def compose(self) -> ComposeResult:
        """A title, the lines, what the game is about, the keys."""
        with Vertical(id="set-up"):
            yield Static(id="welcome", classes="title")
            yield OptionList(id="wishes", compact=True)
            yield Static(id="summary")
            yield Static(id="hints")

    def on_mount(self) -> None:
        """Begin at the top."""
        self.show()
        self.query_one(OptionList).highlighted = 0

    def _values(self, line: str) -> list[int | str | bool]:
        """What a line can be changed to."""
        players = registry.definition(str(self._chosen["game"])).players
        values: dict[str, list[int | str | bool]] = {
            "game": [*self._games],
            "players": [*players],
            "people": [*range(1, int(self._chosen["players"]) + 1)],
            "bots": [*self._bots],
            "confirming": [False, True],
        }
        return values[line]

    def _said(self, speaker: Speaker, line: str) -> str:
        value = self._chosen[line]
        if line == "game":
            return speaker.say(f"{value}-title")
        if line == "confirming":
            return speaker.say("terminal-yes" if value else "terminal-no")
        return str(value).capitalize()

    def show(self) -> None:
        """Draw the lines anew."""
        speaker, sign = self.room.voice.speaker(), self.room.voice.sign
        lines = self.query_one(OptionList)
        here = lines.highlighted
        labels = {
            "game": speaker.say("terminal-game"),
            "players": speaker.say("terminal-players"),
            "people": speaker.say("terminal-people"),
            "bots": speaker.say("terminal-bots"),
            "confirming": speaker.say("terminal-confirming"),
        }
        options = [
            Option(Content(sign(f"{label:<{LABEL}} ← {self._said(speaker, line)} →")), id=line)
            for line, label in labels.items()
        ]
        if self._left is not None:
            title = speaker.say("terminal-continue", title=speaker.say(f"{self._left}-title"))
            options.insert(0, Option(Content(sign(title)), id="continue"))
        options.append(Option(Content(sign(speaker.say("terminal-start"))).stylize("bold"), id="start"))
        lines.set_options(options)
        lines.highlighted = here
        self.query_one("#welcome", Static).update(Content(sign(f"Omerta\n{speaker.say('terminal-welcome')}")))
        self.query_one("#summary", Static).update(Content(sign(speaker.say(f"{self._chosen['game']}-summary"))))
        language, leave = speaker.say("terminal-key-language"), speaker.say("terminal-key-leave")
        keys = f"{speaker.say('terminal-set-up-keys')}\nF4 {language} · ^C {leave}"
        self.query_one("#hints", Static).update(Content(sign(keys)).stylize("dim"))

    def action_change(self, by: int) -> None:
        """The next value of the line, or the one before."""
        lines = self.query_one(OptionList)
        line = None if lines.highlighted is None else lines.get_option_at_index(lines.highlighted).id
        if line in self._chosen:
            self._change(str(line), by)

    def _change(self, line: str, by: int) -> None:
        values = self._values(line)
        self._chosen[line] = values[(values.index(self._chosen[line]) + by) % len(values)]
        for other in ("players", "people"):
            if self._chosen[other] not in self._values(other):
                self._chosen[other] = self._values(other)[-1]
        self.show()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "start":
            chosen = self._chosen
            self._deal(
                Wish(
                    str(chosen["game"]),
                    int(chosen["players"]),
                    int(chosen["people"]),
                    str(chosen["bots"]),
                    bool(chosen["confirming"]),
                )
            )
        elif event.option_id == "continue":
            self._go_on()
        elif event.option_id is not None:
            self._change(event.option_id, 1)
