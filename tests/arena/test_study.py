"""What wins: guilds, pairs and matchups."""

import csv
import json
from dataclasses import replace
from itertools import chain

import pytest

from elementarium.agents.random import RandomAgent
from elementarium.arena import study as studies
from elementarium.arena.intervals import wilson
from elementarium.arena.journal import BadJournal, Journal
from elementarium.arena.running import first_seed
from elementarium.arena.study import (
    JOURNAL,
    Deal,
    Study,
    figures_of,
    half_width,
    play_games,
    play_into,
    write_tables,
)
from elementarium.arena.study_picture import draw
from elementarium.core.errors import BadOption, UnknownAgent
from elementarium.core.game import find_game
from elementarium.core.match import Match

RIFTFORCE = find_game("riftforce")
GAMES = 60
NAMES = [f"guild {i}" for i in range(8)]


def random_study(seed: int = 0) -> Study:
    return Study(RIFTFORCE, {"guilds": "beyond"}, "random", seed)


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return list(play_games(random_study(), GAMES))


# ── dealing and playing ──────────────────────────────────────────────────────────────────────


def test_every_deal_is_played_twice_with_the_decks_exchanged(monkeypatch):
    tables = []

    class Watched(RandomAgent):
        def choose(self, match):
            if not match.history:
                tables.append(match)
            return super().choose(match)

    monkeypatch.setattr(studies, "make_agent", lambda name, seed: Watched(seed))
    deal = random_study().play(7)
    here, there = tables
    decks = [[RIFTFORCE.deck(match.state, seat) for seat in (0, 1)] for match in tables]
    assert decks == [deal.decks, deal.decks[::-1]]
    assert here.seed == there.seed
    assert here.state.order.tolist() == there.state.order.tolist()
    assert deal.scores == [(here.returns()[0] + 1) / 2, (there.returns()[1] + 1) / 2]


def test_decks_are_those_of_a_random_draft(deals):
    seed = first_seed(0) + 3
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    assert deals[3].decks == [RIFTFORCE.deck(match.state, seat) for seat in (0, 1)]
    for deal in deals:
        assert len(set(chain(*deal.decks))) == 8
    assert len({guild for deal in deals for guild in chain(*deal.decks)}) == 18


def test_the_same_seed_gives_the_same_games_however_many_at_a_time(deals):
    assert list(play_games(random_study(), GAMES, threads=2)) == deals
    assert list(play_games(random_study(1), GAMES)) != deals


def test_all_is_compiled_before_the_games_unless_there_are_none(monkeypatch):
    compiled: list[str] = []
    monkeypatch.setattr(studies, "warm_up", lambda game, options, agents: compiled.extend(agents))
    assert list(play_games(random_study(), 4, threads=2, skip=2)) == []
    assert compiled == []
    next(play_games(random_study(), 4, threads=2))
    assert compiled == ["random"]


def test_an_odd_number_of_games_is_filled_up():
    told: list[int] = []
    assert len(list(play_games(random_study(), 3, progress=told.append))) == 2
    assert told == [2, 2]


def test_a_game_without_decks_cannot_be_studied():
    options = tuple(option for option in RIFTFORCE.options if option.name != "decks")
    with pytest.raises(BadOption, match="no decks"):
        Study(replace(RIFTFORCE, options=options), {}, "random")


def test_a_study_is_of_duels():
    with pytest.raises(BadOption, match="duels"):
        Study(RIFTFORCE, {"mode": "team4"}, "random")


def test_what_the_study_chooses_itself_cannot_be_given():
    with pytest.raises(BadOption, match="random decks"):
        Study(RIFTFORCE, {"draft": "standard"}, "random")
    with pytest.raises(UnknownAgent):
        Study(RIFTFORCE, {}, "nobody")


# ── figures ──────────────────────────────────────────────────────────────────────────────────


def test_what_one_guild_wins_another_loses(deals):
    figures = figures_of(deals)
    assert figures.games == GAMES
    assert sum(share.games for share in figures.guilds) == 8 * GAMES
    assert sum(share.score for share in figures.guilds) == 4 * GAMES
    assert sum(share.score for share in figures.pairs) == 6 * GAMES
    against = {share.guilds: share for share in figures.against}
    for (one, foe), share in against.items():
        other = against[foe, one]
        assert share.games == other.games
        assert share.score + other.score == share.games
        assert share.surprise == pytest.approx(-other.surprise)


