"""The agent that plays Riftforce duels by a network, which learned by playing against itself.

The network looks at the table once and says how much speaks for each choice; the agent takes the
best. It thinks no further, so it answers in a moment. `elementarium train riftforce` makes such
networks; docs/learning.md tells how.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.greedy import GreedyAgent
from elementarium.agents.levels import NEURAL
from elementarium.core.errors import ElementariumError, MissingExtra, UnknownAgent
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.games.riftforce.actions import CHOOSE_SUMMONER
from elementarium.games.riftforce.modes import DUEL, MODES

NETWORK_FILE = Path(__file__).with_name("neural.onnx")
"""The network that comes with the package."""
PLAYED = "riftforce"
INPUT, OUTPUT, ABOUT = "observations", "weights", "elementarium"
"""Names inside a file."""
PROCESSOR = "CPUExecutionProvider"
"""Where a network thinks, in onnxruntime's words."""


class Mind:
    """A network from a file."""

    def __init__(self, file: Path) -> None:
        try:
            import onnxruntime
        except ImportError as error:
            raise MissingExtra(error, "neural") from None
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            content = file.read_bytes()
            self._session = onnxruntime.InferenceSession(content, options, [PROCESSOR])
            said = self._session.get_modelmeta().custom_metadata_map[ABOUT]
            self.about: dict[str, Any] = json.loads(said)
            made_for = self.about["game"], self.about["rules_version"]
        except OSError as error:
            raise ElementariumError(f"cannot read {file}: {error.strerror}") from None
        except Exception as error:  # onnxruntime has a class of its own for every reason
            reason = str(error).strip() or type(error).__name__
            raise ElementariumError(f"{file} is not a network for {PLAYED}: {reason}") from None
        now = PLAYED, find_game(PLAYED).rules_version
        if made_for != now:
            raise ElementariumError(
                f"{file} plays {made_for[0]} by rules {made_for[1]}, not {now[0]} by rules {now[1]}"
            )

    def weigh(self, observations: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        """How much speaks for each choice, in rows of what is seen."""
        weights: npt.NDArray[np.float32] = self._session.run([OUTPUT], {INPUT: observations})[0]
        return weights


@cache
def mind_in(file: Path) -> Mind:
    """The network in a file, read once."""
    return Mind(file)


def network_file(name: str) -> Path:
    """The file that is meant, if it is there: one's own, or that of the package."""
    file = Path(name) if name else NETWORK_FILE
    if not name and not file.exists():
        raise ElementariumError(
            f"no network comes with this Elementarium yet: elementarium train {PLAYED} makes one, "
            f"and {NEURAL}:FILE plays by it"
        )
    if not file.is_file():
        raise ElementariumError(f"cannot read {file}: there is no such file")
    return file


class NeuralAgent:
    """Takes what the network finds best; it learned with any deck, so it drafts as `greedy`."""

    def __init__(self, seed: int = 0, file: str = "") -> None:
        self._mind = mind_in(network_file(file))
        self._drafts = GreedyAgent(seed)

    def choose(self, match: Match) -> int:
        """The best choice by the network."""
        table = match.copy_table()
        if match.game.name != PLAYED or MODES[table["mode"][0]] != DUEL.name:
            raise UnknownAgent(f"{NEURAL} plays duels of {PLAYED}, nothing else")
        actions = match.legal()
        if len(actions) == 1:
            return actions[0]
        if table["phase"][0] == CHOOSE_SUMMONER:
            return self._drafts.choose(match)
        seen = np.zeros((1, match.game.observation), np.int8)
        match.engine.encode(table, match.to_move or 0, seen[0])
        return actions[int(self._mind.weigh(seen)[0, actions].argmax())]
