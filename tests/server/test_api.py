"""What a page asks for over HTTP."""

from __future__ import annotations

import hashlib

import pytest

from elementarium.agents.levels import EQUILIBRIUM, LADDER
from elementarium.core.notation import read_match
from elementarium.games.riftforce.ladder import TRAINERS
from elementarium.server.guests import COOKIE
from elementarium.server.limits import Limits, Rate
from tests.server.visiting import AGAINST_AGENT, ALONE, DUEL, open_house

pytestmark = pytest.mark.asyncio

SUMMARY = {
    *("table", "game", "options", "seats", "clock", "watch", "chat", "hints", "listed", "host"),
    *("stage", "n", "score", "to_move", "result", "created", "rematch"),
}
WANTED = {"game": "riftforce", "seats": DUEL}


# ── the house and its guests ─────────────────────────────────────────────────────────────────


async def test_a_house_says_that_it_is_ready(visit):
    anna = await visit.person()
    assert (await anna.call("GET", "/healthz"))["ready"] is True
    visit.house.is_open = False
    assert (await anna.ask("GET", "/healthz")).status_code == 503


async def test_figures_are_there_for_prometheus(visit):
    anna = await visit.connected()
    await anna.set_up()
    text = (await anna.ask("GET", "/metrics")).text
    assert "elementarium_sockets 1" in text
    assert "elementarium_tables 1" in text
    assert 'elementarium_requests_total{kind="200"}' in text


async def test_the_first_request_makes_a_guest_whose_cookie_scripts_cannot_read(visit):
    anna = await visit.person()
    bare = await anna.client.get("/api/me", headers={"cookie": ""})
    cookie = bare.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    again = await anna.ask("GET", "/api/me")
    assert "set-cookie" not in again.headers


async def test_behind_https_the_cookie_is_secure(visit):
    anna = await visit.person()
    headers = {"cookie": "", "x-forwarded-proto": "https"}
    bare = await anna.client.get("/api/me", headers=headers)
    assert "secure" in bare.headers["set-cookie"].lower()


async def test_the_token_itself_is_not_kept(visit, tmp_path):
    anna = await visit.person()
    token = anna.client.cookies[COOKIE]
    assert len(token) >= 43  # 256 bits
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).digest() in kept


async def test_a_guest_can_be_called_otherwise(visit):
    anna = await visit.person("  An\x07na\n ")
    assert await anna.call("GET", "/api/me") == {"name": "Anna"}
    assert await anna.call("PATCH", "/api/me", {"name": ""}) == {"name": ""}


@pytest.mark.parametrize("body", [{"name": "a" * 25}, {"name": 7}, {}, {"name": "a", "x": 1}, []])
async def test_other_names_are_refused(visit, body):
    anna = await visit.person()
    assert await anna.refused("PATCH", "/api/me", body) == (422, "bad_message")


async def test_games_and_opponents_are_told(visit):
    anna = await visit.person()
    told = await anna.call("GET", "/api/games")
    riftforce, elements, rift = told["games"]
    options = {option["name"]: option for option in riftforce["options"]}
    assert options["guilds"] == {"name": "guilds", "default": "base", "choices": ["base", "beyond"]}
    assert riftforce["opponents"] == list(LADDER)
    assert set(elements["opponents"]) == {*LADDER, EQUILIBRIUM}
    assert (rift["name"], rift["opponents"]) == ("elemental-rift", list(LADDER))


async def test_the_ladder_of_trainers_is_told_and_how_hard_every_trainer_is(visit):
    anna = await visit.person()
    told = await anna.call("GET", "/api/ladder/riftforce")
    assert [rung["name"] for rung in told["rungs"]] == [trainer.name for trainer in TRAINERS]
    assert len(told["won"]) == 448
    assert told["won"]["3-4-4 5:mend"] < told["won"]["1-1-1 none"]
    assert await anna.call("GET", "/api/ladder/elements") == {"rungs": [], "won": {}}


# ── setting up ───────────────────────────────────────────────────────────────────────────────


async def test_a_table_with_a_free_seat_waits(visit):
    anna = await visit.person("Anna")
    told = await anna.call("POST", "/api/tables", WANTED)
    assert told.keys() == SUMMARY
    assert told["stage"] == "open"
    assert told["seats"] == [
        {"kind": "person", "name": "Anna", "agent": None, "you": True, "side": 0},
        {"kind": "open", "name": None, "agent": None, "you": False, "side": 1},
    ]
    assert (told["clock"], told["watch"], told["chat"], told["listed"]) == (
        *(None, "anybody", True, False),
    )


