"""A house is killed between any two of its steps: check, commit, acknowledge, broadcast."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.adversity.size import Progress
from tests.server.killed import BEFORE, MOMENTS
from tests.server.test_kills import kill

STEPS = [*MOMENTS, BEFORE]


async def kill_at_every_step(folder: Path, kills: int) -> None:
    """So many deaths between steps, and one at first at any time."""
    progress = Progress("kills", kills)
    counts = await kill(folder, kills + 1, STEPS, progress.add)
    progress.say()
    assert counts["acknowledged"] > 5 * kills, counts
    assert counts["refused"] == 0, counts
    print(f"{kills} kills: {counts['acknowledged']} choices acknowledged, none lost or doubled")


async def test_killed_between_any_two_steps_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path):
    await kill_at_every_step(tmp_path, len(STEPS))


@pytest.mark.slow
async def test_a_thousand_kills(tmp_path: Path):
    await kill_at_every_step(tmp_path, 1000)
