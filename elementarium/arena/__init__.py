"""Agents against agents: simulations, and how fast they are."""

import elementarium.games  # noqa: F401  (makes the games known)
