"""S3, S6: where a token may go, what it counts as, how strong it is."""

from collections.abc import Mapping

import pytest

from games.syndicate.board import (
    ANTONIO,
    BLOCK_COP,
    BOMBER,
    BONNIE,
    BRONX,
    BROOKLYN,
    DECLINE,
    EAST_LA,
    GANGSTER_BOSS,
    INFORMER,
    KINDS,
    MALIBU,
    MANHATTAN,
    NEW_YORK,
    PASADENA,
    QUEENS,
    QUICK_COP,
    QUICK_GANGSTER,
    SAN_PEDRO,
    SHOT_COP,
    SHOT_COP_GREY,
    SMUGGLER_BOSS,
    SNOOP,
    STATEN_ISLAND,
    TOKENS,
    above,
    can,
    district,
    goals,
    hand,
    marker,
    moves,
    now,
    place,
    play,
    position,
    refusal,
    refusal_of,
    settle,
    smuggle,
    wealth,
)
from omerta.core.game import OVER, State

FIRST_ROWS = [0, 1, 2, 9, 10, 18, 19, 28, 29, 30, 31, 35, 36, 37]


def holding(*tokens: int, fields: Mapping[int, tuple[int, int]] | None = None, last: int | None = None) -> State:
    """Seat 0 to place one of these, the rival's last token having counted as a kind."""
    return position(fields=fields, hands=[tokens, [8]], last=[None, last])


def test_S3_1_only_the_topmost_row_with_a_free_field_is_active() -> None:
    state = holding(8)
    assert refusal(state, place(8, 3)) == ("S3.1", "row-not-active")
    assert refusal(state, place(8, 8)) == ("S3.1", "row-not-active")
    assert refusal(position(full=[0, 2], hands=[[8], [8]]), place(8, 4)) == ("S3.1", "row-not-active")


def test_S3_1_with_a_row_full_the_next_one_is_active() -> None:
    state = position(full=[0, 1, 2, 9, 10], hands=[[8], [8]])
    assert [field for field in goals(state, 8) if field <= 17] == [3, 4, 5, 11, 12, 13, 14]
    assert refusal(state, place(8, 6)) == ("S3.1", "row-not-active")


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_S3_1_the_fields_of_a_row_are_filled_in_any_order(taken: int) -> None:
    state = position(full=[taken], hands=[[8], [8]])
    assert [field for field in goals(state, 8) if field <= 8] == [field for field in range(3) if field != taken]


def test_S3_2_only_a_token_in_hand_is_placed() -> None:
    assert refusal(holding(8), place(9, 0)) == ("S3.2", "token-not-held")
    assert refusal(position(hands=[[8], [9]]), place(9, 0)) == ("S3.2", "token-not-held")


def test_S3_2_only_on_a_free_field() -> None:
    state = position(fields={36: (0, 1)}, hands=[[8, SNOOP], [8]])
    assert refusal(state, place(8, 36)) == ("S3.2", "field-taken")
    assert refusal(state, place(SNOOP, 36)) == ("S3.2", "field-taken")


@pytest.mark.parametrize(
    "kind", [kind for kind in range(KINDS) if kind not in (SHOT_COP_GREY, ANTONIO, INFORMER, SNOOP)]
)
def test_S3_2_only_on_a_field_of_a_type_that_the_token_allows(kind: int) -> None:
    state, allowed = holding(kind), TOKENS[kind][2]
    assert goals(state, kind) == [field for field in FIRST_ROWS if NEW_YORK[field].type in allowed]
    for field in FIRST_ROWS:
        if NEW_YORK[field].type not in allowed:
            assert refusal(state, place(kind, field)) == ("S3.2", "wrong-field-type")


@pytest.mark.parametrize("kind", [SHOT_COP_GREY, ANTONIO])
def test_S3_2_the_grey_gangs_own_tokens_go_anywhere(kind: int) -> None:
    state = position("los_angeles", hands=[[kind], [8]])
    assert goals(state, kind) == list(range(11))


def test_S3_2_a_closed_or_unopened_district_takes_nothing() -> None:
    state = position("los_angeles", closed=[MALIBU], markers={MALIBU: 5}, hands=[[8, SNOOP], [8]])
    for kind in (8, SNOOP):
        assert goals(state, kind) == list(range(3, 11))
        assert refusal(state, place(kind, 0)) == ("S7.5", "district-closed")
        assert refusal(state, place(kind, 11)) == ("S8.1", "district-unopened")


