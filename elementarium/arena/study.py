"""What wins: every guild, every pair of guilds in one hand, every guild against every other.

The decks are random, and every deal is played twice by the same agent on both sides, the decks
exchanged between the seats, so that the advantage of a seat or of the start cancels.

A game with decks has the options `draft` (random, or fixed to given ones) and `decks`.
"""

from __future__ import annotations

import csv
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from statistics import median
from threading import Event
from typing import Any, ClassVar, Generic, TypeVar

import elementarium
from elementarium.agents import Agent, checked_agent, make_agent
from elementarium.arena.intervals import Interval, wilson
from elementarium.arena.journal import Journal
from elementarium.arena.running import (
    Progress,
    first_seed,
    next_seat,
    sources_fingerprint,
    spread,
    warm_up,
)
from elementarium.core.errors import BadOption
from elementarium.core.game import Game
from elementarium.core.match import Match

Deck = list[str]
Noted = TypeVar("Noted")

OWN_OPTIONS = ("draft", "decks")
"""What the study chooses itself."""

JOURNAL = "games.jsonl"
GAMES_A_DEAL = 2


@dataclass(frozen=True)
class Deal:
    """Two decks against each other, once from each seat."""

    decks: list[Deck]
    scores: list[float]
    """Of the first deck, from the first and from the second seat: 1 is won, 0.5 drawn."""


