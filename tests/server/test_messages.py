"""What a viewer is told of a table, and what not."""

from __future__ import annotations

import json
import random

import pytest

from elementarium import Match
from elementarium.core.engine import Engine, Table
from elementarium.core.events import Event
from elementarium.core.foresight import Outcome, outcomes
from elementarium.core.game import ALL_SEEING, find_game
from elementarium.games.riftforce.ladder import TRAINERS
from elementarium.server import foresight, messages
from elementarium.server.foresight import choices
from elementarium.server.messages import Entry
from elementarium.server.telling import told

KEY = bytes(range(32))


def played(moves: int, seed: int = 0, draft: str = "random") -> Match:
    """A match in the middle, played at random."""
    match = Match("riftforce", {"draft": draft, "guilds": "beyond"}, key=KEY)
    pick = random.Random(seed)
    while len(match.history) < moves and not match.is_over:
        match.apply(pick.choice(match.legal()))
    return match


def positions(every: int = 7):
    """Positions of some matches, from the draft to the end."""
    for seed in range(3):
        match = played(0, draft="standard")
        pick = random.Random(seed)
        while not match.is_over:
            if len(match.history) % every == seed:
                yield match
            match.apply(pick.choice(match.legal()))


def test_now_is_plain_json_and_has_exactly_the_fields_of_the_protocol():
    match = played(20)
    now = messages.now(match, match.to_move, n=22, asked=True)
    assert json.loads(json.dumps(now)).keys() == {
        *("n", "move", "turn", "eyes", "stage", "to_move", "view", "ask"),
        *("choices", "undo", "clock", "result"),
    }
    assert now["move"] == 20
    assert now["choices"][0].keys() == {
        *("action", "notation", "touch", "told", "ends", "settles", "then", "next")
    }


def test_an_open_table_has_nothing_to_see():
    now = messages.now(None, None, n=1, stage="open")
    assert (now["view"], now["choices"], now["to_move"]) == (None, [], None)


def test_only_who_is_asked_gets_choices():
    match = played(20)
    now = messages.now(match, 1 - match.to_move, n=22)
    assert (now["ask"], now["choices"]) == (None, [])


def test_choices_are_the_legal_actions_in_order():
    for match in positions():
        assert [each["action"] for each in choices(match)] == match.legal()


def test_a_preview_tells_what_then_happens_up_to_the_first_secret():
    for match in positions():
        seat = match.to_move
        for choice in choices(match):
            before = len(match.history)
            events = match.apply(choice["action"])
            seen = told(match.game, events, seat)
            foreseen = choice["then"]
            assert seen[: len(foreseen)] == foreseen
            if len(foreseen) < len(events):
                assert match.game.reveals(events[len(foreseen)])
            match.go_to(before)


def test_ends_says_whether_the_turn_is_over():
    for match in positions():
        seat, turn = match.to_move, match.turn
        for choice in choices(match):
            before = len(match.history)
            match.apply(choice["action"])
            assert choice["ends"] == (match.to_move != seat or match.turn != turn)
            match.go_to(before)


def test_next_are_the_choices_that_follow_in_the_same_turn():
    followed = 0
    for match in positions():
        for choice in choices(match):
            before = len(match.history)
            events = match.apply(choice["action"])
            if choice["ends"] or any(map(match.game.reveals, events)):
                assert choice["next"] == []
            else:
                assert [each["action"] for each in choice["next"]] == match.legal()
                followed += 1
            match.go_to(before)
    assert followed > 50


def test_previews_do_not_depend_on_what_the_seat_cannot_know():
    """The same table in two worlds that look alike to the seat: not a letter differs."""
    for number, match in enumerate(positions()):
        seat = match.to_move
        other = match.copy_table()
        match.engine.determinize(other, seat, number)
        told = messages.now(match, seat, n=1, asked=True)
        true = match.copy_table()
        match._table[:] = other
        assert messages.now(match, seat, n=1, asked=True) == told
        match._table[:] = true


@pytest.mark.parametrize(
    ("game", "options"),
    [("riftforce", {"guilds": "beyond"}), ("elements", {}), ("elemental-rift", {"seats": 3})],
)
def test_choices_are_tried_out_in_a_world_that_holds_no_secret(game, options, monkeypatch):
    """Whichever world it is, all happens on the same imagined tables, to their last byte."""
    tried: list[bytes] = []
    match = Match(game, options, key=KEY, engine=find_game(game).interpreted)

    def noted(engine: Engine, table: Table, seat: int) -> list[Outcome]:
        tried.append(table.tobytes())
        return outcomes(engine, table, seat)

    monkeypatch.setattr(foresight, "outcomes", noted)

    def tables_tried() -> list[bytes]:
        tried.clear()
        choices(match)
        assert tried
        return tried[:]

    pick = random.Random(0)
    for seed in range(20):
        true, seen = match.copy_table(), tables_tried()
        match.engine.determinize(match._table, match.to_move, seed)
        assert match.copy_table().tobytes() != true.tobytes()
        assert tables_tried() == seen
        match._table[:] = true
        match.apply(pick.choice(match.legal()))


def test_trying_choices_changes_nothing():
    match = played(31)
    before = match.digest()
    choices(match)
    assert match.digest() == before


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_hands_are_seen_by_their_owners_only(eyes):
    now = messages.now(played(12), eyes, n=14)
    hands = [seat["hand"] for seat in now["view"]["seats"]]
    assert [hand is not None for hand in hands] == [seat == eyes for seat in range(2)]
    assert now["eyes"] == eyes


def test_eyes_that_see_all_see_every_hand():
    now = messages.now(played(12), ALL_SEEING, n=14)
    assert all(seat["hand"] for seat in now["view"]["seats"])
    assert now["eyes"] is None


def test_an_entry_hides_a_card_drawn_from_all_others():
    match = played(0)
    events: list[Event] = []
    while not any(map(match.game.reveals, events)):
        events = match.apply(match.legal()[0])
    drawer = next(e["seat"] for e in told(match.game, events, 0) if e["event"] == "drew")
    entry = Entry(5, "action", drawer, 1000, 3, None, events)

    def cards(eyes):
        told = messages.told_entry(match.game, entry, eyes)["events"]
        return [event["card"] for event in told if event["event"] == "drew"]

    assert all(cards(drawer))
    assert not any(cards(1 - drawer))
    assert not any(cards(None))


def test_an_entry_has_exactly_the_fields_of_the_protocol():
    told = messages.told_entry(played(1).game, Entry(1, "sat", 0, 7), None)
    assert told == {
        **{"n": 1, "kind": "sat", "seat": 0, "at": 7},
        **{"move": 0, "length": None, "events": []},
    }


def test_beating_a_trainer_suggests_the_next_one():
    match = Match("riftforce", {"mode": "solo"})
    match.concede(1, "resigned")
    told = messages.told_result(match)
    assert told
    assert told["next"] == TRAINERS[1].rung


def test_a_result_shows_the_key_once_there_is_one():
    match = played(5)
    assert messages.told_result(match) is None
    match.concede(1, "resigned")
    told = messages.told_result(match)
    assert told == {"returns": [1.0, -1.0], "how": "resigned", "key": KEY.hex(), "next": None}
    over = messages.told_result(played(10_000))
    assert over
    assert (over["how"], sorted(over["returns"])) == ("played", [-1.0, 1.0])
