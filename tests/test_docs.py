"""Docs cannot drift: their tables come from the code, their examples work."""

import json
import re

import pytest

from elementarium import Match, find_game, read_match, write_match
from elementarium.core.errors import PositionError
from tests.docs import DOCS, PLACE, TABLES, renewed

INTERPRETED = find_game("riftforce").interpreted
PAGES = sorted(DOCS.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tables_in_docs_are_those_of_the_code(page):
    text = page.read_text(encoding="utf-8")
    assert text == renewed(text), "run `make docs`"


def test_every_table_is_in_some_page():
    shown = {found[2] for page in PAGES for found in PLACE.finditer(page.read_text("utf-8"))}
    assert shown == set(TABLES)


@pytest.mark.parametrize("page", [*PAGES, DOCS.parent / "README.md"], ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def block(kind: str, begins: str, page: str = "notation.md") -> str:
    text = (DOCS / page).read_text(encoding="utf-8")
    for found in re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL):
        if found.startswith(begins):
            return str(found)
    raise AssertionError(f"no example that begins with {begins}")


def test_the_match_in_the_notation_page_replays_to_its_table():
    text = block("", "elementarium match")
    match = read_match(text, verify=True, engine=INTERPRETED)
    assert write_match(match).split() == text.split()


def test_the_position_in_the_notation_page_can_be_played():
    match = Match.from_position(block("json", "{"), engine=INTERPRETED)
    assert match.to_move == 0
    assert "discard Wa5" in [match.notation(action) for action in match.legal()]


def test_positions_are_written_as_the_notation_page_says():
    document = Match("riftforce", {"draft": "random"}, engine=INTERPRETED).position()
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    for name in json.loads(json.dumps(document)):
        assert f"`{name}`" in page, name


def test_the_position_in_the_page_of_elements_can_be_played():
    match = Match.from_position(
        block("json", "{", "elements.md"), engine=find_game("elements").interpreted
    )
    assert "reveal" in [match.notation(action) for action in match.legal()]


def test_a_slip_in_the_position_of_elements_is_told_as_the_page_says():
    page = (DOCS / "elements.md").read_text(encoding="utf-8")
    slip = block("json", "{", "elements.md").replace('"discarded": 1', '"discarded": 6')
    with pytest.raises(PositionError) as caught:
        Match.from_position(slip, engine=find_game("elements").interpreted)
    assert f"`{caught.value}`" in page


def test_positions_are_written_as_the_page_of_elements_says():
    document = Match("elements", engine=find_game("elements").interpreted).position()
    page = (DOCS / "elements.md").read_text(encoding="utf-8")
    for name in (*document, *document["options"], *document["seats"][0]):
        assert f"`{name}`" in page, name


def test_the_position_in_the_page_of_elemental_rift_can_be_played():
    match = Match.from_position(
        block("json", "{", "elemental-rift.md"), engine=find_game("elemental-rift").interpreted
    )
    assert "play F3" in [match.notation(action) for action in match.legal()]


def test_the_page_of_elemental_rift_names_all_that_positions_and_views_tell():
    match = Match("elemental-rift", engine=find_game("elemental-rift").interpreted)
    page = (DOCS / "elemental-rift.md").read_text(encoding="utf-8")
    document, view = match.position(), match.view(0)
    told = (*document, *document["options"], *document["seats"][0], *view, *view["seats"][0])
    for name in (
        *told,
        *view["accolades"][0],
        *view["rift"][0],
        *next(iter(view["spells"].values())),
    ):
        assert f"`{name}`" in page, name
