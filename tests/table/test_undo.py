"""What is said to have told nobody anything leaves everybody knowing what they knew."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

import pytest

from omerta import speed
from omerta.core.game import CHANCE, OVER, Game, Json, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.table.undo import WORLDS, Question, Seen, may_be_undone
from tables import IS_THOROUGH, Whim, every_game, every_table, is_heavy, lines, start, viewers

GAMES: Final = 40 if speed() == "compiled" else 8
ENOUGH: Final = 50 if speed() == "compiled" else 5  # decisions that told nobody anything, at each table
MORE_WORLDS: Final = 60


def enough(game: Game) -> int:
    """A decision of a heavy game takes as long to judge as a whole light game: a fifth of them must do."""
    return ENOUGH if not is_heavy(game) or IS_THOROUGH else max(1, ENOUGH // 5)


def seat_decisions(game: Game, setup: Setup, games: int, seed: int) -> Iterator[tuple[State, int]]:
    """What seats decide in random games, each with the position before it."""
    numbers = Numbers(seed)
    for _ in range(games):
        state, whim = start(game, setup), Whim(numbers)
        while state.to_move != OVER:
            action = whim.decide(state)
            if state.to_move != CHANCE:
                yield state, action
            state.advance(action)


def decided(state: State, action: int) -> State:
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    return after


def shown(state: State, viewer: int | None) -> tuple[Json, list[Json]]:
    assert state.journal is not None
    return dict(state.view(viewer).to_json()), lines(state.journal, viewer)


def leads_back(state: State, action: int) -> bool:
    """Whether a seat decides next, so that only what was learnt stands against an undo."""
    return decided(state, action).to_move >= 0


def is_harmless(game: Game, before: State, action: int, worlds: int = WORLDS) -> bool:
    """Whether it may be undone, for all that a spectator saw."""
    return may_be_undone(game, Seen.of(before.copy(), [action]), worlds)


@every_table
def test_after_an_undo_that_may_be_everybody_knows_what_they_knew(game: Game, setup: Setup) -> None:
    undoable = (
        (before, action)
        for before, action in seat_decisions(game, setup, GAMES, seed=13)
        if leads_back(before, action) and is_harmless(game, before, action)
    )
    for before, action in islice(undoable, enough(game)):
        assert_nothing_ruled_out(game, before, action, Numbers(1009))


def assert_nothing_ruled_out(game: Game, before: State, action: int, numbers: Numbers) -> None:
    after = decided(before, action)
    for viewer in viewers(int(before.players)):
        view, seen = before.view(viewer), shown(after, viewer)
        for _ in range(MORE_WORLDS):
            world = game.imagine(view, numbers)
            assert world.view(viewer).to_json() == view.to_json()
            assert world.is_legal(action), f"{before.move(action)} told {viewer} what was possible"
            assert shown(decided(world, action), viewer) == seen, f"{before.move(action)} showed {viewer} something"


@every_table
def test_a_guess_of_what_was_decided_changes_no_answer(game: Game, setup: Setup) -> None:
    decisions = (decision for decision in seat_decisions(game, setup, GAMES, seed=3) if leads_back(*decision))
    for before, action in islice(decisions, enough(game)):
        seen = Seen.of(before.copy(), [action])
        other = before.legal()[0] if before.legal()[0] != action else before.legal()[-1]
        assert may_be_undone(game, seen._replace(guess=other), 8) == may_be_undone(game, seen, 8)


@every_game
def test_some_decisions_tell_something_and_some_nothing(game: Game) -> None:
    """Chance set aside: it alone would make every game tell something."""
    answers = (
        is_harmless(game, before, action)
        for setup in game.setups
        for before, action in seat_decisions(game, setup, 20, seed=5)
        if leads_back(before, action)
    )
    first = next(answers)
    assert any(answer != first for answer in answers)


def test_a_question_that_is_asked_only_of_who_has_an_answer_is_not_taken_back() -> None:
    """Whoever may support is asked; whoever has nobody for it is not, but that is one world of some hundreds."""
    game = find("syndicate")
    supports = (
        (before, action)
        for before, action in seat_decisions(game, game.setups[0], 200, seed=17)
        if leads_back(before, action) and before.view(None).to_json()["stage"] != "support"
        if decided(before, action).view(None).to_json()["stage"] == "support"
    )
    answers = [is_harmless(game, before, action) for before, action in islice(supports, ENOUGH)]
    assert answers
    assert not any(answers)


@pytest.mark.parametrize(
    ("worlds", "suspect"),
    [
        ([[1, 7, 8], [1, 9], [1, 7, 9]], True),  # to decline, or what is in a hidden hand
        ([[1, 7, 8], [1, 9], [1]], False),  # asked also where nothing is left but to decline
        ([[7, 8], [9, 10]], False),  # something must be chosen
        ([[1, 2, 7], [1, 2, 8]], False),  # a choice in any case
        ([[1, 7], [1, 7]], False),  # everybody knows the answers
        ([], False),
    ],
)
def test_which_questions_are_suspect(worlds: list[list[int]], suspect: bool) -> None:
    question = Question()
    for legal in worlds:
        question.add(legal)
    assert question.is_suspect == suspect


@every_table
def test_there_is_no_way_back_over_chance_or_the_end(game: Game, setup: Setup) -> None:
    final = 0
    for before, action in seat_decisions(game, setup, 1, seed=11):
        if not leads_back(before, action):
            final += 1
            assert not is_harmless(game, before, action, 1)
    assert final


@every_table
def test_asking_changes_nothing(game: Game, setup: Setup) -> None:
    for before, action in islice(seat_decisions(game, setup, 1, seed=2), 10):
        seen = [before.view(viewer).to_json() for viewer in viewers(setup.seats)]
        is_harmless(game, before, action, 2)
        assert [before.view(viewer).to_json() for viewer in viewers(setup.seats)] == seen
        assert before.journal is None
        assert before.is_legal(action)
