"""E20, E21: the Lucky Luciano phase and the final scoring."""

from typing import Any

import pytest

from games.speakeasy.board import (
    Position,
    after,
    associate,
    build,
    chance,
    dock,
    give,
    mob,
    offered,
    options,
    play,
    raise_to,
    refused,
    seat_of,
    space_of,
    state_of,
    step,
    table,
    todo,
    told,
)
from omerta.core.game import CHANCE, State
from omerta.core.problems import Impossible
from omerta.games import find

GAME = find("speakeasy")


def war(position: Position, *districts: int, act: int = 1) -> State:
    position.update(phase="war", active=None, mobs_waiting=list(districts), act=act)
    return state_of(todo(position))


def comes(mobster: str) -> dict[str, Any]:
    return {"move": "deal", "mobster": mobster}


@pytest.mark.parametrize(("act", "strengths"), [(1, {5, 6, 7}), (2, {7, 8}), (3, {8, 9, 10})])
def test_E20_1_the_deck_of_the_act_and_ascending_districts(act: int, strengths: set[int]) -> None:
    position = table()
    if act > 1:
        position["mobster_decks"]["B"] = []
    if act > 2:
        position["mobster_decks"]["C"] = []
    state = war(position, 5, 3, act=act)
    assert after(state)["todo"][0]["district"] == 3
    found = set()
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        found.add(after(twin)["strength"]["3"])
    assert found <= strengths


def test_E20_2_E20_3_a_mobster_comes_with_his_speakeasies() -> None:
    position = table()
    build(position, 0, "speakeasy", 31)
    raise_to(position, 0, strength=5)
    give(position, 0, goons=6)
    state = play(war(position, 3), comes("jack_diamond"))
    assert after(state)["mobsters"]["3"] == "jack_diamond"
    assert after(state)["strength"]["3"] == 5
    assert space_of(state, 30)["mob"]
    assert not space_of(state, 31)["mob"]


