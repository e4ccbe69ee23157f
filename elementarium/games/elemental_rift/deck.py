"""Decks: tiles, decay, accolades and spells as data, read from files that people write.

A deck is agreed as its name, if it comes with the game, or as a document: what its file says. The
record of a table holds all of it but the names, and a number that says which deck it is; every
deck read here is remembered by that number.
"""

from __future__ import annotations

import json
import re
import tomllib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

import numpy as np

from elementarium.core.errors import NotationError, PositionError
from elementarium.core.reading import Reader
from elementarium.games.elemental_rift.cards import (
    ANY,
    ELEMENTS,
    KINDS,
    LETTERS,
    MOST,
    new_spell,
)
from elementarium.games.elemental_rift.deck_lines import locate, told_slip
from elementarium.games.elemental_rift.effect_words import read_word
from elementarium.games.elemental_rift.state import ACCOLADES, SPELLS, WORDS

RECONSTRUCTED = "reconstructed"
DIFFERENT = "elements"
"""What an accolade counts that looks at different elements."""
LONGEST = 40
"""Letters of a name."""
LEAST_SPELLS = 12
"""Enough for four players to be dealt two cards and draw one."""

Document = dict[str, Any]


@dataclass(frozen=True)
class Card:
    """A spell, one of its cards."""

    code: str
    """Its element's letter and its number among those of the element: F3."""
    name: str
    element: int
    decay: int
    trigger: int
    value: int
    words: tuple[int, ...]

    @property
    def spell(self) -> int:
        """The card as the record holds it."""
        return new_spell(self.element, self.decay, self.trigger, self.value)


@dataclass(frozen=True)
class Accolade:
    """What is won: for so many spells of an element, or of so many elements (ANY)."""

    name: str
    of: int
    needs: int


@dataclass(frozen=True)
class Deck:
    """All that a deck file says."""

    name: str
    tiles: tuple[int, ...]
    decays_to: tuple[int, ...]
    accolades: tuple[Accolade, ...]
    cards: tuple[Card, ...]
    document: Document

    @cached_property
    def number(self) -> int:
        """Which deck it is: a fingerprint of what its file says, 30 bits."""
        return zlib.crc32(json.dumps(self.document, sort_keys=True).encode()) >> 2

    @cached_property
    def codes(self) -> dict[str, int]:
        """The cards by their codes."""
        return {card.code: i for i, card in enumerate(self.cards)}

    def pack(self, packed: np.record) -> None:
        """Write the deck into the fields that options and record have alike."""
        packed.deck = self.number
        packed.deck_size = len(self.cards)
        packed.tiles_of[:] = self.tiles
        packed.decays_to[:] = self.decays_to
        packed.accolade_of[:] = [each.of for each in self.accolades]
        packed.accolade_needs[:] = [each.needs for each in self.accolades]
        for i, card in enumerate(self.cards):
            packed.spells[i] = card.spell
            packed.words[i, : len(card.words)] = card.words


# ── reading ──────────────────────────────────────────────────────────────────────────────────


def read_document(document: Any) -> Deck:
    """The deck a document describes; PositionError says where and why it is none."""
    reader = Reader(document)
    reader.only("name", "tiles", "decay", "accolade", "spell")
    name = read_text(reader.field("name"))
    tiles = tuple(reader.field("tiles").field(each).whole(1, MOST) for each in ELEMENTS)
    reader.field("tiles").only(*ELEMENTS)
    decays_to = read_decay(reader.field("decay"))
    accolades = read_accolades(reader.field("accolade"))
    spells = [card for each in reader.field("spell").items() for card in read_spell(each, tiles)]
    if not LEAST_SPELLS <= len(spells) <= SPELLS:
        reader.field("spell").complain(
            f"expected {LEAST_SPELLS} to {SPELLS} cards, got {len(spells)}"
        )
    cards = tuple(number_cards(spells))
    return Deck(name, tiles, decays_to, accolades, cards, document)


def read_text(reader: Reader) -> str:
    """A name: something to read, that fits on a card."""
    if not isinstance(reader.value, str) or not 0 < len(reader.value.strip()) <= LONGEST:
        reader.fail(f"a text of at most {LONGEST} letters")
    return reader.text()


def read_decay(reader: Reader) -> tuple[int, ...]:
    """What each element decays into: another one."""
    reader.only(*ELEMENTS)
    found = []
    for kind, element in enumerate(ELEMENTS):
        into = reader.field(element)
        found.append(into.one_of(ELEMENTS))
        if found[-1] == kind:
            into.complain(f"{element} cannot decay into itself")
    return tuple(found)


def read_accolades(reader: Reader) -> tuple[Accolade, ...]:
    """All accolades, each with a name of its own."""
    found: dict[str, Accolade] = {}
    for each in reader.items(ACCOLADES):
        accolade = read_accolade(each)
        if accolade.name in found:
            each.field("name").complain(f"two accolades are called {accolade.name}")
        found[accolade.name] = accolade
    return tuple(found.values())


