"""What a game writes has the shapes that it declares, on which the page relies.

mypy holds the code that builds views and positions to them; moves, the facts of the journal and what mypy cannot see
are checked here.
"""

from typing import Any, TypedDict

import pytest

from conforming import faults, hints, kinds
from omerta.core.game import Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.games import shapes_of
from tables import every_game, every_table, fewer, is_heavy, position, random_game, random_positions, viewers


class Sample(TypedDict):
    a: int
    b: list[int] | None


def move_faults(move: Any, game: Game) -> list[str]:
    """Of the shapes that there are for this kind of move, one fits."""
    found = [faults(move, shape, game.name) for kind, shape in kinds(shapes_of(game.name).Move) if kind == move["move"]]
    return [] if [] in found else [str(found or move)]


def legal_moves(state: State) -> list[Any]:
    return [state.move(action) for action in state.legal()]


@every_table
def test_every_view_is_as_declared(game: Game, setup: Setup) -> None:
    shape = shapes_of(game.name).ViewJson
    for state in random_positions(game, setup, 160, seed=11):
        for viewer in viewers(setup.seats):
            assert faults(state.view(viewer).to_json(), shape) == []


@every_table
def test_every_position_is_as_declared(game: Game, setup: Setup) -> None:
    shape = shapes_of(game.name).PositionJson
    for state in random_positions(game, setup, 160, seed=12):
        written = position(state)
        assert written is None or faults(written, shape) == []


@every_table
def test_every_legal_move_is_as_declared(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 160, seed=13):
        assert [fault for move in legal_moves(state) for fault in move_faults(move, game)] == []


@every_table
def test_every_event_is_as_declared(game: Game, setup: Setup) -> None:
    declared = hints(shapes_of(game.name).Events)
    for seed in range(fewer(game, 25)):
        journal = Journal()
        for _ in random_game(game, setup, Numbers(seed), journal):
            pass
        for event in journal.events:
            assert faults(event.facts, declared[event.kind], event.kind) == []


@every_game
def test_every_move_that_has_a_number_is_as_declared_and_every_declared_one_has(game: Game) -> None:
    """Also those that are seldom legal."""
    declared = kinds(shapes_of(game.name).Move)
    seen: set[tuple[str, str]] = set()
    for move in numbered_moves(game):
        fitting = [
            (kind, shape.__name__) for kind, shape in declared if kind == move["move"] and not faults(move, shape)
        ]
        assert fitting, move
        seen |= set(fitting)
    assert {(kind, shape.__name__) for kind, shape in declared} == seen


def numbered_moves(game: Game) -> list[Any]:
    """What each number means: in some positions, or where that is always the same, before the first decision."""
    states = [game.new(game.most_seats)] if is_heavy(game) else random_positions(game, game.setups[0], 20, seed=14)
    return [move for state in states for move in map(state.move, range(game.action_count)) if move is not None]


@pytest.mark.parametrize(
    "value",
    [{"a": 1}, {"a": "1", "b": None}, {"a": True, "b": None}, {"a": 1, "b": None, "c": 0}, {"a": 1, "b": [1.0]}, None],
)
def test_what_is_not_as_declared_is_found_out(value: object) -> None:
    assert faults({"a": 1, "b": [2]}, Sample) == []
    assert faults(value, Sample)
