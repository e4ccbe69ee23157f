"""OpenSpiel's own tests for every environment, and what players know in it."""

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import elementarium.rl.openspiel  # noqa: F401  (makes the games known)
from elementarium import Match
from elementarium.core.errors import BadOption, IllegalAction
from elementarium.rl.environments import ENVIRONMENTS
from elementarium.rl.situation import CHANCE_BYTES

every_game = pytest.mark.parametrize(
    "name", [each.openspiel_name for each in ENVIRONMENTS.values()]
)
LONG = {"elementarium_elemental_rift_3", "elementarium_elemental_rift_4"}
"""Saved after each of a thousand choices."""
ROUND = "elementarium_elements(points_to_win=1)"
DUEL = "elementarium_riftforce_duel_beyond"


def choose(state, chance: random.Random) -> int:
    if state.is_chance_node():
        return chance.randrange(len(state.chance_outcomes()))
    return chance.choice(state.legal_actions())


def played(name: str, decisions: int, seed: int = 1):
    """A state in which a player has to choose, after so many choices, chance included."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node() or len(state.history()) < decisions:
        state.apply_action(choose(state, chance))
        assert not state.is_terminal()
    return state


@every_game
def test_games_pass_the_simulation_of_openspiel_in_python(name):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if name in LONG else ())
        for name in (each.openspiel_name for each in ENVIRONMENTS.values())
    ],
)
def test_games_pass_the_simulation_of_openspiel_with_serialisation(name, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@every_game
def test_imagined_worlds_look_the_same_to_the_one_who_imagines(name):
    state, chance = played(name, 40), random.Random(1)
    players = range(state.num_players())
    for player in players:
        worlds = [state.resample_from_infostate(player, chance.random) for _ in range(4)]
        assert len({str(world) for world in worlds}) > 1
        for world in worlds:
            assert world.current_player() == state.current_player()
            for told in ("information_state_string", "observation_string"):
                assert getattr(world, told)(player) == getattr(state, told)(player)
            for told in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, told)(player) == getattr(state, told)(player)
            while not (world.is_terminal() or world.is_chance_node()):
                world.apply_action(choose(world, chance))


def test_in_an_imagined_world_the_others_know_nothing_of_the_real_one():
    state = played(DUEL, 60)
    me, chance = state.current_player(), random.Random(1)
    world = state.resample_from_infostate(me, chance.random)
    again = world.resample_from_infostate(1 - me, chance.random)
    assert world.information_state_string(1 - me) == again.information_state_string(1 - me)
    real = json.loads(state.observation_string(1 - me))["seats"][1 - me]["hand"]
    hands = {
        str(json.loads(state.resample_from_infostate(me, chance.random)
            .observation_string(1 - me))["seats"][1 - me]["hand"])
        for _ in range(8)
    }  # fmt: skip
    assert len(hands | {str(real)}) > 4


def test_an_imagined_world_can_be_saved():
    state = played(DUEL, 60)
    world = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    game, read = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(world.get_game(), world)
    )
    assert str(game) == str(state.get_game())
    for other in (read, pickle.loads(pickle.dumps(world)), world.clone()):
        assert str(other) == str(world) != str(state)
        assert other.history() == world.history()
        for player in (0, 1):
            told = world.information_state_string(player)
            assert other.information_state_string(player) == told


def test_a_player_who_was_told_something_else_knows_something_else():
    def knowledge(*bytes_of_chance: int) -> tuple[str, str]:
        state = pyspiel.load_game(ROUND).new_initial_state()
        for byte in bytes_of_chance:
            state.apply_action(byte)
        return state.information_state_string(0), state.information_state_string(1)

    deals = [knowledge(0, 0, 0, byte) for byte in range(30)]
    assert len(set(deals)) == 30
    assert len({mine for mine, _ in deals}) > 10


def test_knowledge_remembers_what_is_no_longer_seen():
    state = played("elementarium_elements", 30)
    player = state.current_player()
    assert "chose" in state.information_state_string(player)
    assert state.information_state_string(player).endswith(state.observation_string(player))
    tensor, seen = state.information_state_tensor(player), state.observation_tensor(player)
    assert tensor[: len(seen)] == seen
    assert any(tensor[len(seen) :])


def test_the_hidden_part_of_an_event_is_in_no_tensor():
    """Two deals that look the same to a player give the same tensor, whatever the other holds."""
    seen: dict[str, set[tuple[str, tuple[float, ...]]]] = {}
    for byte in range(256):
        state = pyspiel.load_game(ROUND).new_initial_state()
        for each in (0, 0, byte % 16, byte):
            state.apply_action(each)
        told = state.information_state_tensor(0)
        seen.setdefault(state.information_state_string(0), set()).add(
            (state.information_state_string(1), tuple(told))
        )
    alike = [deals for deals in seen.values() if len(deals) > 1]
    assert alike
    for deals in alike:
        assert len({told for _, told in deals}) == 1


def test_the_bytes_of_chance_are_the_seed_of_a_match():
    state = pyspiel.load_game("elementarium_elements").new_initial_state()
    for byte in (1).to_bytes(CHANCE_BYTES, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert state.observation_string(0) == json.dumps(Match("elements", seed=1).view(0))


def test_chance_is_asked_again_when_the_next_round_is_dealt():
    state = played("elementarium_elements", CHANCE_BYTES)
    surrender = state.legal_actions()[-1]
    assert state.action_to_string(surrender) == "surrender"
    state.apply_action(surrender)
    assert state.is_chance_node()
    with pytest.raises(IllegalAction, match="chance is asked first"):
        state.resample_from_infostate(0, random.random)
    other = state.clone()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
        other.apply_action(byte + 1)
    assert not state.is_chance_node()
    assert str(state) != str(other)


def test_an_algorithm_of_openspiels_plays_our_games():
    state = played(ROUND, CHANCE_BYTES)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2.0, 12, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters():
    game = pyspiel.load_game("elementarium_elements", {"points_to_win": 1, "surrender": "off"})
    assert str(game) == "elementarium_elements(miscount=off,points_to_win=1,surrender=off)"
    state, chance = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        state.apply_action(choose(state, chance))
    assert sorted(state.returns()) == [-1, 1]


def test_the_trainers_challenges_are_a_parameter():
    name = "elementarium_riftforce_solo(challenges=4:2:1)"
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(choose(state, chance))
    assert json.loads(state.observation_string(0))["trainer"]["challenges"] == [4, 2, 1]


def test_what_cannot_be_is_told():
    with pytest.raises(BadOption, match="OpenSpiel plays no endless games"):
        pyspiel.load_game("elementarium_elements", {"points_to_win": 0})
    with pytest.raises(BadOption, match="option surrender: expected off or on"):
        pyspiel.load_game("elementarium_elements", {"surrender": "maybe"})
