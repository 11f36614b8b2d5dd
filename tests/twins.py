"""Pairs of games that one viewer cannot tell apart while what the others hold, draw or choose may differ.

Both are played side by side from the first decision on. What happens in one is chosen freely; in its twin whatever else
the viewer would have seen and read in the same way, move by move: another deal, another hidden choice, another number
of draws. Chance is not asked where only one outcome is possible, so twins may differ in their number of decisions.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from omerta.core.game import CHANCE, Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from tables import Whim, start, viewers

PATIENCE: Final = 2_000  # decisions tried out before a twin is given up
TRIES: Final = 6  # other decisions tried where one has no twin


class Step(NamedTuple):
    """What one seat, or chance at the start, decided in a world, and all that chance decided after it."""

    made: tuple[int, ...]
    state: State


class Pair:
    """Two games up to a seat's decision, with the decisions that led there and who made them."""

    def __init__(self, game: Game, setup: Setup, viewer: int | None) -> None:
        self.game = game
        self.setup = setup
        self.viewer = viewer
        self.states = [start(game, setup), start(game, setup)]
        self.made: list[list[int]] = [[], []]
        self.steps: list[tuple[int, list[tuple[int, ...]]]] = []  # the seat, and its decision with what followed, twice

    @property
    def mover(self) -> int:
        """Who decides in both; negative when it is over."""
        return int(self.states[0].to_move)

    @property
    def differs(self) -> bool:
        """Whether anybody else sees the two apart, so that comparing them proves something."""
        everyone = viewers(self.setup.seats)
        return any(
            one.view(seat).to_json() != two.view(seat).to_json() for seat in everyone for one, two in [self.states]
        )

    @property
    def differs_in_number(self) -> bool:
        return len(self.made[0]) != len(self.made[1])

    def follow(self, mover: int, steps: list[Step]) -> None:
        self.states = [step.state for step in steps]
        for made, step in zip(self.made, steps, strict=True):
            made.extend(step.made)
        self.steps.append((mover, [step.made for step in steps]))


def pairs(game: Game, setup: Setup, viewer: int | None, numbers: Numbers) -> Iterator[Pair]:
    """One pair again and again, wherever a seat is to decide, for as long as a twin is found."""
    pair, whim = Pair(game, setup, viewer), Whim(numbers)
    steps = _dealt(pair, numbers)
    mover = CHANCE
    while steps is not None:
        pair.follow(int(mover), steps)
        yield pair
        mover = pair.states[0].to_move
        steps = None if mover < 0 else _decided(pair, whim, numbers)


def _dealt(pair: Pair, numbers: Numbers) -> list[Step] | None:
    first = _settled(pair.states[0].copy(), numbers)
    return None if first is None else _with_twin(pair, first, None, numbers)


def _decided(pair: Pair, whim: Whim, numbers: Numbers) -> list[Step] | None:
    for _ in range(TRIES):
        action = whim.decide(pair.states[0])
        first = _settled(pair.states[0].copy(), numbers, action)
        found = None if first is None else _with_twin(pair, first, action, numbers)
        if found is not None:
            return found
    return None


def _settled(state: State, numbers: Numbers, action: int | None = None) -> Step | None:
    """A decision, and chance until a seat is asked."""
    state.journal = Journal()
    made: list[int] = []
    while action is not None or state.to_move == CHANCE:
        if action is None:
            legal = state.legal()
            action = legal[numbers.below(len(legal))]
        state.advance(action)
        made.append(action)
        action = None
    return Step(tuple(made), state)


def _with_twin(pair: Pair, first: Step, action: int | None, numbers: Numbers) -> list[Step] | None:
    for likeness in (0, 2, 8, 32):
        search = _Search(first, pair.viewer, numbers, likeness)
        second = search.found(pair.states[1], action, is_own=pair.mover == pair.viewer)
        if second is not None:
            return [first, second]
    return None


class _Search:
    """For a step after which one viewer has seen the same as in another world."""

    def __init__(self, first: Step, viewer: int | None, numbers: Numbers, likeness: int) -> None:
        wanted = first.state
        self._made = first.made
        self._likeness = likeness  # how many times as often chance decides as in the other world first
        self._viewer = viewer
        self._numbers = numbers
        self._lines = _read(wanted, viewer)
        self._view = wanted.view(viewer).to_json()
        self._mover = wanted.to_move
        self._left = PATIENCE

    def found(self, state: State, action: int | None, *, is_own: bool) -> Step | None:
        """From this state on; the viewer's own decision is the same, another's may be another one."""
        if action is None:
            return self._ended(state, ())
        if is_own or (state.is_legal(action) and self._numbers.below(2)):
            return self._tried(state, [action], ())
        return self._tried(state, _shuffled(state.legal(), self._numbers), ())

    def _tried(self, state: State, actions: list[int], made: tuple[int, ...]) -> Step | None:
        for action in actions:
            if self._left <= 0 or not state.is_legal(action):
                continue
            self._left -= 1
            found = self._ended(_after(state, action, is_first=not made), (*made, action))
            if found is not None:
                return found
        return None

    def _ended(self, state: State, made: tuple[int, ...]) -> Step | None:
        read = [] if state.journal is None else _read(state, self._viewer)
        if read != self._lines[: len(read)]:
            return None
        if state.to_move == CHANCE:
            return self._tried(state, self._outcomes(state, len(made)), made)
        is_same = read == self._lines and state.to_move == self._mover
        return Step(made, state) if is_same and state.view(self._viewer).to_json() == self._view else None

    def _outcomes(self, state: State, number: int) -> list[int]:
        """In which order they are tried."""
        outcomes = _shuffled(state.legal(), self._numbers)
        if number < len(self._made) and self._numbers.below(1 + self._likeness):
            outcomes.insert(0, self._made[number])
        return outcomes


def _after(state: State, action: int, *, is_first: bool) -> State:
    after, journal = state.copy(), Journal()
    journal.events = list(state.journal.events) if state.journal is not None and not is_first else []
    after.journal = journal
    after.advance(action)
    return after


def _read(state: State, viewer: int | None) -> list[Any]:
    assert state.journal is not None
    return [event.to_json() for event in state.journal.seen_by(viewer)]


def _shuffled(actions: list[int], numbers: Numbers) -> list[int]:
    actions = list(actions)
    for last in range(len(actions) - 1, 0, -1):
        other = int(numbers.below(last + 1))
        actions[last], actions[other] = actions[other], actions[last]
    return actions
