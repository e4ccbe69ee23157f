"""A memory learns to play as a ledger of situations says."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.equilibrium import Strategy, shipped  # noqa: E402
from elementarium.agents.memory import FACES, Memory, digits_of, situations_of  # noqa: E402
from elementarium.agents.situations import situation  # noqa: E402
from elementarium.core.records import records  # noqa: E402
from elementarium.games.elements.actions import ACTIONS, SURRENDER  # noqa: E402
from elementarium.solving import __main__ as bare  # noqa: E402
from elementarium.solving import (  # noqa: E402
    exploring,
    network_response,
    response,
    running,
    teaching,
)
from elementarium.solving.ledger import Ledger  # noqa: E402
from elementarium.solving.looks import TABLE, read_looks  # noqa: E402
from elementarium.solving.network import Pupil  # noqa: E402
from elementarium.solving.recording import Recorded  # noqa: E402
from elementarium.solving.regrets import find  # noqa: E402
from elementarium.solving.rounds import FOR_POINTS, Rounds  # noqa: E402
from elementarium.solving.running import STRATEGY, Run  # noqa: E402
from elementarium.solving.strategy import measured  # noqa: E402
from elementarium.solving.teaching import Lessons, Lore, Settings, slices, taught  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(rows=256, width=32, depth=2)
CPU = torch.device("cpu")


def some_rounds() -> Rounds:
    return Rounds(64, FOR_POINTS, 0, threads=1)


def surrendering(rounds: Rounds, weight: float = 1.0) -> Ledger:
    """Who surrenders in the situations of these tables."""
    kept = Ledger.empty(12)
    for table in records(rounds.tables):
        slot = find(records(kept.places), situation(table), True)
        kept.places["played"][slot, SURRENDER] = weight
    return kept


def test_the_digits_of_a_situation_tell_it_again():
    rounds = some_rounds()
    keys = situations_of(rounds.engine, rounds.tables)
    again = np.ones(64, np.int64)
    for face, digit in zip(FACES, digits_of(keys), strict=True):
        assert (digit < len(face)).all()
        again = again * len(face) + digit
    assert (again == keys).all()


def test_what_a_ledger_teaches_is_what_was_played_in_it(monkeypatch: pytest.MonkeyPatch):
    whole = surrendering(some_rounds(), weight=3.0)
    known = np.flatnonzero(whole.places["key"])
    whole.places["played"][known[0], :2] = (1.0, 4.0)
    whole.places["played"][known[1]] = 0  # nobody played there
    monkeypatch.setattr(teaching, "SLICE", 1000)  # the last slice is a short one
    lore = Lore.of(whole, CPU)
    assert lore.slots.tolist() == [known[0], *known[2:]]
    assert lore.keys.tolist() == whole.places["key"][lore.slots].tolist()
    assert lore.often.tolist() == [8.0, *[3.0] * (len(known) - 2)]
    assert lore.shares[0].tolist() == pytest.approx(
        [1 / 8, 4 / 8, *[0.0] * (SURRENDER - 2), 3 / 8, *[0.0] * (ACTIONS - SURRENDER - 1)],
        abs=1e-3,
    )
    assert len(list(slices(whole, CPU))) == 5


def test_a_pupil_comes_closer_to_its_teacher(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(teaching, "WARM_UP", 1)
    lessons = Lessons(SMALL, surrendering(some_rounds()), "cpu")
    before = lessons.errors()
    for number in range(60):
        lessons.give(number / 60)
    assert (lessons.errors() < 0.5 * before).all()
    assert lessons.divergence > 0


def test_what_is_played_often_is_taught_often():
    whole = surrendering(some_rounds())
    first = int(np.flatnonzero(whole.places["key"])[0])
    whole.places["played"][first] *= 1e9
    lessons = Lessons(replace(SMALL, evenly=0.0), whole, "cpu")
    assert (lessons._draw() == 0).float().mean() > 0.99
    lessons = Lessons(replace(SMALL, evenly=1.0), whole, "cpu")
    assert (lessons._draw() == 0).float().mean() < 0.2


def test_how_wrong_the_memory_is_is_noted_situation_by_situation():
    whole = surrendering(some_rounds())
    result = taught(whole, replace(SMALL, minutes=0.01), lambda *_: None, "cpu")
    known = whole.places["key"] > 0
    assert (result.errors[known] > 0).all()
    assert (result.errors[~known] == 0).all()
    assert result.about["situations"] == known.sum()
    assert result.about["lessons"] > 0


def test_a_memory_is_read_as_it_was_written_but_for_a_rounding(tmp_path: Path):
    torch.manual_seed(0)
    pupil = Pupil(48, 3)
    rounds = some_rounds()
    keys = situations_of(rounds.engine, rounds.tables)
    memory = Memory(pupil.tower.kept())
    wanted = pupil(torch.from_numpy(keys)).detach().numpy()
    assert memory.weigh(keys) == pytest.approx(wanted, abs=1e-5)
    replace(shipped(), memory=memory).write(tmp_path / "strategy.npz")
    again = Strategy.read(tmp_path / "strategy.npz").memory
    assert again.weigh(keys) == pytest.approx(wanted, abs=0.01)
    assert Pupil.of(again.layers)(torch.from_numpy(keys)).detach().numpy() == pytest.approx(
        again.weigh(keys), abs=1e-5
    )


def test_a_processor_does_every_step_anew():
    done: list[int] = []
    step = Recorded(lambda: done.append(1), CPU)
    for _ in range(100):
        step()
    assert len(done) == 100


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, and little to play."""
    monkeypatch.setattr(running, "OUTLINE_BITS", 14)
    monkeypatch.setattr(running, "MARKS", ())
    monkeypatch.setattr(response, "BITS", 14)
    monkeypatch.setattr(exploring, "WALKERS", 4)
    monkeypatch.setattr(teaching, "Settings", lambda minutes: replace(SMALL, minutes=minutes))
    monkeypatch.setattr(running, "measured", partial(measured, rounds=100))


def test_solving_ends_with_a_memory_that_was_taught(quick: None, tmp_path: Path):
    told: list[Any] = []
    run = Run(tmp_path, 0.01, teaching=0.01, room=14)
    strategy = Strategy.read(run.solve(lambda *words: told.append(words)))
    about = strategy.about["teaching"]
    assert about["lessons"] > 0
    assert about["divergence"] > 0
    assert len(strategy.memory.layers) == SMALL.depth + 1
    assert (strategy.layers[0][0] == shipped().layers[0][0]).all()
    assert len(strategy.situations.keys) > 0
    assert "from the teacher" in told[-1][1]


def test_a_bare_machine_solves_and_measures_what_came_of_it(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(response, "LOOKS", 1)
    monkeypatch.setattr(response, "MEASURED", 50)
    small = replace(network_response.LEARNING, tables=64, steps=4, parts=1, epochs=1)
    monkeypatch.setattr(network_response, "LEARNING", small)
    monkeypatch.setattr(bare, "measured", partial(measured, rounds=100))
    words = "--minutes 0.01 --teaching 0.01 --response 0.001 --room 14 --on-threads"
    monkeypatch.setattr(sys, "argv", ["solving", "--out", str(tmp_path), *words.split()])
    bare.main()
    assert len(Strategy.read(tmp_path / STRATEGY).memory.layers) == SMALL.depth + 1
    assert len(read_looks(tmp_path / TABLE)) == 2
    assert not list(tmp_path.glob("*.ledger"))
    assert "gains" in capsys.readouterr().out
