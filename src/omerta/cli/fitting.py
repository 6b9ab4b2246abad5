"""`omerta fit`: learn from games what positions are worth."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.cli.app import Cores, GameName, app, checked_cores, checked_target
from omerta.games import registry
from omerta.kernel.errors import BadInput


@app.command
def fit(
    game: GameName,
    *,
    players: Annotated[int | None, Parameter(help="Only for this number of players; for all if not given.")] = None,
    games: Annotated[int, Parameter(help="Games in each round, for each number of players.")] = 3000,
    rounds: Annotated[int, Parameter(help="Rounds; each plays by what those before have taught.")] = 10,
    seed: Annotated[int, Parameter(help="The same seed teaches the same.")] = 0,
    out: Annotated[Path | None, Parameter(help="Write to this file; the bots' own if not given.")] = None,
    cores: Cores = None,
) -> None:
    """Learn from games between bots what positions are worth, and write the weights that they use.

    For example:

        omerta fit the_boss
        omerta fit gangster --players 3
        omerta fit gangsta --games 200 --rounds 3 --out try.toml
    """
    from omerta.arena import fitting, learning
    from omerta.bots.judgement import weights
    from omerta.terminal.progress import bar, compile_search, compiled_game

    checked_cores(cores)
    if games <= learning.HELD_BACK or rounds < 1 or seed < 0:
        raise BadInput(f"--games is more than {learning.HELD_BACK}, --rounds at least 1, --seed at least 0")
    name = registry.definition(game).name
    if players is not None:
        registry.interpreted_game(name).table(players)
    weights.by_hand(name)
    opened = compiled_game(name)
    compile_search(name)
    target = out or Path(weights.__file__).with_name(f"{name}.toml")
    checked_target(target)
    fitting.lessons_in(target, name)
    command = f"omerta fit {name} --games {games} --rounds {rounds} --seed {seed}"
    written = False
    for seats in opened.players if players is None else (players,):
        with bar(f"{name}, {seats} players", fitting.work_to_do(seats, games, rounds)) as advance:
            found = fitting.fit(name, seats, games, rounds, seed, cores, advance)
        told = found.foretold
        losses = f"loss {told.loss:.3f}, by hand {told.loss_by_hand:.3f}, guessing {told.loss_of_guessing:.3f}"
        print(f"{seats} players: {told.positions:,} positions of {told.games:,} games, {losses}", file=sys.stderr)
        won = f"{found.won:.1%} ({found.low:.1%} to {found.high:.1%})"
        print(f"{seats} players: wins {won} against others by hand; equal would be {1 / seats:.1%}", file=sys.stderr)
        if found.low > 1 / seats:
            made = datetime.now(UTC).date().isoformat()
            fitting.write(target, name, seats, f"{command} --players {seats}", made, found)
            written = True
        else:
            print(f"{seats} players: not shown to play better than by hand, so nothing was written", file=sys.stderr)
    if written:
        print(target)
