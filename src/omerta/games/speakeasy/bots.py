"""What SPEAKEASY teaches a bot: what a position promises a seat, term by term.

Every term is a sum in dollars of the final score (E21); how much a dollar tells of the outcome grows toward the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import Seat
from omerta.games.speakeasy.prospects import effects, goals, outlooks, scale, supply, things, town
from omerta.games.speakeasy.prospects.scale import WORTH, share, turns_left
from omerta.games.speakeasy.prospects.survey import Survey, borrow, give_back
from omerta.games.speakeasy.rules.scoring import bottle_value
from omerta.games.speakeasy.state import POCKET, SAFE, SpeakeasyState, is_jo, of

MONEY: Final[i64] = 0
BOTTLES: Final[i64] = 1
BUILDINGS: Final[i64] = 2  # what they score and earn
DANGER: Final[i64] = 3  # what the Mob Wars to come may take
ZONES: Final[i64] = 4  # payouts
BARRELS: Final[i64] = 5  # at bars and in the Stills area
TRUCKS: Final[i64] = 6
LEVELS: Final[i64] = 7
CARDS: Final[i64] = 8
TILES: Final[i64] = 9
MEMBERS: Final[i64] = 10
GOONS: Final[i64] = 11
LEVERAGE: Final[i64] = 12
GOALS: Final[i64] = 13  # Books and goals
HELPERS: Final[i64] = 14
CRATES: Final[i64] = 15
ASSOCIATE: Final[i64] = 16
PLANS: Final[i64] = 17  # what the steps still to come promise
TURNS: Final[i64] = 18
TERMS: Final = (
    "money", "bottles", "buildings", "danger", "zones", "barrels", "trucks", "levels", "cards", "tiles", "members",
    "goons", "leverage", "goals", "helpers", "crates", "associate", "plans", "turns",
)  # fmt: skip
COUNT: Final[i64] = 19

EXPLORATION: Final = 0.03  # a good decision of many in a turn is worth a hundredth of the chance to win


def terms_into(s: SpeakeasyState, seat: Seat, into: vec[float]) -> None:
    """What each term adds to the seat's prospect."""
    measure_into(s, seat, into)
    rate = WORTH[scale.RATE] / (1.0 + WORTH[scale.SPREAD] * scale.mean_turns_left(s))
    for term in range(COUNT):
        into[term] *= rate


def outlook(s: SpeakeasyState, seat: Seat, terms: vec[float]) -> float:
    """What came of positions in which a turn began, by the terms."""
    measure_into(s, seat, terms)
    turns = turns_left(s, seat)
    dollars = outlooks.to_move(turns) if s.to_move == seat else 0.0
    if is_jo(s, seat):
        terms[TURNS] = 0.0
        dollars = outlooks.turns_of_jo(s.difficulty, turns)
    for term in range(COUNT):
        dollars += terms[term] * outlooks.part(term, turns)
    return outlooks.RATE / (1.0 + outlooks.SPREAD * scale.mean_turns_left(s)) * dollars


def measure_into(s: SpeakeasyState, seat: Seat, into: vec[float]) -> None:
    """The terms in dollars."""
    survey = borrow(s, seat)
    turns = survey.turns
    into[MONEY] = _money(s, seat, turns)
    into[BOTTLES] = float(bottle_value(s, seat))
    into[BUILDINGS] = town.buildings(s, survey)
    into[DANGER] = town.danger(s, seat, survey)
    into[ZONES] = town.payouts(s, seat, survey)
    into[BARRELS] = supply.barrels(s, seat, survey)
    into[TILES] = things.tiles(s, seat, turns)
    into[LEVELS] = things.levels(s, seat, turns)
    into[TURNS] = WORTH[scale.TURN] * float(turns)
    if is_jo(s, seat):
        _leave_out(into)
        into[TURNS] = _turns_of_jo(s, turns)
    else:
        _measure_board(s, seat, survey, into)
    give_back(survey)


def _measure_board(s: SpeakeasyState, seat: Seat, survey: Survey, into: vec[float]) -> None:
    """What Jo has not, or cannot use."""
    turns = survey.turns
    running = supply.is_delivering(s, seat)
    into[TRUCKS] = supply.running_trucks(s, seat, survey) if running else supply.idle_trucks(s, seat, turns)
    into[CARDS] = things.cards(s, seat, turns)
    into[MEMBERS] = things.members(s, seat, survey)
    into[GOONS] = things.goons(s, seat, turns)
    into[LEVERAGE] = things.leverage(s, seat, turns)
    into[GOALS] = goals.goals(s, seat, survey)
    into[HELPERS] = things.helpers(s, seat, turns)
    into[CRATES] = things.crates(s, seat, turns)
    into[ASSOCIATE] = things.associate(s, seat, turns)
    into[PLANS] = effects.pending(s, seat, survey)


def _turns_of_jo(s: SpeakeasyState, turns: i64) -> float:
    """What he is likely to gain, and what his rival's prospects promise too much: between players that cancels."""
    return WORTH[scale.JO_TURN + s.difficulty] * float(turns) + WORTH[scale.HOPE] * share(turns) * (1.0 - share(turns))


def _leave_out(into: vec[float]) -> None:
    into[TRUCKS] = 0.0
    into[CARDS] = 0.0
    for term in range(MEMBERS, TURNS):
        into[term] = 0.0


def _money(s: SpeakeasyState, seat: Seat, turns: i64) -> float:
    """E7.5: both count fully; early the pocket buys what pays."""
    pocket, safe = float(of(s, seat, POCKET)), float(of(s, seat, SAFE))
    return pocket + safe + WORTH[scale.EARLY_CASH] * share(turns) * min(30.0, pocket)
