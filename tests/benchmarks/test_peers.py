"""Games side by side: what is measured is told as it is, and who cannot be measured is named."""

import json
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from rich.console import Console

from benchmarks.peers import __main__ as command
from benchmarks.peers import measuring
from benchmarks.peers.contestants import (
    OURS,
    PGX,
    STEPPED,
    VECTOR,
    Contestant,
    Library,
    in_turn,
    ours,
    spoken,
    theirs,
)
from benchmarks.peers.environments import Broken, find_python, folder_of, reason, stamp
from benchmarks.peers.measuring import Contest, Player, Turn
from benchmarks.peers.picture import draw
from benchmarks.peers.players import ours as our_ways
from benchmarks.peers.report import (
    BEGIN,
    END,
    Figures,
    NoPlace,
    in_words,
    our_rows,
    their_rows,
    times,
    write_page,
)
from elementarium import game_names
from elementarium.rl.environments import find_environment

MACHINE = {"processor": "Abacus", "cores": 2, "python": "3.11.7"}
LEDUC = next(each for each in theirs() if each.arguments == ("leduc_holdem", "1024"))
MAHJONG = next(each for each in theirs() if each.arguments == ("sparrow_mahjong", "1024"))


def made_up(broken=(), speeds=((2e6, 1e6), (3e6, 2e6), (9e6, 1e6))) -> Figures:
    """Our games at one speed and all others at another, round by round."""
    everybody = [*theirs(), *ours()]
    turns = [
        Turn(round, each.id, int(both[0] if each.is_ours else both[1]), 1.0, each.library.title)
        for round, both in enumerate(speeds)
        for each in everybody
        if each not in broken
    ]
    return Figures(everybody, turns, {each.id: "no *luck*" for each in broken}, MACHINE)


def player(tmp_path, monkeypatch, code: str) -> Player:
    """Somebody who does what the code says, in a process that is started as all are."""
    players = tmp_path / "benchmarks" / "peers" / "players"
    players.mkdir(parents=True)
    for package in (players, *players.parents[:2]):
        (package / "__init__.py").touch()
    (players / "somebody.py").write_text(code)
    monkeypatch.setattr(measuring, "ROOT", tmp_path)
    monkeypatch.setitem(measuring.SETTINGS, "PYTHONPATH", str(tmp_path))
    return Player(somebody(), tmp_path)


def somebody(*packages: str) -> Contestant:
    return Contestant(Library("Some", "somebody", packages), "patience", ("patience",), "", "")


def test_everybody_has_an_id_of_their_own():
    ids = [each.id for each in (*theirs(), *ours())]
    assert len(set(ids)) == len(ids)


def test_all_games_of_the_house_are_measured_in_all_ways():
    measured = [each.arguments for each in ours()]
    assert {find_environment(name).game_name for name, _ in measured} == set(game_names())
    assert {way for _, way in measured} == set(our_ways.WAYS)


