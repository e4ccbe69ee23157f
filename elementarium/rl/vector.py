"""Thousands of games in step as a vector environment of Gymnasium's; see `core.batch`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.batch import GIVEN_UP, OVER, Batch
from elementarium.core.errors import BadOption, MissingExtra
from elementarium.rl.copies import Copies
from elementarium.rl.environments import SEED_BITS, Environment, find_environment
from elementarium.rl.spaces import action_space, observation_space

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingExtra(error, "rl") from None

RANDOM = "random"
SELF = "self"
"""No opponent: every seat is asked, and the info `to_move` says which."""


class Tables(VectorEnv):
    """Many games by one compiled call; one that is over is dealt anew in the same step.

    The reward is the result of the one who chose, when the game is over; the info `results` has
    that of every seat. Without `copy` what is returned are always the same arrays.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        environment: str | Environment,
        opponent: str = RANDOM,
        seat: int = 0,
        max_episode_steps: int = 0,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if opponent not in (RANDOM, SELF):
            raise BadOption(
                f"opponent: in one compiled call {RANDOM} or {SELF}, not {opponent!r}; others play "
                "in make_vec(…, vectorization_mode='sync')"
            )
        self.environment = find_environment(environment)
        game = self.environment.game
        self.batch = Batch(
            game, num_envs, self.environment.agreed(options),
            learner=None if opponent == SELF else seat,
            longest=max_episode_steps, threads=threads,
        )  # fmt: skip
        self.num_envs = num_envs
        self.copy = copy
        self._copies: defaultdict[str, Copies] = defaultdict(Copies)
        self.single_observation_space = observation_space(game)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal everywhere."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << SEED_BITS)))
        return self._seen(), {"to_move": self._kept("seats")}

    def step(self, actions: npt.ArrayLike) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Choose at every table; IllegalAction, with nothing changed, where one cannot."""
        chose = self.batch.seats.astype(np.intp)
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), chose]
        ended = self.batch.ended
        infos = {
            "to_move": self._kept("seats"),
            "results": self._kept("rewards"),
        }
        if (finished := ended != 0).any():
            infos |= {"final_obs": self._kept("finals"), "_final_obs": finished}
        return self._seen(), rewards, ended == OVER, ended == GIVEN_UP, infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A possible choice for every table, at random."""
        return self.batch.sample()

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self._kept("observations"),
            "action_mask": self._kept("masks"),
        }

    def _kept(self, name: str) -> npt.NDArray[Any]:
        """An array of the batch's, or a copy of it."""
        array = getattr(self.batch, name)
        return self._copies[name].of(array) if self.copy else array