class SelfPlay(ABC, Generic[Noted]):
    """Games of an agent against itself: which are played, with random decks or one, and how."""

    kind: ClassVar[str]
    games_an_entry: ClassVar[int] = 1
    alone: ClassVar[bool] = False
    """Whether it may also be of games in which one plays alone."""
    entry: type[Noted]
    """What is noted of them."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], agent: str = "greedy", seed: int = 0
    ) -> None:
        self.game = game
        self.agent = checked_agent(agent)
        self.seed = seed
        self.options = self.checked(options)

    def checked(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What all games have in common: everything but the decks, which chance deals."""
        if not set(OWN_OPTIONS) <= {option.name for option in self.game.options}:
            raise BadOption(f"{self.game.name} has no decks to study: all play with the same cards")
        for name in OWN_OPTIONS:
            if name in options:
                raise BadOption(f"option {name}: the study deals random decks, leave it out")
        checked = self.game.checked_options(options)
        if self.game.seats(checked) != 2 or (self.game.idle(checked) and not self.alone):
            raise BadOption("the study is of duels: two decks against each other")
        return {name: each for name, each in checked.items() if name not in OWN_OPTIONS}

    @property
    def conditions(self) -> dict[str, Any]:
        """All that decides how the games go, but the clock of agents that think by one."""
        return {
            "study": self.kind,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": self.options,
            "agent": self.agent,
            "seed": self.seed,
            "version": elementarium.__version__,
            "sources": sources_fingerprint(),
        }

    @property
    def random_decks(self) -> dict[str, Any]:
        """The options of a game in which chance deals the decks."""
        return {**self.options, "draft": "random"}

    @property
    def sample(self) -> dict[str, Any]:
        """The options of one of the games, to get ready for all."""
        return self.random_decks

    def entries(self, games: int) -> int:
        """How many entries it takes to play at least so many games."""
        return -(-games // self.games_an_entry)

    @abstractmethod
    def play(self, number: int, stopped: Event | None = None) -> Noted:
        """Play the games of the entry of this number."""

    def players(self, match: Match) -> list[Agent]:
        """The agent, once for each seat."""
        return [make_agent(self.agent, 2 * match.seed + seat) for seat in range(match.seats)]

    def decks(self, match: Match) -> list[Deck]:
        """What each seat plays with."""
        return [self.game.deck(match.state, seat) for seat in range(match.seats)]


class Study(SelfPlay[Deal]):
    """Which deals are played, and how."""

    kind = "guilds"
    games_an_entry = GAMES_A_DEAL
    entry = Deal

    def play(self, number: int, stopped: Event | None = None) -> Deal:
        """Play the deal of this number, from both seats."""
        seed = first_seed(self.seed) + number
        decks = self.decks(Match(self.game, self.random_decks, seed))
        here = self._score(decks, seed, stopped)
        there = 1 - self._score(decks[::-1], seed, stopped)
        return Deal(decks, [here, there])

    def _score(self, decks: list[Deck], seed: int, stopped: Event | None) -> float:
        """What the first seat gets with these decks. A game that never ends is a draw."""
        match = Match(self.game, {**self.options, "draft": "fixed", "decks": decks}, seed)
        players = self.players(match)
        while (seat := next_seat(match, stopped)) is not None:
            match.apply(players[seat].choose(match))
        return (match.returns()[0] + 1) / 2


def play_games(
    study: SelfPlay[Noted],
    games: int,
    threads: int = 1,
    progress: Progress | None = None,
    skip: int = 0,
) -> Iterator[Noted]:
    """At least so many games, in order; without the first entries."""
    numbers = range(skip, study.entries(games))
    if numbers:
        warm_up(study.game, study.sample, [study.agent])
    for entry in spread(study.play, numbers, threads):
        if progress:
            progress(study.games_an_entry)
        yield entry


def play_into(
    folder: Path,
    study: SelfPlay[Noted],
    games: int,
    threads: int = 1,
    progress: Progress | None = None,
    fresh: bool = False,
) -> list[Noted]:
    """The same, written into a folder as they come; what is there already is not played again."""
    with Journal(folder / JOURNAL, study.entry, study.conditions, fresh) as journal:
        done = len(journal.entries)
        if progress:
            progress(min(study.games_an_entry * done, games))
        for entry in play_games(study, games, threads, progress, skip=done):
            journal.append(entry)
    return journal.entries[: study.entries(games)]


# ── figures ──────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Share:
    """How often a guild won, or two guilds in one hand, or one guild against another."""

    guilds: tuple[str, ...]
    games: int
    score: float
    """Games won; a draw is half a win."""
    expected: float = 0.5
    """The rate that the guilds alone would make one expect."""

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.score / self.games

    @property
    def interval(self) -> Interval:
        """Where the true rate lies."""
        return wilson(self.score, self.games)

    @property
    def surprise(self) -> float:
        """How much more was won than expected."""
        return self.rate - self.expected


@dataclass(frozen=True)
class Figures:
    """What came of a study, the best first."""

    games: int
    guilds: list[Share]
    pairs: list[Share]
    """Two guilds in one hand; their surprise is their synergy."""
    against: list[Share]
    """A guild in one hand, another in the other; the surprise is the edge of the first."""


class Count(dict[tuple[str, ...], list[float]]):
    """Games and score of each guild, or of each two."""

    def add(self, keys: Iterable[tuple[str, ...]], score: float) -> None:
        """All of these were in a deal that ended so."""
        for key in keys:
            line = self.setdefault(key, [0, 0.0])
            line[0] += GAMES_A_DEAL
            line[1] += score

    def shares(self, expected: Callable[..., float]) -> list[Share]:
        """All of them, the most surprising first."""
        found = [
            Share(key, int(games), score, expected(*key)) for key, (games, score) in self.items()
        ]
        return sorted(found, key=lambda share: (-share.surprise, share.guilds))


def figures_of(deals: Sequence[Deal]) -> Figures:
    """The rates of guilds, pairs and matchups, and what one would expect of them."""
    singles, pairs, against = Count(), Count(), Count()
    for deal in deals:
        total = sum(deal.scores)
        for (deck, other), score in zip(
            permutations(deal.decks), (total, GAMES_A_DEAL - total), strict=True
        ):
            singles.add(((guild,) for guild in deck), score)
            pairs.add(combinations(sorted(deck), 2), score)
            against.add(((guild, foe) for guild in deck for foe in other), score)
    alone = {guild: log_odds(score, games) for (guild,), (games, score) in singles.items()}
    return Figures(
        games=GAMES_A_DEAL * len(deals),
        guilds=singles.shares(lambda guild: 0.5),
        pairs=pairs.shares(lambda one, two: pair_rate(alone[one], alone[two], len(alone))),
        against=against.shares(lambda one, foe: duel_rate(alone[one], alone[foe], len(alone))),
    )


def log_odds(score: float, games: float) -> float:
    """The log odds of winning; where all or nothing was won, as if half a game was not."""
    share = min(max(score / games, 0.5 / games), 1 - 0.5 / games)
    return math.log(share / (1 - share))


def rate_at(odds: float) -> float:
    """The rate that belongs to log odds."""
    return 1 / (1 + math.exp(-odds))


def pair_rate(one: float, two: float, guilds: int) -> float:
    """The rate of a pair whose guilds add up.

    Who has a guild never meets it, which makes a good one look better and a bad one worse than
    it is: of n guilds, each by n / (n - 1), a pair by n / (n - 2).
    """
    return rate_at((one + two) * (guilds - 1) / (guilds - 2))


def duel_rate(one: float, foe: float, guilds: int) -> float:
    """The rate of a guild against another, if only their own worth matters."""
    return rate_at((one - foe) * (guilds - 1) / guilds)


def half_width(shares: Sequence[Share]) -> float:
    """The median half-width of the intervals."""
    return median(share.interval.half_width for share in shares)


# ── tables ───────────────────────────────────────────────────────────────────────────────────

TABLES = {
    "guilds": ("guild",),
    "pairs": ("guild", "with", "expected", "synergy"),
    "against": ("guild", "against", "expected", "edge"),
}
"""The tables of a study; the columns before `expected` name guilds."""


def rows(figures: Figures, table: str) -> list[dict[str, Any]]:
    """A table, a dict for each row."""
    columns = TABLES[table]
    found = []
    for share in getattr(figures, table):
        row: dict[str, Any] = dict(zip(columns, share.guilds, strict=False))
        row |= {"games": share.games, "score": share.score, "rate": round(share.rate, 4)}
        row |= {name: round(end, 4) for name, end in share.interval._asdict().items()}
        if len(columns) > len(share.guilds):
            row |= {"expected": round(share.expected, 4), columns[-1]: round(share.surprise, 4)}
        found.append(row)
    return found


def write_tables(figures: Figures, folder: Path) -> list[Path]:
    """The tables as files: guilds.csv, pairs.csv, against.csv."""
    files = []
    for table in TABLES:
        lines = rows(figures, table)
        files.append(folder / f"{table}.csv")
        with files[-1].open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, lines[0], lineterminator="\n")
            writer.writeheader()
            writer.writerows(lines)
    return files
