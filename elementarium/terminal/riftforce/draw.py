"""Drawing a Riftforce table with letters and colour.

The other side is above, one's own below, the rift between; columns grow away from the rift.
Colour only helps: every card says its guild by a pair of letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from elementarium.core.game import Message
from elementarium.core.match import Match
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.turn import GOAL
from elementarium.terminal.parts import DARK, PALE, PLAIN, QUIET, WIDEST, numbered, on_colour, track
from elementarium.words import THEY, YOU, Words

PAIRS = {guild.name: guild.pair for guild in GUILDS}
NAMES = {guild.pair: guild.name for guild in GUILDS}

HUES = {
    "fire": (14, *PLAIN),
    "earth": (32, *PLAIN),
    "light": (48, *PLAIN),
    "plant": (130, *PLAIN),
    "water": (205, *PLAIN),
    "ice": (190, *PALE),
    "shadow": (265, *DARK),
    "crystal": (320, *PLAIN),
    "thunderbolt": (55, *PLAIN),
    "air": (175, *PLAIN),
    "beast": (20, *DARK),
    "sand": (40, *PALE),
    "lava": (5, *DARK),
    "music": (290, *PLAIN),
    "acid": (90, *PLAIN),
    "star": (225, *PLAIN),
    "love": (345, *PLAIN),
    "magnet": (240, *DARK),
}

RIFT = "bold medium_purple1"
WIDEST_ELEMENTAL = len("Fi7 1♥ ••••••")


def draw_table(match: Match, seat: int | None, words: Words, width: int) -> Panel:
    """The table as a seat sees it; for onlookers seat 0 sits below."""
    width = min(width, WIDEST)
    view = match.view(seat)
    below = seat or 0
    inside = [*draw_player(view, 1 - below, words)]
    if view["phase"] != "summoner":
        inside += [Text(), *draw_rift(view, below, width - 4), Text()]
    else:
        inside.append(Text())
    inside += reversed([*draw_player(view, below, words)])
    names = [words.say("common-you") if each == seat else match.names[each] for each in (0, 1)]
    return Panel(
        Group(*inside),
        title=headline(view, 1 - below, seat, names, words),
        title_align="left",
        subtitle=headline(view, below, seat, names, words),
        subtitle_align="left",
        border_style=QUIET,
        width=width,
    )


def headline(
    view: dict[str, Any], seat: int, viewer: int | None, names: list[str], words: Words
) -> Text:
    """A player in one line: name, hand, piles, and whether it is their turn."""
    player = view["seats"][seat]
    parts = [names[seat]]
    if view["phase"] != "summoner":
        parts.append(words.say("common-hand", {"count": player["held"]}))
        parts.append(words.say("common-pile", {"count": player["pile"]}))
        discards = words.say("common-discards", {"count": player["discard"]})
        top = player["discard_top"]
        parts.append(f"{discards} ({top})" if top else discards)
    if view["to_move"] == seat:
        parts.append(words.say("common-turn", {"who": YOU if seat == viewer else THEY}))
    star = "★ " if view["start"] == seat else ""
    return Text(star + " · ".join(parts), style="bold default" if seat == viewer else "default")


def draw_player(view: dict[str, Any], seat: int, words: Words) -> Iterator[Text]:
    """A player's guilds, then the points, as seen from the edge of the table."""
    guilds = view["seats"][seat]["guilds"]
    shown = [Text.assemble(badge(PAIRS[g]), f" {guild_name(g, words)}") for g in guilds]
    yield Text("   ").join(shown)
    if view["phase"] != "summoner":
        label = words.say("riftforce-score")
        yield Text(f"{label} ").append(draw_points(view["score"][seat % 2]))


def draw_hand(view: dict[str, Any], seat: int, words: Words) -> Text | None:
    """Cards side by side; none are dealt before the draft is over."""
    if view["phase"] == "summoner":
        return None
    hand = view["seats"][seat]["hand"]
    return Text(" ").join(map(badge, hand)) if hand else Text(words.say("common-no-cards"))


def guild_name(guild: str, words: Words) -> str:
    """A guild in the player's language."""
    return words.say("riftforce-guild", {"guild": guild})


