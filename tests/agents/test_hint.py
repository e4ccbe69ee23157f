"""Hints: the best few turns, their chances, and what usually follows."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.agents import make_agent
from elementarium.agents.hint import TRIALS_EACH, Hint, different, finalists, hints
from elementarium.agents.search import Search, Thinking
from elementarium.agents.trials import Prospect
from elementarium.core.errors import GameOver
from elementarium.core.game import ALL_SEEING
from tests.agents.tables import drawn_duel, kill_that_takes_the_whole_turn
from tests.playing import go, score

PERFT = Path(__file__).parents[1] / "perft"
POSITIONS = ("middle", "opening-beyond", "third-elemental", "star-reshuffle", "second-card")


def few_hints(match: Match, best: int = 3, seed: int = 1) -> list[Hint]:
    return hints(match, best, Search(seed, Thinking(iterations=64)))


def position(name: str) -> Match:
    return Match.from_position((PERFT / f"riftforce-{name}.json").read_text("utf-8"))


def notes(hint: Hint) -> list[str]:
    return [step.notation for step in hint.turn]


@pytest.mark.parametrize("name", POSITIONS)
def test_chances_are_chances_and_the_best_comes_first(name):
    chances = [hint.chance for hint in few_hints(position(name), best=6)]
    assert chances
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(better > worse for better, worse in pairwise(chances))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_hint_is_a_whole_turn_that_can_be_taken(name):
    match = position(name)
    seat, turn = match.to_move, match.turn
    for hint in few_hints(match):
        again = Match.from_position(match.position())
        for step in hint.turn:
            assert (again.to_move, again.turn) == (seat, turn)
            assert again.describe(step.action) == step.message
            again.apply(step.notation)
        assert again.history == [step.action for step in hint.turn]
        assert again.turn != turn or again.is_over


def test_no_more_hints_than_asked_for_and_no_fewer_than_there_are():
    match = position("second-card")
    enough = Search(1, Thinking(iterations=9 * TRIALS_EACH))
    assert len(hints(match, 2, enough)) == 2
    assert sorted(notes(hint) for hint in hints(match, 9, enough)) == [
        ["finish"],
        ["play Fi5"],
        ["play Th5"],
    ]


def test_a_hint_sees_a_kill_that_takes_the_whole_turn():
    match = kill_that_takes_the_whole_turn()
    go(match, *notes(few_hints(match)[0]))
    assert score(match) == (1, 0)


def test_a_turn_that_wins_is_certain_and_nothing_follows():
    match = drawn_duel(
        """
             |     | Fi5   |     |
        =====|=====|=======|=====|=====
             |     | Ai6-4 |     |
        """,
        hand="Fi6 Ic7 Pl6 Pl7",
        to_move=1,
        start=0,
        score=(0, 11),
    )
    best, *others = few_hints(match)
    go(match, *notes(best))
    assert match.returns() == [-1, 1]
    assert (best.chance, best.line) == (1, [])
    assert all(hint.chance < 1 and hint.line for hint in others)


def test_in_the_middle_of_a_turn_it_says_how_to_finish_it():
    match = drawn_duel(
        """
             |     | Pl5-3 | Pl5-4 |
        =====|=====|=======|=======|=====
             |     | Fi5   | Fi5   |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    go(match, *notes(few_hints(match)[0]))
    assert score(match) == (2, 0)


def test_in_a_draft_it_says_whom_to_take():
    display = position("draft").view(None)["display"]
    found = few_hints(position("draft"), best=9)
    assert len(found) > 1
    assert {note for hint in found for note in notes(hint)} <= {f"take {g}" for g in display}


def test_what_follows_is_the_answer_and_the_answer_to_it():
    """Who has no cards can only draw: that answer is certain."""
    match = drawn_duel(
        """
         Ic5 |     |     |     |
        =====|=====|=====|=====|=====
         Fi5 |     |     |     |
        """,
        hand="Fi5 Fi6",
        other_hand="",
    )
    without_drawing = [hint for hint in few_hints(match) if notes(hint) != ["check"]]
    assert without_drawing
    for hint in without_drawing:
        reply, answer = hint.line
        assert (reply.seat, answer.seat) == (1, 0)
        assert [step.notation for step in reply.turn] == ["check"]
        assert reply.share == 1
        assert 0 < answer.share <= 1
        go(match, *notes(hint), "check", *(step.notation for step in answer.turn))
        match.go_to(0)


def test_an_answer_that_depends_on_hidden_cards_is_not_certain():
    shares = [reply.share for hint in few_hints(position("opening")) for reply in hint.line[:1]]
    assert shares
    assert all(0 < share < 1 for share in shares)


def test_a_lone_turn_is_judged_by_the_look_of_the_table():
    match = drawn_duel(
        """
         Ic5 |     |     |     |
        =====|=====|=====|=====|=====
         Fi5 |     |     |     |
        """,
    )
    [hint] = few_hints(match)
    assert (notes(hint), hint.worlds) == (["check"], 0)


def test_of_turns_that_went_alike_the_first_is_shown():
    prospects = [Prospect([1], 0.5, 9), Prospect([2], 0.5, 9), Prospect([3], 0.25, 9)]
    assert [prospect.path for prospect in different(prospects)] == [[1], [3]]


def test_few_trials_are_spent_on_few_turns():
    assert finalists(3, Thinking(milliseconds=1000)) == 24
    assert finalists(3, Thinking(iterations=10_000)) == 24
    assert finalists(3, Thinking(iterations=640)) == 10
    assert finalists(3, Thinking(iterations=10)) == 2


@pytest.mark.parametrize("seed", range(3))
def test_twin_worlds_give_the_same_hints(seed):
    """The same seed and other hidden cards: the same hints, to the last digit."""
    game = find_game("riftforce")
    match = Match(game, {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("random", seed)
    for _ in range(60):
        match.apply(agent.choose(match))
    twins, found = set(), []
    for world in range(4):
        table = match.copy_table()
        match.engine.determinize(table, match.to_move or 0, world)
        document = game.write_position(table.view(np.recarray)[0], ALL_SEEING)
        twins.add(json.dumps(document["seats"]))
        found.append(few_hints(Match.from_position(document, seed=world)))
    assert len(twins) == 4
    assert all(each == found[0] for each in found)


def test_a_hint_changes_nothing_at_the_table():
    match = position("middle")
    before = match.digest()
    few_hints(match)
    assert match.digest() == before


def test_there_is_no_hint_after_the_end():
    match = drawn_duel(
        """
         Ic5 |     |     |     |
        =====|=====|=====|=====|=====
             | Fi5 |     |     |
        """,
        to_move=1,
        start=0,
        score=(0, 11),
    )
    go(match, "check")
    with pytest.raises(GameOver, match="the game is over"):
        few_hints(match)
