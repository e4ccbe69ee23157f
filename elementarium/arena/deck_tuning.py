"""Tuning a deck: play, look at the figures, change a few costs and triggers, play again.

What is changed is simple enough to be told in a line. A spell that is hardly played gets easier: it
costs one tile less, or it takes one more to trigger it. Where one accolade decides too many games,
the most played spells of its element get harder, or, if it is for all elements, those of the
element that is played least, since it waits for that. Where who begins wins too often, there is too
little time to answer: of the most played spells those that hold out get frailer, and where all are
frail, those that are cheap get dearer. Where games are too long, the
spells that are triggered soonest hold out longer; where they are too short, those that lie longest
go sooner. The best round is the one whose figures miss their goals by least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from elementarium.arena.deck_figures import (
    LEAST_FIRST,
    LEAST_PLAYED,
    LONGEST,
    MOST_DECIDED,
    MOST_FIRST,
    SHORTEST,
    Figures,
    SpellFigures,
)
from elementarium.games.elemental_rift.cards import ANY, ELEMENTS, KINDS
from elementarium.games.elemental_rift.deck import Deck, Document, read_document

LEAST_DECAY, MOST_DECAY = 1, 2
LEAST_TRIGGER, MOST_TRIGGER = 3, 5
AT_ONCE = 6
"""Cards changed for one reason in a round."""
SURE = 0.2
"""A figure is moved away from a bound already when it is this near, as a share of the bound."""

CardDocument = dict[str, Any]


@dataclass(frozen=True)
class Change:
    """What a round changed on a card."""

    code: str
    name: str
    before: str
    after: str
    why: str


@dataclass(frozen=True)
class Round:
    """A deck, how it played, and what was changed after that."""

    deck: Deck
    figures: Figures
    changes: list[Change]

    @property
    def distance(self) -> float:
        """How far the figures are from their goals; 0 where all are met."""
        return distance(self.figures)


def distance(figures: Figures) -> float:
    """By how much the goals are missed, each in shares of what it allows."""
    first = figures.positions[0].rate
    decided = max(accolade.decided.rate for accolade in figures.accolades)
    rare = sum(max(0.0, LEAST_PLAYED - spell.played.rate) for spell in figures.spells)
    return (
        outside(figures.median_turns, SHORTEST, LONGEST) / (LONGEST - SHORTEST)
        + outside(first, LEAST_FIRST, MOST_FIRST) / (MOST_FIRST - LEAST_FIRST)
        + rare / LEAST_PLAYED
        + outside(decided, 0.0, MOST_DECIDED) / MOST_DECIDED
        + figures.endless.rate * 10
    )


def outside(value: float, least: float, most: float) -> float:
    """How far a value lies beyond its bounds."""
    return max(0.0, least - value, value - most)


def tune(deck: Deck, study: Callable[[Deck, int], Figures], rounds: int) -> Iterator[Round]:
    """Round after round, until nothing is left to change."""
    for number in range(rounds):
        figures = study(deck, number)
        document = deepcopy(deck.document)
        changes = list(improve(document, deck, figures))
        yield Round(deck, figures, changes)
        if not changes:
            return
        deck = read_document(document)


def best(rounds: Iterable[Round]) -> Round:
    """The round nearest to its goals; of equals the first."""
    return min(rounds, key=lambda each: each.distance)


# ── what is changed ──────────────────────────────────────────────────────────────────────────


def improve(document: Document, deck: Deck, figures: Figures) -> Iterator[Change]:
    """Change a document for the next round, and tell what was changed; no card twice."""
    cards = cards_of(document)
    changed: set[str] = set()
    for spell, change, why in wishes(deck, figures):
        code = spell.card.code
        if code in changed:
            continue
        before = told(cards[code])
        if change(cards[code], spell.card.element, partner(document, cards[code])):
            changed.add(code)
            yield Change(code, spell.card.name, before, told(cards[code]), why)


Wish = tuple[SpellFigures, Callable[[CardDocument, int, CardDocument | None], bool], str]


def wishes(deck: Deck, figures: Figures) -> Iterator[Wish]:
    """Which cards should be changed how, and why, the most urgent first."""
    rarest = sorted(figures.spells, key=lambda spell: spell.played.rate)
    for spell in rarest[:AT_ONCE]:
        if spell.played.rate < LEAST_PLAYED * (1 + SURE):
            yield spell, easier, "hardly played"
    for accolade, each in zip(deck.accolades, figures.accolades, strict=True):
        if each.decided.rate > MOST_DECIDED:
            element = rarest_element(figures) if accolade.of == ANY else accolade.of
            own = [spell for spell in rarest if spell.card.element == element]
            yield from ((spell, harder, f"{each.name} decides") for spell in own[-AT_ONCE:])
    if figures.positions[0].rate > MOST_FIRST:
        tough = [spell for spell in rarest if spell.card.value > LEAST_TRIGGER]
        cheap = [spell for spell in rarest if spell.card.decay < MOST_DECAY]
        change = frailer if tough else harder
        yield from ((spell, change, "who begins wins") for spell in (tough or cheap)[-AT_ONCE:])
    by_life = sorted(figures.spells, key=staying)
    if figures.median_turns > LONGEST * (1 - SURE) or figures.endless.count:
        yield from ((spell, tougher, "games too long") for spell in by_life[:AT_ONCE])
    elif figures.median_turns < SHORTEST * (1 + SURE):
        yield from ((spell, frailer, "games too short") for spell in by_life[-AT_ONCE:])


def rarest_element(figures: Figures) -> int:
    """The element whose spells are played least: what an accolade for all elements waits for."""
    played = [0.0] * KINDS
    for spell in figures.spells:
        played[spell.card.element] += spell.played.rate
    return played.index(min(played))


def staying(spell: SpellFigures) -> float:
    """How well a spell stays in front of a player: less, the more often and sooner it goes."""
    return spell.lay * (1 - spell.triggered.rate) if spell.triggered.games else 0.0


def easier(card: CardDocument, element: int, other: CardDocument | None) -> bool:
    """One tile less to pay, or one more to trigger it; whether it could be done."""
    if card["decay"] > LEAST_DECAY:
        card["decay"] -= 1
        return True
    return tougher(card, element, other)


def harder(card: CardDocument, element: int, other: CardDocument | None) -> bool:
    """One tile more to pay, or one less to trigger it; whether it could be done."""
    if card["decay"] < MOST_DECAY:
        card["decay"] += 1
        return True
    return frailer(card, element, other)


def tougher(card: CardDocument, element: int, other: CardDocument | None) -> bool:
    """One more tile to trigger it."""
    return retrigger(card, element, other, +1)


def frailer(card: CardDocument, element: int, other: CardDocument | None) -> bool:
    """One tile less to trigger it."""
    return retrigger(card, element, other, -1)


def retrigger(card: CardDocument, element: int, other: CardDocument | None, step: int) -> bool:
    """Another trigger value, with another element where the spell's other card has the same."""
    kind, value = card["trigger"].split()
    value = int(value) + step
    if not LEAST_TRIGGER <= value <= MOST_TRIGGER:
        return False
    kinds = [kind, *(each for each in ELEMENTS if each not in (kind, ELEMENTS[element]))]
    taken = other["trigger"] if other else None
    card["trigger"] = next(t for t in (f"{each} {value}" for each in kinds) if t != taken)
    return True


