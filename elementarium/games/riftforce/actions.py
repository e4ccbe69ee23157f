"""Every choice of the game is one of these ids; every question one of these phases.

    id            choice
    0             finish: play no more cards, activate nobody else
    1             Check & Draw
    2   … 19      take the summoner of a guild (draft)
    20  … 73      play a card from hand
    74  … 127     discard a card from hand, to activate
    128 … 133     a location
    134 … 241     an elemental of one's own side, by its index there
    242 … 349     an elemental of the other side
    350           carry out the trainer's plan

"One's own" is the side that acts: while the player chooses for the trainer, the bots.

A turn is a chain of such choices: play Fi5, at location 3, play Wa5, at location 2, finish.
"""

from __future__ import annotations

from elementarium.games.riftforce.cards import ALL_GUILDS, CARDS
from elementarium.games.riftforce.state import LOCATIONS, ROOM

FINISH = 0
CHECK_AND_DRAW = 1
TAKE = 2
PLAY = TAKE + ALL_GUILDS
DISCARD = PLAY + CARDS
LOCATION = DISCARD + CARDS
ALLY = LOCATION + LOCATIONS
ENEMY = ALLY + ROOM
CARRY_OUT = ENEMY + ROOM
ACTIONS = CARRY_OUT + 1

MOST_LEGAL = ROOM + 1
"""No question has more answers: every elemental of a side, and finish."""

# Phases: what the seat to move is asked.
OVER = 0
CHOOSE_SUMMONER = 1
CHOOSE_ACTION = 2
CHOOSE_PLACE = 3  # where the picked card goes
CHOOSE_NEXT_CARD = 4  # or finish
CHOOSE_NEXT_ELEMENTAL = 5  # or finish
CHOOSE_NEIGHBOUR = 6  # the rest are asked in the middle of an ability
CHOOSE_ELSEWHERE = 7
CHOOSE_PREY = 8  # Plant: a neighbouring location with enemies
CHOOSE_DAMAGED_ALLY = 9  # Light: anywhere
CHOOSE_DAMAGED_ALLY_HERE = 10  # Love: where it was played
CHOOSE_ENEMY_HERE = 11  # Thunderbolt
CHOOSE_PLAN = 12  # solo, all from here on: the plan is carried out
CHOOSE_VANTAGE = 13  # another location from which the bot strikes
CHOOSE_BOT = 14  # that acts
CHOOSE_MOST_DAMAGED = 15  # of the enemies with the most damage here

PHASES = (
    "over",
    "summoner",
    "action",
    "place",
    "next_card",
    "next_elemental",
    "neighbour",
    "elsewhere",
    "prey",
    "damaged_ally",
    "damaged_ally_here",
    "enemy_here",
    "plan",
    "vantage",
    "bot",
    "most_damaged",
)

# What the cards of one action have in common.
GUILD = 1
NUMBER = 2

MOST_PER_ACTION = 3
"""Cards played or elementals activated in one action."""
