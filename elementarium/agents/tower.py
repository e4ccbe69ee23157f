"""Networks without their teachers: layers that each add something to what the last one made."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats32 = npt.NDArray[np.float32]
Layers = list[tuple[Floats32, Floats32]]
"""Weights and biases, from what is seen to the choices."""

SELDOM = 0.1
"""Choices less likely than this part of the likeliest are never made: learning leaves some of all
of them."""


def weighed(layers: Layers, rows: Floats32) -> Floats32:
    """How much speaks for each choice, in rows of what is seen."""
    (weights, biases), *inner, (last, last_biases) = layers
    hidden = np.maximum(rows @ weights + biases, 0)
    for weights, biases in inner:
        hidden = hidden + np.maximum(hidden @ weights + biases, 0)
    out: Floats32 = hidden @ last + last_biases
    return out


def mixed(weights: Floats32) -> Floats32:
    """How likely each choice is; those that should be very rare are left out."""
    shares = np.exp(weights - weights.max(-1, keepdims=True))
    shares[shares < SELDOM] = 0
    return shares / shares.sum(-1, keepdims=True)  # type: ignore[no-any-return]
