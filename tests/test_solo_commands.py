"""The command, alone against the trainer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elementarium.games.riftforce.plans import RECONSTRUCTED_DECK

SIM = ("sim", "riftforce", "--mode", "solo", "--games", "3", "--json")


def deck_file(folder: Path, plans: list[str]) -> str:
    file = folder / "plans.txt"
    file.write_text("# mine\n" + "\n".join(plans) + "\n", encoding="utf-8")
    return str(file)


def test_a_plan_deck_of_ones_own_comes_from_a_file(run, tmp_path):
    own = ["777 at 1", *RECONSTRUCTED_DECK[:4], *RECONSTRUCTED_DECK[5:]]
    done = run(*SIM, "--plans", deck_file(tmp_path, own))
    assert done.returncode == 0, done.stderr
    assert sorted(json.loads(done.stdout)["options"]["plans"]) == sorted(own)


@pytest.mark.parametrize(
    ("plans", "complaint"),
    [
        (["556 at 1", "449 at 2"], "line 3, column 1: expected a plan such as 556 at 1"),
        (RECONSTRUCTED_DECK[:19], "expected 15 attack plans and 5 control plans, got"),
    ],
)
def test_a_malformed_plan_deck_is_refused_with_line_and_reason(run, tmp_path, plans, complaint):
    file = deck_file(tmp_path, plans)
    done = run(*SIM, "--plans", file)
    assert done.returncode == 2
    assert f"elementarium: {file}: " in done.stderr
    assert complaint in done.stderr


def test_a_plan_deck_that_is_not_there_is_told(run):
    done = run(*SIM, "--plans", "nowhere.txt")
    assert done.returncode == 2
    assert "cannot read nowhere.txt" in done.stderr


def test_bad_challenges_are_refused_in_one_line(run):
    done = run(*SIM, "--challenges", "1-2")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "expected stars from 1 to 4 for 5, 6 and 7, such as 1-2-1, got '1-2'" in done.stderr


def test_the_trainers_are_shown_with_their_stars(run):
    shown = run("trainers", "--language", "fr")
    assert "Premiers pas" in shown.stdout
    assert "5★ 6★ 7★" in shown.stdout
    told = json.loads(run("trainers", "--json").stdout)["trainers"]
    assert told[0] == {"name": "first", "challenges": "1-1-1", "stronger": "none", "won": 0.67}


def test_one_agent_is_enough_where_one_plays_alone(run):
    done = run(*SIM, "--agents", "greedy")
    assert done.returncode == 0, done.stderr
    assert sum(json.loads(done.stdout)["wins"]) == 3


def test_there_is_no_contest_of_one(run):
    done = run("arena", "riftforce", "--mode", "solo", "--agents", "random,greedy", "--games", "2")
    assert done.returncode == 2
    assert "one player here; a contest needs two" in done.stderr


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [(("--against", "greedy"), "leave --against out"), (("--seat", "1"), "is the trainer's")],
)
def test_against_the_trainer_nobody_else_sits_down(run, flags, complaint):
    done = run("play", "riftforce", "--terminal", "--mode", "solo", *flags)
    assert done.returncode == 2
    assert complaint in done.stderr
