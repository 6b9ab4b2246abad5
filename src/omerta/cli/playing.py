"""`omerta play` and `omerta replay`: a game in the terminal."""

import functools
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.cli.app import ContentFolder, GameName, Language, Option, Players, app, options_of, speaker_of
from omerta.cli.records import RecordFile, game_of, keep, replayed
from omerta.games import registry
from omerta.kernel.errors import BadInput


@app.command
def play(
    game: GameName = "the_boss",
    *,
    players: Players = 3,
    people: Annotated[int, Parameter(help="People at this screen; the others move at random.")] = 1,
    names: Annotated[str | None, Parameter(help="The people's names, with commas.")] = None,
    seed: Annotated[int | None, Parameter(help="Deals the same cards again.")] = None,
    record: Annotated[Path | None, Parameter(help="Keep the game in this file, move by move.")] = None,
    content: ContentFolder = None,
    option: Option = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: alone against random movers, or several people at one screen.

    For example:

        omerta play
        omerta play the_boss --players 4 --people 2 --names Anna,Ben
        omerta play the_boss --players 2 --option cities=2,3,5 --lang de
        omerta play --record tonight.omr
    """
    from omerta.kernel.game import open_game
    from omerta.tables import Table
    from omerta.terminal.lines import LineTable, Quit

    opened = open_game(registry.definition(game), content)
    opened.table(players, options_of(option))
    if not 1 <= people <= players:
        raise BadInput(f"--people is 1 to {players} (the number of players), not {people}")
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > people or not all(name.isprintable() and name for name in given):
        raise BadInput(f"--names needs at most {people} names with commas between them, not `{names}`")
    language = speaker_of(lang, [])
    seated = [
        given[seat]
        if seat < len(given)
        else language.say("player-name" if seat < people else "bot-name", number=seat + 1)
        for seat in range(players)
    ]
    if record is not None and record.exists():
        raise BadInput(f"{record} exists already; choose another name")
    commit = None if record is None else functools.partial(keep, record)
    referee = Table(opened, seated, seed, options_of(option), commit=commit)
    table = LineTable(referee, speaker_of(lang, seated), frozenset(range(people)))
    opened.compile_in_background()
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        print()
        print(language.say("farewell"))
    if record is not None:
        print(language.say("record-kept", file=str(record)))


@app.command
def replay(
    file: RecordFile,
    *,
    seat: Annotated[int | None, Parameter(help="Look through this seat's eyes; a spectator's if not given.")] = None,
    everything: Annotated[bool, Parameter(name="--open", negative="", help="Show hidden things too.")] = False,
    content: ContentFolder = None,
    lang: Language = None,
) -> None:
    """Step through a record: Enter goes on, `b` back, a number to that row, `q` ends.

    For example:

        omerta replay game.omr
        omerta replay game.omr@40 --seat 1
        omerta replay game.omr --open --lang fr
    """
    from omerta.terminal.stepping import Stepper

    played, row = replayed(file, content)
    if seat is not None and not 0 <= seat < played.record.players:
        raise BadInput(f"--seat is 0 to {played.record.players - 1}, not {seat}")
    Stepper(game_of(played.record, content), speaker_of(lang, played.record.names), played, seat, everything).run(
        row or 0
    )
