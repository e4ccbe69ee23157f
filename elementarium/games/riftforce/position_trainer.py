"""The trainer in a position: what was agreed, its plans by their rounds, the bot that acts.

`to_move` is whose turn it is; the trainer's is 1, though the player decides. A plan that one does
not know is "?"; such plans are filled by chance from those of the deck that are nowhere else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from elementarium.core.errors import BadOption
from elementarium.core.game import ALL_SEEING
from elementarium.core.position import UNKNOWN
from elementarium.core.random import FILLING, seed_words, shuffle
from elementarium.core.reading import Reader
from elementarium.games.riftforce.actions import (
    CHOOSE_BOT,
    CHOOSE_DAMAGED_ALLY,
    CHOOSE_MOST_DAMAGED,
    CHOOSE_NEIGHBOUR,
    CHOOSE_PLAN,
    CHOOSE_PREY,
    CHOOSE_VANTAGE,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import LOWEST, card_of
from elementarium.games.riftforce.hidden import plans_seen
from elementarium.games.riftforce.modes import PLAYER, TRAINER, is_solo, trainer_acts
from elementarium.games.riftforce.notation import spot
from elementarium.games.riftforce.options import (
    NOT_STRONGER,
    TRAINER_OPTIONS,
    pack_trainer,
)
from elementarium.games.riftforce.plans import (
    NUMBERS_OF_PLAN,
    current_plan,
    is_control,
    name_deck,
    plan_number,
    read_plan,
    write_plan,
)
from elementarium.games.riftforce.reach import (
    MOVE,
    STRONGER_BY,
    is_stronger,
    number_index,
)
from elementarium.games.riftforce.setup import display_size
from elementarium.games.riftforce.state import PLANS, side_of

TRAINER_QUESTIONS = (CHOOSE_PLAN, CHOOSE_VANTAGE, CHOOSE_BOT, CHOOSE_MOST_DAMAGED)
"""Asked only while the trainer acts."""

ASKED_BY_CHALLENGE = {
    (0, 4): CHOOSE_MOST_DAMAGED,
    (1, 2): CHOOSE_PREY,
    (1, 3): CHOOSE_NEIGHBOUR,
}
"""What a challenge asks, by its number, counted from 0 for 5, and its stars."""


# ── writing ──────────────────────────────────────────────────────────────────────────────────


def write_trainer_options(state: np.record) -> dict[str, Any]:
    """The trainer that was agreed."""
    face = f"{LOWEST + int(state.stronger) - 1}:{STRONGER_BY[state.stronger_by]}"
    return {
        "challenges": "-".join(map(str, state.challenges.tolist())),
        "stronger": face if state.stronger else NOT_STRONGER,
        "plans": name_deck(state.plans.tolist()),
    }


def write_trainer(state: np.record, seat: int | None) -> dict[str, Any]:
    """The plans a seat knows, and, while one is carried out, how far."""
    known = PLANS if seat == ALL_SEEING else plans_seen(state)
    plans = [write_plan(int(plan)) for plan in state.plans[:known]]
    document: dict[str, Any] = {"plans": plans + [UNKNOWN] * (PLANS - known)}
    if trainer_acts(state) and state.phase not in (CHOOSE_PLAN, OVER):
        document["action"] = {"count": int(state.count)}
        if state.step:
            actor = spot(state, side_of(TRAINER), int(state.actor))
            document["action"] |= {"actor": actor, "step": int(state.step)}
    return document


# ── reading ──────────────────────────────────────────────────────────────────────────────────


def read_trainer_options(state: np.record, reader: Reader) -> None:
    """The trainer that was agreed."""
    options = {}
    for option in TRAINER_OPTIONS:
        given = reader.field(option.name, option.default)
        try:
            options[option.name] = option.checked(given.value)
        except BadOption as error:
            given.complain(str(error))
    pack_trainer(state, options)


def check_question_of_trainer(state: np.record, reader: Reader) -> None:
    """The trainer plays solo games only, and some questions come up only while it acts."""
    phase = int(state.phase)
    own = (OVER, *TRAINER_QUESTIONS, CHOOSE_DAMAGED_ALLY, CHOOSE_PREY, CHOOSE_NEIGHBOUR)
    if phase in TRAINER_QUESTIONS and not trainer_acts(state):
        reader.complain(f"{PHASES[phase]} is asked only while the trainer acts")
    if phase not in own and trainer_acts(state):
        reader.complain(f"{PHASES[phase]} is not asked while the trainer acts")


def read_plans(state: np.record, reader: Reader, seed: int) -> None:
    """The plans in the order of their rounds; what is not known is filled by chance."""
    if not is_solo(state):
        if reader.value is not None:
            reader.complain("only the trainer of a solo game has plans")
        return
    missing = Counter(state.plans.tolist())
    known: dict[int, int] = {}
    for place, given in enumerate(reader.items(PLANS) if reader.value is not None else ()):
        if given.value != UNKNOWN:
            plan = known[place] = read_known_plan(given)
            if not missing[plan] or is_control(plan) != is_control(int(state.plans[place])):
                given.complain("the deck has no such plan left for this round")
            missing[plan] -= 1
    by_chance = {kind: in_random_order(missing, kind, seed) for kind in (True, False)}
    for place in range(PLANS):
        kind = bool(is_control(int(state.plans[place])))
        state.plans[place] = known[place] if place in known else by_chance[kind].pop()


def read_known_plan(reader: Reader) -> int:
    """A plan such as 556 at 1."""
    try:
        return read_plan(reader.text())
    except ValueError as error:
        reader.complain(str(error))


def in_random_order(missing: Counter[int], control: bool, seed: int) -> list[int]:
    """The plans of one kind that are nowhere."""
    words = np.zeros(4, np.uint32)
    seed_words(words, seed, FILLING)
    plans = np.array([p for p in missing.elements() if is_control(p) == control], np.uint8)
    shuffle(words, plans, len(plans))
    found: list[int] = plans.tolist()
    return found


def read_plan_action(state: np.record, reader: Reader) -> Reader | None:
    """How far the trainer's plan is carried out; returns where the acting bot is named."""
    if reader.value is None:
        return None
    reader.only("count", "actor", "step")
    state.count = reader.field("count").whole(0, NUMBERS_OF_PLAN)
    state.step = reader.field("step", 0).whole(0, 2)
    return reader.field("actor") if state.step else None


