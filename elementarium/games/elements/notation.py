"""Elements in writing: play 4 · take · discard 6 · reveal · surrender."""

from __future__ import annotations

import numpy as np

from elementarium.core.errors import NotationError
from elementarium.games.elements.actions import DISCARD, PLAY, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import KINDS, YIN_YANG

NOTES = {
    **{PLAY + kind: f"play {kind + 1}" for kind in range(KINDS)},
    TAKE: "take",
    DISCARD: f"discard {YIN_YANG + 1}",
    REVEAL: "reveal",
    SURRENDER: "surrender",
}
ACTIONS_BY_NOTE = {note: action for action, note in NOTES.items()}


def format_action(state: np.record, action: int) -> str:
    """An action as players note it."""
    return NOTES[action]


def parse_action(state: np.record, text: str) -> int:
    """The action a note means. Whether it is legal, the match decides."""
    note = " ".join(text.split())
    if note not in ACTIONS_BY_NOTE:
        expected = f"play 1 to play {KINDS}, take, {NOTES[DISCARD]}, reveal or surrender"
        raise NotationError(f"expected {expected}, got {text!r}")
    return ACTIONS_BY_NOTE[note]
