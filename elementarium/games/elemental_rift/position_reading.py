"""Reading a position: every complaint says where, what was expected, what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.errors import NotationError
from elementarium.core.position import open_position, read_random
from elementarium.core.random import FILLING, seed_words, shuffle
from elementarium.core.reading import Reader
from elementarium.core.records import records
from elementarium.games.elemental_rift.actions import OVER, PHASES
from elementarium.games.elemental_rift.cards import ELEMENTS, LETTERS, MOST
from elementarium.games.elemental_rift.deck import Deck, find_deck, read_deck
from elementarium.games.elemental_rift.notation import read_square
from elementarium.games.elemental_rift.options import read_seats
from elementarium.games.elemental_rift.piles import OLDEST
from elementarium.games.elemental_rift.position import (
    EMPTY,
    GAME_NAME,
    RULES_VERSION,
    usual_answers,
)
from elementarium.games.elemental_rift.position_checks import (
    check_action,
    check_choices,
    check_end,
    check_triggers,
    stage_of,
)
from elementarium.games.elemental_rift.state import (
    NO_TILE,
    SIDE,
    SPELLS,
    STATE,
    STRIDE,
    WORDS,
    add_to_hand,
    mark,
    put_in_front,
    put_on_discard,
    put_tile,
)
from elementarium.games.elemental_rift.turn import LAST

FIELDS = (
    "game", "rules", "options", "turns", "to_move", "ask", "rift", "seats", "pile", "discard",
    "accolades", "played", "kept", "winner", "action", "random",
)  # fmt: skip

Slot = tuple[int, int]
"""An unknown card in a hand: the seat and the card's age."""


def read_position(document: Mapping[str, Any], seed: int) -> np.record:
    """The table a document describes; what it leaves open is filled by chance."""
    reader = open_position(document, GAME_NAME, RULES_VERSION, FIELDS)
    state: np.record = records(np.zeros(1, STATE))[0]
    state.rift[:] = NO_TILE
    deck = read_options(state, reader.field("options", {}))
    state.turns = reader.field("turns", 0).whole(0, LAST)
    read_rift(state, reader.field("rift"))
    read_cards(state, deck, reader, seed)
    read_accolades(state, deck, reader.field("accolades", {}))
    read_question(state, deck, reader)
    check_end(state, reader)
    check_triggers(state, reader)
    check_choices(state, reader)
    read_random(state, reader.field("random", None), seed)
    return state


def read_options(state: np.record, reader: Reader) -> Deck:
    """What was agreed."""
    reader.only("seats", "deck")
    seats, agreed = reader.field("seats", 2), reader.field("deck", "reconstructed")
    try:
        state.seats = read_seats(seats.value)
    except ValueError as error:
        seats.complain(str(error))
    try:
        deck = find_deck(read_deck(agreed.value))
    except ValueError as error:
        agreed.complain(str(error))
    deck.pack(state)
    state.supply[:] = state.tiles_of
    return deck


def read_rift(state: np.record, reader: Reader) -> None:
    """The tiles, as they are drawn."""
    reader.only("row", "column", "tiles")
    top = reader.field("row", 16).whole(0, SIDE - 1)
    left = reader.field("column", 16).whole(0, SIDE - 1)
    for row, line in enumerate(reader.field("tiles").items(), top):
        if row >= SIDE or left + len(line.text()) > SIDE:
            line.complain(f"the table has {SIDE} rows and columns")
        for column, letter in enumerate(line.text(), left):
            if letter != EMPTY:
                lay_tile(state, letter, row * STRIDE + column, line)


def lay_tile(state: np.record, letter: str, square: int, reader: Reader) -> None:
    """A tile by its letter."""
    if letter not in LETTERS:
        reader.fail(f"tiles ({', '.join(LETTERS)}) and {EMPTY}")
    kind = LETTERS.index(letter)
    if state.supply[kind] == 0:
        reader.complain(f"there are only {state.tiles_of[kind]} {ELEMENTS[kind]} tiles")
    put_tile(state, square, kind)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


class Cards:
    """The cards of a deck, each of which is somewhere once."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.left = set(range(len(deck.cards)))

    def read(self, reader: Reader) -> int:
        """A card by its code, not yet found anywhere else."""
        card = self.known(reader)
        if card not in self.left:
            reader.complain(f"{reader.value} is there twice")
        self.left.discard(card)
        return card

    def known(self, reader: Reader) -> int:
        """A card by its code."""
        if not isinstance(reader.value, str) or reader.value not in self.deck.codes:
            reader.fail("a card such as F1")
        return self.deck.codes[reader.value]


def read_cards(state: np.record, deck: Deck, reader: Reader, seed: int) -> None:
    """Hands, fronts, pile and discard pile; unknown cards are dealt by chance."""
    cards = Cards(deck)
    slots: list[Slot] = []
    for seat, player in enumerate(reader.field("seats").items(int(state.seats))):
        slots += read_seat(state, cards, seat, player)
    for card in list(reader.field("discard", []).items())[::-1]:
        put_on_discard(state, cards.read(card))
    for card in reader.field("played", []).items():
        state.played |= 1 << cards.known(card)
    kept = reader.field("kept", {})
    kept.only(*deck.codes)
    for code in kept.value:
        state.age[deck.codes[code]] = kept.field(code).whole(1, OLDEST)
    pile = read_pile(cards, reader.field("pile", None))
    fill(state, cards, slots, pile, reader, seed)


def read_seat(state: np.record, cards: Cards, seat: int, reader: Reader) -> list[Slot]:
    """A player's cards; returns the unknown ones."""
    reader.only("hand", "known", "front")
    slots = []
    for card in read_hand(reader.field("hand", 0)):
        if isinstance(card.value, str) and card.value.startswith("?"):
            slots.append((seat, read_age(card)))
        else:
            add_to_hand(state, seat, cards.read(card))
    for card in reader.field("front", []).items():
        put_in_front(state, seat, cards.read(card))
    for card in reader.field("known", []).items():
        if not (int(state.hand[seat]) >> cards.known(card)) & 1:
            card.complain(f"{card.value} is not in this hand")
        state.known[seat] |= 1 << cards.known(card)
    return slots


