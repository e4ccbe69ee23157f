"""Best responses by scenes: somebody who knows the strategy, and so what to think of its hand.

What the rival would do with each hand is known at every scene, and so how likely it holds which.
Learned is what a scene is worth with each hand of one's own, if one does what brings most.
"""

from __future__ import annotations

import copy
from dataclasses import replace

import torch
from torch import Tensor

from elementarium.agents.beliefs import GOING_ON, HANDS, LIMIT, NEVER, OTHER, OWN, SUMS
from elementarium.agents.equilibrium import Strategy
from elementarium.games.elements.actions import REVEAL, SURRENDER
from elementarium.games.elements.stakes import ONE
from elementarium.solving.believing import (
    ON_CARD,
    SLOWEST,
    Rambles,
    Settings,
    averaging,
    evenly,
)
from elementarium.solving.exploring import Gain
from elementarium.solving.looks import Look
from elementarium.solving.network import Believer, draw, follow
from elementarium.solving.pace import Tell, clocked, slowed
from elementarium.solving.response import measured
from elementarium.solving.rounds import FOR_POINTS
from elementarium.solving.scenes import Following, Scenery, Scenes, View, Worths

BY_SCENES = "{} (by scenes)"


def against(
    strategy: Strategy, minutes: float, device: str, seed: int = 1, threads: int = 1
) -> SceneResponse:
    """Somebody who learns to beat a strategy that plays by scenes."""
    settings = ON_CARD if device == "cuda" else Settings(scenes=512)
    rival = Believer.of(strategy.scenes)
    return SceneResponse(rival, replace(settings, minutes=minutes), device, seed, threads)


class SceneResponse:
    """A network that learns what can be won against another one."""

    def __init__(
        self, rival: Believer, settings: Settings, device: str, seed: int = 1, threads: int = 1
    ) -> None:
        """It begins with what the rival thinks that scenes are worth."""
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.settings = settings
        self.scenery = Scenery(torch.device(device), threads)
        self.rival = rival.to(device)
        self.network, self.usual, self.average = (copy.deepcopy(self.rival) for _ in range(3))
        self.rambles = Rambles(self.scenery, settings.scenes, FOR_POINTS)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.speed, eps=1e-6)
        self.spent, self.played = 0.0, 0
        # A pair of hands is drawn as often as it is dealt.
        self._deals = torch.cumsum(self.scenery.odds.ways.double().flatten(), 0)

    def learn(self, until: float, tell: Tell) -> None:
        """Learn until so many minutes are spent."""
        for spent in clocked(until, self.spent):
            self.spent = spent
            self.give(spent / self.settings.minutes)
            tell(spent, f"{self.played:,} rounds")
        self.spent = until

    def give(self, share: float) -> None:
        """A lesson, after a share of the time."""
        with torch.no_grad():
            scenes = self.rambles.scenes
            view, shares, following, worths = self._around(scenes, self.usual)
            best = worths.choices.masked_fill(~view.choices, NEVER).amax(2)
            own, others = evenly(view.known.likely), evenly(view.known.others_likely)
        said = self.network.worths(*view.sights)
        off = torch.where(own > 0, said[:, 0] - best, 0.0).square() * own
        off = off + (said[:, 1] - worths.others).square() * others
        self.optimizer.param_groups[0]["lr"] = self.settings.speed * slowed(share, SLOWEST)
        draw(off.sum(1).mean(), self.optimizer, self.network)
        with torch.no_grad():
            follow(self.usual, self.network, 1 - self.settings.usual)
            follow(self.average, self.network, averaging(share, self.settings.memory))
        self.played += self.rambles.go_on(view, shares, worths, following)

    def _around(self, scenes: Scenes, network: Believer) -> tuple[View, Tensor, Following, Worths]:
        """What there is to be seen and done in scenes where the rival plays, and what it brings."""
        view = self.scenery.view(scenes)
        shares = self.scenery.odds.shares(self.rival(*view.sights)[0], view.choices)
        following = self.scenery.following(scenes, view, shares)
        values = network.worths(*self.scenery.sights(following.scenes))
        played = self.scenery.odds.played(shares)
        return view, played, following, self.scenery.worths(scenes, view, played, following, values)

    def look(self, agent: str) -> Look:
        """What it has come to, in rounds it learns nothing from."""
        gain = measured(self._play, self.settings.minutes)
        return Look(
            BY_SCENES.format(agent), round(self.spent, 3), self.played, 0,
            round(gain.points, 4), round(gain.half_width, 4), gain.rounds,
        )  # fmt: skip

    @torch.no_grad()
    def _play(self) -> Gain:
        """What some rounds bring, in which cards are dealt."""
        device, count = self.scenery.device, self.settings.scenes
        costs = torch.from_numpy(FOR_POINTS).to(device).repeat(count, 1)
        scenes = self.scenery.begin(costs)
        drawn = torch.rand(count, dtype=torch.float64, device=device) * self._deals[-1]
        pairs = torch.searchsorted(self._deals, drawn).clamp(max=len(self._deals) - 1)
        hands = torch.stack([pairs // len(HANDS), pairs % len(HANDS)], 1)
        heroes = torch.arange(count, device=device) % 2 == 0
        total = squares = 0.0
        while len(scenes):
            every = torch.arange(len(scenes), device=device)
            view, played, following, worths = self._around(scenes, self.average)
            best = worths.choices.masked_fill(~view.choices, NEVER)[every, hands[:, 0]].argmax(1)
            answers = torch.multinomial(played[every, hands[:, 0]], 1)[:, 0]
            actions = torch.where(heroes, best, answers)
            brought = torch.where(heroes, 1, -1) * self._ended(scenes, view, hands, actions)
            total += float(brought.sum())
            squares += float(brought.square().sum())
            on = (actions < GOING_ON).nonzero()[:, 0]
            scenes = following.after(on, actions[on])
            hands, heroes = hands[on].flip(1), ~heroes[on]
        return Gain(count, total, squares)

    def _ended(self, scenes: Scenes, view: View, hands: Tensor, actions: Tensor) -> Tensor:
        """What choices bring that end a round, by the cards that are held."""
        sums = torch.from_numpy(SUMS).to(hands.device)[hands]
        own, other = sums[:, 0] + view.facts[:, OWN], sums[:, 1] + view.facts[:, OTHER]
        wins = (other > view.facts[:, LIMIT]) | (own > other)
        revealed = torch.where(wins, 1.0, -1.0) * (actions == REVEAL)
        return revealed - scenes.costs[:, 0] / ONE * (actions == SURRENDER)
