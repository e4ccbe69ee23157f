"""Elementarium: elemental duel games with exact rules and a very fast engine.

from elementarium import Match

match = Match("riftforce", {"guilds": "beyond"}, seed=1)
while not match.is_over:
    match.apply(match.legal()[0])
"""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"

__all__ = ["Match", "__version__", "find_game", "game_names", "read_match", "write_match"]


def __getattr__(name: str) -> Any:
    """Import what is asked for, and only then: `import elementarium` stays light."""
    if name in __all__:
        import elementarium.games  # noqa: F401  (makes the games known)
        from elementarium.core import game, match, notation

        for module in (match, notation, game):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module 'elementarium' has no attribute {name!r}")
