"""The bots' doors, compiled for each game beside those of the rules."""

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from omerta.bots.search import BOT_DOORS, COLUMNS, SETTINGS, Desk
from omerta.kernel.compiling import DoorSet
from omerta.kernel.luck import Luck
from omerta.kernel.narration import new_log
from omerta.kernel.protocol import Definition

FOLDER = Path(__file__).parent


def _arguments() -> Mapping[str, Any]:
    numbers, table, links = np.zeros(1), np.zeros((1, 1)), np.zeros((1, COLUMNS), np.int32)
    desk = Desk(
        lucks=Luck.new(),
        log=new_log(0),
        sheet=numbers,
        features=table,
        felt=numbers,
        settings=np.zeros(SETTINGS),
        links=links,
        priors=numbers,
        worth=table,
        out=np.zeros(1, np.int32),
        shares=numbers,
    )
    return {
        "desk": desk,
        "rival": desk,
        "room": table,
        "points": table,
        "shares": table,
        "positions": np.zeros((1, 1, 1)),
        "marks": np.zeros((1, 3), np.int32),
    }


def _sources(definition: Definition) -> Sequence[Path]:
    importlib.import_module(f"omerta.bots.judgement.{definition.name}")
    return [FOLDER / "search.py", FOLDER / "judging.py", FOLDER / "judgement" / f"{definition.name}.py"]


SEARCH_DOORS = DoorSet(
    name="search",
    module="omerta.bots.doors:SEARCH_DOORS",
    doors=BOT_DOORS,
    heavy=("think", "contend"),
    arguments=_arguments,
    sources=_sources,
)
