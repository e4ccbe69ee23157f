"""Scenes: what every choice brings with each hand, counted by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make neural")

from elementarium.agents.beliefs import (  # noqa: E402
    GOING_ON,
    HANDS,
    LEAST,
    LIMIT,
    OTHER,
    OWN,
    SUMS,
    ways,
)
from elementarium.games.elements.actions import REVEAL, SURRENDER  # noqa: E402
from elementarium.games.elements.stakes import ONE  # noqa: E402
from elementarium.solving.scenes import Following, OnThreads, Scenery, Scenes  # noqa: E402

torch.set_num_threads(1)  # several tests run at a time

CPU = torch.device("cpu")
COSTS = torch.tensor([[63, 63], [20, 100], [ONE, 0]], dtype=torch.int8)


def scenery() -> Scenery:
    return Scenery(CPU, 1)


def some_shares(place: Scenery, view: Any, seed: int = 0) -> Any:
    """How somebody plays who follows nothing but chance."""
    weights = torch.randn(view.choices.shape, generator=torch.Generator().manual_seed(seed))
    return place.odds.shares(3 * weights, view.choices)


def later(place: Scenery, plies: int) -> Scenes:
    """Scenes after some choices by chance."""
    scenes, chance = place.begin(COSTS), np.random.default_rng(plies)
    for ply in range(plies):
        view = place.view(scenes)
        following = place.following(scenes, view, some_shares(place, view, ply))
        actions = [int(chance.choice(np.flatnonzero(row))) for row in following.there.numpy()]
        scenes = following.after(torch.arange(len(scenes)), torch.tensor(actions))
    return scenes


def gone_on(plies: int) -> tuple[Scenery, Scenes, Any, Any, Following]:
    """Where scenes are after some choices, what is seen and done there, and what follows."""
    place = scenery()
    scenes = later(place, plies)
    view = place.view(scenes)
    shares = some_shares(place, view)
    return place, scenes, view, shares, place.following(scenes, view, shares)


def test_in_the_beginning_one_can_play_any_card_discard_or_surrender():
    place = scenery()
    view = place.view(place.begin(COSTS))
    possible = view.choices.any(1)[0]
    assert possible.tolist() == [True] * 6 + [False, True, False, True]
    assert view.known.likely.sum(1).tolist() == pytest.approx([1, 1, 1])


def test_after_a_choice_the_other_one_is_to_move():
    place = scenery()
    scenes = place.begin(COSTS)
    view = place.view(scenes)
    shares = some_shares(place, view)
    found = place.following(scenes, view, shares)
    which, following = found.which, found.scenes
    assert which.tolist() == [8 * i + k for i in range(3) for k in (0, 1, 2, 3, 4, 5, 7)]
    assert following.costs[:7].tolist() == [[63, 63]] * 7
    assert following.costs[7:14].tolist() == [[100, 20]] * 7
    assert following.own.equal(scenes.others[which // GOING_ON])
    first = shares[0, :, 0] / shares[0, :, 0].sum()
    first = torch.where((first > 0) & (first < LEAST), LEAST, first)
    assert following.others[0].numpy() == pytest.approx(first.numpy(), abs=2e-6)


@pytest.mark.parametrize("plies", [0, 3, 6])
def test_worths_are_what_it_comes_to_hand_by_hand(plies: int):
    """Every pair of hands is gone through, for one of the scenes."""
    place, scenes, view, shares, following = gone_on(plies)
    values = torch.rand((len(following.which), 2, len(HANDS)))
    worths = place.worths(scenes, view, shares, following, values)
    number = 1
    own, others, play = (each[number].numpy() for each in (scenes.own, scenes.others, shares))
    cost = float(scenes.costs[number, 0] / ONE)
    facts = view.facts[number].numpy()
    following_of = {int(place_): row for row, place_ in enumerate(following.which)}
    dealt, to_other = ways(), np.zeros(len(HANDS))
    met = np.zeros(len(HANDS))
    for i in np.flatnonzero(own > 0):
        weight = own[i] * dealt[i]
        mine = SUMS[i] + facts[OWN]
        theirs = SUMS + facts[OTHER]
        wins = np.where((theirs > facts[LIMIT]) | (mine > theirs), 1, -1)
        met += weight
        to_other += weight * play[i, SURRENDER] * cost - weight * play[i, REVEAL] * wins
        brought = -cost * play[i, SURRENDER]
        if play[i, REVEAL]:
            against = others * dealt[i]
            brought += play[i, REVEAL] * (against * wins).sum() / against.sum()
        for action in range(GOING_ON):
            if play[i, action]:
                row = following_of[number * GOING_ON + action]
                brought += play[i, action] * float(values[row, 1, i])
                to_other += weight * play[i, action] * values[row, 0].numpy()
        if view.known.likely[number, i] > 0:
            assert float(worths.own[number, i]) == pytest.approx(brought, abs=1e-4)
    here = view.known.others_likely[number].numpy() > 0
    expected = to_other[here] / met[here]
    assert worths.others[number].numpy()[here] == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("plies", [0, 2, 5])
def test_what_one_wins_the_other_loses(plies: int):
    place, scenes, view, shares, following = gone_on(plies)
    nothing = torch.zeros((len(following.which), 2, len(HANDS)))
    worths = place.worths(scenes, view, shares, following, nothing)
    won = (view.known.likely * worths.own).sum(1)
    lost = (view.known.others_likely * worths.others).sum(1)
    assert (won + lost).abs().max() < 1e-5


def test_any_number_of_threads_sees_the_same():
    scenes = later(scenery(), 4)
    one, many = OnThreads(1), OnThreads(5)
    for few, more in zip(
        one.see(scenes.tables, scenes.costs), many.see(scenes.tables, scenes.costs), strict=True
    ):
        assert few.equal(more)
    assert one.go_on(scenes.tables).equal(many.go_on(scenes.tables))


def test_a_round_has_an_end():
    """Whoever never ends it runs out of choices."""
    place, plies = scenery(), 0
    scenes = place.begin(COSTS[:1])
    while True:
        view = place.view(scenes)
        shares = some_shares(place, view, plies)
        following = place.following(scenes, view, shares).scenes
        if not len(following):
            break
        scenes, plies = following[torch.tensor([len(following) - 1])], plies + 1
    assert 10 < plies <= 25
