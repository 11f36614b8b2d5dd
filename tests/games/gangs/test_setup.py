"""G2: the deal, card by card."""

import pytest

from games.gangs.board import (
    SOMEONE,
    chances,
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
    reveal,
    take_turn,
)
from omerta.core.chance import sample, settle
from omerta.core.game import CHANCE, Json, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible, Unknown
from omerta.core.records import Record, Sitter, start
from omerta.games.gangs.moves import BEGIN
from omerta.games.gangs.state import GangsState

EVERY_GANG_ONCE = dict.fromkeys(range(8), 1)
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, *gangs_dealt: int) -> GangsState:
    """A new game after these cards."""
    state = play(gangs().new(players, {"first": 0}), *(deal(gang) for gang in gangs_dealt))
    assert isinstance(state, GangsState)
    return state


def alliances(state: GangsState) -> list[list[int]]:
    return [[gang for gang in state.alliances[3 * seat : 3 * seat + 3] if gang >= 0] for seat in range(state.players)]


def hands(state: GangsState) -> list[list[int]]:
    return [list(state.influence[8 * seat : 8 * seat + 8]) for seat in range(state.players)]


def with_alliances(players: int) -> GangsState:
    """A new game in which every alliance is dealt, seat 0 holding 0, 1, 2, seat 1 holding 2, 3, 4 and so on."""
    state = dealt(players, *range(min(2 * players, 7)))
    for seat in range(players):
        play(state, deal((2 * seat + 2) % 8))
    return state


def set_up(players: int, seed: int = 1, chosen: Json | None = None) -> State:
    state = gangs().new(players, chosen)
    settle(state, Numbers(seed))
    return state


@every_table
def test_G2_1_the_first_eight_cards_are_one_member_of_each_gang(players: int) -> None:
    state = gangs().new(players)
    assert state.to_move == CHANCE
    assert chances(state) == EVERY_GANG_ONCE


@every_table
def test_G2_1_a_gang_that_was_dealt_does_not_come_again(players: int) -> None:
    state = dealt(players, 3)
    assert chances(state) == {gang: 1 for gang in range(8) if gang != 3}
    assert refusal(state, deal(3)) == ("G2.1", "not-in-the-pile")


def test_G2_1_each_seat_gets_its_two_cards_at_once_in_seat_order() -> None:
    assert alliances(dealt(3, 7, 2)) == [[7, 2], [], []]
    assert alliances(dealt(3, 7, 2, 5, 0, 1)) == [[7, 2], [5, 0], [1]]


def test_G2_1_with_four_players_the_last_card_is_dealt_without_a_decision() -> None:
    assert alliances(dealt(4, 7, 6, 5, 4, 3, 2)) == [[7, 6], [5, 4], [3, 2], []]
    state = dealt(4, 7, 6, 5, 4, 3, 2, 1)
    assert alliances(state) == [[7, 6], [5, 4], [3, 2], [1, 0]]
    assert chances(state) == dict.fromkeys(range(8), 5)


def test_G2_2_the_cards_not_dealt_are_shuffled_with_the_other_members() -> None:
    assert chances(dealt(2, 0, 1, 2, 3)) == {0: 5, 1: 5, 2: 5, 3: 5, 4: 6, 5: 6, 6: 6, 7: 6}
    assert chances(dealt(3, 0, 1, 2, 3, 4, 5)) == {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 6, 7: 6}


def test_G2_2_a_third_card_of_another_gang_is_kept() -> None:
    state = dealt(2, 0, 1, 2, 3, 2)
    assert alliances(state) == [[0, 1, 2], [2, 3]]
    assert list(state.aside) == [0] * 8


def test_G2_2_a_gang_already_held_is_set_aside_and_the_same_seat_draws_again() -> None:
    state = dealt(2, 0, 1, 2, 3, 0, 1, 0)
    assert alliances(state) == [[0, 1], [2, 3]]
    assert list(state.aside) == [2, 1, 0, 0, 0, 0, 0, 0]
    assert chances(state) == {0: 3, 1: 4, 2: 5, 3: 5, 4: 6, 5: 6, 6: 6, 7: 6}
    play(state, deal(7))
    assert alliances(state) == [[0, 1, 7], [2, 3]]


