"""Our games in OpenSpiel, with chance as its own player and what everybody knows spelled out.

import pyspiel
import elementarium.rl.openspiel  # makes the games known

game = pyspiel.load_game("elementarium_riftforce_duel_beyond", {"draft": "random"})
state = game.new_initial_state()

Where the rules shuffle, draw or deal, chance is asked for `CHANCE_BYTES` bytes, one after the
other; they seed the generator of the table for that one choice. So the future is open until it
happens, and a state's history says everything about it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from elementarium.arena.running import MOST_DECISIONS
from elementarium.core.errors import BadOption, MissingExtra
from elementarium.rl.environments import ENVIRONMENTS, Environment
from elementarium.rl.knowledge import Observer
from elementarium.rl.situation import BYTE, CHANCE_BYTES, Spot, opening

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra(error, "rl") from None


class ElementariumGame(pyspiel.Game):
    """One of our environments as a game of OpenSpiel's."""

    environment: Environment

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        chosen = {name: from_parameter(value) for name, value in given.items()}
        self.spot = Spot(self.environment, self.environment.agreed(chosen))
        if self.environment.game.endless(self.spot.options):
            raise BadOption("OpenSpiel plays no endless games: choose points_to_win")
        super().__init__(game_type(self.environment), self._info(), given)

    def _info(self) -> Any:
        facts = {
            "num_distinct_actions": self.spot.game.ACTIONS,
            "max_chance_outcomes": BYTE,
            "num_players": len(self.spot.seats),
            "min_utility": -1.0,
            "max_utility": 1.0,
            "max_game_length": MOST_DECISIONS,
        }
        return pyspiel.GameInfo(**facts, **({"utility_sum": 0.0} if self.spot.zero_sum else {}))

    def new_initial_state(self) -> ElementariumState:
        """Before anything is dealt."""
        return ElementariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes down what a player sees, or all that a player knows."""
        if params:
            raise ValueError(f"observations take no parameters, but got {params}")
        seen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not seen.public_info or seen.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what is seen is always what one player sees, public or not")
        return Observer(self.spot, seen.perfect_recall)


class ElementariumState(pyspiel.State):
    """A moment of a game: whose choice it is, what can be chosen, what came of it."""

    def __init__(self, game: ElementariumGame) -> None:
        super().__init__(game)
        self.spot = game.spot
        self.now = opening(game.spot)

    def current_player(self) -> int:
        """The player to move, or chance, or nobody."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.now.awaits_chance else self.now.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.spot.legal(self.now)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte is as likely as any other."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        self.now = self.spot.after(self.now, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.spot.name(self.now, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now.is_over

    def returns(self) -> list[float]:
        """The result for each player; nothing before the end."""
        return self.spot.returns(self.now)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> ElementariumState:
        """Another world in which this player would know the same; chance comes from outside."""
        state = self.clone()
        state.now = self.spot.imagined(self.now, player_id, probability_sampler)
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.spot.tell(self.now)


def game_type(environment: Environment) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    spot = Spot(environment, environment.agreed({}))
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=environment.openspiel_name,
        long_name=f"Elementarium: {environment.name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if spot.zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(spot.seats),
        min_num_players=len(spot.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            option.name: as_parameter(spot.options[option.name])
            for option in environment.free
            if isinstance(option.default, (int, str))
        },
    )


def as_parameter(value: int | str) -> int | str:
    """An option's value; OpenSpiel takes 1-2-1 for a number and fails to read it: 1:2:1."""
    return str(value).replace("-", ":") if re.fullmatch(r"\d+(-\d+)+", str(value)) else value


def from_parameter(value: int | str) -> int | str:
    """The way back."""
    return str(value).replace(":", "-") if re.fullmatch(r"\d+(:\d+)+", str(value)) else value


def _class_of(environment: Environment) -> type[ElementariumGame]:
    """A class of its own for each environment: OpenSpiel makes games from parameters alone."""
    name = f"{environment.openspiel_name}_game"
    return type(name, (ElementariumGame,), {"environment": environment, "__module__": __name__})


for _each in ENVIRONMENTS.values():
    _class = _class_of(_each)
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(game_type(_each), _class)

__all__ = ["CHANCE_BYTES", "ElementariumGame", "ElementariumState", "game_type"]
