"""Elements in a terminal."""

from elementarium.terminal.elements.draw import draw_hand, draw_help, draw_table
from elementarium.terminal.elements.rules import draw_example, tell_cards
from elementarium.terminal.look import Look

LOOK = Look(
    table=draw_table,
    hand=draw_hand,
    help=draw_help,
    blocks={"example": draw_example, "cards": tell_cards},
    unsaid=("ended",),
    deeds=("round", "played", "took", "discarded", "revealed", "surrendered"),
    together=("drew", "opened"),
    apart=("round",),
)
