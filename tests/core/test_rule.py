"""Rules functions and their compiled twins."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from elementarium.core import rule as rules
from elementarium.core.rule import (
    KEPT_CACHES,
    Backend,
    bind,
    cache_folder,
    compile_entry,
    is_rule,
    native_backend,
    rule,
)

Small = npt.NDArray[np.int8]
FACTOR = 3


@rule
def tripled(number: int) -> int:
    return number * FACTOR


@rule
def tripled_sum(row: Small, extra: int) -> int:
    total = tripled(extra)
    for i in range(row.shape[0]):
        total += tripled(row[i])
    return total


@rule
def doubled(number: int) -> int:
    return number * 2


def plain(number: int) -> int:
    return number


class Twin:
    """What a compiler makes, as far as a back end looks at it."""

    def __init__(self, function: FunctionType) -> None:
        self.py_func = function

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)

    def get_call_template(self, arguments: tuple[Any, ...], _: dict[str, Any]) -> Any:
        return arguments


def pretending() -> Backend:
    """A back end that compiles nothing."""
    return Backend(lambda function, inline: Twin(function), {"int": "int64", "Small": "int8[]"})


def test_one_rule_can_stand_in_for_another_on_a_back_end():
    types = {"int": "int64", "Small": "int8[]"}
    backend = Backend(lambda function, inline: Twin(function), types, {tripled: doubled})
    row = np.array([1, 2], np.int8)
    assert backend.twin(tripled_sum)(row, 10) == 26
    assert tripled_sum(row, 10) == 39


def test_a_back_end_may_leave_functions_as_they_are():
    backend = Backend(lambda function, inline: function, {"int": "int64", "Small": "int8[]"})
    twin = backend.twin(tripled_sum)
    assert isinstance(twin, FunctionType)
    assert twin(np.array([1, 2], np.int8), 10) == 39


def test_a_rule_stays_the_function_it_was():
    def function(number: int) -> int:
        return number

    assert rule(function) is function
    assert is_rule(function)
    assert function(4) == 4


def test_only_marked_functions_are_rules():
    assert is_rule(tripled)
    assert not is_rule(plain)
    assert not is_rule(3)
    assert not is_rule(Twin)


def test_a_bound_rule_means_other_functions_by_the_same_names():
    bound = bind(tripled_sum, tripled=doubled)
    row = np.array([1, 2], np.int8)
    assert bound(row, 10) == 26
    assert tripled_sum(row, 10) == 39, "the template stays as it was"
    assert is_rule(bound)
    assert bound.__doc__ == tripled_sum.__doc__
    assert bound.__annotations__ == tripled_sum.__annotations__


def test_a_twin_is_made_once():
    backend = pretending()
    assert backend.twin(tripled) is backend.twin(tripled)
    assert pretending().twin(tripled) is not backend.twin(tripled)


def test_the_twin_calls_twins_and_the_original_calls_originals():
    backend = pretending()
    code = backend.twin(tripled_sum).py_func
    assert code.__code__ is tripled_sum.__code__
    assert code.__globals__["tripled"] is backend.twin(tripled)
    assert code.__globals__["plain"] is plain
    assert globals()["tripled"] is tripled
    assert isinstance(tripled, FunctionType)


def test_rules_of_one_module_share_their_twins():
    backend = pretending()
    one, two = backend.rebound(tripled), backend.rebound(tripled_sum)
    assert one.__globals__ is two.__globals__


def test_a_signature_follows_the_annotations():
    assert pretending().signature(tripled_sum) == ("int8[]", "int64")


def test_a_word_the_back_end_does_not_know_is_an_error():
    with pytest.raises(KeyError, match="Small"):
        Backend(lambda function, inline: Twin(function), {"int": "int64"}).signature(tripled_sum)


def test_small_integers_are_passed_as_int():
    template = pretending().twin(tripled).get_call_template
    assert template(("int8",), {}) == ("int64",)
    template = pretending().twin(tripled_sum).get_call_template
    assert template(("an array", "int16"), {}) == ("an array", "int64")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the entries that were announced."""
    labels: list[str] = []
    monkeypatch.setattr(rules, "on_compile", labels.append)
    return labels


def native() -> Backend:
    from numba import int8, int64

    return native_backend({"Small": int8[::1], "int": int64})


def test_native_rules_compute_the_same_and_compile_each_function_once(told: list[str]):
    backend = native()
    entry = compile_entry(backend, tripled_sum, "tests.tripled_sum")
    row = np.array([1, -2, 127], np.int8)
    assert entry(row, 10) == tripled_sum(row.astype(np.int64), 10) == 408
    assert len(backend.twin(tripled).signatures) <= 1


def test_an_entry_is_compiled_for_its_signature_only():
    entry = compile_entry(native(), tripled_sum, "tests.tripled_sum")
    with pytest.raises(TypeError):
        entry(np.array([1.5]), 1)


def test_a_first_compilation_is_announced_once(told: list[str]):
    (cache_folder() / "tests.announced.ready").unlink(missing_ok=True)
    compile_entry(native(), tripled_sum, "tests.announced")
    assert told == ["tests.announced"]
    compile_entry(native(), tripled_sum, "tests.announced")
    assert told == ["tests.announced"]


def test_the_progress_line_goes_to_stderr(capsys: pytest.CaptureFixture[str]):
    rules.say_on_stderr("riftforce.apply")
    out, err = capsys.readouterr()
    assert out == ""
    assert "riftforce.apply" in err


fresh_folder: Callable[[], Path] = cache_folder.__wrapped__


def test_the_cache_lies_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ELEMENTARIUM_CACHE", str(tmp_path))
    assert fresh_folder().parent == tmp_path
    assert fresh_folder() == fresh_folder()
    monkeypatch.delenv("ELEMENTARIUM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert fresh_folder().parent == tmp_path / "xdg" / "elementarium"


def test_without_a_writable_place_the_cache_is_temporary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("ELEMENTARIUM_CACHE", str(tmp_path / "file"))
    folder = fresh_folder()
    assert folder.is_dir()
    folder.rmdir()


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for age in range(KEPT_CACHES + 2):
        old = tmp_path / f"rules-{age}"
        old.mkdir()
        os.utime(old, (1000 - age, 1000 - age))
    (tmp_path / "something else").mkdir()
    monkeypatch.setenv("ELEMENTARIUM_CACHE", str(tmp_path))
    current = fresh_folder()
    left = {folder.name for folder in tmp_path.iterdir()}
    kept = {f"rules-{age}" for age in range(KEPT_CACHES - 1)}
    assert left == {current.name, "something else"} | kept
