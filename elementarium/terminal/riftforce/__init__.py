"""Riftforce in a terminal."""

from elementarium.terminal.look import Look
from elementarium.terminal.riftforce.draw import draw_choices, draw_hand, draw_help, draw_table
from elementarium.terminal.riftforce.rules import draw_example, tell_guilds
from elementarium.terminal.riftforce.trainer import draw_next

LOOK = Look(
    table=draw_table,
    hand=draw_hand,
    help=draw_help,
    choices=draw_choices,
    after=draw_next,
    blocks={"example": draw_example, "guilds": tell_guilds},
    unsaid=("shown", "turn", "round", "ended", "foreseen"),
    deeds=(
        "started",
        "dealt",
        "taken",
        "placed",
        "played",
        "discarded",
        "activated",
        "checked",
        "planned",
    ),
    together=("drew",),
    apart=("turn",),
)
