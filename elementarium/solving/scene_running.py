"""Learning by scenes from beginning to end: a network that plays by beliefs becomes a strategy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import torch

from elementarium.agents.equilibrium import Strategy, shipped, strategy_in
from elementarium.agents.equity import FAR, Equity
from elementarium.core.errors import ElementariumError
from elementarium.solving.believing import ON_CARD, Believing, Settings
from elementarium.solving.network import Believer
from elementarium.solving.network_running import Learner, LearningRun, menu
from elementarium.solving.scenes import Scenery


@dataclass(frozen=True)
class SceneRun(LearningRun):
    """A folder in which a network learns by scenes."""

    settings: Settings
    start: Path | None = None
    """A strategy that it begins as; without one it knows nothing."""

    WAY: ClassVar[str] = "scenes"

    def _learner(self, device: str, threads: int) -> Believing:
        """Who learns, from the beginning."""
        learner = Believing(self.settings, menu(), device, self.seed, threads)
        if self.start:
            learner.begin_as(network_of(self.start))
        return learner

    def _conditions(self) -> dict[str, object]:
        """What has to stay the same."""
        return {**super()._conditions(), "start": self.start and str(self.start)}

    def _about(self, learner: Learner, device: str) -> dict[str, object]:
        """Where a network comes from, and where the one that it began as."""
        about = super()._about(learner, device)
        if self.start:
            about["after"] = strategy_in(str(self.start)).about[self.WAY]
        return about

    def _strategy(self, learner: Believing, about: dict[str, Any], threads: int) -> Strategy:
        """How somebody plays who has learned."""
        network = learner.average
        scenes, equity = network.kept(), Equity(worths(network, learner.scenery))
        return replace(shipped(), scenes=scenes, equity=equity, about=about)


def network_of(file: Path) -> Believer:
    """The network of a strategy that plays by scenes."""
    strategy = strategy_in(str(file))
    if not strategy.scenes:
        raise ElementariumError(f"{file} does not play by scenes: nothing can go on from it")
    return Believer.of(strategy.scenes)


def settings_for(device: str, minutes: float) -> Settings:
    """How to learn on a device."""
    return replace(ON_CARD if device == "cuda" else Settings(), minutes=minutes)


@torch.no_grad()
def worths(network: Believer, scenery: Scenery) -> np.ndarray[Any, np.dtype[np.float64]]:
    """What whoever starts a round may expect, by the points both need: from the end backwards.

    Every round brings somebody nearer to the end, so what follows is always known already.
    """
    equity = Equity(np.zeros((FAR + 1, FAR + 1)))
    needs = [(a, b) for a in range(1, FAR + 1) for b in range(1, FAR + 1)]
    for need, other in sorted(needs, key=sum):
        stakes = np.array([equity.stakes(need, other)], np.int8)
        scenes = scenery.begin(torch.from_numpy(stakes).to(scenery.device))
        view = scenery.view(scenes)
        expected = float((view.known.likely * network.worths(*view.sights)[:, 0]).sum())
        win, loss, *_ = equity.outcomes(need, other)
        equity.table[need, other] = (win + loss) / 2 + (win - loss) / 2 * expected
    return equity.table
