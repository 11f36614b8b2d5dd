"""What comes in from outside: an impossible position is refused, with the clause it breaks and nothing else."""

import copy
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from games.syndicate.board import (
    BRONX,
    BROOKLYN,
    INFORMER,
    MALIBU,
    MANHATTAN,
    QUICK_COP,
    SHOT_COP,
    above,
    cup,
    draw,
    effect,
    hand,
    marker,
    moves,
    now,
    place,
    play,
    position,
    wealth,
)
from omerta.core.chance import playout
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games import find
from tables import open_positions

GAME = find("syndicate")

Position = dict[str, Any]
Change = Callable[[Position], object]


def placing() -> Position:
    return now(position(fields={36: (0, 1), 2: (8, 0)}, hands=[[0, 3, 8], [1, 9]], wealth=[1, 1]))


def smuggling() -> Position:
    return now(play(position(hands=[[0, 3], [1, 9]]), place(0, 37)))


def shooting() -> Position:
    return now(play(position(hands=[[SHOT_COP, 3], [1, 9]]), place(SHOT_COP, 37)))


def closing() -> Position:
    return now(play(position(markers={BROOKLYN: 10}, hands=[[8, 0], [0, 3]]), place(8, 36)))


def closing_within() -> Position:
    return now(play(position(markers={BROOKLYN: 10}, hands=[[8, 0], [0, 3]]), place(8, 36), effect(37)))


def opening() -> Position:
    return now(play(position("los_angeles", full=[0, 1], hands=[[8, 0], [9]]), place(8, 2)))


def supporting() -> Position:
    return now(play(position(hands=[[QUICK_COP, 0], [9]]), place(QUICK_COP, 36)))


def drawing() -> Position:
    return now(play(position(hands=[[9, 0], [8]]), place(9, 36)))


def cupping() -> Position:
    return now(position("solo", hands=[[0, 3, 8, 10, 6], [0, 3, 8]], stage="cup"))


def rolling() -> Position:
    return now(play(position("solo", hands=[[0, 3, 8, 10, 6], [0, 3, 8]], stage="cup"), cup(6)))


def over() -> Position:
    return now(position(hands=[[], [8]]))


STARTS: Final = (
    *(placing, smuggling, shooting, closing, closing_within, opening),
    *(supporting, drawing, cupping, rolling, over),
)
every_start = pytest.mark.parametrize("start", [pytest.param(start(), id=start.__name__) for start in STARTS])


def problem(start: Position, change: Change) -> tuple[str, str]:
    """The clause and the reason why a changed position is impossible."""
    changed = copy.deepcopy(start)
    change(changed)
    with pytest.raises(Impossible) as raised:
        GAME.from_json(changed)
    return raised.value.clause, raised.value.reason


def setting(**values: object) -> Change:
    return lambda changed: changed.update(values)


def setting_in(key: str, index: int | str, value: object) -> Change:
    return lambda changed: changed[key].__setitem__(index, value)


def test_every_stage_is_among_the_starts() -> None:
    stages = {"place", "effects", "closing", "open", "support", "draw", "cup", "roll", "over"}
    assert {start()["stage"] for start in STARTS} == stages


@every_start
def test_the_unchanged_positions_are_possible(start: Position) -> None:
    assert GAME.from_json(start).to_json() == start


@pytest.mark.parametrize("setup", GAME.setups, ids=[setup.name for setup in GAME.setups])
def test_positions_of_random_games_come_back_as_they_went_out(setup: Any) -> None:
    for state in open_positions(GAME, setup, 120, 5):
        again = GAME.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        assert (again.to_move, again.legal(), again.weights()) == (state.to_move, state.legal(), state.weights())
        ended, expected = again.result(), state.result()
        assert (ended is None) == (expected is None)
        if ended is not None and expected is not None:
            assert ended.to_json() == expected.to_json()


