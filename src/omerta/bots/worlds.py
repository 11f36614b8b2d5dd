"""Worlds to think in."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.suspicion import Suspicion
from omerta.core.game import Game, State, View
from omerta.core.numbers import Numbers

POOL: Final[i64] = 256


@final
class Worlds:
    """Draws worlds that fit a view; where rivals are suspected of something, out of a pool by how likely that is.

    The pool is imagined anew after as many draws as it has worlds, so thinking longer meets ever more of them.
    """

    def __init__(self, game: Game, numbers: Numbers, suspicion: Suspicion | None) -> None:
        self._game = game
        self._numbers = numbers
        self._suspicion = suspicion
        self._view: View | None = None
        self._pool: list[State] = []
        self._sums = vec[float]([0.0] * POOL)  # of how likely the worlds so far are
        self._left: i64 = 0

    def draw(self, view: View) -> State:
        """A world to do with as one likes."""
        if self._suspicion is None or not self._suspicion.has_grounds:
            return self._game.imagine(view, self._numbers)
        if view is not self._view or self._left == 0:
            self._fill(view, self._suspicion)
        self._left -= 1
        return self._pool[self._position(self._numbers.unit() * self._sums[POOL - 1])].copy()

    def _fill(self, view: View, suspicion: Suspicion) -> None:
        self._view = view
        self._left = POOL
        self._pool = [self._game.imagine(view, self._numbers) for _ in range(POOL)]
        likelihoods = [suspicion.likelihood(world, view.viewer) for world in self._pool]
        highest = max(likelihoods)
        whole = 0.0
        for i in range(POOL):
            whole += exp(likelihoods[i] - highest)
            self._sums[i] = whole

    def _position(self, mark: float) -> i64:
        """The first world whose sum is beyond the mark."""
        low: i64 = 0
        high: i64 = POOL - 1
        while low < high:
            middle = (low + high) >> 1
            if self._sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low
