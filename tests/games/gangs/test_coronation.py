"""G6: the Kingpin, passing and the end."""

import pytest

from games.gangs.board import (
    DAMES,
    DRAGONS,
    KINGPIN,
    PASS,
    RATS,
    ROWS,
    SOMEONE,
    TOUGHS,
    at,
    can,
    climb,
    deal,
    fill,
    gangs,
    influence,
    now,
    options,
    play,
    position,
    refusal,
    refusal_of,
    take_turn,
)
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible

FILLS: list[Json] = [fill(15), fill(11), fill(6), fill(0)]


def before_the_coronation(players: int = 2, hands: list[list[int]] | None = None) -> State:
    """Every place but the highest is taken, and Rats stand next to it."""
    return position(players, {18: RATS, 19: SOMEONE}, hands=hands)


def crowned(players: int, *hands: list[int], passed: tuple[int, ...] = (), active: int = 0) -> State:
    return position(players, {KINGPIN: RATS}, hands=hands, passed=passed, active=active)


def test_G6_1_the_first_card_on_the_top_place_is_crowned() -> None:
    state = before_the_coronation()
    assert not now(state)["crowned"]
    play(state, climb(18, KINGPIN))
    assert (at(state, KINGPIN), now(state)["crowned"]) == ([RATS], True)


def test_G6_1_the_hole_is_filled_and_the_pyramid_is_full() -> None:
    state = take_turn(before_the_coronation(), climb(18, KINGPIN), *FILLS)
    assert None not in now(state)["pyramid"]


@pytest.mark.parametrize("seed", range(5))
def test_G6_1_the_pyramid_stays_full_after_every_turn(seed: int) -> None:
    state, numbers = take_turn(before_the_coronation(3), climb(18, KINGPIN), *FILLS), Numbers(seed)
    while state.to_move != OVER:
        if now(state)["hole"] is None:
            assert None not in now(state)["pyramid"]
        legal = state.legal()
        state.apply(legal[numbers.below(len(legal))])
    assert None not in now(state)["pyramid"]


def test_G6_1_nobody_climbs_any_more() -> None:
    state = crowned(2, [RATS], [DRAGONS])
    assert not options(state, "climb")
    assert refusal(state, climb(0, 6)) == ("G6.1", "pyramid-full")


def test_G6_1_the_next_kingpin_is_not_crowned_again() -> None:
    state = position(pyramid={KINGPIN: RATS, 18: DRAGONS, 19: DAMES}, hands=[[DRAGONS], [DAMES]])
    take_turn(state, influence(DRAGONS, 18, KINGPIN), fill(19), fill(16), fill(12), fill(7), fill(1))
    assert (at(state, KINGPIN), now(state)["crowned"]) == ([DAMES], True)


@pytest.mark.parametrize("flag", [True, False])
def test_G6_1_a_crown_that_disagrees_with_the_pyramid_is_impossible(flag: bool) -> None:
    disagreeing = now(before_the_coronation() if flag else crowned(2, [RATS], [DRAGONS]))
    disagreeing["crowned"] = flag
    with pytest.raises(Impossible) as raised:
        gangs().from_json(disagreeing)
    assert (raised.value.clause, raised.value.reason) == ("G6.1", "crown-disagrees")


def test_G6_2_nobody_passes_before_the_coronation() -> None:
    assert refusal(before_the_coronation(), PASS) == ("G6.2", "too-early-to-pass")


def test_G6_2_nor_in_the_turn_of_the_coronation() -> None:
    state = play(before_the_coronation(), climb(18, KINGPIN))
    assert refusal(state, PASS) == ("G3.4", "fill-first")


def test_G6_2_from_the_next_turn_on_one_may_pass_instead_of_using_influence() -> None:
    state = take_turn(before_the_coronation(), climb(18, KINGPIN), *FILLS)
    assert state.to_move == 1
    assert can(state, PASS)
    assert options(state, "influence")
    play(state, PASS)
    assert (now(state)["passed"], state.to_move) == ([1], 0)


def test_G6_2_a_pass_changes_nothing_else() -> None:
    state = crowned(3, [RATS], [DRAGONS], [DAMES])
    before = now(state)
    play(state, PASS)
    assert now(state) == {**before, "passed": [0], "active": 1, "to_move": 1}


