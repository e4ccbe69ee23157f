"""Drawing a Riftforce table with letters and colour.

The other side is above, one's own below, the rift between; columns grow away from the rift.
Colour only helps: every card says its guild by a pair of letters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from elementarium.core.game import Message
from elementarium.core.match import Match
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.modes import GREEN, TRAINER, WHOLE_ROW, area_name
from elementarium.games.riftforce.state import side_of
from elementarium.games.riftforce.turn import GOAL
from elementarium.terminal.parts import DARK, PALE, PLAIN, QUIET, WIDEST, numbered, on_colour, track
from elementarium.terminal.riftforce.trainer import draw_trainer, draw_trainer_help
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
AREAS = {"green": "green3", "gray": "grey66"}
WIDEST_ELEMENTAL = len("Fi7 1♥ ••••••")
PARTNER = "°"
"""Marks the elementals of one's partner."""


def draw_table(match: Match, seat: int | None, words: Words, width: int) -> Panel:
    """The table as a seat sees it; for onlookers side 0 sits below."""
    width = min(width, WIDEST)
    view = match.view(seat)
    names = [
        words.say("common-you") if each == seat else name for each, name in enumerate(match.names)
    ]
    us = side_of(seat or 0)
    drawing = view["phase"] != "summoner"
    points = [[draw_score(view, side, words)] if drawing else [] for side in (us, 1 - us)]
    players = [draw_players(view, side, seat, names, words) for side in (us, 1 - us)]
    trainer = draw_trainer(view, words) if "trainer" in view else ()
    rift = [*draw_rift(view, us, seat, width - 4), Text()] if drawing else []
    return Panel(
        Group(*players[1], *trainer, *points[1], Text(), *rift, *points[0], *players[0]),
        title=title(view, 1 - us, seat, names, words),
        title_align="left",
        subtitle=title(view, us, seat, names, words),
        subtitle_align="left",
        border_style=QUIET,
        width=width,
    )


def seats_of(view: dict[str, Any], side: int) -> list[int]:
    """Who plays on a side."""
    return [seat for seat, player in enumerate(view["seats"]) if player["side"] == side]


def title(
    view: dict[str, Any], side: int, viewer: int | None, names: list[str], words: Words
) -> Text:
    """A side on the edge of the table: a player in one line, or the names of a team."""
    first, *others = seats_of(view, side)
    if not others:
        return headline(view, first, viewer, names, words)
    return Text(" & ".join(names[seat] for seat in (first, *others)), style="default")


def draw_players(
    view: dict[str, Any], side: int, viewer: int | None, names: list[str], words: Words
) -> Iterator[Text]:
    """Those of a side with their guilds; who is alone has their name on the edge."""
    seats = seats_of(view, side)
    for seat in seats:
        if len(seats) > 1:
            yield headline(view, seat, viewer, names, words)
        yield draw_guild_row(view, seat, words)


def draw_score(view: dict[str, Any], side: int, words: Words) -> Text:
    """The points of a side."""
    label = words.say("riftforce-score")
    return Text(f"{label} ").append(draw_points(view["score"][side]))


def headline(
    view: dict[str, Any], seat: int, viewer: int | None, names: list[str], words: Words
) -> Text:
    """A player in one line: name, hand, piles, and whether it is their turn."""
    player = view["seats"][seat]
    parts = [names[seat]]
    if view["phase"] != "summoner":
        kind = "riftforce-bots" if "trainer" in view and seat == TRAINER else "common"
        if kind == "common":
            parts.append(words.say("common-hand", {"count": player["held"]}))
        parts.append(words.say(f"{kind}-pile", {"count": player["pile"]}))
        discards = words.say(f"{kind}-discards", {"count": player["discard"]})
        top = player["discard_top"]
        parts.append(f"{discards} ({top})" if top else discards)
    if view["to_move"] == seat:
        parts.append(words.say("common-turn", {"who": YOU if seat == viewer else THEY}))
    star = "★ " if view["start"] == seat else ""
    return Text(star + " · ".join(parts), style="bold default" if seat == viewer else "default")


