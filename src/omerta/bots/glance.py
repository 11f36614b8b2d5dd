"""One evaluation of where an action leads."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE, Game, State
from omerta.core.numbers import Numbers


@final
class Glance:
    """What actions promise, by the game's own evaluation."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self._game = game
        self._numbers = numbers
        self._outcomes = Actions()
        self._chances = vec[float]([0.0] * game.most_seats)
        self._terms = game.room_for_terms()

    def promise(self, world: State, action: i64) -> float:
        """How likely the seat that decides wins after an action, chance that follows included."""
        after = world.copy()
        after.advance(action)
        self.settle(after)
        self._game.chances_into(after, self._chances, self._terms)
        return self._chances[world.to_move]

    def settle(self, world: State) -> None:
        """Let chance decide until a seat is asked; for searches, with a buffer of its own."""
        outcomes = self._outcomes
        while world.to_move == CHANCE:
            outcomes.clear()
            world.legal_into(outcomes)
            world.advance(outcomes.numbers[self._numbers.pick(outcomes.weights, outcomes.count, outcomes.total)])
