"""A first visit is light, and stays in the house."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.players import say
from tests.e2e.visitors import Visitors

MOST = 300_000
"""Bytes over the wire, from nothing to the first choice."""


FIRST_BUTTON = {
    "riftforce": "riftforce-draft-take",
    "elements": "elements-reveal",
    "elemental-rift": "rift-fit",
}
"""A button that is there when a game's table is."""


@pytest.mark.parametrize("game", FIRST_BUTTON)
def test_a_first_visit_weighs_little(game: str, visitors: Visitors):
    page = visitors.guest().new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    bodies: list[float] = []
    wire.on("Network.dataReceived", lambda told: bodies.append(told["encodedDataLength"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    start = sum(bodies)
    expect(page.get_by_role("button", name=say("start-play"))).to_be_visible()
    page.get_by_role("radio", name=say(f"start-{game}")).check()
    page.get_by_role("button", name=say("start-play")).click()
    expect(page.get_by_role("button", name=say(FIRST_BUTTON[game]))).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(f"start page {start / 1000:.0f} kB, with the table {sum(bodies) / 1000:.0f} kB")
    assert 0 < start < sum(bodies) < MOST
