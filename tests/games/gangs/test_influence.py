"""G4: driving out with influence."""

import pytest

from games.gangs.board import (
    BUTCHERS,
    DAMES,
    DANDIES,
    DRAGONS,
    RATS,
    REAPERS,
    ROWDIES,
    SOMEONE,
    TOUGHS,
    at,
    can,
    fill,
    influence,
    now,
    options,
    play,
    position,
    refusal,
    refusal_of,
    take_turn,
    unnumbered,
)
from omerta.core.game import CHANCE, State


def crowned() -> State:
    """A full pyramid; seat 0 holds Rats and Reapers."""
    return position(
        pyramid={20: RATS, 18: DRAGONS, 19: DANDIES, 15: REAPERS, 16: REAPERS, 17: DAMES, 11: ROWDIES, 12: RATS},
        hands=[[RATS, REAPERS], [DRAGONS, DRAGONS]],
    )


def test_G4_1_an_influence_card_is_discarded_face_up() -> None:
    state = play(position(hands=[[RATS, RATS, DAMES, DRAGONS, TOUGHS], [0, 1, 2, 3, 4]]), influence(RATS, 2, 3))
    assert now(state)["influence"][0] == [DRAGONS, DAMES, TOUGHS, RATS]
    assert now(state)["discard"] == [RATS]
    assert state.view(1).to_json()["discard"] == [RATS]


def test_G4_1_the_discard_keeps_its_order() -> None:
    state = position(hands=[[RATS, RATS, DAMES, DRAGONS, TOUGHS], [0, 1, 2, 3, 4]])
    take_turn(state, influence(TOUGHS, 0, 1))
    take_turn(state, influence(BUTCHERS, 0, 1))
    assert now(state)["discard"] == [TOUGHS, BUTCHERS]


def test_G4_1_only_a_card_in_hand_can_be_discarded() -> None:
    state = position(hands=[[RATS, RATS, DAMES, DRAGONS, TOUGHS], [0, 1, 2, 3, 4]])
    assert {move["card"] for move in options(state, "influence")} == {DRAGONS, DAMES, TOUGHS, RATS}
    assert refusal(state, influence(BUTCHERS, 0, 1)) == ("G4.1", "card-not-held")


def test_G4_1_the_agent_is_a_card_in_the_pyramid() -> None:
    state = position(pyramid={6: SOMEONE}, hands=[[RATS] * 5, [0, 1, 2, 3, 4]])
    assert refusal(state, influence(RATS, 7, 6)) == ("G4.1", "nobody-there")
    assert can(state, influence(RATS, 1, 6))


def test_G4_1_a_seat_without_influence_cannot_use_any() -> None:
    assert not options(position(hands=[[], [0, 1, 2, 3, 4]]), "influence")


@pytest.mark.parametrize(
    ("agent", "victim", "gang"),
    [(16, 15, REAPERS), (15, 16, REAPERS), (11, 15, ROWDIES), (12, 15, RATS), (12, 16, RATS), (20, 18, RATS)],
)
def test_G4_2_a_victim_in_the_upper_rows_asks_for_a_card_of_the_agents_gang(agent: int, victim: int, gang: int) -> None:
    state = crowned()
    for card in (RATS, REAPERS):
        if card == gang:
            assert can(state, influence(card, agent, victim))
        else:
            assert refusal(state, influence(card, agent, victim)) == ("G4.2", "card-does-not-match")


def test_G4_2_it_is_the_agents_gang_that_counts_not_the_victims() -> None:
    state = crowned()
    assert refusal(state, influence(REAPERS, 18, 15)) == ("G4.2", "card-does-not-match")
    assert can(state, influence(REAPERS, 15, 18))


def test_G4_2_an_agent_below_the_heart_needs_the_match_too() -> None:
    state = crowned()
    assert can(state, influence(RATS, 12, 16))
    assert refusal(state, influence(REAPERS, 12, 16)) == ("G4.2", "card-does-not-match")


def test_G4_3_a_victim_in_the_lower_rows_is_driven_out_by_any_card() -> None:
    state = crowned()
    for agent, victim in ((0, 1), (0, 6), (6, 0), (7, 12), (11, 12), (13, 8)):
        assert can(state, influence(RATS, agent, victim))
        assert can(state, influence(REAPERS, agent, victim))


def test_G4_3_so_is_one_driven_down_on_from_the_heart() -> None:
    state = crowned()
    assert can(state, influence(RATS, 17, 13))
    assert can(state, influence(REAPERS, 17, 14))


