"""Drawing a table of Elemental Rift with letters and colour.

The rift lies in the middle, its rows and columns numbered; below it the supply, the accolades and
the players with the spells in front of them. Colour only helps: every tile is a letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from elementarium.core.match import Match
from elementarium.games.elemental_rift.cards import ELEMENTS, LETTERS
from elementarium.games.elemental_rift.state import SIDE
from elementarium.terminal.parts import PLAIN, QUIET, WIDEST, on_colour
from elementarium.words import THEY, YOU, Words

View = Mapping[str, Any]

HUES = {
    "fire": (14, *PLAIN),
    "earth": (40, *PLAIN),
    "water": (205, *PLAIN),
    "air": (175, *PLAIN),
}
LETTER_OF = dict(zip(ELEMENTS, LETTERS, strict=True))
ROOMY, NARROW = 3, 2
"""Letters that a square takes."""
FRAME = 4
"""Columns around a table."""
CLOSE = 1
"""So few missing tiles make a spell's end near."""
NEAR_END = "bold red"


def draw_table(match: Match, seat: int | None, words: Words, width: int) -> Panel:
    """The table as a seat sees it; one's own seat comes last."""
    view = match.view(seat)
    names = [
        words.say("common-you") if each == seat else name for each, name in enumerate(match.names)
    ]
    first = 0 if seat is None else seat + 1
    order = [(first + i) % match.seats for i in range(match.seats)]
    players = [part for each in order for part in draw_player(view, each, seat, names, words)]
    return Panel(
        Group(
            *draw_rift(view["rift"], min(width, WIDEST) - FRAME),
            Text(),
            *draw_middle(view, names, words),
            *players,
        ),
        title=Text(words.say("elemental-rift-turn-number", {"turn": view["turn"]})),
        title_align="left",
        border_style=QUIET,
        width=min(width, WIDEST),
    )


def badge(element: str, text: str = "") -> Text:
    """An element's letter, or something else, on its colour."""
    return on_colour(f" {text or LETTER_OF[element]} ", HUES[element])


def draw_rift(tiles: Iterable[Mapping[str, Any]], width: int = WIDEST) -> Iterator[Text]:
    """The rift: a row each, with the numbers of rows and columns; a wide one has narrow squares."""
    lying = {tuple(tile["at"]): tile["element"] for tile in tiles}
    if not lying:
        return
    rows, columns = zip(*lying, strict=True)
    wide = around(columns)
    cell = ROOMY if (len(wide) + 1) * ROOMY <= width else NARROW
    yield Text("   " + "".join(f"{column:^{cell}}" for column in wide), style=QUIET)
    for row in around(rows):
        line = Text().append(f"{row:>2} ", style=QUIET)
        for column in wide:
            element = lying.get((row, column))
            line.append(
                on_colour(f"{LETTER_OF[element]:^{cell}}", HUES[element])
                if element
                else Text(f"{'·':^{cell}}", style=QUIET)
            )
        yield line


def around(used: Sequence[int]) -> range:
    """The rows or columns in use, and one more on each side, up to the edges of the table."""
    return range(max(min(used) - 1, 0), min(max(used) + 2, SIDE))


def draw_middle(view: View, names: list[str], words: Words) -> Iterator[RenderableType]:
    """The supply, the largest groups, the pile, and the accolades."""
    for label, numbers in (("supply", view["supply"]), ("linked", view["largest"])):
        line = Text(f"{words.say(f'elemental-rift-{label}')}:")
        for element, number in numbers.items():
            line.append(" ").append(badge(element, f"{LETTER_OF[element]} {number}"))
        yield line
    pile = words.say("common-pile", {"count": view["pile"]})
    discard = words.say("common-discards", {"count": len(view["discard"])})
    newest = f" ({', '.join(view['discard'][:3])})" if view["discard"] else ""
    yield Text(f"{pile} · {discard}{newest}")
    for accolade in view["accolades"]:
        yield draw_accolade(accolade, names, words)
    yield Text()


