"""The command `omerta`."""

import dataclasses
import difflib
import json as json_module
import sys
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import App, Parameter

from omerta import __version__
from omerta.games import registry
from omerta.kernel.content_files import BadContent
from omerta.kernel.errors import BadInput

app = App(
    name="omerta",
    help="""Three gangster board games on one table.

    Begin with:

        omerta play                     a game of The Boss against random movers
        omerta rules                    the rules, one sentence each
        omerta simulate the_boss        random games at full speed
    """,
    help_format="markdown",
    version=__version__,
)
content_app = App(name="content", help="Content files: cards and boards that an owner of the box can type in.")
app.command(content_app)

Language = Annotated[str | None, Parameter(name=["--lang", "-l"], help="en, nl, de or fr; the system's if not given.")]
GameName = Annotated[str, Parameter(help="Its name; `omerta games` lists them.")]
Players = Annotated[int, Parameter(help="Seats at the table.")]
ContentFolder = Annotated[Path | None, Parameter(help="A folder with content files of your own.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]
Option = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of the game, as NAME=VALUE; lists with commas."),
]


@app.command
def games(*, lang: Language = None, json: Json = False) -> None:
    """List the games.

    For example:
        omerta games
        omerta games --lang nl
        omerta games --json

    """
    speaker = _speaker(lang, [])
    listed = [registry.definition(name) for name in registry.games()]
    rows = [
        {
            "name": game.name,
            "title": speaker.say(f"{game.name}-title"),
            "players": list(game.players),
            "edition": game.edition,
            "summary": speaker.say(f"{game.name}-summary"),
        }
        for game in listed
    ]
    if json:
        _print_json(rows)
        return
    for row, game in zip(rows, listed, strict=True):
        print(f"{row['name']:<12} {row['title']}, {game.players[0]}-{game.players[-1]}\n{'':<12} {row['summary']}")


@app.command
def play(
    game: GameName = "the_boss",
    *,
    players: Players = 3,
    people: Annotated[int, Parameter(help="People at this screen; the others move at random.")] = 1,
    names: Annotated[str | None, Parameter(help="The people's names, with commas.")] = None,
    seed: Annotated[int | None, Parameter(help="Deals the same cards again.")] = None,
    content: ContentFolder = None,
    option: Option = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: alone against random movers, or several people at one screen.

    For example:

        omerta play
        omerta play the_boss --players 4 --people 2 --names Anna,Ben
        omerta play the_boss --players 2 --option cities=2,3,5 --lang de
    """
    from omerta.kernel.game import open_game
    from omerta.terminal.lines import LineTable, Quit

    opened = open_game(registry.definition(game), content)
    if not 1 <= people <= players:
        raise BadInput(f"--people is 1 to {players} (the number of players), not {people}")
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > people or not all(given):
        raise BadInput(f"--names needs at most {people} names with commas between them, not `{names}`")
    language = _speaker(lang, [])
    seated = [
        given[seat]
        if seat < len(given)
        else language.say("player-name" if seat < people else "bot-name", number=seat + 1)
        for seat in range(players)
    ]
    state, events = opened.new_with_events(players, seed, _options(option))
    opened.compile_in_background()
    table = LineTable(opened, _speaker(lang, seated), frozenset(range(people)), state, told=events)
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        print()
        print(language.say("farewell"))


@app.command
def simulate(
    game: GameName,
    *,
    players: Players = 4,
    games: Annotated[int, Parameter(help="How many games.")] = 10_000,
    seed: Annotated[int, Parameter(help="The same seed plays the same games.")] = 0,
    cores: Annotated[int | None, Parameter(help="Processor cores to use; all of them if not given.")] = None,
    content: ContentFolder = None,
    option: Option = None,
    json: Json = False,
) -> None:
    """Play random games at full speed and print the rate; compiling is not counted.

    For example:

        omerta simulate the_boss --players 4 --games 100000 --seed 7
        omerta simulate the_boss --players 2 --option cities=4,5,6,7 --json
    """
    from omerta.kernel import playouts
    from omerta.terminal.progress import bar, compiled_game

    opened = registry.interpreted_game(game, content)
    opened.table(players, _options(option))
    if games < 1 or (cores is not None and cores < 1):
        raise BadInput("--games and --cores are at least 1")
    opened = compiled_game(game, content)
    with bar(f"{opened.name}, {players} players", games) as advance:
        result = playouts.simulate(opened, players, games, seed, _options(option), cores, advance)
    if json:
        rates = {"games_per_second": result.games_per_second, "decisions_per_second": result.decisions_per_second}
        _print_json(dataclasses.asdict(result) | rates)
        return
    shares = ", ".join(f"{share:.1%}" for share in result.win_share)
    print(f"{result.games:,} games of {result.game} with {result.players} players, {result.decisions:,} decisions")
    print(f"{result.seconds:.2f} s on {result.cores} cores: {result.decisions_per_second:,.0f} decisions/s")
    print(f"{result.games_per_second:,.0f} games/s; share of victories by seat: {shares}")


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
        _print_json([dataclasses.asdict(row) for row in rows])
    else:
        print(as_table(rows))


@app.command
def rules(
    rule: Annotated[str | None, Parameter(help="The id of a rule, with or without the game before it.")] = None,
    *,
    game: Annotated[str | None, Parameter(help="Only the rules of this game.")] = None,
    lang: Language = None,
) -> None:
    """Print the rules in our own words: all, those of a game, or one.

    For example:

        omerta rules
        omerta rules the_boss/place-majority
        omerta rules place-chicago --lang nl
    """
    speaker = _speaker(lang, [])
    chosen = [registry.definition(game).name] if game else registry.games()
    all_rules = [found for name in chosen for found in speaker.rules(name)]
    if rule is not None:
        ids = {rule_id for rule_id, _, _ in all_rules}
        wanted = {rule_id for rule_id in ids if rule in (rule_id, rule_id.partition("/")[2])}
        if not wanted:
            close = difflib.get_close_matches(rule, [*ids, *(rule_id.partition("/")[2] for rule_id in ids)], 1)
            hint = f"did you mean {close[0]}?" if close else "`omerta rules` lists them all"
            raise BadInput(f"there is no rule `{rule}`; {hint}")
        all_rules = [found for found in all_rules if found[0] in wanted]
    print("\n\n".join(f"{title} ({rule_id})\n{text}" for rule_id, title, text in all_rules))


@content_app.command
def check(
    folder: Annotated[Path, Parameter(help="Where the files are.")],
    *,
    game: Annotated[str | None, Parameter(help="Whose content it is; else recognised by the files' names.")] = None,
) -> None:
    """Check a folder of content files; exit status 1 if something is wrong with them.

    For example:

        omerta content check my-cards
        omerta content check my-cards --game the_boss
    """
    found = registry.definition(game) if game else registry.recognise(folder)
    try:
        content = found.read_content(folder)
    except BadContent as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        sys.exit(1)
    print(f"{folder}: fine as content of {found.name} ({content.digest[:16]})")


def _speaker(lang: str | None, players: list[str]) -> Any:
    from omerta.language import Speaker, system_language

    return Speaker(lang or system_language(), players)


def _options(given: list[str] | None) -> dict[str, Any]:
    """`cities=2,3,5` -> {"cities": ["2", "3", "5"]}."""
    options: dict[str, Any] = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"an option is written NAME=VALUE, not `{one}`")
        options[name] = value.split(",") if "," in value else value
    return options


def _print_json(data: Any) -> None:
    print(json_module.dumps(data, indent=2))


def main() -> None:
    """Run the command; what cannot be done is said in one line, with exit status 2."""
    try:
        app(exit_on_error=False, print_error=False)
    except (cyclopts.CycloptsError, BadInput) as error:
        message = " ".join(str(error).split())
        print(f"omerta: {message} (--help shows how)", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
