"""The networks that learn: a player, who sees one hand; a critic, who judges by both; a pupil."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from elementarium.agents.beliefs import (
    FIXED,
    HANDS,
    HEADS,
    MARKS,
    NEVER,
    OUTPUTS,
    SEEN_OF_EACH,
    SUMS,
    WEIGHTS,
    sides,
)
from elementarium.agents.beliefs import INPUTS as INPUTS_OF_SCENES
from elementarium.agents.equilibrium import Strategy
from elementarium.agents.memory import FACES, INPUTS, Memory, digits_of
from elementarium.agents.tower import SELDOM, Floats32, Layers
from elementarium.core.engine import Integers
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.stakes import SCALES
from elementarium.solving.rounds import KNOWN, SEEN


class Tower(nn.Module):
    """Layers that each add something to what the last one made of the table."""

    def __init__(
        self, scales: npt.NDArray[np.float32], outputs: int, width: int, depth: int
    ) -> None:
        """With a scale for each number that is seen."""
        super().__init__()
        self.scale: Tensor
        self.register_buffer("scale", torch.from_numpy(scales))
        self.first = nn.Linear(len(scales), width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth - 1))
        self.last = nn.Linear(width, outputs)
        with torch.no_grad():
            self.last.weight.mul_(0.1)

    def forward(self, rows: Tensor) -> Tensor:
        """From rows of numbers as they are seen."""
        out: Tensor = self.last(self.made_of(rows))
        return out

    def made_of(self, rows: Tensor) -> Tensor:
        """What all layers but the last make of them."""
        hidden = torch.relu(self.first(rows.float() * self.scale))
        for layer in self.layers:
            hidden = hidden + torch.relu(layer(hidden))
        return hidden

    def kept(self) -> Layers:
        """As a strategy keeps it."""
        return [kept(layer) for layer in (self.first, *self.layers, self.last)]

    def take(self, kept: Layers) -> None:
        """Be what a strategy has kept."""
        take((self.first, *self.layers, self.last), kept)


def kept(layer: nn.Linear) -> tuple[Floats32, Floats32]:
    """A layer as a strategy keeps it."""
    return layer.weight.detach().T.cpu().numpy().copy(), layer.bias.detach().cpu().numpy()


@torch.no_grad()
def take(layers: Iterable[nn.Linear], kept: Layers) -> None:
    """Let layers be what a strategy has kept."""
    for layer, (weights, biases) in zip(layers, kept, strict=True):
        layer.weight.copy_(torch.from_numpy(weights.T))
        layer.bias.copy_(torch.from_numpy(biases))


def follow(behind: nn.Module, ahead: nn.Module, part: float) -> None:
    """Let the weights of one network come nearer to those of another by a part."""
    torch._foreach_lerp_(list(behind.parameters()), list(ahead.parameters()), part)


def draw(loss: Tensor, optimizer: torch.optim.Optimizer, *networks: nn.Module) -> None:
    """Let networks learn from a loss; none of them goes farther than a step of length one."""
    optimizer.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    for network in networks:
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()


class Player(nn.Module):
    """How likely each choice is, for somebody who sees what one seat sees."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        self.tower = Tower(SCALES, ACTIONS, width, depth)

    @classmethod
    def of(cls, kept: Layers) -> Player:
        """The network of a strategy, as it was when it learned."""
        player = cls(*size_of(kept))
        player.tower.take(kept)
        return player

    def forward(self, rows: Tensor, choices: Tensor) -> Tensor:
        """The logarithm of every choice's probability."""
        weights = self.tower(rows[:, :SEEN])
        return torch.log_softmax(weights.masked_fill(choices == 0, NEVER), dim=1)

    @torch.no_grad()
    def shares(self, rows: Tensor, choices: Tensor) -> Tensor:
        """How often each choice is made."""
        return without_rare(self(rows, choices))


