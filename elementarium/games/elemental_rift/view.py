"""The one door for secrets: what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from elementarium.core.events import named
from elementarium.core.game import ALL_SEEING
from elementarium.games.elemental_rift.accolades import accolades_of, may_take, merit
from elementarium.games.elemental_rift.actions import CHOOSE_PUT_DOWN, OVER, PHASES
from elementarium.games.elemental_rift.cards import ELEMENTS, KINDS
from elementarium.games.elemental_rift.deck import KNOWN, Card, Deck, deck_of
from elementarium.games.elemental_rift.effect_words import NAMES, see_word
from elementarium.games.elemental_rift.events import (
    BANISHED,
    DREW,
    EVENTS,
    HALF,
    LOST,
    REASONS,
    RESHUFFLED,
    TOOK,
    TRIGGERED,
)
from elementarium.games.elemental_rift.rift import group_at, largest_groups, size_in
from elementarium.games.elemental_rift.state import (
    ACCOLADES,
    NOBODY,
    SPELLS,
    STRIDE,
    kind_of,
    square_of,
)
from elementarium.games.elemental_rift.turn import LAST, STAGES, winner


def view(state: np.record, seat: int | None) -> dict[str, Any]:
    """All and only what a seat may see; None is a spectator, who sees no hand."""
    over = state.phase == OVER
    deck, largest = deck_of(state), see_largest(state)
    return {
        "deck": deck.name,
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "to_move": None if over else int(state.seat),
        "winner": int(winner(state)) if over and winner(state) != NOBODY else None,
        "turn": min(int(state.turns) + 1, LAST),
        "last_turn": LAST,
        "score": [int(accolades_of(state, other)) for other in range(state.seats)],
        "rift": see_rift(state),
        "largest": largest,
        "supply": see_supply(state),
        "decays_to": {ELEMENTS[k]: ELEMENTS[state.decays_to[k]] for k in range(KINDS)},
        "spells": {card.code: see_card(card) for card in deck.cards},
        "accolades": [see_accolade(state, deck, i) for i in range(ACCOLADES)],
        "seats": [see_seat(state, deck, other, seat, largest) for other in range(state.seats)],
        "pile": int(state.pile),
        "discard": [deck.cards[card].code for card in discard_pile(state)],
        "unseen": [deck.cards[card].code for card in unseen_cards(state, seat)],
        "played": codes(deck, int(state.played)),
        "action": see_action(state, deck),
    }


def place_of(square: int) -> list[int]:
    """Row and column of a square."""
    return [int(square) // STRIDE, int(square) % STRIDE]


def codes(deck: Deck, cards: int) -> list[str]:
    """A set of cards by their codes, in rising order."""
    return [card.code for i, card in enumerate(deck.cards) if (cards >> i) & 1]


def discard_pile(state: np.record) -> list[int]:
    """The discard pile from its top."""
    return [int(card) for card in state.cards[SPELLS - int(state.discard) :]]


def groups_of(state: np.record) -> list[int]:
    """For each tile the tile that stands for its group: the first of it."""
    first: list[int] = [NOBODY] * int(state.count)
    for i in range(state.count):
        if first[i] == NOBODY:
            group = group_at(state, i)
            first = [i if (group >> j) & 1 else each for j, each in enumerate(first)]
    return first


def see_rift(state: np.record) -> list[dict[str, Any]]:
    """The tiles: where each lies, its element, and the size of its linked group.

    Tiles of a group have the number of its first tile in the list as `group`.
    """
    groups = groups_of(state)
    return [
        {
            "at": place_of(square_of(int(tile))),
            "element": ELEMENTS[kind_of(int(tile))],
            "group": groups[i],
            "linked": groups.count(groups[i]),
        }
        for i, tile in enumerate(state.rift[: state.count])
    ]


def see_largest(state: np.record) -> dict[str, int]:
    """The size of each element's largest group."""
    sizes = largest_groups(state)
    return {element: size_in(sizes, kind) for kind, element in enumerate(ELEMENTS)}


def see_supply(state: np.record) -> dict[str, int]:
    """The tiles beside the rift; one that is lifted is in somebody's fingers."""
    lifted = int(state.element) - 1 if state.phase == CHOOSE_PUT_DOWN else NOBODY
    return {
        element: int(state.supply[kind]) - (kind == lifted) for kind, element in enumerate(ELEMENTS)
    }


