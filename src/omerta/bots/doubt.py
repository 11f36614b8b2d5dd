"""Whether an action gives chances away: it and the best one found are followed equally often, in the same worlds."""

from math import sqrt
from typing import Final, final

from omerta.bots.budget import Budget
from omerta.bots.exact import solve
from omerta.bots.search import Search
from omerta.bots.tree import NONE
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible

TENTH: Final = 0.1  # of the chances: what is given away beyond that is worth a word
LEAST: Final = 0.04  # of a game: less is within what two searches differ by
FEWEST: Final = 8  # times that each must have been followed
NOISE: Final = 0.4  # of a game: what two means may differ by for no reason, by the root of how often each was followed
ITERATIONS: Final = 600


@final
class Doubt:
    """What share of the chances an action gives away, compared with a better one."""

    def __init__(self, loses: float, better: int) -> None:
        self.loses = loses
        self.better = better


def doubt(
    game: Game, view: View, action: int, budget: Budget | None = None, numbers: Numbers | None = None
) -> Doubt | None:
    """What speaks against a legal action of the seat to move; nothing where a better one is not certain.

    The budget is used twice: for finding the best action, and for comparing the two.
    """
    if view.seat is None or view.to_move != view.viewer:
        raise Impossible("nothing-to-advise")
    budget = Budget(ITERATIONS) if budget is None else budget
    numbers = Numbers(1) if numbers is None else numbers
    legal = game.imagine(view, numbers).legal()
    if len(legal) == 1:
        return None
    budget.begin()
    worlds = game.endings(view)
    solution = solve(game, worlds, view.viewer, budget) if worlds else None
    if solution is not None:
        own = solution.chances[solution.actions.index(action)]
        return _doubt(own, max(solution.chances), solution.best, 0.0)
    search = Search(game, numbers)
    search.begin(view, budget)
    search.think(view, budget)
    best = search.favourite(legal)
    return None if best == action else _weighed(search, view, action, best, budget)


def _weighed(search: Search, view: View, action: int, best: int, budget: Budget) -> Doubt | None:
    budget.begin()
    search.begin(view, budget)
    search.weigh(view, action, best, budget)
    own, other = search.edge_of(action), search.edge_of(best)
    tree = search.tree
    if own == NONE or other == NONE or tree.tries[own] < FEWEST:
        return None
    return _doubt(tree.mean(own), tree.mean(other), best, NOISE / sqrt(float(tree.tries[own])))


def _doubt(own: float, best: float, better: int, noise: float) -> Doubt | None:
    if best - own <= max(LEAST, TENTH * best, noise):
        return None
    return Doubt(min(1.0, 1.0 - max(0.0, own) / best), better)
