"""What an elemental on the table is worth, by learned weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from elementarium.core.engine import Floats
from elementarium.games.riftforce.cards import (
    CARDS,
    CRYSTAL,
    GUILDS,
    OWNER_SHIFT,
    card_of,
    damage_on,
    guild_of,
    number_of,
)
from elementarium.games.riftforce.draft import frozen

CARD_AND_DAMAGE = (1 << OWNER_SHIFT) - 1
"""The bits of an elemental that its worth depends on."""


def traits_of(elemental: int) -> dict[str, float]:
    """An elemental's life and wounds, under the names of their weights."""
    card, damage = card_of(elemental), damage_on(elemental)
    hurt = (damage / number_of(card)) ** 2
    return {
        "life": number_of(card) - damage,
        "wound": hurt,
        "crystal_wound": hurt if guild_of(card) == CRYSTAL else 0.0,
    }


def worth_of(elemental: int, learned: dict[str, Any]) -> float:
    """What an elemental adds by being there, by its life, and by its wounds."""
    presence: float = learned["presence"][GUILDS[guild_of(card_of(elemental))].name]
    traits = traits_of(elemental)
    weights: dict[str, float] = learned["weights"]
    return presence + sum(weights[name] * value for name, value in traits.items())


def bot_traits_of(elemental: int) -> dict[str, float]:
    """A bot's presence, life and wounds, under the names of their weights: it has no guild."""
    traits = traits_of(elemental)
    return {"bot": 1.0, "bot_life": traits["life"], "bot_wound": traits["wound"]}


def bot_worth_of(elemental: int, learned: dict[str, Any]) -> float:
    """What a bot takes away from the player, as a weight that is mostly negative."""
    weights: dict[str, float] = learned["weights"]
    return sum(weights[name] * value for name, value in bot_traits_of(elemental).items())


def table_of(worth: Callable[[int, dict[str, Any]], float], learned: dict[str, Any]) -> Floats:
    """A worth for each card with each damage, as compiled rules read it."""
    elementals = range(CARD_AND_DAMAGE + 1)
    return frozen(np.array([worth(e, learned) if card_of(e) < CARDS else 0.0 for e in elementals]))
