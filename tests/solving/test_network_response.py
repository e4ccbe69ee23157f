"""A network learns to beat somebody who never learns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.equilibrium import Strategy, shipped  # noqa: E402
from elementarium.agents.memory import Memory, situations_of  # noqa: E402
from elementarium.agents.situations import Situations, situation  # noqa: E402
from elementarium.core.game import find_game  # noqa: E402
from elementarium.core.records import records  # noqa: E402
from elementarium.games.elements.actions import ACTIONS, SURRENDER  # noqa: E402
from elementarium.games.elements.turn import POINTS_FOR_SURRENDER  # noqa: E402
from elementarium.solving import network_response, response, running  # noqa: E402
from elementarium.solving.looks import TABLE, read_looks  # noqa: E402
from elementarium.solving.network import Player, Pupil, QuickMemory  # noqa: E402
from elementarium.solving.network_response import LEARNING, Mixing, NetworkResponse  # noqa: E402
from elementarium.solving.rivals import Rival, find_rival  # noqa: E402
from elementarium.solving.rounds import FOR_POINTS, Rounds  # noqa: E402
from elementarium.solving.sight import Sight  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tables, and little to measure."""
    settings = replace(LEARNING, tables=128, steps=8, parts=2, speed=(1e-3, 1e-3))
    monkeypatch.setattr(network_response, "LEARNING", settings)
    monkeypatch.setattr(response, "MEASURED", 2000)


def small_strategy() -> Strategy:
    """A network that has learned nothing."""
    torch.manual_seed(1)
    return replace(running.by_network(), layers=Player(32, 2).tower.kept())


def lessons(learner: NetworkResponse, number: int) -> None:
    for _ in range(number):
        learner._school.learn(learner._school.play())


def test_a_network_learns_to_beat_somebody_who_chooses_blindly():
    blind = replace(find_rival("random"), guide=small_strategy())
    learner = NetworkResponse(blind, 1.0, 1, 1, "cpu")
    before = learner.look("random")
    lessons(learner, 60)
    after = learner.look("random")
    assert after.gain - after.half_width > before.gain + before.half_width + 0.2
    assert after.agent == "random (by a network)"
    assert after.rounds > 500


def test_against_itself_a_network_gains_nothing_at_first():
    strategy = small_strategy()
    look = NetworkResponse(Rival(strategy), 1.0, 1, 1, "cpu").look("itself")
    assert abs(look.gain) < 2 * look.half_width
    assert look.rounds == 0


def test_a_rival_plays_its_situations_where_it_knows_them():
    rounds = Rounds(64, FOR_POINTS, 0, threads=2)
    keys = np.unique([situation(table) for table in records(rounds.tables)[:32]])
    shares = np.zeros((len(keys), ACTIONS))
    shares[:, SURRENDER] = 1
    strategy = replace(shipped(), situations=Situations.of(keys, shares))
    rows, choices = Sight(64, CPU).look(rounds)
    asked = torch.ones(64, dtype=torch.bool)
    actions = Mixing(strategy, 64, CPU).choose(rounds, rows, choices, asked).numpy()
    known = np.isin([situation(table) for table in records(rounds.tables)], keys)
    assert (actions[known] == SURRENDER).all()
    assert (actions[~known] != SURRENDER).any()


def test_a_rival_plays_by_its_memory_where_it_has_no_situations():
    """Somebody whose memory says nothing but: surrender."""
    pupil = Pupil(8, 2)
    layers = [(weights * 0, biases * 0) for weights, biases in pupil.tower.kept()]
    layers[-1][1][SURRENDER] = 50
    strategy = replace(shipped(), situations=Situations.none(), memory=Memory(layers))
    rounds = Rounds(64, FOR_POINTS, 0, threads=2)
    rows, choices = Sight(64, CPU).look(rounds)
    asked = torch.ones(64, dtype=torch.bool)
    actions = Mixing(strategy, 64, CPU).choose(rounds, rows, choices, asked)
    assert set(actions.tolist()) == {SURRENDER}
    tables = rounds.tables
    assert set(Rival(strategy).choose(tables, np.zeros(64, bool)).tolist()) == {SURRENDER}


def test_a_memory_says_the_same_on_a_device():
    memory = Memory(Pupil(8, 2).tower.kept())
    quick = QuickMemory.of(memory, "cpu")
    tables = Rounds(64, FOR_POINTS, 0, threads=1).tables
    keys = situations_of(find_game("elements").native, tables)
    assert quick.weigh(keys) == pytest.approx(memory.weigh(keys), abs=0.02)


def test_where_a_device_is_named_a_rivals_memory_answers_there():
    rival = find_rival("equilibrium", device="cpu")
    assert isinstance(rival.guide.memory, QuickMemory)
    tables = Rounds(64, FOR_POINTS, 0, threads=1).tables
    actions = rival.choose(tables, np.zeros(64, bool))
    assert SURRENDER not in actions.tolist()
    assert (rival.knows.situations.places["key"] > 0).sum() > 30


def test_who_surrenders_at_once_loses_a_point_a_round(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        Mixing, "choose", lambda self, rounds, *_: torch.full((len(rounds.tables),), SURRENDER)
    )
    learner = NetworkResponse(Rival(small_strategy()), 1.0, 1, 1, "cpu")
    lessons(learner, 40)
    assert 0.7 < learner.look("x").gain <= POINTS_FOR_SURRENDER


def test_the_command_lets_a_network_learn(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(response, "MEASURED", 100)
    monkeypatch.setattr(response, "LOOKS", 2)
    done = run(
        "exploit", "elements", "--network", "--minutes", "0.01", "--out", str(tmp_path),
        "--device", "cpu",
    )  # fmt: skip
    assert "equilibrium (by a network)" in done.stdout.replace("\n", " ")
    assert read_looks(tmp_path / TABLE)[-1].measured >= 100
