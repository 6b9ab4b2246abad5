"""The shelf: every game that can be played here, by name."""

import difflib
import importlib
from pathlib import Path

from omerta.kernel.compiling import Progress
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, open_game
from omerta.kernel.protocol import Definition

SHELF: dict[str, str | Definition] = {
    "gangsta": "omerta.games.gangsta",
    "gangster": "omerta.games.gangster",
    "the_boss": "omerta.games.the_boss",
}
"""Name -> the module that defines it as GAME (imported when first asked for), or a game somebody registered."""


def games() -> list[str]:
    """The names of all games."""
    return sorted(SHELF)


def register(definition: Definition) -> None:
    """Put a game of your own on the shelf."""
    if not isinstance(definition, Definition):
        raise BadInput(f"a game is an omerta.kernel.protocol.Definition, not {definition!r}")
    SHELF[definition.name] = definition


def definition(name: str) -> Definition:
    """What a game is made of."""
    if not isinstance(name, str):
        raise BadInput(f"a game is asked for by its name, not by {name!r}; there is {', '.join(games())}")
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in SHELF:
        guess = difflib.get_close_matches(wanted, SHELF, 1, 0.75)
        hint = f"did you mean {guess[0]}?" if guess else f"there is {', '.join(games())}"
        raise BadInput(f"unknown game `{name}`; {hint}")
    entry = SHELF[wanted]
    if isinstance(entry, str):
        entry = importlib.import_module(entry).GAME
        assert isinstance(entry, Definition)
    return entry


def game(name: str, content: str | Path | None = None, progress: Progress | None = None) -> Game:
    """A game, compiled: the first time on a machine this takes a while, and `progress` is told how far it is."""
    return open_game(definition(name), content).compile(progress)


def interpreted_game(name: str, content: str | Path | None = None) -> Game:
    """The same game run as plain Python: starts at once, runs in the debugger, a thousand times slower."""
    return open_game(definition(name), content)


def recognise(folder: Path) -> Definition:
    """The game whose content files lie in a folder."""
    if not folder.is_dir():
        raise BadInput(f"{folder} is no folder")
    for name in games():
        found = definition(name)
        if any((folder / file).exists() for file in found.content_files):
            return found
    wanted = "; ".join(f"{name}: {', '.join(definition(name).content_files)}" for name in games())
    raise BadInput(f"{folder} holds no content files of any game ({wanted})")
