"""The table speaks every language completely."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse, visitor

from elementarium import Match, find_game, game_names
from elementarium.agents import agent_names
from elementarium.core.errors import BadOption
from elementarium.core.game import Message
from elementarium.games.elemental_rift.actions import PHASES as RIFT_PHASES
from elementarium.games.elemental_rift.cards import ELEMENTS as RIFT_ELEMENTS
from elementarium.games.elemental_rift.deck import KNOWN_BY_NAME
from elementarium.games.elemental_rift.effect_words import EXAMPLES, read_word, see_word
from elementarium.games.elemental_rift.events import EVENTS as RIFT_EVENTS
from elementarium.games.elements.cards import CARDS
from elementarium.games.elements.events import EVENTS as ELEMENTS_EVENTS
from elementarium.games.elements.events import REASONS
from elementarium.games.riftforce.actions import PHASES
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.events import EVENTS
from elementarium.terminal.opponents import opponent
from elementarium.words import (
    LANGUAGES,
    Words,
    choose_language,
    locale_texts,
    read_bundle,
    rules_page,
    with_people,
)

NAMES = ("Vera", "Greedy")
FOUR = (*NAMES, "Anna", "Boris")
TEAMS = (0, 1, 0, 1)
COGNATES = {("fr", "air"), ("it", "lava")}
"""Guilds that are called as in English."""

CHOICES = (
    "finish", "check", "check-area", "take", "play", "discard",
    "activate", "activate-partner", "heal", "strike",
)  # fmt: skip
PLACES = ("at-place", "at-neighbour", "at-elsewhere", "at-prey")
TRAINER_PHASES = ("plan", "vantage", "bot", "most_damaged")
SHARED_PHASES = ("prey", "neighbour", "damaged_ally")
"""What the player is asked only for the trainer, and what also for themselves."""
RIFTFORCE_TEXTS = (
    *(f"riftforce-{choice}" for choice in (*CHOICES, *PLACES)),
    *(f"riftforce-ask-{phase}" for phase in PHASES if phase not in TRAINER_PHASES),
    "riftforce-plan",
    *(f"riftforce-trainer-{each}" for each in ("activate", "heal", "strike")),
    *(f"riftforce-trainer-at-{each}" for each in ("vantage", "prey", "neighbour")),
    *(f"riftforce-trainer-ask-{phase}" for phase in (*TRAINER_PHASES, *SHARED_PHASES)),
)
ELEMENTS_CHOICES = ("play", "take", "discard", "reveal", "surrender")
ELEMENTS_TEXTS = (
    *(f"elements-{choice}" for choice in ELEMENTS_CHOICES),
    "elements-ask",
    "elements-ask-over",
)
RIFT_HANDS = ("over", "spell", "end", "discard")
"""Questions about a hand, whose answers have words of their own."""
RIFT_TEXTS = (
    *(f"elemental-rift-ask-{phase}" for phase in RIFT_PHASES),
    *(f"elemental-rift-choose-{phase}" for phase in RIFT_PHASES if phase not in RIFT_HANDS),
    *(f"elemental-rift-{each}" for each in ("play", "discard", "take")),
    *(f"elemental-rift-finish-{each}" for each in ("spells", "turn", "discards")),
)
TOLD = {
    *(f"riftforce-{name}" for name, _ in EVENTS.values()),
    "riftforce-drew-unseen",
    *(f"elements-{name}" for name, _ in ELEMENTS_EVENTS.values()),
    *(f"elemental-rift-{name}" for name, _ in RIFT_EVENTS.values()),
    "elemental-rift-drew-unseen",
}
"""What happened, in the words of each game."""
SAID = {*RIFTFORCE_TEXTS, *ELEMENTS_TEXTS, *RIFT_TEXTS, *TOLD}
"""Everything that is described, asked and told."""

TABLES: dict[str, list[dict[str, Any]]] = {
    "riftforce": [
        *[{"guilds": "beyond"}] * 8,
        {"mode": "team3"},
        {"mode": "team4"},
        {"mode": "solo", "challenges": "4-2-1", "stronger": "5:mend"},
        {"mode": "solo", "challenges": "4-3-1", "stronger": "6:move"},
    ],
    "elements": [{}] * 20 + [{"miscount": "on"}] * 5 + [{"surrender": "off"}] * 5,
    "elemental-rift": [{}] * 4 + [{"seats": 3}, {"seats": 4}],
}
"""What is agreed at the tables where everything is heard once."""


@cache
def messages_of_random_games() -> list[Message]:
    """Everything that is described, asked and told, to a seat and to a spectator."""
    said: dict[str, Message] = {}
    for game in game_names():
        for seed, options in enumerate(TABLES[game]):
            for message in messages_of_random_game(game, options, seed):
                said.setdefault(repr(message), message)
    return list(said.values())


def messages_of_random_game(name: str, options: dict[str, Any], seed: int) -> Iterator[Message]:
    game = find_game(name)
    match = Match(game, options, seed=seed, engine=game.interpreted)
    pick = random.Random(seed)
    events = match.opening
    while True:
        for event in events:
            for seat in (0, None):
                told = game.tell(game.event(event, seat))
                if told:
                    yield told[0], with_people(told[1], seat, FOUR[: match.seats], match.sides)
        yield game.ask(match.state)
        if match.is_over:
            return
        yield from map(match.describe, match.legal())
        events = match.apply(pick.choice(match.legal()))


def messages_of(language: str) -> list[ast.Message]:
    entries = [entry for text in locale_texts(language).values() for entry in parse(text).body]
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def ids_of(language: str) -> list[str]:
    return [message.id.name for message in messages_of(language)]


class Names(visitor.Visitor):
    """The arguments a message speaks of, and the messages it contains."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def arguments_of(language: str) -> dict[str, set[str]]:
    """What every message needs to be told, with the messages it contains."""
    named = {message.id.name: Names(message) for message in messages_of(language)}

    def needed(message: str) -> set[str]:
        names = named[message]
        return names.arguments.union(*map(needed, names.messages))

    return {message: needed(message) for message in named}


