"""A house as people run it: `elementarium serve` in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 180.0
"""Seconds for a house to open; the very first compiles the rules."""
LAST_WORDS = 20.0
"""Seconds for a house to close."""
LOOK = 0.1


class House:
    """A server that can be opened, killed and opened again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Serve, and wait until tables can be played."""
        serve = ("serve", "--port", str(self.port), "--data", str(self.folder / "data"))
        with self._notes.open("ab") as notes:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "elementarium", *serve], stdout=notes, stderr=notes
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            assert self._process.poll() is None, f"the house did not open:\n{self.told()}"
            assert time.monotonic() < deadline, f"the house is still closed:\n{self.told()}"
            time.sleep(LOOK)

    def kill(self) -> None:
        """The power goes out."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Close the house as Ctrl-C does."""
        assert self._process
        self._process.terminate()
        self._process.wait(LAST_WORDS)

    def told(self) -> str:
        """The last of what the server wrote."""
        return self._notes.read_text("utf-8", "replace")[-3000:]

    @property
    def _notes(self) -> Path:
        return self.folder / "server.log"

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError as error:
            error.close()
            return False
        except OSError:
            return False


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
