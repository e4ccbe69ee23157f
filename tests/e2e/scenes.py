"""Every page in every state a person meets, each reached from nothing."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page, expect

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.core.notation import write_match
from elementarium.words import LANGUAGES, Words
from tests.e2e.players import LONGEST_WAIT, Player, say
from tests.e2e.tree import read

ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "agent", "agent": "random"}
GENTLE = {"kind": "agent", "agent": "search:gentle"}

TEAM4 = {"mode": "team4", "draft": "random"}

WAITING = [Words(language).say("page-waiting") for language in LANGUAGES]
THINKING = 300_000
"""Milliseconds for a first thought, on a machine with much else to do."""
STILL = 150
"""Milliseconds without a change."""
MOST_LOOKS = 400
SEED = 40
"""Of a round of Elements in which both hands are opened."""

LESSON = (files("elementarium") / "games" / "riftforce" / "lesson.match").read_text("utf-8")

THEMES: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "contrast": {"color_scheme": "dark", "contrast": "more"},
}


def look(page: Page, theme: str) -> None:
    """Set the device to another look; the page follows."""
    page.emulate_media(**THEMES[theme])
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


def set_up(page: Page, *seats: dict[str, str], draft: str = "random", **terms: Any) -> str:
    """A table of this person's, with what the page may not offer; returns its address."""
    wanted = {"game": "riftforce", "options": {"guilds": "base", "draft": draft}, "seats": seats}
    answer = page.request.post("/api/tables", data=wanted | terms)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']}"


def sit_down(page: Page, *seats: dict[str, str], **terms: Any) -> Player:
    """A player at a new table, whose turn it is."""
    page.goto(set_up(page, *seats, **terms))
    player = Player(page)
    player.wait(lambda sight: sight.choosing, LONGEST_WAIT)
    return player


def resign(page: Page) -> None:
    """Give up, and mean it."""
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("table-resign"), exact=True).click()
    page.get_by_role("button", name=say("table-resign-yes")).click()
    expect(page.get_by_role("button", name=say("table-rematch"))).to_be_visible()


def keep_replay(page: Page, text: str = LESSON) -> str:
    """A match file brought to the house; returns the address of its replay."""
    answer = page.request.post("/api/replays", data=text, headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    return f"/replay/{answer.json()['replay']}"


def settled(page: Page) -> None:
    """The page has shown what it was waiting for, and nothing more is coming."""
    before = ""
    for _ in range(MOST_LOOKS):
        said = read(page).said()
        if said and said == before and not any(waiting in said for waiting in WAITING):
            return
        before = said
        page.wait_for_timeout(STILL)
    raise AssertionError(f"the page does not come to rest:\n{said}")


def at(path: str) -> Callable[[Page], None]:
    """A page by its address."""

    def scene(page: Page) -> None:
        page.goto(path)
        settled(page)

    return scene


def the_draft(page: Page) -> None:
    """Summoners on display."""
    sit_down(page, ME, RANDOM, draft="standard")


def the_table(page: Page) -> None:
    """The first action of a duel, a card picked up."""
    player = sit_down(page, ME, RANDOM)
    player.press(player.look().hand[0])
    player.wait(lambda sight: sight.picked)


def a_choice_of_trainers(page: Page) -> None:
    """A new table for one who plays alone."""
    page.goto("/new")
    page.get_by_role("radio", name=say("new-mode-solo")).check()
    first = say("riftforce-ladder-name", {"trainer": "first"})
    expect(page.get_by_role("radio", name=first)).to_be_checked()
    settled(page)


def a_table_with_a_trainer(page: Page) -> None:
    """Alone: a card picked up, and all plans shown."""
    options = {"mode": "solo", "draft": "random", "challenges": "3-2-3", "stronger": "6:mend"}
    player = sit_down(page, ME, {"kind": "idle"}, options=options)
    player.press(player.look().hand[0])
    player.wait(lambda sight: sight.picked)
    page.get_by_role("button", name=f"{say('riftforce-plan-now')}:").click()
    expect(page.get_by_role("dialog", name=say("riftforce-plans"))).to_be_visible()


def the_end(page: Page) -> None:
    """The end screen."""
    sit_down(page, ME, RANDOM)
    resign(page)


def a_turn_of_elements(page: Page) -> None:
    """The first turn of a match of Elements, a card picked up."""
    page.goto(set_up(page, ME, RANDOM, game="elements", options={}))
    card = page.get_by_role("button", name=say("elements-can-play")).first
    card.click(timeout=LONGEST_WAIT * 1000)
    expect(page.get_by_role("button", name=say("table-done"))).to_be_enabled()


def an_end_of_a_round(page: Page) -> None:
    """Hands are open, and one line says who wins."""
    match = a_round_of_elements()
    page.goto(f"{keep_replay(page, write_match(match))}?at={len(match.history)}")
    verdict = page.get_by_role("region", name=say("elements-round-number", {"round": 1}))
    expect(verdict).to_be_visible()
    settled(page)


def a_round_of_elements() -> Match:
    """Two players by chance, up to the first reveal."""
    match, agent = Match("elements", {}, SEED, ["Anna", "Boris"]), make_agent("random", SEED)
    while not match.glance.rounds:
        match.apply(agent.choose(match))
    return match


def a_rift_of_four(page: Page) -> None:
    """A table of Elemental Rift with three programs, where an element is asked for."""
    seats = (ME, RANDOM, RANDOM, RANDOM)
    page.goto(set_up(page, *seats, game="elemental-rift", options={"seats": len(seats)}))
    heap = page.locator(".heap:has(.is-choosable)").first
    expect(heap).to_be_visible(timeout=LONGEST_WAIT * 1000)
    settled(page)


def a_team_lobby(page: Page) -> None:
    """A table for four with a program and two free seats."""
    page.goto(set_up(page, ME, OPEN, RANDOM, OPEN, options=TEAM4))
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()
    settled(page)


def a_team_table(page: Page) -> None:
    """Six locations, four players."""
    sit_down(page, ME, RANDOM, RANDOM, RANDOM, options=TEAM4)


def an_invitation(page: Page) -> None:
    """A table with a free seat."""
    page.goto(set_up(page, ME, OPEN))
    expect(page.get_by_role("heading", name=say("invite-title", {"players": 2}))).to_be_visible()
    settled(page)


def a_curtain(page: Page) -> None:
    """The device is passed on."""
    page.goto(set_up(page, ME, ME))
    start = say("table-pass-ready", {"name": ""}).strip()
    expect(page.get_by_role("button", name=start)).to_be_visible()


def a_replay(page: Page) -> None:
    """A match looked at again, in the middle."""
    page.goto(f"{keep_replay(page)}?at=12")
    settled(page)
    expect(page.get_by_role("slider", name=say("replay-place"))).to_be_visible()


SCENES: dict[str, Callable[[Page], None]] = {
    "start": at("/"),
    "new": at("/new"),
    "games": at("/games"),
    "settings": at("/settings"),
    "rules": at("/rules/riftforce"),
    "lesson": at("/lesson/riftforce"),
    "draft": the_draft,
    "table": the_table,
    "trainers": a_choice_of_trainers,
    "trainer": a_table_with_a_trainer,
    "end": the_end,
    "invitation": an_invitation,
    "curtain": a_curtain,
    "team lobby": a_team_lobby,
    "team table": a_team_table,
    "replay": a_replay,
    "elements rules": at("/rules/elements"),
    "elements turn": a_turn_of_elements,
    "elements verdict": an_end_of_a_round,
    "rift rules": at("/rules/elemental-rift"),
    "rift of four": a_rift_of_four,
}
