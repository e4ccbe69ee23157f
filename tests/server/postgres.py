"""A PostgreSQL of one's own, in a folder that is thrown away: one for all tests of a process."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import elementarium.server.app  # noqa: F401  (every model is known)
from elementarium.server.models import Base

PLACES = "/usr/lib/postgresql"
"""Where Debian puts its programs, a folder a version."""
OWNER = "postgres"
"""PostgreSQL refuses to be run by root, so root lets this user run it."""
PATIENCE = 60.0
END_OTHERS = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname =
"""
"""Whoever a killed house has left behind is gone, too."""
QUICK = {"fsync": "off", "autovacuum": "off", "listen_addresses": "127.0.0.1"}
"""A power cut may destroy it: then it is thrown away anyway."""


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, the newest if there are several."""
    found = [
        Path(place)
        for place in (
            *sorted(map(str, Path(PLACES).glob("*/bin")), key=lambda each: -version(each)),
            *os.get_exec_path(),
        )
        if (Path(place) / "initdb").exists() and (Path(place) / "postgres").exists()
    ]
    return found[0] if found else None


def version(place: str) -> int:
    name = Path(place).parent.name
    return int(name) if name.isdigit() else 0


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._names = (f"house{number}" for number in itertools.count(1))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._call(
            "initdb", "--pgdata", str(folder / "data"), "--auth=trust", "--no-sync", "-U", OWNER
        )
        self.start()
        self.ready = self.empty()
        """The address of the database that is used again and again."""

    def empty(self) -> str:
        """The address of a new database with nothing in it."""
        name = next(self._names)
        self.ask(f"CREATE DATABASE {name}", "postgres")
        return self.address(name)

    def house(self) -> str:
        """The address of a database that is ready for a house: the same each time, but cleaned.

        A new one each time would be eight megabytes to write and to throw away.
        """
        name = self.ready.rpartition("/")[2]
        while self.ask(f"{END_OTHERS} '{name}'", name) != "0":
            time.sleep(0.01)
        self.ask(f"TRUNCATE {', '.join(each.name for each in Base.metadata.sorted_tables)}", name)
        return self.ready

    def copied(self, address: str) -> str:
        """The address of a database made from a backup of another."""
        copy, dump = self.empty(), str(self._folder / "backup.dump")
        self._call("pg_dump", "--format=custom", f"--file={dump}", address)
        self._call("pg_restore", f"--dbname={copy}", dump)
        return copy

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def ask(self, query: str, database: str) -> str:
        """What PostgreSQL's own client says."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER, "-d", database)
        return self._call("psql", *where, "-XqAtc", query).strip()

    def start(self) -> None:
        """Run it, until it answers."""
        options = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [
                *self._as_owner("postgres"),
                *("-D", str(self._folder / "data"), "-p", str(self.port), "-k", str(self._folder)),
                *options,
            ],
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        """Cut all connections, at once, as when a machine is restarted in a hurry."""
        postmaster = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            return self.ask("SELECT 1", "postgres") == "1"
        except subprocess.CalledProcessError:
            return False

    def _call(self, program: str, *arguments: str) -> str:
        command = [*self._as_owner(program), *arguments]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd="/")
        return done.stdout

    def _as_owner(self, program: str) -> list[str]:
        runner = ["runuser", "-u", OWNER, "--"] if os.getuid() == 0 else []
        return [*runner, str(self._programs / program)]


@contextmanager
def running(programs: Path) -> Iterator[Cluster]:
    """A PostgreSQL until the block ends."""
    folder = Path(tempfile.mkdtemp(prefix="elementarium-postgres-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER)
        cluster = Cluster(folder, programs)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
