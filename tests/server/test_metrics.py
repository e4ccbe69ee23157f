"""Figures for Prometheus."""

from __future__ import annotations

import re

import pytest

from elementarium.server.metrics import HELP, Metrics

LINE = re.compile(r'# (HELP|TYPE) \w+ .+|\w+(\{kind="[^"]*"\})? [0-9.e-]+')


def test_figures_are_written_as_prometheus_reads_them():
    metrics = Metrics()
    metrics.count("errors", "stale")
    metrics.count("errors", "stale")
    metrics.count("errors", "busy")
    metrics.count("dropped")
    metrics.time("commit", 0.25)
    metrics.time("commit", 0.5)
    metrics.level("tables", lambda: 7)
    lines = metrics.text().splitlines()
    assert all(LINE.fullmatch(line) for line in lines)
    for line in (
        'elementarium_errors_total{kind="stale"} 2',
        'elementarium_errors_total{kind="busy"} 1',
        "elementarium_dropped_total 1",
        "elementarium_commit_seconds_count 2",
        "elementarium_commit_seconds_sum 0.750000",
        "elementarium_tables 7",
    ):
        assert line in lines


def test_every_figure_is_explained():
    metrics = Metrics()
    with pytest.raises(AssertionError):
        metrics.count("surprises")
    assert all(HELP.values())
