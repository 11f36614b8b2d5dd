"""Who is measured at random play: every registered game at its fewest and most seats, and the peers."""

from collections.abc import Callable, Iterator

from bench import peers
from bench.clock import Sample, sample
from bench.figures import Figure, Play
from bench.interpreted import Interpreted
from bench.playing import driven, inside
from omerta.games import NAMES, find

COMPILED = "compiled"  # (a)
FROM_PYTHON = "from Python"  # (b)
INTERPRETED = "interpreted"  # (c)
OPEN_SPIEL = "OpenSpiel"

Sampler = Callable[[float], Sample]


class Contest:
    """One game played in one way."""

    def __init__(self, game: str, seats: int, way: str, sampler: Sampler) -> None:
        self.game = game
        self.seats = seats
        self.way = way
        self._sampler = sampler
        self._samples: list[Sample] = []

    def measure(self, seconds: float) -> None:
        self._samples.append(self._sampler(seconds))

    def play(self) -> Play:
        decisions = Figure.of([taken.amount / taken.seconds for taken in self._samples])
        games = Figure.of([taken.times / taken.seconds for taken in self._samples])
        return Play(self.game, self.seats, self.way, decisions, games)


def tables() -> Iterator[tuple[str, int]]:
    """Every registered game at its fewest and most seats."""
    for name in NAMES:
        game = find(name)
        for seats in sorted({game.fewest_seats, game.most_seats}):
            yield name, seats


def own_contests(other: Interpreted) -> Iterator[Contest]:
    for name, seats in tables():
        game = find(name)
        yield Contest(name, seats, COMPILED, _here(inside(game, seats)))
        yield Contest(name, seats, FROM_PYTHON, _here(driven(game, seats)))
        yield Contest(name, seats, INTERPRETED, _there(other, name, seats))


def peer_contests() -> Iterator[Contest]:
    for name in peers.NAMES if peers.installed() else ():
        players, play = peers.load(name)
        yield Contest(name, players, OPEN_SPIEL, _here(play))


def _here(run: Callable[[int], int]) -> Sampler:
    return lambda seconds: sample(run, seconds)


def _there(other: Interpreted, name: str, seats: int) -> Sampler:
    return lambda seconds: other.sample(name, seats, seconds)
