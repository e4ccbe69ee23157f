"""A network as a file that plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")
for package in ("onnx", "onnxruntime", "onnxscript"):
    pytest.importorskip(package, reason=f"{package} is not installed: make neural")

from elementarium.agents import make_agent  # noqa: E402
from elementarium.agents.neural import Mind  # noqa: E402
from elementarium.core.errors import ElementariumError  # noqa: E402
from elementarium.core.match import Match  # noqa: E402
from elementarium.games.riftforce.actions import ACTIONS  # noqa: E402
from elementarium.learning import running  # noqa: E402
from elementarium.learning.measuring import seen_by  # noqa: E402
from elementarium.learning.network import Network, Size  # noqa: E402
from elementarium.learning.running import WEIGHTS, written_network  # noqa: E402
from elementarium.learning.sight import seen_in_duel  # noqa: E402
from elementarium.learning.tables import GAME, OPTIONS  # noqa: E402

TINY = Size(8, 8, 16, 1)


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(3)
    return Network(TINY)


@pytest.fixture(scope="module")
def file(network: Network, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("learned")
    about = {"lessons": 7}
    learned = {"network": network.state_dict(), "size": list(TINY), "about": about}
    running.write(folder / WEIGHTS, learned)
    return written_network(folder)


def test_a_file_says_what_the_network_says_that_it_comes_from(network: Network, file: Path):
    matches = [Match(GAME, OPTIONS, seed) for seed in range(3)]
    rows, _ = seen_by(matches)
    mind = Mind(file)
    for few in (rows, rows[:1]):  # matrices are kept in half precision
        wanted = [each.detach().numpy() for each in network(seen_in_duel(few))]
        assert [*map(np.shape, wanted)] == [(len(few), ACTIONS), (len(few),)]
        for found, each in zip(mind.look(few.numpy()), wanted, strict=True):
            assert found == pytest.approx(each, abs=2e-3)
    assert mind.about == {"game": GAME, "rules_version": 1, "lessons": 7}


def test_a_file_tells_nothing_of_where_it_was_made(file: Path):
    assert str(Path.cwd()).encode() not in file.read_bytes()


def test_a_file_that_judges_no_tables_is_refused(file: Path, tmp_path: Path):
    import onnx

    model = onnx.load(file)
    del model.graph.output[1]
    onnx.save(model, tmp_path / "old.onnx")
    with pytest.raises(ElementariumError, match=r"old\.onnx does not say what a table is worth"):
        make_agent(f"neural:{tmp_path / 'old.onnx'}", 0)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path):
    (tmp_path / "note.onnx").write_text("hello", encoding="utf-8")
    with pytest.raises(ElementariumError, match=r"note\.onnx is not a network for riftforce"):
        make_agent(f"neural:{tmp_path / 'note.onnx'}", 0)
    with pytest.raises(ElementariumError, match="there is no such file"):
        make_agent(f"neural:{tmp_path / 'none.onnx'}", 0)


def test_it_plays_in_the_arena(run: Callable[..., Any], file: Path, tmp_path: Path):
    done = run(
        "arena", "riftforce", "--draft", "random", "--agents", f"neural:{file},random",
        "--games", "2", "--out", str(tmp_path), "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert '"games": 2' in done.stdout


def test_the_command_makes_file_and_picture_of_what_was_learned(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    exported: list[Path] = []

    def export(folder: Path) -> Path:
        exported.append(folder)
        return folder / running.NETWORK

    monkeypatch.setattr(running, "written_network", export)
    monkeypatch.setattr(running.Run, "learn", lambda *_: None)
    for won in np.linspace(0, 1, 3):
        row = running.Measured(1 + won, 1, 1, 1, 0.5, 0.1, 0.1, "greedy", won, 50)
        running.add_row(tmp_path / running.CURVE, row)
    done = run("train", "riftforce", "--minutes", "1", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert exported == [tmp_path]
    assert (tmp_path / "curve.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("elements", "--out", "x"), "only riftforce can be learned"),
        (("riftforce", "--out", "x", "--device", "cuda"), "no graphics card"),
        (("riftforce", "--out", "x", "--device", "tpu"), "cpu or cuda, not on 'tpu'"),
    ],
    ids=str,
)
def test_what_cannot_be_learned_is_said(
    run: Callable[..., Any], arguments: tuple[str, ...], words: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(running, "best_device", lambda: "cpu")
    done = run("train", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
