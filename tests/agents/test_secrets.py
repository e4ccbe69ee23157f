"""Agents choose by what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elementarium import Match, game_names
from elementarium.agents import make_agent
from elementarium.agents.levels import ladder
from elementarium.agents.search import Search, Thinking
from elementarium.core.game import ALL_SEEING

SLOW = ("search", "search:master")
AGENTS = [(game, name) for game in game_names() for name in ladder(game) if name not in SLOW]
OPTIONS = {
    "riftforce": {"guilds": "beyond", "draft": "random"},
    "elements": {"miscount": "on"},
    "elemental-rift": {"seats": 2},
}
HIDDEN = {"riftforce": 3, "elements": 3, "elemental-rift": 1}
"""Cards that there must be to guess at in the other hand."""
TWINS = 4

every_game = pytest.mark.parametrize("game", game_names())
every_agent = pytest.mark.parametrize(("game", "name"), AGENTS)


def beginning_of_a_turn(game: str, seed: int, options: dict[str, Any] | None = None) -> Match:
    """A table between good players, with hands to guess at and more than one choice."""
    agreed = options or OPTIONS[game]
    match = Match(game, agreed, seed)
    agent = make_agent("greedy", seed)
    turn = match.turn
    while len(match.history) < 30 or match.turn == turn or len(unseen_hand(match)) < HIDDEN[game]:
        turn = match.turn
        match.apply(agent.choose(match))
        if match.is_over:
            match = Match(game, agreed, seed + 100 + len(match.history))
    return match


def unseen_hand(match: Match) -> list[object]:
    """The hand of the player before the one who is to move; of four, another one."""
    hand: list[object] = match.position()["seats"][(match.to_move or 0) - 1]["hand"]
    return hand


def twins(match: Match) -> list[Match]:
    """The same table for the seat to move; everything it cannot know is different."""
    found = []
    for world in range(TWINS):
        table = match.copy_table()
        match.engine.determinize(table, match.to_move or 0, world)
        document = match.game.write_position(table.view(np.recarray)[0], ALL_SEEING)
        found.append(Match.from_position(document))
    assert len({twin.digest() for twin in found}) == TWINS
    return found


@pytest.mark.parametrize("seed", range(4))
@every_agent
def test_twin_worlds_give_the_same_choice(game: str, name: str, seed: int):
    """The same seed and other hidden cards: the same choice."""
    worlds = twins(beginning_of_a_turn(game, seed))
    assert len({make_agent(name, 7).choose(twin) for twin in worlds}) == 1


@pytest.mark.parametrize("seed", range(4))
@every_game
def test_twin_worlds_look_the_same_to_who_thinks_ahead(game: str, seed: int):
    """Not only the choice: every turn it thinks of, and what it thinks of each."""
    match = beginning_of_a_turn(game, seed)
    first, *others = (Search(7, Thinking(iterations=100)).prospects(twin) for twin in twins(match))
    assert len(first) > 2
    assert all(other == first for other in others)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
@pytest.mark.parametrize("mode", ["team3", "team4"])
def test_twin_worlds_with_another_hand_of_the_partner_give_the_same_choice(mode: str, name: str):
    for seed in range(2):
        worlds = twins(beginning_of_a_turn("riftforce", seed, {"mode": mode, "draft": "random"}))
        assert len({make_agent(name, 7).choose(twin) for twin in worlds}) == 1


@pytest.mark.parametrize("name", ["greedy", "search:steady"])
@pytest.mark.parametrize("seats", [3, 4])
def test_twin_worlds_with_several_other_hands_give_the_same_choice(seats: int, name: str):
    for seed in range(2):
        worlds = twins(beginning_of_a_turn("elemental-rift", seed, {"seats": seats}))
        assert len({make_agent(name, 7).choose(twin) for twin in worlds}) == 1


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_twin_worlds_with_other_bots_and_plans_to_come_give_the_same_choice(name: str):
    for seed in range(3):
        match = Match("riftforce", {"mode": "solo", "challenges": "4-2-1"}, seed)
        while len(match.history) < 20 + seed or len(match.legal()) < 2:
            match.apply(make_agent("greedy", seed).choose(match))
        assert len({make_agent(name, 7).choose(twin) for twin in twins(match)}) == 1


@every_game
def test_a_peeping_agent_would_be_found_out(game: str):
    """The twins do differ in what matters: judged by the real cards, they are not alike."""
    hands = {str(unseen_hand(twin)) for twin in twins(beginning_of_a_turn(game, 1))}
    assert len(hands) > 1


@pytest.mark.parametrize("name", [name for game, name in AGENTS if game == "riftforce"])
def test_in_a_draft_nothing_hidden_matters(name: str):
    match = Match("riftforce", {"guilds": "beyond"}, 3)
    assert len({make_agent(name, 7).choose(twin) for twin in twins(match)}) == 1