async def test_a_table_without_a_free_seat_starts(visit):
    anna = await visit.person()
    told = await anna.call("POST", "/api/tables", {**WANTED, "seats": AGAINST_AGENT})
    assert told["stage"] == "playing"
    other = {"kind": "agent", "name": None, "agent": "random", "you": False, "side": 1}
    assert told["seats"][1] == other
    assert told["score"] == [0, 0]
    assert told["options"]["guilds"] == "base"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "bad_option"),
        ({"options": {"guilds": "moon"}}, "bad_option"),
        ({"options": {"colour": "red"}}, "bad_option"),
        ({"options": {"draft": "fixed"}}, "bad_option"),
        ({"options": {"mode": "solo"}, "seats": ALONE}, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "idle"}]}, "bad_option"),
        ({"options": {"guilds": []}}, "bad_option"),
        ({"seats": []}, "bad_option"),
        ({"seats": [{"kind": "me"}] * 3}, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "agent"}]}, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "agent", "agent": "search:3600s"}]}, "bad_option"),
        ({"seats": [{"kind": "me", "agent": "random"}, {"kind": "open"}]}, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "queen"}]}, "bad_message"),
        ({"seats": [{"kind": "me"}] * 9}, "bad_message"),
        ({"seats": "me"}, "bad_message"),
        ({"clock": {"bank": 0}}, "bad_message"),
        ({"clock": {"bank": True}}, "bad_message"),
        ({"clock": {"bank": 1.5}}, "bad_message"),
        ({"clock": {"bank": 60, "increment": -1}}, "bad_message"),
        ({"clock": 60}, "bad_message"),
        ({"watch": "friends"}, "bad_message"),
        ({"chat": "yes"}, "bad_message"),
        ({"hints": 1}, "bad_message"),
        ({"colour": "red"}, "bad_message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(visit, changed, code):
    anna = await visit.person()
    assert await anna.refused("POST", "/api/tables", {**WANTED, **changed}) == (422, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"game": "riftforce", "seats": NaN}',
        b'{"game": "riftforce", "seats": [], "options": {"decks": NaN}}',
        b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "open"}]}',
        b"[" * 30_000,
        b'{"options":' * 5_000,
    ],
)
async def test_what_is_no_json_is_refused(visit, body):
    anna = await visit.person()
    headers = {"content-type": "application/json"}
    response = await anna.client.post("/api/tables", content=body, headers=headers)
    assert response.status_code in (400, 422)
    assert response.json()["code"] in ("bad_message", "bad_option")


async def test_a_request_may_not_be_endless(visit):
    anna = await visit.person()

    async def endless():
        for _ in range(1000):
            yield b" " * 1024

    response = await anna.client.post("/api/tables", content=endless())
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


async def test_tables_cannot_be_set_up_too_fast(tmp_path):
    async with open_house(tmp_path, Limits(tables=Rate(0.001, 2))) as visit:
        anna, boris = await visit.person(), await visit.person()
        for _ in range(2):
            await anna.set_up()
        assert await anna.refused("POST", "/api/tables", WANTED) == (429, "too_fast")
        await boris.set_up()


# ── lists and seats ──────────────────────────────────────────────────────────────────────────


async def shown(person, show):
    return [each["table"] for each in await person.call("GET", f"/api/tables?show={show}")]


async def test_lists_of_tables(visit):
    anna, boris = await visit.person(), await visit.person()
    hidden = await anna.set_up(DUEL)
    listed = await anna.set_up(DUEL, listed=True)
    played = await anna.set_up()
    private = await anna.set_up(watch="nobody")
    assert await shown(boris, "open") == [listed]
    assert await shown(boris, "watch") == [played]
    assert await shown(boris, "mine") == []
    assert await shown(anna, "mine") == [private, played, listed, hidden]
    assert await boris.refused("GET", "/api/tables?show=all") == (422, "bad_message")


async def test_the_match_starts_when_the_last_seat_is_taken(visit):
    anna, boris = await visit.person("Anna"), await visit.person("Boris")
    table = await anna.set_up(DUEL)
    told = await boris.call("POST", f"/api/tables/{table}/seats/1")
    assert told["stage"] == "playing"
    assert [seat["you"] for seat in told["seats"]] == [False, True]
    again = await boris.call("POST", f"/api/tables/{table}/seats/1")
    assert again["n"] == told["n"]


