"""Who sits where before a match starts, and tables with more than two seats."""

from __future__ import annotations

import pytest

from elementarium.server.clock import SECOND
from tests.server.visiting import DUEL, open_house

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]

ME = {"kind": "me"}
OPEN = {"kind": "open"}
AGENT = {"kind": "agent", "agent": "random"}
FOUR = [ME, OPEN, OPEN, OPEN]
TEAM4 = {"mode": "team4", "draft": "random"}


def place(table: str, seat: int) -> tuple[str, str]:
    """The request that changes who sits at a seat."""
    return "PUT", f"/api/tables/{table}/seats/{seat}"


def kinds(told) -> list[str]:
    """What sits at each seat."""
    return [seat["kind"] for seat in told["seats"]]


async def test_the_host_puts_agents_on_seats_and_takes_them_off(visit):
    anna = await visit.person("Anna")
    table = await anna.set_up(FOUR, options=TEAM4)
    told = await anna.call(*place(table, 2), AGENT)
    assert told["host"]
    assert kinds(told) == ["person", "open", "agent", "open"]
    told = await anna.call(*place(table, 2), OPEN)
    assert (kinds(told), told["stage"]) == (["person", "open", "open", "open"], "open")


async def test_people_and_agents_fill_a_table_in_any_mix_and_it_starts(visit):
    anna, boris = await visit.connected("Anna"), await visit.person("Boris")
    table = await anna.set_up(FOUR, options=TEAM4)
    await anna.join(table)
    await boris.call(*place(table, 2), ME)
    await anna.call(*place(table, 1), AGENT)
    told = await anna.call(*place(table, 3), AGENT)
    assert (kinds(told), told["stage"]) == (["person", "agent", "person", "agent"], "playing")
    assert (await anna.hear(lambda each: each.get("now")))["now"]["view"] is None
    started = await anna.hear(lambda each: each.get("entries", [{}])[-1].get("kind") == "started")
    assert started["now"]["view"]["mode"] == "team4"


async def test_who_sits_may_move_and_get_up(visit):
    anna, boris = await visit.person("Anna"), await visit.person("Boris")
    table = await anna.set_up(FOUR, options=TEAM4)
    await boris.call(*place(table, 1), ME)
    told = await boris.call(*place(table, 2), ME)
    assert [seat["name"] for seat in told["seats"]] == ["Anna", None, "Boris", None]
    told = await boris.call(*place(table, 2), OPEN)
    assert kinds(told) == ["person", "open", "open", "open"]
    told = await anna.call(*place(table, 3), ME)
    assert kinds(told) == ["open", "open", "open", "person"]


async def test_only_the_host_decides_about_agents_and_nobody_is_sent_away(visit):
    anna, boris = await visit.person("Anna"), await visit.person("Boris")
    table = await anna.set_up(FOUR, options=TEAM4)
    await boris.call(*place(table, 1), ME)
    assert await boris.refused(*place(table, 2), AGENT) == (403, "not_allowed")
    assert await anna.refused(*place(table, 1), AGENT) == (409, "seat_taken")
    assert await anna.refused(*place(table, 1), OPEN) == (409, "seat_taken")
    assert await anna.refused(*place(table, 0), OPEN) == (403, "not_allowed")
    assert await boris.refused(*place(table, 0), ME) == (409, "seat_taken")
    assert await boris.refused(*place(table, 4), ME) == (404, "not_found")
    wizard = {"kind": "agent", "agent": "wizard"}
    assert await anna.refused(*place(table, 2), wizard) == (422, "bad_option")


async def test_nobody_changes_seats_once_it_has_started(visit):
    anna, boris = await visit.person("Anna"), await visit.person("Boris")
    table = await anna.set_up(DUEL)
    told = await anna.call(*place(table, 1), AGENT)
    assert told["stage"] == "playing"
    for person, wanted in ((anna, OPEN), (boris, ME)):
        assert await person.refused(*place(table, 1), wanted) == (409, "seat_taken")


