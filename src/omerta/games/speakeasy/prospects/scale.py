"""What things are worth, in dollars of the final score: found out by games of the bots against themselves.

Much is worth the more the more turns are still to come; ``share`` and ``soon`` say how much of it is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import Seat
from omerta.games.speakeasy.state import CAPOS, SpeakeasyState, of

EARLY_CASH: Final[i64] = 0  # more for a dollar in the pocket, as long as there is something to invest in
TURN: Final[i64] = 1  # a turn still to come
LATER_END: Final[i64] = 2  # the part of an unprotected building's end value that is hoped for
BAR: Final[i64] = 3  # sales to come at an Operating bar
BIG_BAR: Final[i64] = 4  # the same, more at a Nightclub or Casino
COP_NOW: Final[i64] = 5  # the part left of it under a Cop
COP_SOON: Final[i64] = 6  # the part left of it where a Cop is announced
STILLS_RUN: Final[i64] = 7  # barrels to come of an Operating Stills
INCOME: Final[i64] = 8  # how often a Casino pays, by turn
NEXT_PAYOUT: Final[i64] = 9  # the part of the next payout as it stands now
LATER_PAYOUT: Final[i64] = 10  # the part of each later one
DISTRICT: Final[i64] = 11  # a district controlled, by payout
SOLD: Final[i64] = 12  # the part of its price that a barrel at an Operating bar is worth, with nothing to sell it by
ON_TRUCK: Final[i64] = 13  # the same on a Truck
IN_AREA: Final[i64] = 14  # the same in the Stills area
SALES: Final[i64] = 15  # barrels sold by turn, for what the price is worth
TRACK: Final[i64] = 16  # a number of each of the five tracks
SECOND_TRUCK: Final[i64] = 21
CARD: Final[i64] = 22  # up to four in hand
MORE_CARD: Final[i64] = 23
TILE: Final[i64] = 24
READY_MEMBER: Final[i64] = 25  # in the VIP area, with a building to protect
SPARE_MEMBER: Final[i64] = 26
DOCK_MEMBER: Final[i64] = 27
READY_SHIP: Final[i64] = 28  # a ship that can be ambushed now
GOON: Final[i64] = 29
TOKEN: Final[i64] = 30
LEVERAGE_CARD: Final[i64] = 31  # one Leverage on cards in slots
COOKED: Final[i64] = 32  # the part of a goal's money that a Book and the goal met are worth
SPARE_GOAL: Final[i64] = 33  # the part of it without a Book
SPARE_BOOK: Final[i64] = 34
NEAR_GOAL: Final[i64] = 35  # the part of it on the way there
HELPER: Final[i64] = 36  # an unused one, besides its bottle
CRATE: Final[i64] = 37  # a lasting bonus
ASSOCIATE: Final[i64] = 38  # one strength of the Associate
POWER: Final[i64] = 39
LOSS: Final[i64] = 40  # the part of what a coming Mob War is likely to take
LATER_LOSS: Final[i64] = 41  # the same of a later one
COLUMN: Final[i64] = 42  # one Leverage less for Protection
PROTECTION: Final[i64] = 43  # a building protected, besides what shows at once
OPEN_SPACE: Final[i64] = 44  # a new building's tile and district
RATE: Final[i64] = 45  # how much a dollar tells at the end, in logarithms of the chance
SPREAD: Final[i64] = 46  # by how much less with each turn to come
JO_TURN: Final[i64] = 47  # a turn of Jo's still to come, by difficulty (E23.3)
HOPE: Final[i64] = 51  # what a seat's prospects promise too much, Jo's not; most of it in the middle of the game
READY_SALE: Final[i64] = 52  # the same with a Party card or a City tile in hand to sell it by
COUNT: Final[i64] = 53

WORTH: Final = vec[float]([
    0.17, 14.0, 0.14, 5.0, 2.5, 0.31, 0.6, 6.4, 0.19, 0.75, 0.25, 2.0, 0.32, 0.24, 0.27, 0.5,
    3.5, 2.9, 2.4, 1.9, 18.4, 4.8, 2.5, 0.77, 2.1, 3.3, 2.3, 3.9, 4.6, 2.3, 2.7, 1.3,
    0.61, 0.25, 3.3, 0.29, 2.5, 7.6, 2.3, 2.4, 1.35, 0.36, 1.4, 6.6, 2.1, 0.1, 0.55,
    9.0, 15.0, 21.0, 24.0, 484.0, 0.6,
])  # fmt: skip

ALL_TURNS: Final = 11.0  # E6.1, in the shipped file; only a scale


def turns_left(s: SpeakeasyState, seat: Seat) -> i64:
    """E6.2: a turn for each Capo in hand, and those of the acts to come."""
    turns = of(s, seat, CAPOS)
    for act in range(max(s.act, 1), len(s.box.act_capos)):
        turns += s.box.act_capos[act]
    return turns


def mean_turns_left(s: SpeakeasyState) -> float:
    """Of all seats: what a dollar tells must be the same for all, or whoever has had its turn seems to be ahead."""
    turns: i64 = 0
    for seat in range(s.players):
        turns += turns_left(s, seat)
    return float(turns) / float(s.players)


def share(turns: i64) -> float:
    """The part of the game that is still to come."""
    return float(turns) / ALL_TURNS


def soon(turns: i64, needed: i64) -> float:
    """The part left of what takes so many turns to be made good."""
    return min(1.0, float(turns) / float(needed))
