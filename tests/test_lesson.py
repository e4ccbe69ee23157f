"""The first lessons: matches that can be played as they say, with words for every choice."""

import json
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

import pytest
from fluent.syntax import ast, parse

from elementarium import Match, find_game, game_names, read_match
from elementarium.words import LANGUAGES, Words, locale_texts

LEARNER = 0
LONGEST = 140
TAUGHT = {
    "riftforce": {"play", "at", "discard", "activate", "check", "heal"},
    "elements": {"play", "take", "discard", "reveal"},
    "elemental-rift": {"place", "at", "decay", "grow", "play", "pay", "take", "finish"},
}
"""What the learner does, by the first word of its notation."""
every_game = pytest.mark.parametrize("game", game_names())


def text_of(game: str, name: str) -> str:
    return (files("elementarium") / "games" / game.replace("-", "_") / name).read_text("utf-8")


@cache
def lesson(game: str) -> Match:
    engine = find_game(game).interpreted
    return read_match(text_of(game, "lesson.match"), verify=True, engine=engine)


def sayings(game: str) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = json.loads(text_of(game, "lesson.json"))
    return said


def said_in(game: str) -> list[str]:
    return [saying["say"] for saying in sayings(game)]


def deciding_seats(game: str) -> list[int]:
    return [then.to_move for then, _ in lesson(game).replay()]


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """The events of one name in a match."""
    again = match.restarted()
    events = [match.game.event(event, None) for a in match.history for event in again.apply(a)]
    return [event for event in events if event["event"] == name]


@every_game
def test_the_learner_is_told_something_at_every_choice_and_at_the_end(game):
    choices = [move for move, seat in enumerate(deciding_seats(game)) if seat == LEARNER]
    assert [saying["move"] for saying in sayings(game)] == [*choices, len(lesson(game).history)]


@every_game
def test_every_kind_of_action_is_taken(game):
    notes = {
        then.notation(action).split()[0]
        for then, action in lesson(game).replay()
        if then.to_move == LEARNER
    }
    assert notes == TAUGHT[game]


def test_in_riftforce_the_learner_takes_five_turns_and_the_other_side_answers():
    assert [seat for seat, _ in groupby(deciding_seats("riftforce"))] == [0, 1] * 4 + [0]


def test_in_elements_the_learner_reveals_with_more_and_then_the_other_side_with_as_much():
    revealed = [event["seat"] for event in told(lesson("elements"), "revealed")]
    scored = [(event["seat"], event["reason"]) for event in told(lesson("elements"), "scored")]
    assert revealed == [LEARNER, 1]
    assert scored == [(LEARNER, "more"), (LEARNER, "equal")]


def test_in_elements_the_learner_reveals_when_nothing_can_go_wrong():
    for then, action in lesson("elements").replay():
        if then.to_move == LEARNER and then.notation(action) == "reveal":
            view = then.view(LEARNER)
            own, other = view["seats"]
            assert own["sum"] <= view["limit"]
            assert own["sum"] > other["front_sum"] + 6 * other["held"]


def test_in_elemental_rift_the_learner_ends_a_spell_and_takes_two_accolades():
    match = lesson("elemental-rift")
    assert [event["seat"] for event in told(match, "triggered")] == [1]
    assert [event["accolade"] for event in told(match, "took")] == ["Pyre", "Confluence"]


def test_the_lesson_of_elemental_rift_has_cards_of_its_own():
    """So that the deck can be tuned."""
    assert lesson("elemental-rift").options["deck"]["name"] == "lesson"


@every_game
def test_the_learner_wins(game):
    assert lesson(game).returns() == [1, -1]
    own, other = lesson(game).view(LEARNER)["score"]
    for language in LANGUAGES:
        said = Words(language).say(said_in(game)[-1])
        assert str(own) in said
        assert str(other) in said


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_is_said_is_short(game, language):
    for each in said_in(game):
        said = Words(language).say(each)
        assert each != said
        assert len(said) <= LONGEST, (each, len(said))


def test_nothing_is_written_that_is_never_said():
    entries = parse(locale_texts("en")["lesson.ftl"]).body
    written = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert written == [each for game in TAUGHT for each in said_in(game)]
