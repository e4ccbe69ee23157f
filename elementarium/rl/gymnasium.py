"""Our games in Gymnasium: one seat to learn for, the others taken by agents of the house.

import gymnasium
import elementarium.rl.gymnasium  # makes the ids known

env = gymnasium.make("elementarium/RiftforceDuel-v0", opponent="greedy")
envs = gymnasium.make_vec("elementarium/RiftforceDuel-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from elementarium.agents import Agent, checked_agent, make_agent
from elementarium.core.errors import BadSeat, IllegalAction, MissingExtra
from elementarium.core.match import Match
from elementarium.rl.environments import (
    ENVIRONMENTS,
    ILLEGAL,
    SEED_BITS,
    Environment,
    find_environment,
    look,
)
from elementarium.rl.rendering import RENDER_MODES, render
from elementarium.rl.spaces import action_space, observation_space

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise MissingExtra(error, "rl") from None


class Seat(gymnasium.Env):
    """One seat at a table; at all others, partners included, sits a named agent.

    The reward is the result at the end: +1, 0 or -1.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium's)
    match: Match

    def __init__(
        self,
        environment: str | Environment,
        opponent: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.environment = find_environment(environment)
        self.options = self.environment.agreed(options)
        self.opponent = checked_agent(opponent)
        self.seat = checked_seat(self.environment, self.options, seat)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.environment.game)
        self.action_space = action_space(self.environment.game)
        self._agents: dict[int, Agent] = {}

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, up to one's own first decision; one that ends before that is none."""
        super().reset(seed=seed)
        self._deal()
        while self.match.is_over:
            self._deal()
        return self._told()

    def _deal(self) -> None:
        self.match = self.environment.deal(self.options, self.np_random)
        self._agents = {
            seat: make_agent(self.opponent, int(self.np_random.integers(1 << SEED_BITS)))
            for seat in self.environment.deciding(self.options)
            if seat != self.seat
        }
        self._let_others_play()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play until one is asked again."""
        if not self.action_space.contains(action):
            last = self.environment.game.ACTIONS - 1
            raise IllegalAction(f"an action is a whole number from 0 to {last}, not {action!r}")
        seen, told = self._told()
        if not seen["action_mask"][action]:
            self.match.concede(self.seat, "resigned")
            return seen, ILLEGAL, True, False, {**told, "illegal": True}
        self.match.apply(int(action))
        self._let_others_play()
        seen, told = self._told()
        return seen, self.match.returns()[self.seat], self.match.is_over, False, told

    def _let_others_play(self) -> None:
        while (seat := self.match.to_move) not in (None, self.seat):
            self.match.apply(self._agents[seat].choose(self.match))

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = look(self.match, self.seat)
        return dict(seen), {"action_mask": seen["action_mask"].copy(), "illegal": False}

    def render(self) -> Any:
        """The table with all hands."""
        return render(self.match, self.render_mode)


def checked_seat(environment: Environment, options: Mapping[str, Any], seat: int) -> int:
    """The seat, if somebody decides there."""
    asked = environment.deciding(options)
    if seat not in asked:
        raise BadSeat(f"the seats that decide in {environment.id} are {asked}, not {seat!r}")
    return seat


for _each in ENVIRONMENTS.values():
    gymnasium.register(
        _each.gymnasium_id,
        entry_point="elementarium.rl.gymnasium:Seat",
        vector_entry_point="elementarium.rl.vector:Tables",
        kwargs={"environment": _each.id},
    )
