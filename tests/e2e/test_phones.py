"""On a phone: by tap and by drag."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.e2e.players import LOCATION, REACTION, FingerPlayer, Sight, say
from tests.e2e.scenes import ME, RANDOM, set_up
from tests.e2e.tree import Node

PATH = [step / 8 for step in range(1, 9)] + [1, 1, 1]
"""A finger that is dragged rests before it is lifted; one that is not flings."""
MOMENT = 20
"""Milliseconds between two places of a finger."""


def at_table(page: Page) -> FingerPlayer:
    """A player whose action it is."""
    page.goto(set_up(page, ME, RANDOM))
    player = FingerPlayer(page)
    player.wait(lambda sight: bool(sight.hand))
    return player


def stone(sight: Sight) -> Node:
    """A location where the card in hand can go."""
    return next(node for node in sight.board if node.name.startswith(LOCATION))


def end_turn(player: FingerPlayer, held: int) -> None:
    """A card has left the hand; the turn is ended, and comes back."""
    sight = player.wait(lambda sight: len(cards(sight)) == held - 1)
    done = sight.button("table-done")
    assert done
    player.press(done)
    player.wait(lambda sight: sight.over or (bool(sight.hand) and not sight.button("table-undo")))


def cards(sight: Sight) -> list[Node]:
    """All cards in the hand, also those that cannot be chosen."""
    hand = sight.tree.find("list", "Your hand")
    return hand.all("button") if hand else []


def test_a_turn_by_tap(phone: Page):
    player = at_table(phone)
    before = player.look()
    player.press(before.hand[0])
    player.press(stone(player.wait(lambda sight: sight.picked)))
    end_turn(player, len(cards(before)))


def test_a_turn_by_drag(phone: Page):
    player = at_table(phone)
    before = player.look()
    places = [node for node in before.tree.all("button") if node.name.startswith(LOCATION)]
    drag(phone, before.hand[0].on(phone), places[2].on(phone))
    end_turn(player, len(cards(before)))


def test_a_card_dropped_nowhere_stays_in_the_hand(phone: Page):
    player = at_table(phone)
    before = player.look()
    pile = before.tree.find("img", say("riftforce-label-pile").split(":")[0])
    assert pile
    drag(phone, before.hand[0].on(phone), pile.on(phone))
    after = player.look()
    assert not after.picked
    assert len(cards(after)) == len(cards(before))


def drag(page: Page, what: Locator, where: Locator) -> None:
    """A finger goes down on something, moves, and is lifted elsewhere."""
    (x, y), (to_x, to_y) = centre(what), centre(where)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in PATH:
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
        page.wait_for_timeout(MOMENT)
    touch("touchEnd")
    page.wait_for_timeout(REACTION)


def centre(thing: Locator) -> tuple[float, float]:
    """Where one would put a finger."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
