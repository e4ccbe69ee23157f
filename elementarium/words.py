"""What the table says, in the player's language.

Messages are ids with arguments; their texts are the Fluent files in `locales`, one folder a
language. What a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from elementarium.core.errors import BadOption
from elementarium.core.game import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "ru": "Русский", "fr": "Français", "it": "Italiano"}
"""The languages the table speaks, each by its own name."""
FALLBACK = "en"
SIDES = 2

YOU, THEY, NOBODY = "you", "they", "nobody"
OURS, THEIRS, TEAM = "ours", "theirs", "team"
"""Who a message concerns, as `$who`; the last three are teams: one's own, the other, and any team
in the eyes of an onlooker."""


class Words:
    """Messages in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = checked_language(language)
        self._bundles = [read_bundle(each) for each in dict.fromkeys((self.language, FALLBACK))]

    def __call__(self, message: Message) -> str:
        """A message and its arguments in words."""
        return self.say(*message)

    def say(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message in words; an unknown one is shown by its id."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(arguments or {}))[0])
        return message


@cache
def read_bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second: only now

    bundle = FluentBundle([language], use_isolating=False)
    for text in locale_texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def locale_texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = files("elementarium") / "locales" / language
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def checked_language(wanted: str) -> str:
    """A language by its code, alone or with a country: fr, fr-CA, fr_FR.UTF-8."""
    code = language_code(wanted)
    if code not in LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise BadOption(f"there is no language {wanted!r}; the languages are {known}")
    return code


def language_code(locale: str) -> str:
    """The language of a locale's name."""
    return locale.replace("-", "_").split(".")[0].split("_")[0].lower()


def choose_language(environment: Mapping[str, str], wanted: str | None = None) -> str:
    """The language asked for, or else that of the environment, or else English."""
    if wanted is not None:
        return checked_language(wanted)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            code = language_code(environment[variable])
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def with_people(
    arguments: Mapping[str, Any], seat: int | None, names: Sequence[str]
) -> dict[str, Any]:
    """What is told of an event, as it is told to a seat: `$who` it concerns, and their `$name`.

    Seats sit on the two sides in turn; a side with several is a team and has all their names.
    """
    fields = {"seat": len(names), "side": SIDES, "winner": SIDES}
    field = next((field for field in fields if field in arguments), None)
    if field is None:
        return dict(arguments)
    concerned = int(arguments[field])
    if concerned < 0:
        return {**arguments, "who": NOBODY, "name": ""}
    sits = seat is not None and seat >= 0
    own = seat is not None and sits and seat % fields[field] == concerned
    people = names[concerned :: fields[field]]
    alone = len(people) == 1
    who = (YOU if alone else OURS) if own else THEY if alone else THEIRS if sits else TEAM
    return {**arguments, "who": who, "name": " & ".join(people)}


def rules_page(game: str, language: str = FALLBACK) -> str:
    """A game's rules for players, as Markdown."""
    pages = (
        files("elementarium") / "locales" / each / "rules" / f"{game}.md"
        for each in (checked_language(language), FALLBACK)
    )
    return next(page for page in pages if page.is_file()).read_text("utf-8")
