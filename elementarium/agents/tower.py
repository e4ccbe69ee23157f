"""Networks without their teachers: layers that each add something to what the last one made."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Floats32 = npt.NDArray[np.float32]
Layers = list[tuple[Floats32, Floats32]]
"""Weights and biases, from what is seen to the choices."""

SELDOM = 0.1
"""Choices less likely than this part of the likeliest are never made: learning leaves some of all
of them."""


LARGEST = 127
"""Of the whole numbers that weights are kept as; each column of them has a scale of its own."""


def packed(layers: Layers, name: str) -> dict[str, npt.NDArray[Any]]:
    """What a file keeps: weights as whole numbers, a byte each."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    for i, (weights, biases) in enumerate(layers):
        scales = (abs(weights).max(0) / LARGEST).clip(np.finfo(np.float32).tiny)
        arrays[f"{name}{i}"] = np.round(weights / scales).astype(np.int8)
        arrays[f"{name}_scales{i}"] = scales
        arrays[f"{name}_biases{i}"] = biases.astype(np.float32)
    return arrays


def unpacked(kept: Any, name: str) -> Layers:
    """The same from the arrays of a file; there may be none."""
    return [
        (
            kept[f"{name}{i}"].astype(np.float32) * kept[f"{name}_scales{i}"],
            kept[f"{name}_biases{i}"].astype(np.float32),
        )
        for i in range(sum(each.startswith(f"{name}_scales") for each in kept.files))
    ]


def weighed(layers: Layers, rows: Floats32) -> Floats32:
    """How much speaks for each choice, in rows of what is seen."""
    *inner, (last, last_biases) = layers
    out: Floats32 = made_of(inner, rows) @ last + last_biases
    return out


def made_of(layers: Layers, rows: Floats32) -> Floats32:
    """What all layers but the last make of what is seen."""
    (weights, biases), *inner = layers
    hidden: Floats32 = np.maximum(rows @ weights + biases, 0)
    for weights, biases in inner:
        hidden = hidden + np.maximum(hidden @ weights + biases, 0)
    return hidden


def mixed(weights: Floats32) -> Floats32:
    """How likely each choice is; those that should be very rare are left out."""
    shares = np.exp(weights - weights.max(-1, keepdims=True))
    shares[shares < SELDOM] = 0
    return shares / shares.sum(-1, keepdims=True)  # type: ignore[no-any-return]
