"""Whole games that an independent implementation played (games.json), decision by decision."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from omerta.core.game import OVER, State
from omerta.games.speakeasy.game import GAME

GAMES: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "games.json").read_text(encoding="utf-8"))
every_game = pytest.mark.parametrize(
    "game", GAMES, ids=[f"{n}-{game['new']['players']}" for n, game in enumerate(GAMES)]
)


def begun(game: dict[str, Any]) -> State:
    players, settings = game["new"]["players"], game["new"]["settings"]
    return GAME.new(max(2, players), {"solo": players == 1, **settings})


def written(moves: list[Any]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


@every_game
def test_the_game_replays_with_equal_positions_legal_moves_and_scores(game: dict[str, Any]) -> None:
    state, checks = begun(game), {check["ply"]: check for check in game["checks"]}
    for ply, move in enumerate(game["decisions"]):
        if ply in checks:
            assert state.to_json() == checks[ply]["position"], f"after {ply} decisions"
            assert written([state.move(action) for action in state.legal()]) == written(checks[ply]["legal"])
        action = state.action(move)
        assert state.is_legal(action), f"decision {ply}: {state.why_not(action)}"
        state.apply(action)
    result = state.result()
    assert state.to_move == OVER
    assert result is not None
    assert (result.scores, result.winners) == (game["scores"], game["winners"])


@every_game
def test_positions_that_were_written_down_can_be_taken_up(game: dict[str, Any]) -> None:
    for check in game["checks"]:
        state = GAME.from_json(check["position"])
        assert state.to_json() == check["position"]
        assert written([state.move(action) for action in state.legal()]) == written(check["legal"])
