"""Learning by playing rounds against oneself, or against somebody who never learns.

Everybody plays by the same network, and the network is drawn towards what brought more than a
critic, who knows both hands, expected. Two pulls keep it from running in circles: one towards
undecided play, which grows weaker with time, and one towards what it played on average lately.
Without them play chases its own tail; with them it settles where nobody gains by changing.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.network import Critic, Player, draw, follow
from elementarium.solving.recording import Recorded
from elementarium.solving.rounds import KNOWN, Rounds, Rows
from elementarium.solving.sight import Sight

FIGURES = ("lesson", "played", "spent")
LOWEST = -30.0
"""The logarithm of a probability that is as good as none."""


@dataclass(frozen=True)
class Settings:
    """How to learn. Two numbers are those of the beginning and of the end."""

    minutes: float = 10.0
    tables: int = 4096
    steps: int = 16
    """Choices at every table between two lessons."""
    parts: int = 8
    """In which the choices of a lesson are looked at."""
    epochs: int = 2
    """How often all of them are."""
    width: int = 512
    depth: int = 4
    speed: tuple[float, float] = (5e-4, 2e-5)
    undecided: tuple[float, float] = (0.08, 0.003)
    """The pull towards undecided play."""
    steady: tuple[float, float] = (0.1, 0.03)
    """The pull towards play as it was on average lately."""
    memory: float = 0.999
    """How much of the average stays after a lesson."""
    clip: float = 0.2
    """How far one lesson may change the probability of a choice."""
    trace: float = 0.9
    """How far the end of a round speaks for the choices before it, against the critic."""


@dataclass
class Batch:
    """Choices at all tables, one step after the other."""

    rows: Tensor
    choices: Tensor
    actions: Tensor
    likely: Tensor
    """The logarithm of how likely each choice was."""
    rewards: Tensor
    ended: Tensor
    learns: Tensor
    """Whether the learner chose."""
    after: Tensor
    """What the tables after the last step are worth to those who choose there."""

    @classmethod
    def of(cls, steps: int, tables: int, device: torch.device) -> Batch:
        """Room for so many choices."""
        shape = (steps, tables)
        return cls(
            rows=torch.empty((*shape, KNOWN), dtype=torch.int8, device=device),
            choices=torch.empty((*shape, ACTIONS), dtype=torch.int8, device=device),
            actions=torch.empty(shape, dtype=torch.int64, device=device),
            likely=torch.empty(shape, device=device),
            rewards=torch.empty(shape, device=device),
            ended=torch.empty(shape, device=device),
            learns=torch.empty(shape, dtype=torch.bool, device=device),
            after=torch.empty(tables, device=device),
        )

    @property
    def results(self) -> Tensor:
        """What the learner won or lost, round by round."""
        signs = torch.where(self.learns, 1.0, -1.0)
        return (self.rewards * signs)[self.ended > 0]


@dataclass
class Lesson:
    """What is learned from, and how; always at the same place in memory."""

    worths: Tensor
    """What every choice turned out to be worth."""
    gains: Tensor
    """How much more that is than expected."""
    some: Tensor
    """Which choices are looked at now."""
    undecided: Tensor
    steady: Tensor
    seen: Tensor
    """How undecided and how surprised one was, added up."""

    @classmethod
    def of(cls, settings: Settings, device: torch.device) -> Lesson:
        """Room for a lesson."""
        shape = (settings.steps, settings.tables)
        part = settings.steps * settings.tables // settings.parts
        return cls(
            worths=torch.zeros(shape, device=device),
            gains=torch.zeros(shape, device=device),
            some=torch.zeros(part, dtype=torch.int64, device=device),
            undecided=torch.zeros((), device=device),
            steady=torch.zeros((), device=device),
            seen=torch.zeros(2, device=device),
        )


@dataclass(frozen=True)
class Progress:
    """How learning goes."""

    lesson: int
    share: float
    """Of the time that is over."""
    rounds: int
    entropy: float
    surprise: float
    """What the critic did not foresee, squared."""
    gain: float
    """What the learner won a round in this lesson; nothing where it plays against itself."""


class Opponent(Protocol):
    """Somebody to learn against, who never learns."""

    def choose(self, rounds: Rounds, rows: Tensor, choices: Tensor, asked: Tensor) -> Tensor:
        """An action at every table; it counts where they are asked."""


class Kept:
    """Somebody who learns, and can be stopped and go on."""

    NETWORKS: tuple[str, ...]
    """What has to be kept, the optimizer included."""
    device: torch.device
    spent: float
    lesson: int
    played: int
    """Rounds."""

    def save(self, file: Path) -> None:
        """Everything that is needed to go on; a file is there whole or not at all."""
        parts: dict[str, Any] = {name: getattr(self, name).state_dict() for name in self.NETWORKS}
        parts |= {name: getattr(self, name) for name in FIGURES}
        unfinished = file.with_suffix(".part")
        torch.save(parts, unfinished)
        unfinished.replace(file)

    def load(self, file: Path) -> None:
        """Go on where it was."""
        parts = torch.load(file, map_location=self.device, weights_only=True)
        for name in self.NETWORKS:
            getattr(self, name).load_state_dict(parts[name])
        for name in FIGURES:
            setattr(self, name, parts[name])


class School(Kept):
    """A learner, its critic and the tables it plays at."""

    NETWORKS = ("player", "critic", "average", "optimizer")

    def __init__(
        self,
        settings: Settings,
        menu: Rows,
        device: str = "cpu",
        seed: int = 1,
        threads: int = 1,
        opponent: Opponent | None = None,
    ) -> None:
        torch.manual_seed(seed)
        self.settings = settings
        self.device = torch.device(device)
        self.player = Player(settings.width, settings.depth).to(self.device)
        self.critic = Critic(settings.width, settings.depth).to(self.device)
        self.average = copy.deepcopy(self.player)
        self.optimizer = torch.optim.Adam(
            [*self.player.parameters(), *self.critic.parameters()],
            lr=torch.tensor(settings.speed[0], device=self.device),
            eps=1e-5,
            fused=True,
            capturable=self.device.type == "cuda",
        )
        self._batch = Batch.of(settings.steps, settings.tables, self.device)
        self._lesson = Lesson.of(settings, self.device)
        self._look_back = Recorded(self._step, self.device)
        """Learn from some of the choices."""
        self.rounds = Rounds(settings.tables, menu, seed, threads)
        self.opponent = opponent
        self.lesson = 0
        self.played = 0
        self.spent = 0.0
        """Minutes."""
        self._seats = torch.arange(settings.tables, device=self.device) % 2
        """Where the learner sits, against an opponent."""
        self._sight = Sight(settings.tables, self.device)

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    @torch.no_grad()
    def play(self) -> Batch:
        """Choose at all tables, step by step."""
        batch = self._batch
        for step in range(self.settings.steps):
            rows, choices, learns = self._look()
            logs = self.player(rows, choices)
            actions = sampled(logs)
            if self.opponent is not None:
                theirs = self.opponent.choose(self.rounds, rows, choices, ~learns)
                actions = torch.where(learns, actions, theirs)
            self.rounds.step(actions.cpu().numpy())
            batch.rows[step], batch.choices[step], batch.learns[step] = rows, choices, learns
            batch.actions[step] = actions
            batch.likely[step] = logs.gather(1, actions[:, None])[:, 0]
            batch.rewards[step] = torch.from_numpy(self.rounds.rewards).to(self.device)
            batch.ended[step] = torch.from_numpy(self.rounds.ended[:, 0]).to(self.device)
        rows, _, learns = self._look()
        batch.after.copy_(self.critic(rows, learns))
        return batch

    def _look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What is seen, what can be chosen, and whether the learner chooses."""
        rows, choices = self._sight.look(self.rounds)
        if self.opponent is None:
            return rows, choices, torch.ones_like(self._seats, dtype=torch.bool)
        movers = torch.from_numpy(self.rounds.tables["seat"].astype(np.int64))
        return rows, choices, movers.to(self.device) == self._seats

    # ── learning ─────────────────────────────────────────────────────────────────────────────

    def train(self) -> Iterator[Progress]:
        """Lesson after lesson, until the time is over."""
        while self.spent < self.settings.minutes:
            began = time.perf_counter()
            batch = self.play()
            progress = self.learn(batch)
            self.spent += (time.perf_counter() - began) / 60
            yield progress

    def learn(self, batch: Batch) -> Progress:
        """One lesson."""
        share = min(1.0, self.spent / self.settings.minutes)
        lesson, looks = self._lesson, self.settings.epochs * self.settings.parts
        self.optimizer.param_groups[0]["lr"].fill_(between(self.settings.speed, share))
        lesson.undecided.fill_(between(self.settings.undecided, share))
        lesson.steady.fill_(between(self.settings.steady, share))
        lesson.seen.zero_()
        self._judge(batch)
        for _ in range(self.settings.epochs):
            order = torch.randperm(batch.rewards.numel(), device=self.device)
            for some in order.view(self.settings.parts, -1):
                lesson.some.copy_(some)
                self._look_back()
        self._remember()
        self.lesson += 1
        self.played += int(batch.ended.sum())
        entropy, surprise = (lesson.seen / looks).tolist()
        gain = float(batch.results.mean()) if self.opponent is not None else 0.0
        return Progress(self.lesson, share, self.played, entropy, surprise, gain)

    @torch.no_grad()
    def _judge(self, batch: Batch) -> None:
        """What every choice turned out to be worth, and how much more that is than expected.

        Players take turns, so what is good for the next one is bad for this one.
        """
        flat = self.critic(batch.rows.flatten(0, 1), batch.learns.flatten())
        expected = flat.view_as(batch.rewards)
        worths = self._lesson.worths
        following = outcome = batch.after
        for step in reversed(range(self.settings.steps)):
            mixed = torch.lerp(following, outcome, self.settings.trace)
            worths[step] = batch.rewards[step] - (1 - batch.ended[step]) * mixed
            following = expected[step]
            outcome = worths[step]
        torch.sub(worths, expected, out=self._lesson.gains)

    def _step(self) -> None:
        """One step of both networks."""
        settings, batch, lesson = self.settings, self._batch, self._lesson
        some = lesson.some
        rows, choices = batch.rows.flatten(0, 1)[some], batch.choices.flatten(0, 1)[some]
        learns, gains = batch.learns.flatten()[some], lesson.gains.flatten()[some]
        logs = self.player(rows, choices)
        likely = logs.gather(1, batch.actions.flatten()[some, None])[:, 0]
        ratio = torch.exp(likely - batch.likely.flatten()[some])
        bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        shares = logs.exp()
        entropy = -(shares * logs.clamp_min(LOWEST)).sum(1)
        loss = -torch.minimum(ratio * gains, bounded * gains) - lesson.undecided * entropy
        if settings.steady[0] > 0:
            with torch.no_grad():
                usual = self.average(rows, choices).clamp_min(LOWEST)
            loss = loss + lesson.steady * (shares * (logs.clamp_min(LOWEST) - usual)).sum(1)
        mine = even(learns)
        surprise = (self.critic(rows, learns) - lesson.worths.flatten()[some]).square().mean()
        draw((loss * mine).sum() + surprise, self.optimizer, self.player, self.critic)
        lesson.seen += torch.stack([(entropy.detach() * mine).sum(), surprise.detach()])

    @torch.no_grad()
    def _remember(self) -> None:
        """Let the average follow what is played now; in the beginning it has no past."""
        memory = min(self.settings.memory, 1 - 1 / (self.lesson + 2))
        follow(self.average, self.player, 1 - memory)


def sampled(logs: Tensor) -> Tensor:
    """An action in each row, each as often as it is likely."""
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
    return (logs + noise).argmax(1)


def even(which: Tensor) -> Tensor:
    """Weights that are equal for those, and come to one."""
    weights = which.float()
    return weights / weights.sum().clamp_min(1)


def between(ends: tuple[float, float], share: float) -> float:
    """On the way from the first to the second, in equal factors."""
    first, last = ends
    return first * (last / first) ** share if first > 0 else 0.0
