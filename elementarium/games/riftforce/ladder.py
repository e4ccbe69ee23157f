"""A ladder of trainers, from easy to frightening: who beats one hears of the next."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple

from elementarium.games.riftforce.options import CHALLENGES, NOT_STRONGER, STRONGER


class Trainer(NamedTuple):
    """A trainer with a name, its challenges by stars, and the & card if it is in play."""

    name: str
    challenges: str
    stronger: str
    won: float = 0.0
    """The share of games that some agents won against it; 0 where that was not measured."""

    @property
    def options(self) -> dict[str, str]:
        """What is agreed for a game against it."""
        strong = {} if self.stronger == NOT_STRONGER else {"stronger": self.stronger}
        return {"mode": "solo", "challenges": self.challenges, **strong}

    @property
    def rung(self) -> dict[str, Any]:
        """The trainer as a page is told of it."""
        return {"name": self.name, "options": self.options, "won": self.won}

    @property
    def stars(self) -> str:
        """Its challenges as a player reads them: 5★★ 6★ 7★★★ &6."""
        numbers = zip("567", self.challenges.split("-"), strict=True)
        shown = " ".join(number + "★" * int(stars) for number, stars in numbers)
        return shown if self.stronger == NOT_STRONGER else f"{shown} &{self.stronger}"


LEARNED = json.loads((files("elementarium") / "games/riftforce/trainers.json").read_text("utf-8"))
TRAINERS = tuple(Trainer(**each) for each in LEARNED["trainers"])
"""The easiest first."""


def all_trainers() -> Iterator[Trainer]:
    """Every trainer there can be: each challenge at each star, without & and with each of its."""
    for challenges in CHALLENGES:
        for stronger in STRONGER:
            yield Trainer("", challenges, stronger)


def expected(challenges: str, stronger: str) -> float:
    """The share of games to be won against a trainer that nobody has measured."""
    odds = LEARNED["odds"]
    each = (
        odds[number][int(stars) - 1]
        for number, stars in zip("567", challenges.split("-"), strict=True)
    )
    return 1 / (1 + exp(-odds["all one star"] - sum(each) - odds["stronger"][stronger]))


def next_trainer(beaten: Mapping[str, Any]) -> Trainer | None:
    """Whom to try after a win with these options; None at the top of the ladder.

    After a trainer that is not on the ladder it is the first one that is harder to beat.
    """
    challenges, stronger = beaten["challenges"], beaten["stronger"]
    for i, trainer in enumerate(TRAINERS):
        if (trainer.challenges, trainer.stronger) == (challenges, stronger):
            return TRAINERS[i + 1] if i + 1 < len(TRAINERS) else None
    won = expected(challenges, stronger)
    return next((harder for harder in TRAINERS if harder.won < won), None)


def told_ladder() -> dict[str, Any]:
    """The ladder as a page is told of it, and how hard every other trainer is."""
    others = {
        f"{each.challenges} {each.stronger}": round(expected(each.challenges, each.stronger), 2)
        for each in all_trainers()
    }
    return {"rungs": [trainer.rung for trainer in TRAINERS], "won": others}


def next_rung(beaten: Mapping[str, Any]) -> dict[str, Any] | None:
    """Whom to try after a win with these options; nobody where no trainer was beaten."""
    found = next_trainer(beaten) if "challenges" in beaten else None
    return found.rung if found else None
