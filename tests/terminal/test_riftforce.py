"""Riftforce in the terminal."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from elementarium import Match
from elementarium.games.riftforce.cards import GUILDS
from elementarium.terminal.opponents import names_at
from elementarium.terminal.parts import colour_of
from elementarium.terminal.riftforce.draw import HUES, badge, draw_points
from elementarium.words import Words
from tests.riftforce.drawn import team
from tests.terminal.scripted import contrast, new_match, numbers, random_choice, sit_down


def test_the_table_shows_hand_guilds_piles_and_sentence():
    match = new_match()
    view = match.view(match.to_move)
    _, shown = sit_down(match, ["quit"])
    assert "Your action: play or activate." in shown  # seven cards: no Check & Draw
    assert "  ".join(["Your hand", " ".join(view["seats"][view["to_move"]]["hand"])]) in shown
    assert "Fi Fire   Wa Water   Li Light   Pl Plant" in shown
    assert "Ea Earth   Ic Ice   Ai Air   Sh Shadow" in shown
    assert "7 cards in hand · pile 29 · discard pile 0 · your turn" in shown
    assert "3▲" in shown


def test_the_other_hand_is_never_shown():
    match = new_match()
    seat = match.to_move or 0
    _, shown = sit_down(match, ["quit"], seat=seat)
    placed = match.view(seat)["locations"][2][1 - seat][0]["card"]
    pairs = "Ea|Ic|Ai|Sh" if seat == 0 else "Fi|Wa|Li|Pl"
    assert set(re.findall(rf"(?:{pairs})[567]", shown)) == {placed}
    assert "draws 7 cards." in shown


def test_the_draft_shows_what_each_summoner_can_do():
    match = new_match(options={})
    _, shown = sit_down(match, ["quit"])
    assert "Choose a summoner." in shown
    for guild in match.view(None)["display"]:
        name = Words("en").say("riftforce-guild", {"guild": guild})
        ability = Words("en").say("riftforce-ability", {"guild": guild})
        assert name in shown
        assert ability.split(";")[0][:30] in shown


def test_undo_takes_back_ones_own_choices_one_by_one():
    match = new_match()
    before = match.digest()
    play = next(note for note in map(match.notation, match.legal()) if note.startswith("play"))
    _, shown = sit_down(match, [play, "at 2", "undo", "undo", "undo", "quit"])
    assert match.digest() == before
    assert shown.count("Taken back.") == 2
    assert shown.count("Nothing to take back") == 1


def test_undo_does_not_unsee_a_drawn_card():
    options = {
        "draft": "fixed",
        "guilds": "beyond",
        "decks": "star,water,light,plant/earth,ice,air,shadow",
    }
    for seed in range(40):
        match = new_match(seed=seed, options=options)
        typed = draw_by_star(match)
        if typed:
            break
    else:
        pytest.fail("no Star was drawn and activated")
    drawn = len(match.history)
    _, shown = sit_down(match, [typed, "undo", "quit"], seat=0)
    assert len(match.history) == drawn + 1
    assert "You draw" in shown
    assert "Nothing to take back" in shown


def draw_by_star(match: Match) -> str | None:
    """Play on until seat 0 can activate a Star and then still another elemental."""
    pick = random.Random(1)
    for _ in range(200):
        if match.is_over:
            return None
        for action in match.legal() if match.to_move == 0 else ():
            note = match.notation(action)
            if note.startswith("activate St"):
                before = len(match.history)
                events = [match.game.event(event, 0)["event"] for event in match.apply(action)]
                goes_on = match.to_move == 0 and "drew" in events
                match.go_to(before)
                if goes_on:
                    return note
        match.apply(pick.choice(match.legal()))
    return None


def test_help_tells_the_abilities_of_the_guilds_in_play():
    _, shown = sit_down(new_match(), ["help", "?", "quit"], width=120)
    assert shown.count("Guilds in play") == 2
    assert "Earth  2 damage to the first enemy here. When played: 1 damage to every enemy" in shown
    assert "Crystal" not in shown


def test_points_go_on_past_twelve():
    assert draw_points(0).plain == "○○○○○○○○○○○○┃ 0"
    assert draw_points(7).plain == "●●●●●●●○○○○○┃ 7"
    assert draw_points(14).plain == "●●●●●●●●●●●●┃●● 14"


@pytest.mark.parametrize("guild", GUILDS)
def test_every_guild_reads_on_its_colour(guild):
    assert HUES.keys() == {each.name for each in GUILDS}
    ink = badge(guild.pair).style.color.triplet.normalized  # type: ignore[union-attr]
    assert contrast(ink, colour_of(HUES[guild.name])) >= 7


# ── teams ────────────────────────────────────────────────────────────────────────────────────

TEAM: dict[str, Any] = {
    "mode": "team4",
    "draft": "fixed",
    "decks": "fire,water,light/plant,ice,crystal/earth,music,star/shadow,acid,lava",
}
FOUR = ("Vera", "Ann", "Partner", "Bob")


def team_match(seed: int = 1, **options: Any) -> Match:
    return new_match(seed=seed, options=TEAM | options, names=FOUR)


@pytest.mark.parametrize("width", [80, 100])
def test_a_team_table_shows_everybody_with_guilds_and_area(width):
    _, shown = sit_down(team_match(), ["quit"], seat=0, width=width)
    lines = [line.strip("│ ") for line in shown.splitlines()]
    assert max(map(len, shown.splitlines())) == width
    assert "Fi Fire   Wa Water   Li Light   green area (1–3)" in lines
    assert "Ea Earth   Mu Music   St Star   gray area (4–6)" in lines
    for name in ("You", "Ann", "Partner", "Bob"):
        assert any(re.match(rf"(★ )?{name} · \d cards? in hand · pile \d+", line) for line in lines)
    assert shown.index("Bob · ") < shown.index("Partner · "), "one's own team sits below"


def test_the_hand_of_the_partner_is_never_shown():
    match = team_match()
    _, shown = sit_down(match, ["quit"], seat=0)
    on_table = {
        elemental["card"]
        for columns in match.view(None)["locations"]
        for column in columns
        for elemental in column
    }
    assert set(re.findall(r"(?:Ea|Mu|St)[567]", shown)) <= on_table


def test_the_partners_elementals_are_marked_and_offered_by_number():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         Fi5 | Ea5 |     |     |     |
        """,
        hands=["Fi5"],
    )
    _, shown = sit_down(match, ["discard fi5", "help", "quit"], seat=0)
    assert "Ea5°" in shown
    assert "Fi5°" not in shown
    assert "Activate your partner’s Earth 5 (location 2, row 1)" in shown
    assert "° marks your partner’s elementals" in " ".join(shown.split())


