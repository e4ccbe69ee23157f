"""Somebody who plays by keyboard: a focus that is walked from thing to thing."""

from __future__ import annotations

from tests.e2e.players import BOARD, DISPLAY, HAND, Player, say
from tests.e2e.tree import Node, read

LETTERS = {say("table-done"): "d"}
"""Buttons that have a key of their own."""
MOST_KEYS = 200
Place = tuple[str, int, int]
"""In which list, in which column of it, and how far down."""


class KeyboardPlayer(Player):
    """Somebody who has a keyboard and nothing else, and knows where the focus is by its name."""

    def press(self, thing: Node) -> None:
        """Walk there and press Enter; some buttons have a letter."""
        letter = LETTERS.get(thing.name)
        if letter:
            self.page.keyboard.press(letter)
            return
        self._walk(thing)
        self.page.keyboard.press("Enter")

    def go_to(self, role: str, name: str) -> None:
        """Tab until the focus is there."""
        for _ in range(MOST_KEYS):
            here = self.focus(read(self.page))
            if here and here.role == role and here.name.startswith(name):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach the {role} {name!r}")

    def focus(self, tree: Node) -> Node | None:
        """What has the focus."""
        return next((node for node in tree.walk() if "active" in node.states), None)

    def _walk(self, thing: Node) -> None:
        """Tab to the list that the thing is in, then arrows within it."""
        for _ in range(MOST_KEYS):
            tree = read(self.page)
            here = self.focus(tree)
            if here and here.states["ref"] == thing.states["ref"]:
                return
            for key in keys_towards(places_in(tree), here, thing):
                self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing.name!r}")


def places_in(tree: Node) -> dict[str, Place]:
    """Where everything on the table is, by reference."""
    places: dict[str, Place] = {}
    for name in (HAND, DISPLAY):
        cards = tree.find("list", name)
        for index, card in enumerate(cards.all("button") if cards else ()):
            places[card.states["ref"]] = (name, index, 0)
    board = tree.find("list", BOARD)
    for column, location in enumerate(board.children if board else ()):
        for row, node in enumerate(downwards(location)):
            places[node.states["ref"]] = (BOARD, column, row)
    return places


def downwards(location: Node) -> list[Node]:
    """A location from top to bottom: the others' last comes first."""
    theirs, stone, ours = location.children
    return [*reversed(theirs.all("button")), stone, *ours.all("button")]


def keys_towards(places: dict[str, Place], here: Node | None, thing: Node) -> list[str]:
    """The keys that bring the focus nearer: to the list, along it to the column, down or up."""
    at = places.get(here.states["ref"]) if here else None
    to = places.get(thing.states["ref"])
    if at is None or to is None or at[0] != to[0]:
        return ["Tab"]
    across, down = to[1] - at[1], to[2] - at[2]
    if across:
        return ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across)
    return ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
