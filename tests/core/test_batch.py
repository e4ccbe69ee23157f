"""Many games in step are the same games as one by one."""

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.core.batch import GIVEN_UP, GOES_ON, OVER, Batch
from elementarium.core.errors import BadOption, BadSeat, BadSeed, IllegalAction
from tests.contract import CASES, Case

MODES = {
    "base-standard-captor",
    "beyond-random-owner",
    "team3-drafted",
    "team4-drafted",
    "solo-drafted",
    "to-6-surrender-on-miscount-off",
    "to-6-surrender-off-miscount-on",
    "2-players",
    "3-players",
    "4-players",
}
every_mode = pytest.mark.parametrize(
    "case", [case for case in CASES if case.label in MODES], ids=str
)
GAMES = 3


def batch(case: Case, games: int = GAMES, **more) -> Batch:
    return Batch(case.game, games, case.options, **more)


def contents(some: Batch) -> list[bytes]:
    arrays = (some.tables, some.observations, some.masks, some.counts, some.seats)
    more = (some.rewards, some.ended, some.finals, some.lengths, some.seeds)
    return [each.tobytes() for each in (*arrays, *more)]


@every_mode
def test_a_game_of_a_batch_is_the_match_of_its_seed(case: Case):
    some = batch(case, seed=4)
    matches = [Match(case.game, case.options, int(seed)) for seed in some.seeds]
    ends = 0
    while ends < 2:
        for i, match in enumerate(matches):
            assert match.to_move == some.seats[i]
            assert match.legal() == some.ids[i, : some.counts[i]].tolist()
            assert match.legal() == np.flatnonzero(some.masks[i]).tolist()
        i = ends % GAMES
        assert (matches[i].encode(int(some.seats[i])) == some.observations[i]).all()
        chosen, chose = some.sample(), some.seats.copy()
        some.step(chosen)
        for i, match in enumerate(matches):
            match.apply(int(chosen[i]))
            assert match.is_over == (some.ended[i] == OVER)
            assert match.returns() == some.rewards[i].tolist()
            if match.is_over:
                assert (match.encode(int(chose[i])) == some.finals[i]).all()
                matches[i] = Match(case.game, case.options, int(some.seeds[i]))
                ends += 1


@pytest.mark.parametrize("name", ["riftforce", "elements", "elemental-rift"])
def test_interpreted_and_compiled_batches_agree(name):
    native = Batch(name, 2, seed=1, learner=0)
    read_along = Batch(name, 2, seed=1, learner=0, engine=find_game(name).interpreted)
    for _ in range(12):
        assert contents(native) == contents(read_along)
        chosen = native.sample()
        assert (chosen == read_along.sample()).all()
        native.step(chosen)
        read_along.step(chosen)


def test_threads_change_nothing():
    one, three = (Batch("elements", 50, seed=2, threads=threads) for threads in (1, 3))
    for _ in range(80):
        assert contents(one) == contents(three)
        one.step(one.sample())
        three.step(three.sample())


def test_the_same_seed_deals_the_same_games_again():
    some = Batch("elements", 20, seed=5)
    first = contents(some)
    for _ in range(90):
        some.step(some.sample())
    assert contents(some) != first
    some.reset(5)
    assert contents(some)[:5] == first[:5]
    assert not some.rewards.any()
    assert not some.ended.any()
    some.reset(6)
    assert contents(some) != first


def test_no_seed_is_dealt_twice():
    some = Batch("elements", 8, {"points_to_win": 1}, seed=5)
    dealt = set(some.seeds.tolist())
    ends = 0
    for _ in range(60):
        some.step(some.sample())
        ends += int((some.ended == OVER).sum())
        dealt |= set(some.seeds.tolist())
    assert len(dealt) == 8 + ends


def test_where_one_choice_is_impossible_nothing_happens_anywhere():
    some = Batch("elements", 4, seed=1)
    chosen, before = some.sample(), contents(some)
    chosen[2] = 9999
    with pytest.raises(IllegalAction, match="game 2: action 9999 is not possible now; possible: "):
        some.step(chosen)
    with pytest.raises(IllegalAction, match="expected 4 actions"):
        some.step(chosen[:3])
    with pytest.raises(IllegalAction, match="game 0: action -1"):
        some.step(np.full(4, -1))
    assert contents(some) == before


def test_only_the_learner_is_asked():
    some = Batch("riftforce", 30, {"mode": "team3"}, seed=3, learner=2)
    results = np.zeros(3)
    for _ in range(400):
        assert (some.seats == 2).all()
        some.step(some.sample())
        results += np.abs(some.rewards).sum(axis=0)
    assert (results > 10).all()


def test_a_game_that_ends_before_the_learner_is_asked_is_dealt_again():
    some = Batch("elements", 200, {"points_to_win": 1}, seed=3, learner=1)
    assert (some.counts > 0).all()
    assert len(np.unique(some.seeds % 200)) == 200


def test_long_games_are_given_up_without_a_result():
    some = Batch("elements", 3, {"points_to_win": 0}, seed=1, longest=5)
    for turn in range(1, 11):
        some.step(some.sample())
        expected = GOES_ON if turn % 5 else GIVEN_UP
        assert (some.ended == expected).all()
        assert (some.lengths == turn % 5).all()
        assert not some.rewards.any()


def test_who_does_not_look_sees_the_same_games():
    seen, unseen = Batch("elements", 10, seed=7), Batch("elements", 10, seed=7, observe=False)
    for _ in range(50):
        assert (seen.tables == unseen.tables).all()
        seen.step(seen.sample())
        unseen.step(unseen.sample())
    assert unseen.observations.shape == unseen.masks.shape == (10, 0)


def test_random_choices_reach_everything_that_is_possible():
    some = Batch("elements", 4000, seed=1, observe=False)
    chosen = some.sample()
    first = some.ids[0, : some.counts[0]]
    like_first = (some.ids == some.ids[0]).all(axis=1)
    assert set(chosen[like_first].tolist()) == set(first.tolist())


def test_what_cannot_be_is_told():
    with pytest.raises(BadOption, match="games: expected a whole number from 1 on, got 0"):
        Batch("elements", 0)
    with pytest.raises(BadSeat, match=r"the seats that decide are \[0\], not 1"):
        Batch("riftforce", 2, {"mode": "solo"}, learner=1)
    with pytest.raises(BadSeed):
        Batch("elements", 2, seed=-1)
