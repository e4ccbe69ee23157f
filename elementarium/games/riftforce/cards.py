"""The cards: eighteen guilds of nine elementals.

A *card* is one small integer, guild * 3 + (number - 5). Two cards of the same guild and number
are not told apart. An *elemental* is a card on the table, packed into one int16:

    bits  0-5    card
    bits  6-9    damage on it (at most 6 + 5, between a blow and the check for the fallen)
    bits 10-11   the seat it belongs to
    bit  12      already activated in this action
"""

from __future__ import annotations

from typing import NamedTuple

from elementarium.core.rule import rule


class Guild(NamedTuple):
    """A guild's name in code and notation, and the pair of letters on its cards."""

    name: str
    pair: str


GUILDS = (
    Guild("fire", "Fi"),
    Guild("earth", "Ea"),
    Guild("light", "Li"),
    Guild("plant", "Pl"),
    Guild("water", "Wa"),
    Guild("ice", "Ic"),
    Guild("shadow", "Sh"),
    Guild("crystal", "Cr"),
    Guild("thunderbolt", "Th"),
    Guild("air", "Ai"),
    Guild("beast", "Be"),
    Guild("sand", "Sa"),
    Guild("lava", "La"),
    Guild("music", "Mu"),
    Guild("acid", "Ac"),
    Guild("star", "St"),
    Guild("love", "Lo"),
    Guild("magnet", "Ma"),
)
BASE_GUILDS = 10
ALL_GUILDS = 18

FIRE, EARTH, LIGHT, PLANT, WATER, ICE, SHADOW, CRYSTAL, THUNDERBOLT, AIR = range(10)
BEAST, SAND, LAVA, MUSIC, ACID, STAR, LOVE, MAGNET = range(10, 18)

NUMBERS = 3
LOWEST = 5
CARDS = ALL_GUILDS * NUMBERS
COPIES = (4, 3, 2)  # of the 5, the 6 and the 7 of each guild
NO_CARD = 63

DAMAGE_SHIFT = 6
OWNER_SHIFT = 10
ACTIVATED_BIT = 12
ACTIVATED = 1 << ACTIVATED_BIT

ALL_CARDS = (1 << CARDS) - 1
FIVES = sum(1 << (guild * NUMBERS) for guild in range(ALL_GUILDS))
"""Sets of cards, a bit each."""


@rule
def card_of(elemental: int) -> int:
    """The card an elemental is."""
    return elemental & 63


@rule
def guild_of(card: int) -> int:
    """The guild of a card."""
    return card // NUMBERS


@rule
def number_of(card: int) -> int:
    """The number of a card: 5, 6 or 7. It is its life, and damage never changes it."""
    return LOWEST + card % NUMBERS


@rule
def damage_on(elemental: int) -> int:
    """How much damage lies on an elemental."""
    return (elemental >> DAMAGE_SHIFT) & 15


@rule
def owner_of(elemental: int) -> int:
    """The seat an elemental belongs to."""
    return (elemental >> OWNER_SHIFT) & 3


@rule
def is_fallen(elemental: int) -> bool:
    """Whether an elemental has as much damage as life, or more."""
    return damage_on(elemental) >= number_of(card_of(elemental))


@rule
def new_elemental(card: int, owner: int) -> int:
    """An undamaged elemental of a seat."""
    return card | (int(owner) << OWNER_SHIFT)
