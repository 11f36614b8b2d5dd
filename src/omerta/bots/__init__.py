"""Programs that sit at a table. They know views and legal actions, never the position."""

from typing import Final

from omerta.bots.bot import Bot
from omerta.bots.greedy import GreedyBot
from omerta.bots.random import RandomBot
from omerta.core.game import Game
from omerta.core.numbers import Numbers
from omerta.core.problems import Unknown

NAMES: Final = ("random", "greedy")


def make(name: str, game: Game, numbers: Numbers) -> Bot:
    """A bot of this name that draws from these numbers."""
    if name == "random":
        return RandomBot(numbers)
    if name == "greedy":
        return GreedyBot(game, numbers)
    raise Unknown("unknown-bot", {"what": name, "known": ", ".join(NAMES)})
