"""Undo to the last moment nobody learnt anything: after any undo offered, no seat's knowledge differs from before."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from omerta import speed
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.table.undo import offered
from tables import IS_THOROUGH, Whim, every_thinking_table, is_heavy, random_game, start, viewers

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
def test_an_offer_depends_on_nothing_the_seat_does_not_know(game: Game, setup: Setup) -> None:
    every = 3 if not is_shortened(game) else game.longest // 40
    for number, state in enumerate(random_game(game, setup, Numbers(3))):
        if state.to_move < 0 or number % every:
            continue
        try:
            twin = game.imagine(state.view(int(state.to_move)), Numbers(number))
        except Impossible:
            continue
        action = state.legal()[0]
        assert remaining(game, state, [action]) == remaining(game, twin, [action])
