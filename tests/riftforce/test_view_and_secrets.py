"""What players may see: the same view whenever only hidden things differ."""

import json

import numpy as np
import pytest

from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from elementarium.games.riftforce.hidden import unseen_card, unseen_size
from elementarium.games.riftforce.notation import CARD_NAMES
from tests.playing import choices, go, named
from tests.riftforce.drawn import discard, duel, hand, new_match, pile

EMPTY = "=====|=====|=====|=====|====="
VIEWERS = [0, 1, None]
OTHERS = [1, None]


def same(one: Match, other: Match, viewer: int | None) -> bool:
    """Whether two tables look the same to a viewer."""
    if viewer is not None and not np.array_equal(one.encode(viewer), other.encode(viewer)):
        return False
    return one.view(viewer) == other.view(viewer)


# ── hands and piles ──────────────────────────────────────────────────────────────────────────


def test_a_player_sees_their_own_hand_and_only_the_size_of_the_other():
    match = duel(EMPTY, hand="Fi5 Wa6", other_hand="Pl5 Pl6 Pl7")
    mine, theirs = match.view(0)["seats"]
    assert (mine["held"], mine["hand"]) == (2, ["Fi5", "Wa6"])
    assert (theirs["held"], theirs["hand"]) == (3, None)


def test_a_spectator_sees_no_hand():
    match = duel(EMPTY, hand="Fi5 Wa6", other_hand="Pl5")
    assert [seat["hand"] for seat in match.view(None)["seats"]] == [None, None]
    assert [seat["held"] for seat in match.view(None)["seats"]] == [2, 1]


