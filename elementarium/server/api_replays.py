"""What can be asked for over HTTP about matches that are over, and about how to play."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from elementarium.core.game import Game, find_game, game_names
from elementarium.core.notation import write_match
from elementarium.server.api import Anybody, InHouse
from elementarium.server.errors import Refusal
from elementarium.server.lessons import lesson
from elementarium.server.rules_pages import rules_html
from elementarium.words import FALLBACK, LANGUAGES

JSON = "application/json"

A_TEXT = {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
"""What is brought, as OpenAPI describes it."""

router = APIRouter(prefix="/api")


# ── what a request needs ─────────────────────────────────────────────────────────────────────


def game_of(game: str) -> Game:
    """The game that is asked about."""
    if game not in game_names():
        raise Refusal("not_found", f"there is no game {game!r}")
    return find_game(game)


AGame = Annotated[Game, Depends(game_of)]


# ── matches ──────────────────────────────────────────────────────────────────────────────────


@router.post("/replays", openapi_extra={"requestBody": A_TEXT})
async def keep_match(request: Request, house: InHouse, guest: Anybody) -> dict[str, str]:
    """Keep a match file; the same file always gets the same name."""
    address = request.client.host if request.client else ""
    house.buckets["tables"].take(guest.id if guest.known else address)
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal("bad_file", f"not a text in UTF-8: byte {error.start}") from None
    return {"replay": await house.library.keep(text)}


@router.get("/replays/{replay}")
async def replay_frames(replay: str, house: InHouse, guest: Anybody, eyes: str = "all") -> Response:
    """A match from its deal to its end, as some eyes see it."""
    return Response(await house.library.show(replay, guest.id, eyes), media_type=JSON)


@router.get("/replays/{replay}/file", response_class=PlainTextResponse)
async def match_file(replay: str, house: InHouse, guest: Anybody) -> PlainTextResponse:
    """The match as text."""
    found = await house.library.find(replay, guest.id)
    name = f"{found.match.game.name}-{found.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(write_match(found.match), headers=headers)


@router.get("/replays/{replay}/chances")
async def replay_chances(replay: str, house: InHouse, guest: Anybody) -> dict[str, Any]:
    """Who was winning when, as far as it is known by now."""
    return await house.studies.chances(await house.library.find(replay, guest.id))


# ── how to play ──────────────────────────────────────────────────────────────────────────────


@router.get("/rules/{game}")
async def rules(game: AGame, language: Annotated[str, Query()] = FALLBACK) -> dict[str, str]:
    """The rules of a game; in English where they are not told in the language."""
    code = language if language in LANGUAGES else FALLBACK
    return {"html": await asyncio.to_thread(rules_html, game.name, code)}


@router.get("/lesson/{game}")
async def first_lesson(game: AGame, house: InHouse) -> Response:
    """The first lesson of a game as frames."""
    engine = house.rules.engine(game)
    text = await asyncio.to_thread(lambda: json.dumps(lesson(engine)))
    return Response(text, media_type=JSON)
