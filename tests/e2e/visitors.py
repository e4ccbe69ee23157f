"""Visitors: browsers that notice whatever goes wrong on a page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

PATIENCE = 30_000
"""Milliseconds a visitor waits for what should come."""
BROWSERS = ("chromium-headless-shell", "chromium")
"""The first that is installed: one that has no windows takes half as long to draw a page."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small phone": {
        "viewport": {"width": 360, "height": 640},
        "has_touch": True,
        "is_mobile": True,
    },
}


def browser_program() -> str | None:
    """Where the browser lies, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


class Visitors:
    """Everybody who visits a house in one test; what went wrong for any of them is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._lenient = False

    def visit(self, path: str = "/", device: str = "desktop", **wishes: Any) -> Page:
        """A new person at a device opens a page; by default one who wants nothing to move."""
        page = self.guest(device, **wishes).new_page()
        page.goto(path)
        return page

    def guest(self, device: str = "desktop", **wishes: Any) -> BrowserContext:
        """A new person at a device, with no page open yet."""
        settings = {"locale": "en-US", "color_scheme": "dark", "reduced_motion": "reduce"}
        context = self._browser.new_context(
            base_url=self.address, **(DEVICES[device] | settings | wishes)
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        context.on("page", self._watch)
        self._contexts.append(context)
        return context

    @contextmanager
    def trouble_ahead(self) -> Iterator[None]:
        """What goes wrong meanwhile was meant to."""
        self._lenient = True
        yield
        self._lenient = False

    def leave(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._fault(f"uncaught: {error}"))
        page.on("requestfailed", self._on_failed)
        page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._fault(f"console: {message.text} ({message.location.get('url')})")

    def _on_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self._fault(f"failed: {request.url} {request.failure}")

    def _on_request(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.scheme not in ("data", "blob") and there.netloc != urlsplit(self.address).netloc:
            self._fault(f"elsewhere: {request.url}")

    def _fault(self, fault: str) -> None:
        if not self._lenient:
            self.faults.append(fault)
