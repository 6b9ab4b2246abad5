"""The command `omerta`."""

import io
import sys
from pathlib import Path

import cyclopts

from omerta.cli import (  # noqa: F401  each adds its commands to the app
    arena,
    collections,
    fitting,
    measuring,
    playing,
    records,
    serving,
    shelf,
)
from omerta.cli.app import app
from omerta.kernel.content_files import BadContent
from omerta.kernel.errors import BadInput, OmertaError
from omerta.records import BadRecord

COLLECTIONS = ("altair", "duckdb", "openskill", "plotext", "vl_convert")
"""What only databases of games and charts need: the extra `collections`."""


def main() -> None:
    """Run the command. What cannot be done is said in one line: exit status 1 for a bad record, 2 for a bad command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows a question mark
    sys.path.append(str(Path.cwd()))  # where somebody's own bots are
    try:
        app(exit_on_error=False, print_error=False)
    except BadRecord as error:
        print(f"omerta: {error}", file=sys.stderr)
        sys.exit(1)
    except BadContent as error:
        more = f" (and {len(error.problems) - 1} more; `omerta content check FOLDER` lists them)"
        print(f"omerta: {error.problems[0]}{more if len(error.problems) > 1 else ''}", file=sys.stderr)
        sys.exit(2)
    except (cyclopts.CycloptsError, BadInput) as error:
        message = " ".join(str(error).split())
        print(f"omerta: {message} (--help shows how)", file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as error:
        if error.name not in COLLECTIONS:
            raise
        print(
            f"omerta: this needs {error.name}; `make setup` installs it, or pip install 'omerta[collections]'",
            file=sys.stderr,
        )
        sys.exit(2)
    except OmertaError as error:
        print(f"omerta: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