def test_a_share_is_counted_by_hand():
    one = Deal([["fire", "ice"], ["air", "sand"]], [1.0, 0.5])
    two = Deal([["ice", "sand"], ["fire", "earth"]], [0.0, 0.0])
    figures = figures_of([one, two])
    guilds = {share.guilds[0]: (share.games, share.score) for share in figures.guilds}
    assert guilds["fire"] == (4, 3.5)
    assert guilds["ice"] == (4, 1.5)
    assert guilds["earth"] == (2, 2.0)
    pairs = {share.guilds: (share.games, share.score) for share in figures.pairs}
    assert pairs == {
        ("fire", "ice"): (2, 1.5),
        ("air", "sand"): (2, 0.5),
        ("ice", "sand"): (2, 0.0),
        ("earth", "fire"): (2, 2.0),
    }
    against = {share.guilds: (share.games, share.score) for share in figures.against}
    assert against["fire", "sand"] == (4, 3.5)
    assert against["ice", "air"] == (2, 1.5)
    assert ("fire", "ice") in against


def test_guilds_that_add_up_have_no_synergy():
    """All deals of two guilds out of six, in which one guild wins a share of its games."""
    names = ["a", "b", "c", "d", "e", "f"]
    decks = [[one, two] for one in names for two in names if one < two]
    deals = [
        Deal([deck, other], [0.5 + 0.2 * (("a" in deck) - ("a" in other))] * 2)
        for deck in decks
        for other in decks
        if not set(deck) & set(other)
    ]
    figures = figures_of(deals)
    assert figures.guilds[0].guilds == ("a",)
    assert figures.guilds[0].rate == pytest.approx(0.7)
    assert max(abs(share.surprise) for share in figures.pairs) < 0.01
    assert max(abs(share.surprise) for share in figures.against) < 0.01


def test_the_wilson_interval_is_that_of_the_books():
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(50, 100).half_width < wilson(5, 10).half_width


# ── files ────────────────────────────────────────────────────────────────────────────────────


def test_a_study_goes_on_where_it_was(tmp_path, deals, monkeypatch):
    play_into(tmp_path, random_study(), 20)
    played: list[int] = []
    play = Study.play

    def watched(study, number, stopped=None):
        played.append(number)
        return play(study, number, stopped)

    monkeypatch.setattr(Study, "play", watched)
    told: list[int] = []
    assert play_into(tmp_path, random_study(), GAMES, progress=told.append) == deals
    assert played == list(range(10, GAMES // 2))
    assert sum(told) == GAMES
    assert play_into(tmp_path, random_study(), 20) == deals[:10]


def test_a_torn_line_is_played_again(tmp_path, deals):
    play_into(tmp_path, random_study(), 20)
    file = tmp_path / JOURNAL
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert play_into(tmp_path, random_study(), 20) == deals[:10]
    assert file.read_bytes() == whole


def test_even_the_first_line_may_be_torn(tmp_path, deals):
    play_into(tmp_path, random_study(), 4)
    file = tmp_path / JOURNAL
    whole = file.read_bytes()
    file.write_bytes(whole[:20])
    assert play_into(tmp_path, random_study(), 4) == deals[:2]
    assert file.read_bytes() == whole


@pytest.mark.parametrize("text", ["a diary", "a diary\n", "{}\n", "[1]\n", '{"a": 1}\n'])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path, text):
    file = tmp_path / JOURNAL
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadJournal, match="line 1"):
        play_into(tmp_path, random_study(), 4)
    assert file.read_text(encoding="utf-8") == text


def test_games_of_other_conditions_are_refused_until_one_begins_anew(tmp_path):
    play_into(tmp_path, random_study(), 4)
    with pytest.raises(BadJournal, match="seed 0, not 1"):
        play_into(tmp_path, random_study(1), 4)
    assert len(play_into(tmp_path, random_study(1), 2, fresh=True)) == 1
    assert (tmp_path / JOURNAL).read_text(encoding="utf-8").count("\n") == 2


