"""Figures of the house, in the format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

HELP = {
    "requests": "HTTP requests, by status",
    "messages": "Messages from clients, by type",
    "errors": "Refusals, by code",
    "entries": "Lines written into logs, by kind",
    "dropped": "Clients dropped because they read too slowly",
    "commits_failed": "Transactions that could not be committed",
    "commit": "Seconds to commit a transaction",
    "thinking": "Seconds an agent thought about a turn",
    "tables": "Tables in memory",
    "sockets": "Open sockets",
}
"""Every figure there is."""


class Metrics:
    """Counts, times and levels."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._seconds: Counter[str] = Counter()
        self._times: Counter[str] = Counter()
        self._levels: dict[str, Callable[[], int]] = {}

    def count(self, name: str, label: str = "", more: int = 1) -> None:
        """One more of something, of one kind."""
        assert name in HELP, name
        self._counts[name, label] += more

    def time(self, name: str, seconds: float) -> None:
        """Something took so long."""
        assert name in HELP, name
        self._times[name] += 1
        self._seconds[name] += seconds  # type: ignore[assignment]

    def level(self, name: str, read: Callable[[], int]) -> None:
        """Something whose size can be looked at any time."""
        assert name in HELP, name
        self._levels[name] = read

    def text(self) -> str:
        """All figures."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines += [
                f"# HELP {full(name)}_total {HELP[name]}",
                f"# TYPE {full(name)}_total counter",
            ]
            lines += [
                f"{full(name)}_total{label_of(label)} {count}"
                for (each, label), count in sorted(self._counts.items())
                if each == name
            ]
        for name, count in sorted(self._times.items()):
            lines += [f"# HELP {full(name)}_seconds {HELP[name]}"]
            lines += [f"# TYPE {full(name)}_seconds summary"]
            lines += [f"{full(name)}_seconds_count {count}"]
            lines += [f"{full(name)}_seconds_sum {self._seconds[name]:.6f}"]
        for name, read in sorted(self._levels.items()):
            lines += [f"# HELP {full(name)} {HELP[name]}", f"# TYPE {full(name)} gauge"]
            lines += [f"{full(name)} {read()}"]
        return "\n".join(lines) + "\n"


def full(name: str) -> str:
    """The name of a figure among those of other programs."""
    return f"elementarium_{name}"


def label_of(label: str) -> str:
    """Which kind a count is of."""
    return f'{{kind="{label}"}}' if label else ""
