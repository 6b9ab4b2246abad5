"""`omerta export` and `omerta stats`: what many games together show."""

import dataclasses
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.cli.app import ContentFolder, Cores, Json, app, checked_cores, print_json
from omerta.kernel.errors import BadInput

WIDEST = 100
"""Columns of a chart in the terminal."""
POSTGRESQL = "postgresql://"


@app.command
def export(
    source: Annotated[
        str, Parameter(help="A folder of records, one file of them, or a database: sqlite:///FILE, postgresql://...")
    ],
    *,
    parquet: Annotated[Path, Parameter(help="A new folder, for the tables `decisions` and `games`.")],
    content: ContentFolder = None,
    cores: Cores = None,
) -> None:
    """Make records into Parquet tables for DuckDB or pandas. Every record is checked against the rules on the way.

    For example:

        omerta export my-games --parquet my-tables
        omerta export tonight.omr --parquet tonight
    """
    exported = _export(source, parquet, content, cores)
    print(f"{exported:,} games in {parquet / 'decisions'} and {parquet / 'games'}")


@app.command
def stats(
    source: Annotated[str, Parameter(help="A folder of tables, a folder of records, or one file of records.")],
    *,
    html: Annotated[Path | None, Parameter(help="Write charts to this HTML page; it needs no network.")] = None,
    png: Annotated[Path | None, Parameter(help="Write charts to this picture.")] = None,
    chart: Annotated[
        bool, Parameter(negative="", help="Draw charts here as well; in a terminal they always are.")
    ] = False,
    content: ContentFolder = None,
    cores: Cores = None,
    json: Json = False,
) -> None:
    """Print lengths, scores, seat advantage and what was chosen, with charts.

    For example:

        omerta stats my-tables
        omerta stats my-games --html charts.html --png charts.png
        omerta stats my-tables --json
    """
    from omerta.analysis import charts
    from omerta.analysis.figures import as_text, figures_of
    from omerta.terminal.progress import waiting

    with tempfile.TemporaryDirectory() as folder:
        tables = Path(source)
        if not any((tables / "games").glob("*.parquet")):
            tables = Path(folder) / "tables"
            _export(source, tables, content, cores)
        with waiting("Counting"):
            found = figures_of(tables)
    with waiting("Drawing"):
        if html:
            charts.write_html(found, html)
        if png:
            charts.write_png(found, png)
    if json:
        print_json([dataclasses.asdict(figures) for figures in found])
        return
    for figures in found:
        print(as_text(figures), end="\n\n")
        if chart or sys.stdout.isatty():
            for drawn in charts.in_terminal(figures, min(shutil.get_terminal_size().columns, WIDEST)):
                print(drawn)


def _export(source: str, out: Path, content: Path | None, cores: int | None) -> int:
    """Records into tables, with a progress bar. Those of PostgreSQL are copied into a file first."""
    if not source.startswith(POSTGRESQL):
        return _export_files(source, out, content, cores)
    from omerta.server.store import copy_records

    with tempfile.TemporaryDirectory() as folder:
        collection = Path(folder) / "records.omr"
        if not copy_records(source, collection):
            raise BadInput("there are no records of finished games in that database")
        return _export_files(str(collection), out, content, cores)


def _export_files(source: str, out: Path, content: Path | None, cores: int | None) -> int:
    from omerta.analysis import exporting
    from omerta.records.bulk import read_collection
    from omerta.terminal.progress import bar, compiled_game

    checked_cores(cores)
    files = exporting.record_files(source)
    below = Path(source) if Path(source).is_dir() else files[0].parent
    exporting.check_new(out)
    first = next(read_collection(files[0]))
    exporting.check_game(first)
    compiled_game(first.game, content)
    with bar("Reading records (kB)", exporting.kilobytes(files)) as advance:
        return exporting.export(files, below, out, content, cores, advance)
