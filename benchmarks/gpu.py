"""How fast the rules are on a graphics card, and whether they are the same there.

For every game and mode: the end states of many random games are compared with the processor's,
byte by byte, and so is what single steps make of them; then random play is measured, beside one
core of the processor in the same minutes.
For one of them the ways to launch and to compile it are tried one after the other, each time with
the best of those tried before. It needs NumPy, Numba and numba-cuda, nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from elementarium import find_game
from elementarium.arena.bench import PLAYED
from elementarium.core.engine import DECISIONS, GAMES, WINS, Tally
from elementarium.core.errors import ElementariumError
from elementarium.core.events import silence
from elementarium.gpu.backend import graphics_card
from elementarium.gpu.batch import AT_ONCE, BLOCK, LAUNCH, GpuBatch
from elementarium.gpu.kernels import STANDARD, Build

FIRST_SEED = 1
STEPPED = 16_384
STEPS = 20
BETWEEN = 7
"""Games that are stepped, steps of each, and random decisions before every one of them."""
PARTS = ("check", "speeds", "ways")
"""Bytes compared, every game measured, ways to launch and compile tried."""


@dataclass(frozen=True)
class Way:
    """How games are launched and compiled."""

    games: int = AT_ONCE
    decisions: int = LAUNCH
    block: int = BLOCK
    registers: int | None = STANDARD.registers
    large: int | None = STANDARD.large

    @property
    def build(self) -> Build:
        """What of it concerns the compiler."""
        return Build(self.large, self.registers)

    def __str__(self) -> str:
        inlined = "all" if self.large is None else f"to {self.large}"
        return (
            f"{self.games:>8,} {self.decisions:>9} {self.block:>6} "
            f"{self.registers or 'auto':>9} {inlined:>8}"
        )


Row = tuple[str, Way, float]
"""A game, a way and decisions a second."""

HEAD = f"{'games':>8} {'decisions':>9} {'block':>6} {'registers':>9} {'inlined':>8}"

TRIED: dict[str, tuple[Any, ...]] = {
    "games": (16_384, 32_768, 65_536, 131_072, 262_144, 524_288),
    "decisions": (16, 32, 64, 128, 256),
    "block": (32, 64, 128, 256),
    "registers": (STANDARD.registers, None, 64, 96, 168),
    "large": (STANDARD.large, 40, 120, 200, 500, None),
}


class Processor:
    """One core that plays the same games."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.game = find_game(name)
        checked = self.game.checked_options(options)
        self._options = np.zeros(1, self.game.OPTIONS)
        self._options[0] = self.game.pack(checked)
        self._seats = self.game.seats(checked)
        self._table = self.game.new_table()

    def play(self, seed: int, games: int, tally: Tally) -> None:
        """Play some random games."""
        self.game.native.play_games(
            self._table,
            self._options,
            seed,
            games,
            np.zeros(4, np.uint32),
            np.zeros(self.game.most_legal, np.int16),
            silence(),
            np.zeros(self._seats, np.float32),
            tally,
        )

    def new_tally(self) -> Tally:
        """Nothing has happened yet."""
        return np.zeros(WINS + self._seats, np.int64)

    def ends(self, first_seed: int, games: int) -> tuple[np.ndarray[Any, Any], Tally]:
        """The last table of each game, and the tally."""
        tables, tally = np.zeros(games, self.game.STATE), self.new_tally()
        for i in range(games):
            self.play(first_seed + i, 1, tally)
            tables[i] = self._table[0]
        return tables, tally

    def speed(self, seconds: float) -> float:
        """Decisions a second."""
        tally, seed = self.new_tally(), FIRST_SEED
        self.play(seed, 1, self.new_tally())
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.play(seed, 100, tally)
            seed += 100
        return float(tally[DECISIONS] / (time.perf_counter() - began))


def differing(name: str, options: Mapping[str, Any], games: int) -> int:
    """How many of so many games end otherwise on the card; the tallies have to agree as well."""
    batch = GpuBatch(name, options, games=games)
    batch.reset(FIRST_SEED)
    while not batch.over.copy_to_host().all():
        batch.play(256)
    tables, tally = Processor(name, options).ends(FIRST_SEED, games)
    rows = [each.view(np.uint8).reshape(games, -1) for each in (batch.states(), tables)]
    others = int((rows[0] != rows[1]).any(axis=1).sum())
    if (batch.tally() == tally).all():
        return others
    print(f"  tallies differ: {batch.tally().tolist()} on the card, {tally.tolist()} here")
    return max(others, 1)


def stepped_otherwise(name: str, options: Mapping[str, Any], games: int) -> int:
    """How many of so many games the first choice there is leads elsewhere on the card, ever."""
    batch, engine = GpuBatch(name, options, games=games), find_game(name).native
    batch.reset(FIRST_SEED)
    others = np.zeros(games, np.bool_)
    for _ in range(STEPS):
        launch(batch, BETWEEN)
        tables, chosen = batch.states(), batch.look().mask.copy_to_host().argmax(axis=0)
        batch.step(chosen, check=False)
        for i in range(games):
            engine.apply(tables[i : i + 1], int(chosen[i]), silence())
        rows = [each.view(np.uint8).reshape(games, -1) for each in (batch.states(), tables)]
        others |= (rows[0] != rows[1]).any(axis=1)
    return int(others.sum())


def card_speed(name: str, options: Mapping[str, Any], way: Way, seconds: float) -> float:
    """Decisions a second: the median of three goes."""
    batch = GpuBatch(name, options, games=way.games, block=way.block, build=way.build)
    while batch.tally()[GAMES] < 2 * way.games:  # games that began together are mixed by then
        launch(batch, way.decisions)
    return statistics.median(timed(batch, way.decisions, seconds / 3) for _ in range(3))


