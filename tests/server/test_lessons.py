"""The lesson asks its learner at every decision, and wants what can be chosen."""

from __future__ import annotations

import json

import pytest

from elementarium import find_game, game_names
from elementarium.server.lessons import lesson
from elementarium.server.telling import Json


@pytest.fixture(scope="module", params=game_names())
def frames(request: pytest.FixtureRequest) -> Json:
    return lesson(find_game(request.param).interpreted)


def tables(frames: Json) -> list[Json]:
    return [frames["start"], *(frame["now"] for frame in frames["frames"])]


def test_every_decision_of_the_learner_has_a_wish_and_a_sentence(frames: Json):
    decisions = [now for now in tables(frames) if now["to_move"] == 0]
    assert len(decisions) > 5
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


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_can_be_sent_and_is_the_same_by_compiled_rules(game: str):
    plain, compiled = find_game(game).interpreted, find_game(game).native
    assert json.dumps(lesson(plain)) == json.dumps(lesson(compiled))
