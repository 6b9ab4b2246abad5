"""From Python to machine code: the doors of a game, compiled once and kept on disk.

Numba's own cache notices a change only in the file of the cached function, not in what it calls, and does not know
whether indexes are checked. So each game's machine code lies in a folder named by a hash of all that can change it.
Numba is imported only here and only when needed: reading rules or playing interpreted starts without it.
"""

import atexit
import functools
import hashlib
import importlib
import importlib.metadata
import inspect
import itertools
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import platformdirs

from omerta.kernel.doors import DOORS
from omerta.kernel.errors import BadInput, OmertaError
from omerta.kernel.luck import Luck
from omerta.kernel.narration import new_log
from omerta.kernel.protocol import DISPATCHED, PLAYS, Definition, implementation
from omerta.kernel.rulebook import COMPILED

Progress = Callable[[int, int], None]
"""Called with (steps done, steps in all)."""


@dataclass(frozen=True)
class DoorSet:
    """Doors that are compiled together for a game. The kernel's own set is below; others can bring theirs."""

    name: str
    module: str
    """Where it is defined, and under which name: `omerta.kernel.compiling:KERNEL_DOORS`."""
    doors: Mapping[str, Callable[..., Any]]
    heavy: tuple[str, ...]
    """Compiled in a process of their own, beside all the others."""
    arguments: Callable[[], Mapping[str, Any]]
    """Examples of the arrays its doors take, by the name of the argument, besides those of the kernel."""
    sources: Callable[[Definition], Sequence[Path]]
    """Source files that its machine code is made from, besides those of kernel and game."""


KERNEL_DOORS = DoorSet(
    name="rules",
    module="omerta.kernel.compiling:KERNEL_DOORS",
    doors=DOORS,
    heavy=("act", "playouts", "recorded_playouts", "step_batch"),
    arguments=dict,
    sources=lambda _: (),
)

KEPT_FOLDERS = 4
"""How many versions of a set of doors of one game stay on disk, most recently used first."""

LOCK = threading.Lock()
LOADED: dict[Path, SimpleNamespace] = {}
"""Doors already in this process, by their folder."""


def interpreted_doors(doors: DoorSet = KERNEL_DOORS) -> SimpleNamespace:
    """The doors as plain Python."""
    return SimpleNamespace(**doors.doors)


def jit_is_off() -> bool:
    """Has the user asked for interpreted rules (NUMBA_DISABLE_JIT=1)?"""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def bounds_are_checked() -> bool:
    """Has the user asked for checked indexes (NUMBA_BOUNDSCHECK=1)?"""
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


def cache_folder(definition: Definition, doors: DoorSet = KERNEL_DOORS) -> Path:
    """Where this machine code of a game lies: a folder named by everything that can change it."""
    digest = hashlib.sha256()
    for source in (*_sources(definition), *doors.sources(definition)):
        digest.update(f"{source.name}\0".encode() + source.read_bytes() + b"\0")
    for file in sorted({Path(inspect.getfile(door)) for door in doors.doors.values()}):
        digest.update(f"{file} {file.stat().st_mtime_ns}".encode())  # Numba itself asks for these two
    versions = [platform.python_version(), *map(importlib.metadata.version, ("numba", "llvmlite", "numpy"))]
    digest.update(" ".join(versions).encode())
    return _cache_root() / f"{definition.name}-{doors.name}-{_mode()}-{digest.hexdigest()[:16]}"


def is_compiled(definition: Definition, doors: DoorSet = KERNEL_DOORS) -> bool:
    """Is the machine code on disk, whole and of this version?"""
    return (cache_folder(definition, doors) / "complete").exists()


def compiled_doors(
    definition: Definition, progress: Progress | None = None, doors: DoorSet = KERNEL_DOORS
) -> SimpleNamespace:
    """The doors of a game as machine code, compiled now if they are not on disk yet."""
    if jit_is_off():
        return interpreted_doors(doors)
    if definition.module == "__main__":
        raise BadInput(
            f"{definition.name} is defined in the script itself; to compile it, put it into a module of its own"
        )
    folder = cache_folder(definition, doors)
    if folder not in LOADED:
        if not is_compiled(definition, doors):
            _compile_in_workers(definition, progress, doors)
            (folder / "complete").touch()
            _remove_old_folders(definition, doors)
        LOADED[folder] = SimpleNamespace(**compile_here(definition, tuple(doors.doors), doors=doors))
    return LOADED[folder]


def compile_here(
    definition: Definition, names: Sequence[str], progress: Progress | None = None, doors: DoorSet = KERNEL_DOORS
) -> dict[str, Any]:
    """Compile some doors in this process, or load them from disk."""
    import numba

    with LOCK:
        folder = cache_folder(definition, doors)
        teach_compiler()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        types = _argument_types(definition, doors)
        done = {}
        for name in names:
            numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
            door = doors.doors[name]
            dispatcher = numba.njit(nogil=True, cache=True)(door)
            dispatcher.compile(tuple(types[argument] for argument in inspect.signature(door).parameters))
            dispatcher.disable_compile()
            done[name] = dispatcher
            if progress:
                progress(len(done), len(names))
        return done


