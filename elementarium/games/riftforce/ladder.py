"""A ladder of trainers, from easy to frightening: who beats one hears of the next."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

from elementarium.games.riftforce.options import NOT_STRONGER, STRONGER


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
    def stars(self) -> str:
        """Its challenges as a player reads them: 5★★ 6★ 7★★★ &6."""
        numbers = zip("567", self.challenges.split("-"), strict=True)
        shown = " ".join(number + "★" * int(stars) for number, stars in numbers)
        return shown if self.stronger == NOT_STRONGER else f"{shown} &{self.stronger}"


def read_ladder() -> tuple[Trainer, ...]:
    """The trainers in `trainers.json`, the easiest first."""
    text = (files("elementarium") / "games/riftforce/trainers.json").read_text("utf-8")
    return tuple(Trainer(**each) for each in json.loads(text)["trainers"])


TRAINERS = read_ladder()


def all_trainers() -> Iterator[Trainer]:
    """Every trainer there can be: each challenge at each star, without & and with each of its."""
    for stars in product("1234", repeat=3):
        challenges = "-".join(stars)
        for stronger in STRONGER:
            yield Trainer("", challenges, stronger)


def burden(challenges: str, stronger: str) -> int:
    """How much a trainer has to offer, where nothing was measured: its stars, and & as two."""
    return sum(map(int, challenges.split("-"))) + (0 if stronger == NOT_STRONGER else 2)


def next_trainer(beaten: Mapping[str, Any]) -> Trainer | None:
    """Whom to try after a win with these options; None at the top of the ladder.

    After a trainer that is not on the ladder it is the first one with more to offer.
    """
    challenges, stronger = beaten["challenges"], beaten["stronger"]
    for i, trainer in enumerate(TRAINERS):
        if (trainer.challenges, trainer.stronger) == (challenges, stronger):
            return TRAINERS[i + 1] if i + 1 < len(TRAINERS) else None
    held = burden(challenges, stronger)
    stronger_ones = (t for t in TRAINERS if burden(t.challenges, t.stronger) > held)
    return next(stronger_ones, None)
