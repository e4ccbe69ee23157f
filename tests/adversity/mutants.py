"""Is anybody watching? Every line that keeps a secret, a right or a promise is taken away once.

In a copy of the house one line at a time is removed or spoilt, and the tests that should notice it
are run there: one of them must go red. `make mutants` prints who noticed what.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
HOME = HERE.parents[1]
COPIED = ("elementarium", "tests", "pyproject.toml")
HEAVY = ("numba", "numpy", "pydantic", "sqlalchemy")
"""Loaded once, before a process is forked for each mutant."""
PATIENCE = 300
"""Seconds after which a mutant that made everybody wait counts as noticed."""
FAILED = 1
"""What pytest returns when a test went red, and nothing else was wrong."""
BROKEN = 99


@dataclass(frozen=True)
class Mutant:
    """A line that is not there any more, and who should miss it."""

    name: str
    file: str
    line: str
    """As it stands in the file, once."""
    instead: str
    tests: list[str]

    def check(self, home: Path = HOME) -> str:
        """The file, spoilt; an error if the line is not there any more."""
        text = (home / self.file).read_text()
        if text.count(self.line) != 1:
            raise LookupError(f"{self.name}: {self.file} has {text.count(self.line)} × {self.line}")
        return text.replace(self.line, self.instead)


def read_mutants() -> list[Mutant]:
    """All of them."""
    rows = tomllib.loads((HERE / "mutants.toml").read_text())["mutant"]
    return [Mutant(**row) for row in rows]


# ── a copy of the house ──────────────────────────────────────────────────────────────────────


def copy_of_the_house() -> Path:
    """A folder with all that is needed, always the same: what was compiled there is found again."""
    home = HOME / "build" / "mutants"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name in COPIED:
        copy = shutil.copytree if (HOME / name).is_dir() else shutil.copy2
        copy(HOME / name, home / name)
    return home


@contextlib.contextmanager
def spoilt(home: Path, mutant: Mutant) -> Iterator[None]:
    """The copy without that line, until the block ends."""
    path, text = home / mutant.file, mutant.check(home)
    whole = path.read_text()
    path.write_text(text)
    try:
        yield
    finally:
        path.write_text(whole)


def run(home: Path, tests: list[str], patience: float = PATIENCE) -> int | None:
    """What pytest returns in the copy; None if it never ends."""
    pid = os.fork()
    if pid == 0:
        try:
            os._exit(run_here(home, tests))
        finally:  # whatever happens, this process does not tidy up what is the other's
            os._exit(BROKEN)
    until = time.monotonic() + patience
    while time.monotonic() < until:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return None


def run_here(home: Path, tests: list[str]) -> int:
    """The life of a process that sees only the copy."""
    import pytest

    for name in [each for each in sys.modules if each.partition(".")[0] in COPIED]:
        del sys.modules[name]
    os.chdir(home)
    sys.path[:] = [str(home), *(each for each in sys.path if Path(each or ".").resolve() != HOME)]
    os.environ["PYTHONPATH"] = str(home)
    with open(os.devnull, "w") as nowhere:
        for stream in (1, 2):
            os.dup2(nowhere.fileno(), stream)
        return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]))


def share_compiled_rules(home: Path) -> None:
    """No line that is taken away is compiled, so one folder of compiled rules does for all."""
    cache, compiled = home / "cache", home.parent / "mutants-rules"
    shutil.rmtree(cache, ignore_errors=True)
    cache.mkdir()
    compiled.mkdir(exist_ok=True)
    (cache / rules_folder(home)).symlink_to(compiled)
    os.environ["ELEMENTARIUM_CACHE"] = str(cache)


def rules_folder(home: Path) -> str:
    """What the folder of compiled rules is called for these sources."""
    asked = "from elementarium.core import rule; print(rule._sources_hash())"
    environment = os.environ | {"PYTHONPATH": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=home, env=environment, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return f"rules-{done.stdout.strip()}"


# ── the command ──────────────────────────────────────────────────────────────────────────────


def verdict(code: int | None) -> str:
    """What a mutant's end says."""
    if code in (FAILED, None):
        return "noticed"
    return "[red]nobody noticed[/red]" if code == 0 else f"[red]error {code}[/red]"


def main() -> int:
    """Try them all, or those whose names hold a word; returns how many nobody noticed."""
    from rich.console import Console
    from rich.table import Table

    wanted = " ".join(sys.argv[1:])
    chosen = [each for each in read_mutants() if wanted in each.name]
    for each in chosen:
        each.check()
    for name in HEAVY:
        importlib.import_module(name)
    console, table = Console(), Table("taken away", "where", "who should notice", "", "s")
    unnoticed, home = 0, copy_of_the_house()
    share_compiled_rules(home)
    everybody = sorted({test for each in chosen for test in each.tests})
    if run(home, everybody, patience=PATIENCE * len(chosen)) != 0:
        console.print("[red]something is red before anything is taken away[/red]")
        return len(chosen)
    for each in chosen:
        began = time.monotonic()
        with spoilt(home, each):
            share_compiled_rules(home)
            code = run(home, each.tests)
        told = verdict(code)
        unnoticed += told != "noticed"
        took = f"{time.monotonic() - began:.0f}"
        test = each.tests[-1].rpartition("::")[2]
        table.add_row(each.name, each.file.removeprefix("elementarium/"), test, told, took)
        console.print(f"{each.name}: {told}, {took} s")
    console.print(table)
    console.print(f"{len(chosen) - unnoticed} of {len(chosen)} mutants were noticed")
    return unnoticed


if __name__ == "__main__":
    sys.exit(min(main(), 1))