async def test_a_house_that_was_closed_remembers_who_sits_where(where):
    async with open_house(**where) as visit:
        anna = await visit.person("Anna")
        cookies = anna.client.cookies
        table = await anna.set_up(FOUR, options=TEAM4)
        await anna.call(*place(table, 1), AGENT)
        await anna.call(*place(table, 2), ME)
    async with open_house(**where) as visit:
        anna = await visit.person()
        anna.client.cookies = cookies
        told = await anna.call("GET", f"/api/tables/{table}")
        assert (kinds(told), told["host"]) == (["open", "agent", "person", "open"], True)
        await anna.call(*place(table, 0), AGENT)
        assert (await anna.call(*place(table, 3), AGENT))["stage"] == "playing"


async def test_whoever_does_not_come_to_the_rematch_is_replaced_by_an_agent(visit):
    anna, boris = await visit.connected("Anna"), await visit.person("Boris")
    table = await anna.set_up([ME, AGENT, OPEN, AGENT], options=TEAM4)
    await boris.call(*place(table, 2), ME)
    await anna.join(table)
    await anna.answer("resign", table, seat=0)
    again = (await anna.call("POST", f"/api/tables/{table}/rematch"))["table"]
    assert (await boris.call("GET", f"/api/tables/{again}"))["seats"][2]["you"]
    told = await anna.call(*place(again, 2), AGENT)
    assert (kinds(told), told["stage"]) == (["person", "agent", "agent", "agent"], "playing")


async def test_each_of_four_seats_has_a_clock_and_the_whole_team_loses_on_time(where):
    now = [1000]
    async with open_house(**where, clock=lambda: now[0]) as visit:
        anna = await visit.connected("Anna")
        clock = {"bank": 60, "increment": 5}
        table = await anna.set_up([ME] * 4, options=TEAM4, clock=clock)
        told = await anna.now(table)
        mover = told["to_move"]
        assert told["clock"]["left"] == [60 * SECOND] * 4
        now[0] += 61 * SECOND
        assert await anna.code("resign", table, seat=(mover + 1) % 4) == "over"
        result = (await anna.now(table))["result"]
        assert result["how"] == "flagged"
        assert result["returns"] == [-1.0 if seat % 2 == mover % 2 else 1.0 for seat in range(4)]


async def test_a_choice_of_a_team_member_can_be_taken_back_by_nobody_else(visit):
    anna, boris = await visit.connected("Anna"), await visit.connected("Boris")
    table = await anna.set_up([ME, ME, OPEN, ME], options=TEAM4)
    await boris.call(*place(table, 2), ME)
    now = await anna.now(table)
    playing = next(each for each in now["choices"] if not each["ends"])
    await anna.act(table, now, playing["action"])
    seen = await boris.now(table)
    assert not seen["undo"]
    assert await boris.code("undo", table, seat=2, at=seen["n"]) == "nothing_to_undo"
    now = await anna.now(table)
    assert (await anna.answer("undo", table, seat=now["eyes"], at=now["n"]))["type"] == "done"


async def test_a_team_match_is_replayed_through_every_pair_of_eyes(visit):
    anna = await visit.connected("Anna")
    table = await anna.set_up([ME, AGENT, AGENT], options={"mode": "team3", "draft": "random"})
    await anna.join(table)
    await anna.answer("resign", table, seat=0)
    for eyes, seen in (("0", [0]), ("1", [1]), ("2", [2]), ("spectator", []), ("all", [0, 1, 2])):
        shown = await anna.call("GET", f"/api/replays/{table}?eyes={eyes}")
        hands = [seat["hand"] is not None for seat in shown["start"]["view"]["seats"]]
        assert hands == [seat in seen for seat in range(3)]
    assert await anna.refused("GET", f"/api/replays/{table}?eyes=3") == (422, "bad_option")
