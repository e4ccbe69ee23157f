"""How good a table looks, and what that is made of."""

from __future__ import annotations

import math
import random

import pytest

from elementarium import Match, find_game
from elementarium.core.engine import Table
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import CARDS, CRYSTAL, GUILDS, NUMBERS, new_elemental
from elementarium.games.riftforce.evaluate import LEARNED, WORTH, evaluate
from elementarium.games.riftforce.evaluate_solo import SOLO_LEARNED
from elementarium.games.riftforce.features import features
from elementarium.games.riftforce.ladder import all_trainers
from elementarium.games.riftforce.worth import traits_of
from tests.riftforce.drawn import duel, team

WAYS = [
    {"draft": "random"},
    {"guilds": "beyond", "draft": "random"},
    {"guilds": "beyond", "draft": "standard"},
]


@rule
def evaluated(table: Table, seat: int) -> float:
    return evaluate(table[0], seat)


def tables(seed: int) -> list[Match]:
    """One game at many of its decisions, its end included."""
    options, chance = WAYS[seed % len(WAYS)], random.Random(seed)
    match = Match("riftforce", options, seed)
    found = []
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
        if match.is_over or len(match.history) % 7 == 1:
            found.append(Match.from_position(match.position()))
    return found


@pytest.fixture(scope="module")
def some_tables() -> list[Match]:
    return [match for seed in range(9) for match in tables(seed)]


def log_odds(match: Match, seat: int) -> float:
    """What the weights say, feature by feature."""
    parts = features(match.state, seat).items()
    return sum(LEARNED[part][name] * each for part, all_ in parts for name, each in all_.items())


def test_the_estimate_is_the_features_times_their_weights(some_tables):
    open_tables = [match for match in some_tables if not match.is_over]
    assert len(open_tables) > 100
    for match in open_tables:
        for seat in (0, 1):
            expected = 2 / (1 + math.exp(-log_odds(match, seat))) - 1
            assert evaluate(match.state, seat) == pytest.approx(expected, abs=1e-9)


def test_every_feature_occurs_and_has_one_weight(some_tables):
    occurs: dict[str, set[str]] = {}
    for match in some_tables:
        for part, numbers in features(match.state, 0).items():
            occurs.setdefault(part, set()).update(name for name, each in numbers.items() if each)
    assert {part: set(LEARNED[part]) for part in ("weights", "presence")} == occurs
    assert occurs["presence"] == {guild.name for guild in GUILDS}


def test_features_are_those_of_the_table():
    match = duel(
        """
             | Ea5-1 |     |     |
         Sh5 | Ai6-2 |     | Cr7-3 |
        =====|=======|=====|=====|=====
         Wa5 |       | Li5 |     |
             |       | Pl7 |     |
        """,
        hand="Pl5 Wa6",
        score=(4, 6),
    )
    state, found = match.state, features(match.state, 0)
    held = int(state.held[0]) - int(state.held[1])
    wounds = (1 / 5) ** 2 + (2 / 6) ** 2 + (3 / 7) ** 2
    expected = {
        "lead": -2, "late_lead": -2 * 6 / 12, "first_move": 1, "last_move": 0,
        "place": 2 - 3, "second": 1 - 1, "card": held,
        "life": (5 + 5 + 7) - (4 + 5 + 4 + 4), "wound": -wounds, "crystal_wound": -((3 / 7) ** 2),
    }  # fmt: skip
    assert {name: found["weights"][name] for name in expected} == pytest.approx(expected)
    there = {name: each for name, each in found["presence"].items() if each}
    assert there == {
        "water": 1, "light": 1, "plant": 1, "earth": -1, "shadow": -1, "air": -1, "crystal": -1,
    }  # fmt: skip


def test_the_other_side_sees_every_feature_with_its_sign_turned(some_tables):
    for match in some_tables:
        here, there = (features(match.state, seat) for seat in (0, 1))
        for part, numbers in here.items():
            assert numbers == {name: -each for name, each in there[part].items()}


