"""Team games through the page: the lobby, the draft, the table, the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.players import IN_HAND, Player, play_together, say
from tests.e2e.scenes import ME, set_up, settled
from tests.e2e.visitors import Visitors

GREEDY = {"kind": "agent", "agent": "greedy"}
SCORE = say("riftforce-label-score").split(":")[0]
GOAL = 12


def seat(page: Page, deed: str, number: int) -> None:
    """Press a button at a seat of the lobby."""
    page.get_by_role("button", name=say(f"lobby-{deed}-at", {"number": number})).click()


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
    seat(friend, "sit", 3)
    seat(friend, "move", 2)
    seat(host, "put", 4)
    seat(host, "off", 4)
    expect(host.get_by_role("button", name=say("lobby-put-at", {"number": 4}))).to_be_visible()
    host.get_by_role("button", name=say("lobby-fill", {"count": 2})).click()
    for page in (host, friend):
        expect(page.get_by_role("region", name=re.compile(say("agent-greedy-name")))).to_have_count(0)
    play_together([Player(host, 1), Player(friend, 2)])
    for page in (host, friend):
        assert_won_by_a_team(page, "ours", "theirs")


def test_a_whole_game_of_three_against_a_team(desktop: Page):
    desktop.goto(set_up(desktop, GREEDY, ME, GREEDY, options={"mode": "team3", "draft": "random"}))
    Player(desktop).play_on()
    assert_won_by_a_team(desktop, "you", "theirs")
