"""Where in a deck file something stands, for those who have to put it right."""

from __future__ import annotations

import re

from elementarium.core.reading import Path


def told_slip(message: str, text: str) -> tuple[str, int, int]:
    """A complaint of the TOML reader: its reason, line and column."""
    found = re.search(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", message)
    assert found
    line, column = found[2] or text.count("\n") + 1, found[3] or 1
    return f"not TOML: {found[1]}", int(line), int(column)


def locate(text: str, path: Path) -> tuple[int, int]:
    """Line and column of a value in a deck file, or of the nearest thing around it."""
    lines = text.splitlines() or [""]
    at = 0
    for depth, step in enumerate(path):
        if isinstance(step, str):
            found = _key(lines, at, step, nested=depth > 0)
        elif depth == 1:
            found = _table(lines, str(path[0]), step)
        else:
            found = _item(lines, at, step)
        if found is None:
            break
        at = found
    return at + 1, len(lines[at]) - len(lines[at].lstrip()) + 1


def _key(lines: list[str], first: int, name: str, nested: bool) -> int | None:
    """Where a key or the table of that name stands; inside a table, only there."""
    begins = re.compile(
        rf"\[+{re.escape(name)}\]|{re.escape(name)}\s*=|{{.*\b{re.escape(name)}\s*="
    )
    for n in range(first, len(lines)):
        line = lines[n].strip()
        if nested and n > first and line.startswith("["):
            return None
        if begins.match(line):
            return n
    return None


def _table(lines: list[str], name: str, nth: int) -> int | None:
    """Where the n-th of several tables of one name begins."""
    heads = [n for n, line in enumerate(lines) if line.strip().startswith(f"[[{name}]]")]
    return heads[nth] if nth < len(heads) else None


def _item(lines: list[str], first: int, nth: int) -> int | None:
    """Where the n-th item of a list stands, if the list has a line for each."""
    if not lines[first].rstrip().endswith("["):
        return None
    items = [n for n in range(first, len(lines)) if lines[n].lstrip().startswith(("{", '"'))]
    return items[nth] if nth < len(items) else None
