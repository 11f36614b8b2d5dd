"""Counting: how many sequences of decisions a position has, chance outcomes counted once each."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import OVER, State


def perft(state: State, depth: int) -> int:
    """The leaves at this depth; a game over before it is one leaf."""
    return _count(state, depth, [Actions() for _ in range(depth + 1)])


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """Each legal action with the leaves below it; their sum is perft(state, depth)."""
    return [(action, share(state, action, depth)) for action in state.legal()]


def share(state: State, action: int, depth: int) -> int:
    """The leaves below one legal action."""
    twin = state.copy()
    twin.advance(action)
    return perft(twin, depth - 1)


def _count(state: State, depth: i64, buffers: list[Actions]) -> i64:
    if depth <= 0 or state.to_move == OVER:
        return 1
    legal = buffers[depth]
    legal.clear()
    state.legal_into(legal)
    if depth == 1:
        return legal.count
    leaves: i64 = 0
    for i in range(legal.count):
        twin = state.copy()
        twin.advance(legal.numbers[i])
        leaves += _count(twin, depth - 1, buffers)
    return leaves
