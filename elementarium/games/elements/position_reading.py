"""Reading a position: every complaint says where, what was expected, what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.position import UNKNOWN, open_position, read_random
from elementarium.core.random import FILLING, seed_words
from elementarium.core.reading import Reader
from elementarium.core.records import records
from elementarium.games.elements.cards import COPIES, DEALT, KINDS, SET_ASIDE, YIN_YANG, kinds_of
from elementarium.games.elements.options import ELEMENTS_OPTIONS, MOST_POINTS
from elementarium.games.elements.position import GAME_NAME, RULES_VERSION
from elementarium.games.elements.position_checks import (
    MOST_ROUNDS,
    MOST_TURNS,
    check_copies,
    check_dealt,
    check_end,
    check_played_by,
    check_score,
    check_starter,
    check_takes,
    check_turns,
    fewest_rounds,
    played,
    turns_of_round,
)
from elementarium.games.elements.setup import SWITCH, draw
from elementarium.games.elements.state import CHAIN, SEATS, STATE

NO_KIND = -1
"""A card that the document leaves open."""
Hands = list[list[int]]
"""For each seat the kinds of its cards."""

FIELDS = (
    "game", "rules", "options", "rounds", "turns", "score", "starter", "to_move", "chain",
    "played_by", "seats", "aside", "random",
)  # fmt: skip


def read_position(document: Mapping[str, Any], seed: int) -> np.record:
    """The table a document describes; what it leaves open is filled by chance."""
    reader = open_position(document, GAME_NAME, RULES_VERSION, FIELDS)
    state: np.record = records(np.zeros(1, STATE))[0]
    read_options(state, reader.field("options", {}))
    read_score(state, reader)
    read_to_move(state, reader.field("to_move", 0))
    players = reader.field("seats").items(SEATS)
    hands = [read_seat(state, seat, player) for seat, player in enumerate(players)]
    read_chain(state, reader.field("chain", []))
    check_dealt(state, reader.field("seats"))
    read_starter(state, reader)
    read_played_by(state, reader.field("played_by", None))
    aside = read_aside(reader.field("aside", SET_ASIDE))
    lay_out(state, hands, aside, reader, seed)
    read_random(state, reader.field("random", None), seed)
    return state


def read_options(state: np.record, reader: Reader) -> None:
    """What was agreed."""
    default = {option.name: option.default for option in ELEMENTS_OPTIONS}
    reader.only(*default)
    points = reader.field("points_to_win", default["points_to_win"])
    state.points_to_win = points.whole(0, MOST_POINTS)
    state.surrender = reader.field("surrender", default["surrender"]).one_of(SWITCH)
    state.miscount = reader.field("miscount", default["miscount"]).one_of(SWITCH)


def read_score(state: np.record, reader: Reader) -> None:
    """Points, and the rounds that led to them: as few as possible, unless it is said."""
    for seat, points in enumerate(reader.field("score", [0, 0]).items(SEATS)):
        state.score[seat] = points.whole(0, MOST_ROUNDS)
    rounds = reader.field("rounds", fewest_rounds(state))
    state.rounds = rounds.whole(0, MOST_ROUNDS)
    check_score(state, reader)


def read_to_move(state: np.record, reader: Reader) -> None:
    """Whose turn it is; nobody's when the match is over, and then its winner is kept there."""
    state.over = reader.value is None
    check_end(state, reader)
    state.seat = state.score.argmax() if state.over else reader.whole(0, SEATS - 1)


def read_seat(state: np.record, seat: int, reader: Reader) -> list[int]:
    """What a player has face up; returns the hand, in which some cards may be unknown."""
    reader.only("hand", "front", "discarded")
    for kind in read_open(reader.field("front", [])):
        state.front[seat, kind] += 1
    state.discarded[seat] = reader.field("discarded", 0).whole(0, DEALT)
    hand = read_hidden(reader.field("hand"))
    gone = len(hand) + int(state.discarded[seat])
    if gone > DEALT:
        reader.complain(f"{DEALT} cards are dealt, but {gone} are in hand or discarded")
    state.held[seat] = len(hand)
    return hand


