"""Riftforce in a terminal: a table drawn, one sentence, numbered choices."""

from elementarium.terminal.play import play_in_terminal
from elementarium.terminal.show import show_position, tell_match

__all__ = ["play_in_terminal", "show_position", "tell_match"]
