"""Whom a house lets in, and where it keeps its things."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from elementarium.core.errors import BadOption
from elementarium.server.settings import Settings, checked_origin, default_data, is_loopback

SETTINGS = Settings(Path("data"), origins=("https://play.example",))


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1:8000", "localhost:8000", "localhost", "192.168.1.5:8000", "[::1]:8000"),
        *(socket.gethostname(), "play.example", "PLAY.example:443"),
    ],
)
def test_our_own_names_and_bare_addresses_are_us(host):
    assert SETTINGS.allows_host(host)


@pytest.mark.parametrize("host", ["", "evil.example", "localhost.evil.example", "[", "127.1.evil"])
def test_other_names_are_not(host):
    assert not SETTINGS.allows_host(host)


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://192.168.1.5", "192.168.1.5", True),
        ("http://LOCALHOST:8000", "localhost:8000", True),
        ("https://play.example", "localhost:8000", True),
        ("http://play.example", "localhost:8000", False),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "", False),
        ("http://", "", True),
        ("ftp://localhost:8000", "localhost:8000", False),
        ("http://[", "localhost:8000", False),
    ],
)
def test_a_page_may_come_from_here_or_from_the_list(origin, host, allowed):
    if host:
        assert SETTINGS.allows_origin(origin, host) is allowed


@pytest.mark.parametrize(
    "origin", ["play.example", "https://", "https://play.example/path", "ws://a", ""]
)
def test_what_is_no_origin_is_refused(origin):
    with pytest.raises(BadOption, match=r"https://play\.example"):
        checked_origin(origin)


def test_an_origin_is_written_as_browsers_do():
    assert checked_origin("https://Play.example/") == "https://play.example"


def test_data_lie_where_they_belong():
    assert default_data({"ELEMENTARIUM_DATA": "/srv/data"}) == Path("/srv/data")
    assert default_data({"XDG_DATA_HOME": "/home/a/.data"}) == Path("/home/a/.data/elementarium")
    assert default_data({}) == Path.home() / ".local" / "share" / "elementarium"


@pytest.mark.parametrize(
    ("name", "local"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("10.0.0.1", False), ("a", False)],
)
def test_what_only_this_machine_reaches(name, local):
    assert is_loopback(name) is local
