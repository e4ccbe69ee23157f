"""Drawn tables with a trainer: its bots are above the rift, and its plan comes next.

    match = solo(
        '''
         Fi5 |     | Ea6 |     |
        =====|=====|=====|=====|=====
         Wa5 |     |     |     |
        ''',
        plan="556 at 5",
        bot="Li7",
    )
    go(match, "plan", "activate Fi5 1.1")

`plan` may name those of the next rounds as well: "556 at 5, 765 at 1"; `bot` has the bots they put.
The game goes on with the trainer's turn, or, without a plan,
with the player's.
"""

from __future__ import annotations

from typing import Any

from elementarium.core.match import Match
from elementarium.games.riftforce.plans import RECONSTRUCTED_DECK
from tests.playing import engine
from tests.riftforce.drawn import LOCATIONS, UNKNOWN, choose_guilds, lay_rest, read_picture

PLANS = 20


def with_plans(deck: list[str], plans: list[str]) -> list[str]:
    """A deck with some plans in it, in place of others of their kind."""
    spare = [each for each in deck if each not in plans]
    added = [plan for plan in plans if plan not in deck]
    for plan in added:
        spare.remove(next(each for each in spare if ("control" in each) == ("control" in plan)))
    return [*(each for each in deck if each in plans), *spare, *added]


def known_plans(plans: list[str], rounds: int) -> list[str]:
    """Only the plans of this round and the next ones are known."""
    known = [UNKNOWN] * PLANS
    known[rounds : rounds + len(plans)] = plans
    return known


def solo(
    picture: str,
    plan: str = "",
    *,
    challenges: str = "1-1-1",
    stronger: str = "none",
    bot: str = "",
    hand: str = "",
    pile: str = "",
    discard: str = "",
    guilds: str = "",
    bots: str = "",
    rest: str | int = "pile",
    bots_rest: str | int = "pile",
    bots_discard: str = "",
    score: tuple[int, int] = (0, 0),
    rounds: int | None = None,
    stolen_return: str = "captor",
    seed: int = 0,
) -> Match:
    """A solo game that goes on from a picture; `guilds` are the player's, `bots` the trainer's."""
    columns = read_picture(picture)
    zones: list[dict[str, list[str]]] = [
        {"hand": hand.split(), "pile": pile.split(), "discard": discard.split()},
        {"hand": [], "pile": bot.split(), "discard": bots_discard.split()},
    ]
    decks = choose_guilds(columns, zones, [guilds.split(), bots.split()])
    lay_rest(columns, zones, decks, [rest, bots_rest])
    if rounds is None:
        rounds = 3 if "control" in plan else 0
    options: dict[str, Any] = {"challenges": challenges, "stronger": stronger}
    plans = [each.strip() for each in plan.split(",") if plan]
    options["plans"] = with_plans(RECONSTRUCTED_DECK, plans)
    document = {
        "game": "riftforce",
        "options": {"mode": "solo", "stolen_return": stolen_return, **options},
        "to_move": 1 if plan else 0,
        "ask": "plan" if plan else "action",
        "rounds": rounds,
        "score": list(score),
        "plans": known_plans(plans, rounds),
        "seats": [{"guilds": deck, **zone} for deck, zone in zip(decks, zones, strict=True)],
        "locations": [[columns[0][n], columns[1][n]] for n in range(LOCATIONS)],
    }
    return Match.from_position(document, seed, engine=engine("riftforce"))
