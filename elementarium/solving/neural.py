"""What needs torch, which is too large to be installed for everybody."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from elementarium.core.errors import ElementariumError


def with_torch(module: str, room: str = "solving") -> Any:
    """A module that needs torch."""
    try:
        return import_module(f"elementarium.{room}.{module}")
    except ModuleNotFoundError as error:
        raise ElementariumError(
            f"networks need {error.name}: pip install 'elementarium[neural]'"
        ) from None
