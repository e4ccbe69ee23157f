"""Match files that were damaged, or made to do damage; and matches of rules that are not ours.

What is refused is refused in words, and nothing of it stays. What is taken is shown as it was
played, or not at all.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elementarium import Match, find_game, game_names, write_match
from elementarium.core.match import Match as CoreMatch
from elementarium.server import library, replays
from elementarium.server.errors import LONGEST_DETAIL, Refusal
from elementarium.server.replays import from_text
from elementarium.server.settings import DATABASE
from tests.adversity.indoors import Indoors, nothing_goes_wrong, open_indoors, staying
from tests.adversity.size import Progress, size
from tests.server.visiting import ALONE, Person, Visit

KEY = bytes(range(32))
SOME = 60
"""Choices of a match that is long enough to be damaged."""
OPTIONS: dict[str, dict[str, Any]] = {
    "riftforce": {"guilds": "beyond", "draft": "random"},
    "elements": {"points_to_win": 12},
    "elemental-rift": {"seats": 3},
}


def played(game: str, choices: int = SOME) -> CoreMatch:
    """A match played at random, with a key."""
    match, pick = Match(game, OPTIONS[game], names=["Anna", "Boris"], key=KEY), random.Random(7)
    while not match.is_over and len(match.history) < choices:
        match.apply(pick.choice(match.legal()))
    return match


def from_a_position(game: str) -> CoreMatch:
    """A match that begins in the middle of another."""
    match = Match.from_position(played(game).position(), seed=3)
    match.apply(match.legal()[0])
    return match


FILES = [write_match(make(game)) for game in game_names() for make in (played, from_a_position)]


# ── damaged files ────────────────────────────────────────────────────────────────────────────

NASTY = [
    *("", " ", "#", ":", "0", "-1", "9" * 5000, "1e400", "NaN", "-Infinity", "null", "true"),
    *("[" * 3000, '{"a":' * 2000, "[[1,2],[3", '{"a":1,"a":2}', "\u2028", "\x0b", "\x1c", "\x85"),
    *("\0", "\ufeff", "٣", "é" * 200, "\U0001f525", "0 0", "0 play", "seat 0: ", "position:"),
    *("table: 0", "end: +1 -1", "key: " + "0" * 64, "seed: " + "9" * 30, "rules: 2", "game: "),
]

damages = st.lists(
    st.tuples(
        st.sampled_from(("drop", "twice", "swap", "replace", "insert", "append", "cut", "flip")),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        st.sampled_from(NASTY),
    ),
    min_size=1,
    max_size=3,
)


def damaged(text: str, how: str, line: int, other: int, nasty: str) -> str:
    """A file after one accident, or one attempt."""
    lines = text.split("\n")
    a, b = line % len(lines), other % len(lines)
    if how == "drop":
        del lines[a]
    elif how == "twice":
        lines.insert(b, lines[a])
    elif how == "swap":
        lines[a], lines[b] = lines[b], lines[a]
    elif how in ("replace", "insert"):
        lines[a : a + (how == "replace")] = [nasty]
    elif how == "append":
        lines[a] += nasty
    joined = "\n".join(lines)
    at = other % (len(joined) + 1)
    if how == "cut":
        return joined[:at]
    return joined[:at] + nasty[:1] + joined[at + 1 :] if how == "flip" else joined


def test_a_damaged_file_is_refused_in_words_or_is_another_match():
    """The place is told, and there is nothing else that can come of it."""
    rounds = size(100, 20_000)
    progress = Progress("damaged files", rounds * len(FILES))
    refused = 0

    @settings(max_examples=rounds)
    @given(damages)
    def break_it(accidents: list[tuple[str, int, int, str]]) -> None:
        nonlocal refused
        for text in FILES:
            for accident in accidents:
                text = damaged(text, *accident)
            refused += is_refused(text)
        progress.add(len(FILES))

    break_it()
    progress.say()
    assert progress.of // 2 < refused < progress.of


def is_refused(text: str) -> bool:
    """Whether a file cannot be read; one that can is the match that it says."""
    match = read(text)
    if match is None:
        return True
    again = from_text(write_match(match)).match
    assert (again.digest(), again.history) == (match.digest(), match.history)
    return False


def read(text: str) -> CoreMatch | None:
    """The match of a file; None where it is refused as such a file should be."""
    try:
        return from_text(text).match
    except Refusal as error:
        refusal = error
    assert refusal.code == "bad_file"
    assert len(refusal.detail) <= LONGEST_DETAIL + 1
    return None


@pytest.mark.parametrize("text", FILES[::2], ids=game_names())
def test_of_a_file_cut_short_the_beginning_is_read_or_nothing(text: str):
    whole = from_text(text).match.history
    for end in range(0, len(text), size(97, 1)):
        match = read(text[:end])
        if match and match.history:
            *before, _ = match.history  # the last one may have become another
            assert before == whole[: len(before)], end


# ── bombs ────────────────────────────────────────────────────────────────────────────────────


def of(game: str, *lines: str) -> bytes:
    """A file with these lines after its title."""
    return "\n".join(("elementarium match 1", f"game: {game}", "rules: 1", *lines, "")).encode()


def in_a_position(*parts: str) -> bytes:
    document = '{"game": "riftforce", ' + "".join(parts)
    return of("riftforce", "position:", f"  {document}")


BOMBS: dict[str, bytes] = {
    "nothing": b"",
    "zeros": bytes(1000),
    "no text": b"\xff\xfe\x00",
    "zipped": gzip.compress(b"0" * 10_000_000),
    "deep lists in an option": of("riftforce", "option decks: " + "[" * 100_000),
    "deep objects in an option": of("riftforce", "option decks: " + '{"a":' * 20_000),
    "a number without end": of("elements", "option points_to_win: " + "9" * 200_000),
    "a large number": of("elements", "option points_to_win: " + "9" * 4000),
    "a number beyond all": of("elements", "option points_to_win: -1e999"),
    "a deck without end": of("elemental-rift", "option deck: " + "x" * 200_000),
    "deep lists in a position": in_a_position('"seats": ' + "[" * 100_000),
    "deep objects in a position": in_a_position('"seats": ', '{"a":' * 9000, "1", "}" * 9001),
    "a number without end in a position": in_a_position('"rounds": ', "9" * 200_000, "}"),
    "a large number in a position": in_a_position('"rounds": ', "9" * 4000, "}"),
    "a number beyond all in a position": in_a_position('"rounds": 1e999}'),
    "a large board": in_a_position('"locations": [', "[[]]," * 40_000, "[[]]]}"),
    "a large hand": in_a_position('"seats": [{"hand": ', "9" * 4000, "}]}"),
    "many seats": of("riftforce", *(f"seat {n}: x" for n in range(10, 9000))),
    "a name twice": of("riftforce", "seat 0: x", "seat 0: y"),
    "one endless line": of("riftforce", "0 " + "0" * 250_000),
    "many lines": of("riftforce", "option draft: random", *("0 check",) * 25_000),
    "many remarks and nothing else": b"elementarium match 1\n" + b"#\n" * 120_000,
}


def kept(folder: Path) -> int:
    """How many files the house keeps."""
    with sqlite3.connect(folder / DATABASE) as database:
        count: int = database.execute("SELECT count(*) FROM replays").fetchone()[0]
        return count


async def bring(person: Person, file: bytes, **headers: str) -> tuple[int, Any]:
    answer = await person.client.post("/api/replays", content=file, headers=headers)
    return answer.status_code, answer.json()


async def test_a_bomb_is_refused_in_words_and_nothing_of_it_stays(tmp_path: Path):
    async with open_indoors(tmp_path) as visit:
        anna = await visit.person()
        with nothing_goes_wrong():
            for name, bomb in BOMBS.items():
                status, told = await bring(anna, bomb)
                assert (status, told["code"]) == (422, "bad_file"), name
                assert len(told["detail"]) <= LONGEST_DETAIL + 1, name
        assert kept(tmp_path) == 0
        assert (await bring(anna, FILES[0].encode()))[0] == 200
        assert kept(tmp_path) == 1


async def test_nothing_is_unpacked_for_anybody(tmp_path: Path):
    async with open_indoors(tmp_path) as visit:
        anna = await visit.person()
        packed = gzip.compress(FILES[0].encode())
        status, told = await bring(anna, packed, **{"content-encoding": "gzip"})
        assert (status, told["code"]) == (422, "bad_file")


async def test_a_file_too_large_is_not_even_read(tmp_path: Path):
    async with open_indoors(tmp_path) as visit:
        anna = await visit.person()
        most = visit.house.settings.limits.file
        status, told = await bring(anna, FILES[0].encode() + b"#" * most)
        assert (status, told["code"]) == (413, "too_large")
        assert kept(tmp_path) == 0


async def test_nobody_keeps_the_house_busy_with_a_match_without_end(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    anna = await visit.person()
    monkeypatch.setattr(replays, "MOST_CHOICES", SOME)
    assert (await bring(anna, write_match(played("elements", SOME)).encode()))[0] == 200
    status, told = await bring(anna, write_match(played("elements", SOME + 1)).encode())
    assert (status, told["detail"]) == (422, f"a match to look at has at most {SOME} choices")


async def test_only_so_many_matches_are_drawn_at_once(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    drawing, most = 0, 0

    def slowly(*_: object) -> object:
        nonlocal drawing, most
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.02)
        drawing -= 1
        return {}

    monkeypatch.setattr(library, "shown", slowly)
    anna = await visit.person()
    _, told = await bring(anna, FILES[0].encode())
    await asyncio.gather(*(anna.ask("GET", f"/api/replays/{told['replay']}") for _ in range(6)))
    assert most == library.AT_ONCE


def test_whatever_is_brought_to_the_house_it_answers(tmp_path: Path):
    """The same accidents, through the door."""
    rounds = size(8, 1000)
    with staying(tmp_path) as (visit, runner), nothing_goes_wrong():
        anna = runner.run(visit.person())

        @settings(max_examples=rounds)
        @given(damages)
        def come(accidents: list[tuple[str, int, int, str]]) -> None:
            for text in FILES:
                for accident in accidents:
                    text = damaged(text, *accident)
                before = kept(tmp_path)
                status, told = runner.run(bring(anna, text.encode("utf-8", "replace")))
                assert status == 200 or (status, told["code"]) == (422, "bad_file")
                assert kept(tmp_path) - before in ((0, 1) if status == 200 else (0,))

        come()


# ── rules of another version ─────────────────────────────────────────────────────────────────


def of_rules(monkeypatch: pytest.MonkeyPatch, name: str, version: int) -> None:
    """From now on the rules of a game are of another version."""
    monkeypatch.setitem(vars(find_game(name)), "rules_version", version)


async def some_tables(visit: Indoors) -> tuple[Person, list[str]]:
    """A match under way and one that is over, of each of two games."""
    anna = await visit.connected("Anna")
    tables = [
        await anna.set_up(ALONE, game=game) for game in ("elements", "riftforce") for _ in range(2)
    ]
    for table in tables:
        for _ in range(5):
            await anna.act(table, await anna.now(table))
    for table in tables[1::2]:
        await anna.answer("resign", table, seat=0)
    return anna, tables


async def test_a_match_of_older_rules_is_refused_and_those_of_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with open_indoors(tmp_path) as visit:
        anna, tables = await some_tables(visit)
        seen = [await anna.now(table) for table in tables]
        cookies = anna.client.cookies
    of_rules(monkeypatch, "elements", 2)
    async with open_indoors(tmp_path) as visit:
        anna = await visit.stranger()
        anna.client.cookies = cookies
        await anna.connect()
        for table in tables[:2]:
            assert await anna.code("join", table) == "other_rules"
            for path in (f"tables/{table}", f"replays/{table}", f"replays/{table}/file"):
                assert await anna.refused("GET", f"/api/{path}") == (409, "other_rules")
        for table, before in zip(tables[2:], seen[2:], strict=True):
            assert await anna.now(table) == before
        mine = await anna.call("GET", "/api/tables?show=mine")
        assert {each["table"] for each in mine} == set(tables[2:])


async def test_a_log_that_the_rules_do_not_understand_is_refused_and_harms_no_other(
    tmp_path: Path,
):
    async with open_indoors(tmp_path) as visit:
        anna, tables = await some_tables(visit)
        cookies = anna.client.cookies
    with sqlite3.connect(tmp_path / DATABASE) as database:
        broken = "UPDATE log SET action = 99 WHERE table_id = ? AND action IS NOT NULL"
        database.execute(broken, [tables[0]])
    with nothing_goes_wrong():
        async with open_indoors(tmp_path) as visit:
            anna = await visit.stranger()
            anna.client.cookies = cookies
            await anna.connect()
            assert await anna.code("join", tables[0]) == "other_rules"
            mine = await anna.call("GET", "/api/tables?show=mine")
            assert {each["table"] for each in mine} == set(tables[1:])
            assert (await anna.act(tables[2], await anna.now(tables[2])))["type"] == "done"


async def test_a_file_of_older_rules_is_kept_and_not_shown_by_newer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with open_indoors(tmp_path) as visit:
        anna = await visit.person()
        _, told = await bring(anna, write_match(played("elements")).encode())
        address = f"/api/replays/{told['replay']}"
        assert (await anna.ask("GET", address)).is_success
        of_rules(monkeypatch, "elements", 2)
        assert await anna.refused("GET", address) == (422, "bad_file")
        assert "rules" in (await anna.ask("GET", address)).json()["detail"]


def meaning(game: str) -> str:
    """What the rules of a game make of some chance: who was to move, what could be done, and what
    came of it.
    """
    digest = hashlib.sha256()
    match, pick = Match(game, OPTIONS[game], key=KEY), random.Random(1)
    while not match.is_over:
        digest.update(json.dumps([match.to_move, match.legal()]).encode())
        match.apply(pick.choice(match.legal()))
    digest.update(json.dumps(match.returns()).encode())
    return digest.hexdigest()[:16]


MEANING: dict[str, tuple[int, str]] = {
    "riftforce": (1, "63956bdea99c77bd"),
    "elements": (1, "c48118bff56c3d01"),
    "elemental-rift": (1, "657bec4a6076bd38"),
}
"""What each version of the rules makes of the same chance and the same choices."""


@pytest.mark.parametrize("game", game_names())
def test_rules_that_mean_something_else_have_another_version(game: str):
    version, before = MEANING[game]
    assert find_game(game).rules_version == version, "write down what the new version means"
    assert meaning(game) == before, f"matches of rules {version} would be replayed wrongly"
