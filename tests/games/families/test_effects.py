"""F8, F9: Jobs, their effects for a human, and Allies."""

from typing import Any

import pytest

from games.families.board import (
    after,
    befriend,
    case_of,
    drawn,
    hand_of,
    hold,
    lot,
    mark,
    moves,
    open_job,
    play,
    put,
    seat_of,
    stash,
    state_of,
    table,
)
from games.families.test_course import refused
from omerta.core.game import State

COSTS = {"R": "gun", "Y": "gun", "G": "booze", "U": "booze"}


def doing(job: str, families: int = 3, dons: str = "none", **also: Any) -> State:
    """Seat 0 completes a Job with Narcotics; ``also`` sets the table before."""
    position = table(dons, families)
    hold(position, 0, "narcotics", "narcotics", "narcotics", job)
    for setting in also.get("with_", ()):
        setting(position)
    return play(state_of(position), {"move": "job", "job": job})


def test_F8_1_F8_3_goods_job_pay_then_effects() -> None:
    position = table()
    hold(position, 0, "gun", "booze")
    open_job(position, "Y07", "R01")
    state = play(state_of(position), {"move": "job", "job": "Y07"})
    assert (hand_of(state, 0), case_of(state, 0)) == (["$5"], ["Y07"])
    assert after(state)["open_jobs"] == ["R01"]
    assert after(state)["supply"]["gun"] == 8


def test_F8_4_effects_may_be_declined_before_the_first_choice() -> None:
    state = doing("R08", with_=[lambda p: put(p, 1, "thug", "P1")])
    assert moves(state)[-1] == {"move": "kill", "space": None}
    play(state, moves(state)[-1])
    assert after(state)["hudson"] == []
    state = doing("U06")
    assert refused(state, {"move": "good", "good": "narcotics"}) == ("good-not-to-be-had", "F8.5")
    assert None not in [move.get("good") for move in moves(state)]


@pytest.mark.parametrize(("job", "targets"), [("R01", ["P1"]), ("R06", ["M01"]), ("R08", ["P1", "M01"])])
def test_F8_5_kills_by_shape(job: str, targets: list[str]) -> None:
    def set_up(position: dict[str, Any]) -> None:
        put(position, 1, "thug", "P1")
        put(position, 2, "member", "M01")
        put(position, 0, "thug", "P2")

    state = doing(job, with_=[set_up])
    assert [move["space"] for move in moves(state)] == [*targets, None]
    assert refused(state, {"move": "kill", "space": "P2"}) == ("no-target", "F8.5")
    play(state, {"move": "kill", "space": targets[0]})
    assert len(after(state)["hudson"]) == 1


def test_F8_5_a_car_bomb_takes_all_squares_yours_too() -> None:
    def set_up(position: dict[str, Any]) -> None:
        position["tiles_left"]["blue"].remove("L1")
        position["tiles"][0] = ["L1"]
        put(position, 0, "thug", "P1")
        put(position, 1, "thug", "L1")

    state = play(doing("R09", with_=[set_up]), {"move": "territory", "territory": 1})
    assert after(state)["hudson"] == [{"seat": 0, "kind": "thug"}, {"seat": 1, "kind": "thug"}]


def test_F8_5_move_own_shakes_down_anew() -> None:
    state = doing("U04", with_=[lambda p: put(p, 0, "thug", "P7")])
    play(state, {"move": "figure", "space": "P7"}, {"move": "to", "space": "P1"})
    assert hand_of(state, 0) == ["$2", "$2", "gun", "narcotics"]


def test_F8_5_recall_and_rescue() -> None:
    state = doing("U11", with_=[lambda p: put(p, 0, "thug", "P1")])
    play(state, {"move": "figure", "space": "P1"})
    assert seat_of(state, 0)["thugs"] == 2
    position = table()
    position["act"] = 2
    for seat in range(2):
        position["seats"][seat]["members"] = 2
    befriend(position, 0, "judge")
    position["hudson"] = [{"seat": 0, "kind": "thug"}, {"seat": 0, "kind": "member"}]
    position["seats"][0]["thugs"], position["seats"][0]["members"] = 2, 1
    state = play(state_of(position), {"move": "ally", "ally": "judge"}, {"move": "rescue", "kind": "member"})
    assert after(state)["hudson"] == [{"seat": 0, "kind": "thug"}]
    assert seat_of(state, 0)["members"] == 2


