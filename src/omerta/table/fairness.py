"""Shuffles that anybody can check (docs/fairness.md).

First the server shows a commitment to its secret; then every seat's browser adds a contribution of its own; chance
follows from both: HMAC-SHA256 in counter mode, the counter being the number of decisions before. So neither side
can choose what will be dealt, and taking a decision back does not shuffle again.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

STEPS: Final = 2  # first the commitment, then the contributions; at first a table's host gave both at once
SECRET_BYTES: Final = 32
CONTRIBUTION_DIGITS: Final = 64
_WORDS: Final = 1 << 64


def commitment(table: str, secret: bytes) -> str:
    """What is shown before the deal: it fixes the secret and tells nothing of it."""
    return sha256(b"\0".join((b"omerta commitment 1", table.encode(), secret))).hexdigest()


def is_contribution(text: str) -> bool:
    """64 hexadecimal digits."""
    return len(text) == CONTRIBUTION_DIGITS and all(digit in "0123456789abcdef" for digit in text)


class FairChance:
    """Decides for chance at one table."""

    def __init__(self, table: str, secret: bytes, contributions: Sequence[str]) -> None:
        parts = [b"omerta key 1", table.encode(), *(text.encode() for text in contributions)]
        self._key = hmac.digest(secret, b"\0".join(parts), "sha256")

    def pick(self, decisions: int, weights: Sequence[int]) -> int:
        """The position of the outcome after so many decisions, as likely as its weight says."""
        rest = self._below(decisions, sum(weights))
        for position, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return position
        raise AssertionError("the rest is below the sum of the weights")

    def _below(self, decisions: int, bound: int) -> int:
        """Every number below the bound is equally likely: words of the uneven last part are passed over."""
        fair = _WORDS - _WORDS % bound
        attempt = 0
        while (word := self._word(decisions, attempt)) >= fair:
            attempt += 1
        return word % bound

    def _word(self, decisions: int, attempt: int) -> int:
        message = b"\0".join((b"omerta chance 1", str(decisions).encode(), str(attempt).encode()))
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
