"""Scenes: many rounds as both players see them, and what every choice of the one to move brings.

No cards are dealt: a scene stands for all hands that both players may hold (`agents.beliefs`), and
of each choice it is known what it brings with each of them. The rules are those of the game,
compiled, on the threads of a processor or on a graphics card.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from elementarium.agents.beliefs import (
    FACTS,
    GOING_ON,
    HANDS,
    LIMIT,
    OTHER,
    OWN,
    TINY,
    Beliefs,
    Odds,
    go_on,
    open_one,
    see,
)
from elementarium.agents.levels import SOLVED
from elementarium.core.engine import Ids, Table
from elementarium.core.events import LogTable, silence
from elementarium.core.game import find_game
from elementarium.core.records import records
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS, REVEAL, SURRENDER
from elementarium.games.elements.encode import OBSERVATION
from elementarium.games.elements.stakes import ONE
from elementarium.gpu.backend import SIMULATED, card_backend, cuda, graphics_card
from elementarium.solving.rounds import Rows, shared_out

WORD = np.dtype(np.int32)
BLOCK = 128
"""Threads of a card that begin together."""


@dataclass(frozen=True)
class Scenes:
    """Open tables, and how likely both players have come there with each hand."""

    tables: Tensor
    """The records, as words."""
    own: Tensor
    others: Tensor
    costs: Tensor
    """What it costs the player to move to surrender, and the other one."""

    def __len__(self) -> int:
        return len(self.tables)

    def __getitem__(self, some: Tensor) -> Scenes:
        return Scenes(self.tables[some], self.own[some], self.others[some], self.costs[some])

    def put(self, some: Tensor, others: Scenes) -> None:
        """Let some of them be others."""
        for mine, theirs in zip(self._parts, others._parts, strict=True):
            mine[some] = theirs

    @property
    def _parts(self) -> tuple[Tensor, ...]:
        return self.tables, self.own, self.others, self.costs


@dataclass(frozen=True)
class View:
    """What there is to be seen of scenes."""

    sights: tuple[Tensor, Tensor]
    """As a network sees them, and the marks of both players' hands."""
    choices: Tensor
    """What can be chosen with each hand of the player to move."""
    facts: Tensor
    known: Beliefs


@dataclass(frozen=True)
class Following:
    """The scenes after all choices that go on, as far as some hand can make them."""

    which: Tensor
    """Which they are, of every scene and choice."""
    scenes: Scenes
    before: int
    """How many scenes they follow."""

    @property
    def there(self) -> Tensor:
        """Whether there is one, scene by scene and choice by choice."""
        there = torch.zeros(self.before * GOING_ON, dtype=torch.bool, device=self.which.device)
        there[self.which] = True
        return there.view(self.before, GOING_ON)

    def after(self, rows: Tensor, actions: Tensor) -> Scenes:
        """Those after a choice in some of the scenes."""
        places = self.which.new_zeros(self.before * GOING_ON)
        places[self.which] = torch.arange(len(self.which), device=self.which.device)
        return self.scenes[places[rows * GOING_ON + actions]]


@dataclass(frozen=True)
class Worths:
    """What scenes are worth with each hand, if what follows them is known."""

    choices: Tensor
    """To the player to move, choice by choice."""
    own: Tensor
    """As that player plays."""
    others: Tensor
    """To the other one, who meets that."""


class Rules(Protocol):
    """The rules of open tables, wherever they run."""

    def see(self, tables: Tensor, costs: Tensor) -> tuple[Tensor, Tensor]:
        """What there is to be seen of every table, for networks and as facts."""

    def go_on(self, tables: Tensor) -> Tensor:
        """What each table becomes after each choice that goes on."""


@rule
def see_all(tables: Table, costs: Rows, rows: Rows, facts: Rows) -> None:
    """What there is to be seen of every table."""
    for i in range(tables.shape[0]):
        see(tables[i], int(costs[i, 0]), int(costs[i, 1]), rows[i], facts[i])


