"""Help and company at the table: hints, spectators, clocks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.players import BOARD, HAND, IN_HAND, Player, say
from tests.e2e.scenes import ME, RANDOM, THINKING, set_up, sit_down
from tests.e2e.visitors import Visitors


def test_a_hint_shows_a_good_turn(desktop: Page):
    sit_down(desktop, ME, RANDOM, hints=True)
    desktop.get_by_role("button", name=say("table-hint")).click()
    panel = desktop.get_by_role("region", name=say("table-hint"))
    chance = re.compile(say("hint-chance", {"percent": 50}).replace("50", r"\d+"))
    expect(panel.get_by_text(chance).first).to_be_visible(timeout=THINKING)


def test_a_spectator_sees_the_table_and_no_hand(visitors: Visitors):
    player = sit_down(visitors.visit(), ME, RANDOM)
    assert IN_HAND in player.page.content()
    spectator = visitors.visit(player.page.url)
    seen = Player(spectator).wait(lambda sight: sight.tree.find("list", BOARD) is not None)
    cards = seen.tree.find("list", HAND)
    assert not cards or not cards.all("button")
    assert IN_HAND not in spectator.content()
    assert not seen.choosing
    expect(player.page.get_by_title(say("table-watchers", {"count": 1}))).to_be_visible()


def test_nobody_watches_where_it_was_not_agreed(visitors: Visitors):
    host = visitors.visit()
    address = set_up(host, ME, RANDOM, watch="nobody")
    stranger = visitors.visit(address)
    expect(stranger.get_by_role("heading", name=say("table-not-here"))).to_be_visible()


def test_a_clock_runs_and_its_flag_falls(desktop: Page):
    desktop.goto(set_up(desktop, ME, RANDOM, clock={"bank": 4, "increment": 0}))
    clocks = desktop.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(desktop.get_by_text(say("table-how", {"how": "flagged"}))).to_be_visible()
    expect(desktop.get_by_role("heading", name=say("agent-random-name"))).to_be_visible()
