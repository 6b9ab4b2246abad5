"""The command's frame: what all of its parts share."""

import json as json_module
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from omerta import __version__
from omerta.kernel.errors import BadInput

app = App(
    name="omerta",
    help="""Three gangster board games on one table.

    Begin with:

        omerta terminal                 a game in the terminal, against bots or friends
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
Cores = Annotated[int | None, Parameter(help="Processor cores to use; all of them if not given.")]
Option = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of the game, as NAME=VALUE; lists with commas."),
]

MOST_PROCESSES = 4
"""For each core there is."""
SWITCH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def speaker_of(lang: str | None, players: list[str]) -> Any:
    """Somebody who speaks the wanted language, or the system's."""
    from omerta.language import Speaker, system_language

    return Speaker(lang or system_language(), players)


def options_of(given: list[str] | None, game: str) -> dict[str, Any]:
    """`cities=2,3,5` -> {"cities": "2,3,5"}; the game knows what the text means. Switches are true or false."""
    from omerta.games.registry import definition

    switches = {field.name for field in msgspec.structs.fields(definition(game).options) if field.type is bool}
    options: dict[str, Any] = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"an option is written NAME=VALUE, not `{one}`")
        if name in switches and value.lower() not in SWITCH:
            raise BadInput(f"--option {name} is true or false, not `{value}`")
        options[name] = SWITCH[value.lower()] if name in switches else value
    return options


def checked_cores(cores: int | None) -> None:
    """At least one core, if a number is given, and not far more than there are."""
    most = MOST_PROCESSES * (os.cpu_count() or 1)
    if cores is not None and not 1 <= cores <= most:
        raise BadInput(f"--cores is 1 to {most} here, not {cores}")


def checked_target(path: Path | None) -> None:
    """Can this file be written? Asked before the work whose results it is for."""
    if path is None:
        return
    if path.is_dir():
        raise BadInput(f"{path} is a folder; name a file")
    if not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent} to write {path.name} into")
    if not all(os.access(place, os.W_OK) for place in (path, path.parent) if place.exists()):
        raise BadInput(f"{path} cannot be written: no permission")


def print_json(data: Any) -> None:
    """Data as indented JSON."""
    print(json_module.dumps(data, indent=2))