def _compile_in_workers(definition: Definition, progress: Progress | None, doors: DoorSet) -> None:
    """Fill the folder from two processes side by side; each prints a line for every door it has done."""
    shares = list(doors.heavy), [name for name in doors.doors if name not in doors.heavy]
    done = itertools.count(1)
    complaints = [""] * len(shares)

    def work(share: int) -> None:
        command = [
            sys.executable,
            "-m",
            "omerta.kernel.compile_worker",
            definition.module,
            doors.module,
            *shares[share],
        ]
        paths = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with (
            tempfile.TemporaryFile("w+") as errors,
            subprocess.Popen(
                command,
                env=paths,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,  # Ctrl+C is for the player, not for the compiler
            ) as worker,
        ):
            atexit.register(worker.kill)
            for _ in worker.stdout or ():
                if progress:
                    progress(next(done), len(doors.doors))
            if worker.wait():
                errors.seek(0)
                complaints[share] = errors.read()[-2000:] or f"a compiler process ended with {worker.returncode}"
            atexit.unregister(worker.kill)

    workers = [threading.Thread(target=work, args=(share,), daemon=True) for share in range(len(shares))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(complaints):
        raise OmertaError(f"{definition.name} could not be compiled: {''.join(complaints)}")


def teach_compiler() -> None:
    """Show Numba the machine-code version of every rule, and how to choose between games by the type of the state."""
    import numba
    from numba.extending import overload

    for function in COMPILED:
        if not hasattr(function, "_numba_type_"):
            dispatcher = numba.njit(nogil=True)(function)
            _take_whole_numbers_alike(dispatcher)
            vars(function).update(dispatcher=dispatcher, _numba_type_=numba.types.Dispatcher(dispatcher))
    for name, by_state in DISPATCHED.items():
        if "_taught" not in vars(by_state):
            vars(by_state)["_taught"] = True
            overload(by_state, strict=False)(_chooser(name, by_state))


def _take_whole_numbers_alike(dispatcher: Any) -> None:
    """Pass whole numbers as int64: otherwise a rule is compiled anew for each mixture of int16, int32 and constants."""
    from numba import int64, types

    whole = (types.Integer, types.IntegerLiteral, types.IntEnumMember, types.Omitted)
    fold = dispatcher._compiler.fold_argument_types

    def fold_alike(arguments: Any, keywords: Any) -> Any:
        signature, folded = fold(arguments, keywords)
        return signature, tuple(int64 if isinstance(one, whole) else one for one in folded)

    dispatcher._compiler.fold_argument_types = fold_alike


def _chooser(name: str, by_state: Callable[..., Any]) -> Callable[..., Any]:
    """What Numba asks: given the types of the arguments, which function is meant?"""
    from numba import from_dtype

    def choose(*types: Any) -> Callable[..., Any] | None:
        for layout, definition in PLAYS.items():
            if from_dtype(layout) == types[1]:
                return implementation(definition, name)
        return None

    choose.__signature__ = inspect.signature(by_state)  # type: ignore[attr-defined]
    return choose


def _argument_types(definition: Definition, doors: DoorSet) -> dict[str, Any]:
    """The Numba type of every argument that a door takes, by its name."""
    from numba import int64, typeof

    arrays = {
        "boxes": definition.box.new(),
        "states": definition.state.new(),
        "lucks": Luck.new(),
        "movers": Luck.new(),
        "log": new_log(0),
        "out": np.zeros(1, np.int32),
        "actions": np.zeros(1, np.int32),
        "seats": np.zeros(1, np.int32),
        "again": np.zeros(1, np.int8),
        "masks": np.zeros((1, 1), np.int8),
        "choices": np.zeros((1, 1), np.int32),
        "outcomes": np.zeros((1, 1), np.int32),
        "shares": np.zeros(1, np.float64),
        "total": np.zeros(1, np.float64),
        "each_share": np.zeros((1, 1), np.float64),
        **doors.arguments(),
    }
    numbers = dict.fromkeys(("seat", "action", "first", "games", "count"), int64)
    return {name: typeof(array) for name, array in arrays.items()} | numbers  # type: ignore[no-untyped-call]


def _sources(definition: Definition) -> list[Path]:
    """The source files that the machine code is made from."""
    module = importlib.import_module(definition.module)
    assert module.__file__ is not None
    game = Path(module.__file__)
    files = game.parent.rglob("*.py") if game.name == "__init__.py" else [game]
    return [*sorted(Path(__file__).parent.glob("*.py")), *sorted(files)]


def _mode() -> str:
    return "checked" if bounds_are_checked() else "fast"


def _cache_root() -> Path:
    """The user's cache folder (or OMERTA_CACHE); a temporary one if that cannot be written."""
    root = Path(os.environ.get("OMERTA_CACHE") or platformdirs.user_cache_path("omerta")) / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return _private_folder()


@functools.cache
def _private_folder() -> Path:
    """A folder that only this process's user can write: what lies in it will be run."""
    return Path(tempfile.mkdtemp(prefix="omerta-"))


def _remove_old_folders(definition: Definition, doors: DoorSet) -> None:
    def last_used(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:  # another process has just removed it
            return 0

    versions = _cache_root().glob(f"{definition.name}-{doors.name}-{_mode()}-*")
    for folder in sorted(versions, key=last_used, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)