def test_human_hands_are_sorted_on_import_and_the_automatons_row_is_not() -> None:
    start = placing()
    assert hand(GAME.from_json({**start, "hands": [[8, 0, 3], [9, 1]]}), 0) == [0, 3, 8]
    assert hand(GAME.from_json(cupping()), 0) == [0, 3, 8, 10, 6]


# Tokens.


def test_S1_4_of_each_kind_there_are_as_many_as_the_bags_and_the_pile_held() -> None:
    wrong = ("S1.4", "wrong-number-of-tokens")
    assert problem(placing(), lambda p: p["hands"][0].append(5)) == wrong
    assert problem(placing(), lambda p: p["hands"][1].pop()) == wrong
    assert problem(placing(), setting_in("fields", 0, [3, 0])) == wrong
    assert problem(placing(), setting_in("fields", 36, None)) == wrong
    assert problem(placing(), lambda p: p["pile"].__setitem__(13, 1)) == wrong
    assert problem(placing(), lambda p: p["bags"][1].__setitem__(13, 1)) == wrong
    assert problem(placing(), lambda p: p["bags"][0].__setitem__(7, 1)) == wrong


def test_S1_4_a_gang_token_does_not_change_sides() -> None:
    def hand_one_over(changed: Position) -> None:
        changed["bags"][0][9] -= 1
        changed["bags"][1][9] += 1

    assert problem(placing(), hand_one_over)[0] == "S1.4"


def test_S2_1_no_gang_token_lies_on_the_pile() -> None:
    def put_one_on_the_pile(changed: Position) -> None:
        changed["bags"][0][9] -= 1
        changed["pile"][9] += 1

    assert problem(placing(), put_one_on_the_pile)[0] in ("S1.4", "S2.1")


def test_S8_1_no_token_lies_in_an_unopened_district() -> None:
    def put_one_there(changed: Position) -> None:
        changed["hands"][0].remove(8)
        changed["fields"][11] = [8, 0]

    start = now(position("los_angeles", hands=[[0, 8], [9]]))
    assert problem(start, put_one_there)[0] in ("S3.2", "S8.1")


@pytest.mark.parametrize(("number", "place_of_marker"), [(0, 15), (0, -15), (3, 12), (4, -12)])
def test_S1_3_a_marker_is_on_its_track(number: int, place_of_marker: int) -> None:
    assert problem(placing(), setting_in("markers", number, place_of_marker)) == ("S1.3", "marker-out-of-range")


def test_S1_7_in_los_angeles_there_is_nothing_beyond_seven() -> None:
    assert problem(opening(), setting_in("markers", 1, 8)) == ("S1.3", "marker-out-of-range")


def test_S2_1_in_new_york_every_district_has_its_marker() -> None:
    assert problem(placing(), setting_in("markers", 0, None)) == ("S2.1", "marker-out-of-range")


def test_S7_5_an_unopened_district_is_not_closed_and_none_is_closed_twice() -> None:
    assert problem(opening(), setting(closed=[MALIBU, 9])) == ("S7.5", "closed-without-reason")
    assert problem(opening(), setting(closed=[MALIBU, MALIBU])) == ("S7.5", "closed-without-reason")


# Stage, turn, todo, free, winner.

RESOLVING: Final = (smuggling, shooting, closing, closing_within, opening, supporting)


@pytest.mark.parametrize("start", RESOLVING)
def test_S4_2_a_token_is_being_resolved_in_these_stages(start: Callable[[], Position]) -> None:
    assert problem(start(), setting(turn=None)) == ("S4.2", "stage-disagrees")


@pytest.mark.parametrize("stage", ["place", "draw", "over"])
def test_S4_2_and_none_in_the_others(stage: str) -> None:
    winner = 1 if stage == "over" else None
    assert problem(supporting(), setting(stage=stage, winner=winner)) == ("S4.2", "stage-disagrees")


def test_S4_2_the_token_being_resolved_lies_on_its_field() -> None:
    for key, value in (("token", 0), ("field", 35)):
        assert problem(supporting(), setting_in("turn", key, value)) == ("S4.2", "stage-disagrees")
    assert problem(supporting(), setting(active=1, to_move=1)) == ("S4.2", "stage-disagrees")


