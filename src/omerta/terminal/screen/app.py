"""The application around the screens: looks, language, leaving."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.scrollbar import ScrollBar, ScrollBarRender

from omerta.kernel.errors import OmertaError
from omerta.language import LANGUAGES
from omerta.terminal.screen.dialogs import Question
from omerta.terminal.screen.look import THEMES, PlainScrollBar
from omerta.terminal.screen.play import PlayScreen
from omerta.terminal.sitting import Sitting
from omerta.terminal.voice import Voice

LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}


class OmertaApp(App[None]):
    """One room. `first` makes the screen it opens with; `sitting` is the table that was last sat at."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (126, "-wide")]  # noqa: RUF012  as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+t", "light", show=False, priority=True),
    ]

    def __init__(self, first: Callable[[], Screen[None]], voice: Voice) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.first, self.voice = first, voice
        self.sitting: Sitting | None = None
        self.failure: OmertaError | None = None
        """What ended it all."""
        self.has_left = False
        """Did the player leave before the end?"""
        ScrollBar.renderer = PlainScrollBar if voice.in_ascii else ScrollBarRender
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    def on_mount(self) -> None:
        """Open the first screen."""
        self.set_class(self.voice.in_ascii, "-ascii")
        self.push_screen(self.first())

    async def on_unmount(self) -> None:
        """Leave the table: bots go home, connections are closed."""
        if self.sitting is not None:
            await self.sitting.close()

    def play(self, sitting: Sitting) -> None:
        """Sit down; whoever sits at a table gets up from there."""
        self.sitting = sitting
        show = self.switch_screen if isinstance(self.screen, PlayScreen) else self.push_screen
        show(PlayScreen(sitting))

    def action_light(self) -> None:
        """Light or dark."""
        self.theme = next(theme.name for theme in THEMES if theme.name != self.theme)

    def action_language(self) -> None:
        """Ask for another language, in the middle of anything."""
        if isinstance(self.screen, Question):
            return
        names = [(code, self.voice.sign(LANGUAGE_NAMES[code])) for code in LANGUAGES]
        title = self.voice.sign(self.voice.speaker().say("terminal-key-language"))
        self.push_screen(Question(title, names, LANGUAGES.index(self.voice.language)), self.speak)

    def speak(self, language: str | None) -> None:
        """Go on in this language."""
        if language is not None:
            self.voice = replace(self.voice, language=language)
            for screen in self.screen_stack:
                show = getattr(screen, "show", None)
                if show is not None:
                    show()

    def action_leave(self) -> None:
        """Ask before a game is left; whoever asks twice means it."""
        playing = self.sitting is not None and self.sitting.result is None
        if not playing:
            self.exit()
        elif isinstance(self.screen, Leaving):
            self._leave("leave")
        else:
            assert self.sitting is not None
            speaker = self.voice.speaker()
            title = f"{speaker.say('terminal-leave-question')}\n{speaker.say(self.sitting.farewell)}"
            answers = [
                ("stay", self.voice.sign(speaker.say("terminal-stay"))),
                ("leave", self.voice.sign(speaker.say("terminal-leave"))),
            ]
            self.push_screen(Leaving(self.voice.sign(title), answers), self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == "leave":
            self.has_left = True
            self.exit()


class Leaving(Question):
    """Really leave?"""
