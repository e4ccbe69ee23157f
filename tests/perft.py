"""Counted trees: positions, and how many ways there are to go on from each.

    python -m tests.perft

counts all positions of tests/perft/*.json anew, natively, and writes tests/perft/counts.txt.
A continuation is a sequence of so many decisions; one that ends the game earlier is not counted
at the greater depths. Chance is part of a position, so the numbers are exact.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from elementarium import Match
from elementarium.core.engine import Engine, Table
from elementarium.core.events import silence
from elementarium.core.game import Game

FOLDER = Path(__file__).parent / "perft"
COUNTS = FOLDER / "counts.txt"
COMMAND = "python -m tests.perft"
DEPTH = 3
"""Every position is counted so deep, both ways."""
DEEPER = 5
"""And natively as deep as this, as long as that is cheap."""
CHEAP = 60_000


def continuations(game: Game, engine: Engine, table: Table, depth: int) -> int:
    """How many sequences of `depth` decisions a table allows."""
    ids = np.zeros(game.most_legal, np.int16)
    count = engine.legal(table, ids)
    if depth == 1:
        return count
    found, log, after = 0, silence(), table.copy()
    for action in ids[:count].tolist():
        after[:] = table
        engine.apply(after, action, log)
        found += continuations(game, engine, after, depth - 1)
    return found


def positions() -> list[Path]:
    """The files that hold a position each."""
    return sorted(FOLDER.glob("*.json"))


def load(file: Path) -> Match:
    """The match that goes on from a position."""
    return Match.from_position(file.read_text(encoding="utf-8"))


def count(file: Path) -> list[int]:
    """The numbers of a position: to depth 3, and further while it is cheap."""
    match = load(file)
    numbers: list[int] = []
    for depth in range(1, DEEPER + 1):
        numbers.append(continuations(match.game, match.game.native, match.copy_table(), depth))
        growth = numbers[-1] / max(numbers[-2], 1) if depth > 1 else 1
        if depth >= DEPTH and numbers[-1] * max(growth, 2) > CHEAP:
            break
    return numbers


def written() -> dict[str, list[int]]:
    """What tests/perft/counts.txt says: for each position its numbers at depth 1, 2, 3, …"""
    lines = (line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines())
    return {
        name: [int(number) for number in numbers]
        for name, *numbers in (line for line in lines if line and line[0] != "#")
    }


def main() -> None:
    """Count everything anew."""
    lines = [f"# continuations at depth 1, 2, 3, …; written by {COMMAND}"]
    for file in positions():
        lines.append(f"{file.stem:<24}" + "".join(f"{number:>9}" for number in count(file)))
        print(lines[-1])
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
