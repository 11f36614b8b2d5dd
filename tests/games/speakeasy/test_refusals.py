"""Refusals and lines of the journal name the clause that they are about."""

import pytest

from games.speakeasy.board import (
    build,
    chance,
    dock,
    give,
    helper,
    hold,
    play,
    raise_to,
    refused,
    ship,
    show_helpers,
    state_of,
    step,
    table,
    todo,
)
from omerta.core.game import State

CARD = step("take_card", type="any")


def clauses_of(state: State, kind: str) -> list[str]:
    """The clauses of all lines of a kind."""
    assert state.journal is not None
    return [event.clause for event in state.journal.truth() if event.kind == kind]


def test_E10_7_E10_2_a_helper_that_is_not_yours_and_one_that_can_do_nothing() -> None:
    position = table()
    helper(position, 0, 3, 17)  # cash; a sale
    state = state_of(todo(position, step("call"), step("capo")))
    assert refused(state, {"move": "call", "helper": 2}) == ("E10.7", "helper-not-yours")
    assert refused(state, {"move": "call", "helper": 17}) == ("E10.2", "impossible-now")


def test_E10_17_E10_2_a_helper_that_cannot_be_copied() -> None:
    position = table()
    show_helpers(position, 3, 17, 10)
    state = state_of(todo(position, step("copy_helper"), CARD))
    assert refused(state, {"move": "copy", "helper": 17}) == ("E10.2", "impossible-now")
    assert refused(state, {"move": "copy", "helper": 10}) == ("E10.17", "helper-not-shown")  # it copies itself
    assert refused(state, {"move": "copy", "helper": 1}) == ("E10.17", "helper-not-shown")


def test_E10_14_too_few_cards_for_one_more_level() -> None:
    position = table()
    raise_to(position, 0, vip=4)
    hold(position, 0, "fleet_book", "vip_level")
    state = state_of(todo(position, step("discard_for_level", track="vip"), CARD))
    assert refused(state, {"move": "level", "track": "party"}) == ("E10.14", "other-track")


@pytest.mark.parametrize(
    ("cops", "member", "barrel", "clause"),
    [([1], False, False, "E8.2"), ([1], True, True, "E11.3"), ([1], False, True, "E8.2"), ([], False, True, "E11.3")],
)
def test_E8_2_E11_3_why_nothing_can_be_unloaded(cops: list[int], member: bool, barrel: bool, clause: str) -> None:
    position = table()
    position["cops"] = cops
    build(position, 0, "speakeasy", 10, member=member, barrel=barrel)
    build(position, 1, "speakeasy", 11)
    position["seats"][0]["trucks"][0] = {"district": 1, "load": 1}
    state = state_of(todo(position, step("deliver", bonus=0, used=[0, 0]), CARD))
    assert refused(state, {"move": "unload", "truck": 0, "space": 10})[0] == clause
    assert refused(state, {"move": "unload", "truck": 0, "space": 11})[0] == "E11.3"  # another seat's


def test_E8_2_E11_2_why_a_barrel_cannot_be_sold() -> None:
    position = table()
    position["cops"] = [1]
    build(position, 0, "speakeasy", 10, 20, 30, barrel=True)
    build(position, 0, "speakeasy", 40)
    state = state_of(todo(position, step("sell", left=2), CARD))
    assert refused(state, {"move": "sell", "space": 10}) == ("E8.2", "not-operating")
    assert refused(state, {"move": "sell", "space": 40}) == ("E11.2", "nothing-to-sell")


def test_E17_1_E17_2_why_a_column_cannot_be_taken() -> None:
    position = table(3)
    hold(position, 0, "vip_level", "fleet_book")
    position["lower"] = [1, 2, None]
    state = state_of(todo(position, step("column"), CARD))
    assert state.to_json()["lower"] == [1, 2, 0]  # the only one left is no decision
    position["lower"] = [1, None, None]
    state = state_of(todo(position, step("column"), CARD))
    assert refused(state, {"move": "order", "column": 0}) == ("E17.1", "column-not-free")
    assert refused(state, {"move": "order", "column": 3}) == ("E17.1", "column-not-free")


def test_E17_4_E19_3_what_is_not_among_the_choices() -> None:
    position = table()
    hold(position, 0, "vip_level", "vip_none_2")
    dining = play(state_of(position), {"move": "capo", "location": "restaurant"})
    play(dining, {"move": "discard", "card": "vip_level"}, {"move": "order", "column": 0})
    assert refused(dining, {"move": "do", "effect": "sell"}) == ("E17.4", "not-in-row")
    position["capos"]["contractor"] = [1, None, None]
    parked = play(state_of(position), {"move": "capo", "location": "park", "from": "contractor", "person": 0})
    assert refused(parked, {"move": "do", "effect": "sell"}) == ("E19.3", "not-in-row")
    play(parked, {"move": "do", "effect": "book"})
    assert clauses_of(parked, "chose-effect")[0] == "E19.3"


def test_E15_5_the_next_crate_of_the_stack_comes_by_the_clause_of_the_raid() -> None:
    position = table()
    ship(position, "mccoy", 0, crate=9)
    dock(position, 0, "downtown", 1)
    raise_to(position, 0, strength=5)
    give(position, 0, goons=6)
    state = state_of(todo(position, step("ambush"), CARD))
    chance(play(state, {"move": "ambush", "ship": "mccoy"}))
    assert clauses_of(state, "crate") == ["E15.5"]
