from elementarium.arena import bench


def test_the_report_gives_medians_and_ratios_to_ours(monkeypatch):
    monkeypatch.setattr(bench, "SLICE", 0.01)

    def slow():
        while True:
            yield 1

    found = [bench.Measurement("ours", bench.compiled), bench.Measurement("other", slow)]
    bench.measure(found, rounds=3)
    figures = bench.report(found)
    assert len(figures["rounds"]["ours"]) == 3
    ours, other = figures["decisions_per_second"].values()
    assert figures["ratio"] == {"other": round(found[0].speed / found[1].speed, 1)}
    assert ours > 0
    assert other > 0


def test_through_match_counts_the_decisions_of_whole_games():
    assert next(bench.from_python()) > 50
