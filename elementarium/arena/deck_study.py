"""Games of Elemental Rift with one deck, equal agents at every seat: what they do with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from threading import Event as Stop
from typing import Any

from elementarium.agents import make_agent
from elementarium.arena.running import agent_seed, first_seed, next_seat
from elementarium.arena.study import SelfPlay
from elementarium.core.events import Event
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.games.elemental_rift.deck import Deck, find_deck
from elementarium.games.elemental_rift.events import (
    BANISHED,
    PLAYED,
    RECALLED,
    STARTED,
    TOOK,
    TRIGGERED,
)
from elementarium.games.elemental_rift.turn import LAST

NOBODY = -1
STAYED = 0
LEFT_BY = {TRIGGERED: 1, BANISHED: 2, RECALLED: 3}
"""How a spell in front of a player was lost, as it is noted; 0: it stayed to the end."""


@dataclass(frozen=True)
class RiftGame:
    """What is noted of a game."""

    first: int
    winner: int
    turns: int
    played: list[list[int]] = field(default_factory=list)
    """Spells in front: seat, card, turns it lay there, and how it was lost."""
    took: list[list[int]] = field(default_factory=list)
    """Accolades: seat and which, in the order they were taken."""

    @property
    def decider(self) -> int:
        """The accolade that completed the winner's two, or NOBODY in a game that found no end."""
        won = [accolade for seat, accolade in self.took if seat == self.winner]
        return won[-1] if won and self.turns < LAST else NOBODY


class DeckStudy(SelfPlay[RiftGame]):
    """Games with a deck, the same agent at every seat."""

    kind = "deck"
    entry = RiftGame

    def __init__(self, options: Mapping[str, Any], agent: str = "greedy", seed: int = 0) -> None:
        super().__init__(find_game("elemental-rift"), options, agent, seed)

    def checked(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Seats and deck, as they were agreed."""
        return self.game.checked_options(options)

    @property
    def sample(self) -> dict[str, Any]:
        """All games have the same options."""
        return self.options

    @property
    def deck(self) -> Deck:
        """What is played with."""
        return find_deck(self.options["deck"])

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options["seats"])

    def play(self, number: int, stopped: Stop | None = None) -> RiftGame:
        """Play the game of this number, and note what was done."""
        match = Match(self.game, self.options, first_seed(self.seed) + number)
        players = [make_agent(self.agent, agent_seed(self.seed, number, n)) for n in self._all()]
        lying: dict[int, list[int]] = {}
        noted = RiftGame(first_of(match.opening), NOBODY, 0)
        while (seat := next_seat(match, stopped)) is not None:
            turn = match.turn
            for event in match.apply(players[seat].choose(match)):
                note(noted, lying, event, turn)
        for spell in lying.values():
            noted.played.append([spell[0], spell[1], match.turn - spell[2], STAYED])
        results = match.returns()
        winner = results.index(1.0) if 1.0 in results else NOBODY
        return RiftGame(noted.first, winner, match.turn, noted.played, noted.took)

    def _all(self) -> range:
        return range(self.seats)


def first_of(opening: Iterable[Event]) -> int:
    """Who has the first turn."""
    return next(seat for what, seat, *_ in opening if what == STARTED)


def note(noted: RiftGame, lying: dict[int, list[int]], event: Event, turn: int) -> None:
    """Remember what becomes of spells, and who takes accolades."""
    what, seat, card, *_ = event
    if what == PLAYED:
        lying[card] = [seat, card, turn]
    elif what in LEFT_BY:
        owner, _, since = lying.pop(card)
        noted.played.append([owner, card, turn - since, LEFT_BY[what]])
    elif what == TOOK:
        noted.took.append([seat, card])
