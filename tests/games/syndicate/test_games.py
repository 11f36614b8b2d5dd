"""Whole games that an independent implementation played (games.json), decision by decision."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from omerta.core.game import OVER, State
from omerta.games import find
from witnessed import as_witnessed

GAME = find("syndicate")

GAMES: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "games.json").read_text(encoding="utf-8"))
every_game = pytest.mark.parametrize(
    "game", GAMES, ids=[f"{number}-{game['new']['mode']}" for number, game in enumerate(GAMES)]
)


def begun(game: dict[str, Any]) -> State:
    return GAME.new(2, {"mode": game["new"]["mode"], **game["new"]["options"]})


def replayed(game: dict[str, Any], decisions: int) -> State:
    state = begun(game)
    for action in game["decisions"][:decisions]:
        state.apply(action)
    return state


@every_game
def test_every_decision_is_legal_when_it_is_made(game: dict[str, Any]) -> None:
    state = begun(game)
    for ply, action in enumerate(game["decisions"]):
        assert state.to_move != OVER, f"over before decision {ply}"
        assert action in state.legal(), f"decision {ply}: {state.why_not(action)}"
        state.apply(action)


@every_game
def test_positions_agree_wherever_they_were_written_down(game: dict[str, Any]) -> None:
    assert game["checks"]
    for check in game["checks"]:
        state = replayed(game, check["ply"])
        assert as_witnessed(state, check["position"]) == check["position"], f"after {check['ply']} decisions"


@every_game
def test_positions_that_were_written_down_can_be_taken_up(game: dict[str, Any]) -> None:
    for check in game["checks"]:
        state = GAME.from_json(check["position"])
        assert as_witnessed(state, check["position"]) == check["position"]
        assert state.legal() == check["legal"]


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
