"""Progress bars on standard error for anything that takes longer than a moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from omerta.bots.doors import SEARCH_DOORS
from omerta.games.registry import definition, game
from omerta.kernel.compiling import compiled_doors
from omerta.kernel.game import Game


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that goes away when done; call what it gives with the number of steps just finished."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with _shown(*columns) as progress:
        task = progress.add_task(title, total=total)
        yield lambda steps: progress.advance(task, steps)


@contextmanager
def waiting(title: str) -> Iterator[None]:
    """Something turns while the work goes on, if nobody can tell how long it takes."""
    with _shown(SpinnerColumn(), TextColumn("{task.description}")) as progress:
        progress.add_task(title, total=None)
        yield


def compiled_game(name: str, content: Path | None = None) -> Game:
    """A game, compiled; the first time on a machine with a bar."""
    with _compiling(f"Compiling {definition(name).name} (once)") as progress:
        return game(name, content, progress)


def compile_search(name: str) -> None:
    """Make a game ready for bots that search; the first time on a machine with a bar."""
    with _compiling(f"Compiling the bots of {definition(name).name} (once)") as progress:
        compiled_doors(definition(name), progress, SEARCH_DOORS)


@contextmanager
def _compiling(title: str) -> Iterator[Callable[[int, int], None]]:
    with _shown(TextColumn(title), BarColumn()) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, steps: progress.update(task, completed=done, total=steps)


def _shown(*columns: ProgressColumn) -> Progress:
    """A progress display where somebody can see it; in a pipe there is none."""
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
