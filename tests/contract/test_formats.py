"""Positions and moves come back from their written form as they were."""

import json

import pytest

from omerta.core.chance import playout
from omerta.core.game import Game, Json
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Refused
from tables import every_table, everything, open_positions, random_positions


def written(data: Json) -> Json:
    """Plain data after a journey through a file."""
    read: Json = json.loads(json.dumps(data, allow_nan=False))
    return read


@every_table
def test_a_position_comes_back_as_it_was(game: Game, seats: int) -> None:
    for state in open_positions(game, seats, 800, seed=1):
        twin = game.from_json(written(state.to_json()))
        assert everything(twin) == everything(state)


@every_table
def test_a_position_that_came_back_plays_on_the_same(game: Game, seats: int) -> None:
    for seed, state in enumerate(open_positions(game, seats, 200, seed=2)):
        twin = game.from_json(written(state.to_json()))
        assert playout(twin, Numbers(seed)) == playout(state, Numbers(seed))
        assert everything(twin) == everything(state)


@every_table
def test_positions_and_views_are_plain_data(game: Game, seats: int) -> None:
    for state in open_positions(game, seats, 200, seed=3):
        everything_known = everything(state)
        assert written(everything_known) == everything_known


@every_table
def test_every_legal_action_has_a_move_of_its_own(game: Game, seats: int) -> None:
    for state in random_positions(game, seats, 200, seed=4):
        moves = {json.dumps(state.move(action), sort_keys=True) for action in state.legal()}
        assert "null" not in moves
        assert len(moves) == len(state.legal())


@every_table
def test_every_action_that_means_something_comes_back_from_its_move(game: Game, seats: int) -> None:
    for state in random_positions(game, seats, 60, seed=5):
        for action in range(game.action_count):
            move = state.move(action)
            if move is not None:
                assert state.action(written(move)) == action


@every_table
def test_a_number_out_of_range_means_nothing(game: Game, seats: int) -> None:
    state = game.new(seats)
    for action in (-1_000_000, -1, game.action_count, 1_000_000):
        assert state.move(action) is None


@every_table
@pytest.mark.parametrize("move", [{}, {"move": "no such move"}, {"move": None}, {"move": 7}, {"move": ["pass"]}])
def test_what_is_no_move_has_no_number(game: Game, seats: int, move: Json) -> None:
    for state in random_positions(game, seats, 20, seed=6):
        with pytest.raises((Damaged, Refused)):
            state.action(move)
