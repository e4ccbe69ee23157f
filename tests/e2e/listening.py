"""Somebody who plays by screen reader: they hear what is announced and know what has a name."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.players import Player, Sight, say
from tests.e2e.tree import Node

SCREEN_READER = """
  globalThis.heard = [];
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
  const hear = (target) => {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
    const words = region?.textContent.trim();
    if (words && globalThis.heard.at(-1) !== words) globalThis.heard.push(words);
  };
  const changed = (records) => records.forEach((record) => hear(record.target));
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(changed).observe(document, everything);
"""
"""What a screen reader does with live regions: it reads them out when they change."""

YOUR_ACTION = [say("riftforce-ask-action", {"check": check}) for check in ("yes", "no")]

YOUR_TURN = say("riftforce-turn", {"who": "you"})


class ListeningPlayer(Player):
    """Knows roles, names and what was announced; nothing of where anything is on a screen."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        super().__init__(page, seed)
        page.add_init_script(SCREEN_READER)
        self.everything_heard = ""

    def press(self, thing: Node) -> None:
        """What a screen reader does to activate something."""
        thing.on(self.page).evaluate("thing => thing.click()")

    def activate(self, role: str, name: str) -> None:
        """The thing of that role and name, once it is there."""
        sight = self.wait(lambda sight: sight.tree.find(role, name) is not None)
        thing = sight.tree.find(role, name)
        assert thing
        self.press(thing)

    def choose(self, sight: Sight) -> None:
        """When their turn comes they are told so."""
        told = self.listen()
        asked = [sentence for sentence in YOUR_ACTION if sentence in sight.tree.said()]
        assert not asked or asked[0] in told or YOUR_TURN in told, told
        super().choose(sight)

    def listen(self) -> str:
        """What was announced since one last listened."""
        told = "\n".join(self.page.evaluate("globalThis.heard.splice(0)"))
        self.everything_heard += told + "\n"
        return told
