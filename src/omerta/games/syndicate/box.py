"""The box of SYNDICATE (S1.6, S1.7): what makes a data file refused, and its two cities as boards."""
# interpreted: reads a data file

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import LANGUAGES, Box, Data
from omerta.core.problems import Fault
from omerta.core.schema import (
    Each,
    Faults,
    Fields,
    Fits,
    Flag,
    Group,
    Id,
    Name,
    OneOf,
    Rule,
    Schema,
    Text,
    Things,
    Whole,
)
from omerta.games.syndicate.board import (
    BARREL_END,
    BARREL_START,
    LETTERS,
    TYPES,
    Board,
    district_fact,
    effect,
    field_fact,
)

CITIES: Final = ("new_york", "los_angeles")
COUNTS: Final = {"new_york": 5, "los_angeles": 15}  # S1.6, S1.7: districts
MOST_FIELDS: Final = 47  # that moves and observations have numbers for
NO_COIN: Final = 99
BARRELS: Final = [int(BARREL_START), int(BARREL_START) + 1, int(BARREL_END)]
EFFECT: Final = re.compile(r"[-hb]|[drtxv][1-7]")  # S1.5

EFFECT_RULE: Final = Fits(lambda text: EFFECT.fullmatch(text) is not None, "data-field-effect")
PLACE_ON_TRACK: Final = Whole(1, 40)


class _Field(Rule):
    """A type and an effect."""

    def check(self, value: object, at: tuple[str, ...], faults: Faults) -> None:
        if not isinstance(value, list) or len(value) != 2:
            faults.add(at, "data-field")
            return
        OneOf(list(TYPES)).check(value[0], at, faults)
        EFFECT_RULE.check(value[1], at, faults)


ROW: Final = Fields({"points": Whole(0, 99), "fields": Each(_Field(), 1, MOST_FIELDS)})
DISTRICT: Final[dict[str, Rule]] = {"name": Text(), "track": Text(), "rows": Each(ROW, 1, MOST_FIELDS)}
DISTRICT_MAY: Final[dict[str, Rule]] = {
    "short": Text(12), "where": Name(), "start": Flag(), "arrows": Each(Whole(0, 14), 0, 15),
}  # fmt: skip
SCHEMA: Final = Schema(
    "syndicate",
    "S1.7",
    "S1.7",
    {
        "types": Group(Things({"name": Name()}, id=OneOf(list(TYPES)), count=len(TYPES))),
        "effects": Group(Things({"name": Name()}, id=OneOf(list(LETTERS)), count=len(LETTERS))),
        "tracks": Group(
            Things({}, {"coins": Each(PLACE_ON_TRACK, 2, 2), "hat": PLACE_ON_TRACK, "barrels": OneOf([BARRELS])})
        ),
        **{
            city: Group(Things(DISTRICT, DISTRICT_MAY, id=Id(is_number=True), count=count))
            for city, count in COUNTS.items()
        },
    },
)


def check(data: Data) -> list[Fault]:
    """All that is wrong with a data file."""
    faults = SCHEMA.check(data)
    if not faults.found:
        for city in CITIES:
            _check_city(data, city, faults)
    return faults.found


def _check_city(data: Data, city: str, faults: Faults) -> None:
    districts = data[city]["items"]
    clause = "S1.6" if city == "new_york" else "S1.7"
    faults.demand([d["id"] for d in districts] == list(range(len(districts))), (city,), "data-districts", clause)
    fields = sum(len(row["fields"]) for district in districts for row in district["rows"])
    faults.demand(fields <= MOST_FIELDS, (city,), "data-too-many-fields", clause, found=fields, most=MOST_FIELDS)
    starts = sum(district.get("start", True) for district in districts)
    faults.demand(starts == (5 if city == "new_york" else 4), (city,), "data-starts", "S2.1", found=starts)
    tracks = {track["id"]: track for track in data["tracks"]["items"]}
    for district in districts:
        place = (city, str(district["id"]))
        faults.demand(_is_track(tracks.get(district["track"]), city), (*place, "track"), "data-track", clause)
        arrows = district.get("arrows", [])
        fits = len(set(arrows)) == len(arrows) and all(a < len(districts) and a != district["id"] for a in arrows)
        faults.demand(fits and (city != "new_york" or not arrows), (*place, "arrows"), "data-arrows", clause)
        faults.demand(city == "new_york" or len(district["rows"]) == 1, (*place, "rows"), "data-one-row", clause)


