"""Positions and moves come back from their written form as they were."""

import json

import pytest

from omerta.core.chance import playout, settle
from omerta.core.game import OVER, Game, Json, Setup, Shaped, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Refused
from particulars import particulars_of
from tables import every_table, everything, open_positions, random_positions, start, viewers


def written(data: Shaped) -> Json:
    """Plain data after a journey through a file."""
    read: Json = json.loads(json.dumps(data, allow_nan=False))
    return read


def without(keys: set[str], data: Json) -> Json:
    """Plain data with nothing under these of its keys."""
    return {key: None if key in keys else value for key, value in data.items()}


def but_for_the_past(game: Game, state: State) -> Json:
    """All that can be asked of a state but what came before: a position tells where everything is, not how it came."""
    views = [without({"memory"}, dict(state.view(viewer).to_json())) for viewer in viewers(int(state.players))]
    result = state.result()
    ends_alike = {"reason", "clause"} if particulars_of(game).ends_alike else set()
    return {**everything(state), "views": views, "result": result and without(ends_alike, result.to_json())}


@every_table
def test_a_position_comes_back_as_it_was(game: Game, setup: Setup) -> None:
    for state in open_positions(game, setup, 800, seed=1):
        twin = game.from_json(written(state.to_json()))
        assert but_for_the_past(game, twin) == but_for_the_past(game, state)


@every_table
def test_a_position_that_came_back_plays_on_the_same(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(open_positions(game, setup, 200, seed=2)):
        twin, was_over = game.from_json(written(state.to_json())), state.to_move == OVER
        assert playout(twin, Numbers(seed)) == playout(state, Numbers(seed))
        assert but_for_the_past(game, twin) == but_for_the_past(game, state)
        assert was_over or everything(twin)["result"] == everything(state)["result"]


@every_table
def test_a_position_that_came_back_can_be_imagined(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(open_positions(game, setup, 200, seed=7)):
        twin = game.from_json(written(state.to_json()))
        for viewer in viewers(setup.seats):
            view = twin.view(viewer)
            assert game.imagine(view, Numbers(seed)).view(viewer).to_json() == view.to_json()


@every_table
def test_positions_and_views_are_plain_data(game: Game, setup: Setup) -> None:
    for state in open_positions(game, setup, 200, seed=3):
        everything_known = everything(state)
        assert written(everything_known) == everything_known


@every_table
def test_every_legal_action_has_a_move_of_its_own(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 200, seed=4):
        moves = {json.dumps(state.move(action), sort_keys=True) for action in state.legal()}
        assert "null" not in moves
        assert len(moves) == len(state.legal())


@every_table
def test_every_action_that_means_something_comes_back_from_its_move(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 60, seed=5):
        for action in range(game.action_count):
            move = state.move(action)
            if move is not None:
                assert state.action(written(move)) == action


@every_table
def test_a_number_out_of_range_means_nothing(game: Game, setup: Setup) -> None:
    state = start(game, setup)
    for action in (-1_000_000, -1, game.action_count, 1_000_000):
        assert state.move(action) is None


@every_table
@pytest.mark.parametrize("move", [{}, {"move": "no such move"}, {"move": None}, {"move": 7}, {"move": ["pass"]}])
def test_what_is_no_move_has_no_number(game: Game, setup: Setup, move: Json) -> None:
    for state in random_positions(game, setup, 20, seed=6):
        with pytest.raises((Damaged, Refused)):
            state.action(move)


@every_table
def test_a_move_with_absurd_values_is_told_and_nothing_worse(game: Game, setup: Setup) -> None:
    """Whatever a file or a browser may hold: numbers beyond all bounds, other types, nothing at all."""
    state = start(game, setup)
    settle(state, Numbers(1))
    moves = [move for move in map(state.move, range(game.action_count)) if move is not None]
    kinds: dict[str, Json] = {str(move["move"]): dict(move) for move in moves}
    absurd: list[object] = [10**40, -(10**40), 2**63, -1, True, 1.5, None, "1", [], {}]
    canonical = {json.dumps(move) for move in moves}  # some have null or true in them
    tried: list[Json] = [{"move": "dance"}, *kinds.values()]
    for move in tried:
        for changed in ({**move, key: value} for key in move for value in absurd):
            if json.dumps(changed) not in canonical:
                with pytest.raises((Damaged, Refused)):
                    state.action(changed)
