"""The boards of S1.6 and S1.7 as data files: they say what the tables say; a bad file is refused with the reason."""

from collections import Counter
from copy import deepcopy
from typing import Final, cast

import pytest

from boxes import Change, Data, Shipped, print_all
from games.syndicate.solo_board import ANGELS, CITY
from mangling import paths
from omerta import games
from omerta.core.chance import playout
from omerta.core.numbers import Numbers
from omerta.core.problems import Broken, Impossible
from omerta.core.words import LANGUAGES, Words
from omerta.games.syndicate.board import Board, effect_code, effect_number
from omerta.games.syndicate.game import SyndicateGame

BOX: Final = Shipped("syndicate")
GAME: Final = cast(SyndicateGame, games.find("syndicate"))
NAMES: Final = ("new_york", "los_angeles")
BOARDS: Final = GAME.boards
CITIES: Final = {"new_york": CITY, "los_angeles": ANGELS}
LETTERS: Final = "–drhtxvb"
TYPES: Final = {1: "L", 2: "W", 4: "M"}

every_board = pytest.mark.parametrize("name", NAMES)


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
    names = [district["name"] for district in BOX.data[name]["items"]]
    assert names == [district.name for district in CITIES[name].districts]


@every_board
def test_S1_7_the_file_says_where_it_is_from(name: str) -> None:
    assert BOX.data[name]["provenance"] == ("printed" if name == "new_york" else "reconstructed")
    assert BOARDS[name].reconstructed == (name == "los_angeles")
    assert GAME.box is not None
    assert "ekonstrukcja" in GAME.box.note["pl"]
    assert "reconstruction" in GAME.box.note["en"]
    assert GAME.reconstructed == ["los_angeles"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_S1_6_S1_7_districts_and_fields_are_named_by_the_file(language: str) -> None:
    words = Words(language, GAME)
    assert words.text("district-los_angeles-10") == "Beverly Hills"
    assert words.part("district-los_angeles-10", "short") == "Beverly H."
    where = {"en": "in Manhattan", "pl": "na Manhattanie"}
    assert words.part("district-new_york-0", "where") == where[language]
    first = {
        "en": "Manhattan, top row, left (river, recruit 1)",
        "pl": "Manhattan, górny rząd, z lewej (rzeka, nabór 1)",
    }
    last = {"en": "Downtown, right (river, no effect)", "pl": "Downtown, z prawej (rzeka, bez działania)"}
    assert words.text("field-new_york-0") == first[language]
    assert words.text("field-los_angeles-46") == last[language]


# A bad file is refused: the reason names the place.


def manhattan(data: Data) -> Data:
    district: Data = data["new_york"]["items"][0]
    return district


def malibu(data: Data) -> Data:
    district: Data = data["los_angeles"]["items"][0]
    return district


def long(data: Data) -> Data:
    track: Data = data["tracks"]["items"][0]
    return track


WRONG: Final[dict[str, tuple[Change, str, str]]] = {
    "other game": (lambda d: d.update(game="gangs"), "game", "data-unknown"),
    "other format": (lambda d: d.update(format=2), "format", "data-unknown"),
    "no id": (lambda d: d.pop("id"), "id", "data-box-id"),
    "id no text": (lambda d: d.update(id=3), "id", "data-box-id"),
    "id with a blank": (lambda d: d.update(id="my box"), "id", "data-box-id"),
    "title in one language": (lambda d: d["title"].pop("pl"), "title", "data-name"),
    "note empty": (lambda d: d["note"].update(pl=" "), "note › pl", "data-text"),
    "no tracks": (lambda d: d.pop("tracks"), "tracks", "data-missing-key"),
    "tracks a list": (lambda d: d.update(tracks=[]), "tracks", "data-object"),
    "no track": (lambda d: d["tracks"].update(items=[]), "tracks", "data-list"),
    "no track items": (lambda d: d["tracks"].pop("items"), "tracks", "data-list"),
    "no provenance of tracks": (lambda d: d["tracks"].pop("provenance"), "tracks", "data-provenance"),
    "unknown provenance": (lambda d: d["tracks"].update(provenance="guessed"), "tracks", "data-provenance"),
    "provenance no text": (lambda d: d["tracks"].update(provenance=["printed"]), "tracks", "data-provenance"),
    "overrides a list": (lambda d: d["new_york"].update(overrides=[]), "new_york › overrides", "data-provenance"),
    "unknown override": (
        lambda d: malibu(d).update(overrides={"rows": "seen"}), "los_angeles › 0 › overrides", "data-provenance",
    ),
    "no city": (lambda d: d.pop("new_york"), "new_york", "data-missing-key"),
    "city null": (lambda d: d.update(new_york=None), "new_york", "data-object"),
    "districts an object": (lambda d: d["new_york"].update(items={}), "new_york", "data-list"),
    "too few districts": (lambda d: d["new_york"]["items"].pop(), "new_york", "data-count"),
    "district no object": (lambda d: d["new_york"]["items"].__setitem__(0, 5), "new_york › 1", "data-object"),
    "districts out of order": (lambda d: d["new_york"]["items"].reverse(), "new_york", "data-districts"),
    "district without number": (lambda d: manhattan(d).pop("id"), "new_york › 1 › id", "data-missing-key"),
    "a number twice": (lambda d: manhattan(d).update(id=1), "new_york", "data-duplicate-id"),
    "district without name": (lambda d: manhattan(d).pop("name"), "new_york › 0 › name", "data-missing-key"),
    "name no text": (lambda d: manhattan(d).update(name=1), "new_york › 0 › name", "data-text"),
    "short name long": (lambda d: manhattan(d).update(short="M" * 13), "new_york › 0 › short", "data-text"),
    "district without track": (lambda d: manhattan(d).pop("track"), "new_york › 0 › track", "data-missing-key"),
    "unknown track": (lambda d: manhattan(d).update(track="none"), "new_york › 0 › track", "data-track"),
    "barrels in New York": (lambda d: manhattan(d).update(track="barrels"), "new_york › 0 › track", "data-track"),
    "a hat in Los Angeles": (lambda d: malibu(d).update(track="long"), "los_angeles › 0 › track", "data-track"),
    "one coin": (lambda d: long(d).update(coins=[5]), "tracks › long › coins", "data-count"),
    "three coins": (lambda d: long(d).update(coins=[5, 6, 7]), "tracks › long › coins", "data-count"),
    "coins the wrong way": (lambda d: long(d).update(coins=[10, 5]), "new_york › 0 › track", "data-track"),
    "coins no numbers": (lambda d: long(d).update(coins=["a", 7]), "tracks › long › coins › 1", "data-number"),
    "coin a flag": (lambda d: long(d).update(coins=[True, 5]), "tracks › long › coins › 1", "data-number"),
    "coins null": (lambda d: long(d).update(coins=None), "tracks › long › coins", "data-list"),
    "no hat": (lambda d: long(d).pop("hat"), "new_york › 0 › track", "data-track"),
    "hat before the coin": (lambda d: long(d).update(hat=10), "new_york › 0 › track", "data-track"),
    "hat out of range": (lambda d: long(d).update(hat=400), "tracks › long › hat", "data-number"),
    "other barrels": (lambda d: long(d).update(barrels=[4, 5, 6]), "tracks › long › barrels", "data-unknown"),
    "no type": (lambda d: d["types"]["items"].pop(), "types", "data-count"),
    "unknown type": (lambda d: d["types"]["items"][0].update(id="Z"), "types › Z › id", "data-unknown"),
    "effect in one language": (
        lambda d: d["effects"]["items"][0]["name"].pop("en"), "effects › d › name", "data-name",
    ),
    "district without rows": (lambda d: manhattan(d).pop("rows"), "new_york › 0 › rows", "data-missing-key"),
    "rows an object": (lambda d: manhattan(d).update(rows={}), "new_york › 0 › rows", "data-list"),
    "no row": (lambda d: manhattan(d).update(rows=[]), "new_york › 0 › rows", "data-length"),
    "row no object": (lambda d: manhattan(d).update(rows=[3]), "new_york › 0 › rows › 1", "data-object"),
    "two rows in Los Angeles": (
        lambda d: malibu(d)["rows"].append(malibu(d)["rows"][0]), "los_angeles", "data-too-many-fields",
    ),
    "two short rows in Los Angeles": (
        lambda d: malibu(d).update(rows=[{"points": 1, "fields": [["L", "b"]]}] * 2),
        "los_angeles › 0 › rows",
        "data-one-row",
    ),
    "row without fields": (
        lambda d: manhattan(d)["rows"][0].pop("fields"), "new_york › 0 › rows › 1 › fields", "data-missing-key",
    ),
    "row with no field": (
        lambda d: manhattan(d)["rows"][0].update(fields=[]), "new_york › 0 › rows › 1 › fields", "data-length",
    ),
    "row without points": (
        lambda d: manhattan(d)["rows"][0].pop("points"), "new_york › 0 › rows › 1 › points", "data-missing-key",
    ),
    "points a text": (
        lambda d: manhattan(d)["rows"][0].update(points="2"), "new_york › 0 › rows › 1 › points", "data-number",
    ),
    "points below nought": (
        lambda d: manhattan(d)["rows"][0].update(points=-1), "new_york › 0 › rows › 1 › points", "data-number",
    ),
    "points no whole number": (
        lambda d: manhattan(d)["rows"][0].update(points=1.5), "new_york › 0 › rows › 1 › points", "data-number",
    ),
    "start no flag": (lambda d: manhattan(d).update(start="yes"), "new_york › 0 › start", "data-flag"),
    "one more start": (lambda d: d["los_angeles"]["items"][5].update(start=True), "los_angeles", "data-starts"),
    "arrows in New York": (lambda d: manhattan(d).update(arrows=[1]), "new_york › 0 › arrows", "data-arrows"),
    "arrow out of range": (lambda d: malibu(d).update(arrows=[15]), "los_angeles › 0 › arrows › 1", "data-number"),
    "arrow to itself": (lambda d: malibu(d).update(arrows=[0]), "los_angeles › 0 › arrows", "data-arrows"),
    "arrow twice": (lambda d: malibu(d).update(arrows=[4, 4]), "los_angeles › 0 › arrows", "data-arrows"),
    "arrows null": (lambda d: malibu(d).update(arrows=None), "los_angeles › 0 › arrows", "data-list"),
}  # fmt: skip
BAD_FIELDS: Final[tuple[object, ...]] = (
    None, 7, "W", [], ["W"], ["W", "d1", 1], ["Z", "d1"], [1, "d1"], [None, "-"], [["W"], "d1"], [{}, "b"],
)  # fmt: skip
BAD_EFFECTS: Final[tuple[object, ...]] = (
    None, 3, "", "d", "d0", "d8", "d11", "dd", "h1", "b2", "-1", "t", "x", "v", "q1", "–", ["d1"], "d²",
)  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_S1_7_a_bad_part_is_refused_with_place_and_reason(case: str) -> None:
    change, place, reason = WRONG[case]
    BOX.check_refused(change, reason, ("S1.6", "S1.7", "S2.1"), place)


@pytest.mark.parametrize("field", BAD_FIELDS, ids=str)
def test_S1_7_a_bad_field_is_named(field: object) -> None:
    def change(data: Data) -> None:
        manhattan(data)["rows"][1]["fields"][2] = field

    with pytest.raises(Broken) as refused:
        BOX.box(change)
    assert refused.value.faults[0].place == "new_york › 0 › rows › 2 › fields › 3"


@pytest.mark.parametrize("effect", BAD_EFFECTS, ids=str)
def test_S1_5_a_bad_effect_is_named(effect: object) -> None:
    def change(data: Data) -> None:
        manhattan(data)["rows"][1]["fields"][2][1] = effect

    BOX.check_refused(change, "data-field-effect", ("S1.7",), "new_york › 0 › rows › 2 › fields › 3")


def check_taken_or_refused(data: Data) -> None:
    try:
        box = games.checked_box(data, "syndicate")
    except Broken:
        return
    assert games.make("syndicate", box).new(2).to_move is not None


@pytest.mark.parametrize("value", [None, True, -1, "", [[]], {"items": 1}], ids=str)
def test_whatever_is_changed_is_taken_or_refused(value: object) -> None:
    for path in paths(BOX.data):
        data = deepcopy(BOX.data)
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value
        check_taken_or_refused(data)


def test_whatever_is_missing_is_taken_or_refused() -> None:
    for path in paths(BOX.data):
        data = deepcopy(BOX.data)
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]
        check_taken_or_refused(data)


