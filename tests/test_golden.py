"""Golden games are played again and must read the same, to the letter."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from elementarium import game_names
from tests.golden import COMMAND, FOLDER, PLAYTHROUGHS, Playthrough, write


def test_every_registered_game_has_golden_games():
    assert {playthrough.game for playthrough in PLAYTHROUGHS} == set(game_names())


def test_every_file_belongs_to_a_golden_game():
    files = {file.name for file in FOLDER.iterdir()}
    assert files == {playthrough.file.name for playthrough in PLAYTHROUGHS}, (
        f"run {COMMAND} and look at what changed"
    )


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.name)
def test_a_golden_game_is_played_as_it_was(playthrough: Playthrough):
    then = playthrough.file.read_text(encoding="utf-8")
    now = write(playthrough)
    if then != now:
        changes = unified_diff(then.splitlines(), now.splitlines(), "then", "now", lineterm="", n=5)
        excerpt = "\n".join(islice(changes, 40))
        pytest.fail(f"if the change is meant, run {COMMAND} and review it:\n{excerpt}")
