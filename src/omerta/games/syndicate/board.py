"""The boards of S1.6 and S1.7 as tables."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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
        self.data = ""  # the id of the box, and the digest of its content
        self.digest = ""
        self.reconstructed = False  # S1.7 R
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
