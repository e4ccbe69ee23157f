"""The tests of `on_card.py`, where they can run: on a graphics card, or in its simulator.

Numba reads the switch between the two when it is imported, so they have a process of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from numba import cuda

TESTS = Path(__file__).with_name("on_card.py")
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1"}
ON_CARD = {"NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"}  # a few games are meant


def test_a_card_plays_the_games_of_the_processor():
    switch = ON_CARD if cuda.is_available() else SIMULATED
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", TESTS],
        cwd=TESTS.parents[2],
        env={**os.environ, **switch},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
