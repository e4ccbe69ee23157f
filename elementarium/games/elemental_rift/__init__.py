"""Elemental Rift: spells fed by a rift of tiles that grows, decays and ends them again."""

from __future__ import annotations

from elementarium.core.game import Game
from elementarium.games.elemental_rift import notation, options, position, view, words
from elementarium.games.elemental_rift.actions import ACTIONS, MOST_LEGAL
from elementarium.games.elemental_rift.encode import OBSERVATION, encode
from elementarium.games.elemental_rift.evaluate import evaluate, stretch, turn
from elementarium.games.elemental_rift.hidden import determinize
from elementarium.games.elemental_rift.legal import legal
from elementarium.games.elemental_rift.position_reading import read_position
from elementarium.games.elemental_rift.setup import OPTIONS, setup
from elementarium.games.elemental_rift.state import STATE
from elementarium.games.elemental_rift.turn import apply, returns, to_move

GAME = Game(
    name=position.GAME_NAME,
    rules_version=position.RULES_VERSION,
    STATE=STATE,
    OPTIONS=OPTIONS,
    ACTIONS=ACTIONS,
    most_legal=MOST_LEGAL,
    observation=OBSERVATION,
    options=options.RIFT_OPTIONS,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    returns=returns,
    determinize=determinize,
    encode=encode,
    turn=turn,
    stretch=stretch,
    evaluate=evaluate,
    pack=options.pack,
    seats=options.seats,
    deck=lambda state, seat: [],
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
)
