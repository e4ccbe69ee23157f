"""Elements in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from elementarium import Match
from elementarium.games.elements.cards import CARDS
from elementarium.terminal import show_position, tell_match
from elementarium.terminal.elements.draw import HUES, Cards, badge, draw_points, draw_sum
from elementarium.terminal.parts import colour_of
from elementarium.words import LANGUAGES, Words
from tests.elements.laid import laid
from tests.playing import go
from tests.terminal.scripted import contrast, new_match, sit_down


def shown_at(width: int, drawn: object) -> list[str]:
    console = Console(width=width, record=True, file=io.StringIO(), color_system=None)
    console.print(drawn)
    return [line.rstrip() for line in console.export_text().splitlines()]


def middle_of_a_round() -> Match:
    match = laid(chain="6 3 4", hand="6 1", front="3 1 2", other_hand="6", other_front="4 2")
    match.names[:] = ["Vera", "Greedy"]
    return match


def test_the_table_shows_chain_limit_fronts_sums_and_sentence():
    _, shown = sit_down(middle_of_a_round(), ["quit"])
    for line in (
        "Greedy · 1 card in hand ─",
        "Chain      │ 6 │ 3 │ 4 │",
        "Limit      13",
        "Sum        6 + ?",
        "Sum        13 ●●●●●●●●●●●●●┃",
        "In front    2   4",
        "In front    1   2   3",
        "Discarded   6",
        "Points     0 ◇◇◇◇◇◇",
        "You · 2 cards in hand · your turn ─",
        "Your hand  │ 1 │ 6 │",
        "Your sum is 13, the limit is 13: you may reveal.",
    ):
        assert line in shown


def test_what_is_above_the_limit_lies_right_of_the_mark():
    player = {"sum": 7, "front_sum": 3, "held": 2}
    assert draw_sum(player, 4).plain == "7 ●●●●┃●●●"
    assert draw_sum(player, 9).plain == "7 ●●●●●●●○○┃"
    assert draw_sum(player | {"sum": None}, 9).plain == "3 + ?"
    assert draw_sum(player | {"sum": None, "held": 0}, 9).plain == "3"


def test_points_are_drawn_one_by_one_where_a_few_win_the_match():
    assert draw_points(2, 6).plain == "2 ◆◆◇◇◇◇"
    assert draw_points(7, 6).plain == "7 ◆◆◆◆◆◆◆"
    assert draw_points(14, 40).plain == "14 / 40"
    assert draw_points(14, 0).plain.strip() == "14"  # endless


def test_a_chain_that_is_too_long_is_drawn_in_one_line():
    cards = Cards(CARDS)
    assert shown_at(25, cards)[1] == "│ 1 │ 2 │ 3 │ 4 │ 5 │ 6 │"
    assert shown_at(24, cards) == [" 1   2   3   4   5   6"]


@pytest.mark.parametrize("width", [40, 120])
def test_the_longest_chain_and_the_highest_sum_fit(width):
    match = new_match("elements")
    while match.view(None)["seats"][0]["held"] or match.view(None)["seats"][1]["held"]:
        go(match, match.notation(match.legal()[0]))
    assert len(match.view(None)["chain"]) == 12
    _, shown = sit_down(match, ["quit"], width=width)
    assert max(map(len, shown.splitlines())) <= width
    chain = "   ".join(str(CARDS.index(link["card"]) + 1) for link in match.view(None)["chain"])
    assert (chain[:20] in shown) == (width == 40)


def test_the_other_hand_is_shown_only_when_it_is_opened():
    match = middle_of_a_round()
    _, shown = sit_down(match, ["quit"])
    assert "Greedy shows" not in shown
    _, shown = sit_down(match, ["reveal", "quit"])
    assert "You reveal at a limit of 13!" in shown
    assert "  You show Wood 1, Yin-Yang 6." in shown
    assert "  Your sum is 13, the limit 13." in shown
    assert "  Greedy shows Yin-Yang 6." in shown
    assert "  You score 2 points: the higher sum wins." in shown
    assert "Round 2: you begin." in shown


def test_at_the_deal_only_ones_own_cards_are_told():
    _, shown = sit_down(new_match("elements"), ["quit"])
    assert shown.count("dealt") == 1
    assert "You are dealt" in shown


def test_help_names_the_cards_and_counts_the_unseen():
    match = middle_of_a_round()
    _, shown = sit_down(match, ["help", "quit"])
    for value, name in enumerate(("Wood", "Fire", "Earth", "Metal", "Water", "Yin-Yang"), 1):
        assert f"{value}  {name}" in shown
    assert "Unseen   5   5   6   6   6" in shown


def test_an_endless_match_ends_with_its_tally():
    match = new_match("elements", options={"points_to_win": 0})
    seat = match.to_move or 0
    _, shown = sit_down(match, ["surrender", "quit"], seat=seat)
    assert "The game ends here, at 0 : 1." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_round_by_round(language):
    match = new_match("elements", seed=2, options={"points_to_win": 2})
    while not match.is_over:
        go(match, match.notation(match.legal()[-1]))  # surrender
    winner = match.view(None)["winner"]
    told, seen = (recorded(match, seat, language) for seat in (None, 0))
    assert told.count("\n\n") == 2
    assert len(told.splitlines()) > len(seen.splitlines())  # both hands, and only one's own
    assert (
        Words(language).say("elements-ended", {"who": "they", "name": match.names[winner]}) in told
    )
    assert "elements-" not in told


def recorded(match: Match, seat: int | None, language: str) -> str:
    console = Console(width=100, record=True, file=io.StringIO(), color_system=None)
    tell_match(match, seat, Words(language), console)
    return console.export_text().replace("\n\n\n", "\n\n")


def test_a_position_shows_the_hands_one_may_see():
    console = Console(width=80, record=True, file=io.StringIO(), color_system=None)
    show_position(middle_of_a_round(), None, Words("en"), console)
    shown = console.export_text()
    assert "Vera  │ 1 │ 6 │" in shown
    assert "Greedy  │ 6 │" in shown
    show_position(middle_of_a_round(), 1, Words("en"), console)
    assert "Vera  │" not in console.export_text()


@pytest.mark.parametrize("card", CARDS)
def test_every_element_reads_on_its_colour(card):
    assert HUES.keys() == set(CARDS)
    ink = badge(card).style.color.triplet.normalized  # type: ignore[union-attr]
    assert contrast(ink, colour_of(HUES[card])) >= 7
