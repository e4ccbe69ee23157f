"""Matches and positions as text, and every way to get them wrong."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elementarium import Match, read_match, write_match
from elementarium.core.errors import (
    ElementariumError,
    NotationError,
    PositionError,
    VerificationError,
)

DECKS = "fire,water,light,plant/earth,ice,air,crystal"
OPTIONS = {"draft": "fixed", "decks": DECKS}


def played(decisions: int, seed: int = 5) -> Match:
    match = Match("riftforce", OPTIONS, seed, ["Anna", "Boris"])
    chance = random.Random(seed)
    while not match.is_over and len(match.history) < decisions:
        match.apply(chance.choice(match.legal()))
    return match


TEXT = write_match(played(30))
FINISHED = write_match(played(10**6))


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def with_line(text: str, number: int, line: str) -> str:
    """The text with another line in that place."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def changed(start: str, line: str, text: str = TEXT) -> tuple[str, int]:
    """The text with the first line that begins so replaced, and that line's number."""
    number = line_of(text, start)
    return with_line(text, number, line), number


def refused(text: str, line: int, column: int) -> NotationError:
    """Reading it must fail just there."""
    with pytest.raises(NotationError) as caught:
        read_match(text)
    assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")
    return caught.value


# ── reading and writing ──────────────────────────────────────────────────────────────────────


def test_a_match_begins_with_what_was_agreed():
    assert TEXT.splitlines()[:11] == [
        "elementarium match 1",
        "game: riftforce",
        "rules: 1",
        "option mode: duel",
        "option guilds: base",
        "option draft: fixed",
        'option decks: [["fire", "water", "light", "plant"], ["earth", "ice", "air", "crystal"]]',
        "option stolen_return: captor",
        "seed: 5",
        "seat 0: Anna",
        "seat 1: Boris",
    ]


def test_what_was_written_is_read():
    match = read_match(TEXT, verify=True)
    assert match.digest() == played(30).digest()
    assert match.names == ["Anna", "Boris"]
    assert write_match(match) == TEXT


def test_a_finished_match_says_how_it_ended():
    results = " ".join(f"{result:+.0f}" for result in played(10**6).returns())
    assert f"\nend: {results}\n" in FINISHED
    assert "end:" not in TEXT
    assert read_match(FINISHED, verify=True).is_over


def test_remarks_blank_lines_and_space_mean_nothing():
    loose = "\n\n".join(f"{line}  " for line in TEXT.splitlines())
    loose = loose.replace("\nseed: 5", "\n# the seed was drawn by lot\nseed:   5")
    assert read_match(loose, verify=True).digest() == played(30).digest()


def test_lines_may_end_as_on_any_system():
    assert read_match(TEXT.replace("\n", "\r\n"), verify=True).digest() == played(30).digest()


@pytest.mark.parametrize(
    "name", ["Anna", "", "Анна", "a: b", "# 1", "two  words", "line\nbreak", "0 check", "🜂"]
)
def test_any_name_stays_on_its_line(name: str):
    match = Match("riftforce", OPTIONS, 5, [name, "Boris"])
    again = read_match(write_match(match))
    assert again.names == [" ".join(name.split()), "Boris"]
    assert write_match(again) == write_match(match)


def test_one_seat_alone_may_have_a_name():
    text, _ = changed("seat 0", "# nobody knows who sat there")
    assert read_match(text).names == ["seat 0", "Boris"]


def test_options_not_named_have_their_defaults():
    match = read_match("elementarium match 1\ngame: riftforce\nrules: 1\n")
    assert match.digest() == Match("riftforce").digest()


def test_a_match_from_a_position_holds_its_document():
    match = Match.from_position(played(30).position(), names=["Anna", "Boris"])
    match.apply(match.legal()[0])
    text = write_match(match)
    again = read_match(text, verify=True)
    assert again.digest() == match.digest()
    assert again.start == match.start
    assert write_match(again) == text


# ── malformed matches ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("title", ["", "elementarium match 2", "Elementarium", "game: riftforce"])
def test_a_wrong_title(title: str):
    assert "elementarium match 1" in refused(with_line(TEXT, 1, title), 1, 1).reason


def test_an_empty_file():
    refused("", 1, 1)


def test_a_file_that_is_too_long():
    refused(TEXT + "#" * 4_000_000, 1, 1)


