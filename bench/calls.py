"""What single calls from Python cost, on random positions in which a seat decides."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from random import Random
from statistics import median

from bench.clock import Runs, sample
from bench.contests import tables
from bench.figures import Cost, Figure, rounded
from bench.playing import SEED
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Problem

POSITIONS = 100
SHARE = 0.2  # of the time a contest gets, for all positions together

Call = Callable[[], object]


class CallCost:
    """One call, timed on every position."""

    def __init__(self, game: str, setup: str, call: str, runs: list[Runs]) -> None:
        self.game = game
        self.setup = setup
        self.call = call
        self._runs = runs
        self._rounds: list[list[float]] = []  # µs by round and position

    def measure(self, seconds: float) -> None:
        each = SHARE * seconds / len(self._runs)
        self._rounds.append([self.time(index, each) for index in range(len(self._runs))])

    def time(self, index: int, seconds: float) -> float:
        """What the call costs on one position, in µs."""
        return _microseconds(self._runs[index], seconds)

    def cost(self) -> Cost:
        typical = Figure.of([median(by_position) for by_position in self._rounds])
        slowest = max(median(by_round) for by_round in zip(*self._rounds, strict=True))
        return Cost(self.game, self.setup, self.call, typical, rounded(slowest))


class ApplyCost(CallCost):
    """apply changes its position, so a copy and an apply are timed, and a copy alone is taken off at once."""

    def __init__(self, game: str, setup: str, both: list[Runs], copies: list[Runs]) -> None:
        super().__init__(game, setup, "apply", both)
        self._copies = copies

    def time(self, index: int, seconds: float) -> float:
        return super().time(index, seconds) - _microseconds(self._copies[index], seconds)


def _microseconds(run: Runs, seconds: float) -> float:
    taken = sample(run, seconds)
    return 1e6 * taken.seconds / taken.times


def call_costs() -> Iterator[CallCost]:
    for game, setup in tables():
        rng, numbers = Random(SEED), Numbers(SEED)
        states = [position(game, setup, rng) for _ in range(POSITIONS)]
        views = [state.view(state.to_move) for state in states]
        cost = partial(CallCost, game.name, setup.name)
        copies = [_calls(state.copy) for state in states]
        yield cost("copy", copies)
        yield cost("legal", [_calls(state.legal) for state in states])
        yield ApplyCost(game.name, setup.name, [_applies(state, rng) for state in states], copies)
        yield cost("view", [_calls(partial(state.view, state.to_move)) for state in states])
        yield cost("imagine", [_calls(partial(game.imagine, view, numbers)) for view in views])
        yield cost("to_json", [_calls(state.to_json) for state in states])


def position(game: Game, setup: Setup, rng: Random) -> State:
    """A seat's decision of a random game, each of them equally likely."""
    state = game.new(setup.seats, setup.options)
    met: list[State] = []
    while state.to_move != OVER:
        if state.to_move != CHANCE and _has_form(state):
            met.append(state.copy())
        state.apply(rng.choices(state.legal(), state.weights() or None)[0])
    return rng.choice(met) if met else position(game, setup, rng)


def _has_form(state: State) -> bool:
    """Some setups cannot be written down."""
    try:
        state.to_json()
    except Problem:
        return False
    return True


def _calls(call: Call) -> Runs:
    def run(times: int) -> int:
        for _ in repeat(None, times):
            call()
        return times

    return run


def _applies(state: State, rng: Random) -> Runs:
    copy, action = state.copy, rng.choice(state.legal())

    def run(times: int) -> int:
        for _ in repeat(None, times):
            copy().apply(action)
        return times

    return run
