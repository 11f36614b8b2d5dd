"""One source, two speeds: the engine runs as asked, and numbers are the same at both.

That games are the same at both speeds is shown by the golden playthroughs, which every run compares.
"""

import os

import omerta
from omerta.core.numbers import Numbers

WORDS = [731202300, 4290608990, 2834421659, 2886870300, 1451751922, 3965680863, 457702923, 3872175954]


def test_the_engine_runs_at_the_speed_the_make_targets_ask_for() -> None:
    assert omerta.speed() in os.environ.get("OMERTA_SPEED", "compiled or interpreted")


def test_numbers_are_the_same_at_both_speeds() -> None:
    numbers = Numbers(1)
    assert [int(numbers.word()) for _ in range(8)] == WORDS
