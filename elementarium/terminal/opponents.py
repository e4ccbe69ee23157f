"""The opponents as a player knows them: by name, from gentle to frightening."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group
from rich.table import Table
from rich.text import Text

from elementarium.agents.levels import LEVELS, named
from elementarium.core.match import Match
from elementarium.words import Words


class Opponent(NamedTuple):
    """An agent in words."""

    agent: str
    name: str
    about: str
    """How it plays."""


def opponent(agent: str, words: Words) -> Opponent:
    """An agent in words: those of its level, or else of its kind."""
    kind, _, level = agent.partition(":")
    key = level if level in LEVELS else kind
    return Opponent(agent, words.say(f"agent-{key}-name"), words.say(f"agent-{key}-about"))


def opponents(game: str, words: Words) -> list[Opponent]:
    """The opponents there are in a game, the easiest first."""
    return [opponent(agent, words) for agent in named(game)]


def names_at(match: Match, human: int, other: str, partner: str, words: Words) -> list[str]:
    """What one person calls everybody: themselves, partners, and the others, numbered if many."""
    side, idle = match.game.side, match.game.idle(match.options)
    others = [seat for seat in range(match.seats) if side(seat) != side(human)]
    names = [partner] * match.seats
    names[human] = words.say("common-you")
    for number, seat in enumerate(others, 1):
        names[seat] = other if len(others) == 1 else f"{other} {number}"
    for seat in idle:
        names[seat] = words.say("common-trainer")
    return names


def draw_opponents(game: str, words: Words) -> Group:
    """A table of the opponents: what to type, what they are called, how they play."""
    headings = (words.say(f"opponents-{column}") for column in ("type", "name", "about"))
    table = Table(*headings, title=words.say("opponents-title"))
    for agent, name, about in opponents(game, words):
        table.add_row(agent, Text(name, style="bold"), about)
    example = f"elementarium play {game} --terminal --against search:sharp"
    return Group(table, Text(words.say("opponents-play", {"command": example})))
