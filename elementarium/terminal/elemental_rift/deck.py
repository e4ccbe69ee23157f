"""A deck of Elemental Rift as a list."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.games.elemental_rift.deck import RECONSTRUCTED, Deck
from elementarium.games.elemental_rift.effect_words import NAMES
from elementarium.games.elemental_rift.view import see_card
from elementarium.terminal.elemental_rift.draw import badge, draw_card
from elementarium.words import Words


def draw_deck(deck: Deck, words: Words) -> Group:
    """Tiles and what they decay into, accolades, spells."""
    parts: list[RenderableType] = [Text(deck.name, style="bold")]
    if deck.name == RECONSTRUCTED:
        parts.append(Text(words.say("elemental-rift-deck-note")))
    for kind, element in enumerate(ELEMENTS):
        into = ELEMENTS[deck.decays_to[kind]]
        name = words.say("elemental-rift-element", {"element": element})
        parts.append(Text.assemble(badge(element), f" {name} × {deck.tiles[kind]} → ", badge(into)))
    for accolade in deck.accolades:
        title = words.say("elemental-rift-accolade", {"accolade": accolade.name})
        goal = {"element": NAMES[accolade.of], "needs": accolade.needs}
        parts.append(Text.assemble((f"{title}: ", "bold"), words.say("elemental-rift-goal", goal)))
    parts += [draw_card(see_card(card), card.code, words) for card in deck.cards]
    return Group(*parts)