def test_G4_4_the_victim_is_in_any_of_the_six_neighbouring_places() -> None:
    state = crowned()
    victims = [move["victim"] for move in options(state, "influence") if (move["card"], move["agent"]) == (RATS, 12)]
    assert victims == [11, 13, 15, 16, 7, 8]


def test_G4_4_no_other_place_is_within_reach() -> None:
    state = crowned()
    assert unnumbered(state, influence(RATS, 0, 2)) == ("G4.4", "not-neighbours")
    assert unnumbered(state, influence(RATS, 0, 0)) == ("G4.4", "not-neighbours")
    assert unnumbered(state, influence(RATS, 16, 20)) == ("G4.4", "not-neighbours")
    assert refusal_of(state, 53 + (RATS * 21 + 0) * 6 + 0) == ("G4.4", "no-neighbour")


def test_G4_4_an_empty_place_has_nobody_to_drive_out() -> None:
    state = position(hands=[[RATS] * 5, [0, 1, 2, 3, 4]])
    assert refusal(state, influence(RATS, 0, 6)) == ("G4.4", "nobody-to-drive-out")


def test_G4_4_the_victim_may_be_of_the_agents_own_gang() -> None:
    assert can(crowned(), influence(REAPERS, 15, 16))
    state = position(pyramid={0: RATS, 1: RATS}, hands=[[DAMES] * 5, [0, 1, 2, 4, 5]])
    assert can(state, influence(DAMES, 0, 1))


def test_G4_4_the_victim_may_be_the_kingpin() -> None:
    state = position(pyramid={20: RATS, 18: DRAGONS, 19: DANDIES}, hands=[[DRAGONS], [DANDIES]])
    assert can(state, influence(DRAGONS, 18, 20))
    assert refusal(state, influence(DRAGONS, 19, 20)) == ("G4.2", "card-does-not-match")
    play(state, influence(DRAGONS, 18, 20))
    assert (at(state, 20), options(state, "fill")) == ([None], [fill(18), fill(19)])


def test_G4_5_the_victim_leaves_the_game() -> None:
    state = position(pyramid={0: RATS, 1: REAPERS}, hands=[[DAMES] * 5, [0, 1, 2, 4, 5]])
    play(state, influence(DAMES, 0, 1))
    assert now(state)["out"] == [REAPERS]


def test_G4_5_its_hole_is_filled_as_after_a_climb() -> None:
    state = play(crowned(), influence(REAPERS, 16, 15))
    assert (now(state)["hole"], state.to_move) == (15, 0)
    top = now(state)["top"]
    play(state, fill(12), fill(7), fill(1))
    assert at(state, 15, 1) == [RATS, top]
    assert (now(state)["active"], state.to_move) == (1, CHANCE)


def test_G4_5_a_victim_in_row_one_is_replaced_by_the_top_card() -> None:
    state = position(top=ROWDIES, hands=[[RATS] * 5, [0, 1, 2, 3, 4]])
    play(state, influence(RATS, 4, 5))
    assert (at(state, 5), now(state)["active"]) == ([ROWDIES], 1)


def test_G4_5_the_agent_itself_may_fill_the_hole() -> None:
    state = play(crowned(), influence(RATS, 12, 15))
    assert can(state, fill(12))
    play(state, fill(12))
    assert (at(state, 15, 12), now(state)["hole"]) == ([RATS, None], 12)


def test_G4_5_the_agent_need_not_fill_the_hole() -> None:
    state = play(crowned(), influence(RATS, 12, 15), fill(11))
    assert at(state, 15, 12) == [ROWDIES, RATS]


def test_G4_6_influence_may_be_used_before_the_coronation() -> None:
    state = position(pyramid={15: RATS, 11: RATS, 12: DAMES, 6: REAPERS}, hands=[[RATS] * 3, [0, 1, 2, 4, 6]])
    assert not now(state)["crowned"]
    assert can(state, influence(RATS, 0, 6))
    assert can(state, influence(RATS, 11, 15))
    assert refusal(state, influence(RATS, 12, 15)) == ("G4.2", "card-does-not-match")
    take_turn(state, influence(RATS, 11, 15))
    assert (now(state)["active"], now(state)["out"][-1]) == (1, RATS)


def test_G4_6_influence_does_not_open_the_heart_again() -> None:
    state = position(pyramid={15: RATS, 11: RATS, 12: DAMES}, hands=[[RATS] * 3, [0, 1, 2, 4, 6]])
    play(state, influence(RATS, 11, 15))
    assert now(state)["revealing"] == []
    play(state, fill(11))
    assert now(state)["revealing"] == []
