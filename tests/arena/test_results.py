import json
import resource
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from elementarium.arena.contest import Contest, GameRecord, Pairing, Played
from elementarium.arena.journal import BadJournal
from elementarium.arena.on_threads import on_threads
from elementarium.arena.results import open_results, usual_folder


def contest(seed: int = 0) -> Contest:
    return Contest("riftforce", {}, ["random", "greedy"], 6, seed)


def go_on(meeting: Contest, folder: Path, most: int = 100) -> list[Pairing]:
    """Play what is left, or some of it; returns what was played."""
    with open_results(folder, meeting.conditions) as results:
        batches = meeting.batches(results.finished(meeting.pairings()))
        played = [each for batch in on_threads(batches) for each in batch][:most]
        for each in played:
            results.add(each)
    return [each.record.pairing for each in played]


def read(meeting: Contest, folder: Path) -> dict[Pairing, GameRecord]:
    """The records of a folder, without the time it took."""
    with open_results(folder, meeting.conditions) as results:
        return {name: replace(each, seconds={}) for name, each in results.records.items()}


def record(number: int, a: str = "greedy", b: str = "random") -> GameRecord:
    return GameRecord(a, b, number, 7, [a, b], a, 90, "0f", {a: 0.5, b: 0.25})


def test_a_contest_that_was_stopped_goes_on_where_it_was(tmp_path):
    meeting = contest()
    first = go_on(meeting, tmp_path / "cut", most=3)
    second = go_on(meeting, tmp_path / "cut")
    assert first + second == meeting.pairings()
    assert go_on(meeting, tmp_path / "cut") == []
    go_on(meeting, tmp_path / "whole")
    assert read(meeting, tmp_path / "cut") == read(meeting, tmp_path / "whole")


def test_a_line_cut_off_in_the_middle_is_forgotten_and_its_game_played_again(tmp_path):
    meeting = contest()
    go_on(meeting, tmp_path)
    whole = read(meeting, tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert go_on(meeting, tmp_path) == meeting.pairings()[-1:]
    assert read(meeting, tmp_path) == whole


def test_the_first_line_tells_the_conditions(tmp_path):
    with open_results(tmp_path, contest(seed=9).conditions) as results:
        results.add(Played(record(0)))
    first, second = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(first).items() >= {"game": "riftforce", "rules_version": 1, "seed": 9}.items()
    assert json.loads(second)["winner"] == "greedy"


def test_what_was_added_is_read_again(tmp_path):
    with open_results(tmp_path, contest().conditions) as results:
        for number in range(3):
            results.add(Played(record(number)))
    with open_results(tmp_path, contest().conditions) as results:
        assert list(results.records.values()) == [record(number) for number in range(3)]


def test_games_of_another_contest_are_refused(tmp_path):
    go_on(contest(seed=1), tmp_path, most=0)
    with (
        pytest.raises(BadJournal, match=r"results.jsonl has other games .seed 1, not 2"),
        open_results(tmp_path, contest(seed=2).conditions),
    ):
        pass


def test_games_of_agents_that_have_changed_are_refused(tmp_path):
    conditions = contest().conditions
    go_on(contest(), tmp_path, most=0)
    with (
        pytest.raises(BadJournal, match="sources"),
        open_results(tmp_path, replace(conditions, sources="other")),
    ):
        pass


@pytest.mark.parametrize("line", ["nonsense", "[1, 2]", '{"a": "greedy"}', "{}", ""])
def test_a_broken_line_is_named(tmp_path, line):
    with open_results(tmp_path, contest().conditions) as results:
        results.add(Played(record(0)))
    file = tmp_path / "results.jsonl"
    first, second = file.read_text(encoding="utf-8").splitlines()
    file.write_text(f"{first}\n{line}\n{second}\n", encoding="utf-8")
    with (
        pytest.raises(BadJournal, match=r"results.jsonl, line 2: expected"),
        open_results(tmp_path, contest().conditions),
    ):
        pass


@pytest.mark.parametrize("wrong", [{"number": "0"}, {"seats": "greedy"}, {"seconds": {"a": None}}])
def test_a_record_with_a_field_of_another_kind_is_named(tmp_path, wrong):
    with open_results(tmp_path, contest().conditions) as results:
        results.add(Played(record(0)))
    with results.file.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**asdict(record(1)), **wrong}) + "\n")
    with (
        pytest.raises(BadJournal, match=rf"results.jsonl, line 3: expected {next(iter(wrong))}: "),
        open_results(tmp_path, contest().conditions),
    ):
        pass


def test_two_contests_do_not_write_into_one_file(tmp_path):
    with (
        open_results(tmp_path, contest().conditions),
        pytest.raises(BadJournal, match="another"),
        open_results(tmp_path, contest().conditions),
    ):
        pass


def test_fresh_forgets_what_was_there(tmp_path):
    with open_results(tmp_path, contest(seed=1).conditions) as results:
        results.add(Played(record(0), "a match"))
    with open_results(tmp_path, contest(seed=2).conditions, fresh=True) as results:
        assert results.records == {}
        assert list(results.matches.iterdir()) == []


def test_a_full_disk_loses_nothing_that_was_written(tmp_path):
    conditions = contest().conditions
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with open_results(tmp_path, conditions) as results:
        results.add(Played(record(0)))
        size = results.file.stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30, hard))
        try:
            with pytest.raises(OSError, match=r"results.jsonl"):
                results.add(Played(record(1)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert results.file.stat().st_size == size + 30
    with open_results(tmp_path, conditions) as results:
        assert list(results.records) == [record(0).pairing]


def test_a_game_whose_match_is_wanted_but_missing_is_played_again(tmp_path):
    pairings = [Pairing("greedy", "random", number) for number in range(3)]
    with open_results(tmp_path, contest().conditions) as results:
        results.add(Played(record(0)))
        results.add(Played(record(1), "a match"))
        assert results.finished(pairings) == set(pairings[:2])
        assert results.finished(pairings, with_match=True) == {pairings[1]}


def test_match_files_have_names_for_every_file_system(tmp_path):
    with open_results(tmp_path, contest().conditions) as results:
        file = results.match_file(Pairing("search:1.5s", "search:sharp", 12))
    assert file.name == "search-1.5s-search-sharp-00012.txt"


def test_other_conditions_have_another_usual_folder():
    folders = {usual_folder(contest(seed).conditions) for seed in (1, 2, 2)}
    assert len(folders) == 2
    assert all(str(folder).startswith("arena/riftforce-") for folder in folders)
