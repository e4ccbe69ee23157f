"""Positions of team games: what they say, and what no game could get to."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from elementarium.core.errors import PositionError
from elementarium.core.match import Match
from tests.playing import choices, engine, go
from tests.riftforce.drawn import new_match, team

EMPTY = "=====|=====|=====|=====|=====|====="


def read(document: dict[str, Any]) -> Match:
    return Match.from_position(document, engine=engine("riftforce"))


def changed(match: Match, path: tuple[str | int, ...], to: Any) -> dict[str, Any]:
    """The position of a match with one thing changed."""
    document = deepcopy(match.position())
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return document


def test_a_position_tells_at_which_position_the_lone_player_acts():
    for position in (2, 4):
        match = team(EMPTY, "team3", to_move=1, position=position)
        assert match.position()["position"] == position
        assert read(match.position()).state.position == position - 1


@pytest.mark.parametrize("to_move", range(4))
def test_where_everybody_has_one_position_it_need_not_be_told(to_move):
    match = team(EMPTY, to_move=to_move)
    assert "position" not in match.position()
    assert match.state.position == to_move


def test_a_lone_player_acts_at_their_first_position_unless_it_is_told():
    assert team(EMPTY, "team3", to_move=1).state.position == 1


def test_a_position_that_does_not_name_the_set_is_of_beyond():
    document = team(EMPTY).position()
    del document["options"]["guilds"]
    assert read(document).options["guilds"] == "beyond"


DRAFT, DRAFT_OF_FOUR = new_match(mode="team3"), new_match(mode="team4")
THIRD = DRAFT_OF_FOUR.view(None)["order"][2]
FEW = DRAFT.position()["display"][:6]
LONE = team(EMPTY, "team3", to_move=1, position=2)
FOUR = team(EMPTY)


@pytest.mark.parametrize(
    ("match", "path", "to", "complaint"),
    [
        (FOUR, ("options", "guilds"), "base", "options.guilds: expected beyond, since team4 needs"),
        (FOUR, ("start",), 2, "start: expected a whole number from 0 to 1"),
        (FOUR, ("to_move",), 4, "to_move: expected a whole number from 0 to 3"),
        (FOUR, ("seats",), FOUR.position()["seats"][:3], "seats: expected a list of 4"),
        (FOUR, ("locations",), [[[], []]] * 5, "locations: expected a list of 6"),
        (FOUR, ("seats", 0, "guilds"), ["fire", "water"], "seats[0].guilds: expected a list of 3"),
        (FOUR, ("locations", 0, 0), ["Fi5@1"], "locations[0][0][0]: seat 1 does not play on side"),
        (LONE, ("start",), 1, "start: expected a whole number from 0 to 0"),
        (LONE, ("position",), 3, "position: the player to move does not sit at this position"),
        (LONE, ("position",), 5, "position: expected a whole number from 1 to 4"),
        (LONE, ("locations", 0, 0), ["Fi5@3"], "locations[0][0][0]: seat 3 does not play on side"),
        (DRAFT_OF_FOUR, ("to_move",), THIRD, "seats: these guilds cannot have been picked in turn"),
        (DRAFT, ("display",), FEW, "seats: too few summoners are on display"),
    ],
    ids=lambda value: "" if isinstance(value, Match) else str(value)[:40],
)
def test_what_cannot_be_is_refused(match: Match, path: Any, to: Any, complaint: str):
    with pytest.raises(PositionError) as caught:
        read(changed(match, path, to))
    assert str(caught.value).startswith(complaint)


def test_in_the_draft_every_pick_is_a_position_of_its_own():
    match = new_match(mode="team3")
    while match.view(None)["phase"] == "summoner":
        again = read(match.position())
        assert (again.to_move, choices(again)) == (match.to_move, choices(match))
        go(match, choices(match)[0])


def test_an_elemental_of_the_partner_does_not_act_by_guild():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         Wa5 | Ea5 |     |     |     |
        """,
        hands=["Wa6"],
    )
    go(match, "discard Wa6")
    document = match.position()
    document["locations"][0][0] = ["Wa5@2*"]
    document["ask"] = "neighbour"
    document["action"] |= {"count": 1, "actor": "1.1", "step": 1}
    with pytest.raises(PositionError, match="does not fit the discarded card"):
        read(document)