def draw_accolade(accolade: Mapping[str, Any], names: list[str], words: Words) -> Text:
    """An accolade: its holder, its condition, and how far everybody is."""
    name = words.say("elemental-rift-accolade", {"accolade": accolade["name"]})
    told = {"element": accolade["of"], "needs": accolade["at_least"]}
    holder = "◇" if accolade["holder"] is None else f"◆ {names[accolade['holder']]}"
    merits = " : ".join(
        f"{merit}!" if seat in accolade["may"] else str(merit)
        for seat, merit in enumerate(accolade["merits"])
    )
    line = Text.assemble((f"{name} ", "bold"), f"{holder} · {merits} · ")
    return line.append(words.say("elemental-rift-goal", told), style=QUIET)


def draw_player(
    view: View, seat: int, viewer: int | None, names: list[str], words: Words
) -> Iterator[RenderableType]:
    """A player in one line, and the spells in front of them."""
    player = view["seats"][seat]
    parts = [names[seat], words.say("common-hand", {"count": player["held"]})]
    if player["known"] and seat != viewer:
        parts[-1] += f" ({', '.join(player['known'])})"
    parts.append("◆" * view["score"][seat])
    if view["to_move"] == seat:
        parts.append(words.say("common-turn", {"who": YOU if seat == viewer else THEY}))
    yield Text(" · ".join(filter(None, parts)), style="bold" if seat == viewer else "")
    for lying in player["front"]:
        yield Text("  ").append(draw_spell(view["spells"][lying["card"]], lying["card"], words))
        missing = f"{lying['linked']}/{view['spells'][lying['card']]['trigger']['value']}"
        style = NEAR_END if lying["missing"] <= CLOSE else QUIET
        yield Text(f"      {ends(view['spells'][lying['card']], words)}: {missing}", style=style)


def ends(spell: Mapping[str, Any], words: Words) -> str:
    """What ends a spell."""
    return words.say("elemental-rift-ends", spell["trigger"])


def draw_spell(spell: Mapping[str, Any], code: str, words: Words) -> Text:
    """A spell by code and name, with what it costs."""
    name = words.say("elemental-rift-spell", {"spell": spell["name"]})
    return Text.assemble(
        badge(spell["element"], code),
        (f" {name}", "bold"),
        f" · {words.say('elemental-rift-cost', spell)}",
        (f" · {words.say('elemental-rift-priority', spell)}", QUIET),
    )


def tell_effect(spell: Mapping[str, Any], words: Words) -> str:
    """What a spell does, in sentences."""
    return " ".join(tell_word(word, words) for word in spell["effect"])


def tell_word(word: Mapping[str, Any], words: Words) -> str:
    """A word of an effect as a sentence."""
    either = "-either" if word["deed"] == "retrieve" and "second" in word else ""
    return words.say(f"elemental-rift-word-{word['deed']}{either}", word)


def draw_card(spell: Mapping[str, Any], code: str, words: Words) -> Text:
    """A card in full: cost, effect, trigger."""
    line = draw_spell(spell, code, words)
    return line.append(f" · {ends(spell, words)} · {tell_effect(spell, words)}")


def draw_hand(view: View, seat: int, words: Words) -> RenderableType:
    """One's cards, a line each."""
    hand = view["seats"][seat]["hand"]
    if not hand:
        return Text(words.say("common-no-cards"))
    return Group(*(draw_card(view["spells"][code], code, words) for code in hand))


def draw_help(view: View, seat: int, words: Words) -> Iterator[RenderableType]:
    """How to read the table, and what the spells on it do."""
    yield Text(words.say("elemental-rift-help-table"))
    if view["deck"] == "reconstructed":
        yield Text(words.say("elemental-rift-deck-note"))
    yield Text()
    seen = [lying["card"] for player in view["seats"] for lying in player["front"]]
    for code in seen + view["discard"]:
        yield draw_card(view["spells"][code], code, words)
    yield Text(f"{words.say('elemental-rift-unseen')}: {', '.join(view['unseen'])}")
