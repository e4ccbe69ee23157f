"""The tables in docs/ that come from the code. `python -m tests.docs` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from elementarium.core.game import find_game
from elementarium.games.elemental_rift import actions as rift
from elementarium.games.elemental_rift import events as rift_events
from elementarium.games.elemental_rift.effect_words import EXAMPLES
from elementarium.games.elemental_rift.encode import LAYOUT as RIFT_LAYOUT
from elementarium.games.elements import actions as elements
from elementarium.games.elements import events as elements_events
from elementarium.games.elements.cards import CARDS, COPIES
from elementarium.games.elements.encode import LAYOUT as ELEMENTS_LAYOUT
from elementarium.games.elements.events import REASONS
from elementarium.games.riftforce import actions as riftforce
from elementarium.games.riftforce import events as riftforce_events
from elementarium.games.riftforce.cards import BASE_GUILDS, GUILDS
from elementarium.games.riftforce.encode import LAYOUT as RIFTFORCE_LAYOUT
from elementarium.games.riftforce.ladder import TRAINERS
from elementarium.games.riftforce.modes import ALL_MODES
from elementarium.games.riftforce.plans import RECONSTRUCTED_DECK
from elementarium.rl.environments import ENVIRONMENTS

DOCS = Path(__file__).parent.parent / "docs"
PLACE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *([str(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def riftforce_modes() -> str:
    def counted(places: Iterable[int]) -> str:
        return ", ".join(str(place + 1) if place >= 0 else "–" for place in places)

    return table(
        (
            "mode",
            "locations",
            "seats",
            "order",
            "guilds",
            "areas",
            "starting elementals at",
            "coin",
        ),
        (
            (
                mode.name,
                mode.locations,
                len(mode.guilds),
                ", ".join(map(str, mode.order)),
                ", ".join(map(str, mode.guilds)),
                ", ".join(f"{area[0] + 1}–{area[-1] + 1}" for area in mode.areas),
                counted(mode.placed),
                "yes" if mode.tosses else "no",
            )
            for mode in ALL_MODES
        ),
    )


def riftforce_guilds() -> str:
    return table(
        ("id", "guild", "pair", "set"),
        (
            (i, guild.name, guild.pair, "base" if i < BASE_GUILDS else "beyond")
            for i, guild in enumerate(GUILDS)
        ),
    )


def riftforce_actions() -> str:
    return actions_table(
        ("finish: play no more cards, activate nobody else", riftforce.FINISH),
        ("Check & Draw", riftforce.CHECK_AND_DRAW),
        ("take the summoner of a guild", riftforce.TAKE),
        ("play a card: guild × 3 + number − 5", riftforce.PLAY),
        ("discard a card to activate", riftforce.DISCARD),
        ("a location", riftforce.LOCATION),
        ("an elemental of one's own side, by its index there", riftforce.ALLY),
        ("an elemental of the other side", riftforce.ENEMY),
        ("carry out the trainer's plan", riftforce.CARRY_OUT),
        end=riftforce.ACTIONS,
    )


def riftforce_trainers() -> str:
    return table(
        ("trainer", "challenges", "&", "games won by agents"),
        ((each.name, each.challenges, each.stronger, f"{each.won:.0%}") for each in TRAINERS),
    )


def riftforce_plans() -> str:
    faces = [plan.split(" at ") for plan in RECONSTRUCTED_DECK]
    return table(
        ("location", "plans"),
        ((n, ", ".join(face for face, place in faces if place == n)) for n in "12345"),
    )


def riftforce_phases() -> str:
    return table(("id", "phase"), enumerate(riftforce.PHASES))


def elements_cards() -> str:
    rows = ((kind, name, kind + 1, COPIES[kind]) for kind, name in enumerate(CARDS))
    return table(("kind", "card", "points", "copies"), rows)


def elements_actions() -> str:
    return actions_table(
        ("play a card: its points − 1", elements.PLAY),
        ("take the top card of the chain", elements.TAKE),
        ("discard a Yin-Yang", elements.DISCARD),
        ("reveal", elements.REVEAL),
        ("surrender the round", elements.SURRENDER),
        end=elements.ACTIONS,
    )


def elements_reasons() -> str:
    return table(("id", "reason"), enumerate(REASONS))


# ── tables that every game has ───────────────────────────────────────────────────────────────


def actions_table(*ranges: tuple[str, int], end: int) -> str:
    ends = [start for _, start in ranges[1:]] + [end]
    return table(
        ("ids", "choice"),
        ((f"{start} … {end - 1}" if end - start > 1 else start, what)
         for (what, start), end in zip(ranges, ends, strict=True)),
    )  # fmt: skip


def events_table(events: Mapping[int, tuple[str, Iterable[str]]]) -> str:
    return table(
        ("id", "event", "numbers"),
        ((kind, name, ", ".join(fields)) for kind, (name, fields) in events.items()),
    )


def options_table(game: str) -> str:
    return table(
        ("option", "default", "values", "meaning"),
        (
            (f"`{option.name}`", f"`{option.default}`", ", ".join(option.choices), option.help)
            for option in find_game(game).options
        ),
    )


def observation_table(game: str, layout: Iterable[tuple[str, int]]) -> str:
    rows, start = [], 0
    for name, width in layout:
        rows.append((f"{start} … {start + width - 1}", name))
        start += width
    assert start == find_game(game).observation
    return table(("entries", "part"), rows)


def state_table(game: str) -> str:
    state = find_game(game).STATE

    def shape(name: str) -> str:
        dtype = state[name]
        return f"{dtype.base} × {' × '.join(map(str, dtype.shape))}" if dtype.shape else str(dtype)

    assert state.names is not None
    assert state.fields is not None
    return table(
        ("offset", "field", "type"),
        ((state.fields[name][1], f"`{name}`", shape(name)) for name in state.names),
    ) + f"\n{state.itemsize} bytes in all.\n"  # fmt: skip


def rift_actions() -> str:
    return actions_table(
        ("finish: play no more spells, discard no more cards", rift.FINISH),
        ("take an accolade", rift.TAKE),
        ("an element", rift.ELEMENT),
        ("a player", rift.PLAYER),
        ("play a card", rift.PLAY),
        ("discard a card", rift.DISCARD),
        ("a spell in front of somebody", rift.FRONT),
        ("a square, or its tile: row × 34 + column", rift.SQUARE),
        end=rift.ACTIONS,
    )


RIFT_QUESTIONS = {
    "over": "the game is over",
    "element": "the element of a tile to place",
    "square": "where it goes",
    "decay": "the element that decays",
    "replacement": "a vacated square for a tile of the decay element",
    "spell": "a spell to play, or finish",
    "cost": "a linked tile that pays",
    "transmuted": "a tile that is turned into another element",
    "swapped": "a tile to swap",
    "partner": "the tile it is swapped with",
    "lifted": "a tile to move",
    "put_down": "where it goes",
    "removed": "a tile that is removed",
    "group": "a linked group that decays",
    "player": "a player whose hand loses cards",
    "banished": "a spell in front of another player",
    "recalled": "a spell in front of oneself",
    "retrieved": "the element of a spell in the discard pile",
    "end": "an accolade, a card to discard, or finish",
    "discard": "another card to discard, or finish",
}

RIFT_WORDS = (
    "so many tiles of an element, each on an empty square next to the rift",
    "so many tiles, the element of each freely chosen",
    "so many tiles of the first element are exchanged, where they lie, for the second",
    "two tiles of different elements change places, so often",
    "a tile is lifted and placed elsewhere, so often",
    "so many tiles go back to the supply",
    "one linked group, of an element or of any, decays",
    "draw so many cards",
    "another player discards so many cards at random",
    "a spell in front of another player, of at most this priority, is discarded",
    "another of one's own spells in front goes back to the hand",
    "the newest spell of an element, or of one of two, comes from the discard pile to the hand",
)


def rift_phases() -> str:
    assert tuple(RIFT_QUESTIONS) == rift.PHASES
    rows = ((i, name, RIFT_QUESTIONS[name]) for i, name in enumerate(rift.PHASES))
    return table(("phase", "name", "asks for"), rows)


def rift_words() -> str:
    rows = ((f"`{word}`", means) for word, means in zip(EXAMPLES, RIFT_WORDS, strict=True))
    return table(("word", "meaning"), rows)


def environments() -> str:
    return table(
        ("PettingZoo", "Gymnasium", "OpenSpiel", "agents", "observation", "actions"),
        (
            (
                f"`{each.id}`",
                f"`{each.gymnasium_id}`",
                f"`{each.openspiel_name}`",
                len(each.deciding(each.agreed({}))),
                each.game.observation,
                each.game.ACTIONS,
            )
            for each in ENVIRONMENTS.values()
        ),
    )


TABLES: dict[str, Callable[[], str]] = {
    "riftforce_modes": riftforce_modes,
    "riftforce_plans": riftforce_plans,
    "riftforce_trainers": riftforce_trainers,
    "riftforce_guilds": riftforce_guilds,
    "riftforce_actions": riftforce_actions,
    "riftforce_phases": riftforce_phases,
    "riftforce_events": lambda: events_table(riftforce_events.EVENTS),
    "riftforce_options": lambda: options_table("riftforce"),
    "riftforce_observation": lambda: observation_table("riftforce", RIFTFORCE_LAYOUT),
    "riftforce_state": lambda: state_table("riftforce"),
    "rift_actions": rift_actions,
    "rift_phases": rift_phases,
    "rift_words": rift_words,
    "rift_events": lambda: events_table(rift_events.EVENTS),
    "rift_options": lambda: options_table("elemental-rift"),
    "rift_observation": lambda: observation_table("elemental-rift", RIFT_LAYOUT),
    "rift_state": lambda: state_table("elemental-rift"),
    "elements_cards": elements_cards,
    "elements_actions": elements_actions,
    "elements_reasons": elements_reasons,
    "elements_events": lambda: events_table(elements_events.EVENTS),
    "elements_options": lambda: options_table("elements"),
    "elements_observation": lambda: observation_table("elements", ELEMENTS_LAYOUT),
    "environments": environments,
    "elements_state": lambda: state_table("elements"),
}


def renewed(page: str) -> str:
    """A page with its tables made anew."""
    return PLACE.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], page)


if __name__ == "__main__":
    for file in sorted(DOCS.glob("*.md")):
        file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")
