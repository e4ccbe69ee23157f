"""What was learned, as JSON that people can read and compare."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

DECIMALS = 3


def document(parts: Mapping[str, Any]) -> str:
    """An object whose parts have a line for each of their entries."""
    lines = (f"{json.dumps(name)}: {_by_lines(part)}" for name, part in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _by_lines(part: Any) -> str:
    if not part or not isinstance(part, Mapping):
        return json.dumps(part)
    lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in part.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def rounded(numbers: npt.NDArray[np.float64]) -> list[Any]:
    """Numbers as they are written; no minus before a zero."""
    found: list[Any] = (numbers.round(DECIMALS) + 0.0).tolist()
    return found
