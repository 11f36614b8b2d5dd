"""What comes in from outside: an impossible position is refused, with the clause it breaks and nothing else."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.gangs.board import DAMES, DRAGONS, KINGPIN, RATS, SOMEONE, climb, gangs, now, play, position
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from strategies import Moment, moments

Position = dict[str, Any]
Change = Callable[[Position], object]

PERFT: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


def opening() -> Position:
    return now(position(hands=[[0, 1, 2, 3, 4], [3, 4, 5, 6, 7]]))


def middle() -> Position:
    """Three players, the Heart opened, the rest of the deck members."""
    return now(position(3, {16: RATS, 15: SOMEONE}, hands=[[0, 1], [2, 3], [4, 5]]))


def crowned() -> Position:
    return now(position(3, {KINGPIN: RATS}, hands=[[DRAGONS], [DAMES], [RATS]]))


def with_hole() -> Position:
    return now(play(position(3, {11: SOMEONE, 12: SOMEONE}, hands=[[0, 1], [2, 3], [4, 5]]), climb(11, 15)))


def over() -> Position:
    return now(position(3, {KINGPIN: RATS}, hands=[[DRAGONS], [DAMES], [RATS]], passed=[0, 1, 2]))


def problem(start: Position, change: Change) -> tuple[str, str]:
    """The clause and the reason why a changed position is impossible."""
    changed = copy.deepcopy(start)
    change(changed)
    with pytest.raises(Impossible) as raised:
        gangs().from_json(changed)
    return raised.value.clause, raised.value.reason


def setting(key: str, value: object) -> Change:
    return lambda changed: changed.update({key: value})


def setting_in(key: str, index: int, value: object) -> Change:
    return lambda changed: changed[key].__setitem__(index, value)


@pytest.mark.parametrize("start", [opening(), middle(), crowned(), with_hole(), over()])
def test_the_unchanged_positions_are_possible(start: Position) -> None:
    assert gangs().from_json(start).to_json() == start


def test_G1_2_there_are_64_cards() -> None:
    assert problem(opening(), lambda p: p["out"].append(RATS)) == ("G1.2", "wrong-number-of-cards")
    assert problem(opening(), lambda p: p["influence"][0].pop()) == ("G1.2", "wrong-number-of-cards")
    assert problem(opening(), setting("top", None)) == ("G1.2", "wrong-number-of-cards")


def test_G1_2_each_gang_has_eight() -> None:
    def turn_one_dame_into_a_rat(changed: Position) -> None:
        changed["members"][DAMES] -= 1
        changed["members"][RATS] += 1

    assert problem(opening(), turn_one_dame_into_a_rat) == ("G1.2", "wrong-number-of-gang")


def test_G1_2_only_six_of_them_are_members() -> None:
    def hide_a_boss_among_the_members(changed: Position) -> None:
        changed["bosses"][7] -= 1
        changed["members"][7] += 1

    assert problem(opening(), hide_a_boss_among_the_members) == ("G1.2", "too-many-members")


def test_G2_1_the_first_two_alliances_of_all_are_of_different_gangs() -> None:
    def deal_a_pair_twice(changed: Position) -> None:
        changed["alliances"][0], changed["alliances"][1] = [0, 1, 2], [3, 0, 2]

    start = now(position(alliances=[[0, 1, 2], [3, 2, 0]]))
    assert problem(start, deal_a_pair_twice) == ("G2.1", "pair-dealt-twice")


def test_G2_2_the_three_alliances_of_a_seat_are_different_gangs() -> None:
    def ally_twice(changed: Position) -> None:
        changed["alliances"][0][2] = changed["alliances"][0][0]

    assert problem(opening(), ally_twice) == ("G2.2", "alliances-alike")


@pytest.mark.parametrize("triple", [[], [0], [0, 1], [0, 1, 2, 3]])
def test_G2_2_a_seat_has_three_alliances(triple: list[int]) -> None:
    assert problem(opening(), setting_in("alliances", 0, triple)) == ("", "wrong-length")


def test_G2_3_a_hand_is_no_larger_than_was_dealt() -> None:
    def take_a_card_from_the_deck(changed: Position) -> None:
        changed["members"][6] -= 1
        changed["influence"][1].append(6)

    assert problem(opening(), take_a_card_from_the_deck) == ("G2.3", "hand-too-large")


def test_G3_3_no_card_floats() -> None:
    def lift_a_card(changed: Position) -> None:
        changed["pyramid"][20], changed["top"] = changed["top"], None
        changed["crowned"] = True

    assert problem(opening(), lift_a_card) == ("G3.3", "floating-card")


def test_G3_4_the_hole_is_empty() -> None:
    assert problem(opening(), setting("hole", 0)) == ("G3.4", "hole-is-taken")
    assert problem(with_hole(), setting("hole", 12)) == ("G3.4", "hole-is-taken")


def test_G3_5_row_one_has_no_gap_that_is_not_the_hole() -> None:
    def take_a_card_away(changed: Position) -> None:
        changed["bosses"][changed["pyramid"][3]] += 1
        changed["pyramid"][3] = None

    assert problem(opening(), take_a_card_away) == ("G3.5", "row-one-not-full")


@pytest.mark.parametrize("key", ["heart_opened", "no_mans_land_opened"])
def test_G5_1_a_row_with_a_card_in_it_was_opened(key: str) -> None:
    assert problem(crowned(), setting(key, False)) == ("G5.1", "row-not-opened")


def test_G5_1_only_an_alliance_can_have_been_revealed() -> None:
    assert problem(middle(), setting_in("revealed", 0, [7])) == ("G5.1", "revealed-not-held")


def test_G5_3_nobody_is_revealing_without_a_hole() -> None:
    def reveal_now(changed: Position) -> None:
        changed["revealing"] = [0]

    assert problem(middle(), reveal_now) == ("G5.3", "revealing-without-hole")


def test_G6_1_the_crown_and_the_pyramid_agree() -> None:
    assert problem(opening(), setting("crowned", True)) == ("G6.1", "crown-disagrees")
    assert problem(crowned(), setting("crowned", False)) == ("G6.1", "crown-disagrees")


def test_G6_2_nobody_has_passed_before_the_coronation() -> None:
    assert problem(opening(), setting("passed", [1])) == ("G6.2", "passed-too-early")


@pytest.mark.parametrize("key", ["passed", "revealing"])
def test_a_seat_is_in_a_list_once(key: str) -> None:
    assert problem(crowned(), setting(key, [1, 1])) == ("", "seat-twice")


@pytest.mark.parametrize("start", [opening(), middle(), crowned(), with_hole(), over()])
def test_the_seat_to_move_follows_from_the_rest(start: Position) -> None:
    movers: list[object] = [None, "chance", 0, 1, 2, 0.0, 1.0, False, True, "0", -1, -2, 7, [], {}]
    for mover in movers:
        if mover != start["to_move"] or type(mover) is not type(start["to_move"]):
            assert problem(start, setting("to_move", mover))[1] in ("wrong-mover", "not-in-range")


def test_G2_5_a_deck_that_waits_to_be_turned_leaves_the_move_to_chance() -> None:
    """The top card has gone back into the deck: chance is to turn one, and nobody else is to move."""
    start = opening()
    start["bosses"][start["top"]] += 1
    start["top"] = None
    assert problem(start, setting("to_move", 0)) == ("", "wrong-mover")
    assert gangs().from_json({**start, "to_move": "chance"}).to_move == CHANCE


# What no game can come to, though the cards add up.


def test_G3_4_a_hole_has_two_cards_below() -> None:
    def dig_a_hole_in_the_air(changed: Position) -> None:
        changed["hole"] = 12

    assert problem(opening(), dig_a_hole_in_the_air)[0] == "G3.4"


def test_G3_5_a_hole_above_row_one_waits_under_a_turned_top_card() -> None:
    def put_the_top_card_back(changed: Position) -> None:
        changed["members"][changed["top"]] += 1
        changed["top"] = None

    start = now(play(position(2, {11: SOMEONE, 12: SOMEONE, 15: SOMEONE, 13: SOMEONE}, hands=[[], []]), climb(12, 16)))
    assert start["hole"] == 12
    assert sum(start["bosses"]) == 0
    assert problem(start, put_the_top_card_back)[0] == "G3.5"


def test_G5_3_a_seat_with_one_hidden_alliance_turns_it_unasked() -> None:
    start = with_hole()
    state = gangs().from_json({**start, "revealed": [start["alliances"][0][:2], [], []]})
    assert now(state)["revealed"][0] == start["alliances"][0]
    assert (state.to_move, now(state)["revealing"]) == (1, [1])


def test_G5_3_a_seat_with_nothing_hidden_is_skipped() -> None:
    start = with_hole()
    state = gangs().from_json({**start, "revealed": [start["alliances"][0], [], []]})
    assert (state.to_move, now(state)["revealing"]) == (1, [1])


def test_G5_1_no_mans_land_was_not_opened_before_the_heart() -> None:
    assert problem(opening(), setting("no_mans_land_opened", True))[0] == "G5.1"


def test_G5_3_seats_reveal_in_order_from_the_active_one() -> None:
    start = with_hole()
    assert start["revealing"] == [0, 1]
    assert problem(start, lambda p: p.update(revealing=[1, 0], to_move=1))[0] == "G5.3"
    assert problem(start, lambda p: p.update(revealing=[2], to_move=2))[0] in ("G5.1", "G5.3")


def test_G6_2_the_active_seat_has_not_passed() -> None:
    assert problem(crowned(), setting("passed", [0]))[0] == "G6.2"


def test_G6_3_chance_turns_no_card_for_a_seat_without_influence() -> None:
    """Seat 0 would have passed unasked; whoever takes it up must not find it asked."""
    idle = now(position(3, {KINGPIN: RATS}, hands=[[], [DAMES], [RATS]], active=1))
    idle["members"][idle["top"]] += 1
    is_playable_or_impossible({**idle, "active": 0, "top": None, "to_move": "chance"})


@pytest.mark.parametrize("name", ["syndicate", "", None, 0])
def test_a_position_of_another_game_is_refused(name: object) -> None:
    problem(opening(), setting("game", name))


STARTS: Final = [opening(), middle(), crowned(), with_hole(), over(), *(case["position"] for case in PERFT[::3])]
every_start = pytest.mark.parametrize("start", STARTS, ids=range(len(STARTS)))

# Nothing of these is ever right in a field that holds a number, a list or a flag.
JUNK: Final[list[object]] = [
    *("", "x", "0"),
    *(0.0, 1.0, 1.5, float("nan"), float("inf")),
    *(-1, -2, 99, 10**30),
    *({}, {"a": 1}, [[]], [None], ["0"]),
]


def paths(data: object, prefix: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every field of a position but its game's name, and every item of its lists."""
    if prefix:
        yield prefix
    if isinstance(data, dict):
        for key in data:
            if key != "game":
                yield from paths(data[key], (*prefix, key))
    elif isinstance(data, list):
        for index, item in enumerate(data):
            yield from paths(item, (*prefix, index))


