"""The environments of other libraries: each is installed apart from all others, once a version."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.peers.contestants import Library
from elementarium.core.errors import ElementariumError

PYTHON = "python{}.{}".format(*sys.version_info)


class Broken(ElementariumError):
    """Somebody who cannot be measured; it says why."""


def find_python(library: Library, root: Path) -> Path:
    """The Python by which a library's games are played; what is missing is installed first."""
    if not library.packages:
        return Path(sys.executable)
    folder = folder_of(library, root)
    if not is_ready(folder):
        install(library, folder)
    return folder / "bin" / "python"


def folder_of(library: Library, root: Path) -> Path:
    """Where a library is installed: other versions, and those of another Python, lie elsewhere."""
    return root / "environments" / "-".join((*library.packages, PYTHON))


def is_ready(folder: Path) -> bool:
    """Whether everything was installed there to the end."""
    return stamp(folder).exists()


def stamp(folder: Path) -> Path:
    """The file that is written last."""
    return folder / "ready"


def install(library: Library, folder: Path) -> None:
    """Make an environment, and install the packages from PyPI."""
    run(sys.executable, "-m", "venv", "--clear", str(folder))
    pip = (str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--quiet", *library.packages)
    stamp(folder).touch()


def run(*command: str) -> None:
    """Do it, or say in a line why that is not possible."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Broken(f"cannot be installed: {reason(done.stderr or done.stdout)}")


def reason(told: str) -> str:
    """The line of a long complaint that says most: the last one that is called an error."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason is given"])[-1].removeprefix("ERROR: ")
