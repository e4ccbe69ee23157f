"""Riftforce: guilds of elementals fight for the locations along a rift."""

from __future__ import annotations

from elementarium.core.game import Game
from elementarium.games.riftforce import ladder, notation, options, position, view, words
from elementarium.games.riftforce.actions import ACTIONS, MOST_LEGAL
from elementarium.games.riftforce.draft import deck
from elementarium.games.riftforce.encode import OBSERVATION, encode
from elementarium.games.riftforce.evaluate import evaluate, turn
from elementarium.games.riftforce.features import features
from elementarium.games.riftforce.hidden import determinize
from elementarium.games.riftforce.legal import legal
from elementarium.games.riftforce.position_reading import read_position
from elementarium.games.riftforce.setup import OPTIONS, setup
from elementarium.games.riftforce.state import STATE, side_of
from elementarium.games.riftforce.turn import apply, returns, to_move

GAME = Game(
    name=position.GAME_NAME,
    rules_version=position.RULES_VERSION,
    STATE=STATE,
    OPTIONS=OPTIONS,
    ACTIONS=ACTIONS,
    most_legal=MOST_LEGAL,
    observation=OBSERVATION,
    options=options.RIFTFORCE_OPTIONS,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    returns=returns,
    determinize=determinize,
    encode=encode,
    turn=turn,
    evaluate=evaluate,
    pack=options.pack,
    seats=options.seats,
    implied=options.implied,
    idle=options.idle,
    side=side_of,
    ladder=ladder.told_ladder,
    next_rung=ladder.next_rung,
    deck=deck,
    view=view.view,
    describe=words.describe,
    touch=words.touch,
    ask=words.ask,
    format=notation.format_action,
    parse=notation.parse_action,
    event=view.see_event,
    tell=words.tell,
    reveals=view.reveals,
    write_position=position.write_position,
    read_position=read_position,
    features=features,
)