class Critic(nn.Module):
    """What the round is worth to the player to move, by all cards and by who that is."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        scales = np.ones(KNOWN + 1, np.float32)
        scales[:SEEN] = SCALES
        self.tower = Tower(scales, 1, width, depth)

    def forward(self, rows: Tensor, learns: Tensor) -> Tensor:
        """From -1 to 1."""
        known = torch.cat([rows, learns[:, None].to(rows.dtype)], dim=1)
        return torch.tanh(self.tower(known)[:, 0])


class Pupil(nn.Module):
    """How likely each choice is, for somebody who knows the situation: a memory that learns."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        self.tower = Tower(np.ones(INPUTS, np.float32), ACTIONS, width, depth)
        for number, face in enumerate(FACES):
            self.register_buffer(f"face{number}", torch.from_numpy(face), persistent=False)

    @classmethod
    def of(cls, kept: Layers) -> Pupil:
        """The memory of a strategy."""
        pupil = cls(*size_of(kept))
        pupil.tower.take(kept)
        return pupil

    def forward(self, keys: Tensor) -> Tensor:
        """How much speaks for each choice in these situations."""
        digits = enumerate(digits_of(keys))
        faces = [self.get_buffer(f"face{number}")[digit] for number, digit in digits]
        weights: Tensor = self.tower(torch.cat(faces, 1))
        return weights

    @torch.no_grad()
    def shares(self, keys: Tensor, choices: Tensor) -> Tensor:
        """How often each of the possible choices is made."""
        return without_rare(torch.log_softmax(self(keys).masked_fill(choices == 0, NEVER), 1))


class Believer(nn.Module):
    """How likely each choice is with every hand, and what the round is worth with it.

    It sees what both players see, and what they may think of each other's hand. One part looks at
    the scene as a whole, another at each hand by itself, all hands by the same few weights.
    """

    def __init__(self, width: int, depth: int, each: int) -> None:
        super().__init__()
        self.tower = Tower(np.ones(INPUTS_OF_SCENES, np.float32), OUTPUTS, width, depth)
        self.towards = nn.Linear(width, 2 * each)
        self.own, self.other = (nn.Linear(SEEN_OF_EACH + FIXED.shape[1], each) for _ in range(2))
        self.own_last, self.other_last = nn.Linear(each, ACTIONS + 1), nn.Linear(each, 1)
        self.fixed: Tensor
        self.sums: Tensor
        self.register_buffer("fixed", torch.from_numpy(FIXED), persistent=False)
        self.register_buffer("sums", torch.from_numpy(SUMS), persistent=False)

    @property
    def _heads(self) -> tuple[nn.Linear, ...]:
        return self.towards, self.own, self.other, self.own_last, self.other_last

    @classmethod
    def of(cls, kept: Layers) -> Believer:
        """The network of a strategy, as it was when it learned."""
        width, depth = size_of(kept[:-HEADS])
        believer = cls(width, depth, kept[-1][0].shape[0])
        believer.tower.take(kept[:-HEADS])
        take(believer._heads, kept[-HEADS:])
        return believer

    def kept(self) -> Layers:
        """As a strategy keeps it."""
        return [*self.tower.kept(), *map(kept, self._heads)]

    def forward(self, rows: Tensor, marks: Tensor) -> tuple[Tensor, Tensor]:
        """How much speaks for each choice with every hand; what each hand of both is worth."""
        made = self.tower.made_of(rows)
        by_scene = self.tower.last(made)
        own, others = self._hands(made, rows, marks)
        found = self.own_last(quickly(of_each, *own))
        weights = by_scene[:, :WEIGHTS].view(-1, len(HANDS), ACTIONS) + found[:, :, :ACTIONS]
        worths = by_scene[:, WEIGHTS:].view(-1, 2, len(HANDS))
        by_hand = found[:, :, ACTIONS], self._others_worth(others)
        return weights, worths + torch.stack(by_hand, 1)

    def worths(self, rows: Tensor, marks: Tensor) -> Tensor:
        """What each hand is worth to the player to move, and to the other one."""
        made, last = self.tower.made_of(rows), self.tower.last
        worths = nn.functional.linear(made, last.weight[WEIGHTS:], last.bias[WEIGHTS:])
        own, others = self._hands(made, rows, marks)
        weights, bias = self.own_last.weight[ACTIONS], self.own_last.bias[ACTIONS]
        by_hand = quickly(worth_of_each, *own, weights, bias), self._others_worth(others)
        return (worths.view(-1, 2, len(HANDS)) + torch.stack(by_hand, 1)).clamp(-1, 1)

    def _others_worth(self, others: list[Tensor]) -> Tensor:
        return quickly(worth_of_each, *others, self.other_last.weight[0], self.other_last.bias)

    def _hands(self, made: Tensor, rows: Tensor, marks: Tensor) -> list[list[Tensor]]:
        """What is made of each hand, part by part: of the player to move and of the other one."""
        meanings, found = self.towards(made).chunk(2, 1), []
        for side, seen in enumerate(sides(torch, rows, marks, self.sums)):
            layer = (self.own, self.other)[side]
            by_sight, always = layer.weight.T.tensor_split([SEEN_OF_EACH])
            scene = meanings[side] + marks[:, side] @ always[:MARKS]
            found.append([seen, by_sight, self.fixed @ always + layer.bias, scene])
        return found