def test_S3_2_new_york_has_41_fields() -> None:
    assert refusal(holding(8), place(8, 41)) == ("S1.6", "not-in-this-mode")
    assert refusal(holding(8), place(8, 46)) == ("S1.6", "not-in-this-mode")


@pytest.mark.parametrize("kind", [0, 8, QUICK_COP, BOMBER, BONNIE, SNOOP])
def test_S3_3_a_token_counts_as_its_own_kind(kind: int) -> None:
    state = play(holding(kind, 0, last=5), place(kind, 2))
    assert now(state)["last"] == [kind, 5]


@pytest.mark.parametrize(
    ("copied", "field", "moved"), [(2, 2, 3), (5, 36, 3), (9, 31, 2), (16, 36, 4), (BLOCK_COP, 36, 4), (BOMBER, 2, 7)]
)
def test_S3_4_the_informer_counts_as_the_token_the_rival_placed_last(copied: int, field: int, moved: int) -> None:
    state = holding(INFORMER, last=copied)
    play(state, place(INFORMER, field))
    assert marker(state, NEW_YORK[field].district) == moved
    assert (now(state)["fields"][field], now(state)["last"]) == ([INFORMER, 0], [copied, copied])


@pytest.mark.parametrize("copied", [0, 3, 8, GANGSTER_BOSS, SMUGGLER_BOSS, BONNIE])
def test_S3_4_the_informer_goes_where_the_copied_token_may(copied: int) -> None:
    state = holding(INFORMER, last=copied)
    assert goals(state, INFORMER) == [field for field in FIRST_ROWS if NEW_YORK[field].type in TOKENS[copied][2]]
    if copied == 3:
        assert refusal(state, place(INFORMER, 1)) == ("S3.2", "wrong-field-type")


def test_S3_4_the_informer_copies_what_was_really_placed() -> None:
    state = position(hands=[[INFORMER, 8], [5]], active=1)
    settle(play(state, place(5, 35)))
    assert goals(state, INFORMER) == [0, 2, 9, 10, 29, 30, 31, 36, 37]
    play(state, place(INFORMER, 36))
    assert marker(state, BROOKLYN) == -3 + 3


def test_S3_4_of_several_tokens_the_last_one_is_copied() -> None:
    state = position(hands=[[INFORMER, 8], [QUICK_COP, 2, 8]], active=1)
    settle(play(state, place(QUICK_COP, 36), place(2, 37), smuggle(MANHATTAN)))
    assert now(state)["last"][1] == 2
    assert set(goals(state, INFORMER)) == {field for field in FIRST_ROWS if NEW_YORK[field].type in "LM"} - {36, 37}


def test_S3_4_an_informer_is_remembered_as_the_kind_it_counted_as() -> None:
    """There is one Informer, so that nobody can copy it with another; what the next one would copy is the kind."""
    state = play(position(hands=[[9, 8], [INFORMER]], last=[2, None], active=1), place(INFORMER, 36))
    assert (now(state)["last"], now(state)["fields"][36]) == ([2, 2], [INFORMER, 1])


def test_S3_4_as_long_as_the_rival_has_placed_nothing_the_informer_stays_in_hand() -> None:
    state = holding(INFORMER, 8)
    assert goals(state, INFORMER) == []
    assert refusal(state, place(INFORMER, 36)) == ("S3.4", "nothing-to-copy")


def test_S3_4_with_only_an_informer_and_nothing_to_copy_one_has_lost() -> None:
    state = holding(INFORMER)
    assert (state.to_move, now(state)["winner"]) == (OVER, 1)


def test_S3_4_a_copied_snoop_frees_the_informer_from_the_active_row() -> None:
    state = holding(INFORMER, 8, last=SNOOP)
    assert goals(state, INFORMER) == list(range(41))
    play(state, place(INFORMER, 40))
    assert (marker(state, BROOKLYN), now(state)["last"][0]) == (0, SNOOP)


def test_S3_4_a_copied_boss_counts_the_men_of_who_places_the_informer() -> None:
    men = {18: (0, 0), 19: (8, 0), 20: (1, 1)}
    assert marker(play(holding(INFORMER, fields=men, last=GANGSTER_BOSS), place(INFORMER, 22)), BRONX) == 1 + 2


