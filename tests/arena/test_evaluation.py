"""What a table is worth, learned from how games went on."""

import json
from dataclasses import asdict, replace

import numpy as np
import pytest

from elementarium.agents.random import RandomAgent
from elementarium.arena import evaluation as learning
from elementarium.arena import study as studies
from elementarium.arena.evaluation import (
    DECK,
    LEAD,
    RIDGE,
    Column,
    NotedGame,
    Sample,
    TurnStudy,
    calibrated,
    evaluation_text,
    fit_evaluation,
    held_out,
    learn,
    noted_table,
)
from elementarium.arena.journal import BadJournal
from elementarium.arena.logistic import COIN, chances, fit, log_losses
from elementarium.arena.study import JOURNAL, play_games, play_into
from elementarium.core.errors import BadOption
from elementarium.core.game import find_game
from elementarium.games.riftforce.evaluate import LEARNED

RIFTFORCE = find_game("riftforce")
GAMES = 20


def random_study(seed: int = 0) -> TurnStudy:
    return TurnStudy(RIFTFORCE, {"guilds": "beyond"}, "random", seed)


@pytest.fixture(scope="module")
def games() -> list[NotedGame]:
    return list(play_games(random_study(), GAMES))


@pytest.fixture
def command(run):
    return lambda *arguments: run("study", "evaluation", *arguments)


# ── playing and noting ───────────────────────────────────────────────────────────────────────


class Watched(RandomAgent):
    """Remembers the tables at which its turns began."""

    def __init__(self, seed: int, tables: dict[int, list[float]]) -> None:
        super().__init__(seed)
        self.tables = tables

    def choose(self, match):
        self.tables.setdefault(match.turn, noted_table(match, match.to_move))
        return super().choose(match)


def test_every_turn_is_noted_once_as_the_player_to_move_sees_it(monkeypatch):
    tables: dict[int, list[float]] = {}
    monkeypatch.setattr(learning, "RANDOM_TURNS", 0.0)
    monkeypatch.setattr(studies, "make_agent", lambda name, seed: Watched(seed, tables))
    game = random_study().play(3)
    assert game.turns == [tables[turn] for turn in sorted(tables)]
    assert len(game.turns) > 10
    assert set(game.seats) == {0, 1}
    assert sorted(game.results) == [-1.0, 1.0]


def test_now_and_then_a_whole_turn_is_random(monkeypatch):
    asked: dict[int, list[float]] = {}
    monkeypatch.setattr(studies, "make_agent", lambda name, seed: Watched(seed, asked))
    turns = careless = 0
    for number in range(GAMES):
        asked.clear()
        played = len(random_study().play(number).turns)
        turns, careless = turns + played, careless + played - len(asked)
    assert 0.06 < careless / turns < 0.18
    monkeypatch.setattr(learning, "RANDOM_TURNS", 1.0)
    asked.clear()
    assert random_study().play(3).turns
    assert not asked


def test_the_same_seed_gives_the_same_games_however_many_at_a_time(games):
    assert list(play_games(random_study(), GAMES, threads=2)) == games
    assert list(play_games(random_study(1), GAMES)) != games


def test_a_study_goes_on_where_it_was(tmp_path, games):
    assert play_into(tmp_path, random_study(), 7) == games[:7]
    told: list[int] = []
    assert play_into(tmp_path, random_study(), GAMES, progress=told.append) == games
    assert told == [7, *[1] * (GAMES - 7)]


def test_games_of_other_conditions_are_refused_until_one_begins_anew(tmp_path, monkeypatch):
    play_into(tmp_path, random_study(), 2)
    monkeypatch.setattr(learning, "RANDOM_TURNS", 0.5)
    with pytest.raises(BadJournal, match=r"random_turns 0\.12, not 0\.5"):
        play_into(tmp_path, random_study(), 2)
    assert len(play_into(tmp_path, random_study(), 3, fresh=True)) == 3


@pytest.mark.parametrize("line", [{"x": 1}, {"turns": [["high"]]}, {"results": [None, 1]}])
def test_a_line_that_is_no_game_is_told(tmp_path, games, line):
    play_into(tmp_path, random_study(), 1)
    wrong = line if "x" in line else {**asdict(games[1]), **line}
    file = tmp_path / JOURNAL
    file.write_text(f"{file.read_text(encoding='utf-8')}{json.dumps(wrong)}\n", encoding="utf-8")
    with pytest.raises(BadJournal, match=f"{JOURNAL}, line 3: expected"):
        play_into(tmp_path, random_study(), 2)


