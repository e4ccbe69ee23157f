"""The door: every request passes here, and every answer leaves with the same precautions."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elementarium.server.errors import Refusal
from elementarium.server.settings import is_loopback

if TYPE_CHECKING:
    from elementarium.server.house import House

READING = ("GET", "HEAD", "OPTIONS")
FILES = "/api/replays"
"""Where match files are brought, which are larger than anything else."""
PRECAUTIONS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

log = logging.getLogger(__name__)


class Door:
    """Who may come in, how often, and with how much."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._refuse(refusal, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        settings, headers = self._house.settings, Headers(scope=scope)
        host = headers.get("host", "")
        if not settings.allows_host(host):
            raise Refusal("bad_origin", "this is not the address of this house")
        if scope["type"] == "websocket":
            return
        origin = headers.get("origin")
        if scope["method"] not in READING and origin and not settings.allows_origin(origin, host):
            raise Refusal("bad_origin", "the page comes from somewhere else")
        address = scope["client"][0] if scope.get("client") else ""
        if not is_loopback(address):
            self._house.buckets["requests"].take(address)

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        self._house.metrics.count("errors", refusal.code)
        told = {"code": refusal.code, "detail": refusal.detail}
        answer = JSONResponse(told, refusal.status)
        if scope["type"] == "websocket":
            await receive()
            await answer(scope, receive, send)
        else:
            await answer(scope, receive, self._careful(scope, send))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await self._careful(scope, send)(message)

        try:
            await self._app(scope, self._measured(scope, receive), noting)
        finally:
            self._house.metrics.count("requests", str(status))
            took = round((time.perf_counter() - began) * 1000, 1)
            note = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
            log.info("request", extra=note)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Listen to a request, but not for ever."""
        limits = self._house.settings.limits
        most = limits.file if scope["path"].startswith(FILES) else limits.body
        got = 0

        async def measuring() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise HTTPException(413, f"at most {most} bytes")
            return message

        return measuring

    def _careful(self, scope: Scope, send: Send) -> Send:
        """Every answer tells the browser what it must not do."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in PRECAUTIONS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return sending


def base_address(scope: Scope) -> str:
    """The address by which a guest found the house."""
    host = Headers(scope=scope).get("host", "")
    return urlsplit(f"{scope['scheme']}://{host}").geturl()
