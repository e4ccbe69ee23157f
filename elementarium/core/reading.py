"""Reading documents that people write: every complaint says where, what was expected, what came."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from json.decoder import scanstring  # type: ignore[attr-defined]
from typing import Any, NoReturn

from elementarium.core.errors import NotationError, PositionError

Path = tuple[str | int, ...]
MISSING = object()


class Reader:
    """A value of a document, and the way that led to it."""

    def __init__(self, value: Any, path: Path = ()) -> None:
        self.value = value
        self.path = path

    def fail(self, expected: str) -> NoReturn:
        """Complain about this value."""
        came = "nothing" if self.value is MISSING else shortened(json.dumps(self.value))
        self.complain(f"expected {expected}, got {came}")

    def complain(self, message: str) -> NoReturn:
        """Complain, naming the way to this value."""
        raise PositionError(message, path=self.path)

    def field(self, name: str, default: Any = MISSING) -> Reader:
        """A field of an object."""
        if not isinstance(self.value, Mapping):
            self.fail("an object")
        return Reader(self.value.get(name, default), (*self.path, name))

    def only(self, *names: str) -> None:
        """Complain about a field with any other name."""
        if not isinstance(self.value, Mapping):
            self.fail("an object")
        for name in self.value:
            if name not in names:
                where = Reader(self.value[name], (*self.path, name))
                where.complain(f"unknown field {name!r}; expected {', '.join(names)}")

    def items(self, size: int | None = None) -> Iterator[Reader]:
        """The values of a list."""
        if not isinstance(self.value, list) or size not in (None, len(self.value)):
            self.fail("a list" if size is None else f"a list of {size}")
        return (Reader(value, (*self.path, i)) for i, value in enumerate(self.value))

    def whole(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(self.value) is not int or not low <= self.value <= high:
            self.fail(f"a whole number from {low} to {high}")
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            self.fail("a text")
        return self.value

    def one_of(self, names: Mapping[str, int] | tuple[str, ...]) -> int:
        """One of some names, as its number."""
        numbers = names if isinstance(names, Mapping) else {n: i for i, n in enumerate(names)}
        if not isinstance(self.value, str) or self.value not in numbers:
            self.fail(" or ".join(numbers) if len(numbers) <= 20 else "a known name")
        return numbers[self.value]


def shortened(text: str, most: int = 60) -> str:
    """A text that fits into a message."""
    return text if len(text) <= most else text[: most - 1] + "…"


def read_json(text: str, first_line: int = 1) -> Any:
    """A JSON document; a slip in it is a NotationError with line and column."""
    try:
        return json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        line = first_line + error.lineno - 1
        raise NotationError(f"not JSON: {error.msg}", line, error.colno) from None
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not a document we read: {error}", first_line, 1) from None


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a field is given twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def locate(text: str, path: Path) -> tuple[int, int]:
    """Line and column at which a value of a JSON document begins, or the nearest found."""
    at = _skip_space(text, 0)
    for step in path:
        inside = _find(text, at, step)
        if inside is None:
            break
        at = inside
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _find(text: str, at: int, step: str | int) -> int | None:
    """Where the member `step` of the object or list at `at` begins."""
    if text[at] not in "[{":
        return None
    is_object = text[at] == "{"
    at = _skip_space(text, at + 1)
    number = 0
    while text[at] not in "]}":
        key: str | int = number
        if is_object:
            key, at = scanstring(text, at + 1)
            at = _skip_space(text, _skip_space(text, at) + 1)
        if key == step:
            return at
        _, at = json.JSONDecoder().raw_decode(text, at)
        at = _skip_space(text, at)
        if text[at] == ",":
            at = _skip_space(text, at + 1)
        number += 1
    return None


def _skip_space(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at
