"""Records whose fields are attributes, as rules functions read them.

NumPy's own find a field only after an exception; here every field is a property, which makes
interpreted rules several times as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

Seen = TypeVar("Seen")

PLAIN = ("__getattribute__", "__setattr__", "__getitem__")


def copied(table: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """The same records in memory of their own: all bytes at once, where NumPy goes by fields."""
    return repeated(table, 1)


def repeated(table: npt.NDArray[np.void], times: int) -> npt.NDArray[np.void]:
    """The same again and again, one after the other."""
    return np.frombuffer(bytearray(table.tobytes() * times), table.dtype)


class Glance:
    """A record for those who only look: a field is found, slowly, when it is first read."""

    def __init__(self, record: np.void) -> None:
        self._record = record
        self._seen: dict[Callable[[Any], Any], Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        self.__dict__[name] = value = self._record[name]
        return value


def seen_by_all(record: Any, look: Callable[[Any], Seen]) -> Seen:
    """What is the same for everybody who looks at a record: those who glance at it share it."""
    if not isinstance(record, Glance):
        return look(record)
    if look not in record._seen:
        record._seen[look] = look(record)
    seen: Seen = record._seen[look]
    return seen


def records(table: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """The same memory, its records with attributes."""
    return table.view(_with_attributes(table.dtype))


@cache
def _with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    plain = {name: getattr(np.void, name) for name in PLAIN}
    fields = {name: property(itemgetter(name), _setter(name)) for name in dtype.names or ()}
    return np.dtype((type("record", (np.record,), plain | fields), dtype))


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put
