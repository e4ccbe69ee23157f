"""What each game hides, and worlds in which it is otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from elementarium.core.chance import words_of
from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.match import Match
from elementarium.core.random import IMAGINATION, seed_words
from elementarium.games.elemental_rift import actions as rift
from elementarium.games.elemental_rift import events as rift_events
from elementarium.games.elemental_rift.hidden import determinize, unseen
from elementarium.games.elemental_rift.state import SPELLS
from elementarium.games.elements import actions as elements
from elementarium.games.elements import events as elements_events
from elementarium.games.elements.cards import KINDS, YIN_YANG
from elementarium.games.riftforce import actions as riftforce
from elementarium.games.riftforce import events as riftforce_events
from elementarium.games.riftforce.hidden import plans_seen
from elementarium.games.riftforce.modes import is_solo
from elementarium.games.riftforce.plans import shuffle_plans
from elementarium.games.riftforce.state import ROOM

Needed = tuple[int, int] | None
"""The card that must be in a hand, since an action takes it from there: (seat, card)."""


class Hidden:
    """A game that is played in two worlds."""

    game: str
    options: dict[str, Any]
    open: tuple[str, ...]
    """The fields of the record that lie open to everybody."""
    drew: int
    """The event in which a player gets a card that only they see."""
    differ: float
    """The share of steps at which the worlds must differ, since not every step allows it."""
    secrets: int
    """So many choices at least must be others in the second world."""

    def __init__(self, **options: Any) -> None:
        self.options = {**self.options, **options}

    def twin(self, match: Match, viewer: int | None, action: int, chance: random.Random) -> Table:
        """A world that looks the same to a viewer, and goes on the same for them by this action."""
        seen = self.outcome(match, match.copy_table(), viewer, action)
        for mixed in mixtures(viewer, match.seats):
            table = match.copy_table()
            self.mix(table.view(np.recarray)[0], mixed, viewer, self.needed(match, action), chance)
            if self.outcome(match, table, viewer, action) == seen:
                return table
        return match.copy_table()

    def outcome(self, match: Match, table: Table, viewer: int | None, action: int) -> Any:
        """What lies open to a viewer after an action, and happens openly; None where it cannot be.

        Written anew here: what is compared must not be judged by itself.
        """
        if action not in legal(match, table):
            return None
        table, log = table.copy(), new_log()
        assert match.key
        table["random"][0] = words_of(match.key, len(match.history) + 1)
        match.engine.apply(table, action, log)
        state: Any = table.view(np.recarray)[0]
        hand = [] if viewer is None else state.hand[viewer].tolist()
        events = [self.openly(event, viewer) for event in take_events(log)]
        return [state[name].tolist() for name in self.open], self.on_top(state), hand, events

    def openly(self, event: Event, viewer: int | None) -> Event:
        """An event without the card that another player drew."""
        return event[:2] if event[0] == self.drew and event[1] != viewer else event

    def on_top(self, state: Any) -> list[int]:
        """What lies open besides the fields that do as a whole."""
        return []

    def is_secret(self, action: int) -> bool:
        """Whether nobody else sees which of these actions was chosen."""
        return False

    def secretly(
        self, match: Match, table: Table, viewer: int | None, action: int, chance: random.Random
    ) -> int:
        """Another choice at a twin's table, where a viewer does not see what was chosen."""
        if match.to_move == viewer or not self.is_secret(action):
            return action
        seen = self.outcome(match, match.copy_table(), viewer, action)
        others = [other for other in legal(match, table) if self.is_secret(other)]
        alike = [each for each in others if self.outcome(match, table, viewer, each) == seen]
        return chance.choice(alike)

    def needed(self, match: Match, action: int) -> Needed:
        """What an action takes from a hand."""
        raise NotImplementedError

    def mix(
        self,
        state: Any,
        seats: tuple[int, ...],
        viewer: int | None,
        needed: Needed,
        chance: random.Random,
    ) -> None:
        """Shuffle the cards of some players that the viewer does not see; a needed one stays."""
        raise NotImplementedError


def mixtures(viewer: int | None, seats: int) -> Iterator[tuple[int, ...]]:
    """Whose cards change places: everybody's, or only those of one player."""
    yield tuple(range(seats))
    for seat in range(seats):
        if seat != viewer:
            yield (seat,)


def become(match: Match, table: Table, history: list[int]) -> None:
    """The cards lie elsewhere, and what was done in secret was something else."""
    match._table[:] = table
    match._legal = None
    match.history[:] = history


def legal(match: Match, table: Table) -> list[int]:
    """What is possible at a table like that of a match."""
    ids = match._ids.copy()
    count: int = match.engine.legal(table, ids)
    return list(ids[:count].tolist())