def cards_of(document: Document) -> dict[str, CardDocument]:
    """The cards of a document by their codes."""
    codes = [card.code for card in read_document(document).cards]
    spells = document["spell"]
    cards = [
        card
        for kind in range(KINDS)
        for spell in spells
        if spell["element"] == ELEMENTS[kind]
        for card in spell["cards"]
    ]
    return dict(zip(codes, cards, strict=True))


def partner(document: Document, card: CardDocument) -> CardDocument | None:
    """The other card of a spell, if it has another."""
    for spell in document["spell"]:
        if any(each is card for each in spell["cards"]):
            return next((each for each in spell["cards"] if each is not card), None)
    return None


def told(card: CardDocument) -> str:
    """A card's cost and trigger."""
    return f"{card['decay']}, {card['trigger']}"


# ── what is told of it ───────────────────────────────────────────────────────────────────────


def round_rows(rounds: Sequence[Round]) -> list[dict[str, Any]]:
    """A row for each round: its figures, and what was changed for the next."""
    return [
        {
            "round": number,
            "games": each.figures.games,
            "median_turns": each.figures.median_turns,
            "first_player": round(each.figures.positions[0].rate, 4),
            "rarest_spell": round(min(spell.played.rate for spell in each.figures.spells), 4),
            "most_decided": round(max(a.decided.rate for a in each.figures.accolades), 4),
            "endless": each.figures.endless.count,
            "distance": round(each.distance, 3),
            "changes": "; ".join(
                f"{c.code} {c.before} → {c.after} ({c.why})" for c in each.changes
            ),
        }
        for number, each in enumerate(rounds)
    ]