def test_G2_2_cards_set_aside_stay_out_while_the_next_seat_draws() -> None:
    state = dealt(2, 0, 1, 2, 3, 0, 0, 0, 0, 0, 7)
    assert chances(state) == {1: 5, 2: 5, 3: 5, 4: 6, 5: 6, 6: 6, 7: 5}
    assert refusal(state, deal(0)) == ("G2.2", "not-in-the-pile")


def test_G2_2_cards_set_aside_go_back_before_influence_is_dealt() -> None:
    state = dealt(2, 0, 1, 2, 3, 0, 0, 0, 0, 0, 7, 3, 2, 7)
    assert list(state.aside) == [0] * 8
    assert alliances(state) == [[0, 1, 7], [2, 3, 7]]
    assert chances(state) == {0: 5, 1: 5, 2: 5, 3: 5, 4: 6, 5: 6, 6: 6, 7: 4}


def test_G2_2_two_seats_may_ally_with_the_same_gang() -> None:
    assert alliances(dealt(2, 0, 1, 2, 3, 2, 0)) == [[0, 1, 2], [2, 3, 0]]


def test_G2_2_everyone_gets_a_third_alliance_even_if_the_pile_runs_out() -> None:
    """Three seats set aside all they can, the fourth finds nothing but its own two gangs in the seven cards left."""
    state = dealt(4, 0, 1, 2, 3, 4, 5, 6)
    for seat, third in enumerate((6, 6, 7)):
        play(state, *[deal(2 * seat)] * 5, *[deal(2 * seat + 1)] * 5, deal(third))
    play(state, deal(6), deal(6), deal(6))
    settle(state, Numbers(1))
    assert all(len(set(triple)) == 3 for triple in now(state)["alliances"])
    assert gangs().from_json(now(state)).to_json() == now(state)


@every_table
def test_G2_2_everyone_holds_three_different_gangs(players: int) -> None:
    for seed in range(20):
        assert all(len(set(triple)) == 3 for triple in now(set_up(players, seed))["alliances"])


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 4)])
def test_G2_3_everyone_gets_five_influence_cards_or_four_with_four_players(players: int, each: int) -> None:
    assert [len(hand) for hand in now(set_up(players))["influence"]] == [each] * players


def test_G2_3_seat_0_gets_all_its_cards_first() -> None:
    state = play(with_alliances(4), deal(0), deal(0), deal(1), deal(7), deal(5))
    assert isinstance(state, GangsState)
    assert hands(state)[:2] == [[2, 1, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1, 0, 0]]


def test_G2_3_influence_comes_from_the_members_left() -> None:
    state = with_alliances(4)
    assert chances(state) == {gang: 4 if gang % 2 == 0 else 5 for gang in range(8)}
    play(state, *[deal(0)] * 4)
    assert refusal(state, deal(0)) == ("G2.3", "not-in-the-pile")


def test_G2_3_a_hand_larger_than_was_dealt_is_impossible() -> None:
    full = dict(position(4).to_json())
    full["influence"] = [[0, 1, 2, 3, 4], [], [], []]
    with pytest.raises(Impossible) as raised:
        gangs().from_json(full)
    assert (raised.value.clause, raised.value.reason) == ("G2.3", "hand-too-large")


@every_table
def test_G2_4_alliances_and_influence_are_seen_by_their_owner_alone(players: int) -> None:
    state = set_up(players)
    for viewer in range(players):
        seen = state.view(viewer).to_json()
        assert seen["alliances"] == [now(state)["alliances"][viewer] if s == viewer else [] for s in range(players)]
        assert seen["influence"] == now(state)["influence"][viewer]
        assert "members" not in seen


