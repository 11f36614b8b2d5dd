"""TOY, clause by clause."""

import pytest

from omerta.core.chance import settle
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games import find

START: Json = {
    "game": "toy", "to_move": 0, "leader": 0, "led": None, "hands": [[0, 4, 7], [1, 2, 6]], "out": [], "points": [0, 0],
}  # fmt: skip


def play(state: State, *cards: int) -> State:
    for card in cards:
        state.apply(card)
    return state


def test_T1_1_T1_3_three_of_eight_cards_are_dealt_to_each_seat() -> None:
    state = find("toy").new(2, {"first": 0})
    assert [state.move(action) for action in state.legal()] == [{"move": "deal", "card": card} for card in range(8)]
    settle(state, Numbers(1))
    assert state.view(None).to_json()["hands"] == [3, 3]


def test_T1_4_a_seat_sees_its_own_cards_and_counts_the_others() -> None:
    view = find("toy").from_json(START).view(1).to_json()
    assert (view["hand"], view["hands"]) == ([1, 2, 6], [3, 3])


def test_T1_2_the_first_seat_is_drawn_or_named() -> None:
    firsts = set()
    for seed in range(20):
        state = find("toy").new(2)
        settle(state, Numbers(seed))
        firsts.add(state.to_move)
    assert firsts == {0, 1}
    named = find("toy").new(2, {"first": 1})
    settle(named, Numbers(1))
    assert named.to_move == 1
    with pytest.raises(Impossible):
        find("toy").from_json({**START, "to_move": 1})


def test_T2_1_only_a_card_in_hand_can_be_played() -> None:
    state = find("toy").from_json(START)
    assert state.legal() == [0, 4, 7]
    refusal = state.why_not(1)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("T2.1", "not-in-hand")


def test_T2_2_T2_3_the_higher_card_takes_the_trick_and_its_owner_leads() -> None:
    state = play(find("toy").from_json(START), 4, 6)
    assert (state.to_json()["points"], state.to_move) == ([0, 1], 1)


def test_T3_1_T3_2_three_tricks_and_most_win() -> None:
    state = play(find("toy").from_json(START), 7, 1, 4, 2, 0, 6)
    result = state.result()
    assert state.to_move == OVER != CHANCE
    assert result is not None
    assert (result.scores, result.winners, result.clause) == ([2, 1], [0], "T3.2")
