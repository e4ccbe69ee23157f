"""The first lesson, played to its end by doing what it says."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.players import LOCATION, REACTION, Player, Sight, say
from tests.e2e.tree import Node

LEARNER = 0
NUMERALS = ("I", "II", "III", "IV", "V")
GUILDS = {"Fi": "fire", "Wa": "water", "Li": "light", "Cr": "crystal"}


def card_name(card: str) -> str:
    """Fi5 in words."""
    return say("riftforce-card", {"guild": GUILDS[card[:2]], "number": int(card[2:])})


def meant(sight: Sight, touch: dict[str, Any]) -> Node:
    """The thing that a touch means, by its name."""
    if "hand" in touch:
        return next(card for card in sight.hand if card.name.startswith(card_name(touch["hand"])))
    if "button" in touch:
        found = sight.button("riftforce-check" if touch["button"] == "check" else "table-done")
        assert found
        return found
    numeral = NUMERALS[touch["location"]]
    if "row" not in touch:
        start = f"{LOCATION} {numeral},"
        return next(stone for stone in sight.board if stone.name.startswith(start))
    name = "You" if touch["side"] == LEARNER else "Gaia"
    column = sight.tree.find(
        "list", say("riftforce-label-column", {"name": name, "location": numeral})
    )
    assert column
    return column.all("button")[touch["row"]]


def test_the_lesson_is_played_to_its_end_by_following_it(desktop: Page):
    desktop.goto("/lesson/riftforce")
    lesson = desktop.request.get("/api/lesson/riftforce").json()
    player = Player(desktop)
    for now in (lesson["start"], *(frame["now"] for frame in lesson["frames"])):
        if now["wanted"] is not None:
            wanted = (each for each in now["choices"] if each["action"] == now["wanted"])
            follow(player, next(wanted)["touch"], say(now["say"]))
    expect(desktop.get_by_role("button", name=say("start-play"))).to_be_visible()


def follow(player: Player, touch: dict[str, Any], sentence: str) -> None:
    """Read what is said and do it."""
    sight = player.wait(lambda sight: sentence in sight.tree.said() and sight.choosing)
    if "button" in touch:
        player.page.wait_for_timeout(REACTION)
    player.press(meant(sight, touch))
    after = player.look()
    if after.confirming:
        done = after.button("table-done")
        assert done
        player.press(done)


def test_a_wrong_choice_is_answered_gently(desktop: Page):
    desktop.goto("/lesson/riftforce")
    player = Player(desktop)
    sight = player.wait(lambda sight: bool(sight.hand))
    wrong = next(card for card in sight.hand if card.name.startswith(card_name("Cr7")))
    player.press(wrong)
    player.press(player.wait(lambda sight: sight.picked and bool(sight.board)).board[0])
    expect(desktop.get_by_text(say("learn-not-quite"))).to_be_visible()


def test_the_lesson_shows_what_it_means(desktop: Page):
    desktop.goto("/lesson/riftforce")
    player = Player(desktop)
    held = len(player.wait(lambda sight: bool(sight.hand)).hand)
    show = desktop.get_by_role("button", name=say("learn-show"))
    show.click()
    show.click()
    player.wait(lambda sight: 0 < len(sight.hand) < held)
