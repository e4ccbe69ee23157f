"""Running a house: a port to listen at, and a server until somebody says stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from elementarium.core.errors import ElementariumError
from elementarium.server.app import create_app
from elementarium.server.garbage import look_only_when_it_pays
from elementarium.server.house import House
from elementarium.server.invitation import ANY
from elementarium.server.settings import LOOPBACK, Settings

LONGEST_FRAME = 64 * 1024
"""Bytes; a message between the limit and this is refused in words, a longer one cuts the line."""
LAST_WORDS = 5
"""Seconds for open requests when the house closes."""
DEAF = 30_000
"""Milliseconds after which the line to a client that takes nothing in is cut."""
UNHEARD = 256 * 1024
"""Bytes that the system keeps for a client that reads slowly."""
SWITCH = 0.001
"""Seconds that a thread may keep the others waiting: a commit waits for its turn several times."""
LOOK = 0.05
"""Seconds between two looks whether the server is up."""


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket at the first of these ports that is free."""
    ports = list(ports)
    for port in ports:
        try:
            return listen_at(host, port)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror or str(error)
            raise ElementariumError(f"cannot listen at {host}:{port}: {reason}") from None
    where = str(ports[0]) if len(ports) == 1 else f"{ports[0]} to {ports[-1]}"
    raise ElementariumError(f"port {where} is in use at {host}; choose another with --port")


def listen_at(host: str, port: int) -> socket.socket:
    """A socket at this port."""
    kind, _, _, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(kind, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNHEARD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
        listening.bind(address)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def keep_open(settings: Settings, listening: socket.socket, tell: Callable[[str], None]) -> None:
    """Serve until told to stop; `tell` hears the address once tables can be played.

    The house is opened and closed here, not by the server: what fails is told in one line, and
    whoever asks twice to stop does not keep it from closing well.
    """
    signal.signal(signal.SIGTERM, stop)
    app = create_app(settings)
    house: House = app.state.house
    with listening, prompt(), look_only_when_it_pays(), asyncio.Runner() as runner:
        runner.run(house.open())
        try:
            runner.run(serve(make_server(app), settings, listening, tell))
        finally:
            runner.run(house.close())


@contextmanager
def prompt() -> Iterator[None]:
    """Threads take turns quickly."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def stop(*_: object) -> None:
    """Asked politely, the house closes and all is well."""
    raise SystemExit(0)


def make_server(app: FastAPI) -> uvicorn.Server:
    """What speaks HTTP for the house."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=LONGEST_FRAME,
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )


async def serve(
    server: uvicorn.Server,
    settings: Settings,
    listening: socket.socket,
    tell: Callable[[str], None],
) -> None:
    """Answer until somebody says stop."""
    telling = asyncio.create_task(tell_when_up(server, settings, tell))
    try:
        await server.serve(sockets=[listening])
    finally:
        telling.cancel()


async def tell_when_up(
    server: uvicorn.Server, settings: Settings, tell: Callable[[str], None]
) -> None:
    """Say where the house is, once it is open."""
    while not server.started and not server.should_exit:
        await asyncio.sleep(LOOK)
    if server.started:
        await asyncio.to_thread(tell, address_of(settings))


def address_of(settings: Settings) -> str:
    """The address for a browser on this machine."""
    host = LOOPBACK if settings.host in ANY else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
