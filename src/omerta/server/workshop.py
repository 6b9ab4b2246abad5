"""Where games become fast: they are compiled one after another while people already play them interpreted."""

import gc
import threading
from collections.abc import Callable

from omerta.bots.doors import SEARCH_DOORS
from omerta.games import registry
from omerta.kernel.compiling import KERNEL_DOORS, compiled_doors, is_compiled
from omerta.server.logs import fault, note

THRESHOLDS = 5_000, 10, 1_000
"""When the collector looks for rings of dead objects: there are few, so through everything only every few minutes. Its
usual second look every 1.3 s found nothing and made everybody wait for a tenth of a second."""


class Workshop:
    """Compiles in a thread (the work itself is done by processes); `ready` says which games are done, bots included."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self._stopping = False

    def is_quick(self) -> bool:
        """Has everything been compiled on this machine before?"""
        definitions = map(registry.definition, registry.games())
        return all(is_compiled(one, KERNEL_DOORS) and is_compiled(one, SEARCH_DOORS) for one in definitions)

    def open(self, take_over: Callable[[str], None]) -> None:
        """Begin; `take_over` is called in the thread with each game that is ready."""
        threading.Thread(target=self._work, args=(take_over,), name="workshop", daemon=True).start()

    def close(self) -> None:
        """Stop after the game at hand."""
        self._stopping = True

    def _work(self, take_over: Callable[[str], None]) -> None:
        for name in registry.games():
            try:
                for doors in (KERNEL_DOORS, SEARCH_DOORS):
                    if self._stopping:
                        return
                    compiled_doors(registry.definition(name), None, doors)
            except Exception:
                fault("a game could not be compiled; it is played interpreted", game=name)
                continue
            self.ready.add(name)
            take_over(name)
            note("compiled", game=name)
        _settle()


def _settle() -> None:
    """All that has been loaded stays: without this the collector looks through it again and again.

    And everybody waits meanwhile, some tenths of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    note("settled")
