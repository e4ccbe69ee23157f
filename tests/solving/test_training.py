"""A network learns to play, stops and goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.equilibrium import Strategy, shipped  # noqa: E402
from elementarium.core.errors import ElementariumError  # noqa: E402
from elementarium.solving import network_running  # noqa: E402
from elementarium.solving.network import Player  # noqa: E402
from elementarium.solving.network_running import (  # noqa: E402
    CHECKPOINT,
    STRATEGY,
    NetworkRun,
    menu,
)
from elementarium.solving.rounds import SEEN  # noqa: E402
from elementarium.solving.strategy import measured  # noqa: E402
from elementarium.solving.training import School, Settings  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(tables=128, steps=8, parts=2, epochs=1, width=32, depth=2)
FEW_ROUNDS = 200


def lessons(school: School, number: int) -> None:
    for lesson in range(number):
        school.spent = lesson / number * school.settings.minutes
        school.learn(school.play())


def test_learning_makes_play_less_undecided_and_the_critic_wiser():
    school = School(SMALL, menu())
    first = school.learn(school.play())
    lessons(school, 20)
    last = school.learn(school.play())
    assert last.entropy < first.entropy
    assert last.lesson == 22


def test_the_same_seed_learns_the_same():
    weights = []
    for _ in range(2):
        school = School(SMALL, menu(), seed=5)
        lessons(school, 2)
        weights.append(school.player.tower.last.weight.detach().numpy().copy())
    assert (weights[0] == weights[1]).all()


def test_a_strategy_plays_as_the_network_it_comes_from(tmp_path: Path):
    player = Player(32, 3)
    strategy = replace(shipped(), layers=player.tower.kept())
    strategy.write(tmp_path / STRATEGY)
    again = Strategy.read(tmp_path / STRATEGY)
    seen = np.random.default_rng(0).integers(0, 2, (50, SEEN)).astype(np.int8)
    wanted = player.tower(torch.from_numpy(seen)).detach().numpy()
    assert strategy.weigh(seen) == pytest.approx(wanted, abs=1e-4)
    assert again.weigh(seen) == pytest.approx(wanted, abs=0.02)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(network_running, "measured", partial(measured, rounds=FEW_ROUNDS))

    def stop(progress: object, spent: float) -> None:
        raise KeyboardInterrupt

    settings = replace(SMALL, minutes=0.01)
    with pytest.raises(KeyboardInterrupt):
        NetworkRun(tmp_path, settings).solve("cpu", 1, stop)
    assert (tmp_path / CHECKPOINT).exists()
    heard: list[int] = []
    NetworkRun(tmp_path, settings).solve(
        "cpu", 1, lambda progress, _: heard.append(progress.lesson)
    )
    assert heard[0] == 2
    about = Strategy.read(tmp_path / STRATEGY).about["network"]
    assert about["lessons"] == heard[-1]
    assert about["settings"]["width"] == SMALL.width


def test_a_folder_is_for_one_way_to_learn(tmp_path: Path):
    (tmp_path / "conditions.json").write_text(json.dumps({"seed": 9}), encoding="utf-8")
    with pytest.raises(ElementariumError, match="begun with another"):
        NetworkRun(tmp_path, SMALL).solve("cpu", 1, lambda *_: None)


def test_the_command_needs_no_situations_to_learn_a_network(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(network_running, "measured", partial(measured, rounds=FEW_ROUNDS))
    monkeypatch.setattr(network_running, "Settings", partial(replace, SMALL))
    done = run("solve", "elements", "--network", "--minutes", "0.01", "--out", str(tmp_path))
    assert done.returncode == 0
    assert (tmp_path / STRATEGY).exists()
