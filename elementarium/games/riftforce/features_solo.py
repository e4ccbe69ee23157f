"""What `solo_odds` weighs, before it is weighed: for those who learn the weights."""

from __future__ import annotations

import numpy as np

from elementarium.games.riftforce.actions import CHOOSE_PLAN, CHOOSE_SUMMONER
from elementarium.games.riftforce.cards import GUILDS, card_of, guild_of
from elementarium.games.riftforce.draft import strength
from elementarium.games.riftforce.evaluate_solo import points_to_come, strikes_to_come
from elementarium.games.riftforce.modes import PLAYER, TRAINER
from elementarium.games.riftforce.plans import current_plan, is_control
from elementarium.games.riftforce.state import LOCATIONS, side_of
from elementarium.games.riftforce.turn import GOAL
from elementarium.games.riftforce.worth import bot_traits_of, traits_of

Numbers = dict[str, float]
US, BOTS = side_of(PLAYER), side_of(TRAINER)


def solo_features(state: np.record) -> dict[str, Numbers]:
    """What the player has and faces, in the parts of the file."""
    ours, bots = elementals(state, US), elementals(state, BOTS)
    weights = progress(state) | ground(state) | plan(state)
    for traits_in, there in ((traits_of, ours), (bot_traits_of, bots)):
        found = [traits_in(elemental) for elemental in there]
        weights |= {name: sum(each[name] for each in found) for name in traits_in(0)}
    presence: Numbers = {guild.name: 0 for guild in GUILDS}
    for elemental in ours:
        presence[GUILDS[guild_of(card_of(elemental))].name] += 1
    return {"weights": weights, "presence": presence}


def progress(state: np.record) -> Numbers:
    """The deck, the score, the trainer and whose turn it is."""
    own, other = state.score.tolist()
    playing = state.phase != CHOOSE_SUMMONER
    return {
        "deck": strength(state, PLAYER),
        "lead": own - other,
        "late_lead": (own - other) * max(own, other) / GOAL,
        "stars": int(state.challenges.sum()),
        "stronger": int(state.stronger > 0),
        "to_act": int(playing and state.position == 0),
        "to_endure": int(playing and state.position == 1),
        "card": int(state.held[PLAYER]),
    }


def ground(state: np.record) -> Numbers:
    """The locations that both sides hold."""
    here, bots = (np.diff(state.columns[side].astype(int)) for side in (US, BOTS))
    return {
        "place": int((here > 0).sum()),
        "second": int((here > 1).sum()),
        "alone": int(((here > 0) & (bots == 0)).sum()),
        "bots_alone": int(((bots > 0) & (here == 0)).sum()),
    }


def plan(state: np.record) -> Numbers:
    """What the plan about to be carried out brings."""
    coming = state.phase == CHOOSE_PLAN
    control = is_control(current_plan(state))
    return {
        "plan_control": points_to_come(state) if coming and control else 0,
        "plan_strikes": strikes_to_come(state) if coming and not control else 0,
    }


def elementals(state: np.record, side: int) -> list[int]:
    """A side's elementals."""
    found: list[int] = state.elementals[side, : state.columns[side, LOCATIONS]].tolist()
    return found
