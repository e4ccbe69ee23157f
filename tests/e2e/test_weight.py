"""A first visit is light, and stays in the house."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.players import Player, say
from tests.e2e.visitors import Visitors

MOST = 300_000
"""Bytes over the wire, from nothing to the first choice."""


def test_a_first_visit_weighs_little(visitors: Visitors):
    page = visitors.guest().new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    bodies: list[float] = []
    wire.on("Network.dataReceived", lambda told: bodies.append(told["encodedDataLength"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    start = sum(bodies)
    expect(page.get_by_role("button", name=say("start-play"))).to_be_visible()
    page.get_by_role("button", name=say("start-play")).click()
    Player(page).wait(lambda sight: sight.choosing)
    page.wait_for_load_state("networkidle")
    print(f"start page {start / 1000:.0f} kB, with the table {sum(bodies) / 1000:.0f} kB")
    assert 0 < start < sum(bodies) < MOST
