"""Chance as a decider: sampling by integer weights, for whoever drives a game."""

from mypy_extensions import i64

from omerta.core.actions import borrow, give_back
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers


def sample(state: State, numbers: Numbers) -> int:
    """An outcome for the chance decision at hand, by its weights."""
    found = borrow()
    state.legal_into(found)
    outcome = found.numbers[numbers.pick(found.weights, found.count, found.total)]
    give_back(found)
    return outcome


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
    found = borrow()
    while state.to_move != OVER:
        found.clear()
        state.legal_into(found)
        if state.to_move == CHANCE:
            chosen = numbers.pick(found.weights, found.count, found.total)
        else:
            chosen = numbers.below(found.count)
        state.advance(found.numbers[chosen])
        decisions += 1
    give_back(found)
    return decisions
