"""The agent that plays Riftforce duels by a network, which learned by playing against itself.

The network looks at a table once and says how much speaks for each choice, and what the game is
worth to the one who chooses. The agent takes whole turns in its mind, lets the network judge the
tables after all of them at once, and takes the best: it thinks no further, so it answers in a
moment. `elementarium train riftforce` makes such networks; docs/learning.md tells how.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from elementarium.agents.greedy import WIDTH, GreedyAgent
from elementarium.agents.levels import LEARNED, NEURAL
from elementarium.agents.plan import Desk, follow, plan
from elementarium.agents.turns import TurnTaker
from elementarium.core.batch import Rows
from elementarium.core.engine import Floats, Ids, Integers, Returns, Table
from elementarium.core.errors import ElementariumError, MissingExtra, UnknownAgent
from elementarium.core.events import LogTable
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import CHOOSE_SUMMONER
from elementarium.games.riftforce.modes import DUEL, MODES

# The contract's names, bound to a game.
to_move: Any = None
determinize: Any = None
encode: Any = None
returns: Any = None

NETWORK_FILE = Path(__file__).with_name("neural.onnx")
"""The network that comes with the package."""
INPUT, ABOUT = "observations", "elementarium"
"""Names inside a file."""
PROCESSOR = "CPUExecutionProvider"
"""Where a network thinks, in onnxruntime's words."""

TURNS = 64
"""Whole turns that it compares."""
IMAGINED = 2
"""Worlds in which it takes each of them."""


class Impression(NamedTuple):
    """What a network says of tables, under the names inside a file."""

    weights: npt.NDArray[np.float32]
    """[tables, actions]: how much speaks for each choice."""
    values: npt.NDArray[np.float32]
    """[tables]: the result that the one who chooses may expect, from -1 to 1."""


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
            raise ElementariumError(f"{file} is not a network for {LEARNED}: {reason}") from None
        missing = {*Impression._fields} - {each.name for each in self._session.get_outputs()}
        if missing:
            raise ElementariumError(
                f"{file} does not say what a table is worth: it was written by an earlier "
                f"Elementarium; elementarium train {LEARNED} --minutes 0 writes it anew from the "
                "folder where it was learned (--out)"
            )
        now = LEARNED, find_game(LEARNED).rules_version
        if made_for != now:
            raise ElementariumError(
                f"{file} plays {made_for[0]} by rules {made_for[1]}, not {now[0]} by rules {now[1]}"
            )

    def look(self, observations: Rows) -> Impression:
        """What it says of tables: a row for each of what is seen there."""
        return Impression(*self._session.run([*Impression._fields], {INPUT: observations}))


@cache
def mind_in(file: Path) -> Mind:
    """The network in a file, read once."""
    return Mind(file)


def network_file(name: str) -> Path:
    """The file that is meant, if it is there: one's own, or that of the package."""
    file = Path(name) if name else NETWORK_FILE
    if not file.is_file():
        raise ElementariumError(f"cannot read {file}: there is no such file")
    return file


@rule
def take_turns(
    table: Table,
    imagined: Table,
    world: Table,
    first_world: int,
    worlds: int,
    turns: int,
    turn_paths: Integers,
    seen: Rows,
    signs: Floats,
    results: Floats,
    result: Returns,
    ids: Ids,
    log: LogTable,
) -> None:
    """Take each of some turns in each of some worlds; note what is seen after it.

    What is good for the one who is to move then is good for us, or bad, by the sign; where the game
    is over, the sign is zero and the result is there.
    """
    seat = to_move(table[0])
    row = 0
    for number in range(first_world, first_world + worlds):
        imagined[0] = table[0]
        determinize(imagined[0], seat, number)
        for i in range(turns):
            world[0] = imagined[0]
            follow(world, turn_paths, i, ids, log)
            mover = to_move(world[0])
            results[row] = 0.0
            if mover < 0:
                returns(world[0], result)
                results[row] = result[seat]
                signs[row] = 0.0
            else:
                encode(world[0], mover, seen[row])
                signs[row] = 1.0 if mover == seat else -1.0
            row += 1


class NeuralAgent(TurnTaker):
    """Takes the turn after which the network likes the table best.

    It learned with any deck, so it drafts as `greedy`.
    """

    def __init__(self, seed: int = 0, file: str = "") -> None:
        super().__init__()
        self._mind = mind_in(network_file(file))
        self._drafts = GreedyAgent(seed)
        self._chance = np.random.default_rng(seed)
        game = find_game(LEARNED)
        self._desk = Desk.of(game, WIDTH, TURNS)
        self._seen = np.zeros((TURNS * IMAGINED, game.observation), np.int8)
        self._signs, self._results = np.zeros((2, TURNS * IMAGINED))

    def choose(self, match: Match) -> int:
        """The next step of the best turn."""
        if match.game.name != LEARNED or MODES[match.copy_table()["mode"][0]] != DUEL.name:
            raise UnknownAgent(f"{NEURAL} plays duels of {LEARNED}, nothing else")
        return super().choose(match)

    def planned(self, match: Match) -> list[int]:
        """The best of the turns that a player who looks no further could think of."""
        table, desk = match.copy_table(), self._desk
        if table["phase"][0] == CHOOSE_SUMMONER:
            return [self._drafts.choose(match)]
        desk.beam[:1] = table
        match.engine.determinize(desk.beam[:1], match.to_move or 0, self._seed())
        found = match.engine.made(plan, "plan")(*desk.papers())
        return desk.path(int(self._worths(match, table, found).argmax()))

    def _worths(self, match: Match, table: Table, turns: int) -> Floats:
        """What the game is worth to us after each of the planned turns."""
        game, rows = match.game, IMAGINED * turns
        match.engine.made(take_turns, "take_turns")(
            table, game.new_table(), game.new_table(), self._seed(), IMAGINED, turns,
            self._desk.end_paths, self._seen, self._signs, self._results,
            np.zeros(match.seats, np.float32), self._desk.ids, self._desk.log,
        )  # fmt: skip
        values = self._mind.look(self._seen[:rows]).values
        worths = self._signs[:rows] * values + self._results[:rows]
        means: Floats = worths.reshape(IMAGINED, turns).mean(0)
        return means

    def _seed(self) -> int:
        return int(self._chance.integers(2**61))
