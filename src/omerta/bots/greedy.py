"""The action after which the game's own evaluation is best, over a few imagined worlds."""

from typing import Final, final

from librt.vecs import vec

from omerta.bots.bot import Bot
from omerta.core.chance import settle
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers

WORLDS: Final = 12


@final
class GreedyBot(Bot):
    """Looks one decision ahead."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self._game = game
        self._numbers = numbers
        self._chances = vec[float]([0.0] * game.most_seats)

    def choose(self, view: View, legal: list[int]) -> int:
        values = [0.0] * len(legal)
        chances = self._chances
        for _ in range(WORLDS):
            world = self._game.imagine(view, self._numbers)
            for i, action in enumerate(legal):
                after = world.copy()
                after.advance(action)
                settle(after, self._numbers)
                self._game.chances_into(after, chances)
                values[i] += chances[view.viewer]
        return legal[values.index(max(values))]
