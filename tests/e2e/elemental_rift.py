"""Players of Elemental Rift, who know only what the page tells."""

from __future__ import annotations

import itertools
import random

from playwright.sync_api import Page

from tests.e2e.keyboard import MOST_KEYS, KeyboardPlayer
from tests.e2e.listening import ListeningPlayer
from tests.e2e.players import LOOK, MOST_LOOKS, Player, Sight, offered, say
from tests.e2e.scenes import ME, RANDOM, set_up
from tests.e2e.tree import Node, read

GRID = say("rift-label-grid")
SUPPLY = say("rift-label-supply")
ACCOLADES = say("elemental-rift-accolades")
PLAY = say("elemental-rift-play", {"card": "", "spell": ""}).split()[0]
TAKE = say("elemental-rift-take", {"held": "no", "accolade": ""}).strip()
DEEDS = [
    f". {say(f'elemental-rift-choose-{what}', {'card': '', 'spell': '', 'player': ''}).strip()}"
    for what in ("banished", "recalled", "player")
]
"""How it goes on with the name of a spell or a player that can be chosen."""
FINISHES = [say(f"elemental-rift-finish-{what}") for what in ("spells", "turn", "discards")]


class Table(Sight):
    """What the page offers at a table of Elemental Rift."""

    @property
    def squares(self) -> list[Node]:
        """Squares and tiles that can be chosen."""
        grid = self.tree.find("grid", GRID)
        return [node for node in grid.all("button") if node.enabled] if grid else []

    @property
    def elements(self) -> list[Node]:
        """Elements that can be chosen."""
        return offered(self.tree, SUPPLY)

    @property
    def chosen(self) -> bool:
        """Whether a choice waits for Done."""
        return bool(self.button("table-done") and self.button("table-cancel"))

    @property
    def finish(self) -> Node | None:
        """The button that goes on to what comes next."""
        buttons = (node for node in self.tree.all("button") if node.enabled)
        return next((node for node in buttons if node.name in FINISHES), None)

    @property
    def spells(self) -> list[Node]:
        """Spells of the hand that can be played."""
        return [node for node in self.hand if f". {PLAY} " in node.name]

    @property
    def accolades(self) -> list[Node]:
        """Accolades that can be taken."""
        found = self.tree.find("list", ACCOLADES)
        return [node for node in found.all("button") if TAKE in node.name] if found else []

    @property
    def pressable(self) -> list[Node]:
        """Spells in front and players' hands that can be chosen."""
        buttons = self.tree.all("button")
        return [node for node in buttons if any(deed in node.name for deed in DEEDS)]

    @property
    def choosing(self) -> bool:
        """Whether something is expected of whoever looks."""
        asked = (self.hand, self.squares, self.elements, self.pressable, self.finish, self.ready)
        return any(asked)


class RiftPlayer(Player):
    """Somebody who plays with a mouse: a spell where possible, an accolade as soon as possible."""

    def look(self) -> Table:
        """What there is."""
        return Table.of(self.page)

    def choose(self, sight: Sight) -> None:
        """One choice among what is offered."""
        self.press(self.wish(sight))

    def wish(self, sight: Sight) -> Node:
        """What to press: Done, an accolade, a spell, whatever it asks for, or on."""
        assert isinstance(sight, Table)
        done = sight.button("table-done") if sight.chosen else None
        first = sight.ready or done or next(iter(sight.accolades), None)
        if first:
            return first
        asked = sight.spells or sight.squares or sight.elements
        if asked:
            return self.chance.choice(asked)
        return sight.finish or self.chance.choice(sight.pressable or sight.hand)


class RiftKeyboardPlayer(RiftPlayer, KeyboardPlayer):
    """Somebody who plays by keyboard: Tab to a row of things, arrows along it or over the rift."""

    def press(self, thing: Node) -> None:
        """D is Done, whatever it is called; else walk there and press Enter."""
        if thing.name in (say("table-done"), *FINISHES):
            self.page.keyboard.press("d")
            return
        self._go(thing)
        self.page.keyboard.press("Enter")

    def _go(self, thing: Node) -> None:
        for _ in range(MOST_KEYS):
            tree = read(self.page)
            here = self.focus(tree)
            if here and here.states["ref"] == thing.states["ref"]:
                return
            self.page.keyboard.press(key_towards(tree, here, thing))
        raise AssertionError(f"no key leads to {thing.name!r}")


def key_towards(tree: Node, here: Node | None, thing: Node) -> str:
    """An arrow within the rift or the row where both are; Tab from elsewhere."""
    grid = tree.find("grid", GRID)
    rows = [row.all("button") for row in grid.all("row")] if grid else []
    at, to = place_in(rows, here), place_in(rows, thing)
    if at and to:
        (row, column), (goal, aim) = at, to
        if row != goal:
            return "ArrowDown" if goal > row else "ArrowUp"
        return "ArrowRight" if aim > column else "ArrowLeft"
    lists = [each.all("button") for each in tree.all("list")]
    near, far = place_in(lists, here), place_in(lists, thing)
    if near and far and near[0] == far[0]:
        return "ArrowRight" if far[1] > near[1] else "ArrowLeft"
    return "Tab"


def place_in(rows: list[list[Node]], thing: Node | None) -> tuple[int, int] | None:
    """Row and place of a thing."""
    for number, row in enumerate(rows):
        for place, node in enumerate(row):
            if thing and node.states["ref"] == thing.states["ref"]:
                return number, place
    return None


class RiftListeningPlayer(RiftPlayer, ListeningPlayer):
    """Somebody who plays by screen reader."""

    def choose(self, sight: Sight) -> None:
        """What is expected has been said."""
        self.listen()
        RiftPlayer.choose(self, sight)


PRESS = """([play, chance]) => {
  if (document.querySelector(".ending")) return "over";
  const press = (thing) => { thing.click(); return "pressed"; };
  const done = document.querySelector(".done:not(:disabled)");
  const lit = [...document.querySelectorAll(".is-choosable")].map((each) => each.closest("button"));
  const called = ({ ariaLabel }, deed) => ariaLabel.includes(deed);
  const wish = lit.find(({ dataset }) => dataset.spot.startsWith("accolade"))
    ?? lit.find((each) => each.dataset.spot.startsWith("hand") && called(each, `. ${play} `));
  if (done && document.querySelector(".is-chosen")) return press(done);
  if (wish ?? done) return press(wish ?? done);
  return lit.length ? press(lit[Math.floor(lit.length * chance)]) : "waiting";
}"""
"""The same choices as `RiftPlayer` makes, pressed where they are found."""


def play_through(*pages: Page) -> None:
    """A whole game, quickly: it takes many choices, and reading all of a page takes a while."""
    chance = random.Random(len(pages))
    for page in itertools.islice(itertools.cycle(pages), MOST_LOOKS):
        while (told := page.evaluate(PRESS, [PLAY, chance.random()])) == "pressed":
            page.wait_for_timeout(1)
        if told == "over":
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError("the game has no end")


def sit_down(page: Page, *others: dict[str, str]) -> str:
    """A new table of Elemental Rift, opened; returns its address."""
    seats = (ME, *(others or (RANDOM,)))
    address = set_up(page, *seats, game="elemental-rift", options={"seats": len(seats)}, hints=True)
    page.goto(address)
    return address
