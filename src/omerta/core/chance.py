"""Chance as a decider: sampling by integer weights, for whoever drives a game."""

from typing import Final

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers

_buffer: Final = Actions()


def sample(state: State, numbers: Numbers) -> int:
    """An outcome for the chance decision at hand, by its weights."""
    _buffer.clear()
    state.legal_into(_buffer)
    return _buffer.numbers[numbers.pick(_buffer.weights, _buffer.count, _buffer.total)]


def settle(state: State, numbers: Numbers) -> list[int]:
    """Let chance decide until a seat is to move or the game is over; the outcomes, in order."""
    outcomes: list[int] = []
    while state.to_move == CHANCE:
        outcome = sample(state, numbers)
        state.advance(outcome)
        outcomes.append(outcome)
    return outcomes


def playout(state: State, numbers: Numbers) -> int:
    """Play on at random to the end, every seat choosing uniformly; the number of decisions made."""
    decisions: i64 = 0
    buffer = _buffer
    while state.to_move != OVER:
        buffer.clear()
        state.legal_into(buffer)
        if state.to_move == CHANCE:
            chosen = numbers.pick(buffer.weights, buffer.count, buffer.total)
        else:
            chosen = numbers.below(buffer.count)
        state.advance(buffer.numbers[chosen])
        decisions += 1
    return decisions
