"""Drawn tables: a match begins as a picture, is played in notation and compared with a picture.

    match = duel(
        '''
             | Ea5   |     |     |          last of seat 1
         Sh5 | Ai6-2 |     | Cr7 |          first of seat 1
        =====|=======|=====|=====|=====     the rift
         Wa5 |       | Li5 |     |          first of seat 0
             |       | Pl7 |     |          last of seat 0
        ''',
        hand="Pl5 Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 1.1")
    assert table(match) == drawn('''…''')

A side with nobody needs no line. Nothing has to be said that a test does not need: guilds follow
from the cards that are named, others fill up to four, and the cards named nowhere lie at the
bottom of the piles. Locations count from 1, as in notation. `team` draws a table of three or four
players with six locations; there everybody's guilds are said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from elementarium.core.match import Match
from elementarium.games.riftforce.cards import COPIES, GUILDS, LOWEST
from elementarium.games.riftforce.position import write_column
from tests.playing import Events, engine, named

LOCATIONS = 5
SEATS = 2
SIDES = 2
UNKNOWN = "?"
GUILD_OF_PAIR = {guild.pair: guild.name for guild in GUILDS}
PAIR_OF_GUILD = {guild.name: guild.pair for guild in GUILDS}

Columns = list[list[list[str]]]
"""Elementals by side and location, first to last."""


def new_match(seed: int = 0, **options: Any) -> Match:
    """A match from its very beginning."""
    return Match("riftforce", options, seed, engine=engine("riftforce"))


# ── pictures ─────────────────────────────────────────────────────────────────────────────────


def read_picture(picture: str) -> Columns:
    """The columns of a picture."""
    lines = [line for line in picture.splitlines() if line.strip()]
    rift = next(i for i, line in enumerate(lines) if "=" in line)
    locations = lines[rift].count("|") + 1
    return [read_side(lines[rift + 1 :], locations), read_side(lines[:rift][::-1], locations)]


def read_side(lines: Iterable[str], locations: int) -> list[list[str]]:
    """One side's columns, from its lines in the order away from the rift."""
    columns: list[list[str]] = [[] for _ in range(locations)]
    for row, line in enumerate(lines):
        cells = [cell.strip() for cell in line.split("|")]
        assert len(cells) == locations, f"expected {locations} locations: {line!r}"
        for column, cell in zip(columns, cells, strict=True):
            if cell:
                assert len(column) == row, f"{cell} has nobody in front of it: {line!r}"
                column.append(cell)
    return columns


def paint(columns: Columns) -> str:
    """Columns as a picture, always the same way."""
    widths = [
        max(len(name) for side in columns for name in ["     ", *side[location]])
        for location in range(len(columns[0]))
    ]

    def line(cells: Iterable[str]) -> str:
        padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        return " | ".join(padded).rstrip()

    below, above = ([line(row) for row in rows_of(side)] for side in columns)
    return "\n".join([*above[::-1], "=|=".join("=" * width for width in widths), *below])


def rows_of(side: list[list[str]]) -> list[list[str]]:
    """A side's columns cut into rows, from the rift outwards."""
    depth = max(map(len, side))
    return [[column[row] if row < len(column) else "" for column in side] for row in range(depth)]


def drawn(picture: str) -> str:
    """A picture as `table` would paint it."""
    return paint(read_picture(picture))


def table(match: Match) -> str:
    """The table of a match as a picture."""
    return paint([[column(match, side, n + 1) for n in range(LOCATIONS)] for side in range(SEATS)])


# ── a duel from a picture ────────────────────────────────────────────────────────────────────


def duel(
    picture: str,
    *,
    hand: str = "",
    pile: str = "",
    discard: str = "",
    rest: str | int = "pile",
    guilds: str = "",
    other_hand: str = "",
    other_pile: str = "",
    other_discard: str = "",
    other_rest: str | int = "pile",
    other_guilds: str = "",
    to_move: int = 0,
    start: int | None = None,
    score: tuple[int, int] = (0, 0),
    stolen_return: str = "captor",
    seed: int = 0,
) -> Match:
    """A match that goes on from a picture.

    `hand`, `pile`, … are those of the seat to move, the top card first. `rest` says where its
    cards lie that are named nowhere: under the pile, under the discard pile, or last at a
    location. `guilds` need naming only where cards have changed sides. The seat to move also
    has the start marker unless `start` says otherwise.
    """
    columns = read_picture(picture)
    zones = [
        {"hand": hand.split(), "pile": pile.split(), "discard": discard.split()},
        {"hand": other_hand.split(), "pile": other_pile.split(), "discard": other_discard.split()},
    ]
    named = [guilds.split(), other_guilds.split()]
    rests = [rest, other_rest]
    if to_move == 1:
        for pair in (zones, named, rests):
            pair.reverse()
    decks = choose_guilds(columns, zones, named)
    lay_rest(columns, zones, decks, rests)
    document = {
        "game": "riftforce",
        "options": {"guilds": "beyond", "stolen_return": stolen_return},
        "start": to_move if start is None else start,
        "to_move": to_move,
        "score": list(score),
        "seats": [{"guilds": decks[seat], **zones[seat]} for seat in range(SEATS)],
        "locations": [[columns[0][n], columns[1][n]] for n in range(LOCATIONS)],
    }
    return Match.from_position(document, seed, engine=engine("riftforce"))


TEAM_GUILDS = {
    "team3": ("fire water light", "plant ice crystal shadow", "earth music star"),
    "team4": ("fire water light", "plant ice crystal", "earth music star", "shadow acid lava"),
}
"""Side 0 has Fire, Water and Light at seat 0, Earth, Music and Star at seat 2."""


