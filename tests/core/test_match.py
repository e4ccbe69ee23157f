"""A match: actions checked at the door, taken back, replayed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.core.errors import (
    BadOption,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    UnknownGame,
    VerificationError,
)
from elementarium.core.random import MAX_SEED

RANDOM_DRAFT = {"guilds": "beyond", "draft": "random"}


def new_match(seed: int = 1, **more: Any) -> Match:
    return Match("riftforce", RANDOM_DRAFT, seed, **more)


def play(match: Match, decisions: int) -> Match:
    chance = random.Random(match.seed)
    while not match.is_over and len(match.history) < decisions:
        match.apply(chance.choice(match.legal()))
    return match


# ── a new match ──────────────────────────────────────────────────────────────────────────────


def test_a_game_is_named_or_given():
    assert Match(find_game("riftforce"), seed=3).digest() == Match("riftforce", seed=3).digest()


def test_an_unknown_game_cannot_be_played():
    with pytest.raises(UnknownGame):
        Match("chess")


def test_options_are_checked():
    with pytest.raises(BadOption):
        Match("riftforce", {"guilds": "none"})


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.0, "1", None, True, np.int64(1)])
def test_a_seed_is_a_whole_number_within_bounds(seed: Any):
    with pytest.raises(BadSeed, match="whole number from 0"):
        Match("riftforce", seed=seed)


@pytest.mark.parametrize("seed", [0, 1, 2**32, MAX_SEED])
def test_every_seed_within_bounds_is_fine(seed: int):
    assert Match("riftforce", seed=seed).legal()


def test_seats_without_a_name_are_numbered():
    assert new_match().names == ["seat 0", "seat 1"]
    assert new_match(names=["Anna"]).names == ["Anna", "seat 1"]
    assert new_match(names=["Anna", "Boris"]).names == ["Anna", "Boris"]


def test_the_opening_tells_what_happened_before_the_first_decision():
    assert new_match().opening
    told = [
        find_game("riftforce").event(event, None)["event"] for event in Match("riftforce").opening
    ]
    assert told == ["started", "dealt", "dealt", *["shown"] * 7]


def test_a_match_can_be_verified():
    match = play(new_match(), 20)
    match.verify(match.digest(), match.returns())
    with pytest.raises(VerificationError, match="table"):
        match.verify("0" * 16)
    with pytest.raises(VerificationError):
        match.verify(match.digest(), [1.0, -1.0])


def test_the_list_of_legal_actions_is_the_callers_own():
    match = new_match()
    match.legal().append(300)
    with pytest.raises(IllegalAction):
        match.apply(300)


@pytest.mark.parametrize("seat", [-2, 2, 99, True, "0"])
def test_only_seats_of_the_table_can_look(seat):
    match = new_match()
    for look in (match.view, match.encode, match.position):
        with pytest.raises(BadSeat):
            look(seat)


def test_a_document_changed_later_changes_no_match():
    document = new_match().position()
    match = Match.from_position(document)
    before = match.digest()
    document["seats"][0]["hand"].clear()
    assert match.restarted().digest() == before


def test_interpreted_and_native_matches_are_the_same():
    fast = play(new_match(), 60)
    slow = play(new_match(engine=find_game("riftforce").interpreted), 60)
    assert slow.history == fast.history
    assert slow.digest() == fast.digest()
    assert slow.encode(0).tolist() == fast.encode(0).tolist()


# ── actions ──────────────────────────────────────────────────────────────────────────────────


def test_an_action_may_be_an_id_or_a_note():
    one, two = new_match(), new_match()
    action = one.legal()[0]
    assert one.apply(action) == two.apply(two.notation(action))
    assert one.digest() == two.digest()
    assert two.history == [action]


def test_an_action_may_come_from_an_array():
    match = new_match()
    match.apply(np.array(match.legal())[0])
    assert [type(action) for action in match.history] == [int]


def test_an_illegal_action_is_refused_with_the_possible_ones():
    match = new_match()
    possible = match.notation(match.legal()[0])
    with pytest.raises(IllegalAction, match="finish is not possible now") as caught:
        match.apply("finish")
    assert possible in str(caught.value)


@pytest.mark.parametrize("action", [-1, 100_000, 2**70, 1.5, None])
def test_what_is_no_action_is_refused(action: Any):
    match = new_match()
    before = match.digest()
    with pytest.raises(IllegalAction, match="is not possible now"):
        match.apply(action)
    assert match.digest() == before
    assert match.history == []


def test_a_note_that_means_nothing_is_refused():
    match = new_match()
    with pytest.raises(NotationError, match="'dance'"):
        match.apply("dance")


def test_only_the_seat_asked_may_choose():
    match = new_match()
    asked = match.to_move
    assert asked is not None
    with pytest.raises(NotYourTurn, match=f"not seat {1 - asked}'s turn"):
        match.apply(match.legal()[0], seat=1 - asked)
    assert match.history == []
    match.apply(match.legal()[0], seat=asked)
    assert len(match.history) == 1


def test_nothing_can_be_chosen_after_the_end():
    match = play(new_match(), 10**6)
    assert match.is_over
    assert match.to_move is None
    assert match.legal() == []
    with pytest.raises(GameOver):
        match.apply(match.history[-1])
    with pytest.raises(NotYourTurn):
        match.apply(match.history[-1], seat=0)


def test_the_list_of_legal_actions_follows_the_table():
    match = new_match()
    before = list(match.legal())
    match.apply(before[0])
    assert match.legal() != before
    match.undo()
    assert match.legal() == before


def test_a_copy_of_the_table_is_a_copy():
    match = new_match()
    table, before = match.copy_table(), match.digest()
    table["score"] = 99
    assert match.digest() == before


# ── back and forth ───────────────────────────────────────────────────────────────────────────


def test_actions_can_be_taken_back():
    match = play(new_match(), 30)
    digest = match.digest()
    match.apply(match.legal()[0])
    match.undo()
    assert match.digest() == digest
    match.undo(30)
    assert match.digest() == new_match().digest()
    assert match.history == []


def test_taking_back_nothing_changes_nothing():
    match = play(new_match(), 10)
    digest = match.digest()
    match.undo(0)
    assert match.digest() == digest
    assert len(match.history) == 10


@pytest.mark.parametrize("actions", [-1, 11])
def test_no_more_can_be_taken_back_than_was_done(actions: int):
    match = play(new_match(), 10)
    with pytest.raises(IllegalAction, match="10 actions can be taken back"):
        match.undo(actions)
    assert len(match.history) == 10


def test_one_can_go_back_to_any_point():
    digests = [play(new_match(), n).digest() for n in range(20)]
    match = play(new_match(), 19)
    for length in (19, 12, 3, 0):
        match.go_to(length)
        assert match.digest() == digests[length]
        assert len(match.history) == length


@pytest.mark.parametrize("length", [-1, 21])
def test_one_cannot_go_to_a_point_that_was_not_reached(length: int):
    match = play(new_match(), 20)
    with pytest.raises(IllegalAction):
        match.go_to(length)
    assert len(match.history) == 20


def test_a_finished_match_can_go_on_from_an_earlier_point():
    match = play(new_match(), 10**6)
    match.undo()
    assert not match.is_over
    assert match.returns() == [0, 0]


def test_a_replay_shows_every_table_and_the_action_that_followed():
    match = play(new_match(), 25)
    digest = match.digest()
    seen = [(then.digest(), len(then.history), action) for then, action in match.replay()]
    assert [action for _, _, action in seen] == match.history
    assert [length for _, length, _ in seen] == list(range(25))
    assert seen[0][0] == new_match().digest()
    assert match.digest() == digest


def test_a_restarted_match_has_the_same_beginning():
    match = play(new_match(names=["Anna", "Boris"]), 25)
    again = match.restarted()
    assert again.history == []
    assert again.names == match.names
    assert again.digest() == new_match().digest()


# ── from a position ──────────────────────────────────────────────────────────────────────────


def test_a_match_from_a_position_begins_there():
    match = play(new_match(), 40)
    begun = Match.from_position(match.position())
    assert begun.digest() == match.digest()
    assert begun.history == []
    assert begun.opening == []
    play(begun, 10)
    begun.undo(10)
    assert begun.digest() == match.digest()
    assert begun.restarted().digest() == match.digest()


def test_a_position_brings_its_options():
    match = play(Match("riftforce", {"guilds": "beyond", "stolen_return": "owner"}), 10)
    begun = Match.from_position(match.position())
    assert begun.options["guilds"] == "beyond"
    assert begun.options["stolen_return"] == "owner"


def test_a_match_says_the_options_its_position_is_played_with():
    document = play(new_match(), 10).position()
    del document["options"]
    begun = Match.from_position(document)
    written = begun.position()["options"]
    assert {name: begun.options[name] for name in written} == written


def test_a_position_with_its_generator_needs_no_seed():
    document = play(new_match(), 40).position()
    one, two = (Match.from_position(document, seed) for seed in (1, 2))
    assert one.digest() == two.digest()
    del document["random"]
    one, two = (Match.from_position(document, seed) for seed in (1, 2))
    assert one.digest() != two.digest()


def test_a_position_is_not_changed_by_playing_on():
    document = play(new_match(), 40).position()
    before = repr(document)
    play(Match.from_position(document), 30)
    assert repr(document) == before


# ── losing before the end ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("how", ["resigned", "flagged"])
def test_who_gives_up_or_runs_out_of_time_has_lost(how: Any):
    match = play(new_match(), 10)
    match.concede(1, how)
    assert (match.is_over, match.to_move, match.legal()) == (True, None, [])
    assert match.returns() == [1, -1]


def test_among_several_sides_nobody_wins_by_a_concession():
    match = Match("elemental-rift", {"seats": 4}, engine=find_game("elemental-rift").interpreted)
    match.concede(2, "resigned")
    assert match.returns() == [0, 0, -1, 0]


def test_nothing_is_chosen_after_a_concession():
    match = play(new_match(), 10)
    possible = match.legal()[0]
    match.concede(0, "resigned")
    with pytest.raises(GameOver):
        match.apply(possible)


def test_only_one_concedes_and_only_before_the_end():
    match = play(new_match(), 10)
    match.concede(0, "resigned")
    with pytest.raises(GameOver):
        match.concede(1, "flagged")
    with pytest.raises(GameOver):
        play(new_match(), 10**6).concede(1, "resigned")


def test_a_seat_that_is_not_there_cannot_concede():
    with pytest.raises(BadSeat):
        new_match().concede(2, "resigned")


def test_going_back_takes_a_concession_back():
    match = play(new_match(), 10)
    match.concede(0, "resigned")
    match.undo()
    assert not match.is_over
