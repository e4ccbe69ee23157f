"""Which rules the house plays by: compiled ones, and plain ones until those are compiled.

Both agree bit for bit, so a match can change from one to the other in the middle.
"""

from __future__ import annotations

import asyncio

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.core.engine import Engine
from elementarium.core.foresight import foresee
from elementarium.core.game import Game, find_game, game_names
from elementarium.server.garbage import spare_what_stays

LULL = 4.0
"""Seconds before compiled rules are loaded, which holds up everything else for a moment: the
first page and the first agent go first."""


class Rules:
    """The engine of every game."""

    def __init__(self) -> None:
        games = [find_game(name) for name in game_names()]
        for game in games:
            make_ready(game.interpreted)
        self._engines = {game.name: game.interpreted for game in games}
        self._compiling: asyncio.Task[None] | None = None

    @property
    def compiled(self) -> bool:
        """Whether all rules run at full speed."""
        return all(engine.way == "native" for engine in self._engines.values())

    def engine(self, game: Game) -> Engine:
        """How the game's rules are run now."""
        return self._engines[game.name]

    def open(self) -> None:
        """Begin to compile, or mostly to load what is compiled; nobody need wait for it."""
        self._compiling = asyncio.create_task(self._compile())

    async def close(self) -> None:
        """Stop waiting for the compiler."""
        if self._compiling:
            self._compiling.cancel()
            await asyncio.gather(self._compiling, return_exceptions=True)

    async def _compile(self) -> None:
        await asyncio.sleep(LULL)
        for name in self._engines:
            native = find_game(name).native
            await asyncio.to_thread(make_ready, native)
            self._engines[name] = native
        spare_what_stays()


def make_ready(engine: Engine) -> None:
    """Make, or load, all that a table needs."""
    for entry in ("setup", "to_move", "legal", "apply", "returns", "determinize", "turn"):
        getattr(engine, entry)
    engine.made(foresee, "foresee")
