"""The words of an effect in writing, as deck files combine them.

place 3 of earth · place 2 of any · transmute 2 air to fire · swap 2 · move 3 · remove 2
decay group any · decay group fire · draw 2 · discard 1 · banish 6 · recall · retrieve water
retrieve water or air
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from elementarium.games.elemental_rift.cards import (
    ANY,
    BANISH,
    DECAY_GROUP,
    DEEDS,
    DISCARD,
    DRAW,
    ELEMENTS,
    MOST,
    MOVE,
    PLACE,
    RECALL,
    REMOVE,
    RETRIEVE,
    SWAP,
    TRANSMUTE,
    deed_of,
    first_of,
    new_word,
    number_of,
    second_of,
)

NAMES = (*ELEMENTS, "any")
KIND = f"({'|'.join(ELEMENTS)})"
KIND_OR_ANY = f"({'|'.join(NAMES)})"
NUMBER = r"(\d+)"

Numbers = Callable[..., tuple[int, ...]]
"""From what a pattern found to number, first and second element."""


def _kind(name: str | None) -> int:
    return NAMES.index(name) if name else 0


PATTERNS: tuple[tuple[int, str, Numbers], ...] = (
    (PLACE, f"place {NUMBER} of {KIND_OR_ANY}", lambda n, e: (int(n), _kind(e))),
    (TRANSMUTE, f"transmute {NUMBER} {KIND} to {KIND}",
     lambda n, e, f: (int(n), _kind(e), _kind(f))),
    (SWAP, f"swap {NUMBER}", lambda n: (int(n),)),
    (MOVE, f"move {NUMBER}", lambda n: (int(n),)),
    (REMOVE, f"remove {NUMBER}", lambda n: (int(n),)),
    (DECAY_GROUP, f"decay group {KIND_OR_ANY}", lambda e: (1, _kind(e))),
    (DRAW, f"draw {NUMBER}", lambda n: (int(n),)),
    (DISCARD, f"discard {NUMBER}", lambda n: (int(n),)),
    (BANISH, f"banish {NUMBER}", lambda n: (int(n),)),
    (RECALL, "recall", lambda: (1,)),
    (RETRIEVE, f"retrieve {KIND}(?: or {KIND})?",
     lambda e, f: (1, _kind(e), _kind(f or e))),
)  # fmt: skip

EXAMPLES = (
    "place 3 of earth", "place 2 of any", "transmute 2 air to fire", "swap 2", "move 3",
    "remove 2", "decay group any", "draw 2", "discard 1", "banish 6", "recall",
    "retrieve water or air",
)  # fmt: skip


def read_word(text: str) -> int:
    """A word of an effect; ValueError says what was expected."""
    words = " ".join(text.split())
    for deed, pattern, numbers in PATTERNS:
        found = re.fullmatch(pattern, words)
        if found:
            return _checked(text, deed, *numbers(*found.groups()))
    raise ValueError(f"expected an effect word such as {', '.join(EXAMPLES)}; got {text!r}")


def _checked(text: str, deed: int, number: int, first: int = 0, second: int = 0) -> int:
    if not 1 <= number <= MOST:
        raise ValueError(f"expected a number from 1 to {MOST} in {text!r}")
    if deed == TRANSMUTE and first == second:
        raise ValueError(f"expected two different elements in {text!r}")
    return new_word(deed, number, first, second)


def write_word(word: int) -> str:
    """A word in writing."""
    deed, number = deed_of(word), number_of(word)
    first, second = NAMES[first_of(word)], NAMES[second_of(word)]
    if deed == PLACE:
        return f"place {number} of {first}"
    if deed == TRANSMUTE:
        return f"transmute {number} {first} to {second}"
    if deed == DECAY_GROUP:
        return f"decay group {first}"
    if deed == RETRIEVE:
        return f"retrieve {first}" + (f" or {second}" if second != first else "")
    return "recall" if deed == RECALL else f"{DEEDS[deed]} {number}"


def see_word(word: int) -> dict[str, Any]:
    """A word as arguments of a message: what it does, how often, with which elements."""
    deed = deed_of(word)
    seen: dict[str, Any] = {"deed": DEEDS[deed], "number": number_of(word)}
    if deed in (PLACE, TRANSMUTE, DECAY_GROUP, RETRIEVE):
        seen["element"] = NAMES[first_of(word)]
    if deed == TRANSMUTE or (deed == RETRIEVE and first_of(word) != second_of(word)):
        seen["second"] = NAMES[second_of(word)]
    return seen


assert NAMES.index("any") == ANY
