"""A back end for graphics cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from elementarium.core.errors import ElementariumError
from elementarium.core.rule import Backend


@cache
def graphics_card() -> Any:
    """Numba's door to the card; where there is none, that is said."""
    cuda = _numba_cuda()
    if not cuda.is_available():
        raise ElementariumError("there is no graphics card here that numba-cuda can use")
    return cuda


def _numba_cuda() -> Any:
    """Some releases of numba-cuda need a name that NumPy 2.5 no longer has; it gets it back."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def card_backend(types: Mapping[str, Any]) -> Backend:
    """A back end whose twins are called by code on the card."""
    cuda = graphics_card()

    def jit(function: FunctionType, inline: bool) -> Any:
        return cuda.jit(device=True)(function)  # it decides by itself what goes inline

    return Backend(jit, types)
