"""Ids and secrets of tables and seats, and what is stored of them."""

import hashlib
import secrets

SECRET_BYTES = 16
TABLE_ID_BYTES = 12


def new_secret() -> str:
    """What opens a seat: 128 bits for the fragment of a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """The name of a table; who knows it may watch."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. It has all the randomness it needs, so that one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
