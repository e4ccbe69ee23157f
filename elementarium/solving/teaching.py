"""Teaching: a network learns to play as was learned by situations, of which there are too many.

At many tables at once the teacher says how likely each choice should be, and the pupil is drawn
towards that. It begins as the network of a strategy, which also teaches: the less a situation was
seen, the more its word counts. Then they go on as the teacher would; but at two tables of three one
seat is reckless, so that tables come up which good players never see.

At the end it is noted where the pupil is still wrong: those situations are worth a place beside it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from elementarium.agents.equilibrium import NEAR, Strategy
from elementarium.agents.equity import SHARE
from elementarium.agents.situations import Situations, situation
from elementarium.core.engine import Integers, Table
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.stakes import worth_considering
from elementarium.solving.ledger import Ledger, made
from elementarium.solving.network import Player
from elementarium.solving.network_running import best_device, device_name, menu
from elementarium.solving.pace import Tell, clocked
from elementarium.solving.regrets import FRAME, NOWHERE, Frames, Places, Rewards, find
from elementarium.solving.rounds import Rounds, Rows
from elementarium.solving.sight import Sight
from elementarium.solving.strategy import exported, player_of
from elementarium.solving.training import LOWEST, between, sampled

DOUBT = 4.0
"""How much the network's word counts against what was played in a situation, by its weight."""
RECKLESS = 3
"""At all tables but one in so many, one of the seats is reckless."""
BLIND = 1 / 4
"""The share of choices that who is reckless makes blindly."""
EXAMINED = 1 / 4
"""The last part of the time, in which nothing is learned but where the pupil is wrong."""
OFTEN = 20
"""Lessons between two times that it is told how it goes: a graphics card has to be waited for."""
LATELY = 0.01
"""How much a lesson counts in how far the pupil is from the teacher."""


@dataclass(frozen=True)
class Settings:
    """How to teach. Two numbers are those of the beginning and of the end."""

    minutes: float = 10.0
    tables: int = 16384
    speed: tuple[float, float] = (5e-4, 1e-5)


@rule
def consult(
    tables: Table, stakes: Rows, places: Places, frames: Frames, played: Rewards, slots: Integers
) -> None:
    """How much each choice was played at every table where points count, and where that is kept.

    Where nothing is known of a situation, its place is NOWHERE.
    """
    frame = frames[0]
    for i in range(tables.shape[0]):
        slots[i] = NOWHERE
        for k in range(ACTIONS):
            played[i * ACTIONS + k] = 0.0
        if max(abs(int(stakes[i, 0]) - SHARE), abs(int(stakes[i, 1]) - SHARE)) <= NEAR:
            slots[i] = find(places, situation(tables[i]), False)
        if slots[i] != NOWHERE:
            frame.count = worth_considering(tables[i], frame.ids)
            for k in range(frame.count):
                action = int(frame.ids[k])
                played[i * ACTIONS + action] = places[slots[i]].played[action]


class Teacher:
    """Who plays as was learned by situations, as far as each was seen, and else as a network."""

    def __init__(self, ledger: Ledger, network: Player, tables: int, device: torch.device) -> None:
        self._ledger, self._device = ledger, device
        self._network = network.to(device)
        self._played = torch.zeros((tables, ACTIONS), pin_memory=device.type == "cuda")
        self.slots = np.zeros(tables, np.int64)
        """Places of the situations at the tables, or NOWHERE."""
        self._consult = made(consult)

    @torch.no_grad()
    def shares(self, rounds: Rounds, rows: Tensor, choices: Tensor) -> Tensor:
        """How likely each choice is at every table."""
        played = self._played.numpy()

        def part(some: slice) -> None:
            self._consult(
                rounds.tables[some], rounds.stakes[some], self._ledger.places, np.zeros(1, FRAME),
                played[some].reshape(-1), self.slots[some],
            )  # fmt: skip

        rounds.everywhere(part)
        by_network = self._network.shares(rows, choices)
        seen = self._played.to(self._device, non_blocking=True, copy=True)
        return (seen + DOUBT * by_network) / (seen.sum(1, keepdim=True) + DOUBT)


class Errors:
    """How far a pupil is from its teacher, by the places of situations in a ledger."""

    def __init__(self, places: int) -> None:
        self._sums = np.zeros(places, np.float32)
        self._visits = np.zeros(places, np.float32)

    def note(self, slots: Integers, apart: npt.NDArray[np.float32]) -> None:
        """What was seen at some tables."""
        known = slots != NOWHERE
        np.add.at(self._sums, slots[known], apart[known])
        np.add.at(self._visits, slots[known], 1)

    @property
    def means(self) -> npt.NDArray[np.float32]:
        """In each situation; where nobody came by, as it is on the whole."""
        overall = self._sums.sum(dtype=np.float64) / max(1.0, self._visits.sum(dtype=np.float64))
        means: npt.NDArray[np.float32] = np.divide(
            self._sums, self._visits,
            out=np.full_like(self._sums, overall), where=self._visits > 0,
        )  # fmt: skip
        return means


