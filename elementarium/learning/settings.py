"""How to learn. Two numbers are those of the beginning and of the end."""

from __future__ import annotations

from dataclasses import dataclass

from elementarium.learning.network import Size

LARGE = Size(elemental=64, location=128, table=512, depth=3)


@dataclass(frozen=True)
class Settings:
    """For a large graphics card."""

    games: int = 16_384
    """Played side by side."""
    steps: int = 32
    """Choices in every game between two lessons."""
    parts: int = 16
    """In which the choices of a lesson are looked at."""
    epochs: int = 2
    """How often all of them are."""
    size: Size = LARGE
    speed: tuple[float, float] = (1e-3, 5e-5)
    """Of learning."""
    undecided: tuple[float, float] = (0.015, 0.001)
    """The pull towards undecided play."""
    points: float = 0.5
    """What twelve points more are worth in the beginning; the result alone is worth 1."""
    points_until: float = 0.6
    """The share of the time after which points are worth nothing but the result they lead to."""
    discount: float = 0.999
    """What the next choice counts for, against this one: who wins, wins soon."""
    trace: float = 0.95
    """How far what came of a game speaks for the choices before it, against the estimate."""
    clip: float = 0.2
    """How far one lesson may change the probability of a choice."""
    memory: float = 0.98
    """How much of the average network stays after a lesson."""
    past: float = 0.125
    """The share of games against networks as they were before."""
    kept: int = 16
    """How many of those are remembered."""
    remember: float = 0.02
    """A network is remembered after every such share of the time."""


SMALL = Settings(
    games=256,
    steps=32,
    parts=8,
    size=Size(elemental=32, location=48, table=192, depth=2),
    speed=(1e-3, 1e-4),
    undecided=(0.01, 0.002),
    memory=0.9,
)
"""For a processor."""
