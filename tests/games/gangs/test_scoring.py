"""G7: points and winners."""

import pytest

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
    TOUGHS,
    play,
    position,
)
from omerta.core.game import Result, State

# Kingpin Rats; Dragons and Dames; Toughs, Toughs and Dandies.
UPPER_ROWS = {20: RATS, 18: DRAGONS, 19: DAMES, 15: TOUGHS, 16: TOUGHS, 17: DANDIES}


def result_of(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


def ended(*alliances: list[int], hands: list[list[int]] | None = None, pyramid: dict[int, int] | None = None) -> Result:
    """How a game with these alliances ends when all pass; everyone holds one card unless hands are given."""
    players = len(alliances)
    held = [[ROWDIES] for _ in alliances] if hands is None else hands
    upper = UPPER_ROWS if pyramid is None else pyramid
    return result_of(position(players, upper, alliances=alliances, hands=held, passed=range(players)))


def score(alliances: list[int], rival: list[int]) -> int:
    return ended(alliances, rival).scores[0]


@pytest.mark.parametrize(
    ("gang", "points"),
    [(RATS, 3), (DRAGONS, 2), (DAMES, 2), (TOUGHS, 2), (DANDIES, 1), (BUTCHERS, 0), (REAPERS, 0), (ROWDIES, 0)],
)
def test_G7_1_three_for_the_kingpin_two_in_row_five_one_in_row_four(gang: int, points: int) -> None:
    worthless = [other for other in (BUTCHERS, REAPERS, ROWDIES) if other != gang][:2]
    rival = [other for other in range(8) if other not in (gang, *worthless)][:3]
    assert score([gang, *worthless], rival) == points


def test_G7_1_the_three_alliances_add_up() -> None:
    assert score([RATS, DRAGONS, TOUGHS], [BUTCHERS, REAPERS, RATS]) == 3 + 2 + 1 + 1


def test_G7_1_an_alliance_scores_for_each_matching_card() -> None:
    dragons = {20: DRAGONS, 18: DRAGONS, 19: DRAGONS, 15: DRAGONS, 16: RATS, 17: DAMES}
    assert ended([DRAGONS, TOUGHS, REAPERS], [RATS, DAMES, ROWDIES], pyramid=dragons).scores == [8, 2]


def test_G7_1_the_lower_rows_score_nothing() -> None:
    lower = {**UPPER_ROWS, **dict.fromkeys((11, 12, 13, 6), REAPERS)}
    assert ended([REAPERS, BUTCHERS, ROWDIES], [RATS, DAMES, TOUGHS], pyramid=lower).scores[0] == 0


def test_G7_1_revealed_and_hidden_alliances_score_alike() -> None:
    triples = [[DRAGONS, RATS, TOUGHS], [DAMES, DANDIES, RATS]]
    scores = []
    for revealed in ([[DRAGONS, RATS], []], [[TOUGHS], [DANDIES]], [[], [RATS, DAMES]]):
        state = position(2, UPPER_ROWS, alliances=triples, revealed=revealed, hands=[[0], [0]], passed=[0, 1])
        scores.append(result_of(state).scores)
    assert scores == [[7, 6]] * 3


def test_G7_1_nobody_scores_more_than_ten() -> None:
    """All six upper places of one gang's three allies: 3 + 2 + 2 + 1 + 1 + 1."""
    upper = {20: RATS, 18: DRAGONS, 19: DRAGONS, 15: TOUGHS, 16: TOUGHS, 17: RATS}
    assert ended([RATS, DRAGONS, TOUGHS], [DAMES, DANDIES, RATS], pyramid=upper).scores == [10, 4]


def test_G7_2_most_points_wins() -> None:
    result = ended([RATS, BUTCHERS, ROWDIES], [DRAGONS, DAMES, BUTCHERS], [TOUGHS, DANDIES, BUTCHERS])
    assert (result.scores, result.winners) == ([3, 4, 3], [1])
    assert (result.reason, result.clause) == ("most-points", "G7.2")


def test_G7_2_influence_left_does_not_outweigh_points() -> None:
    result = ended([RATS, BUTCHERS, ROWDIES], [DRAGONS, DAMES, BUTCHERS], hands=[[ROWDIES] * 2 + [REAPERS] * 3, []])
    assert (result.scores, result.winners) == ([3, 4], [1])


def test_G7_2_a_tie_goes_to_the_seat_with_more_influence_left() -> None:
    tied = [RATS, BUTCHERS, ROWDIES], [DRAGONS, DANDIES, BUTCHERS]
    result = ended(*tied, hands=[[ROWDIES], [ROWDIES, REAPERS]])
    assert (result.scores, result.winners) == ([3, 3], [1])
    assert (result.reason, result.clause) == ("more-influence", "G7.2")
    assert ended(*tied, hands=[[ROWDIES], []]).winners == [0]


def test_G7_2_only_the_leaders_influence_counts() -> None:
    tied = [RATS, BUTCHERS, ROWDIES], [DRAGONS, DANDIES, BUTCHERS], [REAPERS, TOUGHS, BUTCHERS]
    result = ended(*tied, hands=[[ROWDIES], [ROWDIES, REAPERS], [ROWDIES, REAPERS, REAPERS]])
    assert (result.scores, result.winners) == ([3, 3, 2], [1])


def test_G7_2_cards_held_when_passing_are_cards_left() -> None:
    triples = [[RATS, BUTCHERS, ROWDIES], [DRAGONS, DANDIES, BUTCHERS]]
    state = position(2, UPPER_ROWS, alliances=triples, hands=[[ROWDIES, REAPERS], [ROWDIES]])
    assert result_of(play(state, PASS, PASS)).winners == [0]


def test_G7_3_still_tied_the_victory_is_shared() -> None:
    result = ended([RATS, BUTCHERS, ROWDIES], [DRAGONS, DANDIES, BUTCHERS], [REAPERS, TOUGHS, BUTCHERS])
    assert (result.scores, result.winners) == ([3, 3, 2], [0, 1])
    assert (result.reason, result.clause) == ("shared", "G7.3")


def test_G7_3_only_those_with_most_influence_share() -> None:
    tied = [RATS, BUTCHERS, ROWDIES], [DRAGONS, DANDIES, BUTCHERS], [DAMES, REAPERS, DANDIES]
    result = ended(*tied, hands=[[ROWDIES] * 2, [ROWDIES], [REAPERS] * 2])
    assert (result.scores, result.winners, result.reason) == ([3, 3, 3], [0, 2], "shared")


def test_G7_3_before_the_end_there_is_no_result() -> None:
    assert position(2, {KINGPIN: RATS}).result() is None
