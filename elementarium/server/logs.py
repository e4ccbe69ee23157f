"""What the house notes for those who run it: one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every note has anyway."""
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic")
"""Libraries that are heard only when something is wrong."""


class AsJson(logging.Formatter):
    """A note as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how serious, where, what, and whatever else was given."""
        note: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "note": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in PLAIN and not name.startswith("_"):  # those are a library's own
                note[name] = value
        if record.exc_info:
            note["error"] = self.formatException(record.exc_info)
        return json.dumps(note, ensure_ascii=False, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a note is about us, and not uvicorn's about a client that sent no UTF-8."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError))


def speak_json(level: int = logging.INFO) -> None:
    """From now on notes go to the standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(is_ours)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
