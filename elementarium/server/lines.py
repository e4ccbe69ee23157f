"""Lines as they are written down: of a table's log, and of what was said there."""

from __future__ import annotations

from dataclasses import dataclass

from elementarium.server.telling import Json


@dataclass(frozen=True)
class Line:
    """One line of a log, as it is written down."""

    n: int
    kind: str
    at: int
    seat: int | None = None
    guest: str | None = None
    request: str | None = None
    action: int | None = None
    length: int | None = None


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    k: int
    guest: str
    request: str
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: int

    def told(self) -> Json:
        """As everybody sees it."""
        return {
            "k": self.k,
            "seat": self.seat,
            "name": self.name,
            "phrase": self.phrase,
            "text": self.text,
            "at": self.at,
        }
