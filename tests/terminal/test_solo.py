"""Riftforce alone against the trainer, in the terminal."""

from __future__ import annotations

import re

import pytest

from elementarium import Match
from elementarium.terminal.opponents import names_at
from elementarium.words import LANGUAGES, Words
from tests.riftforce.trained import solo
from tests.terminal.scripted import new_match, numbers, sit_down

STRONG = {"mode": "solo", "challenges": "4-2-3", "stronger": "6:move"}


def at_the_table(match: Match, typed, language: str = "en", width: int = 80) -> str:
    match.names[:] = names_at(match, 0, "", "", Words(language))
    return sit_down(match, typed, seat=0, language=language, width=width)[1]


def test_the_table_shows_challenges_by_stars_and_what_they_mean():
    shown = at_the_table(new_match(options=STRONG), ["quit"])
    assert "5  ★★★★ 2 damage to your elemental with the most damage here." in shown
    assert "6& ★★☆☆ First the bot moves" in shown
    assert "7  ★★★☆ 3 damage to your first elemental here, 1 to every other." in shown


def test_the_table_shows_the_next_plan_and_the_kinds_of_those_to_come():
    match = solo("=====|=====|=====|=====|=====", plan="556 at 4", bot="Fi5")
    shown = at_the_table(match, ["plan", "quit"])
    assert "Plan 5-5-6, bot to 4   Then attack · attack · control · attack" in shown
    assert "The trainer’s turn: its next bot comes to location 4, then 5-5-6 attack." in shown
    assert "Trainer carries out its plan: attack 5-5-6, a bot to location 4." in shown
    assert re.search(r"Trainer · bots to come: \d+ · destroyed: 0", shown)
    assert "0 cards in hand" in shown, "the player's"


def test_the_player_is_asked_for_the_bot_and_sees_which_number_it_is_for():
    match = solo(
        """
         Fi5 |     | Fi5 |     |
        =====|=====|=====|=====|=====
         Wa7 |     | Wa7 |     |
        """,
        plan="756 at 4",
        bot="Fi7",
    )
    shown = at_the_table(match, ["1", "2", "quit"])
    assert "The trainer attacks, 7-[5]-6: choose the bot that strikes." in shown
    assert " 2 The bot Fire 5 (location 3, row 1)" in shown
    assert "Your Water 7 at location 3 takes 2 damage." in shown


def test_an_action_can_be_taken_back_before_the_plan_is_carried_out_but_not_afterwards():
    match = solo("=====|=====|=====|=====|=====", hand="Wa5")
    shown = at_the_table(match, ["discard Wa5", "undo", "discard Wa5", "plan", "undo", "quit"])
    assert shown.count("only your own choices of this turn") == 1
    assert len(match.history) == 2


def test_help_tells_how_one_plays_with_a_trainer():
    shown = at_the_table(new_match(options=STRONG), ["help", "quit"])
    assert "The trainer decides nothing" in shown


def test_a_beaten_trainer_leads_to_the_next():
    match = solo(
        """
         Ea5-4 |     |     |     |
        =======|=====|=====|=====|=====
         Wa5   |     |     |     |
        """,
        hand="Wa6",
        score=(11, 0),
    )
    shown = at_the_table(match, ["discard Wa6", "activate Wa5 1.1", "plan"], width=200)
    assert "You win" in shown
    assert "Your next trainer: Apprentice (5★" in shown
    assert "elementarium play riftforce --terminal --mode solo --challenges" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_a_whole_game_fits_the_width_in_every_language(language, width):
    match = new_match(options=STRONG, seed=5)
    shown = at_the_table(match, numbers(match, 1), language, width)
    assert match.is_over
    assert "riftforce-" not in shown
    assert max(len(line) for line in shown.splitlines()) <= width
