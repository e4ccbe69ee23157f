"""A network as a file that plays everywhere: ONNX."""

from __future__ import annotations

import json
import logging
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from elementarium.agents.neural import ABOUT, INPUT, Impression
from elementarium.core.errors import MissingExtra
from elementarium.core.game import find_game
from elementarium.learning.network import Network
from elementarium.learning.sight import seen_in_duel
from elementarium.learning.tables import GAME


class Playing(nn.Module):
    """What it takes to play: from whole observations to all that the network says of them."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """From int8 [n, observation] to float [n, actions] and float [n]."""
        weights, values = self.network(seen_in_duel(observations))
        return weights, values


def export(network: Network, file: Path, about: Mapping[str, Any]) -> None:
    """Write a network and where it comes from; the file is there whole or not at all."""
    try:
        import onnx
        import onnxscript  # noqa: F401  (torch needs it)
    except ImportError as error:
        raise MissingExtra(error, "neural") from None
    game = find_game(GAME)
    playing = Playing(network).cpu().eval()
    example = (torch.zeros((2, game.observation), dtype=torch.int8),)
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)  # it misses what is not needed here
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what torch is going to change in its own code
        program = torch.onnx.export(
            playing, example, input_names=[INPUT], output_names=[*Impression._fields], dynamo=True,
            dynamic_shapes=({0: torch.export.Dim("games")},), external_data=False, verbose=False,
        )  # fmt: skip
    model = program.model_proto
    slim(model)
    said = {"game": GAME, "rules_version": game.rules_version, **about}
    onnx.helper.set_model_props(model, {ABOUT: json.dumps(said)})
    unfinished = file.with_suffix(".part")
    onnx.save(model, unfinished)
    unfinished.replace(file)


def slim(model: Any) -> None:
    """Half the size: matrices in half precision, and nothing of how the file came about.

    Whoever reads the file widens them once; then it counts as before.
    """
    from onnx import TensorProto, helper, numpy_helper

    graph = model.graph
    for part in (graph, *graph.node, *graph.value_info, *graph.input, *graph.output):
        part.ClearField("metadata_props")
    widened = []
    for tensor in graph.initializer:
        if tensor.data_type == TensorProto.FLOAT and len(tensor.dims) > 1:
            name, stored = tensor.name, f"{tensor.name}.half"
            halved = numpy_helper.to_array(tensor).astype(np.float16)
            tensor.CopyFrom(numpy_helper.from_array(halved, stored))
            widened.append(helper.make_node("Cast", [stored], [name], to=TensorProto.FLOAT))
    nodes = [*widened, *graph.node]
    graph.ClearField("node")
    graph.node.extend(nodes)
