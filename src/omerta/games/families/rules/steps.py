"""The list of what is to be done: steps, put in front in the order given, so the last entry is the next one."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from omerta.games.families.components import NONE
from omerta.games.families.shapes.views import StepName
from omerta.games.families.state import STEP, FamiliesState

# Decided by a seat.
PLACE_TILE: Final[i64] = 0  # business
TURN: Final[i64] = 1
PAY: Final[i64] = 2  # job
COST: Final[i64] = 3  # business, side
DISCARD: Final[i64] = 4  # left, why
STASHING: Final[i64] = 5  # left
EFFECT: Final[i64] = 6  # packed effect
HIT: Final[i64] = 7  # territory, shape
TO: Final[i64] = 8  # what (an effect's code, or 64 + figure), from
SHOW: Final[i64] = 9  # for
MARKER: Final[i64] = 10  # territory
BIDDING: Final[i64] = 11
TAKE: Final[i64] = 12
# Decided by chance.
HORSE: Final[i64] = 13
TILE: Final[i64] = 14
DRAW: Final[i64] = 15  # left
AI_DRAW: Final[i64] = 16  # left, access (a bit for each good)
REFILL_JOBS: Final[i64] = 17  # left
REFILL_ALLIES: Final[i64] = 18  # left
STEAL: Final[i64] = 19  # from, zone
AI_LOSE: Final[i64] = 20  # left
AI_SHOW: Final[i64] = 21  # for
AI_BID: Final[i64] = 22
AI_TAKE: Final[i64] = 23
AI_SPACE: Final[i64] = 24  # figure, spaces (a bit for each round space)
# Automatic.
BENEFIT: Final[i64] = 25  # businesses (a bit each), side
GAINING: Final[i64] = 26  # packed icons
CONTROLLING: Final[i64] = 27  # space
OFFER_END: Final[i64] = 28
AI_TURN: Final[i64] = 29
AI_YIELD: Final[i64] = 30  # space
AI_GAIN: Final[i64] = 31  # packed icons
AI_CONTROL: Final[i64] = 32  # businesses, side
TURF: Final[i64] = 33  # territory
AWARD: Final[i64] = 34
STEP_NAMES: Final[tuple[StepName, ...]] = (
    "place_tile", "turn", "pay", "cost", "discard", "stash", "effect", "hit", "to", "show", "marker", "bid", "take",
    "horse", "tile", "draw", "ai_draw", "refill_jobs", "refill_allies", "steal", "ai_lose", "ai_show", "ai_bid",
    "ai_take", "ai_space", "benefit", "gain", "control", "offer_end", "ai_turn", "ai_yield", "ai_gain", "ai_control",
    "turf", "award",
)  # fmt: skip

A_FIGURE: Final[i64] = 64  # in TO: a figure that is new on the board

# Which icons a don gains (AI_GAIN).
MONEY_AND_JOBS: Final[i64] = 0  # F15.6c
STASHES: Final[i64] = 1  # F15.6d
ALL_BUT_GOODS: Final[i64] = 2  # F15.6b


def put(s: FamiliesState, kind: i64, seat: i64 = NONE, a: i64 = 0, b: i64 = 0) -> None:
    """Put a step in front; of several the last one first."""
    todo = append(s.todo, b)
    todo = append(todo, a)
    todo = append(todo, seat)
    s.todo = append(todo, kind)


def first_kind(s: FamiliesState) -> i64:
    return s.todo[len(s.todo) - 1]


def first_seat(s: FamiliesState) -> i64:
    return s.todo[len(s.todo) - 2]


def first_a(s: FamiliesState) -> i64:
    return s.todo[len(s.todo) - 3]


def first_b(s: FamiliesState) -> i64:
    return s.todo[len(s.todo) - 4]


def take_off(s: FamiliesState) -> None:
    """The first step is done."""
    s.todo = s.todo[: len(s.todo) - STEP]


def has_left(kind: i64) -> bool:
    """Whether a step says how often it is still to be done."""
    if kind == DISCARD or kind == STASHING or kind == DRAW or kind == AI_DRAW:
        return True
    return kind == REFILL_JOBS or kind == REFILL_ALLIES or kind == AI_LOSE
