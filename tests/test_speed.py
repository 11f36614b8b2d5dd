"""One source, two speeds: the engine runs as asked, and both speeds play the same games."""

import hashlib
import json
import os

import pytest

import omerta
from omerta.core.game import Game
from omerta.core.numbers import Numbers
from tables import every_game, uniform_decisions

WORDS = [731202300, 4290608990, 2834421659, 2886870300, 1451751922, 3965680863, 457702923, 3872175954]
DIGESTS = {"gangs": "bc7c258b195b78698402b5d138883569a1ac8bba52670eedd8b128892eb82fdf"}


@pytest.mark.skipif("OMERTA_SPEED" not in os.environ, reason="no speed is asked for")
def test_the_engine_runs_at_the_speed_asked_for() -> None:
    assert omerta.speed() == os.environ["OMERTA_SPEED"]


def test_numbers_are_the_same_at_both_speeds() -> None:
    numbers = Numbers(1)
    assert [int(numbers.word()) for _ in range(8)] == WORDS


@every_game
def test_games_are_the_same_at_both_speeds(game: Game) -> None:
    played = [uniform_decisions(game, seats, 1) for seats in range(game.fewest_seats, game.most_seats + 1)]
    assert hashlib.sha256(json.dumps(played).encode()).hexdigest() == DIGESTS[game.name]