class Lessons:
    """A pupil, its teacher, and the tables they sit at."""

    def __init__(
        self, settings: Settings, strategy: Strategy, ledger: Ledger, device: str, threads: int
    ) -> None:
        torch.manual_seed(1)
        torch.set_float32_matmul_precision("high")
        self.settings, self.device = settings, torch.device(device)
        self.pupil = player_of(strategy).to(self.device)
        self.given = 0
        self.rounds = Rounds(settings.tables, menu(), 1, threads)
        self._teacher = Teacher(ledger, player_of(strategy), settings.tables, self.device)
        self._sight = Sight(settings.tables, self.device)
        self._reckless = torch.arange(settings.tables, device=self.device) % RECKLESS - 1
        self._divergence = torch.zeros((), device=self.device)
        self._optimizer = torch.optim.Adam(self.pupil.parameters(), fused=True)

    @property
    def divergence(self) -> float:
        """How far the pupil is from the teacher lately (in nats)."""
        return float(self._divergence)

    def give(self, share: float) -> None:
        """A lesson, after a share of the time: one choice at every table."""
        self._optimizer.param_groups[0]["lr"] = between(self.settings.speed, share)
        rows, choices = self._sight.look(self.rounds)
        shares = self._teacher.shares(self.rounds, rows, choices)
        actions = self._actions(shares, choices).cpu().numpy()
        self._learn(rows, choices, shares)  # a graphics card does it meanwhile
        self.rounds.step(actions)
        self.given += 1

    @torch.no_grad()
    def examine(self, errors: Errors) -> None:
        """Note how far the pupil is from the teacher, situation by situation, and go on."""
        rows, choices = self._sight.look(self.rounds)
        shares = self._teacher.shares(self.rounds, rows, choices)
        errors.note(self._teacher.slots, self._apart(rows, choices, shares).cpu().numpy())
        self.rounds.step(self._actions(shares, choices).cpu().numpy())

    def _actions(self, shares: Tensor, choices: Tensor) -> Tensor:
        """As the teacher chooses, but for who is reckless."""
        seats = torch.from_numpy(self.rounds.tables["seat"].copy()).to(self.device)
        blind = (seats == self._reckless) & (torch.rand(len(seats), device=self.device) < BLIND)
        return sampled(torch.where(blind[:, None], choices.float(), shares).log())

    def _learn(self, rows: Tensor, choices: Tensor, shares: Tensor) -> None:
        """Draw the pupil towards the teacher."""
        apart = self._apart(rows, choices, shares).mean()
        self._optimizer.zero_grad(set_to_none=True)
        apart.backward()
        self._optimizer.step()
        self._divergence.lerp_(apart.detach(), max(LATELY, 1 / (self.given + 1)))

    def _apart(self, rows: Tensor, choices: Tensor, shares: Tensor) -> Tensor:
        """How far the pupil is from the teacher, at every table."""
        logs = self.pupil(rows, choices).clamp_min(LOWEST)
        return (shares * (shares.clamp_min(1e-9).log() - logs)).sum(1)


def taught(
    strategy: Strategy,
    ledger: Ledger,
    settings: Settings,
    tell: Tell,
    device: str | None = None,
    threads: int = 1,
) -> tuple[Strategy, npt.NDArray[np.float32]]:
    """The strategy with a network that has learned from a ledger of situations.

    And how far from it the network is left in each of them.
    """
    device = device or best_device()
    lessons = Lessons(settings, strategy, ledger, device, threads)
    learning = settings.minutes * (1 - EXAMINED)
    for spent in clocked(learning):
        lessons.give(spent / learning)
        if lessons.given % OFTEN == 1:
            tell(spent, f"{lessons.given:,} lessons, {lessons.divergence:.4f} from the teacher")
    errors = Errors(len(ledger.places))
    for _ in clocked(settings.minutes, learning):
        lessons.examine(errors)
    about = {
        **asdict(settings),
        "device": device_name(device),
        "lessons": lessons.given,
        "divergence": lessons.divergence,
    }
    about = {**strategy.about, "teaching": about}
    return exported(lessons.pupil, Situations.none(), about, threads), errors.means
