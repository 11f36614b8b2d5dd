"""F15: the dons; what they use, where they go, what they gain, and how they explain themselves."""

from typing import Any

import pytest

from games.families.board import (
    after,
    befriend,
    build,
    case_of,
    dons_turn,
    drawn,
    hand_of,
    hold,
    lot,
    mark,
    moves,
    on,
    play,
    put,
    stash,
    state_of,
    table,
    thug,
    told,
)
from games.families.test_acts import turf
from games.families.test_examples import bribery
from omerta.core.chance import playout
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from omerta.games import find

GAME = find("families")

DONS = ("luciano", "siegel", "capone")


@pytest.mark.parametrize("don", DONS)
def test_F15_1_a_don_never_has_a_hand_and_gains_on_each_turn(don: str) -> None:
    state, numbers = GAME.new(2, {"dons": don}), Numbers(3)
    while state.to_move != OVER:
        assert state.to_move != 1
        legal = state.legal()
        pick = numbers.below(len(legal))
        state.advance(legal[pick])
    seats: Any = state.to_json()["seats"]
    assert not any(seats[1]["hand"].values())
    assert seats[1]["hand_jobs"] == []


@pytest.mark.parametrize(
    ("don", "first", "then"),
    [("luciano", "member", "mayor"), ("siegel", "thug", "thug"), ("capone", "thug", "thug")],
)
def test_F15_2_F15_3_the_order_of_kinds(don: str, first: str, then: str) -> None:
    position = table(don)
    befriend(position, 1, "mayor")
    position["passed"] = [0]
    state = state_of(dons_turn(position))
    kinds: list[str] = []
    while len(kinds) < 2:
        kinds = [figure["kind"] for figure in after(state)["figures"].values()]
        state.apply(state.legal()[0])
    assert sorted(kinds[:2]) == sorted([first, then])


def effect(don: str, code: str, **settings: Any) -> dict[str, Any]:
    position = table(don, **settings)
    position["active"] = 1
    return on(position, {"step": "effect", "seat": 1, "code": code})


def test_F15_9_victims_in_their_order() -> None:
    position = effect("luciano-siegel", "KILL_ANY")
    put(position, 2, "thug", "P1")
    put(position, 0, "thug", "P7")
    put(position, 0, "member", "M06")
    state = state_of(position)
    assert after(state)["hudson"] == [{"seat": 0, "kind": "member"}]  # M06 touches 5, before 7


def test_F15_9_drive_by_and_car_bomb_go_where_they_hurt_most() -> None:
    position = effect("luciano", "DRIVEBY")
    put(position, 0, "thug", "P1", "P5")
    put(position, 0, "member", "M07")
    assert [figure["kind"] for figure in after(state_of(position))["hudson"]] == ["thug", "member"]
    position = effect("luciano", "CARBOMB")
    build(position, "L1", 3)
    put(position, 0, "thug", "P1", "P3", "L1")
    assert set(after(state_of(position))["figures"]) == {"P1"}


def test_F15_9_thefts_offers_and_control() -> None:
    position = effect("luciano", "STEAL_HAND")
    hold(position, 0, "gun", "$5")
    state = play(state_of(position), lot("$5"))
    assert "$5" in case_of(state, 1)
    position = effect("luciano", "STEAL_HAND")
    hold(position, 0, "gun", "$5")
    assert after(play(state_of(position), lot("gun")))["supply"]["gun"] == 8
    position = effect("luciano-siegel", "STEAL_CASE")
    stash(position, 2, "$3", "$1")
    assert "$3" in case_of(play(state_of(position), lot("$3")), 1)
    position = effect("luciano", "OFFER")
    hold(position, 0, "$5", "$2")
    assert "$2" in case_of(play(state_of(position), {"move": "show", "card": "$2"}), 1)
    position = effect("luciano", "CONTROL")
    put(position, 1, "member", "M05")
    mark(position, 3, 1)
    assert after(state_of(position))["markers"][4] == [1]


