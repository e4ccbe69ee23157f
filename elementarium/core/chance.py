"""Chance that can be verified: nobody can predict it, everybody can check it afterwards.

Whoever keeps a table draws a secret key and shows its hash, the commitment, before the deal. The
deal and every action get chance of their own from the key; after the match the key is shown, and
a replay with it makes the same deal and the same shuffles.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import numpy as np

from elementarium.core.random import Words

KEY_BYTES = 32
DEAL = 0
"""The number of the deal; actions count from 1."""


def new_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def commitment_of(key: bytes) -> str:
    """What is shown of a key before it may be known."""
    return hashlib.sha256(key).hexdigest()


def chance_of(key: bytes, number: int) -> bytes:
    """32 bytes of chance for the deal or for an action."""
    return hmac.digest(key, number.to_bytes(8, "big"), "sha256")


def seed_of(key: bytes) -> int:
    """The seed of the deal."""
    return int.from_bytes(chance_of(key, DEAL)[:8], "little") >> 1


def words_of(key: bytes, number: int) -> Words:
    """The generator's words for an action."""
    return np.frombuffer(chance_of(key, number)[:16], "<u4").astype(np.uint32)
