from collections.abc import Iterator

from elementarium import game_names
from elementarium.arena import bench
from elementarium.gpu import backend


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


def test_games_in_step_count_the_choices_at_every_table(monkeypatch):
    monkeypatch.setattr(bench, "IN_STEP", 4)
    monkeypatch.setattr(bench, "STEPS", 3)
    for observe in (False, True):
        assert next(bench.in_step("elements", observe)()).decisions == 12
    for game in game_names():
        assert sum(each.name.startswith(game) for each in bench.all_in_step()) == 2


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


def test_a_graphics_card_is_compared_with_the_same_game_on_one_core():
    names = [each.name for each in bench.contestants(card=True)]
    for label in bench.PLAYED:
        assert {f"{label}: {bench.COMPILED}", f"{label}: {bench.ON_CARD}"} <= set(names)
    found = [
        bench.Measurement(f"ours: {bench.COMPILED}", idle, [1000.0]),
        bench.Measurement(f"elements: {bench.COMPILED}", idle, [2000.0]),
        bench.Measurement(f"elements: {bench.ON_CARD}", idle, [50_000.0]),
    ]
    figures = bench.report(found)
    assert figures["card_ratio"] == {f"elements: {bench.ON_CARD}": 25.0}
    assert figures["ratio"] == {}


def test_the_card_is_shown_beside_one_core(run, monkeypatch):
    found = [
        bench.Measurement(f"elements: {bench.COMPILED}", idle, [2000.0]),
        bench.Measurement(f"elements: {bench.ON_CARD}", idle, [50_000.0]),
    ]
    monkeypatch.setattr(backend, "graphics_card", lambda: None)
    monkeypatch.setattr(bench, "contestants", lambda card: found if card else found[:1])
    monkeypatch.setattr(bench, "measure", lambda found, progress: None)
    monkeypatch.setenv("COLUMNS", "120")
    assert "25.0 ×" in run("bench", "--gpu").stdout
    assert "card" not in run("bench").stdout


def test_where_there_is_no_card_that_is_said_at_once(run, monkeypatch):
    monkeypatch.setattr(backend.cuda, "is_available", lambda: False)
    backend.graphics_card.cache_clear()
    assert "there is no graphics card here" in run("bench", "--gpu").stderr


def test_through_match_counts_the_decisions_of_whole_games():
    assert next(bench.from_python()).decisions > 50


def test_search_counts_the_trials_and_the_decisions_it_makes(monkeypatch):
    monkeypatch.setattr(bench, "SEARCHED_TRIALS", 40)
    work = next(bench.in_search())
    assert 0 < work.trials <= 40
    assert work.decisions > work.trials
