"""What a bot is. One of your own is a class like this.

    from omerta.bots import Bot, Perspective

    class Cautious(Bot):
        def choose(self, perspective: Perspective) -> int:
            return perspective.legal[0]

It can be named `module:Class` wherever a bot is named. One that can say why returns a `Choice` instead of the number.
"""

import functools
import importlib
from abc import ABC, abstractmethod
from typing import Any

import msgspec

from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State

BOTS: dict[str, str] = {
    "rookie": "omerta.bots.rookie:Rookie",
    "soldier": "omerta.bots.characters:Soldier",
    "capo": "omerta.bots.characters:Capo",
    "boss": "omerta.bots.characters:Boss",
}
"""Our own bots: name -> where its class is."""


def is_ours(name: str) -> bool:
    """Is it one of our own? All others think in processes of their own, and are not even imported elsewhere."""
    plain = name.partition("@")[0]
    return plain in BOTS or plain.startswith("omerta.")


class Perspective:
    """All that a bot may know when it is asked: its seat's view, its choices, and worlds that look the same.

    It is made from a redealt position, never from the real one: there is nothing in it to cheat with.
    """

    def __init__(
        self,
        game: Game,
        world: State,
        seat: int,
        seed: int,
        seconds: float | None = None,
        *,
        reasons: bool = False,
        cores: int = 1,
    ) -> None:
        self.game = game
        """The rules; ask them anything about the worlds below."""
        self.players = world.players
        self.seat = seat
        self.seed = seed
        """The bot's own luck: the same seed must give the same choice."""
        self.seconds = seconds
        """In live play: think no longer than this."""
        self.reasons = reasons
        """Is somebody interested in why?"""
        self.cores = cores
        """How many processor cores may be used."""
        self._world = world

    @functools.cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self.game.view(self._world, self.seat)

    @functools.cached_property
    def legal(self) -> list[int]:
        """The actions to choose from, as numbers."""
        return self.game.legal(self._world, self.seat)

    @functools.cached_property
    def words(self) -> list[str]:
        """The same actions in words."""
        return [self.game.text(self._world, action) for action in self.legal]

    def redeal(self, seed: int) -> State:
        """A world that the seat cannot tell from the real one; another seed, another world."""
        return self.game.redeal(self._world, self.seat, seed)


class Reason(msgspec.Struct, frozen=True):
    """Why a bot moves so, without words: `omerta.language.why` makes a sentence of it."""

    kind: str
    """The sentence `bot-why-KIND` of the catalogues."""
    aspects: tuple[str, ...] = ()
    """What spoke for it most: features of the game's judgement."""
    percent: int = 0
    """How much of its thinking went into this choice."""


class Choice(msgspec.Struct, frozen=True):
    """An action, and why."""

    action: int
    reason: Reason | None = None


class Bot(ABC):
    """Somebody who can be asked what to do. One bot may be asked for many tables: keep nothing between questions."""

    sees_everything = False
    """Is it shown the real position? Only our cheater is, and only by `omerta arena --measure`."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> int | Choice:
        """One of `perspective.legal`, if you like with the reason."""

    def otherwise(self, how: str) -> "Bot":  # noqa: ARG002  for those who can
        """The same bot, thinking otherwise: what comes after @ in its name."""
        raise BadInput(f"{type(self).__name__} does not think in iterations; name it without @")


def load(name: str) -> Bot:
    """The bot of this name, or of `module:Class`; `capo@500` thinks for 500 iterations. BadInput if there is none."""
    plain, at, how = name.partition("@")
    return _load(plain).otherwise(how) if at else _load(plain)


def _load(name: str) -> Bot:
    module, colon, wanted = BOTS.get(name, name).partition(":")
    if not colon:
        raise BadInput(f"there is no bot `{name}`; there is {', '.join(BOTS)}, or your own as module:Class")
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except (Exception, SystemExit) as error:
        what = f"{type(error).__name__}: {error}"
        raise BadInput(f"bot `{name}`: the module {module} cannot be imported ({what})") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"bot `{name}`: {module} has no class {wanted} made from omerta.bots.Bot")
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise BadInput(f"bot `{name}` cannot be made ({type(error).__name__}: {error})") from None
