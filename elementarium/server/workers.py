"""Several workers at one port: processes that share a socket and a database, and are replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any

from elementarium.server import running
from elementarium.server.logs import speak_json
from elementarium.server.metrics import Metrics
from elementarium.server.settings import Settings
from elementarium.server.storage import Storage

PAUSE = 1.0
"""Seconds before a worker that died is replaced."""
GOODBYE = 30.0
"""Seconds for all to finish what they promised."""

log = logging.getLogger(__name__)
processes: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
"""Where that is safe, workers share what is loaded already, and are there at once."""


def keep_all_open(
    settings: Settings, listening: socket.socket, tell: Callable[[str], None]
) -> None:
    """Let workers serve until somebody says stop; one that dies is replaced."""
    asyncio.run(prepare(settings))  # what is wrong with the database is told once, and here
    signal.signal(signal.SIGTERM, running.stop)
    up = processes.Semaphore(0)  # an event would wait for whoever waits, even if that is dead
    with listening:
        launch = partial(launched, settings, listening, up)
        workers = [launch() for _ in range(settings.workers)]
        telling = threading.Thread(target=tell_when_up, args=(settings, up, tell), daemon=True)
        telling.start()
        try:
            while True:
                replace_the_dead(workers, launch)
        finally:
            end(workers)


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, or say why that cannot be."""
    storage = Storage(settings.database, Metrics())
    try:
        await storage.open()
    finally:
        await storage.close()


def tell_when_up(settings: Settings, up: Semaphore, tell: Callable[[str], None]) -> None:
    """Say where the house is, once the first worker serves."""
    up.acquire()
    tell(running.address_of(settings))


# ── a worker ─────────────────────────────────────────────────────────────────────────────────


def launched(settings: Settings, listening: socket.socket, up: Semaphore) -> BaseProcess:
    """A new worker."""
    process: BaseProcess = processes.Process(target=work, args=(settings, listening, up))
    process.start()
    return process


def work(settings: Settings, listening: socket.socket, up: Semaphore) -> None:
    """A worker's life, which ends with that of whoever launched it."""
    speak_json()
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):  # whoever launched it was interrupted, too
        running.keep_open(settings, listening, lambda address: up.release())


def end_with_parent() -> None:
    """Nobody replaces or stops a worker whose parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


# ── all of them ──────────────────────────────────────────────────────────────────────────────


def replace_the_dead(workers: list[BaseProcess], launch: Callable[[], BaseProcess]) -> None:
    """Wait until somebody dies, and put another in their place."""
    wait([worker.sentinel for worker in workers])
    for place, worker in enumerate(workers):
        if not worker.is_alive():
            log.error("a worker died", extra={"exit": worker.exitcode})
            time.sleep(PAUSE)
            workers[place] = launch()


def end(workers: list[BaseProcess]) -> None:
    """All close well; whoever does not is ended."""
    for worker in workers:
        worker.terminate()
    latest = time.monotonic() + GOODBYE
    for worker in workers:
        worker.join(max(0.0, latest - time.monotonic()))
        worker.kill()
        worker.join()
