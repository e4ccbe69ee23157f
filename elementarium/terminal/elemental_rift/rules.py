"""What the rules page of Elemental Rift leaves to be drawn: rifts, and the spells."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from elementarium.games.elemental_rift.deck import KNOWN_BY_NAME
from elementarium.games.elemental_rift.view import see_card
from elementarium.terminal.elemental_rift.draw import ends, tell_effect
from elementarium.words import Words


def tell_spells(name: str, body: str, words: Words) -> str:
    """The spells of the reconstructed deck of one element, a line each."""
    cards = {card.code: see_card(card) for card in KNOWN_BY_NAME.cards}
    return "\n".join(
        f"- `{code}` {tell_spell(spell, words)}"
        for code, spell in cards.items()
        if spell["element"] == name
    )


def tell_spell(spell: Mapping[str, Any], words: Words) -> str:
    """A spell in one line: name, cost, trigger, effect."""
    title = words.say("elemental-rift-spell", {"spell": spell["name"]})
    cost = words.say("elemental-rift-cost", spell)
    return f"**{title}** ({cost}, {ends(spell, words)}): {tell_effect(spell, words)}"


def draw_example(name: str, body: str, words: Words) -> str:
    """An example: the rift before, the rift after, and what it shows."""
    example = json.loads(body)
    pictures = [example["rift"], example["then"]] if "then" in example else [example["rift"]]
    shown = "\n  ↓\n".join("\n".join(" ".join(row) for row in rift) for rift in pictures)
    return f"```text\n{shown}\n```\n\n*{example['caption']}*"
