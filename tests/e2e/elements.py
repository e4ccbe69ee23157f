"""Players of Elements, who know only what the page tells."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.keyboard import KeyboardPlayer
from tests.e2e.listening import ListeningPlayer
from tests.e2e.players import FingerPlayer, Player, Sight, say
from tests.e2e.scenes import ME, RANDOM, set_up
from tests.e2e.tree import Node

TAKE = say("elements-can-take")
DISCARD = say("elements-discard")
REVEAL = say("elements-reveal")
SURRENDER = say("elements-surrender")
CHAIN = say("elements-label-chain")
ASKED = say("elements-ask", {"sum": "", "limit": ""}).split(",")[0].strip()
"""How the sentence begins that says what is expected."""
LETTERS = {TAKE: "t", DISCARD: "x", REVEAL: "r", SURRENDER: "s", say("table-done"): "d"}
WILLING = 0.6
"""How often whoever may reveal does so."""


class Table(Sight):
    """What the page offers at a table of Elements."""

    @property
    def choosing(self) -> bool:
        """Whether something is expected of whoever looks."""
        return bool(self.hand or self.ready or self.offers or self.button("table-go-on"))

    @property
    def offers(self) -> list[Node]:
        """All that can be touched besides cards of the hand."""
        found = (self.named(ending) for ending in (TAKE, DISCARD, REVEAL, SURRENDER))
        return [node for node in found if node]

    def named(self, ending: str) -> Node | None:
        """A button that can be pressed, by the end of its name."""
        buttons = (node for node in self.tree.all("button") if node.enabled)
        return next((node for node in buttons if node.name.endswith(ending)), None)

    @property
    def confirming(self) -> bool:
        """Whether a choice waits for Done."""
        return self.button("table-done") is not None


class ElementsPlayer(Player):
    """Somebody who plays Elements with a mouse, by what the page says, and a little at random."""

    def look(self) -> Table:
        """What there is."""
        return Table.of(self.page)

    def choose(self, sight: Sight) -> None:
        """One choice among what is offered."""
        self.press(self.wish(sight))

    def wish(self, sight: Sight) -> Node:
        """What to press: on from a round, Done, a reveal if possible, or anything."""
        assert isinstance(sight, Table)
        first = sight.ready or sight.button("table-go-on") or sight.button("table-done")
        if first:
            return first
        reveal = sight.named(REVEAL)
        if reveal and self.chance.random() < WILLING:
            return reveal
        moves = [node for node in sight.offers if not node.name.endswith((SURRENDER, REVEAL))]
        return self.chance.choice([*sight.hand, *moves] or sight.offers)


class ElementsFingerPlayer(ElementsPlayer, FingerPlayer):
    """Somebody who plays Elements by tapping."""


class ElementsKeyboardPlayer(ElementsPlayer, KeyboardPlayer):
    """Somebody who plays Elements by keyboard: arrows in the hand, a letter for everything else."""

    def press(self, thing: Node) -> None:
        """By its letter, or walk there and press Enter."""
        letter = next((key for name, key in LETTERS.items() if thing.name.endswith(name)), None)
        if letter:
            self.page.keyboard.press(letter)
        elif thing.name == say("table-go-on"):  # it has the focus already
            self.page.keyboard.press("Enter")
        else:
            super().press(thing)


class ElementsListeningPlayer(ElementsPlayer, ListeningPlayer):
    """Somebody who plays Elements by screen reader."""

    def choose(self, sight: Sight) -> None:
        """When something is expected they have been told so."""
        self.listen()
        asked = [line for line in sight.tree.said().splitlines() if line.startswith(ASKED)]
        assert not asked or asked[0] in self.everything_heard, self.everything_heard
        ElementsPlayer.choose(self, sight)


def sit_down(page: Page, *seats: dict[str, str], points: int = 6, **options: object) -> str:
    """A new table of Elements, opened; returns its address."""
    wanted = {"points_to_win": points, **options}
    address = set_up(page, *(seats or (ME, RANDOM)), game="elements", options=wanted, hints=True)
    page.goto(address)
    return address


def chain_of(sight: Sight) -> int:
    """Cards in the chain."""
    chain = sight.tree.find("list", CHAIN)
    return len(chain.all("listitem")) if chain else 0
