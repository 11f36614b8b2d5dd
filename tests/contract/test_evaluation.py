"""What a game teaches the bots: terms that add up to chances."""

from math import exp, isclose

from librt.vecs import vec

from omerta.core.game import OVER, Game, Setup, State
from tables import every_game, every_table, imaginable_positions, open_positions


def chances(game: Game, state: State) -> list[float]:
    into = vec[float]([0.0] * game.most_seats)
    game.chances_into(state, into, game.room_for_terms())
    return [into[seat] for seat in range(state.players)]


def outlooks(game: Game, state: State) -> list[float]:
    into = vec[float]([0.0] * game.most_seats)
    game.outlooks_into(state, into, game.room_for_terms())
    return [into[seat] for seat in range(state.players)]


@every_table
def test_chances_sum_to_one_and_follow_from_the_terms(game: Game, setup: Setup) -> None:
    buffer = vec[float]([0.0] * len(game.terms))
    for state in open_positions(game, setup, 60, 3):
        found = chances(game, state)
        assert isclose(sum(found), 1.0)
        if state.to_move == OVER:
            continue
        powers: list[float] = []
        for seat in range(state.players):
            game.terms_into(state, seat, buffer)
            powers.append(exp(sum(buffer[term] for term in range(len(game.terms)))))
        assert all(isclose(one, power / sum(powers)) for one, power in zip(found, powers, strict=True))


@every_table
def test_where_a_search_stops_chances_sum_to_one_and_follow_from_the_outlooks(game: Game, setup: Setup) -> None:
    for state in open_positions(game, setup, 60, 3):
        found = outlooks(game, state)
        assert isclose(sum(found), 1.0)
        if state.to_move != OVER:
            powers = [exp(game.outlook(state, seat, game.room_for_terms())) for seat in range(state.players)]
            assert all(isclose(one, power / sum(powers)) for one, power in zip(found, powers, strict=True))


@every_table
def test_when_the_game_is_over_the_winners_share_it(game: Game, setup: Setup) -> None:
    ended = 0
    for state in imaginable_positions(game, setup, 60, 5):
        result = state.result()
        if result is not None:
            ended += 1
            share = 1 / len(result.winners)
            shares = [share if seat in result.winners else 0.0 for seat in range(state.players)]
            assert chances(game, state) == outlooks(game, state) == shares
    assert ended > 0


@every_table
def test_evaluating_changes_nothing(game: Game, setup: Setup) -> None:
    for state in open_positions(game, setup, 20, 7):
        before = state.to_json()
        chances(game, state)
        outlooks(game, state)
        assert state.to_json() == before


@every_table
def test_turns_are_counted(game: Game, setup: Setup) -> None:
    for state in open_positions(game, setup, 30, 9):
        if state.to_move != OVER:
            assert state.copy().turns == state.turns


@every_game
def test_terms_differ(game: Game) -> None:
    assert len(set(game.terms)) == len(game.terms)
