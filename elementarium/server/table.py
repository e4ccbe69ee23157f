"""A table in memory: what its log says, and what of it each guest may know.

Nothing here waits or writes. A table is rebuilt by taking the lines of its log in order, and it
lives on by taking further lines once they are committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from elementarium.core.chance import commitment_of
from elementarium.core.engine import Engine
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.server import messages
from elementarium.server.clock import Clock, Uptime
from elementarium.server.errors import Refusal
from elementarium.server.foresight import tried_out
from elementarium.server.lines import Line, Said
from elementarium.server.messages import Entry, Stage
from elementarium.server.telling import Json
from elementarium.server.terms import SeatTerms, Terms

Names = Callable[[str], str]
"""What a guest is called, by id."""


IDLE_NAME = "trainer"
"""Of a seat that decides nothing, in a match file."""


@dataclass
class Seat:
    """A place at the table."""

    terms: SeatTerms
    guest: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether it waits for somebody."""
        return self.terms.is_for_people and self.guest is None

    @property
    def kind(self) -> str:
        """Who is there: an agent, nobody ever, nobody yet, or a person."""
        if self.terms.agent:
            return "agent"
        return "idle" if self.terms.idle else "open" if self.is_open else "person"

    def written_name(self, names: Names) -> str:
        """How the seat is called in a match file: programs and idle seats as what they are."""
        if self.terms.idle:
            return IDLE_NAME
        return self.terms.agent or names(self.guest or "")