def test_S3_4_a_copied_bonnie_looks_at_the_marker_from_the_other_side() -> None:
    for side, strength in ((-5, 3), (5, 1)):
        state = position(markers={BROOKLYN: side}, hands=[[INFORMER], [8]], last=[None, BONNIE])
        assert marker(play(state, place(INFORMER, 36)), BROOKLYN) == side + strength


def test_S3_4_a_copied_symbol_works() -> None:
    quick = play(holding(INFORMER, 8, last=QUICK_GANGSTER), place(INFORMER, 36))
    assert (now(quick)["stage"], can(quick, DECLINE)) == ("support", True)
    blocked = play(holding(INFORMER, last=BLOCK_COP), place(INFORMER, 35))
    assert (wealth(blocked), marker(blocked, BROOKLYN)) == ([0, 0], 4)
    shot = play(position(hands=[[INFORMER], [8]], last=[None, SHOT_COP]), place(INFORMER, 36))
    assert hand(shot, 1) == []


def test_S3_5_the_snoop_goes_on_any_free_field_of_an_open_district() -> None:
    state = position(full=[0, 5, 40], closed=[QUEENS], markers={QUEENS: 11}, hands=[[SNOOP], [8]])
    closed = district(QUEENS)
    assert goals(state, SNOOP) == [field for field in range(41) if field not in (0, 5, 40, *closed)]
    assert refusal(state, place(SNOOP, 28)) == ("S7.5", "district-closed")


def test_S3_5_the_snoop_never_goes_into_an_unopened_district() -> None:
    state = position("los_angeles", hands=[[SNOOP], [8]])
    assert goals(state, SNOOP) == list(range(11))
    assert refusal(state, place(SNOOP, 11)) == ("S8.1", "district-unopened")


def test_S3_5_the_snoop_has_no_strength() -> None:
    state = play(holding(SNOOP), place(SNOOP, 40))
    assert now(state)["markers"] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("kind", [kind for kind in range(KINDS) if kind not in (7, 10, 11, 12, 23, 24, 25, 26)])
def test_S6_1_strength_is_the_number_on_the_token(kind: int) -> None:
    state = play(holding(kind, 0), place(kind, 36))
    assert marker(state, BROOKLYN) == TOKENS[kind][0]


@pytest.mark.parametrize(("kind", "strength"), [(SHOT_COP_GREY, 0), (ANTONIO, 4)])
def test_S6_1_strength_of_the_grey_gangs_own_tokens(kind: int, strength: int) -> None:
    assert marker(play(position("los_angeles", hands=[[kind], [8]]), place(kind, 10)), SAN_PEDRO) == strength


@pytest.mark.parametrize("kind", [SNOOP, QUICK_COP])
def test_S6_1_a_tN_field_still_moves_the_marker_under_a_token_without_strength(kind: int) -> None:
    assert marker(play(holding(kind), place(kind, 29)), QUEENS) == 1


def test_S6_1_the_snoop_lets_a_tN_field_of_a_lower_row_work() -> None:
    assert marker(play(holding(SNOOP), place(SNOOP, 24)), BRONX) == 2


@pytest.mark.parametrize("kind", range(13))
def test_S6_2_a_boss_counts_its_own_men_and_no_others(kind: int) -> None:
    """Kind by kind: on a mixed field beside the boss, own or the rival's."""
    for boss, men in ((GANGSTER_BOSS, {0, 1, 2, 6, 7, 8, 9, 10}), (SMUGGLER_BOSS, {3, 4, 5, 6, 7, 8, 9, 11})):
        if kind in (boss, SHOT_COP_GREY, ANTONIO):
            continue
        for seat in range(2):
            state = position(fields={36: (kind, seat)}, hands=[[boss], [8]])
            counts = kind in men and seat == 0
            assert marker(play(state, place(boss, 37), smuggle(MANHATTAN)), BROOKLYN) == 1 + counts


def test_S6_2_the_grey_cop_counts_and_antonio_never_does() -> None:
    for kind, strength in ((SHOT_COP_GREY, 2), (ANTONIO, 1)):
        state = position("los_angeles", fields={3: (kind, 0)}, hands=[[GANGSTER_BOSS], [8]])
        assert marker(play(state, place(GANGSTER_BOSS, 5)), PASADENA) == strength


