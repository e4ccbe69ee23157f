"""A match can be looked at again: by all eyes once it is over, and never before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elementarium import Match, write_match
from elementarium.agents import make_agent
from elementarium.core.match import Match as CoreMatch
from elementarium.server.errors import Refusal
from elementarium.server.messages import Entry
from elementarium.server.replays import (
    Replay,
    from_text,
    id_of,
    read_eyes,
    shown,
    standing_times,
)
from elementarium.server.telling import Json
from tests.server.visiting import ALONE, Person, Visit

KEY = bytes(range(32))
OPTIONS = {"guilds": "base", "draft": "random"}


def played(choices: int | None = None) -> CoreMatch:
    """A match of blind players: to its end, or only so many choices."""
    match = Match("riftforce", OPTIONS, names=["Anna", "Boris"], key=KEY)
    agent = make_agent("random", 5)
    while not match.is_over and len(match.history) != choices:
        match.apply(agent.choose(match))
    return match


@pytest.fixture(scope="module")
def whole() -> Replay:
    return from_text(write_match(played()))


def hands(now: Json) -> list[Any]:
    return [seat["hand"] for seat in now["view"]["seats"]]


# ── frames ───────────────────────────────────────────────────────────────────────────────────


def test_there_is_a_frame_for_every_choice(whole: Replay):
    seen = shown(whole, "all")
    assert [frame["now"]["move"] for frame in seen["frames"]] == list(
        range(1, len(whole.match.history) + 1)
    )
    assert [frame["entry"]["kind"] for frame in seen["frames"]] == ["action"] * len(seen["frames"])
    assert seen["started"]["kind"] == "started"
    assert seen["start"]["move"] == 0
    assert seen["names"] == ["Anna", "Boris"]


def test_frames_show_the_tables_of_the_match(whole: Replay):
    frames = shown(whole, "1")["frames"]
    again = whole.match.restarted()
    for frame, action in zip(frames, whole.match.history, strict=True):
        seat = again.to_move
        events = again.apply(action)
        assert frame["now"]["view"] == again.view(1)
        assert frame["entry"]["seat"] == seat
        assert len(frame["entry"]["events"]) == len(events)


@pytest.mark.parametrize(
    ("eyes", "visible"), [("all", (0, 1)), ("0", (0,)), ("1", (1,)), ("spectator", ())]
)
def test_eyes_see_the_hands_they_may_see(whole: Replay, eyes: str, visible: tuple[int, ...]):
    seen = shown(whole, eyes)
    assert seen["eyes"] == eyes
    for frame in seen["frames"]:
        for seat, hand in enumerate(hands(frame["now"])):
            assert (hand is not None) == (seat in visible)
        for event in frame["entry"]["events"]:
            if event["event"] == "drew":
                assert (event["card"] is not None) == (event["seat"] in visible)


def test_nobody_is_asked_in_a_replay(whole: Replay):
    assert all(frame["now"]["choices"] == [] for frame in shown(whole, "0")["frames"])


def test_the_last_frame_tells_the_result_and_the_key(whole: Replay):
    seen = shown(whole, "spectator")
    last = seen["frames"][-1]["now"]
    assert last["stage"] == "over"
    assert last["result"] == seen["result"]
    assert seen["result"]["returns"] == whole.match.returns()
    assert seen["result"]["how"] == "played"
    assert seen["result"]["key"] == seen["key"] == KEY.hex()
    assert seen["commitment"] == whole.match.commitment
    assert all(frame["now"]["result"] is None for frame in seen["frames"][:-1])


def test_giving_up_is_a_frame_of_its_own():
    match = played(choices=9)
    match.concede(1, "resigned")
    seen = shown(from_text(write_match(match)), "all")
    *_, before, last = seen["frames"]
    assert (last["entry"]["kind"], last["entry"]["seat"]) == ("resigned", 1)
    assert last["entry"]["n"] == before["entry"]["n"] + 1
    assert last["now"]["stage"] == "over"
    assert last["now"]["to_move"] is None
    told = {"returns": [1.0, -1.0], "how": "resigned", "key": KEY.hex(), "next": None}
    assert seen["result"] == told


def test_a_match_that_was_not_finished_has_no_result():
    seen = shown(from_text(write_match(played(choices=4))), "all")
    assert seen["result"] is None
    assert seen["frames"][-1]["now"]["stage"] == "playing"


def test_frames_can_be_sent(whole: Replay):
    assert json.loads(json.dumps(shown(whole, "all")))["game"] == "riftforce"


@pytest.mark.parametrize("eyes", ["2", "-1", "", "ALL", "٣", "00"])
def test_other_eyes_are_refused(whole: Replay, eyes: str):
    with pytest.raises(Refusal) as refused:
        read_eyes(eyes, whole.match)
    assert refused.value.code == "bad_option"


def test_times_are_those_of_the_choices_that_stand():
    entries = [
        Entry(1, "started", at=5),
        Entry(2, "action", at=10),
        Entry(3, "action", at=20),
        Entry(4, "undo", at=30, length=1),
        Entry(5, "action", at=40),
    ]
    assert standing_times(entries) == [10, 40]


# ── files ────────────────────────────────────────────────────────────────────────────────────


def test_the_same_text_has_the_same_name():
    assert id_of("a") == id_of("a") != id_of("b")
    assert len(id_of("a")) == 12


@pytest.mark.parametrize(
    ("spoil", "detail"),
    [
        (lambda text: "", "line 1, column 1"),
        (lambda text: "not a match", "line 1, column 1"),
        (lambda text: text.replace("0 ", "0 fly ", 1), "line"),
        (lambda text: text.replace("game: riftforce", "game: chess"), "line 2, column 7"),
        (lambda text: text.replace("rules: ", "rules: 9"), "line 3, column 8"),
        (lambda text: text[: text.index("table: ")] + "table: 0123456789abcdef\n", "table"),
        (lambda text: text.replace("end: +1 -1", "end: -1 +1"), "result"),
        (lambda text: text.replace("key: 00", "key: 01"), "line"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(spoil, detail: str):
    match = played(choices=30)
    match.concede(1, "flagged")
    text = write_match(match)
    assert from_text(text).match.digest() == match.digest()
    with pytest.raises(Refusal) as refused:
        from_text(spoil(text))
    assert refused.value.code == "bad_file"
    assert detail in refused.value.detail


def test_names_in_a_file_are_as_short_and_clean_as_those_of_guests():
    text = write_match(played(choices=1)).replace("Anna", "A\u202enna\u200b" + "!" * 400)
    assert from_text(text).match.names == ["Anna" + "!" * 20, "Boris"]


# ── in the house ─────────────────────────────────────────────────────────────────────────────


async def finished_table(person: Person, **wanted: Any) -> str:
    """A table where somebody plays alone and gives up after some choices."""
    table = await person.set_up(ALONE, **wanted)
    now = await person.now(table)
    for _ in range(12):
        await person.act(table, now)
        now = (await person.hear("news"))["now"]
    await person.answer("resign", table, seat=1)
    return table


async def bring(person: Person, file: bytes) -> Any:
    response = await person.client.post("/api/replays", content=file)
    return response.json()


async def test_a_finished_table_can_be_looked_at_again_by_anybody(visit: Visit):
    table = await finished_table(await visit.connected("Anna"))
    seen = await (await visit.person()).call("GET", f"/api/replays/{table}?eyes=spectator")
    assert seen["replay"] == table
    assert seen["names"] == ["Anna", "Anna"]
    assert seen["result"]["returns"] == [1, -1]
    assert seen["result"]["how"] == "resigned"
    assert [frame["entry"]["kind"] for frame in seen["frames"]] == ["action"] * 12 + ["resigned"]
    times = [frame["entry"]["at"] for frame in seen["frames"]]
    assert times == sorted(times)
    assert times[0] > 0


async def test_a_table_is_a_replay_only_once_it_is_over(visit: Visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE)
    for path in ("", "?eyes=0", "/chances"):
        assert await anna.refused("GET", f"/api/replays/{table}{path}") == (403, "not_allowed")
    assert await anna.refused("GET", f"/api/replays/{table}/file") == (403, "not_allowed")


async def test_a_private_match_stays_private(visit: Visit):
    anna, boris = await visit.connected(), await visit.person()
    table = await finished_table(anna, watch="nobody")
    assert (await anna.call("GET", f"/api/replays/{table}"))["replay"] == table
    for path in ("", "/chances"):
        assert await boris.refused("GET", f"/api/replays/{table}{path}") == (403, "not_allowed")


async def test_the_file_of_a_table_is_brought_back_and_shows_the_same_match(visit: Visit):
    anna = await visit.connected("Anna")
    table = await finished_table(anna)
    file = (await anna.ask("GET", f"/api/replays/{table}/file")).content
    kept = (await bring(anna, file))["replay"]
    assert (await bring(anna, file))["replay"] == kept
    one, other = [await anna.call("GET", f"/api/replays/{id}?eyes=all") for id in (table, kept)]
    for seen in (one, other):
        del seen["replay"]
        for frame in [{"entry": seen["started"]}, *seen["frames"]]:
            del frame["entry"]["at"]
    assert one == other
    assert other["result"]["how"] == "resigned"


@pytest.mark.parametrize(
    ("file", "detail"),
    [
        (b"", "line 1, column 1"),
        (b"elementarium match 1\ngame: riftforce\nrules: 1\n0 fly\n", "line 4, column 3"),
        (b"\xff\xfe", "byte 0"),
        (b"elementarium match 1\n" + b"[" * 100_000, "line 2, column 1"),
    ],
)
async def test_a_bad_file_is_refused_in_the_house(visit: Visit, file: bytes, detail: str):
    refused = await bring(await visit.person(), file)
    assert refused["code"] == "bad_file"
    assert detail in refused["detail"]


async def test_a_file_may_not_be_too_large(visit: Visit):
    most = visit.house.settings.limits.file
    refused = await bring(await visit.person(), b"#" * (most + 1))
    assert refused["code"] == "too_large"


async def test_nobody_brings_files_without_end(visit: Visit):
    anna = await visit.person()
    codes = {(await bring(anna, b"x"))["code"] for _ in range(30)}
    assert codes == {"bad_file", "too_fast"}


@pytest.mark.parametrize("id", ["nothing", "twelve-signs", "x" * 40])
async def test_what_is_not_there_is_not_found(visit: Visit, id: str):
    assert await (await visit.person()).refused("GET", f"/api/replays/{id}") == (404, "not_found")


async def test_other_eyes_are_refused_in_the_house(visit: Visit):
    anna = await visit.connected()
    table = await finished_table(anna)
    assert (await anna.refused("GET", f"/api/replays/{table}?eyes=7"))[1] == "bad_option"


# ── how to play ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("language", "heading"), [("en", "Riftforce"), ("xx", "Riftforce")])
async def test_the_rules_are_told_in_the_house(visit: Visit, language: str, heading: str):
    told = await (await visit.person()).call("GET", f"/api/rules/riftforce?language={language}")
    assert heading in told["html"]


async def test_the_lesson_is_told_in_the_house(visit: Visit):
    told = await (await visit.person()).call("GET", "/api/lesson/riftforce")
    assert told["start"]["wanted"] in [each["action"] for each in told["start"]["choices"]]


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/lesson/chess", "/api/rules/..%2Fen"])
async def test_of_unknown_games_nothing_is_told(visit: Visit, path: str):
    assert await (await visit.person()).refused("GET", path) == (404, "not_found")
