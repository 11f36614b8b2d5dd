"""G1: gangs, cards, places and neighbours; and the fixed numbers of all decisions."""

from collections import Counter
from typing import Final

import pytest

from games.gangs.board import KINGPIN, ROWS, gangs, now, options, position, supports
from omerta.core.game import Json, State
from omerta.core.problems import Damaged, Impossible
from omerta.core.words import Words
from omerta.games.gangs.components import neighbour, row_of
from omerta.games.gangs.state import GangsState

ENGLISH_GANGS: Final = (
    "Sicilian Butchers",
    "Broadway Dragons",
    "Underworld Dandies",
    "Uptown Dames",
    "Five Points Toughs",
    "Rat Catchers",
    "Ebony Reapers",
    "Saint Patrick's Rowdies",
)
POLISH_GANGS: Final = (
    "Sycylijscy rzeźnicy",
    "Smoki Broadwayu",
    "Dandysi półświatka",
    "Damulki z przedmieścia",
    "Kiziory Five Points",
    "Szczurołapy",
    "Hebanowi żniwiarze",
    "Łobuzy Świętego Patryka",
)
PLACES: Final = (
    *("Pell Street", "Pearl Street", "Bayard Street", "Elm Street", "Franklin Street", "Leonard Street"),
    *("Park Street", "Mott Street", "Chatham Square", "Paradise Square", "Centre Street"),
    *("Mulberry Bend", "Bandit's Roost", "Cow Bay", "Bottle Alley"),
    *("Orange Street", "Cross Street", "Anthony Street"),
    *("The Old Brewery", "The Bowery Theatre"),
)


def straight(text: str) -> str:
    return text.replace("’", "'")


def test_G1_1_there_are_eight_gangs_and_no_ninth() -> None:
    deals = [gangs().new(2).move(action) for action in gangs().new(2).legal()]
    assert deals == [{"move": "deal", "gang": gang} for gang in range(8)]
    with pytest.raises(Damaged):
        gangs().new(2).action({"move": "deal", "gang": 8})


def test_G1_1_the_gangs_have_their_names_in_order() -> None:
    english, polish = Words("en", gangs()), Words("pl", gangs())
    assert tuple(straight(english.text(f"gang-{gang}")) for gang in range(8)) == ENGLISH_GANGS
    assert tuple(polish.text(f"gang-{gang}") for gang in range(8)) == POLISH_GANGS


def test_G1_2_each_gang_has_two_bosses_and_six_members() -> None:
    state = gangs().new(3)
    assert isinstance(state, GangsState)
    assert (list(state.bosses), list(state.members)) == ([2] * 8, [6] * 8)


def test_G1_2_a_position_has_eight_cards_of_each_gang() -> None:
    swapped = now(position())
    swapped["top"] = (swapped["top"] + 1) % 8
    with pytest.raises(Impossible) as raised:
        gangs().from_json(swapped)
    assert (raised.value.clause, raised.value.reason) == ("G1.2", "wrong-number-of-gang")


def test_G1_2_bosses_and_members_play_alike() -> None:
    pyramid = {0: 2, 1: 3, 6: 0, 7: 1}
    bosses_only, members_too = position(pyramid=pyramid), position(pyramid=pyramid, hands=[[], []])
    assert sum(now(members_too)["bosses"]) == 0
    assert options(bosses_only, "climb") == options(members_too, "climb")


def test_G1_3_the_pyramid_has_six_rows_numbered_from_the_bottom_left() -> None:
    assert [[row_of(place) for place in places] for places in ROWS] == [[n] * (7 - n) for n in range(1, 7)]
    assert sum(len(places) for places in ROWS) == len(now(position())["pyramid"]) == 21


def test_G1_3_the_places_have_their_names_in_order() -> None:
    words = Words("en", gangs())
    assert tuple(straight(words.text(f"place-{place}")) for place in range(KINGPIN)) == PLACES
    assert "Kingpin" in words.text(f"place-{KINGPIN}")


