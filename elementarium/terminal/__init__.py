"""A game in a terminal: a table drawn, one sentence, numbered choices."""

from elementarium.terminal.hint import show_hints
from elementarium.terminal.opponents import draw_opponents, names_at, opponent, opponents
from elementarium.terminal.play import play_in_terminal
from elementarium.terminal.rules import draw_rules
from elementarium.terminal.show import show_position, tell_match

__all__ = [
    "draw_opponents",
    "draw_rules",
    "names_at",
    "opponent",
    "opponents",
    "play_in_terminal",
    "show_hints",
    "show_position",
    "tell_match",
]