def read_hand(reader: Reader) -> list[Reader]:
    """The cards of a hand; a number stands for so many unknown ones."""
    if type(reader.value) is int:
        return [Reader("?", reader.path)] * reader.whole(0, SPELLS)
    return list(reader.items())


def read_age(reader: Reader) -> int:
    """How many shuffles ago an unknown card was drawn: "?" since the last one, "?1" before it."""
    age = reader.text()[1:] or "0"
    if not age.isascii() or not age.isdigit() or int(age) > OLDEST:
        reader.fail("a card such as F1, ? or ?1")
    return int(age)


def read_pile(cards: Cards, reader: Reader) -> list[int] | None:
    """The pile from its bottom; None where it is unknown."""
    if reader.value is None:
        return None
    if type(reader.value) is int:
        reader.whole(0, SPELLS)
        return None
    return [cards.read(card) for card in reader.items()][::-1]


def fill(
    state: np.record,
    cards: Cards,
    slots: list[Slot],
    pile: list[int] | None,
    reader: Reader,
    seed: int,
) -> None:
    """Deal the cards that are nowhere else: old ones to old places, the rest is the pile."""
    seed_words(state.random, seed, FILLING)
    wanted = Counter(age for _, age in slots)
    unseen = {age: shuffled(state, cards.left, age) for age in {0, *wanted, *ages(state, cards)}}
    for age, found in unseen.items():
        if len(found) < wanted[age] or (age and len(found) > wanted[age]):
            reader.field("kept").complain(
                f"{wanted[age]} unknown cards are {age} shuffles old, but {len(found)} are left"
            )
    for seat, age in slots:
        add_to_hand(state, seat, unseen[age].pop())
    rest = unseen[0] if pile is None else pile
    if pile is not None and unseen[0]:
        lost = ", ".join(sorted(cards.deck.cards[card].code for card in unseen[0]))
        reader.complain(f"these cards are nowhere: {lost}")
    given = reader.field("pile", None)
    if type(given.value) is int and given.value != len(rest):
        given.complain(f"{len(rest)} cards are left for the pile")
    state.cards[: len(rest)] = rest
    state.pile = len(rest)


def ages(state: np.record, cards: Cards) -> set[int]:
    """The ages of cards that are not found yet."""
    return {int(state.age[card]) for card in cards.left}


def shuffled(state: np.record, cards: set[int], age: int) -> list[int]:
    """The cards of an age, in random order."""
    found = np.array(sorted(card for card in cards if state.age[card] == age), np.uint8)
    shuffle(state.random, found, len(found))
    return [int(card) for card in found]


# ── accolades, and what is asked ─────────────────────────────────────────────────────────────


def read_accolades(state: np.record, deck: Deck, reader: Reader) -> None:
    """Who holds which."""
    names = [accolade.name for accolade in deck.accolades]
    reader.only(*names)
    for name in reader.value:
        holder = reader.field(name).whole(0, int(state.seats) - 1)
        state.holder[names.index(name)] = holder + 1


def read_question(state: np.record, deck: Deck, reader: Reader) -> None:
    """Who is asked what, and what is under way."""
    over = reader.field("to_move", 0).value is None
    asked = reader.field("ask", PHASES[OVER] if over else "spell")
    state.phase = asked.one_of(PHASES)
    if over != (state.phase == OVER):
        asked.complain("when nobody is to move the game is over, and only then")
    who = reader.field("winner", 0) if over else reader.field("to_move", 0)
    state.seat = who.whole(0, int(state.seats) - 1)
    if not over:
        read_action(state, deck, reader.field("action", {}))


def read_action(state: np.record, deck: Deck, reader: Reader) -> None:
    """What is under way."""
    reader.only("card", "word", "element", "marks", "left")
    if "card" in reader.value:
        state.card = Cards(deck).known(reader.field("card")) + 1
    state.word = reader.field("word", 0).whole(0, WORDS)
    if "element" in reader.value:
        state.element = reader.field("element").one_of(ELEMENTS) + 1
    usual = usual_answers(int(state.phase), int(state.card))
    state.left = reader.field("left", usual).whole(1, MOST)
    marks = [read_mark(each) for each in reader.field("marks", []).items()]
    if len(set(marks)) < len(marks) or len(marks) > MOST:
        reader.field("marks").complain(f"expected at most {MOST} different squares")
    for square in marks:
        mark(state, square)
    state.stage = stage_of(state)
    check_action(state, reader)


def read_mark(reader: Reader) -> int:
    """A square of the choice under way."""
    try:
        return read_square(reader.text())
    except NotationError as error:
        reader.complain(error.reason)