def test_S6_2_the_boss_does_not_count_itself_nor_other_districts() -> None:
    state = position(fields={19: (0, 0), 1: (8, 0), 36: (9, 0)}, hands=[[GANGSTER_BOSS], [8]])
    assert marker(play(state, place(GANGSTER_BOSS, 2)), MANHATTAN) == 1 + 1


def test_S6_2_the_men_of_every_row_count() -> None:
    fields = {18: (0, 0), 19: (0, 0), 20: (1, 0), 21: (2, 0), 22: (8, 0), 25: (9, 0)}
    state = play(position(fields=fields, hands=[[GANGSTER_BOSS], [8]]), place(GANGSTER_BOSS, 27))
    assert marker(state, BRONX) == 1 + 6


def test_S6_2_a_boss_counts_another_boss_of_its_kind_played_by_an_informer() -> None:
    """An own boss lies there; the Informer that copies the rival's counts it."""
    fields = {18: (GANGSTER_BOSS, 0), 19: (0, 1)}
    state = holding(INFORMER, fields=fields, last=GANGSTER_BOSS)
    assert marker(play(state, place(INFORMER, 22)), BRONX) == 1 + 1


def test_S6_2_an_informer_never_counts_whatever_it_counted_as() -> None:
    fields = {18: (INFORMER, 0), 19: (0, 1)}
    state = position(fields=fields, hands=[[GANGSTER_BOSS], [8]], last=[0, 0])
    assert marker(play(state, place(GANGSTER_BOSS, 22)), BRONX) == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("side", "strength"), [(-1, 3), (-9, 3), (0, 1), (1, 1), (9, 1)])
def test_S6_3_bonnie_is_stronger_on_the_rivals_side(seat: int, side: int, strength: int) -> None:
    sign = 1 if seat == 0 else -1
    hands = [[BONNIE, 8], [9]] if seat == 0 else [[9], [BONNIE, 8]]
    state = position(markers={BROOKLYN: side * sign}, hands=hands, active=seat)
    assert marker(play(state, place(BONNIE, 36)), BROOKLYN) == sign * (side + strength)


def test_S6_4_the_bomber_moves_every_other_open_district_toward_the_rival() -> None:
    markers = {MANHATTAN: 0, STATEN_ISLAND: 5, BRONX: -5, QUEENS: 1, BROOKLYN: 11}
    state = position(markers=markers, closed=[BROOKLYN], hands=[[BOMBER], [8]])
    play(state, place(BOMBER, 2))
    assert now(state)["markers"] == [7, 3, -7, -1, 11]


def test_S6_4_the_bomber_stops_before_the_rivals_hat() -> None:
    markers = {STATEN_ISLAND: -12, BRONX: -13, QUEENS: -9, BROOKLYN: -10}
    state = position(markers=markers, hands=[[BOMBER], [8]])
    play(state, place(BOMBER, 2))
    assert now(state)["markers"] == [7, -13, -13, -10, -10]
    assert now(state)["closed"] == []


def test_S6_4_in_los_angeles_the_bomber_stops_on_four() -> None:
    state = position("los_angeles", markers={PASADENA: 3, EAST_LA: 4, SAN_PEDRO: -1}, hands=[[8], [BOMBER]], active=1)
    settle(play(state, place(BOMBER, 1)))
    assert now(state)["markers"][:5] == [-7, 4, 4, 1, None]


def test_S6_4_a_marker_past_the_stop_stays_where_it_is() -> None:
    state = position(markers={QUEENS: -11, BROOKLYN: 11}, hands=[[BOMBER], [8]])
    play(state, place(BOMBER, 2))
    assert (marker(state, QUEENS), marker(state, BROOKLYN)) == (-11, 9)


def test_S6_4_a_copied_bomber_bombs_too() -> None:
    state = play(holding(INFORMER, last=BOMBER), place(INFORMER, 36))
    assert now(state)["markers"] == [-2, -2, -2, -2, 7]


def test_S6_4_the_bomber_that_closes_its_district_has_bombed_before_the_free_fields_come() -> None:
    state = position(full=above(6), markers={MANHATTAN: 7}, hands=[[BOMBER], [8]])
    play(state, place(BOMBER, 8))
    assert (now(state)["stage"], now(state)["markers"]) == ("closing", [14, -2, -2, -2, -2])


def test_a_number_that_means_nothing_is_refused() -> None:
    for action in (-1, 1512, 99999):
        assert refusal_of(holding(8), action) == ("S4.2", "no-such-move")
    assert moves(holding(8))[0] == place(8, 0)
