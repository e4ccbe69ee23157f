"""What can be agreed before a Riftforce game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.errors import BadOption, NotationError
from elementarium.core.game import Option
from elementarium.games.riftforce.cards import BASE_GUILDS
from elementarium.games.riftforce.notation import read_guild
from elementarium.games.riftforce.setup import (
    BASE,
    DRAFTS,
    DUEL_SEATS,
    GUILD_SETS,
    MODES,
    OPTIONS,
    STOLEN_RETURNS,
)
from elementarium.games.riftforce.state import GUILDS_EACH


def read_decks(value: Any) -> list[list[str]]:
    """Guild lists, one a seat: lists of names, or "fire,water,light,plant/earth,ice,air,sand"."""
    if isinstance(value, str):
        value = [deck.split(",") for deck in value.split("/")] if value else []
    if not isinstance(value, list) or not all(isinstance(deck, list) for deck in value):
        raise ValueError(f"expected a list of guilds for each seat, got {value!r}")
    decks = [[str(name).strip() for name in deck] for deck in value]
    try:
        for deck in decks:
            for name in deck:
                read_guild(name)
    except NotationError as error:
        raise ValueError(error.reason) from None
    names = [name for deck in decks for name in deck]
    if len(set(names)) < len(names):
        raise ValueError("expected every guild at most once")
    return decks


RIFTFORCE_OPTIONS = (
    Option("mode", "duel", "how many play, and how", choices=MODES),
    Option("guilds", "base", "the ten of the base game, or all eighteen", choices=GUILD_SETS),
    Option("draft", "standard", "pick in turn, at random, or as given in decks", choices=DRAFTS),
    Option("decks", [], "with a fixed draft: four guilds a seat", read=read_decks),
    Option("stolen_return", "captor", "where a captured elemental goes when it is destroyed",
           choices=STOLEN_RETURNS),
)  # fmt: skip


def seats(options: Mapping[str, Any]) -> int:
    """How many seats a table with these options has."""
    return DUEL_SEATS


def pack(options: Mapping[str, Any]) -> np.record:
    """Checked options, as the record that set-up reads."""
    packed = np.zeros(1, OPTIONS).view(np.recarray)[0]
    packed.mode = MODES.index(options["mode"])
    packed.guild_set = GUILD_SETS.index(options["guilds"])
    packed.draft = DRAFTS.index(options["draft"])
    packed.stolen_return = STOLEN_RETURNS.index(options["stolen_return"])
    decks = options["decks"]
    if options["draft"] != "fixed":
        if decks:
            raise BadOption("option decks: goes with draft fixed")
        return packed  # type: ignore[no-any-return]
    if [len(deck) for deck in decks] != [GUILDS_EACH] * seats(options):
        raise BadOption(f"option decks: expected {GUILDS_EACH} guilds for each of the seats")
    for seat, deck in enumerate(decks):
        for i, name in enumerate(deck):
            guild = read_guild(name)
            if packed.guild_set == BASE and guild >= BASE_GUILDS:
                raise BadOption(f"option decks: {name} needs guilds beyond")
            packed.fixed[seat, i] = guild + 1
    return packed  # type: ignore[no-any-return]
