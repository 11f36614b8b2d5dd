"""The stopwatch. It counts this process's own time on a processor, so that a neighbour's turn is not charged to us."""

from collections.abc import Callable
from time import process_time
from typing import NamedTuple, Protocol

Runs = Callable[[int], int]  # does something so many times; how much that came to (decisions, calls)


class Sample(NamedTuple):
    """How often something was done, what it came to, and how long it took."""

    times: int
    amount: int
    seconds: float


class Measurement(Protocol):
    """Something measured anew in every round."""

    def measure(self, seconds: float) -> None: ...


def sample(run: Runs, seconds: float) -> Sample:
    """Run in growing batches, so that looking at the clock costs next to nothing, until the time is up."""
    times = amount = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        batch = max(1, times // 4)
        amount += run(batch)
        times += batch
    return Sample(times, amount, spent)