async def test_a_seat_that_is_taken_or_missing_is_refused(visit):
    anna, boris, vera = [await visit.person() for _ in range(3)]
    table = await anna.set_up(DUEL)
    assert await boris.refused("POST", f"/api/tables/{table}/seats/0") == (409, "seat_taken")
    assert await boris.refused("POST", f"/api/tables/{table}/seats/2") == (404, "not_found")
    assert await boris.refused("POST", f"/api/tables/{table}/seats/x") == (422, "bad_message")
    await boris.sit(table)
    assert await vera.refused("POST", f"/api/tables/{table}/seats/1") == (409, "seat_taken")
    alone = await anna.set_up()
    assert await boris.refused("POST", f"/api/tables/{alone}/seats/1") == (409, "seat_taken")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/nowhere"),
        ("POST", "/api/tables/nowhere/seats/0"),
        ("POST", "/api/tables/nowhere/rematch"),
        ("GET", "/api/tables/nowhere/invitation"),
        ("GET", "/api/replays/nowhere/file"),
        ("GET", "/api/nothing"),
        ("DELETE", "/api/me/everything"),
        ("GET", "/static/nothing.js"),
        ("GET", "/static/..%2fserver/app.py"),
        ("GET", "/locales/en/nothing.ftl"),
    ],
)
async def test_what_is_not_there_is_not_found(visit, method, path):
    anna = await visit.person()
    assert await anna.refused(method, path) == (404, "not_found")


async def test_who_may_not_watch_is_not_told_how_it_stands(visit):
    anna, boris = await visit.person(), await visit.person()
    table = await anna.set_up(watch="nobody")
    told = await boris.call("GET", f"/api/tables/{table}")
    assert (told["score"], told["to_move"], told["result"]) == (None, None, None)
    assert (await anna.call("GET", f"/api/tables/{table}"))["score"] == [0, 0]


# ── afterwards ───────────────────────────────────────────────────────────────────────────────


async def resigned(person, **wanted):
    table = await person.set_up(**wanted)
    await person.answer("resign", table, seat=0)
    return table


async def test_the_match_file_can_be_verified_with_the_key_that_was_promised(visit):
    anna = await visit.connected("Anna")
    table = await anna.set_up()
    commitment = (await anna.join(table))["commitment"]
    assert await anna.refused("GET", f"/api/replays/{table}/file") == (403, "not_allowed")
    await anna.answer("resign", table, seat=0)
    response = await anna.ask("GET", f"/api/replays/{table}/file")
    assert response.headers["content-type"].startswith("text/plain")
    match = read_match(response.text, verify=True)
    assert match.commitment == commitment
    assert match.names == ["Anna", "random"]


async def test_the_file_of_a_private_match_is_for_those_who_played(visit):
    anna, boris = await visit.connected(), await visit.person()
    table = await resigned(anna, watch="nobody")
    assert (await anna.ask("GET", f"/api/replays/{table}/file")).status_code == 200
    assert await boris.refused("GET", f"/api/replays/{table}/file") == (403, "not_allowed")


async def test_a_rematch_is_one_table_for_both(visit):
    anna, boris, vera = [await visit.connected() for _ in range(3)]
    table = await anna.set_up(DUEL, clock={"bank": 60, "increment": 5}, listed=True)
    await boris.sit(table)
    again = f"/api/tables/{table}/rematch"
    assert await anna.refused("POST", again) == (403, "not_allowed")
    await anna.answer("resign", table, seat=0)
    assert await vera.refused("POST", again) == (403, "not_seated")
    await boris.join(table)
    first = await anna.call("POST", again)
    assert first["stage"] == "open"
    assert first["clock"] == {"bank": 60, "increment": 5}
    changed = await boris.hear("table_changed")
    assert changed["summary"]["rematch"] == first["table"]
    seat = f"/api/tables/{first['table']}/seats/1"
    assert await vera.refused("POST", seat) == (409, "seat_taken")
    second = await boris.call("POST", again)
    assert second["table"] == first["table"]
    assert second["stage"] == "playing"
    assert await shown(vera, "open") == []


