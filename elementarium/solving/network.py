"""The networks that learn: a player, who sees one hand, and a critic, who judges by both."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from elementarium.agents.equilibrium import SELDOM
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.stakes import SCALES
from elementarium.solving.rounds import KNOWN, SEEN

NEVER = -1e9
"""The weight of a choice that is not there."""


class Tower(nn.Module):
    """Layers that each add something to what the last one made of the table."""

    def __init__(self, inputs: int, outputs: int, width: int, depth: int) -> None:
        super().__init__()
        scale = np.ones(inputs, np.float32)
        scale[:SEEN] = SCALES
        self.scale: Tensor
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Linear(inputs, width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth - 1))
        self.last = nn.Linear(width, outputs)
        with torch.no_grad():
            self.last.weight.mul_(0.1)

    def forward(self, rows: Tensor) -> Tensor:
        """From rows of numbers as they are seen."""
        hidden = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.layers:
            hidden = hidden + torch.relu(layer(hidden))
        out: Tensor = self.last(hidden)
        return out


class Player(nn.Module):
    """How likely each choice is, for somebody who sees what one seat sees."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        self.tower = Tower(SEEN, ACTIONS, width, depth)

    def forward(self, rows: Tensor, choices: Tensor) -> Tensor:
        """The logarithm of every choice's probability."""
        weights = self.tower(rows[:, :SEEN])
        return torch.log_softmax(weights.masked_fill(choices == 0, NEVER), dim=1)

    @torch.no_grad()
    def shares(self, rows: Tensor, choices: Tensor) -> Tensor:
        """How often each choice is made: those that should be very rare are left out."""
        shares = self(rows, choices).exp()
        shares = torch.where(shares < SELDOM, 0.0, shares)
        return shares / shares.sum(1, keepdim=True)


class Critic(nn.Module):
    """What the round is worth to the player to move, by all cards and by who that is."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        self.tower = Tower(KNOWN + 1, 1, width, depth)

    def forward(self, rows: Tensor, learns: Tensor) -> Tensor:
        """From -1 to 1."""
        known = torch.cat([rows, learns[:, None].to(rows.dtype)], dim=1)
        return torch.tanh(self.tower(known)[:, 0])
