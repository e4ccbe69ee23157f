"""Many duels at once, as a learner wants them: on the processor's threads or on a graphics card."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from elementarium.core.batch import GOES_ON, Batch
from elementarium.learning.sight import rounds, seen_in_duel

GAME = "riftforce"
OPTIONS: dict[str, Any] = {"guilds": "beyond", "draft": "random"}
"""Duels with any of the eighteen guilds."""
MOST_ROUNDS = 100
MOST_DECISIONS = 1500
"""A game that goes on for longer is given up as a draw: good ones have 20 rounds, or less."""

MOST_SEEDS = 1 << 22
"""Seeds that give games of their own on a card."""


class Look(NamedTuple):
    """What is seen by those who choose next."""

    seen: Tensor
    """int8 [games, SEEN]"""
    masks: Tensor
    """bool [games, ACTIONS]: what they can choose."""
    seats: Tensor
    """int64 [games]: who they are."""


class Outcome(NamedTuple):
    """What choices led to; where a game is over, the next one is dealt already."""

    rewards: Tensor
    """float [games]: the result for the one who chose, where the game is over."""
    ended: Tensor
    """bool [games]"""


class Tables(Protocol):
    """Games in step."""

    def look(self) -> Look:
        """What is seen now."""

    def step(self, actions: Tensor) -> Outcome:
        """Choose at every table."""


class HostTables:
    """Games by the compiled rules, on threads of the processor."""

    def __init__(self, games: int, seed: int, threads: int, device: torch.device) -> None:
        self._batch = Batch(
            GAME, games, OPTIONS, seed=seed, longest=MOST_DECISIONS, threads=threads
        )
        self._device = device

    def look(self) -> Look:
        """What is seen now."""
        batch = self._batch
        return Look(
            seen_in_duel(torch.from_numpy(batch.observations)).to(self._device),
            torch.from_numpy(batch.masks).to(self._device, torch.bool),
            torch.from_numpy(batch.seats).to(self._device, torch.int64),
        )

    def step(self, actions: Tensor) -> Outcome:
        """Choose at every table."""
        chose = torch.from_numpy(self._batch.seats).to(torch.int64)
        self._batch.step(actions.cpu().numpy())
        rewards = torch.from_numpy(self._batch.rewards).gather(1, chose[:, None])[:, 0]
        ended = torch.from_numpy(self._batch.ended != GOES_ON)
        return Outcome(rewards.to(self._device), ended.to(self._device))


class CardTables:
    """Games that live on a graphics card, beside the network."""

    def __init__(self, games: int, seed: int) -> None:
        from elementarium.gpu.batch import GpuBatch

        self._batch = GpuBatch(GAME, OPTIONS, games=games)
        self._batch.reset(seed % MOST_SEEDS << 40)
        self._over = torch.as_tensor(self._batch.over, device="cuda")
        self._returns = torch.as_tensor(self._batch.returns, device="cuda")
        self._look = self.look()

    def look(self) -> Look:
        """What is seen now."""
        seats, masks, observations = (
            torch.as_tensor(each, device="cuda") for each in self._batch.look()
        )
        self._look = Look(
            seen_in_duel(observations.t()), masks.t().contiguous(), seats.to(torch.int64)
        )
        return self._look

    def step(self, actions: Tensor) -> Outcome:
        """Choose at every table."""
        self._batch.step(actions, check=False)
        rewards = self._returns.gather(0, self._look.seats[None])[0]
        self._over |= rounds(self._look.seen) >= MOST_ROUNDS
        outcome = Outcome(rewards, self._over.clone())
        self._batch.restart()
        return outcome


def tables_for(
    device: torch.device, games: int, seed: int, threads: int, on_threads: bool = False
) -> Tables:
    """Games where the network is; on threads of the processor only, if that is wanted."""
    if device.type == "cuda" and not on_threads:
        return CardTables(games, seed)
    return HostTables(games, seed, threads, device)
