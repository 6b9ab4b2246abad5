"""Compiles doors of one game in a process of its own: `python -m ...compile_worker GAME_MODULE MODULE:SET act ...`."""

import importlib
import os
import sys

from omerta.kernel.compiling import compile_here

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)
    game, where, *names = sys.argv[1:]
    module, _, name = where.partition(":")
    doors = getattr(importlib.import_module(module), name)
    compile_here(importlib.import_module(game).GAME, names, lambda done, _: print(done, flush=True), doors)
