"""The commands `hint` and `agents`, run as a person runs them, and hints at the table."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from elementarium import Match
from elementarium.agents import agent_names
from elementarium.agents.hint import Hint, Reply, Step, hints
from elementarium.agents.levels import NEURAL, ladder, named
from elementarium.agents.search import Search, Thinking
from elementarium.core.notation import one_line
from elementarium.terminal import play_in_terminal
from elementarium.terminal.hint import BAR, draw_bar, draw_hints, percent
from elementarium.terminal.opponents import opponent
from elementarium.words import LANGUAGES, Words
from tests.conftest import Done

PERFT = Path(__file__).parent / "perft"
MIDDLE = PERFT / "riftforce-middle.json"
QUICK = ("--think", "64", "--threads", "1")


@pytest.fixture(autouse=True)
def narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def over_file(tmp_path):
    match = Match("riftforce", seed=4)
    while not match.is_over:
        match.apply(match.legal()[len(match.history) % len(match.legal())])
    file = tmp_path / "over.json"
    file.write_text(json.dumps(match.position()), encoding="utf-8")
    return file


# ── hint ─────────────────────────────────────────────────────────────────────────────────────


def test_hints_as_json_can_be_replayed(run):
    done = run("hint", str(MIDDLE), *QUICK, "--best", "2", "--json")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert document.keys() == {"game", "seat", "hints"}
    assert (document["game"], document["seat"]) == ("riftforce", 0)
    assert 1 <= len(document["hints"]) <= 2
    for hint in document["hints"]:
        assert hint.keys() == {"turn", "actions", "chance", "worlds", "line"}
        assert 0 <= hint["chance"] <= 1
        match = Match.from_position(MIDDLE.read_text("utf-8"))
        for note, action in zip(hint["turn"], hint["actions"], strict=True):
            match.apply(note)
            assert match.history[-1] == action
        for reply in hint["line"]:
            assert reply.keys() == {"seat", "turn", "share"}
            assert 0 < reply["share"] <= 1
            assert all(isinstance(note, str) for note in reply["turn"])


def test_the_same_seed_gives_the_same_hints_on_any_number_of_threads(run):
    file = str(PERFT / "riftforce-opening.json")
    alone, together, otherwise = (
        run("hint", file, "--think", "200", "--threads", threads, "--seed", seed, "--json").stdout
        for threads, seed in (("1", "5"), ("2", "5"), ("1", "6"))
    )
    assert alone == together != otherwise


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["plant-prey", "draft"])
def test_hints_are_told_in_every_language(run, language, name):
    file = PERFT / f"riftforce-{name}.json"
    done = run("hint", str(file), *QUICK, "--language", language)
    assert done.returncode == 0, done.stderr
    words = Words(language)
    match = Match.from_position(file.read_text("utf-8"))
    shown = one_line(done.stdout)
    assert any(one_line(words(match.describe(action))) in shown for action in match.legal())
    assert words.say("hint-opponent") in shown
    assert "█" in shown
    assert not re.search(r"(hint|common|riftforce)-\w|[{}]", shown)
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_in_a_team_game_everybody_has_a_name(run):
    done = run("hint", str(PERFT / "riftforce-team4-opening.json"), *QUICK, "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Opponent 1 & Opponent 2" in done.stdout
    assert "You & Partner" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hint", "no/such/file"], "no/such/file"),
        (["hint", str(PERFT)], "cannot read"),
        (["hint", str(PERFT / "counts.txt")], "counts.txt"),
        (["hint", str(MIDDLE), "--think", "wild"], "gentle, steady, sharp, master"),
        (["hint", str(MIDDLE), "--think", "0s"], "gentle, steady, sharp, master"),
        (["hint", str(MIDDLE), "--best", "0"], "--best"),
        (["hint", str(MIDDLE), "--threads", "0"], "--threads"),
        (["hint", str(MIDDLE), "--language", "tlh"], "en (English)"),
        (["hint"], "POSITION"),
        (["agents", "--language", "tlh"], "en (English)"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(run, arguments, said):
    done = run(*arguments)
    assert_refused(done, said)


def test_a_game_that_is_over_gets_one_clear_line(run, over_file):
    assert_refused(run("hint", str(over_file)), "the game is over")


def assert_refused(done: Done, said: str) -> None:
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    (line,) = [line for line in lines if not line.startswith("Compiling the rules, once")]
    assert line.startswith("elementarium: ")
    assert said in line
    assert done.stdout == ""


# ── how a hint looks ─────────────────────────────────────────────────────────────────────────


def shown_hint(hint: Hint, match: Match) -> list[str]:
    console = Console(width=80, file=io.StringIO(), record=True, color_system=None)
    console.print(draw_hints(match, [hint], Words("en")))
    return [line.strip() for line in console.export_text().splitlines()]


def test_a_hint_is_a_chance_a_turn_and_what_usually_follows():
    match = Match.from_position(MIDDLE.read_text("utf-8"), names=["Vera", "Steady"])
    finish, check = (
        Step(0, "finish", ("riftforce-finish", {})),
        Step(1, "check", ("riftforce-check", {})),
    )
    line = [Reply(1, [check], 0.75), Reply(0, [finish], 0.1), Reply(1, [check], 0.05)]
    assert shown_hint(Hint([check, finish], 0.5, 1, line), match) == [
        "The best turn",
        "1 ██████████░░░░░░░░░░ 50% to win",
        "Check & Draw → Finish",
        "Then most often Steady (75%): Check & Draw",
        "Then most often you (10%): Finish",
        "Tried in 1 imagined world.",
    ]
    assert shown_hint(Hint([finish], 0.5, 0, []), match)[-1] == "Judged by the look of the table."


def test_only_what_is_certain_is_shown_as_certain():
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_bar_is_as_full_as_the_chance():
    for chance in (0.0, 0.25, 1.0):
        assert draw_bar(chance).plain.count("█") == BAR * chance
        assert len(draw_bar(chance)) == BAR


# ── at the table ─────────────────────────────────────────────────────────────────────────────


class ScriptedConsole(Console):
    """A console whose player types what a script says; then the input ends."""

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__(width=80, record=True, file=io.StringIO(), color_system=None)
        self.typed = iter(typed)

    def input(self, *args: Any, **kwargs: Any) -> str:
        for text in self.typed:
            return text
        raise EOFError


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_at_the_table_tells_a_turn_and_changes_nothing(language):
    match = Match.from_position(MIDDLE.read_text("utf-8"))
    before, words = match.digest(), Words(language)
    advised: list[Hint] = []

    def advise(match: Match) -> list[Hint]:
        advised.extend(hints(match, 1, Search(1, Thinking(iterations=64))))
        return advised

    console = ScriptedConsole(["hint", "quit"])
    play_in_terminal(match, 0, lambda match: match.legal()[0], words, console, advise)
    shown = one_line(console.export_text())
    assert match.digest() == before
    assert len(advised) == 1
    first, second = (words(step.message) for step in advised[0].turn[:2])
    assert one_line(f"{first} → {second}") in shown
    assert "hint-" not in shown


def test_the_second_step_of_a_hint_can_be_asked_for_after_the_first():
    match = Match.from_position(MIDDLE.read_text("utf-8"))
    asked: list[list[int]] = []

    def advise(match: Match) -> list[Hint]:
        asked.append(list(match.history))
        return hints(match, 1, Search(1, Thinking(iterations=64)))

    first = next(note for note in map(match.notation, match.legal()) if note.startswith("play"))
    console = ScriptedConsole(["hint", first, "hint", "quit"])
    play_in_terminal(match, 0, lambda match: match.legal()[0], Words("en"), console, advise)
    assert asked == [[], match.history]
    assert len(match.history) == 1


# ── opponents ────────────────────────────────────────────────────────────────────────────────


def test_every_agent_is_on_the_ladder_once():
    """But one that needs packages of its own, and plays duels of Riftforce only."""
    for_everybody = {*agent_names()} - {NEURAL}
    assert sorted(ladder("elements")) == sorted(for_everybody)


@pytest.mark.parametrize("language", LANGUAGES)
def test_agents_are_shown_with_names_and_descriptions(run, language):
    document = json.loads(run("agents", "--language", language, "--json").stdout)
    assert [each["agent"] for each in document["agents"]] == list(named("riftforce"))
    table = " ".join(re.sub("[│┃]", " ", run("agents", "--language", language).stdout).split())
    for each in document["agents"]:
        assert f" {each['agent']} {each['name']} " in table
        assert each["about"].split()[0] in table


def test_an_opponent_is_called_by_name():
    words = Words("fr")
    names = [opponent(each, words).name for each in ("search:steady", "search:2s", "greedy")]
    assert names == ["Posé", "Penseur", "Gourmand"]
