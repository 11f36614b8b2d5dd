"""Who is measured at random play: every registered game in some of its set-ups, and the peers."""

from collections.abc import Callable, Iterator

from bench import peers
from bench.clock import Sample, sample
from bench.figures import Figure, Play
from bench.interpreted import Interpreted
from bench.playing import driven, inside
from omerta.core.game import Game, Setup
from omerta.games import NAMES, find

COMPILED = "compiled"  # (a)
FROM_PYTHON = "from Python"  # (b)
INTERPRETED = "interpreted"  # (c)
OPEN_SPIEL = "OpenSpiel"

Sampler = Callable[[float], Sample]


class Contest:
    """One game played in one way."""

    def __init__(self, game: str, setup: str, way: str, sampler: Sampler) -> None:
        self.game = game
        self.setup = setup
        self.way = way
        self._sampler = sampler
        self._samples: list[Sample] = []

    def measure(self, seconds: float) -> None:
        self._samples.append(self._sampler(seconds))

    def play(self) -> Play:
        decisions = Figure.of([taken.amount / taken.seconds for taken in self._samples])
        games = Figure.of([taken.times / taken.seconds for taken in self._samples])
        return Play(self.game, self.setup, self.way, decisions, games)


def tables() -> Iterator[tuple[Game, Setup]]:
    for game in map(find, NAMES):
        for setup in measured_setups(game):
            yield game, setup


def measured_setups(game: Game) -> list[Setup]:
    """The first, the last, and the first of each mode."""
    firsts: dict[object, Setup] = {}
    for setup in game.setups:
        firsts.setdefault(game.chosen(setup.options).get("mode"), setup)
    kept = [game.setups[0], game.setups[-1], *firsts.values()]
    return [setup for setup in game.setups if setup in kept]


def own_contests(other: Interpreted) -> Iterator[Contest]:
    for game, setup in tables():
        yield Contest(game.name, setup.name, COMPILED, _here(inside(game, setup)))
        yield Contest(game.name, setup.name, FROM_PYTHON, _here(driven(game, setup)))
        yield Contest(game.name, setup.name, INTERPRETED, _there(other, game, setup))


def peer_contests() -> Iterator[Contest]:
    for name in peers.NAMES if peers.installed() else ():
        players, play = peers.load(name)
        yield Contest(name, str(players), OPEN_SPIEL, _here(play))


def _here(run: Callable[[int], int]) -> Sampler:
    return lambda seconds: sample(run, seconds)


def _there(other: Interpreted, game: Game, setup: Setup) -> Sampler:
    return lambda seconds: other.sample(game.name, setup.name, seconds)