def test_F8_5_stealing_from_hands_suitcases_and_dons() -> None:
    state = doing("Y06", with_=[lambda p: hold(p, 2, "gun", "G01")])
    play(state, {"move": "rival", "seat": 2})
    assert [(move["card"], weight) for move, weight in zip(moves(state), state.weights(), strict=True)] == [
        ("gun", 1),
        ("G01", 1),
    ]
    assert "G01" in hand_of(play(state, lot("G01")), 0)
    state = play(doing("Y08", with_=[lambda p: stash(p, 1, "$1", "$5", "R01")]), {"move": "rival", "seat": 1})
    assert [move["card"] for move in moves(state)] == ["$1", "$5"]
    assert "$5" in hand_of(play(state, lot("$5")), 0)
    state = doing("Y06", 2, "luciano", with_=[lambda p: stash(p, 1, "$5", "R01", "R02")])
    play(state, {"move": "rival", "seat": 1})
    assert state.weights() == [1, 2]
    assert len(case_of(play(state, lot("job")), 1)) >= 3


def test_F8_5_an_offer_takes_the_highest() -> None:
    def set_up(position: dict[str, Any]) -> None:
        hold(position, 1, "$5", "$1")
        hold(position, 2, "$3", "$2")

    state = doing("Y04", with_=[set_up])
    assert state.to_move == 1
    play(state, {"move": "show", "card": "$1"})
    hidden: Any = state.view(2).to_json()
    assert hidden["shown"] == [[1, "hidden"]]
    play(state, {"move": "show", "card": "$3"})
    assert case_of(state, 0) == ["$3", "Y04"]
    assert (hand_of(state, 1), hand_of(state, 2)) == (["$5"], ["$2"])


def test_F8_5_jobs_goods_control_and_exchange() -> None:
    state = play(doing("U01"), drawn("G01"), drawn("G02"))
    assert {"G01", "G02"} <= set(hand_of(state, 0))
    state = play(doing("U06"), {"move": "good", "good": "gun"}, {"move": "good", "good": "blood"})
    assert {"gun", "blood"} <= set(hand_of(state, 0))
    state = doing("U09", with_=[lambda p: put(p, 0, "thug", "P5")])
    assert after(play(state, {"move": "territory", "territory": 5}))["markers"][4] == [0]


def ally(name: str, act: int, *cards: str) -> State:
    position = table()
    position["act"] = act
    for seat in range(2):
        position["seats"][seat]["members"] = 1 if act == 1 else 2
    befriend(position, 0, name)
    hold(position, 0, *cards)
    return play(state_of(position), {"move": "ally", "ally": name})


def test_F8_5_exchange_for_the_next_higher_value() -> None:
    state = ally("banker", 2, "$3", "$5", "$1")
    assert [move["card"] for move in moves(state)] == ["$1", "$3", None]
    assert hand_of(play(state, {"move": "exchange", "card": "$3"}), 0) == ["$1", "$5", "$5"]


def test_F8_5_lawyer_drops_a_job() -> None:
    state = play(ally("lawyer", 2, "$1", "R01"), drawn("G01"), drawn("G02"))
    assert refused(state, {"move": "discard", "card": "$1"}) == ("only-jobs", "F8.5")
    play(state, {"move": "discard", "card": "G01"})
    assert hand_of(state, 0) == ["$1", "G02", "R01"]


def test_F9_1_F9_2_an_ally_once_per_act_and_only_with_a_space() -> None:
    state = ally("mayor", 1)
    play(state, {"move": "to", "space": "M02"})
    assert after(state)["figures"]["M02"] == {"seat": 0, "kind": "mayor"}
    assert seat_of(state, 0)["allies"] == [{"ally": "mayor", "played": True}]
    play(state, drawn("G01"), {"move": "pass"})  # M02 touches P4, which brings a Job; then seat 1 passes
    assert refused(state, {"move": "ally", "ally": "mayor"})[0] == "ally-played"


def test_F9_3_a_killed_ally_figure_leaves_the_card_with_its_owner() -> None:
    state = doing("R06", with_=[lambda p: put(p, 1, "mayor", "M02")])
    play(state, {"move": "kill", "space": "M02"})
    assert after(state)["hudson"] == [{"seat": 1, "kind": "mayor"}]
    assert seat_of(state, 1)["allies"] == [{"ally": "mayor", "played": True}]


def test_F8_5_control_applies_to_the_union_boss() -> None:
    position = table()
    mark(position, 1, 1)
    befriend(position, 0, "union_boss")
    state = play(state_of(position), {"move": "ally", "ally": "union_boss"}, {"move": "to", "space": "P1"})
    assert (hand_of(state, 0), hand_of(state, 1)) == (["$2", "gun"], ["$2", "gun"])
