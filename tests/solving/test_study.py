"""What a strategy plays, counted."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from elementarium.agents.equilibrium import shipped
from elementarium.solving.study import Figures, study, write_tables


@pytest.fixture(scope="module")
def figures() -> Figures:
    return study(shipped(), 300, seed=1, threads=1, progress=lambda more: None)


def test_every_round_is_counted_once_with_its_turns(figures: Figures):
    assert figures.rounds >= 300
    assert figures.lengths.sum() == figures.rounds
    assert 4 < figures.mean_turns < 20


def test_a_round_is_opened_once_at_every_table(figures: Figures):
    assert figures.openings.sum() == pytest.approx(figures.choices[0].sum(), rel=1e-4)


def test_nobody_takes_from_an_empty_chain_or_reveals_before_a_card_lies_there(figures: Figures):
    assert figures.choices[0, 6] == 0
    assert figures.choices[0, 8] == 0


def test_a_round_brings_one_point_or_two(figures: Figures):
    assert set(np.unique(np.abs(np.concatenate(figures.results)))) <= {1, 2}


def test_at_every_table_one_kind_of_choice_is_the_likeliest(figures: Figures):
    met = figures.choices.sum(1)
    assert figures.right.sum(1) == pytest.approx(met, rel=1e-4)
    assert figures.played.sum(1) == pytest.approx(met, rel=1e-4)
    assert (figures.sure <= figures.right).all()


def test_the_first_move_is_worth_what_it_is_with_each_hand(figures: Figures):
    moves = figures.first_moves.values()
    assert sum(rounds for _, _, rounds in moves) == figures.rounds
    mean = sum(value * rounds for value, _, rounds in moves) / figures.rounds
    assert mean == pytest.approx(figures.first_move[0], abs=1e-5)


def test_tables_hold_shares(figures: Figures, tmp_path: Path):
    for file in write_tables(figures, tmp_path)[:2]:
        with file.open(encoding="utf-8", newline="") as lines:
            for row in list(csv.reader(lines))[1:]:
                assert sum(map(float, row[1:-1])) == pytest.approx(1, abs=0.01)


def test_the_command_writes_tables_and_pictures(run, tmp_path: Path):
    done = run("study", "elements", "--rounds", "100", "--out", str(tmp_path), "--json")
    assert json.loads(done.stdout)["rounds"] >= 100
    names = {file.name for file in tmp_path.iterdir()}
    figures = ("openings", "choices", "right", "first_move")
    assert names == {f"{name}.{kind}" for name in figures for kind in ("csv", "png", "svg")}


def test_a_file_that_is_no_strategy_is_refused(run, tmp_path: Path):
    file = tmp_path / "broken.npz"
    file.write_text("no strategy", encoding="utf-8")
    done = run("study", "elements", "--strategy", str(file))
    assert done.returncode == 2
    assert "is not a strategy for Elements" in done.stderr
