"""Our games in PettingZoo: one agent a seat, asked one after the other, or all in every cycle.

from elementarium.rl.pettingzoo import riftforce_duel_v0

env = riftforce_duel_v0.env(draft="random", render_mode="ansi")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, over, given_up, info = env.last()
    mask = observation["action_mask"]
    env.step(None if over or given_up else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from elementarium.core.errors import MissingExtra
from elementarium.core.match import Match
from elementarium.rl.environments import (
    ENVIRONMENTS,
    ILLEGAL,
    Environment,
    find_environment,
    look,
    mask_of,
)
from elementarium.rl.rendering import RENDER_MODES, render
from elementarium.rl.spaces import action_space, observation_space

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import parallel_to_aec
except ModuleNotFoundError as error:
    raise MissingExtra(error, "rl") from None


class Seats:
    """What both kinds of environments share: agents at their seats, and a game between them."""

    match: Match

    def __init__(
        self,
        environment: str | Environment,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.environment = find_environment(environment)
        self.options = self.environment.agreed(options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": self.environment.id,
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        game = self.environment.game
        self.seat_of = {f"player_{n}": n for n in self.environment.deciding(self.options)}
        self.possible_agents = list(self.seat_of)
        self.observation_spaces = {each: observation_space(game) for each in self.possible_agents}
        self.action_spaces = {each: action_space(game) for each in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same for every agent, but each has its own generator."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All ids; which of them are possible, the mask says."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can choose; nothing while it is not asked."""
        return dict(look(self.match, self.seat_of[agent]))

    def render(self) -> Any:
        """The table with all hands, as everybody could see it."""
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def deal(self, seed: int | None) -> None:
        """A new game; with a seed always the same one, and the same ones after it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = self.environment.deal(self.options, self._chance)
        self.agents = list(self.possible_agents)

    @property
    def to_move(self) -> str:
        """The agent that is asked; after the end the first."""
        return f"player_{self.match.to_move or 0}"

    def results(self) -> dict[str, float]:
        """What the game has brought each agent; nothing before the end."""
        results = self.match.returns()
        return {agent: results[self.seat_of[agent]] for agent in self.agents}

    def masks(self) -> dict[str, dict[str, Any]]:
        """What each agent can choose, for those who look for it in the infos."""
        return {
            agent: {"action_mask": mask_of(self.match, self.seat_of[agent])}
            for agent in self.agents
        }


class RawTable(Seats, AECEnv):
    """A game in which one agent after the other is asked, as often as its turn needs.

    It is given up after `max_cycles` choices.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.to_move
        self.infos = self.masks()

    def step(self, action: Any) -> None:
        """The agent that is asked chooses; IllegalAction leaves everything as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.results()
        over, given_up = self.match.is_over, len(self.match.history) == self.max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, given_up and not over)
        self.agent_selection = self.to_move
        self.infos = self.masks()
        self._accumulate_rewards()

    def __str__(self) -> str:
        return self.environment.id


class RawCycles(Seats, ParallelEnv):
    """The same game in cycles: all agents act in each, and the choice of the one asked counts.

    Where that one chooses what is not possible, nothing happens. The game is given up after
    `max_cycles` cycles.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game."""
        self.deal(seed)
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, self.masks()

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """One cycle."""
        chosen = int(actions[self.to_move])
        if chosen in self.match.legal():
            self.match.apply(chosen)
        self._cycles += 1
        over, given_up = self.match.is_over, self._cycles == self.max_cycles
        agents = self.agents
        told = (
            {agent: self.observe(agent) for agent in agents},
            self.results(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, given_up and not over),
            self.masks(),
        )
        if over or given_up:
            self.agents = []
        return told

    def __str__(self) -> str:
        return self.environment.id


@dataclass(frozen=True)
class InCycles:
    """An environment whose agents are all asked in every cycle, as a module of PettingZoo's."""

    environment: Environment

    def parallel_env(self, **choices: Any) -> Any:
        """All at once."""
        return RawCycles(self.environment, **choices)

    def env(self, **choices: Any) -> Any:
        """One after the other, round and round."""
        return parallel_to_aec(RawCycles(self.environment, **choices))


@dataclass(frozen=True)
class Home:
    """An environment as PettingZoo has it: what its modules offer, `env` and `raw_env`."""

    environment: Environment

    def raw_env(self, **choices: Any) -> RawTable:
        """The environment without any wrapper."""
        return RawTable(self.environment, **choices)

    def env(self, **choices: Any) -> Any:
        """The environment that tells what one does wrong; an impossible choice loses the game."""
        inner = wrappers.TerminateIllegalWrapper(self.raw_env(**choices), illegal_reward=ILLEGAL)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))

    @property
    def in_cycles(self) -> InCycles:
        """The same game for those who need an action of every agent in every cycle."""
        return InCycles(self.environment)


def raw_env(name: str, **choices: Any) -> RawTable:
    """An environment by its id, without wrappers."""
    return Home(find_environment(name)).raw_env(**choices)


def env(name: str, **choices: Any) -> Any:
    """An environment by its id."""
    return Home(find_environment(name)).env(**choices)


def __getattr__(name: str) -> Home:
    """Each id is a name in this module, as environments are modules in PettingZoo."""
    if name in ENVIRONMENTS:
        return Home(ENVIRONMENTS[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *ENVIRONMENTS]
