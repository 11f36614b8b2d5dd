"""S1: modes, tokens, effects and boards; and the fixed numbers of all decisions."""

from collections import Counter
from typing import Final, cast

import pytest

from games.syndicate.board import (
    ARROWS,
    DECLINE,
    KINDS,
    LOS_ANGELES,
    LOS_ANGELES_ROWS,
    NEW_YORK,
    NEW_YORK_ROWS,
    TOKENS,
    Field,
    advance,
    cup,
    draw,
    effect,
    hit,
    marker,
    moves,
    now,
    open_,
    place,
    play,
    position,
    reinforce,
    roll,
    settle,
    shoot,
    smuggle,
    starting_bag,
    wealth,
)
from omerta.core.game import Json
from omerta.core.problems import Damaged, Impossible, Unknown
from omerta.core.words import Words
from omerta.games import find
from omerta.games.syndicate import board, components
from omerta.games.syndicate.game import SyndicateGame
from tables import is_open

GAME = cast(SyndicateGame, find("syndicate"))
BOARDS = GAME.boards

MODES: Final = ("new_york", "los_angeles", "solo")
every_mode = pytest.mark.parametrize("mode", MODES)
both_boards = pytest.mark.parametrize(
    ("built", "table", "rows"),
    [
        (BOARDS["new_york"], NEW_YORK, NEW_YORK_ROWS),
        (BOARDS["los_angeles"], LOS_ANGELES, LOS_ANGELES_ROWS),
    ],
    ids=["new_york", "los_angeles"],
)
POLISH_TOKENS: Final = (
    *["Gangster"] * 3,
    *["Przemytnik"] * 3,
    *["Skorumpowany policjant"] * 4,
    *("Szef gangsterów", "Szef przemytników", "Antonio"),
    *["Gangster"] * 3,
    *["Przemytnik"] * 4,
    *["Skorumpowany policjant"] * 3,
    *("Zamachowiec", "Konfident", "Szpicel", "Bonnie", "Obrzyn"),
)
ENGLISH_TOKENS: Final = (
    *["Gangster"] * 3,
    *["Smuggler"] * 3,
    *["Crooked Cop"] * 4,
    *("Gangster Boss", "Smuggler Boss", "Antonio"),
    *["Gangster"] * 3,
    *["Smuggler"] * 4,
    *["Crooked Cop"] * 3,
    *("Bomber", "Informer", "Snoop", "Bonnie", "Sawn-off"),
)
NEW_YORK_NAMES: Final = ("Manhattan", "Staten Island", "Bronx", "Queens", "Brooklyn")
LOS_ANGELES_NAMES: Final = (
    *("Malibu", "Pasadena", "East L.A.", "San Pedro", "Santa Monica", "Venice", "Long Beach", "Burbank"),
    *("Sleepy Lagoon", "Chinatown", "Beverly Hills", "Hollywood", "Watts", "Sunset Strip", "Downtown"),
)


@every_mode
def test_S1_1_there_are_three_modes_for_two_seats(mode: str) -> None:
    state = GAME.new(2, {"mode": mode})
    assert state.players == 2
    assert state.view(None).to_json()["mode"] == mode


@every_mode
def test_S1_1_seat_0_starts(mode: str) -> None:
    state = GAME.new(2, {"mode": mode})
    while not is_open(state):
        state.apply(state.legal()[0])
    assert now(state)["active"] == 0
    assert now(state)["stage"] == ("cup" if mode == "solo" else "place")


def test_S1_1_in_solo_the_automaton_sits_at_seat_0() -> None:
    assert GAME.automata({"mode": "solo"}) == [0]
    assert GAME.automata({"mode": "new_york"}) == GAME.automata({"mode": "los_angeles"}) == []


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_S1_1_there_are_always_two_seats(seats: int) -> None:
    with pytest.raises(Impossible):
        GAME.new(seats)


@pytest.mark.parametrize(("mode", "seat", "bag"), [("new_york", 0, 3), ("los_angeles", 1, 3), ("los_angeles", 0, 4)])
def test_S1_1_the_grey_gang_plays_in_los_angeles_at_seat_0(mode: str, seat: int, bag: int) -> None:
    expected = [int(str(token[bag])) for token in TOKENS]
    assert list(components.starting_bag(components.MODES.index(mode), seat)) == expected


