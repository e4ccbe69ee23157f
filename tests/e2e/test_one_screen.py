"""Two at one screen: a hand is hidden until its owner has the device."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page

from tests.e2e.players import HAND, IN_HAND, Player, Sight, say

TURNS = 6


def test_a_hand_is_not_in_the_page_until_its_owner_has_the_device(desktop: Page):
    desktop.get_by_role("button", name=say("start-screen", {"players": 2})).click()
    player = Player(desktop)
    owners = []
    for _ in range(TURNS):
        curtain = player.play_on(lambda sight: sight.ready is not None)
        assert IN_HAND not in desktop.content()
        owners.append(owner(curtain))
        assert curtain.ready
        player.press(curtain.ready)
        seen = player.wait(lambda sight: bool(sight.hand))
        assert IN_HAND in desktop.content()
        hidden = {card.name for card in seen.hand}
        assert not hidden & set(curtain.tree.said().splitlines())
        player.choose(seen)
    assert set(owners) == {say("table-player", {"number": number}) for number in (1, 2)}
    assert all(one != other for one, other in itertools.pairwise(owners))


def owner(curtain: Sight) -> str:
    """Whom the device is passed to."""
    assert curtain.ready
    assert not curtain.tree.find("list", HAND) or not curtain.hand
    return curtain.ready.name.removeprefix(say("table-pass-ready", {"name": ""}))
