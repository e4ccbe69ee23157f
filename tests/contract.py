"""The contract of core/game.py, as one harness for every game.

`CASES` names the option sets each game is tried with. `check_game` plays one random game and
looks at every decision from all sides; `check_twins` plays one game interpreted and native at
once and compares every byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.core.engine import Engine, Table
from elementarium.core.errors import GameOver, IllegalAction
from elementarium.core.events import ROOM, Event, new_log, take_events
from elementarium.core.game import Game
from elementarium.games.riftforce.plans import RECONSTRUCTED_DECK
from tests.elemental_rift.laid import other_deck

MOST_DECISIONS = 20_000
"""Far more than any game takes; random games of Riftforce take a few hundred."""
ENDLESS = 60
"""Decisions after which somebody leaves a match without an end."""


@dataclass(frozen=True)
class Case:
    """A game and the options it is played with."""

    game: str
    label: str
    options: dict[str, Any]
    ends: bool = True
    """By its rules; otherwise only when somebody leaves."""
    games: int = 3
    """How many are looked at from all sides."""
    twins: int = 44
    """How many are played interpreted and native at once."""
    sampled: float = 0.005
    """At which share of their decisions what only looks is compared too."""
    hopeless: tuple[int, ...] = ()
    """Seats that do not win by choosing at random."""

    def __str__(self) -> str:
        return f"{self.game}-{self.label}"

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    def match(self, seed: int, engine: Engine | None = None) -> Match:
        return Match(self.game, self.options, seed, engine=engine)

    def new_table(self, engine: Engine, seed: int) -> tuple[Table, list[Event]]:
        """A table just set up, and what happened on the way."""
        table, log = self.rules.new_table(), new_log()
        deal(self, engine, table, seed, log)
        return table, take_events(log)


def deal(case: Case, engine: Engine, table: Table, seed: int, log: np.ndarray) -> None:
    """Set a new game up on a table."""
    packed = np.zeros(1, case.rules.OPTIONS)
    packed[0] = case.rules.pack(case.rules.checked_options(case.options))
    engine.setup(table, packed, seed, log)


BASE_DECKS = "fire,plant,shadow,thunderbolt/water,ice,crystal,light"
BEYOND_DECKS = "music,star,earth,thunderbolt/love,magnet,crystal,acid"


def riftforce_cases() -> Iterator[Case]:
    for guilds, draft, back in product(
        ("base", "beyond"), ("standard", "random", "fixed"), ("captor", "owner")
    ):
        options = {"guilds": guilds, "draft": draft, "stolen_return": back}
        if draft == "fixed":
            options["decks"] = BASE_DECKS if guilds == "base" else BEYOND_DECKS
        yield Case("riftforce", f"{guilds}-{draft}-{back}", options)


def elements_cases() -> Iterator[Case]:
    for points, surrender, miscount in product((6, 0), ("on", "off"), ("off", "on")):
        options = {"points_to_win": points, "surrender": surrender, "miscount": miscount}
        label = f"to-{points or 'endless'}-surrender-{surrender}-miscount-{miscount}"
        yield Case("elements", label, options, ends=points > 0, twins=84)


TEAM_DECKS = {
    "team3": "music,star,earth/love,magnet,crystal,acid/thunderbolt,plant,light",
    "team4": "music,star,earth/love,magnet,crystal/thunderbolt,plant,light/acid,shadow,lava",
}


def team_cases() -> Iterator[Case]:
    for mode, decks in TEAM_DECKS.items():
        yield Case("riftforce", f"{mode}-drafted", {"mode": mode}, games=2, twins=6)
        fixed = {"mode": mode, "draft": "fixed", "decks": decks, "stolen_return": "owner"}
        yield Case("riftforce", f"{mode}-fixed-owner", fixed, games=2, twins=6)


def solo_cases() -> Iterator[Case]:
    trainers: dict[str, dict[str, Any]] = {
        "drafted": {"challenges": "4-2-1", "stronger": "5:mend"},
        "random": {"draft": "random", "challenges": "2-3-3", "stronger": "7:move"},
        "fixed-owner": {
            "draft": "fixed",
            "decks": BEYOND_DECKS,
            "stolen_return": "owner",
            "challenges": "3-2-2",
            "stronger": "6:move",
            "plans": ["777 at 3", *RECONSTRUCTED_DECK[:4], *RECONSTRUCTED_DECK[5:]],
        },
    }
    for label, options in trainers.items():
        agreed = {"mode": "solo", **options}
        yield Case(
            "riftforce", f"solo-{label}", agreed, games=2, twins=10, sampled=0.05, hopeless=(0,)
        )


def rift_cases() -> Iterator[Case]:
    for seats in (2, 3, 4):
        agreed = {"seats": seats}
        yield Case("elemental-rift", f"{seats}-players", agreed, games=1, twins=5, sampled=0.05)
    other = {"seats": 3, "deck": other_deck()}
    yield Case("elemental-rift", "other-deck", other, games=1, twins=5, sampled=0.05)


CASES = (
    *riftforce_cases(),
    *elements_cases(),
    *team_cases(),
    *solo_cases(),
    *rift_cases(),
)
ENDING_CASES = tuple(case for case in CASES if case.ends)


# ── one game, looked at from all sides ───────────────────────────────────────────────────────


def check_game(case: Case, seed: int, thorough_every: int = 40) -> None:
    """Play one random game natively; check every decision, and some of them thoroughly."""
    match = case.match(seed)
    chance = random.Random(seed)
    kept: list[tuple[int, Table]] = []
    while not match.is_over:
        check_question(match)
        check_choices(match)
        check_refusals(match, [illegal(match, chance)])
        if len(match.history) % thorough_every == seed % thorough_every:
            kept.append((len(match.history), match.copy_table()))
            check_refusals(match, [*range(-3, match.game.ACTIONS + 3), 2**15, 2**31, -(2**15)])
            check_views(match)
            check_observations(match)
            check_continuations(match)
        match.apply(chance.choice(match.legal()))
        assert len(match.history) < MOST_DECISIONS, "the game does not end"
        leave_in_time(case, match)
    check_end(match)
    for length, table in kept:
        check_continues(match, length, table)


def leave_in_time(case: Case, match: Match) -> None:
    """A match that never ends is given up by the player to move when it has lasted long enough."""
    if not case.ends and len(match.history) >= ENDLESS:
        assert match.to_move is not None
        match.concede(match.to_move, "resigned")


def check_question(match: Match) -> None:
    """Somebody is asked, has something to choose, and nobody has a result yet."""
    assert match.to_move in range(match.seats)
    ids = match.legal()
    assert 0 < len(ids) <= match.game.most_legal
    assert ids == sorted(set(ids)), "legal ids are unique and rising"
    assert ids[0] >= 0
    assert ids[-1] < match.game.ACTIONS
    assert match.returns() == [0] * match.seats


def check_choices(match: Match) -> None:
    """Every choice has its own notation, which leads back to it, and its own words."""
    ids = match.legal()
    notes = [match.notation(action) for action in ids]
    assert len(set(notes)) == len(ids)
    assert [match.game.parse(match.state, note) for note in notes] == ids
    touched = [json.dumps(match.game.touch(match.state, action)) for action in ids]
    assert len(set(touched)) == len(ids), "every choice is touched elsewhere"
    messages = [json.dumps(match.describe(action), sort_keys=True) for action in ids]
    assert len(set(messages)) == len(ids)
    sentence, arguments = match.game.ask(match.state)
    assert sentence.startswith(match.game.name.replace("_", "-"))
    json.dumps(arguments)


def check_refusals(match: Match, actions: list[int]) -> None:
    """What is not legal is refused, and leaves no trace."""
    before, history = match.copy_table(), list(match.history)
    legal = set(match.legal())
    for action in actions:
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.apply(action)
    assert match.copy_table().tobytes() == before.tobytes()
    assert match.history == history


def illegal(match: Match, chance: random.Random) -> int:
    """Any action that is not possible now, or none at all."""
    legal = set(match.legal())
    return chance.choice([a for a in range(match.game.ACTIONS + 1) if a not in legal])


def check_views(match: Match) -> None:
    """What is shown can be sent, and looking changes nothing."""
    before = match.copy_table().tobytes()
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        document = match.position(seat)
        assert json.loads(json.dumps(document)) == document
    assert match.copy_table().tobytes() == before


def check_observations(match: Match) -> None:
    """An observation is written in full, whatever was there before, and nothing beyond it."""
    size = match.game.observation
    for seat in range(match.seats):
        clean = match.encode(seat)
        assert clean.shape == (size,)
        assert clean.dtype == np.int8
        soiled = np.full(size + 64, 77, np.int8)
        match.engine.encode(match.copy_table(), seat, soiled)
        assert soiled[:size].tolist() == clean.tolist()
        assert set(soiled[size:].tolist()) == {77}


def check_continuations(match: Match) -> None:
    """Every legal action is accepted and leads to a question or to the end."""
    engine, ids = match.engine, np.zeros(match.game.most_legal, np.int16)
    results = np.zeros(match.seats, np.float32)
    for action in match.legal():
        table, log = match.copy_table(), new_log()
        engine.apply(table, action, log)
        assert len(take_events(log)) < ROOM, "the log is never full"
        assert table.tobytes() != match.copy_table().tobytes()
        if engine.to_move(table) >= 0:
            assert engine.legal(table, ids) > 0
        else:
            assert engine.legal(table, ids) == 0
        engine.returns(table, results)
        assert np.abs(results).max() <= 1


def check_end(match: Match) -> None:
    """At the end nothing can be chosen; one side has won and all others lost, or it is a draw."""
    assert match.to_move is None
    assert match.legal() == []
    results = match.returns()
    assert set(results) <= {-1.0, 0.0, 1.0}
    of_sides = {(match.game.side(seat), result) for seat, result in enumerate(results)}
    sides = {match.game.side(seat) for seat in range(match.seats)}
    assert len(of_sides) == len(sides), "those of a side win and lose together"
    drawn, won = [0.0] * len(sides), [1.0] + [-1.0] * (len(sides) - 1)
    assert sorted((result for _, result in of_sides), reverse=True) in (drawn, won)
    for action in (0, 1, match.history[-1]):
        with pytest.raises(GameOver):
            match.apply(action)
    check_views(match)
    check_observations(match)


def check_continues(match: Match, length: int, table: Table) -> None:
    """A copy of the table goes the same way to the same end."""
    log = new_log()
    for action in match.history[length:]:
        match.engine.apply(table, action, log)
    assert table.tobytes() == match.copy_table().tobytes()


# ── interpreted and native, side by side ─────────────────────────────────────────────────────


def check_twins(case: Case, seed: int) -> int:
    """One random game played both ways; returns the number of decisions."""
    game = case.rules
    slow, fast = game.interpreted, game.native
    table, events = case.new_table(slow, seed)
    twin, twin_events = case.new_table(fast, seed)
    log, twin_log = new_log(), new_log()
    ids, twin_ids = (np.zeros(game.most_legal, np.int16) for _ in range(2))
    chance = random.Random(seed)
    decisions = 0
    while True:
        assert events == twin_events, f"events after {decisions} decisions"
        assert table.tobytes() == twin.tobytes(), f"the table after {decisions} decisions"
        count = slow.legal(table, ids)
        assert count == fast.legal(twin, twin_ids)
        assert ids[:count].tolist() == twin_ids[:count].tolist()
        assert slow.to_move(table) == fast.to_move(twin)
        if count == 0 or chance.random() < case.sampled:
            check_twin_entries(case, table, seed + decisions)
        if count == 0 or (not case.ends and decisions == ENDLESS):
            return decisions
        action = int(ids[chance.randrange(count)])
        slow.apply(table, action, log)
        fast.apply(twin, action, twin_log)
        events, twin_events = take_events(log), take_events(twin_log)
        decisions += 1


def check_twin_entries(case: Case, table: Table, seed: int) -> None:
    """The entries that only look, and the imagined worlds, are the same both ways."""
    game = case.rules
    seats = game.seats(game.checked_options(case.options))
    before = table.tobytes()
    results, twin_results = (np.zeros(seats, np.float32) for _ in range(2))
    game.interpreted.returns(table, results)
    game.native.returns(table, twin_results)
    assert results.tolist() == twin_results.tolist()
    for seat in range(seats):
        seen, twin_seen = (np.zeros(game.observation, np.int8) for _ in range(2))
        game.interpreted.encode(table, seat, seen)
        game.native.encode(table, seat, twin_seen)
        assert seen.tobytes() == twin_seen.tobytes()
        world, twin_world = table.copy(), table.copy()
        game.interpreted.determinize(world, seat, seed)
        game.native.determinize(twin_world, seat, seed)
        assert world.tobytes() == twin_world.tobytes()
    assert table.tobytes() == before
