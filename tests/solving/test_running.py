"""Solving stops and goes on, and writes a strategy that says where it comes from."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from elementarium.agents.equilibrium import STRATEGY_FILE, Strategy, shipped
from elementarium.agents.situations import PARTS, Situations
from elementarium.core.errors import ElementariumError
from elementarium.games.elements.actions import ACTIONS
from elementarium.gpu import backend
from elementarium.solving import exploring, pace, response, running
from elementarium.solving.ledger import Ledger
from elementarium.solving.looks import read_looks
from elementarium.solving.packing import most, pack
from elementarium.solving.running import CURVE, STRATEGY, Run
from elementarium.solving.stages import OUTLINES, SITUATIONS

MINUTES = 0.4
ROOM = 16
FILES = [stage.name + ".ledger" for stage in (OUTLINES, SITUATIONS)]


def nothing(*_: object) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, and a clock by which every look at it takes the same time."""
    ticks = count()
    monkeypatch.setattr(pace, "clock", lambda: 0.75 * next(ticks))
    monkeypatch.setattr(running, "OUTLINE_BITS", ROOM)
    monkeypatch.setattr(response, "BITS", ROOM)
    monkeypatch.setattr(response, "MEASURED", 64)
    monkeypatch.setattr(response, "AT_ONCE", 64)
    monkeypatch.setattr(running, "EVERY", 0.25)
    monkeypatch.setattr(running, "MARKS", (1 / 2, 1))
    monkeypatch.setattr(exploring, "WALKERS", 4)


def run_in(folder: Path, **settings: Any) -> Run:
    return Run(folder, **{"minutes": MINUTES, "room": ROOM, **settings})


def test_who_goes_on_after_a_stop_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    run_in(tmp_path / "straight").solve(nothing)
    save = Ledger.save

    def save_and_stop(self: Ledger, file: Path, **figures: float) -> None:
        save(self, file, **figures)
        raise KeyboardInterrupt

    monkeypatch.setattr(Ledger, "save", save_and_stop)
    for _ in range(3):  # after the outlines, in the midst of the situations, and after them
        with pytest.raises(KeyboardInterrupt):
            run_in(tmp_path / "stopped").solve(nothing)
    run_in(tmp_path / "stopped").solve(nothing)
    for name in (*FILES, STRATEGY):
        straight, stopped = (tmp_path / folder / name for folder in ("straight", "stopped"))
        assert straight.read_bytes() == stopped.read_bytes()


def test_who_is_stopped_in_the_middle_keeps_what_was_learned(tmp_path: Path):
    def stop(spent: float, words: str) -> None:
        if spent > 0.14:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_in(tmp_path).solve(stop)
    kept = Ledger.empty(ROOM)
    figures = kept.load(tmp_path / "situations.ledger")
    assert figures["minutes"] == pytest.approx(0.15)
    assert figures["situations"] == np.count_nonzero(kept.places["key"]) > 0
    heard: list[float] = []
    run_in(tmp_path).solve(lambda spent, _: heard.append(spent))
    assert heard[0] == pytest.approx(0.15)


def test_a_strategy_says_how_it_was_learned_and_the_curve_how_exploitable_it_was(tmp_path: Path):
    strategy = Strategy.read(run_in(tmp_path, threads=2, seed=5).solve(nothing))
    about = strategy.about
    assert about["command"] == "elementarium solve elements"
    assert (about["minutes"], about["threads"], about["seed"]) == (MINUTES, 2, 5)
    assert about["network"] == shipped().about.get("network", shipped().about)
    assert about["outlines"]["minutes"] == MINUTES / 4
    assert about["situations"]["rounds"] > about["outlines"]["rounds"] > 0
    assert 0 < len(strategy.situations.keys) <= about["situations"]["situations"]
    looks = read_looks(tmp_path / CURVE)
    assert [look.minutes for look in looks] == [MINUTES / 2, MINUTES]
    assert looks[-1].situations == about["situations"]["situations"]


def test_when_the_room_is_full_it_is_said_and_play_goes_on(tmp_path: Path):
    told: list[str] = []
    run_in(tmp_path, room=6).solve(lambda _, words: told.append(words))
    assert "the room is full" in told[-1]
    assert "the room is full" not in told[0]


