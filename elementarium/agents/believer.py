"""Playing by beliefs: a network says how likely each choice is with every hand.

So it is known what a player like us would have done so far with each hand, and what to think of the
hand that the other one holds, who may think the same of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.beliefs import (
    FACTS,
    FIXED,
    HANDS,
    HEADS,
    MARKS,
    NUMBER,
    SEEN_OF_EACH,
    SUMS,
    WEIGHTS,
    Odds,
    go_on_one,
    open_one,
    see_one,
    sides,
)
from elementarium.agents.tower import Floats32, Layers, made_of
from elementarium.core.engine import Engine, Table
from elementarium.core.events import silence
from elementarium.core.match import Match
from elementarium.games.elements.actions import ACTIONS, REVEAL
from elementarium.games.elements.cards import COPIES, DEALT, KINDS, YIN_YANG
from elementarium.games.elements.encode import OBSERVATION
from elementarium.games.elements.state import SEATS

Shares = npt.NDArray[np.float64]

# What a table must have in common with the scene that its history leads to.
SEEN_BY_ALL = ("chain", "front", "discarded", "held", "seat")


@cache
def odds() -> Odds:
    """The sums that beliefs take."""
    return Odds()


@dataclass(frozen=True)
class Scene:
    """An open table, and how likely both players have come there with each hand."""

    table: Table
    own: Shares
    others: Shares
    costs: tuple[int, int]
    """Of a surrender: to the player to move, and to the other one."""

    @property
    def shown(self) -> npt.NDArray[np.int64]:
        """The cards that the player to move has shown, kind by kind."""
        hands: npt.NDArray[np.int64] = COPIES - self.table["hand"][0, self.table["seat"][0]]
        return hands


def beginning(engine: Engine, surrender: int, starter: int, costs: tuple[int, int]) -> Scene:
    """A round in which nobody has chosen yet; with what a surrender costs whoever starts."""
    table = np.zeros(1, engine.game.STATE)
    engine.made(open_one, "open_one")(table, surrender, starter)
    alike = np.full((1, len(HANDS)), 1 / len(HANDS))
    return Scene(table, alike, alike, costs)


def as_it_lies(state: Any, costs: tuple[int, int], table: Table) -> Scene:
    """A scene of which it is not known how it came about: any hand is as likely that is possible.

    Nobody knows who played which of the cards that were taken; any way will do.
    """
    shown = np.zeros((SEATS, KINDS), np.int64)
    for link in range(state["links"]):
        shown[state["played_by"][link], state["chain"][link] - 1] += 1
    shown[:, YIN_YANG] += state["discarded"]
    taken = [kind for kind in range(KINDS) for _ in range(state["front"][:, kind].sum())]
    first = DEALT - int(state["held"][0]) - int(shown[0].sum())
    for seat, kinds in enumerate((taken[:first], taken[first:])):
        np.add.at(shown[seat], kinds, 1)
    table["hand"][0] = COPIES - shown
    table["aside"][0] = 0
    table["total"][0] = state["front_total"] - shown @ np.arange(1, KINDS + 1)
    possible = (shown[:, None] <= HANDS).all(2).astype(np.float64)
    alike = possible / possible.sum(1, keepdims=True)
    seat = int(state["seat"])
    return Scene(table, alike[seat, None], alike[1 - seat, None], costs)


class Believer:
    """A network that plays, and remembers the last scene it has seen."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._path: list[Any] = []
        self._scene: Scene | None = None

    def shares(self, match: Match, costs: tuple[int, int]) -> Shares:
        """How often it makes each choice with the hand of the player to move."""
        state = match.copy_table()[0]
        scene = self.scene(match, costs)
        shares = odds().played(self.of_hands(match.engine, scene))
        hand = state["hand"][state["seat"]] + scene.shown
        found: Shares = shares[0, NUMBER[tuple(hand.tolist())]]
        return found

    def scene(self, match: Match, costs: tuple[int, int]) -> Scene:
        """What everybody can think of a match by now."""
        table = match.copy_table()
        state = table[0]
        actions = of_this_round(match.history)
        turned = len(actions) % 2 == 1
        first = costs[::-1] if turned else costs
        begun = (int(state["surrender"]), int(state["starter"]), first)
        scene = self._after(match.engine, begun, actions)
        if all(np.array_equal(scene.table[name][0], state[name]) for name in SEEN_BY_ALL):
            return scene
        return as_it_lies(state, costs, table)

    def _after(self, engine: Engine, begun: tuple[Any, ...], actions: Sequence[int]) -> Scene:
        """The scene after some choices; goes on from the last one, if that is on the way."""
        path: list[Any] = [begun, *actions]
        done = len(self._path)
        if self._scene is None or path[:done] != self._path:
            self._scene, done = beginning(engine, *begun), 1
        for action in path[done:]:
            self._scene = self._following(engine, self._scene, action)
        self._path = path
        return self._scene

    def _following(self, engine: Engine, scene: Scene, action: int) -> Scene:
        """The scene after a choice."""
        made = self.of_hands(engine, scene)[:, :, action]
        table = scene.table.copy()
        engine.made(go_on_one, "go_on_one")(table, np.zeros(ACTIONS, np.int16), action, silence())
        return Scene(table, scene.others, odds().after(scene.own, made), scene.costs[::-1])

    def of_hands(self, engine: Engine, scene: Scene) -> Shares:
        """How often each choice is made with every hand."""
        seen, facts = np.zeros((1, OBSERVATION), np.int8), np.zeros((1, FACTS), np.int8)
        engine.made(see_one, "see_one")(scene.table, *scene.costs, seen[0], facts[0])
        known = odds().beliefs(facts, scene.own, scene.others)
        sights = odds().sights(seen, facts, known)
        weights = weighed_by_hand(self._layers, *(each.astype(np.float32) for each in sights))
        shares: Shares = odds().shares(weights, odds().choices(known.likely, facts))
        return shares


def weighed_by_hand(layers: Layers, rows: Floats32, marks: Floats32) -> Floats32:
    """How much speaks for each choice with every hand of the player to move, scene by scene."""
    *tower, (last, biases) = layers[:-HEADS]
    (towards, meanings), (own, own_biases), _, (own_last, last_biases), _ = layers[-HEADS:]
    own, always = np.split(own, [SEEN_OF_EACH])
    made, width = made_of(tower, rows), len(own_biases)
    by_scene = (made @ last[:, :WEIGHTS] + biases[:WEIGHTS]).reshape(-1, len(HANDS), ACTIONS)
    scene = (made @ towards + meanings)[:, :width] + marks[:, 0] @ always[:MARKS]
    seen, fixed = sides(np, rows, marks, SUMS)[0], FIXED @ always + own_biases
    each = np.maximum(seen @ own + fixed + scene[:, None], 0)
    found: Floats32 = by_scene + each @ own_last[:, :ACTIONS] + last_biases[:ACTIONS]
    return found


def of_this_round(history: Sequence[int]) -> list[int]:
    """The choices that were made since a round ended."""
    actions: list[int] = []
    for action in reversed(history):
        if action >= REVEAL:
            break
        actions.append(action)
    return actions[::-1]
