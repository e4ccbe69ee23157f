"""Tables that several agents are asked about."""

from __future__ import annotations

from typing import Any

from elementarium import Match
from tests.riftforce.drawn import duel


def drawn_duel(picture: str, **rest: Any) -> Match:
    """A duel from a picture, on the compiled rules."""
    return Match.from_position(duel(picture, **rest).position())


def kill_that_takes_the_whole_turn() -> Match:
    """Only Water here, then Fire there, destroys anybody; the first choice is the discard."""
    return drawn_duel(
        """
             |       | Ai6-1 |     |
        =====|=======|=======|=====|=====
             |       | Wa5   |     |
             |       | Fi5   |     |
        """,
        hand="Pl5 Wa7 Li6",
    )
