"""The network: it looks at every elemental, at every location, and at the whole table.

    elemental ──► location ──► table ──► value, cards and turns
        │             │          │
        │             ◄──────────┤
        ◄─────────────┴──────────┘
    chosen?        chosen?

An elemental is seen as what it is and where it stands; a location as all who stand there, with
those nearest to the rift and those farthest from it; the table as all locations, hands and piles.
On the way back everybody at the table is asked how much speaks for choosing them.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from elementarium.games.riftforce.actions import LOCATION
from elementarium.games.riftforce.cards import ALL_GUILDS, CARDS, LOWEST, NUMBERS
from elementarium.games.riftforce.encode import NUMBERS_OF_ELEMENTAL, NUMBERS_OF_SEAT, SEAT_SIZE
from elementarium.games.riftforce.state import HAND, LOCATIONS, ROOM, SIDES
from elementarium.learning.sight import DUELLISTS, FLAT, SIDE, STARTS, TOKENS

MOST_LIFE = LOWEST + NUMBERS - 1
RANKS = 5
"""How far from the rift elementals stand; all those farther away are alike."""
POINTS_TO_WIN = 12
TYPICAL_PILE = 20.0
TYPICAL_ROUNDS = 20.0
ELEMENTAL = LOCATIONS + CARDS + MOST_LIFE + 4 + RANKS + 1
"""Yes-or-no questions about an elemental."""
VIEWS = 3
"""Ways to see those at a location: all, the first, the last."""
ACTION_COUNTS = (4, 4, LOCATIONS + 1, LOCATIONS + 1, LOCATIONS + 1)
"""Values of the numbers that say how far an action is: count, step, place, leftmost, rightmost."""
ACTION_AT = (2, 3, 5, 6, 7)
ACTOR_AT = 4


class Size(NamedTuple):
    """How large a network is."""

    elemental: int
    location: int
    table: int
    depth: int


def flat_scale() -> Tensor:
    """What flat numbers are multiplied by, so that all of them are about as large as one."""
    scale = torch.ones(FLAT)
    scale[STARTS["score"] : STARTS["score"] + SIDES] = 1 / POINTS_TO_WIN
    scale[STARTS["rounds"]] = 1 / TYPICAL_ROUNDS
    action = STARTS["action"]
    scale[[action + at for at in (*ACTION_AT, ACTOR_AT)]] = 0.0  # seen in steps, and at the actor
    for seat in range(DUELLISTS):
        at = STARTS["seats"] + seat * SEAT_SIZE
        scale[at] = 1 / HAND
        scale[at + 1 : at + 3] = 1 / TYPICAL_PILE
        unseen = at + NUMBERS_OF_SEAT + ALL_GUILDS + CARDS
        scale[unseen : unseen + CARDS] = 0.5
    return scale


def one_of(values: Tensor, first: int, count: int) -> Tensor:
    """Which of so many numbers from the first on each value is; any other is none of them."""
    return values[..., None] == torch.arange(first, first + count, device=values.device)


class Elementals(NamedTuple):
    """The elementals of a side."""

    facts: Tensor
    """float [n, TOKENS, ELEMENTAL]"""
    views: Tensor
    """float [n, VIEWS * LOCATIONS, TOKENS]: who is seen at a location, in each way."""


def see_elementals(numbers: Tensor, actor: Tensor) -> Elementals:
    """Read the elementals of a side: int [n, SIDE], and the index + 1 of the one that acts."""
    each = numbers.unflatten(1, (TOKENS, NUMBERS_OF_ELEMENTAL))
    place, guild, number, damage, activated, whose = each.unbind(2)
    here = one_of(place, 1, LOCATIONS)
    rank = (here.int().cumsum(1) * here).sum(2)  # 1 is nearest to the rift; 0 is nobody
    first = rank == 1
    last = (rank > 0) & (place != torch.cat([place[:, 1:], torch.zeros_like(place[:, :1])], 1))
    acts = one_of(actor, 1, TOKENS)
    facts = torch.cat(
        [
            here,
            one_of((guild - 1) * NUMBERS + number - LOWEST, 0, CARDS),
            one_of(number - damage, 1, MOST_LIFE),
            torch.stack([damage > 0, activated > 0, whose > 1, acts], 2),
            one_of(rank.clamp(max=RANKS), 1, RANKS),
            last[..., None],
        ],
        2,
    )
    views = torch.cat([here, here & first[..., None], here & last[..., None]], 2)
    return Elementals(facts.float(), views.float().transpose(1, 2))


class Network(nn.Module):
    """How much speaks for each choice, and what the game is worth to the one who chooses."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        d = size.elemental
        self.scale: Tensor
        self.register_buffer("scale", flat_scale(), persistent=False)
        steps = SIDES * (POINTS_TO_WIN + 1) + sum(ACTION_COUNTS)
        self.elementals = nn.ModuleList(nn.Linear(ELEMENTAL, d) for _ in range(SIDES))
        self.location = nn.Linear(SIDES * VIEWS * d, size.location)
        self.table = nn.Linear(FLAT + steps + LOCATIONS * size.location, size.table)
        self.layers = nn.ModuleList(nn.Linear(size.table, size.table) for _ in range(size.depth))
        self.value = nn.Linear(size.table, 1)
        self.choices = nn.Linear(size.table, LOCATION + 1)
        self.from_table = nn.Linear(size.table, d)
        self.from_location = nn.Linear(size.location, d)
        self.choose_location = nn.Linear(d, 1)
        self.from_elemental = nn.ModuleList(nn.Linear(d, d) for _ in range(SIDES))
        self.choose_elemental = nn.ModuleList(nn.Linear(d, 1) for _ in range(SIDES))
        with torch.no_grad():
            for last in (self.choices, self.choose_location, *self.choose_elemental):
                last.weight.mul_(0.1)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """From int8 [n, SEEN] to float [n, ACTIONS] and float [n]."""
        numbers = seen.int()
        sides, vectors = self._elementals(numbers)
        locations = self._locations(sides, vectors)
        table = self._table(numbers, locations)
        context = torch.relu(self.from_location(locations) + self.from_table(table)[:, None])
        choices = self.choices(table)
        weights = torch.cat(  # in the order of the action ids
            [
                choices[:, :LOCATION],
                self.choose_location(context)[..., 0],
                *self._chosen(sides, vectors, context),
                choices[:, LOCATION:],
            ],
            1,
        )
        return weights, self.value(table)[:, 0]

    def _elementals(self, numbers: Tensor) -> tuple[list[Elementals], list[Tensor]]:
        actor = numbers[:, STARTS["action"] + ACTOR_AT]
        sides = []
        for side, first in enumerate(range(FLAT, FLAT + SIDES * SIDE, SIDE)):
            ours = actor if side == 0 else torch.zeros_like(actor)
            sides.append(see_elementals(numbers[:, first : first + SIDE], ours))
        pairs = zip(self.elementals, sides, strict=True)
        return sides, [torch.relu(layer(each.facts)) for layer, each in pairs]

    def _locations(self, sides: list[Elementals], vectors: list[Tensor]) -> Tensor:
        """Who stands at each location: [n, LOCATIONS, size.location]."""
        seen = [
            (each.views.to(vector.dtype) @ vector).unflatten(1, (VIEWS, LOCATIONS))
            for each, vector in zip(sides, vectors, strict=True)
        ]
        return torch.relu(self.location(torch.cat(seen, 1).transpose(1, 2).flatten(2)))

    def _table(self, numbers: Tensor, locations: Tensor) -> Tensor:
        flat = numbers[:, :FLAT]
        score, action = STARTS["score"], STARTS["action"]
        steps = [
            one_of(flat[:, score + side].clamp(max=POINTS_TO_WIN), 0, POINTS_TO_WIN + 1)
            for side in range(SIDES)
        ]
        for at, count in zip(ACTION_AT, ACTION_COUNTS, strict=True):
            steps.append(one_of(flat[:, action + at], 0, count))
        parts = [flat * self.scale, torch.cat(steps, 1).float(), locations.flatten(1)]
        hidden = torch.relu(self.table(torch.cat(parts, 1)))
        for layer in self.layers:
            hidden = hidden + torch.relu(layer(hidden))
        return hidden

    def _chosen(
        self, sides: list[Elementals], vectors: list[Tensor], context: Tensor
    ) -> list[Tensor]:
        """How much speaks for each elemental of both sides; nothing for those not seen."""
        found = []
        for side, (each, vector) in enumerate(zip(sides, vectors, strict=True)):
            around = each.views[:, :LOCATIONS].transpose(1, 2).to(context.dtype) @ context
            asked = torch.relu(self.from_elemental[side](vector) + around)
            weights = self.choose_elemental[side](asked)[..., 0]
            found += [weights, weights.new_zeros(weights.shape[0], ROOM - TOKENS)]
        return found
