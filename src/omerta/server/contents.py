"""The contents of the games: ours, those the operator names, and those that owners of a box type in and save."""

import csv
import inspect
import io
import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from omerta.games import registry
from omerta.kernel.content_files import BadContent, warnings_of
from omerta.kernel.errors import BadInput
from omerta.kernel.protocol import Definition
from omerta.server.bodies import Complaint, ContentTable
from omerta.server.logs import note
from omerta.server.problems import Refused
from omerta.server.settings import Settings

OURS = "ours"
"""The name of the content that comes with a game."""
NAME = "^[a-z0-9-]{1,30}$"
"""What a saved content may be called; it is the name of its folder, too."""
MOST_SAVED = 50
MOST_COMPLAINTS = 100
COMPLAINT = re.compile(r"(?P<file>[\w.-]+)(?:, line (?P<line>\d+))?: (?P<text>.*)", re.DOTALL)


class Contents:
    """What there is, by game and name. Saved ones lie in `settings.saved / GAME / NAME`, and are found again there."""

    def __init__(self, settings: Settings) -> None:
        self._root = settings.saved
        self._named = {game: dict(named) for game, named in settings.contents.items()}
        self._saved: dict[str, dict[str, Path]] = {}
        for folder in sorted(self._root.iterdir()) if self._root is not None and self._root.is_dir() else ():
            if folder.name in registry.SHELF:
                self._saved[folder.name] = _found(registry.definition(folder.name), folder)

    def names(self, game: str) -> list[str]:
        """The contents that tables of a game can choose."""
        return list(dict.fromkeys([OURS, *self._named.get(game, {}), *self._saved.get(game, {})]))

    def folder(self, game: str, content: str) -> Path | None:
        """Where a content lies; None for our own. BadInput if there is none of that name."""
        found = self._saved.get(game, {}) | self._named.get(game, {})
        if content != OURS and content not in found:
            raise BadInput(f"{game} has no content `{content}` here; there is {' '.join(self.names(game))}")
        return found.get(content)

    def tables(self, game: str, content: str) -> list[ContentTable]:
        """A content as sheets."""
        definition = _definition(game)
        if content not in self.names(game):
            raise Refused(404, "not-found")
        folder = self.folder(game, content) or Path(inspect.getfile(definition.read_content)).parent / "content"
        return [_table(file, (folder / file).read_text("utf-8-sig")) for file in definition.content_files]

    def check(self, game: str, files: Mapping[str, str]) -> list[Complaint]:
        """What is wrong with a content, or unusual."""
        definition = _definition(game)
        with tempfile.TemporaryDirectory() as folder:
            _write(definition, Path(folder), files)
            try:
                content = definition.read_content(Path(folder))
            except BadContent as error:
                return [_complaint(definition, text, wrong=True) for text in error.problems[:MOST_COMPLAINTS]]
        return [_complaint(definition, text, wrong=False) for text in warnings_of(content)[:MOST_COMPLAINTS]]

    def why_not(self, game: str, name: str) -> Refused | None:
        """The reason if nothing can be saved under a name, whatever it is."""
        _definition(game)
        if self._root is None:
            return Refused(403, "no-saving")
        if name == OURS or name in self._named.get(game, {}):
            return Refused(409, "content-fixed", name=name)
        saved = self._saved.get(game, {})
        if name not in saved and sum(map(len, self._saved.values())) >= MOST_SAVED:
            return Refused(503, "content-full", most=MOST_SAVED)
        return None

    def prepare(self, game: str, files: Mapping[str, str]) -> Path:
        """Write a content beside the others, not yet under its name; BadContent if it is not sound."""
        definition = _definition(game)
        assert self._root is not None
        (self._root / game).mkdir(parents=True, exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix=".new-", dir=self._root / game))
        try:
            _write(definition, folder, files)
            definition.read_content(folder)
        except BaseException:
            shutil.rmtree(folder)
            raise
        return folder

    def place(self, game: str, name: str, prepared: Path) -> None:
        """Give a prepared content its name, instead of what had it."""
        folder, old = prepared.with_name(name), _old(prepared.with_name(name))
        if folder.exists():
            folder.rename(old)
        prepared.rename(folder)
        shutil.rmtree(old, ignore_errors=True)
        self._saved.setdefault(game, {})[name] = folder


def _definition(game: str) -> Definition:
    """A game that has content files."""
    if game not in registry.SHELF or not registry.definition(game).content_files:
        raise Refused(404, "not-found")
    return registry.definition(game)


def _old(folder: Path) -> Path:
    return folder.with_name(f".old-{folder.name}")


def _found(definition: Definition, where: Path) -> dict[str, Path]:
    """The sound contents in a folder. What a crash has left half done is put right."""
    for old in where.glob(".old-*"):
        folder = where / old.name.removeprefix(".old-")
        if folder.exists():
            shutil.rmtree(old)
        else:
            old.rename(folder)
    for unfinished in where.glob(".new-*"):
        shutil.rmtree(unfinished)
    found = {}
    for folder in sorted(one for one in where.iterdir() if re.fullmatch(NAME, one.name) and one.name != OURS):
        try:
            definition.read_content(folder)
            found[folder.name] = folder
        except BadInput as error:
            note("content cannot be used", game=definition.name, content=folder.name, problem=str(error))
    return found


def _write(definition: Definition, folder: Path, files: Mapping[str, str]) -> None:
    """Exactly the files of the game, safely on the disk; no name from elsewhere is ever used as a path."""
    if set(files) != set(definition.content_files):
        raise BadInput(f"the content of {definition.name} is {', '.join(definition.content_files)}, all of them")
    for file in definition.content_files:
        with (folder / file).open("wb") as out:
            out.write(files[file].encode())
            out.flush()
            os.fsync(out.fileno())


def _table(file: str, text: str) -> ContentTable:
    reader = csv.reader(io.StringIO(text, newline=""), skipinitialspace=True)
    columns, *rows = [[cell.strip() for cell in cells] for cells in reader if any(cell.strip() for cell in cells)]
    return ContentTable(file, columns, rows, columns.index("origin") if "origin" in columns else None)


def _complaint(definition: Definition, text: str, wrong: bool) -> Complaint:
    """A complaint, with the place it speaks of."""
    found = COMPLAINT.fullmatch(text)
    if found is None or found["file"] not in definition.content_files:
        return Complaint(None, None, text, wrong)
    return Complaint(found["file"], int(found["line"]) if found["line"] else None, found["text"], wrong)
