"""Tables of Elemental Rift, drawn.

    match = laid("FFF\\nEWA", hand="F1", other_front="W2")
    go(match, "play F1")
    assert rift(match) == "W.W\\nEWA"

Seat 0 is to move. The first letter lies in row 16, column 16, unless `row` and `column` say
otherwise. Cards are those of the deck made for tests, tests/elemental_rift/decks/other.toml, in
which Fire decays into Water, Water into Earth, Earth into Air and Air into Fire.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from elementarium.core.match import Match
from elementarium.games.elemental_rift.deck import read_deck_file
from elementarium.games.elemental_rift.position import write_rift
from tests.playing import engine

GAME = "elemental-rift"
OTHER = Path(__file__).parent / "decks" / "other.toml"


@cache
def other_deck() -> Any:
    """The deck made for tests, as it is agreed."""
    return read_deck_file(OTHER.read_text("utf-8"))


def new_match(seed: int = 0, **options: Any) -> Match:
    """A game from its very beginning."""
    return Match(GAME, options, seed, engine=engine(GAME))


def laid(
    drawing: str,
    *,
    hand: str = "",
    front: str = "",
    other_hand: str | int = "",
    other_front: str = "",
    others: tuple[dict[str, Any], ...] = (),
    row: int = 16,
    column: int = 16,
    seed: int = 0,
    deck: Any = None,
    **more: Any,
) -> Match:
    """A table in the middle of a game; with `others`, more players after the second."""
    held = other_hand if isinstance(other_hand, int) else other_hand.split()
    document = {
        "game": GAME,
        "options": {"seats": 2 + len(others), "deck": deck or other_deck()},
        "rift": {"row": row, "column": column, "tiles": drawing.split()},
        "seats": [
            {"hand": hand.split(), "front": front.split()},
            {"hand": held, "front": other_front.split()},
            *others,
        ],
        **more,
    }
    return Match.from_position(document, seed, engine=engine(GAME))


# ── looking ──────────────────────────────────────────────────────────────────────────────────


def rift(match: Match) -> str:
    """The rift as a drawing, without empty edges."""
    return "\n".join(write_rift(match.state)["tiles"])


def corner(match: Match) -> tuple[int, int]:
    """Where the drawing of the rift begins."""
    drawn = write_rift(match.state)
    return drawn["row"], drawn["column"]


def hand(match: Match, seat: int = 0) -> list[str]:
    """The cards in a hand."""
    found: list[str] = match.position()["seats"][seat]["hand"]
    return found


def front(match: Match, seat: int = 0) -> list[str]:
    """The spells in front of a player, oldest first."""
    found: list[str] = match.position()["seats"][seat]["front"]
    return found


def discard_pile(match: Match) -> list[str]:
    """The discard pile from its top."""
    found: list[str] = match.position()["discard"]
    return found


def asked(match: Match) -> str:
    """The question."""
    found: str = match.view(None)["phase"]
    return found


def supply(match: Match) -> dict[str, int]:
    """The tiles beside the rift."""
    found: dict[str, int] = match.view(None)["supply"]
    return found


def squares(match: Match) -> set[str]:
    """The squares or tiles that can be chosen, without the verb."""
    return {match.notation(action).split()[-1] for action in match.legal()}
