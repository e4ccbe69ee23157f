"""Reading documents: every complaint says where, what was expected and what came."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elementarium.core.errors import NotationError, PositionError
from elementarium.core.reading import Reader, locate, read_json, shortened

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Any:
    """Every way into a document, and what is there."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from paths(inner, (*path, i))


@given(json_values, st.sampled_from([None, 1, 3]), st.booleans())
def test_every_value_is_found_where_it_begins(document: Any, indent: int | None, plain: bool):
    text = json.dumps(document, indent=indent, ensure_ascii=plain)
    for path, value in paths(document):
        line, column = locate(text, path)
        rest = "\n".join(text.split("\n")[line - 1 :])[column - 1 :]
        assert json.JSONDecoder().raw_decode(rest)[0] == value


@pytest.mark.parametrize("path", [("b",), (0,), ("a", 2), ("a", "x"), ("a", 0, "deep")])
def test_a_value_that_is_not_there_is_sought_as_far_as_possible(path: tuple[str | int, ...]):
    assert locate('{"a": [1, 2]}', path) in {(1, 1), (1, 7), (1, 8)}


@given(json_values)
def test_a_document_is_read(document: Any):
    assert read_json(json.dumps(document)) == document


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("{", 1, 2),
        ('{\n "a": [1,\n 2\n}', 4, 1),
        ("{'a': 1}", 1, 2),
        ('{"a": 1} x', 1, 10),
    ],
)
def test_a_slip_is_found(text: str, line: int, column: int):
    with pytest.raises(NotationError, match="not JSON") as caught:
        read_json(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


def test_lines_may_be_counted_from_a_later_one():
    with pytest.raises(NotationError) as caught:
        read_json('{\n"a" 1}', first_line=10)
    assert (caught.value.line, caught.value.column) == (11, 5)


@pytest.mark.parametrize(
    "text",
    ['{"a": 1, "a": 2}', '{"a": NaN}', "[Infinity]", "[" * 100_000, "1" * 10_000],
    ids=["double", "nan", "infinity", "deep", "long"],
)
def test_what_json_allows_and_we_do_not_is_refused(text: str):
    with pytest.raises(NotationError, match="line 1, column"):
        read_json(text)


# ── the reader ───────────────────────────────────────────────────────────────────────────────


def complaint(read: Any) -> PositionError:
    with pytest.raises(PositionError) as caught:
        read()
    return caught.value


def test_a_complaint_names_the_way():
    reader = Reader({"seats": [{"hand": 3}]})
    player = next(reader.field("seats").items())
    error = complaint(player.field("hand").text)
    assert str(error) == "seats[0].hand: expected a text, got 3"
    assert error.path == ("seats", 0, "hand")
    assert str(error.at(7, 9)) == "line 7, column 9: seats[0].hand: expected a text, got 3"


def test_a_missing_field_is_nothing_or_its_default():
    reader = Reader({"a": 1})
    assert str(complaint(reader.field("b").text)) == "b: expected a text, got nothing"
    assert reader.field("b", "x").text() == "x"


@pytest.mark.parametrize("value", [None, 3, "x", [1]])
def test_only_objects_have_fields(value: Any):
    assert "expected an object" in str(complaint(lambda: Reader(value).field("a")))
    assert "expected an object" in str(complaint(lambda: Reader(value).only("a")))


def test_an_unknown_field_is_named_with_those_expected():
    Reader({"a": 1}).only("a", "b")
    error = complaint(lambda: Reader({"a": 1, "x": 2}).only("a", "b"))
    assert str(error) == "x: unknown field 'x'; expected a, b"


def test_lists_may_have_to_be_of_a_size():
    assert [item.value for item in Reader([1, 2]).items()] == [1, 2]
    assert [item.path for item in Reader([1, 2], ("a",)).items(2)] == [("a", 0), ("a", 1)]
    assert "a list of 3" in str(complaint(lambda: Reader([1]).items(3)))
    assert "a list, got" in str(complaint(lambda: Reader({"a": 1}).items()))


@pytest.mark.parametrize("value", [-1, 6, 2.0, "2", True, None])
def test_whole_numbers_lie_within_bounds(value: Any):
    assert Reader(5).whole(0, 5) == 5
    assert "from 0 to 5" in str(complaint(lambda: Reader(value).whole(0, 5)))


@pytest.mark.parametrize("value", ["c", 0, None, ["a"], {}])
def test_one_of_some_names(value: Any):
    assert Reader("b").one_of(("a", "b")) == 1
    assert Reader("b").one_of({"a": 5, "b": 9}) == 9
    assert "a or b" in str(complaint(lambda: Reader(value).one_of(("a", "b"))))
    many = tuple(str(i) for i in range(30))
    assert "a known name" in str(complaint(lambda: Reader(value).one_of(many)))


def test_long_texts_are_shortened_in_messages():
    assert shortened("x" * 60) == "x" * 60
    assert shortened("x" * 61) == "x" * 59 + "…"
    assert len(str(complaint(Reader(["y" * 1000]).text))) < 120
