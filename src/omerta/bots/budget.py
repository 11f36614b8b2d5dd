"""How long a bot may think."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

# Seconds that only grow. Whoever seats the bot owns the clock: below the table there is none.
Clock: TypeAlias = Callable[[], float]

UNLIMITED: Final = 1 << 40  # iterations, where time alone counts


@final
class Budget:
    """So many iterations, and where there is a clock at most so many seconds; whoever owns it may stop it earlier.

    Without a clock the same numbers give the same choice on every machine.
    """

    iterations: i64
    seconds: float
    stopped: bool

    def __init__(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.stopped = False
        self._clock = clock
        self._half = 0.0
        self._end = 0.0

    def begin(self) -> None:
        """A new decision: the time starts now."""
        self.stopped = False
        if self._clock is not None:
            now = self._clock()
            self._half = now + self.seconds / 2.0
            self._end = now + self.seconds

    def stop(self) -> None:
        """Ask whoever thinks to answer with what it has."""
        self.stopped = True

    def allows(self, done: i64) -> bool:
        """Whether one more iteration may begin."""
        if done >= self.iterations or self.stopped:
            return False
        clock = self._clock
        return clock is None or clock() < self._end

    def allows_aside(self) -> bool:
        """Whether there is time for anything but iterations: at most half of it."""
        clock = self._clock
        return not self.stopped and (clock is None or clock() < self._half)