# An owner's box.


def owners(data: Data) -> None:
    """Another Los Angeles: a name, a field less, other points; everything printed."""
    data["id"] = "my-box"
    malibu(data).update(name="Topanga {x}", rows=[{"points": 3, "fields": [["W", "d2"], ["M", "b"]]}])
    malibu(data).pop("where")
    print_all(data)


def test_S1_7_an_owners_box_plays_beside_the_shipped_one() -> None:
    game = BOX.made(owners)
    assert (game.chosen({})["data"], game.reconstructed) == ("my-box", [])
    state = game.new(2, {"mode": "los_angeles"})
    assert state.caveats() == []
    playout(state, Numbers(3))
    position = state.to_json()
    assert position["data"] == "my-box"
    assert game.from_json(position).to_json() == position
    with pytest.raises(Impossible) as refused:
        GAME.from_json(position)
    assert (refused.value.reason, refused.value.clause) == ("other-data", "S1.7")
    assert Words("pl", game).part("district-los_angeles-0", "where") == "w dzielnicy Topanga {x}"
    assert Words("pl", game).text("field-los_angeles-1") == "Topanga {x}, z prawej (pole mieszane, postrzał)"


def test_S1_7_a_position_of_another_content_is_refused_and_one_without_a_box_is_of_the_shipped_one() -> None:
    state = GAME.new(2)
    playout(state, Numbers(3))
    position = state.to_json()
    with pytest.raises(Impossible) as refused:
        GAME.from_json({**position, "digest": "0" * 64})
    assert (refused.value.reason, refused.value.clause) == ("other-content", "S1.7")
    old = {key: value for key, value in position.items() if key not in ("data", "digest")}
    assert GAME.from_json(old).to_json() == position
