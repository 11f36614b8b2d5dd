"""F1, F3–F7: what is there, how a game is set up, and what a turn brings."""

from typing import Any

import pytest

from games.families.board import (
    BOX,
    after,
    build,
    case_of,
    drawn,
    hand_of,
    hold,
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
    told,
)
from omerta.core.game import CHANCE, State
from omerta.core.journal import Journal
from omerta.games import find
from omerta.games.families.state import is_in
from tables import is_open

GAME = find("families")


def dealt(seats: int, **options: Any) -> State:
    state = GAME.new(seats, options)
    state.journal = Journal()
    while not is_open(state):
        state.apply(state.legal()[0])
    return state


def refused(state: State, move: dict[str, Any]) -> tuple[str, str]:
    refusal = state.why_not(state.action(move))
    assert refusal is not None, move
    return refusal.reason, refusal.clause


# F1


def test_F1_1_the_richest_family_wins_and_hand_money_is_mostly_lost() -> None:
    position = table()
    stash(position, 1, "$1")
    hold(position, 0, "$5", "$5", "$5")
    position["act"], position["phase"], position["active"] = 4, 5, None
    for seat in range(2):
        position["seats"][seat]["members"] = 3
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 1, "why": "tribute"}))
    result = state.result()  # equal cards are one option (F4.6), so one $5 went
    assert result is not None
    assert (result.scores, result.winners) == ([10, 1], [0])


def test_F1_2_members_are_round_thugs_square_and_the_police_chief_any() -> None:
    position = table()
    position["seats"][0]["allies"] = [{"ally": "police_chief", "played": False}]
    state = play(state_of(position), {"move": "ally", "ally": "police_chief"})
    goals = [move["space"] for move in moves(state)]
    assert goals == ["P1", "P2", "P3", "P4", "P5", "P6", "P7", *(f"M{n:02}" for n in range(1, 9))]


def test_F1_3_a_space_holds_one_figure_and_only_open_ones_count() -> None:
    position = table()
    put(position, 1, "thug", "P1")
    state = state_of(position)
    assert refused(state, thug("P1")) == ("space-taken", "F1.3")
    assert refused(state, thug("L1")) == ("space-closed", "F1.3")
    assert refused(state, member("M09")) == ("space-closed", "F1.3")


def test_F1_6_F3_3_nine_markers_each() -> None:
    position = after(dealt(5))
    assert [seat["markers"] for seat in position["seats"]] == [9] * 5
    assert [(seat["thugs"], seat["members"]) for seat in position["seats"]] == [(2, 1)] * 5


def test_F1_7_a_moved_figure_keeps_its_owner() -> None:
    position = table()
    hold(position, 0, "booze", "R02")
    put(position, 1, "thug", "P1")
    moved = [{"move": "job", "job": "R02"}, {"move": "figure", "space": "P1"}, {"move": "to", "space": "P5"}]
    state = play(state_of(position), *moved)
    assert after(state)["figures"] == {"P5": {"seat": 1, "kind": "thug"}}


@pytest.mark.parametrize("setting", ["neutral", "owner"])
def test_F1_8_being_in_a_territory(setting: str) -> None:
    position = table(ally_figures=setting)
    put(position, 0, "thug", "P1")
    put(position, 0, "member", "M05")
    put(position, 0, "union_boss", "P7")
    put(position, 0, "police_chief", "P2")
    state: Any = state_of(position)
    here = [territory + 1 for territory in range(7) if is_in(state, 0, territory)]
    assert here == [1, 3, 5, 6] + ([7] if setting == "owner" else [])


def test_F1_8_the_top_marker_controls() -> None:
    position = table(families=3)
    mark(position, 4, 1, 2)
    state = play(state_of(position), thug("P4"), drawn("R01"), drawn("R02"))
    assert (hand_of(state, 1), hand_of(state, 2)) == ([], ["$2", "R02"])


# F3


def test_F3_1_dons_sit_after_the_human() -> None:
    assert GAME.automata({"dons": "capone-luciano"}) == [1, 2]
    assert after(dealt(3, dons="capone-luciano"))["dons"] == [None, "capone", "luciano"]


def test_F3_2_F3_3_more_thugs_for_solo_by_setting() -> None:
    position = after(dealt(3, dons="capone-luciano", solo_thugs="three"))
    assert [seat["thugs"] for seat in position["seats"]] == [3, 3, 3]


def test_F3_4_F3_5_F3_6_F3_7_what_is_dealt() -> None:
    position = after(dealt(4))
    for seat in position["seats"]:
        assert [seat["hand"][card] for card in ("$1", "$2", "$3", "$5")] == [1, 1, 1, 0]
        assert len(seat["hand_jobs"]) == 2
    assert (len(position["open_jobs"]), len(position["row"])) == (4, 4)
    assert (len(position["tiles_left"]["blue"]), len(position["tiles_left"]["red"])) == (8, 4)
    assert all(BOX.ally_act[BOX.ally_ids.index(ally)] == 1 for ally in position["row"])


