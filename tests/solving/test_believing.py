"""A network learns by scenes, and another one what can be won against it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.beliefs import HANDS, HEADS, SEEN_OF_EACH  # noqa: E402
from elementarium.agents.believer import weighed_by_hand  # noqa: E402
from elementarium.agents.equilibrium import Strategy, shipped  # noqa: E402
from elementarium.agents.equity import FAR  # noqa: E402
from elementarium.core.errors import ElementariumError  # noqa: E402
from elementarium.games.elements.actions import ACTIONS, SURRENDER  # noqa: E402
from elementarium.games.elements.turn import POINTS_FOR_SURRENDER  # noqa: E402
from elementarium.solving import __main__ as bare  # noqa: E402
from elementarium.solving import believing, response, scene_response, scene_running  # noqa: E402
from elementarium.solving.believing import Believing, Settings  # noqa: E402
from elementarium.solving.looks import TABLE, read_looks  # noqa: E402
from elementarium.solving.network import Believer, of_each, worth_of_each  # noqa: E402
from elementarium.solving.network_running import CHECKPOINT, STRATEGY, menu  # noqa: E402
from elementarium.solving.rounds import FOR_POINTS  # noqa: E402
from elementarium.solving.scene_response import SceneResponse, against  # noqa: E402
from elementarium.solving.scene_running import SceneRun, worths  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

SMALL = Settings(scenes=32, width=24, depth=2, each=8)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rounds to measure a gain in."""
    monkeypatch.setattr(response, "MEASURED", 512)
    monkeypatch.setattr(believing, "TOLD", 1)
    monkeypatch.setattr(believing, "WARM_UP", 1)


def who_surrenders() -> Believer:
    """Somebody who does nothing else, and thinks that all is worth nothing."""
    network = Believer(24, 2, 8)
    with torch.no_grad():
        for layer in (network.tower.last, network.own_last, network.other_last):
            layer.weight.zero_()
            layer.bias.zero_()
        network.tower.last.bias[SURRENDER : ACTIONS * 192 : ACTIONS] = 50
    return network


def first_view(learner: Any) -> Any:
    """What is seen in the beginning of a round that is played for points."""
    place = learner.scenery
    return place.view(place.begin(torch.from_numpy(FOR_POINTS)))


def test_a_network_learns_not_to_surrender_before_it_begins():
    learner = Believing(replace(SMALL, scenes=64, speed=3e-3), FOR_POINTS, "cpu")
    view = first_view(learner)

    def surrenders() -> float:
        with torch.no_grad():
            weights, _ = learner.usual(*view.sights)
        shares = learner.scenery.odds.shares(weights, view.choices)
        return float((view.known.likely * shares[:, :, SURRENDER]).sum())

    before = surrenders()
    for _ in range(60):
        learner.give(0.3)
    assert surrenders() < before / 2
    assert learner.played > 100


def test_the_same_seed_learns_the_same():
    weights = []
    for _ in range(2):
        learner = Believing(SMALL, menu(), "cpu", seed=5)
        for share in (0.0, 0.6):
            learner.give(share)
        weights.append(learner.average.tower.last.weight.clone())
    assert weights[0].equal(weights[1])


def test_who_surrenders_at_once_loses_a_point_a_round():
    look = SceneResponse(who_surrenders(), SMALL, "cpu").look("x")
    assert look.gain == pytest.approx(POINTS_FOR_SURRENDER, abs=0.02)
    assert (look.agent, look.rounds) == ("x (by scenes)", 0)


def test_a_response_learns_what_rounds_are_worth_against_somebody():
    learner = SceneResponse(who_surrenders(), replace(SMALL, speed=3e-3), "cpu")
    view = first_view(learner)
    for _ in range(80):
        learner.give(0.1)
    with torch.no_grad():
        own, others = learner.average.worths(*view.sights)[0]
    half = POINTS_FOR_SURRENDER / 2
    assert float((view.known.likely[0] * own).sum()) == pytest.approx(half, abs=0.15)
    assert float((view.known.others_likely[0] * others).sum()) == pytest.approx(half, abs=0.15)


def test_scores_are_worth_what_the_network_expects_of_their_rounds():
    equity = worths(who_surrenders(), Believing(SMALL, menu(), "cpu").scenery)
    assert (abs(equity[1:, 1:]) <= 1).all()
    assert equity[1, 1] == 0  # win or lose, and the network expects neither
    assert equity[1, FAR] > 0 > equity[FAR, 1]


def test_it_plays_as_it_learned():
    """What NumPy makes of a network is what torch does."""
    learner = Believing(SMALL, menu(), "cpu")
    view = learner.scenery.view(learner.rambles.scenes)
    network = learner.network
    with torch.no_grad():
        for layer in (network.tower.last, network.own_last):
            layer.weight.normal_(), layer.bias.normal_()
        weights, values = network(*view.sights)
    by_numpy = weighed_by_hand(network.kept(), *(each.numpy() for each in view.sights))
    assert by_numpy == pytest.approx(weights.numpy(), abs=1e-3)
    again = Believer.of(network.kept())
    with torch.no_grad():
        assert again(*view.sights)[0].equal(weights)
        worths_alone = network.worths(*view.sights)
    assert worths_alone.numpy() == pytest.approx(values.clamp(-1, 1).numpy(), abs=1e-4)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path):
    def stop(progress: object, spent: float) -> None:
        raise KeyboardInterrupt

    settings = replace(SMALL, minutes=0.02)
    with pytest.raises(KeyboardInterrupt):
        SceneRun(tmp_path, settings).solve("cpu", 1, stop)
    assert (tmp_path / CHECKPOINT).exists()
    heard: list[int] = []
    SceneRun(tmp_path, settings).solve("cpu", 1, lambda progress, _: heard.append(progress.lesson))
    assert heard[0] == 2
    strategy = Strategy.read(tmp_path / STRATEGY)
    assert strategy.about["scenes"]["lessons"] == heard[-1]
    assert len(strategy.scenes) == SMALL.depth + 1 + HEADS
    assert strategy.memory.layers
    assert shipped().scenes == []


