"""The cards and the row of locations."""

from collections import Counter

import pytest

from elementarium.games.riftforce.cards import GUILDS
from tests.playing import choices, go, score
from tests.riftforce.drawn import column, discard, drawn, duel, new_match, table

BASE = [
    "fire",
    "earth",
    "light",
    "plant",
    "water",
    "ice",
    "shadow",
    "crystal",
    "thunderbolt",
    "air",
]
BEYOND = ["beast", "sand", "lava", "music", "acid", "star", "love", "magnet"]


def test_there_are_ten_base_guilds_and_eight_of_beyond():
    assert [guild.name for guild in GUILDS] == BASE + BEYOND


def test_a_guild_has_four_fives_three_sixes_and_two_sevens():
    decks = [BASE[:4], BASE[4:8]]
    match = new_match(draft="fixed", decks=decks)
    cards: Counter[str] = Counter()
    for seat in match.position()["seats"]:
        cards.update(seat["hand"] + seat["pile"] + seat["discard"])
    for side in (0, 1):
        cards.update(column(match, side, 3))
    copies = {"5": 4, "6": 3, "7": 2}
    pairs = ["Fi", "Ea", "Li", "Pl", "Wa", "Ic", "Sh", "Cr"]
    assert cards == {pair + number: n for pair in pairs for number, n in copies.items()}


@pytest.mark.parametrize("number", [5, 6, 7])
def test_the_number_is_the_life(number):
    match = duel(
        f"""
             |     | Pl{number}-{number - 4} |     |
        =====|=====|=====|=====|=====
             |     | Cr5 |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert column(match, 1, 3) == []
    assert score(match) == (1, 0)


@pytest.mark.parametrize("number", [6, 7])
def test_one_less_than_the_number_is_survived(number):
    match = duel(
        f"""
             |     | Pl{number}-{number - 5} |     |
        =====|=====|=====|=====|=====
             |     | Cr5 |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert column(match, 1, 3) == [f"Pl{number}-{number - 1}"]
    assert score(match) == (0, 0)


def test_damage_never_changes_the_number():
    match = duel(
        """
        =====|=======|=======|=====|=====
             | Ic7-2 | Ic5-3 |     |
        """,
        hand="Wa7 Wa5",
    )
    go(match, "discard Wa7")
    assert choices(match) == ["finish", "activate Ic7 2.1"]


def test_the_row_has_five_locations():
    match = duel("==|==|==|==|==", hand="Fi5")
    go(match, "play Fi5")
    assert choices(match) == ["at 1", "at 2", "at 3", "at 4", "at 5"]


def test_the_elemental_nearest_the_rift_is_first():
    match = duel(
        """
             |     | Pl6 |     |
             |     | Pl5 |     |
        =====|=====|=====|=====|=====
             |     | Cr5 |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert column(match, 1, 3) == ["Pl5-4", "Pl6"]


def test_both_sides_have_a_column_at_each_location():
    match = duel(
        """
             | Pl5 |     |     |
        =====|=====|=====|=====|=====
        """,
        hand="Fi5",
    )
    go(match, "play Fi5", "at 2")
    assert table(match) == drawn(
        """
             | Pl5 |     |     |
        =====|=====|=====|=====|=====
             | Fi5 |     |     |
        """
    )


def test_new_elementals_become_last():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Wa7-3 |     |
        """,
        hand="Fi5 Fi6",
    )
    go(match, "play Fi6", "at 3", "play Fi5", "at 3")
    assert table(match) == drawn(
        """
        =====|=====|=======|=====|=====
             |     | Wa7-3 |     |
             |     | Fi6   |     |
             |     | Fi5   |     |
        """
    )


def test_moved_elementals_become_last_and_those_behind_close_up():
    match = duel(
        """
        =====|=====|=====|=====|=====
             | Li5 | Wa5 |     |
             | Li6 | Fi5 |     |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 3.1", "at 2")
    assert table(match) == drawn(
        """
        =====|=====|=====|=====|=====
             | Li5 | Fi5 |     |
             | Li6 |     |     |
             | Wa5 |     |     |
        """
    )


def test_cards_of_the_same_guild_and_number_are_alike():
    match = duel("==|==|==|==|==", hand="Fi5 Fi5 Fi5")
    assert choices(match) == ["check", "play Fi5", "discard Fi5"]
    go(match, "discard Fi5")
    assert discard(match, 0) == ["Fi5"]
