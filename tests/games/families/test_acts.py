"""F10–F14: turf, bribes, tribute, the Entr'acte and the end."""

from typing import Any

from games.families.board import (
    after,
    befriend,
    case_of,
    drawn,
    hold,
    mark,
    moves,
    on,
    open_job,
    play,
    put,
    seat_of,
    stash,
    state_of,
    table,
)
from games.families.test_course import refused
from games.families.test_examples import bids, bribery
from omerta.core.game import State


def turf(position: dict[str, Any], territory: int) -> State:
    position["phase"], position["active"] = 3, None
    return state_of(on(position, {"step": "turf", "territory": territory}))


def test_F10_2_strictly_most_puts_a_marker_also_where_it_controls() -> None:
    position = table(families=3)
    put(position, 0, "thug", "P1")
    mark(position, 1, 0)
    assert after(turf(position, 1))["markers"][0] == [0, 0]
    tied = table(families=3)
    put(tied, 0, "thug", "P1")
    put(tied, 1, "member", "M01")
    assert after(turf(tied, 1))["markers"][0] == []


def test_F10_3_without_reserve_a_marker_may_come_from_elsewhere() -> None:
    position = table()
    put(position, 0, "thug", "P1")
    mark(position, 2, 1, 0, 0)
    mark(position, 3, *[0] * 7)
    state = turf(position, 1)
    assert [move["from"] for move in moves(state)] == [2, 3, None]
    assert refused(state, {"move": "marker", "from": 4}) == ("no-marker-there", "F10.3")
    play(state, {"move": "marker", "from": 2})
    assert after(state)["markers"][:2] == [[0], [1, 0]]


def test_F11_1_never_a_higher_value_after_a_lower_one() -> None:
    position = table(families=3)
    stash(position, 0, "$5", "$2", "$2", "R01")
    stash(position, 1, "$1")
    hold(position, 0, "$3")
    state = play(state_of(bribery(position, 0, 1, 2)), *bids("$2"))
    assert [move["card"] for move in moves(state)] == ["$2", None]
    assert refused(state, {"move": "bid", "card": "$5"}) == ("higher-after-lower", "F11.1")
    assert refused(state, {"move": "bid", "card": "$1"}) == ("not-in-suitcase", "F11.1")
    assert [state.view(seat).to_json()["bids"][0] for seat in (1, None)] == ["hidden", "hidden"]  # type: ignore[index]


def test_F11_3_more_winners_than_allies() -> None:
    position = table(families=4)
    for seat, card in enumerate(("$5", "$3", "$2", "$1")):
        stash(position, seat, card, card)
    state = state_of(bribery(position, 0, 1, 2, 3))
    position["row"] = ["accountant", "beat_cop"]
    state = state_of(position)
    for card in ("$5", "$3", "$2", "$1"):
        play(state, *bids(card), {"move": "bid", "card": None})
    assert [step["seat"] for step in after(state)["todo"]] == [0, 1]
    assert case_of(state, 2) == ["$2", "$2"]
    play(state, {"move": "take", "ally": "beat_cop"})
    assert [seat_of(state, seat)["allies"][0]["ally"] for seat in (0, 1)] == ["beat_cop", "accountant"]


def end_of_act(act: int, **also: Any) -> State:
    position = table("luciano")
    position["act"], position["phase"], position["active"] = act, 5, None
    for seat in range(2):
        position["seats"][seat]["members"] = (1, 2, 2)[act - 1]
    put(position, 0, "thug", "P1")
    put(position, 1, "member", "M01")
    position["hudson"] = [{"seat": 0, "kind": "thug"}, {"seat": 1, "kind": "mayor"}]
    position["seats"][0]["thugs"] -= 1
    befriend(position, 1, "mayor", played=True)
    open_job(position, "R01", "R02")
    hold(position, 0, *["$1"] * (6 - act), "gun")
    position.update(also)
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 1, "why": "tribute"}))
    return play(state, {"move": "discard", "card": "gun"})


def test_F13_1_F13_2_figures_return_and_members_join() -> None:
    position = after(end_of_act(1))
    assert (position["act"], position["phase"]) == (2, 6)
    assert (position["figures"], position["hudson"]) == ({}, [])
    assert [(seat["thugs"], seat["members"]) for seat in position["seats"]] == [(3, 2), (3, 2)]
    assert position["seats"][1]["allies"] == [{"ally": "mayor", "played": False}]


def test_F13_3_F13_4_F13_5_refills_and_the_horse_head() -> None:
    state = end_of_act(1)
    assert after(state)["todo"] == [{"step": "refill_jobs", "left": 2}, {"step": "refill_allies", "left": 2}]
    play(state, drawn("G01"), drawn("G02"))
    assert after(state)["open_jobs"] == ["G01", "G02", "R01", "R02"]
    play(state, {"move": "ally_up", "ally": "judge"}, {"move": "ally_up", "ally": "lawyer"})
    assert (after(state)["row"], after(state)["horse"]) == (["judge", "lawyer"], 1)


def test_F13_4_no_allies_in_act_iv() -> None:
    assert after(end_of_act(3))["todo"] == [{"step": "refill_jobs", "left": 2}]


def test_F14_1_F14_2_hand_money_counts_at_the_very_end() -> None:
    position = table()
    position["act"], position["phase"], position["active"] = 4, 5, None
    for seat in range(2):
        position["seats"][seat]["members"] = 3
    hold(position, 0, "$5", "gun", "R01")
    stash(position, 0, "$3")
    mark(position, 2, 0)
    state = state_of(on(position, {"step": "discard", "seat": 0, "left": 1, "why": "tribute"}))
    play(state, {"move": "discard", "card": "R01"})
    assert case_of(state, 0) == ["$3", "$5"]
    assert after(state)["scores"][0] == {"money": 8, "territories": [2], "colours": [], "total": 13}


def test_F14_5_more_territories_break_a_tie_and_then_it_is_shared() -> None:
    def ended(*marks: tuple[int, int]) -> Any:
        position = table(families=3)
        position["act"], position["phase"], position["active"] = 4, 5, None
        for seat in range(3):
            position["seats"][seat]["members"] = 3
        for territory, seat in marks:
            mark(position, territory, seat)
        for seat in range(3):
            stash(position, seat, *["$5"] * (2 - len([1 for _, owner in marks if owner == seat])))
        hold(position, 0, "gun", "booze", "blood")
        state = state_of(on(position, {"step": "discard", "seat": 0, "left": 1, "why": "tribute"}))
        result = play(state, {"move": "discard", "card": "gun"}).result()
        assert result is not None
        return result

    assert (ended((1, 1)).winners, ended((1, 1)).reason) == ([1], "more-territories")
    assert (ended().winners, ended().reason) == ([0, 1, 2], "shared")
