"""Many rounds at once are the same rounds as one at a time."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from elementarium import Match
from elementarium.agents.equity import SHARE
from elementarium.games.elements.actions import ACTIONS, SURRENDER
from elementarium.games.elements.cards import DEALT, DECK
from elementarium.games.elements.stakes import MATCH, ONE
from elementarium.solving.rounds import KNOWN, SEEN, Rounds

TABLES = 60
MENU = np.array([[SHARE, SHARE], [ONE, 30]], np.int8)


class Sheets:
    """What `look` writes on."""

    def __init__(self) -> None:
        self.rows = np.zeros((TABLES, KNOWN), np.int8)
        self.choices = np.zeros((TABLES, ACTIONS), np.int8)

    def blind_choice(self, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        return (chance.random((TABLES, ACTIONS)) * self.choices).argmax(1)


def test_every_table_goes_as_the_match_with_its_seed():
    """A round is the first one of an endless match: look at it with the eyes of the game."""
    rounds, sheets, chance = Rounds(TABLES, MENU, 0, 2), Sheets(), np.random.default_rng(0)
    matches = [Match("elements", {"points_to_win": 0}, seed) for seed in range(TABLES)]
    for _ in range(12):
        rounds.look(sheets.rows, sheets.choices)
        actions = sheets.blind_choice(chance)
        for i, match in enumerate(matches):
            if match.glance.rounds == 0:
                seen = match.encode(match.to_move or 0)
                assert sheets.rows[i, :MATCH].tolist() == seen[:MATCH].tolist()
                assert set(np.flatnonzero(sheets.choices[i])) <= set(match.legal())
                match.apply(int(actions[i]))
        rounds.step(actions)
    assert sum(match.glance.rounds for match in matches) > TABLES / 2


def test_the_critic_sees_the_other_hand_too():
    rounds, sheets = Rounds(TABLES, MENU, 3, 1), Sheets()
    rounds.look(sheets.rows, sheets.choices)
    assert (sheets.rows[:, SEEN:].sum(1) == DEALT).all()
    assert (sheets.rows[:, :DECK].sum(1) == DEALT).all()


def test_any_number_of_threads_plays_the_same_rounds():
    tables = []
    for threads in (1, 3):
        rounds, sheets = Rounds(TABLES, MENU, 4, threads), Sheets()
        chance = np.random.default_rng(1)
        for _ in range(30):
            rounds.look(sheets.rows, sheets.choices)
            rounds.step(sheets.blind_choice(chance))
        tables.append(rounds.tables.tobytes())
    assert tables[0] == tables[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_surrendering_costs_what_is_at_stake(seat: int):
    rounds, sheets = Rounds(TABLES, MENU, 2, 1), Sheets()
    rounds.look(sheets.rows, sheets.choices)
    movers, stakes = rounds.tables["seat"].copy(), rounds.stakes.copy()
    rounds.step(np.full(TABLES, SURRENDER))
    there = movers == seat
    assert there.any()
    assert rounds.rewards[there] == pytest.approx(-stakes[there, seat] / ONE)
    assert rounds.ended.all()
