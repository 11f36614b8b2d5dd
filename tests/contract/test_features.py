"""Observations: numbers that tell a learner what its view tells, no more and nothing else."""

import json
import math
from itertools import islice, product

import numpy as np
from numpy.typing import NDArray

from layouts import page, path_of
from omerta.core.features import length
from omerta.core.game import Game, Setup, View
from omerta.core.numbers import Numbers
from particulars import particulars_of
from tables import (
    every_game,
    every_table,
    imaginable_positions,
    is_heavy,
    random_game,
    random_positions,
    some_moments,
    viewers,
)

MOST_GAMES = 12  # until every block has been met


def numbers_of(game: Game, view: View) -> NDArray[np.float32]:
    return np.frombuffer(game.observe(view), "<f4")


@every_table
def test_an_observation_is_as_long_as_its_layout_and_within_its_ranges(game: Game, setup: Setup) -> None:
    least = np.concatenate([[block.least] * block.size for block in game.layout])
    most = np.concatenate([[block.most] * block.size for block in game.layout])
    for state in random_positions(game, setup, 100, seed=1):
        for viewer in viewers(setup.seats):
            numbers = numbers_of(game, state.view(viewer))
            assert len(numbers) == length(game.layout)
            assert np.all((least <= numbers) & (numbers <= most))  # which no NaN is


@every_table
def test_an_observation_does_not_change_with_what_is_hidden(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(imaginable_positions(game, setup, 40, seed=2)):
        for viewer in viewers(setup.seats):
            view = state.view(viewer)
            assert game.observe(game.imagine(view, Numbers(seed)).view(viewer)) == game.observe(view)


@every_table
def test_whoever_sees_something_else_observes_something_else(game: Game, setup: Setup) -> None:
    """All moments of some games, by all eyes: as many observations as views, but for what is left out on purpose."""
    essence = particulars_of(game).essence
    for seed in range(1 if is_heavy(game) else 2):
        for viewer in viewers(setup.seats):
            views = [state.view(viewer) for state in some_moments(game, setup, Numbers(seed))]
            told = {json.dumps(essence(dict(view.to_json())), sort_keys=True) for view in views}
            assert len({game.observe(view) for view in views}) == len(told)


@every_game
def test_no_block_stands_there_in_vain(game: Game) -> None:
    """At one table or another each block is more than zeros."""
    unused = {block.name for block in game.layout} - particulars_of(game).rare
    for seed, setup in product(range(MOST_GAMES), game.setups):
        for state in islice(random_game(game, setup, Numbers(seed)), 0, None, 3):
            numbers = numbers_of(game, state.view(max(int(state.to_move), 0)))
            unused -= {name for name in unused if block_of(game, name, numbers).any()}
        if not unused:
            break
    assert unused == set()


@every_game
def test_every_index_has_a_label_of_its_own(game: Game) -> None:
    assert len({block.name for block in game.layout}) == len(game.layout)
    for block in game.layout:
        labels = [block.label(index) for index in range(block.size)]
        assert len(set(labels)) == block.size
        assert block.size == math.prod(len(axis.labels) for axis in block.axes)
        assert block.size == 1 or all(labels)


@every_game
def test_the_page_of_a_game_shows_its_layout_of_today(game: Game) -> None:
    path = path_of(game)
    assert path.is_file(), f"{path.name} is missing: write its opening, then run make docs"
    assert path.read_text(encoding="utf-8") == page(game), f"{path.name} is out of date: run make docs"


@every_table
def test_seats_are_counted_from_the_viewer(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 60, seed=4):
        if state.to_move >= 0:
            for seat in range(setup.seats):
                told = block_of(game, "to_move", numbers_of(game, state.view(seat)))
                assert np.flatnonzero(told)[0] == (state.to_move - seat) % setup.seats


def block_of(game: Game, name: str, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
    """The numbers of one block."""
    names = [block.name for block in game.layout]
    first = sum(block.size for block in game.layout[: names.index(name)])
    return numbers[first : first + game.layout[names.index(name)].size]
