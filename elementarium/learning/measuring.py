"""How well a network plays: duels against agents, many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import Tensor

from elementarium.agents import Agent, make_agent
from elementarium.arena.running import next_seat
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.learning.network import Network
from elementarium.learning.school import considered
from elementarium.learning.sight import seen_in_duel
from elementarium.learning.tables import GAME, OPTIONS

FIRST_DEAL = 1 << 61
"""Seeds of deals that nobody learns by."""


def share_won(network: Network, rival: str, games: int, threads: int = 1, seed: int = 0) -> float:
    """The share of duels that a network wins; every deal is played from both sides."""
    game = find_game(GAME)
    # An agent may be in the middle of a turn, so every match has its own.
    matches = [Match(game, OPTIONS, FIRST_DEAL + seed + i // 2) for i in range(games)]
    agents = [make_agent(rival, seed + i) for i in range(games)]
    with ThreadPoolExecutor(threads) as pool:
        while going := [i for i, match in enumerate(matches) if next_seat(match) is not None]:
            ours = [matches[i] for i in going if matches[i].to_move == i % 2]
            theirs = [i for i in going if matches[i].to_move != i % 2]
            answers = [pool.submit(let_choose, agents[i], matches[i]) for i in theirs]
            choose_best(network, ours)
            for answer in answers:
                answer.result()
    results = [match.returns()[i % 2] for i, match in enumerate(matches)]
    return float(np.mean([(1 + result) / 2 for result in results]))


def let_choose(agent: Agent, match: Match) -> None:
    """One choice of an agent."""
    match.apply(agent.choose(match))


@torch.no_grad()
def choose_best(network: Network, matches: Sequence[Match]) -> None:
    """One choice of a network in each match: the likeliest."""
    if matches:
        device = network.scale.device
        rows, masks = (each.to(device) for each in seen_by(matches))
        logs, _ = considered(network, seen_in_duel(rows), masks)
        for match, action in zip(matches, logs.argmax(1).tolist(), strict=True):
            match.apply(action)


def seen_by(matches: Sequence[Match]) -> tuple[Tensor, Tensor]:
    """What those who choose see, and what they can choose."""
    game = matches[0].game
    rows = np.zeros((len(matches), game.observation), np.int8)
    masks = np.zeros((len(matches), game.ACTIONS), np.bool_)
    for match, row, mask in zip(matches, rows, masks, strict=True):
        match.engine.encode(match.copy_table(), match.to_move or 0, row)
        mask[match.legal()] = True
    return torch.from_numpy(rows), torch.from_numpy(masks)