def read_accolade(reader: Reader) -> Accolade:
    """An accolade."""
    reader.only("name", "of", "at_least")
    of = reader.field("of").one_of((*ELEMENTS, DIFFERENT))
    most = KINDS if of == ANY else MOST
    return Accolade(read_text(reader.field("name")), of, reader.field("at_least").whole(1, most))


def read_spell(reader: Reader, tiles: tuple[int, ...]) -> list[Card]:
    """A spell, as many cards as it has; they differ in values and trigger only."""
    reader.only("name", "element", "effect", "cards")
    name = read_text(reader.field("name"))
    element = reader.field("element").one_of(ELEMENTS)
    words = tuple(read_effect(each) for each in reader.field("effect").items())
    if not 1 <= len(words) <= WORDS:
        reader.field("effect").complain(f"expected 1 to {WORDS} effect words, got {len(words)}")
    found = []
    for card in reader.field("cards").items():
        card.only("decay", "trigger")
        decay = read_value(card.field("decay"), element, tiles)
        trigger, value = read_trigger(card.field("trigger"), tiles)
        found.append(Card("", name, element, decay, trigger, value, words))
    return found


def read_effect(reader: Reader) -> int:
    """One word of an effect."""
    try:
        return read_word(reader.text())
    except ValueError as error:
        reader.complain(str(error))


def read_value(reader: Reader, kind: int, tiles: tuple[int, ...]) -> int:
    """A decay value: it can be paid with the tiles there are."""
    value = reader.whole(1, MOST)
    if value > tiles[kind]:
        reader.complain(f"{value} cannot be paid: there are {tiles[kind]} {ELEMENTS[kind]} tiles")
    return value


def read_trigger(reader: Reader, tiles: tuple[int, ...]) -> tuple[int, int]:
    """A trigger: an element and how many of its tiles must be linked."""
    found = re.fullmatch(rf"({'|'.join(ELEMENTS)}) (\d+)", reader.text())
    if not found:
        reader.fail("an element and a number, such as water 4")
    kind, value = ELEMENTS.index(found[1]), int(found[2])
    if not 1 <= value <= tiles[kind]:
        reader.complain(
            f"{found[1]} {found[2]} cannot be: there are {tiles[kind]} {found[1]} tiles"
        )
    return kind, value


def number_cards(cards: list[Card]) -> list[Card]:
    """The cards by element, numbered within each in the order of the file."""
    found = []
    for kind in range(KINDS):
        own = [card for card in cards if card.element == kind]
        found += [
            Card(f"{LETTERS[kind]}{i}", *_without_code(card)) for i, card in enumerate(own, 1)
        ]
    return found


def _without_code(card: Card) -> tuple[Any, ...]:
    return card.name, card.element, card.decay, card.trigger, card.value, card.words


# ── files ────────────────────────────────────────────────────────────────────────────────────


def read_deck_file(text: str) -> str | Document:
    """The deck in a file, as it is agreed; what is wrong is told with its line."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(*told_slip(str(error), text)) from None
    try:
        return agreed(read_document(document))
    except PositionError as error:
        raise error.at(*locate(text, error.path)) from None


# ── decks by name and number ─────────────────────────────────────────────────────────────────


def agreed(deck: Deck) -> str | Document:
    """A deck as it is agreed: by its name, if it comes with the game."""
    KNOWN[deck.number] = deck
    return RECONSTRUCTED if deck.number == KNOWN_BY_NAME.number else deck.document


def read_deck(value: Any) -> str | Document:
    """The option: the reconstructed deck by its name, or a document."""
    if value == RECONSTRUCTED:
        return RECONSTRUCTED
    if not isinstance(value, Mapping):
        raise ValueError(f"expected {RECONSTRUCTED} or what a deck file says, got {value!r}")
    try:
        return agreed(read_document(dict(value)))
    except PositionError as error:
        raise ValueError(str(error)) from None


def find_deck(value: str | Document) -> Deck:
    """The deck that was agreed."""
    if isinstance(value, str):
        return KNOWN_BY_NAME
    deck = read_document(value)
    return KNOWN.setdefault(deck.number, deck)


def deck_of(state: np.record) -> Deck:
    """The deck of a table: whoever set the table up has read it."""
    return KNOWN[int(state.deck)]


def _shipped() -> Deck:
    text = (files("elementarium") / f"games/elemental_rift/decks/{RECONSTRUCTED}.toml").read_text(
        "utf-8"
    )
    return read_document(tomllib.loads(text))


KNOWN_BY_NAME = _shipped()
KNOWN: dict[int, Deck] = {KNOWN_BY_NAME.number: KNOWN_BY_NAME}
"""Every deck read so far, by its number."""
