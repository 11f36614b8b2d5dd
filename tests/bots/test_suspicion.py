"""Reading rivals: only from what a seat sees, in the time there is, and to some avail."""

from itertools import count
from typing import Final

import pytest

from omerta import bots, speed
from omerta.bots.budget import UNLIMITED, Budget
from omerta.bots.suspicion import Suspicion
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Setup, State, View
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from tables import every_table, games, imaginable_positions, lines, named, random_game, start, tables

GAMES: Final = 6 if speed() == "compiled" else 1
SIGHTINGS: Final = 12 if speed() == "compiled" else 5
open_games: Final = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in games() if game.decides_openly]
)

open_tables: Final = pytest.mark.parametrize(
    ("game", "setup"),
    [pytest.param(game, setup, id=named(game, setup)) for game, setup in tables() if game.decides_openly],
)


def sightings(game: Game, setup: Setup, watcher: int, seed: int) -> tuple[list[tuple[View, int]], State]:
    """What one seat sees the others decide in a game of Soldiers until somebody has shown half of it, and the state."""
    numbers = Numbers(seed)
    state = start(game, setup)
    players = {seat: bots.make("soldier", game, numbers) for seat in range(setup.seats)}
    seen: list[tuple[View, int]] = []
    while state.to_move != OVER and len(seen) < SIGHTINGS:
        if state.to_move == CHANCE:
            state.advance(chance.sample(state, numbers))
            continue
        action = players[int(state.to_move)].choose(state.view(int(state.to_move)), state.legal())
        seen += [(view, action) for view in game.witnesses(state) if view.viewer == watcher]
        state.apply(action)
    return seen, state


@every_table
def test_witnesses_are_the_other_seats_of_an_open_game(game: Game, setup: Setup) -> None:
    for state in imaginable_positions(game, setup, 40, 3):
        views = game.witnesses(state)
        others = [seat for seat in range(setup.seats) if seat != state.to_move]
        assert [view.viewer for view in views] == (others if game.decides_openly and state.to_move >= 0 else [])
        for view in views:
            assert view.to_json() == state.view(int(view.viewer)).to_json()


@every_table
def test_what_a_witness_is_told_it_could_have_read(game: Game, setup: Setup) -> None:
    """Where play is open any two decisions look different to every seat."""
    if not game.decides_openly:
        assert not any(game.witnesses(state) for state in random_game(game, setup, Numbers(2)))
        return
    for state in imaginable_positions(game, setup, 12, 5):
        if state.to_move < 0:
            continue
        for seat in range(setup.seats):
            read = [read_after(state, action, seat) for action in state.legal()]
            assert len(set(read)) == len(read)


def read_after(state: State, action: int, seat: int) -> str:
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    return f"{lines(after.journal, seat)} {after.view(seat).to_json()}"


@open_games
def test_what_rivals_do_betrays_them(game: Game) -> None:
    setup = game.setups[0]
    gain = 0.0
    for seed in range(GAMES):
        seen, state = sightings(game, setup, 0, seed)
        suspicion = Suspicion(game, Numbers(seed))
        for view, action in seen:
            suspicion.read(view, action, Budget(UNLIMITED))
        view = state.view(0)
        others = [suspicion.likelihood(game.imagine(view, Numbers(i)), 0) for i in range(40)]
        gain += suspicion.likelihood(state, 0) - sum(others) / len(others)
    assert gain / GAMES > (0.5 if speed() == "compiled" else 0.0)


@open_tables
def test_a_bot_that_has_watched_chooses_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for seed in range(GAMES):
        seen, state = sightings(game, setup, 0, seed)
        while state.to_move not in {0, OVER}:
            state.advance(state.legal()[0])
        if state.to_move == OVER:
            continue
        twin = game.imagine(state.view(0), Numbers(seed))
        choices = []
        for position in (state, twin):
            bot = bots.make("don@40", game, Numbers(7))
            for view, action in seen:
                bot.watch(view, action)
            choices.append(bot.choose(position.view(0), position.legal()))
        assert choices[0] == choices[1]


@open_games
def test_thinking_about_rivals_leaves_half_of_the_time(game: Game) -> None:
    seen, _ = sightings(game, game.setups[0], 0, 1)
    ticks = count()
    budget = Budget(UNLIMITED, 50.0, lambda: float(next(ticks)))
    budget.begin()
    suspicion = Suspicion(game, Numbers(1))
    for view, action in seen:
        suspicion.read(view, action, budget)
    assert 25 <= next(ticks) < 50
    assert budget.allows(0)


@open_games
def test_only_the_don_watches(game: Game) -> None:
    watchful = [level for level in bots.LEVELS if bots.make(level, game, Numbers(1)).is_watchful]
    assert watchful == ["don"]
