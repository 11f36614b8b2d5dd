"""Hypothesis strategies: moments of random games, for the laws that hold at all of them."""

from typing import Final, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from omerta.core.chance import sample, settle
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.games import find

# The same examples in every run: a test that fails, fails everywhere.
settings.register_profile(
    "omerta",
    derandomize=True,
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("omerta")

LONGEST: Final = 120  # decisions after the setup; most games are shorter


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32 - 1)


def seat_counts(name: str) -> st.SearchStrategy[int]:
    game = find(name)
    return st.integers(game.fewest_seats, game.most_seats)


class Moment(NamedTuple):
    """A moment of a random game, as numbers that tell how to come to it."""

    game: str
    seats: int
    seed: int
    decisions: int  # after the setup

    def state(self) -> State:
        state, numbers = find(self.game).new(self.seats), Numbers(self.seed)
        settle(state, numbers)
        for _ in range(self.decisions):
            if state.to_move == OVER:
                break
            state.apply(decide(state, numbers))
        return state


def moments(name: str) -> st.SearchStrategy[Moment]:
    """Moments once the setup is over; at some the game is over too."""
    return st.builds(Moment, st.just(name), seat_counts(name), seeds(), st.integers(0, LONGEST))


def decide(state: State, numbers: Numbers) -> int:
    """A random decision: chance by its weights, a seat evenly among the kinds of moves, then among the moves."""
    if state.to_move == CHANCE:
        return sample(state, numbers)
    kinds: dict[object, list[int]] = {}
    for action in state.legal():
        kinds.setdefault((state.move(action) or {}).get("move"), []).append(action)
    actions = list(kinds.values())[numbers.below(len(kinds))]
    return actions[numbers.below(len(actions))]
