"""What each seat has scored so far: only from the view, and in the end the result itself."""

from omerta.core.chance import playout, settle
from omerta.core.game import OVER, Game, Setup
from omerta.core.numbers import Numbers
from tables import every_table, fewer, start, viewers

GAMES = 12


@every_table
def test_when_it_is_over_the_standings_are_the_scores_of_the_result(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, GAMES)):
        state = start(game, setup)
        playout(state, Numbers(seed))
        result = state.result()
        assert result is not None
        for viewer in viewers(setup.seats):
            standings = game.standings(state.view(viewer))
            assert [standing.points for standing in standings] in ([], result.scores)
            assert all(standing.whole for standing in standings)


@every_table
def test_a_seat_knows_its_own_and_nobody_knows_more_than_there_is(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, GAMES)):
        state, numbers = start(game, setup), Numbers(seed)
        settle(state, numbers)
        while state.to_move != OVER:
            own = [game.standings(state.view(seat)) for seat in range(setup.seats)]
            for viewer in viewers(setup.seats):
                for seat, standing in enumerate(game.standings(state.view(viewer))):
                    assert own[seat][seat].whole
                    assert standing.points == own[seat][seat].points or not standing.whole
                    assert standing.points <= own[seat][seat].points
            legal = state.legal()
            state.advance(legal[numbers.below(len(legal))])
            settle(state, numbers)
