"""Why a decision is not possible now, chapter by chapter."""

from mypy_extensions import i64

from omerta.core.problems import Refused
from omerta.games.syndicate.board import SHOOT, SMUGGLE_ELSEWHERE
from omerta.games.syndicate.components import KINDS
from omerta.games.syndicate.moves import (
    ADVANCE,
    DECLINE,
    DRAW_KIND,
    EFFECT,
    HIT,
    OPEN_DISTRICT,
    REINFORCE,
    ROLL_DIE,
    SHOOT_KIND,
    SMUGGLE,
    reinforce_kind,
)
from omerta.games.syndicate.rules import closing, effects, placing
from omerta.games.syndicate.state import CLOSING, OPENING, PLACE, SUPPORT, SyndicateState


def refuse_seat(s: SyndicateState, action: i64) -> Refused:
    """Why the seat that is asked cannot decide so."""
    if action < DECLINE and (s.stage == PLACE or s.stage == SUPPORT):
        return placing.refuse_placement(s, action)
    if SMUGGLE <= action < EFFECT and effects.waits_for(s, SMUGGLE_ELSEWHERE):
        return effects.refuse_smuggling(s, action - SMUGGLE)
    if EFFECT <= action < OPEN_DISTRICT and s.stage == CLOSING and len(s.todo) == 0:
        return closing.refuse_field(s, action - EFFECT)
    if OPEN_DISTRICT <= action < SHOOT_KIND and s.stage == OPENING:
        return closing.refuse_opening(s, action - OPEN_DISTRICT)
    if SHOOT_KIND <= action < ADVANCE and effects.waits_for(s, SHOOT):
        return Refused("S10.10", "not-in-the-row", {"token": int(action - SHOOT_KIND)})
    if action == DECLINE:
        return Refused("S4.7", "no-support-now")
    if s.stage == CLOSING:
        return Refused("S7.4", "not-that-decision")
    return Refused("S4.4", "not-that-decision")


def refuse_chance(action: i64) -> Refused:
    """Why chance cannot decide so."""
    if DRAW_KIND <= action < REINFORCE or HIT <= action < ROLL_DIE:
        token = (action - DRAW_KIND) if action < REINFORCE else (action - HIT)
        return Refused("S2.3", "not-in-the-pile", {"token": int(token) % int(KINDS)})
    if REINFORCE <= action < HIT:
        return Refused("S2.3", "not-in-the-pile", {"token": int(reinforce_kind(action))})
    return Refused("S2.3", "chance-decides")
