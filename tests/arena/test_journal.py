"""Files in which long runs are noted."""

import json
from dataclasses import asdict, dataclass, replace

import pytest

from elementarium.arena.journal import BadJournal, Journal


@dataclass(frozen=True)
class Noted:
    number: int
    name: str | None
    rates: list[float]
    decks: list[list[str]]
    seconds: dict[str, float]


GOOD = Noted(1, "x", [0.5, 1], [["a"], []], {"x": 2})


def journal(folder) -> Journal[Noted]:
    return Journal(folder / "noted.jsonl", Noted, {"seed": 1})


def read(folder, *lines: object) -> list[Noted]:
    """What is read from a file of these lines."""
    with journal(folder) as empty:
        pass
    with empty.file.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    with journal(folder) as noted:
        return noted.entries


def test_what_was_noted_is_read_again(tmp_path):
    entries = [GOOD, replace(GOOD, name=None), replace(GOOD, rates=[], decks=[], seconds={})]
    with journal(tmp_path) as noted:
        for entry in entries:
            noted.append(entry)
        assert noted.entries == entries
    assert read(tmp_path) == entries


@pytest.mark.parametrize("line", [{"x": 1}, {}, {**asdict(GOOD), "more": 1}])
def test_a_line_with_other_fields_is_named(tmp_path, line):
    with pytest.raises(BadJournal, match=r"line 3: expected number, name, rates, decks, seconds$"):
        read(tmp_path, asdict(GOOD), line)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("number", "1", r'number: int, got "1"'),
        ("number", 1.5, "number: int, got 1.5"),
        ("number", True, "number: int, got true"),
        ("name", 1, r"name: str \| None, got 1"),
        ("rates", 0.5, r"rates: list\[float\], got 0.5"),
        ("rates", [0.5, None], r"rates: list\[float\], got \[0.5, null\]"),
        ("rates", {"a": 1}, r"rates: list\[float\], got"),
        ("decks", ["ab"], r"decks: list\[list\[str\]\], got"),
        ("decks", [[1]], r"decks: list\[list\[str\]\], got"),
        ("seconds", [1], r"seconds: dict\[str, float\], got \[1\]"),
        ("seconds", {"x": "long"}, r"seconds: dict\[str, float\], got"),
    ],
)
def test_a_field_of_another_kind_is_named(tmp_path, field, value, expected):
    with pytest.raises(BadJournal, match=f"noted.jsonl, line 2: expected {expected}"):
        read(tmp_path, {**asdict(GOOD), field: value})