def timed(batch: GpuBatch, decisions: int, seconds: float) -> float:
    """Decisions a second of one go."""
    before, began = batch.tally()[DECISIONS], time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(8):
            launch(batch, decisions)
        batch.wait()
    made = batch.tally()[DECISIONS] - before
    return float(made / (time.perf_counter() - began))


def launch(batch: GpuBatch, decisions: int) -> None:
    """Some decisions in every game; those that have ended begin anew."""
    batch.play(decisions)
    batch.restart()


def learning_speed(name: str, options: Mapping[str, Any], games: int) -> tuple[float, float]:
    """Milliseconds of a look and of a step at so many games."""
    batch = GpuBatch(name, options, games=games)
    looks, steps = [], []
    for _ in range(20):
        launch(batch, BETWEEN)
        batch.look()
        looks.append(milliseconds(batch, batch.look))
        chosen = batch.look().mask.copy_to_host().argmax(axis=0)
        steps.append(milliseconds(batch, lambda chosen=chosen: batch.step(chosen, check=False)))
    return statistics.median(looks), statistics.median(steps)


def milliseconds(batch: GpuBatch, work: Callable[[], object]) -> float:
    """How long the card takes for something."""
    batch.wait()
    began = time.perf_counter()
    work()
    batch.wait()
    return 1000 * (time.perf_counter() - began)


def best_way(
    label: str, best: Way, seconds: float, axes: Mapping[str, tuple[Any, ...]]
) -> Iterator[Row]:
    """Each way that is tried, axis after axis, going on from the best; the best comes last."""
    chosen, top = best, 0.0
    for axis, values in axes.items():
        print(f"{label}: {axis}\n  {HEAD} {'decisions/s':>15}")
        for value in values:
            way = replace(best, **{axis: value})
            try:
                speed = card_speed(*PLAYED[label], way, seconds)
            except Exception as error:  # too many registers for a block, too little memory
                print(f"  {way} {error!s:.60}")
                continue
            print(f"  {way} {speed:>15,.0f}", flush=True)
            yield label, way, speed
            if speed > top:
                top, chosen = speed, way
        best = chosen
    print(f"{label}: best\n  {best} {top:>15,.0f}")
    yield label, best, top


def machine() -> dict[str, str]:
    """What it was measured on."""
    name = getattr(graphics_card().get_current_device(), "name", "simulated")
    found = {
        "card": name.decode() if isinstance(name, bytes) else str(name),
        "processor": platform.processor() or platform.machine(),
        "python": platform.python_version(),
    }
    for package in ("numpy", "numba", "numba-cuda"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def check_all(labels: list[str], seeds: int) -> dict[str, int]:
    """Compare the ends of random games, and single steps, for every game and mode."""
    found = {}
    for label in labels:
        began = time.perf_counter()
        stepped = min(seeds, STEPPED)
        found[label] = differing(*PLAYED[label], seeds) + stepped_otherwise(*PLAYED[label], stepped)
        took = time.perf_counter() - began
        verdict = "all bytes alike" if not found[label] else f"{found[label]:,} DIFFER"
        print(
            f"{label:<28} {seeds:>9,} games, {stepped:>6,} stepped  {verdict:<16} {took:6.1f} s",
            flush=True,
        )
    return found


def measure_all(labels: list[str], way: Way, seconds: float) -> dict[str, dict[str, float]]:
    """Random play on one core and on the card, and what learning takes, for every game and mode."""
    print(f"{'':<28} {'one core':>14} {'card':>16} {'ratio':>8} {'look ms':>9} {'step ms':>9}")
    found = {}
    for label in labels:
        name, options = PLAYED[label]
        core = Processor(name, options).speed(seconds)
        card = card_speed(name, options, way, seconds)
        look, step = learning_speed(name, options, way.games)
        found[label] = {"core": core, "card": card, "look_ms": look, "step_ms": step}
        speeds = f"{core:>14,.0f} {card:>16,.0f} {card / core:>7.0f}×"
        print(f"{label:<28} {speeds} {look:>9.2f} {step:>9.2f}", flush=True)
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100_000, help="games compared, of each kind")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what is done")
    parser.add_argument("--only", nargs="+", choices=list(PLAYED), help="these games and modes")
    parser.add_argument("--axes", nargs="+", choices=list(TRIED), help="which ways are tried")
    parser.add_argument("--games", type=int, default=AT_ONCE, help="at once, for all figures")
    parser.add_argument("--decisions", type=int, default=LAUNCH, help="in one go, likewise")
    parser.add_argument("--block", type=int, default=BLOCK, help="threads, likewise")
    parser.add_argument("--json", help="a file for the figures")
    given = parser.parse_args()
    figures: dict[str, Any] = {"machine": machine()}
    print("   ".join(f"{key} {value}" for key, value in figures["machine"].items()))
    labels = given.only or list(PLAYED)
    way = Way(given.games, given.decisions, given.block)
    if "check" in given.parts:
        figures["differing"] = check_all(labels, given.seeds)
    if "speeds" in given.parts:
        figures["speeds"] = measure_all(labels, way, given.seconds)
    if "ways" in given.parts:
        axes = {axis: TRIED[axis] for axis in given.axes or TRIED}
        figures["ways"] = [
            {"game": label, **asdict(tried), "speed": speed}
            for swept in given.only or list(PLAYED)[:1]
            for label, tried, speed in best_way(swept, way, given.seconds, axes)
        ]
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)
    if any(figures.get("differing", {}).values()):
        raise SystemExit("some games end otherwise on the card")


if __name__ == "__main__":
    try:
        main()
    except ElementariumError as error:
        raise SystemExit(str(error)) from None