def test_F15_9_F15_10_what_makes_no_sense_is_a_job() -> None:
    for code, draws in (("JOB:2", 2), ("GOODS:2", 1), ("MOVE_OWN", 1), ("EXCHANGE", 1), ("GAIN:gun", 1)):
        state = state_of(effect("luciano", code))
        assert after(state)["todo"][0] == {"step": "ai_draw", "seat": 1, "left": draws, "access": []}
    state = state_of(effect("luciano", "STASH:3"))
    assert case_of(state, 1)[:3] == ["$1", "$1", "$1"]
    assert "$5" in case_of(state_of(effect("luciano", "GAIN:$5")), 1)


def test_F15_6_with_ai_yield_all_every_kind_of_gain() -> None:
    position = table("capone", ai_yield="all")
    build(position, "E4", 4)
    position["act"] = 3
    for seat in range(2):
        position["seats"][seat]["members"] = 2
    put(position, 0, "thug", "P4")
    state = state_of(dons_turn(position))  # E4: narcotics, stash
    assert [step["step"] for step in after(state)["todo"]] == ["ai_draw", "ai_gain", "control"]
    play(state, drawn("Y03"))
    assert case_of(state, 1)[:2] == ["$1", "$2"]


def test_F15_13_money_that_the_supply_lacks() -> None:
    position = effect("luciano", "GAIN:$5")
    stash(position, 0, *["$5"] * 25)
    assert "$3" in case_of(state_of(position), 1)
    for card, count in (("$3", 25), ("$2", 30), ("$1", 40)):
        stash(position, 0, *[card] * count)
    state = state_of(position)
    assert after(state)["todo"][0]["step"] == "ai_draw"
    position["job_discard"], position["job_deck"] = position["job_deck"], []
    position["passed"] = [0]
    put(position, 1, "thug", "P1", "P2", "P3")
    put(position, 1, "member", "M01")
    assert case_of(state_of(position), 1) == []


def test_F15_14_two_dons_and_a_human_who_bids_nothing() -> None:
    position = table("luciano-siegel")
    stash(position, 0, "$5")
    state = state_of(bribery(position, 0, 1, 2))
    play(state, {"move": "bid", "card": None})
    todo = after(state)["todo"]
    assert [(step["step"], step["seat"]) for step in todo] == [("ai_take", 1)]  # even with an empty suitcase


@pytest.mark.parametrize(("don", "ally"), [("luciano", "mayor"), ("siegel", "union_boss"), ("capone", "union_boss")])
def test_F15_15_favourite_allies(don: str, ally: str) -> None:
    position = bribery(table(don), 0, 1)
    position["row"] = ["mayor", "union_boss"]
    stash(position, 0, "$1")
    stash(position, 1, "$1", "$1")
    state = play(state_of(position), {"move": "bid", "card": None})
    assert after(state)["seats"][1]["allies"][0]["ally"] == ally


def test_F15_16_a_don_moves_his_lowest_from_where_he_has_most() -> None:
    position = table("luciano")
    put(position, 1, "member", "M02")
    mark(position, 3, 1, 1, 1)
    mark(position, 5, 1, 1, 1)
    mark(position, 6, 0, 1, 1)
    mark(position, 7, 1)
    state = turf(position, 1)
    assert after(state)["markers"] == [[1], [], [1, 1, 1], [], [1, 1], [0, 1, 1], [1]]


def test_F15_11_another_dons_square_figure_counts_too() -> None:
    position = table("luciano-siegel")
    mark(position, 7, 1)
    position["active"] = 2
    state = state_of(on(position, {"step": "ai_turn", "seat": 2}))
    assert after(state)["todo"][0] == {"step": "ai_draw", "seat": 1, "left": 1, "access": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_F15_17_F15_18_advice_and_reasons_are_told(language: str) -> None:
    words = Words(language, GAME)
    state = GAME.new(2, {"dons": "luciano"})
    assert "label-advice" in state.caveats()
    assert "(F15.17)" in words.text("label-advice")
    assert "Robertson" in words.rule("F15.18")


def test_F15_5_F15_6_a_don_explains_himself() -> None:
    position = table("luciano")
    state: State = state_of(position)
    play(state, thug("P7"))
    kinds = told(state)
    assert ("don-chose", "F15.5") in kinds
    assert ("don-yield", "F15.6") in kinds
    assert state.to_move == CHANCE
    play(state, drawn("R07"))
    assert ("don-completed", "F15.8") in told(state)
    assert hand_of(state, 0) == []
    playout(state, Numbers(1))
    assert moves(state) == []
