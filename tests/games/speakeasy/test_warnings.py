"""What SPEAKEASY warns of: buildings that will not work, barrels lost or left, bars given up for nothing."""

from games.speakeasy.board import (
    Position,
    at,
    build,
    chance,
    dock,
    done,
    give,
    options,
    play,
    raise_to,
    ship,
    state_of,
    step,
    table,
    todo,
)
from omerta.core.game import State
from warning import kinds


def doing(position: Position, *steps: dict[str, object]) -> State:
    return state_of(todo(position, *steps, step("take_card", type="any"), step("give_back")))


def building(**dangers: list[int]) -> State:
    position = table()
    position.update(dangers)
    return play(doing(position, step("build_speakeasy", times=1)), {"move": "build", "slot": "l1"})


def test_E8_1_a_building_under_a_cop_is_warned_of() -> None:
    state = building(cops=[1])
    assert kinds(state, at(10)) == {"not-operating": {"space": 10}}
    assert kinds(state, at(20)) == {}


def test_E20_what_comes_at_the_end_of_the_act_is_warned_of() -> None:
    state = building(cops_waiting=[1], mobs_waiting=[2])
    assert kinds(state, at(10)) == {"cop-due": {"space": 10}}
    assert kinds(state, at(20)) == {"mobster-due": {"space": 20}}


def test_E20_5_giving_up_what_can_be_held_is_warned_of() -> None:
    position = table()
    build(position, 0, "speakeasy", 10)
    give(position, 0, goons=6)
    raise_to(position, 0, strength=4)
    position.update(phase="war", active=None, mobs_waiting=[1])
    state = chance(state_of(todo(position)))
    assert {"move": "yield", "space": 10} in options(state)
    assert kinds(state, {"move": "yield", "space": 10}) == {"gives-up": {"space": 10, "kind": "speakeasy"}}


def test_E11_2_barrels_left_unsold_are_warned_of() -> None:
    position = table()
    build(position, 0, "speakeasy", 10, 20, barrel=True)
    raise_to(position, 0, party=3)
    state = doing(position, step("sell", left=3))
    assert kinds(state, done()) == {"barrels-unsold": {"count": 2}}
    assert kinds(state, {"move": "sell", "space": 10}) == {}


def test_E13_1_a_building_a_cop_closes_could_be_protected() -> None:
    position = table()
    build(position, 0, "speakeasy", 10, 20)
    give(position, 0, vip=1, leverage=9)
    position["cops"] = [2]
    state = doing(position, step("protect", spent=0))
    assert kinds(state, done()) == {"unprotected": {"space": 20, "kind": "speakeasy"}}


def test_E15_5_a_barrel_that_nobody_can_take_is_warned_of() -> None:
    position = table()
    dock(position, 0, "downtown", 1)
    raise_to(position, 0, strength=5)
    name = next(iter(position["ships"]))
    ship(position, name, 1)
    give(position, 0, goons=6)
    state = doing(position, step("ambush"))
    ambushes = [move for move in options(state) if move["move"] == "ambush"]
    assert kinds(state, ambushes[0]) == {"barrel-lost": {}}
    build(position, 0, "speakeasy", 10)
    assert kinds(doing(position, step("ambush")), ambushes[0]) == {}
