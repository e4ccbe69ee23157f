"""Team games through the page: the lobby, the draft, the table, the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.players import Player, Sight, play_together, say
from tests.e2e.scenes import ME, set_up
from tests.e2e.tree import Node
from tests.e2e.visitors import Visitors

GREEDY = {"kind": "agent", "agent": "greedy"}
SCORE = say("riftforce-label-score").split(":")[0]
GOAL = 12


class BriskPlayer(Player):
    """Somebody who is done as soon as possible and leaves winning to the partner."""

    def wish(self, sight: Sight) -> Node:
        """Done where it can be pressed, else whatever."""
        return sight.button("table-done") or super().wish(sight)


def seat(page: Page, deed: str, number: int) -> None:
    """Press a button at a seat of the lobby."""
    page.get_by_role("button", name=deed_at(deed, number)).click()


def deed_at(deed: str, number: int) -> str:
    """What the button is called."""
    return say("lobby-at", {"deed": say(f"lobby-{deed}"), "number": number})


def assert_won_by_a_team(page: Page, *who: str) -> None:
    """The end screen tells a team's victory, and the score is a team's."""
    titles = [say("table-won", {"who": each, "name": ""}).strip() for each in who]
    heading = page.get_by_role("heading", name=re.compile("|".join(map(re.escape, titles))))
    expect(heading).to_be_visible()
    score = next(line for line in page.locator("p.sr").all_inner_texts() if line.startswith(SCORE))
    assert max(int(points) for points in re.findall(r"\d+", score.split(";")[0])) >= GOAL


def test_two_people_and_two_programs_play_a_game_of_four(visitors: Visitors):
    host, friend = visitors.visit(), visitors.guest().new_page()
    host.get_by_role("radio", name=say("new-mode-team4")).check()
    host.get_by_role("radio", name=say("agent-greedy-name")).check()
    host.get_by_role("button", name=say("start-friend", {"players": 4})).click()
    friend.goto(host.get_by_role("textbox", name=say("invite-link")).input_value())
    seat(friend, "sit", 2)
    seat(friend, "move", 3)
    seat(host, "put", 4)
    seat(host, "off", 4)
    expect(host.get_by_role("button", name=deed_at("put", 4))).to_be_visible()
    host.get_by_role("button", name=say("lobby-fill", {"count": 2})).click()
    play_together([BriskPlayer(host, 1), BriskPlayer(friend, 2)])
    for page in (host, friend):
        assert_won_by_a_team(page, "ours", "theirs")


def test_a_whole_game_of_three_in_a_team_against_one(desktop: Page):
    desktop.goto(set_up(desktop, ME, GREEDY, GREEDY, options={"mode": "team3", "draft": "random"}))
    BriskPlayer(desktop).play_on()
    assert_won_by_a_team(desktop, "ours", "they")
