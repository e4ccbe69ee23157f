"""The first lesson: a match that was played for a learner, who makes the same choices again."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from elementarium.core.engine import Engine
from elementarium.core.match import Match
from elementarium.core.notation import read_match
from elementarium.server.replays import Replay, shown
from elementarium.server.telling import Json

LEARNER = 0
"""The seat of whoever learns."""


def asks_learner(match: Match) -> bool:
    """Whether the learner is to choose."""
    return match.to_move == LEARNER


@cache
def lesson(engine: Engine) -> Json:
    """The lesson of a game as frames; where the learner decides, what is wanted and is said."""
    home = files("elementarium") / "games" / engine.game.name.replace("-", "_")
    says = json.loads((home / "lesson.json").read_text("utf-8"))
    match = read_match((home / "lesson.match").read_text("utf-8"), engine=engine)
    frames = shown(Replay("lesson", match), str(LEARNER), asks_learner)
    sentences = {each["move"]: each["say"] for each in says}
    for now in (frames["start"], *(frame["now"] for frame in frames["frames"])):
        now["wanted"] = match.history[now["move"]] if now["choices"] else None
        now["say"] = sentences.get(now["move"])
    return frames
