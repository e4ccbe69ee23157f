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
from elementarium.solving.ledger import Ledger  # noqa: E402
from elementarium.solving.regrets import NOWHERE, find  # noqa: E402
from elementarium.solving.rounds import FOR_POINTS, SEEN, Rounds  # noqa: E402
from elementarium.solving.running import Run  # noqa: E402
from elementarium.solving.sight import Sight  # noqa: E402
from elementarium.solving.strategy import exported, player_of  # noqa: E402
from elementarium.solving.teaching import Errors, Lessons, Settings, Teacher  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(tables=256)
CPU = torch.device("cpu")


def surrendering(rounds: Rounds) -> Ledger:
    """Who surrenders in the situations of these tables."""
    ledger = Ledger.empty(12)
    for table in rounds.tables.view(np.recarray):
        slot = find(ledger.places.view(np.recarray), situation(table), True)
        ledger.places["played"][slot, SURRENDER] = 1e6
    return ledger


def test_the_teacher_goes_by_situations_where_points_count_and_else_by_its_network():
    menu = np.array([[SHARE, SHARE], [ONE, 30]], np.int8)
    rounds = Rounds(64, menu, 0, threads=2)
    teacher = Teacher(surrendering(rounds), player_of(shipped()), 64, CPU)
    rows, choices = Sight(64, CPU).look(rounds)
    shares = teacher.shares(rounds, rows, choices).numpy()
    for_points = rounds.stakes[:, 1] == SHARE
    assert ((teacher.slots != NOWHERE) == for_points).all()
    assert shares[for_points, SURRENDER] == pytest.approx(np.ones(for_points.sum()), abs=1e-4)
    assert shares[~for_points] == pytest.approx(by_network(rows, choices)[~for_points], abs=1e-4)


def by_network(rows: Any, choices: Any) -> Any:
    """What the shipped network plays."""
    weights = np.where(choices.numpy() > 0, shipped().weigh(rows.numpy()[:, :SEEN]), -np.inf)
    return mixed(weights.astype(np.float32))


def test_the_less_a_situation_was_seen_the_more_the_network_counts():
    rounds = Rounds(8, FOR_POINTS, 0, threads=1)
    ledger = surrendering(rounds)
    ledger.places["played"] *= teaching.DOUBT / 1e6
    rows, choices = Sight(8, CPU).look(rounds)
    shares = Teacher(ledger, player_of(shipped()), 8, CPU).shares(rounds, rows, choices).numpy()
    wanted = by_network(rows, choices) / 2
    wanted[:, SURRENDER] += 0.5
    assert shares == pytest.approx(wanted, abs=1e-4)


def test_a_pupil_comes_closer_to_its_teacher():
    ledger = surrendering(Lessons(SMALL, shipped(), Ledger.empty(0), "cpu", threads=1).rounds)
    lessons = Lessons(SMALL, shipped(), ledger, "cpu", threads=1)
    lessons.give(0.0)
    before = lessons.divergence
    for number in range(40):
        lessons.give(number / 40)
    assert lessons.divergence < 0.8 * before


def test_who_is_reckless_sometimes_chooses_blindly():
    """The teacher always surrenders, so that only blind choices go on with a round."""
    lessons = Lessons(SMALL, shipped(), Ledger.empty(0), "cpu", threads=1)
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
    ledger = surrendering(Lessons(SMALL, shipped(), Ledger.empty(0), "cpu", threads=1).rounds)
    lessons = Lessons(SMALL, shipped(), ledger, "cpu", threads=1)
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
    monkeypatch.setattr(teaching, "Settings", partial(Settings, tables=64))
    monkeypatch.setattr(teaching, "exported", partial(exported, rounds=100))


def test_solving_ends_with_a_network_that_was_taught(quick: None, tmp_path: Path):
    told: list[Any] = []
    run = Run(tmp_path, 0.01, teaching=0.01, room=14)
    strategy = Strategy.read(run.solve(lambda *words: told.append(words)))
    about = strategy.about["teaching"]
    assert about["lessons"] > 0
    assert about["divergence"] > 0
    assert (strategy.layers[0][0] != shipped().layers[0][0]).any()
    assert len(strategy.situations.keys) > 0
    assert "from the teacher" in told[-1][1]
