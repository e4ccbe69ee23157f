"""Elemental Rift through the page: whole games for two and for four, and a rift one can move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.elemental_rift import (
    FINISHES,
    RiftKeyboardPlayer,
    RiftListeningPlayer,
    RiftPlayer,
    Table,
    play_through,
    sit_down,
)
from tests.e2e.players import IN_HAND, LONGEST_WAIT, say
from tests.e2e.scenes import RANDOM, resign
from tests.e2e.visitors import Visitors

TILE = ".cell > .tile"
FULL = 10
"""Tiles from which on one element decays."""
MOST_TABLES = 20
ACCOLADES = 5
LESSON_TURN = 8
"""Choices of the learner's first turn."""


def assert_won(page: Page, *who: str) -> None:
    """The end screen says who won, and that somebody held two accolades."""
    titles = "|".join(say("table-won", {"who": each, "name": ".*"}) for each in who)
    expect(page.get_by_role("heading", name=re.compile(titles))).to_be_visible()
    score = page.locator(".ending").get_by_text(re.compile(r"\d : \d")).inner_text()
    assert "2" in score


def your_turn(page: Page, player: RiftPlayer | None = None) -> RiftPlayer:
    """A player who is asked for an element."""
    player = player or RiftPlayer(page)
    player.wait(lambda sight: isinstance(sight, Table) and bool(sight.elements), LONGEST_WAIT)
    return player


def asked_to_place(page: Page, player: RiftPlayer) -> None:
    """At a new table: where the other begins, ten tiles may lie there already, and one decays."""
    for _ in range(MOST_TABLES):
        sit_down(page)
        your_turn(page, player)
        if page.locator(TILE).count() < FULL:
            return
    raise AssertionError("the rift is always full")


def test_a_whole_game_of_two_against_a_program(desktop: Page):
    desktop.get_by_role("radio", name=say("start-elemental-rift")).check()
    expect(desktop.get_by_text(say("new-reconstructed"))).to_be_visible()
    desktop.get_by_role("radio", name=say("agent-random-name")).check()
    desktop.get_by_role("button", name=say("start-play")).click()
    play_through(desktop)
    assert_won(desktop, "you", "they")


def test_two_people_and_two_programs_play_a_game_of_four(visitors: Visitors):
    host, friend = visitors.visit(), visitors.guest("phone").new_page()
    host.get_by_role("radio", name=say("start-elemental-rift")).check()
    host.get_by_role("radio", name=say("new-players", {"players": 4})).check()
    host.get_by_role("radio", name=say("agent-random-name")).check()
    host.get_by_role("button", name=say("start-friend", {"players": 4})).click()
    friend.goto(host.get_by_role("textbox", name=say("invite-link")).input_value())
    expect(friend.get_by_text(say("lobby-about-alone"))).to_be_visible()
    sit, put = (say("lobby-at", {"deed": say(f"lobby-{it}"), "number": 3}) for it in ("sit", "put"))
    friend.get_by_role("button", name=sit).click()
    expect(host.get_by_role("button", name=put)).to_have_count(0)
    host.get_by_role("button", name=say("lobby-fill", {"count": 2})).click()
    play_through(host, friend)
    for page in (host, friend):
        assert_won(page, "you", "they")


def test_a_tile_is_placed_by_keyboard_and_taken_back(desktop: Page):
    player = RiftKeyboardPlayer(desktop, 3)
    asked_to_place(desktop, player)
    tiles = desktop.locator(TILE).count()
    player.choose(player.look())
    player.choose(player.wait(lambda sight: isinstance(sight, Table) and bool(sight.squares)))
    expect(desktop.locator(TILE)).to_have_count(tiles + 1)
    desktop.keyboard.press("u")
    expect(desktop.locator(TILE)).to_have_count(tiles)


def test_a_turn_is_told_to_those_who_listen(visitors: Visitors):
    page = visitors.guest().new_page()
    player = RiftListeningPlayer(page, 3)
    asked_to_place(page, player)
    player.choose(player.look())
    player.choose(player.wait(lambda sight: isinstance(sight, Table) and bool(sight.squares)))
    player.wait(lambda sight: isinstance(sight, Table) and bool(sight.elements))
    player.listen()
    placed = say("elemental-rift-placed", {"who": "you", "element": "fire"}).split("Fire")[0]
    assert placed.strip() in player.everything_heard
    assert say("elemental-rift-ask-element", {"left": 1}) in player.everything_heard


