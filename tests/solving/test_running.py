"""Solving stops and goes on, and writes a strategy that says where it comes from."""

from __future__ import annotations

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
from elementarium.solving import exploring, pace, response, running
from elementarium.solving.ledger import Ledger
from elementarium.solving.looks import read_looks
from elementarium.solving.running import CURVE, LEDGER, STRATEGY, Run

MINUTES = 0.3


def nothing(*_: object) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, and a clock by which every look at it takes the same time."""
    ticks = count()
    monkeypatch.setattr(pace, "clock", lambda: 0.75 * next(ticks))
    for module in (running, response):
        monkeypatch.setattr(module, "BITS", 16)
    monkeypatch.setattr(response, "MEASURED", 64)
    monkeypatch.setattr(response, "AT_ONCE", 64)
    monkeypatch.setattr(running, "STAGE", 0.1)
    monkeypatch.setattr(running, "MARKS", (1 / 2,))
    monkeypatch.setattr(exploring, "WALKERS", 4)


def test_who_goes_on_after_a_stop_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    Run(tmp_path / "straight", MINUTES).solve(nothing)
    save = Ledger.save

    def save_and_stop(self: Ledger, file: Path, **figures: float) -> None:
        save(self, file, **figures)
        raise KeyboardInterrupt

    monkeypatch.setattr(Ledger, "save", save_and_stop)
    for _ in range(4):  # stages: they end at 0.1, at the mark, at 0.25 and at the end
        with pytest.raises(KeyboardInterrupt):
            Run(tmp_path / "stopped", MINUTES).solve(nothing)
    Run(tmp_path / "stopped", MINUTES).solve(nothing)
    for name in (LEDGER, CURVE, STRATEGY):
        straight, stopped = (tmp_path / folder / name for folder in ("straight", "stopped"))
        assert straight.read_bytes() == stopped.read_bytes()


def test_who_is_stopped_in_the_middle_keeps_what_was_learned(tmp_path: Path):
    def stop(spent: float, rounds: int, situations: int) -> None:
        if spent > 0.05:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Run(tmp_path, MINUTES).solve(stop)
    kept = Ledger.empty(16)
    figures = kept.load(tmp_path / LEDGER)
    assert figures["minutes"] == pytest.approx(0.0625)
    assert figures["situations"] == np.count_nonzero(kept.keys) > 0
    heard: list[float] = []
    Run(tmp_path, MINUTES).solve(lambda spent, *_: heard.append(spent))
    assert heard[0] == pytest.approx(0.0625)


def test_a_strategy_says_how_it_was_learned_and_the_curve_how_exploitable_it_was(tmp_path: Path):
    strategy = Strategy.read(Run(tmp_path, MINUTES, threads=2, seed=5).solve(nothing))
    about = strategy.about
    assert about["command"] == "elementarium solve elements"
    assert (about["minutes"], about["threads"], about["seed"]) == (MINUTES, 2, 5)
    assert about["network"] == shipped().about.get("network", shipped().about)
    assert 0 < len(strategy.situations.keys) <= about["situations"]
    looks = read_looks(tmp_path / CURVE)
    assert [look.minutes for look in looks] == [MINUTES / 2, MINUTES]
    assert looks[-1].situations == about["situations"]
    assert (tmp_path / "curve.svg").exists()


def test_the_command_solves(run: Callable[..., Any], tmp_path: Path):
    done = run("solve", "elements", "--minutes", "0.1", "--out", str(tmp_path))
    assert done.returncode == 0
    assert Strategy.read(tmp_path / STRATEGY).about["minutes"] == 0.1


@pytest.mark.parametrize("content", [b"", b"no ledger"])
def test_a_broken_ledger_is_refused_in_one_line(tmp_path: Path, content: bytes):
    (tmp_path / LEDGER).write_bytes(content)
    with pytest.raises(ElementariumError, match="is not a ledger of situations"):
        Run(tmp_path, MINUTES).solve(nothing)


def test_a_ledger_fits_into_its_own_room_only(tmp_path: Path):
    Ledger.empty(5).save(tmp_path / LEDGER)
    with pytest.raises(ElementariumError, match="another room"):
        Ledger.empty(6).load(tmp_path / LEDGER)


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
    ledger = Ledger.fixed(situations)
    at = np.flatnonzero(ledger.keys)
    assert sorted(ledger.keys[at]) == situations.keys.tolist()
    rows = ledger.played.reshape(-1, ACTIONS)[at][np.argsort(ledger.keys[at])]
    assert rows == pytest.approx(situations.shares)
