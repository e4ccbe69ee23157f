"""The command `elementarium arena`, run as a person runs it."""

import json

import pytest

from elementarium.core.notation import read_match

ARENA = ("arena", "riftforce", "--guilds", "beyond", "--draft", "random")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)


def test_json_is_one_object_with_pairs_ratings_and_files(run, tmp_path):
    code, printed, said = run(*ARENA, "--agents", "random,greedy", "--games", "4", "--json")
    assert code == 0, said
    figures = json.loads(printed)
    assert figures["agents"] == ["random", "greedy"]
    assert figures["options"]["guilds"] == "beyond"
    assert (figures["game"], figures["games"], figures["seed"]) == ("riftforce", 4, 0)
    [pair] = figures["pairs"]
    low, high = pair.pop("interval")
    assert 0 == low < high < 0.5
    assert pair == {
        "a": "random",
        "b": "greedy",
        "games": 4,
        "a_wins": 0,
        "b_wins": 4,
        "draws": 0,
        "a_win_rate": 0.0,
    }
    assert [rating["agent"] for rating in figures["ratings"]] == ["greedy", "random"]
    assert figures["ratings"][0].keys() == {"agent", "mu", "sigma", "ordinal"}
    assert figures["files"].keys() == {"results", "png", "svg"}
    for file in figures["files"].values():
        assert file.startswith("arena/riftforce-")
        assert (tmp_path / file).is_file()


def test_called_again_with_more_games_it_plays_only_the_missing_ones(run, tmp_path):
    file = tmp_path / "here" / "results.jsonl"
    assert run(*ARENA, "--games", "2", "--out", "here")[0] == 0
    before = file.read_bytes()
    assert run(*ARENA, "--games", "4", "--out", "here", "--threads", "2")[0] == 0
    assert file.read_bytes().startswith(before)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 4


def test_without_json_it_prints_tables(run):
    code, printed, _ = run(*ARENA, "--games", "2")
    assert code == 0
    for word in ("2 games of riftforce", "greedy", "ordinal", "standings.png"):
        assert word in printed


def test_kept_matches_verify_and_name_the_agents(run, tmp_path):
    run(*ARENA, "--games", "2", "--out", "here")
    code, _, said = run(*ARENA, "--games", "2", "--out", "here", "--keep-matches")
    assert code == 0, said
    files = sorted((tmp_path / "here" / "matches").iterdir())
    matches = [read_match(file.read_text(encoding="utf-8"), verify=True) for file in files]
    assert [match.names for match in matches] == [["greedy", "random"], ["random", "greedy"]]
    assert all(match.is_over for match in matches)
    assert run("replay", str(files[0]), "--verify")[0] == 0


def test_a_folder_of_another_contest_is_refused_unless_begun_anew(run):
    run(*ARENA, "--games", "2", "--out", "here")
    code, printed, said = run(*ARENA, "--games", "2", "--out", "here", "--seed", "1")
    assert (code, printed) == (2, "")
    assert "--fresh" in said
    assert len(said.splitlines()) == 1
    assert run(*ARENA, "--games", "2", "--out", "here", "--seed", "1", "--fresh")[0] == 0


def test_an_agent_that_thinks_by_the_clock_is_named_in_one_line(run):
    agents = ("--agents", "search:1ms, search:gentle")
    code, _, said = run(*ARENA, *agents, "--games", "2", "--json")
    assert code == 0
    assert said == "search:1ms thinks by the clock: its games differ from run to run\n"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--agents", "random"], "at least two"),
        (["--agents", "random,greedy,random"], "twice"),
        (["--agents", "random,clever"], "clever"),
        (["--games", "5"], "even"),
        (["--on", "moon"], "moon"),
        (["--threads", "0"], "--threads"),
        (["--out", "/dev/null/here"], "/dev/null"),
    ],
)
def test_bad_input_gets_one_clear_line_and_leaves_nothing(run, tmp_path, arguments, expected):
    code, printed, said = run(*ARENA, *arguments)
    assert (code, printed) == (2, "")
    assert expected in said
    assert len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
