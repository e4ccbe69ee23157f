"""What a table is worth, learned from how games went on.

An agent plays against itself, and before each turn the table is noted as the player to move sees
it. Now and then a player takes a random turn, so that there are tables which good players avoid.
A logistic regression then finds the weights that tell best who won.

Guilds that are strong in a deck are on the table more often: to tell what their being there is
worth, the guilds of both decks take part in the fit, and are thrown away afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from threading import Event
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents import Agent
from elementarium.agents.random import RandomAgent
from elementarium.arena.document import document, rounded
from elementarium.arena.logistic import (
    COIN,
    Rows,
    by_row,
    chances,
    fit,
    foretold,
    log_losses,
)
from elementarium.arena.running import first_seed, next_seat
from elementarium.arena.study import Deck, SelfPlay
from elementarium.core.engine import Floats
from elementarium.core.errors import BadOption
from elementarium.core.game import Game
from elementarium.core.match import Match
from elementarium.games.riftforce.ladder import Trainer, all_trainers

Column = tuple[str, str]
"""A feature: the part of the file where its weight stands, and its name there."""

DECK: Column = ("weights", "deck")
LEAD: Column = ("weights", "lead")

EVALUATION = "evaluation.json"
RANDOM_TURNS = 0.12
NOTED_DECIMALS = 4
RIDGE = 20.0
BINS = 10


@dataclass(frozen=True)
class NotedGame:
    """A game, and its tables as the players to move saw them."""

    seed: int
    decks: list[Deck]
    results: list[float]
    """For each seat: 1 is won, 0 drawn, -1 lost."""
    seats: list[int]
    """Who was to move, turn by turn."""
    turns: list[list[float]]
    """The features of the table before each turn."""


class TurnStudy(SelfPlay[NotedGame]):
    """Which games are played to learn the evaluation, and how."""

    kind = "evaluation"
    alone = True
    entry = NotedGame

    @property
    def conditions(self) -> dict[str, Any]:
        """All that decides how the games go, but the clock of agents that think by one."""
        trainers = {"trainers": len(self.trainers)} if self.trainers else {}
        return {**super().conditions, **trainers, "random_turns": RANDOM_TURNS}

    @property
    def columns(self) -> list[Column]:
        """The features, in the order in which they are noted."""
        parts = features_of(self.game, Match(self.game, self.random_decks).state, 0)
        return [(part, name) for part, numbers in parts.items() for name in numbers]

    def play(self, number: int, stopped: Event | None = None) -> NotedGame:
        """Play the game of this number and note its tables."""
        seed = first_seed(self.seed) + number
        match = Match(self.game, self.options_of(seed), seed)
        players = self.players(match)
        noted = NotedGame(seed, self.decks(match), [], [], [])
        chance, careless = random.Random(seed), RandomAgent(seed)
        while (seat := next_seat(match, stopped)) is not None:
            noted.seats.append(seat)
            noted.turns.append(noted_table(match, seat))
            at_random = chance.random() < RANDOM_TURNS
            take_turn(match, careless if at_random else players[seat], stopped)
        noted.results.extend(match.returns())
        return noted

    def options_of(self, seed: int) -> dict[str, Any]:
        """What is agreed in a game: who plays alone meets every trainer in turn."""
        if not self.trainers:
            return self.random_decks
        return {**self.random_decks, **self.trainers[seed % len(self.trainers)].options}

    @cached_property
    def trainers(self) -> tuple[Trainer, ...]:
        """Whom those meet who play alone; nobody in a duel."""
        return tuple(all_trainers()) if self.game.idle(self.options) else ()


def take_turn(match: Match, player: Agent, stopped: Event | None) -> None:
    """Let a player decide until the turn is over."""
    turn = match.turn
    while match.turn == turn and next_seat(match, stopped) is not None:
        match.apply(player.choose(match))


def noted_table(match: Match, seat: int) -> list[float]:
    """The features of a table as a seat sees it, as short as they can be written."""
    parts = features_of(match.game, match.state, seat)
    return [short(number) for numbers in parts.values() for number in numbers.values()]


def features_of(game: Game, state: np.record, seat: int) -> dict[str, dict[str, float]]:
    """What a game's evaluation weighs."""
    if game.features is None:
        raise BadOption(f"{game.name} has no evaluation that can be learned")
    return game.features(state, seat)


def short(number: float) -> float:
    """A number without needless digits."""
    found = round(float(number), NOTED_DECIMALS)
    return int(found) if found.is_integer() else found


