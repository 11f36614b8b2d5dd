"""Expectimax over the belief of a seat, once nobody else has anything left to decide.

The worlds that still differ for the seat are walked together: it cannot tell them apart, so it decides once for all of
them; what chance shows it, it may act on. The value is exact. A walk that would take too long, or that comes to another
seat's decision with something at stake, is given up.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.budget import Budget
from omerta.core.game import CHANCE, OVER, Game, World

MOST_STEPS: Final[i64] = 60_000  # worlds moved on; a fifth of a second compiled
SURE: Final = 1.0 - 1e-9


@final
class Solution:
    """What each legal action is worth, and the best of them."""

    def __init__(self, actions: list[int], chances: list[float]) -> None:
        self.actions = actions
        self.chances = chances
        self.best = actions[chances.index(max(chances))]


def solve(game: Game, worlds: list[World], seat: i64, budget: Budget) -> Solution | None:
    """The exact value of every action, or None where that is too much or not settled by the seat alone."""
    solver = _Solver(game, seat, budget)
    actions = worlds[0].state.legal()
    whole = 0.0
    for world in worlds:
        whole += world.weight
    chances: list[float] = []
    for action in actions:
        chances.append(solver.after(worlds, action) / whole)
        if solver.gave_up:
            return None
    if solver.is_open and max(chances) < SURE:
        return None
    return Solution(actions, chances)


@final
class _Solver:
    """A walk through everything that can follow. Values are sums over the worlds, by their weights."""

    def __init__(self, game: Game, seat: i64, budget: Budget) -> None:
        self._game = game
        self._seat = seat
        self._budget = budget
        self._steps: i64 = 0
        self._chances = vec[float]([0.0] * game.most_seats)
        self._terms = game.room_for_terms()
        self.gave_up = False
        self.is_open = False  # another seat decides somewhere; there the worst is assumed

    def after(self, worlds: list[World], action: i64) -> float:
        return self._value([self._moved(world, action, 1.0) for world in worlds])

    def _moved(self, world: World, action: i64, share: float) -> World:
        self._steps += 1
        if self._steps > MOST_STEPS or (self._steps % 256 == 0 and not self._budget.allows(0)):
            self.gave_up = True
        state = world.state.copy()
        state.advance(action)
        return World(state, world.weight * share)

    def _value(self, worlds: list[World]) -> float:
        if self.gave_up:
            return 0.0
        mover = worlds[0].state.to_move
        if mover == OVER:
            return self._final(worlds)
        if mover == CHANCE:
            return self._expected(worlds)
        if mover == self._seat:
            return max([self.after(worlds, action) for action in worlds[0].state.legal()])
        self.is_open = True
        return 0.0

    def _final(self, worlds: list[World]) -> float:
        value = 0.0
        for world in worlds:
            self._game.chances_into(world.state, self._chances, self._terms)
            value += world.weight * self._chances[self._seat]
        return value

    def _expected(self, worlds: list[World]) -> float:
        """Each outcome in the worlds where it can happen; whoever sees it leaves the others behind."""
        by_outcome: dict[int, list[World]] = {}
        for world in worlds:
            outcomes, weights = world.state.legal(), world.state.weights()
            for outcome, weight in zip(outcomes, weights, strict=True):
                moved = self._moved(world, outcome, weight / sum(weights))
                by_outcome.setdefault(outcome, []).append(moved)
        value = 0.0
        for outcome in sorted(by_outcome):
            value += self._split(by_outcome[outcome])
        return value

    def _split(self, worlds: list[World]) -> float:
        """Worlds that now wait for different seats are told apart by that."""
        movers = sorted({int(world.state.to_move) for world in worlds})
        value = 0.0
        for mover in movers:
            value += self._value([world for world in worlds if world.state.to_move == mover])
        return value
