"""What SYNDICATE warns of: effects that come to nothing, rows for the rival, support that would score."""

from games.syndicate.board import (
    BLOCK_GANGSTER,
    BRONX,
    DECLINE,
    QUICK_COP,
    SNOOP,
    above,
    place,
    position,
)
from warning import kinds


def test_a_block_on_a_field_with_an_effect_is_warned_of() -> None:
    state = position(hands=[[BLOCK_GANGSTER, 0], [0]])
    assert kinds(state, place(BLOCK_GANGSTER, 18)) == {"effect-blocked": {"field": "new_york-18"}}
    assert kinds(state, place(0, 18)) == {}


def test_drawing_from_an_empty_bag_is_warned_of() -> None:
    state = position(bags=[[], None])
    assert kinds(state, place(3, 0)) == {"effect-empty": {"field": "new_york-0"}}


def test_a_token_that_does_nothing_is_warned_of() -> None:
    state = position(full=above(22), hands=[[SNOOP, 0], [0]])
    assert kinds(state, place(SNOOP, 22)) == {"no-use": {"field": "new_york-22"}}


def test_ending_a_row_for_the_rival_is_warned_of() -> None:
    state = position(full=[18, 19, 20, 21], markers={BRONX: -9}, hands=[[0, 1], [0]])
    assert kinds(state, place(0, 22)) == {"row-to-rival": {"district": "new_york-2", "count": 4}}
    ahead = position(full=[18, 19, 20, 21], markers={BRONX: 2}, hands=[[0, 1], [0]])
    assert kinds(ahead, place(0, 22)) == {}


def test_declining_support_that_would_end_a_row_is_warned_of() -> None:
    turn = (QUICK_COP, QUICK_COP, 18, 0)
    state = position(markers={BRONX: 3}, hands=[[0, 8], [0]], turn=turn, stage="support")
    told = kinds(state, DECLINE)["decline-points"]
    assert (told["field"], told["count"]) == ("new_york-19", 2)


def test_declining_support_that_scores_nothing_is_not() -> None:
    turn = (QUICK_COP, QUICK_COP, 18, 0)
    state = position(markers={BRONX: -9}, hands=[[0, 8], [0]], turn=turn, stage="support")
    assert kinds(state, DECLINE) == {}
