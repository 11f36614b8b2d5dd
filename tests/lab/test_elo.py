"""Ratings recover known strengths."""

import random
from math import log10

import pytest

from omerta.lab.elo import Tables, ratings

TRUTHS = [0.0, 100.0, 250.0]


def chances(seats: list[int], truths: list[float]) -> list[float]:
    powers = [10 ** (truths[player] / 400) for player in seats]
    return [power / sum(powers) for power in powers]


def played(seats: list[int], games: int, truths: list[float], numbers: random.Random) -> Tables:
    won: dict[int, float] = dict.fromkeys(seats, 0.0)
    for _ in range(games):
        won[numbers.choices(seats, chances(seats, truths))[0]] += 1
    return Tables(seats, games, won)


@pytest.mark.parametrize("lineups", [[[0, 1], [0, 2], [1, 2]], [[0, 1, 2]], [[0, 1, 1, 1], [0, 2, 2, 2]]])
def test_strengths_are_recovered(lineups: list[list[int]]) -> None:
    numbers = random.Random(3)
    deals = [[played(seats, len(seats), TRUTHS, numbers) for seats in lineups] for _ in range(1000)]
    found = ratings(3, deals)
    centre = sum(TRUTHS) / 3
    assert sum(rating.value for rating in found) == pytest.approx(0, abs=1e-6)
    for rating, truth in zip(found, TRUTHS, strict=True):
        assert rating.value == pytest.approx(truth - centre, abs=25)
        assert rating.low < rating.value < rating.high


def test_ratings_are_covered() -> None:
    numbers = random.Random(4)
    holds = []
    for _ in range(100):
        found = ratings(2, [[played([0, 1], 2, [0.0, 120.0], numbers)] for _ in range(60)])
        holds.append(found[1].low <= 60 <= found[1].high)
    assert sum(holds) / len(holds) >= 0.9


def test_two_players_have_the_rating_of_their_score() -> None:
    deals = [[Tables([0, 1], 4, {0: 3.0, 1: 1.0})] for _ in range(5000)]
    strong, weak = ratings(2, deals)
    assert strong.value - weak.value == pytest.approx(400 * log10(3), abs=1)


def test_whoever_never_loses_still_has_a_finite_rating_and_an_honest_interval() -> None:
    strong, weak = ratings(2, [[Tables([0, 1], 2, {0: 2.0, 1: 0.0})] for _ in range(200)])
    assert 300 < strong.value - weak.value < 2000
    assert strong.half_width > 50


def test_without_games_there_is_nothing_to_tell_players_apart() -> None:
    assert [rating.value for rating in ratings(2, [])] == [0, 0]
