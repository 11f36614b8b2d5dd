"""What the evaluation must see: Tribute takes the same cards, whether the last figure was placed or the seat passed."""

import pytest

from games.families.board import build, hold, put, state_of, table
from omerta.bots.greedy import GreedyBot
from omerta.core.numbers import Numbers
from omerta.games import find

GAME = find("families")


@pytest.mark.parametrize("seed", range(6))
def test_F12_1_a_soldier_does_not_pass_to_keep_cards_that_tribute_takes_anyway(seed: int) -> None:
    position = table(families=2)
    hold(position, 0, "$1", "$1", "$2", "$2", "$2", "$3", "gun", "booze", "blood", "G11", "R09", "Y05")
    build(position, "L6", 3)
    put(position, 0, "thug", "P3", "P5")
    put(position, 0, "member", "M02")
    put(position, 1, "thug", "P4", "P6")
    put(position, 1, "member", "M03")
    state = state_of(position)
    kept = GreedyBot(GAME, Numbers(seed)).choose(state.view(0), state.legal())
    assert (state.move(kept) or {})["move"] != "pass"
