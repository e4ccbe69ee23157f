"""A network learns Riftforce by playing against itself, stops and goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.core.errors import ElementariumError  # noqa: E402
from elementarium.core.game import find_game  # noqa: E402
from elementarium.core.match import Match  # noqa: E402
from elementarium.games.riftforce.actions import ACTIONS, ALLY, ENEMY, LOCATION  # noqa: E402
from elementarium.learning.batch import Account, Lesson  # noqa: E402
from elementarium.learning.measuring import seen_by, share_won  # noqa: E402
from elementarium.learning.network import Network, Size, see_elementals  # noqa: E402
from elementarium.learning.running import (  # noqa: E402
    CHECKPOINT,
    CURVE,
    RIVALS,
    WEIGHTS,
    Pace,
    Run,
    read_curve,
)
from elementarium.learning.school import School, considered  # noqa: E402
from elementarium.learning.settings import SMALL  # noqa: E402
from elementarium.learning.sight import FLAT, SEEN, SIDE, TOKENS, lead, seen_in_duel  # noqa: E402
from elementarium.learning.tables import GAME, OPTIONS  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

TINY = replace(SMALL, games=32, steps=8, parts=2, epochs=1, size=Size(8, 8, 16, 1), remember=0.1)


def played(decisions: int, seed: int = 0) -> Match:
    match = Match(find_game(GAME), OPTIONS, seed)
    chance = np.random.default_rng(seed)
    for _ in range(decisions):
        match.apply(int(chance.choice(match.legal())))
    return match


# ── what is seen ─────────────────────────────────────────────────────────────────────────────


def test_a_network_sees_the_table_as_it_is():
    match = played(60)
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    seen = seen_in_duel(seen_by([match])[0])
    assert seen.shape == (1, SEEN)
    assert lead(seen).item() == view["score"][seat] - view["score"][1 - seat]
    state = match.copy_table()[0]
    for side, first in ((seat, FLAT), (1 - seat, FLAT + SIDE)):
        facts, views = see_elementals(seen[:, first : first + SIDE].int(), torch.zeros(1))
        columns = state["columns"][side].astype(int)
        assert facts[0, :, 0].sum() == columns[1]
        assert views[0, :6].sum(1).tolist() == np.diff(columns).tolist()
        occupied = (np.diff(columns) > 0).tolist()
        assert views[0, 6:12].sum(1).tolist() == occupied
        assert views[0, 12:].sum(1).tolist() == occupied
        assert views[0, 6:12].argmax(1)[occupied].tolist() == columns[:-1][occupied].tolist()
        assert views[0, 12:].argmax(1)[occupied].tolist() == (columns[1:][occupied] - 1).tolist()


def test_whoever_is_chosen_answers_for_themselves():
    torch.manual_seed(1)
    network = Network(Size(8, 8, 16, 1))
    seen = seen_in_duel(seen_by([played(80)])[0])
    ours = seen[0, FLAT : FLAT + SIDE].view(TOKENS, -1)
    before = network(seen)[0][0]
    ours[0, 3] += 1  # more damage on the first elemental
    after = network(seen)[0][0]
    moved = (before[ALLY : ALLY + TOKENS] - after[ALLY : ALLY + TOKENS]).abs()
    assert moved.argmax() == 0
    assert before.shape == (ACTIONS,)
    for far in (ALLY + TOKENS, ENEMY + TOKENS):
        assert before[far] == 0
    assert (before[LOCATION : LOCATION + 5] != 0).all()


def test_only_what_is_possible_is_likely():
    matches = [played(n, n) for n in (1, 30, 90)]
    rows, masks = seen_by(matches)
    logs, values = considered(Network(Size(8, 8, 16, 1)), seen_in_duel(rows), masks)
    shares = logs.exp()
    assert shares.sum(1).tolist() == pytest.approx([1, 1, 1], abs=1e-5)
    assert (shares[~masks] == 0).all()
    assert values.shape == (3,)


# ── what is learned ──────────────────────────────────────────────────────────────────────────


def account_of(seats: list[int], rewards: list[float], ended: list[int]) -> Account:
    steps = len(seats) - 1
    account = Account.of(steps, 1, torch.device("cpu"))
    account.seats[:, 0] = torch.tensor(seats)
    account.rewards[:steps, 0] = torch.tensor(rewards)
    account.ended[:steps, 0] = torch.tensor(ended)
    return account


def worths(account: Account, points: float = 0.0) -> list[float]:
    lesson = Lesson.of(len(account.seats) - 1, 1, torch.device("cpu"))
    account.judge(replace(SMALL, discount=1.0, trace=1.0), points, lesson)
    return [round(each, 4) for each in lesson.worths[:, 0].tolist()]


def test_a_win_is_good_for_all_choices_of_the_winner_and_bad_for_the_others():
    account = account_of([0, 0, 1, 1, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1])
    assert worths(account) == [1, 1, -1, -1, 1]


def test_what_comes_after_a_game_does_not_count_for_it():
    account = account_of([0, 1, 0, 1], [0, -1, 0], [0, 1, 0])
    account.values[:, 0] = torch.tensor([0.0, 0.0, 0.0, 0.5])
    assert worths(account) == [1, -1, -0.5]


def test_points_count_as_long_as_they_are_worth_something():
    account = account_of([0, 1, 0], [0, 0], [0, 0])
    account.leads[:, 0] = torch.tensor([0.0, -0.25, 0.25])
    assert worths(account) == [0, 0]
    assert worths(account, points=0.5) == [0.125, 0]


def test_a_network_learns_to_foresee_the_end_of_games():
    school = School(replace(TINY, speed=(3e-3, 3e-3)))
    seen = [school.lesson(0.5).surprise for _ in range(40)]
    assert np.mean(seen[-5:]) < np.mean(sorted(seen[:20])[-5:])
    assert school.decisions == 40 * TINY.steps * TINY.games
    assert school.played > 0


def test_games_against_the_past_teach_only_what_the_learner_chose():
    school = School(replace(TINY, past=0.5))
    school.lesson(0.0)
    own, seats = school._lesson.own, school._account.seats[:-1]
    rivals = TINY.games // 2
    assert (own[:, :rivals] == 1).all()
    theirs = seats[:, rivals:] == torch.arange(rivals) % 2
    assert torch.equal(own[:, rivals:] == 0, theirs)


def test_the_same_seed_learns_the_same():
    weights = []
    for _ in range(2):
        school = School(TINY, seed=5)
        for lesson in range(2):
            school.lesson(lesson / 2)
        weights.append(school.average.value.weight.detach().clone())
    assert torch.equal(*weights)


# ── from beginning to end ────────────────────────────────────────────────────────────────────


class Stop(Exception):
    """Somebody pulls the plug."""


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path):
    heard: list[str] = []

    def listen(line: str) -> None:
        heard.append(line)
        if "lesson" in line and len(heard) < 5:
            raise Stop

    def run() -> Run:
        return Run(tmp_path, TINY, device="cpu", say=listen)

    pace = Pace(minutes=0.02, measure=10, games=2)
    with pytest.raises(Stop):
        run().learn(pace)
    lessons = torch.load(tmp_path / CHECKPOINT, weights_only=True)["lessons"]
    assert lessons == 1
    run().learn(pace)
    assert torch.load(tmp_path / WEIGHTS, weights_only=True)["about"]["lessons"] > lessons
    rows = read_curve(tmp_path / CURVE)
    assert [row.rival for row in rows] == list(RIVALS)
    assert all(row.duels == 2 and row.won in (0, 0.5, 1) for row in rows)
    run().learn(pace)
    assert "already" in heard[-1]


def test_a_folder_is_for_one_way_to_learn(tmp_path: Path):
    (tmp_path / "conditions.json").write_text(json.dumps({"games": 9}), encoding="utf-8")
    with pytest.raises(ElementariumError, match="begun with another games"):
        Run(tmp_path, TINY, device="cpu").learn(Pace(minutes=0.01))


def test_the_same_duels_end_the_same():
    torch.manual_seed(0)
    network = Network(Size(8, 8, 16, 1))
    first, again, others = (share_won(network, "random", 8, seed=seed) for seed in (0, 0, 1))
    assert first == again
    assert 0 < first + others < 2
