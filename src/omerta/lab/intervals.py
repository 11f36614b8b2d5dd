"""95 % intervals that respect the deals: games of one deal are no independent witnesses, deals are."""

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
IMAGINED: Final = 4  # deals added, half of them all won and half all lost (Agresti and Coull's plus four)


class Interval(NamedTuple):
    """An estimate and the bounds that hold the truth 19 times out of 20."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


class Rate:
    """What was won of what could be won, deal by deal.

    A ratio of sums; its error comes from how the deals scatter around it. The four imagined deals keep a short or a
    one-sided run from looking certain; a long run forgets them.
    """

    def __init__(self) -> None:
        self.deals = 0
        self.won = 0.0
        self.played = 0.0
        self._most = 0.0
        self._won_won = 0.0
        self._won_played = 0.0
        self._played_played = 0.0

    def add(self, won: float, played: float, most: float | None = None) -> None:
        """A deal, with the most that could have been won of it: with two seats of three not two games of one."""
        self.deals += 1
        self.won += won
        self.played += played
        self._most += played if most is None else most
        self._won_won += won * won
        self._won_played += won * played
        self._played_played += played * played

    def interval(self) -> Interval:
        if self.played == 0:
            return Interval(0.5, 0.0, 1.0)
        size, most = self.played / self.deals, self._most / self.deals
        played = self.played + IMAGINED * size
        centre = (self.won + IMAGINED / 2 * most) / played
        scatter = self._won_won - 2 * centre * self._won_played + centre * centre * self._played_played
        scatter += IMAGINED / 2 * ((centre * size) ** 2 + (most - centre * size) ** 2)
        margin = Z * sqrt(max(0.0, scatter)) / played
        return Interval(self.won / self.played, max(0.0, centre - margin), min(1.0, centre + margin))


class Slope:
    """How much more is won for one more of something, by least squares, the error by deals.

    For something one has or has not it is the difference of the two win rates.
    """

    def __init__(self) -> None:
        self._deals: list[list[tuple[float, float]]] = []

    def add(self, deal: list[tuple[float, float]]) -> None:
        """What each seat had of it, and what it won."""
        self._deals.append(deal)

    def interval(self) -> Interval:
        pairs = [pair for deal in self._deals for pair in deal]
        mean_x = sum(x for x, _ in pairs) / len(pairs)
        mean_y = sum(y for _, y in pairs) / len(pairs)
        spread = sum((x - mean_x) ** 2 for x, _ in pairs)
        if spread == 0:
            return Interval(0.0, 0.0, 0.0)
        slope = sum((x - mean_x) * (y - mean_y) for x, y in pairs) / spread
        scores = [sum((x - mean_x) * (y - mean_y - slope * (x - mean_x)) for x, y in deal) for deal in self._deals]
        margin = Z * sqrt(sum(score * score for score in scores)) / spread
        return Interval(slope, slope - margin, slope + margin)


def mean(values: list[float]) -> Interval:
    """The mean of independent values."""
    centre = sum(values) / len(values)
    if len(values) < 2:
        return Interval(centre, centre, centre)
    variance = sum((value - centre) ** 2 for value in values) / (len(values) - 1)
    margin = Z * sqrt(variance / len(values))
    return Interval(centre, centre - margin, centre + margin)
