"""The levels of play, the same for every game, and how they are written: capo, don@5000, don@250ms, don@2s."""

import re
from typing import Final

from omerta.bots.bot import Bot
from omerta.bots.budget import UNLIMITED, Budget, Clock
from omerta.bots.greedy import GreedyBot
from omerta.bots.random import RandomBot
from omerta.bots.searching import SearchBot
from omerta.core.game import Game
from omerta.core.numbers import Numbers
from omerta.core.problems import Unknown

LEVELS: Final = ("pawn", "soldier", "capo", "don")

# How far the searching levels look by default: iterations, and seconds where there is a clock.
DEPTHS: Final = {"capo": (100, 0.25), "don": (20_000, 1.0)}

_WRITTEN: Final = re.compile(r"([a-z]+)(?:@([1-9][0-9]{0,8})(ms|s)?)?")


class Level:
    """A level as it was asked for, with its own budget where one was named."""

    def __init__(self, name: str, iterations: int, seconds: float) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds

    def budget(self, clock: Clock | None) -> Budget:
        if clock is None and self.iterations == UNLIMITED:
            raise Unknown("bot-needs-clock", {"what": self.name})
        return Budget(self.iterations, self.seconds, clock if self.seconds > 0 else None)


def read_level(written: str) -> Level:
    """The level that is written; Unknown if there is none of that name or its budget makes no sense."""
    match = _WRITTEN.fullmatch(written)
    if match is None or match[1] not in LEVELS or (match[2] is not None and match[1] not in DEPTHS):
        raise Unknown("unknown-bot", {"what": written, "known": ", ".join(LEVELS)})
    name, amount, unit = match[1], match[2], match[3]
    iterations, seconds = DEPTHS.get(name, (0, 0.0))
    if amount is None:
        return Level(name, iterations, seconds)
    if unit is None:
        return Level(name, int(amount), 0.0)
    return Level(name, UNLIMITED, int(amount) / (1000 if unit == "ms" else 1))


def is_level(written: str) -> bool:
    try:
        read_level(written)
    except Unknown:
        return False
    return True


def make(written: str, game: Game, numbers: Numbers, clock: Clock | None = None) -> Bot:
    """A bot of this level that draws from these numbers."""
    level = read_level(written)
    if level.name == "pawn":
        return RandomBot(numbers)
    if level.name == "soldier":
        return GreedyBot(game, numbers)
    return SearchBot(game, numbers, level.budget(clock), watchful=level.name == "don")
