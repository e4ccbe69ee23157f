"""What a position must obey besides being well written: a match must be able to get there."""

from __future__ import annotations

from collections import Counter

import numpy as np

from elementarium.core.reading import Reader
from elementarium.games.elements.cards import COPIES, DEALT, KINDS
from elementarium.games.elements.state import SEATS
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, has_won

MOST_ROUNDS = 1_000_000
TURNS_OF_ROUND = 2 * SEATS * DEALT + 1
"""At most: every card is played and taken, and then somebody reveals."""
MOST_TURNS = TURNS_OF_ROUND * MOST_ROUNDS


def fewest_rounds(state: np.record) -> int:
    """The rounds a score takes if everything was won by revealing."""
    return sum(-(-int(points) // POINTS_FOR_REVEAL) for points in state.score)


def check_score(state: np.record, reader: Reader) -> None:
    """A round brings one point or two; the match ends when somebody has enough."""
    fewest, most = fewest_rounds(state), int(state.score.sum())
    if not fewest <= state.rounds <= most:
        rounds = reader.field("rounds")
        rounds.complain(f"this score takes {span(fewest, most)} rounds, not {state.rounds}")
    goal = int(state.points_to_win)
    best = goal - 1 + POINTS_FOR_REVEAL
    if goal and max(state.score) > best:
        score = reader.field("score")
        score.complain(f"a match to {goal} points ends before anybody has more than {best}")
    if goal and min(state.score) >= goal:
        reader.field("score").complain(f"a match ends when one player has {goal} points")


def span(low: int, high: int) -> str:
    """From one number to another, which may be the same."""
    return str(low) if low == high else f"{low} to {high}"


def check_end(state: np.record, reader: Reader) -> None:
    """The match is over just when somebody has the points to win it."""
    won = any(has_won(state, seat) for seat in range(SEATS))
    if state.over and not won:
        reader.complain("the match cannot be over with this score")
    if won and not state.over:
        reader.fail("null, since the match is over with this score")


def played(state: np.record) -> list[int]:
    """How many cards each player has played: of those dealt, neither in hand nor discarded."""
    return [DEALT - int(state.held[seat]) - int(state.discarded[seat]) for seat in range(SEATS)]


def turns_of_round(state: np.record) -> list[int]:
    """How many cards each player has played, discarded or taken: one a turn."""
    taken = state.front.sum(axis=1)
    return [DEALT - int(state.held[seat]) + int(taken[seat]) for seat in range(SEATS)]


def check_dealt(state: np.record, reader: Reader) -> None:
    """Every card that was played lies in the chain or before a player."""
    lie = int(state.links) + int(state.front.sum())
    if sum(played(state)) != lie:
        reader.complain(
            f"{sum(played(state))} cards have been played from the hands, "
            f"but {lie} lie in the chain and in front of the players"
        )


def check_starter(state: np.record, reader: Reader) -> None:
    """Players take turns; whoever won the last round begins."""
    starter = int(state.starter)
    taken = turns_of_round(state)
    ahead = taken[starter] - taken[1 - starter]
    told = f"in this round seat 0 has taken {taken[0]} turns, seat 1 {taken[1]}"
    if abs(taken[0] - taken[1]) > 1:
        reader.field("seats").complain(f"{told}: they do not alternate")
    if ahead < 0 or (ahead == 0 and not state.over and state.seat != starter):
        reader.field("starter").complain(f"{told}: seat {1 - starter} must have begun")
    if ahead == 1 and not state.over and state.seat == starter:
        reader.field("to_move").complain(f"{told}: it must be seat {1 - starter}'s turn")
    if state.rounds > state.over and state.score[starter] == 0:
        reader.field("starter").complain("who begins has won the round before, and so has points")


def check_takes(state: np.record, reader: Reader) -> None:
    """Even if everybody played first and took last, there must have been a card to take."""
    starter, links = int(state.starter), 0
    plays, taken = played(state), turns_of_round(state)
    for turn in range(sum(taken)):
        seat, before = (starter + turn) % SEATS, turn // SEATS
        if before < plays[seat]:
            links += 1
        elif before >= DEALT - state.held[seat]:
            links -= 1
        if links < 0:
            reader.complain("a card was taken before any was played")


def check_turns(state: np.record, reader: Reader) -> None:
    """Every finished round has had at least the turn that ended it."""
    now = sum(turns_of_round(state))
    fewest = now + int(state.rounds)
    most = now + TURNS_OF_ROUND * int(state.rounds)
    if not fewest <= state.turns <= most:
        reader.complain(f"this table takes {span(fewest, most)} turns, not {state.turns}")


def check_played_by(state: np.record, reader: Reader) -> None:
    """Nobody has played more cards than have left their hand."""
    for seat, cards in enumerate(played(state)):
        theirs = state.played_by[: state.links].tolist().count(seat)
        if theirs > cards:
            reader.complain(f"seat {seat} has played {cards} cards, but {theirs} of the chain")


def check_copies(seen: Counter[int], reader: Reader) -> None:
    """No card is there more often than in the box."""
    for kind in range(KINDS):
        if seen[kind] > COPIES[kind]:
            reader.complain(f"{kind + 1} is there {seen[kind]} times, not {COPIES[kind]}")
