"""Showing hints: the best turns with their chances, and dimmed what usually follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from elementarium.agents.hint import Hint, Reply, Step
from elementarium.core.match import Match
from elementarium.terminal.parts import QUIET
from elementarium.terminal.show import show_hand, show_table
from elementarium.words import THEY, YOU, Words

BAR = 20
"""Cells of the bar that shows a chance."""
RARE = 0.1
"""What follows a turn more rarely than this is not worth telling."""


def show_hints(match: Match, hints: Sequence[Hint], words: Words, console: Console) -> None:
    """The table as the seat to move sees it, and its best turns."""
    seat = match.to_move or 0
    show_table(match, seat, words, console)
    show_hand(match, seat, words.say("common-your-hand"), words, console)
    console.print()
    console.print(draw_hints(match, hints, words))


def draw_hints(match: Match, hints: Sequence[Hint], words: Words) -> Group:
    """The best turns, and how sure that is."""
    lines = Table.grid(padding=(0, 1))
    for rank, hint in enumerate(hints, 1):
        if rank > 1:
            lines.add_row()
        lines.add_row(Text(f"{rank:>2}", style="bold"), Group(*draw_hint(match, hint, words)))
    worlds = words.say("hint-worlds", {"count": hints[0].worlds})
    title = words.say("hint-title", {"count": len(hints)})
    return Group(Text(title, style="bold"), lines, Text(worlds, style=QUIET))


def draw_hint(match: Match, hint: Hint, words: Words) -> Iterator[Text]:
    """A turn: its chance, its steps, and what usually follows."""
    chance = words.say("hint-chance", {"percent": percent(hint.chance)})
    yield Text.assemble(draw_bar(hint.chance), f" {chance}")
    yield Text(told_turn(hint.turn, words))
    for reply in takewhile(lambda reply: reply.share >= RARE, hint.line):
        yield Text(told_reply(match, reply, words), style=QUIET)


def draw_bar(chance: float) -> Text:
    """A chance as a bar."""
    full = round(BAR * chance)
    return Text.assemble(("█" * full, "green"), ("░" * (BAR - full), QUIET))


def told_turn(turn: Sequence[Step], words: Words) -> str:
    """The choices of a turn, one after the other."""
    return " → ".join(words(step.message) for step in turn)


def told_reply(match: Match, reply: Reply, words: Words) -> str:
    """Who does what next, and how often."""
    told = {
        "who": YOU if reply.seat == match.to_move else THEY,
        "name": match.names[reply.seat],
        "percent": percent(reply.share),
    }
    return f"{words.say('hint-then', told)} {told_turn(reply.turn, words)}"


def percent(share: float) -> int:
    """A share in hundredths; none and all only where it is exactly that."""
    return round(100 * share) if share in (0, 1) else min(max(round(100 * share), 1), 99)
