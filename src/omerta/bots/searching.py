"""A bot that searches, and reads the end out where it can."""

from typing import final

from omerta.bots.bot import Bot
from omerta.bots.budget import Budget
from omerta.bots.exact import solve
from omerta.bots.search import Search
from omerta.bots.suspicion import Suspicion
from omerta.core.game import Game, Shaped, View
from omerta.core.numbers import Numbers


@final
class SearchBot(Bot):
    """Plays what its search tried most, or the best action where it has solved the rest of the game."""

    def __init__(self, game: Game, numbers: Numbers, budget: Budget, *, watchful: bool) -> None:
        self.is_watchful = watchful
        self._game = game
        self._numbers = numbers
        self._budget = budget
        self._suspicion = Suspicion(game, numbers)
        self._search = Search(game, numbers, self._suspicion)
        self._sightings: list[tuple[View, int]] = []  # not yet thought about
        self._last: int = -1
        self._expected: Shaped = {}  # what the seat sees next, if it decides again and learns nothing before

    def watch(self, view: View, action: int) -> None:
        if self.is_watchful:
            self._sightings.append((view, action))

    def choose(self, view: View, legal: list[int]) -> int:
        self.has_solved = False
        if len(legal) == 1:
            return legal[0]
        self._budget.begin()
        worlds = self._game.endings(view)
        if worlds:
            solution = solve(self._game, worlds, view.viewer, self._budget)
            if solution is not None:
                self.has_solved = True
                return solution.best
        self._think_about_rivals()
        return self._searched(view, legal)

    def _think_about_rivals(self) -> None:
        """What there is no time for waits for the next decision."""
        while self._sightings and self._budget.allows_aside():
            seen, action = self._sightings.pop(0)
            self._suspicion.read(seen, action, self._budget)

    def _searched(self, view: View, legal: list[int]) -> int:
        if not self._expected or self._expected != view.to_json() or not self._search.follow(self._last):
            self._search.begin(view, self._budget)
        self._search.think(view, self._budget)
        self._last = self._search.favourite(legal)
        self._expect(view)
        return self._last

    def _expect(self, view: View) -> None:
        """The tree serves again when the seat's next view follows from this one and the action alone."""
        world = self._game.imagine(view, self._numbers)
        world.advance(self._last)
        self._expected = world.view(view.seat).to_json() if world.to_move == view.to_move else {}