def test_a_team_member_checks_their_own_area():
    match = team("====|====|====|====|====|====", to_move=2)
    _, shown = sit_down(match, ["quit"], seat=2)
    assert "Check & Draw (gray area)" in shown


@pytest.mark.parametrize(
    ("mode", "seat", "language"), [("team3", 1, "fr"), ("team3", 2, "ru"), ("team4", 3, "it")]
)
def test_a_whole_team_game_by_numbers(mode, seat, language):
    match = new_match(options={"mode": mode}, names=FOUR[: 3 if mode == "team3" else 4])
    pick = random_choice(seat)
    typed = numbers(match, seat)
    ended, shown = sit_down(match, typed, seat=seat, choose=pick, language=language)
    assert ended
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown
    assert "riftforce-" not in shown


@pytest.mark.parametrize(
    ("points", "last"), [((11, 3), "Your team wins"), ((3, 14), "The other team wins")]
)
def test_a_team_wins_or_loses_together(points, last):
    match = team(
        """
        =====|=====|=====|=====|=====|=====
             |     |     | Ea5 |     |
        """,
        score=points,
        start=1,
        to_move=2,
    )
    match.names[:] = FOUR
    _, shown = sit_down(match, ["check"], seat=2)
    assert shown.splitlines()[-1].startswith(last)


@pytest.mark.parametrize(
    ("mode", "human", "names"),
    [
        ("duel", 1, ["Greedy", "You"]),
        ("team3", 0, ["You", "Greedy", "Greedy (partner)"]),
        ("team3", 1, ["Greedy 1", "You", "Greedy 2"]),
        ("team4", 3, ["Greedy 1", "Greedy (partner)", "Greedy 2", "You"]),
    ],
)
def test_everybody_at_the_table_has_a_name_of_their_own(mode, human, names):
    match = new_match(options={"mode": mode}, names=())
    assert names_at(match, human, "Greedy", "Greedy (partner)", Words("en")) == names
