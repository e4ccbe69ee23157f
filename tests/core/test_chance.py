"""Chance that nobody can predict and everybody can check."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Any

import pytest

from elementarium import Match, read_match, write_match
from elementarium.core.chance import commitment_of, new_key, seed_of, words_of
from elementarium.core.errors import BadKey, NotationError, VerificationError

OPTIONS = {"guilds": "beyond", "draft": "random"}
KEY = bytes(range(32))
OTHER = bytes(range(1, 33))


def played(key: bytes, decisions: int = 10**6) -> Match:
    match = Match("riftforce", OPTIONS, key=key)
    chance = random.Random(1)
    while not match.is_over and len(match.history) < decisions:
        match.apply(chance.choice(match.legal()))
    return match


TEXT = write_match(played(KEY))


def test_keys_are_not_drawn_twice():
    assert new_key() != new_key()


def test_the_commitment_is_the_hash_of_the_key():
    assert Match("riftforce", key=KEY).commitment == hashlib.sha256(KEY).hexdigest()


def test_a_match_without_a_key_commits_to_nothing():
    assert Match("riftforce").commitment is None


def test_chance_is_the_hmac_of_key_and_number():
    deal = hmac.new(KEY, bytes(8), "sha256").digest()
    third = hmac.new(KEY, bytes([0] * 7 + [3]), "sha256").digest()
    assert seed_of(KEY) == int.from_bytes(deal[:8], "little") // 2
    assert words_of(KEY, 3).tobytes() == third[:16]


def test_one_key_deals_one_table_and_another_key_another():
    tables = [Match("riftforce", OPTIONS, key=key).digest() for key in (KEY, KEY, OTHER)]
    assert tables[0] == tables[1] != tables[2]


def test_every_action_gets_chance_of_its_own():
    match = played(KEY, 20)
    match.apply(match.legal()[0])
    before = match.state.random.tolist()
    match.apply(match.legal()[0])
    assert match.state.random.tolist() != before


def test_chance_depends_on_the_number_of_the_action_not_on_what_was_tried_before():
    straight, with_detours = played(KEY, 40), played(KEY, 30)
    for action in straight.history[30:]:
        with_detours.apply(with_detours.legal()[-1])
        with_detours.undo()
        with_detours.apply(action)
    assert with_detours.digest() == straight.digest()


def test_a_replay_with_the_key_makes_the_same_shuffles():
    match = played(KEY)
    again = match.restarted()
    for action in match.history:
        again.apply(action)
    assert again.digest() == match.digest()


@pytest.mark.parametrize("key", [b"", KEY[:-1], KEY + b"1", "0" * 32, bytearray(32)])
def test_a_key_has_32_bytes(key: Any):
    with pytest.raises(BadKey, match="32 bytes"):
        Match("riftforce", key=key)


# ── in a match file ──────────────────────────────────────────────────────────────────────────


def test_a_file_carries_key_and_commitment_in_place_of_the_seed():
    assert f"\ncommitment: {commitment_of(KEY)}\nkey: {KEY.hex()}\n" in TEXT
    assert "\nseed:" not in TEXT


def test_a_file_with_a_key_is_verified():
    match = read_match(TEXT, verify=True)
    assert match.key == KEY
    assert write_match(match) == TEXT


def test_a_key_that_is_not_the_one_promised_does_not_verify():
    forged = TEXT.replace(commitment_of(KEY), commitment_of(OTHER))
    with pytest.raises(VerificationError, match="not that of the key"):
        read_match(forged, verify=True)


def test_a_commitment_without_its_key_does_not_verify():
    match = Match("riftforce", OPTIONS, 5)
    text = write_match(match).replace("seed: 5", f"seed: 5\ncommitment: {commitment_of(KEY)}")
    with pytest.raises(VerificationError, match="no line 'key"):
        read_match(text, verify=True)


def test_other_shuffles_than_those_of_the_key_do_not_verify():
    start = write_match(Match("riftforce", OPTIONS, key=KEY))
    forged = start.replace(KEY.hex(), OTHER.hex()).replace(commitment_of(KEY), commitment_of(OTHER))
    with pytest.raises(VerificationError, match="ends at table"):
        read_match(forged, verify=True)


@pytest.mark.parametrize("key", ["", "12", "g" * 64, "A" * 64, "0" * 65])
def test_a_bad_key_is_refused_where_it_stands(key: str):
    with pytest.raises(NotationError, match="64 hexadecimal digits") as caught:
        read_match(TEXT.replace(KEY.hex(), key))
    assert caught.value.line == TEXT[: TEXT.index("key:")].count("\n") + 1


def test_a_file_has_a_seed_or_a_key():
    with pytest.raises(NotationError, match="not both"):
        read_match(TEXT.replace("commitment:", "seed: 1\ncommitment:"))
