"""Names and words with markup in them are shown as they were typed: nothing in them runs, and
nothing is asked for elsewhere.

Whatever a page requests from another address, and whatever the content security policy has to
stop, is a fault that the visitors notice.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.players import say
from tests.e2e.scenes import LESSON, ME, OPEN, RANDOM, keep_replay, resign, set_up, settled
from tests.e2e.visitors import Visitors

NAMES = ("<img src=x onerror=a()>", '"><script>a()</script>', "{{7*7}}${7*7}<b>&lt;</b>")
"""As long as a name may be."""
WORDS = (
    "<script>window.ran = 1</script>",
    '<img src="https://evil.example/x.png" onerror="window.ran = 1">',
    '<svg onload="window.ran = 1"><a xlink:href="javascript:window.ran = 1">x</a></svg>',
    '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
    '<style>@import url("https://evil.example/x.css");</style>',
    '<link rel="stylesheet" href="//evil.example/x.css"><base href="//evil.example">',
    "[x](javascript:window.ran=1) javascript:window.ran=1 &lt;b&gt; &#60;b&#62; { $name } {$name}",
)
ADDRESSES = (
    "/t/%3Cscript%3Ewindow.ran=1%3C%2Fscript%3E",
    "/replay/%22%3E%3Cimg%20src=x%20onerror=window.ran=1%3E",
    "/rules/%3Csvg%20onload=window.ran=1%3E",
    "/?next=javascript:window.ran=1#%3Cimg%20src=x%20onerror=window.ran=1%3E",
)


def call(page: Page, name: str) -> None:
    """Be called so."""
    assert page.request.patch("/api/me", data={"name": name}).ok


def nothing_ran(page: Page) -> None:
    """No script but the page's own, and no element that only markup could have made."""
    assert page.evaluate("window.ran") is None
    made = "iframe, object, embed, base, body img[src='x'], body script, body style, body link"
    assert page.locator(made).count() == 0


def test_names_and_words_with_markup_are_shown_as_they_were_typed(visitors: Visitors):
    host, other = visitors.visit(), visitors.visit()
    call(host, NAMES[0])
    call(other, NAMES[1])
    address = set_up(host, ME, OPEN, listed=True)
    host.goto(address)
    assert other.request.post(f"/api/tables/{address.removeprefix('/t/')}/seats/1").ok
    other.goto(address)
    for page in (host, other):
        settled(page)
        page.get_by_role("button", name=say("table-chat")).first.click()
    for words in WORDS:
        host.get_by_role("textbox", name=say("table-chat-say")).fill(words)
        host.get_by_role("button", name=say("table-chat-send")).click()
        lines = other.get_by_role("region", name=say("table-chat")).get_by_role("listitem")
        expect(lines.filter(has_text=words)).to_be_visible()
    for page, name in ((host, NAMES[1]), (other, NAMES[0])):  # oneself is "You"
        expect(page.get_by_text(name).first).to_be_visible()
        nothing_ran(page)
    other.goto("/games")
    settled(other)
    nothing_ran(other)


def test_a_name_with_markup_is_shown_in_a_replay_of_the_match(visitors: Visitors):
    page = visitors.visit()
    call(page, NAMES[2])
    address = set_up(page, ME, RANDOM)
    page.goto(address)
    resign(page)
    nothing_ran(page)
    page.goto(address.replace("/t/", "/replay/"))
    settled(page)
    expect(page.get_by_text(NAMES[2]).first).to_be_visible()
    nothing_ran(page)


@pytest.mark.parametrize("name", NAMES)
def test_names_in_a_file_are_shown_as_they_were_written(desktop: Page, name: str):
    named = LESSON.replace("\nseat 0: ", f"\nseat 0: {name}\n# ", 1)
    assert named != LESSON
    desktop.goto(keep_replay(desktop, named))
    settled(desktop)
    expect(desktop.get_by_text(name).first).to_be_visible()
    nothing_ran(desktop)


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_with_markup_runs_nothing(visitors: Visitors, address: str):
    page = visitors.visit("/games")
    with visitors.trouble_ahead():  # that there is no such thing
        page.goto(address)
        settled(page)
    nothing_ran(page)


@pytest.mark.parametrize("table", ["nowhere", "a-table-with-a-name-that-is-far-too-long"])
def test_a_link_that_leads_nowhere_says_so(desktop: Page, table: str):
    desktop.goto(f"/t/{table}")
    expect(desktop.get_by_role("heading", name=say("table-not-here"))).to_be_visible()