def test_the_rift_is_moved_and_fits_again(desktop: Page):
    sit_down(desktop)
    your_turn(desktop)
    tile = desktop.locator(TILE).first
    before = box(tile)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    desktop.mouse.move(x, y)
    desktop.mouse.wheel(0, 400)
    assert box(tile)["width"] < before["width"]
    desktop.mouse.down()
    desktop.mouse.move(x + 60, y + 30, steps=3)
    desktop.mouse.up()
    assert box(tile)["x"] > before["x"]
    expect(tile).not_to_have_class(re.compile("is-chosen"))
    desktop.keyboard.press("0")
    assert box(tile) == before


def box(seen: Locator) -> dict[str, Any]:
    """Where something is."""
    return dict(seen.bounding_box() or {})


@pytest.mark.parametrize("width", [1180, 1366])
def test_accolades_are_seen_above_an_open_panel(visitors: Visitors, width: int):
    page = visitors.visit(viewport={"width": width, "height": 768})
    sit_down(page)
    your_turn(page)
    page.keyboard.press("l")
    panel = page.locator(".panel")
    expect(panel).to_be_visible()
    beside = box(panel)
    accolades = page.locator(".accolade")
    expect(accolades).to_have_count(ACCOLADES)
    for accolade in accolades.all():
        expect(accolade).to_be_visible()
        place = box(accolade)
        assert place["y"] + place["height"] <= beside["y"]
        assert page.evaluate(
            """([x, y]) => !!document.elementFromPoint(x, y).closest(".accolade")""",
            [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2],
        )


def test_a_spell_and_the_discard_pile_are_read_on_a_phone(phone: Page):
    sit_down(phone, RANDOM, RANDOM)
    your_turn(phone)
    pile = say("rift-label-discard", {"count": 0}).split(":")[0]
    phone.get_by_role("button", name=re.compile(f"^{pile}")).click()
    expect(phone.get_by_role("dialog", name=say("rift-discard"))).to_be_visible()
    phone.get_by_role("button", name=say("table-close")).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_nobody_sees_another_hand(visitors: Visitors):
    page = visitors.visit()
    address = sit_down(page)
    your_turn(page)
    assert IN_HAND in page.content()
    spectator = visitors.visit(address)
    expect(spectator.locator(TILE).first).to_be_visible()
    assert IN_HAND not in spectator.content()


def test_whoever_gives_up_among_several_ends_the_game_and_nobody_wins(desktop: Page):
    sit_down(desktop, RANDOM, RANDOM)
    your_turn(desktop)
    resign(desktop)
    nobody = say("table-won", {"who": "none"})
    expect(desktop.get_by_role("heading", name=nobody)).to_be_visible()


def test_the_first_turn_of_the_lesson_is_played_by_following_it(desktop: Page):
    course = desktop.request.get("/api/lesson/elemental-rift").json()
    desktop.goto("/lesson/elemental-rift")
    tables = [course["start"], *(frame["now"] for frame in course["frames"])]
    for now in tables[:LESSON_TURN]:
        follow(desktop, next(each for each in now["choices"] if each["action"] == now["wanted"]))
    expect(desktop.get_by_text(say("learn-their-turn"))).to_be_visible()


def follow(page: Page, choice: dict[str, Any]) -> None:
    """Do what the teacher wants; what cannot be taken back is confirmed."""
    done = page.get_by_role("button", name=re.compile("|".join([say("table-done"), *FINISHES])))
    if "button" in choice["touch"]:
        done.click()
        return
    page.locator(f'button[data-spot="{spot(choice["touch"])}"]').click()
    if choice["settles"]:
        done.click()


def spot(touch: dict[str, Any]) -> str:
    """What on the table a touch means."""
    if "square" in touch:
        row, column = touch["square"]
        return f"square:{row}:{column}"
    kind = next(kind for kind in ("hand", "element", "accolade") if kind in touch)
    return f"{kind}:{touch[kind]}"
