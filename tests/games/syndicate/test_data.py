"""The boards of S1.6 and S1.7 as data files: they say what the tables say; a bad file is refused with the reason."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from games.syndicate.solo_board import ANGELS, CITY, City
from omerta.core.problems import Damaged
from omerta.games.syndicate import board as boards
from omerta.games.syndicate.board import Board, effect_code, effect_number, load_board, read_board

Data = dict[str, Any]

FOLDER: Final = Path(boards.__file__).parent / "data"
NAMES: Final = ("new_york", "los_angeles")
BOARDS: Final = {"new_york": boards.NEW_YORK_BOARD, "los_angeles": boards.LOS_ANGELES_BOARD}
CITIES: Final = {"new_york": CITY, "los_angeles": ANGELS}
LETTERS: Final = "–drhtxvb"
TYPES: Final = {1: "L", 2: "W", 4: "M"}

every_board = pytest.mark.parametrize("name", NAMES)


def data_of(name: str) -> Data:
    data: Data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


def effect_text(packed: int) -> str:
    letter = LETTERS[effect_code(packed)]
    return f"{letter}{effect_number(packed)}" if letter in "drtxv" else letter


def field_texts(board: Board) -> list[tuple[str, str, int, int]]:
    """Type, effect, row and district of each field."""
    return [
        (TYPES[board.field_type[f]], effect_text(board.field_effect[f]), board.field_row[f], board.field_district[f])
        for f in range(board.fields)
    ]


@every_board
def test_S1_6_S1_7_the_fields_are_those_of_the_table(name: str) -> None:
    assert field_texts(BOARDS[name]) == [tuple(field) for field in CITIES[name].fields]


@every_board
def test_S1_6_S1_7_rows_and_points(name: str) -> None:
    board, city = BOARDS[name], CITIES[name]
    rows = [(number, row) for number, district in enumerate(city.districts) for row in district.rows]
    assert list(board.row_points) == [row.points for _, row in rows]
    assert list(board.row_district) == [number for number, _ in rows]
    assert list(board.row_start) == [row.fields[0] for _, row in rows] + [len(city.fields)]
    starts = [sum(len(district.rows) for district in city.districts[:n]) for n in range(len(city.districts) + 1)]
    assert list(board.district_rows) == starts


@pytest.mark.parametrize(
    ("name", "districts", "rows", "fields", "points"),
    [("new_york", 5, 13, 41, 45), ("los_angeles", 15, 15, 47, 48)],
)
def test_S1_6_S1_7_totals(name: str, districts: int, rows: int, fields: int, points: int) -> None:
    board = BOARDS[name]
    assert (board.name, board.districts, board.rows, board.fields) == (name, districts, rows, fields)
    assert sum(board.row_points) == points


def test_S1_6_spot_checks() -> None:
    fields = field_texts(BOARDS["new_york"])
    assert fields[0] == ("W", "d1", 0, 0)
    assert fields[6] == ("M", "h", 2, 0)
    assert fields[13] == ("W", "x2", 4, 1)
    assert fields[27] == ("L", "–", 8, 2)
    assert fields[33] == ("W", "d2", 10, 3)
    assert fields[40] == ("M", "–", 12, 4)
    assert Counter(kind for kind, _, _, _ in fields) == {"L": 16, "W": 11, "M": 14}


def test_S1_6_tracks() -> None:
    board = BOARDS["new_york"]
    assert list(board.hat) == list(board.win) == [14, 14, 14, 11, 11]
    assert list(board.stop) == [13, 13, 13, 10, 10]
    assert list(board.first_coin) == [5, 5, 5, 4, 4]
    assert list(board.second_coin) == [10, 10, 10, 8, 8]
    assert list(board.starts_open) == [1] * 5
    assert board.arrows == [[]] * 5


def test_S1_7_tracks_starts_and_arrows() -> None:
    board = BOARDS["los_angeles"]
    assert (set(board.hat), set(board.stop), set(board.win)) == ({7}, {4}, {5})
    assert min(board.first_coin) > 7  # there are no coins
    assert list(board.starts_open) == [1] * 4 + [0] * 11
    assert board.arrows == [list(district.arrows) for district in ANGELS.districts]
    assert board.arrows[10] == [13, 11]
    assert sum(map(len, board.arrows)) == 26
    assert field_texts(board)[29:32] == [("L", "v2", 10, 10), ("L", "h", 10, 10), ("M", "–", 10, 10)]


def test_S1_7_every_district_can_be_reached() -> None:
    reached, waiting = set(range(4)), list(range(4))
    while waiting:
        for district in BOARDS["los_angeles"].arrows[waiting.pop()]:
            if district not in reached:
                reached.add(district)
                waiting.append(district)
    assert reached == set(range(15))


@every_board
def test_names_are_those_of_the_table(name: str) -> None:
    names = [district["name"] for district in data_of(name)["districts"]["items"]]
    assert names == [district.name for district in CITIES[name].districts]


@every_board
def test_the_file_says_where_it_is_from_in_both_languages(name: str) -> None:
    data = data_of(name)
    assert data["game"] == "syndicate"
    assert set(data["title"]) == set(data["note"]) == {"pl", "en"}
    assert data["districts"]["provenance"] == ("printed" if name == "new_york" else "reconstructed")
    if name == "los_angeles":
        assert "ekonstrukcja" in data["note"]["pl"]
        assert "reconstruction" in data["note"]["en"]


@every_board
def test_files_load(name: str) -> None:
    board: Board = load_board(FOLDER / f"{name}.json")
    city: City = CITIES[name]
    assert board.fields == len(city.fields)
    assert field_texts(read_board(data_of(name))) == field_texts(board)


# A bad file is refused: the reason names the part.


def refused(data: Any) -> dict[str, Any]:
    with pytest.raises(Damaged) as raised:
        read_board(data)
    assert raised.value.reason in ("data-missing-key", "data-wrong")
    return dict(raised.value.facts)


def changed(name: str, change: Callable[[Data], object]) -> Data:
    data = data_of(name)
    change(data)
    return data


def manhattan(data: Data) -> Data:
    district: Data = data["districts"]["items"][0]
    return district


WRONG: Final[dict[str, tuple[Callable[[Data], object], str]]] = {
    "no id": (lambda d: d.pop("id"), "id"),
    "id no text": (lambda d: d.update(id=3), "id"),
    "no tracks": (lambda d: d.pop("tracks"), "tracks"),
    "tracks a list": (lambda d: d.update(tracks=[]), "tracks"),
    "track items a list": (lambda d: d["tracks"].update(items=[]), "tracks"),
    "no track items": (lambda d: d["tracks"].pop("items"), "tracks"),
    "no provenance of tracks": (lambda d: d["tracks"].pop("provenance"), "tracks"),
    "unknown provenance of tracks": (lambda d: d["tracks"].update(provenance="guessed"), "tracks"),
    "provenance no text": (lambda d: d["tracks"].update(provenance=["printed"]), "tracks"),
    "no districts": (lambda d: d.pop("districts"), "districts"),
    "districts null": (lambda d: d.update(districts=None), "districts"),
    "district items an object": (lambda d: d["districts"].update(items={}), "districts"),
    "no district items": (lambda d: d["districts"].update(items=[]), "districts"),
    "unknown provenance of districts": (lambda d: d["districts"].update(provenance=""), "districts"),
    "district no object": (lambda d: d["districts"].update(items=[5]), "districts"),
    "districts out of order": (lambda d: d["districts"]["items"].reverse(), "districts"),
    "district without number": (lambda d: manhattan(d).pop("id"), "districts"),
    "district without name": (lambda d: manhattan(d).pop("name"), "name"),
    "name no text": (lambda d: manhattan(d).update(name=1), "name"),
    "district without track": (lambda d: manhattan(d).pop("track"), "track"),
    "unknown track": (lambda d: manhattan(d).update(track="none"), "Manhattan"),
    "one coin": (lambda d: d["tracks"]["items"]["long"].update(coins=[5]), "Manhattan"),
    "three coins": (lambda d: d["tracks"]["items"]["long"].update(coins=[5, 6, 7]), "Manhattan"),
    "coins the wrong way": (lambda d: d["tracks"]["items"]["long"].update(coins=[10, 5]), "Manhattan"),
    "coins no numbers": (lambda d: d["tracks"]["items"]["long"].update(coins=["a", "b"]), "Manhattan"),
    "coin a flag": (lambda d: d["tracks"]["items"]["long"].update(coins=[True, 5]), "Manhattan"),
    "coins null": (lambda d: d["tracks"]["items"]["long"].update(coins=None), "Manhattan"),
    "no hat": (lambda d: d["tracks"]["items"]["long"].pop("hat"), "Manhattan"),
    "hat before the coin": (lambda d: d["tracks"]["items"]["long"].update(hat=10), "Manhattan"),
    "track no object": (lambda d: d["tracks"]["items"].update(long=14), "Manhattan"),
    "other barrels": (lambda d: d["tracks"]["items"].update(long={"barrels": [4, 5, 6]}), "Manhattan"),
    "district without rows": (lambda d: manhattan(d).pop("rows"), "rows"),
    "rows an object": (lambda d: manhattan(d).update(rows={}), "rows"),
    "no row": (lambda d: manhattan(d).update(rows=[]), "Manhattan"),
    "row no object": (lambda d: manhattan(d).update(rows=[3]), "Manhattan"),
    "row without fields": (lambda d: manhattan(d)["rows"][0].pop("fields"), "Manhattan"),
    "row with no field": (lambda d: manhattan(d)["rows"][0].update(fields=[]), "Manhattan"),
    "row without points": (lambda d: manhattan(d)["rows"][0].pop("points"), "Manhattan"),
    "points a text": (lambda d: manhattan(d)["rows"][0].update(points="2"), "Manhattan"),
    "points a flag": (lambda d: manhattan(d)["rows"][0].update(points=True), "Manhattan"),
    "points below nought": (lambda d: manhattan(d)["rows"][0].update(points=-1), "Manhattan"),
    "points no whole number": (lambda d: manhattan(d)["rows"][0].update(points=1.5), "Manhattan"),
    "start no flag": (lambda d: manhattan(d).update(start="yes"), "Manhattan"),
    "arrow out of range": (lambda d: manhattan(d).update(arrows=[5]), "Manhattan"),
    "arrow below nought": (lambda d: manhattan(d).update(arrows=[-1]), "Manhattan"),
    "arrow a text": (lambda d: manhattan(d).update(arrows=["1"]), "Manhattan"),
    "arrow a flag": (lambda d: manhattan(d).update(arrows=[True]), "Manhattan"),
    "arrows null": (lambda d: manhattan(d).update(arrows=None), "Manhattan"),
}
BAD_FIELDS: Final[tuple[object, ...]] = (
    None,
    7,
    "W",
    [],
    ["W"],
    ["W", "d1", 1],
    ["Z", "d1"],
    [1, "d1"],
    [None, "-"],
    [["W"], "d1"],
    [{}, "b"],
)
BAD_EFFECTS: Final[tuple[object, ...]] = (
    None,
    3,
    "",
    "d",
    "d0",
    "d8",
    "d11",
    "dd",
    "h1",
    "b2",
    "-1",
    "t",
    "x",
    "v",
    "q1",
    "–",
    ["d1"],
    "d²",
)


@pytest.mark.parametrize("case", WRONG)
def test_a_bad_part_is_named(case: str) -> None:
    change, part = WRONG[case]
    assert refused(changed("new_york", change))["key"] == part


@pytest.mark.parametrize("field", BAD_FIELDS, ids=str)
def test_a_bad_field_is_named(field: object) -> None:
    def change(data: Data) -> None:
        manhattan(data)["rows"][1]["fields"][2] = field

    assert refused(changed("new_york", change))["key"] == "Manhattan"


@pytest.mark.parametrize("effect", BAD_EFFECTS, ids=str)
def test_a_bad_effect_is_named(effect: object) -> None:
    def change(data: Data) -> None:
        manhattan(data)["rows"][1]["fields"][2][1] = effect

    assert refused(changed("new_york", change))["key"] == "Manhattan"


def parts(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a file."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from parts(data[key], (*path, key))


def part_at_fault(data: Data) -> str | None:
    """The part that a refusal names; None if the file is good all the same."""
    try:
        read_board(data)
    except Damaged as problem:
        return str(problem.facts["key"])
    return None


@every_board
@pytest.mark.parametrize("value", [None, True, -1, 10**30, 1.5, "", "d1", [], [[]], {}, {"items": 1}], ids=str)
def test_whatever_is_changed_only_damaged_is_raised(name: str, value: object) -> None:
    whole = data_of(name)
    for path in parts(whole):
        data = deepcopy(whole)
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value
        assert part_at_fault(data) != ""


@every_board
def test_whatever_is_missing_only_damaged_is_raised(name: str) -> None:
    whole = data_of(name)
    for path in parts(whole):
        data = deepcopy(whole)
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]
        assert part_at_fault(data) != ""


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"new_york"', "\ufeff{}", '{"id": "x"}', "[" * 100_000])
def test_a_bad_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "board.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Damaged):
        load_board(path)


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_bytes(b"\xff\xfe\x00")
    for name in ("board.json", "missing.json"):
        with pytest.raises(Damaged) as raised:
            load_board(tmp_path / name)
        assert raised.value.facts["key"] == name
