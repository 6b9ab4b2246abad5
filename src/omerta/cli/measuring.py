"""`omerta simulate` and `omerta bench`: how fast it goes."""

import dataclasses
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from omerta.cli.app import (
    ContentFolder,
    Cores,
    GameName,
    Json,
    Option,
    Players,
    app,
    checked_cores,
    options_of,
    print_json,
)
from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game


@app.command
def simulate(
    game: GameName,
    *,
    players: Players = 4,
    games: Annotated[int, Parameter(help="How many games.")] = 10_000,
    seed: Annotated[int, Parameter(help="The same seed plays the same games.")] = 0,
    records: Annotated[Path | None, Parameter(help="Write every game as a record into this folder.")] = None,
    parquet: Annotated[Path | None, Parameter(help="Write decisions and results as tables into this folder.")] = None,
    cores: Cores = None,
    content: ContentFolder = None,
    option: Option = None,
    json: Json = False,
) -> None:
    """Play random games at full speed and print the rate; compiling is not counted.

    With --records or --parquet the games are kept. Run again after an interruption: what is finished is not done twice.

    For example:

        omerta simulate the_boss --players 4 --games 100000 --seed 7
        omerta simulate the_boss --players 2 --option cities=4,5,6,7 --json
        omerta simulate the_boss --games 100000 --records my-games --parquet my-tables
    """
    from omerta.kernel import playouts
    from omerta.terminal.progress import bar, compiled_game

    checked_cores(cores)
    opened = registry.interpreted_game(game, content)
    opened.table(players, options_of(option, game))
    if games < 1:
        raise BadInput(f"--games is at least 1, not {games}")
    opened = compiled_game(game, content)
    if records or parquet:
        _collect(opened, players, games, seed, options_of(option, game), records, parquet, content, cores, json)
        return
    with bar(f"{opened.name}, {players} players", games) as advance:
        result = playouts.simulate(opened, players, games, seed, options_of(option, game), cores, advance)
    if json:
        rates = {"games_per_second": result.games_per_second, "decisions_per_second": result.decisions_per_second}
        print_json(dataclasses.asdict(result) | rates)
        return
    shares = ", ".join(f"{share:.1%}" for share in result.win_share)
    print(f"{result.games:,} games of {result.game} with {result.players} players, {result.decisions:,} decisions")
    print(f"{result.seconds:.2f} s on {result.cores} cores: {result.decisions_per_second:,.0f} decisions/s")
    print(f"{result.games_per_second:,.0f} games/s; share of victories by seat: {shares}")


def _collect(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    records: Path | None,
    parquet: Path | None,
    content: Path | None,
    cores: int | None,
    json: bool,
) -> None:
    """Play random games into folders."""
    from omerta.analysis import collections
    from omerta.terminal.progress import bar

    with bar(f"{game.name}, {players} players", games) as advance:
        made = collections.make(
            game,
            players,
            games,
            seed,
            options,
            records=records,
            tables=parquet,
            own_content=content,
            cores=cores,
            progress=advance,
        )
    if json:
        print_json(dataclasses.asdict(made) | {"games_per_second": made.games_per_second})
        return
    there = games - made.played
    print(f"{games:,} games of {game.name} with {players} players" + (f", {there:,} there already" if there else ""))
    if made.played:
        print(f"{made.seconds:.2f} s on {made.cores} cores: {made.games_per_second:,.0f} games/s")
    for folder, size in ((records, made.records_bytes), (parquet, made.tables_bytes)):
        if folder:
            print(f"{folder}: {size / 1e6:,.1f} MB, {size / games:,.0f} bytes a game")


@app.command
def bench(*, json: Json = False) -> None:
    """Measure the speed of every game on this machine.

    For example:
        omerta bench
        omerta bench --json

    """
    from omerta.analysis.speed import MEASURES, as_table, measure
    from omerta.terminal.progress import bar, compiled_game

    rows = []
    for name in registry.games():
        game = compiled_game(name)
        with bar(f"Measuring {name}", len(MEASURES)) as advance:
            for title in MEASURES:
                rows.append(measure(game, title))
                advance(1)
    if json:
        print_json([dataclasses.asdict(row) for row in rows])
    else:
        print(as_table(rows))