def test_the_command_solves_and_draws_the_curve(run: Callable[..., Any], tmp_path: Path):
    done = run(
        "solve", "elements", "--minutes", "0.1", "--teaching", "0", "--room", "16",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0
    assert Strategy.read(tmp_path / STRATEGY).about["minutes"] == 0.1
    assert (tmp_path / "curve.svg").exists()


def test_who_wants_to_teach_without_torch_is_told_before_anything_is_learned(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "torch", None)
    for module in [name for name in sys.modules if name.startswith("elementarium.solving.teach")]:
        monkeypatch.delitem(sys.modules, module)
    done = run("solve", "elements", "--out", str(tmp_path / "new"))
    assert done.returncode == 2
    assert "networks need torch" in done.stderr
    assert not (tmp_path / "new").exists()


def test_a_file_is_as_large_as_it_may_be(tmp_path: Path):
    run_in(tmp_path).solve(nothing)
    ledger, file = Ledger.empty(ROOM), tmp_path / "packed.npz"
    ledger.load(tmp_path / "situations.ledger")
    pack(shipped(), ledger, file)
    everything, known = file.stat().st_size, len(Strategy.read(file).situations.keys)
    pack(shipped(), ledger, file, size=everything - 1000)
    assert everything - 5000 < file.stat().st_size <= everything - 1000
    kept = Strategy.read(file).situations
    assert known // 2 < len(kept.keys) < known
    often = ledger.places["played"].sum(1)
    least = often[np.isin(ledger.places["key"], kept.keys)].min()
    assert np.count_nonzero(often > least) < len(kept.keys)


def test_situations_that_the_network_gets_wrong_come_first(tmp_path: Path):
    ledger, file = Ledger.empty(4), tmp_path / "packed.npz"
    ledger.places["key"][:3] = (5, 6, 7)
    ledger.places["played"][:3, 0] = (9.0, 2.0, 3.0)
    errors = np.zeros(16, np.float32)
    errors[:3] = (0.0, 0.5, 0.1)
    assert most(ledger.often * errors, 16).tolist() == [1, 2]
    assert most(ledger.often, 2).tolist() == [0, 2]
    pack(shipped(), ledger, file, errors)
    assert Strategy.read(file).situations.keys.tolist() == [6, 7]


def test_who_wants_a_graphics_card_and_has_none_is_told_before_anything_is_learned(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    backend.graphics_card.cache_clear()
    done = run("solve", "elements", "--gpu", "--teaching", "0", "--out", str(tmp_path / "new"))
    assert done.returncode == 2
    assert "no graphics card" in done.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("content", [b"", b"no ledger"])
def test_a_broken_ledger_is_refused_in_one_line(tmp_path: Path, content: bytes):
    (tmp_path / FILES[0]).write_bytes(content)
    with pytest.raises(ElementariumError, match="is not a ledger of situations"):
        run_in(tmp_path).solve(nothing)


def test_a_ledger_fits_into_its_own_room_only(tmp_path: Path):
    Ledger.empty(5).save(tmp_path / FILES[0])
    with pytest.raises(ElementariumError, match="another room"):
        Ledger.empty(6).load(tmp_path / FILES[0])


# ── situations in a strategy's file ──────────────────────────────────────────────────────────


def some_situations() -> Situations:
    chance = np.random.default_rng(0)
    keys = np.sort(chance.choice(10**9, 1000, replace=False)) + 1
    shares = chance.dirichlet(np.ones(ACTIONS) / 3, 1000)
    return Situations.of(keys, shares)


def written(folder: Path, **changed: Any) -> Path:
    file = folder / "strategy.npz"
    arrays = {**some_situations().arrays(), **changed}
    with np.load(STRATEGY_FILE) as kept:
        np.savez(file, **{**dict(kept), **arrays})
    return file


def test_situations_are_read_as_they_were_written(tmp_path: Path):
    situations = some_situations()
    again = Strategy.read(written(tmp_path)).situations
    assert (again.keys == situations.keys).all()
    assert (again.parts == situations.parts).all()
    assert again.shares.sum(1) == pytest.approx(np.ones(1000))


def test_shares_are_kept_to_a_small_part():
    shares = np.random.default_rng(0).dirichlet(np.ones(ACTIONS), 500)
    kept = Situations.of(np.arange(1, 501), shares)
    assert np.abs(kept.parts / PARTS - shares).max() <= 0.5 / PARTS + 1e-9
    assert kept.parts.any(1).all()


def broken() -> Iterator[dict[str, Any]]:
    arrays = some_situations().arrays()
    yield {"situations": -arrays["situations"]}
    yield {"situations": arrays["situations"][:-1]}
    yield {"parts": np.zeros_like(arrays["parts"])}
    yield {"parts": arrays["parts"].T}


@pytest.mark.parametrize("changed", list(broken()))
def test_situations_out_of_order_are_refused(tmp_path: Path, changed: dict[str, Any]):
    with pytest.raises(ElementariumError, match="is not a strategy for Elements"):
        Strategy.read(written(tmp_path, **changed))


def test_a_guide_has_a_place_for_every_situation():
    situations = some_situations()
    places = Ledger.fixed(situations).places
    places = np.sort(places[places["key"] > 0], order="key")
    assert places["key"].tolist() == situations.keys.tolist()
    assert places["played"] == pytest.approx(situations.shares)
