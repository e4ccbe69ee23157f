"""Names and tokens of guests."""

from __future__ import annotations

import pytest

from elementarium.server import guests
from elementarium.server.guests import clean, fingerprint_of, passer_by
from tests.server.visiting import DUEL


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna  Maria ", "Anna Maria"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("Anna\r\nadmin: hello", "Anna admin: hello"),
        ("\u202eannA", "annA"),
        ("\u200b\u2060\ufeff", ""),
        ("a\u2028b", "a b"),
        ("e\u0301", "é"),
        ("Анна 你好 ☂", "Анна 你好 ☂"),
        ("\ud800", ""),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(text, name):
    assert clean(text) == name


def test_a_fingerprint_can_be_taken_of_anything():
    assert fingerprint_of("a") != fingerprint_of("b")
    assert len(fingerprint_of("\ud800")) == 32


def test_passers_by_are_told_apart():
    assert passer_by().id != passer_by().id
    assert not passer_by().known


@pytest.mark.asyncio
async def test_whoever_is_not_here_is_forgotten_and_known_again_by_their_cookie(visit, monkeypatch):
    monkeypatch.setattr(guests, "MOST_REMEMBERED", 6)
    gone, seated = await visit.person("Greta"), await visit.person("Anna")
    table = await seated.set_up(DUEL)
    here = await visit.connected("Boris")
    for number in range(20):
        await visit.person(f"{number}")
    remembered = {guest.name for guest in visit.house.guests._by_id.values()}
    assert {"Anna", "Boris", "19"} <= remembered
    assert "Greta" not in remembered
    assert len(remembered) <= 6
    assert (await gone.call("GET", "/api/me"))["name"] == "Greta"
    seats = (await here.call("GET", f"/api/tables/{table}"))["seats"]
    assert seats[0]["name"] == "Anna"
