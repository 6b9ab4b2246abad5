"""`omerta games`, `omerta rules`, `omerta content check`: what is on the shelf."""

import difflib
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.cli.app import Json, Language, app, content_app, print_json, speaker_of
from omerta.games import registry
from omerta.kernel.content_files import BadContent, warnings_of
from omerta.kernel.errors import BadInput


@app.command
def games(*, lang: Language = None, json: Json = False) -> None:
    """List the games.

    For example:
        omerta games
        omerta games --lang nl
        omerta games --json

    """
    speaker = speaker_of(lang, [])
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
        print_json(rows)
        return
    for row, game in zip(rows, listed, strict=True):
        count = speaker.say("players-count", **{"from": game.players[0], "to": game.players[-1]})
        print(f"{row['name']:<12} {row['title']}, {count}\n{'':<12} {row['summary']}")


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
    speaker = speaker_of(lang, [])
    chosen = [registry.definition(game).name] if game else registry.games()
    all_rules = [found for name in chosen for found in speaker.rules(name)]
    if rule is not None:
        ids = {rule_id for rule_id, _, _ in all_rules}
        rule = rule.lower()
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
    """Check a folder of content files; exit status 1 if something is wrong with them. What is only unusual is said too.

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
    for warning in warnings_of(content):
        print(f"unusual: {warning}")
    print(f"{folder}: fine as content of {found.name} ({content.digest[:16]})")
