"""The rules as pages: the same in every language, their examples played by the engine."""

import io
import json
import re
from typing import Any

import pytest
from rich.console import Console

from elementarium import Match, game_names
from elementarium.games.elemental_rift.deck import KNOWN_BY_NAME
from elementarium.games.elements.cards import CARDS, COPIES, DEALT
from elementarium.games.riftforce.cards import GUILDS
from elementarium.terminal.elements.draw import element_name
from elementarium.terminal.riftforce.draw import guild_ability, guild_name
from elementarium.terminal.riftforce.rules import drawn
from elementarium.terminal.rules import BLOCK, draw_rules
from elementarium.words import LANGUAGES, Words, rules_page
from tests.elemental_rift.laid import laid, rift
from tests.elements.laid import chain
from tests.playing import engine, go, score
from tests.riftforce.drawn import LOCATIONS, column, duel, paint

Example = dict[str, Any]
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def examples(game: str, language: str = "en") -> list[Example]:
    blocks = BLOCK.findall(rules_page(game, language))
    return [json.loads(body) for kind, _, body in blocks if kind == "example"]


def played(game: str) -> list[Example]:
    return [example for example in examples(game) if "turn" in example]


def outline(game: str, language: str) -> list[str]:
    """What kind of line follows what kind of line, words aside."""
    lines = BLOCK.sub(r"\1 \2", rules_page(game, language)).splitlines()
    kinds = (
        re.match(r"#+|-|\d\.|\*\*[^*]+\*\*$|example $|guilds \w+|cards $|spells \w+", line)
        for line in lines
    )
    return ["**" if kind[0][0] == "*" else kind[0] for kind in kinds if kind]


def shown_in_terminal(game: str, language: str) -> str:
    console = Console(width=400, record=True, file=io.StringIO())
    console.print(draw_rules(game, Words(language)))
    return console.export_text()


# ── every game ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", game_names())
def test_every_language_tells_the_same_rules(game, language):
    assert outline(game, language) == outline(game, "en")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", game_names())
def test_every_language_has_the_same_examples_with_captions_of_its_own(game, language):
    for here, english in zip(examples(game, language), examples(game), strict=True):
        assert here.pop("caption") != english.pop("caption")
        assert here == english


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("riftforce", {"play", "discard", "check"}),
        ("elements", {"play", "take", "discard", "reveal"}),
        ("elemental-rift", {"place", "decay", "play"}),
    ],
)
def test_examples_of_every_action_are_drawn(game, first):
    assert {example["turn"][0].split()[0] for example in played(game)} == first


def test_where_a_language_has_no_page_the_english_one_is_shown(monkeypatch):
    monkeypatch.setitem(LANGUAGES, "de", "Deutsch")
    assert rules_page("riftforce", "de") == rules_page("riftforce", "en")


@pytest.mark.parametrize("game", game_names())
def test_the_command_shows_the_rules_in_a_language(game, run):
    done = run("rules", game, "--language", "it")
    assert done.returncode == 0
    assert "Precisazioni" in done.stdout


# ── Riftforce ────────────────────────────────────────────────────────────────────────────────


def columns_of(example: Example, key: str) -> list[list[list[str]]]:
    """The columns of a picture by side and location, without the marks."""
    shown = example[key] + [{"mine": [], "other": []}] * (LOCATIONS - len(example[key]))
    return [
        [[drawn(name).rstrip("*") for name in location[side]] for location in shown]
        for side in ("mine", "other")
    ]


@pytest.mark.parametrize("example", played("riftforce"))
def test_an_example_of_riftforce_ends_as_the_rules_decide(example):
    hand = [note.split()[1] for note in example["turn"] if note.startswith(("play", "discard"))]
    match = duel(paint(columns_of(example, "columns")), hand=" ".join(hand))
    go(match, *example["turn"])
    end = columns_of(example, "then" if "then" in example else "columns")
    assert [[column(match, side, n + 1) for n in range(LOCATIONS)] for side in (0, 1)] == end
    assert score(match) == (example.get("points", 0), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_examples_and_tells_every_guild(language):
    shown, words = shown_in_terminal("riftforce", language), Words(language)
    assert "Ai6-2" in shown
    assert '"columns"' not in shown
    for guild in GUILDS:
        told = f"{guild_name(guild.name, words)} {guild.pair}: {guild_ability(guild.name, words)}"
        assert told in shown


# ── Elements ─────────────────────────────────────────────────────────────────────────────────


def table_of(example: Example) -> Match:
    """An example as a table: what it does not show is closed, or has been discarded."""
    mine, other = example["mine"], {"front": [], **example.get("other", {})}
    as_many_turns = len(mine["hand"]) - len(mine["front"]) + len(other["front"])
    theirs = other.get("hand", as_many_turns)
    held = theirs if isinstance(theirs, int) else len(theirs)
    lie = len(example["chain"]) + len(mine["front"]) + len(other["front"])
    discarded = 2 * DEALT - len(mine["hand"]) - held - lie
    document = {
        "game": "elements",
        "chain": example["chain"],
        "seats": [mine, {"hand": theirs, "front": other["front"], "discarded": discarded}],
    }
    return Match.from_position(document, engine=engine("elements"))


@pytest.mark.parametrize("example", played("elements"))
def test_an_example_of_elements_ends_as_the_rules_decide(example):
    match = table_of(example)
    go(match, *example["turn"])
    assert score(match) == tuple(example.get("points", (0, 0)))
    if "then" in example:
        own = match.position()["seats"][0]
        assert chain(match) == example["then"]["chain"]
        assert own == {"discarded": 0, **example["then"]["mine"]}


def test_what_an_example_of_elements_does_ends_the_round_or_is_shown():
    for example in played("elements"):
        assert ("then" in example) != ("points" in example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_examples_and_tells_every_card(language):
    shown, words = shown_in_terminal("elements", language), Words(language)
    limit, total = words.say("elements-limit"), words.say("elements-sum")
    assert f"6 3 4 · {limit} 13" in shown
    assert f"1 2 3 · {total} 13" in shown
    assert '"chain"' not in shown
    for value, (card, copies) in enumerate(zip(CARDS, COPIES, strict=True), 1):
        assert f"{value} {element_name(card, words)} × {copies}" in shown


# ── Elemental Rift ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("example", played("elemental-rift"))
def test_an_example_of_elemental_rift_ends_as_the_rules_decide(example):
    other = example.get("deck") == "other"
    match = laid(
        "\n".join(example["rift"]),
        hand=" ".join(example.get("hand", [])),
        ask=example.get("ask", "spell"),
        deck=None if other else "reconstructed",
    )
    go(match, *example["turn"])
    assert rift(match).split() == example["then"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_rifts_and_tells_every_spell(language):
    shown, words = shown_in_terminal("elemental-rift", language), Words(language)
    assert "F F F W" in shown
    assert '"rift"' not in shown
    for card in KNOWN_BY_NAME.cards:
        name = words.say("elemental-rift-spell", {"spell": card.name})
        assert f"{card.code} {name} (" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_that_the_deck_is_reconstructed(language):
    note = {"en": "reconstructed", "ru": "восстановлены", "fr": "reconstitués", "it": "ricostruiti"}
    assert f"**{note[language]}**" in rules_page("elemental-rift", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_links_to_the_chapter_about_the_trainer(language: str):
    heading = Words(language).say("riftforce-rules-solo")
    assert f"\n## {heading}\n" in rules_page("riftforce", language)
