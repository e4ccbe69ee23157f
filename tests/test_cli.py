"""The command, run as a person runs it."""

import io
import json
import re
import subprocess
import sys

import pytest

from elementarium import Match, write_match
from elementarium.games.riftforce.cards import GUILDS

SIM_KEYS = {"games", "decisions", "seconds", "decisions_per_second", "wins", "mean_decisions"}


def test_the_module_is_the_command():
    command = [sys.executable, "-m", "elementarium", "sim", "riftforce", "--games", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 1


@pytest.fixture
def match_file(tmp_path):
    match = Match("riftforce", seed=4, names=["Anna", "Boris"])
    while not match.is_over:
        match.apply(match.legal()[len(match.history) % len(match.legal())])
    file = tmp_path / "match.txt"
    file.write_text(write_match(match), encoding="utf-8")
    return file


@pytest.fixture
def position_file(tmp_path):
    match = Match("riftforce", {"draft": "random"}, seed=4)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.position(), indent=1), encoding="utf-8")
    return file


def test_sim_prints_one_json_object_with_its_figures(run):
    done = run("sim", "riftforce", "--guilds", "beyond", "--games", "40", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures.keys() >= SIM_KEYS
    assert figures["games"] == 40
    assert figures["options"]["guilds"] == "beyond"
    assert sum(figures["wins"]) + figures["draws"] == 40


def test_sim_without_json_prints_a_table(run):
    done = run("sim", "riftforce", "--games", "10")
    assert "10 games of riftforce" in done.stdout
    assert "random" in done.stdout


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_agents_everybody_chooses_at_random(run, seats):
    done = run("sim", "elemental-rift", "--seats", str(seats), "--games", "2", "--json")
    assert json.loads(done.stdout)["agents"] == ["random"] * seats


def test_agents_may_be_listed_with_spaces(run):
    done = run("sim", "riftforce", "--games", "1", "--agents", "random, greedy", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["agents"] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("mode", "agents", "seated"),
    [
        ("team3", "greedy,random", ["greedy", "random", "greedy"]),
        ("team4", "random,greedy", ["random", "greedy", "random", "greedy"]),
        ("team4", "greedy,random,random,random", ["greedy", "random", "random", "random"]),
    ],
)
def test_in_a_team_game_agents_are_named_for_the_sides_or_for_the_seats(run, mode, agents, seated):
    command = ("sim", "riftforce", "--mode", mode, "--agents", agents)
    done = run(*command, "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["agents"] == seated
    assert figures["options"]["guilds"] == "beyond"
    assert figures["wins"][0] == figures["wins"][2] != figures["wins"][1]


def test_a_team_game_is_played_at_the_terminal_and_saved(run, monkeypatch, tmp_path):
    file = tmp_path / "team.match"
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: "1")
    command = ["play", "--mode", "team4", "--terminal", "--against", "random", "--language", "en"]
    done = run(*command, "--seed", "3", "--seat", "2", "--save", str(file))
    assert done.returncode == 0, done.stderr
    assert "Random (partner) & You" in done.stdout
    assert run("replay", str(file), "--verify").returncode == 0


def test_replay_tells_a_match_and_verifies_it(run, match_file):
    done = run("replay", str(match_file), "--verify", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "verified" in done.stdout
    assert re.search("^  (Anna|Boris) wins.$", done.stdout, re.MULTILINE)


def test_replay_as_a_seat_does_not_show_what_the_other_drew(run, match_file):
    def drawn(*arguments: str) -> list[str]:
        told = run("replay", str(match_file), "--language", "en", *arguments).stdout
        return [line for line in told.splitlines() if "Boris draws" in line]

    cards = [guild.name.capitalize() for guild in GUILDS]
    assert any(card in line for line in drawn() for card in cards)
    assert drawn("--as-seat", "0")
    assert not any(card in line for line in drawn("--as-seat", "0") for card in cards)


def test_a_tampered_match_is_not_verified(run, match_file):
    text = match_file.read_text(encoding="utf-8")
    match_file.write_text(text.replace("table: ", "table: 0"), encoding="utf-8")
    done = run("replay", str(match_file), "--verify")
    assert done.returncode == 2
    assert "the replay ends at table" in done.stderr


def test_a_match_of_elements_is_told_and_its_chance_verified(run, tmp_path):
    match = Match("elements", {"points_to_win": 3}, key=bytes(range(32)), names=["Anna", "Boris"])
    while not match.is_over:
        match.apply(match.legal()[len(match.history) % len(match.legal())])
    file = tmp_path / "match.txt"
    file.write_text(write_match(match), encoding="utf-8")
    done = run("replay", str(file), "--verify", "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Round 1: " in done.stdout
    assert "verified" in done.stdout
    fingerprint = match.commitment or ""
    tampered = write_match(match).replace(fingerprint, fingerprint[::-1])
    file.write_text(tampered, encoding="utf-8")
    done = run("replay", str(file), "--verify")
    assert done.returncode == 2
    assert "commitment" in done.stderr


def test_elements_is_played_at_the_terminal_and_saved(run, monkeypatch, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("surrender\nquit\n"))
    file = tmp_path / "evening.txt"
    command = ["play", "elements", "--terminal", "--against", "random", "--language", "it"]
    done = run(*command, "--seed", "3", "--points-to-win", "0", "--save", str(file))
    assert done.returncode == 0, done.stderr
    assert "Cedi il round." in done.stdout
    assert "La partita finisce qui, sul " in done.stdout
    assert "option points_to_win: 0" in file.read_text(encoding="utf-8")


def test_position_shows_the_table_and_the_choices(run, position_file):
    done = run("position", str(position_file), "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Play" in done.stdout


def test_position_as_json_is_the_whole_position(run, position_file):
    done = run("position", str(position_file), "--json")
    assert json.loads(done.stdout) == json.loads(position_file.read_text(encoding="utf-8"))


def test_rules_prints_the_rules(run):
    done = run("rules", "riftforce")
    assert done.returncode == 0
    assert "Thunderbolt" in done.stdout


def test_without_a_command_the_commands_are_listed(run):
    done = run()
    assert done.returncode == 0
    assert "sim" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "chess"], "riftforce"),
        (["rules", "chess"], "riftforce"),
        (["sim", "riftforce", "--games", "0"], "--games"),
        (["sim", "riftforce", "--games", "-3"], "--games"),
        (["sim", "riftforce", "--guilds", "moon"], "base or beyond"),
        (["sim", "riftforce", "--draft", "fixed", "--decks", "fire,moon"], "moon"),
        (["sim", "riftforce", "--decks", "fire,ice,air,sand/earth,light,water,plant"], "fixed"),
        (["sim", "riftforce", "--agents", "random,clever"], "clever"),
        (["sim", "riftforce", "--agents", "random"], "2 agents"),
        (["sim", "riftforce", "--mode", "team4", "--agents", "random"], "4 agents"),
        (["sim", "riftforce", "--mode", "team3", "--guilds", "base"], "team3 needs beyond"),
        (["sim", "riftforce", "--mode", "chess"], "duel or team3 or team4"),
        (["sim", "riftforce", "--gmaes", "1"], "--gmaes"),
        (["sim", "riftforce", "--threads", "0"], "--threads"),
        (["frolic"], "frolic"),
        (["replay", "no/such/file"], "no/such/file"),
        (["position", "."], "."),
        (
            ["play", "--terminal", "--against", "serch"],
            "random, greedy, equilibrium, neural, search, search:gentle, search:steady",
        ),
        (["play", "--terminal", "--against", "search:wild"], "gentle, steady, sharp, master"),
        (["play", "--terminal", "--against", "search:0s"], "500ms or 2s"),
        (["play", "--terminal", "--language", "tlh"], "en"),
        (
            ["play", "elements", "--terminal", "--points-to-win", "x"],
            "expected a whole number",
        ),
        (["play", "elements", "--terminal", "--points-to-win", "-1"], "0 for endless, got '-1'"),
        (["play", "elements", "--terminal", "--surrender", "maybe"], "off or on, got 'maybe'"),
        (["play", "elements", "--terminal", "--guilds", "base"], "elements has no option 'guilds'"),
        (["play", "riftforce", "--terminal", "--miscount", "on"], "riftforce has no option"),
        (["agents", "chess"], "riftforce, elements"),
        (["sim", "elemental-rift", "--seats", "5"], "expected 2, 3 or 4 players, got '5'"),
        (["sim", "elemental-rift", "--seats", "3", "--agents", "random,greedy"], "3 agents"),
        (["sim", "elemental-rift", "--deck", "no/such/file"], "no/such/file"),
        (["deck", "check", "no/such/file"], "no/such/file"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(run, arguments, said):
    done = run(*arguments)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("elementarium: ")
    assert said in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("seat", ["2", "7", "-1"])
def test_a_seat_that_is_not_there_is_refused(run, match_file, position_file, seat):
    for command in (["replay", str(match_file)], ["position", str(position_file), "--json"]):
        done = run(*command, "--as-seat", seat)
        assert done.returncode == 2
        assert "0 to 1" in done.stderr


def test_the_opponent_is_called_by_name_and_is_steady_unless_told(run, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert (
        "╭─ Steady ─"
        in run("play", "--terminal", "--language", "en", "--seed", "2", "--seat", "0").stdout
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    done = run(
        "play",
        "--terminal",
        "--language",
        "ru",
        "--seed",
        "2",
        "--seat",
        "0",
        "--against",
        "greedy",
    )
    assert done.returncode == 0, done.stderr
    assert "╭─ Жадина ─" in done.stdout
    assert "greedy" not in done.stdout


def test_a_place_where_nothing_can_be_saved_is_told_before_the_game(run, tmp_path):
    done = run("play", "--terminal", "--save", str(tmp_path / "no" / "such" / "folder.txt"))
    assert done.returncode == 2
    assert "folder.txt" in done.stderr


def test_a_position_that_breaks_card_conservation_is_refused(run, position_file):
    document = json.loads(position_file.read_text(encoding="utf-8"))
    document["seats"][0]["hand"][0] = document["seats"][0]["hand"][1] = "Fi7"
    position_file.write_text(json.dumps(document), encoding="utf-8")
    done = run("position", str(position_file))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "line 1" in done.stderr


def test_a_file_that_is_no_text_is_refused(run, tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "not a text file" in done.stderr
