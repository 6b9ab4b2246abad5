"""`omerta record`, `omerta verify`: is a record what it should be?"""

import os
import re
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from omerta.analysis.exporting import check_game
from omerta.cli.app import ContentFolder, app, print_json
from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game
from omerta.records import Record, Replay

record_app = App(name="record", help="Records of games: check, seal after a change, show a position.")
app.command(record_app)

RecordFile = Annotated[str, Parameter(help="A record; FILE@ROW means the position after that row.")]


@record_app.command
def check(file: RecordFile, *, content: ContentFolder = None) -> None:
    """Check a record line by line: well formed, unchanged, and played by the rules.

    For example:

        omerta record check game.omr
        omerta record check game.omr --content my-cards
    """
    played, _ = replayed(file, content)
    state = "over" if played.record.result else "not over yet"
    print(f"{played.record.source}: fine; {played.record.game}, {len(played.states) - 1} rows after the deal, {state}")


@record_app.command
def seal(
    file: Annotated[Path, Parameter(help="A record that you changed on purpose.")], *, content: ContentFolder = None
) -> None:
    """Accept changes made by hand, such as comments: put spelling and hash right, if the record still plays.

    For example:

        omerta record seal game.omr
    """
    from omerta.records import normalised, read, read_text, replay, sealed, unsealed
    from omerta.terminal.saving import save_record

    record = read(sealed(unsealed(normalised(read_text(file)))), file.name, exact=False)
    replay(record, game_of(record, content))
    save_record(file, record)
    print(f"{file.name}: sealed")


@record_app.command
def position(file: RecordFile, *, content: ContentFolder = None) -> None:
    """Print a position of a record as JSON, hidden things included; the last one if no row is named.

    For example:

        omerta record position game.omr@40
    """
    played, row = replayed(file, content)
    game = game_of(played.record, content)
    print_json(game.to_dict(played.at(-1 if row is None else row)))


@app.command
def verify(file: RecordFile, *, content: ContentFolder = None) -> None:
    """Deal a finished game again from its seed and compare every outcome of luck.

    For example:

        omerta verify game.omr
    """
    from omerta.records import verify as verify_record

    played, _ = replayed(file, content)
    verify_record(played.record, game_of(played.record, content))
    outcomes = sum(len(row.draws) for row in played.record.rows)
    record = played.record
    if record.start is None:
        print(f"{record.source}: the seed was fixed before the deal, and all {outcomes} outcomes follow from it")
    else:
        print(f"{record.source}: not dealt but begun from a written position, which nobody can prove")
        print(f"all {outcomes} outcomes of luck since then follow from the seed")


def replayed(file: str, content: Path | None) -> tuple[Replay, int | None]:
    """A record played through, and the row that FILE@ROW names."""
    from omerta.records import read_file, replay

    name, at, number = file.rpartition("@")
    row = None
    if at and not os.path.lexists(file):
        if not re.fullmatch("[0-9]{1,6}", number):
            raise BadInput(f"after @ comes the number of a row, not `{number[:20]}`")
        file, row = name, int(number)
    record = read_file(Path(file))
    played = replay(record, game_of(record, content))
    if row is not None:
        played.at(row)
    return played, row


def game_of(record: Record, content: Path | None) -> Game:
    """The game of a record; BadRecord with the line if it is not on our shelf."""
    check_game(record)
    return registry.interpreted_game(record.game, content)
