"""The rulebook's own example, and what it says so plainly that it can be set up on the table."""

import pytest

from games.gangs.board import (
    DAMES,
    DRAGONS,
    KINGPIN,
    PASS,
    RATS,
    REAPERS,
    ROWDIES,
    SOMEONE,
    at,
    can,
    climb,
    fill,
    gangs,
    influence,
    now,
    options,
    play,
    position,
    refusal,
    take_turn,
)
from omerta.core.chance import settle
from omerta.core.game import State
from omerta.core.numbers import Numbers

BOOK_PYRAMID = {20: RATS, 18: DRAGONS, 19: DRAGONS, 15: DRAGONS, 16: ROWDIES, 17: REAPERS}
BOOK_ALLIANCES = [[DAMES, DRAGONS, REAPERS], [RATS, ROWDIES, REAPERS]]


def book_position() -> State:
    return position(2, BOOK_PYRAMID, alliances=BOOK_ALLIANCES, hands=[[RATS, ROWDIES], [DRAGONS, DAMES]])


def test_the_scoring_example_ends_six_to_five() -> None:
    result = play(book_position(), PASS, PASS).result()
    assert result is not None
    assert (result.scores, result.winners) == ([6, 5], [0])


@pytest.mark.parametrize(("gang", "points"), [(DAMES, 0), (DRAGONS, 2 + 2 + 1), (REAPERS, 1), (RATS, 3), (ROWDIES, 1)])
def test_the_scoring_example_card_by_card(gang: int, points: int) -> None:
    """Beside two allies that are nowhere in the upper rows each alliance scores what the book says."""
    state = position(2, BOOK_PYRAMID, alliances=[[gang, 0, 2], [4, 6 if gang != REAPERS else 7, 3]], passed=[0, 1])
    result = state.result()
    assert result is not None
    assert result.scores[0] == points


def test_the_book_pyramid_one_card_of_influence_later() -> None:
    """The Dragons below drive the Kingpin out and take his place: Rats are gone, 3 for the Dragons instead of 2."""
    state = play(book_position(), PASS)
    take_turn(state, influence(DRAGONS, 18, KINGPIN), fill(18), fill(15), fill(11), fill(6), fill(0))
    assert at(state, 20, 18) == [DRAGONS, DRAGONS]
    result = play(state, PASS).result()
    assert result is not None
    assert result.scores[0] >= 0 + (3 + 2 + 2) + 1
    assert result.winners == [0]


@pytest.mark.parametrize(("players", "influence_cards", "in_deck"), [(2, 5, 48), (3, 5, 40), (4, 4, 36)])
def test_the_deal_of_the_book(players: int, influence_cards: int, in_deck: int) -> None:
    """Three alliances and five (four) influence cards each; all the rest is deck, its first six cards row 1."""
    state = gangs().new(players)
    settle(state, Numbers(7))
    table = now(state)
    assert [len(triple) for triple in table["alliances"]] == [3] * players
    assert [len(hand) for hand in table["influence"]] == [influence_cards] * players
    assert [place for place in range(21) if table["pyramid"][place] is not None] == [0, 1, 2, 3, 4, 5]
    assert 6 + 1 + sum(table["bosses"]) + sum(table["members"]) == in_deck
    assert sum(table["bosses"]) == 16 - 7


def test_the_first_climb_of_a_game_has_ten_ways() -> None:
    """Every card of row 1 climbs to either side, but for the ends."""
    assert [(move["from"], move["to"]) for move in options(position(), "climb")] == [
        *[(0, 6), (1, 6), (1, 7), (2, 7), (2, 8)],
        *[(3, 8), (3, 9), (4, 9), (4, 10), (5, 10)],
    ]


def test_a_card_climbs_left_beside_its_left_neighbour_and_right_beside_its_right_one() -> None:
    """Two cards lean on each other in row 2: each can climb to the place above both, and to no other."""
    state = position(pyramid={7: SOMEONE, 8: SOMEONE})
    assert can(state, climb(7, 12))
    assert can(state, climb(8, 12))
    assert refusal(state, climb(7, 11)) == ("G3.3", "no-support")
    assert refusal(state, climb(8, 13)) == ("G3.3", "no-support")


def test_a_chain_of_cards_moves_up_from_row_four_to_the_deck() -> None:
    """The card that becomes Kingpin is followed by one card of each row below, and the last hole takes the top card."""
    pyramid = {18: RATS, 19: SOMEONE, 16: DRAGONS, 12: DAMES, 8: REAPERS, 3: ROWDIES}
    state = position(pyramid=pyramid)
    top = now(state)["top"]
    play(state, climb(18, KINGPIN), fill(16), fill(12), fill(8), fill(3))
    assert at(state, 20, 18, 16, 12, 8, 3) == [RATS, DRAGONS, DAMES, REAPERS, ROWDIES, top]


def test_in_the_heart_only_ones_own_gang_is_moved_by_influence_and_below_any() -> None:
    state = book_position()
    assert can(state, influence(ROWDIES, 16, 15))
    assert refusal(state, influence(RATS, 16, 15)) == ("G4.2", "card-does-not-match")
    assert can(state, influence(RATS, 16, 12))
    assert can(state, influence(ROWDIES, 16, 12))