def read_card(reader: Reader) -> int:
    """A card by its points, as its kind."""
    if type(reader.value) is not int or not 1 <= reader.value <= KINDS:
        reader.fail(f"a card, 1 to {KINDS}")
    return reader.value - 1


def read_open(reader: Reader) -> list[int]:
    """Cards everybody sees."""
    kinds = [read_card(card) for card in reader.items()]
    if len(kinds) > CHAIN:
        reader.complain(f"only {CHAIN} cards are dealt")
    return kinds


def read_hidden(reader: Reader) -> list[int]:
    """Cards not everybody sees; a number stands for so many unknown ones."""
    if type(reader.value) is int:
        return [NO_KIND] * reader.whole(0, DEALT)
    return [NO_KIND if card.value == UNKNOWN else read_card(card) for card in reader.items()]


def read_aside(reader: Reader) -> list[int]:
    """The cards set aside."""
    aside = read_hidden(reader)
    if len(aside) != SET_ASIDE:
        reader.complain(f"{SET_ASIDE} cards are set aside, not {len(aside)}")
    return aside


def read_chain(state: np.record, reader: Reader) -> None:
    """The chain, and with it the limit."""
    kinds = read_open(reader)
    state.links = len(kinds)
    state.chain[: state.links] = [kind + 1 for kind in kinds]
    state.limit = state.chain.sum()


def read_starter(state: np.record, reader: Reader) -> None:
    """Who began the round, as the turns taken tell, and how many turns the match has seen."""
    seat = int(state.seat)
    taken = turns_of_round(state)
    began = seat if taken[seat] >= taken[1 - seat] else 1 - seat
    state.starter = reader.field("starter", began).whole(0, SEATS - 1)
    check_starter(state, reader)
    check_takes(state, reader.field("seats"))
    turns = reader.field("turns", sum(taken) + int(state.rounds))
    state.turns = turns.whole(0, MOST_TURNS)
    check_turns(state, turns)


def read_played_by(state: np.record, reader: Reader) -> None:
    """Who played each card of the chain: in turn, as far as that can be, unless it is said."""
    if reader.value is None:
        in_turn(state)
        return
    for link, seat in enumerate(reader.items(int(state.links))):
        state.played_by[link] = seat.whole(0, SEATS - 1)
    check_played_by(state, reader)


def in_turn(state: np.record) -> None:
    """The players played the chain in turn, until one of them had played all they did play."""
    left, seat = played(state), int(state.starter)
    for link in range(state.links):
        seat = seat if left[seat] else 1 - seat
        state.played_by[link] = seat
        left[seat] -= 1
        seat = 1 - seat


def lay_out(state: np.record, hands: Hands, aside: list[int], reader: Reader, seed: int) -> None:
    """Put the known cards where they belong, deal the others by chance, and add everything up."""
    state.aside[:] = missing_cards(state, hands, aside, reader)
    seed_words(state.random, seed, FILLING)
    for seat, hand in enumerate(hands):
        for kind in hand:
            drawn = draw(state, int(state.aside.sum())) if kind == NO_KIND else kind
            state.hand[seat, drawn] += 1
    for kind in aside:
        if kind != NO_KIND:
            state.aside[kind] += 1
    points = np.arange(1, KINDS + 1)
    state.front_total[:] = state.front @ points
    state.total[:] = state.hand @ points + state.front_total


def missing_cards(state: np.record, hands: Hands, aside: list[int], reader: Reader) -> list[int]:
    """How many cards of each kind are left for the unknown ones."""
    seen = Counter(aside)
    for seat, hand in enumerate(hands):
        seen.update(hand + kinds_of(state.front[seat]))
    seen.update(card - 1 for card in state.chain[: state.links].tolist())
    seen[YIN_YANG] += int(state.discarded.sum())
    check_copies(seen, reader)
    return [COPIES[kind] - seen[kind] for kind in range(KINDS)]
