"""Drawing the trainer of a solo game: its challenges by stars, and its plans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elementarium.core.match import Match
from elementarium.games.riftforce.cards import LOWEST
from elementarium.games.riftforce.ladder import TRAINERS, Trainer, next_trainer
from elementarium.games.riftforce.options import MOST_STARS
from elementarium.games.riftforce.plans import STACK
from elementarium.games.riftforce.state import PLANS
from elementarium.terminal.parts import QUIET
from elementarium.words import Words

STARS = "bold yellow"
AHEAD = 4
"""Plans shown besides the next one."""
NUMBER_NAMES = ("five", "six", "seven")


def draw_trainer(view: dict[str, Any], words: Words) -> Iterator[RenderableType]:
    """What the bots of each number do, and what the trainer is about to do."""
    yield draw_challenges(view["trainer"], words)
    if view["phase"] != "summoner":
        yield draw_plans(view["trainer"], words)


def draw_challenges(trainer: dict[str, Any], words: Words) -> Table:
    """A line for each number: its stars, and what its bots do."""
    lines = Table.grid(padding=(0, 1))
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True)
    stronger = trainer["stronger"] or {"number": None}
    for i, stars in enumerate(trainer["challenges"]):
        told = words.say("riftforce-challenge", {"challenge": f"{NUMBER_NAMES[i]}-{stars}"})
        number = Text(str(LOWEST + i), style="bold")
        if stronger["number"] == LOWEST + i:
            number.append("&", style=STARS)
            told = f"{words.say('riftforce-stronger', {'by': stronger['by']})} {told}"
        lines.add_row(number, draw_stars(stars), told)
    return lines


def draw_stars(stars: int) -> Text:
    """As many of four stars."""
    return Text.assemble(("★" * stars, STARS), ("☆" * (MOST_STARS - stars), QUIET))


def draw_plans(trainer: dict[str, Any], words: Words) -> Text:
    """The plan that lies open, and of the next ones what is known: at least their kind."""
    at = trainer["at"]
    now = tell_plan(trainer, at, words)
    ahead = [tell_plan(trainer, (at + i) % PLANS, words) for i in range(1, AHEAD + 1)]
    return Text.assemble(
        f"{words.say('riftforce-plan-now')} ",
        (now, "bold"),
        (f"   {words.say('riftforce-plan-next')} {' · '.join(ahead)}", QUIET),
    )


def tell_plan(trainer: dict[str, Any], place: int, words: Words) -> str:
    """A plan in a few words; every fourth one is for control, whether it is seen or not."""
    control = words.say("riftforce-plan-control")
    plan = trainer["plans"][place]
    if plan is None:
        return control if place % STACK == STACK - 1 else words.say("riftforce-plan-attack")
    numbers = "-".join(map(str, plan["numbers"])) or control
    return words.say("riftforce-plan-at", {"plan": numbers, "location": plan["location"] + 1})


def trainer_name(trainer: Trainer, words: Words) -> str:
    """A trainer of the ladder in the player's language."""
    return words.say("riftforce-ladder-name", {"trainer": trainer.name})


def draw_ladder(words: Words) -> Table:
    """The trainers from easy to frightening: names, stars, and how often agents beat them."""
    columns = (words.say(f"riftforce-ladder-column-{each}") for each in ("name", "stars", "won"))
    table = Table(*columns, title=words.say("riftforce-ladder"))
    for trainer in TRAINERS:
        table.add_row(trainer_name(trainer, words), trainer.stars, f"{trainer.won:.0%}")
    return table


def draw_next(match: Match, seat: int, words: Words) -> Text | None:
    """Whom to try after a trainer was beaten."""
    if not match.game.idle(match.options) or match.returns()[seat] <= 0:
        return None
    found = next_trainer(match.options)
    if found is None:
        return Text(words.say("riftforce-ladder-top"))
    flags = " ".join(f"--{name} {value}" for name, value in found.options.items())
    told = {
        "name": trainer_name(found, words),
        "challenges": found.stars,
        "command": f"elementarium play {match.game.name} --terminal {flags}",
    }
    return Text(words.say("riftforce-ladder-next", told))


def draw_trainer_help(words: Words) -> Text:
    """How one plays with a trainer."""
    return Text(words.say("riftforce-help-trainer"))
