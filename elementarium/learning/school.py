"""A network learns by playing against itself, and against what it was before.

Proximal policy optimisation: in every lesson all games go on for a few choices, then the network is
drawn towards the choices that brought more than it expected, a little at a time. What is kept in
the end is its average, which is steadier than any moment.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from elementarium.agents.beliefs import NEVER
from elementarium.learning.batch import Account, Lesson
from elementarium.learning.network import Network
from elementarium.learning.settings import Settings
from elementarium.learning.tables import Look, tables_for
from elementarium.solving.network import draw
from elementarium.solving.recording import Recorded
from elementarium.solving.training import LOWEST, between, sampled

SAVED = ("network", "average", "optimizer")
COUNTED = ("lessons", "decisions", "played")


@dataclass(frozen=True)
class Progress:
    """How learning goes."""

    lessons: int
    decisions: int
    games: int
    entropy: float
    """How undecided play is."""
    surprise: float
    """What was not foreseen, squared."""
    changed: float
    """How much a lesson changed play: the share of probabilities that met the clip."""


class School:
    """A learner, what it remembers, and the games it plays."""

    def __init__(
        self,
        settings: Settings,
        device: str = "cpu",
        seed: int = 1,
        threads: int = 1,
        on_threads: bool = False,
        recorded: bool = True,
    ) -> None:
        """With `recorded` a graphics card learns by steps that are recorded once and replayed."""
        torch.manual_seed(seed)
        self.settings = settings
        self.device = torch.device(device)
        self.network = Network(settings.size).to(self.device)
        self.average = copy.deepcopy(self.network)
        self.past = copy.deepcopy(self.network)
        """Whom some games are played against."""
        self.memories: list[dict[str, Tensor]] = []
        card = self.device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            self.network.parameters(),
            lr=torch.tensor(settings.speed[0], device=self.device),
            eps=1e-5, fused=True, capturable=card,
        )  # fmt: skip
        self.tables = tables_for(self.device, settings.games, seed, threads, on_threads)
        self.lessons = self.decisions = self.played = 0
        self._remembered = 0.0
        room = settings.steps, settings.games, self.device
        self._lesson, self._account = Lesson.of(*room), Account.of(*room)
        part = settings.steps * settings.games // settings.parts
        self._which = torch.zeros(part, dtype=torch.int64, device=self.device)
        self._undecided = torch.zeros((), device=self.device)
        self._seen = torch.zeros(3, device=self.device)
        self._look_back = Recorded(self._step, self.device, recorded)
        """Learn from some choices."""

    def lesson(self, share: float) -> Progress:
        """Play for a while, and learn from it; so much of the time is over."""
        settings = self.settings
        self._remember(share)
        self.play()
        self.optimizer.param_groups[0]["lr"].fill_(between(settings.speed, share))
        self._undecided.fill_(between(settings.undecided, share))
        points = settings.points * max(0.0, 1 - share / settings.points_until)
        self._account.judge(settings, points, self._lesson)
        self._learn()
        self.lessons += 1
        self.decisions += settings.steps * settings.games
        self.played += int(self._account.ended.sum())
        seen = (self._seen / (settings.epochs * settings.parts)).tolist()
        return Progress(self.lessons, self.decisions, self.played, *seen)

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    @torch.no_grad()
    def play(self) -> None:
        """Choose in all games, step by step."""
        lesson, account = self._lesson, self._account
        for step in range(self.settings.steps):
            look = self.tables.look()
            logs, values = considered(self.network, *look[:2])
            actions = sampled(logs)
            lesson.own[step] = self._past_chooses(look, actions)
            lesson.seen[step], lesson.masks[step], lesson.actions[step] = *look[:2], actions
            lesson.likely[step] = logs.gather(1, actions[:, None])[:, 0]
            account.note(step, look, values)
            account.close(step, self.tables.step(actions))
        look = self.tables.look()
        account.note(self.settings.steps, look, considered(self.network, *look[:2])[1])

    def _past_chooses(self, look: Look, actions: Tensor) -> Tensor:
        """In the last games one seat belongs to the past; returns 0 where it chose, 1 elsewhere."""
        own = torch.ones(len(actions), device=self.device)
        rivals = int(self.settings.past * len(actions)) if self.memories else 0
        if rivals:
            late = Look(*(each[-rivals:] for each in look))
            theirs = late.seats == torch.arange(rivals, device=self.device) % 2
            logs, _ = considered(self.past, *late[:2])
            actions[-rivals:] = torch.where(theirs, sampled(logs), actions[-rivals:])
            own[-rivals:] = (~theirs).float()
        return own

    def _remember(self, share: float) -> None:
        """Every now and then keep the network as it is; play against one of those that are kept."""
        if share >= self._remembered:
            self._remembered = share + self.settings.remember
            kept = {name: each.clone() for name, each in self.network.state_dict().items()}
            self.memories = [*self.memories, kept][-self.settings.kept :]
        if self.lessons % self.settings.parts == 0:
            which = int(torch.randint(len(self.memories), ()))
            self.past.load_state_dict(self.memories[which])

    # ── learning ─────────────────────────────────────────────────────────────────────────────

    def _learn(self) -> None:
        """Look at all choices a few times, some at a time, in any order."""
        gains = self._lesson.gains
        gains.sub_(gains.mean()).div_(gains.std() + 1e-6)
        self._seen.zero_()
        for _ in range(self.settings.epochs):
            order = torch.randperm(gains.numel(), device=self.device)
            for which in order.view(self.settings.parts, -1):
                self._which.copy_(which)
                self._look_back()
        with torch.no_grad():
            memory = min(self.settings.memory, (1 + self.lessons) / (10 + self.lessons))
            for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, 1 - memory)

    def _step(self) -> None:
        """One step of the network."""
        clip = self.settings.clip
        part = self._lesson.some(self._which)
        logs, values = considered(self.network, part.seen, part.masks)
        likelier = logs.gather(1, part.actions[:, None])[:, 0] - part.likely
        ratio = torch.exp(likelier.clamp(LOWEST, -LOWEST))  # what the past chose may be far off
        bounded = ratio.clamp(1 - clip, 1 + clip)
        entropy = -(logs.exp() * logs.clamp_min(LOWEST)).sum(1)
        loss = -torch.minimum(ratio * part.gains, bounded * part.gains)
        loss = ((loss - self._undecided * entropy) * part.own).mean()
        surprise = (values - part.worths).square().mean()
        draw(loss + surprise, self.optimizer, self.network)
        changed = ((ratio != bounded) * part.own).mean()
        self._seen += torch.stack([entropy.mean(), surprise, changed]).detach()

    # ── stopping and going on ────────────────────────────────────────────────────────────────

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on, but the games under way."""
        parts: dict[str, Any] = {name: getattr(self, name).state_dict() for name in SAVED}
        return parts | {name: getattr(self, name) for name in COUNTED}

    def go_on(self, state: dict[str, Any]) -> None:
        """Go on where it was."""
        for name in SAVED:
            getattr(self, name).load_state_dict(state[name])
        self.past.load_state_dict(state["network"])
        for name in COUNTED:
            setattr(self, name, state[name])


def considered(network: Network, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of how likely each choice is, and what is expected; quick on a card."""
    card = seen.device.type == "cuda"
    # Weights are cast anew each time: a step that is one order to a card must not find them cast.
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=card, cache_enabled=False):
        weights, values = network(seen)
    logs = torch.log_softmax(weights.float().masked_fill(~masks, NEVER), 1)
    return logs, values.float()
