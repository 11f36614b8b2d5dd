"""The worked examples X1 … X22 of the rules document, one test each, named by the clauses they show."""

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
    is_over,
    last_reserve,
    lot,
    mark,
    member,
    moves,
    on,
    play,
    put,
    seat_of,
    stash,
    state_of,
    table,
    thug,
)
from omerta.core.game import State
from omerta.games import find
from tables import is_open

GAME = find("families")


def dealt(dons: str) -> State:
    state = GAME.new(len(dons.split("-")) + 1, {"dons": dons})
    while not is_open(state):
        state.apply(state.legal()[0])
    return state


def test_X1_F3_3_F3_4_solo_against_one_don() -> None:
    position = after(dealt("siegel"))
    goods = dict.fromkeys(("gun", "booze", "blood", "narcotics"), 8)
    assert position["supply"] == {"$1": 39, "$2": 29, "$3": 24, "$5": 25, **goods}
    assert (len(position["job_deck"]), len(position["row"])) == (38, 2)
    assert [(seat["thugs"], seat["members"], seat["markers"]) for seat in position["seats"]] == [(3, 1, 9)] * 2
    assert not any(position["seats"][1]["hand"].values())
    assert not any(position["seats"][1]["case"].values())


def test_X1_F1_3_F3_2_extra_spaces_open_with_more_families() -> None:
    def open_rounds(dons: str) -> list[str]:
        return [move["space"] for move in moves(state_of(table(dons))) if move["move"] == "member"]

    assert open_rounds("siegel") == [f"M{n:02}" for n in range(1, 9)]
    assert open_rounds("siegel-luciano") == [f"M{n:02}" for n in range(1, 13)]
    position = after(dealt("siegel-luciano"))
    assert [seat["thugs"] for seat in position["seats"]] == [2, 2, 2]
    assert len(position["row"]) == 3


def luciano_at_m02() -> State:
    position = table("luciano")
    build(position, "L5", 7)
    put(position, 0, "member", "M03")
    return state_of(dons_turn(position))


def test_X2_F15_5_F15_7_F15_8_F15_9_luciano_completes_with_one_good() -> None:
    state = luciano_at_m02()
    assert after(state)["todo"][0] == {"step": "ai_draw", "seat": 1, "left": 1, "access": ["gun"]}
    play(state, drawn("R07"))
    assert case_of(state, 1) == ["$2", "R07"]
    assert after(state)["hudson"] == [{"seat": 0, "kind": "member"}]
    assert after(state)["figures"] == {"M02": {"seat": 1, "kind": "member"}}


def test_X3_F15_6_without_access_the_job_is_stashed() -> None:
    state = play(luciano_at_m02(), drawn("G04"))
    assert case_of(state, 1) == ["G04"]
    assert after(state)["hudson"] == []


@pytest.mark.parametrize("gun_shop", [False, True])
def test_X4_F15_4_F15_6_siegels_first_turns(gun_shop: bool) -> None:
    position = table("siegel")
    if gun_shop:
        build(position, "L1", 7)
    state = state_of(dons_turn(position))
    assert after(state)["figures"] == {"P7": {"seat": 1, "kind": "thug"}}
    assert case_of(state, 1) == ["$1", "$1"]
    play(state, {"move": "pass"})
    place, access = ("L1", ["gun"]) if gun_shop else ("P6", ["gun", "booze"])
    assert place in after(state)["figures"]
    assert after(state)["todo"][0]["access"] == access


def siegel_at_the_reserve(*cards: str) -> State:
    position = table("siegel")
    position["act"] = 3
    for seat in range(2):
        last_reserve(position, seat, 2)
    build(position, "E1", 7)
    put(position, 0, "thug", "P7")
    stash(position, 1, *cards)
    return state_of(dons_turn(position))


def test_X5_F15_6_the_federal_reserve_costs_three_random_cards() -> None:
    state = siegel_at_the_reserve("$1", "$1", "$3", "R01", "G02")
    assert "E1" in after(state)["figures"]
    before = after(state)["supply"]
    play(state, lot("$1"), lot("R01"), lot("$3"))
    assert case_of(state, 1) == ["$1", "$3", "$5", "G02"]
    assert after(state)["job_discard"] == ["R01"]
    assert after(state)["supply"]["$1"] == before["$1"] + 1
    assert after(state)["supply"]["$3"] == before["$3"]  # one came back, one was gained


