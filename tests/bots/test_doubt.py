"""Doubts: a move that gives chances away is told with a better one, and no other; from the asker's knowledge alone."""

import pytest

from games.gangs.board import (
    BUTCHERS,
    DAMES,
    DANDIES,
    DRAGONS,
    KINGPIN,
    PASS,
    RATS,
    REAPERS,
    ROWDIES,
    TOUGHS,
    gangs,
    influence,
    position,
)
from omerta.bots import Budget, doubt
from omerta.bots.doubt import TENTH
from omerta.core.game import Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from tables import decisions, every_thinking_table

ITERATIONS = 60


def last_word(*, passed: tuple[int, ...]) -> State:
    """Seat 0 is behind; its only card would put the Butchers on the throne."""
    ours, theirs = [BUTCHERS, DRAGONS, DANDIES], [DAMES, TOUGHS, RATS]
    pyramid = {KINGPIN: DAMES, 18: REAPERS, 19: BUTCHERS, 15: ROWDIES, 16: ROWDIES, 17: ROWDIES}
    hands = [[REAPERS], []] if passed else [[REAPERS], [TOUGHS]]
    return position(2, pyramid, hands=hands, alliances=[ours, theirs], revealed=[ours[:2], []], passed=passed)


@pytest.mark.parametrize("passed", [(1,), ()])
def test_passing_instead_of_winning_is_doubted(passed: tuple[int, ...]) -> None:
    state = last_word(passed=passed)
    found = doubt(gangs(), state.view(0), state.action(PASS), Budget(400))
    assert found is not None
    assert found.loses > TENTH
    assert found.better in state.legal()
    assert found.better != state.action(PASS)


def test_the_best_move_is_not_doubted() -> None:
    state = last_word(passed=(1,))
    assert doubt(gangs(), state.view(0), state.action(influence(REAPERS, 18, KINGPIN)), Budget(400)) is None


@every_thinking_table
def test_the_same_view_and_numbers_give_the_same_doubt(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, 2, 3):
        seat = int(state.to_move)
        other = game.imagine(state.view(seat), Numbers(9))
        here, there = (
            doubt(game, world.view(seat), state.legal()[0], Budget(ITERATIONS), Numbers(1)) for world in (state, other)
        )
        assert (here and (here.loses, here.better)) == (there and (there.loses, there.better))


@every_thinking_table
def test_whoever_is_not_to_move_has_nothing_to_doubt(game: Game, setup: Setup) -> None:
    state = decisions(game, setup, 1, 3)[0]
    with pytest.raises(Impossible):
        doubt(game, state.view(None), state.legal()[0], Budget(ITERATIONS))
