"""The ladder of trainers: who comes next after a win."""

from __future__ import annotations

from itertools import pairwise

import pytest

from elementarium import Match
from elementarium.games.riftforce.ladder import (
    TRAINERS,
    Trainer,
    all_trainers,
    expected,
    next_trainer,
)
from elementarium.games.riftforce.options import STRONGER
from elementarium.words import LANGUAGES, Words


def beaten(trainer: Trainer) -> Trainer | None:
    return next_trainer(Match("riftforce", trainer.options).options)


def test_the_first_trainer_has_one_star_each_and_no_and():
    assert (TRAINERS[0].challenges, TRAINERS[0].stronger) == ("1-1-1", "none")


def test_every_trainer_of_the_ladder_can_be_played_and_is_another():
    met = {(trainer.challenges, trainer.stronger) for trainer in TRAINERS}
    assert len(met) == len(TRAINERS) == len({trainer.name for trainer in TRAINERS})
    for trainer in TRAINERS:
        assert Match("riftforce", trainer.options).options["challenges"] == trainer.challenges


def test_every_trainer_of_the_ladder_was_beaten_more_rarely_than_the_one_before():
    assert all(easier.won > harder.won > 0 for easier, harder in pairwise(TRAINERS))


def test_beating_a_trainer_suggests_the_next_and_the_last_has_none():
    for trainer, harder in pairwise(TRAINERS):
        assert beaten(trainer) == harder
    assert beaten(TRAINERS[-1]) is None


def test_beating_a_trainer_that_is_not_on_the_ladder_suggests_a_harder_one():
    found = beaten(Trainer("", "1-1-3", "5:mend"))
    assert found in TRAINERS[1:]
    assert found.won < expected("1-1-3", "5:mend")


def test_what_is_expected_of_trainers_is_what_was_measured_as_far_as_one_can_tell():
    assert all(abs(expected(t.challenges, t.stronger) - t.won) < 0.2 for t in TRAINERS)


def test_there_are_64_challenges_without_and_and_six_times_as_many_with_it():
    everybody = list(all_trainers())
    assert len(set(everybody)) == 64 * len(STRONGER) == 448


def test_a_trainer_is_read_by_its_stars():
    assert Trainer("", "2-1-3", "none").stars == "5★★ 6★ 7★★★"
    assert Trainer("", "1-1-1", "6:move").stars == "5★ 6★ 7★ &6:move"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trainer_and_every_challenge_has_words_of_its_own(language):
    words = Words(language)
    names = {words.say("riftforce-ladder-name", {"trainer": t.name}) for t in TRAINERS}
    assert len(names) == len(TRAINERS)
    keys = [f"{number}-{stars}" for number in ("five", "six", "seven") for stars in range(1, 5)]
    told = {words.say("riftforce-challenge", {"challenge": key}) for key in keys}
    assert len(told) == len(keys)
    assert not told & set(keys)
    assert len({words.say("riftforce-stronger", {"by": by}) for by in ("move", "mend")}) == 2