def test_S1_2_the_options_and_their_defaults() -> None:
    assert {option.name: (option.default, option.values) for option in GAME.options} == {
        "mode": ("new_york", ["new_york", "los_angeles", "solo"]),
        "show_hand_size": (True, [True, False]),
        "difficulty": ("medium", ["easy", "medium", "hard"]),
        "data": ("reconstruction-1", ["reconstruction-1"]),
    }


@pytest.mark.parametrize(
    "options", [{"difficulty": "cruel"}, {"show_hand_size": 1}, {"mode": "chicago"}, {"hands": 3}, {"mode": None}]
)
def test_S1_2_there_are_no_others(options: Json) -> None:
    with pytest.raises(Unknown):
        GAME.new(2, options)


def test_S1_2_only_solo_positions_name_a_difficulty() -> None:
    assert now(position())["options"] == {"show_hand_size": True}
    assert now(position(show_hand_size=False))["options"] == {"show_hand_size": False}
    solo = position("solo", stage="cup", difficulty="hard")
    assert now(solo)["options"] == {"show_hand_size": True, "difficulty": "hard"}


def test_S1_3_wealth_starts_at_0_and_markers_on_red() -> None:
    state = settle(GAME.new(2))
    assert (wealth(state), now(state)["markers"]) == ([0, 0], [0, 0, 0, 0, 0])


@pytest.mark.parametrize(("seat", "place_of_marker"), [(0, 1), (1, -1)])
def test_S1_3_plus_is_toward_seat_0s_end_and_minus_toward_seat_1s(seat: int, place_of_marker: int) -> None:
    assert marker(play(position(hands=[[8], [8]], active=seat), place(8, 36)), 4) == place_of_marker


@pytest.mark.parametrize("kind", range(KINDS))
def test_S1_4_strength_symbol_and_fields_of_each_kind(kind: int) -> None:
    strength, symbol, fields = TOKENS[kind][:3]
    symbols = {"": components.PLAIN, "Q": components.QUICK, "X": components.BLOCK, "B": components.SHOT}
    types = {"L": components.STREET, "W": components.RIVER, "M": components.MIXED}
    assert components.STRENGTH[kind] == strength
    assert components.SYMBOL[kind] == symbols[symbol]
    assert components.ALLOWED[kind] == sum(types[letter] for letter in fields)


def test_S1_4_each_bag_starts_with_22_and_the_pile_with_18() -> None:
    for mode in range(3):
        assert [sum(components.starting_bag(mode, seat)) for seat in range(2)] == [22, 22]
    assert sum(components.PILE) == 18
    assert [list(bag) for bag in (components.CITY_BAG, components.GREY_BAG, components.PILE)] == [
        [token[column] for token in TOKENS] for column in (3, 4, 5)
    ]


def test_S1_4_gang_tokens_are_0_to_12_and_reinforcements_13_to_27() -> None:
    assert [kind for kind in range(KINDS) if components.is_reinforcement(kind)] == list(range(13, 28))
    assert {kind for seat in range(2) for kind in starting_bag("los_angeles", seat)} == set(range(13))


@pytest.mark.parametrize(("language", "names"), [("en", ENGLISH_TOKENS), ("pl", POLISH_TOKENS)])
def test_S1_4_the_names_of_the_tokens(language: str, names: tuple[str, ...]) -> None:
    words = Words(language, GAME)
    assert [words.text(f"token-{kind}")[: len(names[kind])] for kind in range(KINDS)] == list(names)


@both_boards
def test_S1_5_every_effect_is_one_of_the_eight(
    built: board.Board, table: list[Field], rows: tuple[tuple[int, int, str], ...]
) -> None:
    letters = Counter(its.effect[0] for its in table)
    assert set(letters) == set("drhtxvb-")
    assert len(rows) == built.rows
    for field, its in enumerate(table):
        packed = built.field_effect[field]
        letter, number = board.LETTERS[board.effect_code(packed)], board.effect_number(packed)
        assert (letter + (str(number) if letter in "drtxv" else "")) == its.effect


