"""A worker process: it thinks about one thing at a time, and ends with the server.

Jobs come in on its standard input and answers go out on its standard output, each a pickle after
its length. Nobody but the server talks to it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

LENGTH = 4
"""Bytes that say how long a message is."""
NICENESS = 4
"""Players' choices go before thoughts; but on a busy machine 10 would starve them for minutes."""


def packed(message: Any) -> bytes:
    """A message as it goes through the pipe."""
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH) + body


def unpacked(body: bytes) -> Any:
    """A message that came through the pipe; both ends of it are ours."""
    return pickle.loads(body)


def read_message(pipe: BinaryIO) -> Any:
    """The next message; EOFError when the server is gone."""
    return unpacked(_exactly(pipe, int.from_bytes(_exactly(pipe, LENGTH))))


def _exactly(pipe: BinaryIO, size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data


def listen(pipe: BinaryIO, jobs: SimpleQueue[Any]) -> None:
    """Pass jobs on; when the server is gone, however it went, end in the middle of a thought."""
    try:
        while True:
            jobs.put(read_message(pipe))
    except EOFError:
        os._exit(0)


def answer(job: Any) -> tuple[bool, Any]:
    """Whether it went well, and what came of it: the answer, or how it failed."""
    function, arguments = job
    try:
        return True, function(*arguments)
    except Exception as error:
        return False, told_error(error)


def told_error(error: Exception) -> str:
    """What failed and where; not its message, which may speak of cards that nobody sees."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {where.name}, {where.filename}:{where.lineno}"


def main() -> None:
    """Think about what comes, one after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not get between the answers
    jobs: SimpleQueue[Any] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        answers.write(packed(answer(jobs.get())))
        answers.flush()


if __name__ == "__main__":
    main()
