"""Every choice of the game is one of these ids.

id        choice
0 … 5     play a card of this kind from hand, worth 1 … 6
6         take the top card of the chain
7         discard a Yin-Yang
8         reveal
9         surrender the round
"""

from __future__ import annotations

from elementarium.games.elements.cards import KINDS

PLAY = 0
TAKE = PLAY + KINDS
DISCARD = TAKE + 1
REVEAL = DISCARD + 1
SURRENDER = REVEAL + 1
ACTIONS = SURRENDER + 1
MOST_LEGAL = ACTIONS
