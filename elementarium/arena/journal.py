"""What was played, line by line in a file, so that a long run can be stopped and go on.

The first line holds the conditions, every other line one entry, each a JSON object. A line that
was cut off in the middle is forgotten, and what it told is played again. In memory, entries are of
one dataclass, whose fields are numbers, texts, and lists and dicts of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict
from inspect import formatannotation
from itertools import chain
from pathlib import Path
from types import NoneType, TracebackType, UnionType
from typing import Any, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

from elementarium.core.errors import ElementariumError
from elementarium.core.reading import shortened

Entry = TypeVar("Entry")
Fields = dict[str, Any]

PLAIN: dict[Any, set[type]] = {int: {int}, float: {int, float}, str: {str}, NoneType: {NoneType}}
"""What may stand in a file for a plain type."""


class BadJournal(ElementariumError):
    """A file that cannot be gone on with."""


class Journal(Generic[Entry]):
    """The entries so far, in memory and in a file. Use it in a `with` statement."""

    def __init__(
        self, file: Path, kind: type[Entry], conditions: Mapping[str, Any], fresh: bool = False
    ) -> None:
        self.file = file
        self.kinds = get_type_hints(kind)
        self.kind = kind
        self.conditions: Fields = json.loads(json.dumps(conditions))
        self.entries: list[Entry] = []
        self._fresh = fresh

    def __enter__(self) -> Self:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._stream = self.file.open("a+b", buffering=0)
        try:
            lock(self._stream.fileno(), self.file)
            if self._fresh:
                self._stream.truncate(0)
            self._go_on()
        except BaseException:
            self._stream.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    def append(self, entry: Entry) -> None:
        """Add an entry; it is in the file when this returns."""
        self._write(asdict(entry))  # type: ignore[call-overload]
        self.entries.append(entry)

    def _go_on(self) -> None:
        """Read what is there, and be ready to write after the last whole line."""
        self._stream.seek(0)
        text = self._stream.read()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not _line(self.conditions).startswith(text):
            raise BadJournal(f"{self.file}, line 1: expected the conditions of the games")
        read = [self._read(line, n) for n, line in enumerate(whole.splitlines(), start=1)]
        if read:
            self._check(read[0])
        self.entries = [self._entry(found, n) for n, found in enumerate(read[1:], start=2)]
        self._stream.truncate(len(whole))
        if not read:
            self._write(self.conditions)

    def _read(self, line: bytes, number: int) -> Fields:
        with suppress(ValueError, RecursionError):
            found = json.loads(line)
            if isinstance(found, dict):
                return found
        raise BadJournal(f"{self.file}, line {number}: expected a JSON object")

    def _entry(self, found: Fields, line: int) -> Entry:
        """An entry, if it has the fields of one and they are what they should be."""
        if found.keys() != self.kinds.keys():
            raise BadJournal(f"{self.file}, line {line}: expected {', '.join(self.kinds)}")
        for name, kind in self.kinds.items():
            if not all_fit([found[name]], kind):
                came = shortened(json.dumps(found[name]))
                raise BadJournal(
                    f"{self.file}, line {line}: expected {name}: {formatannotation(kind)},"
                    f" got {came}"
                )
        return self.kind(**found)

    def _check(self, found: Fields) -> None:
        """Complain if what is there was played under other conditions."""
        if found.keys() != self.conditions.keys():
            raise BadJournal(f"{self.file}, line 1: expected the conditions of the games")
        for name, value in self.conditions.items():
            if found[name] != value:
                raise BadJournal(
                    f"{self.file} has other games ({name} {json.dumps(found[name])},"
                    f" not {json.dumps(value)}): choose another --out, or begin anew with --fresh"
                )

    def _write(self, entry: Mapping[str, Any]) -> None:
        line = _line(entry)
        try:
            while line:
                line = line[self._stream.write(line) :]
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.file)) from None


def all_fit(values: Iterable[Any], kind: Any) -> bool:
    """Whether all values, as they were read, are what an annotation says."""
    values = list(values)
    came, inside = set(map(type, values)), get_args(kind)
    if kind in PLAIN:
        return came <= PLAIN[kind]
    if isinstance(kind, UnionType):
        return came <= set(chain(*(PLAIN[each] for each in inside)))
    if get_origin(kind) is dict:
        return came <= {dict} and all_fit(chain(*(each.values() for each in values)), inside[1])
    return came <= {list} and all_fit(chain(*values), inside[0])


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry).encode() + b"\n"


def lock(stream: int, file: Path) -> None:
    """Two runs must not write into one file; the lock ends with the process."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadJournal(f"{file}: another run is writing there now") from None