def test_X5_F15_6_with_too_few_cards_a_don_keeps_them_and_draws() -> None:
    state = play(siegel_at_the_reserve("$1", "R01"), drawn("G02"))
    assert case_of(state, 1) == ["$1", "G02", "R01"]


def test_X6_F15_6_F7_5_capone_takes_what_is_shown_and_the_controller_too() -> None:
    position = table("capone")
    mark(position, 4, 0)
    state = play(state_of(dons_turn(position)), drawn("R01"))
    assert case_of(state, 1) == ["$2", "R01"]
    play(state, drawn("G01"))
    assert hand_of(state, 0) == ["$2", "G01"]


@pytest.mark.parametrize(("setting", "card"), [("faq", "$2"), ("job", "G01")])
def test_X7_F15_11_a_don_shares_in_his_territory(setting: str, card: str) -> None:
    position = table("luciano", ai_control_card=setting)
    mark(position, 4, 1)
    state = play(state_of(position), thug("P4"), drawn("R01"))
    if setting == "job":
        play(state, drawn("G01"))
    assert hand_of(state, 0) == ["$2", "R01"]
    assert card in case_of(state, 1)


def test_X7_F15_11_without_money_shown_he_gets_a_job() -> None:
    position = table("luciano")
    mark(position, 6, 1)
    state = play(state_of(position), thug("P6"), drawn("G01"))
    assert "G01" in case_of(state, 1)


def test_X8_F15_11_a_member_that_touches_a_dons_territories() -> None:
    def played(*outcomes: dict[str, Any], pawnshop: bool = False, **settings: Any) -> State:
        position = table("luciano", **settings)
        put(position, 1, "member", "M02")
        put(position, 1, "thug", "P1", "P2", "P5")  # nothing left for his turn
        mark(position, 3, 1)
        mark(position, 6, 1)
        if pawnshop:
            build(position, "L4", 6)
        return play(state_of(position), member("M04"), *outcomes)

    stop = {"move": "stash", "card": None}
    assert case_of(play(played(drawn("R01")), drawn("G01")), 1) == ["G01"]
    assert case_of(played(drawn("R01"), stop, pawnshop=True), 1) == ["$1"]
    assert case_of(played(drawn("R01"), ai_control_members=False), 1) == []


def test_X9_F7_1_money_just_gained_can_be_stashed() -> None:
    state = play(state_of(table()), thug("P2"))
    assert moves(state) == [{"move": "stash", "card": "$1"}, {"move": "stash", "card": None}]


def test_X10_F8_2_three_payments_with_narcotics() -> None:
    position = table()
    hold(position, 0, "gun", "blood", "narcotics", "narcotics", "R09")
    state = play(state_of(position), {"move": "job", "job": "R09"})
    assert [move["goods"] for move in moves(state)] == [
        ["gun", "blood", "narcotics"],
        ["gun", "narcotics", "narcotics"],
        ["blood", "narcotics", "narcotics"],
    ]


def test_X11_F8_5_a_drive_by_hits_own_figures_where_there_is_no_other() -> None:
    position = table(families=3)
    hold(position, 0, "gun", "gun", "R04")
    put(position, 0, "thug", "P5")
    put(position, 1, "member", "M05")
    put(position, 2, "member", "M07")
    state = play(state_of(position), {"move": "job", "job": "R04"}, {"move": "territory", "territory": 5})
    assert after(state)["hudson"] == [{"seat": 0, "kind": "thug"}]
    assert [move["space"] for move in moves(state)] == ["M05", "M07"]


def bribery(position: dict[str, Any], *seats: int) -> dict[str, Any]:
    """Phase 4 with a row of Allies, and bids asked for."""
    position["phase"], position["active"] = 4, None
    position["row"] = ["accountant", "beat_cop", "customs_officer", "police_chief"][: position["families"]]
    steps = [{"step": "ai_bid" if position["dons"][seat] else "bid", "seat": seat} for seat in seats]
    return on(position, steps[0], *steps[1:], {"step": "award"})


def bids(*cards: str) -> list[dict[str, Any]]:
    return [{"move": "bid", "card": card} for card in cards]


CLOSED: dict[str, Any] = {"move": "bid", "card": None}


