"""Looks at how exploitable somebody is, one after the other: the rows of a table and a curve."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from elementarium.core.errors import ElementariumError

TABLE = "exploit.csv"


@dataclass(frozen=True)
class Look:
    """What was learned by some time, and what a best response gains."""

    agent: str
    """Who is exploited."""
    minutes: float
    """Spent with learning."""
    rounds: int
    """Explored."""
    situations: int
    """Known."""
    gain: float
    """Of a best response, in points a round."""
    half_width: float
    """Of its 95 % interval."""
    measured: int
    """Rounds in which the gain was measured."""


KINDS = {"agent": str, "minutes": float, "gain": float, "half_width": float}
"""Of the columns that are no whole numbers."""
COLUMNS = tuple(each.name for each in fields(Look))


def read_looks(file: Path) -> list[Look]:
    """The rows of a table; none where there is no table yet."""
    if not file.exists():
        return []
    try:
        with file.open(encoding="utf-8", newline="") as lines:
            return [
                Look(**{name: KINDS.get(name, int)(row[name]) for name in COLUMNS})
                for row in csv.DictReader(lines)
            ]
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise ElementariumError(f"{file} is not a table of gains: {error}") from None


def write_looks(file: Path, looks: Iterable[Look]) -> Path:
    """A table of gains."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, COLUMNS)
        writer.writeheader()
        writer.writerows(map(asdict, looks))
    return file
