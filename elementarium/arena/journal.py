"""What was played, line by line in a file, so that a long run can be stopped and go on.

The first line holds the conditions, every other line one entry, each a JSON object. A line that
was cut off in the middle is forgotten, and what it told is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from elementarium.core.errors import ElementariumError

Entry = dict[str, Any]


class BadJournal(ElementariumError):
    """A file that cannot be gone on with."""


class Journal:
    """The entries so far, in memory and in a file. Use it in a `with` statement."""

    def __init__(self, file: Path, conditions: Mapping[str, Any], fresh: bool = False) -> None:
        self.file = file
        self.conditions: Entry = json.loads(json.dumps(conditions))
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

    def append(self, entry: Mapping[str, Any]) -> None:
        """Add an entry; it is in the file when this returns."""
        self._write(entry)
        self.entries.append(dict(entry))

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
        self.entries = read[1:]
        self._stream.truncate(len(whole))
        if not read:
            self._write(self.conditions)

    def _read(self, line: bytes, number: int) -> Entry:
        with suppress(ValueError, RecursionError):
            found = json.loads(line)
            if isinstance(found, dict):
                return found
        raise BadJournal(f"{self.file}, line {number}: expected a JSON object")

    def _check(self, found: Entry) -> None:
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
