"""A game in the terminal, played by a script."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Sequence

import pytest
from rich.console import Console

from elementarium import Match, find_game
from elementarium.games.riftforce.cards import GUILDS
from elementarium.terminal import play_in_terminal
from elementarium.terminal.draw import HUES, badge, colour_of, draw_points
from elementarium.words import LANGUAGES, Words

RIFTFORCE = find_game("riftforce")
DECKS = "fire,water,light,plant/earth,ice,air,shadow"


class ScriptedConsole(Console):
    """A console whose player types what a script says; then the input ends."""

    def __init__(self, typed: Iterable[str], width: int = 80) -> None:
        super().__init__(width=width, record=True, file=io.StringIO(), color_system=None)
        self.typed = iter(typed)

    def input(self, *args, **kwargs) -> str:
        for text in self.typed:
            if text == "^C":
                raise KeyboardInterrupt
            return text
        raise EOFError


def new_match(
    seed: int = 1, draft: str = "fixed", names: Sequence[str] = ("Vera", "Greedy")
) -> Match:
    options = {"draft": draft, "decks": DECKS if draft == "fixed" else []}
    return Match(RIFTFORCE, options, seed, names, engine=RIFTFORCE.interpreted)


def first_choice(match: Match) -> int:
    return match.legal()[0]


def random_choice(seed: int) -> Callable[[Match], int]:
    pick = random.Random(seed)
    return lambda match: pick.choice(match.legal())


def sit_down(
    match: Match,
    typed: Iterable[str],
    *,
    seat: int | None = None,
    choose: Callable[[Match], int] = first_choice,
    language: str = "en",
    width: int = 80,
) -> tuple[bool, str]:
    """Play by a script; returns whether it came to an end, and all that was shown."""
    if seat is None:
        seat = match.to_move or 0
    console = ScriptedConsole(typed, width)
    ended = play_in_terminal(match, seat, choose, Words(language), console)
    return ended, console.export_text()


def numbers(match: Match, seed: int) -> Iterable[str]:
    pick = random.Random(seed)
    while True:
        yield str(pick.randint(1, len(match.legal())))


@pytest.mark.parametrize(("language", "seat"), [*zip(LANGUAGES, (0, 1, 0, 1), strict=True)])
def test_a_whole_game_by_numbers(language, seat):
    match = new_match(seat, "standard")
    ended, shown = sit_down(
        match,
        numbers(match, seat),
        seat=seat,
        choose=random_choice(seat),
        language=language,
    )
    assert ended
    assert match.is_over
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown
    assert "riftforce-" not in shown
    assert "common-" not in shown
    own, other = match.state.score[seat], match.state.score[1 - seat]
    assert f"{max(own, other)} : {min(own, other)}." in shown.splitlines()[-1]


def test_a_whole_game_in_notation():
    match = new_match()
    pick = random.Random(7)

    def notes() -> Iterable[str]:
        while True:
            yield match.notation(pick.choice(match.legal())).upper()

    ended, _ = sit_down(match, notes(), choose=random_choice(7))
    assert ended


def test_the_winner_is_named():
    match = new_match(3, "standard")
    seat = 0
    _, shown = sit_down(match, numbers(match, 3), seat=seat, choose=random_choice(3))
    last = shown.splitlines()[-1]
    result = match.returns()[seat]
    assert last.startswith("You win" if result > 0 else "Greedy wins" if result < 0 else "A draw")


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


def test_a_name_is_never_taken_for_markup():
    match = new_match(names=["[/red]", "[/red]"])
    seat = 1 - (match.to_move or 0)
    _, shown = sit_down(match, ["quit"], seat=seat)
    assert "[/red] · " in shown


def test_the_draft_shows_what_each_summoner_can_do():
    match = new_match(1, "standard")
    _, shown = sit_down(match, ["quit"])
    assert "Choose a summoner." in shown
    for guild in match.view(None)["display"]:
        name = Words("en").say("riftforce-guild", {"guild": guild})
        ability = Words("en").say("riftforce-ability", {"guild": guild})
        assert name in shown
        assert ability.split(";")[0][:30] in shown


def test_what_the_opponent_did_is_told():
    match = new_match()
    seat = match.to_move or 0
    play = match.notation(match.legal()[0])
    _, shown = sit_down(match, [play, "at 1", "finish", "quit"], choose=random_choice(2))
    assert re.search(rf"^{match.names[1 - seat]} (plays|discards) ", shown, re.MULTILINE)


@pytest.mark.parametrize("bad", ["99", "0", "-1", "play Zz9", "at 9", "жук", "[bold]", "9" * 5000])
def test_bad_input_is_one_clear_line_and_loses_nothing(bad):
    match = new_match()
    before = match.digest()
    _, shown = sit_down(match, [bad, "quit"])
    assert match.digest() == before
    lines = [line for line in shown.splitlines() if "is not a choice here" in line]
    assert len(lines) == 1
    assert bad[:40] in shown


def test_an_empty_line_shows_the_table_again():
    match = new_match()
    _, shown = sit_down(match, ["", "quit"])
    assert shown.count("Your hand") == 2


@pytest.mark.parametrize("typed", [[], ["^C"], ["quit"], ["QUIT"]])
def test_leaving_is_polite(typed):
    match = new_match()
    ended, shown = sit_down(match, typed)
    assert not ended
    assert "See you at the table!" in shown
    assert not match.history


def test_leaving_while_the_opponent_thinks_is_polite():
    def interrupted(match: Match) -> int:
        raise KeyboardInterrupt

    match = new_match()
    ended, shown = sit_down(match, [], seat=1 - (match.to_move or 0), choose=interrupted)
    assert not ended
    assert "See you at the table!" in shown


def test_undo_takes_back_ones_own_choices_one_by_one():
    match = new_match()
    before = match.digest()
    play = next(note for note in map(match.notation, match.legal()) if note.startswith("play"))
    _, shown = sit_down(match, [play, "at 2", "undo", "undo", "undo", "quit"])
    assert match.digest() == before
    assert shown.count("Taken back.") == 2
    assert shown.count("Nothing to take back") == 1


def test_undo_does_not_reach_back_before_the_opponents_turn():
    match = new_match()
    play = next(note for note in map(match.notation, match.legal()) if note.startswith("play"))
    typed = [play, "at 2", "finish", "undo", "quit"]
    _, shown = sit_down(match, typed, choose=random_choice(5))
    assert len(match.history) > 3
    assert "Taken back." not in shown


def test_undo_does_not_unsee_a_drawn_card():
    options = {
        "draft": "fixed",
        "guilds": "beyond",
        "decks": "star,water,light,plant/earth,ice,air,shadow",
    }
    for seed in range(40):
        match = Match(RIFTFORCE, options, seed, engine=RIFTFORCE.interpreted)
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


def test_the_rules_can_be_read_at_the_table():
    _, shown = sit_down(new_match(), ["rules", "quit"])
    assert "Rulings" in shown


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_the_table_fits_its_terminal(width):
    match = new_match()
    pick = random.Random(4)
    while not match.is_over and len(match.history) < 60:
        match.apply(pick.choice(match.legal()))
    _, shown = sit_down(match, ["help", "quit"], width=width)
    assert max(len(line) for line in shown.splitlines()) <= width


def test_points_go_on_past_twelve():
    assert draw_points(0).plain == "○○○○○○○○○○○○┃ 0"
    assert draw_points(7).plain == "●●●●●●●○○○○○┃ 7"
    assert draw_points(14).plain == "●●●●●●●●●●●●┃●● 14"


def luminance(red: float, green: float, blue: float) -> float:
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("guild", GUILDS)
def test_every_guild_reads_on_its_colour(guild):
    assert HUES.keys() == {each.name for each in GUILDS}
    style = badge(guild.pair).style
    ink = style.color.triplet.normalized  # type: ignore[union-attr]
    light, dark = sorted((luminance(*ink), luminance(*colour_of(guild.name))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7
