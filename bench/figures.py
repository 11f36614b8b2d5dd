"""What was measured, as it is stored."""

from statistics import median
from typing import Self

from msgspec import Struct


class Figure(Struct):
    """One number, measured once in every round."""

    median: float
    least: float
    most: float
    rounds: list[float]

    @classmethod
    def of(cls, rounds: list[float]) -> Self:
        kept = [rounded(number) for number in rounds]
        return cls(rounded(median(rounds)), min(kept), max(kept), kept)


class Play(Struct):
    """Random play of one game in one way, per second."""

    game: str
    setup: str
    way: str
    decisions: Figure
    games: Figure


class Cost(Struct):
    """One call on a set of positions, in µs: for the median position, and for the slowest one."""

    game: str
    setup: str
    call: str
    typical: Figure
    slowest: float


class Overrun(Struct):
    """How far a bot went beyond its budget at worst, in ms."""

    game: str
    setup: str
    budget: float
    worst: float

    @property
    def allowed(self) -> float:
        """A tenth of the budget, or 20 ms."""
        return max(20.0, self.budget / 10)


class Ratio(Struct):
    """How many times as fast the first is as the second, paired round by round."""

    first: str
    second: str
    ratio: Figure


class Aim(Struct):
    """What the engine should reach. A miss is told, never an error: clocks differ."""

    aim: str
    unit: str
    target: float
    at_most: bool
    measured: float
    met: bool = False

    def __post_init__(self) -> None:
        self.met = self.measured < self.target if self.at_most else self.measured >= self.target

    @property
    def missed_by(self) -> float:
        """The share of the target that is lacking, or too much."""
        return abs(self.measured - self.target) / self.target


class Machine(Struct):
    """Where the figures come from, as far as it matters to them."""

    cpu: str
    cores: int
    python: str
    open_spiel: str | None


class Results(Struct, omit_defaults=True):
    """All figures of one run; a baseline has no ratios and no aims, for they follow from the rest."""

    machine: Machine
    seconds: float
    plays: list[Play]
    peers: list[Play]
    costs: list[Cost]
    thoughts: list[Play] = []  # decisions are iterations here, games are decisions thought about
    overruns: list[Overrun] = []
    ratios: list[Ratio] = []
    to_baseline: dict[str, float] = {}
    aims: list[Aim] = []


def rounded(number: float) -> float:
    """Four significant digits: more than any of these figures deserves."""
    return float(f"{number:.4g}")


def name_of(row: Play | Cost) -> str:
    """The row in a few words, the same in every run."""
    return f"{row.game} {row.setup} {row.way if isinstance(row, Play) else row.call}"
