"""A real server and a real browser: what the tests of the page as a whole need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.house import House
from tests.e2e.visitors import ARGUMENTS, Visitors, browser_program


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An open house, one for each process that runs tests."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


# Playwright's event loop is in the way of tests that have one of their own, so it ends with this
# package and not with the session.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    program = browser_program()
    if program is None:
        pytest.skip("there is no chromium here to look at pages with")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Browser, house: House) -> Iterator[Visitors]:
    """People with browsers; whatever goes wrong on their pages fails the test."""
    visitors = Visitors(chromium, house.address)
    yield visitors
    visitors.leave()
    assert not visitors.faults


@pytest.fixture
def desktop(visitors: Visitors) -> Page:
    """The start page on a desk."""
    return visitors.visit()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """The start page in a hand."""
    return visitors.visit(device="phone")


@pytest.fixture
def small_phone(visitors: Visitors) -> Page:
    """The start page on the smallest screen we care for."""
    return visitors.visit(device="small phone")
