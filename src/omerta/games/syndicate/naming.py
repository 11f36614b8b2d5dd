"""Names that come from the data file, in both languages."""
# interpreted: reads a data file

from typing import Final

from omerta.core.boxes import Box, Origin
from omerta.games.syndicate.board import Board, district_fact, field_fact
from omerta.games.syndicate.box import CITIES

WHERE: Final = {"en": "in", "pl": "w dzielnicy"}


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
            for kind, what in (field for row in district["rows"] for field in row["fields"]):
                told = f"{effects[what[0]]} {what[1:]}".strip()
                found[f"field-{field_fact(city, number)}"] = f"{name} {number} ({types[kind]}, {told})"
                number += 1
    return found


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