def test_an_unknown_field():
    text, line = changed("seed", "colour: red")
    assert "'colour'" in refused(text, line, 1).reason


def test_a_line_that_is_nothing():
    text, line = changed("seed", "hello")
    assert "'hello'" in refused(text, line, 1).reason


def test_no_game():
    text, _ = changed("game", "")
    assert "game" in refused(text, 1, 1).reason


def test_an_unknown_game():
    text, line = changed("game", "game: chess")
    assert "riftforce" in refused(text, line, 7).reason


def test_a_bad_option():
    text, line = changed("option guilds", "option guilds: none")
    assert "base or beyond" in refused(text, line, 1).reason


def test_an_option_that_is_deeply_nested():
    text, line = changed("option decks", "option decks: " + "[" * 100_000)
    refused(text, line, 1)


def test_more_names_than_seats():
    text, line = changed("seat 1", "seat 9: Boris")
    refused(text, line, 1)


@pytest.mark.parametrize("seed", ["-1", "x", "", "1.5", "²", "9223372036854775808", "1" * 400])
def test_a_bad_seed(seed: str):
    text, line = changed("seed", f"seed: {seed}")
    assert "whole number" in refused(text, line, 7).reason


def test_a_seed_after_more_space():
    text, line = changed("seed", "seed:    x")
    refused(text, line, 10)


@pytest.mark.parametrize("version", ["0", "2", "99"])
def test_another_version_of_the_rules(version: str):
    text, line = changed("rules", f"rules: {version}")
    assert "rules: 1" in refused(text, line, 8).reason


def test_no_version_of_the_rules():
    text, _ = changed("rules", "")
    assert "rules: 1" in refused(text, 1, 1).reason


def first_action() -> int:
    return line_of(TEXT, ("0 " if played(0).to_move == 0 else "1 "))


def action_line(start: str) -> tuple[int, str, str]:
    """The first line in which somebody does that: its number, the seat and the rest."""
    for number, line in enumerate(TEXT.splitlines(), 1):
        seat, _, action = line.partition(" ")
        if seat in ("0", "1") and action.startswith(start):
            return number, seat, action
    raise AssertionError(f"nobody does {start}")


def test_the_wrong_seat():
    line = first_action()
    seat = TEXT.splitlines()[line - 1][0]
    other = str(1 - int(seat))
    text = with_line(TEXT, line, other + TEXT.splitlines()[line - 1][1:])
    assert refused(text, line, 1).reason == (
        f"expected an action of seat {seat}, got one of seat {other}"
    )


@pytest.mark.parametrize("seat", ["2", "10", "99999999999999999999"])
def test_a_seat_that_is_not_there(seat: str):
    line = first_action()
    refused(with_line(TEXT, line, f"{seat} check"), line, 1)


@pytest.mark.parametrize("line_text", ["0", "0play Fi5", "² check", "٣ check", "0\tcheck"])
def test_no_seat_and_action(line_text: str):
    line = first_action()
    refused(with_line(TEXT, line, line_text), line, 1)


def test_an_illegal_action():
    number, seat, _ = action_line("play")
    error = refused(with_line(TEXT, number, f"{seat} finish"), number, 3)
    assert "finish is not possible now; possible: " in error.reason


@pytest.mark.parametrize(
    "action",
    ["play Xx5", "play Fi4", "play fi5", "play", "dance", "at 0", "at 9", "at x", "take steam",
     "activate Fi5", "activate Fi5 9.1", "activate Fi5 1.99", "strike Fi5 x.y", "strike", "check 1",
     "heal Zz9 1.1", "at ²", "activate Fi5 1.²"],
)  # fmt: skip
def test_an_action_that_means_nothing(action: str):
    number, seat, _ = action_line("play")
    refused(with_line(TEXT, number, f"{seat} {action}"), number, 3)


def test_the_wrong_elemental():
    number, seat, action = action_line("activate")
    verb, card, place = action.split()
    other = "Fi5" if card != "Fi5" else "Wa6"
    error = refused(with_line(TEXT, number, f"{seat} {verb} {other} {place}"), number, 3)
    assert error.reason == f"{card} stands at {place}, not {other}"


def test_columns_count_the_space_before_an_action():
    number, seat, _ = action_line("play")
    refused(with_line(TEXT, number, f"  {seat}   finish"), number, 7)


