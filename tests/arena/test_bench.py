from collections.abc import Iterator

from elementarium import game_names
from elementarium.arena import bench


def idle() -> Iterator[bench.Work]:
    """Somebody who is not asked to play."""
    yield from ()


def test_every_game_of_ours_is_measured():
    names = [each.name for each in bench.contestants()]
    for game in game_names():
        assert any(name.startswith(game) and name.endswith(bench.COMPILED) for name in names), game


def test_every_mode_of_riftforce_is_measured():
    names = [each.name for each in bench.contestants()]
    for mode in bench.OTHER_MODES:
        assert f"riftforce, {mode}: {bench.COMPILED}" in names


def test_everybody_plays_in_every_round(monkeypatch):
    monkeypatch.setattr(bench, "SLICE", 0.01)

    def slow():
        while True:
            yield bench.Work(1)

    ours = bench.compiled("riftforce", guilds="beyond")
    found = [bench.Measurement("ours", ours), bench.Measurement("other", slow)]
    bench.measure(found, rounds=3)
    assert [len(each.speeds) for each in found] == [3, 3]
    assert all(speed > 0 for each in found for speed in each.speeds)


def test_the_report_gives_medians_and_how_much_faster_ours_is():
    found = [
        bench.Measurement("ours", idle, [900.0, 1000.0, 5000.0]),
        bench.Measurement("elements: compiled", idle, [900.0, 2000.0, 5000.0]),
        bench.Measurement("other", idle, [10.0, 20.0, 250.0], [1.0, 2.0, 3.0]),
    ]
    figures = bench.report(found)
    assert figures["decisions_per_second"] == {
        "ours": 1000,
        "elements: compiled": 2000,
        "other": 20,
    }
    assert figures["ratio"] == {"other": 50.0}
    assert figures["trials_per_second"] == {"other": 2}


def test_through_match_counts_the_decisions_of_whole_games():
    assert next(bench.from_python()).decisions > 50


def test_search_counts_the_trials_and_the_decisions_it_makes(monkeypatch):
    monkeypatch.setattr(bench, "SEARCHED_TRIALS", 40)
    work = next(bench.in_search())
    assert 0 < work.trials <= 40
    assert work.decisions > work.trials