def test_S3_3_it_counts_as_its_own_kind_unless_it_is_an_informer() -> None:
    assert problem(supporting(), setting_in("turn", "as", 14))[0] in ("S3.3", "S4.2")


def test_S3_4_what_it_counts_as_is_what_the_seat_placed_last() -> None:
    assert problem(supporting(), setting_in("last", 0, 3))[0] in ("S3.4", "S4.2")


def test_S3_4_an_informer_may_count_as_another_kind() -> None:
    start = now(play(position(hands=[[INFORMER, 0], [9]], last=[None, QUICK_COP]), place(INFORMER, 36)))
    assert (start["stage"], start["turn"]["as"]) == ("support", QUICK_COP)
    assert GAME.from_json(start).to_json() == start


@pytest.mark.parametrize("start", [placing, opening, supporting, drawing, over])
def test_S4_4_nothing_is_left_to_do_outside_effects_and_closings(start: Callable[[], Position]) -> None:
    assert problem(start(), setting(todo=["x1"])) == ("S4.4", "stage-disagrees")


@pytest.mark.parametrize("start", [placing, smuggling, supporting, drawing, over])
def test_S7_4_no_fields_are_left_outside_a_closing(start: Callable[[], Position]) -> None:
    assert problem(start(), setting(free=[0])) == ("S7.4", "stage-disagrees")


def test_S7_4_a_field_with_a_token_on_it_is_not_free() -> None:
    assert problem(closing(), setting(free=[35, 36])) == ("S7.4", "token-on-wrong-field")


def test_S7_4_a_field_is_left_once() -> None:
    assert problem(closing(), setting(free=[35, 35, 37]))[0] == "S7.4"


def test_S7_4_the_fields_left_are_of_the_closed_district() -> None:
    assert problem(closing(), setting(free=[0, 35]))[0] == "S7.4"


@pytest.mark.parametrize(("number", "field", "left"), [(BRONX, 19, 18), (BRONX, 19, 27)])
def test_S7_4_fields_with_no_effect_or_tN_are_left_out(number: int, field: int, left: int) -> None:
    state = play(position(markers={number: 13}, hands=[[8, 0], [9]]), place(8, field), draw(0))
    assert left not in now(state)["free"]
    assert problem(now(state), lambda p: p["free"].append(left))[0] == "S7.4"


def test_S7_4_smuggling_here_is_never_left_to_do_at_a_closing() -> None:
    assert problem(closing_within(), setting(todo=["t1"])) == ("S7.4", "stage-disagrees")


@pytest.mark.parametrize("start", [closing, closing_within, opening])
def test_S7_3_the_district_of_a_closing_is_closed(start: Callable[[], Position]) -> None:
    assert problem(start(), setting(closed=[])) == ("S7.3", "stage-disagrees")


@pytest.mark.parametrize("step", ["", "d1", "x", "x0", "x8", "x33", "q", "t", "v", "-", "dd", 1, None, ["d"]])
def test_S1_5_what_is_left_to_do_is_an_effect(step: object) -> None:
    assert problem(smuggling(), setting(todo=[step])) == ("S1.5", "bad-todo")


def test_S8_4_only_in_los_angeles_a_district_opens() -> None:
    start = {**closing(), "stage": "open", "free": []}
    assert problem(start, setting()) == ("S8.4", "stage-disagrees")


@pytest.mark.parametrize("start", [placing, drawing, supporting, smuggling])
def test_S9_1_nobody_has_won_before_the_end(start: Callable[[], Position]) -> None:
    assert problem(start(), setting(winner=0)) == ("S9.1", "stage-disagrees")


def test_S9_1_somebody_has_won_at_the_end() -> None:
    assert problem(over(), setting(winner=None, to_move=None)) == ("S9.1", "stage-disagrees")


