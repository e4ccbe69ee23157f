"""What can be agreed before a match of Elements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.game import Option
from elementarium.core.records import records
from elementarium.games.elements.setup import OPTIONS, SWITCH
from elementarium.games.elements.state import SEATS

MOST_POINTS = 10_000
"""To win a match: more than anybody will play for."""


def read_points(value: Any) -> int:
    """A whole number of points, as a number or in writing."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit()):
        raise ValueError(f"expected a whole number of points, or 0 for endless, got {value!r}")
    if len(text) > len(str(MOST_POINTS)) or int(text) > MOST_POINTS:
        raise ValueError(f"expected at most {MOST_POINTS} points, got {value}")
    return int(text)


ELEMENTS_OPTIONS = (
    Option("points_to_win", 6, "points that win the match; 0 is endless", read=read_points),
    Option("surrender", "on", "whether a round can be given up for one point", choices=SWITCH),
    Option("miscount", "off", "whether one may reveal over the limit, and pay for it",
           choices=SWITCH),
)  # fmt: skip


def seats(options: Mapping[str, Any]) -> int:
    """Two players."""
    return SEATS


def endless(options: Mapping[str, Any]) -> bool:
    """Rounds until somebody leaves: the tally is the result."""
    return bool(options["points_to_win"] == 0)


def pack(options: Mapping[str, Any]) -> np.record:
    """Checked options, as the record that set-up reads."""
    packed = records(np.zeros(1, OPTIONS))[0]
    packed.points_to_win = options["points_to_win"]
    packed.surrender = SWITCH.index(options["surrender"])
    packed.miscount = SWITCH.index(options["miscount"])
    return packed  # type: ignore[no-any-return]