def test_an_action_after_the_end():
    end = line_of(FINISHED, "end:")
    refused(with_line(FINISHED, end - 1, "0 check"), end - 1, 1)


def test_a_slip_in_the_position_is_found_in_the_file():
    text = write_match(Match.from_position(played(30).position()))
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines, 1) if '"rounds"' in line)
    column = lines[number - 1].index(":") + 3
    wrong = with_line(text, number, lines[number - 1].split(":")[0] + ': "many",')
    assert "rounds" in refused(wrong, number, column).reason
    broken = with_line(text, number, lines[number - 1].replace('"rounds"', '"rounds'))
    with pytest.raises(NotationError, match="not JSON") as caught:
        read_match(broken)
    assert caught.value.line == number


def test_a_slip_in_the_position_is_found_below_blank_lines_and_remarks():
    text = write_match(Match.from_position(played(30).position()))
    text = text.replace("\nposition:\n", "\nposition:\n\n# as we found it\n")
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines, 1) if '"rounds"' in line)
    wrong = with_line(text, number, lines[number - 1].split(":")[0] + ': "many",')
    refused(wrong, number, lines[number - 1].index(":") + 3)


# ── verification ─────────────────────────────────────────────────────────────────────────────


def unverified(text: str) -> str:
    with pytest.raises(VerificationError) as caught:
        read_match(text, verify=True)
    return str(caught.value)


def test_an_untouched_file_verifies():
    assert read_match(FINISHED, verify=True).is_over


def test_a_file_cut_short_does_not_verify():
    cut = "".join(f"{line}\n" for line in FINISHED.splitlines()[:-10])
    assert "no line 'table: …'" in unverified(cut)
    read_match(cut)


def test_a_file_without_its_last_actions_does_not_verify():
    lines = FINISHED.splitlines()
    end = line_of(FINISHED, "end:") - 1
    text = "\n".join(lines[: end - 3] + lines[end:])
    assert f"line {len(text.splitlines())}: the replay ends at table" in unverified(text)


def test_another_fingerprint_does_not_verify():
    text, line = changed("table", "table: 0123456789abcdef", FINISHED)
    message = unverified(text)
    assert message.startswith(f"line {line}: ")
    assert "0123456789abcdef" in message


def test_another_result_does_not_verify():
    text, line = changed("end", "end: +0 +0", FINISHED)
    assert unverified(text) == f"line {line}: the replay has another result"


def test_a_result_before_the_end_does_not_verify():
    unverified(TEXT + "end: +1 -1\n")


def test_a_concession_is_written_and_read():
    match = played(30)
    match.concede(1, "flagged")
    again = read_match(write_match(match), verify=True)
    assert again.concession == match.concession
    assert "\nflagged: 1\nend: +1 -1\n" in write_match(match)


@pytest.mark.parametrize("seat", ["2", "x", ""])
def test_a_concession_of_nobody(seat: str):
    text = TEXT.replace("\ntable:", f"\nresigned: {seat}\ntable:")
    refused(text, line_of(text, "resigned"), len("resigned: ") + 1)


def test_a_concession_after_the_end():
    text = FINISHED.replace("\nend:", "\nresigned: 0\nend:")
    refused(text, line_of(text, "resigned"), len("resigned: ") + 1)


def test_another_seed_does_not_verify():
    text, _ = changed("seed", "seed: 6", FINISHED)
    with pytest.raises((VerificationError, NotationError)):
        read_match(text, verify=True)


def test_the_first_action_cannot_be_changed_unnoticed():
    line = next(i for i, text in enumerate(FINISHED.splitlines(), 1) if text[:2] in ("0 ", "1 "))
    match = played(0)
    first = FINISHED.splitlines()[line - 1]
    for action in match.legal():
        other = f"{match.to_move} {match.notation(action)}"
        if other != first:
            with pytest.raises((VerificationError, NotationError)):
                read_match(with_line(FINISHED, line, other), verify=True)


# ── positions ────────────────────────────────────────────────────────────────────────────────

