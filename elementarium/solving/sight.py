"""What is seen at many tables, as networks want it."""

from __future__ import annotations

import torch
from torch import Tensor

from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.rounds import KNOWN, Rounds


class Sight:
    """Sheets on which it is written, always at the same place in memory."""

    def __init__(self, tables: int, device: torch.device) -> None:
        pinned = device.type == "cuda"
        self._device = device
        self._rows = torch.zeros((tables, KNOWN), dtype=torch.int8, pin_memory=pinned)
        self._choices = torch.zeros((tables, ACTIONS), dtype=torch.int8, pin_memory=pinned)

    def look(self, rounds: Rounds) -> tuple[Tensor, Tensor]:
        """What is seen, and what can be chosen."""
        rounds.look(self._rows.numpy(), self._choices.numpy())
        rows = self._rows.to(self._device, non_blocking=True, copy=True)
        choices = self._choices.to(self._device, non_blocking=True, copy=True)
        return rows, choices
