"""Match: seats, a table and the history that led to it.

A match checks every action at the door. It can be taken back, replayed, written down and read
again, and verified: the same beginning and the same actions always lead to the same bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal, NamedTuple

import numpy as np

from elementarium.core.chance import KEY_BYTES, commitment_of, seed_of, words_of
from elementarium.core.engine import Engine, Table
from elementarium.core.errors import (
    BadKey,
    BadSeat,
    BadSeed,
    GameOver,
    IllegalAction,
    NotYourTurn,
    PositionError,
    VerificationError,
)
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.game import ALL_SEEING, Game, Message, find_game, game_names
from elementarium.core.random import MAX_SEED
from elementarium.core.reading import locate, read_json
from elementarium.core.records import Glance, copied, records


class Concession(NamedTuple):
    """A seat that lost before the rules ended the game."""

    seat: int
    how: Literal["resigned", "flagged"]


class Match:
    """One game being played, or played."""

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
        *,
        key: bytes | None = None,
        start: Mapping[str, Any] | None = None,
        engine: Engine | None = None,
    ) -> None:
        """A new match; with `start`, one that goes on from that position, options and all.

        With a key, all chance comes from it (see `core.chance`), and the seed says nothing.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.key = None if key is None else checked_key(key)
        self.seed = checked_seed(seed if key is None else seed_of(key))
        self.start = deepcopy(start)
        self.engine = engine or self.game.native
        self.history: list[int] = []
        self.opening: list[Event] = []
        """What happened before the first decision."""
        self.concession: Concession | None = None
        self._table = self.game.new_table()
        self._log = new_log()
        self._ids = np.zeros(self.game.most_legal, np.int16)
        self._legal: list[int] | None = None
        self._mover: int | None = None
        self._turn: int | None = None
        self._glanced = b""
        self._glance: Any = None
        if start is not None:
            self._first = np.zeros(1, self.game.STATE)
            self._first[0] = self.game.read_position(start, self.seed)
            written = self.game.write_position(records(self._first)[0], ALL_SEEING)
            options = written["options"]
        self.options = self.game.checked_options(options or {})
        self.seats = self.game.seats(self.options)
        if len(names) > self.seats:
            raise BadSeat(f"there are {self.seats} seats, but {len(names)} names")
        self.names = [*names, *(f"seat {n}" for n in range(len(names), self.seats))]
        self._begin()

    @classmethod
    def from_position(
        cls,
        document: Mapping[str, Any] | str,
        seed: int = 0,
        names: Sequence[str] = (),
        *,
        key: bytes | None = None,
        engine: Engine | None = None,
    ) -> Match:
        """A match that goes on from a position, given as a document or as its text."""
        text = document if isinstance(document, str) else None
        parsed = read_json(document) if isinstance(document, str) else document
        try:
            if not isinstance(parsed, Mapping):
                raise PositionError("expected an object")
            if parsed.get("game") not in game_names():
                names_known = ", ".join(game_names())
                raise PositionError(f"expected one of the games {names_known}", path=("game",))
            return cls(parsed["game"], None, seed, names, key=key, start=parsed, engine=engine)
        except PositionError as error:
            if text is None:
                raise
            raise error.at(*locate(text, error.path)) from None

    def _begin(self) -> None:
        self._legal = self._mover = self._turn = None
        self.concession = None
        if self.start is not None:
            self._table[:] = self._first
            return
        options = np.zeros(1, self.game.OPTIONS)
        options[0] = self.game.pack(self.options)
        self.engine.setup(self._table, options, self.seed, self._log)
        self.opening = take_events(self._log)

    # ── the table ────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> np.record:
        """The table as it is now. Look, but change it by `apply` only."""
        state: np.record = records(self._table)[0]
        return state

    @property
    def glance(self) -> Any:
        """The same for those who only look, as it is now: much quicker to read."""
        raw = self._table.tobytes()
        if raw != self._glanced:  # many look at the same table, and what one has read all share
            self._glanced, self._glance = raw, glance(np.frombuffer(raw, self.game.STATE))
        return self._glance

    @property
    def sides(self) -> list[int]:
        """The side of each seat."""
        return [self.game.side(seat) for seat in range(self.seats)]

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        if self._mover is None:
            self._mover = self.engine.to_move(self._table)
        return None if self._mover < 0 or self.concession else self._mover

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    def legal(self) -> list[int]:
        """The ids of the possible actions, in rising order."""
        return list(self._possible())

    def _possible(self) -> list[int]:
        if self.concession:
            return []
        if self._legal is None:
            count = self.engine.legal(self._table, self._ids)
            self._legal = self._ids[:count].tolist()
        return self._legal

    @property
    def turn(self) -> int:
        """A number that changes when a player's turn is over."""
        if self._turn is None:
            self._turn = int(self.engine.turn(self._table))
        return self._turn

    def returns(self) -> list[float]:
        """The result for each seat: +1, 0 or -1; all 0 while the game goes on."""
        if self.concession and not self.game.endless(self.options):
            lost = self.sides[self.concession.seat]
            others = 1.0 if len(set(self.sides)) == 2 else 0.0  # among several nothing is decided
            return [-1.0 if side == lost else others for side in self.sides]
        out = np.zeros(self.seats, np.float32)
        self.engine.returns(self._table, out)
        results: list[float] = out.tolist()
        return results

    def view(self, seat: int | None) -> dict[str, Any]:
        """All and only what a seat may see; None is a spectator."""
        return self.game.view(self.glance, None if seat is None else self.checked_seat(seat))

    def encode(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The observation of a seat as numbers."""
        out = np.zeros(self.game.observation, np.int8)
        self.engine.encode(self._table, self.checked_seat(seat), out)
        return out

    def describe(self, action: int) -> Message:
        """What choosing an action means, as a message."""
        return self.game.describe(self.glance, action)

    def position(self, seat: int | None = ALL_SEEING) -> dict[str, Any]:
        """The table as a document: all of it, or what one seat or a spectator (None) knows."""
        if seat not in (None, ALL_SEEING):
            seat = self.checked_seat(seat)
        return self.game.write_position(self.state, seat)

    def checked_seat(self, seat: int | None) -> int:
        """The seat, if there is one of that number."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeat(f"the seats are 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def digest(self) -> str:
        """A fingerprint of the table, to its last bit."""
        return hashlib.sha256(self._table.tobytes()).hexdigest()[:16]

    def verify(self, digest: str, results: Sequence[float] | None = None) -> None:
        """Check that this is the table, and the result, that somebody claims."""
        if digest != self.digest():
            raise VerificationError(f"the replay ends at table {self.digest()}, not {digest}")
        if results is not None and list(results) != self.returns():
            raise VerificationError(f"the replay ends with {self.returns()}, not {list(results)}")

    def copy_table(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """A copy of the record, for those who want to try things out."""
        return copied(self._table)

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def apply(self, action: int | str, seat: int | None = None) -> list[Event]:
        """Do what was chosen, by id or in notation; returns what happened."""
        if seat is not None and seat != self.to_move:
            raise NotYourTurn(f"it is not seat {seat}'s turn; to move: {self.to_move}")
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        if isinstance(action, (bool, float)) or action not in self._possible():
            self._refuse(action)
        self.history.append(int(action))
        if self.key is not None:
            self._table["random"][0] = words_of(self.key, len(self.history))
        self.engine.apply(self._table, int(action), self._log)
        self._legal = self._mover = self._turn = None
        return take_events(self._log)

    def concede(self, seat: int, how: Literal["resigned", "flagged"]) -> None:
        """A seat and its side lose before the rules end it: it gave up, or ran out of time.

        Where there is one other side, it has won; among several nobody has.
        """
        if self.is_over:
            raise GameOver("the game is over")
        self.concession = Concession(self.checked_seat(seat), how)

    def _refuse(self, action: int) -> None:
        if self.is_over:
            raise GameOver("the game is over")
        seen = self.glance
        possible = ", ".join(self.game.format(seen, each) for each in self.legal()[:12])
        raise IllegalAction(f"{self._name(action)} is not possible now; possible: {possible}")

    def notation(self, action: int) -> str:
        """An action that is possible now, as players note it."""
        return self.game.format(self.glance, action)

    def _name(self, action: int) -> str:
        if type(action) is not int or not 0 <= action < self.game.ACTIONS:
            return f"action {action!r}"
        try:
            return self.notation(action)
        except (IndexError, ValueError):
            return f"action {action}"

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions."""
        if not 0 <= actions <= len(self.history):
            raise IllegalAction(f"{len(self.history)} actions can be taken back, not {actions}")
        self.go_to(len(self.history) - actions)

    def go_to(self, length: int) -> None:
        """Back to how it was after so many actions; the later ones are forgotten."""
        if not 0 <= length <= len(self.history):
            raise IllegalAction(f"the match has {len(self.history)} actions, not {length}")
        history = self.history[:length]
        self.history = []
        self._begin()
        for action in history:
            self.apply(action)

    def replay(self) -> Iterator[tuple[Match, int]]:
        """A second match that makes the same actions one by one: (match before it, action)."""
        again = self.restarted()
        for action in self.history:
            yield again, action
            again.apply(action)

    def restarted(self) -> Match:
        """A match with the same beginning and no history."""
        return Match(
            self.game,
            self.options,
            self.seed,
            self.names,
            key=self.key,
            start=self.start,
            engine=self.engine,
        )

    @property
    def commitment(self) -> str | None:
        """What may be known of the key before the match is over."""
        return None if self.key is None else commitment_of(self.key)


def glance(table: Table) -> Any:
    """The state at a table as it is now, its fields as plain attributes.

    The fields of a NumPy record are found anew, slowly, whenever one is read.
    """
    return Glance(table[0])


def checked_key(key: bytes) -> bytes:
    """The key, if it is one."""
    if type(key) is not bytes or len(key) != KEY_BYTES:
        raise BadKey(f"a key has {KEY_BYTES} bytes")
    return key


def checked_seed(seed: int) -> int:
    """The seed, if it is one."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadSeed(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed!r}")
    return seed
