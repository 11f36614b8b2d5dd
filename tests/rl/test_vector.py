"""Many tables at once: each is what a single table would be, and nothing leaks from one into another."""

import importlib
import sys

import numpy as np
import pytest

from omerta.core.chance import settle
from omerta.core.game import OVER, Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.problems import Refused, Unknown
from omerta.rl.rewards import utilities
from omerta.rl.vector import Moment, Tables
from tables import every_game, every_table, start

COUNT = 3


def chosen(moment: Moment, numbers: np.random.Generator) -> list[int]:
    return [int(numbers.choice(np.flatnonzero(mask))) for mask in moment.action_masks]


@every_table
def test_a_table_of_a_batch_plays_as_a_table_alone(game: Game, setup: Setup) -> None:
    """The first table's numbers are those of the seed, so a single game can be played beside it."""
    tables, choices, numbers = Tables(game, COUNT, setup.seats, setup.options), np.random.default_rng(1), Numbers(5)
    moment, state, ended = tables.reset(seed=5), start(game, setup), 0
    settle(state, numbers)
    while ended < 2:
        assert moment.to_move[0] == state.to_move
        assert np.flatnonzero(moment.action_masks[0]).tolist() == state.legal()
        assert moment.observations[0].tobytes() == game.observe(state.view(int(state.to_move)))
        actions = chosen(moment, choices)
        moment = tables.step(actions)
        state.apply(actions[0])
        settle(state, numbers)
        assert moment.ended[0] == (state.to_move == OVER)
        assert moment.rewards[0].tolist() == np.array(utilities(state), np.float32).tolist()
        if state.to_move == OVER:
            ended += 1
            state = start(game, setup)
            settle(state, numbers)


@every_table
def test_a_table_does_not_depend_on_the_others(game: Game, setup: Setup) -> None:
    few, many = Tables(game, 1, setup.seats, setup.options), Tables(game, COUNT, setup.seats, setup.options)
    one, all_of_them = few.reset(seed=6), many.reset(seed=6)
    choices = np.random.default_rng(2)
    for _ in range(60):
        actions = chosen(all_of_them, choices)
        one, all_of_them = few.step(actions[:1]), many.step(actions)
        assert np.array_equal(one.observations[0], all_of_them.observations[0])
    starts = many.reset(seed=6).observations
    assert len({observation.tobytes() for observation in starts}) == COUNT


@every_table
def test_seeds_repeat_everything(game: Game, setup: Setup) -> None:
    stories = []
    for seed in (7, 7, 8):
        tables, choices = Tables(game, COUNT, setup.seats, setup.options), np.random.default_rng(3)
        moment = tables.reset(seed)
        story = [moment.observations.tobytes()]
        for _ in range(30):
            moment = tables.step(chosen(moment, choices))
            story.append(moment.observations.tobytes())
        stories.append(story)
    assert stories[0] == stories[1] != stories[2]


@every_game
def test_the_arrays_are_the_same_after_every_step(game: Game) -> None:
    tables = Tables(game, COUNT)
    first = tables.reset(seed=1)
    after = tables.step(chosen(first, np.random.default_rng(4)))
    assert all(one is other for one, other in zip(first, after, strict=True))


@every_game
def test_an_illegal_action_is_refused_and_nothing_happens_at_any_table(game: Game) -> None:
    tables = Tables(game, COUNT)
    moment = tables.reset(seed=1)
    actions = chosen(moment, np.random.default_rng(5))
    before = [part.tobytes() for part in moment]
    with pytest.raises(Refused):
        tables.step([*actions[:-1], game.action_count - 1])
    assert [part.tobytes() for part in tables.now] == before
    tables.step(actions)


@every_game
def test_what_makes_no_sense_is_refused(game: Game) -> None:
    with pytest.raises(Unknown, match="table-count"):
        Tables(game, 0)
    tables = Tables(game, COUNT)
    with pytest.raises(Unknown, match="reset-first"):
        tables.step([0] * COUNT)
    tables.reset(seed=1)
    with pytest.raises(Unknown, match="action-count"):
        tables.step([0])


def test_without_NumPy_the_door_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "omerta.rl.vector")
    with pytest.raises(Unknown, match="missing-extra"):
        importlib.import_module("omerta.rl.vector")
