"""Content files: comma-separated tables that an owner of the box can type in.

Every complaint names file, line and remedy.
"""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from omerta.kernel.errors import BadInput

ORIGINS = ("printed", "example", "house", "own")
"""Known from the real game; fixed by an example in the rulebook; ours; an owner's."""


class BadContent(BadInput):
    """Content files that cannot be used, with all that is wrong with them."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[type, tuple[tuple[str, ...]]]:
        return type(self), (self.problems,)


def warnings_of(content: Any) -> tuple[str, ...]:
    """What is unusual about content that can be played: a game's content may carry `warnings`."""
    warnings: tuple[str, ...] = getattr(content, "warnings", ())
    return warnings


@dataclass(frozen=True)
class Row:
    """One line of a table."""

    file: str
    line: int
    values: Mapping[str, str]

    def __getitem__(self, column: str) -> str:
        return self.values[column]

    def problem(self, text: str) -> str:
        """A complaint about this line."""
        return f"{self.file}, line {self.line}: {text}"


def read_table(folder: Path, file: str, columns: tuple[str, ...], origins: Sequence[str] = ORIGINS) -> list[Row]:
    """The lines of a table; raises BadContent if it is no such table."""
    try:
        text = (folder / file).read_bytes().decode("utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        raise BadContent([f"{file}: not found in {folder}; make it with the columns {','.join(columns)}"]) from None
    except UnicodeDecodeError as error:
        raise BadContent([f"{file}: byte {error.start} is no UTF-8; save the file as UTF-8"]) from None
    except OSError as error:
        raise BadContent([f"{file}: cannot be read ({error.strerror})"]) from None
    reader = csv.reader(io.StringIO(text, newline=""), skipinitialspace=True)
    rows: list[Row] = []
    problems: list[str] = []
    try:
        head = tuple(cell.strip() for cell in next(reader, ()))
        if head != columns:
            raise BadContent(
                [f"{file}, line 1: the columns must be {','.join(columns)}, not {','.join(head) or 'nothing'}"]
            )
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            row = Row(file, reader.line_num, dict(zip(columns, map(str.strip, cells), strict=False)))
            if len(cells) != len(columns):
                problems.append(row.problem(f"{len(cells)} values, but the columns are {','.join(columns)}"))
            elif "origin" in columns and row["origin"] not in origins:
                problems.append(
                    row.problem(f"unknown origin `{row['origin']}`; write {', '.join(origins[:-1])} or {origins[-1]}")
                )
            else:
                rows.append(row)
    except csv.Error as error:
        problems.append(f"{file}, line {reader.line_num}: {error}")
    if problems:
        raise BadContent(problems)
    return rows
