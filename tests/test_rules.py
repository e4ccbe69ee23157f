"""The rules as pages: the same in every language, their examples played by the engine."""

import io
import json
import re
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from elementarium.cli.common import app
from elementarium.games.riftforce.cards import GUILDS
from elementarium.terminal.draw import guild_ability, guild_name
from elementarium.terminal.rules import BLOCK, draw_rules, drawn
from elementarium.words import LANGUAGES, Words, rules_page
from tests.riftforce.drawn import LOCATIONS, column, duel, go, paint, score

Example = dict[str, Any]
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def blocks(language: str) -> list[tuple[str, str, str]]:
    return BLOCK.findall(rules_page("riftforce", language))


def examples(language: str = "en") -> list[Example]:
    return [json.loads(body) for kind, _, body in blocks(language) if kind == "example"]


def outline(language: str) -> list[str]:
    """What kind of line follows what kind of line, words aside."""
    lines = BLOCK.sub(r"\1 \2", rules_page("riftforce", language)).splitlines()
    kinds = (re.match(r"#+|-|\d\.|\*\*[^*]+\*\*$|example|guilds \w+", line) for line in lines)
    return ["**" if kind[0][0] == "*" else kind[0] for kind in kinds if kind]


def columns_of(example: Example, key: str) -> list[list[list[str]]]:
    """The columns of a picture by side and location, without the marks."""
    shown = example[key] + [{"mine": [], "other": []}] * (LOCATIONS - len(example[key]))
    return [
        [[drawn(name).rstrip("*") for name in location[side]] for location in shown]
        for side in ("mine", "other")
    ]


@pytest.mark.parametrize("example", [each for each in examples() if "turn" in each])
def test_an_example_ends_as_the_rules_decide(example):
    hand = [note.split()[1] for note in example["turn"] if note.startswith(("play", "discard"))]
    match = duel(paint(columns_of(example, "columns")), hand=" ".join(hand))
    go(match, *example["turn"])
    end = columns_of(example, "then" if "then" in example else "columns")
    assert [[column(match, side, n + 1) for n in range(LOCATIONS)] for side in (0, 1)] == end
    assert score(match) == (example.get("points", 0), 0)


def test_examples_of_every_action_are_drawn():
    first = {example["turn"][0].split()[0] for example in examples() if "turn" in example}
    assert first == {"play", "discard", "check"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_tells_the_same_rules(language):
    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_examples_with_captions_of_its_own(language):
    for here, english in zip(examples(language), examples(), strict=True):
        assert here.pop("caption") != english.pop("caption")
        assert here == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_examples_and_tells_every_guild(language):
    console, words = Console(width=400, record=True, file=io.StringIO()), Words(language)
    console.print(draw_rules("riftforce", words))
    shown = console.export_text()
    assert "Ai6-2" in shown
    assert '"columns"' not in shown
    for guild in GUILDS:
        told = f"{guild_name(guild.name, words)} {guild.pair}: {guild_ability(guild.name, words)}"
        assert told in shown


def test_where_a_language_has_no_page_the_english_one_is_shown(monkeypatch):
    monkeypatch.setitem(LANGUAGES, "de", "Deutsch")
    assert rules_page("riftforce", "de") == rules_page("riftforce", "en")


def test_the_command_shows_the_rules_in_a_language():
    done = CliRunner().invoke(app, ["rules", "riftforce", "--language", "it"])
    assert done.exit_code == 0
    assert "Precisazioni" in done.stdout
