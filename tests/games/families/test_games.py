"""Whole games that an independent implementation played (games.json), decision by decision."""

from typing import Final

import pytest

from omerta.core.game import State
from omerta.games import find
from witnessed import Witnessed, check_positions, check_replay, games_of

GAME = find("families")

GAMES: Final = games_of("families")


def name_of(number: int, game: Witnessed) -> str:
    dons = [don for don in game["new"]["dons"] if don]
    return f"{number}-{'-'.join(dons) or game['new']['families']}"


every_game = pytest.mark.parametrize("game", GAMES, ids=[name_of(number, game) for number, game in enumerate(GAMES)])


def begun(game: Witnessed) -> State:
    new = game["new"]
    dons = "-".join(don for don in new["dons"] if don) or "none"
    return GAME.new(new["families"], {"dons": dons, **new["settings"]})


@every_game
def test_every_decision_is_legal_and_positions_and_legal_moves_agree(game: Witnessed) -> None:
    check_replay(begun(game), game)


@every_game
def test_positions_that_were_written_down_can_be_taken_up(game: Witnessed) -> None:
    check_positions(GAME, game)


def test_every_kind_of_game_is_there() -> None:
    dons = [tuple(don for don in game["new"]["dons"] if don) for game in GAMES]
    assert {len(company) for company in dons} == {0, 1, 2, 3}
    assert {company[0] for company in dons if len(company) == 1} == {"luciano", "siegel", "capone"}
    assert {game["new"]["families"] for game in GAMES} == {2, 3, 4, 5}
