"""What a page asks for over HTTP: who I am, which games there are, tables and seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field

from elementarium.agents.levels import ladder
from elementarium.core.game import find_game, game_names
from elementarium.server.door import base_address
from elementarium.server.errors import Refusal
from elementarium.server.guests import COOKIE, COOKIE_SECONDS, Guest, passer_by
from elementarium.server.house import House
from elementarium.server.invitation import invitation
from elementarium.server.table import Table
from elementarium.server.tables import Show
from elementarium.server.telling import Json
from elementarium.server.terms import Strict, WantedSeat, WantedTable, agreed

router = APIRouter()

ALL_METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"]
LONGEST_SENT_NAME = 200
"""Characters of a name before it is cleaned and measured."""


# ── what every request needs ─────────────────────────────────────────────────────────────────


async def the_house(request: Request) -> House:
    """The house somebody is at."""
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(the_house)]


async def whoever(request: Request, house: InHouse) -> Guest:
    """The guest, or a passer-by."""
    return await house.guests.find(request.cookies.get(COOKIE)) or passer_by()


async def a_guest(request: Request, response: Response, house: InHouse) -> Guest:
    """The guest; who has no cookie gets one."""
    guest = await house.guests.find(request.cookies.get(COOKIE))
    if guest is None:
        guest, token = await house.guests.welcome()
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
        )
    return guest


async def the_table(table: str, house: InHouse) -> Table:
    """The table named in the path."""
    return await house.colleagues.refresh(await house.tables.find(table))


Anybody = Annotated[Guest, Depends(whoever)]
AGuest = Annotated[Guest, Depends(a_guest)]
ATable = Annotated[Table, Depends(the_table)]


# ── the house ────────────────────────────────────────────────────────────────────────────────


@router.get("/healthz")
async def healthz(house: InHouse) -> JSONResponse:
    """Whether tables can be played."""
    told = {"ready": house.ready, "compiled": house.rules.compiled}
    return JSONResponse(told, 200 if house.ready else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(house: InHouse) -> str:
    """Figures for Prometheus."""
    return house.metrics.text()


class Named(Strict):
    """How a guest wants to be called."""

    name: Annotated[str, Field(max_length=LONGEST_SENT_NAME)]


@router.get("/api/me")
async def get_me(guest: AGuest) -> Json:
    """The guest; the first request makes one."""
    return {"name": guest.name}


@router.patch("/api/me")
async def patch_me(named: Named, guest: AGuest, house: InHouse) -> Json:
    """Be called otherwise."""
    await house.guests.rename(guest, named.name)
    house.signal("guest", guest.id)
    for table in house.tables.of(guest.id):
        house.audience.tell_changed(table)
    return {"name": guest.name}


@router.get("/api/games")
async def games() -> Json:
    """The games there are, what can be agreed before each, and who plays it."""
    return {"games": [told_game(name) for name in game_names()]}


def told_game(name: str) -> Json:
    """A game, its options and the opponents in it, the easiest first."""
    options: list[dict[str, Any]] = [
        {"name": option.name, "default": option.default, "choices": list(option.choices)}
        for option in find_game(name).options
    ]
    return {"name": name, "options": options, "opponents": list(ladder(name))}


@router.get("/api/ladder/{game}")
async def told_ladder(game: str) -> Json:
    """The adversaries of a game's own to beat one after the other, and how hard each is."""
    return dict(find_game(game).ladder())


# ── tables ───────────────────────────────────────────────────────────────────────────────────


@router.post("/api/tables")
async def set_up(wanted: WantedTable, guest: AGuest, house: InHouse) -> Json:
    """Set up a table."""
    terms = agreed(wanted)
    house.buckets["tables"].take(guest.id)
    mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    table = await house.tasks.finish(house.tables.set_up(terms, guest.id, mine))
    return table.summary(guest.id, house.guests.name)


@router.get("/api/tables")
async def tables(show: Show, guest: Anybody, house: InHouse) -> list[Json]:
    """Tables to sit down at, to watch, or one's own."""
    found = await house.tables.listed(show, guest.id)
    return [table.summary(guest.id, house.guests.name) for table in found]


@router.get("/api/tables/{table}")
async def one_table(table: ATable, guest: Anybody, house: InHouse) -> Json:
    """One table in short."""
    return table.summary(guest.id, house.guests.name)


@router.post("/api/tables/{table}/seats/{seat}")
async def sit_down(table: ATable, seat: int, guest: AGuest, house: InHouse) -> Json:
    """Sit down."""
    await house.seating.sit(table, seat, guest.id)
    return table.summary(guest.id, house.guests.name)


@router.put("/api/tables/{table}/seats/{seat}")
async def arrange(
    table: ATable, seat: int, wanted: WantedSeat, guest: AGuest, house: InHouse
) -> Json:
    """Before the start: move there or get up, or as the host have an agent sit there or not."""
    await house.seating.arrange(table, seat, wanted, guest.id)
    return table.summary(guest.id, house.guests.name)


@router.post("/api/tables/{table}/rematch")
async def rematch(table: ATable, guest: AGuest, house: InHouse) -> Json:
    """Play again."""
    new = await house.tasks.finish(house.tables.again(table, guest.id))
    return new.summary(guest.id, house.guests.name)


@router.get("/api/tables/{table}/invitation")
async def invite(table: ATable, request: Request, house: InHouse) -> Json:
    """The address to share."""
    return invitation(base_address(request.scope), house.settings, table.id)


@router.api_route("/api/{path:path}", methods=ALL_METHODS, include_in_schema=False)
async def nothing_here(path: str) -> None:
    """Anything else."""
    raise Refusal("not_found", "there is nothing here")
