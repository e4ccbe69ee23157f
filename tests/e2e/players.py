"""Players who know only what the page tells, and point at it with a mouse or a finger."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Page

from elementarium.words import Words
from tests.e2e.tree import Node, read

say = Words("en").say

LONGEST_WAIT = 180.0
"""Seconds for the other side to choose; the very first time its rules are compiled."""
SHORT_WAIT = 30.0
"""Seconds for the page to do what nobody has to think about."""
LOOK = 100
"""Milliseconds between two looks."""
REACTION = 450
"""Milliseconds that a person takes; a button that has just appeared does not answer sooner."""
MOST_CHOICES = 2000
MOST_LOOKS = 20_000


@dataclass
class Sight:
    """What the page offers: cards in the hand, things on the board, summoners, buttons."""

    tree: Node
    hand: list[Node]
    board: list[Node]
    display: list[Node]

    @classmethod
    def of(cls, page: Page) -> Self:
        """A look at a page."""
        tree = read(page)
        return cls(tree, *(offered(tree, name) for name in (HAND, BOARD, DISPLAY)))

    def button(self, message: str) -> Node | None:
        """A button that can be pressed, by its message."""
        node = self.tree.find("button", say(message))
        return node if node and node.enabled else None

    @property
    def over(self) -> bool:
        """Whether the end screen is there."""
        return self.tree.find("button", say("table-rematch")) is not None

    @property
    def choosing(self) -> bool:
        """Whether something is expected of whoever looks."""
        offers = self.hand or self.board or self.display or self.ready
        buttons = ("table-done", "table-go-on", "riftforce-check")
        return bool(offers or any(self.button(message) for message in buttons))

    @property
    def ready(self) -> Node | None:
        """The button of whoever has been passed the device."""
        return self.tree.find("button", READY)

    @property
    def confirming(self) -> bool:
        """Whether a choice that ends the turn waits for Done."""
        staged = self.button("table-done") and self.button("table-cancel")
        return bool(staged) and not (self.picked and self.board)

    @property
    def picked(self) -> bool:
        """Whether a card of the hand is picked up."""
        return any("pressed" in card.states for card in self.hand)


HAND = say("riftforce-label-hand", {"count": 7}).split(":")[0]
BOARD = say("riftforce-label-board")
DISPLAY = say("riftforce-label-display")
IN_HAND = 'data-spot="hand:'
"""What marks a card of a hand in the page's source."""
LOCATION = say("riftforce-label-location", {"control": "empty", "location": ""}).split()[0]
READY = say("table-pass-ready", {"name": ""}).strip()
TAKE = say("riftforce-take", {"guild": ""}).strip()


def offered(tree: Node, name: str) -> list[Node]:
    """What can be pressed in a list."""
    group = tree.find("list", name)
    return [node for node in group.all("button") if node.enabled] if group else []


SEEN = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const spots = parts.flatMap((down) =>
    parts.map((across) => ({ x: left + width * across, y: top + height * down })));
  return spots.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y)));
}"""
"""The first of some points of a thing where nothing lies over it."""
SEEN_AFTER_SCROLLING = f"thing => {{ thing.scrollIntoView(); return ({SEEN})(thing); }}"


class Player:
    """Somebody who plays with a mouse, by what the page says, and a little at random."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def press(self, thing: Node) -> None:
        """Point at what is seen of it and click."""
        self.page.mouse.click(*self.spot(thing))

    def spot(self, thing: Node) -> tuple[float, float]:
        """Where it can be seen: cards in a column lie half under each other."""
        there = thing.on(self.page)
        spot = there.evaluate(SEEN) or there.evaluate(SEEN_AFTER_SCROLLING)
        assert spot, f"nothing is to be seen of {thing.name!r}"
        return spot["x"], spot["y"]

    def look(self) -> Sight:
        """What there is."""
        return Sight.of(self.page)

    def wait(self, until: Callable[[Sight], bool], seconds: float = SHORT_WAIT) -> Sight:
        """Watch the page until something is so."""
        for _ in range(int(seconds * 1000 / LOOK)):
            sight = self.look()
            if until(sight):
                return sight
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"nothing happened any more:\n{sight.tree.said()}")

    def choose(self, sight: Sight) -> None:
        """One choice among what is offered."""
        wish = self.wish(sight)
        if wish is sight.button("riftforce-check"):
            self.page.wait_for_timeout(REACTION)
        self.press(wish)

    def wish(self, sight: Sight) -> Node:
        """What to press: a card, then where it goes, then Done."""
        done, check = sight.button("table-done"), sight.button("riftforce-check")
        if sight.ready:
            return sight.ready
        if sight.display:
            return take(sight) or self.chance.choice(sight.display)
        if done and sight.confirming:
            return done
        if sight.board:
            return self._on_board(sight.board)
        if check and (len(sight.hand) < 4 or self.chance.random() < 0.3):
            return check
        if done and (not sight.hand or self.chance.random() < 0.3):
            return done
        return self.chance.choice(sight.hand)

    def _on_board(self, board: list[Node]) -> Node:
        """An elemental rather than a location: who only plays cards never wins."""
        elementals = [node for node in board if not node.name.startswith(LOCATION)]
        alike = elementals if elementals and self.chance.random() < 0.8 else board
        return self.chance.choice(alike)

    def play_on(self, until: Callable[[Sight], bool] = lambda sight: sight.over) -> Sight:
        """Play until something is so: by default, to the end of the game."""
        for _ in range(MOST_CHOICES):
            sight = self.wait(lambda sight: until(sight) or sight.choosing, LONGEST_WAIT)
            if until(sight):
                return sight
            self.choose(sight)
        raise AssertionError(f"the game has no end:\n{sight.tree.said()}")


def take(sight: Sight) -> Node | None:
    """The button that confirms a pick in the draft."""
    pressed = [node for node in sight.display if "pressed" in node.states]
    return sight.tree.find("button", TAKE) if pressed else None


class FingerPlayer(Player):
    """Somebody who plays by tapping."""

    def press(self, thing: Node) -> None:
        """Tap on what is seen of it."""
        self.page.touchscreen.tap(*self.spot(thing))


def play_together(
    players: Sequence[Player], until: Callable[[Sight], bool] = lambda sight: sight.over
) -> None:
    """Whoever is asked chooses, until something is so for one of them."""
    for player in itertools.islice(itertools.cycle(players), MOST_LOOKS):
        while (sight := player.look()).choosing and not until(sight):
            player.choose(sight)
        if until(sight):
            return
    raise AssertionError("the game has no end")


def required(thing: Node | None) -> Node:
    """Something that must be there."""
    assert thing
    return thing
