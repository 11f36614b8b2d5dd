"""The short form of make leaks: some twins of every game over the wire, and proof that a leak would be seen."""

from itertools import islice
from random import Random

import msgspec
import pytest
from trials.leaks import Seen, compare_some
from trials.twinning import Twins, people, twins_of

from tables import games

pytestmark = pytest.mark.server


def some_twins(seed: int) -> list[Twins]:
    """A few of each game."""
    rng = Random(seed)
    found: list[Twins] = []
    for game in games():
        setup = rng.choice(game.setups)
        twins = twins_of(game, setup, rng.choice(people(game, setup)), rng)
        found += islice(sorted(twins, key=lambda one: not one.differs), 3)
    return found


def test_no_answer_tells_twins_apart() -> None:
    seen, twins = Seen(), some_twins(seed=5)
    compare_some(twins, seen)
    assert seen.pairs == len(twins)
    assert seen.answers > 10 * seen.pairs
    assert seen.different == []


def test_whoever_sits_elsewhere_tells_them_apart() -> None:
    """The viewer's neighbour sees what differs: so much is compared that it is found."""
    seen = Seen()
    twins = [one for one in some_twins(seed=6) if one.differs and one.setup.seats > 1]
    elsewhere = [
        msgspec.structs.replace(one, viewer=seat, legal=[], following=None, has_bots=False)
        for one in twins
        for seat in range(one.setup.seats)
        if seat != one.viewer and seat in people(one.game, one.setup)
    ]
    compare_some(elsewhere, seen)
    assert seen.different