def test_a_game_without_features_has_nothing_to_learn():
    study = TurnStudy(replace(RIFTFORCE, features=None), {}, "random")
    with pytest.raises(BadOption, match="no evaluation"):
        study.play(0)


# ── learning ─────────────────────────────────────────────────────────────────────────────────

GUILDS = "abcdefgh"
COLUMNS: list[Column] = [DECK, LEAD, *(("presence", guild) for guild in GUILDS)]


class Planted:
    """A world in which the weights are known; its games are one turn long.

    Guilds win in ways that neither the table nor the worth of the deck shows, by `secret`.
    """

    def __init__(self, secret: float) -> None:
        chance = np.random.default_rng(2)
        self.worth = chance.normal(0, 0.4, len(GUILDS))
        self.secret = secret * np.array([1, -1] * 4)
        self.weights = np.concatenate([[2.0, 0.3], chance.normal(0, 0.3, len(GUILDS))])

    def games(self, count: int) -> list[NotedGame]:
        chance = np.random.default_rng(3)
        return [self._game(chance, number) for number in range(count)]

    def _game(self, chance, number: int) -> NotedGame:
        dealt, seat = chance.permutation(len(GUILDS)), number % 2
        side = np.where(np.isin(np.arange(len(GUILDS)), dealt[:4]), 1, -1)
        there = side * chance.poisson(1.0, len(GUILDS))
        deck, lead = self.worth @ side, chance.integers(-5, 6)
        turn = np.array([deck, lead, *there])
        odds = turn @ self.weights + self.secret @ side
        won = 1.0 if chance.random() < 1 / (1 + np.exp(-odds)) else -1.0
        ours, theirs = ([GUILDS[i] for i in half] for half in (dealt[:4], dealt[4:]))
        decks, results = [ours, theirs], [won, -won]
        turned = slice(None, None, -1 if seat else 1)
        return NotedGame(number, decks[turned], results[turned], [seat], [turn.tolist()])


def test_planted_weights_are_found_again():
    world = Planted(secret=0.0)
    assert learn(Sample.of(world.games(12_000), COLUMNS)) == pytest.approx(world.weights, abs=0.1)


def test_guilds_on_the_table_are_not_praised_for_guilds_in_the_deck():
    world = Planted(secret=0.5)
    sample = Sample.of(world.games(12_000), COLUMNS)
    table = slice(1, None)
    assert learn(sample)[table] == pytest.approx(world.weights[table], abs=0.1)
    naive = fit(sample.features, sample.won, np.full(len(COLUMNS), RIDGE))
    assert abs(naive - world.weights)[table].max() > 0.2


def test_the_worth_of_decks_is_fitted_without_the_guilds_beside_it():
    sample = Sample.of(Planted(secret=0.5).games(3000), COLUMNS)
    weights = learn(sample)
    deck, surprise = sample.features[:, 0], sample.won - chances(sample.features, weights)
    assert deck @ surprise == pytest.approx(RIDGE * weights[0], abs=1e-3)
    assert abs(sample.features[:, 1] @ surprise - RIDGE * weights[1]) > 1


def test_a_sample_is_counted_by_hand():
    one = NotedGame(0, [["a"], ["b"]], [1.0, -1.0], [1, 0], [[0.5], [-0.5]])
    two = NotedGame(1, [["c"], ["a"]], [0.0, 0.0], [0], [[2.0]])
    sample = Sample.of([one, two], [DECK])
    assert sample.features.tolist() == [[0.5], [-0.5], [2.0]]
    assert sample.decks.tolist() == [[-1, 1, 0], [1, -1, 0], [-1, 0, 1]]
    assert sample.won.tolist() == [0, 1, 0.5]
    assert sample.game.tolist() == [0, 0, 1]


def test_a_game_is_foretold_from_other_games_only():
    """A guild that wins all turns of its one game: who had seen some would foretell the others."""
    columns = [DECK, LEAD, ("presence", "x")]
    rare = NotedGame(0, [["x"], ["b"]], [1.0, -1.0], [0] * 200, [[0, 0, 1]] * 200)
    others = [
        NotedGame(n, [["a"], ["b"]], [won, -won], [0] * 4, [[0, won, 0]] * 4)
        for n, won in enumerate([1.0, -1.0] * 20, start=1)
    ]
    sample = Sample.of([rare, *others], columns)
    by_all, by_lead = held_out(sample)
    assert by_all[:200] == pytest.approx(np.full(200, 0.5), abs=0.1)
    assert chances(sample.features, learn(sample))[0] > 0.65
    assert by_lead[200] > 0.7


