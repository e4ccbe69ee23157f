"""What is agreed when a table is set up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from elementarium.agents.levels import ladder
from elementarium.core.game import find_game
from elementarium.server.errors import Refusal

MOST_SEATS = 8
LONGEST_BANK = 24 * 3600
LONGEST_INCREMENT = 3600

Watch = Literal["anybody", "nobody"]


class Strict(BaseModel):
    """Something a client says: nothing missing, nothing else, and of the right kind."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class ClockTerms(Strict):
    """Seconds for everybody, and seconds that a turn earns."""

    bank: Annotated[int, Field(ge=1, le=LONGEST_BANK)]
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0


class WantedSeat(Strict):
    """Who is to sit there: this guest, whoever comes, an agent, or nobody, as for the trainer."""

    kind: Literal["me", "open", "agent", "idle"]
    agent: Annotated[str, Field(max_length=40)] | None = None


class Manners(Strict):
    """How it is played at a table, whatever the game."""

    clock: ClockTerms | None = None
    watch: Watch = "anybody"
    chat: bool = True
    hints: bool = False
    listed: bool = False


class WantedTable(Manners):
    """A table as a guest asks for it."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[WantedSeat], Field(max_length=MOST_SEATS)]


class SeatTerms(Strict):
    """Who may sit there: an agent, one guest, or anybody; nobody where nothing is decided."""

    agent: str | None = None
    kept_for: str | None = None
    idle: bool = False

    @property
    def is_for_people(self) -> bool:
        """Whether a guest can sit there."""
        return self.agent is None and not self.idle


class Terms(Manners):
    """A table as it was set up."""

    game: str
    options: dict[str, Any]
    seats: list[SeatTerms]

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return sum(seat.is_for_people for seat in self.seats)

    @property
    def runs_by_itself(self) -> bool:
        """Whether something may happen without anybody doing it: an agent moves, a flag falls."""
        return self.clock is not None or any(seat.agent for seat in self.seats)

    @property
    def allows_hints(self) -> bool:
        """Alone against agents always; among people if they agreed to it here."""
        return self.hints or self.people < 2


def agreed(wanted: WantedTable) -> Terms:
    """The terms of a table, if such a table can be played."""
    game = find_game(wanted.game)
    options = game.checked_options(wanted.options)
    game.pack(options)  # options that do not go together are refused here
    seats = game.seats(options)
    if len(wanted.seats) != seats:
        raise Refusal("bad_option", f"such a table has {seats} seats, not {len(wanted.seats)}")
    check_idle(wanted.seats, game.idle(options))
    return Terms(
        **wanted.model_dump(include=set(Manners.model_fields), exclude={"clock"}),
        clock=wanted.clock,
        game=game.name,
        options=options,
        seats=[seat_terms(seat, game.name) for seat in wanted.seats],
    )


def check_idle(seats: Sequence[WantedSeat], idle: Collection[int]) -> None:
    """Refuse to let somebody sit where nothing is decided, or nobody where something is."""
    for number, seat in enumerate(seats):
        if (seat.kind == "idle") != (number in idle):
            expected = "idle" if number in idle else "me, open or agent"
            raise Refusal("bad_option", f"seat {number} is of kind {expected}, not {seat.kind}")


def seat_terms(seat: WantedSeat, game: str) -> SeatTerms:
    """A seat as it is set up."""
    return SeatTerms(agent=checked_opponent(seat, game), idle=seat.kind == "idle")


def checked_opponent(seat: WantedSeat, game: str) -> str | None:
    """The agent of a seat, if it is one that plays this game."""
    if (seat.kind == "agent") != (seat.agent is not None):
        raise Refusal("bad_option", "a seat of kind agent, and no other, names an agent")
    if seat.agent is not None and seat.agent not in ladder(game):
        agents = ", ".join(ladder(game))
        raise Refusal("bad_option", f"the agents are {agents}, not {seat.agent!r}")
    return seat.agent
