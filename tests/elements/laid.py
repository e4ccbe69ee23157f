"""Tables laid out card by card, by their points.

    match = laid(chain="6 3 4", hand="6 1", front="3 1 2", other_hand="6", other_front="4 2")
    go(match, "reveal")

Seat 0 is to move. Cards that were dealt and lie nowhere are Yin-Yangs that have been discarded: by
the other player, as far as it is not said that they were one's own.
"""

from __future__ import annotations

from typing import Any

from elementarium.core.match import Match
from elementarium.games.elements.cards import DEALT
from tests.playing import engine

DEFAULT_HAND = "1 2 3 4 5 6"
BOTH_HANDS = 2 * DEALT


def new_match(seed: int = 0, **options: Any) -> Match:
    """A match from its very beginning."""
    return Match("elements", options, seed, engine=engine("elements"))


def dealt(hand: str = DEFAULT_HAND, other_hand: str = DEFAULT_HAND, **more: Any) -> Match:
    """A round that begins."""
    return laid(hand=hand, other_hand=other_hand, **more)


def laid(
    *,
    chain: str = "",
    hand: str = "",
    front: str = "",
    discarded: int = 0,
    other_hand: str = "",
    other_front: str = "",
    score: tuple[int, int] = (0, 0),
    seed: int = 0,
    **options: Any,
) -> Match:
    """A match that goes on in the middle of a round."""
    named = cards(f"{chain} {hand} {front} {other_hand} {other_front}")
    missing = BOTH_HANDS - len(named) - discarded
    document = {
        "game": "elements",
        "options": options,
        "score": list(score),
        "chain": cards(chain),
        "seats": [
            {"hand": cards(hand), "front": cards(front), "discarded": discarded},
            {"hand": cards(other_hand), "front": cards(other_front), "discarded": missing},
        ],
    }
    return Match.from_position(document, seed, engine=engine("elements"))


def cards(text: str) -> list[int]:
    """Cards by their points."""
    return [int(card) for card in text.split()]


# ── looking ──────────────────────────────────────────────────────────────────────────────────


def hand(match: Match, seat: int) -> list[int]:
    """The cards in a hand."""
    return in_zone(match, seat, "hand")


def front(match: Match, seat: int) -> list[int]:
    """The cards in front of a player."""
    return in_zone(match, seat, "front")


def in_zone(match: Match, seat: int, name: str) -> list[int]:
    """A seat's cards in one place."""
    found: list[int] = match.position()["seats"][seat][name]
    return found


def chain(match: Match) -> list[int]:
    """The chain, from its first card to its top."""
    found: list[int] = match.position()["chain"]
    return found


def limit(match: Match) -> int:
    """The sum of the chain, as everybody sees it."""
    return int(match.view(None)["limit"])


def total(match: Match, seat: int) -> int:
    """A player's sum of hand and front, as they see it themselves."""
    return int(match.view(seat)["seats"][seat]["sum"])