@both_boards
def test_S1_6_S1_7_fields_rows_and_districts_are_numbered_from_the_top(
    built: board.Board, table: list[Field], rows: tuple[tuple[int, int, str], ...]
) -> None:
    types = {components.STREET: "L", components.RIVER: "W", components.MIXED: "M"}
    assert [types[kind] for kind in built.field_type] == [its.type for its in table]
    assert list(built.field_row) == [its.row for its in table]
    assert list(built.field_district) == [its.district for its in table]
    assert list(built.row_points) == [points for _, points, _ in rows]
    assert list(built.row_district) == [number for number, _, _ in rows]


def test_S1_6_new_york_has_5_districts_13_rows_41_fields() -> None:
    built = BOARDS["new_york"]
    assert (built.districts, built.rows, built.fields) == (5, 13, 41)
    assert list(built.starts_open) == [1] * 5


def test_S1_6_three_long_tracks_and_two_short_ones() -> None:
    built = BOARDS["new_york"]
    assert list(built.hat) == [14, 14, 14, 11, 11]
    assert list(built.first_coin) == [5, 5, 5, 4, 4]
    assert list(built.second_coin) == [10, 10, 10, 8, 8]


def test_S1_7_los_angeles_has_15_districts_of_one_row_and_47_fields() -> None:
    built = BOARDS["los_angeles"]
    assert (built.districts, built.rows, built.fields) == (15, 15, 47)
    assert [number for number in range(15) if built.starts_open[number]] == [0, 1, 2, 3]
    assert [tuple(arrows) for arrows in built.arrows] == list(ARROWS)


def test_S1_7_every_track_has_barrels_on_5_6_7_and_no_coins() -> None:
    built = BOARDS["los_angeles"]
    assert (set(built.hat), set(built.win), set(built.stop)) == ({7}, {5}, {4})
    assert min(built.first_coin) > 7


@pytest.mark.parametrize("language", ["en", "pl"])
def test_S1_6_S1_7_the_districts_names_are_the_same_in_both_languages(language: str) -> None:
    words = Words(language, GAME)
    for mode, names in (("new_york", NEW_YORK_NAMES), ("los_angeles", LOS_ANGELES_NAMES)):
        assert tuple(words.text(f"district-{mode}-{number}") for number in range(len(names))) == names


NUMBERS: Final[list[tuple[Json, int]]] = [
    *((place(token, field), 47 * token + field) for token in range(28) for field in range(47)),
    (DECLINE, 1316),
    *((smuggle(number), 1317 + number) for number in range(15)),
    *((effect(field), 1332 + field) for field in range(47)),
    *((open_(number), 1379 + number) for number in range(15)),
    *((shoot(token), 1394 + token) for token in range(28)),
    *((advance(number), 1422 + number) for number in range(5)),
    *((draw(token), 1427 + token) for token in range(28)),
    *((reinforce(token), 1455 + token - 13) for token in range(13, 28)),
    *((hit(token), 1470 + token) for token in range(28)),
    *((roll(die), 1497 + die) for die in range(1, 7)),
    *((cup(token), 1504 + token) for token in range(8)),
]


def test_the_numbers_of_all_decisions_are_fixed() -> None:
    state = GAME.new(2)
    assert [number for _, number in NUMBERS] == list(range(1512))
    for move, number in NUMBERS:
        assert state.action(move) == number
        assert state.move(number) == move
    assert (state.move(1512), state.move(-1), GAME.action_count) == (None, None, 1512)


@pytest.mark.parametrize(
    "move",
    [
        *({"move": "walk"}, {}, {"move": "place", "token": 28, "field": 0}, {"move": "place", "token": 0, "field": 47}),
        *({"move": "place", "token": True, "field": 0}, {"move": "place", "token": 0}, {"move": "smuggle"}),
        *({"move": "reinforce", "token": 12}, {"move": "roll", "die": 0}, {"move": "roll", "die": 7}),
        *({"move": "cup", "solo": 8}, {"move": "advance", "district": 5}, {"move": "open", "district": -1}),
        *({"move": "draw", "token": "0"}, {"move": "effect", "field": 1.0}, {"move": "shoot", "token": None}),
    ],
)
def test_what_is_no_move_is_damaged(move: Json) -> None:
    with pytest.raises(Damaged):
        GAME.new(2).action(move)


def test_legal_moves_are_listed_by_their_numbers() -> None:
    state = position(hands=[[0, 3, 8, 25], [8]])
    assert state.legal() == sorted(set(state.legal()))
    assert [state.action(move) for move in moves(state)] == state.legal()
