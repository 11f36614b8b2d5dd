"""What positions in which a turn begins came to: how much of each term, early and late in the game.

The terms say what a Soldier should go for, one decision ahead; here stand the slopes of final scores on them, in games
whose Soldiers now and then chose at random. docs/games/speakeasy.md tells from how many, and how well they predict.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.prospects.scale import share

# In the order of the terms; what stands for little money or goes along with another term may well turn its sign.
WITH_ALL_TURNS: Final = vec[float]([
    0.77, 0.64, 1.45, 2.02, 0.45, -0.23, 1.63, 0.62, 3.01, -0.98,
    2.83, 0.99, 2.19, 0.78, 3.49, 4.76, 1.33, -2.06, 0.38,
])  # fmt: skip
WITH_NONE: Final = vec[float]([
    1.02, 1.03, 0.95, 1.59, 0.91, 1.44, -0.36, 0.97, 0.58, 0.90,
    1.03, -0.94, -0.08, 1.61, 0.01, 2.67, 0.25, -1.83, -1.79,
])  # fmt: skip
TO_MOVE_FIRST: Final = 12.3  # for whoever begins a turn, with all turns to come
TO_MOVE_LAST: Final = 0.7
JO_TURN: Final = vec[float]([-0.9, 6.7, 10.8, 16.5])  # a turn of Jo's still to come, by difficulty (E23.3)
JO_MIDDLE: Final = 208.0  # what his rival's outlook is too high by, most of it in the middle of the game

RATE: Final = 0.15  # how much a dollar tells at the end, in logarithms of the chance
SPREAD: Final = 0.9  # by how much less with each turn to come


def part(term: i64, turns: i64) -> float:
    """Of a term, with so many turns left."""
    return WITH_NONE[term] + share(turns) * (WITH_ALL_TURNS[term] - WITH_NONE[term])


def to_move(turns: i64) -> float:
    return TO_MOVE_LAST + share(turns) * (TO_MOVE_FIRST - TO_MOVE_LAST)


def turns_of_jo(difficulty: i64, turns: i64) -> float:
    return JO_TURN[difficulty] * float(turns) + JO_MIDDLE * share(turns) * (1.0 - share(turns))
