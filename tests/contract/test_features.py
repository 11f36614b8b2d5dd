"""Observations: numbers that tell a learner what its view tells, no more and nothing else."""

import json
import math
import struct
from itertools import islice, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from layouts import page, path_of
from omerta.core.features import length
from omerta.core.game import Game, Json, Setup, View
from omerta.core.numbers import Numbers
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

HEAPS = ("discard", "out", "passed", "hudson")  # lists whose order changes nothing to come
MOST_GAMES = 12  # until every block has been met
RARE = {"shot", "settings", "first", "shown"}  # what random games hardly ever come to; shown by the game's own tests
SLOTS = 16  # tokens of a row that are told in order


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
    for seed in range(1 if is_heavy(game) else 2):
        for viewer in viewers(setup.seats):
            views = [state.view(viewer) for state in some_moments(game, setup, Numbers(seed))]
            told = {json.dumps(essence(view.to_json()), sort_keys=True) for view in views}
            assert len({game.observe(view) for view in views}) == len(told)


def essence(view: Any) -> Json:
    """A view without the order of what no rule asks the order of, and with chances as 32-bit numbers tell them."""
    told = {key: sorted(value, key=str) if key in HEAPS else value for key, value in view.items()}
    if "revealed" in told:
        told["revealed"] = [sorted(gangs) for gangs in told["revealed"]]
    memory: Any = told.get("memory")
    if isinstance(memory, dict):
        told["memory"] = memory["counted"]  # after a hidden theft only what is to be expected
    elif "memory" in told:
        told["memory"] = [[struct.pack("<f", chance).hex() for chance in chances] for chances in told["memory"]]
        told["row"] = told["row"][:SLOTS]
    return told


@every_game
def test_no_block_stands_there_in_vain(game: Game) -> None:
    """At one table or another each block is more than zeros."""
    unused = {block.name for block in game.layout} - RARE
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
