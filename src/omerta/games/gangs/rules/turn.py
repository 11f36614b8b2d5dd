"""The verbs of the contract: what may be decided now, and what follows from a decision."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE, OVER, Result, Shaped
from omerta.core.problems import Refused
from omerta.games.gangs.components import GANGS, NONE, Gang
from omerta.games.gangs.moves import (
    ACTION_COUNT,
    BEGIN,
    CLIMBS_END,
    DEAL,
    FILL_LEFT,
    FILL_RIGHT,
    INFLUENCE,
    PASS,
    REVEAL,
    action_of,
    move_of,
)
from omerta.games.gangs.position import write_position
from omerta.games.gangs.rules import climb, coronation, heart, influence, scoring, setup
from omerta.games.gangs.shapes import Move, PositionJson
from omerta.games.gangs.state import DRAW_FIRST, PLAY, GangsState, hand_size
from omerta.games.gangs.views import GangsView, see

DEAL_CLAUSES: Final = ("G2.1", "G2.2", "G2.3", "G2.6", "G2.7", "G2.5")  # by stage


@final
class Gangs(GangsState):
    """A game of GANGS."""

    def copy(self) -> "Gangs":
        twin = Gangs(self.players)
        twin.take_from(self)
        return twin

    def legal_into(self, into: Actions) -> None:
        if self.to_move == OVER:
            return
        if self.to_move == CHANCE:
            _outcomes(self, into)
        elif len(self.revealing) > 0:
            heart.reveals(self, into)
        elif self.hole != NONE:
            climb.fills(into)
        else:
            _turn_options(self, into)

    def advance(self, action: i64) -> None:
        if action >= BEGIN:
            setup.begin(self, action - BEGIN)
            _turn_top(self)
        elif action >= DEAL:
            _deal(self, action - DEAL)
        elif action >= INFLUENCE:
            influence.drive_out(self, action)  # G4.6: before the coronation too
            _fill_hole(self)
        elif action >= REVEAL:
            heart.reveal(self, action - REVEAL)
            _go_on(self)
        elif action == PASS:
            coronation.pass_turn(self, self.active)
            _end_turn(self)
        elif action >= FILL_LEFT:
            climb.fill(self, action)
            _fill_hole(self)
        else:
            _climb(self, action)

    def result(self) -> Result | None:
        return scoring.result(self) if self.to_move == OVER else None

    def view(self, seat: int | None) -> GangsView:
        return see(self, NONE if seat is None else seat)

    def move(self, action: i64) -> Move | None:
        return move_of(action, self.hole)

    def action(self, move: Shaped) -> int:
        return action_of(move, self.hole)

    def to_json(self) -> PositionJson:
        return write_position(self)

    def explain(self, action: i64) -> Refused:
        if action < 0 or action >= ACTION_COUNT or CLIMBS_END <= action < FILL_LEFT:
            return Refused("G3.1", "no-such-move", {"action": int(action)})
        if self.to_move == OVER:
            return Refused("G6.4", "game-over")
        if self.to_move == CHANCE:
            return _refuse_while_chance_decides(self, action)
        if action >= DEAL:
            return Refused("G2.7" if action >= BEGIN else "G2.5", "chance-decides")
        return self._explain_to_seat(action)

    def _explain_to_seat(self, action: i64) -> Refused:
        if REVEAL <= action < INFLUENCE:
            return heart.refuse_reveal(self, action - REVEAL)
        if len(self.revealing) > 0:
            return Refused("G5.3", "reveal-first")
        if action == FILL_LEFT or action == FILL_RIGHT:
            return climb.refuse_fill()
        if self.hole != NONE:
            return Refused("G3.4", "fill-first", {"place": int(self.hole)})
        if action == PASS:
            return coronation.refuse_pass()
        if action < CLIMBS_END:
            return climb.refuse_climb(self, action)
        return influence.refuse_influence(self, action)


def _turn_options(s: GangsState, into: Actions) -> None:
    """G3.1: climb or use influence; after the coronation use influence or pass."""
    if s.crowned:
        into.add(PASS)  # G6.2
    else:
        climb.climbs(s, into)
    influence.influences(s, into)


def _pile(s: GangsState) -> vec[i64]:
    return climb.pile(s) if s.stage == PLAY else setup.pile(s)


def _outcomes(s: GangsState, into: Actions) -> None:
    if s.stage == DRAW_FIRST:
        setup.seats(s, into)
    else:
        _deals(s, into)


def _deals(s: GangsState, into: Actions) -> None:
    pile = _pile(s)
    kept_back = setup.kept_back(s)
    for gang in range(GANGS):
        weight = pile[gang] - kept_back
        if weight > 0:
            into.add_weighted(DEAL + gang, weight)


def _deal(s: GangsState, gang: Gang) -> None:
    if s.stage != PLAY:
        setup.deal(s, gang)
        if s.stage == PLAY:
            _turn_top(s)
        elif s.stage != DRAW_FIRST:
            _deal_if_sole(s)
        return
    climb.turn_card(s, gang)
    if s.hole != NONE:  # G3.6: turned and taken
        climb.take_top(s)
        _end_turn(s)
    else:
        s.to_move = s.active


def _deal_if_sole(s: GangsState) -> None:
    """Where only one outcome is possible it happens without a decision."""
    pile = _pile(s)
    kept_back = setup.kept_back(s)
    sole = NONE
    for gang in range(GANGS):
        if pile[gang] > kept_back:
            if sole != NONE:
                return
            sole = gang
    _deal(s, sole)


def _turn_top(s: GangsState) -> None:
    """G3.5: the next card is turned before the next seat moves."""
    if climb.deck_size(s) == 0:
        s.to_move = s.active
        return
    s.to_move = CHANCE
    _deal_if_sole(s)


def _climb(s: GangsState, action: i64) -> None:
    goal = climb.climb(s, action)
    coronation.crown(s, goal)
    heart.enter(s, goal)
    _go_on(s)


def _go_on(s: GangsState) -> None:
    """G5.3 R: reveals come before the hole is filled, for they may change what the filler wants."""
    while len(s.revealing) > 0:
        seat = s.revealing[0]
        hidden = heart.hidden_count(s, seat)
        if hidden > 1:
            s.to_move = seat
            return
        if hidden == 1:
            heart.reveal(s, heart.sole_reveal(s))
        else:
            s.revealing = s.revealing[1:]
    _fill_hole(s)


def _fill_hole(s: GangsState) -> None:
    """G3.4, G3.5: ask the active seat for the next card, or take it from the deck and end the turn."""
    s.to_move = s.active
    if not climb.needs_deck(s):
        return
    if s.top != NONE:
        climb.take_top(s)
        _end_turn(s)
    else:
        _fill_from_new_deck(s)


def _fill_from_new_deck(s: GangsState) -> None:
    """G3.6: the deck ran out."""
    climb.reshuffle(s)
    if climb.deck_size(s) > 0:
        s.to_move = CHANCE
        _deal_if_sole(s)
    else:
        s.hole = NONE
        _end_turn(s)


def _end_turn(s: GangsState) -> None:
    coronation.next_turn(s)
    if s.to_move == OVER:
        return
    s.to_move = s.active
    if s.top == NONE:
        _turn_top(s)


def _refuse_while_chance_decides(s: GangsState, action: i64) -> Refused:
    clause = DEAL_CLAUSES[s.stage]
    if action >= DEAL and s.stage != DRAW_FIRST and action < BEGIN:
        return Refused(clause, "not-in-the-pile", {"gang": int(action - DEAL)})
    return Refused(clause, "chance-decides")


def play_on(s: GangsState) -> None:
    """An imported position that waits for what is no decision goes on by the rules."""
    if s.to_move == OVER:
        return
    if s.hole == NONE and s.crowned and hand_size(s, s.active) == 0:
        s.active = (s.active + s.players - 1) % s.players
        _end_turn(s)  # G6.3 R
    elif s.to_move == CHANCE:
        _deal_if_sole(s)
    elif len(s.revealing) > 0:
        _go_on(s)
    elif s.hole != NONE:
        _fill_hole(s)
