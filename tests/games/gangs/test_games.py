"""Whole games that an independent implementation played (games.json), decision by decision."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from games.gangs.board import gangs
from omerta.core.game import OVER, State

GAMES: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "games.json").read_text(encoding="utf-8"))
every_game = pytest.mark.parametrize("game", GAMES, ids=[f"{game['new']['players']}-players" for game in GAMES])


def replayed(game: dict[str, Any], decisions: int) -> State:
    state = gangs().new(game["new"]["players"], {"first": 0})
    for action in game["decisions"][:decisions]:
        state.apply(action)
    return state


@every_game
def test_every_decision_is_legal_when_it_is_made(game: dict[str, Any]) -> None:
    state = gangs().new(game["new"]["players"], {"first": 0})
    for ply, action in enumerate(game["decisions"]):
        assert state.to_move != OVER, f"over before decision {ply}"
        assert action in state.legal(), f"decision {ply}: {state.why_not(action)}"
        state.apply(action)


@every_game
def test_positions_agree_wherever_they_were_written_down(game: dict[str, Any]) -> None:
    assert game["checks"]
    for check in game["checks"]:
        assert replayed(game, check["ply"]).to_json() == check["position"], f"after {check['ply']} decisions"


@every_game
def test_legal_lists_agree_in_their_order_wherever_they_were_written_down(game: dict[str, Any]) -> None:
    for check in game["checks"]:
        assert replayed(game, check["ply"]).legal() == check["legal"], f"after {check['ply']} decisions"


@every_game
def test_scores_and_winners_agree(game: dict[str, Any]) -> None:
    state = replayed(game, len(game["decisions"]))
    result = state.result()
    assert state.to_move == OVER
    assert result is not None
    assert (result.scores, result.winners) == (game["scores"], game["winners"])


@every_game
def test_nobody_has_won_before_the_last_decision(game: dict[str, Any]) -> None:
    assert replayed(game, len(game["decisions"]) - 1).result() is None