def guild_ability(guild: str, words: Words) -> str:
    """What a guild can do, with what it does besides being activated."""
    messages = ("riftforce-ability", "riftforce-note")
    return " ".join(words.say(each, {"guild": guild}) for each in messages).strip()


def badge(text: str) -> Text:
    """A card, or a guild's pair of letters, on its colour."""
    return on_colour(text, HUES[NAMES[text[:2]]])


def draw_points(points: int) -> Text:
    """The score track: twelve steps, and on past the mark."""
    return track(points, GOAL).append(f" {points}", "bold")


def draw_elemental(elemental: dict[str, Any], width: int) -> Text:
    """A card; once damaged, with the life that is left and a pip for each damage."""
    drawn = Text.assemble(badge(elemental["card"]), "*" if elemental["activated"] else " ")
    damage = elemental["damage"]
    if damage:
        drawn.append(f"{elemental['number'] - damage}♥", style="bold")
        if drawn.cell_len + 1 + damage <= width:
            drawn.append(f" {'•' * damage}", style="red")
    return drawn


def draw_rift(view: dict[str, Any], seat: int, width: int) -> Iterator[Text]:
    """Five locations side by side, the other side's columns above, one's own below."""
    us = seat % 2
    columns = [(location[1 - us], location[us]) for location in view["locations"]]
    cell = (width - 3) // len(columns)
    indent = max(0, (cell - WIDEST_ELEMENTAL + 1) // 2)
    above, below = (max(len(pair[side]) for pair in columns) for side in (0, 1))
    for row in range(max(above, 1) - 1, -1, -1):
        yield draw_row([pair[0] for pair in columns], row, cell, indent)
    places = (draw_location(i, *pair) for i, pair in enumerate(columns, 1))
    line = "".join(("═" * indent + place).ljust(cell, "═") for place in places)
    yield Text(f"   {line}", style=RIFT)
    for row in range(max(below, 1)):
        yield draw_row([pair[1] for pair in columns], row, cell, indent)


def draw_location(number: int, other: list[Any], own: list[Any]) -> str:
    """A location's number, and who controls it."""
    control = "▼" if own and not other else "▲" if other and not own else ""
    return f" {number}{control} "


def draw_row(columns: list[list[dict[str, Any]]], row: int, cell: int, indent: int) -> Text:
    """The elementals that stand equally far from the rift."""
    line = Text(f"{row + 1:>2} ", style=QUIET)
    for column in columns:
        there = row < len(column)
        drawn = draw_elemental(column[row], cell - indent) if there else Text(" ·", QUIET)
        after = cell - indent - drawn.cell_len
        line = Text.assemble(line, " " * indent, drawn, " " * after)
    return line


def draw_choices(described: Sequence[Message], words: Words) -> RenderableType:
    """Numbered choices; summoners come with what they can do."""
    if any(message != "riftforce-take" for message, _ in described):
        return numbered(described, words)
    guilds = [str(told["guild"]) for _, told in described]
    return draw_guilds(guilds, words, [f"{number:>2}" for number in range(1, len(guilds) + 1)])


def draw_help(view: dict[str, Any], seat: int, words: Words) -> Iterator[RenderableType]:
    """How to read the table, and what the guilds in play can do."""
    yield Text(words.say("riftforce-help-table"))
    yield Text()
    yield Text(words.say("riftforce-abilities"), style="bold")
    own, other = (view["seats"][each]["guilds"] for each in (seat, 1 - seat))
    yield draw_guilds([*own, *other, *view["display"]], words)


def draw_guilds(guilds: Sequence[str], words: Words, numbers: Sequence[str] = ()) -> Table:
    """Guilds with what they can do, a line each, with numbers if they can be chosen."""
    lines = Table.grid(padding=(0, 1))
    for i, guild in enumerate(guilds):
        number = [Text(numbers[i], style="bold")] if numbers else []
        name, ability = guild_name(guild, words), guild_ability(guild, words)
        lines.add_row(*number, badge(PAIRS[guild]), name, ability)
    return lines
