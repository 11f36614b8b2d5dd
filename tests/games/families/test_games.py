"""Whole games that an independent implementation played (games.json), decision by decision."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from omerta.core.game import OVER, State
from omerta.games.families.game import GAME

GAMES: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "games.json").read_text(encoding="utf-8"))


def name_of(number: int, game: dict[str, Any]) -> str:
    dons = [don for don in game["new"]["dons"] if don]
    return f"{number}-{'-'.join(dons) or game['new']['families']}"


every_game = pytest.mark.parametrize("game", GAMES, ids=[name_of(number, game) for number, game in enumerate(GAMES)])


def begun(game: dict[str, Any]) -> State:
    new = game["new"]
    dons = "-".join(don for don in new["dons"] if don) or "none"
    return GAME.new(new["families"], {"dons": dons, **new["settings"]})


def in_any_order(moves: list[Any]) -> list[str]:
    return sorted(json.dumps(move) for move in moves)


@every_game
def test_every_decision_is_legal_and_positions_and_legal_moves_agree(game: dict[str, Any]) -> None:
    state, checks = begun(game), {check["ply"]: check for check in game["checks"]}
    assert checks
    for ply, move in enumerate(game["decisions"]):
        if ply in checks:
            assert state.to_json() == checks[ply]["position"], f"after {ply} decisions"
            assert in_any_order([state.move(action) for action in state.legal()]) == in_any_order(checks[ply]["legal"])
        assert state.result() is None
        assert state.to_move != OVER, f"over before decision {ply}"
        action = state.action(move)
        assert action in state.legal(), f"decision {ply}: {state.why_not(action)}"
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
        assert in_any_order([state.move(action) for action in state.legal()]) == in_any_order(check["legal"])


def test_every_kind_of_game_is_there() -> None:
    dons = [tuple(don for don in game["new"]["dons"] if don) for game in GAMES]
    assert {len(company) for company in dons} == {0, 1, 2, 3}
    assert {company[0] for company in dons if len(company) == 1} == {"luciano", "siegel", "capone"}
    assert {game["new"]["families"] for game in GAMES} == {2, 3, 4, 5}
