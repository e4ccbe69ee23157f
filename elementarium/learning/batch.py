"""What is learned from: choices in many games, one step after the other."""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from elementarium.games.riftforce.actions import ACTIONS
from elementarium.learning.network import POINTS_TO_WIN
from elementarium.learning.settings import Settings
from elementarium.learning.sight import SEEN, lead
from elementarium.learning.tables import Look, Outcome


@dataclass
class Lesson:
    """Room for the choices of a lesson, always at the same place in memory."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor
    """The logarithm of how likely each choice was."""
    own: Tensor
    """1 where the learner chose, 0 where a network of the past did."""
    gains: Tensor
    """How much more each choice was worth than expected."""
    worths: Tensor
    """What it turned out to be worth."""

    @classmethod
    def of(cls, steps: int, games: int, device: torch.device) -> Lesson:
        """Empty room."""
        shape = (steps, games)
        return cls(
            seen=torch.zeros((*shape, SEEN), dtype=torch.int8, device=device),
            masks=torch.zeros((*shape, ACTIONS), dtype=torch.bool, device=device),
            actions=torch.zeros(shape, dtype=torch.int64, device=device),
            **{
                name: torch.zeros(shape, device=device)
                for name in ("likely", "own", "gains", "worths")
            },
        )

    def some(self, which: Tensor) -> Lesson:
        """Some of the choices, in one row."""
        return Lesson(*(getattr(self, each.name).flatten(0, 1)[which] for each in fields(self)))


@dataclass
class Account:
    """What became of the games in a lesson: one step more than there were choices."""

    values: Tensor
    """What those who chose expected."""
    leads: Tensor
    """How far they were ahead, twelve points being 1."""
    seats: Tensor
    rewards: Tensor
    ended: Tensor

    @classmethod
    def of(cls, steps: int, games: int, device: torch.device) -> Account:
        """Empty room."""
        shape = (steps + 1, games)
        return cls(*(torch.zeros(shape, device=device) for _ in fields(cls)))

    def note(self, step: int, look: Look, values: Tensor) -> None:
        """Before a choice."""
        self.values[step] = values
        self.leads[step] = lead(look.seen) / POINTS_TO_WIN
        self.seats[step] = look.seats

    def close(self, step: int, outcome: Outcome) -> None:
        """After it."""
        self.rewards[step] = outcome.rewards
        self.ended[step] = outcome.ended

    def judge(self, settings: Settings, points: float, lesson: Lesson) -> None:
        """What every choice turned out to be worth, and how much more that is than expected.

        What is good for the next one is bad for this one, unless it is the same player, who may
        choose several times in a row.
        """
        goes_on = 1 - self.ended[:-1]
        sign = torch.where(self.seats[1:] == self.seats[:-1], goes_on, -goes_on)
        gained = points * (sign * self.leads[1:] - goes_on * self.leads[:-1])
        foreseen = settings.discount * sign * self.values[1:] - self.values[:-1]
        surprises = self.rewards[:-1] + gained + foreseen
        later = torch.zeros_like(surprises[0])
        for step in reversed(range(len(surprises))):
            later = surprises[step] + settings.discount * settings.trace * sign[step] * later
            lesson.gains[step] = later
        torch.add(lesson.gains, self.values[:-1], out=lesson.worths)
