"""A house without a network: the application itself, asked directly, so that much can be asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from elementarium.server.app import create_app
from elementarium.server.limits import Limits, Rate
from elementarium.server.logs import is_ours
from elementarium.server.settings import Settings, wall_clock
from tests.server.visiting import QuickThinkers, Visit

ADDRESS = "http://127.0.0.1:8000"
HEEDLESS = Rate(1e9, 10**9)
"""As many as anybody likes."""
PATIENT = Limits(
    messages=HEEDLESS, tables=HEEDLESS, lines=HEEDLESS, hints=HEEDLESS, waiting=1 << 30
)
"""For tests that ask much on purpose: what is refused is refused for what it is."""


class HungUp(Exception):
    """The house closed the line."""


class Denied(Exception):
    """The house does not open a line."""


class Line:
    """A socket as a server hands it to the application, used like a client's."""

    def __init__(self, app: FastAPI, headers: dict[str, str]) -> None:
        self._app = app
        self._headers = {"host": ADDRESS.removeprefix("http://"), **headers}
        self._asked: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._told: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Line:
        self._asked.put_nowait({"type": "websocket.connect"})
        self._talk = asyncio.create_task(self._app(self._scope, self._asked.get, self._told.put))
        answer = await self._told.get()
        if answer["type"] != "websocket.accept":
            await self._talk
            raise Denied(answer)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def _scope(self) -> dict[str, Any]:
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/api/socket",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in self._headers.items()],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }

    async def send(self, message: str | bytes) -> None:
        """Say something, as text or as bytes."""
        kind = "text" if isinstance(message, str) else "bytes"
        self._asked.put_nowait({"type": "websocket.receive", kind: message})

    async def recv(self) -> str:
        """What the house says next."""
        told = await self._told.get()
        if told["type"] != "websocket.send":
            raise HungUp(told)
        text: str = told["text"]
        return text

    def waiting(self) -> list[str]:
        """What the house has said and nobody listened to yet."""
        return [self._told.get_nowait()["text"] for _ in range(self._told.qsize())]

    async def close(self) -> None:
        """Hang up."""
        if not self._talk.done():
            self._asked.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._talk


class Indoors(Visit):
    """A house that is asked directly."""

    def __init__(self, app: FastAPI, doors: AsyncExitStack) -> None:
        super().__init__(app.state.house, ADDRESS, doors)
        self.app = app

    def browser(self, headers: dict[str, str]) -> httpx.AsyncClient:
        """One whose requests go to the application; what is not caught there is raised here."""
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)

    async def dial(self, headers: dict[str, str]) -> Any:
        """A line to the application."""
        return await self.keep(Line(self.app, headers))


@asynccontextmanager
async def open_indoors(
    data: Path, limits: Limits = PATIENT, clock: Any = wall_clock, **terms: Any
) -> AsyncIterator[Indoors]:
    """A house that is open until the block ends."""
    settings = Settings(data, limits=limits, clock=clock, heartbeat=60.0, **terms)
    app = create_app(settings, QuickThinkers())
    await app.state.house.open()
    try:
        async with AsyncExitStack() as doors:
            yield Indoors(app, doors)
    finally:
        await app.state.house.close()


@contextmanager
def staying(data: Path, **terms: Any) -> Iterator[tuple[Indoors, asyncio.Runner]]:
    """The same for tests that are no coroutines: with it comes what runs theirs."""
    with asyncio.Runner() as runner:
        house = open_indoors(data, **terms)
        visit = runner.run(house.__aenter__())
        try:
            yield visit, runner
        finally:
            runner.run(house.__aexit__(None, None, None))


class Notes(logging.Handler):
    """Everything that was noted as wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(is_ours)
        self.noted: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a note with the place where it went wrong."""
        self.noted.append(logging.Formatter("%(name)s: %(message)s").format(record))


@contextmanager
def nothing_goes_wrong() -> Iterator[Notes]:
    """Whoever runs the house has nothing to read afterwards."""
    notes = Notes()
    logging.getLogger().addHandler(notes)
    try:
        yield notes
    finally:
        logging.getLogger().removeHandler(notes)
    assert not notes.noted, "\n".join(notes.noted)