def test_G2_4_a_rival_with_other_secrets_looks_the_same() -> None:
    one = position(hands=[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]], alliances=[[0, 1, 2], [2, 3, 4]])
    other = position(hands=[[0, 1, 2, 3, 4], [7, 7, 6, 6, 5]], alliances=[[0, 1, 2], [5, 6, 0]])
    assert one.view(0).to_json() == other.view(0).to_json()
    assert one.view(0).to_json() != position(hands=[[0, 1, 2, 3, 5], [7, 7, 6, 6, 5]]).view(0).to_json()


def test_G2_4_a_spectator_sees_no_secret() -> None:
    seen = set_up(3).view(None).to_json()
    assert (seen["alliances"], seen["influence"], seen["hands"]) == ([[], [], []], [], [5, 5, 5])


def test_G2_4_an_alliance_is_no_influence_card() -> None:
    state = position(alliances=[[0, 1, 2], [2, 3, 4]], hands=[[3, 3, 4, 4, 5], [0, 1, 2, 6, 7]])
    assert refusal(state, influence(0, 1, 2)) == ("G4.1", "card-not-held")


def with_influence(players: int) -> GangsState:
    """A new game in which every hand is dealt."""
    state = with_alliances(players)
    while sum(map(sum, hands(state))) < players * (4 if players == 4 else 5):
        state.apply(state.legal()[0])
    return state


@every_table
def test_G2_5_the_first_cards_off_the_deck_are_bosses(players: int) -> None:
    assert chances(with_influence(players)) == dict.fromkeys(range(8), 2)


def test_G2_5_bosses_come_before_members_and_the_last_one_without_a_decision() -> None:
    state = position(pyramid=dict.fromkeys((9, 10, 11, 12), SOMEONE))
    assert now(state)["bosses"] == [0, 0, 0, 0, 0, 0, 1, 1]
    play(state, climb(8, 13), fill(2))
    assert chances(state) == {6: 1, 7: 1}
    assert refusal(state, deal(0)) == ("G2.5", "not-in-the-pile")
    play(state, deal(6), climb(10, 14), fill(4))
    assert (now(state)["top"], now(state)["bosses"], state.to_move) == (7, [0] * 8, 0)
    members = now(state)["members"]
    play(state, climb(11, 15), reveal(0), fill(6), fill(0))
    assert chances(state) == dict(enumerate(members))


def test_G2_5_the_top_card_is_public_and_the_cards_below_are_only_counted() -> None:
    state = position(hands=[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]])
    seen = state.view(0).to_json()
    assert seen["top"] == now(state)["top"]
    assert seen["deck"] == sum(now(state)["members"])
    assert seen["deck_members"] is None


def test_G2_5_no_seat_deals_and_no_seat_moves_while_chance_decides() -> None:
    state = position()
    assert refusal(state, deal(0)) == ("G2.5", "chance-decides")
    play(state, climb(0, 6))
    assert state.to_move == CHANCE
    assert refusal(state, climb(1, 6)) == ("G2.5", "chance-decides")


@every_table
def test_G2_6_six_cards_form_row_one_from_left_to_right(players: int) -> None:
    state = play(with_influence(players), *(deal(gang) for gang in (7, 7, 0, 3, 0, 5)))
    assert isinstance(state, GangsState)
    assert list(state.pyramid) == [7, 7, 0, 3, 0, 5] + [-1] * 15
    assert chances(state) == {1: 2, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2}


def test_G2_6_the_next_card_is_turned_before_the_first_turn() -> None:
    state = play(with_influence(2), *(deal(gang) for gang in (7, 7, 0, 3, 0, 5)))
    assert state.to_move == CHANCE
    play(state, deal(6))
    assert (now(state)["top"], state.to_move) == (6, 0)


def test_G2_6_a_gap_in_row_one_is_impossible() -> None:
    gapped = now(position())
    gapped["bosses"][gapped["pyramid"][5]] += 1
    gapped["pyramid"][5] = None
    with pytest.raises(Impossible) as raised:
        gangs().from_json(gapped)
    assert (raised.value.clause, raised.value.reason) == ("G3.5", "row-one-not-full")


