"""What a learner observes and chooses from, as Gymnasium's spaces and NumPy's arrays."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from omerta.core.game import Game, State

Numbers32: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def observation_box(game: Game) -> Any:
    """The ranges of a game's layout."""
    low = np.concatenate([np.full(block.size, block.least, np.float32) for block in game.layout])
    high = np.concatenate([np.full(block.size, block.most, np.float32) for block in game.layout])
    return spaces.Box(low, high, dtype=np.float32)


def everyone_box(game: Game, seats: int) -> Any:
    """The observations of so many seats, one after another."""
    one = observation_box(game)
    return spaces.Box(np.tile(one.low, seats), np.tile(one.high, seats), dtype=np.float32)


def mask_box(game: Game) -> Any:
    return spaces.Box(0, 1, (game.action_count,), np.int8)


def actions(game: Game) -> Any:
    return spaces.Discrete(game.action_count)


def observed(game: Game, state: State, seat: int) -> Numbers32:
    """What a seat observes, as an array of its own."""
    return np.frombuffer(game.observe(state.view(seat)), "<f4").astype(np.float32)


def mask(game: Game, legal: list[int]) -> Mask:
    """1 at every legal action."""
    chosen = np.zeros(game.action_count, np.int8)
    chosen[legal] = 1
    return chosen