def test_a_broken_line_in_the_middle_is_told(tmp_path):
    play_into(tmp_path, random_study(), 6)
    file = tmp_path / JOURNAL
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([lines[0], "?\n", *lines[2:]]), encoding="utf-8")
    with pytest.raises(BadJournal, match="line 2"):
        play_into(tmp_path, random_study(), 6)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('{"x": 1}', "expected decks, scores"),
        ('{"decks": [["fire"], ["ice"]], "scores": "even"}', r"expected scores: list\[float\]"),
    ],
)
def test_a_line_that_is_no_deal_is_told_before_more_is_played(tmp_path, line, expected):
    play_into(tmp_path, random_study(), 4)
    file = tmp_path / JOURNAL
    file.write_text(file.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(BadJournal, match=f"{JOURNAL}, line 4: {expected}"):
        play_into(tmp_path, random_study(), 40)
    assert file.read_bytes() == before


def test_two_runs_do_not_write_into_one_file(tmp_path):
    with (
        Journal(tmp_path / JOURNAL, Deal, {"seed": 1}),
        pytest.raises(BadJournal, match="another run"),
        Journal(tmp_path / JOURNAL, Deal, {"seed": 1}),
    ):
        pass


def test_the_tables_have_a_row_for_each_guild_and_each_two(tmp_path):
    figures = figures_of([Deal([NAMES[:4], NAMES[4:]], [1.0, 0.5])])
    tables = {}
    for file in write_tables(figures, tmp_path):
        with file.open(encoding="utf-8", newline="") as lines:
            tables[file.name] = list(csv.DictReader(lines))
    assert {name: len(rows) for name, rows in tables.items()} == {
        "guilds.csv": 8,
        "pairs.csv": 12,
        "against.csv": 32,
    }
    best = tables["guilds.csv"][0]
    assert (best["guild"], best["games"], best["score"], best["rate"]) == (
        "guild 0", "2", "1.5", "0.75",
    )  # fmt: skip
    low, high = wilson(1.5, 2)
    assert (float(best["low"]), float(best["high"])) == pytest.approx((low, high), abs=1e-4)
    for name, column in (("pairs.csv", "synergy"), ("against.csv", "edge")):
        for row in tables[name]:
            more = float(row["rate"]) - float(row["expected"])
            assert float(row[column]) == pytest.approx(more, abs=2e-4)


def test_the_pictures_are_real_and_the_same_every_time(tmp_path):
    figures = figures_of([Deal([NAMES[:4], NAMES[4:]], [1.0, 0.5])])
    (tmp_path / "again").mkdir()
    files = draw(figures, "a few games", tmp_path)
    assert sorted(file.name for file in files) == [
        "against.png", "against.svg", "guilds.png", "guilds.svg", "pairs.png", "pairs.svg",
    ]  # fmt: skip
    for file, again in zip(files, draw(figures, "a few games", tmp_path / "again"), strict=True):
        content = file.read_bytes()
        assert content.startswith(b"\x89PNG" if file.suffix == ".png" else b"<?xml")
        assert len(content) > 10_000
        assert content == again.read_bytes()


# ── the command ──────────────────────────────────────────────────────────────────────────────


def test_without_a_study_the_studies_are_listed(run):
    code, shown, error = run("study")
    assert (code, error) == (0, "")
    assert "guilds" in shown


def test_the_command_shows_the_guilds_and_writes_everything(run, tmp_path):
    arguments = ["study", "guilds", "--agent", "random", "--games", "20", "--out", str(tmp_path)]
    code, shown, error = run(*arguments)
    assert code == 0, error
    for words in ("20 games", "thunderbolt", "Best pairs", "Worst pairs", "Best counters", "±"):
        assert words in shown
    assert {file.name for file in tmp_path.iterdir()} == {
        JOURNAL,
        *(f"{name}.{kind}" for name in ("guilds", "pairs", "against")
          for kind in ("csv", "png", "svg")),
    }  # fmt: skip


def test_the_command_prints_one_json_object(run, deals):
    arguments = ["study", "guilds", "--agent", "random", "--guilds", "beyond", "--json"]
    code, shown, error = run(*arguments, "--games", str(GAMES))
    assert code == 0, error
    found = json.loads(shown)
    figures = figures_of(deals)
    assert [row["guild"] for row in found["guilds"]] == [each.guilds[0] for each in figures.guilds]
    assert found["median_half_width"]["pairs"] == round(half_width(figures.pairs), 4)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--agent", "nobody"], "nobody"),
        (["--games", "1"], "--games"),
        (["--draft", "random"], "--draft"),
    ],
)
def test_bad_input_gets_one_clear_line(run, arguments, said):
    code, shown, error = run("study", "guilds", *arguments)
    assert (code, shown, len(error.splitlines())) == (2, "", 1)
    assert said in error


def test_an_agent_that_thinks_by_the_clock_is_named_in_one_line(run):
    arguments = ["study", "guilds", "--games", "2", "--json", "--agent"]
    run(*arguments, "search:1")  # now everything is compiled, and that is not said any more
    code, _, said = run(*arguments, "search:1ms")
    assert code == 0
    assert said == "search:1ms thinks by the clock: its games differ from run to run\n"
    assert run(*arguments, "search:gentle")[2] == ""


def test_a_foreign_folder_gets_one_clear_line(run, tmp_path):
    (tmp_path / JOURNAL).write_text("a diary\n", encoding="utf-8")
    code, _, error = run("study", "guilds", "--agent", "random", "--out", str(tmp_path))
    assert (code, len(error.splitlines())) == (2, 1)
    assert JOURNAL in error
