"""Advice: legal, reproducible, from the asker's knowledge alone, and in words."""

import pytest

from omerta.bots import Advice, Budget, advise
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.core.words import LANGUAGES, Words
from tables import decisions, every_thinking_table

ITERATIONS = 16


def told(advice: Advice) -> list[object]:
    """Everything that an advice says."""
    return [
        advice.solved,
        advice.iterations,
        *(
            (
                one.action,
                one.facts,
                one.chance,
                one.visits,
                [(step.seat, step.facts) for step in one.line],
            )
            for one in advice.suggestions
        ),
    ]


@every_thinking_table
def test_the_best_moves_come_first_with_chances_and_visits(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, 3, 1):
        advice = advise(game, state.view(state.to_move), Budget(ITERATIONS), Numbers(1))
        assert 1 <= len(advice.suggestions) <= 3
        assert len({one.action for one in advice.suggestions}) == len(advice.suggestions)
        for one in advice.suggestions:
            assert one.action in state.legal()
            assert 0.0 <= one.chance <= 1.0
        if not advice.solved:
            visits = [one.visits for one in advice.suggestions]
            assert visits == sorted(visits, reverse=True)
            assert advice.iterations == ITERATIONS


@every_thinking_table
def test_advice_is_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(decisions(game, setup, 4, 2)):
        view = state.view(state.to_move)
        twin = game.imagine(view, Numbers(100 + seed)).view(view.seat)
        assert told(advise(game, view, Budget(ITERATIONS), Numbers(seed))) == told(
            advise(game, twin, Budget(ITERATIONS), Numbers(seed))
        )


@every_thinking_table
def test_somewhere_a_line_of_play_is_expected(game: Game, setup: Setup) -> None:
    advices = [
        advise(game, s.view(s.to_move), Budget(6 * ITERATIONS), Numbers(1)) for s in decisions(game, setup, 4, 3)
    ]
    assert any(one.line for advice in advices for one in advice.suggestions)


@pytest.mark.parametrize("language", LANGUAGES)
@every_thinking_table
def test_advice_can_be_told_in_words(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    for state in decisions(game, setup, 2, 4):
        for one in advise(game, state.view(state.to_move), Budget(ITERATIONS), Numbers(1)).suggestions:
            assert words.move(one.facts)
            assert all(words.move(step.facts) for step in one.line)


@every_thinking_table
def test_only_the_seat_that_decides_is_advised(game: Game, setup: Setup) -> None:
    state = decisions(game, setup, 1, 5)[0]
    others = [seat for seat in range(setup.seats) if seat != state.to_move]
    for viewer in (*others, None):
        with pytest.raises(Impossible) as caught:
            advise(game, state.view(viewer))
        assert caught.value.reason == "nothing-to-advise"
