"""Alone against the trainer, through the page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.players import REACTION, SEEN, SEEN_AFTER_SCROLLING, SHORT_WAIT, Player, Sight, say
from tests.e2e.tree import Node

MOST_GAMES = 3
"""Against the first trainer a good player hardly ever loses, and never thrice."""
FIRST = {"trainer": "first"}
SECOND = {"trainer": "apprentice"}


class Advised(Player):
    """Somebody who asks for a hint at every turn, and follows it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.hint: list[dict[str, Any]] | None = None
        self.now: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hint":
            self.hint = [step["touch"] for step in message["hints"][0]["turn"]]
        seen = message["table"].get("now") if message["type"] == "table" else message.get("now")
        self.now = seen or self.now

    def play_turn(self, sight: Sight) -> None:
        """Let the trainer go on, or do what the hint says."""
        go_on = sight.button("table-go-on")
        if go_on:
            self.page.wait_for_timeout(REACTION)
            self.press(go_on)
            self.wait(lambda sight: sight.over or not sight.button("table-go-on"))
            return
        self.ask()
        for touch in self.hint or []:
            self.touch(touch)
        done = self.wait(lambda sight: True).button("table-done")
        if done:
            self.press(done)

    def ask(self) -> None:
        """A hint, read in its panel, which is closed again."""
        self.hint = None
        self.page.keyboard.press("h")
        for _ in range(int(SHORT_WAIT * 1000) // 40):
            if self.hint is not None:
                break
            self.page.wait_for_timeout(40)
        self.page.keyboard.press("Escape")

    def touch(self, touch: dict[str, Any]) -> None:
        """Press what a hint names."""
        raise NotImplementedError


def spot_of(touch: dict[str, Any]) -> str:
    """Where something is touched, as the page calls it."""
    if "hand" in touch:
        return f"hand:{touch['hand']}"
    if "guild" in touch:
        return f"guild:{touch['guild']}"
    if "row" in touch:
        return f"elemental:{touch['side']}:{touch['location']}:{touch['row']}"
    return f"location:{touch['location']}"
