"""Opening and closing the house, as a person does it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from elementarium.core.errors import ElementariumError
from elementarium.server import running
from elementarium.server.folder import Folder
from elementarium.server.running import address_of, listen
from elementarium.server.settings import Settings


def test_a_port_in_use_is_told(run, tmp_path):
    with listen("127.0.0.1", [0]) as taken:
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", port, "--data", str(tmp_path))
    assert done.returncode == 2
    assert f"port {port} is in use" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_first_free_port_is_taken():
    with listen("127.0.0.1", [0]) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", range(port, port + 50)) as free:
            assert free.getsockname()[1] > port
        with pytest.raises(ElementariumError, match="in use"):
            listen("127.0.0.1", [port, port])


def test_a_host_that_is_not_ours_is_told(run, tmp_path):
    done = run("serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 2
    assert "192.0.2.1" in done.stderr


def test_a_folder_that_cannot_be_written_is_told(run, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    done = run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert done.returncode == 2
    assert "cannot write in the folder" in done.stderr.splitlines()[-1]


def test_a_folder_belongs_to_one_house(tmp_path):
    first = Folder(tmp_path)
    with pytest.raises(ElementariumError, match="another Elementarium is open"):
        Folder(tmp_path)
    first.close()
    Folder(tmp_path).close()


@pytest.mark.parametrize("origin", ["play.example", "https://play.example/path"])
def test_a_bad_origin_is_told(run, tmp_path, origin):
    done = run("serve", "--origin", origin, "--data", str(tmp_path))
    assert done.returncode == 2
    assert "https://play.example" in done.stderr


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::1", "http://[::1]:8000/"),
    ],
)
def test_the_address_for_this_machine(host, address):
    assert address_of(Settings(Path("data"), host)) == address


# ── a real one ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def house(tmp_path):
    """A house in a process of its own, and its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "elementarium", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process, f"127.0.0.1:{port}"
    finally:
        process.kill()
        process.communicate()


def wait_until_ready(address: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://{address}/healthz", timeout=5) as answer:
                assert answer.status == 200
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the house did not open")


def test_a_house_closes_when_it_is_asked_to(house):
    process, address = house
    wait_until_ready(address)
    origin = Origin(f"http://{address}")
    with connect(f"ws://{address}/api/socket", origin=origin, proxy=None) as client:
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=20)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    said, noted = process.communicate(timeout=30)
    assert process.returncode == 0
    assert f"http://{address}/" in said
    assert '"level": "error"' not in noted
    assert "Traceback" not in noted


def workers_of(process) -> set[int]:
    """The processes that serve, among those that somebody has started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(pid) for pid in children if "--workers" in command_of(pid)}


def command_of(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it is gone
        return ""


def wait_for_another(process, before: set[int]) -> set[int]:
    for _ in range(600):
        now = workers_of(process)
        if len(now) == len(before) and now != before:
            return now
        time.sleep(0.1)
    pytest.fail("nobody took the place of the worker that died")


@contextmanager
def two_workers(cluster) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A house with two workers, once it can be played in, and its address."""
    with listen("127.0.0.1", [0]) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    serve = ["serve", "--workers", "2", "--port", address.partition(":")[2]]
    process = subprocess.Popen(
        [sys.executable, "-m", "elementarium", *serve],
        env={**os.environ, "DATABASE_URL": cluster.house()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            wait_until_ready(address)
            yield process, address
        finally:
            process.kill()


by_proc = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are found by /proc"
)


@by_proc
def test_a_worker_that_dies_is_replaced_and_all_close_when_asked_to(cluster):
    with two_workers(cluster) as (process, address):
        first = workers_of(process)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        others = wait_for_another(process, first)
        wait_until_ready(address)
        process.send_signal(signal.SIGTERM)
        said, noted = process.communicate(timeout=60)
    assert process.returncode == 0
    assert f"http://{address}/" in said
    assert "a worker died" in noted
    assert "Traceback" not in noted
    assert not any(Path(f"/proc/{pid}").exists() for pid in first | others)


@by_proc
def test_workers_end_when_the_house_is_killed_however_early(cluster):
    with two_workers(cluster) as (process, _):
        workers = workers_of(process)
    end = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < end, "workers are left"
        time.sleep(0.1)


# ── playing in the browser ───────────────────────────────────────────────────────────────────


def test_play_opens_the_page_in_the_browser(run, tmp_path, monkeypatch):
    opened: list[str] = []

    def kept_open(settings, listening, tell):
        with listening:
            tell(address_of(settings))

    monkeypatch.setattr(running, "keep_open", kept_open)
    monkeypatch.setattr("webbrowser.open", opened.append)
    done = run("play", "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    (address,) = opened
    assert address.startswith("http://127.0.0.1:8")
    assert address in done.stdout


@pytest.mark.parametrize(
    "arguments", [["--against", "greedy"], ["--seat", "0"], ["--guilds", "beyond"], ["--seed", "1"]]
)
def test_in_the_browser_everything_is_chosen_there(run, arguments):
    done = run("play", *arguments)
    assert done.returncode == 2
    assert "--terminal" in done.stderr


def test_ctrl_c_closes_the_house(tmp_path):
    told: list[str] = []

    def stop(address: str) -> None:
        told.append(address)
        os.kill(os.getpid(), signal.SIGINT)

    listening = listen("127.0.0.1", [0])
    settings = Settings(tmp_path, port=listening.getsockname()[1])
    polite = signal.getsignal(signal.SIGTERM)
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job may ignore it
    try:
        with pytest.raises(KeyboardInterrupt):
            running.keep_open(settings, listening, stop)
    finally:
        signal.signal(signal.SIGTERM, polite)
        signal.signal(signal.SIGINT, interrupt)
    assert told == [address_of(settings)]
    Folder(tmp_path).close()  # nobody uses it any more


def test_threads_take_turns_quickly_while_the_house_is_open():
    before = sys.getswitchinterval()
    with running.prompt():
        assert sys.getswitchinterval() == pytest.approx(running.SWITCH)
    assert sys.getswitchinterval() == before
