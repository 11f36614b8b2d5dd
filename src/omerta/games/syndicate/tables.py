"""The cities of a box as tables (S1.6, S1.7). The box has been checked, so shapes hold."""
# interpreted: reads a data file

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import Box, Data
from omerta.games.syndicate.board import BARREL_END, BARREL_START, LETTERS, TYPES, Board, effect
from omerta.games.syndicate.box import CITIES

NO_COIN: Final = 99


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
