"""The bots' doors, compiled for each game beside those of the rules."""

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from omerta.bots.search import BOT_DOORS, COLUMNS, SETTINGS
from omerta.kernel.compiling import DoorSet
from omerta.kernel.protocol import Definition

FOLDER = Path(__file__).parent


def _arguments() -> Mapping[str, Any]:
    return {
        "weights": np.zeros((1, 1)),
        "settings": np.zeros(SETTINGS),
        "links": np.zeros((1, COLUMNS), np.int32),
        "priors": np.zeros(1),
        "worth": np.zeros((1, 1)),
        "room": np.zeros((1, 1)),
        "positions": np.zeros((1, 1, 1)),
        "results": np.zeros((1, 1)),
        "marks": np.zeros((1, 2), np.int32),
    }


def _sources(definition: Definition) -> Sequence[Path]:
    importlib.import_module(f"omerta.bots.judgement.{definition.name}")
    return [FOLDER / "search.py", FOLDER / "judging.py", FOLDER / "judgement" / f"{definition.name}.py"]


SEARCH_DOORS = DoorSet(
    name="search",
    module="omerta.bots.doors:SEARCH_DOORS",
    doors=BOT_DOORS,
    heavy=("think", "teach"),
    arguments=_arguments,
    sources=_sources,
)