def draw_guild_row(view: dict[str, Any], seat: int, words: Words) -> Text:
    """A player's guilds, and the area they look after."""
    player = view["seats"][seat]
    shown = [Text.assemble(badge(PAIRS[g]), f" {guild_name(g, words)}") for g in player["guilds"]]
    if area := area_name(player["area"]):
        shown.append(Text(words.say("riftforce-area", {"area": area}), style=AREAS[area]))
    return Text("   ").join(shown)


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


def draw_elemental(elemental: dict[str, Any], width: int, mark: str = " ") -> Text:
    """A card; once damaged, with the life that is left and a pip for each damage."""
    drawn = Text.assemble(badge(elemental["card"]), "*" if elemental["activated"] else mark)
    damage = elemental["damage"]
    if damage:
        drawn.append(f"{elemental['number'] - damage}♥", style="bold")
        if drawn.cell_len + 1 + damage <= width:
            drawn.append(f" {'•' * damage}", style="red")
    return drawn


def draw_rift(view: dict[str, Any], us: int, viewer: int | None, width: int) -> Iterator[Text]:
    """The locations side by side, the other side's columns above, one's own below."""
    columns = [(location[1 - us], location[us]) for location in view["locations"]]
    cell = (width - 3) // len(columns)
    indent = max(0, (cell - WIDEST_ELEMENTAL + 1) // 2)
    partners = set() if viewer is None else {*seats_of(view, us)} - {viewer}
    above, below = (max(len(pair[side]) for pair in columns) for side in (0, 1))
    for row in range(max(above, 1) - 1, -1, -1):
        yield draw_row([pair[0] for pair in columns], row, cell, indent, partners)
    line = Text("   ")
    for i, pair in enumerate(columns):
        place = "═" * indent + draw_location(i + 1, *pair)
        line.append(place.ljust(cell, "═"), style=rift_style(i, len(columns)))
    yield line
    for row in range(max(below, 1)):
        yield draw_row([pair[1] for pair in columns], row, cell, indent, partners)


def rift_style(location: int, locations: int) -> str:
    """The rift is violet; along six locations it has the colours of its areas."""
    if locations == len(WHOLE_ROW):
        return RIFT
    return "bold " + AREAS["green" if location in GREEN else "gray"]


def draw_location(number: int, other: list[Any], own: list[Any]) -> str:
    """A location's number, and who controls it."""
    control = "▼" if own and not other else "▲" if other and not own else ""
    return f" {number}{control} "


def draw_row(
    columns: list[list[dict[str, Any]]], row: int, cell: int, indent: int, partners: Collection[int]
) -> Text:
    """The elementals that stand equally far from the rift."""
    line = Text(f"{row + 1:>2} ", style=QUIET)
    room = cell - max(indent, 1)  # so that neighbours never touch
    for column in columns:
        drawn = Text(" ·", QUIET)
        if row < len(column):
            mark = PARTNER if column[row]["owner"] in partners else " "
            drawn = draw_elemental(column[row], room, mark)
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
    if len(view["seats"]) > 2:
        yield Text(words.say("riftforce-help-team"))
    if "trainer" in view:
        yield draw_trainer_help(words)
    yield Text()
    yield Text(words.say("riftforce-abilities"), style="bold")
    others = [player for each, player in enumerate(view["seats"]) if each != seat]
    if "trainer" in view:
        others = []  # bots have no abilities
    guilds = [guild for player in (view["seats"][seat], *others) for guild in player["guilds"]]
    yield draw_guilds([*guilds, *view["display"]], words)


def draw_guilds(guilds: Sequence[str], words: Words, numbers: Sequence[str] = ()) -> Table:
    """Guilds with what they can do, a line each, with numbers if they can be chosen."""
    lines = Table.grid(padding=(0, 1))
    for i, guild in enumerate(guilds):
        number = [Text(numbers[i], style="bold")] if numbers else []
        name, ability = guild_name(guild, words), guild_ability(guild, words)
        lines.add_row(*number, badge(PAIRS[guild]), name, ability)
    return lines
