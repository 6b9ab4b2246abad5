"""Work shared out over processes: each does whole pieces, and Ctrl+C lets those begun be finished."""

import gc
import importlib
import itertools
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import TypeVar

from omerta.games import registry

Task = TypeVar("Task")
Result = TypeVar("Result")

FEW = 4
"""So many pieces are done sooner than other processes have started."""


def cores_for(tasks: int, cores: int | None) -> int:
    """How many processes are worth starting; 1 means none beside this one."""
    return 1 if tasks < FEW else min(cores or os.cpu_count() or 1, tasks)


def share_out(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    cores: int | None,
    finishing: Callable[[int], None] = lambda _: None,
) -> Iterator[Result]:
    """Do all tasks; results come as they are ready. `work` is a function of a module, so that any process finds it.

    After Ctrl+C `finishing` hears how many pieces are still being done; their results come too, then KeyboardInterrupt.
    """
    processes = cores_for(len(tasks), cores)
    if processes == 1:
        for task in tasks:
            yield _done(work, task)
        return
    modules = [registry.definition(name).module for name in registry.games()]
    coming = iter(tasks)
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (modules,)) as pool:
        with _workers_deaf_to_interrupts():
            begun = {pool.submit(_done, work, task) for task in itertools.islice(coming, processes + 1)}
        interrupted = False
        try:
            while begun:
                try:
                    ready, begun = wait(begun, return_when=FIRST_COMPLETED)
                except KeyboardInterrupt:
                    if interrupted:
                        raise
                    interrupted, coming = True, iter(())
                    begun = {future for future in begun if not future.cancel()}
                    finishing(len(begun))
                    continue
                begun |= {pool.submit(_done, work, task) for task in itertools.islice(coming, len(ready))}
                for future in ready:
                    yield future.result()
            if interrupted:
                raise KeyboardInterrupt
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _done(work: Callable[[Task], Result], task: Task) -> Result:
    """Do one task without looking for garbage in rings: there is none, and looking takes a third of the time."""
    gc.disable()
    try:
        return work(task)
    finally:
        gc.enable()


def _begin(modules: list[str]) -> None:
    """A new process knows our own games only; others come from the modules that define them."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for module in modules:
        definition = importlib.import_module(module).GAME
        if definition.name not in registry.games():
            registry.register(definition)


def _leave_with_parent() -> None:
    """Whoever is killed cannot send his workers home: they notice, instead of waiting for work for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _workers_deaf_to_interrupts() -> Iterator[None]:
    """Processes started now ignore Ctrl+C: it is for us, and they finish what they have begun."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
