"""Laws that hold in every game: cards are conserved, the pyramid stands, and names, sides and seats do not matter."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.gangs.board import ROWS, gangs, now, supports
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, Json, State
from omerta.core.numbers import Numbers
from omerta.games.gangs.state import GangsState
from strategies import Moment, decide, moments, seat_counts, seeds

Renaming = Sequence[int]


def cards(state: GangsState) -> Counter[int]:
    """Every card of the box, by gang, wherever it lies."""
    found: Counter[int] = Counter()
    for pile in (state.bosses, state.members, state.aside):
        found.update(dict(enumerate(pile)))
    for i, count in enumerate(state.influence):
        found[i % 8] += count
    for heap in (state.pyramid, state.discard, state.out, state.alliances, [state.top]):
        found.update(gang for gang in heap if gang >= 0)
    return found


def random_game(players: int, seed: int) -> list[State]:
    """Every moment of a random game, the setup too."""
    state, numbers = gangs().new(players), Numbers(seed)
    states = [state.copy()]
    while state.to_move != OVER:
        state.apply(decide(state, numbers))
        states.append(state.copy())
    return states


@given(seat_counts("gangs"), seeds())
def test_eight_cards_of_each_gang_from_the_first_deal_to_the_end(players: int, seed: int) -> None:
    for state in random_game(players, seed):
        assert isinstance(state, GangsState)
        assert cards(state) == dict.fromkeys(range(8), 8)


@given(seat_counts("gangs"), seeds())
def test_nothing_is_ever_less_than_none(players: int, seed: int) -> None:
    for state in random_game(players, seed):
        assert isinstance(state, GangsState)
        assert min(*state.bosses, *state.members, *state.aside, *state.influence) >= 0


@given(moments("gangs"))
def test_every_card_of_the_pyramid_stands_on_two_cards_or_over_the_hole(moment: Moment) -> None:
    state = moment.state()
    table = now(state)
    present = {place for place, gang in enumerate(table["pyramid"]) if gang is not None}
    for place in present:
        assert set(supports(place)) <= present | {table["hole"]}
    assert set(ROWS[0]) <= present | {table["hole"]}
    assert table["hole"] not in present


@given(moments("gangs"))
def test_as_many_cards_are_out_as_influence_cards_were_used(moment: Moment) -> None:
    state = moment.state()
    table = now(state)
    used = table["players"] * (4 if table["players"] == 4 else 5) - sum(len(hand) for hand in table["influence"])
    assert len(table["out"]) == used
    assert len(table["discard"]) in (0, used)


@given(moments("gangs"))
def test_each_opened_row_was_paid_for_with_reveals(moment: Moment) -> None:
    state = moment.state()
    table = now(state)
    asked = 1 if table["players"] == 2 else table["players"] - 1
    paid = sum(len(turned) for turned in table["revealed"]) + len(table["revealing"])
    assert paid == asked * (table["heart_opened"] + table["no_mans_land_opened"])
    assert all(len(turned) <= 2 for turned in table["revealed"])


@given(seat_counts("gangs"), seeds())
def test_scores_are_from_nought_to_ten(players: int, seed: int) -> None:
    result = random_game(players, seed)[-1].result()
    assert result is not None
    assert all(0 <= score <= 10 for score in result.scores)
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


def same_options(state: State, twin: State, change: Callable[[Json], Json]) -> None:
    """Both may decide the same, but for the change."""
    options = {_key(change(dict(move))) for move in map(state.move, state.legal()) if move is not None}
    assert options == {_key(dict(move)) for move in map(twin.move, twin.legal()) if move is not None}


def same_weights(state: State, twin: State, change: Callable[[Json], Json]) -> None:
    weights = dict(zip(state.legal(), state.weights(), strict=False))
    twins = dict(zip(twin.legal(), twin.weights(), strict=False))
    for action, weight in weights.items():
        assert twins[changed_action(state, twin, change, action)] == weight


def changed_action(state: State, twin: State, change: Callable[[Json], Json], action: int) -> int:
    move = state.move(action)
    assert move is not None
    return twin.action(change(dict(move)))


def _key(move: Json) -> str:
    return json.dumps(move, sort_keys=True)


def commute(
    state: State, position_change: Callable[[dict[str, Any]], Json], move_change: Callable[[Json], Json], seed: int
) -> None:
    """Changing and then playing on is playing on and then changing, for a few decisions."""
    twin, numbers = gangs().from_json(position_change(now(state))), Numbers(seed)
    for _ in range(12):
        assert twin.to_json() == position_change(now(state))
        same_options(state, twin, move_change)
        same_weights(state, twin, move_change)
        if state.to_move == OVER:
            return
        action = sample(state, numbers) if state.to_move == CHANCE else decide(state, numbers)
        twin.apply(changed_action(state, twin, move_change, action))
        state.apply(action)


def renamed_position(names: Renaming) -> Callable[[dict[str, Any]], Json]:
    def rename(table: dict[str, Any]) -> Json:
        renamed = {key: _renamed(table[key], names) for key in ("pyramid", "top", "discard", "out", "alliances")}
        counts = {key: [table[key][names.index(gang)] for gang in range(8)] for key in ("bosses", "members")}
        hands = [sorted(names[gang] for gang in hand) for hand in table["influence"]]
        return {**table, **renamed, **counts, "influence": hands, "revealed": _renamed(table["revealed"], names)}

    return rename


def _renamed(data: Any, names: Renaming) -> Any:
    if isinstance(data, list):
        return [_renamed(item, names) for item in data]
    return None if data is None else names[data]


def renamed_move(names: Renaming) -> Callable[[Json], Json]:
    return lambda move: {k: names[int(str(v))] if k in ("gang", "card") else v for k, v in move.items()}


@given(moments("gangs"), st.permutations(range(8)), seeds())
def test_the_names_of_the_gangs_do_not_matter(moment: Moment, names: list[int], seed: int) -> None:
    state = moment.state()
    commute(state, renamed_position(names), renamed_move(names), seed)


@settings(max_examples=25)
@given(seat_counts("gangs"), st.permutations(range(8)), seeds())
def test_the_names_of_the_gangs_do_not_matter_from_the_first_deal(players: int, names: list[int], seed: int) -> None:
    state, twin, numbers = gangs().new(players), gangs().new(players), Numbers(seed)
    rename = renamed_move(names)
    while state.to_move != OVER:
        assert twin.to_move == state.to_move
        same_options(state, twin, rename)
        same_weights(state, twin, rename)
        action = decide(state, numbers)
        twin.apply(changed_action(state, twin, rename, action))
        state.apply(action)
    result, twins = state.result(), twin.result()
    assert result is not None
    assert twins is not None
    assert result.to_json() == twins.to_json()


def mirrored_place(place: int) -> int:
    row = next(places for places in ROWS if place in places)
    return row[0] + row[-1] - place


def mirrored_position(table: dict[str, Any]) -> Json:
    pyramid = [table["pyramid"][mirrored_place(place)] for place in range(21)]
    return {**table, "pyramid": pyramid, "hole": None if table["hole"] is None else mirrored_place(table["hole"])}


def mirrored_move(move: Json) -> Json:
    places = ("from", "to", "agent", "victim")
    return {key: mirrored_place(int(str(value))) if key in places else value for key, value in move.items()}


@given(moments("gangs"), seeds())
def test_left_and_right_do_not_matter(moment: Moment, seed: int) -> None:
    state = moment.state()
    commute(state, mirrored_position, mirrored_move, seed)


def test_the_mirror_swaps_left_and_right_in_the_numbers() -> None:
    """Climbing up-left becomes climbing up-right, filling from the left filling from the right."""
    assert [mirrored_place(place) for place in range(21)] == [
        *(5, 4, 3, 2, 1, 0),
        *(10, 9, 8, 7, 6),
        *(14, 13, 12, 11),
        *(17, 16, 15),
        *(19, 18),
        20,
    ]
    assert mirrored_move({"move": "climb", "from": 0, "to": 6}) == {"move": "climb", "from": 5, "to": 10}


def rotated_position(step: int) -> Callable[[dict[str, Any]], Json]:
    def rotate(table: dict[str, Any]) -> Json:
        players = table["players"]
        by_seat = {
            key: [table[key][(seat - step) % players] for seat in range(players)]
            for key in ("influence", "alliances", "revealed")
        }
        seats = {key: [(seat + step) % players for seat in table[key]] for key in ("passed", "revealing")}
        mover = table["to_move"]
        return {
            **table,
            **by_seat,
            **seats,
            "active": (table["active"] + step) % players,
            "to_move": (mover + step) % players if isinstance(mover, int) else mover,
        }

    return rotate


@given(moments("gangs"), st.integers(1, 3), seeds())
def test_it_does_not_matter_who_sits_where(moment: Moment, step: int, seed: int) -> None:
    state = moment.state()
    commute(state, rotated_position(step), lambda move: move, seed)


@given(moments("gangs"), st.integers(1, 3))
def test_scores_and_winners_go_with_their_seats(moment: Moment, step: int) -> None:
    state = moment.state()
    numbers = Numbers(step)
    while state.to_move != OVER:
        state.apply(decide(state, numbers))
    result, rotated = state.result(), gangs().from_json(rotated_position(step)(now(state))).result()
    assert result is not None
    assert rotated is not None
    players = int(state.players)
    assert rotated.scores == [result.scores[(seat - step) % players] for seat in range(players)]
    assert rotated.winners == sorted((seat + step) % players for seat in result.winners)
    assert (rotated.reason, rotated.clause) == (result.reason, result.clause)


@given(moments("gangs"))
def test_a_seat_that_decides_has_at_least_two_options(moment: Moment) -> None:
    state = moment.state()
    assert len(state.legal()) >= 2 or state.to_move == OVER


@given(moments("gangs"))
def test_the_active_seat_has_not_passed_and_holds_influence_after_the_coronation(moment: Moment) -> None:
    state = moment.state()
    table = now(state)
    if table["crowned"] and table["hole"] is None and state.to_move != OVER:
        assert table["active"] not in table["passed"]
        assert table["influence"][table["active"]]
