"""What is thought about a match: the turn of an agent, hints for a player, who is winning.

Thoughts run in worker processes, so everything here is a plain function of a match record.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.agents import make_agent
from elementarium.agents.hint import Hint, Reply, hints
from elementarium.agents.search import Search, Thinking
from elementarium.core.events import silence
from elementarium.core.game import find_game, game_names
from elementarium.core.match import Match, glance

HINT_TRIALS = 3000
"""Behind the hints of a player, who waits for them less than a second."""
CHANCE_TRIALS = 300
"""Behind a point of the graph that shows who was winning."""
WARM_UP_TRIALS = 100
"""Enough to have called everything once."""


@dataclass(frozen=True)
class MatchRecord:
    """A match as it travels: how it began, and every choice that stands."""

    game: str
    options: Mapping[str, Any]
    start: Mapping[str, Any] | None
    seed: int
    key: bytes | None
    history: Sequence[int]

    @classmethod
    def of(cls, match: Match) -> MatchRecord:
        """A match, ready to travel."""
        return cls(
            match.game.name,
            match.options,
            match.start,
            match.seed,
            match.key,
            tuple(match.history),
        )

    def match(self, plain: bool = False) -> Match:
        """The match, played again; plain rules are as they are written, not compiled."""
        game = find_game(self.game)
        engine = game.interpreted if plain else game.native
        match = Match(game, self.options, self.seed, start=self.start, key=self.key, engine=engine)
        for action in self.history:
            match.apply(action)
        return match

    @property
    def agent_seed(self) -> int:
        """The chance of an agent at this choice: the same whenever it has to think again."""
        secret = self.key or self.seed.to_bytes(8)
        return int.from_bytes(hmac.digest(secret, b"agent %d" % len(self.history), "sha256")[:7])


def turn(record: MatchRecord, agent: str, seed: int, plain: bool = False) -> list[int]:
    """The choices of the seat to move, until its turn is over or something hidden shows."""
    match, player = record.match(plain), make_agent(agent, seed)
    began = match.to_move, match.turn
    choices: list[int] = []
    hidden = True
    while hidden and (match.to_move, match.turn) == began:
        choices.append(player.choose(match))
        hidden = not any(map(match.game.reveals, match.apply(choices[-1])))
    return choices


def chance(record: MatchRecord) -> float:
    """The chance of seat 0 to win, in the eyes of the seat to move.

    Among several sides what is bad for one is not good for this one: then, while others move,
    the table is judged as it stands.
    """
    match = record.match()
    if match.is_over:
        return (1 + match.returns()[0]) / 2
    sides, mover = match.sides, match.to_move or 0
    if len(set(sides)) > 2 and sides[mover] != sides[0]:
        return (1 + float(match.game.evaluate(match.glance, 0))) / 2
    best = _search(record, CHANCE_TRIALS).prospects(match)[0]
    return best.chance if sides[mover] == sides[0] else 1 - best.chance


def good_turns(record: MatchRecord, best: int, trials: int = HINT_TRIALS) -> list[dict[str, Any]]:
    """The best few turns of the seat to move, as a page shows them."""
    match = record.match()
    return [_shown(match, hint) for hint in hints(match, best, _search(record, trials))]


def _search(record: MatchRecord, trials: int) -> Search:
    """Its chance is no secret: what is told depends on what may be seen, and on nothing else."""
    return Search(len(record.history), Thinking(iterations=trials))


def _shown(match: Match, hint: Hint) -> dict[str, Any]:
    """A hint: what to touch, how good it is and what usually follows."""
    touches = _touches(match, [step.action for step in hint.turn])
    return {
        "turn": [
            {"action": step.action, "touch": touch, "told": step.message}
            for step, touch in zip(hint.turn, touches, strict=True)
        ],
        "chance": round(hint.chance, 4),
        "line": [_shown_reply(reply) for reply in hint.line],
    }


def _shown_reply(reply: Reply) -> dict[str, Any]:
    return {
        "seat": reply.seat,
        "turn": [step.message for step in reply.turn],
        "share": round(reply.share, 4),
    }


def _touches(match: Match, actions: Sequence[int]) -> list[dict[str, Any]]:
    """What a player touches for each choice, found out in an imagined world: no secret shows."""
    table, touches = match.copy_table(), []
    match.engine.determinize(table, match.to_move or 0, 0)
    for action in actions:
        touches.append(match.game.touch(glance(table), action))
        match.engine.apply(table, action, silence())
    return touches


def warm_up() -> None:
    """Compile, or load, all that thinking needs, so that the first answer comes quickly."""
    for game in game_names():
        record = MatchRecord.of(Match(game))
        good_turns(record, 1, WARM_UP_TRIALS)
        turn(record, "greedy", 0)
