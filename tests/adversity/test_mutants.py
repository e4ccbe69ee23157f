"""Mutants that can be made: every line they take away is still there, once."""

from __future__ import annotations

import pytest

from tests.adversity.mutants import HOME, Mutant, read_mutants


@pytest.mark.parametrize("mutant", read_mutants(), ids=lambda mutant: mutant.name)
def test_every_mutant_still_has_its_line_and_its_tests(mutant: Mutant):
    assert mutant.check() != (HOME / mutant.file).read_text()
    for test in mutant.tests:
        path, _, name = test.partition("::")
        assert (HOME / path).exists()
        assert not name or f"def {name}(" in (HOME / path).read_text()


def test_a_line_that_is_gone_is_an_error():
    gone = Mutant("gone", "pyproject.toml", "a line that is not there", "", [])
    with pytest.raises(LookupError, match=r"gone: .* has 0"):
        gone.check()
