"""What goes wrong for people: slips, reloads, a server that loses its power."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.players import LOCATION, Player, Sight, required, say
from tests.e2e.scenes import GENTLE, ME, RANDOM, sit_down
from tests.e2e.visitors import Visitors

BACK = 30_000
"""Milliseconds until a page has found its server again, on a busy machine."""


def board_of(sight: Sight) -> list[str]:
    """Who stands where, without what can be done with them."""
    board = sight.tree.find("list", say("riftforce-label-board"))
    assert board
    return [node.name.split(", can ")[0].split(". ")[0] for node in board.all("button")]


def hand_of(sight: Sight) -> list[str]:
    """The cards in the hand."""
    hand = sight.tree.find("list", "Your hand")
    assert hand
    return sorted(node.name.split(",")[0] for node in hand.all("button"))


def place_a_card(player: Player) -> Sight:
    """One card is played, and the turn is not over."""
    player.press(player.wait(lambda sight: bool(sight.hand)).hand[0])
    lit = player.wait(lambda sight: sight.picked and bool(sight.board))
    player.press(next(node for node in lit.board if node.name.startswith(LOCATION)))
    return player.wait(lambda sight: bool(sight.button("table-undo")) and not sight.picked)


def test_a_choice_can_be_taken_back(desktop: Page):
    player = sit_down(desktop, ME, RANDOM)
    before = player.look()
    after = place_a_card(player)
    assert board_of(after) != board_of(before)
    player.press(required(after.button("table-undo")))
    back = player.wait(lambda sight: bool(sight.hand) and not sight.button("table-undo"))
    assert board_of(back) == board_of(before)
    assert hand_of(back) == hand_of(before)


def test_a_reload_in_mid_turn_loses_nothing(desktop: Page):
    player = sit_down(desktop, ME, RANDOM)
    before = place_a_card(player)
    desktop.reload()
    after = player.wait(lambda sight: sight.choosing)
    assert board_of(after) == board_of(before)
    assert hand_of(after) == hand_of(before)
    player.press(required(after.button("table-undo")))
    player.wait(lambda sight: len(hand_of(sight)) == len(hand_of(before)) + 1)


def test_a_slip_does_not_end_the_turn(desktop: Page):
    player = sit_down(desktop, ME, GENTLE)
    staged = player.play_on(lambda sight: sight.confirming or sight.over)
    assert say("table-confirm") in staged.tree.said()
    player.press(required(staged.button("table-cancel")))
    free = player.wait(lambda sight: not sight.confirming)
    assert say("table-confirm") not in free.tree.said()
    desktop.reload()
    again = player.wait(lambda sight: sight.choosing)
    assert board_of(again) == board_of(free)
    assert hand_of(again) == hand_of(free)


def test_a_game_outlives_its_server(visitors: Visitors, house: House):
    page = visitors.visit()
    player = sit_down(page, ME, GENTLE)
    place_a_card(player)
    with visitors.trouble_ahead():
        house.kill()
        expect(page.get_by_text(say("table-lost"))).to_be_visible()
        before = player.look()
        house.open()
        expect(page.get_by_text(say("table-lost"))).to_be_hidden(timeout=BACK)
    after = player.wait(lambda sight: sight.choosing)
    assert board_of(after) == board_of(before)
    assert hand_of(after) == hand_of(before)
    player.play_on(lambda sight: sight.confirming or sight.over)
