"""Names that nobody can guess, and how they are kept."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeAlias

Draw: TypeAlias = Callable[[int], bytes]  # so many unguessable bytes

ID_BYTES: Final = 16
TOKEN_BYTES: Final = 32


def new_id(draw: Draw) -> str:
    """Of a table or a guest. A table's is its invitation, so it cannot be guessed either; people type it."""
    return draw(ID_BYTES).hex()


def new_token(draw: Draw) -> str:
    return urlsafe_b64encode(draw(TOKEN_BYTES)).rstrip(b"=").decode()


def hashed(token: str) -> bytes:
    """How a token is stored: 256 random bits need no salt, and looking a hash up compares no secret byte by byte."""
    return sha256(token.encode()).digest()