@pytest.mark.parametrize(("first", "winner"), [("$1", 0), ("$2", 1)])
def test_X12_F15_14_F11_2_a_bid_against_a_don(first: str, winner: int) -> None:
    position = table("luciano")
    position["horse"] = 1
    stash(position, 0, "$3", "$1", "$1")
    stash(position, 1, "$1", "$2", "R01", "R02", "R03")
    state = play(state_of(bribery(position, 0, 1)), *bids("$3", "$1"), CLOSED, lot(first), lot("job"), lot("job"))
    if winner == 0:
        assert [move["move"] for move in moves(state)] == ["take", "take"]
        assert case_of(state, 0) == ["$1"]
        assert case_of(state, 1) == ["$1", "$2", "R01", "R02", "R03"]
    else:
        assert [move["move"] for move in moves(state)] == ["random_ally", "random_ally"]
        assert case_of(state, 0) == ["$1", "$1", "$3"]
        assert case_of(state, 1) == ["$1", "R01", "R02", "R03"]


def test_X13_F15_14_without_a_bid_the_don_wins_by_default() -> None:
    position = table("luciano")
    stash(position, 0, "$5")
    stash(position, 1, "$2", "$3")
    state = play(state_of(bribery(position, 0, 1)), CLOSED, lot("$2"))
    assert case_of(state, 1) == ["$3"]
    assert moves(state)[0]["move"] == "random_ally"


def test_X13_F15_14_a_don_bids_all_he_has() -> None:
    position = table("luciano")
    stash(position, 0, "$1", "$1", "$1", "$1", "$1")
    stash(position, 1, "$5", "$3")
    state = play(state_of(bribery(position, 0, 1)), *bids("$1", "$1", "$1", "$1"), CLOSED, lot("$5"))
    assert case_of(state, 1) == []  # the other one followed without a choice, and he won


def test_X14_F11_2_F11_3_rank_ties_and_the_last() -> None:
    position = table(families=4)
    position["horse"] = 2
    for seat, card in enumerate(("$5", "$3", "$3", "$1")):
        stash(position, seat, card, card)
    named = {2: bids("$3"), 3: [], 0: bids("$5"), 1: bids("$3")}
    state = state_of(bribery(position, 2, 3, 0, 1))
    for seat in (2, 3, 0, 1):
        play(state, *named[seat], CLOSED)
    assert [step["seat"] for step in after(state)["todo"]] == [0, 2, 1]
    assert [case_of(state, seat) for seat in range(4)] == [["$5"], ["$3"], ["$3"], ["$1", "$1"]]


def test_X14_F11_3_the_last_keeps_its_bid() -> None:
    position = table(families=4)
    position["horse"] = 2
    for seat, card in enumerate(("$5", "$3", "$3", "$1")):
        stash(position, seat, card, card)
    state = state_of(bribery(position, 2, 3, 0, 1))
    play(state, *bids("$3"), CLOSED, *bids("$1"), CLOSED, *bids("$5"), CLOSED, *bids("$3"), CLOSED)
    assert [step["seat"] for step in after(state)["todo"]] == [0, 2, 1]
    assert case_of(state, 3) == ["$1", "$1"]


@pytest.mark.parametrize(("setting", "owner"), [("neutral", None), ("owner", 0)])
def test_X15_F10_1_ally_figures_are_neutral_unless_agreed(setting: str, owner: int | None) -> None:
    position = table("siegel", ally_figures=setting)
    build(position, "L1", 4)
    put(position, 0, "thug", "P4")
    put(position, 0, "member", "M03")
    put(position, 1, "thug", "L1")
    put(position, 1, "member", "M02")
    put(position, 0, "mayor", "M04")
    position["phase"], position["active"] = 3, None
    state = state_of(on(position, {"step": "turf", "territory": 4}))
    assert after(state)["markers"][3] == ([] if owner is None else [owner])


def final(position: dict[str, Any]) -> State:
    """The last card of the last Tribute goes, and the game is over."""
    position["act"], position["phase"], position["active"] = 4, 5, None
    for seat in range(position["families"]):
        last_reserve(position, seat, 3)
    hold(position, 0, "gun", "booze", "blood")
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 1, "why": "tribute"}))
    return play(state, {"move": "discard", "card": "gun"})


def test_X16_F14_3_most_markers_then_the_highest() -> None:
    position = table()
    mark(position, 1, 0, 1, 1, 0)
    mark(position, 2, 0, 0, 1)
    scores = after(final(position))["scores"]
    assert [score["territories"] for score in scores] == [[1, 2], []]


