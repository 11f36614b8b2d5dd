"""What a game adds up for whoever looks: as declared, from the view alone."""

from typing import Final

from conforming import faults
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.games import shapes_of, summed
from tables import decisions, every_table, fewer, viewers

POSITIONS: Final = 60


@every_table
def test_what_is_added_up_is_as_declared(game: Game, setup: Setup) -> None:
    shape = getattr(shapes_of(game.name), "SumsJson", None)
    for state in decisions(game, setup, fewer(game, POSITIONS), 51):
        for viewer in viewers(setup.seats):
            sums = summed(game, state.view(viewer))
            assert (sums is None) == (shape is None)
            assert sums is None or faults(sums, shape) == []


@every_table
def test_the_same_view_is_added_up_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(decisions(game, setup, fewer(game, POSITIONS), 52)):
        for viewer in viewers(setup.seats):
            view = state.view(viewer)
            other = game.imagine(view, Numbers(seed)).view(viewer)
            assert summed(game, view) == summed(game, other)