def changed_at(data: Any, path: tuple[str | int, ...], value: object) -> Any:
    """The same data with another value in one field."""
    if not path:
        return value
    changed = copy.copy(data)
    changed[path[0]] = changed_at(changed[path[0]], path[1:], value)
    return changed


def is_impossible(data: Position) -> bool:
    try:
        gangs().from_json(data)
    except Impossible:
        return True
    return False


@every_start
def test_a_wrong_value_in_any_field_is_impossible(start: Position) -> None:
    for path in paths(start):
        for junk in JUNK:
            assert is_impossible(changed_at(start, path, junk)), f"{path} = {junk!r}"


@every_start
def test_true_and_false_are_no_numbers_and_numbers_are_no_flags(start: Position) -> None:
    for path in paths(start):
        wrong = (0, 1) if path[0] in ("heart_opened", "no_mans_land_opened", "crowned") else (True, False)
        for value in wrong:
            assert is_impossible(changed_at(start, path, value)), f"{path} = {value!r}"


@every_start
def test_a_missing_key_is_named(start: Position) -> None:
    for key in start:
        if key != "game":
            with pytest.raises(Impossible) as raised:
                gangs().from_json({name: value for name, value in start.items() if name != key})
            assert (raised.value.reason, raised.value.facts) == ("missing-key", {"key": key})


