"""The worked examples T-08 and T-12 … T-16: payouts, the end, the setup, money, Jo and the Cops."""

import pytest

from games.speakeasy.board import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    Position,
    after,
    at,
    build,
    chance,
    crate,
    give,
    helper,
    hold,
    mob,
    offered,
    options,
    play,
    seat_of,
    space_of,
    state_of,
    step,
    table,
    todo,
)
from omerta.core.chance import settle
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers
from omerta.games import find

GAME = find("speakeasy")

# T-08


def payouts(position: Position) -> State:
    position.update(phase="war", active=None)
    return state_of(todo(position, {"step": "payout", "seat": None}))


def test_T08_E20_11_E20_12_E20_13_uptown() -> None:
    position = table()
    position["cops"] = [12, 16]
    mob(position, "tommy_brown", 12, 4, 121)
    build(position, YELLOW, "casino", 120)
    build(position, YELLOW, "speakeasy", 130, 141)
    build(position, GREEN, "nightclub", 131)
    build(position, YELLOW, "nightclub", 140)
    build(position, BLUE, "nightclub", 142)
    mob(position, "owney_madden", 15, 5, 150, 151)
    build(position, PURPLE, "stills", 152)
    mob(position, "joe_masseria", 16, 6, 160)
    build(position, BLUE, "speakeasy", 161, member=True)
    build(position, GREEN, "casino", 162)
    state = payouts(position)
    assert [seat_of(state, seat)["safe"] for seat in range(4)] == [20, 20, 20, 45]


def test_T08_E20_13_midtown_with_the_mobsters_on_top() -> None:
    position = table()
    mob(position, "tommy_brown", 7, 4, 70)
    mob(position, "owney_madden", 8, 5, 80)
    build(position, GREEN, "speakeasy", 90, 100)
    build(position, YELLOW, "speakeasy", 110)
    build(position, PURPLE, "speakeasy", 120)
    state = payouts(position)
    assert [seat_of(state, seat)["safe"] for seat in range(4)] == [5, 5, 15, 0]


# T-12


def test_T12_E21_2_blue_counts() -> None:
    position = table()
    give(position, BLUE, pocket=50, safe=220)
    build(position, BLUE, "speakeasy", 10, 20, member=True)
    build(position, BLUE, "speakeasy", 30)
    build(position, BLUE, "stills", 40, member=True)
    build(position, BLUE, "nightclub", 50, 70, member=True)
    build(position, BLUE, "casino", 60, member=True)
    helper(position, BLUE, 1, 7, 16)
    helper(position, BLUE, 10, 2, used=True)
    position.update(act=4, round=1, order=[PURPLE, YELLOW, GREEN, BLUE], active=BLUE)
    hold(position, BLUE, "vip_level")
    for seat in position["seats"]:
        seat["capos"] = 0
    state = state_of(todo(position, step("take_card", BLUE, type="any")))
    play(state, {"move": "take", "deck": "vip"})
    chance(state)
    result = state.result()
    assert result is not None
    assert result.scores[BLUE] == 405
    assert after(state)["scores"][BLUE] == {
        "pocket": 50, "safe": 220, "buildings": 90, "bottles": 45, "tiles": 0, "total": 405,
    }  # fmt: skip


# T-13 … T-16


@pytest.mark.parametrize(("players", "expected"), [(4, (15, 7, 20, 20, 18, 13)), (2, (29, 5, 20, 22, 18, 13))])
def test_T13_E4_3_E4_4_what_is_left_after_the_setup(players: int, expected: tuple[int, ...]) -> None:
    state = GAME.new(players, {})
    settle(state, Numbers(3))
    position = after(state)
    waiting = len(position["cops"]) + len(position["cops_waiting"])
    assert 16 - waiting == 8
    barrels = 40 - sum(one["barrels"] for one in position["ships"].values())
    goons = 24 - sum(seat["goons"] for seat in position["seats"])
    left = (sum(position["tiles_left"].values()), len(position["district_tiles"]), barrels, goons)
    assert (*left, len(position["helpers_left"]), len(position["crates_left"])) == expected