@rule
def go_on_all(tables: Table, following: Table, ids: Ids, log: LogTable) -> None:
    """What each table becomes after each choice that goes on."""
    for i in range(following.shape[0]):
        following[i] = tables[i // GOING_ON]
        go_on(following[i], ids, i % GOING_ON, log[0])


class OnThreads:
    """The rules of open tables on the threads of a processor."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)
        engine = find_game(SOLVED).native
        self._see = engine.made(see_all, "see_all")
        self._go_on = engine.made(go_on_all, "go_on_all")

    def see(self, tables: Tensor, costs: Tensor) -> tuple[Tensor, Tensor]:
        """What there is to be seen of every table, for networks and as facts."""
        rows = torch.zeros((len(tables), OBSERVATION), dtype=torch.int8)
        facts = torch.zeros((len(tables), FACTS), dtype=torch.int8)
        self._everywhere(
            len(tables),
            lambda some: self._see(
                as_records(tables[some]), costs[some].numpy(), rows[some].numpy(),
                facts[some].numpy(),
            ),
        )  # fmt: skip
        return rows, facts

    def go_on(self, tables: Tensor) -> Tensor:
        """What each table becomes after each choice that goes on."""
        following = torch.zeros((len(tables), GOING_ON, tables.shape[1]), dtype=tables.dtype)
        self._everywhere(
            len(tables),
            lambda some: self._go_on(
                as_records(tables[some]), as_records(following[some].flatten(0, 1)),
                np.zeros(ACTIONS, np.int16), silence(),
            ),
        )  # fmt: skip
        return following

    def _everywhere(self, count: int, part: Callable[[slice], None]) -> None:
        """Do something with all tables, some on each thread."""
        for _ in self._pool.map(part, shared_out(count, self._threads)):
            pass


class OnCard:
    """The same on a graphics card, a thread for each table."""

    def __init__(self) -> None:
        self._see, self._go_on = card_kernels()

    def see(self, tables: Tensor, costs: Tensor) -> tuple[Tensor, Tensor]:
        """What there is to be seen of every table, for networks and as facts."""
        rows, facts = (
            torch.zeros((len(tables), size), dtype=torch.int8, device=tables.device)
            for size in (OBSERVATION, FACTS)
        )
        self._launch(self._see, len(tables), tables, costs, rows, facts)
        return rows, facts

    def go_on(self, tables: Tensor) -> Tensor:
        """What each table becomes after each choice that goes on."""
        following = tables[:, None].repeat(1, GOING_ON, 1)
        self._launch(self._go_on, len(tables) * GOING_ON, following.flatten(0, 1))
        return following

    def _launch(self, kernel: Any, count: int, *tensors: Tensor) -> None:
        if count:
            kernel[-(-count // BLOCK), BLOCK](*map(lent, tensors))


def lent(tensor: Tensor) -> Any:
    """A tensor as kernels take it, in the same memory; the simulator takes those of NumPy."""
    tensor = tensor.contiguous()
    return tensor.numpy() if SIMULATED else cuda.as_cuda_array(tensor)


@cache
def card_kernels() -> tuple[Any, Any]:
    """To see open tables, and to go on, on a graphics card.

    As in `gpu.kernels` a thread takes the words of its table to itself, and ends with the rules.
    """
    backend = card_backend(find_game(SOLVED).native.types)
    seeing, going = backend.twin(see), backend.twin(go_on)
    record = records(np.zeros(1, find_game(SOLVED).STATE)).dtype
    words = record.itemsize // WORD.itemsize

    @cuda.jit  # type: ignore[untyped-decorator]
    def see_one(tables: Any, costs: Any, rows: Any, facts: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            table = cuda.local.array(1, record)
            raw = table.view(WORD)
            for k in range(words):
                raw[k] = tables[i, k]
            seeing(table[0], costs[i, 0], costs[i, 1], rows[i], facts[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def go_on_one(tables: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            table = cuda.local.array(1, record)
            ids = cuda.local.array(ACTIONS, np.int16)
            raw = table.view(WORD)
            for k in range(words):
                raw[k] = tables[i, k]
            going(table[0], ids, i % GOING_ON, 0)
            for k in range(words):
                tables[i, k] = raw[k]

    return see_one, go_on_one


def as_records(tables: Tensor) -> Table:
    """The records of tables whose words are on a processor."""
    return tables.numpy().view(find_game(SOLVED).STATE).reshape(-1)


def as_words(table: Table) -> Tensor:
    """The words of tables."""
    return torch.from_numpy(table.view(WORD).reshape(len(table), -1))


class Scenery:
    """Where scenes are: they begin, are seen, and go on there."""

    def __init__(self, device: torch.device, threads: int) -> None:
        self.device = device
        self.odds = Odds(
            torch, partial(torch.as_tensor, device=device), partial(torch.zeros, device=device)
        )
        self.rules: Rules
        if device.type == "cuda":
            graphics_card()
            self.rules = OnCard()
        else:
            self.rules = OnThreads(threads)
        table = np.zeros(1, find_game(SOLVED).STATE)
        find_game(SOLVED).native.made(open_one, "open_one")(table, 1, 0)
        self._first = as_words(table).to(device)

    def begin(self, costs: Tensor) -> Scenes:
        """Rounds in which nobody has chosen yet; with these costs of a surrender."""
        count = len(costs)
        alike = torch.full((count, len(HANDS)), 1 / len(HANDS), device=self.device)
        return Scenes(self._first.repeat(count, 1), alike, alike.clone(), costs)

    def view(self, scenes: Scenes) -> View:
        """What there is to be seen."""
        sights, facts, known = self._seen(scenes)
        return View(sights, self.odds.choices(known.likely, facts), facts, known)

    def sights(self, scenes: Scenes) -> tuple[Tensor, Tensor]:
        """What a network sees of scenes, and nothing else."""
        return self._seen(scenes)[0]

    def _seen(self, scenes: Scenes) -> tuple[tuple[Tensor, Tensor], Tensor, Beliefs]:
        rows, facts = self.rules.see(scenes.tables, scenes.costs)
        known = self.odds.beliefs(facts, scenes.own, scenes.others)
        return self.odds.sights(rows, facts, known), facts, known

    def following(self, scenes: Scenes, view: View, shares: Tensor) -> Following:
        """The scenes after all choices that go on."""
        goes_on = view.choices[:, :, :GOING_ON].any(1)
        which = goes_on.flatten().nonzero()[:, 0]
        before, choice = which // GOING_ON, which % GOING_ON
        chosen = shares.transpose(1, 2)[before, choice]
        tables = self.rules.go_on(scenes.tables).flatten(0, 1)[which]
        after = Scenes(
            tables, scenes.others[before], self.odds.after(scenes.own[before], chosen),
            scenes.costs[before].flip(1),
        )  # fmt: skip
        return Following(which, after, len(scenes))

    def worths(
        self, scenes: Scenes, view: View, shares: Tensor, following: Following, values: Tensor
    ) -> Worths:
        """What scenes are worth, if those that follow have values.

        These are what the player who moves there may expect, and the other one, with each hand.
        """
        count, hands = scenes.own.shape
        onwards = values.new_zeros((count * GOING_ON, 2, hands))
        onwards[following.which] = values
        to_others, to_own = onwards.view(count, GOING_ON, 2, hands).unbind(2)
        facts, costs = view.facts, scenes.costs[:, :1] / ONE
        choices = torch.zeros_like(shares)
        choices[:, :, :GOING_ON] = to_own.transpose(1, 2)
        choices[:, :, REVEAL] = view.known.reveals
        choices[:, :, SURRENDER] = -costs
        made = scenes.own[:, :, None] * shares
        met = made.transpose(1, 2) @ self.odds.ways
        others = (met[:, :GOING_ON] * to_others).sum(1) + met[:, SURRENDER] * costs
        others = others + self.odds.faces_reveals(
            made[:, :, REVEAL].contiguous(), facts[:, LIMIT], facts[:, OWN], facts[:, OTHER]
        )
        return Worths(choices, (shares * choices).sum(2), others / (met.sum(1) + TINY))
