"""A step of learning that a graphics card does at one order: recorded once, then replayed."""

from __future__ import annotations

from collections.abc import Callable

import torch

EAGER = 64
"""Steps that are done one by one before one is recorded: until then memory finds its place."""


class Recorded:
    """A step that is always the same, and works on the same places in memory."""

    def __init__(
        self, step: Callable[[], None], device: torch.device, recorded: bool = True
    ) -> None:
        """A processor does every step anew; so does a card if it is not to be recorded."""
        self._step = step
        self._records = recorded and device.type == "cuda"
        self._done = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        """Do it once."""
        if not self._records or self._done < EAGER:
            self._done += 1
            self._step()
            return
        if self._graph is None:
            torch.cuda.synchronize()
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._step()
        self._graph.replay()
