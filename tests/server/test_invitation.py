"""The address to share."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from elementarium.server import invitation as module
from elementarium.server.invitation import invitation, own_address
from elementarium.server.settings import Settings, is_address

ALL_NETWORKS = Settings(Path("data"), "0.0.0.0")
THIS_MACHINE = Settings(Path("data"), "127.0.0.1")


@pytest.fixture(autouse=True)
def at_home(monkeypatch):
    monkeypatch.setattr(module, "own_address", lambda: "192.168.1.5")


@pytest.mark.parametrize(
    ("address", "settings", "link", "local"),
    [
        ("http://localhost:8000", THIS_MACHINE, "http://localhost:8000/t/abc", True),
        ("http://127.0.0.1:8000", ALL_NETWORKS, "http://192.168.1.5:8000/t/abc", False),
        ("http://10.0.0.7:8000", ALL_NETWORKS, "http://10.0.0.7:8000/t/abc", False),
        ("https://play.example", THIS_MACHINE, "https://play.example/t/abc", False),
    ],
)
def test_a_link_that_others_can_open(address, settings, link, local):
    told = invitation(address, settings, "abc")
    assert (told["link"], told["local"]) == (link, local)


def test_the_code_is_a_drawing():
    svg = invitation("http://localhost:8000", THIS_MACHINE, "abc")["svg"]
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox")


def test_this_machine_has_an_address():
    assert is_address(own_address())
