"""The application: the rooms of the house behind one door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from elementarium.core.errors import ElementariumError
from elementarium.server import api, api_replays, pages, socket
from elementarium.server.door import Door
from elementarium.server.errors import STATUS, Refusal, refusal_of
from elementarium.server.house import House
from elementarium.server.settings import Settings
from elementarium.server.thinking import Thinkers

SMALLEST_ZIPPED = 1000
REFUSED: dict[str, Any] = {
    "description": "Refused: a code, and a detail for developers",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "properties": {"code": {"type": "string"}, "detail": {"type": "string"}},
                "required": ["code", "detail"],
                "additionalProperties": False,
            }
        }
    },
}
"""What is answered instead of anything else, as OpenAPI describes it."""


def create_app(settings: Settings, thinkers: Thinkers | None = None) -> FastAPI:
    """A house, ready to be opened."""
    house = House(settings, thinkers)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Elementarium",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=dict.fromkeys((400, *sorted({*STATUS.values()})), REFUSED),
    )
    app.state.house = house
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED)
    app.add_middleware(Door, house=house)
    for address, folder in pages.FILES.items():
        app.mount(address, pages.Static(directory=folder, check_dir=False))
    app.add_api_websocket_route("/api/socket", talk)
    for router in (pages.router, api_replays.router, api.router, pages.elsewhere):
        app.include_router(router)
    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(ElementariumError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_refusal)
    app.add_exception_handler(HTTPException, tell_refusal)
    app.add_exception_handler(Exception, tell_refusal)
    return app


async def talk(websocket: WebSocket) -> None:
    """The socket."""
    await socket.serve(websocket, websocket.app.state.house)


async def tell_refusal(request: Request, error: Exception) -> JSONResponse:
    """Every refusal looks alike: a code and a detail."""
    refusal = as_refusal(error)
    status = error.status_code if isinstance(error, HTTPException) else refusal.status
    request.app.state.house.metrics.count("errors", refusal.code)
    return JSONResponse({"code": refusal.code, "detail": refusal.detail}, status)


def as_refusal(error: Exception) -> Refusal:
    """An error as the house puts it."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ElementariumError):
        return refusal_of(error)
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where = ".".join(str(step) for step in first["loc"])
        return Refusal("bad_message", f"{where}: {first['msg']}")
    if isinstance(error, HTTPException):
        codes = {status: code for code, status in reversed(STATUS.items())}
        return Refusal(codes.get(error.status_code, "bad_message"), str(error.detail))
    return Refusal("busy", "something went wrong")