def test_E20_3_as_long_as_the_supply_lasts() -> None:
    position = table()
    spaces = [int(name) for name in position["spaces"] if int(name) // 10 != 14][:23]
    mob(position, "waxey_gordon", 1, 4, *spaces)
    state = play(war(position, 14), comes("jack_diamond"))
    assert [space_of(state, space)["mob"] for space in (140, 141, 142)] == [True, False, False]


def test_E20_4_E20_5_every_building_is_attacked_and_owners_decide_in_turn_order() -> None:
    position = table()
    position["order"] = [3, 2, 1, 0]
    for seat, space in ((0, 140), (3, 141), (1, 142)):
        build(position, seat, "speakeasy", space)
        give(position, seat, goons=6)
    state = play(war(position, 14), comes("jack_diamond"))  # war strength 6
    assert state.to_move == 3
    play(state, {"move": "yield", "space": 141})
    assert state.to_move == 1
    play(state, {"move": "defend", "space": 142, "mode": "no"})
    assert seat_of(state, 1)["goons"] == 1
    assert state.to_move == 0


def test_E20_5_one_seat_may_choose_the_order_of_its_buildings() -> None:
    position = table()
    build(position, 0, "speakeasy", 140, 141)
    raise_to(position, 0, strength=4)
    give(position, 0, goons=3)
    state = play(war(position, 14), comes("jack_diamond"))
    assert set(offered(state, "space")) == {140, 141}
    play(state, {"move": "defend", "space": 141, "mode": "no"})
    assert space_of(state, 140)["mob"]  # one Goon is not enough any more: lost unasked


def test_E20_6_an_associate_guards_the_stills_against_any_strength() -> None:
    position = table()
    build(position, 0, "stills", 140)
    associate(position, 0, "moonshine_mary", 3)
    state = play(war(position, 14), comes("carlo_gambino"))
    assert space_of(state, 140)["kind"] == "stills"
    assert "held" in told(state)


def test_E20_6_the_guard_of_the_stills_holds_nothing_else() -> None:
    position = table()
    build(position, 0, "stills", 140)
    build(position, 0, "speakeasy", 141)
    associate(position, 0, "moonshine_mary", 3)
    give(position, 0, pocket=0)
    state = play(war(position, 14), comes("carlo_gambino"))
    assert [space_of(state, space)["owner"] for space in (140, 141)] == [0, None]


def test_E20_5_the_fee_is_due_for_each_building() -> None:
    position = table()
    build(position, 0, "speakeasy", 140, 141)
    raise_to(position, 0, strength=3)
    give(position, 0, pocket=9)
    associate(position, 0, "waxey_gordon", 3)  # 3 + 4 holds against 6 for $5
    state = play(war(position, 14), comes("jack_diamond"))
    play(state, {"move": "defend", "space": 141, "mode": "paid"})
    assert (space_of(state, 141)["owner"], space_of(state, 140)["owner"]) == (0, None)  # $4 do not pay it again
    assert refused(war_asked(), {"move": "done"}) == ("E20.5", "must-choose")


def war_asked() -> State:
    position = table()
    build(position, 0, "speakeasy", 140)
    give(position, 0, goons=6)
    return play(war(position, 14), comes("jack_diamond"))


def test_E20_7_what_is_lost_leaves_the_game() -> None:
    position = table()
    build(position, 0, "stills", 140, member=True)
    build(position, 0, "speakeasy", 141, barrel=True)
    give(position, 0, stills=3)
    position["seats"][0]["trucks"][0].update(district=5, load=2)
    state = play(war(position, 14), comes("carlo_gambino"))
    seat = seat_of(state)
    assert (seat["stills"], seat["lost_members"], seat["trucks"][0]["load"]) == (0, 1, 2)
    assert not set(seat["board"]) & {"m3", "r3"}
    assert all(space_of(state, space)["mob"] for space in (140, 141, 142))


def test_E20_8_a_mobster_without_speakeasies_leaves() -> None:
    position = table()
    build(position, 0, "speakeasy", 30, 31)
    raise_to(position, 0, strength=5)
    give(position, 0, goons=6)
    state = play(war(position, 3, 5), comes("jack_diamond"))
    play(state, {"move": "defend", "space": 30, "mode": "no"}, {"move": "defend", "space": 31, "mode": "no"})
    assert "3" not in after(state)["mobsters"]
    assert after(state)["strength"]["3"] is None
    assert "mobster-leaves" in told(state)


def test_E20_9_E20_10_new_districts_wait_and_cops_arrive() -> None:
    position = table()
    position.update(cops=[1, 2, 3, 4], cops_waiting=[5, 6, 7, 8], district_tiles=[9, 10, 11, 12, 13])
    state = chance(war(position))
    assert len(after(state)["mobs_waiting"]) == 3
    assert after(state)["cops"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(after(state)["cops_waiting"]) == 4
    assert after(state)["mobster_decks"]["B"] == []


def test_E20_9_E20_10_after_act_two_the_rest_comes_without_a_decision() -> None:
    position = table()
    position.update(cops=list(range(1, 9)), cops_waiting=[9, 10, 11, 12], district_tiles=[1, 2, 3, 4])
    state = war(position, act=2)
    assert state.to_move != CHANCE
    assert after(state)["mobs_waiting"] == [1, 2, 3, 4]
    assert after(state)["cops_waiting"] == [13, 14, 15, 16]


def test_E20_10_cops_come_before_control_is_looked_at() -> None:
    position = table()
    build(position, 0, "speakeasy", 10)
    position.update(cops=[2, 3, 4, 5], cops_waiting=[1, 6, 7, 8], district_tiles=[9, 10, 11, 12])
    state = chance(war(position))
    assert seat_of(state)["safe"] == 0


def test_E20_1_E20_2_a_war_that_cannot_be_fought_is_refused() -> None:
    short = table()
    short["mobster_decks"]["B"] = ["jack_diamond"]
    late, early = table(), table()
    for position, districts, act in ((short, [1, 2], 1), (late, [], 4), (early, [], 0)):
        position.update(phase="war", active=None, mobs_waiting=districts, act=act)
        assert unfit(todo(position)) == ("E20.1", "stage-disagrees")
    absent = table()
    build(absent, 0, "speakeasy", 10)
    absent.update(phase="war", active=None)
    assert unfit(todo(absent, step("defend", district=1, left=[10]))) == ("E20.2", "stage-disagrees")
    mob(absent, "jack_diamond", 1, 5)
    assert unfit(todo(absent, step("defend", district=1, left=[11]))) == ("E20.5", "stage-disagrees")


def unfit(position: Position) -> tuple[str, str]:
    with pytest.raises(Impossible) as problem:
        GAME.from_json({**position, "to_move": 0})
    return problem.value.clause, problem.value.reason


@pytest.mark.parametrize("cops", [[], [13]])
def test_E20_11_a_protected_building_outdoes_better_and_equal_ones_without_protection(cops: list[int]) -> None:
    position = table()
    position["cops"] = cops
    build(position, 0, "speakeasy", 130, member=True)
    build(position, 1, "speakeasy", 131)
    build(position, 2, "casino", 132)
    position.update(phase="war", active=None)
    state = state_of(todo(position, {"step": "payout", "seat": None}))
    assert [seat_of(state, seat)["safe"] for seat in range(4)] == [45, 0, 0, 0]


def test_E20_12_nobody_controls_an_empty_district() -> None:
    position = table()
    position["cops"] = [1]
    build(position, 0, "casino", 10)
    position.update(phase="war", active=None)
    state = state_of(todo(position, {"step": "payout", "seat": None}))
    assert seat_of(state)["safe"] == 0  # a Cop, and no protection


def test_E20_14_the_next_act_begins() -> None:
    position = table()
    position.update(phase="war", active=None)
    state = state_of(todo(position, {"step": "payout", "seat": None}))
    assert (after(state)["act"], after(state)["round"], after(state)["phase"]) == (2, 1, "turns")


def scored(position: Position) -> State:
    position.update(act=4, round=1, order=[1, 2, 3, 0], active=0)
    state = play(state_of(todo(position, step("take_card", type="any"))), {"move": "take", "deck": "vip"})
    return chance(state)


def test_E21_1_no_war_and_no_payout_after_act_four() -> None:
    position = table()
    build(position, 0, "casino", 10)
    position["mobs_waiting"] = []
    state = scored(position)
    assert seat_of(state)["safe"] == 0
    assert after(state)["scores"][0]["buildings"] == 0  # not protected


@pytest.mark.parametrize("tie", ["protected", "buildings", "books", "members", "vip", "all"])
def test_E21_3_ties(tie: str) -> None:
    position = table()
    for seat in range(4):
        give(position, seat, pocket=50)
    give(position, 2, pocket=0)
    give(position, 3, pocket=0)
    if tie == "protected":
        build(position, 1, "speakeasy", 10, 20, member=True)
        build(position, 0, "casino", 70, member=True)
        build(position, 0, "speakeasy", 80, 90)
    elif tie == "buildings":
        build(position, 1, "speakeasy", 10)
        position["books"] = {"docks_1": [0]}
    elif tie == "books":
        position["books"] = {"docks_1": [1]}
        dock(position, 0, "uptown", 2)
    elif tie == "members":
        dock(position, 1, "uptown", 1)
    elif tie == "vip":
        give(position, 1, vip=1)
    result = scored(position).result()
    assert result is not None
    assert result.scores[0] == result.scores[1]
    assert result.winners == ([0, 1] if tie == "all" else [1])
    assert result.reason == ("shared" if tie == "all" else "tie-broken")


def test_options_of_a_defence_name_the_mode() -> None:
    """E20.5."""
    position = table()
    build(position, 0, "speakeasy", 140)
    give(position, 0, goons=6)
    associate(position, 0, "carlo_gambino", 3, free=True)
    state = play(war(position, 14), comes("jack_diamond"))
    assert [move.get("mode") for move in options(state)] == ["no", "paid", "free", None]
