"""S9: who wins, and when."""

import pytest

from games.syndicate.board import (
    BROOKLYN,
    DECLINE,
    INFORMER,
    QUICK_COP,
    SAWN_OFF,
    district,
    draw,
    hand,
    marker,
    now,
    place,
    play,
    position,
    refusal,
    settle,
    wealth,
)
from omerta.core.game import OVER, State


def outcome(state: State) -> tuple[list[int], str, str]:
    """The winners, the reason and the clause of a game that is over."""
    result = state.result()
    assert result is not None
    assert state.to_move == OVER
    assert result.winners == [now(state)["winner"]]
    assert result.scores == wealth(state)
    return result.winners, result.reason, result.clause


def after(kind: int, field: int, riches: list[int], seat: int = 0) -> State:
    """A turn that places this token, with its draw."""
    other = 9 if kind != 9 else 8
    hands = [[kind, other], [8, 9, 3]] if seat == 0 else [[8, 9, 3], [kind, other]]
    return settle(play(position(wealth=riches, hands=hands, active=seat), place(kind, field)))


def test_S9_1_seat_0_with_25_at_the_end_of_its_turn_leaves_seat_1_one_more_turn() -> None:
    state = after(0, 36, [24, 10])
    assert (now(state)["last_turn"], now(state)["active"], state.result()) == (True, 1, None)


@pytest.mark.parametrize("riches", [[23, 10], [0, 30]])
def test_S9_1_with_less_the_game_goes_on(riches: list[int]) -> None:
    assert now(after(0, 36, riches))["last_turn"] is False


@pytest.mark.parametrize(
    ("before", "field", "winner", "reason"),
    [(10, 35, 0, "wealth"), (22, 35, 0, "wealth"), (23, 35, 1, "tie"), (24, 35, 1, "wealth"), (30, 31, 1, "wealth")],
)
def test_S9_1_then_the_richer_wins_seat_1_if_equal(before: int, field: int, winner: int, reason: str) -> None:
    state = after(0, 36, [24, before])
    settle(play(state, place(3, field)))
    assert outcome(state) == ([winner], reason, "S9.1")


def test_S9_1_in_the_last_turn_seat_0_may_still_gain() -> None:
    """Seat 1 fills a row in which the marker is on seat 0's side."""
    hands = [[8], [3, 8]]
    state = position(
        full=[35, 36],
        markers={BROOKLYN: 4},
        wealth=[25, 26],
        last_turn=True,
        hands=hands,
        active=1,
        closed=[0, 1, 2, 3],
    )
    settle(play(state, place(3, 37)))
    assert (wealth(state), outcome(state)) == ([27, 26], ([0], "wealth", "S9.1"))


def test_S9_1_last_turn_is_seen_as_soon_as_the_turn_has_ended_not_before() -> None:
    state = play(position(wealth=[24, 0], hands=[[QUICK_COP, 0], [9]]), place(QUICK_COP, 36))
    assert (wealth(state), now(state)["last_turn"]) == ([25, 0], False)
    play(state, DECLINE)
    assert now(state)["last_turn"] is False
    play(state, draw(2))
    assert now(state)["last_turn"] is True


def test_S9_2_seat_1_with_25_at_the_end_of_its_turn_wins() -> None:
    assert outcome(after(3, 35, [24, 23], seat=1)) == ([1], "reached", "S9.2")
    assert outcome(after(3, 36, [0, 24], seat=1)) == ([1], "reached", "S9.2")


def test_S9_2_whatever_seat_0_has_gained_in_that_turn() -> None:
    state = position(full=[35, 36], markers={BROOKLYN: 8}, wealth=[24, 25], hands=[[9], [8, 0]], active=1)
    settle(play(state, place(8, 37), {"move": "smuggle", "district": 0}))
    assert wealth(state) == [24 + 3, 25]
    assert outcome(state) == ([1], "reached", "S9.2")


def test_S9_2_with_24_the_game_goes_on() -> None:
    state = after(3, 36, [0, 23], seat=1)
    assert (state.result(), now(state)["active"], wealth(state)) == (None, 0, [0, 24])


