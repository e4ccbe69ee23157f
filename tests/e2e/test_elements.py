"""Whole matches of Elements through the page, and the end of a round as everybody sees it."""

from __future__ import annotations

import itertools
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.elements import (
    ASKED,
    REVEAL,
    SURRENDER,
    TAKE,
    ElementsFingerPlayer,
    ElementsKeyboardPlayer,
    ElementsListeningPlayer,
    ElementsPlayer,
    Table,
    chain_of,
    sit_down,
)
from tests.e2e.players import IN_HAND, LONGEST_WAIT, Sight, play_together, required, say
from tests.e2e.scenes import ME, OPEN, resign
from tests.e2e.tree import Node
from tests.e2e.visitors import Visitors

GO_ON = say("table-go-on")
FEW = 2
"""Points for a short match."""
TURNS = 3


def assert_played_out(end: Sight, goal: int) -> None:
    """The end screen is there, and somebody has enough points."""
    said = end.tree.said()
    score = say("elements-label-score", {"name": "", "score": 99, "goal": goal}).split(":")[1]
    pattern = re.compile(score.strip().replace("99", r"(\d+)"))
    assert max(int(points) for points in pattern.findall(said)) >= goal
    assert say("table-fair") in said


def test_a_whole_match_against_an_opponent_by_mouse(desktop: Page):
    desktop.get_by_role("radio", name=say("start-elements")).check()
    desktop.get_by_role("radio", name=say("agent-gentle-name")).check()
    desktop.get_by_role("button", name=say("start-play")).click()
    assert_played_out(ElementsPlayer(desktop).play_on(), 6)
    desktop.goto("/")
    expect(desktop.get_by_role("radio", name=say("start-elements"))).to_be_checked()


def test_a_whole_match_between_a_desk_and_a_phone(visitors: Visitors):
    host, friend = visitors.visit(), visitors.guest("phone").new_page()
    friend.goto(set_up_for_two(host))
    friend.get_by_role("button", name=say("table-sit")).click()
    players = [ElementsPlayer(host, 1), ElementsFingerPlayer(friend, 2)]
    play_together(players)
    for player in players:
        assert_played_out(player.play_on(), 4)


def set_up_for_two(host: Page) -> str:
    """A table with a free seat, at which its host sits."""
    address = sit_down(host, ME, OPEN, points=4)
    expect(host.get_by_role("heading", name=say("invite-title", {"players": 2}))).to_be_visible()
    return address


def test_a_whole_match_by_keyboard_alone(desktop: Page):
    sit_down(desktop, points=FEW)
    assert_played_out(ElementsKeyboardPlayer(desktop).play_on(), FEW)


def test_a_whole_match_by_listening_alone(visitors: Visitors):
    page = visitors.guest().new_page()
    player = ElementsListeningPlayer(page)
    page.goto("/")
    sit_down(page, points=FEW)
    assert_played_out(player.play_on(), FEW)
    player.listen()
    verdicts = [say("elements-verdict", {"who": who, "name": say("agent-random-name")})
                for who in ("you", "they")]  # fmt: skip
    assert any(verdict.split(":")[0] in player.everything_heard for verdict in verdicts)


def test_the_end_of_a_round_waits_for_everybody_by_themselves(visitors: Visitors):
    host, friend, watcher = (visitors.visit() for _ in range(3))
    address = set_up_for_two(host)
    for page in (friend, watcher):
        page.goto(address)
    friend.get_by_role("button", name=say("table-sit")).click()
    players = [ElementsPlayer(host, 3), ElementsPlayer(friend, 4)]
    go_on = [page.get_by_role("button", name=GO_ON) for page in (host, friend, watcher)]

    play_together(players, goes_on)
    for button in go_on:
        expect(button).to_be_visible()
    friend.reload()
    expect(go_on[1]).to_be_visible()

    before = [verdict_of(page) for page in (host, friend)]
    assert before[0] != before[1]
    for button in go_on[:2]:
        button.click()
    play_together(players, lambda sight: chain_of(sight) >= 1)
    assert go_on[2].is_visible()
    go_on[2].click()
    ElementsPlayer(watcher).wait(lambda sight: chain_of(sight) >= 1 and not sight.choosing)
    friend.reload()
    ElementsPlayer(friend).wait(lambda sight: chain_of(sight) >= 1)
    expect(go_on[1]).to_be_hidden()


def verdict_of(page: Page) -> str:
    """The line that says who wins and why."""
    region = page.get_by_role("region", name=say("elements-round-number", {"round": 1}))
    return region.get_by_role("status").inner_text()


def test_a_spectator_sees_no_hand(visitors: Visitors):
    player = visitors.visit()
    address = sit_down(player)
    ElementsPlayer(player).wait(lambda sight: bool(sight.hand), LONGEST_WAIT)
    assert IN_HAND in player.content()
    watcher = visitors.visit(address)
    expect(watcher.get_by_text(say("table-watching"))).to_be_visible()
    assert IN_HAND not in watcher.content()