def test_X17_F15_5_ties_by_sum_by_lot_and_by_order() -> None:
    def at(don: str, *taken: str, **settings: Any) -> State:
        position = table(don, **settings)
        position["act"] = 4
        for seat in range(2):
            last_reserve(position, seat, 3)
        position["seats"][1]["thugs"] = 0
        put(position, 0, "member", *taken)
        for business in ("P1", "P2", "P3"):
            position["figures"][business] = {"seat": 1, "kind": "thug"}
        return state_of(dons_turn(position))

    state = at("capone")
    assert [(move["space"], weight) for move, weight in zip(moves(state), state.weights(), strict=True)] == [
        ("M02", 1),
        ("M03", 1),
        ("M04", 1),
    ]
    assert "M02" in after(at("capone", ai_sum_tie=False))["figures"]
    assert "M04" in after(at("luciano", "M02", "M03"))["figures"]
    assert "M05" in after(at("siegel", "M06"))["figures"]


@pytest.mark.parametrize(
    ("settings", "space"),
    [
        ({}, "M01"),
        ({"ai_avoid_extra": False}, "M09"),
        ({"ai_avoid_extra": False, "ai_prefer_three": False}, "M01"),
    ],
)
def test_X18_F15_5_F15_18_extra_spaces(settings: dict[str, Any], space: str) -> None:
    position = table("luciano-siegel", **settings)
    position["act"] = 4
    for seat in range(3):
        last_reserve(position, seat, 3)
    put(position, 0, "member", "M02", "M03", "M04")
    put(position, 2, "member", "M05", "M06")
    state = state_of(dons_turn(position))
    assert after(state)["figures"][space] == {"seat": 1, "kind": "member"}


@pytest.mark.parametrize(("setting", "card"), [("one", "$1"), ("by_dons", "$2")])
def test_X19_F15_12_F4_3_with_the_job_deck_empty(setting: str, card: str) -> None:
    position = table("luciano-siegel", ai_deck_out=setting)
    position["job_discard"], position["job_deck"] = position["job_deck"], []
    state = state_of(dons_turn(position))
    assert "M02" in after(state)["figures"]
    assert case_of(state, 1) == [card]
    human = play(state_of({**position, "active": 0, "todo": [{"step": "turn"}]}), thug("P4"))
    assert hand_of(human, 0) == ["$2"]


def test_X20_F12_1_F12_2_tribute() -> None:
    position = table("luciano")
    position["act"], position["phase"], position["active"] = 3, 5, None
    for seat in range(2):
        last_reserve(position, seat, 2)
    hold(position, 0, "$5", "$2", "gun", "R01", "R02")
    stash(position, 1, "$1", "$1", "$1", "$1")
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 2, "why": "tribute"}))
    play(state, {"move": "discard", "card": "$2"}, {"move": "discard", "card": "R02"})
    assert hand_of(state, 0) == ["$5", "gun", "R01"]
    assert case_of(state, 1) == ["$1"] * 4


def test_X21_F6_1_F15_3_an_ally_alone_is_for_dons_only() -> None:
    position = table("luciano")
    put(position, 0, "thug", "P1", "P2", "P3")
    put(position, 0, "member", "M01")
    put(position, 1, "thug", "P4", "P5", "P6")
    put(position, 1, "member", "M05")
    befriend(position, 0, "mayor")
    position["active"] = 1
    assert after(state_of(on(position, {"step": "turf", "territory": 1})))["phase"] != 2
    position["seats"][0]["allies"], position["todo"] = [], []
    befriend(position, 1, "mayor")
    position["active"] = 0
    state = state_of(on(position, {"step": "ai_turn", "seat": 1}))
    assert {"seat": 1, "kind": "mayor"} in after(state)["figures"].values()


def test_X22_F14_4_a_tied_colour_pays_each() -> None:
    position = table()
    stash(position, 0, "R01", "R02", "R03")
    stash(position, 1, "R04", "R05", "R06")
    scores = after(final(position))["scores"]
    assert [score["colours"] for score in scores] == [["red"], ["red"]]


def test_X22_F14_6_level_with_the_don_he_wins() -> None:
    position = table("luciano")
    stash(position, 0, *["$5"] * 14)
    stash(position, 1, *["$5"] * 11, *["$3"] * 5)
    state = final(position)
    assert is_over(state)
    result = state.result()
    assert result is not None
    assert (result.scores, result.winners, result.clause) == ([70, 70], [1], "F14.6")
    assert seat_of(state, 0)["case"]["$5"] == 14