def test_a_position_that_names_no_game_is_refused() -> None:
    assert is_impossible({key: value for key, value in opening().items() if key != "game"})


def test_an_empty_position_is_impossible() -> None:
    assert is_impossible({})


@every_start
def test_lists_of_a_wrong_length_are_impossible(start: Position) -> None:
    for key in ("pyramid", "bosses", "members", "influence", "alliances", "revealed"):
        assert is_impossible({**start, key: start[key][:-1]}), f"{key} too short"
        assert is_impossible({**start, key: [*start[key], start[key][-1]]}), f"{key} too long"


def assert_playable(state: State) -> None:
    """The promises of the contract hold to the end: at least two options, 64 cards, an end."""
    numbers = Numbers(1)
    for _ in range(gangs().longest):
        table = now(state)
        assert gangs().from_json(table).to_json() == table
        if state.to_move == OVER:
            assert state.result() is not None
            return
        legal = state.legal()
        assert len(legal) >= 2, table
        chance = state.to_move == CHANCE
        state.apply(sample(state, numbers) if chance else legal[numbers.below(len(legal))])
    pytest.fail("the game does not end")


def is_playable_or_impossible(data: Position) -> None:
    try:
        state = gangs().from_json(data)
    except Impossible:
        return
    assert_playable(state)


