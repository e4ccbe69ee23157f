import subprocess
import sys
from dataclasses import replace

import pytest

from elementarium.arena.contest import BadContest, Batch, Contest, GameRecord
from elementarium.arena.on_threads import on_threads
from elementarium.core.errors import ElementariumError

WITHOUT_RAY = """
import sys
sys.modules["ray"] = None
sys.argv = ["elementarium", "arena", "riftforce", "--on", "ray"]
from elementarium.cli import main
main()
"""


def records(games) -> list[GameRecord]:
    found = [replace(each.record, seconds={}) for batch in games for each in batch]
    return sorted(found, key=lambda record: record.number)


def of_another_elementarium(contest: Contest) -> Batch:
    batch = contest.batches()[0]
    return replace(batch, conditions=replace(batch.conditions, sources="0badc0de"))


def test_ray_plays_the_same_games_as_threads():
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    from elementarium.arena.on_ray import on_ray

    contest = Contest("riftforce", {}, ["random", "greedy"], 8, seed=4)
    contest.warm_up()
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        there = records(on_ray(contest.batches(notated=True)))
        assert ray.is_initialized()  # a cluster that was there before is left alone
        with pytest.raises(BadContest, match=r"^another Elementarium .*$") as refused:
            list(on_ray([of_another_elementarium(contest)]))
        assert len(str(refused.value).splitlines()) == 1
    finally:
        ray.shutdown()
    assert there == records(on_threads(contest.batches(), threads=2))
    assert len(there) == 8


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere:port"])
def test_a_cluster_that_does_not_answer_is_told_at_once(address):
    pytest.importorskip("ray", reason="Ray is not installed")
    from elementarium.arena.on_ray import on_ray

    with pytest.raises(ElementariumError, match="no Ray cluster answers"):
        next(on_ray([], address))


def test_without_ray_one_line_tells_how_to_get_it(tmp_path):
    command = [sys.executable, "-c", WITHOUT_RAY]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert "pip install 'elementarium[ray]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