@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_can_tell_a_hand_from_a_pile(viewer):
    one = duel(EMPTY, hand="Fi5 Wa6", pile="Fi7 Wa5")
    other = duel(EMPTY, hand="Fi7 Wa5", pile="Wa6 Fi5")
    assert same(one, other, viewer)
    assert not same(one, other, 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_order_of_a_pile_not_even_their_own(viewer):
    one = duel(EMPTY, hand="Fi5", pile="Fi7 Wa5 Wa6")
    other = duel(EMPTY, hand="Fi5", pile="Wa6 Fi7 Wa5")
    assert same(one, other, viewer)


def test_everybody_sees_how_many_cards_lie_in_each_pile():
    match = duel(EMPTY, hand="Fi5", pile="Wa5 Wa6 Wa7", rest="discard", other_hand="Pl5 Pl6")
    for viewer in VIEWERS:
        assert [seat["pile"] for seat in match.view(viewer)["seats"]] == [3, 34]


def test_a_drawn_card_is_seen_by_the_one_who_draws_it_only():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi6 Fi6 Fi7 Fi7", pile="Wa5")
    events = match.apply("check")
    told = {viewer: [match.game.event(event, viewer) for event in events] for viewer in VIEWERS}
    assert named(told[0], "drew") == [{"event": "drew", "seat": 0, "card": "Wa5"}]
    for viewer in OTHERS:
        assert named(told[viewer], "drew") == [{"event": "drew", "seat": 0, "card": None}]


def test_the_chance_to_come_is_not_seen():
    one, other = duel(EMPTY, hand="Fi5"), duel(EMPTY, hand="Fi5")
    other.state.random[:] = [1, 2, 3, 4]
    for viewer in VIEWERS:
        assert same(one, other, viewer)
    assert one.position(0) == other.position(0)


# ── discard piles ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_count_and_the_top_of_a_discard_pile(viewer):
    match = duel(EMPTY, discard="Fi5 Wa6 Li7", other_discard="Pl6 Pl5")
    seats = match.view(viewer)["seats"]
    assert [seat["discard"] for seat in seats] == [3, 2]
    assert [seat["discard_top"] for seat in seats] == ["Fi5", "Pl6"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_looks_through_a_discard_pile_not_even_their_own(viewer):
    one = duel(EMPTY, discard="Fi5 Wa6 Wa7", pile="Fi6 Wa5", guilds="fire water")
    other = duel(EMPTY, discard="Fi5 Wa5 Fi6", pile="Wa7 Wa6", guilds="fire water")
    assert same(one, other, viewer)


def test_an_empty_discard_pile_shows_nothing():
    match = duel(EMPTY)
    assert match.view(0)["seats"][0]["discard"] == 0
    assert match.view(0)["seats"][0]["discard_top"] is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_card_discarded_to_activate(viewer):
    match = duel(EMPTY, hand="Fi5")
    events = match.apply("discard Fi5")
    told = [match.game.event(event, viewer) for event in events]
    assert named(told, "discarded") == [{"event": "discarded", "seat": 0, "card": "Fi5"}]


# ── the table ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_elementals_their_damage_and_the_score(viewer):
    match = duel(
        """
             | Pl7-3 |     |     |
        =====|=======|=====|=====|=====
             |       |     |     |
        """,
        score=(4, 9),
    )
    view = match.view(viewer)
    assert view["locations"][1] == [
        [],
        [
            {
                "card": "Pl7",
                "guild": "plant",
                "number": 7,
                "damage": 3,
                "owner": 1,
                "activated": False,
            }
        ],
    ]
    assert view["score"] == [4, 9]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_whose_guilds_are_whose_and_who_has_the_start_marker(viewer):
    decks = [["fire", "earth", "light", "plant"], ["water", "ice", "shadow", "crystal"]]
    view = new_match(draft="fixed", decks=decks).view(viewer)
    assert [seat["guilds"] for seat in view["seats"]] == decks
    assert view["start"] == view["to_move"]


# ── the card about to be placed ──────────────────────────────────────────────────────────────


def picking(*notes: str) -> Match:
    """Seat 0 has chosen cards as noted, the last of them not yet placed."""
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7 Wa5 Wa6")
    go(match, *notes)
    return match


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_first_card_is_hidden_until_it_is_placed(viewer):
    assert same(picking("play Fi5"), picking("play Wa6"), viewer)
    assert picking("play Fi5").view(viewer)["seats"][0]["held"] == 5


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_further_card_is_hidden_until_it_is_placed(viewer):
    one = picking("play Fi5", "at 3", "play Fi6")
    other = picking("play Fi5", "at 3", "play Wa5")
    assert same(one, other, viewer)


def test_the_player_sees_the_card_they_are_about_to_place():
    match = picking("play Fi5")
    assert match.view(0)["action"]["picked"] == "Fi5"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_placed_card_is_seen_by_everybody(viewer):
    match = picking("play Fi5", "at 3")
    assert [each["card"] for each in match.view(viewer)["locations"][2][0]] == ["Fi5"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_catch_of_music_is_seen_by_everybody_before_it_is_placed(viewer):
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu5 3.1")
    assert match.view(viewer)["action"]["picked"] == "Cr5"


# ── positions ────────────────────────────────────────────────────────────────────────────────


def test_a_position_written_for_a_seat_holds_only_what_it_knows():
    match = duel(
        EMPTY, hand="Fi5 Wa6", discard="Li5 Li6 Li7", other_hand="Pl5", other_discard="Pl6 Pl7"
    )
    mine, theirs = match.position(0)["seats"]
    assert (mine["hand"], mine["pile"]) == (["Fi5", "Wa6"], 31)
    assert mine["discard"] == ["Li5", "?", "?"]
    assert (theirs["hand"], theirs["pile"]) == (1, 33)
    assert theirs["discard"] == ["Pl6", "?"]
    assert "random" not in match.position(0)


@pytest.mark.parametrize("before", [[], ["play Fi5", "at 3"]])
def test_a_position_written_for_the_other_seat_hides_a_card_until_it_is_placed(before):
    one, other = picking(*before, "play Fi6"), picking(*before, "play Wa5")
    assert one.position(1) == other.position(1)


# ── other worlds ─────────────────────────────────────────────────────────────────────────────


def another_world(match: Match, seat: int, seed: int) -> Match:
    """A table that a seat cannot tell from this one."""
    world = match.copy_table()
    match.engine.determinize(world, seat, seed)
    document = match.game.write_position(world.view(np.recarray)[0], ALL_SEEING)
    return Match.from_position(document, engine=match.engine)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_world_looks_the_same_and_keeps_all_cards(seed, seat):
    match = new_match(seed, guilds="beyond", draft="random")
    chance = np.random.default_rng(seed)
    for step in range(60):
        if match.is_over:
            break
        match.apply(int(chance.choice(match.legal())))
        if step % 4 == 0 and not match.is_over:
            world = another_world(match, seat, step)
            assert same(match, world, seat)
            for other in (0, 1):
                assert all_cards(world, other) == all_cards(match, other)
            assert choices(world)


def test_the_unseen_cards_that_are_told_are_those_that_are_reshuffled():
    match = new_match(4, guilds="beyond", draft="random")
    chance = np.random.default_rng(4)
    for _ in range(120):
        match.apply(int(chance.choice(match.legal())))
        state = match.state
        for other in (0, 1):
            cards = [unseen_card(state, other, k) for k in range(unseen_size(state, other))]
            told = match.view(None)["seats"][other]["unseen"]
            assert told == [CARD_NAMES[card] for card in sorted(cards)]


def all_cards(match: Match, seat: int) -> list[str]:
    return sorted(hand(match, seat) + pile(match, seat) + discard(match, seat))


def test_imagined_worlds_differ_in_what_is_hidden():
    match = duel(EMPTY, hand="Fi5", other_hand="Pl5 Pl6 Pl7")
    worlds = [another_world(match, 0, seed) for seed in range(8)]
    assert all(hand(world, 0) == ["Fi5"] for world in worlds)
    assert len({json.dumps(hand(world, 1)) for world in worlds}) > 4
    assert len({json.dumps(pile(world, 0)) for world in worlds}) == 8


@pytest.mark.parametrize("rest", ["Fi6 Ic7", "Wa6 Ic7"])
def test_whether_another_card_would_fit_is_not_shown(rest):
    """With one world's hand the player could go on, with the other's not; nobody else can tell."""
    match = duel(EMPTY, hand=f"Fi5 {rest}", guilds="fire water ice plant")
    go(match, "play Fi5", "at 3")
    assert match.to_move == 0
    assert match.view(1)["phase"] == "next_card"