POSITION = """\
{
  "game": "riftforce",
  "rules": 1,
  "options": {"guilds": "base", "draft": "fixed"},
  "start": 1,
  "rounds": 3,
  "score": [2, 1],
  "to_move": 0,
  "ask": "action",
  "seats": [
    {"guilds": ["fire", "water", "light", "plant"], "hand": ["Fi5", "Fi7"],
     "pile": 30, "discard": ["Wa5", "?"]},
    {"guilds": ["earth", "ice", "air", "crystal"], "hand": 7, "pile": 27, "discard": []}
  ],
  "locations": [
    [["Fi5-2", "Wa6"], []],
    [[], []],
    [[], ["Ea5", "Cr7-6"]],
    [[], []],
    [[], []]
  ]
}
"""


def place_of(part: str, text: str = POSITION) -> tuple[int, int]:
    """Line and column at which a part of the text begins."""
    at = text.index(part)
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def refused_position(old: str, new: str, where: str | None = None) -> NotationError:
    """The position with a part changed must be refused, at the place named."""
    assert old in POSITION
    text = POSITION.replace(old, new, 1)
    with pytest.raises(NotationError) as caught:
        Match.from_position(text)
    error = caught.value
    if where is not None:
        assert (error.line, error.column) == place_of(where, text), str(error)
    return error


def test_the_position_itself_is_fine():
    match = Match.from_position(POSITION)
    assert match.to_move == 0
    assert match.view(0)["seats"][0]["hand"] == ["Fi5", "Fi7"]
    assert match.view(None)["score"] == [2, 1]


def test_a_document_complains_without_a_place():
    document = json.loads(POSITION)
    document["start"] = 7
    with pytest.raises(PositionError, match=r"^start: expected") as caught:
        Match.from_position(document)
    assert caught.value.line is None


@pytest.mark.parametrize("text", ["[]", "3", '"riftforce"', "null"])
def test_what_is_no_position(text: str):
    with pytest.raises(PositionError, match="line 1, column 1: expected an object"):
        Match.from_position(text)


@pytest.mark.parametrize("text", ['{"game": "chess"}', '{"game": 3}'])
def test_a_position_of_an_unknown_game(text: str):
    with pytest.raises(PositionError, match=r"line 1, column 10: game: .*riftforce"):
        Match.from_position(text)


def test_a_position_of_no_game():
    with pytest.raises(PositionError, match="riftforce"):
        Match.from_position("{}")


def test_a_syntax_error():
    error = refused_position('"rounds": 3', '"rounds" 3')
    assert (error.line, error.column) == (6, 12)


def test_an_unknown_field_of_a_position():
    error = refused_position('"start"', '"begin"', '1,\n  "rounds"')
    assert "unknown field 'begin'" in error.reason


@pytest.mark.parametrize(
    ("old", "new", "where", "complaint"),
    [
        ('"rules": 1', '"rules": 2', "2,\n", "rules"),
        ('"Fi7"]', '"Fi8"]', '"Fi8"', "a card such as Fi5"),
        ('"Fi7"]', "7]", "7],\n", "a card such as Fi5"),
        ('"?"]', '"!"]', '"!"', "a card such as Fi5"),
        ('"Ea5"', '"Ea9"', '"Ea9"', "an elemental such as"),
        ('"Ea5"', '"Ea5-0"', '"Ea5-0"', "an elemental such as"),
        ('"Ea5"', '"Ea5-16"', '"Ea5-16"', "at most 11 damage"),
        ('"Ea5"', '"Ea5@0"', '"Ea5@0"', "seat 0 does not play on side 1"),
        ('"Ea5"', "5", "5, ", "a text"),
        ('"to_move": 0', '"to_move": 2', "2,\n  \"ask\"", "from 0 to 1"),
        ('"to_move": 0', '"to_move": null', "null", "from 0 to 1"),
        ('"to_move": 0', '"to_move": true', "true", "from 0 to 1"),
        ('"ask": "action"', '"ask": "dance"', '"dance"', "next_card"),
        ('"score": [2, 1]', '"score": [2]', "[2]", "a list of 2"),
        ('"score": [2, 1]', '"score": [2, -1]', "-1", "from 0"),
        ('"fire"', '"steam"', '"steam"', "fire"),
        ('"earth"', '"fire"', '"fire", "ice"', "one player only"),
        ('"fire", ', "", '["water"', "a list of 4"),
        ('"hand": 7', '"hand": 8', "8, ", "at most 7"),
        ('"base"', '"some"', '"some"', "base or beyond"),
        ("    [[], []],\n", "", "[\n    [[\"Fi5-2\"", "a list of 5"),
        ("[[], []],\n", "[[]],\n", "[[]]", "a list of 2"),
    ],
)  # fmt: skip
def test_a_slip_in_a_position(old: str, new: str, where: str, complaint: str):
    assert complaint in refused_position(old, new, where).reason


