"""Matches looked at again: stepped through, seen by others' eyes, saved and brought back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.players import HAND, say
from tests.e2e.scenes import LESSON, ME, RANDOM, THINKING, keep_replay, resign, sit_down
from tests.e2e.tree import read
from tests.e2e.visitors import Visitors

MOVES = len(re.findall(r"^[01] ", LESSON, re.MULTILINE))


def place(page: Page) -> int:
    """How many choices have been made at the place one looks at."""
    return int(page.get_by_role("slider", name=say("replay-place")).input_value())


def press(page: Page, message: str) -> None:
    """A button by its message."""
    page.get_by_role("button", name=say(message), exact=True).click()


def test_a_replay_is_stepped_and_scrubbed(desktop: Page):
    desktop.goto(keep_replay(desktop))
    slider = desktop.get_by_role("slider", name=say("replay-place"))
    expect(slider).to_have_value("0")
    press(desktop, "replay-forward")
    expect(slider).to_have_value("1")
    press(desktop, "replay-forward-turn")
    expect(slider).to_have_value("6")
    press(desktop, "replay-back-turn")
    expect(slider).to_have_value("0")
    press(desktop, "replay-last")
    expect(slider).to_have_value(str(MOVES))
    press(desktop, "replay-back")
    expect(slider).to_have_value(str(MOVES - 1))
    slider.fill("10")
    expect(
        desktop.get_by_text(say("replay-at", {"turn": 3, "at": 10, "of": MOVES}))
    ).to_be_visible()
    desktop.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_a_replay_plays_by_itself_to_its_end(desktop: Page):
    desktop.goto(f"{keep_replay(desktop)}?at={MOVES - 2}")
    press(desktop, "replay-play")
    expect(desktop.get_by_role("slider", name=say("replay-place"))).to_have_value(str(MOVES))
    expect(desktop.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


def test_a_replay_is_seen_by_other_eyes(desktop: Page):
    desktop.goto(keep_replay(desktop))
    eyes = desktop.get_by_role("combobox", name=say("replay-eyes"))
    hand = desktop.get_by_role("list", name=re.compile(HAND)).get_by_role("button")
    expect(hand.first).to_be_visible()
    anna = set(hand.all_text_contents())
    eyes.select_option(label="Gaia")
    expect(hand.filter(has_text="Ea").first).to_be_visible()
    assert not anna & set(hand.all_text_contents())
    eyes.select_option(label=say("replay-eyes-spectator"))
    expect(hand).to_have_count(0)


def test_the_chances_of_winning_are_drawn(desktop: Page):
    desktop.goto(keep_replay(desktop))
    chance = say("replay-chance", {"turn": 1, "percent": 50, "name": "Anna"})
    said = re.compile(chance.replace("50", r"\d+"))
    expect(desktop.get_by_text(said).first).to_be_visible(timeout=THINKING)


def test_a_match_is_saved_and_brought_back(desktop: Page, tmp_path: Path):
    sit_down(desktop, ME, RANDOM)
    resign(desktop)
    with desktop.expect_download() as saving:
        desktop.get_by_role("link", name=say("table-export")).click()
    file = tmp_path / "saved.match"
    saving.value.save_as(file)
    desktop.get_by_role("link", name=say("table-replay")).click()
    expect(desktop.get_by_role("slider", name=say("replay-place"))).to_be_visible()

    desktop.goto("/games")
    desktop.get_by_label(say("import-choose")).set_input_files(file)
    expect(desktop.get_by_role("slider", name=say("replay-place"))).to_be_visible()
    expect(desktop.get_by_text(say("replay-how", {"how": "resigned"}))).to_be_visible()
    with desktop.expect_download() as again:
        desktop.get_by_role("link", name=say("replay-file")).click()
    assert again.value.path().read_text("utf-8") == file.read_text("utf-8")


def test_a_file_that_is_no_match_is_told_where_it_breaks_off(
    visitors: Visitors, desktop: Page, tmp_path: Path
):
    file = tmp_path / "broken.match"
    broken = LESSON.replace("0 at 3", "0 at 9", 1)
    file.write_text(broken, "utf-8")
    desktop.goto("/games")
    with visitors.trouble_ahead():  # the browser itself reports every refusal
        desktop.get_by_label(say("import-choose")).set_input_files(file)
        expect(desktop.get_by_role("alert").filter(has_text=say("error-bad_file"))).to_be_visible()
    assert f"line {broken.splitlines().index('0 at 9') + 1}" in read(desktop).said()
