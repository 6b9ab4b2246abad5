"""Layouts become records, and refuse what would break in one of the modes."""

from typing import Annotated

import numpy as np
import pytest

from omerta.kernel.layout import Int16, Int16s, Int32, Layout, unpacked


class Inner(Layout):
    number: Int32


class Sample(Layout):
    turn: Int16
    money: Annotated[Int16s, 4]
    grid: Annotated[Int16s, 2, 3]
    inner: Inner


def test_fields_have_names_types_and_shapes() -> None:
    assert Sample.dtype.names == ("turn", "money", "grid", "inner")
    records = Sample.new(3)
    assert records["grid"].shape == (3, 2, 3)
    records[1].money[2] = 7
    records[1].inner.number = 70_000
    assert records["money"][1].tolist() == [0, 0, 7, 0]
    assert records[0].tobytes() == bytes(Sample.dtype.itemsize)
    records[0] = records[1]
    assert records[0].tobytes() == records[1].tobytes()


def test_unpacked_gives_numbers_and_views() -> None:
    records = Sample.new()
    fields = unpacked(records)
    fields.money[0] = 5
    assert records["money"][0, 0] == 5
    assert isinstance(fields.turn, int)


@pytest.mark.parametrize("name", ["round", "take", "size", "data", "all", "min", "max", "copy", "sort"])
def test_names_that_numpy_uses_itself_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"NumPy records have a `{name}`"):
        type("Bad", (Layout,), {"__annotations__": {name: Int16}})


@pytest.mark.parametrize("hint", [int, str, Annotated[int, 4], Annotated[Int16, 4], Int16s, Annotated[int, np.float64]])
def test_other_annotations_are_refused(hint: object) -> None:
    with pytest.raises(TypeError, match=r"Bad\.field"):
        type("Bad", (Layout,), {"__annotations__": {"field": hint}})


def test_a_layout_needs_fields() -> None:
    with pytest.raises(TypeError, match="at least one field"):
        type("Empty", (Layout,), {"__annotations__": {}})


def test_postponed_annotations_work() -> None:
    source = (
        "from __future__ import annotations\n"
        "from typing import Annotated\n"
        "from omerta.kernel.layout import Int16s, Layout\n"
        "class Late(Layout):\n"
        "    money: Annotated[Int16s, 4]\n"
    )
    scope: dict[str, object] = {"__name__": __name__}
    exec(compile(source, "late", "exec"), scope)
    assert scope["Late"].dtype["money"].shape == (4,)  # type: ignore[attr-defined]
