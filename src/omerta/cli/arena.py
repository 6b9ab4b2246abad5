"""`omerta arena`: bots against each other."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from omerta.cli.app import (
    ContentFolder,
    Cores,
    GameName,
    Json,
    Option,
    app,
    checked_cores,
    checked_target,
    options_of,
    print_json,
)
from omerta.games import registry
from omerta.kernel.errors import BadInput

A_DAY = 86_400
MOST_BLOCKS = 100_000


@app.command
def arena(
    game: GameName,
    *,
    seats: Annotated[str, Parameter(help="The bots, with commas: rookie, soldier, capo, boss, or module:Class.")],
    blocks: Annotated[int, Parameter(help="Deals; each is played in all seat rotations.")] = 50,
    seed: Annotated[int, Parameter(help="The same seed plays the same games.")] = 0,
    round_robin: Annotated[
        int | None, Parameter(help="Every table of so many different bots of --seats, and ratings.")
    ] = None,
    ladder: Annotated[
        int | None, Parameter(help="So many times: the first bot, `capo@250` for instance, thinking twice as long.")
    ] = None,
    keep: Annotated[
        Path | None, Parameter(help="Keep records and results in this folder; the same command later goes on there.")
    ] = None,
    html: Annotated[Path | None, Parameter(help="Write charts to this HTML page; it needs no network.")] = None,
    limit: Annotated[float, Parameter(help="Seconds a decision may take; then Soldier steps in.")] = 60,
    measure: Annotated[bool, Parameter(negative="", help="Admit the cheater, who sees everything.")] = False,
    cores: Cores = None,
    content: ContentFolder = None,
    option: Option = None,
    json: Json = False,
) -> None:
    """Let bots play each other and say how sure the result is. Ctrl+C stops and shows what there is so far.

    Budgets are iterations, not seconds, so results mean the same on every machine: `capo@500` thinks for 500.

    For example:

        omerta arena the_boss --seats boss,capo,soldier,soldier --blocks 50 --html report.html
        omerta arena gangster --seats capo,soldier,soldier,soldier --blocks 100 --keep my-arena
        omerta arena gangsta --seats rookie,soldier,capo,boss --round-robin 2
        omerta arena the_boss --seats capo@125,soldier,soldier,soldier --ladder 6 --html ladder.html
        omerta arena the_boss --seats cheater,boss,boss,boss --measure
        omerta arena the_boss --seats my_bots:Mine,soldier --json
    """
    from omerta.arena import contests, standings
    from omerta.bots.judgement.weights import is_judged
    from omerta.terminal.progress import bar, compile_search, compiled_game

    checked_cores(cores)
    checked_target(html)
    names = [name.strip() for name in seats.split(",")]
    if not 1 <= blocks <= MOST_BLOCKS:
        raise BadInput(f"--blocks is 1 to {MOST_BLOCKS:,}, not {blocks:,}")
    if not 0 < limit <= A_DAY:
        raise BadInput(f"--limit is more than 0 and no longer than a day, in seconds, not {limit:g}")
    if round_robin is not None and ladder is not None:
        raise BadInput("--round-robin or --ladder, not both")
    line_ups = [tuple(names)]
    if round_robin is not None:
        line_ups = contests.round_robin(names, round_robin)
    elif ladder is not None:
        line_ups = contests.ladder(names, ladder)
    order = contests.order_for(
        registry.interpreted_game(game, content), options_of(option, game), line_ups, seed, measure
    )
    compiled_game(game, content)
    if is_judged(order.game):
        compile_search(game)
    results: list[contests.Result] = []
    told, stopped = set[str](), False
    with bar(f"{order.game}, {order.players} players", blocks * len(line_ups) * order.players) as advance:
        going = contests.run(
            order,
            blocks,
            keep=keep,
            own_content=content,
            cores=cores,
            limit=limit,
            progress=advance,
            finishing=lambda games: print(f"stopping when {games} games that have begun are over", file=sys.stderr),
        )
        try:
            for result in going:
                results.append(result)
                for name, problems in zip(order.line_ups[result.line_up], result.problems, strict=True):
                    if problems and name not in told:
                        told.add(name)
                        print(f"{name}: {problems[0]}; Soldier steps in", file=sys.stderr)
        except KeyboardInterrupt:
            stopped = True
    found = standings.standings(order, results)
    if not found:
        raise BadInput("stopped before the first block was over" + (f"; {keep} keeps what there is" if keep else ""))
    report: dict[str, Any] = {"game": order.game, "players": order.players, "options": order.options, "seed": seed}
    if round_robin is not None:
        report["ratings"] = standings.ratings(order, results)
    if json:
        parts = [standings.as_data(one) for one in found]
        print_json(report | (parts[0] if len(line_ups) == 1 else {"line_ups": parts}) | {"complete": not stopped})
    else:
        for one in found:
            print(standings.as_text(one), end="\n\n")
        for rated in report.get("ratings", []):
            print(f"{rated['bot']:<22}{rated['rating']:>7.1f} ± {2 * rated['uncertainty']:.1f}")
        if stopped:
            print("stopped" + (f"; the same command goes on from {keep}" if keep else ""))
    if html:
        from omerta.arena.report import write_html

        write_html(order, found, report.get("ratings", []), ladder is not None, html)
