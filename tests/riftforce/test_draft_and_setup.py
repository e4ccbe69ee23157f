"""Draft and set-up of a duel."""

import json

import numpy as np
import pytest

from elementarium.core.errors import BadOption
from elementarium.core.events import silence
from elementarium.core.match import Match
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.piles import place_top_card
from tests.playing import choices, go, named, score
from tests.riftforce.drawn import column, discard, drawn, duel, hand, new_match, pile, table

BASE = {guild.name for guild in GUILDS[:10]}
ALL = {guild.name for guild in GUILDS}
DECKS = [["fire", "earth", "light", "plant"], ["water", "ice", "shadow", "crystal"]]


def guilds(match: Match, seat: int) -> list[str]:
    return match.view(None)["seats"][seat]["guilds"]


def display(match: Match) -> list[str]:
    return match.view(None)["display"]


def drafted(seed: int = 0, **options) -> Match:
    """Everybody takes the first summoner on display, until the game begins."""
    match = new_match(seed, **options)
    while match.view(None)["phase"] == "summoner":
        go(match, choices(match)[0])
    return match


def deck_of(match: Match, seat: int) -> list[str]:
    """All cards of a player right after the set-up."""
    return hand(match, seat) + pile(match, seat) + column(match, seat, 3)


def place(match: Match) -> None:
    """Seat 0 places its starting elemental, whatever the table."""
    place_top_card(match.state, 0, 2, silence().view(np.recarray)[0])


# ── the base set ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(5))
def test_base_deals_each_player_one_summoner_and_displays_seven_of_the_ten(seed):
    match = new_match(seed, guilds="base")
    dealt = guilds(match, 0) + guilds(match, 1)
    assert len(guilds(match, 0)) == len(guilds(match, 1)) == 1
    assert len(display(match)) == 7
    assert len({*dealt, *display(match)} & BASE) == 9


def test_base_removes_one_summoner_and_any_may_be_removed():
    removed = set()
    for seed in range(80):
        match = new_match(seed, guilds="base")
        removed |= BASE - {*display(match), *guilds(match, 0), *guilds(match, 1)}
    assert removed == BASE


def test_nobody_sees_the_removed_summoner():
    match = new_match(guilds="base")
    (removed,) = BASE - {*display(match), *guilds(match, 0), *guilds(match, 1)}
    for viewer in (0, 1, None):
        assert f'"{removed}"' not in json.dumps(match.view(viewer))


def test_the_summoner_dealt_to_each_player_is_random():
    firsts = [guilds(new_match(seed), seat)[0] for seed in range(60) for seat in (0, 1)]
    assert set(firsts) == BASE


def test_in_base_the_one_summoner_left_is_out():
    match = new_match(guilds="base")
    for _ in range(5):
        go(match, choices(match)[0])
    taken, left = display(match)
    go(match, f"take {taken}")
    assert left not in guilds(match, 0) + guilds(match, 1)
    assert display(match) == []


# ── the Beyond set ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(5))
def test_beyond_deals_each_player_one_summoner_and_displays_eight(seed):
    match = new_match(seed, guilds="beyond")
    dealt = guilds(match, 0) + guilds(match, 1)
    assert len(guilds(match, 0)) == len(guilds(match, 1)) == 1
    assert len(display(match)) == 8
    assert len({*dealt, *display(match)} & ALL) == 10


def test_beyond_draws_from_all_eighteen():
    seen = {guild for seed in range(20) for guild in display(new_match(seed, guilds="beyond"))}
    assert seen == ALL


def test_in_beyond_two_of_the_display_are_left():
    match = new_match(guilds="beyond")
    for _ in range(5):
        go(match, choices(match)[0])
    assert len(display(match)) == 3


# ── picking ──────────────────────────────────────────────────────────────────────────────────


def test_the_coin_may_give_the_start_marker_to_either_player():
    starts = [new_match(seed).view(None)["start"] for seed in range(40)]
    assert 10 <= starts.count(0) <= 30


@pytest.mark.parametrize("guild_set", ["base", "beyond"])
@pytest.mark.parametrize("seed", range(4))
def test_the_start_marker_picks_first_and_they_alternate_until_both_have_four(seed, guild_set):
    match = new_match(seed, guilds=guild_set)
    start = match.view(None)["start"]
    pickers = []
    while match.view(None)["phase"] == "summoner":
        pickers.append(match.to_move)
        go(match, choices(match)[0])
    assert pickers == [start, 1 - start] * 3
    assert len(guilds(match, 0)) == len(guilds(match, 1)) == 4
    assert len({*guilds(match, 0), *guilds(match, 1)}) == 8


def test_any_summoner_on_display_may_be_picked_and_nothing_else():
    match = new_match()
    assert choices(match) == [f"take {guild}" for guild in display(match)]