def test_S9_3_reaching_25_in_the_rivals_turn_ends_nothing() -> None:
    """Seat 0 fills a row on seat 1's side; seat 1 has 26 then, and wins at the end of its own turn only."""
    state = position(full=[35, 36], markers={BROOKLYN: -5}, wealth=[0, 23], hands=[[8, 0], [8, 9]])
    settle(play(state, place(8, 37), {"move": "smuggle", "district": 0}))
    assert (wealth(state), state.result(), now(state)["active"]) == ([0, 26], None, 1)
    settle(play(state, place(8, 2)))
    assert outcome(state) == ([1], "reached", "S9.2")


def test_S9_3_seat_0_reaches_25_in_seat_1s_turn_and_has_its_own_turn_first() -> None:
    state = position(full=[35, 36], markers={BROOKLYN: 8}, wealth=[23, 0], hands=[[8, 9], [8, 0]], active=1)
    settle(play(state, place(8, 37), {"move": "smuggle", "district": 0}))
    assert (wealth(state)[0], now(state)["last_turn"], now(state)["active"]) == (26, False, 0)
    settle(play(state, place(8, 2)))
    assert (now(state)["last_turn"], now(state)["active"]) == (True, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_S9_4_an_empty_hand_loses(seat: int) -> None:
    hands = [[8], [8]]
    hands[seat] = []
    state = position(hands=hands, active=seat, wealth=[40, 40])
    assert outcome(state) == ([1 - seat], "no-placement", "S9.4")
    assert now(state)["active"] == seat


def test_S9_4_a_hand_in_which_nothing_fits_loses() -> None:
    """Only the Bronx is open, and it has streets; smugglers have nowhere to go."""
    state = position(closed=[0, 1, 3, 4], hands=[[3, 4, 5, 16], [8]])
    assert outcome(state) == ([1], "no-placement", "S9.4")


def test_S9_4_when_every_district_is_closed_the_mover_loses() -> None:
    state = position(closed=range(5), hands=[[0, 3, 8], [8]], active=0)
    assert outcome(state) == ([1], "no-placement", "S9.4")


def test_S9_4_the_one_who_closes_the_last_district_wins() -> None:
    state = position(full=[*district(BROOKLYN)[:-1]], closed=[0, 1, 2, 3], hands=[[8, 0], [8]])
    settle(play(state, place(8, 40)))
    assert outcome(state) == ([0], "no-placement", "S9.4")


def test_S9_4_also_in_the_last_turn_whatever_the_wealth() -> None:
    state = position(hands=[[8, 0], []], wealth=[24, 99])
    settle(play(state, place(8, 36)))
    assert now(state)["last_turn"] is True
    assert outcome(state) == ([0], "no-placement", "S9.4")


def test_S9_4_it_is_checked_before_the_draw_of_that_turn() -> None:
    """The bag is full of tokens, yet the hand is empty at the start of the turn."""
    state = settle(play(position(hands=[[8, 0], []]), place(8, 36)))
    assert sum(now(state)["bags"][1]) == 22
    assert outcome(state) == ([0], "no-placement", "S9.4")


def test_S9_4_it_is_not_checked_elsewhere() -> None:
    """Quick support without another token in hand, and a last token placed: the draw saves the mover."""
    for kind in (QUICK_COP, 8):
        state = settle(play(position(hands=[[kind], [8, 9]]), place(kind, 36)))
        assert (state.result(), len(hand(state, 0)), now(state)["active"]) == (None, 1, 1)


def test_S9_4_an_informer_with_nothing_to_copy_does_not_save_one() -> None:
    assert outcome(position(hands=[[INFORMER], [8]])) == ([1], "no-placement", "S9.4")
    assert position(hands=[[INFORMER], [8]], last=[None, 8]).result() is None


def test_S9_5_the_wealth_track_is_counted_on_beyond_its_end() -> None:
    state = position(wealth=[98, 120], hands=[[SAWN_OFF, 8], [8]])
    play(state, place(SAWN_OFF, 35))
    assert (wealth(state), marker(state, BROOKLYN)) == ([102, 120], 1)


def test_S9_when_it_is_over_everything_is_refused() -> None:
    state = position(hands=[[], [8]])
    for move in (place(8, 0), DECLINE, draw(0)):
        assert refusal(state, move) == ("S4.9", "game-over")
    assert state.legal() == []
    assert state.weights() == []
