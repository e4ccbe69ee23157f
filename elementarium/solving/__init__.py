"""Solving a game: learning to play a round so that nobody can gain by knowing how."""
