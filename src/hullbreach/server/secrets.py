"""Secret links and the words that stand for them: made at random, kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that look or sound alike."""


def new_token() -> str:
    """The secret of a seat or a host: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """The seed of a game: 256 random bits."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What is kept of a secret. It has enough random bits to need no salt."""
    return sha256(token.encode()).hexdigest()


def is_token_of(token: str, kept: str) -> bool:
    """Whether this is the secret whose hash was kept."""
    return bool(kept) and secrets.compare_digest(hashed(token), kept)


def new_word(length: int) -> str:
    """A word one can read out: the code of a table, or a short-lived word that carries a seat."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