def test_only_known_messages_are_said():
    assert {message for message, _ in messages_of_random_games()} <= SAID


def test_every_message_of_elements_is_said_somewhere():
    heard = {message for message, _ in messages_of_random_games()}
    assert heard >= {message for message in SAID if message.startswith("elements-")}
    told = messages_of_random_games()
    assert {each["reason"] for name, each in told if name == "elements-scored"} == set(REASONS)


def test_every_message_of_elemental_rift_is_said_somewhere():
    heard = {message for message, _ in messages_of_random_games()}
    assert heard >= {message for message in SAID if message.startswith("elemental-rift-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_and_accolade_of_the_reconstructed_deck_has_a_name_of_its_own(language):
    words = Words(language)
    spells = {card.name for card in KNOWN_BY_NAME.cards}
    names = {spell: words.say("elemental-rift-spell", {"spell": spell}) for spell in spells}
    for accolade in KNOWN_BY_NAME.accolades:
        told = words.say("elemental-rift-accolade", {"accolade": accolade.name})
        names[accolade.name] = told
    assert len(set(names.values())) == len(names)
    if language != "en":
        same = [name for name, told in names.items() if name == told]
        assert not same
        assert words.say("elemental-rift-spell", {"spell": "Flare"}) == "Flare"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_effect_is_a_sentence_of_its_own(language):
    words, bundle = Words(language), read_bundle(language)
    told = set()
    for text in (*EXAMPLES, "retrieve earth", "decay group fire", "draw 1", "swap 1", "move 1"):
        word = see_word(read_word(text))
        either = "-either" if word["deed"] == "retrieve" and "second" in word else ""
        message = f"elemental-rift-word-{word['deed']}{either}"
        pattern = bundle.get_message(message).value
        assert pattern is not None
        assert not bundle.format_pattern(pattern, word)[1], text
        told.add(words.say(message, word))
    assert len(told) == len(EXAMPLES) + 5
    assert all(sentence.endswith(".") and "  " not in sentence for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_of_an_accolade_names_its_element(language):
    words = Words(language)
    goals = {
        words.say("elemental-rift-goal", {"element": element, "needs": 3})
        for element in (*RIFT_ELEMENTS, "any")
    }
    assert len(goals) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words(language):
    assert set(ids_of(language)) >= SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_random_game_is_said_without_errors(language):
    bundle = read_bundle(language)
    for message, arguments in messages_of_random_games():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, arguments)
        assert isinstance(text, str)
        assert not errors, (message, arguments)
        assert text.strip() == text != ""
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_or_repeats_a_message(language):
    ids = ids_of(language)
    assert len(set(ids)) == len(ids)
    assert set(ids) == set(ids_of("en"))
    assert locale_texts(language).keys() == locale_texts("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_of_the_same_arguments(language):
    assert arguments_of(language) == arguments_of("en")


def test_french_signs_do_not_begin_a_line():
    pattern = re.compile(r"\w [;:!?»%](?:\s|$)|« ", re.MULTILINE)
    texts = locale_texts("fr") | {game: rules_page(game, "fr") for game in game_names()}
    for name, text in texts.items():
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert not pattern.findall(said), name


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_nothing_long_is_left_in_english(language):
    here, english = texts(language), texts("en")
    same = {each for each, text in here.items() if text == english[each] and " " in text}
    assert not same


def texts(language: str) -> dict[str, str]:
    """What is asked and described, and what is written on the cards of Riftforce."""
    words = Words(language)
    arguments = {"number": 5, "left": 1, "by": "either", "sum": 9, "limit": 12, "can": "reveal"}
    arguments["area"] = "green"
    return {
        f"{message} {name}": words.say(message, arguments | {"guild": name, "card": name})
        for messages, names in (
            ((*RIFTFORCE_TEXTS, "riftforce-ability", "riftforce-note"), [g.name for g in GUILDS]),
            ((*ELEMENTS_TEXTS, "elements-help-table"), CARDS),
        )
        for message in messages
        for name in names
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_elements_has_a_name_of_its_own(language):
    names = [Words(language).say("elements-element", {"card": card}) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert not set(names) & set(CARDS)
    if language != "en":
        english = [Words("en").say("elements-element", {"card": card}) for card in CARDS]
        assert [name for name in names if name in english] in ([], ["Yin-Yang"])


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("wood", "Вы выкладываете Дерево 1. Лимит 12."),
        ("earth", "Вы выкладываете Землю 3. Лимит 12."),
        ("water", "Вы выкладываете Воду 5. Лимит 12."),
    ],
)
def test_cards_decline(card, said):
    told = {"who": "you", "card": card, "value": CARDS.index(card) + 1, "limit": 12}
    assert Words("ru").say("elements-played", told) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guild_has_a_name_and_an_ability_of_its_own(language):
    words, english = Words(language), Words("en")
    names, abilities = [], []
    for guild in GUILDS:
        arguments = {"guild": guild.name}
        names.append(words.say("riftforce-guild", arguments))
        abilities.append(words.say("riftforce-ability", arguments))
        assert names[-1] != guild.name
        assert abilities[-1] != ""
        if language != "en":
            same = names[-1] == english.say("riftforce-guild", arguments)
            assert same == ((language, guild.name) in COGNATES)
            assert abilities[-1] != english.say("riftforce-ability", arguments)
    assert len(set(names)) == len(GUILDS)
    assert len(set(abilities)) == len(GUILDS) - 1  # Earth and Love differ when played only


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agent_has_a_name_and_a_description_of_its_own(language):
    told = [opponent(agent, Words(language)) for agent in agent_names()]
    english = [opponent(agent, Words("en")) for agent in agent_names()]
    texts = {text for _, name, about in told for text in (name, about)}
    assert len(texts) == 2 * len(told)
    assert not any(text == "" or text.startswith("agent-") for text in texts)
    if language != "en":
        assert not texts & {text for _, name, about in english for text in (name, about)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_earth_love_and_crystal_do_something_else_too(language):
    words = Words(language)
    noted = {g.name for g in GUILDS if words.say("riftforce-note", {"guild": g.name})}
    assert noted == {"earth", "love", "crystal"}


@pytest.mark.parametrize(
    ("language", "message", "count", "expected"),
    [
        ("en", "common-hand", 1, "1 card in hand"),
        ("en", "common-hand", 2, "2 cards in hand"),
        ("ru", "common-hand", 1, "1 карта на руке"),
        ("ru", "common-hand", 3, "3 карты на руке"),
        ("ru", "common-hand", 7, "7 карт на руке"),
        ("ru", "riftforce-scored", 1, "Вы получаете 1 очко энергии за контроль."),
        ("ru", "riftforce-scored", 2, "Вы получаете 2 очка энергии за контроль."),
        ("ru", "riftforce-scored", 5, "Вы получаете 5 очков энергии за контроль."),
        ("ru", "riftforce-reshuffled", 21, "Вы замешиваете 21 карту из сброса в новую колоду."),
        ("ru", "riftforce-reshuffled", 12, "Вы замешиваете 12 карт из сброса в новую колоду."),
        ("ru", "elements-scored", 1, "Вы получаете 1 очко: другой игрок сдал раунд."),
        ("ru", "elements-scored", 2, "Вы получаете 2 очка: другой игрок сдал раунд."),
        ("it", "elements-scored", 1, "Fai 1 punto: l’altro ha ceduto il round."),
        ("fr", "common-hand", 0, "0 carte en main"),
        ("fr", "common-hand", 2, "2 cartes en main"),
        ("en", "hint-worlds", 1, "Tried in 1 imagined world."),
        ("en", "hint-worlds", 0, "Judged by the look of the table."),
        ("ru", "hint-worlds", 21, "Опробовано в 21 воображаемом мире."),
        ("ru", "hint-worlds", 24, "Опробовано в 24 воображаемых мирах."),
        ("ru", "hint-title", 2, "Лучшие ходы"),
        ("fr", "hint-worlds", 2, "Essayé dans 2 mondes imaginés."),
        ("it", "hint-title", 1, "Il turno migliore"),
        ("it", "common-hand", 1, "1 carta in mano"),
        ("it", "common-hand", 0, "0 carte in mano"),
    ],
)
def test_numbers_decline(language, message, count, expected):
    reason = "control" if message.startswith("riftforce") else "surrender"
    arguments = {"who": "you", "count": count, "points": count, "reason": reason}
    assert Words(language).say(message, arguments) == expected


def test_the_sentence_says_how_many_and_what_they_share():
    words = Words("en")
    arguments = {"guild": "fire", "number": 5, "left": 2, "by": "number"}
    assert (
        words(("riftforce-ask-next_card", arguments))
        == "Choose up to 2 more cards with a 5 to play, or finish."
    )
    arguments = {"guild": "fire", "number": 5, "left": 1, "by": "guild"}
    assert (
        words(("riftforce-ask-next_elemental", arguments))
        == "Choose one more elemental of Fire to activate, or finish."
    )


@pytest.mark.parametrize(
    ("arguments", "seat", "who", "name"),
    [
        ({"seat": 1}, 1, "you", "Greedy"),
        ({"seat": 1}, 0, "they", "Greedy"),
        ({"seat": 1}, None, "they", "Greedy"),
        ({"side": 0, "seat": 1}, 1, "you", "Greedy"),
        ({"side": 0}, 0, "you", "Vera"),
        ({"winner": "0"}, 1, "they", "Vera"),
        ({"winner": "-1"}, 1, "nobody", ""),
    ],
)
def test_an_event_is_told_to_a_seat(arguments, seat, who, name):
    told = with_people(arguments, seat, NAMES, [0, 1])
    assert (told["who"], told["name"]) == (who, name)


@pytest.mark.parametrize(
    ("arguments", "seat", "who", "name"),
    [
        ({"side": 1}, 3, "ours", "Greedy & Boris"),
        ({"winner": "1"}, 0, "theirs", "Greedy & Boris"),
        ({"side": 0}, None, "team", "Vera & Anna"),
        ({"seat": 1}, 3, "they", "Greedy"),
        ({"seat": 3}, 3, "you", "Boris"),
    ],
)
def test_partners_are_told_of_their_side(arguments, seat, who, name):
    told = with_people(arguments, seat, FOUR, TEAMS)
    assert (told["who"], told["name"]) == (who, name)


def test_where_everybody_plays_alone_nobody_has_a_team():
    told = with_people({"winner": "3"}, 1, FOUR, range(4))
    assert (told["who"], told["name"]) == ("they", "Boris")


def test_a_lone_player_is_told_as_one():
    told = with_people({"side": 1}, 1, FOUR[:3], TEAMS[:3])
    assert (told["who"], told["name"]) == ("you", "Greedy")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Greedy & Boris score 2 Riftforce for control."),
        ("ru", "Greedy & Boris получают 2 очка энергии за контроль."),
        ("fr", "Greedy & Boris gagnent 2 Riftforce pour le contrôle."),
        ("it", "Greedy & Boris ottengono 2 Riftforce per il controllo."),
    ],
)
def test_a_team_scores_in_the_plural(language, said):
    told = with_people({"side": 1, "points": 2, "reason": "control"}, None, FOUR, TEAMS)
    assert Words(language).say("riftforce-scored", told) == said


def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    bundle = read_bundle("fr")
    monkeypatch.delitem(bundle._messages, "riftforce-finish")
    assert Words("fr").say("riftforce-finish") == "Finish"
    assert Words("fr").say("no-such-message") == "no-such-message"


def test_no_isolating_marks_reach_the_terminal():
    assert Words("en").say("riftforce-at-place", {"location": 3}) == "At location 3"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, Any], expected):
    assert choose_language(environment) == expected


def test_a_language_asked_for_comes_first():
    assert choose_language({"LANG": "ru_RU.UTF-8"}, "it") == "it"
    assert choose_language({}, "fr-CA") == "fr"


@pytest.mark.parametrize("wanted", ["de", "", "english"])
def test_an_unknown_language_is_refused_with_those_there_are(wanted):
    with pytest.raises(BadOption, match=r"en \(English\), ru .* fr .* it \(Italiano\)"):
        choose_language({}, wanted)


def test_importing_the_package_does_not_read_words():
    code = "import elementarium, sys; sys.exit('fluent' in str(sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_page_speaks_the_same_languages():
    script = (files("elementarium") / "web" / "lib" / "words.js").read_text("utf-8")
    found = re.search(r"LANGUAGES = (\[.*?\])", script)
    assert found
    assert json.loads(found[1]) == list(LANGUAGES)
