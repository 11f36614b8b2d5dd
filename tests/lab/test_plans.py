"""Who plays whom on which deal."""

from collections import Counter

import pytest

from experiments import FIRST, plan_for, with_automaton
from omerta.core.game import SEAT, Game, Setup
from omerta.core.problems import Unknown
from omerta.lab.plans import (
    AUTOMATON,
    arena_lineups,
    make_plan,
    seed_from,
    study_plans,
    tournament_lineups,
    unit,
    units_for,
)
from tables import every_table, games


@every_table
def test_every_player_takes_every_seat_of_a_deal(game: Game, setup: Setup) -> None:
    players = ["pawn", "soldier", "capo", "don", "don@9"][: max(4, setup.seats)]
    plan = plan_for(game, setup, *players)
    block = plan.block(3)
    assert len({match.chance for match in block}) == 1
    for seat in plan.free_seats():
        taken = Counter(match.players[seat] for match in block)
        assert set(taken) == set(players)
        assert len(set(taken.values())) == 1


@every_table
def test_the_rulebook_keeps_its_seats(game: Game, setup: Setup) -> None:
    automata = game.automata(setup.options)
    for match in plan_for(game, setup, "pawn", "soldier").block(0):
        assert [seat for seat, player in enumerate(match.players) if player == AUTOMATON] == automata


def test_deals_and_players_draw_from_numbers_of_their_own() -> None:
    plan = plan_for(FIRST, FIRST.setups[-1], "pawn", "soldier", "pawn")
    matches = [match for deal in range(50) for match in plan.block(deal)]
    assert len({match.chance for match in matches}) == 50
    seeds = [seed for match in matches for seed in match.seeds]
    assert len(set(seeds)) == len(seeds)


def test_the_same_deals_meet_other_bots() -> None:
    setup = FIRST.setups[0]
    for one, other in zip(plan_for(FIRST, setup, "pawn").block(7), plan_for(FIRST, setup, "don").block(7), strict=True):
        assert one.chance == other.chance


def test_seeds_stay_the_same_in_every_release() -> None:
    assert seed_from(["omerta", 1]) == 9472603677411899897


@pytest.mark.parametrize(
    ("levels", "free", "lineups"),
    [
        (["a", "b"], 2, [["a", "b"]]),
        (["a", "b", "c"], 2, [["a", "b"], ["a", "c"], ["b", "c"]]),
        (["a", "b", "b", "b"], 4, [["a", "b", "b", "b"]]),
        (["a", "b"], 1, [["a"], ["b"]]),
        (["a"], 3, [["a", "a", "a"]]),
    ],
)
def test_an_arena_seats_whom_it_is_given(levels: list[str], free: int, lineups: list[list[str]]) -> None:
    assert arena_lineups(levels, free) == lineups


@pytest.mark.parametrize("free", [2, 3, 4])
def test_in_a_tournament_every_pair_meets_with_as_many_seats(free: int) -> None:
    seats: Counter[tuple[str, str]] = Counter()
    for lineup in tournament_lineups(["a", "b", "c"], free):
        pair = tuple(sorted(set(lineup)))
        assert len(pair) == 2
        for player in lineup:
            seats[player, pair[1] if player == pair[0] else pair[0]] += 1
    assert len(seats) == 6
    assert len(set(seats.values())) == 1


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    plans = [plan for setup in FIRST.setups for plan in study_plans(FIRST, setup, "soldier", "pawn", 1)]
    units = [unit(plans, number) for number in range(units_for(plans, 500))]
    for index, plan in enumerate(plans):
        deals = [deal for found, deal in units if found == index]
        assert deals == list(range(len(deals)))
        assert len(deals) % plan.turns == 0
    assert sum(plans[index].block_size() for index, _ in units) >= 500


def test_with_one_free_seat_the_levels_of_a_study_take_it_in_turn() -> None:
    game, setup = with_automaton()
    equals, trial = study_plans(game, setup, "soldier", "pawn", 1)
    seat = equals.free_seats()[0]
    assert {match.players[seat] for match in equals.block(0)} == {"soldier"}
    assert [match.players[seat] for match in trial.block(0)] == ["soldier", "pawn"]


def test_what_cannot_be_planned_is_told() -> None:
    with pytest.raises(Unknown, match="unknown-bot"):
        make_plan(FIRST, FIRST.fewest_seats, {}, [["wizard"]], 1)
    with pytest.raises(Unknown, match="seat-count"):
        make_plan(FIRST, 99, {}, [["pawn"]], 1)


def test_in_a_study_the_first_seat_begins_so_that_seats_can_be_told_apart() -> None:
    for game in games():
        named = [option.name for option in game.options if option.kind == SEAT]
        for setup in game.setups:
            for plan in study_plans(game, setup, "soldier", "pawn", 1):
                assert {plan.options[name] for name in named} <= {None if game.automata(setup.options) else 0}
