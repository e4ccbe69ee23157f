"""The lesson asks its learner at every decision, and wants what can be chosen."""

from __future__ import annotations

import json

import pytest

from elementarium import find_game
from elementarium.server.lessons import lesson
from elementarium.server.messages import Json

ENGINE = find_game("riftforce").native


@pytest.fixture(scope="module")
def frames() -> Json:
    return lesson(ENGINE)


def tables(frames: Json) -> list[Json]:
    return [frames["start"], *(frame["now"] for frame in frames["frames"])]


def test_every_decision_of_the_learner_has_a_wish_and_a_sentence(frames: Json):
    decisions = [now for now in tables(frames) if now["to_move"] == 0]
    assert len(decisions) > 10
    for now in decisions:
        assert now["wanted"] in [choice["action"] for choice in now["choices"]]
        assert now["say"].startswith("lesson-")
        assert now["ask"]


def test_nobody_is_asked_while_the_other_side_moves(frames: Json):
    for now in tables(frames):
        if now["to_move"] != 0:
            assert now["choices"] == []
            assert now["wanted"] is None


def test_what_is_wanted_is_what_happens_next(frames: Json):
    before = tables(frames)
    for now, frame in zip(before, frames["frames"], strict=False):
        assert frame["entry"]["move"] == now["move"] + 1
        assert frame["entry"]["seat"] == now["to_move"]


def test_the_learner_sees_only_their_own_hand(frames: Json):
    for now in tables(frames):
        assert now["eyes"] == 0
        assert now["view"]["seats"][0]["hand"] is not None
        assert now["view"]["seats"][1]["hand"] is None


def test_a_lesson_can_be_sent_and_is_the_same_by_plain_rules(frames: Json):
    plain = lesson(find_game("riftforce").interpreted)
    assert json.dumps(plain) == json.dumps(frames)
