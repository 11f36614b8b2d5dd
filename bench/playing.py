"""Random play of any registered game: inside the engine, and driven decision by decision."""

from random import Random

from bench.clock import Runs
from omerta.core.chance import playout
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.numbers import Numbers

SEED = 1


def inside(game: Game, setup: Setup) -> Runs:
    """The engine's own playout."""
    numbers = Numbers(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += playout(game.new(setup.seats, setup.options), numbers)
        return decisions

    return play


def driven(game: Game, setup: Setup) -> Runs:
    """Every decision taken in interpreted Python; peers.py does exactly the same with OpenSpiel's games."""
    rng = Random(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += play_one(game.new(setup.seats, setup.options), rng)
        return decisions

    return play


def play_one(state: State, rng: Random) -> int:
    choice, choices = rng.choice, rng.choices
    decisions = 0
    while (mover := state.to_move) != OVER:
        if mover == CHANCE:
            action = choices(state.legal(), state.weights())[0]
        else:
            action = choice(state.legal())
        state.apply(action)
        decisions += 1
    return decisions