def test_S9_4_who_cannot_place_has_not_won() -> None:
    assert problem(over(), setting(winner=0))[0].startswith("S9.")


def test_S9_4_a_game_that_goes_on_is_not_over() -> None:
    assert problem(placing(), setting(stage="over", to_move=None, winner=1))[0].startswith("S9.")


def test_S9_1_the_last_turn_follows_on_25() -> None:
    assert problem(placing(), setting(last_turn=True, active=1, to_move=1))[0] == "S9.1"


def test_S9_1_the_last_turn_is_seat_1s() -> None:
    assert problem(placing(), setting(last_turn=True, wealth=[30, 0]))[0] == "S9.1"


@pytest.mark.parametrize("stage", ["cup", "roll"])
def test_S10_4_only_the_automaton_draws_from_the_cup_and_rolls(stage: str) -> None:
    assert problem(placing(), setting(stage=stage, to_move="chance"))[0] == "S10.4"
    assert problem(cupping(), setting(stage=stage, active=1))[0] == "S10.4"


def test_S10_4_the_automaton_is_not_asked() -> None:
    assert problem(cupping(), setting(stage="place", to_move=0)) == ("S10.4", "stage-disagrees")


def test_S10_4_the_automaton_rolls_for_an_acting_token() -> None:
    assert problem(rolling(), setting(solo={"outside": 6, "acting": None})) == ("S10.4", "stage-disagrees")


def test_S10_4_steamroll_never_acts() -> None:
    assert problem(rolling(), setting(solo={"outside": 7, "acting": 7})) == ("", "not-in-range")


def test_S10_4_before_the_first_turn_steamroll_lies_outside() -> None:
    assert problem(cupping(), setting(solo={"outside": 3, "acting": None}))[0] in ("S10.3", "S10.4")


def test_S10_4_the_token_outside_is_the_acting_one_but_for_steamroll() -> None:
    assert problem(cupping(), setting(solo={"outside": 3, "acting": 4}))[0] in ("S10.3", "S10.4")


def test_S10_3_only_solo_has_solo_tokens() -> None:
    assert problem(placing(), setting(solo={"outside": 7, "acting": None}))[1] == "stage-disagrees"
    assert problem(cupping(), setting(solo=None)) == ("", "not-an-object")


# Names and movers.


@pytest.mark.parametrize("mode", ["chicago", "", None, 0, [], {}])
def test_S1_1_an_unknown_mode_is_refused(mode: object) -> None:
    assert problem(placing(), setting(mode=mode)) == ("", "unknown-mode")


@pytest.mark.parametrize("difficulty", ["cruel", None, 1, []])
def test_S1_2_an_unknown_difficulty_is_refused(difficulty: object) -> None:
    problem(cupping(), setting_in("options", "difficulty", difficulty))


@pytest.mark.parametrize("name", ["gangs", "", None, 0])
def test_a_position_of_another_game_is_refused(name: object) -> None:
    assert problem(placing(), setting(game=name)) == ("", "other-game")


@pytest.mark.parametrize("stage", ["deal", "", None, 3, [], "PLACE"])
def test_an_unknown_stage_is_refused(stage: object) -> None:
    assert problem(placing(), setting(stage=stage)) == ("", "unknown-stage")


@every_start
def test_who_decides_follows_from_the_rest(start: Position) -> None:
    movers: list[object] = [None, "chance", 0, 1, 2, 0.0, 1.0, False, True, "0", -1, -2, [], {}]
    for mover in movers:
        if mover != start["to_move"] or type(mover) is not type(start["to_move"]):
            assert problem(start, setting(to_move=mover)) == ("", "wrong-mover")


# What waits for no decision is played on.


def test_an_effect_that_asks_nobody_is_carried_out() -> None:
    state = GAME.from_json({**smuggling(), "todo": ["v2"]})
    assert (wealth(state), now(state)["stage"]) == ([2, 0], "draw")


