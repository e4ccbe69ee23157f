"""Makes the pictures of the README and the docs: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.terminal.riftforce.draw import draw_hand, draw_table
from elementarium.terminal.show import draw_choices
from elementarium.words import Words

HERE = Path(__file__).parent
WIDTH = 96
SEED = 20
DECISIONS = 70


def riftforce() -> Console:
    """A duel in the middle of things, as the player to move sees it."""
    match = Match("riftforce", {"guilds": "beyond"}, SEED, ["Anna", "Boris"])
    agent = make_agent("greedy", SEED)
    while len(match.history) < DECISIONS or match.view(None)["phase"] != "next_elemental":
        match.apply(agent.choose(match))
    seat, words = match.to_move or 0, Words("en")
    console = Console(width=WIDTH, record=True, file=io.StringIO())
    console.print(draw_table(match, seat, words, WIDTH))
    hand = draw_hand(match.view(seat), seat, words)
    assert hand
    console.print(Text.assemble("Your hand  ", hand))
    console.print()
    console.print(draw_choices(match, words))
    return console


if __name__ == "__main__":
    picture = riftforce().export_svg(title="Elementarium: Riftforce", unique_id="riftforce")
    without_fonts = re.sub(r"\s*@font-face {.*?}", "", picture, flags=re.DOTALL)  # nothing remote
    (HERE / "riftforce.svg").write_text(without_fonts, encoding="utf-8")