def test_F3_8_the_horse_head_goes_by_lot_or_where_it_was_agreed() -> None:
    assert moves(GAME.new(3)) == [{"move": "horse", "seat": seat} for seat in range(3)]
    assert moves(GAME.new(3, {"first": 2}))[0]["move"] == "draw"
    assert after(dealt(3, first=2))["horse"] == 2


def test_F3_9_the_order_of_chance() -> None:
    state = dealt(3)
    kinds = [kind for kind, _ in told(state) if not kind.endswith("unseen")]
    assert kinds[:14] == ["horse", *["drew"] * 6, *["job-up"] * 4, *["ally-up"] * 3]


# F4


def test_F4_1_six_phases_and_fewer_in_act_iv() -> None:
    position = table()
    for seat in range(2):
        position["seats"][seat]["members"] = 3
    position["act"], position["phase"], position["active"] = 4, 3, None
    state = state_of(on(position, {"step": "turf", "territory": 7}))
    assert (state.to_move, after(state)["phase"]) == (-2, 5)  # no Bribery, nothing to discard, no Entr'acte


def test_F4_2_turns_go_clockwise_from_the_horse_head() -> None:
    position = table(families=3)
    position["horse"], position["phase"], position["active"] = 2, 1, None
    state = state_of(on(position, {"step": "tile"}))
    play(state, {"move": "tile", "tile": "L1"}, {"move": "open", "territory": 1})
    seats = []
    for _ in range(4):
        seats.append(int(state.to_move))
        play(state, {"move": "pass"}) if len(seats) == 2 else play(state, thug(f"P{len(seats) * 2 % 7 + 1}"))
        while state.to_move == CHANCE or moves(state)[-1] == {"move": "stash", "card": None}:
            state.apply(state.legal()[-1])
    assert seats == [2, 0, 1, 2]


def test_F4_3_what_the_supply_lacks_is_not_gained() -> None:
    position = table()
    stash(position, 1, *["$2"] * 30)
    state = play(state_of(position), thug("P1"))
    assert hand_of(state, 0) == ["gun"]
    assert ("supply-lacks", "F4.3") in told(state)


def test_F4_4_discards_return_to_the_supply_and_jobs_leave_the_game() -> None:
    position = table()
    position["phase"], position["active"] = 5, None
    hold(position, 0, "gun", "$1", "R01", "R02", "G01", "G02", "U01")
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 2, "why": "tribute"}))
    play(state, {"move": "discard", "card": "gun"}, {"move": "discard", "card": "R02"})
    assert after(state)["supply"]["gun"] == 8
    assert after(state)["job_discard"] == ["R02"]


def test_F4_5_who_sees_what() -> None:
    position = table(families=3)
    hold(position, 1, "gun", "$5")
    stash(position, 1, "$3")
    hold(position, 2, "R01")
    hold(position, 0, "gun", "Y01")
    state = state_of(position)
    view: Any = state.view(0).to_json()
    assert view["seats"][0]["hand"]["gun"] == 1
    assert (view["seats"][1]["hand_count"], view["seats"][1]["case_count"]) == (2, 1)
    assert "hand" not in view["seats"][1]
    assert view["job_deck_count"] == 42
    play(state, {"move": "job", "job": "Y01"}, {"move": "rival", "seat": 1}, {"move": "random", "card": "$5"})
    assert state.journal is not None
    seen = {viewer: [event.kind for event in state.journal.seen_by(viewer)] for viewer in (0, 1, 2, None)}
    assert "stolen" in seen[0]
    assert "stolen" in seen[1]
    assert "stolen" not in seen[2]
    assert "stolen-unseen" in seen[2]
    assert "stolen-unseen" in seen[None]


def test_F4_6_the_only_option_is_done_at_once_but_a_turn_is_always_asked() -> None:
    position = table()
    hold(position, 0, "gun", "R01")
    put(position, 0, "thug", "P1", "P2", "P3")
    put(position, 0, "member", "M01")
    position["seats"][0]["thugs"], position["hudson"] = 0, []
    put(position, 1, "thug", "P4", "P5", "P6")
    position["figures"].pop("P1")
    position["seats"][0]["thugs"] = 1
    state = play(state_of(position), {"move": "job", "job": "R01"})  # one way to pay: not asked
    assert moves(state)[0]["move"] == "kill"


# F5


@pytest.mark.parametrize(("act", "colour"), [(1, "L"), (2, "L"), (3, "E"), (4, "E")])
def test_F5_1_blue_tiles_then_red_ones(act: int, colour: str) -> None:
    position = table()
    position["act"], position["phase"], position["active"] = act, 1, None
    for seat in range(2):
        position["seats"][seat]["members"] = (1, 2, 2, 3)[act - 1]
    state = state_of(on(position, {"step": "tile"}))
    assert {move["tile"][0] for move in moves(state)} == {colour}


