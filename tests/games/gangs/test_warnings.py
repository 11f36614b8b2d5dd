"""What GANGS warns of: points given away or left lying, an alliance shown for nothing."""

from games.gangs.board import (
    BUTCHERS,
    DAMES,
    DANDIES,
    DRAGONS,
    KINGPIN,
    PASS,
    RATS,
    REAPERS,
    ROWDIES,
    SOMEONE,
    TOUGHS,
    climb,
    fill,
    influence,
    play,
    position,
)
from omerta.core.game import State
from warning import kinds

OURS = [BUTCHERS, DRAGONS, DANDIES]
THEIRS = [DAMES, TOUGHS, RATS]


def crowned(kingpin: int, *, left: int = REAPERS, right: int = ROWDIES) -> State:
    """Seat 0 has one card of the Reapers, who stand beside the top."""
    hands = [[REAPERS], [SOMEONE] * 5]
    return position(
        2, {KINGPIN: kingpin, 18: left, 19: right}, hands=hands, alliances=[OURS, THEIRS], revealed=[OURS[:2], []]
    )


def test_passing_is_warned_of_while_influence_would_score() -> None:
    state = crowned(DAMES, right=BUTCHERS)
    assert int(kinds(state, PASS)["pass-points"]["count"]) >= 1  # the Butchers follow the Dames onto the throne


def test_driving_out_an_own_ally_is_warned_of() -> None:
    state = crowned(BUTCHERS)
    assert int(kinds(state, influence(REAPERS, 18, KINGPIN))["loses-points"]["count"]) >= 1
    assert "loses-points" not in kinds(crowned(DAMES), influence(REAPERS, 18, KINGPIN))


def test_the_card_that_would_score_more_is_named() -> None:
    state = play(crowned(DAMES, right=BUTCHERS), influence(REAPERS, 18, KINGPIN))
    told = kinds(state, fill(18))["fill-other"]
    assert told["gang"] == BUTCHERS
    assert "fill-other" not in kinds(state, fill(19))


def test_with_two_players_a_strangers_first_climb_into_the_heart_is_warned_of() -> None:
    state = position(2, {11: RATS, 12: SOMEONE}, alliances=[OURS, THEIRS], revealed=[[], []])
    assert kinds(state, climb(11, 15)) == {"reveal-alone": {"gang": RATS}}
    own = position(2, {11: BUTCHERS, 12: SOMEONE}, alliances=[OURS, THEIRS], revealed=[[], []])
    assert kinds(own, climb(11, 15)) == {}


def test_with_three_players_it_is_not() -> None:
    state = position(3, {11: RATS, 12: SOMEONE}, revealed=[[], [], []])
    assert kinds(state, climb(11, 15)) == {}
