"""How a house is run: where it keeps its log, whom it lets in, how patient it is."""

from __future__ import annotations

import ipaddress
import os
import socket
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from elementarium.core.errors import BadOption
from elementarium.server.limits import Limits

DATABASE = "elementarium.sqlite"
LOOPBACK = "127.0.0.1"
FIRST_PORT = 8000


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """What whoever opens a house decides."""

    data: Path
    host: str = LOOPBACK
    port: int = FIRST_PORT
    origins: tuple[str, ...] = ()
    """Addresses, besides its own, from which pages may talk to the house."""
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = field(default=wall_clock, repr=False)
    heartbeat: float = 5.0
    """Seconds between two notes that the house is up."""
    postgresql: str | None = field(default=None, repr=False)
    """The address of a database that many workers share, instead of a file of one's own."""
    workers: int = 1
    """Processes that share the port, and the processors."""

    @property
    def database(self) -> str:
        """Where the log is."""
        return self.postgresql or f"sqlite:///{self.data / DATABASE}"

    def allows_host(self, host: str) -> bool:
        """Whether a request for this host is meant for us.

        A page elsewhere can make its own name point to this machine, but it cannot turn a bare
        address into a name, nor take one of our own names.
        """
        name = host_name(host)
        return is_address(name) or name in own_names() or name in self._origin_names

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a page from this origin may talk to us as `host`."""
        origin, host = origin.lower().rstrip("/"), host.lower()
        return origin in self.origins or origin in (f"http://{host}", f"https://{host}")

    @property
    def _origin_names(self) -> set[str]:
        return {host_name(urlsplit(origin).netloc) for origin in self.origins}


def checked_origin(origin: str) -> str:
    """An origin as browsers write it: https://play.example."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadOption(f"an origin looks like https://play.example, not {origin!r}")
    return origin.rstrip("/").lower()


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether it is a bare address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> set[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.split('.')[0]}.local"}


def is_loopback(name: str) -> bool:
    """Whether only this machine reaches that host."""
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def default_data(environment: Mapping[str, str]) -> Path:
    """Where a person's data belong on this system."""
    if environment.get("ELEMENTARIUM_DATA"):
        return Path(environment["ELEMENTARIUM_DATA"])
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA", Path.home())) / "elementarium"
    base = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "elementarium"