def test_a_placement_with_nothing_to_do_is_resolved() -> None:
    state = GAME.from_json({**smuggling(), "todo": []})
    assert (marker(state, BROOKLYN), now(state)["stage"]) == (1, "draw")


def test_several_steps_are_played_on_up_to_the_next_decision() -> None:
    state = GAME.from_json({**smuggling(), "todo": ["v1", "t2", "x3", "v1"]})
    assert (now(state)["todo"], wealth(state), marker(state, BROOKLYN)) == (["x3", "v1"], [1, 0], 2)


def test_smuggling_to_the_only_other_district_is_carried_out() -> None:
    start = smuggling()
    state = GAME.from_json({**start, "closed": [1, 2, 3], "markers": [0, 14, 14, 11, 0]})
    assert (marker(state, MANHATTAN), now(state)["stage"]) == (1, "draw")


def test_the_last_free_field_is_carried_out() -> None:
    state = GAME.from_json({**closing(), "free": [35]})
    assert (wealth(state)[0], now(state)["stage"]) == (closing()["wealth"][0] + 2, "draw")


def test_a_closing_with_nothing_left_goes_on() -> None:
    assert now(GAME.from_json({**closing(), "free": []}))["stage"] == "draw"


def test_the_only_district_that_can_open_opens() -> None:
    start = opening()
    state = GAME.from_json({**start, "markers": [*start["markers"][:7], 0, *start["markers"][8:]]})
    assert (marker(state, 4), now(state)["stage"]) == (0, "draw")


def test_support_that_nobody_can_give_is_skipped() -> None:
    def empty_the_hand(changed: Position) -> None:
        changed["hands"][0].remove(0)
        changed["bags"][0][0] += 1

    start = supporting()
    empty_the_hand(start)
    assert now(GAME.from_json(start))["stage"] == "draw"


def test_a_draw_from_a_bag_of_one_kind_is_made() -> None:
    state = position(bags=[[8, 8], None], hands=[[], [9]], stage="draw")
    assert (now(state)["stage"], now(state)["active"], now(state)["bags"][0][8]) == ("place", 1, 1)


def test_a_turn_without_a_placement_is_lost() -> None:
    state = position(hands=[[], [9]])
    assert (state.to_move, now(state)["winner"]) == (OVER, 1)


def test_a_roll_that_is_not_needed_is_not_made() -> None:
    """Rapid Deployment takes the leftmost token."""
    state = GAME.from_json({**rolling(), "solo": {"outside": 5, "acting": 5}})
    assert (now(state)["fields"][28], now(state)["stage"]) == ([0, 0], "draw")


# Whatever comes in is impossible or can be played.

JUNK: Final[list[object]] = [
    *("", "0", 0.0, 1.5, float("nan"), 10**30, -99),
    *({}, {"a": 1}, [[]], [None], ["0"]),
]
FLAGS: Final = (("last_turn",), ("options", "show_hand_size"))


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
        GAME.from_json(data)
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
        for value in (0, 1) if path in FLAGS else (True, False):
            assert is_impossible(changed_at(start, path, value)), f"{path} = {value!r}"


@every_start
def test_a_missing_key_is_named(start: Position) -> None:
    for key in start:
        if key not in ("game", "data", "digest"):  # S1.7: without a box it is the shipped one
            with pytest.raises(Impossible) as raised:
                GAME.from_json({name: value for name, value in start.items() if name != key})
            assert (raised.value.reason, raised.value.facts) == ("missing-key", {"key": key})


@pytest.mark.parametrize("key", ["token", "as", "field", "strength"])
def test_a_missing_key_of_the_turn_is_named(key: str) -> None:
    assert problem(supporting(), lambda p: p["turn"].pop(key)) == ("", "missing-key")


@pytest.mark.parametrize(("group", "key"), [("solo", "outside"), ("solo", "acting"), ("options", "difficulty")])
def test_a_missing_key_of_solo_is_named(group: str, key: str) -> None:
    assert problem(cupping(), lambda p: p[group].pop(key)) == ("", "missing-key")