def test_too_many_copies_of_a_card():
    error = refused_position('"hand": ["Fi5", "Fi7"]', '"hand": ["Fi7", "Fi7", "Fi7"]')
    assert "Fi7 is there 3 times, not 2" in error.reason


def test_a_card_of_a_guild_that_is_not_in_play():
    error = refused_position('"hand": ["Fi5", "Fi7"]', '"hand": ["Sh5", "Fi7"]')
    assert "Sh5 is there 1 times, not 0" in error.reason


@pytest.mark.parametrize("pile", [0, 26, 28])
def test_too_few_or_too_many_places_for_the_cards(pile: int):
    error = refused_position('"pile": 27', f'"pile": {pile}')
    assert f"but {31 + 7 + pile} places hold unknown cards" in error.reason


def test_nobody_rests_with_as_much_damage_as_life():
    error = refused_position('"Cr7-6"', '"Cr7-7"', '"Cr7-7"')
    assert "damage" in error.reason


def test_an_action_under_way_must_be_given_when_it_asks():
    assert "action under way" in refused_position('"ask": "action"', '"ask": "next_card"').reason


def test_no_action_is_under_way_at_the_start_of_a_turn():
    action = '"action": {"card": "Fi5", "by": ["guild"], "count": 1},\n  "ask": "action"'
    assert "no action is under way" in refused_position('"ask": "action"', action).reason


NEXT_CARD = (
    '"action": {"card": "Wa6", "by": ["guild"], "count": 1, "run": [1, 1]},\n  "ask": "next_card"'
)


def test_whether_to_play_another_card_is_asked_even_if_none_fits():
    """Seat 0 holds Fi5 and Fi7, but has played a Wa6 to be followed by Waters."""
    match = Match.from_position(POSITION.replace('"ask": "action"', NEXT_CARD))
    assert [match.notation(action) for action in match.legal()] == ["finish"]


def test_an_action_shares_something():
    refused_position('"ask": "action"', NEXT_CARD.replace('["guild"]', "[]"), "[],")


def test_a_hidden_pick_cannot_be_a_card_that_is_nowhere_left():
    """All Waters lie open, so nobody can have picked another to play."""
    document = json.loads(POSITION)
    document["locations"][0][0] = ["Wa5"] * 4 + ["Wa6"] * 3 + ["Wa7"] * 2
    document["seats"][0] |= {"hand": 2, "pile": 25, "discard": []}
    document["ask"] = "place"
    action = {"card": "Wa6", "by": ["guild"], "count": 1, "run": [1, 1], "picked": "?"}
    document["action"] = action
    with pytest.raises(PositionError):
        Match.from_position(document)


def test_unknown_cards_of_the_two_seats_are_filled_independently():
    decks = [["fire", "earth", "light", "plant"], ["water", "ice", "shadow", "crystal"]]
    seats = [{"guilds": deck, "hand": 7, "pile": 29} for deck in decks]
    match = Match.from_position({"game": "riftforce", "seats": seats})

    def pattern(seat: int) -> list[tuple[int, str]]:
        pairs = [name[:2].lower() for name in decks[seat]]
        pile = match.position()["seats"][seat]["pile"]
        return [(pairs.index(card[:2].lower()), card[2]) for card in pile]

    assert pattern(0) != pattern(1)


def wrong(**changes: object) -> str:
    with pytest.raises(PositionError) as caught:
        Match.from_position(json.dumps(json.loads(POSITION) | changes))
    return caught.value.reason


def test_a_draft_cannot_run_out_of_summoners():
    seats = [{"guilds": ["fire"]}, {"guilds": ["ice"]}]
    changes = {"ask": "summoner", "seats": seats, "locations": [], "start": 0, "to_move": 0}
    assert "too few summoners" in wrong(display=["air"], **changes)


def test_in_a_draft_nobody_is_three_picks_ahead():
    seats = [{"guilds": ["fire", "air", "light", "earth"]}, {"guilds": ["ice"]}]
    changes = {"ask": "summoner", "seats": seats, "locations": [], "start": 0, "to_move": 1}
    assert "picked in turn" in wrong(display=["plant", "water", "shadow", "crystal"], **changes)


