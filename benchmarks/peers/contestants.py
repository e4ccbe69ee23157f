"""Who plays: games of other libraries with hidden cards, and ours in all the ways there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest

CHOICES, OBSERVATIONS = "choices", "choices, observations"
"""What is found out at every step: what can be chosen, or that and what the player sees."""

MANY = 1024


@dataclass(frozen=True)
class Library:
    """Where games come from."""

    name: str
    player: str
    """The module that plays them."""
    packages: tuple[str, ...] = ()
    """What is installed for it; nothing for our own games."""

    @property
    def title(self) -> str:
        """Its name, and its version where several are measured or it may change."""
        return " ".join((self.name, *(each.partition("==")[2] for each in self.packages[:1])))


@dataclass(frozen=True)
class Contestant:
    """A game of a library, and a way to play it."""

    library: Library
    game: str
    """As people call it."""
    arguments: tuple[str, ...]
    """What its player is told."""
    way: str
    """How it is called from Python."""
    seen: str
    games: int = 1
    """At a time."""

    @property
    def id(self) -> str:
        """Other for another version, so that figures are never of two."""
        return " ".join((*(self.library.packages or (self.library.name,)), *self.arguments))

    @property
    def is_ours(self) -> bool:
        """Whether it is a game of this house."""
        return self.library is OURS


OURS = Library("Elementarium", "ours")
OPEN_SPIEL = Library("OpenSpiel", "open_spiel", ("open_spiel==2.0.2",))
PETTINGZOO = Library("PettingZoo", "pettingzoo", ("pettingzoo[classic]==1.27.0",))
LAST_WITH_GIN = Library("PettingZoo", "pettingzoo", ("pettingzoo[classic]==1.26.1",))
"""The next version removed gin rummy."""
RLCARD = Library("RLCard", "rlcard", ("rlcard==1.2.0",))
PGX = Library("pgx", "pgx", ("pgx==2.6.0", "jax==0.10.2"))

STEP_BY_STEP = "step by step"
IN_STEP = "in step"
PLAY_OUTS = "whole games, compiled"
STEPPED = "`Batch`, in step"
VECTOR = "vector environment"
VECTOR_IN_PLACE = "vector environment, in place"
IN_OPEN_SPIEL = "as a game of OpenSpiel"
IN_PETTINGZOO = "as an environment of PettingZoo"
IN_GYMNASIUM = "as an environment of Gymnasium"


def theirs() -> list[Contestant]:
    """Games of other libraries."""
    spiel = ("leduc_poker", "hanabi", "hearts", "gin_rummy")
    zoo = ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
    cards = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
    pgx = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
    return [
        *(step_by_step(OPEN_SPIEL, each, CHOICES) for each in spiel),
        *(step_by_step(PETTINGZOO, each, OBSERVATIONS) for each in zoo),
        step_by_step(LAST_WITH_GIN, "gin_rummy_v4", OBSERVATIONS),
        *(step_by_step(RLCARD, each, OBSERVATIONS) for each in cards),
        *(many_in_pgx(each, games) for games in (1, MANY) for each in pgx),
    ]


def step_by_step(library: Library, name: str, seen: str) -> Contestant:
    """A game that is played alone, a choice at a time."""
    return Contestant(library, spoken(name), (name,), STEP_BY_STEP, seen)


def many_in_pgx(name: str, games: int) -> Contestant:
    """Games in step."""
    return Contestant(PGX, spoken(name), (name, str(games)), IN_STEP, OBSERVATIONS, games)


def spoken(name: str) -> str:
    """The id of a game as people say it: leduc_holdem_v4 is leduc holdem."""
    words = name.replace("-", "_").split("_")
    return " ".join(word for word in words if not word[1:].isdigit())


GAMES = {
    "Riftforce duel, Beyond set": "riftforce_duel_beyond_v0",
    "Elements": "elements_v0",
    "Elemental Rift, two players": "elemental_rift_2_v0",
}
"""Of this house, with their environments; ratios are those of the first."""

WAYS: dict[str, tuple[str, str, int]] = {
    "play-outs": (PLAY_OUTS, CHOICES, 1),
    "stepped": (STEPPED, CHOICES, MANY),
    "vector-in-place": (VECTOR_IN_PLACE, OBSERVATIONS, MANY),
    "vector": (VECTOR, OBSERVATIONS, MANY),
    "open_spiel": (IN_OPEN_SPIEL, CHOICES, 1),
    "pettingzoo": (IN_PETTINGZOO, OBSERVATIONS, 1),
    "gymnasium": (IN_GYMNASIUM, OBSERVATIONS, 1),
}
"""How each of them is played: in words, what is found out at every step, how many at a time."""


def ours() -> list[Contestant]:
    """Our games in every way."""
    return [
        Contestant(OURS, game, (environment, key), way, seen, games)
        for game, environment in GAMES.items()
        for key, (way, seen, games) in WAYS.items()
    ]


def in_turn(one: Sequence[Contestant], other: Sequence[Contestant]) -> list[Contestant]:
    """Everybody, one of each as long as there are both."""
    return [each for each in chain(*zip_longest(one, other)) if each]
