"""Games spread over the machines of a Ray cluster; Elementarium must be installed on each."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from elementarium.arena.contest import Batch, Outcomes, Played, play_batch
from elementarium.core.errors import ElementariumError

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray reads it when it is imported

try:
    import ray
except ImportError:
    raise ElementariumError(
        "Ray is not installed: pip install 'elementarium[ray]', or play without --on ray"
    ) from None

PATIENCE = 10
"""Seconds we wait for a cluster to answer."""

IN_FLIGHT = 3
"""Batches handed out for each processor of the cluster: enough that none ever waits."""


def on_ray(batches: Iterable[Batch], address: str | None = None) -> Outcomes:
    """Play batches on a cluster: that of the address or RAY_ADDRESS, or one made for this."""
    coming = iter(batches)
    with cluster(address):
        most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_batch)
        waiting: list[Any] = []
        while True:
            waiting += [task.remote(batch) for batch in islice(coming, most - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from fetched(done)


def fetched(done: list[Any]) -> list[list[Played]]:
    """What came of batches; of an error, only what it says, not where on the cluster it was."""
    try:
        found: list[list[Played]] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    return found


@contextmanager
def cluster(address: str | None) -> Iterator[None]:
    """A connection to a cluster, quiet; one that was there before is used and left alone."""
    if ray.is_initialized():
        yield
        return
    where = address or os.environ.get("RAY_ADDRESS") or "local"
    check_answers(where)
    try:
        ray.init(where, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ElementariumError(f"no Ray cluster at {where}: {error}") from None
    try:
        yield
    finally:
        ray.shutdown()


def check_answers(address: str) -> None:
    """Knock at the door of a cluster: Ray itself would wait many minutes for somebody to open."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise ElementariumError(f"no Ray cluster answers at {address}") from None
