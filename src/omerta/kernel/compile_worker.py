"""Compiles doors of one game in a process of its own: `python -m ...compile_worker omerta.games.the_boss act`."""

import importlib
import os
import sys

from omerta.kernel.compiling import compile_here

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)
    module, *doors = sys.argv[1:]
    compile_here(importlib.import_module(module).GAME, doors, lambda done, _: print(done, flush=True))
