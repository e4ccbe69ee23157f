"""A network learns to play as situations say."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.equilibrium import Strategy, mixed, shipped  # noqa: E402
from elementarium.agents.equity import SHARE  # noqa: E402
from elementarium.agents.situations import situation  # noqa: E402
from elementarium.games.elements.actions import ACTIONS, SURRENDER  # noqa: E402
from elementarium.games.elements.stakes import ONE  # noqa: E402
from elementarium.solving import exploring, response, running, teaching  # noqa: E402
from elementarium.solving.ledger import Guide, Ledger  # noqa: E402
from elementarium.solving.regrets import NOWHERE, find  # noqa: E402
from elementarium.solving.rounds import SEEN, Rounds  # noqa: E402
from elementarium.solving.running import Run  # noqa: E402
from elementarium.solving.sight import Sight  # noqa: E402
from elementarium.solving.strategy import exported, player_of  # noqa: E402
from elementarium.solving.teaching import Errors, Lessons, Settings, Teacher  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(tables=256, width=32, depth=2, speed=(1e-2, 1e-3))
CPU = torch.device("cpu")


def surrendering(rounds: Rounds) -> Ledger:
    """Who surrenders in the situations of these tables."""
    ledger = Ledger.empty(12)
    for table in rounds.tables.view(np.recarray):
        slot = find(ledger.places.view(np.recarray), situation(table), True)
        ledger.places["played"][slot, SURRENDER] = 1
    return ledger


def test_the_teacher_goes_by_situations_where_points_count_and_else_by_its_network():
    menu = np.array([[SHARE, SHARE], [ONE, 30]], np.int8)
    rounds = Rounds(64, menu, 0, threads=2)
    teacher = Teacher(Guide(surrendering(rounds)), player_of(shipped()), 64, CPU)
    rows, choices = Sight(64, CPU).look(rounds)
    shares, known = teacher.shares(rounds, rows, choices)
    for_points = rounds.stakes[:, 1] == SHARE
    assert known.tolist() == for_points.tolist()
    assert (shares.numpy()[for_points, SURRENDER] == 1).all()
    weights = np.where(choices.numpy() > 0, shipped().weigh(rows.numpy()[:, :SEEN]), -np.inf)
    wanted = mixed(weights.astype(np.float32))
    assert shares.numpy()[~for_points] == pytest.approx(wanted[~for_points], abs=1e-4)


def test_a_pupil_comes_closer_to_its_teacher():
    lessons = Lessons(SMALL, shipped(), Guide(), "cpu", threads=1)
    lessons.give(0.0)
    _, before = lessons.divergence
    for number in range(200):
        lessons.give(number / 200)
    _, after = lessons.divergence
    assert after < 0.9 * before


def test_who_is_reckless_sometimes_chooses_blindly():
    """The teacher always surrenders, so that only blind choices go on with a round."""
    lessons = Lessons(SMALL, shipped(), Guide(), "cpu", threads=1)
    shares, choices = torch.zeros(256, ACTIONS), torch.ones(256, ACTIONS)
    shares[:, SURRENDER] = 1
    actions = lessons._actions(shares, choices).numpy()
    blind = np.flatnonzero(actions != SURRENDER)
    assert 8 < len(blind) < 60
    seats = lessons.rounds.tables["seat"][blind]
    assert (blind % 3 - 1 == seats).all()


def test_where_the_pupil_is_wrong_is_noted_situation_by_situation():
    errors = Errors(4)
    errors.note(np.array([1, 1, NOWHERE, 3]), np.array([0.2, 0.4, 9.0, 0.0], np.float32))
    assert errors.means == pytest.approx([0.2, 0.3, 0.2, 0.0])  # 0.2 on the whole


def test_who_is_examined_learns_nothing():
    """The teacher surrenders at all tables of the deal; of that the pupil has no idea yet."""
    ledger = surrendering(Lessons(SMALL, shipped(), Guide(), "cpu", threads=1).rounds)
    lessons = Lessons(SMALL, shipped(), Guide(ledger), "cpu", threads=1)
    before = [each.clone() for each in lessons.pupil.parameters()]
    errors = Errors(len(ledger.places))
    lessons.examine(errors)
    assert (errors.means[ledger.places["key"] > 0] > 0.3).all()
    after = lessons.pupil.parameters()
    assert all(torch.equal(one, other) for one, other in zip(before, after, strict=True))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, and little to play."""
    monkeypatch.setattr(running, "OUTLINE_BITS", 14)
    monkeypatch.setattr(running, "MARKS", ())
    monkeypatch.setattr(response, "BITS", 14)
    monkeypatch.setattr(exploring, "WALKERS", 4)
    monkeypatch.setattr(teaching, "Settings", partial(Settings, tables=64, width=16, depth=2))
    monkeypatch.setattr(teaching, "exported", partial(exported, rounds=100))


def test_solving_ends_with_a_network_that_was_taught(quick: None, tmp_path: Path):
    told: list[Any] = []
    run = Run(tmp_path, 0.01, teaching=0.01, room=14)
    strategy = Strategy.read(run.solve(lambda *words: told.append(words)))
    about = strategy.about["teaching"]
    assert about["lessons"] > 0
    assert set(about["divergence"]) == {"by situations", "elsewhere"}
    assert strategy.layers[0][0].shape[1] == 16
    assert len(strategy.situations.keys) > 0
    assert "from the teacher" in told[-1][1]
