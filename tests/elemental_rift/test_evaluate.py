"""What a table of Elemental Rift is worth to each player, and what agents make of it."""

from __future__ import annotations

import pytest

from elementarium.agents import make_agent
from elementarium.core.match import Match
from elementarium.games.elemental_rift.evaluate import evaluate, stretch
from tests.elemental_rift.laid import laid, new_match
from tests.playing import go


def worth(match: Match, seat: int = 0) -> float:
    """What a table is worth to a seat."""
    return evaluate(match.glance, seat)


def on_native(match: Match) -> Match:
    """The same table by the compiled rules, as agents need it."""
    return Match.from_position(match.position())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_players_together_are_one(seats):
    match = new_match(5, seats=seats)
    for _ in range(60):
        match.apply(match.legal()[len(match.history) % len(match.legal())])
        chances = [(1 + worth(match, seat)) / 2 for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


def test_a_game_that_is_over_is_worth_its_result():
    won = laid("F.W", front="A1 A2", ask="end", played=["A1"], accolades={"Dew": 0})
    go(won, "take Breath")
    while not won.is_over:
        won.apply(won.legal()[0])
    assert [worth(won, seat) for seat in (0, 1)] == won.returns() == [1.0, -1.0]


def test_an_accolade_held_is_worth_more_than_one_that_can_be_taken():
    before = laid("F.W", front="A1 A2", other_hand="E1", ask="end", played=["A1"])
    taken, left = on_native(before), on_native(before)
    go(taken, "take Breath")
    go(left, "finish")
    assert worth(taken) > worth(left)


def test_two_accolades_are_worth_less_where_somebody_may_take_one():
    safe = laid("F.W", front="A1 A2", accolades={"Breath": 0, "Dew": 0}, to_move=1)
    taken_soon = laid(
        "F.W", front="A1 A2", other_front="W1 W2", accolades={"Breath": 0, "Dew": 0}, to_move=1
    )
    assert worth(safe) > worth(taken_soon) + 0.05


def test_a_spell_far_from_its_trigger_is_worth_more():
    """W1 ends with three linked fires; here lies one, there lie two."""
    value = laid("F.W", front="W1").view(0)["seats"][0]["front"][0]["missing"]
    far, near = laid("F.W", front="W1"), laid("FFW", front="W1")
    assert near.view(0)["seats"][0]["front"][0]["missing"] <= value
    assert worth(far) >= worth(near)


def test_a_turn_is_planned_up_to_the_cards_that_are_drawn():
    match = new_match(3)
    first, turn = stretch(match.glance), match.turn
    while match.view(None)["stage"] == "adding":
        assert stretch(match.glance) == first
        match.apply(match.legal()[0])
    assert match.turn == turn
    assert stretch(match.glance) != first


@pytest.mark.parametrize("agent", ["greedy", "search:sharp"])
@pytest.mark.parametrize("seats", [2, 3])
def test_agents_take_the_second_accolade(agent, seats):
    others = ({"hand": [], "front": []},) * (seats - 2)
    match = laid("F.W", hand="E1", front="A1 A2", others=others, ask="end", played=["A1"],
                 accolades={"Dew": 0})  # fmt: skip
    chosen = make_agent(agent, 1).choose(on_native(match))
    assert match.notation(chosen) == "take Breath"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_the_gentle_agent_beats_random_players_at_any_number_of_seats(seats):
    won = 0
    for seed in range(6):
        match = Match("elemental-rift", {"seats": seats}, seed)
        players = [make_agent("random" if n else "search:gentle", seed + n) for n in range(seats)]
        while match.to_move is not None:
            match.apply(players[match.to_move].choose(match))
        won += match.returns()[0] > 0
    assert won >= 5
