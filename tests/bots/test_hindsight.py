"""How a game stood, looked at when it is over."""

from omerta.bots import Budget, chances
from omerta.core.chance import playout, settle
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from tables import every_table, start

ITERATIONS = 12


@every_table
def test_chances_sum_to_one_and_the_end_is_certain(game: Game, setup: Setup) -> None:
    state, numbers = start(game, setup), Numbers(4)
    settle(state, numbers)
    for _ in range(3):
        found = chances(game, state, Budget(ITERATIONS))
        assert len(found) == setup.seats
        assert abs(sum(found) - 1.0) < 1e-9
        assert all(0.0 <= chance <= 1.0 for chance in found)
        for _ in range(4):
            legal = state.legal()
            state.advance(legal[numbers.below(len(legal))] if legal else 0)
            settle(state, numbers)
    playout(state, numbers)
    result = state.result()
    assert result is not None
    expected = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(setup.seats)]
    assert chances(game, state) == expected


@every_table
def test_the_same_position_is_judged_the_same(game: Game, setup: Setup) -> None:
    state = start(game, setup)
    settle(state, Numbers(2))
    assert chances(game, state, Budget(ITERATIONS)) == chances(game, state.copy(), Budget(ITERATIONS))
    before = state.view(None).to_json()
    chances(game, state, Budget(ITERATIONS))
    assert state.view(None).to_json() == before, "looking changes nothing"