def test_whoever_counts_for_themselves_is_told_nothing(desktop: Page):
    sit_down(desktop)
    player = ElementsPlayer(desktop)
    sight = player.wait(lambda sight: bool(sight.hand), LONGEST_WAIT)
    assert say("elements-your-sum") in sight.tree.said()
    desktop.get_by_role("button", name=say("elements-count-hide")).click()
    told = player.look().tree.said()
    assert say("elements-your-sum") not in told
    assert ASKED not in told
    desktop.get_by_role("button", name=REVEAL).click()
    expect(desktop.get_by_role("alert")).to_have_text(say("elements-miscounted"))


def test_a_slip_is_taken_back(desktop: Page):
    sit_down(desktop)
    player = ElementsPlayer(desktop)
    before = player.wait(lambda sight: bool(sight.hand), LONGEST_WAIT)
    player.press(before.hand[0])
    staged = player.wait(lambda sight: sight.confirming)
    ghost = say("elements-label-would", {"card": before.hand[0].name.split(",")[0]})
    assert ghost in staged.tree.said()
    desktop.get_by_role("button", name=say("table-cancel")).click()
    after = player.wait(lambda sight: not sight.confirming)
    assert [card.name for card in after.hand] == [card.name for card in before.hand]
    assert chain_of(after) == chain_of(before)


def test_a_hand_is_not_in_the_page_until_its_owner_has_the_device(desktop: Page):
    sit_down(desktop, ME, ME)
    player = ElementsPlayer(desktop)
    owners = []
    for _ in range(TURNS):
        curtain = player.play_on(lambda sight: sight.ready is not None)
        assert IN_HAND not in desktop.content()
        owner = required(curtain.ready)
        owners.append(owner.name)
        player.press(owner)
        seen = player.wait(lambda sight: bool(sight.hand))
        assert IN_HAND in desktop.content()
        assert not {card.name for card in seen.hand} & set(curtain.tree.said().splitlines())
        player.press(seen.hand[0])
        player.choose(player.wait(lambda sight: sight.confirming))
    assert all(one != other for one, other in itertools.pairwise(owners))


def test_a_replay_shows_how_a_round_ended(desktop: Page):
    address = sit_down(desktop, points=FEW)
    end = ElementsPlayer(desktop).play_on()
    assert_played_out(end, FEW)
    desktop.goto(address.replace("/t/", "/replay/"))
    expect(desktop.get_by_role("slider", name=say("replay-place"))).to_be_visible()
    desktop.get_by_role("button", name=say("replay-last"), exact=True).click()
    shown = desktop.get_by_role("region", name=re.compile(say("elements-round-number").split()[0]))
    expect(shown).to_be_visible()
    desktop.get_by_role("button", name=say("replay-first"), exact=True).click()
    expect(shown).to_be_hidden()
    eyes = desktop.get_by_role("combobox", name=say("replay-eyes"))
    eyes.select_option(label=say("replay-eyes-spectator"))
    expect(desktop.locator("[data-spot^='hand:']")).to_have_count(0)


def test_an_endless_match_ends_with_its_tally(desktop: Page):
    desktop.goto("/new")
    desktop.get_by_role("radio", name=say("start-elements")).check()
    desktop.get_by_role("radio", name=say("new-points-short", {"points": 0})).check()
    desktop.get_by_role("switch", name=say("new-surrender")).uncheck()
    desktop.get_by_role("button", name=say("new-begin-computer"), exact=True).click()
    sight = ElementsPlayer(desktop).wait(lambda sight: bool(sight.hand), LONGEST_WAIT)
    assert not sight.tree.find("button", SURRENDER)
    resign(desktop)
    tally = say("table-tally", {"own": 0, "other": 0})
    expect(desktop.get_by_role("heading", name=tally)).to_be_visible()


def test_the_lesson_is_played_to_its_end_by_following_it(desktop: Page):
    desktop.goto("/lesson/elements")
    lesson = desktop.request.get("/api/lesson/elements").json()
    player = ElementsPlayer(desktop)
    for now in (lesson["start"], *(frame["now"] for frame in lesson["frames"])):
        if now["wanted"] is not None:
            wanted = next(each for each in now["choices"] if each["action"] == now["wanted"])
            follow(player, wanted["told"], say(now["say"]))
    player.press(required(player.wait(goes_on).button("table-go-on")))
    expect(desktop.get_by_role("button", name=say("start-play"))).to_be_visible()


def follow(player: ElementsPlayer, told: tuple[str, dict[str, Any]], sentence: str) -> None:
    """Read what is said and do it."""
    sight = player.wait(lambda sight: goes_on(sight) or sentence in sight.tree.said())
    if goes_on(sight):
        player.press(required(sight.button("table-go-on")))
        sight = player.wait(lambda sight: sentence in sight.tree.said() and bool(sight.hand))
    player.press(meant(player.wait(lambda sight: sight.choosing), *told))
    player.press(required(player.wait(lambda sight: sight.confirming).button("table-done")))


def goes_on(sight: Sight) -> bool:
    """Whether a round has ended."""
    return sight.button("table-go-on") is not None


def meant(sight: Sight, message: str, args: dict[str, Any]) -> Node:
    """The thing that makes a choice, by its name."""
    assert isinstance(sight, Table)
    if message == "elements-play":
        name = say("elements-card", args)
        return next(card for card in sight.hand if card.name.startswith(name))
    return required(sight.named(TAKE if message == "elements-take" else say(message)))
