"""The action after which the game's own evaluation is best, over a few imagined worlds."""

from typing import Final, final

from omerta.bots.bot import Bot
from omerta.bots.glance import Glance
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers

WORLDS: Final = 12


@final
class GreedyBot(Bot):
    """Looks one decision ahead."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self._game = game
        self._numbers = numbers
        self._glance = Glance(game, numbers)

    def choose(self, view: View, legal: list[int]) -> int:
        values = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = self._game.imagine(view, self._numbers)
            for i, action in enumerate(legal):
                values[i] += self._glance.promise(world, action)
        best = max(values)
        equals = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equals[self._numbers.below(len(equals))]
