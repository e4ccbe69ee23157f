"""Elements, also known as Khmer: a duel of sixteen cards over a limit that both of them shift."""

from __future__ import annotations

from elementarium.core.game import Game
from elementarium.games.elements import notation, options, position, position_reading, view, words
from elementarium.games.elements.actions import ACTIONS, MOST_LEGAL
from elementarium.games.elements.encode import OBSERVATION, encode
from elementarium.games.elements.evaluate import evaluate, turn
from elementarium.games.elements.hidden import determinize
from elementarium.games.elements.setup import OPTIONS, setup
from elementarium.games.elements.state import STATE
from elementarium.games.elements.turn import apply, legal, returns, to_move

GAME = Game(
    name=position.GAME_NAME,
    rules_version=position.RULES_VERSION,
    STATE=STATE,
    OPTIONS=OPTIONS,
    ACTIONS=ACTIONS,
    most_legal=MOST_LEGAL,
    observation=OBSERVATION,
    options=options.ELEMENTS_OPTIONS,
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
    endless=options.endless,
    read_position=position_reading.read_position,
)