def test_G6_2_who_has_passed_is_out_until_the_end() -> None:
    state = crowned(3, [RATS], [DRAGONS] * 2, [DAMES] * 2)
    play(state, PASS)
    movers = []
    for _ in range(3):
        movers.append(int(state.to_move))
        take_turn(state, options(state, "influence")[0])
    assert movers == [1, 2, 1]
    assert (state.to_move, now(state)["influence"][0]) == (2, [RATS])


def test_G6_2_a_pass_before_the_coronation_is_impossible() -> None:
    early = now(before_the_coronation())
    early["passed"] = [1]
    with pytest.raises(Impossible) as raised:
        gangs().from_json(early)
    assert (raised.value.clause, raised.value.reason) == ("G6.2", "passed-too-early")


def test_G6_3_a_seat_without_influence_passes_without_being_asked() -> None:
    state = play(crowned(3, [RATS], [], [DAMES]), PASS)
    assert (state.to_move, now(state)["passed"]) == (2, [0, 1])


def test_G6_3_when_its_turn_comes_not_earlier() -> None:
    state = crowned(3, [RATS], [DRAGONS], [])
    assert now(state)["passed"] == []
    play(state, PASS)
    assert now(state)["passed"] == [0]
    play(state, PASS)
    assert (now(state)["passed"], state.to_move) == ([0, 1, 2], OVER)


def test_G6_3_whoever_has_used_the_last_card_is_not_asked_again() -> None:
    state = take_turn(crowned(2, [RATS], [DRAGONS] * 2), influence(RATS, 0, 1))
    take_turn(state, influence(DRAGONS, 0, 1))
    assert (state.to_move, now(state)["passed"]) == (1, [0])


def test_G6_3_a_coronation_with_no_influence_left_ends_the_game() -> None:
    state = play(before_the_coronation(4, hands=[[], [], [], []]), climb(18, KINGPIN), *FILLS)
    state.apply(state.legal()[0])
    assert (state.to_move, now(state)["passed"]) == (OVER, [1, 2, 3, 0])


def test_G6_3_before_the_coronation_nobody_passes_for_want_of_influence() -> None:
    state = take_turn(position(hands=[[RATS], []]), climb(0, 6))
    assert (state.to_move, now(state)["passed"]) == (1, [])


def test_G6_4_when_everyone_has_passed_the_game_ends() -> None:
    state = play(crowned(3, [RATS], [DRAGONS], [DAMES]), PASS, PASS)
    assert state.result() is None
    play(state, PASS)
    assert (state.to_move, now(state)["to_move"], now(state)["passed"]) == (OVER, None, [0, 1, 2])
    assert state.result() is not None


def test_G6_4_then_nothing_is_legal() -> None:
    state = play(crowned(2, [RATS], [DRAGONS]), PASS, PASS)
    assert (state.legal(), state.weights()) == ([], [])
    for move in (PASS, climb(0, 6), influence(RATS, 0, 1), deal(0)):
        assert refusal(state, move) == ("G6.4", "game-over")
    assert refusal_of(state, 42) == ("G6.4", "game-over")


def test_G6_4_the_game_ends_before_another_card_is_turned() -> None:
    state = crowned(2, [RATS], [], passed=(1,))
    deck, top = sum(now(state)["members"]), now(state)["top"]
    assert deck > 1
    play(state, influence(RATS, 0, 1))
    assert (state.to_move, now(state)["top"], sum(now(state)["members"])) == (OVER, None, deck)
    assert at(state, 1) == [top]


def test_G6_4_while_someone_can_still_act_another_card_is_turned() -> None:
    state = play(crowned(2, [RATS], [TOUGHS]), influence(RATS, 0, 1))
    assert (state.to_move, now(state)["top"]) == (CHANCE, None)


def test_G6_4_everyones_alliances_are_shown_at_the_end() -> None:
    state = crowned(2, [RATS], [DRAGONS])
    assert state.view(None).to_json()["alliances"] == [[], []]
    play(state, PASS, PASS)
    assert state.view(None).to_json()["alliances"] == now(state)["alliances"]


def test_G6_4_the_highest_places_are_never_empty_at_the_end() -> None:
    state = take_turn(before_the_coronation(), climb(18, KINGPIN), *FILLS)
    play(state, PASS, PASS)
    assert None not in at(state, *ROWS[3], *ROWS[4], *ROWS[5])
