"""The search: reproducible, within its budget, interruptible, and better than what it starts from."""

import signal
from collections.abc import Iterator
from itertools import count
from time import monotonic

import pytest

from omerta import bots
from omerta.bots.budget import UNLIMITED, Budget
from omerta.bots.search import Search
from omerta.bots.tree import NONE
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.numbers import Numbers
from tables import decisions, every_thinking_table, is_brief, start

ENOUGH = 40  # decisions, of a game that takes too long to be played out at this speed


def searched(game: Game, state: State, iterations: int, seed: int = 1) -> Search:
    search = Search(game, Numbers(seed))
    view = state.view(state.to_move)
    search.begin(view, Budget(iterations))
    search.think(view, Budget(iterations))
    return search


def root_edges(search: Search) -> Iterator[int]:
    edge = search.tree.first_edges[search.root]
    while edge != NONE:
        yield edge
        edge = search.tree.next_edges[edge]


@every_thinking_table
def test_the_same_numbers_give_the_same_choice(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, 3, 7):
        view, legal = state.view(state.to_move), state.legal()
        first = bots.make("don@24", game, Numbers(5)).choose(view, legal)
        assert first in legal
        assert bots.make("don@24", game, Numbers(5)).choose(view, legal) == first


@every_thinking_table
def test_every_iteration_is_one_try_of_a_root_action_and_every_offer_is_counted(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, 3, 11):
        search = searched(game, state, 50)
        edges = list(root_edges(search))
        assert sum(search.tree.tries[edge] for edge in edges) == 50
        assert {search.tree.actions[edge] for edge in edges} == set(state.legal())
        for edge in edges:
            assert search.tree.offers[edge] == 50, "the seat's own actions are on offer in every world"
            assert search.tree.tries[edge] <= search.tree.offers[edge]


@every_thinking_table
def test_what_rivals_may_hold_is_on_offer_only_where_they_hold_it(game: Game, setup: Setup) -> None:
    """Below the root an edge is offered no more often than its node is visited."""
    for state in decisions(game, setup, 2, 13):
        search = searched(game, state, 30)
        tree = search.tree
        for node in range(tree.nodes):
            edge = tree.first_edges[node]
            while edge != NONE:
                assert tree.tries[edge] <= tree.offers[edge] <= tree.visits[node]
                edge = tree.next_edges[edge]


@every_thinking_table
def test_a_search_leaves_the_view_as_it_was(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, 2, 17):
        view = state.view(state.to_move)
        before = view.to_json()
        bots.make("don@30", game, Numbers(1)).choose(view, state.legal())
        assert view.to_json() == before


@every_thinking_table
def test_a_clock_ends_the_search_in_time(game: Game, setup: Setup) -> None:
    """A clock that ticks once at each look: the search stops at the first look past its end."""
    state = decisions(game, setup, 1, 19)[0]
    ticks = count()
    budget = Budget(UNLIMITED, 30.0, lambda: float(next(ticks)))
    budget.begin()
    search = Search(game, Numbers(1))
    search.begin(state.view(state.to_move), budget)
    search.think(state.view(state.to_move), budget)
    assert next(ticks) == 31
    assert search.iterations < 30


@every_thinking_table
def test_a_stopped_search_answers_with_what_it_has(game: Game, setup: Setup) -> None:
    state = decisions(game, setup, 1, 23)[0]
    view, legal = state.view(state.to_move), state.legal()
    budget = Budget(UNLIMITED, 1e9, lambda: 0.0)
    looks = count()

    def stop_at_forty() -> float:
        if next(looks) == 40:
            budget.stop()
        return 0.0

    budget = Budget(UNLIMITED, 1e9, stop_at_forty)
    budget.begin()
    search = Search(game, Numbers(1))
    search.begin(view, budget)
    search.think(view, budget)
    assert search.favourite(legal) in legal


@every_thinking_table
def test_control_c_interrupts_a_long_thought(game: Game, setup: Setup) -> None:
    state = next(s for s in decisions(game, setup, 20, 29) if not game.endings(s.view(s.to_move)))
    bot = bots.make("don@100s", game, Numbers(1), lambda: monotonic())  # noqa: PLW0108
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    started = monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            bot.choose(state.view(state.to_move), state.legal())
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    assert monotonic() - started < 20


@every_thinking_table
def test_the_tree_serves_again_while_nothing_new_is_learnt(game: Game, setup: Setup) -> None:
    """A later decision of the same turn starts from what is known: its root has been visited before."""
    reused = 0
    for seed in range(12):
        reused += reuses(game, setup, seed)
        if reused > 0:
            return
    pytest.fail("no decision ever went on below the last one")


def reuses(game: Game, setup: Setup, seed: int) -> int:
    """In how many decisions of a game a search goes on below its last choice."""
    state, numbers = start(game, setup), Numbers(seed)
    found = 0
    search = Search(game, numbers)
    last: tuple[int, int, State] | None = None
    while state.to_move != OVER and not (found and is_brief(game)):
        if state.to_move == CHANCE:
            last = None
            state.advance(chance.sample(state, numbers))
            continue
        legal = state.legal()
        if last is not None and last[0] == state.to_move and search.follow(last[1]):
            found += 1
            assert search.tree.visits[search.root] > 0
        view = state.view(state.to_move)
        search.begin(view, Budget(8))
        search.think(view, Budget(8))
        action = search.favourite(legal)
        last = (int(state.to_move), action, state)
        state.apply(action)
    return found


@every_thinking_table
def test_a_bot_that_goes_on_with_its_tree_plays_legal_games(game: Game, setup: Setup) -> None:
    state, numbers = start(game, setup), Numbers(3)
    sitting = {seat: bots.make("capo@3", game, Numbers(seat)) for seat in range(setup.seats)}
    decided = 0
    while state.to_move != OVER and not (decided > ENOUGH and is_brief(game)):
        if state.to_move == CHANCE:
            state.advance(chance.sample(state, numbers))
        else:
            state.apply(sitting[state.to_move].choose(state.view(state.to_move), state.legal()))
            decided += 1
    assert state.result() is not None or decided > ENOUGH
