"""Names that come from the data file, in both languages."""
# interpreted: reads a data file

from collections.abc import Iterator
from typing import Final

from omerta.core.boxes import Box, Data, Origin
from omerta.games.syndicate.board import Board, district_fact, field_fact
from omerta.games.syndicate.box import CITIES

WHERE: Final = {"en": "in", "pl": "w dzielnicy"}
# S1.6: the rows of a district from the top, and the fields of a row from the left, by how many there are.
ROWS: Final = {
    "en": {1: [""], 2: ["top row", "bottom row"], 3: ["top row", "middle row", "bottom row"]},
    "pl": {1: [""], 2: ["górny rząd", "dolny rząd"], 3: ["górny rząd", "środkowy rząd", "dolny rząd"]},
}
PLACES: Final = {
    "en": {
        1: [""],
        2: ["left", "right"],
        3: ["left", "middle", "right"],
        4: ["left", "second from left", "second from right", "right"],
        5: ["left", "second from left", "middle", "second from right", "right"],
    },
    "pl": {
        1: [""],
        2: ["z lewej", "z prawej"],
        3: ["z lewej", "w środku", "z prawej"],
        4: ["z lewej", "drugie z lewej", "drugie z prawej", "z prawej"],
        5: ["z lewej", "drugie z lewej", "w środku", "drugie z prawej", "z prawej"],
    },
}
ROW: Final = {"en": "row {}", "pl": "rząd {}"}  # where there are more
PLACE: Final = {"en": "field {} from left", "pl": "pole {} z lewej"}


def names_of(box: Box, language: str) -> dict[str, str]:
    """Districts and fields by their names in the box."""
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
            for level, side, kind, what in _fields(district, language):
                told = f"{effects[what[0]]} {what[1:]}".strip()
                key, whole = f"field-{field_fact(city, number)}", ", ".join(filter(None, [name, level, side]))
                found[key] = f"{whole} ({types[kind]}, {told})"
                found[f"{key}.short"] = whole
                found[f"{key}.row"], found[f"{key}.place"] = level or name, side or name  # among others of its district
                number += 1
    return found


def _fields(district: Data, language: str) -> Iterator[tuple[str, str, str, str]]:
    """The fields of a district: the row and the place where a person finds each, its type and its effect."""
    rows = district["rows"]
    for number, row in enumerate(rows):
        level = _told(ROWS[language], ROW[language], number, len(rows))
        for place, (kind, what) in enumerate(row["fields"]):
            side = _told(PLACES[language], PLACE[language], place, len(row["fields"]))
            yield level, side, kind, what


def _told(known: dict[int, list[str]], plain: str, number: int, count: int) -> str:
    return known[count][number] if count in known else plain.format(number + 1)


def origin_of(box: Box, boards: dict[str, Board], thing: str) -> Origin | None:
    """Where a district or a field (district:new_york-3) is from; a field is as its district's rows are."""
    noun, _, value = thing.partition(":")
    city, _, number = value.partition("-")
    if noun not in ("district", "field") or city not in CITIES or not number.isdecimal():
        return None
    if noun == "district":
        return box.origin(city, number)
    field, board = int(number), boards[city]
    return box.origin(city, str(board.field_district[field]), "rows") if field < board.fields else None
