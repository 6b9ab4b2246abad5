"""`omerta games`, `omerta rules`, `omerta content check`: what is on the shelf."""

import difflib
import sys
from pathlib import Path
from typing import Annotated, Any

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
    wanted: Annotated[str | None, Parameter(help="A game, or the id of a rule, with or without the game.")] = None,
    *,
    card: Annotated[bool, Parameter(negative="", help="Only the quick reference card.")] = False,
    lang: Language = None,
) -> None:
    """Print the rules in our own words: all, those of a game by chapters, or one.

    For example:

        omerta rules
        omerta rules gangster
        omerta rules gangster --card
        omerta rules the_boss/place-majority
        omerta rules place-chicago --lang nl
    """
    speaker = speaker_of(lang, [])
    wanted = wanted and wanted.lower()
    if wanted is None or wanted in registry.games():
        print("\n\n".join(_book(speaker, name, card) for name in ([wanted] if wanted else registry.games())))
        return
    found = {rule_id: rule for name in registry.games() for rule_id, *rule in speaker.rules(name)}
    chosen = [rule_id for rule_id in found if wanted in (rule_id, rule_id.partition("/")[2])]
    if not chosen:
        known = [*registry.games(), *found, *(rule_id.partition("/")[2] for rule_id in found)]
        close = difflib.get_close_matches(wanted, known, 1)
        hint = f"did you mean {close[0]}?" if close else "`omerta rules` lists them all"
        raise BadInput(f"there is no rule and no game `{wanted}`; {hint}")
    print("\n\n".join(f"{found[rule_id][0]} ({rule_id})\n{found[rule_id][1]}" for rule_id in chosen))


def _book(speaker: Any, game: str, card: bool) -> str:
    from omerta.language.rulebook import chapters

    title = speaker.say(f"{game}-title")
    parts = [f"{title}\n{'=' * len(title)}\n{speaker.say(f'{game}-summary')}"]
    if card:
        parts += ["\n".join([heading, *(f"  - {line}" for line in lines)]) for heading, lines in speaker.card(game)]
        return "\n\n".join(parts)
    texts = {rule_id: f"{heading} ({rule_id})\n{text}" for rule_id, heading, text in speaker.rules(game)}
    for chapter in chapters(game):
        heading, introduction = speaker.chapter(game, chapter.id)
        parts += [f"{heading}\n{'-' * len(heading)}\n{introduction}", *(texts[rule_id] for rule_id in chapter.rules)]
    return "\n\n".join(parts)


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
