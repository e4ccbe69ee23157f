"""Every choice of the game is one of these ids; every question one of these phases.

    id            choice
    0             finish: play no more spells, discard no more cards
    1   … 5       take an accolade
    6   … 9       an element
    10  … 13      a player
    14  … 73      play a spell from hand
    74  … 133     discard a card from hand
    134 … 193     a spell in front of somebody
    194 … 1315    a square, or the tile that lies there

A turn is a chain of such choices: fire, at R17C18, air, at R18C16, play F3, the tile at R16C16, …
"""

from __future__ import annotations

from elementarium.games.elemental_rift.cards import KINDS
from elementarium.games.elemental_rift.state import ACCOLADES, SEATS, SPELLS, SQUARES, TILES

FINISH = 0
TAKE = 1
ELEMENT = TAKE + ACCOLADES
PLAYER = ELEMENT + KINDS
PLAY = PLAYER + SEATS
DISCARD = PLAY + SPELLS
FRONT = DISCARD + SPELLS
SQUARE = FRONT + SPELLS
ACTIONS = SQUARE + SQUARES

MOST_LEGAL = 4 * TILES
"""No question has more answers: four squares around each tile."""

# Phases: what the seat to move is asked.
OVER = 0
CHOOSE_ELEMENT = 1  # of the tile to place
CHOOSE_SQUARE = 2  # where it goes
CHOOSE_DECAY = 3  # the element that decays
CHOOSE_REPLACEMENT = 4  # a vacated square for the decay element
CHOOSE_SPELL = 5  # to play; or finish
CHOOSE_COST = 6  # a linked tile that pays
CHOOSE_TRANSMUTED = 7  # the rest are asked by effects
CHOOSE_SWAPPED = 8
CHOOSE_PARTNER = 9  # the tile it is swapped with
CHOOSE_LIFTED = 10
CHOOSE_PUT_DOWN = 11  # where the lifted tile goes
CHOOSE_REMOVED = 12
CHOOSE_GROUP = 13  # by its first tile
CHOOSE_PLAYER = 14  # whose hand loses cards
CHOOSE_BANISHED = 15
CHOOSE_RECALLED = 16
CHOOSE_RETRIEVED = 17  # the element of the card
CHOOSE_END = 18  # an accolade or a card to discard; or finish
CHOOSE_DISCARD = 19  # a second card; or finish

PHASES = (
    "over",
    "element",
    "square",
    "decay",
    "replacement",
    "spell",
    "cost",
    "transmuted",
    "swapped",
    "partner",
    "lifted",
    "put_down",
    "removed",
    "group",
    "player",
    "banished",
    "recalled",
    "retrieved",
    "end",
    "discard",
)
