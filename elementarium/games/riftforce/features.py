"""What `evaluate` weighs, before it is weighed: for those who learn the weights.

Everything is what one side has less what the other has, under the name of its weight in
`evaluation.json`: the log odds inside `evaluate` are, in a duel, the features times the weights.
"""

from __future__ import annotations

import numpy as np

from elementarium.games.riftforce.actions import CHOOSE_SUMMONER
from elementarium.games.riftforce.cards import GUILDS, card_of, guild_of
from elementarium.games.riftforce.draft import deck_worth
from elementarium.games.riftforce.features_solo import elementals, solo_features
from elementarium.games.riftforce.modes import PLAYER, is_solo
from elementarium.games.riftforce.state import side_of
from elementarium.games.riftforce.turn import GOAL
from elementarium.games.riftforce.worth import traits_of

Numbers = dict[str, float]


def features(state: np.record, seat: int) -> dict[str, Numbers]:
    """How far a seat's side is ahead in everything that counts, in the parts of the file."""
    us = side_of(seat)
    if is_solo(state):
        found = solo_features(state)
        sign = 1 if us == side_of(PLAYER) else -1
        return {part: {n: sign * each for n, each in found[part].items()} for part in found}
    return {
        "weights": progress(state, us) | more(force(state, us), force(state, 1 - us)),
        "presence": more(presence(state, us), presence(state, 1 - us)),
    }


def more(ours: Numbers, theirs: Numbers) -> Numbers:
    """What we have more than they have."""
    return {name: ours[name] - theirs[name] for name in ours}


def progress(state: np.record, us: int) -> Numbers:
    """The decks, the score and whose turn it is."""
    score = state.score.tolist()
    lead = score[us] - score[1 - us]
    ours = 1 if side_of(state.seat) == us else -1
    first, drafting = state.position == 0, state.phase == CHOOSE_SUMMONER
    return {
        "deck": deck_worth(state, us),
        "lead": lead,
        "late_lead": lead * max(score) / GOAL,
        "first_move": ours if first and not drafting else 0,
        "last_move": ours if not first and not drafting else 0,
    }


def force(state: np.record, us: int) -> Numbers:
    """The locations a side holds, its cards in hand, the life and wounds of its elementals."""
    here = np.diff(state.columns[us].astype(int))
    traits = [traits_of(elemental) for elemental in elementals(state, us)]
    return {
        "place": int((here > 0).sum()),
        "second": int((here > 1).sum()),
        "card": int(state.held[us : state.seats : 2].sum()),
        **{name: sum(each[name] for each in traits) for name in traits_of(0)},
    }


def presence(state: np.record, us: int) -> Numbers:
    """How many elementals of each guild a side has on the table."""
    found: Numbers = {guild.name: 0 for guild in GUILDS}
    for elemental in elementals(state, us):
        found[GUILDS[guild_of(card_of(elemental))].name] += 1
    return found
