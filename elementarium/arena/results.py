"""The folder of a contest: a journal of its games, their matches, and the picture of the end."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from elementarium.arena.contest import Conditions, GameRecord, Pairing, Played
from elementarium.arena.journal import Journal

JOURNAL = "results.jsonl"
MATCHES = "matches"


def usual_folder(conditions: Conditions) -> Path:
    """Where games under these conditions are kept when nobody says where."""
    key = json.dumps(asdict(conditions), sort_keys=True)
    return Path("arena") / f"{conditions.game}-{hashlib.sha256(key.encode()).hexdigest()[:8]}"


@contextmanager
def open_results(folder: Path, conditions: Conditions, fresh: bool = False) -> Iterator[Results]:
    """The results in a folder, to go on with; `fresh` forgets what is there."""
    with Journal(folder / JOURNAL, GameRecord, asdict(conditions), fresh) as journal:
        if fresh:
            for match in (folder / MATCHES).glob("*.txt"):
                match.unlink()
        yield Results(folder, journal)


class Results:
    """The games played so far, in memory and in a folder."""

    def __init__(self, folder: Path, journal: Journal[GameRecord]) -> None:
        self.file = journal.file
        self.matches = folder / MATCHES
        self._journal = journal
        self.records = {record.pairing: record for record in journal.entries}

    def finished(self, pairings: Iterable[Pairing], with_match: bool = False) -> set[Pairing]:
        """Those that need not be played any more: their record is here, and their match."""
        return {
            each
            for each in pairings
            if each in self.records and (not with_match or self.match_file(each).exists())
        }

    def add(self, played: Played) -> None:
        """Keep a game: its match first, so that a game with a record lacks nothing."""
        pairing = played.record.pairing
        if played.notation is not None:
            self.matches.mkdir(exist_ok=True)
            file = self.match_file(pairing)
            half = file.with_suffix(".part")
            half.write_text(played.notation, encoding="utf-8")
            half.replace(file)
        self._journal.append(played.record)
        self.records[pairing] = played.record

    def match_file(self, pairing: Pairing) -> Path:
        """Where the match of a game is kept."""
        names = "-".join(re.sub(r"[^\w.]+", "-", name) for name in (pairing.a, pairing.b))
        return self.matches / f"{names}-{pairing.number:05}.txt"
