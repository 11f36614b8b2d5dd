"""The boards of S1.6 and S1.7, read from data files and checked: a bad file is refused with the reason."""

import json
from pathlib import Path
from typing import Final, TypeGuard, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Json
from omerta.core.problems import Damaged
from omerta.games.syndicate.components import MIXED, RIVER, STREET

# S1.5: effects; with a number they are code · 8 + number.
NOTHING: Final[i64] = 0
DRAW: Final[i64] = 1
CALL: Final[i64] = 2
JOIN: Final[i64] = 3
SMUGGLE_HERE: Final[i64] = 4
SMUGGLE_ELSEWHERE: Final[i64] = 5
MONEY: Final[i64] = 6
SHOOT: Final[i64] = 7
LETTERS: Final = "-drhtxvb"
TYPES: Final = {"L": int(STREET), "W": int(RIVER), "M": int(MIXED)}

BARREL_START: Final[i64] = 5  # S1.7
BARREL_END: Final[i64] = 7


def effect(code: i64, number: i64) -> i64:
    return code * 8 + number


def effect_code(packed: i64) -> i64:
    return packed >> 3


def effect_number(packed: i64) -> i64:
    return packed & 7


def effect_name(packed: i64) -> str:
    """As the position writes it: d, r, h, b, and tN, xN, vN."""
    letter = LETTERS[effect_code(packed)]
    return f"{letter}{effect_number(packed)}" if letter in "txv" else letter


def printed_effect(packed: i64) -> str:
    """As the board shows it: d1, r2, h, t1, x3, v2, b, –."""
    letter = LETTERS[effect_code(packed)].replace("-", "–")
    return f"{letter}{effect_number(packed)}" if effect_number(packed) else letter


def field_fact(board: str, field: i64) -> str:
    """A field's name in journal and refusals."""
    return f"{board}-{int(field)}"


def district_fact(board: str, district: i64) -> str:
    """A district's name in journal and refusals."""
    return f"{board}-{int(district)}"


