"""The elements, and how spells and their effects are written as small integers.

A *spell* is one integer: its element, decay value, trigger element and trigger value, in bits
0-1, 2-5, 6-7 and 8-11. A *word* of an effect is one integer too: what it does in bits 0-3, how
often in bits 4-7, and two elements in bits 8-10 and 11-13.
"""

from __future__ import annotations

from elementarium.core.rule import rule

ELEMENTS = ("fire", "earth", "water", "air")
LETTERS = "FEWA"
KINDS = 4
ANY = KINDS
"""Any element, in a word or an accolade."""

# What a word does.
NO_WORD = 0
PLACE = 1
TRANSMUTE = 2
SWAP = 3
MOVE = 4
REMOVE = 5
DECAY_GROUP = 6
DRAW = 7
DISCARD = 8
BANISH = 9
RECALL = 10
RETRIEVE = 11
DEEDS = (
    "nothing", "place", "transmute", "swap", "move", "remove", "decay_group", "draw", "discard",
    "banish", "recall", "retrieve",
)  # fmt: skip
"""The names of what words do."""

MOST = 15
"""The greatest value, limit or number of tiles of one element that a deck may name."""


@rule
def element_of(spell: int) -> int:
    """The element a spell belongs to: its tiles pay for it."""
    return spell & 3


@rule
def decay_of(spell: int) -> int:
    """How many linked tiles decay when a spell is played."""
    return (spell >> 2) & 15


@rule
def trigger_of(spell: int) -> int:
    """The element that ends a spell."""
    return (spell >> 6) & 3


@rule
def value_of(spell: int) -> int:
    """How many linked tiles of the trigger element end a spell."""
    return (spell >> 8) & 15


@rule
def priority_of(spell: int) -> int:
    """The sum of both values: of spells that end together, the highest goes first."""
    return decay_of(spell) + value_of(spell)


def new_spell(element: int, decay: int, trigger: int, value: int) -> int:
    """A spell as an integer."""
    return element | decay << 2 | trigger << 6 | value << 8


@rule
def deed_of(word: int) -> int:
    """What a word does."""
    return word & 15


@rule
def number_of(word: int) -> int:
    """How often, how many, or up to which priority."""
    return (word >> 4) & 15


@rule
def first_of(word: int) -> int:
    """The element a word names, or the first of two."""
    return (word >> 8) & 7


@rule
def second_of(word: int) -> int:
    """The second element a word names."""
    return (word >> 11) & 7


def new_word(deed: int, number: int = 0, first: int = 0, second: int = 0) -> int:
    """A word as an integer."""
    return deed | number << 4 | first << 8 | second << 11
