"""The agent with the network that comes with the package."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.agents.greedy import GreedyAgent
from elementarium.agents.levels import NEURAL
from elementarium.agents.neural import (
    IMAGINED,
    NETWORK_FILE,
    TURNS,
    Impression,
    Mind,
    NeuralAgent,
    take_turns,
)
from elementarium.agents.plan import Desk, plan
from elementarium.core.batch import Rows
from elementarium.core.engine import Engine
from elementarium.core.errors import UnknownAgent
from tests.agents.tables import drawn_duel
from tests.agents.test_secrets import beginning_of_a_turn, twins

MOST_BYTES = 4 * 2**20
pytest.importorskip("onnxruntime", reason="onnxruntime is not installed: make neural")

RANDOM_DUEL = {"guilds": "beyond", "draft": "random"}


def play(match: Match, rival: str, seed: int, ours: int) -> float:
    agents = [make_agent(rival, seed), make_agent(rival, seed)]
    agents[ours] = make_agent(NEURAL, seed)
    while (seat := match.to_move) is not None:
        match.apply(agents[seat].choose(match))
    return match.returns()[ours]


def one_kill_from_victory() -> Match:
    """Whoever is last to move strikes the one elemental there, and wins."""
    return drawn_duel(
        """
             |       | Ai6-5 |     |
        =====|=======|=======|=====|=====
             |       | Fi5   |     |
        """,
        hand="Pl5 Wa7 Li6 Fi7",
        score=(11, 3),
        start=1,
        to_move=0,
    )


def test_the_network_is_small_and_says_what_a_table_is_worth_and_where_it_comes_from():
    assert NETWORK_FILE.stat().st_size < MOST_BYTES
    mind = Mind(NETWORK_FILE)
    match = beginning_of_a_turn("riftforce", 1)
    rows = np.stack([match.encode(match.to_move or 0)] * 3)
    weights, values = mind.look(rows)
    assert weights.shape == (3, match.game.ACTIONS)
    assert values.shape == (3,)
    assert (np.abs(values) < 1.5).all()
    assert mind.about["decisions"] > 10**8


def test_it_is_hopeful_when_ahead():
    mind = Mind(NETWORK_FILE)
    seen = np.stack(
        [
            drawn_duel(" | | Wa5 | | \n=|=|=====|=|=\n | | Fi5 | | ", score=score).encode(0)
            for score in ([0, 9], [5, 5], [9, 0])
        ]
    )
    values = mind.look(seen).values.tolist()
    assert values == sorted(values)
    assert values[-1] - values[0] > 0.5


@pytest.mark.parametrize("options", [RANDOM_DUEL, {"guilds": "beyond"}, {}], ids=str)
def test_it_plays_whole_games_and_beats_an_agent_that_chooses_blindly(options: dict[str, Any]):
    assert all(play(Match("riftforce", options, seed), "random", seed, seed % 2) == 1
               for seed in range(4))  # fmt: skip


def test_it_wins_more_often_than_greedy():
    results = [
        play(Match("riftforce", RANDOM_DUEL, number // 2), "greedy", number, number % 2)
        for number in range(20)
    ]
    assert results.count(1) >= 12


@pytest.mark.parametrize("seed", range(4))
def test_twin_worlds_give_the_same_turn(seed: int):
    """The same seed and other hidden cards: the same choices."""
    worlds = twins(beginning_of_a_turn("riftforce", seed))
    found = {tuple(NeuralAgent(7).planned(twin)) for twin in worlds}
    assert len(found) == 1


def test_a_turn_is_thought_of_once(monkeypatch: pytest.MonkeyPatch):
    match = beginning_of_a_turn("riftforce", 3)
    seat, agent = match.to_move, NeuralAgent(1)
    judged: list[int] = []
    look = agent._mind.look

    def counted(seen: Rows) -> Impression:
        judged.append(len(seen))
        return look(seen)

    monkeypatch.setattr(agent._mind, "look", counted)
    choices = 0
    while match.to_move == seat:
        match.apply(agent.choose(match))
        choices += 1
    assert choices > 1
    assert len(judged) == 1
    assert IMAGINED < judged[0] <= IMAGINED * TURNS


@pytest.mark.parametrize("way", ["interpreted", "native"])
def test_what_is_good_for_the_other_one_is_bad_for_us(way: Any):
    """After a turn that does not win, the other one is to move."""
    match = one_kill_from_victory()
    game, table = match.game, match.copy_table()
    desk = Desk.of(game, 20, 12)
    desk.beam[:1] = table
    found = match.engine.made(plan, "plan")(*desk.papers())
    seen = np.zeros((2 * found, game.observation), np.int8)
    signs, results = np.zeros((2, 2 * found))
    Engine(game, way).made(take_turns, "take_turns")(
        table, game.new_table(), game.new_table(), 5, 2, found, desk.end_paths, seen,
        signs, results, np.zeros(2, np.float32), desk.ids, desk.log,
    )  # fmt: skip
    for i, (sign, result) in enumerate(zip(signs[:found], results[:found], strict=True)):
        after = Match.from_position(match.position())
        for action in desk.path(i):
            after.apply(action)
        assert (sign, result) == ((0, 1) if after.is_over else (-1, 0))
        assert seen[i].any() == (not after.is_over)
    assert {*signs} == {-1, 0}


def test_it_takes_a_turn_that_wins_whatever_the_network_thinks(monkeypatch: pytest.MonkeyPatch):
    match = one_kill_from_victory()
    agent = NeuralAgent(1)
    indifferent = Impression(np.zeros(0, np.float32), np.zeros(1, np.float32))
    monkeypatch.setattr(agent._mind, "look", lambda seen: indifferent)
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert match.returns() == [1, -1]


def test_it_drafts_as_greedy_does():
    match = Match("riftforce", {"guilds": "beyond"}, 1)
    assert make_agent(NEURAL, 5).choose(match) == GreedyAgent(5).choose(match)


@pytest.mark.parametrize(
    ("game", "options"), [("riftforce", {"mode": "team4"}), ("elements", {})], ids=str
)
def test_it_refuses_what_it_never_learned(game: str, options: dict[str, Any]):
    with pytest.raises(UnknownAgent, match="neural plays duels of riftforce"):
        make_agent(NEURAL, 0).choose(Match(game, options))
