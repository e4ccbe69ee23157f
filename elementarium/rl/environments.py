"""The environments there are: a game, what is agreed before it, and a name with a version.

A version goes up when observations, action ids or rules change, so that results of one name can
be compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.core.errors import BadOption, UnknownGame
from elementarium.core.game import Game, Option, find_game
from elementarium.core.match import Match

SEED_BITS = 62
"""Of the seed of a game."""
ILLEGAL = -1.0
"""The reward of somebody who chooses what cannot be chosen: the game is lost."""


@dataclass(frozen=True)
class Environment:
    """A game as learners know it."""

    name: str
    game_name: str
    fixed: Mapping[str, Any]
    """Options that make it this environment; all others can be chosen."""
    version: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved by its id: rules are not written down, they are found again."""
        return find_environment, (self.id,)

    @property
    def id(self) -> str:
        """Its name with its version, as PettingZoo has it."""
        return f"{self.name}_v{self.version}"

    @property
    def gymnasium_id(self) -> str:
        """The same as Gymnasium has it."""
        words = "".join(word.capitalize() for word in self.name.split("_"))
        return f"elementarium/{words}-v{self.version}"

    @property
    def openspiel_name(self) -> str:
        """The same as OpenSpiel has it."""
        return f"elementarium_{self.name}"

    @cached_property
    def game(self) -> Game:
        """Its rules."""
        return find_game(self.game_name)

    @property
    def free(self) -> list[Option]:
        """The options that can be chosen, where they mean something here."""
        agreed = self.game.checked_options(self.fixed)
        return [each for each in self.game.options if each.name in {*agreed} - {*self.fixed}]

    def agreed(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a game, with those chosen for this one."""
        for name in self.fixed:
            if name in chosen:
                raise BadOption(f"option {name}: {self.id} is always played with {self.fixed}")
        return self.game.checked_options({**self.fixed, **chosen})

    def deciding(self, options: Mapping[str, Any]) -> list[int]:
        """The seats that are asked."""
        idle = self.game.idle(options)
        return [seat for seat in range(self.game.seats(options)) if seat not in idle]

    def deal(self, options: Mapping[str, Any], chance: np.random.Generator) -> Match:
        """A new game."""
        return Match(self.game, options, int(chance.integers(1 << SEED_BITS)))


def _environments() -> dict[str, Environment]:
    riftforce: dict[str, dict[str, Any]] = {
        "riftforce_duel": {"mode": "duel", "guilds": "base"},
        "riftforce_duel_beyond": {"mode": "duel", "guilds": "beyond"},
        **{f"riftforce_{mode}": {"mode": mode} for mode in ("team3", "team4", "solo")},
    }
    every = [
        *(Environment(name, "riftforce", fixed) for name, fixed in riftforce.items()),
        Environment("elements", "elements", {}),
        *(
            Environment(f"elemental_rift_{seats}", "elemental-rift", {"seats": seats})
            for seats in (2, 3, 4)
        ),
    ]
    return {each.id: each for each in every}


ENVIRONMENTS: Mapping[str, Environment] = MappingProxyType(_environments())
"""All environments, by id."""


def find_environment(name: str | Environment) -> Environment:
    """An environment by its id."""
    if isinstance(name, Environment):
        return name
    if name not in ENVIRONMENTS:
        raise UnknownGame(
            f"there is no environment {name!r}; the environments are {', '.join(ENVIRONMENTS)}"
        )
    return ENVIRONMENTS[name]


def mask_of(match: Match, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """A row of all actions, with a 1 for what a seat can choose now."""
    mask = np.zeros(match.game.ACTIONS, np.int8)
    if seat == match.to_move:
        mask[match.legal()] = 1
    return mask


def look(match: Match, seat: int) -> dict[str, np.ndarray[Any, np.dtype[np.int8]]]:
    """What a seat sees, and what it can choose now."""
    return {"observation": match.encode(seat), "action_mask": mask_of(match, seat)}