def test_ours_and_theirs_play_in_turn():
    order = in_turn(theirs(), ours())
    assert sorted(each.id for each in order) == sorted(each.id for each in (*theirs(), *ours()))
    pairs = 2 * min(len(theirs()), len(ours()))
    assert [each.is_ours for each in order[:pairs]] == [False, True] * (pairs // 2)


def test_games_are_called_by_their_names():
    names = ("leduc_holdem_v4", "gin-rummy", "hanabi_v5", "hearts")
    assert [*map(spoken, names)] == ["leduc holdem", "gin rummy", "hanabi", "hearts"]


def test_a_ratio_is_the_median_of_the_rounds():
    figures = made_up()
    assert figures.speed(LEDUC) == 1e6
    assert figures.speed(figures.ours(VECTOR)) == 3e6
    assert figures.times_faster(figures.ours(STEPPED), LEDUC) == 2.0


def test_only_rounds_that_both_played_are_compared():
    turns = [Turn(0, LEDUC.id, 10, 1.0, ""), Turn(1, LEDUC.id, 20, 1.0, "")]
    turns += [Turn(1, MAHJONG.id, 10, 2.0, "")]
    figures = Figures([LEDUC, MAHJONG], turns, {}, MACHINE)
    assert figures.times_faster(LEDUC, MAHJONG) == 4.0


def test_figures_are_as_exact_as_they_are_worth():
    assert [*map(in_words, (12_345_678, 46_400, 2_448.7))] == [
        "12.3 million", "46 thousand", "2,449",
    ]  # fmt: skip
    assert [*map(times, (1234.5, 2.34, 0.0312, None))] == ["1,234 ×", "2.3 ×", "0.031 ×", ""]


def test_the_page_has_the_tables_between_its_marks_and_all_else_as_it_was(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nstale\n{END}\nafter\n")
    for _ in range(2):  # a second time it is the same
        write_page(made_up(), page)
        text = page.read_text()
        assert text.startswith(f"before\n{BEGIN}\nAbacus, 2 cores")
        assert text.endswith(f"|\n{END}\nafter\n")
        assert "stale" not in text
        assert text.count("| pgx 2.6.0 | sparrow mahjong | 1,024 |") == 1
        assert "Medians of 3 rounds in which everybody had 1.0 s" in text


def test_a_page_without_marks_is_left_alone(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("nothing here")
    with pytest.raises(NoPlace, match="expected a line <!-- measured: peers -->"):
        write_page(made_up(), page)
    assert page.read_text() == "nothing here"


def test_who_cannot_be_measured_is_named_with_the_reason():
    one_of_ours = ours()[0]
    figures = made_up(broken=[LEDUC, one_of_ours])
    row = next(
        row for row in their_rows(figures) if row[:3] == ("pgx 2.6.0", "leduc holdem", "1,024")
    )
    assert row[4:] == ("no *luck*", "", "", "")
    assert our_rows(figures)[0][3] == "no *luck*"
    assert len(their_rows(figures)) == len(theirs())


def test_before_anything_is_measured_that_is_said():
    figures = Figures([*theirs(), *ours()], [], {}, MACHINE)
    assert {row[4] for row in their_rows(figures)} == {"not measured yet"}


def test_the_picture_names_everybody_who_was_measured(tmp_path):
    figures = made_up(broken=[MAHJONG])
    figures.contestants = [LEDUC, MAHJONG, figures.ours(STEPPED, "Elements")]
    text = draw(figures, tmp_path).read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert "<!-- pgx: leduc holdem, 1,024 in step -->" in text
    assert "<!-- Elements: Batch, in step -->" in text
    assert "<!-- pgx: sparrow mahjong, 1,024 in step -->" not in text


ANSWERS = """
import sys
print("a library that talks", file=sys.stderr)
for line in sys.stdin:
    print('{"decisions": 7, "seconds": ' + line.strip() + ', "version": "some 1"}', flush=True)
"""


def test_a_player_answers_how_much_it_played(tmp_path, monkeypatch):
    one = player(tmp_path, monkeypatch, ANSWERS)
    assert one.play(3, 0.5) == Turn(3, "Some patience", 7, 0.5, "some 1")
    one.close()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import no_such_library", "No module named 'no_such_library'"),
        ("import os; os.abort()", "it was ended by signal 6"),
        ("pass", "no reason is given"),
    ],
)
def test_a_player_that_fails_is_reported_with_its_last_words(tmp_path, monkeypatch, code, why):
    one = player(tmp_path, monkeypatch, code)
    with pytest.raises(Broken, match=f"does not play: .*{why}"):
        one.play(0, 0.1)
    one.close()


def test_one_that_does_not_answer_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(measuring, "PATIENCE", 0.1)
    one = player(tmp_path, monkeypatch, "import time; time.sleep(60)")
    with pytest.raises(Broken, match="it was ended by signal 9"):
        one.play(0, 0.1)
    one.close()


TALKS = """
import itertools
from benchmarks.peers.playing import serve

def play(*names):
    print("a library that talks")
    yield from itertools.repeat(len(names))

serve(play, "pytest")
"""


def test_what_libraries_print_does_not_get_between_the_answers():
    run = [sys.executable, "-c", TALKS, "one", "two"]
    done = subprocess.run(
        run, input="0.01\n0.02\n", capture_output=True, text=True, cwd=measuring.ROOT, check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stderr == "a library that talks\n"
    assert [answer["version"] for answer in answers] == [f"pytest {pytest.__version__}"] * 2
    for answer, seconds in zip(answers, (0.01, 0.02), strict=True):
        assert answer["seconds"] >= seconds
        assert answer["decisions"] > 0


@pytest.mark.parametrize("way", our_ways.WAYS)
def test_our_games_are_played_in_every_way(way, monkeypatch):
    monkeypatch.setattr(our_ways, "IN_STEP", 4)
    games = our_ways.play("elements_v0", way)
    assert next(games) > 0
    assert next(games) > 0


class Fake:
    """Plays at once; one of them cannot, one is interrupted."""

    played: list[str] = []  # noqa: RUF012 (of the test)
    interrupted_at = 0

    def __init__(self, contestant, root):
        self.contestant = contestant

    def play(self, round, seconds):
        if self.contestant.library is PGX:
            raise Broken("has no time")
        self.played.append(self.contestant.id)
        if len(self.played) == self.interrupted_at:
            raise KeyboardInterrupt
        return Turn(round, self.contestant.id, 1, 1.0, "")

    def close(self):
        pass


@pytest.fixture
def contest(tmp_path, monkeypatch) -> Contest:
    monkeypatch.setattr(measuring, "Player", Fake)
    monkeypatch.setattr(Fake, "played", [])
    return Contest([LEDUC, *ours()[:3]], tmp_path, rounds=2, seconds=1.0)


def test_a_broken_one_is_tried_once_and_the_others_go_on(contest):
    told: list[str] = []
    with contest.journal() as journal:
        contest.play(journal, told.append)
    assert contest.broken == {LEDUC.id: "has no time"}
    assert Fake.played == [each.id for each in ours()[:3]] * 2
    assert len(told) == 8


def test_a_run_that_was_interrupted_goes_on(contest, monkeypatch):
    monkeypatch.setattr(Fake, "interrupted_at", 3)
    with pytest.raises(KeyboardInterrupt), contest.journal() as journal:
        contest.play(journal, lambda _: None)
    with contest.journal() as journal:
        contest.play(journal, lambda _: None)
        assert len(journal.entries) == 6
    assert len(Fake.played) == 7
    with contest.journal(fresh=True) as journal:
        assert journal.entries == []


def test_the_command_writes_page_and_picture_and_names_who_is_broken(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(measuring, "Player", Fake)
    monkeypatch.setattr(measuring, "find_python", lambda library, root: None)
    monkeypatch.setattr(command, "out", Console(width=200))
    page, picture = tmp_path / "page.md", tmp_path / "picture.svg"
    monkeypatch.setattr(command, "PAGE", page)
    monkeypatch.setattr(command, "PICTURE", picture)
    page.write_text(f"{BEGIN}\n{END}\n")
    command.main(rounds=1, seconds=1.0, folder=tmp_path, fresh=True)
    for told in (capsys.readouterr().out, page.read_text()):
        assert told.count("has no time") == sum(each.library is PGX for each in theirs())
        assert "Riftforce duel, Beyond set" in told
    ElementTree.parse(picture)


def test_a_library_that_cannot_be_installed_breaks_its_games_alone(contest, monkeypatch):
    def fail(library, root):
        if library is PGX:
            raise Broken("cannot be installed: no such version")

    monkeypatch.setattr(measuring, "find_python", fail)
    contest.install(lambda _: None)
    assert contest.broken == {LEDUC.id: "cannot be installed: no such version"}


def test_what_is_installed_is_found_again_and_ours_needs_nothing(tmp_path):
    library = Library("Some", "somebody", ("some==1",))
    folder = folder_of(library, tmp_path)
    assert folder != folder_of(Library("Some", "somebody", ("some==2",)), tmp_path)
    folder.mkdir(parents=True)
    stamp(folder).touch()
    assert find_python(library, tmp_path) == folder / "bin" / "python"
    assert str(find_python(OURS, tmp_path)) == sys.executable


def test_of_a_long_complaint_the_last_error_is_told():
    told = (
        "WARNING: old\nERROR: no version\nERROR: No matching distribution for some==9\nnotice\n\n"
    )
    assert reason(told) == "No matching distribution for some==9"
    assert reason("first\nlast\n") == "last"