def test_a_position_that_names_no_game_is_refused() -> None:
    assert is_impossible({key: value for key, value in placing().items() if key != "game"})


def test_an_empty_position_is_impossible() -> None:
    assert is_impossible({})


@every_start
def test_lists_of_a_wrong_length_are_impossible(start: Position) -> None:
    for key in ("fields", "markers", "wealth", "hands", "bags", "pile", "last"):
        assert is_impossible({**start, key: start[key][:-1]}), f"{key} too short"
        assert is_impossible({**start, key: [*start[key], start[key][-1]]}), f"{key} too long"
    for seat in range(2):
        assert is_impossible(changed_at(start, ("bags", seat), start["bags"][seat][:-1]))


def assert_playable(state: State) -> None:
    """The promises of the contract hold: options in order, a position that comes back, an end."""
    numbers = Numbers(1)
    for _ in range(4):
        table = now(state)
        assert GAME.from_json(table).to_json() == table
        if state.to_move == OVER:
            break
        legal = state.legal()
        assert legal == sorted(set(legal)), table
        assert len(legal) >= (1 if table["stage"] == "place" else 2), table
        state.apply(legal[numbers.below(len(legal))])
    assert playout(state, numbers) < GAME.longest
    assert state.result() is not None
    assert GAME.from_json(now(state)).to_json() == now(state)


def is_playable_or_impossible(data: Position) -> None:
    try:
        state = GAME.from_json(data)
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
        if path[0] != "wealth":
            for number in (0, 1, 7):
                is_playable_or_impossible(changed_at(start, path, number))


TO_DO: Final = (["d"], ["r", "r"], ["h"], ["b"], ["t7"], ["x7"], ["v7"], ["b", "x1", "d", "h", "t2", "v1"])


@pytest.mark.parametrize("start", [smuggling, shooting, closing, closing_within])
def test_whatever_is_left_to_do_the_position_is_impossible_or_can_be_played(start: Callable[[], Position]) -> None:
    for todo in TO_DO:
        for mover in (0, "chance"):
            is_playable_or_impossible({**start(), "todo": todo, "to_move": mover})


@every_start
def test_another_stage_is_impossible_or_can_be_played(start: Position) -> None:
    for stage in ("place", "effects", "closing", "open", "support", "draw", "cup", "roll", "over"):
        for active in (0, 1):
            for mover in (0, 1, "chance", None):
                is_playable_or_impossible({**start, "stage": stage, "active": active, "to_move": mover})


@every_start
def test_tokens_moved_between_heaps_make_an_impossible_position_or_one_that_can_be_played(start: Position) -> None:
    """The tokens still add up, so that only the rules can tell."""
    numbers = Numbers(3)
    for _ in range(60):
        changed = copy.deepcopy(start)
        for _ in range(1 + numbers.below(3)):
            move_a_token(changed, numbers)
        is_playable_or_impossible(changed)


def move_a_token(changed: Position, numbers: Numbers) -> None:
    heaps = [*changed["bags"], changed["pile"]]
    heap = heaps[numbers.below(len(heaps))]
    kinds = [kind for kind in range(28) if heap[kind] > 0]
    if not kinds:
        return
    kind = kinds[numbers.below(len(kinds))]
    heap[kind] -= 1
    goal = numbers.below(4)
    if goal == 3:
        free = [field for field, token in enumerate(changed["fields"]) if token is None]
        changed["fields"][free[numbers.below(len(free))]] = [kind, int(numbers.below(2))]
    elif goal == 2:
        changed["hands"][numbers.below(2)].append(kind)
    else:
        changed["bags"][goal][kind] += 1


def test_full_rows_and_open_districts_can_be_played_to_the_end() -> None:
    for field in (6, 15, 23, 32, 38):
        state = position(full=above(field), hands=[[0, 3, 8], [0, 3, 8]])
        assert state.to_move != CHANCE
        assert moves(state)
        assert_playable(state)
