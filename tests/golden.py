"""Golden games: whole matches written out, to be read and compared.

    python -m tests.golden

writes tests/playthroughs/*.txt anew. A difference there is a change of the rules, of chance or
of words, and is reviewed like code.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from elementarium import Match
from elementarium.core.events import Event

FOLDER = Path(__file__).parent / "playthroughs"
COMMAND = "python -m tests.golden"
MOST_CHOICES = 8
"""Choices written out at a decision; of the others, only their number."""


@dataclass(frozen=True)
class Playthrough:
    """A match in which everybody chooses at random."""

    name: str
    game: str
    options: dict[str, Any]
    seed: int
    about: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough(
        "riftforce-base-draft", "riftforce", {"guilds": "base"}, 14, "the base set, drafted"
    ),
    Playthrough(
        "riftforce-base-random",
        "riftforce",
        {"guilds": "base", "draft": "random"},
        23,
        "the base set, dealt at random",
    ),
    Playthrough(
        "riftforce-base-fixed",
        "riftforce",
        {
            "guilds": "base",
            "draft": "fixed",
            "decks": "fire,plant,shadow,thunderbolt/water,ice,crystal,light",
        },
        27,
        "eight guilds of the base set that ask for many choices",
    ),
    Playthrough(
        "riftforce-beyond-draft", "riftforce", {"guilds": "beyond"}, 17, "all guilds, drafted"
    ),
    Playthrough(
        "riftforce-beyond-random",
        "riftforce",
        {"guilds": "beyond", "draft": "random"},
        253,
        "all guilds, dealt at random",
    ),
    Playthrough(
        "riftforce-beyond-music",
        "riftforce",
        {
            "guilds": "beyond",
            "draft": "fixed",
            "decks": "music,star,love,earth/beast,sand,lava,magnet",
        },
        342,
        "guilds that capture, draw, heal and shake the ground",
    ),
    Playthrough(
        "riftforce-beyond-owner",
        "riftforce",
        {
            "guilds": "beyond",
            "draft": "fixed",
            "decks": "music,acid,plant,air/crystal,earth,love,ice",
            "stolen_return": "owner",
        },
        179,
        "captured elementals return to their first owner",
    ),
    Playthrough(
        "riftforce-team3",
        "riftforce",
        {"mode": "team3"},
        3,
        "a team of two against a lone player, drafted",
    ),
    Playthrough(
        "riftforce-team4",
        "riftforce",
        {
            "mode": "team4",
            "draft": "fixed",
            "decks": "music,star,light/crystal,earth,ice/thunderbolt,love,fire/acid,magnet,lava",
        },
        3,
        "two teams, and guilds in which a partner matters",
    ),
    Playthrough(
        "riftforce-solo", "riftforce", {"mode": "solo"}, 8, "alone against the first trainer"
    ),
    Playthrough(
        "riftforce-solo-strong",
        "riftforce",
        {
            "mode": "solo",
            "draft": "fixed",
            "decks": "music,star,light,thunderbolt/crystal,earth,ice,love",
            "challenges": "4-3-2",
            "stronger": "6:move",
        },
        11,
        "a trainer that asks for many choices",
    ),
    Playthrough("elements", "elements", {}, 42, "a match to six points"),
    Playthrough(
        "elements-miscount",
        "elements",
        {"points_to_win": 4, "surrender": "off", "miscount": "on"},
        46,
        "revealing over the limit, and no surrender",
    ),
    Playthrough(
        "elements-no-surrender",
        "elements",
        {"points_to_win": 4, "surrender": "off"},
        66,
        "no surrender: rounds are played to their end",
    ),
    Playthrough("elemental-rift", "elemental-rift", {}, 69, "two players"),
    Playthrough("elemental-rift-3", "elemental-rift", {"seats": 3}, 182, "three players"),
    Playthrough("elemental-rift-4", "elemental-rift", {"seats": 4}, 110, "four players"),
)


def write(playthrough: Playthrough) -> str:
    """A playthrough as text."""
    match = Match(playthrough.game, playthrough.options, playthrough.seed)
    chance = random.Random(playthrough.seed)
    lines = [*header(playthrough, match), *told(match, match.opening)]
    while not match.is_over:
        lines += decision(match, chance.choice(match.legal()))
    lines += ["", *DRAW[playthrough.game](match), ""]
    lines.append("result: " + " ".join(f"{result:+.0f}" for result in match.returns()))
    lines.append(f"decisions: {len(match.history)}")
    lines.append(f"table: {match.digest()}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def header(playthrough: Playthrough, match: Match) -> Iterator[str]:
    yield f"{playthrough.game}: {playthrough.about}"
    yield f"rules: {match.game.rules_version}"
    for name, value in playthrough.options.items():
        yield f"option {name}: {value}"
    yield f"seed: {playthrough.seed}"
    yield f"written by: {COMMAND}"
    yield ""


def decision(match: Match, action: int) -> Iterator[str]:
    """What is asked, what is possible, what is chosen and what happens then."""
    seat, legal = match.to_move, match.legal()
    sentence, arguments = match.game.ask(match.state)
    if is_turn(match):
        yield from ("", *DRAW[match.game.name](match), "")
    words = " ".join([sentence, *(f"{name}={value}" for name, value in arguments.items())])
    yield f"{len(match.history) + 1}. seat {seat}: {words}"
    choices = [match.notation(choice) for choice in legal[:MOST_CHOICES]]
    more = f" … {len(legal)} in all" if len(legal) > MOST_CHOICES else ""
    yield "   " + " | ".join(choices) + more
    yield f"   > {match.notation(action)}"
    yield from told(match, match.apply(action))


def told(match: Match, events: list[Event]) -> Iterator[str]:
    """Events by name, each as the seat or side it belongs to sees it: drawn cards too."""
    for event in events:
        named = match.game.event(event, event[1])
        numbers = " ".join(f"{name}={value}" for name, value in named.items() if name != "event")
        yield f"     {named['event']} {numbers}"


def is_turn(match: Match) -> bool:
    """Whether a turn begins with this decision: no action is under way."""
    return not match.history or match.position().get("action") is None


# ── tables ───────────────────────────────────────────────────────────────────────────────────


def draw_riftforce(match: Match) -> list[str]:
    """Side 1 above the rift, side 0 below it, the first elementals next to the rift."""
    document = match.position()
    players = [player(document, seat) for seat in range(match.seats)]
    near, far = ([sides[side] for sides in document["locations"]] for side in (0, 1))
    score = ":".join(str(points) for points in document["score"])
    return [
        f"round {document['rounds'] + 1}, score {score}",
        *players[1::2],
        *reversed(rows(far)),
        "     " + "═".join(f"══[{i + 1}]══" for i in range(len(near))),
        *rows(near),
        *players[::2],
    ]


def rows(columns: list[list[str]]) -> list[str]:
    """Columns side by side, from the first row to the last."""
    return [
        "     " + " ".join(f"{elemental:^7}" for elemental in row)
        for row in zip_longest(*columns, fillvalue="")
    ]


def player(document: dict[str, Any], seat: int) -> str:
    cards = document["seats"][seat]
    marker = "*" if document["start"] == seat else " "
    top = cards["discard"][0] if cards["discard"] else "-"
    return (
        f"{marker}{seat}   {' '.join(cards['hand']) or '-'}"
        f"   pile {len(cards['pile'])}, discard {len(cards['discard'])} {top}"
        f"   ({' '.join(cards['guilds'])})"
    )


def draw_elements(match: Match) -> list[str]:
    """Seat 1 above the chain, seat 0 below it; the chain from its first card to its top."""
    document, view = match.position(), match.view(None)
    score = ":".join(str(points) for points in document["score"])
    links = zip(document["played_by"], document["chain"], strict=True)
    chain = " ".join(f"{seat}:{card}" for seat, card in links)
    return [
        f"round {view['round']}, score {score}, aside {' '.join(map(str, document['aside']))}",
        elements_player(match, document, 1),
        f"     chain {chain or '-'}   limit {view['limit']}",
        elements_player(match, document, 0),
    ]


def elements_player(match: Match, document: dict[str, Any], seat: int) -> str:
    hand, front, discarded = document["seats"][seat].values()
    marker = "*" if document["starter"] == seat else " "
    return (
        f"{marker}{seat}   hand {' '.join(map(str, hand)) or '-'}"
        f"   front {' '.join(map(str, front)) or '-'}"
        f"   sum {match.view(seat)['seats'][seat]['sum']}"
        f"{f'   discarded {discarded}' if discarded else ''}"
    )


def draw_elemental_rift(match: Match) -> list[str]:
    """The rift from its first row and column, then the players."""
    document = match.position()
    drawn = document["rift"]
    held = document["accolades"].items()
    pile, discard = len(document["pile"]), document["discard"]
    return [
        f"turn {document['turns'] + 1}, pile {pile}, discard {' '.join(discard) or '-'}",
        f"     R{drawn['row']}C{drawn['column']}",
        *(f"     {row}" for row in drawn["tiles"]),
        *(
            f" {seat}   hand {' '.join(cards['hand']) or '-'}"
            f"   front {' '.join(cards['front']) or '-'}"
            f"   {' '.join(name for name, holder in held if holder == seat)}"
            for seat, cards in enumerate(document["seats"])
        ),
    ]


DRAW: dict[str, Callable[[Match], list[str]]] = {
    "riftforce": draw_riftforce,
    "elements": draw_elements,
    "elemental-rift": draw_elemental_rift,
}
"""How each game's table is drawn."""


def main() -> None:
    """Write all golden games anew; files that no longer belong to any are removed."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(write(playthrough), encoding="utf-8")
        print(f"{playthrough.file.name}: {playthrough.about}")


if __name__ == "__main__":
    main()
