"""What can be agreed before a game of Elemental Rift."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.game import Option
from elementarium.core.records import records
from elementarium.games.elemental_rift.deck import (
    RECONSTRUCTED,
    find_deck,
    read_deck,
    read_deck_file,
)
from elementarium.games.elemental_rift.setup import OPTIONS
from elementarium.games.elemental_rift.state import SEATS

FEWEST = 2


def read_seats(value: Any) -> int:
    """From two to four, as a number or in writing."""
    if isinstance(value, bool) or str(value) not in map(str, range(FEWEST, SEATS + 1)):
        raise ValueError(f"expected {FEWEST}, 3 or {SEATS} players, got {value!r}")
    return int(value)


RIFT_OPTIONS = (
    Option("seats", FEWEST, f"how many play, {FEWEST} to {SEATS}", read=read_seats),
    Option("deck", RECONSTRUCTED, "the spells, tiles and accolades: reconstructed, or a deck file",
           read=read_deck, read_file=read_deck_file),
)  # fmt: skip


def seats(options: Mapping[str, Any]) -> int:
    """As many as were agreed."""
    return int(options["seats"])


def pack(options: Mapping[str, Any]) -> np.record:
    """Checked options, as the record that set-up reads."""
    packed = records(np.zeros(1, OPTIONS))[0]
    packed.seats = options["seats"]
    find_deck(options["deck"]).pack(packed)
    return packed  # type: ignore[no-any-return]
