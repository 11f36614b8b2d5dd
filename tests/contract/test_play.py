"""Every game is a game: what is legal, what is refused, and how it ends."""

import pytest

from omerta.core.chance import playout
from omerta.core.game import OVER, Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Refused, Unknown
from tables import clauses, every_game, every_table, everything, fewer, random_game, random_positions, start, told


def all_and_more(game: Game) -> list[int]:
    """Every action number, and some that are none."""
    return [-1_000_000, -2, -1, *range(game.action_count), game.action_count, game.action_count + 1, 1_000_000]


@every_game
def test_setups_have_names_of_their_own_and_cover_every_number_of_seats(game: Game) -> None:
    assert len({setup.name for setup in game.setups}) == len(game.setups)
    assert {setup.seats for setup in game.setups} == set(range(game.fewest_seats, game.most_seats + 1))


@every_table
def test_a_setup_chooses_among_the_options_that_the_game_has(game: Game, setup: Setup) -> None:
    assert setup.options.items() <= game.chosen(setup.options).items()


@every_table
def test_nobody_is_asked_at_a_seat_that_the_rulebook_plays(game: Game, setup: Setup) -> None:
    automata = game.automata(setup.options)
    assert automata == sorted(set(automata))
    assert set(automata) < set(range(setup.seats))
    for state in random_positions(game, setup, 600, seed=6):
        assert state.to_move not in automata


@every_game
def test_every_option_says_how_many_may_sit_there(game: Game) -> None:
    """With the usual settings otherwise; automata are named, and sit at the table."""
    for options in [
        {option.name: value} for option in game.options for value in option.values if option.name != "first"
    ]:
        for seats in range(game.fewest_seats, game.most_seats + 1):
            if seats in game.seat_counts(options):
                assert game.new(seats, options).players == seats
            else:
                with pytest.raises(Unknown):
                    game.new(seats, options)
        automata = game.automata(options)
        assert all(seat < min(game.seat_counts(options)) for seat in automata)
        assert [game.automaton_at(seat, options) for seat in automata] == game.automaton_names(options)
        assert game.automaton_at(game.most_seats, options) == ""


@every_game
def test_a_reconstructed_setup_says_so_at_the_table(game: Game) -> None:
    for setup in game.setups:
        caveats = game.new(setup.seats, setup.options).caveats()
        assert ("reconstruction" in caveats) == (setup.name in game.reconstructed)


@every_table
def test_legal_actions_are_ascending_and_within_range(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 600, seed=1):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.action_count for action in legal)


@every_table
def test_there_is_something_to_decide_until_the_game_is_over(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 600, seed=2):
        assert bool(state.legal()) == (state.to_move != OVER)
        assert -2 <= state.to_move < setup.seats


@every_table
def test_a_new_game_is_always_the_same(game: Game, setup: Setup) -> None:
    assert start(game, setup).players == setup.seats
    assert everything(start(game, setup)) == everything(start(game, setup))


@every_table
def test_every_legal_action_can_be_carried_out(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 50, seed=3):
        for action in state.legal():
            assert state.is_legal(action)
            state.copy().apply(action)


@every_table
def test_a_refusal_names_a_clause_and_changes_nothing(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 40, seed=4):
        before, legal = everything(state), set(state.legal())
        for action in all_and_more(game):
            if action not in legal:
                refuse(game, state, action)
        assert everything(state) == before


def refuse(game: Game, state: State, action: int) -> None:
    with pytest.raises(Refused) as refused:
        state.apply(action)
    assert refused.value.clause in clauses(game.name)
    assert refused.value.reason
    assert told(refused.value) == told(state.why_not(action))


@every_table
def test_why_not_is_silent_exactly_where_an_action_is_legal(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 40, seed=5):
        legal = set(state.legal())
        assert {action for action in all_and_more(game) if state.why_not(action) is None} == legal
        assert {action for action in all_and_more(game) if state.is_legal(action)} == legal


@every_table
def test_every_game_ends_within_its_bound_with_a_result(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, 150)):
        decisions = -1
        for state in random_game(game, setup, Numbers(seed)):
            decisions += 1
            assert decisions <= game.longest
            assert (state.result() is None) == (state.to_move != OVER)
        check_result(game, state)
        assert playout(start(game, setup), Numbers(seed)) <= game.longest


def check_result(game: Game, state: State) -> None:
    result = state.result()
    assert result is not None
    assert len(result.scores) == state.players
    assert result.winners == sorted(set(result.winners))
    assert result.winners
    assert all(0 <= seat < state.players for seat in result.winners)
    assert result.reason
    assert result.clause in clauses(game.name)
