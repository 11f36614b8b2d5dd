"""How fast the search thinks, beside OpenSpiel's ISMCTS on the same positions, and whether it keeps to its time."""

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from time import perf_counter

from bench import peers
from bench.calls import POSITIONS, position
from bench.clock import Sample, sample
from bench.contests import Contest, tables
from bench.figures import Overrun
from bench.playing import SEED
from omerta import bots
from omerta.bots.budget import Budget
from omerta.bots.search import Search
from omerta.core.game import Game, Setup, State
from omerta.core.numbers import Numbers

SEARCH = "search"
ISMCTS = "OpenSpiel's ISMCTS"
OURS = 500  # iterations of one thought
THEIRS = 10
BUDGETS = (20, 100, 300)  # milliseconds
THOUGHTS = 12  # decisions timed for each budget


def thoughts() -> Iterator[Contest]:
    """Iterations per second of both searches at every table."""
    for game, setup in tables():
        states = choices(game, setup)
        yield Contest(game.name, setup.name, SEARCH, _sampler(_our_search(game, states)))
        if peers.installed():
            yield Contest(game.name, setup.name, ISMCTS, _sampler(_their_search(game, states)))


def choices(game: Game, setup: Setup) -> list[State]:
    """Positions with something to think about."""
    rng = Random(SEED)
    states = [position(game, setup, rng) for _ in range(POSITIONS)]
    return [state for state in states if len(state.legal()) > 3]


def overruns() -> Iterator[Overrun]:
    """How far a bot with a budget of time went beyond it, at worst."""
    for game, setup in tables():
        states = choices(game, setup)[:THOUGHTS]
        for budget in BUDGETS:
            worst = max(_seconds_beyond(game, state, budget) for state in states)
            yield Overrun(game.name, setup.name, budget, 1000 * worst)


def _seconds_beyond(game: Game, state: State, milliseconds: int) -> float:
    bot = bots.make(f"don@{milliseconds}ms", game, Numbers(1), perf_counter)
    view, legal = state.view(state.to_move), state.legal()
    started = perf_counter()
    bot.choose(view, legal)
    return perf_counter() - started - milliseconds / 1000


def _sampler(run: Callable[[int], int]) -> Callable[[float], Sample]:
    return lambda seconds: sample(run, seconds)


def _our_search(game: Game, states: list[State]) -> Callable[[int], int]:
    numbers, endless = Numbers(1), cycle(states)

    def think(times: int) -> int:
        for _ in range(times):
            state = next(endless)
            view = state.view(state.to_move)
            search = Search(game, numbers)
            search.begin(view, Budget(OURS))
            search.think(view, Budget(OURS))
        return OURS * times

    return think


def _their_search(game: Game, states: list[State]) -> Callable[[int], int]:
    from omerta.rl.openspiel import IsmctsBot  # noqa: PLC0415  # needs OpenSpiel

    bot, endless = IsmctsBot(game, Numbers(1), Budget(THEIRS)), cycle(states)

    def think(times: int) -> int:
        for _ in range(times):
            state = next(endless)
            bot.choose(state.view(state.to_move), state.legal())
        return THEIRS * times

    return think
