"""Learning to play, to exploit, to stop and to go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.equilibrium import Strategy  # noqa: E402
from elementarium.core.errors import ElementariumError  # noqa: E402
from elementarium.solving import running  # noqa: E402
from elementarium.solving.network import Player  # noqa: E402
from elementarium.solving.response import LEARNING, Consulting, Mixing, measure  # noqa: E402
from elementarium.solving.rounds import FOR_POINTS, SEEN  # noqa: E402
from elementarium.solving.running import CHECKPOINT, STRATEGY, Run, menu, player_of  # noqa: E402
from elementarium.solving.strategy import exported  # noqa: E402
from elementarium.solving.training import School, Settings  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(tables=128, steps=8, parts=2, epochs=1, width=32, depth=2)
FEW_ROUNDS = 200


def lessons(school: School, number: int) -> None:
    for lesson in range(number):
        school.spent = lesson / number * school.settings.minutes
        school.learn(school.play())


def test_a_best_response_learns_to_beat_somebody_who_chooses_blindly():
    settings = replace(LEARNING, tables=128, steps=8, parts=2, width=32, depth=2)
    school = School(settings, FOR_POINTS, opponent=Consulting("random"))
    before = measure(school, 1000)
    lessons(school, 60)
    after = measure(school, 1000)
    assert after.points - after.half_width > before.points + before.half_width + 0.2


def test_against_itself_nobody_gains():
    player = Player(32, 2)
    school = School(SMALL, FOR_POINTS, opponent=Mixing(player, seldom=0))
    school.player.load_state_dict(player.state_dict())
    gain = measure(school, 4000)
    assert abs(gain.points) < 2 * gain.half_width


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
    strategy = exported(player, {"made": "here"}, rounds=FEW_ROUNDS)
    strategy.write(tmp_path / STRATEGY)
    again = Strategy.read(tmp_path / STRATEGY)
    seen = np.random.default_rng(0).integers(0, 2, (50, SEEN)).astype(np.int8)
    wanted = player.tower(torch.from_numpy(seen)).detach().numpy()
    assert strategy.weigh(seen) == pytest.approx(wanted, abs=1e-4)
    assert again.weigh(seen) == pytest.approx(wanted, abs=0.02)
    back = player_of(again).tower(torch.from_numpy(seen)).detach().numpy()
    assert back == pytest.approx(again.weigh(seen), abs=1e-4)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(running, "exported", partial(exported, rounds=FEW_ROUNDS))

    def stop(progress: object, spent: float) -> None:
        raise KeyboardInterrupt

    settings = replace(SMALL, minutes=0.01)
    with pytest.raises(KeyboardInterrupt):
        Run(tmp_path, settings).solve("cpu", 1, stop)
    assert (tmp_path / CHECKPOINT).exists()
    heard: list[int] = []
    Run(tmp_path, settings).solve("cpu", 1, lambda progress, _: heard.append(progress.lesson))
    assert heard[0] == 2
    about = Strategy.read(tmp_path / STRATEGY).about
    assert about["lessons"] == heard[-1]
    assert about["settings"]["width"] == SMALL.width


def test_a_folder_is_for_one_way_to_learn(tmp_path: Path):
    (tmp_path / "conditions.json").write_text(json.dumps({"seed": 9}), encoding="utf-8")
    with pytest.raises(ElementariumError, match="begun with another"):
        Run(tmp_path, SMALL).solve("cpu", 1, lambda *_: None)


# ── the commands ─────────────────────────────────────────────────────────────────────────────


def test_exploit_tells_what_a_best_response_gains(
    run: Callable[..., object], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(running, "MEASURED", FEW_ROUNDS)
    monkeypatch.setattr(running, "LEARNING", replace(LEARNING, tables=32, steps=4))
    done = run("exploit", "elements", "--agent", "random", "--minutes", "0.01", "--json")
    told = json.loads(done.stdout)  # type: ignore[attr-defined]
    assert told["agent"] == "random"
    assert told["rounds"] > 0


@pytest.mark.parametrize("command", ["solve", "exploit"])
def test_other_games_cannot_be_solved(run: Callable[..., object], command: str, tmp_path: Path):
    more = ["--out", str(tmp_path)] if command == "solve" else []
    done = run(command, "riftforce", *more)
    assert "only elements can be solved" in done.stderr  # type: ignore[attr-defined]
    assert done.returncode == 2  # type: ignore[attr-defined]