def test_T14_E7_2_funds_are_the_pocket_and_half_the_safe() -> None:
    position = table()
    give(position, PURPLE, pocket=3, safe=15)
    state = state_of(todo(position, step("build_small", times=2), step("take_card", type="any")))
    assert "r1" in offered(state, "slot")
    play(state, {"move": "build", "slot": "r3"}, at(10))
    chance(state)
    assert (seat_of(state)["pocket"], seat_of(state)["safe"]) == (0, 5)
    assert not {"l1", "m1"} & set(offered(state, "slot"))  # funds 2


def test_T15_E23_6_the_weights_of_jo_s_first_card() -> None:
    state = GAME.new(2, {"solo": True, "first": 1})
    while state.to_move == CHANCE or after(state)["phase"] != "turns":
        legal = state.legal()
        outcomes = [state.move(action) or {} for action in legal]
        if state.to_move == CHANCE and "jo" in outcomes[0]:
            break
        state.apply(legal[0])
    weights = {str((state.move(a) or {})["jo"]): w for a, w in zip(state.legal(), state.weights(), strict=True)}
    assert sorted(set(weights.values())) == [6, 10, 30]
    assert sum(weights.values()) == 180
    assert [weights[name] for name in weights if name.startswith("jo_1")] == [30] * 3
    assert [weights[name] for name in weights if name.startswith("jo_2")] == [6] * 5
    assert [weights[name] for name in weights if name.startswith("jo_0")] == [10] * 6


def test_T15_E23_6_after_a_card_of_deck_two() -> None:
    position = table(1)
    solo = position["solo"]
    position["active"] = 1
    solo.update(slots={"0": 2, "1": 3, "2": 0, "3": 0, "4": 0}, loose=[], under=[], aside=[], card=None)
    solo["unseen"]["1"] = ["jo_1_1", "jo_1_2", "jo_1_3"]
    solo["unseen"]["0"] = solo["unseen"]["0"][:6]
    state = state_of(todo(position, {"step": "jo_turn", "seat": 1}))
    weights = dict(zip(offered(state, "jo"), state.weights(), strict=True))
    assert {weights[name] for name in weights if name.startswith("jo_1")} == {6}
    assert {weights[name] for name in weights if name.startswith("jo_0")} == {2}
    assert sum(weights.values()) == 30
    assert not [name for name in weights if name.startswith("jo_2")]


@pytest.mark.parametrize(
    ("cop", "member", "pays"), [("waits", False, True), ("stands", False, False), ("stands", True, True)]
)
def test_T16_E8_1_E8_2_a_casino_and_the_cops(cop: str, member: bool, pays: bool) -> None:
    position = table()
    build(position, PURPLE, "casino", 10, member=member, barrel=True)
    position["cops" if cop == "stands" else "cops_waiting"] = [1]
    position["lower"] = [PURPLE, None, None, None]
    position.update(active=BLUE)
    sale = todo(dict(position), step("sell", PURPLE, left=1), step("take_card", PURPLE, type="any"))
    assert ("sell" in [move["move"] for move in options(state_of(sale))]) is pays
    end = state_of(todo(position, step("take_card", BLUE, type="any")))
    play(end, {"move": "take", "deck": "vip"})
    chance(end)
    assert seat_of(end)["pocket"] == (103 if pays else 100)
    assert space_of(end, 10)["barrel"]


def test_crates_add_up_in_the_examples() -> None:
    """E15.5: a second Crate with range adds to the first."""
    position = table()
    crate(position, PURPLE, 9, 10)
    position["seats"][PURPLE]["trucks"][0]["district"] = 1
    state = state_of(todo(position, step("deliver", bonus=0, used=[2, 0]), step("take_card", type="any")))
    assert [move["district"] for move in options(state) if move["move"] == "drive"] == [2, 4]