def test_calibration_compares_what_was_foretold_with_what_came():
    low, high = calibrated(np.array([0.0, 1, 1, 1]), np.array([0.31, 0.35, 0.99, 1.0]))
    assert (low.rows, high.rows) == (2, 2)
    assert (low.predicted, high.predicted) == pytest.approx((0.33, 0.995))
    assert (low.won, high.won) == (0.5, 1.0)


def test_what_is_learned_foretells_more_than_the_lead_and_is_calibrated():
    found = fit_evaluation(Planted(secret=0.0).games(6000), COLUMNS)
    losses = list(found.losses.values())
    assert losses == sorted(losses, reverse=True)
    even = log_losses(np.array([1.0, 0, 0.5]), np.full(3, 0.5))
    assert losses[0] == COIN == pytest.approx(even)
    assert losses[1] - losses[2] > 0.05
    assert sum(each.rows for each in found.calibration) == found.rows == 6000
    assert all(abs(each.predicted - each.won) < 0.08 for each in found.calibration)


# ── the file and the command ─────────────────────────────────────────────────────────────────


def test_the_file_has_all_that_the_evaluation_reads(games):
    study = random_study()
    found = fit_evaluation(games, study.columns)
    text = evaluation_text(found, {"games": GAMES})
    document = json.loads(text)
    assert list(document) == ["made", "fitted", "weights", "presence"]
    for part in ("weights", "presence"):
        assert list(document[part]) == list(LEARNED[part])
    written = [document[part][name] for part, name in study.columns]
    assert written == found.weights.round(3).tolist()
    assert document["fitted"]["held_out_log_loss"]["coin"] == 0.69315
    assert sum(document["fitted"]["calibration_rows"]) == found.rows
    foretold = [each.predicted for each in found.calibration]
    assert document["fitted"]["calibration_predicted"] == pytest.approx(foretold, abs=5e-4)
    assert '  "fire": ' in text


def test_the_base_game_teaches_nothing_about_other_guilds():
    study = TurnStudy(RIFTFORCE, {"guilds": "base"}, "random")
    found = fit_evaluation(list(play_games(study, 10)), study.columns)
    weights = dict(zip(found.columns, found.weights.tolist(), strict=True))
    assert weights["presence", "magnet"] == 0
    assert weights["presence", "fire"] != 0


def test_the_command_gives_the_same_file_with_or_without_a_break(command, tmp_path):
    settings = ["--agent", "greedy", "--guilds", "beyond", "--seed", "3", "--games"]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    code, shown, error = command(*settings, "12", "--out", str(whole))
    assert code == 0, error
    assert "coin" in shown
    assert "foretold" in shown
    table = tmp_path / "table.json"
    assert command(*settings, "10", "--out", str(broken))[0] == 0
    journal = broken / JOURNAL
    journal.write_bytes(journal.read_bytes()[:-9])
    again = ["12", "--out", str(broken), "--threads", "2", "--table", str(table)]
    assert command(*settings, *again)[0] == 0
    assert journal.read_bytes() == (whole / JOURNAL).read_bytes()
    assert table.read_bytes() == (whole / "evaluation.json").read_bytes()
    made = json.loads(table.read_text(encoding="utf-8"))["made"]
    assert made["command"].startswith("elementarium study evaluation --game riftforce")
    assert (made["agent"], made["games"], made["seed"]) == ("greedy", 12, 3)
    lines = map(json.loads, journal.read_text(encoding="utf-8").splitlines()[1:])
    assert made["rows"] == sum(len(line["turns"]) for line in lines)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--agent", "nobody"], "nobody"),
        (["--games", "1"], "--games"),
        (["--draft", "random"], "--draft"),
    ],
)
def test_bad_input_gets_one_clear_line(command, tmp_path, arguments, said):
    code, shown, error = command("--out", str(tmp_path), *arguments)
    assert (code, shown, len(error.splitlines())) == (2, "", 1)
    assert said in error
