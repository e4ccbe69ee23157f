import os
import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import pytest

from elementarium.arena import contest as arena
from elementarium.arena.contest import Contest
from elementarium.arena.picture import draw, longest, picture, tilt
from elementarium.arena.standings import Rating, Score, Standings

NAMES = ["random", "greedy", "search:quick", "search:sharp", "search:10s", "a:rather-long-name"]


def made_up(monkeypatch, names: list[str]) -> tuple[Contest, Standings]:
    """A contest of agents that need not exist; everybody beats those before, nearly always."""
    monkeypatch.setattr(arena, "checked_agent", str)
    scores = [Score(a, b, a_wins=1, b_wins=9, draws=0) for a, b in combinations(names, 2)]
    ratings = [Rating(name, 20 + n, 1.5, 15.5 + n) for n, name in enumerate(names)]
    return Contest("riftforce", {}, names, 10), Standings(scores, ratings[::-1])


@pytest.mark.parametrize("agents", [2, 6])
def test_the_picture_is_a_png_and_an_svg_that_names_everybody(monkeypatch, tmp_path, agents):
    png, svg = draw(*made_up(monkeypatch, NAMES[:agents]), tmp_path)
    assert png.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert ElementTree.parse(svg).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    for name in NAMES[:agents]:
        assert f"<!-- {name} -->" in svg.read_text(encoding="utf-8")


def test_the_same_contest_gives_the_same_svg_to_the_byte(monkeypatch, tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        draw(*made_up(monkeypatch, NAMES), tmp_path / folder)
    one, two = (tmp_path / folder / "standings.svg" for folder in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    assert b"<dc:date>" not in one.read_bytes()


def test_the_best_agent_is_in_the_first_row(monkeypatch):
    table, _ = picture(*made_up(monkeypatch, NAMES)).axes
    assert [label.get_text() for label in table.get_yticklabels()] == NAMES[::-1]
    top_right = [text.get_text() for text in table.texts if text.get_position() == (5.5, 0.42)]
    assert top_right == ["90%"]


def test_names_that_would_run_into_each_other_are_tilted():
    assert tilt(["random", "greedy"]) == 0
    assert tilt(NAMES) > 0
    assert longest(NAMES) > longest(NAMES[:2])


def test_neither_the_package_nor_its_help_need_the_large_libraries():
    script = (
        "import sys, elementarium, elementarium.cli\n"
        "sys.argv = ['elementarium', '--help']\n"
        "try: elementarium.cli.main()\n"
        "except SystemExit: pass\n"
        "print('loaded:', [m for m in ('matplotlib', 'openskill', 'ray') if m in sys.modules])"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ})
    assert done.stdout.splitlines()[-1] == "loaded: []"