def test_F5_2_the_horse_head_holder_chooses_the_slot_and_a_don_his_first() -> None:
    position = table("siegel")
    position["phase"], position["active"] = 1, None
    build(position, "L2", 7)
    state = play(state_of(on(position, {"step": "tile"})), {"move": "tile", "tile": "L1"})
    assert [move["territory"] for move in moves(state)] == [1, 2, 3, 4, 5, 6]
    assert refused(state, {"move": "open", "territory": 7}) == ("no-slot", "F5.2")
    position["horse"] = 1
    state = play(state_of(on(position, {"step": "tile"})), {"move": "tile", "tile": "L1"})
    assert after(state)["tiles"][5] == ["L1"]


def test_F5_3_printed_first_then_tiles() -> None:
    position = table("luciano")
    build(position, "L1", 1)
    put(position, 1, "member", "M02")
    state = state_of(on({**position, "active": 1}, {"step": "ai_turn", "seat": 1}))
    assert "P1" in after(state)["figures"]


# F6, F7


def test_F6_2_the_five_kinds_of_turn() -> None:
    position = table()
    hold(position, 0, "gun", "R01")
    position["seats"][0]["allies"] = [{"ally": "bishop", "played": False}]
    position["act"] = 2
    for seat in range(2):
        position["seats"][seat]["members"] = 2
    assert {move["move"] for move in moves(state_of(position))} == {"thug", "member", "job", "ally", "pass"}


def test_F6_2_refusals_of_a_turn() -> None:
    position = table()
    hold(position, 0, "R01")
    put(position, 0, "thug", "P1", "P2", "P3")
    position["seats"][0]["allies"] = [{"ally": "mayor", "played": True}]
    state = state_of(position)
    assert refused(state, thug("P4")) == ("no-thug", "F6.2")
    assert refused(state, {"move": "job", "job": "R01"}) == ("job-not-payable", "F8.1")
    assert refused(state, {"move": "job", "job": "R02"}) == ("job-not-at-hand", "F6.2")
    assert refused(state, {"move": "ally", "ally": "mayor"}) == ("ally-played", "F9.2")
    assert refused(state, {"move": "ally", "ally": "judge"}) == ("ally-not-yours", "F6.2")
    assert refused(state, {"move": "stash", "card": "$1"}) == ("not-that-decision", "F6.2")
    assert refused(state, drawn("R02")) == ("chance-decides", "F4.6")


def test_F7_2_backs_of_all_touched_territories_are_added_up() -> None:
    state = play(state_of(table()), member("M05"))
    assert hand_of(state, 0) == ["booze", "blood"]  # P3, P5, P6; without Money there is nothing to stash


def reserve(*cards: str) -> State:
    position = table()
    position["act"] = 3
    for seat in range(2):
        position["seats"][seat]["members"] = 2
    build(position, "E1", 1)
    hold(position, 0, *cards)
    return play(state_of(position), thug("E1"))


def test_F7_3_a_cost_may_be_paid_with_any_cards() -> None:
    state = reserve("gun", "$1", "R01", "R02")
    assert moves(state) == [{"move": "cost", "pay": True}, {"move": "cost", "pay": False}]
    play(state, {"move": "cost", "pay": True})
    for card in ("gun", "R01", "R02"):
        play(state, {"move": "discard", "card": card})
    assert hand_of(state, 0) == ["$1", "$3", "$5"]


def test_F7_3_with_too_few_cards_or_unwilling_nothing_is_taken() -> None:
    assert hand_of(reserve("gun", "$1"), 0) == ["$1", "gun"]
    state = play(reserve("gun", "$1", "R01"), {"move": "cost", "pay": False})
    assert hand_of(state, 0) == ["$1", "gun", "R01"]
    assert after(state)["figures"]["E1"] == {"seat": 0, "kind": "thug"}


def test_F7_4_members_pay_nothing_to_people() -> None:
    position = table()
    mark(position, 3, 1)
    state = play(state_of(position), member("M05"))
    assert hand_of(state, 1) == []


def test_F7_5_control_pays_the_front_or_by_setting_the_back() -> None:
    for setting, gain in (("front", ["$2", "gun"]), ("back", ["gun"])):
        position = table(control_pays=setting)
        mark(position, 1, 1)
        state = play(state_of(position), thug("P1"))
        assert hand_of(state, 1) == gain


def test_F7_6_an_own_territory_gives_nothing_extra() -> None:
    position = table()
    mark(position, 1, 0)
    assert hand_of(play(state_of(position), thug("P1")), 0) == ["$2", "gun"]


def test_F7_1_stash_icons_one_by_one() -> None:
    position = table()
    hold(position, 0, "$5", "$1")
    state = play(state_of(position), thug("P7"), {"move": "stash", "card": "$5"})
    assert [move["card"] for move in moves(state)] == ["$1", None]
    assert refused(state, {"move": "stash", "card": "$5"}) == ("card-not-held", "F7.1")
    assert case_of(play(state, {"move": "stash", "card": "$1"}), 0) == ["$1", "$5"]
    assert seat_of(state, 0)["thugs"] == 2