def of_each(seen: Tensor, weights: Tensor, fixed: Tensor, scene: Tensor) -> Tensor:
    """What is made of each hand: of what is seen of it, of itself, and of the scene.

    A compiler for graphics cards makes one go of sums, but none of products of matrices.
    """
    if seen.is_cuda:
        of_hands = sum(seen[:, :, k, None] * weights[k] for k in range(SEEN_OF_EACH))
        return torch.relu(of_hands + fixed + scene[:, None])
    made = seen @ weights
    made += fixed
    made += scene[:, None]
    return made.relu_()


def worth_of_each(
    seen: Tensor, weights: Tensor, fixed: Tensor, scene: Tensor, last: Tensor, bias: Tensor
) -> Tensor:
    """What each hand is worth, by what is made of it."""
    made = of_each(seen, weights, fixed, scene)
    worths: Tensor = ((made * last).sum(2) if seen.is_cuda else made @ last) + bias
    return worths


def quickly(function: Callable[..., Tensor], *tensors: Tensor) -> Tensor:
    """What a function makes of tensors; on a graphics card in one go, compiled for that."""
    return (compiled(function) if tensors[0].is_cuda else function)(*tensors)


@cache
def compiled(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """A function for a graphics card and any number of scenes, if torch has its compiler there."""
    found: Callable[..., Tensor] = (
        torch.compile(function, dynamic=True) if find_spec("triton") else function
    )
    return found


@dataclass(frozen=True)
class QuickMemory(Memory):
    """A memory that torch asks: on a card if there is one, with numbers of half the size."""

    pupil: Pupil

    @classmethod
    def of(cls, memory: Memory, device: str) -> QuickMemory:
        """The same memory, on a device."""
        return cls(memory.layers, Pupil.of(memory.layers).to(device))

    @torch.no_grad()
    def weigh(self, keys: Integers) -> Floats32:
        """How much speaks for each choice in each situation."""
        device = self.pupil.tower.scale.device
        with torch.autocast(device.type, torch.bfloat16):
            weights = self.pupil(torch.from_numpy(keys).to(device))
        found: Floats32 = weights.float().cpu().numpy()
        return found


def quickened(strategy: Strategy, device: str) -> Strategy:
    """The same strategy, whose memory answers on a device."""
    return replace(strategy, memory=QuickMemory.of(strategy.memory, device))


def size_of(kept: Layers) -> tuple[int, int]:
    """The width and the depth of what a strategy has kept."""
    return kept[0][0].shape[1], len(kept) - 1


def without_rare(logs: Tensor) -> Tensor:
    """Shares, by their logarithms; those that should be very rare are left out."""
    shares = logs.exp()
    shares = torch.where(shares < SELDOM * shares.amax(1, keepdim=True), 0.0, shares)
    return shares / shares.sum(1, keepdim=True)