# ── checks ───────────────────────────────────────────────────────────────────────────────────


def check_solo_draft(state: np.record, reader: Reader) -> None:
    """The player keeps four of six; the trainer has nothing yet."""
    kept = np.count_nonzero(state.guilds, axis=1).tolist()
    if state.seat != PLAYER or kept[TRAINER]:
        reader.complain("the trainer gets its guilds after the player")
    if int(state.display).bit_count() + kept[PLAYER] != display_size(state):
        reader.complain(f"{display_size(state)} summoners are on display or kept")


def check_plan_action(state: np.record, reader: Reader) -> None:
    """The question asked must be one that the plan can ask."""
    phase = int(state.phase)
    if phase == CHOOSE_PLAN:
        if reader.value is not None:
            reader.complain("nothing is under way before the plan is carried out")
        return
    if reader.value is None:
        reader.fail(f"how far the plan is carried out, since {PHASES[phase]} is asked")
    if is_control(current_plan(state)):
        reader.complain("the plan of this round is a control plan")
    if phase == CHOOSE_BOT:
        reader.field("count").whole(0, NUMBERS_OF_PLAN - 1)
        if state.step:
            reader.field("step").complain("no bot acts while one is chosen")
    else:
        check_bot(state, reader)


def check_bot(state: np.record, reader: Reader) -> None:
    """The acting bot has the number of the plan, and asks what its challenge asks."""
    reader.field("step").whole(1, 2)
    count = reader.field("count").whole(1, NUMBERS_OF_PLAN)
    number = number_index(card_of(int(state.elementals[side_of(TRAINER), state.actor])))
    if number != plan_number(current_plan(state), count - 1):
        reader.field("actor").complain("this bot has another number than the plan")
    if question_of(state, number, int(state.step)) != state.phase:
        reader.field("step").complain(f"this bot does not ask for {PHASES[state.phase]} then")


def question_of(state: np.record, number: int, step: int) -> int | None:
    """What a bot of a number asks at a step of its challenge."""
    if is_stronger(state, number):
        if step == 1:
            return CHOOSE_VANTAGE if state.stronger_by == MOVE else CHOOSE_DAMAGED_ALLY
        step -= 1
    stars = int(state.challenges[number])
    return ASKED_BY_CHALLENGE.get((number, stars)) if step == 1 else None