@final
class Board:
    """A city: districts of rows of fields. Rows and fields are numbered through, district by district (S1.6)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.field_type = vec[i64]()
        self.field_effect = vec[i64]()
        self.field_row = vec[i64]()
        self.field_district = vec[i64]()
        self.row_district = vec[i64]()
        self.row_points = vec[i64]()
        self.row_start = vec[i64]()  # one more than there are rows
        self.row_sizes = vec[i64]()
        self.district_rows = vec[i64]()  # the first row of each district, and one more
        self.hat = vec[i64]()  # how far a marker can go
        self.stop = vec[i64]()  # S5.5, S6.4: how far it goes from elsewhere, so that S7.6 holds
        self.win = vec[i64]()  # S4.6: from where the district closes
        self.first_coin = vec[i64]()
        self.second_coin = vec[i64]()
        self.starts_open = vec[i64]()
        self.arrows: list[list[int]] = []
        self.districts: i64 = 0
        self.rows: i64 = 0
        self.fields: i64 = 0


def read_board(data: Json) -> Board:
    """A board from its data; Damaged names the part that is wrong."""
    board = Board(str(_part(data, "id", str)))
    tracks = _group(data, "tracks")
    if not isinstance(tracks, dict):
        raise _wrong("tracks", "items must be an object")
    districts = _group(data, "districts")
    if not isinstance(districts, list) or not districts:
        raise _wrong("districts", "items must be a list")
    columns = _Columns()
    for number, district in enumerate(districts):
        if not isinstance(district, dict) or district.get("id") != number:
            raise _wrong("districts", f"number {number} must be an object with that id")
        _add_district(columns, district, tracks, len(districts))
    columns.fill(board)
    return board


class _Columns:
    """The tables of a board while they grow."""

    def __init__(self) -> None:
        self.types: list[int] = []
        self.effects: list[int] = []
        self.field_rows: list[int] = []
        self.field_districts: list[int] = []
        self.row_districts: list[int] = []
        self.points: list[int] = []
        self.row_starts: list[int] = []
        self.district_rows: list[int] = []
        self.tracks: list[tuple[int, int, int, int, int]] = []
        self.open: list[int] = []
        self.arrows: list[list[int]] = []

    def fill(self, board: Board) -> None:
        board.field_type = vec[i64](self.types)
        board.field_effect = vec[i64](self.effects)
        board.field_row = vec[i64](self.field_rows)
        board.field_district = vec[i64](self.field_districts)
        board.row_district = vec[i64](self.row_districts)
        board.row_points = vec[i64](self.points)
        row_starts = [*self.row_starts, len(self.types)]
        district_rows = [*self.district_rows, len(self.points)]
        board.row_start = vec[i64](row_starts)
        sizes = [row_starts[row + 1] - row_starts[row] for row in range(len(self.points))]
        board.row_sizes = vec[i64](sizes)
        board.district_rows = vec[i64](district_rows)
        board.hat = vec[i64]([track[0] for track in self.tracks])
        board.stop = vec[i64]([track[1] for track in self.tracks])
        board.win = vec[i64]([track[2] for track in self.tracks])
        board.first_coin = vec[i64]([track[3] for track in self.tracks])
        board.second_coin = vec[i64]([track[4] for track in self.tracks])
        board.starts_open = vec[i64](self.open)
        board.arrows = self.arrows
        board.districts = len(self.tracks)
        board.rows = len(self.points)
        board.fields = len(self.types)


def _add_district(columns: _Columns, district: Json, tracks: Json, count: int) -> None:
    name = str(_part(district, "name", str))
    columns.district_rows.append(len(columns.points))
    columns.tracks.append(_track(tracks.get(str(_part(district, "track", str))), name))
    columns.open.append(_flag(district.get("start", True), name))
    columns.arrows.append(_arrows(district.get("arrows", []), count, name))
    rows = _part(district, "rows", list)
    assert isinstance(rows, list)
    for row in rows:
        _add_row(columns, row, name)
    if not rows:
        raise _wrong(name, "a district needs a row")


def _add_row(columns: _Columns, row: object, name: str) -> None:
    if not isinstance(row, dict) or not isinstance(row.get("fields"), list) or not row["fields"]:
        raise _wrong(name, "a row is an object with fields")
    points = row.get("points")
    if not _is_whole(points, 0):
        raise _wrong(name, "the points of a row are a whole number")
    columns.row_starts.append(len(columns.types))
    for field in row["fields"]:
        _add_field(columns, field, name)
    columns.points.append(int(points))
    columns.row_districts.append(len(columns.tracks) - 1)


def _add_field(columns: _Columns, field: object, name: str) -> None:
    if not isinstance(field, list) or len(field) != 2 or not isinstance(field[0], str) or field[0] not in TYPES:
        raise _wrong(name, "a field is a type (L, W, M) and an effect")
    columns.types.append(TYPES[field[0]])
    columns.effects.append(_packed(field[1], name))
    columns.field_rows.append(len(columns.points))
    columns.field_districts.append(len(columns.tracks) - 1)


def _packed(text: object, name: str) -> int:
    """An effect as S1.5 writes it: d1, r2, h, t1, x3, v2, b, or -."""
    if not isinstance(text, str) or not text or text[0] not in LETTERS:
        raise _wrong(name, f"there is no effect {text!r}")
    number = text[1:]
    if text[0] in "-hb":
        if number:
            raise _wrong(name, f"the effect {text!r} has no number")
        return int(effect(LETTERS.index(text[0]), 0))
    if number not in ("1", "2", "3", "4", "5", "6", "7"):
        raise _wrong(name, f"the effect {text!r} needs a number from 1 to 7")
    return int(effect(LETTERS.index(text[0]), int(number)))


def _track(track: object, name: str) -> tuple[int, int, int, int, int]:
    """End, last place from elsewhere, first winning place, coins."""
    if isinstance(track, dict) and track.get("barrels") == [5, 6, 7]:
        return (int(BARREL_END), int(BARREL_START) - 1, int(BARREL_START), 99, 99)
    if isinstance(track, dict) and isinstance(track.get("coins"), list):
        coins, hat = track["coins"], track.get("hat")
        whole = [int(n) for n in [*coins, hat] if _is_whole(n, 1)]
        if len(coins) == 2 and len(whole) == 3 and 0 < whole[0] < whole[1] < whole[2]:
            return (whole[2], whole[2] - 1, whole[2], whole[0], whole[1])
    raise _wrong(name, "its track needs two coins and a hat, or barrels on 5, 6, 7")


def _arrows(arrows: object, count: int, name: str) -> list[int]:
    if isinstance(arrows, list) and all(_is_whole(a, 0) and a < count for a in arrows):
        return [int(a) for a in arrows]
    raise _wrong(name, "arrows lead to districts of this board")


def _is_whole(number: object, least: int) -> TypeGuard[int]:
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= 99


def _flag(value: object, name: str) -> int:
    if not isinstance(value, bool):
        raise _wrong(name, "start is true or false")
    return 1 if value else 0


def _group(data: Json, key: str) -> object:
    group = _part(data, key, dict)
    assert isinstance(group, dict)
    if "items" not in group or group.get("provenance") not in ("printed", "derived", "reconstructed"):
        raise _wrong(key, "a group has items and says where they are from")
    return group["items"]


def _part(data: Json, key: str, kind: type) -> object:
    if not isinstance(data.get(key), kind):
        raise Damaged("data-missing-key", {"key": key})
    return data[key]


def _wrong(key: str, detail: str) -> Damaged:
    return Damaged("data-wrong", {"key": key, "detail": detail})


def load_board(path: Path) -> Board:
    """The board in a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:
        raise _wrong(path.name, str(problem)) from None
    if not isinstance(data, dict):
        raise _wrong(path.name, "it must be an object")
    return read_board(data)


_DATA: Final = Path(__file__).parent / "data"
NEW_YORK_BOARD: Final = load_board(_DATA / "new_york.json")
LOS_ANGELES_BOARD: Final = load_board(_DATA / "los_angeles.json")
