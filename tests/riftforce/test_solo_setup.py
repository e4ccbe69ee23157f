"""Solo: what is agreed, the draft, the set-up and the plan deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elementarium.core.errors import BadOption, NotationError
from elementarium.core.match import Match
from elementarium.core.notation import read_match, write_match
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.plans import (
    RECONSTRUCTED_DECK,
    read_deck_file,
    read_plan,
    write_plan,
)
from tests.playing import choices, go, named, score
from tests.riftforce.drawn import column, hand, new_match, pile

ALL = {guild.name for guild in GUILDS}


def opened(seed: int = 0, **options) -> Match:
    return new_match(seed, mode="solo", **options)


def drafted(seed: int = 0, **options) -> Match:
    """The first four summoners on display are kept."""
    match = opened(seed, **options)
    while match.view(0)["phase"] == "summoner":
        go(match, choices(match)[0])
    return match


def guilds(match: Match, seat: int) -> list[str]:
    return match.view(None)["seats"][seat]["guilds"]


def faces(match: Match) -> list[str]:
    return [write_plan(plan) for plan in match.state.plans.tolist()]


# ── the draft ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(4))
def test_six_random_summoners_are_shown_and_four_are_kept(seed):
    match = opened(seed)
    shown = match.view(0)["display"]
    assert len(set(shown)) == 6
    for kept in shown[1:5]:
        assert match.to_move == 0
        go(match, f"take {kept}")
    assert guilds(match, 0) == shown[1:5]


def test_nobody_is_dealt_a_summoner_before_the_player_has_kept_four():
    match = opened()
    assert guilds(match, 0) == guilds(match, 1) == []


def test_the_trainer_gets_four_at_random_of_the_fourteen_not_kept():
    met: Counter[str] = Counter()
    for seed in range(40):
        match = drafted(seed)
        assert len(set(guilds(match, 1))) == 4
        assert not {*guilds(match, 0)} & {*guilds(match, 1)}
        met.update(guilds(match, 1))
    assert set(met) == ALL


def test_the_trainer_may_get_a_summoner_that_was_shown_and_not_kept():
    def left(seed):
        match = opened(seed)
        shown = match.view(0)["display"]
        for kept in shown[:4]:
            go(match, f"take {kept}")
        return {*shown[4:]} & {*guilds(match, 1)}

    assert any(left(seed) for seed in range(10))


def test_a_random_draft_gives_the_player_and_the_trainer_four_guilds_each():
    match = opened(3, draft="random")
    assert match.view(0)["phase"] == "action"
    assert len({*guilds(match, 0), *guilds(match, 1)}) == 8


def test_a_fixed_draft_gives_the_trainer_the_second_deck():
    decks = [["fire", "earth", "light", "plant"], ["water", "ice", "sand", "love"]]
    match = opened(draft="fixed", decks=decks)
    assert [guilds(match, 0), guilds(match, 1)] == decks


# ── the set-up ───────────────────────────────────────────────────────────────────────────────


def test_the_trainer_has_36_cards_and_one_bot_at_each_of_the_five_locations():
    match = drafted()
    bots = [column(match, 1, location) for location in range(1, 6)]
    assert [len(bot) for bot in bots] == [1] * 5
    assert len(pile(match, 1)) == 31
    assert hand(match, 1) == []


def test_the_bots_are_placed_from_the_left():
    match = opened(1)
    events = go(match, *(f"take {guild}" for guild in match.view(0)["display"][:4]))
    placed = named(events, "placed")
    assert [event["location"] for event in placed] == [0, 1, 2, 3, 4]
    assert {event["seat"] for event in placed} == {1}


def test_the_player_has_seven_cards_and_starts():
    for seed in range(4):
        match = drafted(seed)
        assert len(hand(match, 0)) == 7
        assert len(pile(match, 0)) == 29
        assert match.to_move == 0
        assert match.view(0)["phase"] == "action"


def test_no_card_is_placed_at_the_middle_for_the_player():
    match = drafted()
    assert [column(match, 0, location) for location in range(1, 6)] == [[]] * 5


def test_the_trainer_decides_nothing():
    match = drafted(2, challenges="4-2-3", stronger="5:move")
    while not match.is_over:
        assert match.to_move == 0
        match.apply(match.legal()[-1])
    assert set(match.returns()) == {-1, 1}


# ── what is agreed ───────────────────────────────────────────────────────────────────────────


def test_the_first_game_is_against_one_star_each():
    match = opened()
    assert match.view(0)["trainer"]["challenges"] == [1, 1, 1]
    assert match.view(0)["trainer"]["stronger"] is None


def test_solo_is_played_with_all_eighteen_guilds():
    assert opened().options["guilds"] == "beyond"
    with pytest.raises(BadOption, match="solo needs beyond"):
        opened(guilds="base")


@pytest.mark.parametrize("bad", ["1-1", "0-1-1", "1-5-1", "1-1-1-1", "★", "", 111, None, ["1"]])
def test_challenges_that_are_no_stars_are_refused(bad):
    with pytest.raises(BadOption, match="option challenges: expected stars from 1 to 4"):
        opened(challenges=bad)


@pytest.mark.parametrize("bad", ["4:move", "6:fly", "6", "move", ""])
def test_a_stronger_number_that_is_none_is_refused(bad):
    with pytest.raises(BadOption, match="option stronger: expected none or 5:move or"):
        opened(stronger=bad)


@pytest.mark.parametrize("name", ["challenges", "stronger", "plans"])
def test_only_a_solo_game_has_a_trainer_to_agree_on(name):
    given: dict[str, Any] = {"challenges": "1-1-1", "stronger": "none", "plans": "reconstructed"}
    with pytest.raises(BadOption, match=f"option {name}: goes with mode solo"):
        new_match(**{name: given[name]})
    assert name not in new_match().options


# ── the plan deck ────────────────────────────────────────────────────────────────────────────


def test_the_reconstructed_deck_has_the_faces_that_are_known():
    for face in ("556 at 1", "557 at 3", "656 at 5", "control at 2"):
        assert face in RECONSTRUCTED_DECK
    assert len(RECONSTRUCTED_DECK) == 20
    attacks = [face for face in RECONSTRUCTED_DECK if not face.startswith("control")]
    assert Counter(face[-1] for face in attacks) == dict.fromkeys("12345", 3)


@pytest.mark.parametrize("seed", range(5))
def test_the_plans_lie_in_five_stacks_of_three_attacks_and_a_control(seed):
    deck = faces(opened(seed))
    kinds = ["control" in face for face in deck]
    assert kinds == [False, False, False, True] * 5
    assert sorted(deck) == sorted(RECONSTRUCTED_DECK)


def test_attack_and_control_plans_are_shuffled_separately():
    decks = [faces(opened(seed)) for seed in range(60)]
    for place in range(20):
        met = {deck[place] for deck in decks}
        assert len(met) == 5 if place % 4 == 3 else len(met) > 8


def test_a_deck_of_ones_own_is_played_and_stays_in_the_match():
    own = [*RECONSTRUCTED_DECK[:4], *RECONSTRUCTED_DECK[5:], "777 at 5"]
    match = drafted(plans=own)
    assert sorted(faces(match)) == sorted(own)
    again = read_match(write_match(match), engine=match.engine)
    assert again.digest() == match.digest()
    assert again.options["plans"] == match.options["plans"] == sorted(own, key=read_plan)


def test_a_deck_that_is_the_reconstructed_one_says_so():
    assert opened(plans=RECONSTRUCTED_DECK[::-1]).options["plans"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("556 at 1\n558 at 2\n", "line 2, column 1: expected a plan such as 556 at 1"),
        ("# mine\n\n556 at 6\n", "line 3, column 1: expected a plan such as 556 at 1"),
        ("control\n", "line 1, column 1: expected a plan"),
        ("556 at 1\n", "line 1, column 1: expected 15 attack plans and 5 control plans, got 1 and"),
        ("", "line 1, column 1: expected 15 attack plans and 5 control plans, got 0 and 0"),
    ],
)
def test_a_malformed_deck_is_refused_with_its_line_and_the_reason(text, complaint):
    with pytest.raises(NotationError) as refused:
        read_deck_file(text)
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize("bad", ["printed", 3, ["556 at 1"], [5] * 20, ["x"] * 20])
def test_a_deck_that_is_none_is_refused(bad):
    with pytest.raises(BadOption, match="option plans: expected"):
        opened(plans=bad)


def test_the_score_begins_at_nothing():
    assert score(drafted()) == (0, 0)
