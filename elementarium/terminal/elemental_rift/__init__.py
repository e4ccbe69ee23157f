"""Elemental Rift in a terminal."""

from elementarium.terminal.elemental_rift.draw import draw_hand, draw_help, draw_table
from elementarium.terminal.elemental_rift.rules import draw_example, tell_spells
from elementarium.terminal.look import Look

LOOK = Look(
    table=draw_table,
    hand=draw_hand,
    help=draw_help,
    blocks={"example": draw_example, "spells": tell_spells},
    unsaid=("ended", "laid", "resolved"),
    deeds=("started", "turn", "placed", "played", "discarded", "took", "reshuffled"),
    together=("drew",),
    apart=("turn",),
)
