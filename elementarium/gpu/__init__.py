"""The rules on a graphics card: the same functions, compiled by numba-cuda, one thread a game."""

from elementarium.gpu.batch import GpuBatch, Look

__all__ = ["GpuBatch", "Look"]
