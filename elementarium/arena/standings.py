"""What the games of a contest say: who beats whom how often, and how strong everybody is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from elementarium.arena.contest import Contest, GameRecord, Pairing
from elementarium.arena.intervals import Interval, wilson


@dataclass(frozen=True)
class Score:
    """How two agents did against each other."""

    a: str
    b: str
    a_wins: int
    b_wins: int
    draws: int

    @property
    def games(self) -> int:
        """How many they played."""
        return self.a_wins + self.b_wins + self.draws

    @property
    def a_win_rate(self) -> float:
        """The share of games that a won; a draw is not won."""
        return self.a_wins / self.games

    @property
    def interval(self) -> Interval:
        """Where a's true win rate is, with 95 % confidence."""
        return wilson(self.a_wins, self.games)

    def turned(self) -> Score:
        """The same from the other side."""
        return Score(self.b, self.a, self.b_wins, self.a_wins, self.draws)


@dataclass(frozen=True)
class Rating:
    """How strong an agent is, and how sure we are."""

    agent: str
    mu: float
    sigma: float
    ordinal: float
    """What it is worth almost certainly: mu - 3 sigma."""


@dataclass(frozen=True)
class Standings:
    """The end of a contest."""

    scores: list[Score]
    """One for each pair, as they were named."""
    ratings: list[Rating]
    """Best first."""

    def score(self, a: str, b: str) -> Score:
        """How a did against b."""
        for each in self.scores:
            if {each.a, each.b} == {a, b}:
                return each if each.a == a else each.turned()
        raise KeyError((a, b))


def standings(contest: Contest, records: Mapping[Pairing, GameRecord]) -> Standings:
    """Count and rate the games of a contest, in its own order, however they came in."""
    games = [records[pairing] for pairing in contest.pairings()]
    scores = [count(a, b, games) for a, b in contest.pairs]
    return Standings(scores, rate(contest.agents, games))


def count(a: str, b: str, games: Iterable[GameRecord]) -> Score:
    """The games of two agents."""
    winners = [game.winner for game in games if {game.a, game.b} == {a, b}]
    return Score(a, b, winners.count(a), winners.count(b), winners.count(None))


def rate(agents: Collection[str], games: Iterable[GameRecord]) -> list[Rating]:
    """Ratings after Plackett and Luce, best first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody gets stronger or weaker from game to game
    found = {agent: model.rating(name=agent) for agent in agents}
    for game in games:
        ranks = [0.0 if game.winner in (name, None) else 1.0 for name in (game.a, game.b)]
        [found[game.a]], [found[game.b]] = model.rate([[found[game.a]], [found[game.b]]], ranks)
    ratings = [Rating(name, r.mu, r.sigma, r.ordinal()) for name, r in found.items()]
    return sorted(ratings, key=lambda rating: (-rating.ordinal, rating.agent))