# ── learning ─────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Sample:
    """Turns as numbers, a row each."""

    columns: list[Column]
    features: Floats  # (turns, columns)
    decks: Floats  # (turns, guilds): in our deck, less in theirs
    won: Floats  # (turns,): 1, or 0.5 for a draw
    game: npt.NDArray[np.int64]  # (turns,): which one it belongs to

    @classmethod
    def of(cls, games: Sequence[NotedGame], columns: list[Column]) -> Sample:
        """The numbers of these games."""
        guilds = sorted({guild for game in games for deck in game.decks for guild in deck})
        seats = [seat for game in games for seat in game.seats]
        number = np.repeat(np.arange(len(games)), [len(game.seats) for game in games])
        results = np.array([game.results for game in games])
        decks = np.array([ours_less_theirs(game.decks, guilds) for game in games])
        return cls(
            columns,
            np.array([turn for game in games for turn in game.turns], float),
            decks[number, seats],
            (results[number, seats] + 1) / 2,
            number,
        )

    def part(self, rows: Rows) -> Sample:
        """Some of the turns."""
        return Sample(
            self.columns, self.features[rows], self.decks[rows], self.won[rows], self.game[rows]
        )

    def only(self, column: Column) -> Floats:
        """One feature, as the only column."""
        place = self.columns.index(column)
        return self.features[:, place : place + 1]


def ours_less_theirs(decks: Sequence[Deck], guilds: Sequence[str]) -> list[list[int]]:
    """For each seat: 1 for a guild in its deck, -1 for a guild in another's."""
    there = set(chain(*decks))
    return [[(2 * (guild in deck) - 1) * (guild in there) for guild in guilds] for deck in decks]


def learn(sample: Sample) -> Floats:
    """The weight of each feature.

    The worth of whole decks comes last: it has to do without the guilds beside it.
    """
    beside = np.hstack([sample.features, sample.decks])
    weights = fit(beside, sample.won, ridge_of(beside))[: len(sample.columns)]
    place = sample.columns.index(DECK)
    weights[place] = 0.0
    known = by_row(sample.features, weights)
    deck = sample.only(DECK)
    weights[place] = fit(deck, sample.won, ridge_of(deck), known=known)[0]
    return weights


def ridge_of(features: Floats) -> Floats:
    """The same for every column."""
    return np.full(features.shape[1], RIDGE)


# ── how well it tells who wins ───────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Calibration:
    """Turns with about the same chance: what was foretold, and what came."""

    rows: int
    predicted: float
    won: float


@dataclass(frozen=True)
class Evaluation:
    """Weights, and how well they tell who wins games they have not seen."""

    columns: list[Column]
    weights: Floats
    rows: int
    losses: dict[str, float]
    """Log loss a turn."""
    calibration: list[Calibration]
    """For equal ranges of the chance, from low to high, without those that no turn was in."""


def fit_evaluation(games: Sequence[NotedGame], columns: list[Column]) -> Evaluation:
    """The weights that all games teach, judged by those that a part of the games teach."""
    sample = Sample.of(games, columns)
    by_all, by_lead = held_out(sample)
    losses = {
        "coin": COIN,
        "lead": float(log_losses(sample.won, by_lead).mean()),
        "evaluation": float(log_losses(sample.won, by_all).mean()),
    }
    calibration = calibrated(sample.won, by_all)
    return Evaluation(columns, learn(sample), len(sample.won), losses, calibration)


def held_out(sample: Sample) -> tuple[Floats, Floats]:
    """The chance before each turn, foretold from other games: by everything, by the lead alone."""
    lead = sample.only(LEAD)

    def by_all(seen: Rows, unseen: Rows) -> Floats:
        return chances(sample.features[unseen], learn(sample.part(seen)))

    def by_lead(seen: Rows, unseen: Rows) -> Floats:
        return chances(lead[unseen], fit(lead[seen], sample.won[seen], ridge_of(lead)))

    return foretold(sample.game, by_all), foretold(sample.game, by_lead)


def calibrated(won: Floats, chance: Floats) -> list[Calibration]:
    """What was foretold and what came, in equal ranges of the chance."""
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    ranges = (place == each for each in np.unique(place))
    return [
        Calibration(int(here.sum()), float(chance[here].mean()), float(won[here].mean()))
        for here in ranges
    ]


# ── the file ─────────────────────────────────────────────────────────────────────────────────


def evaluation_text(evaluation: Evaluation, made: Mapping[str, Any]) -> str:
    """The weights as JSON for people: how they were made, how good they are, a line for each."""
    parts: dict[str, dict[str, float]] = {}
    for (part, name), weight in zip(evaluation.columns, rounded(evaluation.weights), strict=True):
        parts.setdefault(part, {})[name] = weight
    fitted = {
        "held_out_log_loss": {by: round(loss, 5) for by, loss in evaluation.losses.items()},
        "calibration_predicted": [round(each.predicted, 3) for each in evaluation.calibration],
        "calibration_won": [round(each.won, 3) for each in evaluation.calibration],
        "calibration_rows": [each.rows for each in evaluation.calibration],
        "ridge": RIDGE,
    }
    return document({"made": made, "fitted": fitted, **parts})
