"""Alone against the trainer, through the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from elementarium.games.riftforce.ladder import TRAINERS
from tests.e2e.players import (
    LONGEST_WAIT,
    LOOK,
    REACTION,
    SEEN,
    SEEN_AFTER_SCROLLING,
    Player,
    Sight,
    say,
)

MOST_GAMES = 3
"""Who follows hints hardly ever loses to the first trainer, and not thrice in a row."""


LETTERS = {"check": "c", "finish": "d"}
"""The keys of buttons."""


def trainer_name(rung: int) -> str:
    """A trainer of the ladder as the page calls it."""
    return say("riftforce-ladder-name", {"trainer": TRAINERS[rung].name})


class Advised(Player):
    """Somebody who asks for a hint in every turn and follows it; bots are sent where they hurt
    least."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.now: dict[str, Any] = {}
        self.hint: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "hint":
            self.hint = [step["touch"] for step in message["hints"][0]["turn"]]
        table = message["table"] if message["type"] == "table" else message
        self.now = table.get("now") or self.now

    def choose(self, sight: Sight) -> None:
        """Whatever is expected: a summoner, the trainer's plan, a bot, or a turn of one's own."""
        go_on = sight.button("table-go-on")
        if go_on:
            self.page.wait_for_timeout(REACTION)
            self.press(go_on)
        elif sight.display or sight.confirming:
            super().choose(sight)
        elif self.now["view"]["trainer"]["acts"]:
            self.touch(min(self.now["choices"], key=harm)["touch"])
        else:
            self.follow_hint()

    def follow_hint(self) -> None:
        """Ask for a hint, close its panel, and press what it says."""
        self.hint = []
        self.page.keyboard.press("h")
        for _ in range(int(LONGEST_WAIT * 1000) // LOOK):
            if self.hint:
                break
            self.page.wait_for_timeout(LOOK)
        self.page.keyboard.press("Escape")
        for touch in self.hint:
            self.touch(touch)

    def touch(self, touch: dict[str, Any]) -> None:
        """Press the thing that is meant, once it can be chosen."""
        if "button" in touch:
            self.page.wait_for_timeout(REACTION)
            self.page.keyboard.press(LETTERS[touch["button"]])
            return
        thing = self.page.locator(f'button.is-choosable[data-spot="{spot_of(touch)}"]').first
        thing.wait_for()
        at = thing.evaluate(SEEN) or thing.evaluate(SEEN_AFTER_SCROLLING)
        self.page.mouse.click(at["x"], at["y"])


def harm(choice: dict[str, Any]) -> int:
    """What a choice for the trainer is foreseen to cost."""
    points = sum(event["points"] for event in choice["then"] if event["event"] == "scored")
    damage = sum(event["amount"] for event in choice["then"] if event["event"] == "damaged")
    return 10 * points + damage


def spot_of(touch: dict[str, Any]) -> str:
    """Where something is touched, as the page names it."""
    if "hand" in touch:
        return f"hand:{touch['hand']}"
    place = f"location:{touch['location']}"
    if "row" not in touch:
        return place
    return f"elemental:{touch['side']}:{touch['location']}:{touch['row']}"


def test_the_first_trainer_is_beaten_through_the_page_and_the_next_one_suggested(desktop: Page):
    desktop.get_by_role("radio", name=say("new-mode-solo")).check()
    expect(desktop.get_by_text(trainer_name(0))).to_be_visible()
    player = Advised(desktop)
    desktop.get_by_role("button", name=say("start-play")).click()
    for _ in range(MOST_GAMES):
        player.play_on()
        if player.now["result"]["returns"][0] > 0:
            break
        desktop.get_by_role("button", name=say("table-rematch")).click()
        player.wait(lambda sight: bool(sight.display))  # the next game has begun
    expect(desktop.get_by_text(say("riftforce-stars-won", {"stars": 3}))).to_be_visible()

    suggested = say("riftforce-next-trainer", {"name": trainer_name(1)})
    desktop.get_by_role("button", name=suggested).click()
    player.wait(lambda sight: bool(sight.display))
    desktop.goto("/new")
    beaten = f"{trainer_name(0)} {say('riftforce-trainer-beaten')}"
    expect(desktop.get_by_role("radio", name=beaten)).to_be_visible()
    expect(desktop.get_by_role("radio", name=trainer_name(1))).to_be_checked()
