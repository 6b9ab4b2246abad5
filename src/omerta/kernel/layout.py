"""Records: a class with annotated fields becomes one flat block of named numbers.

    class State(Layout):
        turn: Int16
        money: Annotated[Int16s, SEATS]

`State.new()` makes an array of one record, `State.new(4096)` a whole batch. A record is copied by assignment and
compared by its bytes; compiled code and Python read the same fields by the same names, and mypy knows their types.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int16s = Annotated[npt.NDArray[np.int16], np.int16]
Int32s = Annotated[npt.NDArray[np.int32], np.int32]
UInt32s = Annotated[npt.NDArray[np.uint32], np.uint32]

Part = TypeVar("Part")
Records = npt.NDArray[np.void]
"""An array of records of one layout: what crosses the border between Python and compiled code."""

TAKEN_NAMES = frozenset(dir(np.record))
"""Names NumPy records use themselves (`round`, `take`, `size`): as fields they work compiled and fail interpreted."""


class Layout:
    """Base of every record class. Instances exist only as elements of the arrays that `new` makes."""

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [(name, *_field(cls, name, hints[name])) for name in cls.__annotations__]
        if not fields:
            raise TypeError(f"{cls.__name__}: a layout needs at least one field")
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def new(cls, count: int = 1) -> Records:
        """Records of zeros: always made this way, so that padding is clean and bytes can be compared."""
        return np.zeros(count, cls.dtype)


def copied(records: Records) -> Records:
    """A copy, byte by byte: NumPy's own copy goes field by field, which takes much longer."""
    return records.view(np.uint8).copy().view(records.dtype)


def unpacked(records: Records) -> Any:
    """The fields of the first record as an object: for reading from Python, much quicker than the record itself."""
    record = records[0]
    fields = {name: record[name] for name in records.dtype.names or ()}
    return SimpleNamespace(**{name: field if field.ndim else field.item() for name, field in fields.items()})


def once(fields: Any, name: str, make: Callable[[], Part]) -> Part:
    """What Python makes of unpacked fields, such as the part of a view that all share: made once, kept with them."""
    kept: dict[str, Part] = getattr(fields, "__dict__", {})  # a record itself keeps nothing
    key = f"once {name}"
    if key not in kept:
        kept[key] = make()
    return kept[key]


def _field(owner: type, name: str, hint: Any) -> tuple[Any, tuple[int, ...]]:
    """The NumPy type and shape behind one annotation."""
    where = f"{owner.__name__}.{name}"
    if name in TAKEN_NAMES:
        raise TypeError(f"{where}: NumPy records have a `{name}` of their own; choose another name")
    if isinstance(hint, type) and issubclass(hint, Layout):
        return hint.dtype, ()
    kind, *shape = get_args(hint)[1:] or (None,)
    if isinstance(kind, type) and issubclass(kind, np.integer):
        if bool(shape) != (get_args(hint)[0] is not int):
            raise TypeError(f"{where}: a number takes no length, an array needs one: `Annotated[Int16s, 4]`")
        return kind, tuple(int(length) for length in shape)
    raise TypeError(f"{where}: {hint!r} is no field; use Int16, Annotated[Int16s, length] or another layout")
