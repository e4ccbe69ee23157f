"""Who plays: one module a library, run by the Python of its environment."""
