"""Every rules function compiles for a graphics card, also where there is none.

What is compiled here is PTX, the language all cards read, by NVIDIA's own compiler.
"""

from __future__ import annotations

import inspect
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from elementarium import find_game, game_names
from elementarium.core.engine import CONTRACT
from elementarium.core.rule import bind

HOPPER = (9, 0)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Numba's door to a card that is there on paper only."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the dev extra has it)")
    pytest.importorskip("nvidia", reason="nvidia-nvvm is not installed (the dev extra has it)")
    from numba.cuda import cuda_paths, dispatcher
    from numba.cuda.cudadrv import nvrtc

    from elementarium.gpu import backend

    card = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr(backend, "graphics_card", lambda: backend.cuda)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: card)
    # The compiler of CUDA C, which is not used here, would otherwise have to be installed.
    monkeypatch.setattr(cuda_paths, "_get_nvrtc_path", lambda: None)
    monkeypatch.setattr(nvrtc, "get_arch_option", lambda *capability: "compute_90")
    return backend.cuda


def types_of(game: str, kernel: Any) -> tuple[Any, ...]:
    """What a kernel is given, by the names of its parameters."""
    from numba import boolean, float32, from_dtype, int8, int16, int64, uint32

    rules = find_game(game)
    known = {
        "tables": uint32[:, ::1],
        "chance": uint32[:, ::1],
        "options": from_dtype(rules.OPTIONS)[::1],
        "seeds": int64[::1],
        "seat": int64,
        "stride": int64,
        "decisions": int64,
        "actions": int64[::1],
        "over": boolean[::1],
        "returns": float32[:, ::1],
        "tally": int64[::1],
        "made": int64[::1],
        "first": int64[::1],
        "seats": int8[::1],
        "marks": boolean[:, ::1],
        "observations": int8[:, ::1],
        "records": from_dtype(rules.STATE)[::1],
        "words": uint32[::1],
        "ids": int16[::1],
        "seen": int8[::1],
        "values": float32[::1],
    }
    return tuple(known[name] for name in inspect.signature(kernel).parameters)


def all_rules(game: str) -> Any:
    """A kernel that calls every rules function there is."""
    from elementarium.gpu import rules
    from elementarium.gpu.kernels import STANDARD, backend_of

    contract = {name: getattr(find_game(game), name) for name in CONTRACT}
    backend = backend_of(find_game(game), STANDARD.large)
    begin, play_some = (
        backend.twin(bind(getattr(rules, name), **contract)) for name in ("begin", "play_some")
    )
    results, encode, determinize, turn, stretch, evaluate = (
        backend.twin(contract[name])
        for name in ("returns", "encode", "determinize", "turn", "stretch", "evaluate")
    )

    def kernel(
        records: Any, options: Any, seeds: Any, words: Any, ids: Any, seen: Any, values: Any
    ) -> None:
        begin(records[0], words, options[0], seeds[0])
        play_some(records[0], words, ids, 1)
        determinize(records[0], 0, seeds[0])
        encode(records[0], 0, seen)
        results(records[0], values)
        values[0] = evaluate(records[0], 0)
        seeds[0] = turn(records[0]) + stretch(records[0])

    return kernel


def compiled(cuda: Any, game: str, kernel: Any, optimised: bool = False) -> str:
    ptx, _ = cuda.compile_ptx(
        kernel, types_of(game, kernel), device=False, cc=HOPPER, opt=optimised
    )
    return str(ptx)


@pytest.mark.parametrize("game", game_names())
def test_all_rules_compile_for_a_card(cuda: Any, game: str):
    assert ".target sm_90" in compiled(cuda, game, all_rules(game))


def test_every_kernel_compiles_for_a_card(cuda: Any):
    from elementarium.gpu.kernels import STANDARD, kernels_of

    kernels = kernels_of(find_game("elements"), STANDARD)
    for name in ("deal", "play", "step", "settle", "refuse", "look", "imagine"):
        assert ".target sm_90" in compiled(cuda, "elements", getattr(kernels, name).py_func)


def test_what_follows_the_rules_is_left_to_the_next_kernel(cuda: Any):
    """A thread that is done must not begin with anything else while others still play."""
    from elementarium.gpu.kernels import STANDARD, kernels_of

    kernels = kernels_of(find_game("elements"), STANDARD)
    counting = {
        name: "atom." in compiled(cuda, "elements", getattr(kernels, name).py_func)
        for name in ("deal", "play", "step", "settle")
    }
    assert counting == {"deal": False, "play": False, "step": False, "settle": True}


@pytest.mark.parametrize("game", game_names())
def test_what_was_chosen_is_done_by_functions_compiled_one_by_one(cuda: Any, game: str):
    from elementarium.gpu.kernels import STANDARD, kernels_of

    options = kernels_of(find_game(game), STANDARD).step.targetoptions
    assert (options["lto"], options["max_registers"]) == (False, STANDARD.registers)


def test_a_large_function_is_one_piece_of_code_however_many_call_it(cuda: Any):
    from elementarium.gpu.kernels import STANDARD, Build, kernels_of

    apart, copied = (kernels_of(find_game("elements"), each) for each in (STANDARD, Build(None)))
    assert ".func" in compiled(cuda, "elements", apart.deal.py_func, optimised=True)
    assert ".func" not in compiled(cuda, "elements", copied.deal.py_func, optimised=True)


def test_a_numpy_that_has_dropped_what_numba_cuda_needs_is_enough():
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the dev extra has it)")
    code = (
        "import numpy; vars(numpy).pop('row_stack', None); "
        "import elementarium.gpu, numba.cuda.np.arrayobj"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_solver_of_elements_compiles_for_a_card(cuda: Any):
    """The walkers that play against themselves."""
    from numba import float64, from_dtype, int64

    from elementarium.core.events import LOG
    from elementarium.solving.card import exploring_kernel
    from elementarium.solving.regrets import FRAME, PLACE
    from elementarium.solving.walking import WALKER

    rules = find_game("elements")
    places = [PLACE] * 3
    types = (
        int64, float64, float64, int64,
        *(from_dtype(each)[::1] for each in (rules.STATE, FRAME, WALKER, rules.OPTIONS)),
        *(from_dtype(each)[::1] for each in (*places, LOG)),
    )  # fmt: skip
    ptx, _ = cuda.compile_ptx(
        exploring_kernel.__wrapped__().py_func, types, device=False, cc=HOPPER, opt=False
    )
    assert ".target sm_90" in str(ptx)


def test_scenes_compile_for_a_card(cuda: Any):
    pytest.importorskip("torch", reason="torch is not installed: make neural")
    from numba import int8, int32

    from elementarium.solving.scenes import card_kernels

    see, go_on = card_kernels.__wrapped__()
    words, bytes_ = int32[:, ::1], int8[:, ::1]
    for kernel, types in ((see, (words, bytes_, bytes_, bytes_)), (go_on, (words,))):
        ptx, _ = cuda.compile_ptx(kernel.py_func, types, device=False, cc=HOPPER, opt=False)
        assert ".target sm_90" in str(ptx)
