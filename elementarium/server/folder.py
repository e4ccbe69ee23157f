"""The folder of a house: writable, and used by one house at a time."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

from elementarium.core.errors import ElementariumError

LOCK = "in-use"


class Folder:
    """A folder that is ours until we close it."""

    def __init__(self, path: Path) -> None:
        """Make it if it is missing; refuse one that cannot be written or is in use."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path / LOCK, os.O_CREAT | os.O_RDWR)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ElementariumError(f"cannot write in the folder {path}: {reason}") from None
        if not locked(self._lock):
            os.close(self._lock)
            raise ElementariumError(
                f"another Elementarium is open in the folder {path}; "
                "close it, or choose another folder with --data"
            )

    def close(self) -> None:
        """Somebody else may use it."""
        os.close(self._lock)


def locked(file: int) -> bool:
    """Whether the file is ours from now on. The system lets go of it however the process ends."""
    try:
        if os.name == "nt":
            msvcrt = importlib.import_module("msvcrt")
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl = importlib.import_module("fcntl")
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
