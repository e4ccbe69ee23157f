"""A moment of a game, unchanging, with the story each player could tell of it.

This is what a state of OpenSpiel's is made of; nothing here needs OpenSpiel.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from elementarium.arena.running import MOST_DECISIONS
from elementarium.core.engine import Table
from elementarium.core.errors import IllegalAction
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.game import ALL_SEEING, Game
from elementarium.core.match import glance
from elementarium.core.random import CHANCE, seed_words
from elementarium.core.records import records
from elementarium.rl.environments import SEED_BITS, Environment

BYTE = 256
CHANCE_BYTES = 4
"""Asked of chance whenever the rules shuffle, draw or deal."""
NOBODY = -1
DEAL = -1
"""What chance is waited for before anything has happened."""

REMEMBERED = 32
"""The newest of what a player chose and saw happen, as numbers; in words it is all kept."""

Row = tuple[int, ...]
"""Something that happened, as numbers."""


@dataclass(frozen=True)
class Account:
    """What one player has chosen and seen happen, in order."""

    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()

    def __add__(self, more: Account) -> Account:
        rows = self.rows + more.rows
        return Account(self.lines + more.lines, rows[-REMEMBERED:])


@dataclass(frozen=True)
class Situation:
    """A moment of a game. It never changes, so that clones can share it."""

    table: Table | None
    """None before anything is dealt."""
    player: int
    decisions: int = 0
    waiting: int | None = DEAL
    """The action, or the deal, that waits for chance."""
    drawn: tuple[int, ...] = ()
    """The bytes of chance so far."""
    accounts: tuple[Account, ...] = ()
    """Of each player."""

    def __deepcopy__(self, memo: Any) -> Situation:
        return self

    @property
    def awaits_chance(self) -> bool:
        """Whether chance is asked next."""
        return self.waiting is not None

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.awaits_chance and (
            self.player == NOBODY or self.decisions >= MOST_DECISIONS
        )


@dataclass(frozen=True)
class Spot:
    """An environment with everything agreed: how situations follow from each other."""

    environment: Environment
    options: Mapping[str, Any]

    def __deepcopy__(self, memo: Any) -> Spot:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Spot, (self.environment, self.options)

    @property
    def game(self) -> Game:
        """The rules."""
        return self.environment.game

    @cached_property
    def seats(self) -> list[int]:
        """The seat of each player."""
        return self.environment.deciding(self.options)

    @cached_property
    def zero_sum(self) -> bool:
        """Whether what one side wins the other loses: two sides, equally many at each."""
        sides = [self.game.side(seat) for seat in self.seats]
        return len(set(sides)) == 2 and sides.count(sides[0]) * 2 == len(sides)

    @cached_property
    def _packed(self) -> Any:
        packed = np.zeros(1, self.game.OPTIONS)
        packed[0] = self.game.pack(self.options)
        return packed

    # ── what can be seen of a situation ──────────────────────────────────────────────────────

    def legal(self, now: Situation) -> list[int]:
        """What the player to move can choose; nothing while chance is asked."""
        if now.table is None or now.awaits_chance:
            return []
        ids = np.zeros(self.game.most_legal, np.int16)
        return ids[: self.game.native.legal(now.table, ids)].tolist()

    def returns(self, now: Situation) -> list[float]:
        """The result for each player; nothing before the end."""
        out = np.zeros(self.game.seats(self.options), np.float32)
        if now.table is not None:
            self.game.native.returns(now.table, out)
        return [float(out[seat]) for seat in self.seats]

    def name(self, now: Situation, action: int) -> str:
        """An action in notation."""
        if now.table is None or action not in self.legal(now):
            return f"action {action}"
        return self.game.format(glance(now.table), action)

    def tell(self, now: Situation) -> str:
        """The whole table, as nobody sees it."""
        if now.table is None:
            return f"before the deal {now.drawn}"
        position = self.game.write_position(records(now.table)[0], ALL_SEEING)
        fingerprint = hashlib.sha256(now.table.tobytes()).hexdigest()[:16]
        waiting = f" waiting {now.waiting} {now.drawn}" if now.awaits_chance else ""
        return f"{json.dumps(position)} {fingerprint}{waiting}"

    # ── what follows from it ─────────────────────────────────────────────────────────────────

    def after(self, now: Situation, action: int) -> Situation:
        """A player has chosen, or chance has given a byte."""
        if not now.awaits_chance:
            return self._chosen(now, action, None)
        drawn = (*now.drawn, action)
        if len(drawn) < CHANCE_BYTES:
            return replace(now, drawn=drawn)
        seed = int.from_bytes(bytes(drawn), "big")
        now = replace(now, drawn=())
        if now.waiting == DEAL:
            return self._dealt(now, seed)
        assert now.waiting is not None
        return self._chosen(now, now.waiting, seed)

    def _dealt(self, now: Situation, seed: int) -> Situation:
        table, log = self.game.new_table(), new_log()
        self.game.native.setup(table, self._packed, seed, log)
        return self._moved_on(replace(now, waiting=None), table, take_events(log))

    def _chosen(self, now: Situation, action: int, seed: int | None) -> Situation:
        """What was chosen is done; where it needs chance and has none yet, it waits for it."""
        assert now.table is not None
        table, log = now.table.copy(), new_log()
        if seed is not None:
            seed_words(table["random"][0], seed, CHANCE)
        before = table["random"].tobytes()
        self.game.native.apply(table, action, log)
        if seed is None and table["random"].tobytes() != before:
            return replace(now, waiting=action)
        chose = Account((f"chose {action}",), ((NOBODY, action),))
        accounts = tuple(
            account + chose if player == now.player else account
            for player, account in enumerate(now.accounts)
        )
        decided = replace(now, waiting=None, decisions=now.decisions + 1, accounts=accounts)
        return self._moved_on(decided, table, take_events(log))

    def _moved_on(self, now: Situation, table: Table, events: list[Event]) -> Situation:
        seat = int(self.game.native.to_move(table))
        accounts = tuple(
            account + seen(self.game, events, each)
            for account, each in zip(now.accounts, self.seats, strict=True)
        )
        player = NOBODY if seat < 0 else self.seats.index(seat)
        return replace(now, table=table, player=player, accounts=accounts)

    def imagined(self, now: Situation, player: int, chance: Callable[[], float]) -> Situation:
        """Another world that looks the same to a player.

        What the others know in it is what they would see there now: what they saw before in the
        real world would tell of it.
        """
        if now.table is None:
            return now
        if now.awaits_chance:
            raise IllegalAction("chance is asked first; other worlds can be imagined afterwards")
        table = now.table.copy()
        seed = int(chance() * (1 << SEED_BITS))
        self.game.native.determinize(table, self.seats[player], seed)
        accounts = tuple(
            account if other == player else Account((self._view(table, other),))
            for other, account in enumerate(now.accounts)
        )
        return replace(now, table=table, accounts=accounts)

    # ── what a player knows of it ────────────────────────────────────────────────────────────

    def observation(self, now: Situation, player: int) -> str:
        """What a player sees now."""
        return "" if now.table is None else self._view(now.table, player)

    def knowledge(self, now: Situation, player: int) -> str:
        """All that a player knows: what they chose, what they saw happen, what they see now."""
        return "\n".join((*now.accounts[player].lines, self.observation(now, player)))

    def _view(self, table: Table, player: int) -> str:
        return view(self.game, table.tobytes(), self.seats[player])

    def encode(self, now: Situation, player: int, out: Any) -> None:
        """What a player sees now as numbers; before the deal, nothing."""
        row = np.zeros(self.game.observation, np.int8)
        if now.table is not None:
            self.game.native.encode(now.table, self.seats[player], row)
        out[:] = row


def encode_account(account: Account, out: Any) -> None:
    """The newest of what a player chose and saw happen, the newest first: one row each."""
    for row, happened in zip(out, reversed(account.rows), strict=False):
        row[: len(happened)] = happened


def seen(game: Game, events: list[Event], seat: int) -> Account:
    """Events as a seat sees them; of those that others see more of, only the kind as a number."""
    told = [tell(game, event, seat) for event in events]
    rows = (
        event if line == tell(game, event, ALL_SEEING) else event[:1]
        for line, event in zip(told, events, strict=True)
    )
    return Account(tuple(told), tuple(rows))


@lru_cache(maxsize=1 << 16)
def tell(game: Game, event: Event, seat: int) -> str:
    """An event as a seat sees it; the same things happen again and again."""
    return json.dumps(game.event(event, seat))


@lru_cache(maxsize=64)
def view(game: Game, raw: bytes, seat: int) -> str:
    """What a seat sees of a table; whoever asks for knowledge asks for observations, too."""
    return json.dumps(game.view(glance(np.frombuffer(raw, game.STATE)), seat))


def opening(spot: Spot) -> Situation:
    """Before anything is dealt."""
    return Situation(None, NOBODY, accounts=(Account(),) * len(spot.seats))