@dataclass
class Table:
    """Where a game is set up, played and remembered."""

    id: str
    terms: Terms
    key: bytes = field(repr=False)
    created: int
    engine: Engine = field(repr=False)
    uptime: Uptime = field(repr=False)
    rematch: str | None = None
    """The table where the same people play again."""

    def __post_init__(self) -> None:
        self.game = find_game(self.terms.game)
        self.seats = [Seat(terms) for terms in self.terms.seats]
        self.host: str | None = None
        """The first to sit down: whoever set it up."""
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.entries: list[Entry] = []
        self.chat: list[Said] = []
        self.answered: dict[tuple[str, str], int] = {}
        """The number at which a guest's request was committed."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, from the check to the news."""
        self._settled = 0
        """So many choices cannot be taken back any more."""

    # ── what is so ───────────────────────────────────────────────────────────────────────────

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self.entries)

    @property
    def result(self) -> Json | None:
        """How the match ended, if it has."""
        return messages.told_result(self.match) if self.match else None

    @property
    def stage(self) -> Stage:
        """Whether it waits for players, is played at, or is a memory."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, while there is anything to decide."""
        return self.match.to_move if self.match else None

    @property
    def agent_to_move(self) -> str | None:
        """The agent that decides next, if it is one."""
        return None if self.to_move is None else self.seats[self.to_move].terms.agent

    @property
    def commitment(self) -> str:
        """What everybody may know of the key from the beginning."""
        return commitment_of(self.key)

    @property
    def guests(self) -> set[str]:
        """Everybody who has, or is kept, a seat."""
        everybody = {seat.guest or seat.terms.kept_for for seat in self.seats}
        return {guest for guest in everybody if guest}

    def held(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def eyes(self, guest: str) -> int | None:
        """Whose view a guest has: of several seats, that of the one to move."""
        held = self.held(guest)
        if self.to_move in held:
            return self.to_move
        return held[0] if held else None

    def may_watch(self, guest: str) -> bool:
        """Whether a guest may see the table: who plays there, and others if it was agreed."""
        return self.terms.watch == "anybody" or guest in self.guests

    def may_follow(self, guest: str) -> bool:
        """Whether a guest may wait here: while it is open, there is nothing to see yet."""
        return self.stage == "open" or self.may_watch(guest)

    def can_undo(self, guest: str) -> bool:
        """Whether the last choice was this guest's, in a turn under way that revealed nothing."""
        if self.match is None or self.to_move not in self.held(guest):
            return False
        return len(self.match.history) > self._settled

    def playing(self) -> Match:
        """The match, if it can be played."""
        if self.match is None:
            raise Refusal("not_started", "the match has not started")
        if self.match.is_over:
            raise Refusal("over", "the match is over")
        return self.match

    def finished(self, guest: str, names: Names) -> Match:
        """The match with its players' names, once nothing of it is secret."""
        if not self.may_watch(guest):
            raise Refusal("not_allowed", "only those who played may see this match")
        if self.match is None or not self.match.is_over:
            raise Refusal("not_allowed", "the match is not over")
        self.match.names[:] = [seat.written_name(names) for seat in self.seats]
        return self.match

    # ── what is told ─────────────────────────────────────────────────────────────────────────

    def summary(self, guest: str, names: Names) -> Json:
        """The table in short. Who may not watch is not told how it stands."""
        seen = self.match if self.may_watch(guest) else None
        terms = self.terms.model_dump(include={"clock", "watch", "chat", "listed"})
        return {
            "table": self.id,
            "game": self.terms.game,
            "options": self.terms.options,
            "seats": [self._told_seat(n, guest, names) for n in range(len(self.seats))],
            **terms,
            "hints": self.terms.allows_hints,
            "host": guest == self.host,
            "stage": self.stage,
            "n": self.n,
            "score": seen.view(None).get("score") if seen else None,
            "to_move": self.to_move if seen else None,
            "result": self.result if seen else None,
            "created": self.created,
            "rematch": self.rematch,
        }

    def _told_seat(self, number: int, guest: str, names: Names) -> Json:
        seat = self.seats[number]
        agent, sits = seat.terms.agent, seat.guest
        expected = sits or seat.terms.kept_for
        return {
            "kind": seat.kind,
            "name": names(expected) if expected else None,
            "agent": agent,
            "you": guest in (sits, seat.terms.kept_for),
            "side": self.game.side(number),
        }

    def now(self, guest: str, at: int) -> Json:
        """The table as it is for a guest."""
        eyes = self.eyes(guest)
        return messages.now(
            self.match,
            eyes,
            n=self.n,
            stage=self.stage,
            asked=eyes is not None and eyes == self.to_move,
            undo=self.can_undo(guest),
            clock=self.clock.told(at) if self.clock else None,
            result=self.result,
        )

    def told(self, entries: Sequence[Entry], guest: str) -> list[Json]:
        """Lines of the log as a guest sees them."""
        eyes = self.eyes(guest)
        return [messages.told_entry(self.game, entry, eyes) for entry in entries]

    # ── what happens ─────────────────────────────────────────────────────────────────────────

    def agree(self, terms: Terms) -> None:
        """Other terms, while nothing has begun."""
        self.terms = terms
        for seat, each in zip(self.seats, terms.seats, strict=True):
            seat.terms = each

    def check_open(self, number: int) -> None:
        """Refuse to change who sits at a seat that is not there, or when it is too late."""
        if not 0 <= number < len(self.seats):
            raise Refusal("not_found", f"there is no seat {number}")
        if self.stage != "open":
            raise Refusal("seat_taken", "the match has started")

    def check_free(self, number: int, guest: str) -> None:
        """Refuse a seat that this guest cannot take."""
        self.check_open(number)
        seat = self.seats[number]
        if not seat.is_open or seat.terms.kept_for not in (None, guest):
            raise Refusal("seat_taken", f"seat {number} is taken")

    def check_choices(self, seat: int, actions: Sequence[int]) -> None:
        """Refuse choices that cannot be made one after the other by this seat."""
        match = self.playing()
        if match.to_move != seat:
            raise Refusal("not_your_turn", f"seat {match.to_move} is to move")
        legal, tried = match.legal(), match.copy_table()
        for number, action in enumerate(actions, 1):
            if action not in legal:
                raise Refusal("illegal", f"choice {number} cannot be made now")
            if number < len(actions):
                events, legal = tried_out(match, tried, seat, action)
                if any(map(self.game.reveals, events)):
                    raise Refusal("illegal", f"choice {number} reveals something: make it alone")

    def take(self, line: Line) -> Entry:
        """Let happen what a line of the log says."""
        assert line.n == self.n + 1, (line, self.n)
        events = getattr(self, f"_{line.kind}")(line)
        self._run_clock(line)
        move = len(self.match.history) if self.match else 0
        entry = Entry(line.n, line.kind, line.seat, line.at, move, line.length, events or ())
        self.entries.append(entry)
        if line.guest and line.request:
            self.answered[line.guest, line.request] = line.n
        return entry

    def say(self, said: Said) -> None:
        """Somebody said something."""
        self.chat.append(said)
        self.answered.setdefault((said.guest, said.request), self.n)

    def _sat(self, line: Line) -> None:
        assert line.seat is not None
        self.seats[line.seat].guest = line.guest
        self.host = self.host or line.guest

    def _rose(self, line: Line) -> None:
        assert line.seat is not None
        self.seats[line.seat].guest = None

    def _arranged(self, line: Line) -> None:
        """The terms say who may sit where; the line, that they are others from here on."""

    def _started(self, line: Line) -> object:
        self.match = Match(self.game, self.terms.options, key=self.key, engine=self.engine)
        if self.terms.clock:
            terms = self.terms.clock
            self.clock = Clock(terms.bank, terms.increment, len(self.seats), self.uptime)
        return self.match.opening

    def _action(self, line: Line) -> object:
        assert self.match
        assert line.action is not None
        turn, seat = self.match.turn, self.match.to_move
        events = self.match.apply(line.action)
        passed = self.match.turn != turn or self.match.to_move != seat
        if passed or any(map(self.game.reveals, events)):
            self._settled = len(self.match.history)
        if passed and self.clock and seat is not None:
            self.clock.run(None, line.at)
            self.clock.reward(seat)
        return events

    def _undo(self, line: Line) -> None:
        assert self.match
        assert line.length is not None
        self.match.go_to(line.length)

    def _resigned(self, line: Line) -> None:
        self._concede(line, "resigned")

    def _flagged(self, line: Line) -> None:
        self._concede(line, "flagged")

    def _concede(self, line: Line, how: Literal["resigned", "flagged"]) -> None:
        assert self.match
        assert line.seat is not None
        self.match.concede(line.seat, how)

    def _run_clock(self, line: Line) -> None:
        if self.clock:
            self.clock.run(self.to_move, line.at)
