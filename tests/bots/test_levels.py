"""The levels of play and how they are written."""

import pytest

from omerta import bots
from omerta.core.game import Game
from omerta.core.numbers import Numbers
from omerta.core.problems import Unknown
from tables import every_game


@pytest.mark.parametrize("written", bots.LEVELS)
@every_game
def test_every_game_has_every_level(game: Game, written: str) -> None:
    assert bots.is_level(written)
    assert isinstance(bots.make(written, game, Numbers(1)), bots.Bot)


@pytest.mark.parametrize(
    ("written", "iterations", "seconds"), [("don@5000", 5000, 0.0), ("capo@1", 1, 0.0), ("don@250ms", None, 0.25)]
)
def test_a_budget_is_written_after_the_level(written: str, iterations: int | None, seconds: float) -> None:
    level = bots.read_level(written)
    assert level.seconds == seconds
    assert iterations is None or level.iterations == iterations


@pytest.mark.parametrize("written", ["", "boss", "Don", "pawn@5", "soldier@1s", "don@", "don@0", "don@1.5", "don@5m"])
def test_what_makes_no_sense_is_refused(written: str) -> None:
    assert not bots.is_level(written)
    with pytest.raises(Unknown) as caught:
        bots.read_level(written)
    assert caught.value.reason == "unknown-bot"


@every_game
def test_a_budget_of_time_needs_a_clock(game: Game) -> None:
    with pytest.raises(Unknown) as caught:
        bots.make("don@1s", game, Numbers(1))
    assert caught.value.reason == "bot-needs-clock"
