"""Hypothesis strategies: moments of random games, for the laws that hold at all of them."""

from typing import Final, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, Setup, State
from omerta.core.numbers import Numbers
from omerta.games import find
from tables import is_open, start

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


def setup_names(name: str) -> st.SearchStrategy[str]:
    return st.sampled_from([setup.name for setup in find(name).setups])


def setup_named(game: str, name: str) -> Setup:
    return next(setup for setup in find(game).setups if setup.name == name)


class Moment(NamedTuple):
    """A moment of a random game, as names and numbers that tell how to come to it."""

    game: str
    setup: str
    seed: int
    decisions: int  # after the setup

    def state(self) -> State:
        state, numbers = start(find(self.game), setup_named(self.game, self.setup)), Numbers(self.seed)
        while state.to_move == CHANCE or not is_open(state):
            state.apply(decide(state, numbers))
        for _ in range(self.decisions):
            if state.to_move == OVER:
                break
            state.apply(decide(state, numbers))
        return state


def moments(name: str) -> st.SearchStrategy[Moment]:
    """Moments once the setup is over; at some the game is over too."""
    return st.builds(Moment, st.just(name), setup_names(name), seeds(), st.integers(0, LONGEST))


def decide(state: State, numbers: Numbers) -> int:
    """A random decision: chance by its weights, a seat evenly among the kinds of moves, then among the moves."""
    if state.to_move == CHANCE:
        return sample(state, numbers)
    kinds: dict[object, list[int]] = {}
    for action in state.legal():
        kinds.setdefault((state.move(action) or {}).get("move"), []).append(action)
    actions = list(kinds.values())[numbers.below(len(kinds))]
    return actions[numbers.below(len(actions))]
