"""Names and numbers that every box has in common: kinds of cards, icons, figures, effects and steps.

What a particular box holds – how many cards, which businesses, Jobs and Allies – is data: see board.py (F2.1).
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.families.shapes.views import Card as CardName
from omerta.games.families.shapes.views import FigureKind, Form, Good, Money, Side, Why, Zone

Seat: TypeAlias = i64
Card: TypeAlias = i64  # F1.4: 0 … 3 Money, 4 … 7 goods; from FIRST_JOB on a Job
Space: TypeAlias = i64  # F1.3: a business, then the round spaces
Territory: TypeAlias = i64  # 0 … 6 stands for 1 … 7

NONE: Final[i64] = -1
MOST_SEATS: Final[i64] = 5
TERRITORIES: Final[i64] = 7
ACTS: Final[i64] = 4
FARTHEST: Final[i64] = 1_000_000  # beyond every rank

# F1.4, F1.5: cards and icons.
MONEY: Final[i64] = 4
GOODS: Final[i64] = 4
KINDS: Final[i64] = 8
NARCOTICS: Final[i64] = 7
FIRST_JOB: Final[i64] = 8
JOB_ICON: Final[i64] = 8
STASH_ICON: Final[i64] = 9
ICONS: Final[i64] = 10
MONEY_NAMES: Final[tuple[Money, ...]] = ("$1", "$2", "$3", "$5")
GOOD_NAMES: Final[tuple[Good, ...]] = ("gun", "booze", "blood", "narcotics")
CARD_NAMES: Final[tuple[CardName, ...]] = ("$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics")
ICON_NAMES: Final = ("$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics", "job", "stash")
VALUES: Final = vec[i64]([1, 2, 3, 5])

# F1.2: figures and shapes.
THUG: Final[i64] = 0
MEMBER: Final[i64] = 1
UNION_BOSS: Final[i64] = 2
MAYOR: Final[i64] = 3
POLICE_CHIEF: Final[i64] = 4
FIGURE_NAMES: Final[tuple[FigureKind, ...]] = ("thug", "member", "union_boss", "mayor", "police_chief")
FIGURE_SHAPES: Final = ("square", "round", "square", "round", "any")
SQUARE: Final[i64] = 0
ROUND: Final[i64] = 1
SHAPE_NAMES: Final[tuple[Form, ...]] = ("square", "round")

# F1.4: the two faces of a business.
FRONT: Final[i64] = 0
BACK: Final[i64] = 1
SIDE_NAMES: Final[tuple[Side, ...]] = ("front", "back")

# F8.5: effects; packed as code · 64 + number.
KILL_SQ: Final[i64] = 0
KILL_RD: Final[i64] = 1
KILL_ANY: Final[i64] = 2
DRIVEBY: Final[i64] = 3
CARBOMB: Final[i64] = 4
MOVE_RIVAL: Final[i64] = 5
MOVE_OWN: Final[i64] = 6
RECALL: Final[i64] = 7
STASH: Final[i64] = 8
STEAL_HAND: Final[i64] = 9
STEAL_CASE: Final[i64] = 10
OFFER: Final[i64] = 11
JOB: Final[i64] = 12
GOODS_EFFECT: Final[i64] = 13
CONTROL: Final[i64] = 14
GAIN: Final[i64] = 15
RESCUE: Final[i64] = 16
EXCHANGE: Final[i64] = 17
DROP_JOB: Final[i64] = 18
FIGURE: Final[i64] = 19
EFFECT_NAMES: Final = (
    "KILL_SQ", "KILL_RD", "KILL_ANY", "DRIVEBY", "CARBOMB", "MOVE_RIVAL", "MOVE_OWN", "RECALL", "STASH", "STEAL_HAND",
    "STEAL_CASE", "OFFER", "JOB", "GOODS", "CONTROL", "GAIN", "RESCUE", "EXCHANGE", "DROP_JOB", "FIGURE",
)  # fmt: skip
WITH_NUMBER: Final = ("STASH", "JOB", "GOODS", "DROP_JOB")  # their number is the n of F8.5

# F15.2: what a don uses, by kind.
USES_THUG: Final[i64] = 0
USES_MEMBER: Final[i64] = 1
USES_ALLY: Final[i64] = 2
USE_NAMES: Final = ("thug", "member", "ally")
TIE_LOWEST: Final[i64] = 0
TIE_HIGHEST: Final[i64] = 1
TIE_RANDOM: Final[i64] = 2
TIE_NAMES: Final = ("lowest", "highest", "random")

# F4.1: phases; 0 is the setup.
SETUP: Final[i64] = 0
OPENING: Final[i64] = 1
BUSINESS: Final[i64] = 2
TURF_WAR: Final[i64] = 3
BRIBERY: Final[i64] = 4
TRIBUTE: Final[i64] = 5
ENTRACTE: Final[i64] = 6

# Why cards are discarded.
FOR_TRIBUTE: Final[i64] = 0
FOR_COST: Final[i64] = 1
FOR_EFFECT: Final[i64] = 2
WHY_NAMES: Final[tuple[Why, ...]] = ("tribute", "cost", "job")

# Where a stolen card comes from.
FROM_HAND: Final[i64] = 0
FROM_CASE: Final[i64] = 1
ZONE_NAMES: Final[tuple[Zone, ...]] = ("hand", "case")


def _powers() -> list[int]:
    found = [1]
    for _ in range(61):
        found.append(found[-1] * 2)
    return found


_BITS: Final = vec[i64](_powers())


def bit(place: i64) -> i64:
    """One of up to 62 flags in a number; from a table, since mypyc shifts a literal 1 as a 32-bit number."""
    return _BITS[place]


def effect_code(packed: i64) -> i64:
    return packed >> 6


def effect_number(packed: i64) -> i64:
    return packed & 63


def pack_effect(code: i64, number: i64) -> i64:
    return code * 64 + number


def effect_name(packed: i64) -> str:
    """As the data and the position write it: KILL_SQ, STASH:2, GAIN:$1, FIGURE:mayor."""
    code = effect_code(packed)
    name = EFFECT_NAMES[code]
    number = int(effect_number(packed))
    if name in WITH_NUMBER:
        return f"{name}:{number}"
    if code == GAIN:
        return f"{name}:{ICON_NAMES[number]}"
    return f"{name}:{FIGURE_NAMES[number]}" if code == FIGURE else name


def parse_effect(text: str) -> int | None:
    """The packed effect, or None where there is no such effect."""
    name, colon, rest = text.partition(":")
    if name not in EFFECT_NAMES:
        return None
    code = EFFECT_NAMES.index(name)
    if name in WITH_NUMBER:
        return int(pack_effect(code, int(rest))) if rest in tuple("123456789") else None
    if code == GAIN:
        return int(pack_effect(code, ICON_NAMES.index(rest))) if rest in ICON_NAMES else None
    if code == FIGURE:
        return int(pack_effect(code, FIGURE_NAMES.index(rest))) if rest in FIGURE_NAMES[2:] else None
    return None if colon else int(pack_effect(code, 0))
