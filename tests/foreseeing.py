"""What choices are sure to bring in games as they are played: for the examples of each game."""

from collections.abc import Iterator

from omerta.core.foresight import Foresight, foresee
from omerta.core.game import OVER, Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.games import sheet_of
from tables import Whim, start


def foreseen(game: Game, state: State, action: int) -> Foresight:
    """As the seat that is to decide can know it."""
    return foresee(game, state.view(int(state.to_move)), action, sheet_of(game).draw, Numbers(1))


def choices(game: Game, setup: Setup, move: str, seeds: int = 20) -> Iterator[tuple[State, Facts, Foresight]]:
    """One choice of a kind from each decision where there is one, in random games."""
    for seed in range(seeds):
        numbers = Numbers(seed)
        state, whim = start(game, setup), Whim(numbers)
        while state.to_move != OVER:
            for action in state.legal() if state.to_move >= 0 else []:
                facts = game.facts(state.view(int(state.to_move)), action)
                if facts["move"] == move:
                    yield state, facts, foreseen(game, state, action)
                    break
            state.apply(whim.decide(state))


def kinds(sure: Foresight) -> list[str]:
    return [line.kind for line in sure.lines]
