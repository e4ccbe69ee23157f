"""A game in the terminal, played by a script, whatever the game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

import pytest

from elementarium import Match, game_names
from elementarium.words import LANGUAGES
from tests.terminal.scripted import new_match, numbers, random_choice, short_seed, sit_down

every_game = pytest.mark.parametrize("game", game_names())


@every_game
@pytest.mark.parametrize(("language", "seat"), [*zip(LANGUAGES, (0, 1, 0, 1), strict=True)])
def test_a_whole_game_by_numbers(game, language, seat):
    seed = short_seed(game, seat)
    match = new_match(game, seed, {})
    ended, shown = sit_down(
        match,
        numbers(match, seed),
        seat=seat,
        choose=random_choice(seed),
        language=language,
    )
    assert ended
    assert match.is_over
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown
    assert f"{game}-" not in shown
    assert "common-" not in shown
    own, other = (match.view(seat)["score"][each] for each in (seat, 1 - seat))
    assert f"{max(own, other)} : {min(own, other)}." in shown.splitlines()[-1]


@every_game
def test_a_whole_game_in_notation(game):
    seed = short_seed(game)
    match = new_match(game, seed, {})

    def notes() -> Iterable[str]:
        for number in numbers(match, seed):
            yield match.notation(match.legal()[int(number) - 1]).upper()

    ended, _ = sit_down(match, notes(), seat=0, choose=random_choice(seed))
    assert ended


@every_game
def test_the_winner_is_named(game):
    seed = short_seed(game)
    match = new_match(game, seed, {})
    _, shown = sit_down(match, numbers(match, seed), seat=0, choose=random_choice(seed))
    last = shown.splitlines()[-1]
    result = match.returns()[0]
    assert last.startswith("You win" if result > 0 else "Greedy wins" if result < 0 else "A draw")


@every_game
def test_a_name_is_never_taken_for_markup(game):
    match = new_match(game, names=["[/red]", "[/red]"])
    seat = 1 - (match.to_move or 0)
    _, shown = sit_down(match, ["quit"], seat=seat)
    assert "[/red] · " in shown


@pytest.mark.parametrize("bad", ["99", "0", "-1", "play Zz9", "at 9", "жук", "[bold]", "9" * 5000])
@every_game
def test_bad_input_is_one_clear_line_and_loses_nothing(game, bad):
    match = new_match(game)
    before = match.digest()
    _, shown = sit_down(match, [bad, "quit"])
    assert match.digest() == before
    lines = [line for line in shown.splitlines() if "is not a choice here" in line]
    assert len(lines) == 1
    assert bad[:40] in shown


@every_game
def test_an_empty_line_shows_the_table_again(game):
    _, shown = sit_down(new_match(game), ["", "quit"])
    assert shown.count("Your hand") == 2


@pytest.mark.parametrize("typed", [[], ["^C"], ["quit"], ["QUIT"]])
@every_game
def test_leaving_is_polite(game, typed):
    match = new_match(game)
    ended, shown = sit_down(match, typed)
    assert not ended
    assert "The game ends here, at 0 : 0. See you at the table!" in shown
    assert not match.history


@every_game
def test_leaving_while_the_opponent_thinks_is_polite(game):
    def interrupted(match: Match) -> int:
        raise KeyboardInterrupt

    match = new_match(game)
    ended, shown = sit_down(match, [], seat=1 - (match.to_move or 0), choose=interrupted)
    assert not ended
    assert "See you at the table!" in shown


def whole_turn(match: Match, begins: str = "") -> list[str]:
    """The notes of a turn: what begins so, if it can be chosen, and then whatever comes first."""
    again, notes = match.restarted(), list[str]()
    while again.turn == match.turn:
        choices = [again.notation(action) for action in again.legal()]
        notes.append(next((note for note in choices if note.startswith(begins)), choices[0]))
        again.apply(notes[-1])
    return notes


@every_game
def test_undo_does_not_reach_back_before_the_opponents_turn(game):
    match = new_match(game)
    turn = whole_turn(match, "play")
    _, shown = sit_down(match, [*turn, "undo", "quit"], choose=random_choice(5))
    assert len(match.history) > len(turn)
    assert "Taken back." not in shown


@every_game
def test_what_the_opponent_did_is_told(game):
    match = new_match(game)
    seat = match.to_move or 0
    _, shown = sit_down(match, [*whole_turn(match), "quit"], choose=random_choice(2))
    name = match.names[1 - seat]
    assert re.search(rf"^{name} (plays|takes|discards|surrenders|places) ", shown, re.MULTILINE)


@every_game
def test_the_rules_can_be_read_at_the_table(game):
    _, shown = sit_down(new_match(game), ["rules", "quit"])
    assert "Rulings" in shown


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@every_game
def test_the_table_fits_its_terminal(game, width):
    match = new_match(game)
    pick = random.Random(4)
    while not match.is_over and len(match.history) < 60:
        match.apply(pick.choice(match.legal()))
    while match.is_over:
        match.undo()
    for language in LANGUAGES:
        _, shown = sit_down(match, ["help", "quit"], width=width, language=language)
        assert max(len(line) for line in shown.splitlines()) <= width
