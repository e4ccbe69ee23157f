"""What can be agreed before a Riftforce game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np

from elementarium.core.errors import BadOption, NotationError
from elementarium.core.game import Option
from elementarium.core.records import records
from elementarium.games.riftforce.cards import BASE_GUILDS, LOWEST, NUMBERS
from elementarium.games.riftforce.modes import MODE_OF, MODES, SOLO, TRAINER
from elementarium.games.riftforce.notation import read_guild
from elementarium.games.riftforce.plans import (
    RECONSTRUCTED,
    deck_plans,
    read_deck,
    read_deck_file,
)
from elementarium.games.riftforce.reach import STRONGER_BY
from elementarium.games.riftforce.setup import BASE, DRAFTS, GUILD_SETS, OPTIONS, STOLEN_RETURNS


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


MOST_STARS = 4
CHALLENGES = tuple(
    "-".join(map(str, stars)) for stars in product(range(1, MOST_STARS + 1), repeat=NUMBERS)
)
"""Stars for the trainer's 5, 6 and 7: 1-2-1."""


def read_challenges(value: Any) -> str:
    """One of all the challenges there are."""
    if not isinstance(value, str) or value not in CHALLENGES:
        raise ValueError(f"expected stars from 1 to 4 for 5, 6 and 7, such as 1-2-1, got {value!r}")
    return value


WITH_TRAINER = ("mode", "solo")
NOT_STRONGER = "none"
STRONGER = (
    NOT_STRONGER,
    *(f"{LOWEST + i}:{face}" for i in range(NUMBERS) for face in STRONGER_BY),
)

TRAINER_OPTIONS = (
    Option("challenges", "1-1-1", "the trainer's challenges: stars, 1 to 4, for 5, 6 and 7",
           read=read_challenges, goes_with=WITH_TRAINER),
    Option("stronger", NOT_STRONGER, "the & card: bots of a number move, or one is mended, first",
           choices=STRONGER, goes_with=WITH_TRAINER),
    Option("plans", RECONSTRUCTED, "the trainer's plan deck: reconstructed, or a list of 20 plans",
           read=read_deck, read_file=read_deck_file, goes_with=WITH_TRAINER),
)  # fmt: skip

RIFTFORCE_OPTIONS = (
    Option("mode", "duel", "how many play, and how", choices=MODES),
    Option("guilds", "base", "the ten of the base game, or all eighteen; only duels have a choice",
           choices=GUILD_SETS),
    Option("draft", "standard", "pick in turn, at random, or as given in decks", choices=DRAFTS),
    Option("decks", [], "with a fixed draft: the guilds of each seat", read=read_decks),
    Option("stolen_return", "captor", "where a captured elemental goes when it is destroyed",
           choices=STOLEN_RETURNS),
    *TRAINER_OPTIONS,
)  # fmt: skip


def seats(options: Mapping[str, Any]) -> int:
    """How many seats a table with these options has."""
    return len(MODE_OF[options["mode"]].guilds)


def idle(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The trainer sits at a seat, and decides nothing."""
    return (TRAINER,) if options["mode"] == MODES[SOLO] else ()


def implied(given: Mapping[str, Any]) -> dict[str, Any]:
    """A mode that needs all eighteen guilds has them without being asked."""
    beyond = [mode.name for mode in MODE_OF.values() if mode.needs_beyond]
    return {"guilds": "beyond"} if given.get("mode") in beyond else {}


def pack(options: Mapping[str, Any]) -> np.record:
    """Checked options, as the record that set-up reads."""
    packed = records(np.zeros(1, OPTIONS))[0]
    mode = MODE_OF[options["mode"]]
    packed.mode = MODES.index(mode.name)
    packed.guild_set = GUILD_SETS.index(options["guilds"])
    packed.draft = DRAFTS.index(options["draft"])
    packed.stolen_return = STOLEN_RETURNS.index(options["stolen_return"])
    if mode.needs_beyond and packed.guild_set == BASE:
        raise BadOption(f"option guilds: {mode.name} needs beyond, all eighteen")
    decks = options["decks"]
    if options["draft"] == "fixed":
        pack_decks(packed, decks, mode.guilds)
    elif decks:
        raise BadOption("option decks: goes with draft fixed")
    if mode.name == MODES[SOLO]:
        pack_trainer(packed, options)
    return packed  # type: ignore[no-any-return]


def pack_trainer(packed: np.record, options: Mapping[str, Any]) -> None:
    """The trainer that was agreed, in the fields that options and record have alike."""
    packed.challenges[:] = [int(stars) for stars in options["challenges"].split("-")]
    packed.plans[:] = deck_plans(options["plans"])
    if options["stronger"] != NOT_STRONGER:
        number, face = options["stronger"].split(":")
        packed.stronger = int(number) - LOWEST + 1
        packed.stronger_by = STRONGER_BY.index(face)


def pack_decks(packed: np.record, decks: list[list[str]], sizes: tuple[int, ...]) -> None:
    """The guilds that were agreed, as many as each seat plays with."""
    if tuple(map(len, decks)) != sizes:
        expected = f"{sizes[0]} guilds for each of the seats"
        if len(set(sizes)) > 1:
            expected = f"{', '.join(map(str, sizes))} guilds for the {len(sizes)} seats"
        raise BadOption(f"option decks: expected {expected}")
    for seat, deck in enumerate(decks):
        for i, name in enumerate(deck):
            guild = read_guild(name)
            if packed.guild_set == BASE and guild >= BASE_GUILDS:
                raise BadOption(f"option decks: {name} needs guilds beyond")
            packed.fixed[seat, i] = guild + 1
