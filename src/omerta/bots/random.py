"""Every legal action equally likely."""

from typing import final

from omerta.bots.bot import Bot
from omerta.core.game import View
from omerta.core.numbers import Numbers


@final
class RandomBot(Bot):
    """Plays anything."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers

    def choose(self, view: View, legal: list[int]) -> int:  # noqa: ARG002
        return legal[self._numbers.below(len(legal))]
