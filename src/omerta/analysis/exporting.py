"""Records made into tables: a folder of text records becomes two Parquet tables."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from omerta.analysis.collections import opened
from omerta.analysis.crew import share_out
from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.records import BadRecord, Record
from omerta.records.bulk import SUFFIX, final_position, read_collection
from omerta.records.tables import Tables

PIECE = 4_000_000
"""Bytes of records that are read in one go."""
KILO = 1000
SQLITE_ADDRESS = "sqlite:///"


@dataclass(frozen=True)
class Piece:
    """Some files of records, and where their tables go."""

    files: tuple[Path, ...]
    below: Path
    """The folder that the files are named from."""
    out: Path
    name: str
    own_content: Path | None

    @property
    def kilobytes(self) -> int:
        """How much there is to read."""
        return kilobytes(self.files)


def record_files(source: str) -> list[Path]:
    """The files of records that are meant: one, a database, or all in a folder and the folders in it."""
    path = Path(source.removeprefix(SQLITE_ADDRESS))
    if "://" in source and not source.startswith(SQLITE_ADDRESS):
        raise BadInput(
            f"{source}: a source is a folder, a file of records or an SQLite database ({SQLITE_ADDRESS}FILE)"
        )
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise BadInput(f"{source} is neither a folder nor a file")
    found = sorted(path.rglob(f"*{SUFFIX}"))
    if not found:
        raise BadInput(f"{source} holds no records (files that end in {SUFFIX})")
    return found


def kilobytes(files: Sequence[Path]) -> int:
    """How much there is to read, for progress bars."""
    return sum(file.stat().st_size // KILO for file in files)


def check_new(out: Path) -> None:
    """Tables go into a folder of their own."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"{out} is there already; name a new folder")


def check_game(record: Record) -> None:
    """Is the game of a record on our shelf?"""
    try:
        registry.definition(record.game)
    except BadInput as error:
        raise BadRecord(record.source, record.header_lines["game"], str(error)) from None


def export(
    files: Sequence[Path],
    below: Path,
    out: Path,
    own_content: Path | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Read records, check each against the rules, and write their tables below `out`; returns how many records.

    `progress` is called with the kilobytes just read. If anything is wrong, nothing is written.
    """
    exported = 0
    with _whole_folder(out) as half:
        for records, size in share_out(export_piece, list(_pieces(files, below, half, own_content)), cores):
            exported += records
            if progress:
                progress(size)
    return exported


def export_piece(piece: Piece) -> tuple[int, int]:
    """Write the tables of some files; returns how many records that were, and kilobytes."""
    tables, exported = Tables(), 0
    for file in piece.files:
        named = file.relative_to(piece.below).with_suffix("").as_posix()
        for place, record in enumerate(read_collection(file)):
            check_game(record)
            game = opened(record.game, piece.own_content)
            tables.add(f"{named}/{place}", record, game, final_position(record, game))
            exported += 1
    tables.write(piece.out, piece.name)
    return exported, piece.kilobytes


def _pieces(files: Sequence[Path], below: Path, out: Path, own_content: Path | None) -> Iterator[Piece]:
    """Files in bundles of some megabytes, so that a thousand small ones do not become a thousand tables."""
    bundle: list[Path] = []
    number = size = 0
    for file in files:
        bundle.append(file)
        size += file.stat().st_size
        if size >= PIECE or file is files[-1]:
            yield Piece(tuple(bundle), below, out, f"{number:06d}", own_content)
            bundle, number, size = [], number + 1, 0


@contextmanager
def _whole_folder(folder: Path) -> Iterator[Path]:
    """A folder that is there whole or not at all: filled under another name, then renamed."""
    check_new(folder)
    half = folder.with_name(f"{folder.name}.part")
    try:
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        yield half
        if folder.exists():
            folder.rmdir()
        half.rename(folder)
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error.strerror}") from None
    finally:
        shutil.rmtree(half, ignore_errors=True)