class Riftforce(Hidden):
    """Hidden are the piles, other hands, and discard piles but for their top."""

    game = "riftforce"
    options = {"guilds": "beyond"}  # noqa: RUF012
    open = (
        "phase", "seat", "position", "order", "rounds", "score", "display", "guilds", "held",
        "pile", "discard", "elementals", "columns", "shares", "count", "low", "high", "actor",
        "step",
    )  # fmt: skip
    drew = riftforce_events.DREW
    differ = 0.9
    secrets = 6

    def on_top(self, state: Any) -> list[int]:
        """The tops of the discard piles, and the trainer's plans so far."""
        tops = [
            int(state.cards[seat, ROOM - int(state.discard[seat])])
            for seat in range(state.seats)
            if state.discard[seat]
        ]
        return tops + state.plans[: plans_seen(state)].tolist()

    def is_secret(self, action: int) -> bool:
        """A card is picked before it is placed."""
        return riftforce.PLAY <= action < riftforce.DISCARD

    def needed(self, match: Match, action: int) -> Needed:
        """A card that is picked, played or discarded."""
        seat = match.to_move or 0
        if match.state.phase == riftforce.CHOOSE_PLACE:
            return seat, int(match.state.picked) - 1
        if riftforce.PLAY <= action < riftforce.LOCATION:
            first = riftforce.PLAY if action < riftforce.DISCARD else riftforce.DISCARD
            return seat, action - first
        return None

    def mix(
        self,
        state: Any,
        seats: tuple[int, ...],
        viewer: int | None,
        needed: Needed,
        chance: random.Random,
    ) -> None:
        """Each player's cards change places among themselves, and so do plans to come."""
        if is_solo(state):
            seed_words(state.random, chance.getrandbits(31), IMAGINATION)
            shuffle_plans(state, plans_seen(state))
        for seat in seats:
            held, pile, discard = (int(state[name][seat]) for name in ("held", "pile", "discard"))
            below = [*range(pile), *range(ROOM - 1, ROOM - discard, -1)]
            cards = [*state.hand[seat, :held].tolist(), *state.cards[seat, below].tolist()]
            first = held if seat == viewer else 0
            cards[first:] = chance.sample(cards[first:], len(cards) - first)
            if needed and needed[0] == seat != viewer:
                place, other = cards.index(needed[1]), chance.randrange(held)
                if place > other:
                    cards[place], cards[other] = cards[other], cards[place]
            state.hand[seat, :held] = sorted(cards[:held])
            state.cards[seat, below] = cards[held:]


class Elements(Hidden):
    """Hidden are other hands and the cards set aside."""

    game = "elements"
    options = {"points_to_win": 12}  # noqa: RUF012
    open = (
        "score", "points_to_win", "rounds", "turns", "front", "discarded", "chain", "played_by",
        "links", "limit", "held", "front_total", "starter", "seat", "over", "surrender",
        "miscount",
    )  # fmt: skip
    drew = elements_events.DREW
    differ = 0.7
    secrets = 0

    def needed(self, match: Match, action: int) -> Needed:
        """A card that is played or discarded."""
        seat = match.to_move or 0
        if action < elements.TAKE:
            return seat, action - elements.PLAY
        return (seat, YIN_YANG) if action == elements.DISCARD else None

    def mix(
        self,
        state: Any,
        seats: tuple[int, ...],
        viewer: int | None,
        needed: Needed,
        chance: random.Random,
    ) -> None:
        """Hands change places with each other and with the cards set aside."""
        hidden = [seat for seat in seats if seat != viewer]
        pool = state.aside.copy()
        for seat in hidden:
            pool += state.hand[seat]
            state.hand[seat] = 0
            if needed and needed[0] == seat:
                state.hand[seat, needed[1]] = 1
                pool[needed[1]] -= 1
        cards = [kind for kind in range(KINDS) for _ in range(pool[kind])]
        chance.shuffle(cards)
        for seat in hidden:
            while state.hand[seat].sum() < state.held[seat]:
                state.hand[seat, cards.pop()] += 1
            state.total[seat] = state.front_total[seat] + state.hand[seat] @ range(1, KINDS + 1)
        state.aside = np.bincount(cards, minlength=KINDS)


class ElementalRift(Hidden):
    """Hidden are other hands, less what everybody saw going there, and the order of the pile."""

    game = "elemental-rift"
    options = {"seats": 2}  # noqa: RUF012
    open = (
        "known", "played", "deck", "rift", "marks", "supply", "count", "marked", "front", "pile",
        "discard", "fronts", "held", "holder", "turns", "stage", "card", "word", "element",
        "phase", "seat", "left",
    )  # fmt: skip
    drew = rift_events.DREW
    differ = 0.5
    secrets = 0

    def on_top(self, state: Any) -> list[int]:
        """The whole discard pile."""
        return list(map(int, state.cards[SPELLS - int(state.discard) :]))

    def needed(self, match: Match, action: int) -> Needed:
        """A spell that is played, or a card that is discarded."""
        if rift.PLAY <= action < rift.FRONT:
            return match.to_move or 0, (action - rift.PLAY) % SPELLS
        return None

    def mix(
        self,
        state: Any,
        seats: tuple[int, ...],
        viewer: int | None,
        needed: Needed,
        chance: random.Random,
    ) -> None:
        """Unseen cards change places with those that were drawn from the same pile."""
        determinize(state, -1 if viewer is None else viewer, chance.getrandbits(31))
        if needed and not int(state.hand[needed[0]]) >> needed[1] & 1:
            fetch(state, *needed)


def fetch(state: Any, seat: int, card: int) -> None:
    """A card comes into a hand, and one of the same age that nobody saw there takes its place."""
    age = int(state.age[card])
    given = unseen(state, seat, age)
    if not given:
        return
    other = given.bit_length() - 1
    state.hand[seat] = int(state.hand[seat]) & ~(1 << other) | 1 << card
    for hand in range(int(state.seats)):
        if hand != seat and int(state.hand[hand]) >> card & 1:
            state.hand[hand] = int(state.hand[hand]) & ~(1 << card) | 1 << other
            return
    place = state.cards[: int(state.pile)].tolist().index(card)
    state.cards[place] = other
