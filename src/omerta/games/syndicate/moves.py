"""Number ↔ canonical form of every decision. The numbers are fixed: records and learned players depend on them."""

from typing import Final

from mypy_extensions import i64

from omerta.core.game import Json, Shaped
from omerta.core.problems import Damaged
from omerta.games.syndicate.components import FIRST_REINFORCEMENT

PLACE_SPAN: Final[i64] = 47
DECLINE: Final[i64] = 1316
SMUGGLE: Final[i64] = 1317
EFFECT: Final[i64] = 1332
OPEN_DISTRICT: Final[i64] = 1379
SHOOT_KIND: Final[i64] = 1394
ADVANCE: Final[i64] = 1422
DRAW_KIND: Final[i64] = 1427
REINFORCE: Final[i64] = 1455
HIT: Final[i64] = 1470
ROLL_DIE: Final[i64] = 1498  # a 1
CUP_TOKEN: Final[i64] = 1504
ACTION_COUNT: Final[i64] = 1512

# Each kind of move: its first number, how many, the key of its value, and the value of the first number.
_FORMS: Final = (
    ("smuggle", 1317, 15, "district", 0),
    ("effect", 1332, 47, "field", 0),
    ("open", 1379, 15, "district", 0),
    ("shoot", 1394, 28, "token", 0),
    ("advance", 1422, 5, "district", 0),
    ("draw", 1427, 28, "token", 0),
    ("reinforce", 1455, 15, "token", 13),
    ("hit", 1470, 28, "token", 0),
    ("roll", 1498, 6, "die", 1),
    ("cup", 1504, 8, "solo", 0),
)


def place_action(kind: i64, field: i64) -> i64:
    return kind * PLACE_SPAN + field


def place_kind(action: i64) -> i64:
    return action // PLACE_SPAN


def place_field(action: i64) -> i64:
    return action % PLACE_SPAN


def reinforce_action(kind: i64) -> i64:
    return REINFORCE + kind - FIRST_REINFORCEMENT


def reinforce_kind(action: i64) -> i64:
    return action - REINFORCE + FIRST_REINFORCEMENT


def move_of(action: i64) -> Json | None:
    """The canonical form; None for a number that means nothing."""
    if 0 <= action < DECLINE:
        return {"move": "place", "token": int(place_kind(action)), "field": int(place_field(action))}
    if action == DECLINE:
        return {"move": "decline"}
    for name, first, count, key, start in _FORMS:
        if first <= action < first + count:
            return {"move": name, key: int(action) - first + start}
    return None


def action_of(move: Shaped) -> int:
    """The number of a canonical move; Damaged says what does not make one."""
    kind = move.get("move")
    if kind == "place":
        return int(place_action(_number(move, "token", 0, 27), _number(move, "field", 0, 46)))
    if kind == "decline":
        return int(DECLINE)
    for name, first, count, key, start in _FORMS:
        if kind == name:
            return first + _number(move, key, start, start + count - 1) - start
    raise Damaged("move-unknown", {"what": str(kind)})


def _number(move: Shaped, key: str, least: int, most: int) -> int:
    value = move.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise Damaged("move-value", {"key": key, "least": least, "most": most})
