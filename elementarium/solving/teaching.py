"""Teaching: a memory learns to play as was learned by situations, of which there are too many.

The teacher is the ledger itself: in every lesson some situations are drawn from it, those that are
played often more often, and the pupil is drawn towards what was played there. At the end it is
noted where the pupil is still wrong: those situations are worth a place beside it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from elementarium.agents.memory import Memory
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.ledger import SLICE, Ledger
from elementarium.solving.network import Pupil, draw, follow
from elementarium.solving.network_running import best_device, device_name
from elementarium.solving.pace import Tell, clocked, slowed
from elementarium.solving.recording import Recorded
from elementarium.solving.regrets import PLACE

WARM_UP = 200
"""Lessons until the pupil learns at full speed."""
SLOWEST = 0.01
"""How fast it learns at the end, against the beginning."""
AVERAGED = 0.5
"""After this part of the time the pupil's average begins, which is what is kept."""
MEMORY = 0.998
"""How much of the average stays after a lesson."""
OFTEN = 50
"""Lessons between two times that it is told how it goes: a graphics card has to be waited for."""
LATELY = 0.01
"""How much a lesson counts in how far the pupil is from the teacher."""


@dataclass(frozen=True)
class Settings:
    """How to teach."""

    minutes: float = 10.0
    rows: int = 32_768
    """Situations in a lesson."""
    width: int = 1408
    depth: int = 5
    speed: float = 1e-3
    evenly: float = 0.3
    """Situations are drawn as often as they are played, to the power of one minus this: best
    responses come to places that are seldom played."""


@dataclass(frozen=True)
class Lore:
    """What a ledger teaches, where the pupil is."""

    slots: npt.NDArray[np.int64]
    """The places of the situations in the ledger."""
    keys: Tensor
    shares: Tensor
    """How each was played, in numbers of half the size."""
    often: Tensor
    """How often each was played, by weight."""

    @classmethod
    def of(cls, ledger: Ledger, device: torch.device) -> Lore:
        """All situations that were played; a slice at a time, since a ledger is large."""
        slots, keys, shares, often = zip(*slices(ledger, device), strict=True)
        return cls(
            np.concatenate(slots), torch.cat(keys), torch.cat(shares), torch.cat(often).double()
        )


def slices(
    ledger: Ledger, device: torch.device
) -> Iterator[tuple[npt.NDArray[np.int64], Tensor, Tensor, Tensor]]:
    """What is in each slice of a ledger, found out where the pupil is: that may be a quick card."""
    numbers = np.dtype(np.float32).itemsize
    first_played = PLACE.fields["played"][1] // numbers  # type: ignore[index]
    for first in range(0, len(ledger.places), SLICE):
        part = ledger.places[first : first + SLICE].view(np.uint8).reshape(-1, PLACE.itemsize)
        raw = torch.from_numpy(part).to(device)
        keys = raw.view(torch.int64)[:, 0]
        played = raw.view(torch.float32)[:, first_played : first_played + ACTIONS]
        often = played.sum(1)
        some = torch.nonzero((keys != 0) & (often > 0))[:, 0]
        shares = (played[some] / often[some, None]).half()
        yield first + some.cpu().numpy(), keys[some], shares, often[some]


class Lessons:
    """A pupil, and all it is taught from."""

    def __init__(self, settings: Settings, ledger: Ledger, device: str, seed: int = 1) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.settings, self.device = settings, torch.device(device)
        self.lore = Lore.of(ledger, self.device)
        self.pupil = Pupil(settings.width, settings.depth).to(self.device)
        self.average = copy.deepcopy(self.pupil)
        self.given = 0
        self._drawn = torch.cumsum(self.lore.often ** (1 - settings.evenly), 0)
        self._which = torch.zeros(settings.rows, dtype=torch.int64, device=self.device)
        self._divergence = torch.zeros((), device=self.device)
        self._optimizer = torch.optim.Adam(
            self.pupil.parameters(),
            lr=torch.tensor(0.0, device=self.device),
            eps=1e-6, fused=True, capturable=self.device.type == "cuda",
        )  # fmt: skip
        self._learn = Recorded(self._step, self.device)

    @property
    def divergence(self) -> float:
        """How far the pupil is from the teacher lately (in nats)."""
        return float(self._divergence)

    def give(self, share: float) -> None:
        """A lesson, after a share of the time."""
        settings = self.settings
        speed = settings.speed * slowed(share, SLOWEST) * min(1.0, (self.given + 1) / WARM_UP)
        self._optimizer.param_groups[0]["lr"].fill_(speed)
        self._which.copy_(self._draw())
        self._learn()
        self.given += 1
        memory = MEMORY if share > AVERAGED else 0.0
        with torch.no_grad():
            follow(self.average, self.pupil, 1 - memory)

    def _draw(self) -> Tensor:
        """Some situations, those that are played often more often."""
        chances = torch.rand(self.settings.rows, dtype=torch.float64, device=self.device)
        found = torch.searchsorted(self._drawn, chances * self._drawn[-1])
        return found.clamp(max=len(self._drawn) - 1)

    def _step(self) -> None:
        """Draw the pupil towards the teacher."""
        apart = self._apart(self.pupil, self._which).mean()
        draw(apart, self._optimizer, self.pupil)
        self._divergence.lerp_(apart.detach(), LATELY)

    def _apart(self, pupil: Pupil, which: Tensor) -> Tensor:
        """How far a pupil is from the teacher in some situations."""
        shares = self.lore.shares[which].float()
        card = self.device.type == "cuda"
        # Weights are cast anew each time: a recorded step must not find them cast.
        with torch.autocast(self.device.type, torch.bfloat16, enabled=card, cache_enabled=False):
            weights = pupil(self.lore.keys[which])
        logs = torch.log_softmax(weights.float(), 1)
        return (shares * (shares.clamp_min(1e-9).log() - logs)).sum(1)

    @torch.no_grad()
    def errors(self) -> npt.NDArray[np.float32]:
        """How far the average is from the teacher in every situation."""
        everything = torch.arange(len(self.lore.slots), device=self.device)
        parts = [self._apart(self.average, some) for some in everything.split(self.settings.rows)]
        errors: npt.NDArray[np.float32] = torch.cat(parts).cpu().numpy()
        return errors


@dataclass(frozen=True)
class Taught:
    """What came of teaching."""

    memory: Memory
    errors: npt.NDArray[np.float32]
    """How wrong the memory is in the situation at every place of the ledger."""
    about: dict[str, Any]
    """How it was taught."""


def taught(ledger: Ledger, settings: Settings, tell: Tell, device: str | None = None) -> Taught:
    """A memory that has learned from a ledger of situations."""
    device = device or best_device()
    lessons = Lessons(settings, ledger, device)
    for spent in clocked(settings.minutes):
        lessons.give(spent / settings.minutes)
        if lessons.given % OFTEN == 1:
            tell(spent, f"{lessons.given:,} lessons, {lessons.divergence:.4f} from the teacher")
    errors = np.zeros(len(ledger.places), np.float32)
    errors[lessons.lore.slots] = lessons.errors()
    about = {
        **asdict(settings),
        "device": device_name(device),
        "situations": len(lessons.lore.slots),
        "lessons": lessons.given,
        "divergence": lessons.divergence,
    }
    return Taught(Memory(lessons.average.tower.kept()), errors, about)