def spot(place: int) -> tuple[int, int]:
    """Where the middle of a place lies when a card is two wide and one high."""
    row = next(number for number, places in enumerate(ROWS) if place in places)
    return 2 * (place - ROWS[row][0]) + row, row


STEPS: Final = ((-2, 0), (2, 0), (-1, 1), (1, 1), (-1, -1), (1, -1))


def test_G1_4_a_place_lies_above_the_two_places_of_its_column_and_the_next() -> None:
    for place in range(6, 21):
        assert [neighbour(place, 4), neighbour(place, 5)] == supports(place)


def test_G1_4_neighbours_are_left_right_and_the_diagonals() -> None:
    places = {spot(place): place for place in range(21)}
    for place in range(21):
        x, y = spot(place)
        assert [neighbour(place, side) for side in range(6)] == [places.get((x + dx, y + dy), -1) for dx, dy in STEPS]


def test_G1_4_neighbours_are_mutual() -> None:
    opposite = (1, 0, 5, 4, 3, 2)
    for place in range(21):
        for side in range(6):
            other = neighbour(place, side)
            assert other == -1 or neighbour(other, opposite[side]) == place


def test_G1_4_only_the_middle_of_the_pyramid_has_six_neighbours() -> None:
    counts = Counter(sum(neighbour(place, side) >= 0 for side in range(6)) for place in range(21))
    assert counts == {6: 6, 4: 12, 2: 3}


def hole_above() -> State:
    """A moment at which both fills mean something: the card on place 6 has climbed."""
    state = position(pyramid={6: 0, 7: 1})
    state.apply(2 * 6 + 1)
    return state


def number(move: Json) -> int:
    """G3, G4, G5: the numbers as the rules file gives them."""
    values = {key: int(str(value)) for key, value in move.items() if key != "move"}
    if move["move"] == "climb":
        return 2 * values["from"] + (spot(values["to"])[0] > spot(values["from"])[0])
    if move["move"] == "fill":
        return 42 + (spot(values["from"])[0] > spot(6)[0])
    if move["move"] == "influence":
        (x, y), (to_x, to_y) = spot(values["agent"]), spot(values["victim"])
        return 53 + (values["card"] * 21 + values["agent"]) * 6 + STEPS.index((to_x - x, to_y - y))
    if move["move"] == "begin":
        return 1069 + values["seat"]
    return {"pass": 44, "reveal": 45, "deal": 1061}[str(move["move"])] + values.get("gang", 0)


def test_the_numbers_of_all_decisions_are_those_of_the_rules_file() -> None:
    state = hole_above()
    moves = [(action, state.move(action)) for action in range(gangs().action_count)]
    assert gangs().action_count == 1073
    for action, move in moves:
        if move is not None:
            assert number(dict(move)) == action == state.action(move)
    kinds = Counter(move["move"] for _, move in moves if move is not None)
    assert kinds == {"climb": 30, "fill": 2, "pass": 1, "reveal": 8, "influence": 8 * 90, "deal": 8, "begin": 4}


@pytest.mark.parametrize("action", [-1, 40, 41, 1073, 10**6])
def test_a_number_that_is_no_decision_is_refused(action: int) -> None:
    told = position().why_not(action)
    assert told is not None
    assert (told.clause, told.reason) == ("G3.1", "no-such-move")


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"move": "jump"},
        {"move": None},
        {"move": "climb"},
        {"move": "climb", "from": True, "to": 6},
        {"move": "climb", "from": 0, "to": 21},
        {"move": "climb", "from": 0.0, "to": 6},
        {"move": "fill", "from": "0"},
        {"move": "influence", "card": -1, "agent": 0, "victim": 1},
        {"move": "influence", "card": 0, "agent": 0},
        {"move": "reveal", "gang": 8},
        {"move": "deal", "gang": [0]},
    ],
)
def test_what_is_no_move_has_no_number(move: Json) -> None:
    with pytest.raises(Damaged):
        position().action(move)
