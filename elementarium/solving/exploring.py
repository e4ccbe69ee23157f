"""Explorers: walkers on all threads, who note their regrets in one ledger."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.arena.intervals import Z95
from elementarium.core.engine import OptionsTable
from elementarium.core.events import silence
from elementarium.core.game import find_game
from elementarium.games.elements.turn import POINTS_FOR_REVEAL
from elementarium.solving.ledger import Guide, Ledger, made
from elementarium.solving.measuring import contest
from elementarium.solving.regrets import FRAME
from elementarium.solving.rivals import Rival
from elementarium.solving.stages import Stage
from elementarium.solving.walking import (
    DEEP,
    GUIDE,
    ITSELF,
    NONE,
    SOMEBODY,
    WALKER,
    Walkers,
    explore,
)

WALKERS = 512
"""On each thread, so that whoever is asked is asked of many tables at once."""
STEPS = 2000
"""That every walker takes at most before those who ask are answered."""


@dataclass(frozen=True)
class Gain:
    """What a player wins in some rounds."""

    rounds: int = 0
    total: float = 0.0
    """Of what they brought, where a reveal is one."""
    squares: float = 0.0

    def __add__(self, more: Gain) -> Gain:
        return Gain(self.rounds + more.rounds, self.total + more.total, self.squares + more.squares)

    @property
    def points(self) -> float:
        """A round, on average."""
        return POINTS_FOR_REVEAL * self.total / self.rounds

    @property
    def half_width(self) -> float:
        """Of a 95 % interval."""
        variance = max(0.0, self.squares / self.rounds - (self.total / self.rounds) ** 2)
        return POINTS_FOR_REVEAL * Z95 * (variance / self.rounds) ** 0.5


class Explorers(ABC):
    """Walkers through rounds that are played for points, who note their regrets in a ledger."""

    _walkers: list[Walkers]

    @abstractmethod
    def explore(self, weight: float) -> None:
        """Some steps of every walker; what they see counts with a weight."""

    @abstractmethod
    def come_home(self) -> None:
        """Bring what was learned to the ledger, if it is not there yet."""

    @property
    def rounds(self) -> int:
        """How many were begun."""
        return self._sum("rounds")

    @property
    def found(self) -> int:
        """How many situations came to the ledger."""
        return self._sum("found")

    @property
    def refused(self) -> int:
        """How often there was no room for a situation."""
        return self._sum("refused")

    def _sum(self, number: str) -> int:
        return sum(int(walkers[number].sum()) for walkers in self._walkers)


class ThreadExplorers(Explorers):
    """Walkers on all threads of a processor, against themselves or a rival."""

    def __init__(
        self,
        stage: Stage,
        ledger: Ledger,
        threads: int,
        seed: int = 1,
        guide: Guide | None = None,
        rival: Rival | None = None,
    ) -> None:
        game = find_game("elements")
        self._options = round_options()
        self._stage, self._ledger, self._rival = stage, ledger, rival
        self._guide = rival.knows if rival else guide or Guide()
        self._against = ITSELF if not rival else GUIDE if rival.is_guide else SOMEBODY
        chance = np.random.default_rng(seed)
        self._walkers = [new_walkers(chance, WALKERS) for _ in range(threads)]
        self._tables = [np.zeros(WALKERS * DEEP, game.STATE) for _ in range(threads)]
        self._frames = [np.zeros(WALKERS * DEEP, FRAME) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)
        self._explore, self._contest = made(explore), made(contest)

    def explore(self, weight: float) -> None:
        """Some steps of every walker, and answers to those who ask."""

        def walk(tables: Any, frames: Any, walkers: Any) -> None:
            self._explore(
                STEPS, weight, self._stage.headstart, self._against, self._stage.look, tables,
                frames, walkers, self._options, self._ledger.places, *self._guide.places, silence(),
            )  # fmt: skip

        list(self._pool.map(walk, self._tables, self._frames, self._walkers))
        self._answer()

    def come_home(self) -> None:
        """They note everything in the ledger at once."""

    def contest(self, rounds: int) -> Gain:
        """What was learned against the rival gains, in some rounds that teach nothing."""
        each = -(-rounds // (WALKERS * len(self._walkers)))
        for walkers in self._walkers:
            walkers["left"] = each
        sums = np.zeros(2)
        while any(walkers["left"].any() for walkers in self._walkers):
            sums += self._play()
            self._answer()
        return Gain(each * WALKERS * len(self._walkers), *sums.tolist())

    def _play(self) -> npt.NDArray[np.float64]:
        """Let all play until they ask."""

        def play(tables: Any, frames: Any, walkers: Any) -> npt.NDArray[np.float64]:
            sums = np.zeros(2, np.float32)
            self._contest(
                self._against, tables, frames, walkers, self._options, self._ledger.places,
                *self._guide.places, sums, silence(),
            )  # fmt: skip
            return sums.astype(np.float64)

        results = self._pool.map(play, self._tables, self._frames, self._walkers)
        return sum(results, np.zeros(2))

    def _answer(self) -> None:
        """Ask the rival, or the guide where the hero is to move."""
        asking = [np.flatnonzero(walkers["asking"]) for walkers in self._walkers]
        if self._rival is None or not any(map(len, asking)):
            return
        asked = [walkers[some] for walkers, some in zip(self._walkers, asking, strict=True)]
        pairs = zip(self._tables, asked, strict=True)
        tables = np.concatenate([tables[walkers["at"]] for tables, walkers in pairs])
        actions = self._rival.choose(tables, tables["seat"] == np.concatenate(asked)["hero"])
        for walkers, some in zip(self._walkers, asking, strict=True):
            walkers["answer"][some], actions = actions[: len(some)], actions[len(some) :]
            walkers["asking"][some] = 0


def round_options() -> OptionsTable:
    """One point wins, so that nothing is dealt after the round."""
    game = find_game("elements")
    options: OptionsTable = np.zeros(1, game.OPTIONS)
    options[0] = game.pack(game.checked_options({"points_to_win": 1}))
    return options


def new_walkers(chance: np.random.Generator, count: int) -> Walkers:
    """Walkers between rounds, each with a chance and tables of its own."""
    walkers = np.zeros(count, WALKER)
    walkers["words"] = chance.integers(1, 2**32, (count, 4), dtype=np.uint32)
    walkers["root"] = np.arange(count) * DEEP
    walkers["at"] = walkers["root"] - 1
    walkers["answer"] = NONE
    return walkers
