"""What a browser loads: one page, its modules, styles and pictures, and the words."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKAGE = Path(str(files("elementarium")))
WEB = PACKAGE / "web"
FILES = {"/static": WEB, "/locales": PACKAGE / "locales"}
"""Folders whose files a browser may have."""
PAGES = (
    "/",
    "/new",
    "/games",
    "/settings",
    "/t/{id}",
    "/replay/{id}",
    "/rules/{game}",
    "/lesson/{game}",
)
"""Addresses of the one page: it draws what the address says."""
ASK_AGAIN = {"cache-control": "no-cache"}
"""A browser may keep it, but asks whether it is still so."""

READ = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)
elsewhere = APIRouter(include_in_schema=False)
"""For every address that nothing else answers."""


class Static(StaticFiles):
    """Files that a browser keeps until they change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be asked for again."""
        response = await super().get_response(path, scope)
        response.headers.update(ASK_AGAIN)
        return response


async def page() -> FileResponse:
    """The one page."""
    return FileResponse(WEB / "index.html", headers=ASK_AGAIN)


for address in PAGES:
    router.api_route(address, methods=READ)(page)


@elsewhere.api_route("/{path:path}", methods=READ)
async def lost(path: str) -> FileResponse:
    """The one page, which says that there is nothing here."""
    return FileResponse(WEB / "index.html", 404, headers=ASK_AGAIN)


@router.get("/manifest.webmanifest")
async def manifest() -> FileResponse:
    """What a phone needs to know to keep the page like an app."""
    kind = "application/manifest+json"
    return FileResponse(WEB / "manifest.webmanifest", media_type=kind, headers=ASK_AGAIN)
