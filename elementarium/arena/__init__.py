"""Agents against agents: simulations, and how fast they are."""
