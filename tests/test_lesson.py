"""The first lesson: a match that can be played as it says, with words for every choice."""

import json
from importlib.resources import files
from itertools import groupby
from typing import Any

import pytest
from fluent.syntax import ast, parse

from elementarium import find_game, read_match
from elementarium.words import LANGUAGES, Words, locale_texts

LEARNER = 0
LONGEST = 140
FOLDER = files("elementarium") / "games" / "riftforce"
LESSON = read_match(
    (FOLDER / "lesson.match").read_text("utf-8"),
    verify=True,
    engine=find_game("riftforce").interpreted,
)
SAYINGS: list[dict[str, Any]] = json.loads((FOLDER / "lesson.json").read_text("utf-8"))
SAID = [saying["say"] for saying in SAYINGS]


def deciding_seats() -> list[int]:
    return [then.to_move for then, _ in LESSON.replay()]


def test_the_learner_is_told_something_at_every_choice_and_at_the_end():
    choices = [move for move, seat in enumerate(deciding_seats()) if seat == LEARNER]
    assert [saying["move"] for saying in SAYINGS] == [*choices, len(LESSON.history)]


def test_the_learner_takes_five_turns_and_the_other_side_answers():
    assert [seat for seat, _ in groupby(deciding_seats())] == [0, 1] * 4 + [0]


def test_every_kind_of_action_is_taken():
    notes = {then.notation(action).split()[0] for then, action in LESSON.replay()}
    assert notes >= {"play", "discard", "activate", "check", "heal"}


def test_the_learner_wins():
    assert LESSON.returns() == [1, -1]
    own, other = LESSON.view(LEARNER)["score"]
    for language in LANGUAGES:
        said = Words(language).say("lesson-won")
        assert str(own) in said
        assert str(other) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_short(language):
    for each in SAID:
        said = Words(language).say(each)
        assert each != said
        assert len(said) <= LONGEST, (each, len(said))


def test_nothing_is_written_that_is_never_said():
    entries = parse(locale_texts("en")["lesson.ftl"]).body
    assert [entry.id.name for entry in entries if isinstance(entry, ast.Message)] == SAID
