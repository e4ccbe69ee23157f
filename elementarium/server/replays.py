"""Matches to look at again: those of finished tables, and those that people bring as files.

A replay shows the choices that stand, one frame each; what was taken back is not part of it.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from elementarium.core.errors import ElementariumError
from elementarium.core.events import Event
from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from elementarium.core.notation import read_match
from elementarium.server.errors import Refusal
from elementarium.server.guests import LONGEST_NAME, clean
from elementarium.server.messages import Entry, now, told_entry, told_result
from elementarium.server.table import Names, Table
from elementarium.server.telling import Json

EYES: dict[str, int | None] = {"all": ALL_SEEING, "spectator": None}
"""Who looks, besides the seats: somebody who may know everything, or who sat nowhere."""
ID_CHARACTERS = 12
MOST_CHOICES = 5000
"""In a match file: no match that people play has as many, and each is a table to be drawn."""

Asked = Callable[[Match], bool]
"""Whether somebody is asked what to do now."""


@dataclass(frozen=True)
class Replay:
    """A match, and when its choices were made."""

    id: str
    match: Match
    times: Sequence[int] = ()
    """Milliseconds of the server's clock, one a choice; nothing where nobody knows."""

    @property
    def result(self) -> Json | None:
        """How it ended; None where the file stops before the end."""
        return told_result(self.match)

    def time_of(self, move: int) -> int:
        """When a choice was made, counted from 1; the deal is 0."""
        return self.times[max(move - 1, 0)] if self.times else 0


# ── where they come from ─────────────────────────────────────────────────────────────────────


def id_of(text: str) -> str:
    """The name under which a match file is kept: the same text, the same name."""
    digest = hashlib.sha256(text.encode()).digest()
    return base64.urlsafe_b64encode(digest)[:ID_CHARACTERS].decode()


def from_text(text: str) -> Replay:
    """The match of a file; where the file says how it ended, that must be true."""
    if "\0" in text:  # PostgreSQL keeps no text with it
        raise Refusal("bad_file", "not a text: it has a zero in it")
    try:
        match = read_match(text, verify="\ntable:" in text)
    except ElementariumError as error:
        raise Refusal("bad_file", str(error)) from None
    if len(match.history) > MOST_CHOICES:
        raise Refusal("bad_file", f"a match to look at has at most {MOST_CHOICES} choices")
    match.names[:] = [clean(name)[:LONGEST_NAME] for name in match.names]
    return Replay(id_of(text), match)


def from_table(table: Table, guest: str, names: Names) -> Replay:
    """The match of a table, once it is over: before, it would tell too much."""
    return Replay(table.id, table.finished(guest, names), standing_times(table.entries))


def standing_times(entries: Sequence[Entry]) -> list[int]:
    """When the choices were made that were not taken back."""
    times: list[int] = []
    for entry in entries:
        if entry.kind == "action":
            times.append(entry.at)
        elif entry.kind == "undo":
            del times[entry.length :]
    return times


# ── frames ───────────────────────────────────────────────────────────────────────────────────


def read_eyes(text: str, match: Match) -> int | None:
    """Whose eyes are meant: all, spectator or the number of a seat."""
    if text in EYES:
        return EYES[text]
    if text in map(str, range(match.seats)):
        return int(text)
    raise Refusal("bad_option", f"eyes are all, spectator or 0 to {match.seats - 1}, not {text!r}")


def nobody_asked(match: Match) -> bool:
    """In a replay all is decided."""
    return False


def shown(replay: Replay, eyes: str, asked: Asked = nobody_asked) -> Json:
    """A match from its deal to its end, as some eyes see it."""
    match = replay.match
    start, *frames = Showing(replay, read_eyes(eyes, match), asked).frames()
    return {
        "replay": replay.id,
        "game": match.game.name,
        "options": match.options,
        "names": match.names,
        "idle": list(match.game.idle(match.options)),
        "sides": match.sides,
        "eyes": eyes,
        "result": replay.result,
        "key": match.key.hex() if match.key else None,
        "commitment": match.commitment,
        "started": start["entry"],
        "start": start["now"],
        "frames": frames,
    }


class Showing:
    """A match played once more before some eyes."""

    def __init__(self, replay: Replay, eyes: int | None, asked: Asked) -> None:
        self._replay = replay
        self._eyes = eyes
        self._asked = asked
        self._match = replay.match.restarted()

    def frames(self) -> Iterator[Json]:
        """The deal, every choice, and a concession, each with the table after it."""
        match, end = self._match, self._replay.match.concession
        yield self._frame("started", None, match.opening)
        for action in self._replay.match.history:
            seat = match.to_move
            yield self._frame("action", seat, match.apply(action))
        if end:
            match.concede(end.seat, end.how)
            yield self._frame(end.how, end.seat)

    def _frame(self, kind: str, seat: int | None, events: Sequence[Event] = ()) -> Json:
        match, move = self._match, len(self._match.history)
        n = move + bool(match.concession)
        entry = Entry(n, kind, seat, self._replay.time_of(move), move, None, events)
        table = now(
            match,
            self._eyes,
            n=n,
            stage="over" if match.is_over else "playing",
            asked=self._asked(match),
            result=self._replay.result if match.is_over else None,
        )
        return {"entry": told_entry(match.game, entry, self._eyes), "now": table}