@cache
def see_card(card: Card) -> dict[str, Any]:
    """What is printed on a spell."""
    return {
        "name": card.name,
        "element": ELEMENTS[card.element],
        "decay": card.decay,
        "trigger": {"element": ELEMENTS[card.trigger], "value": card.value},
        "priority": card.decay + card.value,
        "effect": [see_word(word) for word in card.words],
    }


def see_accolade(state: np.record, deck: Deck, i: int) -> dict[str, Any]:
    """An accolade: its condition, who holds it, how far everybody is, and who meets it.

    `may` are the players who could take it if it were their phase 4 and they had played a spell.
    """
    accolade, holder = deck.accolades[i], int(state.holder[i])
    seats = range(state.seats)
    return {
        "name": accolade.name,
        "of": NAMES[accolade.of],
        "at_least": accolade.needs,
        "holder": holder - 1 if holder else None,
        "merits": [int(merit(state, seat, i)) for seat in seats],
        "may": [seat for seat in seats if may_take(state, seat, i)],
    }


def see_seat(
    state: np.record, deck: Deck, other: int, seat: int | None, largest: dict[str, int]
) -> dict[str, Any]:
    """A player as a seat sees them: of a hand of others only the cards everybody knows."""
    own = other == seat
    return {
        "held": int(state.held[other]),
        "hand": codes(deck, int(state.hand[other])) if own else None,
        "known": codes(deck, int(state.known[other])),
        "front": [see_front(state, deck, i, largest) for i in front_of(state, other)],
    }


def front_of(state: np.record, seat: int) -> list[int]:
    """The places of the spells in front of a player, oldest first."""
    return [i for i in range(state.fronts) if int(state.front[i]) >> 6 == seat]


def see_front(state: np.record, deck: Deck, place: int, largest: dict[str, int]) -> dict[str, Any]:
    """A spell in front of somebody: how many more linked tiles would end it."""
    card = deck.cards[int(state.front[place]) & 63]
    linked = largest[ELEMENTS[card.trigger]]
    return {"card": card.code, "linked": linked, "missing": max(card.value - linked, 0)}


def unseen_cards(state: np.record, seat: int | None) -> list[int]:
    """The cards that a seat does not see, all together; where they lie is not told."""
    cards = {int(card) for card in state.cards[: state.pile]}
    for other in range(state.seats):
        hidden = int(state.hand[other]) & ~int(state.known[other])
        if other != seat:
            cards |= {card for card in range(SPELLS) if (hidden >> card) & 1}
    return sorted(cards)


def see_action(state: np.record, deck: Deck) -> dict[str, Any] | None:
    """What is under way: the spell, its word, the tile in hand, and the squares picked so far."""
    if not (state.card or state.element or state.marked):
        return None
    return {
        "card": deck.cards[state.card - 1].code if state.card else None,
        "word": int(state.word) - 1 if state.word else None,
        "element": ELEMENTS[state.element - 1] if state.element else None,
        "marks": [place_of(square) for square in state.marks[: state.marked]],
        "left": int(state.left),
    }


# ── events ───────────────────────────────────────────────────────────────────────────────────


def see_event(event: Sequence[int], seat: int | None) -> dict[str, Any]:
    """An event with its numbers named; a card drawn is seen by the one who drew it."""
    seen = named(event, EVENTS)
    if "card" in seen or "accolade" in seen:
        name_card(event[0], seen, seat)
    for name in ("element", "becomes", "other"):
        if name in seen:
            seen[name] = ELEMENTS[seen[name]]
    for name in ("square", "to"):
        if name in seen:
            seen[name] = place_of(seen[name])
    if "reason" in seen:
        seen["reason"] = REASONS[seen["reason"]]
    return seen


def name_card(what: int, seen: dict[str, Any], seat: int | None) -> None:
    """The card or accolade of an event by name, and of whom it came where that matters."""
    deck = KNOWN[seen.pop("deck_high") << HALF | seen.pop("deck_low")]
    if what not in (LOST, BANISHED, TOOK):
        seen.pop("by", None)
    if "accolade" in seen:
        seen["accolade"] = deck.accolades[seen["accolade"]].name
        return
    card = deck.cards[seen["card"]]
    hidden = what == DREW and seat not in (seen["seat"], ALL_SEEING)
    seen["card"] = None if hidden else card.code
    seen["spell"] = None if hidden else card.name
    if what == TRIGGERED:
        seen["element"] = card.trigger


def reveals(event: Sequence[int]) -> bool:
    """Cards drawn, lost at random or shuffled bring something hidden to light."""
    return event[0] in (DREW, LOST, RESHUFFLED)
