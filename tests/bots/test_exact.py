"""Reading a game to its end: the values are those of an independent reckoning over every hidden card."""

from collections.abc import Iterator
from itertools import islice
from math import isclose

import pytest

from omerta import bots, speed
from omerta.bots.budget import Budget
from omerta.bots.exact import Solution, solve
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Setup, State, World
from omerta.core.numbers import Numbers
from tables import every_game, every_thinking_table, random_game

ENDINGS = 6
MOST_OPTIONS = 16
DRAWS = 40


def endings(game: Game, setup: Setup, number: int, seed: int) -> list[State]:
    """Positions of random games from which one seat may play alone to the end, and has a few things to choose from."""
    return list(islice(_endings(game, setup, Numbers(seed)), number))


def _endings(game: Game, setup: Setup, numbers: Numbers) -> Iterator[State]:
    while True:
        yield from (state.copy() for state in random_game(game, setup, numbers) if is_ending(game, state))


def thinking_setups(game: Game) -> list[Setup]:
    return game.setups if speed() == "compiled" else game.setups[:1]


def is_ending(game: Game, state: State) -> bool:
    return (
        state.to_move >= 0 and 1 < len(state.legal()) <= MOST_OPTIONS and bool(game.endings(state.view(state.to_move)))
    )


def solution(game: Game, state: State) -> Solution | None:
    seat = int(state.to_move)
    return solve(game, game.endings(state.view(seat)), seat, Budget(1))


def value(state: State, seat: int) -> float:
    """What a seat that knows everything gets where it alone decides: plain expectimax on one state."""
    if state.to_move == OVER:
        result = state.result()
        assert result is not None
        return 1 / len(result.winners) if seat in result.winners else 0.0
    if state.to_move == CHANCE:
        weights = state.weights()
        after = (
            weight * value(moved(state, outcome), seat) for outcome, weight in zip(state.legal(), weights, strict=True)
        )
        return sum(after) / sum(weights)
    assert state.to_move == seat
    return max(value(moved(state, action), seat) for action in state.legal())


def moved(state: State, action: int) -> State:
    after = state.copy()
    after.apply(action)
    return after


@every_thinking_table
def test_there_are_endings_and_their_worlds_fit_the_view(game: Game, setup: Setup) -> None:
    found = endings(game, setup, ENDINGS, 1)
    assert found
    for state in found:
        view = state.view(state.to_move)
        worlds = game.endings(view)
        assert all(world.weight > 0 for world in worlds)
        assert all(world.state.legal() == state.legal() for world in worlds)
        assert all(world.state.to_move == state.to_move for world in worlds)


@every_thinking_table
def test_endings_follow_from_the_view_alone(game: Game, setup: Setup) -> None:
    for state in endings(game, setup, ENDINGS, 2):
        view = state.view(state.to_move)
        twin = game.imagine(view, Numbers(9)).view(view.seat)
        here, there = game.endings(view), game.endings(twin)
        assert [world.weight for world in here] == [world.weight for world in there]
        assert [world.state.result() for world in here] == [world.state.result() for world in there]


@every_game
def test_a_bot_says_that_it_has_solved(game: Game) -> None:
    said = 0
    for setup in thinking_setups(game):
        for state in endings(game, setup, 12, 3):
            bot = bots.make("don@10", game, Numbers(1))
            action = bot.choose(state.view(state.to_move), state.legal())
            found = solution(game, state)
            assert bot.has_solved == (found is not None)
            if found is not None:
                said += 1
                assert action == found.best
    assert said > 0


@every_game
def test_a_solver_that_runs_out_of_budget_gives_up(game: Game) -> None:
    setup = game.setups[0]
    state = endings(game, setup, 1, 4)[0]
    worlds = game.endings(state.view(state.to_move))
    spent = Budget(1)
    spent.stop()
    many = [World(world.state, world.weight) for world in worlds for _ in range(300)]
    assert solve(game, many, int(state.to_move), spent) is None


@pytest.mark.parametrize("seed", range(2))
@every_game
def test_no_line_of_play_is_missed(game: Game, seed: int) -> None:
    """In one world alone the solver and plain expectimax agree on every action."""
    checked = 0
    for setup in thinking_setups(game):
        for state in endings(game, setup, 12, 5 + seed):
            seat = int(state.to_move)
            world = game.endings(state.view(seat))[0]
            found = solve(game, [world], seat, Budget(1))
            if found is None or checked > 5 or not ends_alone(world.state, seat):
                continue
            checked += 1
            for action, worth in islice(zip(found.actions, found.chances, strict=True), 4):
                assert isclose(worth, value(moved(world.state, action), seat), abs_tol=1e-9)
    assert checked > 0


def ends_alone(state: State, seat: int) -> bool:
    """Whether in random play nobody else is asked before the end."""
    for seed in range(DRAWS):
        world, numbers = state.copy(), Numbers(seed)
        while world.to_move != OVER:
            if world.to_move not in (seat, CHANCE):
                return False
            legal = world.legal()
            action = chance.sample(world, numbers) if world.to_move == CHANCE else legal[numbers.below(len(legal))]
            world.advance(action)
    return True
