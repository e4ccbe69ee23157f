"""The tables in docs/ that come from the code. `python -m tests.docs` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from elementarium.core.game import find_game
from elementarium.games.riftforce import actions
from elementarium.games.riftforce.cards import BASE_GUILDS, GUILDS
from elementarium.games.riftforce.encode import LAYOUT, OBSERVATION
from elementarium.games.riftforce.events import EVENTS
from elementarium.games.riftforce.state import STATE

DOCS = Path(__file__).parent.parent / "docs"
PLACE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *([str(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def riftforce_guilds() -> str:
    return table(
        ("id", "guild", "pair", "set"),
        (
            (i, guild.name, guild.pair, "base" if i < BASE_GUILDS else "beyond")
            for i, guild in enumerate(GUILDS)
        ),
    )


def riftforce_actions() -> str:
    ranges = [
        ("finish: play no more cards, activate nobody else", actions.FINISH),
        ("Check & Draw", actions.CHECK_AND_DRAW),
        ("take the summoner of a guild", actions.TAKE),
        ("play a card: guild × 3 + number − 5", actions.PLAY),
        ("discard a card to activate", actions.DISCARD),
        ("a location", actions.LOCATION),
        ("an elemental of one's own side, by its index there", actions.ALLY),
        ("an elemental of the other side", actions.ENEMY),
    ]
    ends = [start for _, start in ranges[1:]] + [actions.ACTIONS]
    return table(
        ("ids", "choice"),
        ((f"{start} … {end - 1}" if end - start > 1 else start, what)
         for (what, start), end in zip(ranges, ends, strict=True)),
    )  # fmt: skip


def riftforce_phases() -> str:
    return table(("id", "phase"), enumerate(actions.PHASES))


def riftforce_events() -> str:
    return table(
        ("id", "event", "numbers"),
        ((kind, name, ", ".join(fields)) for kind, (name, fields) in EVENTS.items()),
    )


def riftforce_options() -> str:
    return table(
        ("option", "default", "values", "meaning"),
        (
            (f"`{option.name}`", f"`{option.default}`", ", ".join(option.choices), option.help)
            for option in find_game("riftforce").options
        ),
    )


def riftforce_observation() -> str:
    rows, start = [], 0
    for name, size in LAYOUT:
        rows.append((f"{start} … {start + size - 1}", name))
        start += size
    assert start == OBSERVATION
    return table(("entries", "part"), rows)


def riftforce_state() -> str:
    def shape(name: str) -> str:
        dtype = STATE[name]
        return f"{dtype.base} × {' × '.join(map(str, dtype.shape))}" if dtype.shape else str(dtype)

    assert STATE.names is not None
    assert STATE.fields is not None
    return table(
        ("offset", "field", "type"),
        ((STATE.fields[name][1], f"`{name}`", shape(name)) for name in STATE.names),
    ) + f"\n{STATE.itemsize} bytes in all.\n"  # fmt: skip


TABLES: dict[str, Callable[[], str]] = {
    function.__name__: function
    for function in (
        riftforce_guilds,
        riftforce_actions,
        riftforce_phases,
        riftforce_events,
        riftforce_options,
        riftforce_observation,
        riftforce_state,
    )
}


def renewed(page: str) -> str:
    """A page with its tables made anew."""
    return PLACE.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], page)


if __name__ == "__main__":
    for file in sorted(DOCS.glob("*.md")):
        file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")
