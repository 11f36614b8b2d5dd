"""The worked examples of the rules document, each set up on the table."""

import pytest

from games.syndicate.board import (
    BEVERLY_HILLS,
    BOMBER,
    BRONX,
    BROOKLYN,
    GANGSTER_BOSS,
    MANHATTAN,
    QUEENS,
    SANTA_MONICA,
    SMUGGLER_BOSS,
    STATEN_ISLAND,
    VENICE,
    above,
    chances,
    cup,
    effect,
    goals,
    hand,
    held,
    marker,
    moves,
    now,
    open_,
    place,
    play,
    position,
    reinforce,
    roll,
    settle,
    smuggle,
    wealth,
)
from omerta.core.game import State

FIRST_ROWS = [0, 1, 2, 9, 10, 18, 19, 28, 29, 30, 31, 35, 36, 37]


def test_S3_1_example_1_active_row() -> None:
    assert goals(position(hands=[[8], [8]]), 8) == FIRST_ROWS
    later = goals(position(full=[0, 1, 2], hands=[[8], [8]]), 8)
    assert later == [3, 4, 5, *FIRST_ROWS[3:]]


def test_S4_5_example_2_control() -> None:
    state = play(position(hands=[[0], [5]]), place(0, 36))
    assert (wealth(state), marker(state, BROOKLYN)) == ([1, 0], 1)
    play(settle(state), place(5, 35))
    assert (wealth(state), marker(state, BROOKLYN)) == ([1, 2], -2)


def test_S7_1_example_3_row_end() -> None:
    state = position(full=[35, 36], markers={BROOKLYN: -2}, hands=[[0], [2]], active=1)
    play(state, place(2, 37))
    assert moves(state) == [smuggle(0), smuggle(1), smuggle(2), smuggle(3)]
    play(state, smuggle(QUEENS))
    assert (marker(state, QUEENS), marker(state, BROOKLYN)) == (-1, -5)
    assert wealth(state) == [0, 2 + 1]


def test_S7_1_example_4_red() -> None:
    state = position(full=[35, 36], markers={BROOKLYN: -2}, hands=[[9], [2]])
    play(state, place(9, 37), smuggle(MANHATTAN))
    assert (marker(state, MANHATTAN), marker(state, BROOKLYN)) == (1, 0)
    assert wealth(state) == [2, 2]


def test_S7_3_S7_4_example_5_hat() -> None:
    state = position(full=above(6), markers={MANHATTAN: -12}, hands=[[0], [4]], active=1)
    play(state, place(4, 8))
    assert (marker(state, MANHATTAN), wealth(state)) == (-14, [0, 5 + 2])
    assert moves(state) == [effect(6), effect(7)]
    play(state, effect(7))
    assert moves(state) == [smuggle(1), smuggle(2), smuggle(3), smuggle(4)]
    play(state, smuggle(STATEN_ISLAND))
    assert marker(state, STATEN_ISLAND) == -3
    assert chances(state) == {kind: 2 if kind in (13, 16, 20) else 1 for kind in range(13, 28)}
    play(state, reinforce(23))
    assert hand(state, 1) == [23]
    assert now(state)["closed"] == [MANHATTAN]
    assert now(state)["stage"] == "draw"


def test_S5_5_S6_4_example_6_stop() -> None:
    state = position(full=above(6), markers={QUEENS: -9}, hands=[[BOMBER], [0]], active=1)
    play(state, place(0, 7), smuggle(QUEENS))
    assert (marker(state, QUEENS), now(state)["closed"]) == (-10, [])
    play(settle(state), place(BOMBER, 8))
    assert now(state)["markers"] == [-1 + 7, -2, -2, -10, -2]


BRONX_MEN = {18: (0, 0), 19: (1, 0), 20: (8, 0)}
STATEN_ISLAND_MEN = {9: (3, 0), 10: (4, 0), 11: (5, 0), 12: (9, 0)}


def led_by(boss: int, field: int, men: dict[int, tuple[int, int]]) -> State:
    return play(position(fields=men, hands=[[boss], [8]]), place(boss, field))


def test_S6_2_example_7_bosses() -> None:
    assert marker(led_by(GANGSTER_BOSS, 22, BRONX_MEN), BRONX) == 4
    assert marker(led_by(SMUGGLER_BOSS, 14, STATEN_ISLAND_MEN), STATEN_ISLAND) == 5


@pytest.mark.parametrize("field", BRONX_MEN)
def test_S6_2_example_7_the_rivals_gangsters_and_reinforcements_do_not_count(field: int) -> None:
    for instead in ((BRONX_MEN[field][0], 1), (13, 0), (20, 0)):
        assert marker(led_by(GANGSTER_BOSS, 22, {**BRONX_MEN, field: instead}), BRONX) == 3


@pytest.mark.parametrize("field", STATEN_ISLAND_MEN)
def test_S6_2_example_7_the_rivals_smugglers_and_reinforcements_do_not_count(field: int) -> None:
    for instead in ((STATEN_ISLAND_MEN[field][0], 1), (16, 0), (20, 0)):
        assert marker(led_by(SMUGGLER_BOSS, 14, {**STATEN_ISLAND_MEN, field: instead}), STATEN_ISLAND) == 4


def test_S8_3_S8_4_example_8_los_angeles() -> None:
    state = position("los_angeles", full=[11], markers={SANTA_MONICA: -2}, hands=[[0], [5]], active=1)
    play(state, place(5, 13))
    assert (marker(state, SANTA_MONICA), wealth(state)) == (-5, [0, 3])
    play(state, reinforce(15))
    assert 15 in held(now(state)["bags"][1])
    assert moves(state) == [open_(VENICE), open_(BEVERLY_HILLS)]
    play(state, open_(BEVERLY_HILLS))
    assert (marker(state, BEVERLY_HILLS), marker(state, VENICE)) == (-1, None)
    assert now(state)["closed"] == [SANTA_MONICA]


@pytest.mark.parametrize(("field", "total", "winner"), [(35, 25, 1), (31, 24, 0)])
def test_S9_1_example_9_end(field: int, total: int, winner: int) -> None:
    state = play(position(wealth=[24, 23], hands=[[0], [3]]), place(0, 36))
    assert (settle(state).result(), wealth(state)) == (None, [25, 23])
    result = settle(play(state, place(3, field))).result()
    assert result is not None
    assert (result.scores, result.winners) == ([25, total], [winner])


def first_turn_of_the_automaton() -> State:
    return position("solo", hands=[[0, 3, 8, 10, 6], [0, 3, 8]], stage="cup")


def test_S10_6_S10_7_S10_8_example_10_rapid_deployment() -> None:
    state = play(first_turn_of_the_automaton(), cup(5))
    assert now(state)["fields"][28] == [0, 0]
    assert now(state)["markers"] == [3, 0, 0, 1, 0]
    assert hand(state, 0) == [3, 8, 10, 6]


def test_S10_8_example_10_secure() -> None:
    state = play(first_turn_of_the_automaton(), cup(6))
    assert moves(state) == [roll(die) for die in range(1, 7)]
    play(state, roll(6))
    assert now(state)["fields"][28] == [8, 0]
    assert hand(state, 0) == [0, 3, 10, 6]