@every_start
def test_a_position_with_null_anywhere_is_impossible_or_can_be_played(start: Position) -> None:
    for path in paths(start):
        is_playable_or_impossible(changed_at(start, path, None))


@every_start
def test_a_position_with_another_whole_number_anywhere_is_impossible_or_can_be_played(start: Position) -> None:
    for path in paths(start):
        for number in (0, 1, 2, 3, 7, 20):
            is_playable_or_impossible(changed_at(start, path, number))


def values() -> st.SearchStrategy[object]:
    numbers = st.integers(-2, 22)
    lists = st.lists(numbers, max_size=5)
    return st.one_of(st.none(), st.booleans(), numbers, st.just("chance"), lists, st.lists(lists, max_size=4))


@given(moments("gangs"), st.data())
def test_whatever_is_changed_the_position_is_impossible_or_can_be_played(moment: Moment, data: st.DataObject) -> None:
    state = moment.state()
    changed = now(state)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths(changed))))
        changed = changed_at(changed, path, data.draw(values()))
    is_playable_or_impossible(changed)


@given(moments("gangs"), st.data())
def test_cards_moved_between_heaps_make_an_impossible_position_or_one_that_can_be_played(
    moment: Moment, data: st.DataObject
) -> None:
    """The cards still add up, so that only the rules can tell."""
    state = moment.state()
    changed = now(state)
    for _ in range(data.draw(st.integers(1, 3))):
        move_a_card(changed, data)
    for key in ("heart_opened", "no_mans_land_opened", "crowned"):
        changed[key] = data.draw(st.sampled_from([changed[key], True, False]))
    for mover in (None, "chance", *range(changed["players"])):
        is_playable_or_impossible({**changed, "to_move": mover})


def move_a_card(changed: Position, data: st.DataObject) -> None:
    heaps = [heap for heap in (changed["discard"], changed["out"], *changed["influence"]) if heap]
    gang = data.draw(st.sampled_from(heaps)).pop() if heaps else data.draw(st.integers(0, 7))
    if not heaps:
        changed["members"][gang] -= 1
    goal = data.draw(st.sampled_from(["discard", "out", "influence", "members", "bosses"]))
    if goal in ("members", "bosses"):
        changed[goal][gang] += 1
    else:
        heap = changed[goal] if goal != "influence" else data.draw(st.sampled_from(changed[goal]))
        heap.append(gang)