def team(
    picture: str,
    mode: str = "team4",
    *,
    guilds: Sequence[str] = (),
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    discards: Sequence[str] = (),
    to_move: int = 0,
    position: int | None = None,
    start: int = 0,
    score: tuple[int, int] = (0, 0),
    stolen_return: str = "captor",
    rest: Sequence[int] = (),
    seed: int = 0,
) -> Match:
    """A match of three or four that goes on from a picture.

    Everything is said by seat; `rest` has the locations where the cards stand that are named
    nowhere, if they do not lie in the piles. Elementals belong to the seat of their side that has
    their guild; where they were captured, the picture says so: `Fi5@2`.
    """
    decks = [names.split() for names in guilds or TEAM_GUILDS[mode]]
    zones: list[dict[str, list[str]]] = [{"hand": [], "pile": [], "discard": []} for _ in decks]
    for name, given in (("hand", hands), ("pile", piles), ("discard", discards)):
        for seat, cards in enumerate(given):
            zones[seat][name] = cards.split()
    columns = read_picture(picture)
    seen = Counter(card for seat in range(SIDES) for card in elementals_at(columns, seat))
    seen.update(card for seat in zones for zone in seat.values() for card in zone)
    for seat, deck in enumerate(decks):
        left = [card for card in all_cards(deck) if not take(seen, card)]
        if rest:
            columns[seat % SIDES][rest[seat] - 1].extend(left)
        else:
            zones[seat]["pile"].extend(left)
    document = {
        "game": "riftforce",
        "options": {"mode": mode, "stolen_return": stolen_return},
        "start": start,
        "to_move": to_move,
        "score": list(score),
        "seats": [{"guilds": deck, **zone} for deck, zone in zip(decks, zones, strict=True)],
        "locations": [
            [[owned(name, side, decks) for name in column] for side, column in enumerate(pair)]
            for pair in zip(*columns, strict=True)
        ],
    }
    if position is not None:
        document["position"] = position
    return Match.from_position(document, seed, engine=engine("riftforce"))


def owned(name: str, side: int, decks: Sequence[list[str]]) -> str:
    """An elemental with its owner: the seat of the side that has its guild, unless it is said."""
    if "@" in name:
        return name
    guild = GUILD_OF_PAIR[name[:2]]
    return f"{name}@{next(seat for seat in range(side, len(decks), SIDES) if guild in decks[seat])}"


def elementals_at(columns: Columns, side: int) -> list[str]:
    """The cards a side has on the table."""
    return [re.split("[-@*]", name)[0] for column in columns[side] for name in column]


def choose_guilds(
    columns: Columns, zones: Sequence[dict[str, list[str]]], named: Sequence[list[str]]
) -> list[list[str]]:
    """Four guilds a seat: those named, those of its cards, and any others."""
    decks = [list(names) for names in named]
    for seat, deck in enumerate(decks):
        for card in cards_at(columns, zones, seat):
            guild = GUILD_OF_PAIR[card[:2]]
            if guild not in deck and guild not in named[1 - seat]:
                deck.append(guild)
    used = {guild for deck in decks for guild in deck}
    spare = [guild.name for guild in GUILDS if guild.name not in used]
    for deck in decks:
        while len(deck) < 4:
            deck.append(spare.pop(0))
    return decks


def cards_at(columns: Columns, zones: Sequence[dict[str, list[str]]], seat: int) -> list[str]:
    """The known cards a seat has anywhere."""
    cards = [card for zone in zones[seat].values() for card in zone if card != UNKNOWN]
    return elementals_at(columns, seat) + cards


def lay_rest(
    columns: Columns,
    zones: Sequence[dict[str, list[str]]],
    decks: Sequence[list[str]],
    rests: Sequence[str | int],
) -> None:
    """Lay the cards that are named nowhere where they belong."""
    seen = Counter(card for seat in range(SEATS) for card in cards_at(columns, zones, seat))
    for seat, rest in enumerate(rests):
        left = [card for card in all_cards(decks[seat]) if not take(seen, card)]
        if isinstance(rest, int):
            columns[seat][rest - 1].extend(left)
        else:
            unknown = sum(zone.count(UNKNOWN) for zone in zones[seat].values())
            zones[seat][rest].extend([UNKNOWN] * (len(left) - unknown))


def all_cards(deck: Iterable[str]) -> list[str]:
    """The nine cards of each guild."""
    return [
        f"{PAIR_OF_GUILD[guild]}{LOWEST + i}"
        for guild in deck
        for i, copies in enumerate(COPIES)
        for _ in range(copies)
    ]


def take(cards: Counter[str], card: str) -> bool:
    """Take a card out of many, if it is there."""
    if cards[card] == 0:
        return False
    cards[card] -= 1
    return True


# ── looking ──────────────────────────────────────────────────────────────────────────────────


def cards_in(events: Events, name: str) -> list[str]:
    """The cards of the events of one name, in order."""
    return [event["card"] for event in named(events, name)]


def column(match: Match, side: int, location: int) -> list[str]:
    """A side's elementals at a location, first to last: ["Ai6-2", "Ea5"]."""
    return write_column(match.state, side, location - 1)


def hand(match: Match, seat: int) -> list[str]:
    """The cards in a hand."""
    return zone(match, seat, "hand")


def pile(match: Match, seat: int) -> list[str]:
    """A pile, from the top."""
    return zone(match, seat, "pile")


def discard(match: Match, seat: int) -> list[str]:
    """A discard pile, from the top."""
    return zone(match, seat, "discard")


def zone(match: Match, seat: int, name: str) -> list[str]:
    """A seat's cards in one place."""
    cards: list[str] = match.position()["seats"][seat][name]
    return cards
