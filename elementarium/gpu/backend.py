"""A back end for graphics cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from elementarium.core.errors import ElementariumError
from elementarium.core.events import Log, emit
from elementarium.core.rule import Backend, rule

if not hasattr(np, "row_stack"):  # NumPy 2.5 has dropped it; some releases of numba-cuda need it
    np.row_stack = np.vstack

import numba
from numba import cuda as numba_cuda

cuda: Any = numba_cuda
config: Any = numba.config
SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether the simulator stands in for a card."""


@cache
def graphics_card() -> Any:
    """Numba's door to the card; where there is none, that is said."""
    if not cuda.is_available():
        raise ElementariumError("there is no graphics card here that numba-cuda can use")
    return cuda


@rule
def keep_nothing(log: Log, what: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Nobody listens on a card: what happens is not even noted."""


def card_backend(types: Mapping[str, Any], large: int | None = None) -> Backend:
    """A back end whose twins are called by code on the card.

    The compiler copies most functions to each place that calls them; only those stay in one piece
    that are large, if it is said what that means: so many steps of its first draft.
    """
    graphics_card()

    def jit(function: FunctionType, once: bool) -> Any:
        if SIMULATED:
            return function
        twin = cuda.jit(device=True)(function)
        return twin if once or large is None else _kept_apart(twin, large)

    return Backend(jit, types, {emit: keep_nothing})


def _kept_apart(twin: Any, large: int) -> Any:
    """A function that stays in one piece, however many call it, if it is large."""
    compile_device = twin.compile_device

    def compile_apart(arguments: tuple[Any, ...], returned: Any = None) -> Any:
        result = compile_device(arguments, returned)
        function = result.library.get_function(result.fndesc.llvm_func_name)
        if sum(len(block.instructions) for block in function.blocks) > large:
            function.attributes.add("noinline")
        return result

    twin.compile_device = compile_apart
    return twin