@every_table
def test_G2_7_the_table_may_name_the_first_seat(players: int) -> None:
    assert [set_up(players, chosen={"first": seat}).to_move for seat in range(players)] == list(range(players))


def row_laid(players: int) -> State:
    """A new game just before the first player is drawn."""
    state, numbers = gangs().new(players), Numbers(1)
    while state.legal()[0] < BEGIN:
        state.apply(sample(state, numbers))
    return state


@every_table
def test_G2_7_otherwise_the_first_seat_is_drawn_when_row_one_lies(players: int) -> None:
    state = row_laid(players)
    assert state.to_move == CHANCE
    assert [state.move(action) for action in state.legal()] == [
        {"move": "begin", "seat": seat} for seat in range(players)
    ]
    assert state.weights() == [1] * players
    assert state.view(0).to_json()["active"] is None
    assert isinstance(state, GangsState)
    assert min(state.pyramid[:6]) >= 0
    for seat in range(players):
        twin = state.copy()
        twin.journal = Journal()
        twin.apply(BEGIN + seat)
        settle(twin, Numbers(2))
        assert twin.to_move == seat
        begins = twin.journal.seen_by(None)[0]
        assert (begins.kind, begins.clause, begins.facts) == ("begins", "G2.7", {"seat": seat})


@every_table
def test_G2_7_every_seat_is_drawn_sometimes(players: int) -> None:
    assert {int(set_up(players, seed).to_move) for seed in range(60)} == set(range(players))


@every_table
def test_G2_7_the_lot_changes_nothing_of_the_deal(players: int) -> None:
    """The same numbers deal the same cards whether a seat is named or drawn."""
    drawn, named = row_laid(players), set_up(players, chosen={"first": 0})
    assert isinstance(drawn, GangsState)
    assert isinstance(named, GangsState)
    assert (alliances(drawn), hands(drawn), drawn.pyramid) == (alliances(named), hands(named), named.pyramid)


def test_G2_7_nobody_else_draws() -> None:
    state = row_laid(2)
    assert refusal(state, deal(0)) == refusal(state, climb(0, 6)) == ("G2.7", "chance-decides")
    assert refusal_of(state, BEGIN + 2) == ("G2.7", "chance-decides")
    assert refusal_of(set_up(2), BEGIN) == ("G2.7", "chance-decides")


def test_a_record_of_version_1_begins_as_it_did() -> None:
    """Until version 2 nobody drew who begins: seat 0 did, or the seat that was named."""
    seats = [Sitter("Ala"), Sitter("Ola")]
    assert gangs().version == 2
    for chosen, first in (({}, 0), ({"first": 0}, 0), ({"first": 1}, 1)):
        record = Record("gangs", seats, dict(chosen), version=1)
        state = start(gangs(), record)
        settle(state, Numbers(3))
        assert state.to_move == first
        assert record.options == chosen
    assert start(gangs(), Record("gangs", seats, version=2)).view(0).to_json()["active"] is None


@every_table
@pytest.mark.parametrize("first", [-1, 4, "0", True, 1.0])
def test_G2_7_the_first_seat_must_be_one_of_the_table(players: int, first: object) -> None:
    with pytest.raises((Impossible, Unknown)):
        gangs().new(players, {"first": first})


@every_table
def test_G2_7_play_goes_clockwise(players: int) -> None:
    state = set_up(players, chosen={"first": players - 1})
    movers = []
    for _ in range(2 * players):
        movers.append(int(state.to_move))
        take_turn(state, options(state, "influence")[0])
    assert movers == [(players - 1 + turn) % players for turn in range(2 * players)]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 64])
def test_G2_1_eight_cards_serve_two_to_four_players(players: int) -> None:
    with pytest.raises(Impossible):
        gangs().new(players)


def test_no_position_is_written_during_the_setup() -> None:
    with pytest.raises(Impossible) as raised:
        with_influence(2).to_json()
    assert raised.value.reason == "setup-has-no-position"
