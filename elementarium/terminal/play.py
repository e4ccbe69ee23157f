"""A person at the table in a terminal, and programs at the other seats."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from elementarium.agents.hint import Hint, hints
from elementarium.agents.search import Search
from elementarium.core.events import Event
from elementarium.core.match import Match
from elementarium.terminal.hint import draw_hints
from elementarium.terminal.look import look_of
from elementarium.terminal.parts import QUIET
from elementarium.terminal.rules import draw_rules
from elementarium.terminal.show import draw_choices, show_hand, show_table
from elementarium.terminal.tell import Teller
from elementarium.words import Words, with_people

MOST_ECHOED = 40
"""Characters of a bad input that are shown back."""

Advise = Callable[[Match], list[Hint]]
"""Hints for the seat to move."""


def best_turn(match: Match) -> list[Hint]:
    """The best turn, as found in a second."""
    return hints(match, 1, Search(threads=os.cpu_count() or 1))


def play_in_terminal(
    match: Match,
    human_seat: int,
    choose: Callable[[Match], int],
    words: Words,
    console: Console,
    advise: Advise = best_turn,
) -> bool:
    """Play while `choose` decides for everybody else; returns whether it was played to its end."""
    return Sitting(match, human_seat, choose, words, console, advise).play()


class Sitting:
    """One game, from sitting down to getting up."""

    def __init__(
        self,
        match: Match,
        seat: int,
        choose: Callable[[Match], int],
        words: Words,
        console: Console,
        advise: Advise,
    ) -> None:
        self.match = match
        self.seat = seat
        self.choose = choose
        self.words = words
        self.console = console
        self.advise = advise
        self.teller = Teller(match, seat, words)
        self.news: list[Event] = list(match.opening)
        self.settled = len(match.history)
        """So many choices cannot be taken back any more."""

    def play(self) -> bool:
        """Play until the end, or until the player leaves."""
        try:
            while not self.match.is_over:
                if self.match.to_move != self.seat:
                    self._watch()
                elif not self._decide():
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if not self.match.is_over:
            self._line("common-farewell", self._score())
            return False
        self._show_table()
        self._show_result()
        return True

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def _watch(self) -> None:
        """Another player makes their choices."""
        seat = self.match.to_move or 0
        name = self.match.names[seat]
        with self.console.status(Text(self.words.say("common-thinking", {"name": name}))):
            while self.match.to_move == seat:
                self._apply(self.choose(self.match))

    def _decide(self) -> bool:
        """Ask until the player chose something; False when they leave."""
        self._show_table()
        self._show_choices()
        choices = self._choices()
        while True:
            text = self.console.input(Text(f"{self.words.say('common-prompt')} ", style="bold"))
            match " ".join(text.lower().split()):
                case "":
                    return True
                case "quit":
                    return False
                case "undo":
                    if self._undo():
                        return True
                case "hint":
                    self._show_hint()
                case "help" | "?":
                    self._show_help()
                case "rules":
                    self.console.print(draw_rules(self.match.game.name, self.words))
                case choice if choice in choices:
                    self._apply(choices[choice])
                    return True
                case _:
                    told = {"text": text.strip()[:MOST_ECHOED], "last": len(self.match.legal())}
                    self._line("common-unknown", told, "yellow")

    def _choices(self) -> dict[str, int]:
        """The possible choices by what can be typed for them: a number, or the notation."""
        legal = self.match.legal()
        numbers = {str(number): action for number, action in enumerate(legal, 1)}
        return numbers | {self.match.notation(action).lower(): action for action in legal}

    def _apply(self, action: int) -> None:
        own = self.match.to_move == self.seat
        events = self.match.apply(action)
        self.news += events
        if not own or any(map(self.match.game.reveals, events)):
            self.settled = len(self.match.history)

    def _undo(self) -> bool:
        """Take back the last choice, if it was one's own and nothing hidden was revealed."""
        if len(self.match.history) <= self.settled:
            self._line("common-nothing-to-undo", style="yellow")
            return False
        self.match.undo()
        self.news.clear()
        self._line("common-undone")
        return True

    # ── showing ──────────────────────────────────────────────────────────────────────────────

    def _line(self, message: str, arguments: dict[str, Any] | None = None, style: str = "") -> None:
        self.console.print(Text(self.words.say(message, arguments), style=style))

    def _show_table(self) -> None:
        """The news, then the table."""
        self.console.print()
        for line in self.teller.lines(self.news):
            self.console.print(Text(line))
        self.news.clear()
        show_table(self.match, self.seat, self.words, self.console)

    def _show_choices(self) -> None:
        """One's hand, the sentence that says what is expected, and the numbered choices."""
        label = self.words.say("common-your-hand")
        show_hand(self.match, self.seat, label, self.words, self.console)
        self.console.print()
        self.console.print(draw_choices(self.match, self.words))
        note = self.match.notation(self.match.legal()[0])
        self._line("common-commands", {"note": note}, QUIET)

    def _show_hint(self) -> None:
        """The best turn from here."""
        with self.console.status(Text(self.words.say("hint-thinking"))):
            found = self.advise(self.match)
        self.console.print(draw_hints(self.match, found, self.words))

    def _show_help(self) -> None:
        """How to choose, how to read the table, and what is worth knowing at it."""
        self._line("common-help", {"note": self.match.notation(self.match.legal()[0])})
        view = self.match.view(self.seat)
        for part in look_of(self.match.game.name).help(view, self.seat, self.words):
            self.console.print(part)

    def _show_result(self) -> None:
        """Who won."""
        match, result = self.match, self.match.returns()[self.seat]
        side = match.game.side(self.seat)
        told: dict[str, Any] = {"side": side if result > 0 else 1 - side if result < 0 else -1}
        self._line(
            "common-result", with_people(told, self.seat, match.names) | self._score(), "bold"
        )
        if (more := look_of(match.game.name).after(match, self.seat, self.words)) is not None:
            self.console.print(more)

    def _score(self) -> dict[str, int]:
        """The points of both sides."""
        score, side = self.match.view(self.seat)["score"], self.match.game.side(self.seat)
        return {"own": score[side], "other": score[1 - side]}
