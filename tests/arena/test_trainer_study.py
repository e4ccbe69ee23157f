"""How hard each trainer is."""

from __future__ import annotations

import csv
import json
from collections import Counter

import pytest

from elementarium.arena.study import JOURNAL, play_games, play_into
from elementarium.arena.trainer_picture import draw, square
from elementarium.arena.trainer_study import (
    ANY_STRONGER,
    GAMES_A_ROUND,
    Bout,
    TrainerStudy,
    faces_of,
    rates_of,
    write_table,
)
from elementarium.core.errors import BadOption
from elementarium.core.game import find_game
from elementarium.games.riftforce.options import CHALLENGES

RIFTFORCE = find_game("riftforce")


def random_study(seed: int = 0) -> TrainerStudy:
    return TrainerStudy(RIFTFORCE, {"mode": "solo"}, "random", seed)


@pytest.fixture(scope="module")
def bouts() -> list[Bout]:
    return list(play_games(random_study(), 2 * GAMES_A_ROUND))


def invented() -> list[Bout]:
    """The trainer of 1-1-1 is always beaten, all others never."""
    study = random_study()
    trainers = [study.trainer(number) for number in range(6 * GAMES_A_ROUND)]
    return [
        Bout(each.challenges, each.stronger, [12, 0], 1.0 if each.challenges == "1-1-1" else -1.0)
        for each in trainers
    ]


def test_a_round_meets_each_of_the_64_challenges_without_and_and_with_it(bouts):
    assert GAMES_A_ROUND == 128
    for first in (0, GAMES_A_ROUND):
        met = Counter(
            (bout.challenges, bout.stronger != "none") for bout in bouts[first:][:GAMES_A_ROUND]
        )
        assert set(met.values()) == {1}
        assert {challenges for challenges, _ in met} == set(CHALLENGES)


def test_the_and_card_changes_its_number_and_face_from_round_to_round():
    study = random_study()
    faces = [study.trainer(turn * GAMES_A_ROUND + 1).stronger for turn in range(7)]
    assert len(set(faces)) == 6
    assert faces[0] == faces[6]
    assert len({study.trainer(number).stronger for number in range(1, 13, 2)}) == 6


def test_the_rates_are_those_of_the_games():
    rates = rates_of(invented())
    assert len(rates) == GAMES_A_ROUND
    assert {rate.games for rate in rates} == {6}
    assert {(r.challenges, r.stronger, r.rate) for r in rates if r.won} == {
        ("1-1-1", "none", 1.0),
        ("1-1-1", ANY_STRONGER, 1.0),
    }
    assert {face.stronger: face.games for face in faces_of(invented())}["6:move"] == 64


def test_the_same_games_are_played_again_on_any_number_of_threads(bouts):
    assert list(play_games(random_study(), 40, threads=2)) == bouts[:40]
    assert list(play_games(random_study(1), 40)) != bouts[:40]


def test_a_study_that_was_stopped_goes_on_where_it_was(tmp_path, bouts):
    assert play_into(tmp_path, random_study(), 30) == bouts[:30]
    lines = (tmp_path / JOURNAL).read_text().splitlines()
    assert len(lines) == 31
    assert play_into(tmp_path, random_study(), 50) == bouts[:50]
    assert (tmp_path / JOURNAL).read_text().splitlines()[:31] == lines


def test_tables_and_pictures_are_written(tmp_path):
    rates = {"greedy": rates_of(invented())}
    with write_table(tmp_path / "trainers.csv", rates).open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == GAMES_A_ROUND
    assert rows[0]["rate"] == "1.0"
    files = draw(rates, "6 games each", tmp_path)
    assert [file.name for file in files] == ["trainer-greedy.png", "trainer-greedy.svg"]
    assert all(file.stat().st_size > 1000 for file in files)
    assert square(rates["greedy"], "none", 1)[0, 0] == 1.0
    assert square(rates["greedy"], "none", 2).max() == 0.0


def test_the_command_prints_the_rates(run, tmp_path):
    done = run(
        "study", "trainer", "--agents", "random", "--games", "1", "--out", str(tmp_path), "--json"
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found["trainers"]) == GAMES_A_ROUND
    assert {"trainers.csv", "faces.csv", "trainer-random.svg"} <= {
        f.name for f in tmp_path.iterdir()
    }


def test_studies_of_duels_are_not_of_solo_games(run):
    done = run("study", "guilds", "--mode", "solo", "--agent", "random", "--games", "2")
    assert done.returncode == 2
    assert "the study is of duels" in done.stderr


def test_draft_and_decks_are_up_to_the_agents():
    with pytest.raises(BadOption):
        TrainerStudy(RIFTFORCE, {"mode": "solo", "draft": "random"})
