"""Legal lists and perft counts that an independent implementation published (perft.json)."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from omerta.core.game import State
from omerta.core.perft import divide, perft
from omerta.games import find
from witnessed import as_witnessed

GAME = find("syndicate")

CASES: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
every_case = pytest.mark.parametrize("case", CASES, ids=[f"position-{number}" for number in range(len(CASES))])


def split(state: State, depth: int) -> str:
    """The leaves below each move, so that a wrong count shows the guilty one."""
    return "\n".join(f"{action} {state.move(action)}: {leaves}" for action, leaves in divide(state, depth))


@every_case
def test_the_legal_list_is_the_published_one_in_its_order(case: dict[str, Any]) -> None:
    assert GAME.from_json(case["position"]).legal() == case["legal"]


@every_case
def test_perft_counts_are_the_published_ones(case: dict[str, Any]) -> None:
    state = GAME.from_json(case["position"])
    for depth, leaves in enumerate(case["perft"], start=1):
        assert perft(state, depth) == leaves, f"perft {depth}:\n{split(state, depth)}"


@every_case
def test_the_divide_sums_to_perft(case: dict[str, Any]) -> None:
    state = GAME.from_json(case["position"])
    for depth in (1, 2):
        shares = divide(state, depth)
        assert [action for action, _ in shares] == state.legal()
        assert sum(leaves for _, leaves in shares) == perft(state, depth)


@every_case
def test_counting_leaves_the_position_as_it_was(case: dict[str, Any]) -> None:
    state = GAME.from_json(case["position"])
    perft(state, 2)
    assert as_witnessed(state, case["position"]) == case["position"]
