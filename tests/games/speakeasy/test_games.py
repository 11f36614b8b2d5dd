"""Whole games that an independent implementation played (games.json), decision by decision."""

from typing import Final

import pytest

from omerta.core.game import State
from omerta.games import find
from witnessed import Witnessed, check_positions, check_replay, games_of

GAME = find("speakeasy")

GAMES: Final = games_of("speakeasy")
every_game = pytest.mark.parametrize(
    "game", GAMES, ids=[f"{n}-{game['new']['players']}" for n, game in enumerate(GAMES)]
)


def begun(game: Witnessed) -> State:
    players, settings = game["new"]["players"], game["new"]["settings"]
    return GAME.new(max(2, players), {"solo": players == 1, **settings})


@every_game
def test_the_game_replays_with_equal_positions_legal_moves_and_scores(game: Witnessed) -> None:
    check_replay(begun(game), game)


@every_game
def test_positions_that_were_written_down_can_be_taken_up(game: Witnessed) -> None:
    check_positions(GAME, game)
