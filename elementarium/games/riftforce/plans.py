"""The trainer's plans: what each of them says, and the deck they come from.

A *plan* is one small integer, location * 28 + face. The face is 27 for a control plan; for an
attack plan it is its three numbers, as digits 0 to 2 for 5 to 7: 5-5-6 is 0 * 9 + 0 * 3 + 1.

In the deck every fourth plan is a control plan. A round takes one plan, and when all are used the
pile is turned over, so the plan of a round is the one at its number modulo twenty.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from elementarium.core.errors import NotationError
from elementarium.core.random import Words, below
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import LOWEST, NUMBERS
from elementarium.games.riftforce.state import PLANS, State

STACK = 4  # three attack plans and a control plan
ATTACKS = PLANS - PLANS // STACK
CONTROLS = PLANS // STACK
NUMBERS_OF_PLAN = 3
CONTROL = NUMBERS * NUMBERS * NUMBERS
FACES = CONTROL + 1
PLAN_LOCATIONS = 5

RECONSTRUCTED = "reconstructed"
"""The name of the deck in `plans.txt`."""


@rule
def is_control(plan: int) -> bool:
    """Whether a plan is a control plan; otherwise it is an attack plan."""
    return plan % FACES == CONTROL


@rule
def plan_location(plan: int) -> int:
    """Where a plan puts the trainer's next bot."""
    return plan // FACES


@rule
def plan_number(plan: int, nth: int) -> int:
    """The n-th number of an attack plan, counted from 0 for 5."""
    face = plan % FACES
    if nth == 0:
        return face // (NUMBERS * NUMBERS)
    return face // NUMBERS % NUMBERS if nth == 1 else face % NUMBERS


@rule
def current_plan(state: State) -> int:
    """The plan of this round."""
    return int(state.plans[int(state.rounds) % PLANS])


# ── shuffling, within each kind ──────────────────────────────────────────────────────────────


@rule
def attack_place(nth: int) -> int:
    """Where the n-th attack plan lies in the deck: three in each stack of four."""
    return nth + nth // (STACK - 1)


@rule
def control_place(nth: int) -> int:
    """Where the n-th control plan lies: at the end of each stack."""
    return nth * STACK + STACK - 1


@rule
def same_kind(place: int, other: int) -> bool:
    """Whether plans of the same kind lie at two places of the deck."""
    return (place % STACK == STACK - 1) == (other % STACK == STACK - 1)


@rule
def swap_plans(state: State, one: int, other: int) -> None:
    """Exchange two plans of the deck."""
    plan = state.plans[one]
    state.plans[one] = state.plans[other]
    state.plans[other] = plan


@rule
def shuffle_plans(state: State, seen: int) -> None:
    """Shuffle the plans after the first ones, attack and control plans separately."""
    words: Words = state.random
    controls = seen // STACK
    attacks = seen - controls
    for last in range(ATTACKS - 1, attacks, -1):
        other = attacks + below(words, last + 1 - attacks)
        swap_plans(state, attack_place(last), attack_place(other))
    for last in range(CONTROLS - 1, controls, -1):
        other = controls + below(words, last + 1 - controls)
        swap_plans(state, control_place(last), control_place(other))


@rule
def sort_plans(state: State, seen: int) -> None:
    """Bring the plans after the first ones into rising order, each kind for itself."""
    for one in range(seen, PLANS):
        for other in range(one + 1, PLANS):
            if same_kind(one, other) and state.plans[other] < state.plans[one]:
                swap_plans(state, one, other)


# ── in writing ───────────────────────────────────────────────────────────────────────────────

PLAN = re.compile(r"(control|[5-7]{3}) at ([1-5])")


def write_plan(plan: int) -> str:
    """A plan in writing: 556 at 1, control at 2."""
    numbers = "".join(str(LOWEST + plan_number(plan, nth)) for nth in range(NUMBERS_OF_PLAN))
    return f"{'control' if is_control(plan) else numbers} at {plan_location(plan) + 1}"


def read_plan(text: str) -> int:
    """The plan a text means."""
    found = PLAN.fullmatch(" ".join(text.split()))
    if not found:
        raise ValueError(f"expected a plan such as 556 at 1 or control at 2, got {text!r}")
    face = CONTROL
    if found[1] != "control":
        first, second, third = (int(digit) - LOWEST for digit in found[1])
        face = (first * NUMBERS + second) * NUMBERS + third
    return (int(found[2]) - 1) * FACES + face


def read_deck_file(text: str) -> list[str]:
    """The plans of a deck, one a line; a line beginning with # is a remark."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    plans = []
    for number, line in lines:
        if line and not line.startswith("#"):
            try:
                plans.append(read_plan(line))
            except ValueError as error:
                raise NotationError(str(error), number, 1) from None
    try:
        return write_deck(counted(plans))
    except ValueError as error:
        raise NotationError(str(error), len(lines) or 1, 1) from None


def counted(plans: Sequence[int]) -> list[int]:
    """The plans of a deck in rising order, if there are as many of each kind as there must be."""
    kinds = Counter(bool(is_control(plan)) for plan in plans)
    if (kinds[False], kinds[True]) != (ATTACKS, CONTROLS):
        raise ValueError(
            f"expected {ATTACKS} attack plans and {CONTROLS} control plans, "
            f"got {kinds[False]} and {kinds[True]}"
        )
    return sorted(plans)


def write_deck(plans: Iterable[int]) -> list[str]:
    """A deck as it is agreed: its plans in rising order, in writing."""
    return [write_plan(plan) for plan in sorted(plans)]


def name_deck(plans: Iterable[int]) -> str | list[str]:
    """A deck by its name, if it has one; otherwise its plans."""
    deck = write_deck(plans)
    return RECONSTRUCTED if deck == RECONSTRUCTED_DECK else deck


def read_deck(value: Any) -> str | list[str]:
    """The option: the reconstructed deck by its name, or a list of plans."""
    if value == RECONSTRUCTED:
        return RECONSTRUCTED
    if not isinstance(value, list) or not all(isinstance(plan, str) for plan in value):
        raise ValueError(f"expected {RECONSTRUCTED} or a list of plans, got {value!r}")
    return name_deck(counted([read_plan(plan) for plan in value]))


def deck_plans(deck: str | list[str]) -> list[int]:
    """The plans of an agreed deck, in rising order of each kind, laid out in their places."""
    plans = sorted(map(read_plan, RECONSTRUCTED_DECK if isinstance(deck, str) else deck))
    attacks = iter([plan for plan in plans if not is_control(plan)])
    controls = iter([plan for plan in plans if is_control(plan)])
    return [next(controls if i % STACK == STACK - 1 else attacks) for i in range(PLANS)]


RECONSTRUCTED_DECK = read_deck_file(
    (files("elementarium") / "games/riftforce/plans.txt").read_text("utf-8")
)
