"""Playing over the socket: check, commit, acknowledge, broadcast."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from elementarium.games.riftforce.actions import FINISH
from elementarium.server.limits import Limits, Rate
from elementarium.server.thinking import Busy, NoAnswer
from tests.server.visiting import ALONE, DUEL, Person, QuickThinkers, Visit, open_house

pytestmark = pytest.mark.asyncio

RANDOM = {"draft": "random"}
"""No draft: the match begins with a turn."""
SOLO = {"mode": "solo", "draft": "random"}


async def two(visit: Visit, **wanted) -> tuple[str, Person, Person]:
    """Two people at a table: the one to move, and the other, both following it."""
    people = [await visit.connected("Anna"), await visit.connected("Boris")]
    table = await people[0].set_up(DUEL, **{"options": RANDOM, **wanted})
    await people[1].sit(table)
    first = (await people[0].now(table))["to_move"]
    await people[1].join(table)
    return table, people[first], people[1 - first]


def is_news(message):
    return message["type"] == "news"


# ── a game ───────────────────────────────────────────────────────────────────────────────────


async def test_a_whole_duel_against_an_agent(visit):
    anna = await visit.connected("Anna")
    table = await anna.set_up()
    now = await anna.now(table)
    while now["stage"] == "playing":
        if now["choices"]:
            assert (await anna.act(table, now))["type"] == "done"
        now = (await anna.hear("news"))["now"]
    assert now["stage"] == "over"
    assert sorted(now["result"]["returns"]) == [-1.0, 1.0]
    assert now["result"]["how"] == "played"
    assert now["result"]["key"] == (await anna.join(table))["key"]


async def test_a_team_game_against_agents_hides_the_partners_hand(visit):
    anna = await visit.connected("Anna")
    agent = {"kind": "agent", "agent": "random"}
    options = {"mode": "team4", "draft": "random"}
    table = await anna.set_up([agent, agent, {"kind": "me"}, agent], options=options)
    now, acted = await anna.now(table), 0
    while acted < 6:
        hands = [seat["hand"] for seat in now["view"]["seats"]]
        assert [hand is not None for hand in hands] == [False, False, True, False]
        if now["choices"]:
            acted += 1
            assert (await anna.act(table, now))["type"] == "done"
        now = (await anna.hear("news"))["now"]
    await anna.answer("resign", table, seat=2)
    now = (await anna.hear(lambda each: is_news(each) and each["now"]["stage"] == "over"))["now"]
    assert now["result"]["returns"] == [-1.0, 1.0, -1.0, 1.0]


async def test_alone_against_the_trainer_one_starts_at_once_and_chooses_for_its_bots(visit):
    anna = await visit.connected("Anna")
    table = await anna.set_up([{"kind": "me"}, {"kind": "idle"}], options=SOLO)
    assert [seat["kind"] for seat in (await anna.join(table))["seats"]] == ["person", "idle"]
    now, plans = await anna.now(table), 0
    while plans < 4 and now["stage"] == "playing":
        assert now["to_move"] == 0
        assert now["choices"]
        plans += now["choices"][0]["touch"] == {"button": "plan"}
        assert (await anna.act(table, now))["type"] == "done"
        now = (await anna.hear("news"))["now"]
    await anna.answer("resign", table, seat=0)
    now = (await anna.hear(lambda each: is_news(each) and each["now"]["stage"] == "over"))["now"]
    assert now["result"]["returns"] == [-1.0, 1.0]
    assert now["result"]["next"] is None
    again = await anna.call("POST", f"/api/tables/{table}/rematch")
    assert again["stage"] == "playing"


async def test_two_people_see_the_same_game_each_with_their_own_eyes(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    done = await first.act(table, now)
    mine, theirs = await first.hear("news"), await second.hear("news")
    assert mine["n"] == theirs["n"] == done["n"] == now["n"] + 1
    assert mine["now"]["choices"]
    assert not theirs["now"]["choices"]
    assert (mine["now"]["eyes"], theirs["now"]["eyes"]) == (now["eyes"], 1 - now["eyes"])
    hands = [seat["hand"] for seat in theirs["now"]["view"]["seats"]]
    assert hands[now["eyes"]] is None


async def test_nobody_else_hears_which_action_it_was(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    await first.act(table, now)
    (entry,) = (await second.hear("news"))["entries"]
    assert entry.keys() == {"n", "kind", "seat", "at", "move", "length", "events"}
    assert entry["events"] == []  # a card was picked, but not shown yet


async def test_who_acts_is_answered_before_the_news(visit):
    table, first, _ = await two(visit)
    now = await first.now(table)
    await first.hear("here")
    id = await first.send("act", table, seat=now["eyes"], at=now["n"],
                          actions=[now["choices"][0]["action"]])  # fmt: skip
    told = [json.loads(await first.socket.recv()) for _ in range(2)]
    assert [each["type"] for each in told] == ["done", "news"]
    assert told[0] == {"v": 1, "type": "done", "id": id, "table": table, "n": now["n"] + 1}


async def test_choices_made_together_are_told_together(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    choice = next(each for each in now["choices"] if each["next"])
    done = await first.act(table, now, choice["action"], choice["next"][0]["action"])
    assert done["n"] == now["n"] + 2
    news = await second.hear("news")
    assert [each["n"] for each in news["entries"]] == [done["n"] - 1, done["n"]]
    assert (news["n"], news["now"]["move"]) == (done["n"], 2)


async def test_choices_made_together_are_all_made_or_none(visit):
    table, first, _ = await two(visit)
    now = await first.now(table)
    choice = next(each for each in now["choices"] if each["next"])
    actions = [choice["action"], choice["next"][0]["action"], 32767]
    answer = await first.act(table, now, *actions)
    assert answer["code"] == "illegal"
    assert {**answer["now"], "clock": None} == {**now, "clock": None}


async def test_what_reveals_something_is_chosen_alone_or_last(visit):
    """Otherwise whether a later choice is possible would tell what comes to light."""
    table, first, _ = await two(visit)
    kept = await visit.house.tables.find(table)
    kept.game = replace(kept.game, reveals=lambda event: True)
    now = await first.now(table)
    choice = next(each for each in now["choices"] if each["touch"].get("to") == "play")
    together = [choice["action"], choice["next"][0]["action"]]
    assert (await first.act(table, now, *together, FINISH))["code"] == "illegal"
    assert (await first.act(table, now, *together))["type"] == "done"


async def test_an_agent_begins_by_itself(visit):
    anna = await visit.connected()
    for _ in range(8):
        table = await anna.set_up(options=RANDOM)
        await anna.join(table)
        now = await anna.now(table)
        while not now["choices"]:
            now = (await anna.hear("news"))["now"]
        assert now["to_move"] == 0


async def test_one_person_can_play_both_seats(visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE, options=RANDOM)
    now = await anna.now(table)
    seen = set()
    for _ in range(30):
        seen.add(now["eyes"])
        assert now["eyes"] == now["to_move"]
        assert now["view"]["seats"][now["eyes"]]["hand"]
        assert now["view"]["seats"][1 - now["eyes"]]["hand"] is None
        await anna.act(table, now)
        now = (await anna.hear("news"))["now"]
    assert seen == {0, 1}


async def test_agents_can_play_each_other(visit):
    anna = await visit.connected()
    table = await anna.set_up([{"kind": "agent", "agent": "random"}] * 2)
    now = await anna.now(table)
    while now["stage"] != "over":
        assert now["eyes"] is None
        now = (await anna.hear("news"))["now"]


# ── refusals ─────────────────────────────────────────────────────────────────────────────────


async def test_an_action_that_is_not_possible_is_illegal(visit):
    table, first, _ = await two(visit)
    now = await first.now(table)
    for action in (0, 32767):
        answer = await first.act(table, now, action)
        assert (answer["type"], answer["code"]) == ("error", "illegal")
        assert answer["now"]["n"] == now["n"]


async def test_out_of_turn_stale_and_not_seated(visit):
    table, first, second = await two(visit)
    vera = await visit.connected()
    now = await first.now(table)
    seat, n, actions = now["eyes"], now["n"], [now["choices"][0]["action"]]
    fields = {"seat": seat, "at": n, "actions": actions}
    assert await second.code("act", table, **fields) == "not_seated"
    assert await vera.code("act", table, **fields) == "not_seated"
    assert await second.code("act", table, **{**fields, "seat": 1 - seat}) == "not_your_turn"
    assert await first.code("act", table, **{**fields, "at": n - 1}) == "stale"
    assert await first.code("act", table, **{**fields, "at": n + 1}) == "stale"
    assert (await first.answer("act", table, **fields))["type"] == "done"


async def test_nothing_can_be_done_before_the_start_or_after_the_end(visit):
    anna = await visit.connected()
    table = await anna.set_up(DUEL)
    fields = {"seat": 0, "at": 1, "actions": [1]}
    assert await anna.code("act", table, **fields) == "not_started"
    assert await anna.code("undo", table, seat=0, at=1) == "not_started"
    assert await anna.code("resign", table, seat=0) == "not_started"
    assert await anna.code("hint", table, seat=0) == "not_started"
    over = await anna.set_up()
    await anna.answer("resign", over, seat=0)
    n = (await anna.now(over))["n"]
    assert await anna.code("act", over, seat=0, at=n, actions=[1]) == "over"
    assert await anna.code("undo", over, seat=0, at=n) == "over"
    assert await anna.code("resign", over, seat=0) == "over"
    assert await anna.code("hint", over, seat=0) == "over"


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("join", {"seen": 0}),
        ("leave", {}),
        ("act", {"seat": 0, "at": 0, "actions": [1]}),
        ("undo", {"seat": 0, "at": 0}),
        ("resign", {"seat": 0}),
        ("hint", {"seat": 0}),
        ("chat", {"text": "hello"}),
    ],
)
async def test_a_table_that_is_not_there_is_not_found(visit, type, fields):
    anna = await visit.connected()
    answer = await anna.answer(type, "nowhere", **fields)
    assert (answer["code"], answer["table"], answer["now"]) == ("not_found", None, None)


# ── the same again ───────────────────────────────────────────────────────────────────────────


async def test_what_was_done_already_is_acknowledged_again_but_not_done_again(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    message = {
        **{"v": 1, "id": "same", "type": "act", "table": table, "seat": now["eyes"]},
        **{"at": now["n"], "actions": [now["choices"][0]["action"]]},
    }
    answers = []
    for _ in range(3):
        await first.socket.send(json.dumps(message))
        answers.append(await first.hear("done"))
    assert answers[0] == answers[1] == answers[2]
    assert (await second.now(table))["n"] == now["n"] + 1


async def test_ids_of_one_guest_mean_nothing_for_another(visit):
    table, first, second = await two(visit)
    for person in (first, second):
        message = {"v": 1, "id": "mine", "type": "chat", "table": table, "text": "hello"}
        await person.socket.send(json.dumps(message))
        await person.hear("done")
    assert len((await first.join(table))["lines"]) == 2


async def test_two_sockets_that_send_the_same_at_once_do_it_once(visit):
    table, first, _ = await two(visit)
    now = await first.now(table)
    message = json.dumps(
        {"v": 1, "id": "once", "type": "act", "table": table, "seat": now["eyes"], "at": now["n"],
         "actions": [now["choices"][0]["action"]]}
    )  # fmt: skip
    sockets = [await first.connect() for _ in range(4)]
    await asyncio.gather(*(socket.send(message) for socket in sockets))
    answers = [json.loads(await socket.recv()) for socket in sockets]
    assert {(each["type"], each["n"]) for each in answers} == {("done", now["n"] + 1)}


async def test_who_lost_the_connection_gets_what_was_missed(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    await second.socket.close()
    entries = []
    for _ in range(4):
        await first.act(table, now)
        news = await first.hear("news")
        entries.append(news["n"])
        now = news["now"]
        if not now["choices"]:
            break
    await second.connect()
    told = await second.join(table, seen=entries[0])
    assert [entry["n"] for entry in told["missed"]] == entries[1:]
    assert told["now"]["n"] == entries[-1]
    assert (await second.join(table, seen=10_000))["missed"] == []
    everything = [entry["kind"] for entry in (await second.join(table))["missed"]]
    assert everything[:3] == ["sat", "sat", "started"]


# ── taking back ──────────────────────────────────────────────────────────────────────────────


async def test_a_choice_can_be_taken_back(visit):
    table, first, second = await two(visit)
    before = await first.now(table)
    assert before["undo"] is False
    await first.act(table, before)
    after = (await first.hear("news"))["now"]
    assert after["undo"] is True
    assert (await second.hear("news"))["now"]["undo"] is False
    await first.answer("undo", table, seat=before["eyes"], at=after["n"])
    news = await first.hear("news")
    (entry,) = news["entries"]
    assert (entry["kind"], entry["length"], entry["move"]) == ("undo", 0, 0)
    same = {"view", "choices", "ask", "undo", "move", "to_move"}
    assert {key: news["now"][key] for key in same} == {key: before[key] for key in same}
    assert news["now"]["n"] == before["n"] + 2


async def test_nothing_can_be_taken_back_when_there_is_nothing(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    seat = now["eyes"]
    assert await first.code("undo", table, seat=seat, at=now["n"]) == "nothing_to_undo"
    await first.act(table, now)
    after = (await first.hear("news"))["now"]
    fields = {"seat": 1 - seat, "at": after["n"]}
    assert await second.code("undo", table, **fields) == "nothing_to_undo"
    assert await first.code("undo", table, seat=seat, at=now["n"]) == "stale"
    assert await second.code("undo", table, seat=seat, at=after["n"]) == "not_seated"


async def test_a_turn_that_has_passed_cannot_be_taken_back(visit):
    table, first, second = await two(visit)
    now = await first.now(table)
    seat = now["eyes"]
    while now["to_move"] == seat:
        await first.act(table, now)
        now = (await first.hear("news"))["now"]
    assert now["undo"] is False
    assert await first.code("undo", table, seat=seat, at=now["n"]) == "nothing_to_undo"
    theirs = await second.now(table)
    assert theirs["undo"] is False


async def test_a_choice_that_revealed_something_cannot_be_taken_back(visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE, options=RANDOM)
    before = await anna.now(table)
    here = await visit.house.tables.find(table)
    here.game = replace(here.game, reveals=lambda event: True)  # whatever happens is a secret
    undo = []
    for action in ("play", "at"):
        now = await anna.now(table)
        wanted = next(each for each in now["choices"] if each["notation"].startswith(action))
        await anna.act(table, now, wanted["action"])
        undo.append((await anna.hear("news"))["now"])
    assert [now["to_move"] for now in undo] == [before["to_move"]] * 2
    assert [now["undo"] for now in undo] == [True, False]  # picking a card shows nothing


# ── giving up ────────────────────────────────────────────────────────────────────────────────


async def test_who_resigns_loses_even_out_of_turn(visit):
    table, first, second = await two(visit)
    seat = 1 - (await first.now(table))["eyes"]
    await second.answer("resign", table, seat=seat)
    news = await first.hear("news")
    result = news["now"]["result"]
    (entry,) = news["entries"]
    assert (entry["kind"], entry["seat"]) == ("resigned", seat)
    assert (result["how"], result["returns"][seat], result["returns"][1 - seat]) == (
        *("resigned", -1.0, 1.0),
    )
    assert (news["now"]["stage"], news["now"]["to_move"], news["now"]["choices"]) == (
        *("over", None, []),
    )


# ── watching ─────────────────────────────────────────────────────────────────────────────────


async def test_a_spectator_sees_the_table_but_no_hand(visit):
    table, first, _ = await two(visit)
    vera = await visit.connected()
    told = await vera.join(table)
    assert told["now"]["eyes"] is None
    assert [seat["hand"] for seat in told["now"]["view"]["seats"]] == [None, None]
    assert told["now"]["choices"] == []
    await first.act(table, await first.now(table))
    assert (await vera.hear("news"))["now"]["eyes"] is None


async def test_somebody_without_a_cookie_can_watch(visit):
    table, _, _ = await two(visit)
    vera = await visit.person()
    await vera.connect(cookie="")
    assert (await vera.join(table))["now"]["eyes"] is None
    assert await vera.code("chat", table, text="hello") == "not_allowed"


async def test_a_private_table_cannot_be_watched(visit):
    table, _, second = await two(visit, watch="nobody")
    vera = await visit.connected()
    answer = await vera.answer("join", table)
    assert (answer["code"], answer["now"]) == ("not_allowed", None)
    assert await vera.code("chat", table, text="hello") == "not_allowed"
    assert (await vera.answer("resign", table, seat=0))["now"] is None
    assert await second.now(table)


async def test_who_waited_at_a_private_table_has_to_leave_when_it_starts(visit):
    anna, boris, vera = [await visit.connected() for _ in range(3)]
    table = await anna.set_up(DUEL, watch="nobody")
    assert (await vera.join(table))["now"]["view"] is None
    await boris.sit(table)
    answer = await vera.hear("error")
    assert (answer["code"], answer["table"]) == ("not_allowed", table)
    assert vera.heard[-1]["type"] == "here"  # and nothing after that


async def test_everybody_hears_who_is_there(visit):
    table, first, second = await two(visit)
    vera = await visit.connected()
    told = await vera.join(table)
    assert told["here"] == {"seats": [True, True], "watchers": 1}
    await second.socket.close()
    left = [seat == (await first.now(table))["eyes"] for seat in range(2)]
    gone = {"seats": left, "watchers": 1}
    await first.hear(lambda each: each["type"] == "here" and gone.items() <= each.items())
    await vera.answer("leave", table)
    assert (await first.hear("here"))["watchers"] == 0


async def test_who_left_hears_nothing_more(visit):
    table, first, second = await two(visit)
    assert (await second.answer("leave", table))["type"] == "done"
    await first.act(table, await first.now(table))
    assert (await second.answer("ping"))["type"] == "pong"
    assert not any(map(is_news, second.heard))


async def test_sitting_down_is_seen_by_those_who_wait(visit):
    anna, boris = await visit.connected("Anna"), await visit.person("Boris")
    table = await anna.set_up(DUEL)
    assert (await anna.now(table))["stage"] == "open"
    await boris.sit(table)
    news = await anna.hear("news")
    sat, started = news["entries"]
    assert (sat["kind"], started["kind"]) == ("sat", "started")
    assert news["now"]["stage"] == "playing"
    assert started["events"][0]["event"] == "started"
    changed = await anna.hear("table_changed")
    assert changed["summary"]["seats"][1]["name"] == "Boris"
    await boris.call("PATCH", "/api/me", {"name": "Borya"})
    assert (await anna.hear("table_changed"))["summary"]["seats"][1]["name"] == "Borya"


# ── talking ──────────────────────────────────────────────────────────────────────────────────


async def test_what_is_said_is_heard_by_all_and_kept(visit):
    table, first, second = await two(visit)
    seat = (await first.now(table))["eyes"]
    await first.answer("chat", table, text=" Well\u202e   played! \u0007")
    line = (await second.hear("line"))["line"]
    assert line.keys() == {"k", "seat", "name", "phrase", "text", "at"}
    assert (line["k"], line["seat"], line["text"]) == (1, seat, "Well played!")
    await second.answer("chat", table, phrase="good-luck")
    lines = (await first.join(table))["lines"]
    assert [each["phrase"] for each in lines] == [None, "good-luck"]


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"text": ""},
        {"text": " \u0000\u200b "},
        {"text": "a" * 301},
        {"phrase": "Hello!"},
        {"phrase": "hello", "text": "hello"},
        {"text": 7},
    ],
)
async def test_what_says_nothing_is_refused(visit, fields):
    anna = await visit.connected()
    table = await anna.set_up()
    assert await anna.code("chat", table, **fields) == "bad_message"


async def test_a_quiet_table(visit):
    table, first, _ = await two(visit, chat=False)
    assert await first.code("chat", table, text="hello") == "not_allowed"


async def test_nobody_can_talk_without_a_pause(tmp_path):
    async with open_house(tmp_path, Limits(lines=Rate(0.001, 2))) as visit:
        anna = await visit.connected()
        table = await anna.set_up()
        for _ in range(2):
            await anna.answer("chat", table, text="hello")
        assert await anna.code("chat", table, text="hello") == "too_fast"


# ── hints ────────────────────────────────────────────────────────────────────────────────────


async def test_a_hint_against_an_agent(visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE, options=RANDOM, hints=True)
    now = await anna.now(table)
    answer = await anna.answer("hint", table, seat=now["eyes"])
    assert answer["type"] == "hint"
    assert (answer["table"], answer["n"]) == (table, now["n"])
    assert answer["hints"][0]["turn"][0]["action"] == now["choices"][0]["action"]


async def test_hints_among_people_only_if_they_agreed(visit):
    table, first, second = await two(visit)
    seat = (await first.now(table))["eyes"]
    assert await first.code("hint", table, seat=seat) == "not_allowed"
    agreed, first, second = await two(visit, hints=True)
    seat = (await first.now(agreed))["eyes"]
    assert await second.code("hint", agreed, seat=seat) == "not_seated"
    assert await second.code("hint", agreed, seat=1 - seat) == "not_your_turn"
    assert (await first.answer("hint", agreed, seat=seat))["type"] == "hint"


class Slow(QuickThinkers):
    """Thinkers who are asked in vain."""

    error: Exception | None = None

    async def hints(self, record, best):
        if self.error:
            raise self.error
        return await asyncio.Event().wait()


@pytest.mark.parametrize("error", [Busy("too much"), NoAnswer("nothing")])
async def test_where_nobody_can_think_the_house_is_busy(tmp_path, error):
    thinkers = Slow()
    thinkers.error = error
    async with open_house(tmp_path, thinkers=thinkers) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, hints=True)
        seat = (await anna.now(table))["eyes"]
        assert await anna.code("hint", table, seat=seat) == "busy"


async def test_one_hint_at_a_time_and_the_game_goes_on_meanwhile(tmp_path):
    async with open_house(tmp_path, thinkers=Slow()) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, hints=True)
        now = await anna.now(table)
        await anna.send("hint", table, seat=now["eyes"])
        assert await anna.code("hint", table, seat=now["eyes"]) == "too_fast"
        assert (await anna.act(table, now))["type"] == "done"
