"""Intervals hold the truth as often as they say."""

import random

import pytest

from omerta.lab.intervals import Rate, Slope, mean

RUNS = 300


def coverage(holds: list[bool]) -> float:
    return sum(holds) / len(holds)


@pytest.mark.parametrize("truth", [0.05, 0.25, 0.5, 0.9])
@pytest.mark.parametrize("deals", [30, 200])
def test_a_rate_of_independent_games_is_covered(truth: float, deals: int) -> None:
    numbers = random.Random(f"{truth} {deals}")
    holds = []
    for _ in range(RUNS):
        rate = Rate()
        for _ in range(deals):
            rate.add(numbers.random() < truth, 1)
        interval = rate.interval()
        holds.append(interval.low <= truth <= interval.high)
    assert coverage(holds) >= 0.92


def test_games_of_one_deal_that_go_together_do_not_count_as_many() -> None:
    numbers = random.Random(1)
    holds = []
    for _ in range(RUNS):
        rate = Rate()
        for _ in range(100):
            rate.add(4 * (numbers.random() < 0.3), 4)
        interval = rate.interval()
        holds.append(interval.low <= 0.3 <= interval.high)
    assert 0.92 <= coverage(holds) <= 0.985


def test_swapped_seats_make_an_interval_narrower() -> None:
    paired, alone = Rate(), Rate()
    for deal in range(200):
        paired.add(1, 2)
        alone.add(deal % 2, 1)
    assert paired.interval().half_width < alone.interval().half_width / 3


def test_a_short_or_one_sided_run_is_not_certain() -> None:
    rate = Rate()
    assert (rate.interval().low, rate.interval().high) == (0, 1)
    for _ in range(20):
        rate.add(1, 1)
    assert rate.interval().value == 1
    assert 0.75 < rate.interval().low < 0.95


def test_the_slope_of_a_flag_is_the_difference_of_its_rates() -> None:
    slope = Slope()
    for deal in range(100):
        slope.add([(1.0, float(deal % 4 > 0)), (0.0, float(deal % 4 == 0))])
    assert slope.interval().value == pytest.approx(0.5)
    assert 0.3 < slope.interval().low < 0.5 < slope.interval().high < 0.7


def test_a_slope_is_covered() -> None:
    numbers = random.Random(2)
    holds = []
    for _ in range(RUNS):
        slope = Slope()
        for _ in range(120):
            had = [float(numbers.randrange(4)) for _ in range(2)]
            slope.add([(x, float(numbers.random() < 0.2 + 0.1 * x)) for x in had])
        interval = slope.interval()
        holds.append(interval.low <= 0.1 <= interval.high)
    assert coverage(holds) >= 0.91


def test_a_mean_has_an_interval_as_soon_as_there_are_two_values() -> None:
    assert mean([3.0]) == (3, 3, 3)
    assert mean([1.0, 3.0]).value == 2
    assert mean([1.0, 3.0]).low < 1.1
