"""Numbers as a reader of either language writes them."""

from babel.numbers import format_decimal

from omerta.core.words import Words
from omerta.lab.intervals import Interval

NARROW = "\u202f"  # a thin space that does not break


class Figures:
    """The numbers of a report in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def number(self, value: float, digits: int = 1) -> str:
        pattern = "#,##0" + (f".{'0' * digits}" if digits else "")
        return format_decimal(value, pattern, locale=self._words.language).replace("-", "−")

    def signed(self, value: float, digits: int = 1) -> str:
        written = self.number(abs(value), digits)
        return f"{'−' if value < 0 else '+'}{written}"

    def percent(self, share: float, digits: int = 1) -> str:
        """As the texts write it: 53.1 % in English, 53,1% in Polish."""
        return f"{self.number(100 * share, digits)}{'' if self._words.language == 'pl' else NARROW}%"

    def short_percent(self, share: float) -> str:
        return self.percent(share, 0)

    def rate(self, interval: Interval) -> str:
        """53.1 % (51.6–54.6)."""
        bounds = f"{self.number(100 * interval.low)}–{self.number(100 * interval.high)}"
        return f"{self.percent(interval.value)} ({bounds})"

    def points(self, difference: float) -> str:
        """+3.2 percentage points."""
        return f"{self.signed(100 * difference)}{NARROW}{self._words.text('report-points')}"

    def effect(self, interval: Interval) -> str:
        bounds = self._words.text(
            "report-bounds", {"low": self.signed(100 * interval.low), "high": self.signed(100 * interval.high)}
        )
        return f"{self.points(interval.value)} ({bounds})"

    def mean(self, interval: Interval) -> str:
        return f"{self.number(interval.value)} ({self.number(interval.low)}–{self.number(interval.high)})"
