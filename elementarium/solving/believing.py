"""Learning by scenes: a network plays rounds against itself, with all hands at once.

At every scene it says how likely each choice is with each hand, and what the round is worth with
it. What every choice brings is known from what it says of the scenes that follow; it is drawn
towards choices that bring more than others, and what it says of a scene is worth towards what they
bring. Chance decides nothing but which scenes are gone through.

A pull towards undecided play, which grows weaker with time, keeps it from running in circles
(magnetic mirror descent).
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from elementarium.agents.beliefs import GOING_ON, NEVER, TINY
from elementarium.core.errors import ElementariumError
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.network import Believer, draw, follow
from elementarium.solving.pace import clocked, slowed
from elementarium.solving.rounds import Rows
from elementarium.solving.scenes import Following, Scenery, View, Worths
from elementarium.solving.training import Kept, Progress, between

WARM_UP = 100
"""Lessons until it learns at full speed."""
SLOWEST = 0.02
"""How fast it learns at the end, against the beginning."""
AVERAGED = 0.5
"""After this part of the time the average begins that is kept."""
EVENLY = 0.5
"""How much all hands count alike, and not as likely as they are."""
WORTHS = 5.0
"""How much it counts what scenes are worth, beside the choices."""
TOLD = 20
"""Lessons between two times that it is told how it goes: a graphics card has to be waited for."""


@dataclass(frozen=True)
class Settings:
    """How to learn. Two numbers are those of the beginning and of the end."""

    minutes: float = 10.0
    scenes: int = 256
    """Rounds at a time."""
    width: int = 384
    depth: int = 3
    each: int = 32
    """Numbers in which each hand is thought of."""
    speed: float = 1e-3
    undecided: tuple[float, float] = (0.1, 0.005)
    """How strong the pull towards undecided play is."""
    settled: float = 0.8
    """After this part of the time that pull stays as it is."""
    stride: float = 20.0
    """How far it goes towards what brings more."""
    usual: float = 0.95
    """How much of what it goes by stays after a lesson."""
    memory: float = 0.998
    """How much of the average stays after a lesson."""


ON_CARD = Settings(scenes=8192, width=1024, depth=4)
"""Where a graphics card learns."""


CURIOUS = (0.1, 0.3, 1.0, 1.0)
"""How often one of the two chooses otherwise than it should: one of these in each round."""
GREEDY = 0.7
"""How often who is curious does what is best with one of the hands, and not anything: so both come
to where somebody would go who learns to beat them."""
GOES_ON = 0.3
"""How often a round goes on where it may, though somebody could end it."""


class Rambles:
    """Rounds that go on from scene to scene, and begin anew."""

    def __init__(self, scenery: Scenery, count: int, menu: Rows) -> None:
        self.scenery = scenery
        self._menu = torch.from_numpy(menu).to(scenery.device)
        device = scenery.device
        self._curiosities = torch.tensor(CURIOUS, device=device)
        self._curious = torch.zeros((count, 2), device=device)
        self.scenes = scenery.begin(self._menu[:1].repeat(count, 1))
        self._begin(torch.arange(count, device=device))

    def _begin(self, some: Tensor) -> None:
        """Begin anew: one of the two is curious."""
        device, count = self.scenery.device, len(some)
        costs = self._menu[torch.randint(len(self._menu), (count,), device=device)]
        self.scenes.put(some, self.scenery.begin(costs))
        kinds = torch.randint(len(self._curiosities), (count,), device=device)
        often = self._curiosities[kinds]
        first = torch.rand(count, device=device) < 1 / 2
        self._curious[some] = torch.stack([often * first, often * ~first], 1)

    def go_on(self, view: View, shares: Tensor, worths: Worths, following: Following) -> int:
        """Make a choice in every scene, mostly as the shares say; returns how many rounds end."""
        goes_on = torch.zeros((len(self.scenes), ACTIONS), device=shares.device)
        goes_on[:, :GOING_ON] = following.there
        actions = torch.multinomial(self._chances(view, shares, worths, goes_on), 1)[:, 0]
        on, over = (some.nonzero()[:, 0] for some in (actions < GOING_ON, actions >= GOING_ON))
        self.scenes.put(on, following.after(on, actions[on]))
        self._curious[on] = self._curious[on].flip(1)
        self._begin(over)
        return len(over)

    def _chances(self, view: View, shares: Tensor, worths: Worths, goes_on: Tensor) -> Tensor:
        """How likely each choice is made by whoever moves there."""
        count, device = len(goes_on), goes_on.device
        usual = (view.known.likely[:, :, None] * shares).sum(1)
        onwards = usual * goes_on
        held = (torch.rand(count, device=device) < GOES_ON) & (onwards.sum(1) > TINY)
        usual = torch.where(held[:, None], onwards, usual)
        usual = usual / (usual.sum(1, keepdim=True) + TINY)
        curious = self._curious[:, :1] * (goes_on.sum(1, keepdim=True) > 0)
        anything = goes_on / (goes_on.sum(1, keepdim=True) + TINY)
        hands = torch.multinomial(evenly(view.known.likely), 1)[:, 0]
        every = torch.arange(count, device=device)
        brings = worths.choices.masked_fill(~view.choices, NEVER)[every, hands]
        best = torch.zeros_like(usual)
        best[every, brings.argmax(1)] = 1
        greedy = (torch.rand(count, device=device) < GREEDY)[:, None]
        other = torch.where(greedy, best, anything)
        return torch.where(curious > 0, (1 - curious) * usual + curious * other, usual)


def evenly(likely: Tensor) -> Tensor:
    """How much each hand counts: as it is likely, and as all that can be here."""
    here = (likely > 0).float()
    return (1 - EVENLY) * likely + EVENLY * here / (here.sum(1, keepdim=True) + TINY)


class Believing(Kept):
    """A network that learns by playing against itself."""

    NETWORKS = ("network", "usual", "average", "optimizer")

    def __init__(
        self, settings: Settings, menu: Rows, device: str, seed: int = 1, threads: int = 1
    ) -> None:
        """With the costs of a surrender that rounds are played for."""
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.settings = settings
        self.device = torch.device(device)
        self.scenery = Scenery(self.device, threads)
        self.network = Believer(settings.width, settings.depth, settings.each).to(device)
        self.usual, self.average = copy.deepcopy(self.network), copy.deepcopy(self.network)
        self.rambles = Rambles(self.scenery, settings.scenes, menu)
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), lr=settings.speed, eps=1e-6, fused=True
        )
        self.lesson = self.played = 0
        self.spent = 0.0
        self._seen = torch.zeros(2, device=device)

    def begin_as(self, network: Believer) -> None:
        """Think what another network thinks, which has to be as large."""
        try:
            for mine in (self.network, self.usual, self.average):
                mine.load_state_dict(network.state_dict())
        except RuntimeError:
            raise ElementariumError("the network to begin as is of another size") from None

    def train(self) -> Iterator[Progress]:
        """Lesson after lesson, until the time is over."""
        minutes = self.settings.minutes
        for spent in clocked(minutes, self.spent):
            self.spent, share = spent, spent / minutes
            self.give(share)
            if self.lesson % TOLD == 0:
                entropy, surprise = (self._seen / TOLD).tolist()
                self._seen.zero_()
                yield Progress(self.lesson, share, self.played, entropy, surprise, 0.0)
        self.spent = minutes

    def give(self, share: float) -> None:
        """A lesson, after a share of the time."""
        settings, scenery, scenes = self.settings, self.scenery, self.rambles.scenes
        with torch.no_grad():
            view = scenery.view(scenes)
            weights, _ = self.usual(*view.sights)
            shares = scenery.odds.shares(weights, view.choices)
            following = scenery.following(scenes, view, shares)
            values = self.usual.worths(*scenery.sights(following.scenes))
            worths = scenery.worths(scenes, view, shares, following, values)
            undecided = between(settings.undecided, min(1.0, share / settings.settled))
            better = (shares.clamp_min(TINY).log() + settings.stride * worths.choices) / (
                1 + settings.stride * undecided
            )
            wanted = scenery.odds.shares(better, view.choices)
        self._draw_near(view, wanted, worths, share)
        with torch.no_grad():
            follow(self.usual, self.network, 1 - settings.usual)
            follow(self.average, self.network, averaging(share, settings.memory))
            entropy = -(shares * shares.clamp_min(TINY).log()).sum(2)
            self._seen[0] += (view.known.likely * entropy).sum(1).mean()
        self.played += self.rambles.go_on(view, shares, worths, following)
        self.lesson += 1

    def _draw_near(self, view: View, wanted: Tensor, worths: Worths, share: float) -> None:
        """Draw the network towards what it should choose, and towards what that brings."""
        own, others = evenly(view.known.likely), evenly(view.known.others_likely)
        weights, said = self.network(*view.sights)
        logs = torch.log_softmax(weights.masked_fill(~view.choices, NEVER), 2)
        apart = -(wanted * logs.clamp_min(-30)).sum(2)
        off = (own * (said[:, 0] - worths.own).square()).sum(1)
        off = off + (others * (said[:, 1] - worths.others).square()).sum(1)
        surprise = off.mean()
        speed = self.settings.speed * slowed(share, SLOWEST) * min(1.0, (self.lesson + 1) / WARM_UP)
        self.optimizer.param_groups[0]["lr"] = speed
        draw((own * apart).sum(1).mean() + WORTHS * surprise, self.optimizer, self.network)
        self._seen[1] += surprise.detach() / 2


def averaging(share: float, memory: float) -> float:
    """How far the average follows what was learned: all the way, until it begins."""
    return 1 - memory if share > AVERAGED else 1.0
