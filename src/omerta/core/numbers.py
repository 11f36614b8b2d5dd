"""Reproducible numbers for whoever samples: the same at both speeds, on every machine and in every release.

The engine itself draws nothing; searches, laboratories and tests pass one of these in. The generator is xoshiro128++
(Blackman and Vigna), chosen because its 32-bit words fit a native integer without overflow, so interpreted and compiled
runs agree to the bit.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000


@final
class Numbers:
    """A stream of numbers that follows from its seed alone."""

    _a: i64
    _b: i64
    _c: i64
    _d: i64

    def __init__(self, seed: int) -> None:
        words = _seed_words(seed)
        self._a = words[0]
        self._b = words[1]
        self._c = words[2]
        self._d = words[3]

    def word(self) -> i64:
        """The next 32 bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        result = (_rotate((a + d) & MASK, 7) + a) & MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & MASK)
        self._d = _rotate(d, 11)
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound − 1, each equally likely; bound is at most 2³¹ − 1."""
        product = self.word() * bound
        low = product & MASK
        if low < bound:
            reject_under = (SPAN - bound) % bound
            while low < reject_under:
                product = self.word() * bound
                low = product & MASK
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0

    def pick(self, weights: vec[i64], count: i64, total: i64) -> i64:
        """An index below count, with probability weights[index] / total."""
        rest = self.below(total)
        for i in range(count):
            rest -= weights[i]
            if rest < 0:
                return i
        return count - 1


def _rotate(word: i64, by: i64) -> i64:
    return ((word << by) & MASK) | (word >> (32 - by))


def _seed_words(seed: int) -> list[int]:
    """Four well-mixed words, never all zero, from a seed of any size."""
    words: list[int] = []
    rest = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(4):
        rest = (rest + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((rest ^ (rest >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append((mixed ^ (mixed >> 31)) & 0xFFFFFFFF)
    return words if any(words) else [1, 2, 3, 4]