async def test_a_rematch_against_an_agent_or_alone_starts_at_once(visit):
    anna = await visit.connected()
    for seats in (AGAINST_AGENT, ALONE):
        table = await resigned(anna, seats=seats)
        again = await anna.call("POST", f"/api/tables/{table}/rematch")
        assert again["stage"] == "playing"
        assert again["table"] != table


async def test_a_rematch_has_other_chance(visit):
    anna = await visit.connected()
    table = await resigned(anna)
    again = await anna.call("POST", f"/api/tables/{table}/rematch")
    told, new = await anna.join(table), await anna.join(again["table"])
    assert told["commitment"] != new["commitment"]
    assert (new["key"], len(told["key"])) == (None, 64)


async def test_an_invitation_is_an_address_and_its_qr_code(visit):
    anna = await visit.person()
    table = await anna.set_up(DUEL)
    told = await anna.call("GET", f"/api/tables/{table}/invitation")
    assert told["link"] == f"{visit.address}/t/{table}"
    assert told["local"] is True
    assert told["svg"].startswith("<svg")
    assert "style=" not in told["svg"]  # the page forbids styles in line


# ── pages ────────────────────────────────────────────────────────────────────────────────────

PAGES = (
    *("/", "/new", "/games", "/settings", "/t/abc", "/replay/abc"),
    *("/rules/riftforce", "/lesson/riftforce"),
)


@pytest.mark.parametrize("path", PAGES)
async def test_every_address_shows_the_page(visit, path):
    anna = await visit.person()
    response = await anna.ask("GET", path)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")


async def test_any_other_address_shows_the_page_too_and_says_that_it_is_none(visit):
    anna = await visit.person()
    response = await anna.client.get("/no/such/page")
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")


async def test_files_are_kept_until_they_change(visit):
    anna = await visit.person()
    for path in ("/static/app.js", "/locales/fr/common.ftl", "/manifest.webmanifest", "/"):
        response = await anna.ask("GET", path)
        assert response.status_code == 200
        assert response.headers["cache-control"] == "no-cache"
        assert response.headers["etag"]
    match = {"if-none-match": (await anna.ask("GET", "/static/app.js")).headers["etag"]}
    assert (await anna.client.get("/static/app.js", headers=match)).status_code == 304


async def test_answers_are_zipped(visit):
    anna = await visit.person()
    response = await anna.ask("GET", "/locales/fr/riftforce.ftl")
    assert response.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/static/app.js"])
async def test_every_answer_tells_the_browser_to_be_careful(visit, path):
    headers = (await (await visit.person()).ask("GET", path)).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "style-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_the_api_describes_itself(visit):
    anna = await visit.person()
    paths = (await anna.call("GET", "/api/openapi.json"))["paths"]
    for path in ("/api/me", "/api/tables", "/api/tables/{table}/seats/{seat}", "/healthz"):
        assert path in paths


# ── who is let in ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example"])
async def test_a_name_that_is_not_ours_is_refused(visit, host):
    anna = await visit.person()
    response = await anna.client.get("/api/me", headers={"host": host})
    assert response.status_code in (400, 403)


async def test_a_page_from_elsewhere_cannot_change_anything(visit):
    anna = await visit.person()
    for origin in ("https://evil.example", "null", f"{visit.address}.evil.example"):
        headers = {"origin": origin}
        response = await anna.client.post("/api/tables", json=WANTED, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "bad_origin")
    response = await anna.client.post("/api/tables", json=WANTED, headers={"origin": visit.address})
    assert response.status_code == 200


async def test_an_origin_on_the_list_is_let_in(tmp_path):
    async with open_house(tmp_path, origins=("https://play.example",)) as visit:
        anna = await visit.person()
        headers = {"origin": "https://play.example", "host": "play.example"}
        response = await anna.client.post("/api/tables", json=WANTED, headers=headers)
        assert response.status_code == 200


async def test_an_address_may_not_ask_too_often(tmp_path):
    async with open_house(tmp_path, Limits(requests=Rate(0.001, 3))) as visit:
        anna = await visit.person()  # from this machine: not counted
        far = {"x-forwarded-for": "203.0.113.7"}
        codes = [(await anna.client.get("/api/games", headers=far)).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        other = {"x-forwarded-for": "203.0.113.8"}
        assert (await anna.client.get("/api/games", headers=other)).status_code == 200
        assert (await anna.ask("GET", "/api/games")).status_code == 200
