"""Advice for a person: the best moves, how likely they win, and how it may go on."""

from typing import Final, final

from mypy_extensions import i64

from omerta.bots.budget import Budget
from omerta.bots.exact import Solution, solve
from omerta.bots.search import Search
from omerta.bots.tree import NONE
from omerta.core import chance
from omerta.core.game import OVER, Game, State, View
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts, Impossible

SUGGESTIONS: Final = 3
LINE: Final = 6  # decisions shown after a suggested one
ITERATIONS: Final = 3000


@final
class Step:
    """A decision that may follow."""

    def __init__(self, seat: int, facts: Facts) -> None:
        self.seat = seat
        self.facts = facts


@final
class Suggestion:
    """A move, how likely it wins, how often the search tried it, and what may follow."""

    def __init__(self, action: int, facts: Facts, chance: float, visits: int) -> None:
        self.action = action
        self.facts = facts
        self.chance = chance
        self.visits = visits
        self.line: list[Step] = []


@final
class Advice:
    """The best moves first. Solved: the chances are exact, for the game was read to its end."""

    def __init__(self, suggestions: list[Suggestion], iterations: int, solved: bool) -> None:
        self.suggestions = suggestions
        self.iterations = iterations
        self.solved = solved


def advise(game: Game, view: View, budget: Budget | None = None, numbers: Numbers | None = None) -> Advice:
    """What the seat to move should do, from what it may know alone."""
    if view.seat is None or view.to_move != view.viewer:
        raise Impossible("nothing-to-advise")
    adviser = _Adviser(game, view, Numbers(1) if numbers is None else numbers)
    return adviser.advise(Budget(ITERATIONS) if budget is None else budget)


@final
class _Adviser:
    """One question and its answer."""

    def __init__(self, game: Game, view: View, numbers: Numbers) -> None:
        self._game = game
        self._view = view
        self._numbers = numbers
        self._legal = game.imagine(view, numbers).legal()
        self._search = Search(game, numbers)

    def advise(self, budget: Budget) -> Advice:
        budget.begin()
        worlds = self._game.endings(self._view)
        solution = solve(self._game, worlds, self._view.viewer, budget) if worlds else None
        if solution is None:
            self._search.begin(self._view, budget)
            self._search.think(self._view, budget)
            suggestions = self._searched()
        else:
            suggestions = self._solved(solution)
        return Advice(suggestions, int(self._search.iterations), solution is not None)

    def _solved(self, solution: Solution) -> list[Suggestion]:
        ranked = sorted(zip(solution.chances, solution.actions, strict=True), key=_worth)
        return [self._suggestion(action, value, 0) for value, action in ranked[:SUGGESTIONS]]

    def _searched(self) -> list[Suggestion]:
        tree = self._search.tree
        edges = [(action, self._search.edge_of(action)) for action in self._legal]
        ranked = sorted([(-tree.tries[edge], -tree.mean(edge), action, edge) for action, edge in edges if edge != NONE])
        found: list[Suggestion] = []
        for _, _, action, edge in ranked[:SUGGESTIONS]:
            suggestion = self._suggestion(action, min(1.0, max(0.0, tree.mean(edge))), int(tree.tries[edge]))
            suggestion.line = self._line(edge)
            found.append(suggestion)
        return found

    def _suggestion(self, action: int, value: float, visits: int) -> Suggestion:
        return Suggestion(action, self._game.facts(self._view, action), value, visits)

    def _line(self, edge: i64) -> list[Step]:
        """What follows in one imagined world while the tree knows it: always the action tried most."""
        world = self._game.imagine(self._view, self._numbers)
        steps: list[Step] = []
        while len(steps) < LINE and edge != NONE:
            world.advance(self._search.tree.actions[edge])
            chance.settle(world, self._numbers)
            if world.to_move == OVER:
                break
            edge = self._favourite_edge(self._search.node_of(edge, world), world)
            if edge != NONE:
                action = int(self._search.tree.actions[edge])
                steps.append(Step(int(world.to_move), self._game.facts(world.view(self._view.seat), action)))
        return steps

    def _favourite_edge(self, node: i64, world: State) -> i64:
        tree = self._search.tree
        best: i64 = NONE
        edge = NONE if node == NONE else tree.first_edges[node]
        while edge != NONE:
            better = best == NONE or tree.tries[edge] > tree.tries[best]
            if better and tree.tries[edge] > 0 and world.is_legal(tree.actions[edge]):
                best = edge
            edge = tree.next_edges[edge]
        return best


def _worth(ranked: tuple[float, int]) -> tuple[float, int]:
    return (-ranked[0], ranked[1])
