"""Elements in writing and in words."""

from __future__ import annotations

import json

import pytest

from elementarium.core.errors import NotationError
from elementarium.core.notation import read_match, write_match
from elementarium.games.elements.actions import ACTIONS, DISCARD, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.notation import NOTES
from tests.elements.laid import dealt, laid, new_match
from tests.playing import choices, engine, go


def test_every_action_has_its_note():
    assert sorted(NOTES) == list(range(ACTIONS))
    assert NOTES[0] == "play 1"
    assert [NOTES[action] for action in (TAKE, DISCARD, REVEAL, SURRENDER)] == [
        "take",
        "discard 6",
        "reveal",
        "surrender",
    ]


@pytest.mark.parametrize("note", ["play", "play 7", "play 0", "discard 5", "discard", "TAKE", ""])
def test_what_is_no_note_is_refused_with_those_that_are(note: str):
    with pytest.raises(NotationError, match="expected play 1 to play 6, take, discard 6, reveal"):
        dealt().apply(note)


def test_space_in_a_note_means_nothing():
    match = dealt()
    match.apply("  play   4 ")
    assert match.position()["chain"] == [4]


def test_a_match_is_written_as_it_was_played():
    match = new_match(3)
    go(match, choices(match)[0], "take", "surrender")
    lines = write_match(match).splitlines()
    assert lines[:7] == [
        "elementarium match 1",
        "game: elements",
        "rules: 1",
        "option points_to_win: 6",
        "option surrender: on",
        "option miscount: off",
        "seed: 3",
    ]
    again = read_match("\n".join(lines), verify=True, engine=engine("elements"))
    assert again.options == match.options
    assert again.digest() == match.digest()


# ── words ────────────────────────────────────────────────────────────────────────────────────


def test_a_choice_names_its_card_and_points():
    match = laid(chain="6 3 4", hand="6 1", front="3 1 2", other_hand="6", other_front="4 2")
    said = dict(zip(choices(match), map(match.describe, match.legal()), strict=True))
    assert said["play 1"] == ("elements-play", {"card": "wood", "value": 1})
    assert said["take"] == ("elements-take", {"card": "metal", "value": 4})
    assert said["reveal"] == ("elements-reveal", {})


def test_a_question_tells_ones_own_sum_and_the_limit():
    match = laid(chain="6 3 4", hand="6 1", front="3 1 2", other_hand="6", other_front="4 2")
    assert match.game.ask(match.state) == (
        "elements-ask",
        {"sum": 13, "limit": 13, "can": "reveal", "held": 2},
    )


def test_a_question_tells_who_must_reveal_although_it_is_too_much():
    match = laid(front="1 1 2 2 3", other_front="3 4 4 5 5 6", other_hand="6", surrender="off")
    assert match.game.ask(match.state)[1]["can"] == "must"
    assert match.game.ask(dealt(surrender="off").state)[1]["can"] == "not"
    assert match.game.ask(dealt(miscount="on").state)[1]["can"] == "foolish"


def test_a_card_another_player_was_dealt_is_not_worth_a_word():
    match = new_match(1)
    drew = next(event for event in match.opening if match.game.event(event, 0)["event"] == "drew")
    assert match.game.tell(match.game.event(drew, 0)) == (
        "elements-drew",
        {"seat": 0, **card_words(match.game.event(drew, 0)["card"])},
    )
    assert match.game.tell(match.game.event(drew, 1)) is None


def card_words(card: str) -> dict[str, str | int]:
    names = ["wood", "fire", "earth", "metal", "water", "yin_yang"]
    return {"card": card, "value": names.index(card) + 1}


def test_everything_said_can_be_sent():
    match = new_match(2)
    for event in (*match.opening, *match.apply("surrender")):
        json.dumps(match.game.tell(match.game.event(event, None)))
