"""Whole games that an independent implementation played (games.json of a heavy game), decision by decision."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from omerta.core.game import OVER, Game, State
from tables import ROOT

Witnessed: TypeAlias = dict[str, Any]


def games_of(name: str) -> list[Witnessed]:
    found: list[Witnessed] = json.loads(_file(name).read_text(encoding="utf-8"))
    return found


def _file(name: str) -> Path:
    return ROOT / "tests" / "games" / name / "games.json"


def in_any_order(moves: list[Any]) -> list[str]:
    return sorted(json.dumps(move) for move in moves)


def as_witnessed(state: State, position: Any) -> Any:
    """A position without what the witness did not write down: by which box it was played."""
    told = state.to_json()
    return {key: value for key, value in told.items() if key in position or key not in ("data", "digest")}


def check_replay(state: State, game: Witnessed) -> None:
    """Every decision is legal; positions and legal moves agree wherever they were written down, and so does the end."""
    checks = {check["ply"]: check for check in game["checks"]}
    assert checks
    for ply, move in enumerate(game["decisions"]):
        if ply in checks:
            assert as_witnessed(state, checks[ply]["position"]) == checks[ply]["position"], f"after {ply} decisions"
            check_legal(state, checks[ply])
        assert state.result() is None
        assert state.to_move != OVER, f"over before decision {ply}"
        action = state.action(move)
        assert action in state.legal(), f"decision {ply}: {state.why_not(action)}"
        state.apply(action)
    result = state.result()
    assert state.to_move == OVER
    assert result is not None
    assert (result.scores, result.winners) == (game["scores"], game["winners"])


def check_positions(rules: Game, game: Witnessed) -> None:
    """Positions that were written down can be taken up."""
    for check in game["checks"]:
        state = rules.from_json(check["position"])
        assert as_witnessed(state, check["position"]) == check["position"]
        check_legal(state, check)


def check_legal(state: State, check: Witnessed) -> None:
    assert in_any_order([state.move(action) for action in state.legal()]) == in_any_order(check["legal"])
