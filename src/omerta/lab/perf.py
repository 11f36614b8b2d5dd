"""How fast the levels play."""

from contextlib import suppress
from statistics import quantiles
from time import perf_counter
from typing import Any

from omerta.core.game import CHANCE, Game, Setup, State
from omerta.lab.match import Observer, play
from omerta.lab.plans import free_seats, make_plan


class TimeUp(Exception):
    """Enough has been measured."""


class Stopwatch(Observer):
    """How long each decision of a seat takes, its view and its legal actions included; two of them at least."""

    def __init__(self, end: float) -> None:
        self.seconds: list[float] = []
        self._end = end
        self._asked = 0.0

    def asking(self) -> None:
        self._asked = perf_counter()
        if self._asked > self._end and len(self.seconds) > 1:
            raise TimeUp

    def decided(self, state: State, legal: list[int], action: int) -> None:  # noqa: ARG002
        if state.to_move != CHANCE:
            self.seconds.append(perf_counter() - self._asked)


class Speed:
    """One level at one set-up."""

    def __init__(self, setup: str, level: str, games: int, whole: float, decisions: list[float]) -> None:
        self.setup = setup
        self.level = level
        self.games = games
        self.games_per_second = games / whole if games else None  # not even one was finished
        self.decisions_per_second = len(decisions) / whole
        cuts = quantiles([1000 * seconds for seconds in decisions], n=20)
        self.median, self.slow = cuts[9], cuts[18]  # milliseconds: one in two, and one in twenty, takes longer

    def to_json(self) -> dict[str, Any]:
        figures = {"games_per_second": self.games_per_second, "decisions_per_second": self.decisions_per_second}
        figures |= {"median_ms": self.median, "slow_ms": self.slow}
        rounded = {key: None if figure is None else round(figure, 4) for key, figure in figures.items()}
        return {"setup": self.setup, "level": self.level, "games": self.games, **rounded}


def measure(game: Game, setup: Setup, level: str, seconds: float, seed: int) -> Speed:
    """Play for a while in this process."""
    lineup = [level] * len(free_seats(game, setup.seats, setup.options))
    plan = make_plan(game, setup.seats, setup.options, [lineup], seed)
    started, games = perf_counter(), 0
    watch = Stopwatch(started + seconds)
    with suppress(TimeUp):
        while True:
            play(plan, plan.block(games)[0], watch)
            games += 1
    return Speed(setup.name, level, games, perf_counter() - started, watch.seconds)