def test_what_one_side_hopes_the_other_fears(some_tables):
    hopes = [evaluate(match.state, 0) for match in some_tables]
    assert hopes == pytest.approx([-evaluate(match.state, 1) for match in some_tables], abs=1e-12)
    assert len(set(hopes)) > 100


def test_a_decided_game_is_worth_its_result(some_tables):
    ended = [match for match in some_tables if match.is_over]
    found = [[evaluate(match.state, seat) for seat in (0, 1)] for match in ended]
    assert found == [match.returns() for match in ended]
    assert [1.0, -1.0] in found
    assert [-1.0, 1.0] in found


def solo_tables() -> list[Match]:
    """Games against trainers at many of their decisions."""
    found = []
    for seed, trainer in enumerate(list(all_trainers())[::61]):
        match = Match("riftforce", trainer.options, seed, engine=find_game("riftforce").interpreted)
        chance = random.Random(seed)
        while not match.is_over:
            found.append(Match.from_position(match.position(), engine=match.engine))
            match.apply(chance.choice(match.legal()))
        found.append(match)
    return found


def test_with_a_trainer_the_estimate_is_the_features_times_their_weights():
    occurs: dict[str, set[str]] = {}
    tables = solo_tables()
    for match in tables[:-1]:
        parts = features(match.state, 0)
        for part, numbers in parts.items():
            occurs.setdefault(part, set()).update(name for name, each in numbers.items() if each)
        odds = sum(SOLO_LEARNED[p][name] * n for p in parts for name, n in parts[p].items())
        hope = -1 if match.is_over else 2 / (1 + math.exp(-odds)) - 1
        assert evaluate(match.state, 0) == pytest.approx(hope, abs=1e-9)
        assert evaluate(match.state, 1) == pytest.approx(-hope, abs=1e-9)
    assert occurs["weights"] == set(SOLO_LEARNED["weights"])


@pytest.mark.parametrize("mode", ["team3", "team4"])
def test_partners_hope_alike_and_what_they_hope_the_others_fear(mode):
    chance = random.Random(5)
    match = Match("riftforce", {"mode": mode}, 5, engine=find_game("riftforce").interpreted)
    while not match.is_over:
        hopes = [evaluate(match.state, seat) for seat in range(match.seats)]
        assert hopes[0] == hopes[2]
        assert hopes[0] == pytest.approx(-hopes[1], abs=1e-12)
        match.apply(chance.choice(match.legal()))
    assert [evaluate(match.state, seat) for seat in range(match.seats)] == match.returns()


def test_the_second_action_of_a_lone_player_weighs_a_partners_hand():
    everybody = ("Fi5 Fi5 Fi5 Fi5 Fi6 Fi6 Fi6", "Pl5 Pl5 Pl5 Pl5 Pl6 Pl6 Pl6")
    match = team("==|==|==|==|==|==", "team3", hands=[*everybody, "Ea5 Ea5 Ea5 Ea5 Ea6 Ea6 Ea6"])
    odds = math.log((1 + evaluate(match.state, 0)) / (1 - evaluate(match.state, 0)))
    assert odds == pytest.approx(log_odds(match, 0) - 7 * LEARNED["weights"]["card"])


def test_only_crystal_has_the_wounds_of_crystal():
    for card in range(CARDS):
        traits = traits_of(new_elemental(card, 0) | 3 << 6)
        assert bool(traits["crystal_wound"]) == (card // NUMBERS == CRYSTAL)
        assert traits["wound"] > 0


def test_compiled_and_interpreted_agree(some_tables):
    compiled = find_game("riftforce").native.make(evaluated, "evaluate")
    for match in some_tables:
        for seat in (0, 1):
            expected = evaluate(match.state, seat)
            assert compiled(match.copy_table(), seat) == pytest.approx(expected, abs=1e-12)


def test_nobody_can_change_what_compiled_rules_have_read():
    with pytest.raises(ValueError, match="read-only"):
        WORTH[0] = 1