def _is_track(track: Data | None, city: str) -> bool:
    """S1.6: two coins and a hat; S1.7: barrels."""
    if track is None or city == "los_angeles":
        return track is not None and "barrels" in track and "hat" not in track
    return (
        "barrels" not in track and "coins" in track and 0 < track["coins"][0] < track["coins"][1] < track.get("hat", 0)
    )


# Boards.


def read(box: Box) -> dict[str, Board]:
    """The cities of a box."""
    return {city: _board(box, city) for city in CITIES}


def _board(box: Box, city: str) -> Board:
    board = Board(city)
    board.data, board.digest = box.id, box.digest
    board.reconstructed = box.origin(city) == "reconstructed"
    tracks = {track["id"]: track for track in box.data["tracks"]["items"]}
    districts = box.data[city]["items"]
    rows = [(d["id"], row) for d in districts for row in d["rows"]]
    fields = [(district, number, field) for number, (district, row) in enumerate(rows) for field in row["fields"]]
    board.districts, board.rows, board.fields = len(districts), len(rows), len(fields)
    board.field_type = _numbers([TYPES[field[0]] for _, _, field in fields])
    board.field_effect = _numbers([_packed(field[1]) for _, _, field in fields])
    board.field_row = _numbers([row for _, row, _ in fields])
    board.field_district = _numbers([district for district, _, _ in fields])
    board.row_district = _numbers([district for district, _ in rows])
    board.row_points = _numbers([row["points"] for _, row in rows])
    board.row_sizes = _numbers([len(row["fields"]) for _, row in rows])
    board.row_start = _numbers(_starts([len(row["fields"]) for _, row in rows]))
    board.district_rows = _numbers(_starts([len(district["rows"]) for district in districts]))
    lines = [_track(tracks[district["track"]]) for district in districts]
    board.hat, board.stop, board.win, board.first_coin, board.second_coin = (
        _numbers([line[part] for line in lines]) for part in range(5)
    )
    board.starts_open = _numbers([int(district.get("start", True)) for district in districts])
    board.arrows = [list(district.get("arrows", [])) for district in districts]
    return board


def _numbers(found: list[int]) -> "vec[i64]":
    return vec[i64](found)


def _starts(sizes: list[int]) -> list[int]:
    """Where each begins, and where the last one ends."""
    return [sum(sizes[:number]) for number in range(len(sizes) + 1)]


def _packed(text: str) -> int:
    return int(effect(LETTERS.index(text[0]), int(text[1:] or 0)))


def _track(track: Data) -> tuple[int, int, int, int, int]:
    """End, last place from elsewhere, first winning place, coins."""
    if "barrels" in track:
        return (int(BARREL_END), int(BARREL_START) - 1, int(BARREL_START), NO_COIN, NO_COIN)
    return (track["hat"], track["hat"] - 1, track["hat"], *track["coins"])


# Names.

WHERE: Final = {"en": "in", "pl": "w dzielnicy"}


def names(box: Box, language: str) -> dict[str, str]:
    """Districts and fields by their names in the box."""
    assert language in LANGUAGES
    types = {item["id"]: item["name"][language] for item in box.data["types"]["items"]}
    effects = {item["id"]: item["name"][language] for item in box.data["effects"]["items"]}
    found: dict[str, str] = {}
    for city in CITIES:
        number = 0
        for district in box.data[city]["items"]:
            key, name = f"district-{district_fact(city, district['id'])}", district["name"]
            found[key] = name
            found[f"{key}.where"] = district["where"][language] if "where" in district else f"{WHERE[language]} {name}"
            found[f"{key}.short"] = district.get("short", name[:12])
            for kind, what in (field for row in district["rows"] for field in row["fields"]):
                told = f"{effects[what[0]]} {what[1:]}".strip()
                found[f"field-{field_fact(city, number)}"] = f"{name} {number} ({types[kind]}, {told})"
                number += 1
    return found
