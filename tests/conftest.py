"""What all tests share: Hypothesis tries the same examples every time, at its own pace."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, Phase, settings

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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything a test may need is installed, a skipped test has failed."""
    report = yield
    if report.skipped and os.environ.get("ELEMENTARIUM_REQUIRE_ALL"):
        report.outcome = "failed"
    return report
