"""Many tables at once, in batched arrays: for learners who play every seat themselves.

At each table somebody always has a decision to make. ``step`` takes one action for every table; a game that ends is
followed at once by a new one, so the observation after it is already the new game's, and ``rewards`` tells what the old
one was worth to each seat. For one learner against bots use ``gymnasium.make_vec`` with the ids of omerta.rl.gymnasium.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from omerta.core.batch import Batch
from omerta.core.features import length
from omerta.core.game import Game, Json
from omerta.core.problems import Unknown
from omerta.rl.extras import missing
from omerta.rl.rewards import shared
from omerta.rl.seating import Seating

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise missing("numpy", "rl") from None


class Moment(NamedTuple):
    """The same arrays after every step, written anew: copy what you keep."""

    observations: NDArray[np.float32]  # tables × numbers: what the seat to move observes
    action_masks: NDArray[np.int8]  # tables × actions
    to_move: NDArray[np.int64]  # tables
    rewards: NDArray[np.float32]  # tables × seats: of the game that has just ended, otherwise 0
    ended: NDArray[np.bool_]  # tables: whether a game has just ended


class Tables:
    """So many tables of one game."""

    def __init__(self, game: Game | str, count: int, seats: int | None = None, options: Json | None = None) -> None:
        if count < 1:
            raise Unknown("table-count", {"found": count})
        self._seating = Seating(game, seats, options)
        self.game = self._seating.game
        self.count = count
        self._batch: Batch | None = None
        self.now = Moment(
            np.zeros((count, length(self.game.layout)), np.float32),
            np.zeros((count, self.game.action_count), np.int8),
            np.zeros(count, np.int64),
            np.zeros((count, self._seating.seats), np.float32),
            np.zeros(count, np.bool_),
        )

    def reset(self, seed: int) -> Moment:
        """New games at all tables; the same seed and actions give the same games again."""
        self._batch = Batch(self.game, self._seating.seats, self._seating.options, self.count, seed)
        self.now.rewards.fill(0)
        self.now.ended.fill(False)
        return self._written(self._batch)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Moment:
        """One decision at every table. If one is illegal it is refused, and nothing happens at any table."""
        if self._batch is None:
            raise Unknown("reset-first")
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise Unknown("action-count", {"count": self.count, "found": chosen.size})
        ended = self._batch.step(chosen.tolist())
        self.now.rewards.fill(0)
        self.now.ended.fill(False)
        for table, result in ended:
            self.now.rewards[table] = shared(result)
            self.now.ended[table] = True
        return self._written(self._batch)

    def _written(self, batch: Batch) -> Moment:
        now = self.now
        now.observations[:] = np.frombuffer(batch.observations(), "<f4").reshape(now.observations.shape)
        now.action_masks[:] = np.frombuffer(batch.masks(), np.int8).reshape(now.action_masks.shape)
        now.to_move[:] = batch.to_move()
        return now
