"""Elo ratings by maximum likelihood, with 95 % intervals.

Bradley and Terry's model in the form for any number of seats (Luce): a player's chance is its strength over the sum of
the strengths at the table; 400 points are a strength ten times as great. The errors come from how the deals scatter
(the sandwich estimate). As with win rates, imagined deals keep an unbeaten player's rating finite: for every player one
in which it wins all its games.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from omerta.lab.intervals import Interval, Z

SCALE: Final = 400 / log(10)
STEPS: Final = 100
ENOUGH: Final = 1e-10
STRIDE: Final = 2.0  # the longest step, in natural logarithms: Newton's method must not leap away


class Tables:
    """All games of one line-up on one deal: who sat there, how often it was played, who won how much."""

    def __init__(self, players: Sequence[int], games: int, won: dict[int, float]) -> None:
        self.seats = Counter(players)
        self.games = games
        self.won = won

    def expected(self, strengths: Sequence[float]) -> dict[int, float]:
        """What each player should win of these games."""
        powers = {player: count * exp(strengths[player]) for player, count in self.seats.items()}
        whole = sum(powers.values())
        return {player: self.games * power / whole for player, power in powers.items()}


Deal = list[Tables]


def ratings(count: int, deals: Sequence[Deal]) -> list[Interval]:
    """A rating for each of so many players, their mean 0."""
    if not deals:
        return [Interval(0.0, 0.0, 0.0)] * count
    everything = [*deals, *_imagined(count, deals)]
    strengths = [0.0] * count
    for _ in range(STEPS):
        slopes = [_slope(count, deal, strengths) for deal in everything]
        step = _solve(_curvature(count, everything, strengths), [sum(column) for column in zip(*slopes, strict=True)])
        longest = max(abs(part) for part in step)
        scale = min(1.0, STRIDE / longest) if longest > 0 else 1.0
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    return _with_errors(count, everything, strengths)


def _imagined(count: int, deals: Sequence[Deal]) -> list[Deal]:
    """For each player a deal in which it wins every game it sits in; the other games are shared."""
    lineups = {tuple(sorted(tables.seats.elements())): tables for deal in deals for tables in deal}
    found: list[Deal] = []
    for player in range(count):
        deal: Deal = []
        for tables in lineups.values():
            seats = tables.seats
            shared = {other: tables.games * n / seats.total() for other, n in seats.items()}
            won = dict.fromkeys(seats, 0.0) | {player: float(tables.games)} if player in seats else shared
            deal.append(Tables(list(seats.elements()), tables.games, won))
        found.append(deal)
    return found


def _slope(count: int, deal: Deal, strengths: Sequence[float]) -> list[float]:
    """How the likelihood of one deal grows with each strength: won less expected."""
    slope = [0.0] * count
    for tables in deal:
        for player, expected in tables.expected(strengths).items():
            slope[player] += tables.won.get(player, 0.0) - expected
    return slope


def _curvature(count: int, deals: Sequence[Deal], strengths: Sequence[float]) -> list[list[float]]:
    """The information in all deals. Only differences of strengths matter: adding 1 everywhere fixes their sum at 0."""
    matrix = [[1.0] * count for _ in range(count)]
    for deal in deals:
        for tables in deal:
            expected = tables.expected(strengths)
            for one, share in expected.items():
                matrix[one][one] += share
                for other, other_share in expected.items():
                    matrix[one][other] -= share * other_share / tables.games
    return matrix


def _with_errors(count: int, deals: Sequence[Deal], strengths: list[float]) -> list[Interval]:
    slopes = [_slope(count, deal, strengths) for deal in deals]
    matrix = _curvature(count, deals, strengths)
    found: list[Interval] = []
    for player in range(count):
        direction = _solve(matrix, [1.0 if other == player else 0.0 for other in range(count)])
        variance = sum(sum(d * s for d, s in zip(direction, slope, strict=True)) ** 2 for slope in slopes)
        value, margin = SCALE * strengths[player], SCALE * Z * sqrt(variance)
        found.append(Interval(value, value - margin, value + margin))
    return found


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations (Gauss)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        rest = rows[row][size] - sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = rest / rows[row][row]
    return solution