def test_a_picked_summoner_joins_the_guilds_of_the_picker_and_leaves_the_display():
    match = new_match()
    picker = match.view(None)["start"]
    first, other, shown = guilds(match, picker), guilds(match, 1 - picker), display(match)
    go(match, f"take {shown[3]}")
    assert guilds(match, picker) == [*first, shown[3]]
    assert guilds(match, 1 - picker) == other
    assert display(match) == shown[:3] + shown[4:]


# ── set-up ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("guild_set", ["base", "beyond"])
def test_each_deck_is_the_36_elementals_of_the_four_guilds(guild_set):
    match = drafted(guilds=guild_set)
    pairs = {guild.name: guild.pair for guild in GUILDS}
    for seat in (0, 1):
        nine = [pairs[name] + number for name in guilds(match, seat) for number in "555566677"]
        assert sorted(deck_of(match, seat)) == sorted(nine)


def test_each_player_draws_seven():
    match = drafted()
    assert len(hand(match, 0)) == len(hand(match, 1)) == 7


def test_the_elementals_are_shuffled():
    orders = {
        tuple(hand(match, 0) + pile(match, 0))
        for match in (new_match(seed, draft="fixed", decks=DECKS) for seed in range(10))
    }
    assert len(orders) == 10


@pytest.mark.parametrize("seed", range(6))
def test_the_player_without_the_start_marker_places_one_card_at_the_middle(seed):
    match = drafted(seed)
    start = match.view(None)["start"]
    assert len(column(match, 1 - start, 3)) == 1
    assert match.state.columns[:, -1].sum() == 1
    assert len(pile(match, 1 - start)) == 36 - 7 - 1
    assert len(pile(match, start)) == 36 - 7


def test_the_placed_card_is_the_top_card_of_the_pile():
    match = duel("==|==|==|==|==", pile="Wa6 Fi5")
    place(match)
    assert column(match, 0, 3) == ["Wa6"]
    assert pile(match, 0)[0] == "Fi5"


def test_an_earth_at_the_start_is_placed_and_not_played():
    match = duel(
        """
             |     | Pl5 |     |
        =====|=====|=====|=====|=====
        """,
        pile="Ea5",
    )
    place(match)
    assert table(match) == drawn(
        """
             |     | Pl5 |     |
        =====|=====|=====|=====|=====
             |     | Ea5 |     |
        """
    )


def test_a_love_at_the_start_is_placed_and_not_played():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Wa5-2 |     |
        """,
        pile="Lo6",
    )
    place(match)
    assert column(match, 0, 3) == ["Wa5-2", "Lo6"]


def test_the_start_marker_begins_and_nobody_has_points():
    for seed in range(4):
        match = drafted(seed)
        assert match.to_move == match.view(None)["start"]
        assert match.view(None)["phase"] == "action"
        assert score(match) == (0, 0)
        assert discard(match, 0) == discard(match, 1) == []


# ── options ──────────────────────────────────────────────────────────────────────────────────


def test_the_base_set_and_the_standard_draft_are_the_defaults():
    options = new_match().options
    assert (options["guilds"], options["draft"]) == ("base", "standard")


@pytest.mark.parametrize(("guild_set", "pool"), [("base", BASE), ("beyond", ALL)])
def test_a_random_draft_gives_everybody_four_guilds_of_the_set(guild_set, pool):
    seen = set()
    for seed in range(25):
        match = new_match(seed, guilds=guild_set, draft="random")
        given = guilds(match, 0) + guilds(match, 1)
        assert len(guilds(match, 0)) == len(guilds(match, 1)) == 4
        assert len(set(given)) == 8
        seen |= set(given)
    assert seen == pool


def test_a_random_draft_asks_nobody_and_goes_on_to_the_first_action():
    match = new_match(draft="random")
    assert match.view(None)["phase"] == "action"
    assert len(hand(match, 0)) == len(hand(match, 1)) == 7
    assert named([match.game.event(event, None) for event in match.opening], "taken") == []


def test_a_fixed_draft_gives_the_guilds_that_were_agreed():
    match = new_match(draft="fixed", decks=DECKS)
    assert [guilds(match, 0), guilds(match, 1)] == DECKS
    assert match.view(None)["phase"] == "action"
    assert {card[:2] for card in deck_of(match, 1)} == {"Wa", "Ic", "Sh", "Cr"}


def test_a_fixed_draft_also_tosses_the_coin():
    starts = {new_match(seed, draft="fixed", decks=DECKS).to_move for seed in range(10)}
    assert starts == {0, 1}


def test_a_guild_belongs_to_one_player_only():
    decks = [DECKS[0], ["fire", "ice", "shadow", "crystal"]]
    with pytest.raises(BadOption, match="at most once"):
        new_match(draft="fixed", decks=decks)


def test_the_base_set_has_no_guild_of_beyond():
    decks = [DECKS[0], ["love", "ice", "shadow", "crystal"]]
    with pytest.raises(BadOption, match="love needs guilds beyond"):
        new_match(draft="fixed", decks=decks)
    match = new_match(draft="fixed", decks=decks, guilds="beyond")
    assert guilds(match, 1) == decks[1]
