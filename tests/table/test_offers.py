"""Undo to the last moment nobody learnt anything: after any undo offered, no seat's knowledge differs from before."""

from collections.abc import Iterator
from itertools import accumulate, islice
from typing import Any, Final

from omerta import speed
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.table.undo import offered
from tables import IS_THOROUGH, Whim, every_thinking_table, is_heavy, is_massive, random_game, start, viewers
from twins import pairs

GAMES: Final = 4 if speed() == "compiled" else 1
WORLDS: Final = 40 if speed() == "compiled" else 10


def is_shortened(game: Game) -> bool:
    return is_heavy(game) and not IS_THOROUGH


def seen(state: State, actions: list[int], viewer: int | None) -> list[Any] | None:
    """What a viewer sees and reads after each of some actions; None if one of them is impossible here."""
    state = state.copy()
    state.journal = Journal()
    sights: list[Any] = []
    for action in actions:
        if state.to_move < 0 or not state.is_legal(action):
            return None
        state.advance(action)
        sights.append((state.view(viewer).to_json(), [event.to_json() for event in state.journal.seen_by(viewer)]))
    return sights


def tells_nobody_anything(game: Game, setup: Setup, before: State, actions: list[int], seed: int) -> bool:
    """The worlds a viewer could imagine before are the ones it can imagine after having seen the actions."""
    for viewer in viewers(setup.seats):
        view, real = before.view(viewer), seen(before, actions, viewer)
        for number in range(WORLDS // 4 if is_shortened(game) else WORLDS):
            world = game.imagine(view, Numbers(1000 * seed + number))
            if seen(world, actions, viewer) != real:
                return False
    return True


def remaining(game: Game, before: State, made: list[int]) -> int:
    *_, kept = offered(game, before, made)
    return kept


@every_thinking_table
def test_after_any_undo_offered_nobody_knows_more_than_before(game: Game, setup: Setup) -> None:
    for seed in range(1 if is_shortened(game) else GAMES):
        for before, made in islice(chains(game, setup, Numbers(seed)), 0, None, 6 if is_shortened(game) else 1):
            kept = remaining(game, before, made)
            if kept < len(made):
                back = after(before, made[:kept])
                assert tells_nobody_anything(game, setup, back, made[kept:], seed)


def chains(game: Game, setup: Setup, numbers: Numbers) -> Iterator[tuple[State, list[int]]]:
    """Wherever somebody may ask: the state before the last decisions that one seat made in a row, and those."""
    state, whim = start(game, setup), Whim(numbers)
    before, made = state.copy(), list[int]()
    while state.to_move != OVER:
        decider, action = state.to_move, whim.decide(state)
        if decider == CHANCE or before.to_move != decider:
            before, made = state.copy(), []
        state.apply(action)
        made.append(action)
        if decider != CHANCE:
            yield before, made


def after(state: State, actions: list[int]) -> State:
    state = state.copy()
    for action in actions:
        state.advance(action)
    return state


@every_thinking_table
def test_whoever_saw_the_same_is_offered_the_same(game: Game, setup: Setup) -> None:
    """Twins: one viewer cannot tell them apart, whatever the seats hold and however often chance was asked."""
    compared = 0
    for seed, viewer in enumerate(viewers(setup.seats)):
        every = 40 if is_shortened(game) else 1
        for here, there in islice(twin_chains(game, setup, viewer, Numbers(seed)), 0, None, every):
            assert here.taken_back(game) == there.taken_back(game)
            compared += 1
    assert compared


class Chain:
    """The last decisions that one seat made in a row, each with what chance decided after it."""

    def __init__(self, before: State, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.steps: list[tuple[int, ...]] = []

    def taken_back(self, game: Game) -> int:
        """How many of the seat's decisions are offered to be taken back."""
        kept = remaining(game, self.before, [action for step in self.steps for action in step])
        ends = list(accumulate(len(step) for step in self.steps))
        return sum(end > kept for end in ends)


def twin_chains(game: Game, setup: Setup, viewer: int | None, numbers: Numbers) -> Iterator[list[Chain]]:
    """Wherever somebody may ask."""
    before: list[State] = []
    chains = [Chain(start(game, setup), CHANCE) for _ in range(2)]
    for pair in pairs(game, setup, viewer, numbers):
        seat, made = pair.steps[-1]
        if seat != chains[0].seat:
            chains = [Chain(state, seat) for state in before]
        for chain, step in zip(chains, made, strict=True):
            chain.steps.append(step)
        before = [state.copy() for state in pair.states]
        if seat >= 0 and pair.mover >= 0:
            yield chains


@every_thinking_table
def test_what_looks_alike_is_offered_alike(game: Game, setup: Setup) -> None:
    """What a seat decides face down can be taken back whatever it was, or not whatever it was."""
    for seed in range(1 if is_massive(game) else 2 * GAMES):
        for state in random_game(game, setup, Numbers(seed)):
            for actions in alike(state):
                assert remaining(game, state, actions[:1]) == remaining(game, state, actions[-1:])


def alike(state: State) -> list[list[int]]:
    """The choices of a seat that a spectator cannot tell apart, where there are such."""
    groups: dict[str, list[int]] = {}
    for action in state.legal() if state.to_move >= 0 else []:
        sights = seen(state, [action], None)
        groups.setdefault(repr(sights), []).append(action)
    return [actions for actions in groups.values() if len(actions) > 1]
