"""Duels through the page, from the draft to the end screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.keyboard import KeyboardPlayer
from tests.e2e.listening import ListeningPlayer
from tests.e2e.players import Player, Sight, play_together, say
from tests.e2e.scenes import resign
from tests.e2e.tree import read
from tests.e2e.visitors import Visitors

GOAL = 12
ENOUGH = 3
"""Points after which one of two people gives up."""
SCORE = say("riftforce-label-score").split(":")[0]


def scored(sight: Sight) -> int:
    """The points of who has more, as the ladder says; none before there is one."""
    lines = sight.tree.said().splitlines()
    score = next((line for line in lines if line.startswith(SCORE)), "")
    return max(map(int, re.findall(r"\d+", score.split(";")[0])), default=0)


def assert_played_out(end: Sight) -> None:
    """The end screen is there, and the ladder says why."""
    assert scored(end) >= GOAL
    assert say("table-fair") in end.tree.said()


def test_a_whole_duel_against_an_opponent_by_mouse(desktop: Page):
    desktop.get_by_role("radio", name=say("agent-gentle-name")).check()
    desktop.get_by_role("button", name=say("start-play")).click()
    assert_played_out(Player(desktop).play_on())


def test_two_people_talk_play_and_play_again(visitors: Visitors):
    host, friend = visitors.visit(), visitors.guest().new_page()
    host.get_by_role("button", name=say("start-friend", {"players": 2})).click()
    friend.goto(host.get_by_role("textbox", name=say("invite-link")).input_value())
    friend.get_by_role("button", name=say("table-sit")).click()
    players = [Player(host, 1), Player(friend, 2)]

    greet(host)
    read_greeting(friend)
    play_together(players, lambda sight: scored(sight) >= ENOUGH)
    resign(host)
    won = say("table-won", {"who": "you", "name": ""})
    expect(friend.get_by_role("heading", name=won)).to_be_visible()

    host.get_by_role("button", name=say("table-rematch"), exact=True).click()
    friend.get_by_role("button", name=say("table-rematch-ready")).click()
    friend.wait_for_url(host.url)
    play_together(players, lambda sight: not sight.display)


def greet(page: Page) -> None:
    """Say a phrase and some words."""
    page.get_by_role("button", name=say("table-chat"), exact=True).click()
    page.get_by_role("button", name=say("chat-hello")).click()
    page.get_by_role("textbox", name=say("table-chat-say")).fill("May the rift be with you")
    page.get_by_role("button", name=say("table-chat-send")).click()
    page.get_by_role("button", name=say("table-close")).click()


def read_greeting(page: Page) -> None:
    """The other reads both."""
    page.get_by_role("button", name=say("table-chat")).first.click()
    lines = page.get_by_role("region", name=say("table-chat")).get_by_role("listitem")
    expect(lines.filter(has_text=say("chat-hello"))).to_be_visible()
    expect(lines.filter(has_text="May the rift be with you")).to_be_visible()
    page.get_by_role("button", name=say("table-close")).click()


def test_a_whole_duel_by_keyboard_alone(desktop: Page):
    player = KeyboardPlayer(desktop)
    player.go_to("radio", say("agent-steady-name"))
    desktop.keyboard.press("ArrowLeft")
    gentle = player.focus(read(desktop))
    assert gentle
    assert gentle.name.startswith(say("agent-gentle-name"))
    assert "checked" in gentle.states
    player.go_to("button", say("start-play"))
    desktop.keyboard.press("Enter")
    assert_played_out(player.play_on())


def test_a_whole_duel_by_listening_alone(visitors: Visitors):
    page = visitors.guest().new_page()
    player = ListeningPlayer(page)
    page.goto("/")
    player.activate("radio", say("agent-gentle-name"))
    player.activate("button", say("start-play"))
    assert_played_out(player.play_on())
    player.listen()
    gentle = {"name": say("agent-gentle-name")}
    assert gentle["name"] in player.everything_heard
    results = [say("table-won", {"who": who, **gentle}) for who in ("you", "they")]
    assert any(result in player.everything_heard for result in results)
