"""The action after which the game's own evaluation is best, over a few imagined worlds."""

from typing import Final, final

from omerta.bots.bot import Bot
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers

WORLDS: Final = 12


@final
class GreedyBot(Bot):
    """Looks one decision ahead."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self._game = game
        self._numbers = numbers

    def choose(self, view: View, legal: list[int]) -> int:
        values = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = self._game.imagine(view, self._numbers)
            for i, action in enumerate(legal):
                after = world.copy()
                after.advance(action)
                values[i] += self._game.evaluate(after, view.viewer)
        return legal[values.index(max(values))]