def test_in_a_draft_nobody_is_on_the_table():
    seats = [{"guilds": ["fire"]}, {"guilds": ["ice"]}]
    assert "before the draft" in wrong(ask="summoner", seats=seats, display=["air"])


def test_a_game_is_not_over_at_any_score():
    assert "cannot be over" in wrong(ask="over", to_move=None, score=[3, 1])


def test_nobody_is_asked_after_the_end():
    document = json.loads(POSITION)
    assert "is over" in wrong(score=[20, 1], to_move=document["start"])


@pytest.mark.parametrize("card", ["[]", "{}", '["Fi5"]', "null", "1.5"])
def test_a_card_is_a_text(card: str):
    refused_position('"Fi7"]', f"{card}]", f"{card}],\n")


def test_guilds_beyond_the_base_set_need_the_beyond_set():
    error = refused_position('"ice"', '"sand"', '"sand"')
    assert "beyond" in error.reason


# ── whatever is read, nothing breaks ─────────────────────────────────────────────────────────

PIECES = ["", " ", "\n", "0", "1", "-", ":", "#", '"', "[", "]", "{", "}", ",", "null", "²", "é",
          "\x00", "99", "check", "seat 0:", "position:", "  ", "Fi5", "?", "@1", "*"]  # fmt: skip


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """A text with a few pieces changed for others."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 0, 1, 1, 2, 5, 30])))
        text = text[:start] + draw(st.sampled_from(PIECES)) + text[end:]
    return text


MIDDLE = write_match(Match.from_position(played(30).position()))


def check_position(match: Match) -> None:
    """What was accepted is a table like any other."""
    chance = random.Random(1)
    for _ in range(10):
        again = rewritten(match)
        assert again.digest() == match.digest()
        if match.is_over:
            return
        assert match.legal() == again.legal() != []
        match.apply(chance.choice(match.legal()))


def rewritten(match: Match) -> Match:
    """The same table by way of its document, which must not be refused."""
    try:
        return Match.from_position(json.dumps(match.position()))
    except ElementariumError as error:
        raise AssertionError(f"its own document is refused: {error}") from error


@settings(max_examples=300)
@given(st.one_of(mangled(TEXT), mangled(MIDDLE)))
def test_a_mangled_match_is_read_or_refused(text: str):
    with suppress(ElementariumError):
        match = read_match(text)
        assert match.is_over or match.legal()
        assert rewritten(match).digest() == match.digest()


@settings(max_examples=300)
@given(mangled(POSITION))
def test_a_mangled_position_is_read_or_refused(text: str):
    with suppress(ElementariumError):
        check_position(Match.from_position(text))


odd_values: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 0, 1, 2, 5, 7, -1, 10**9, 1.5, "", "Fi5", "Cr7-6", "?", "fire", [], {}, [[]],
     ["Fi5"], [1, 1], {"card": "Fi5", "by": ["guild"], "count": 1}, "place", "neighbour",
     "next_card", "next_elemental", "summoner", "over", "enemy_here", "damaged_ally_here"]
)  # fmt: skip


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every member of every object and list."""
    members = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[tuple[Any, Any]] = []
    for key, inner in members:
        found.append((value, key))
        if isinstance(inner, (dict, list)):
            found += spots(inner)
    return found


def documents() -> list[str]:
    """Positions of all kinds, as text."""
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, 4)
    chance = random.Random(4)
    found: dict[Any, str] = {}
    while not match.is_over:
        found[match.position()["ask"]] = json.dumps(match.position())
        found["seen", match.position()["ask"]] = json.dumps(match.position(1))
        match.apply(chance.choice(match.legal()))
    return [POSITION, json.dumps(Match("riftforce").position()), *found.values()]


DOCUMENTS = documents()


@settings(max_examples=600)
@given(st.data())
def test_a_position_with_odd_values_is_read_or_refused(data: st.DataObject):
    document = json.loads(data.draw(st.sampled_from(DOCUMENTS)))
    for _ in range(data.draw(st.integers(1, 2))):
        places = spots(document)
        owner, key = places[data.draw(st.integers(0, len(places) - 1))]
        owner[key] = deepcopy(data.draw(odd_values))
    with suppress(ElementariumError):
        check_position(Match.from_position(json.dumps(document)))
