"""One game, and what is noted of it."""

from experiments import FIRST, pawns, plan_for
from omerta.core.game import OVER, Game, Setup
from omerta.lab.match import Student, Writer, play, play_units, tenths
from tables import every_table


@every_table
def test_a_game_is_played_to_its_end_and_noted(game: Game, setup: Setup) -> None:
    plan = plan_for(game, setup, "pawn")
    writer = Writer()
    note = play(plan, plan.block(0)[0], writer)
    state = game.new(setup.seats, setup.options)
    for action in note.decisions or []:
        state.apply(action)
    result = state.result()
    assert state.to_move == OVER
    assert result is not None
    assert (note.scores, note.winners, note.reason, note.clause) == (
        result.scores,
        result.winners,
        result.reason,
        result.clause,
    )
    assert sum(note.share(seat) for seat in range(setup.seats)) == 1


@every_table
def test_a_student_follows_the_course_of_a_game(game: Game, setup: Setup) -> None:
    plan = plan_for(game, setup, "pawn")
    note = play(plan, plan.block(1)[0], Student())
    assert note.study is not None
    assert len(note.study.marks) == len(plan.free_seats())
    assert 1 <= note.study.turns <= note.plies
    assert all(choices >= 1 for choices in note.study.choices)


def test_a_game_depends_on_neither_the_order_nor_its_neighbours() -> None:
    plan = pawns()
    units = [(0, deal) for deal in range(6)]
    forward = play_units([plan], "record", units)
    assert play_units([plan], "record", units[::-1])[::-1] == forward
    assert len({str(notes) for notes in forward}) == 6


def test_a_budget_of_time_has_a_clock() -> None:
    plan = plan_for(FIRST, FIRST.setups[0], "capo@1ms", "pawn")
    assert play(plan, plan.block(0)[0], Writer()).plies > 0


def test_a_game_shorter_than_ten_decisions_still_has_ten_tenths() -> None:
    assert tenths([4, 2]) == [0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 4.0, 4.0, 4.0, 2.0]
    assert tenths(list(range(20))) == [0.5 + 2 * part for part in range(10)]
