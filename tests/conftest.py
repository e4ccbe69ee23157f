"""What all tests share: the command, and Hypothesis at its own pace with the same examples."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings

from elementarium.cli import main
from tests.compiled import compile_rules

settings.register_profile(
    "elementarium",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # a whole game does not get simpler by shrinking
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("elementarium")

IN_BROWSER = "tests/e2e/"


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests in the browser wait a good part of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in the browser take longest: they begin first, so that nobody waits for them."""
    items.sort(key=lambda item: not item.nodeid.startswith(IN_BROWSER))


def pytest_xdist_setupnodes(specs: list[object]) -> None:
    """Before several workers begin, the rules are compiled, once for all of them."""
    compile_rules(len(specs))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything a test may need is installed, a skipped test has failed."""
    report = yield
    if report.skipped and os.environ.get("ELEMENTARIUM_REQUIRE_ALL"):
        report.outcome = "failed"
    return report


class Done(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """The command `elementarium` with these arguments, as a person runs it."""

    def command(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["elementarium", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Done(int(ended.value.code or 0), printed.out, printed.err)

    return command