def test_there_is_one_way_to_learn_at_a_time(run: Callable[..., Any], tmp_path: Path):
    done = run("solve", "elements", "--scenes", "--network", "--out", str(tmp_path / "learned"))
    assert done.returncode != 0
    assert "choose one of them" in done.stderr.replace("\n", " ")
    assert not (tmp_path / "learned").exists()


def test_a_folder_is_for_one_way_to_learn(tmp_path: Path):
    (tmp_path / "conditions.json").write_text(json.dumps({"seed": 9}), encoding="utf-8")
    with pytest.raises(ElementariumError, match="begun with another"):
        SceneRun(tmp_path, SMALL).solve("cpu", 1, lambda *_: None)


def test_the_commands_learn_by_scenes_and_say_what_that_loses(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(scene_running, "Settings", partial(replace, SMALL))
    monkeypatch.setattr(scene_response, "Settings", partial(replace, SMALL))
    monkeypatch.setattr(response, "LOOKS", 2)
    learned, gains = tmp_path / "learned", tmp_path / "gains"
    done = run(
        "solve", "elements", "--scenes", "--minutes", "0.01", "--device", "cpu",
        "--out", str(learned),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    file = str(learned / STRATEGY)
    done = run(
        "exploit", "elements", "--agent", file, "--minutes", "0.01", "--device", "cpu",
        "--out", str(gains),
    )  # fmt: skip
    assert "(by scenes)" in done.stdout.replace("\n", " ")
    assert read_looks(gains / TABLE)[-1].measured >= 512


def test_a_bare_machine_learns_by_scenes_and_measures_what_that_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(response, "LOOKS", 1)
    monkeypatch.setattr(bare, "best_device", lambda: "cpu")
    words = "--scenes --minutes 0.01 --response 0.005 --set scenes=16 width=24 depth=2"
    monkeypatch.setattr(sys, "argv", ["solving", "--out", str(tmp_path), *words.split()])
    bare.main()
    strategy = Strategy.read(tmp_path / STRATEGY)
    assert strategy.about["scenes"]["settings"]["width"] == 24
    assert len(read_looks(tmp_path / TABLE)) == 2
    assert "gains" in capsys.readouterr().out


def test_a_response_begins_as_the_strategy_it_is_to_beat():
    network = Believer(24, 2, 8)
    learner = against(replace(shipped(), scenes=network.kept()), 1.0, "cpu")
    assert learner.average.tower.last.weight.equal(network.tower.last.weight)
    assert learner.settings.minutes == 1.0


def test_learning_goes_on_from_a_strategy(tmp_path: Path):
    begun, further = tmp_path / "begun", tmp_path / "further"
    file = SceneRun(begun, replace(SMALL, minutes=0.002)).solve("cpu", 1, lambda *_: None)
    nothing = replace(SMALL, minutes=0.0)
    same = Strategy.read(SceneRun(further, nothing, 2, file).solve("cpu", 1, lambda *_: None))
    before = Strategy.read(file)
    assert same.about["scenes"]["after"] == before.about["scenes"]
    for (weights, biases), (had, had_biases) in zip(same.scenes, before.scenes, strict=True):
        assert weights == pytest.approx(had, abs=1e-5)
        assert biases == pytest.approx(had_biases)


def test_learning_goes_on_from_a_network_as_large_that_plays_by_scenes(tmp_path: Path):
    file = SceneRun(tmp_path / "small", replace(SMALL, minutes=0.0)).solve("cpu", 1, print)
    wide = SceneRun(tmp_path / "wide", replace(SMALL, width=32, minutes=0.0), 1, file)
    with pytest.raises(ElementariumError, match="of another size"):
        wide.solve("cpu", 1, print)
    shipped().write(tmp_path / "shipped.npz")
    lost = SceneRun(tmp_path / "lost", SMALL, 1, tmp_path / "shipped.npz")
    with pytest.raises(ElementariumError, match="does not play by scenes"):
        lost.solve("cpu", 1, print)
    assert not wide.folder.exists()
    assert not lost.folder.exists(), "nothing was begun there"


@pytest.mark.parametrize("made_of", [of_each, worth_of_each])
def test_a_card_makes_the_same_of_every_hand(made_of: Any, monkeypatch: pytest.MonkeyPatch):
    chance = torch.Generator().manual_seed(1)
    last = [(8,), ()] if made_of is worth_of_each else []
    parts = [
        torch.randn(shape, generator=chance)
        for shape in (
            (5, len(HANDS), SEEN_OF_EACH),
            (SEEN_OF_EACH, 8),
            (len(HANDS), 8),
            (5, 8),
            *last,
        )
    ]
    here = made_of(*parts)
    monkeypatch.setattr(torch.Tensor, "is_cuda", True)
    assert torch.allclose(made_of(*parts), here, atol=1e-5)


def test_a_beginning_is_for_those_who_learn_by_scenes(run: Callable[..., Any], tmp_path: Path):
    done = run("solve", "elements", "--out", str(tmp_path / "x"), "--from", str(tmp_path / "y"))
    assert done.returncode != 0
    assert "--from is for those who learn by --scenes" in done.stderr.replace("\n", " ")
