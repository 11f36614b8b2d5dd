"""E1.1, E6 and the verbs of the contract: what may be decided now, and what follows from a decision."""

from typing import final

from mypy_extensions import i64

from omerta.core.actions import Actions, borrow, give_back
from omerta.core.game import CHANCE, OVER, Json, Result, Shaped
from omerta.core.problems import Facts, Impossible, Refused
from omerta.core.writing import mover_json
from omerta.games.speakeasy.components import (
    ANY,
    CALL,
    CAPO,
    DEAL,
    FAMILY_MEMBER,
    GIVE_BACK,
    JO,
    JO_TURN,
    NONE,
    OPEN_1920,
    PILE_JO_DISTRICT,
    PLAY_1920,
    STEP_NAMES,
    TAKE_CARD,
    Seat,
)
from omerta.games.speakeasy.moves import ACTION_COUNT, DONE, action_of, move_of
from omerta.games.speakeasy.position import write_position
from omerta.games.speakeasy.rules import jo, luciano, refusing, scoring, setup, steps, visits
from omerta.games.speakeasy.rules.gains import ONLY_DOCKS
from omerta.games.speakeasy.rules.todo import push, step, step_seat
from omerta.games.speakeasy.shapes import PositionJson
from omerta.games.speakeasy.state import (
    DOCKS_PHASE,
    FINISHED,
    PHASE_1920,
    SETUP,
    TURNS,
    WAR,
    SpeakeasyState,
    is_jo,
    seats_as,
)
from omerta.games.speakeasy.views import SpeakeasyView, see


@final
class Speakeasy(SpeakeasyState):
    """A game of SPEAKEASY."""

    def bare(self) -> "Speakeasy":
        return Speakeasy(self.box, self.players, self.solo)

    def copy(self) -> "Speakeasy":
        twin = self.bare()
        twin.take_from(self)
        return twin

    def legal_into(self, into: Actions) -> None:
        if self.to_move != OVER:
            steps.options(self, into)

    def advance(self, action: i64) -> None:
        if action == DONE and self.journal is not None:
            facts: Facts = {"seat": int(step_seat(self)), "effect": STEP_NAMES[step(self)]}
            self.journal.tell("done", "E10.3", facts)
        steps.decide(self, action)
        go_on(self)

    def result(self) -> Result | None:
        return scoring.result(self)

    def view(self, seat: int | None) -> SpeakeasyView:
        return see(self, NONE if seat is None else seat)

    def caveats(self) -> list[str]:
        return ["reconstruction"] if self.box.reconstructed else []  # E2.2

    def move(self, action: i64) -> Json | None:
        return move_of(self.box, action)

    def action(self, move: Shaped) -> int:
        return action_of(self.box, move)

    def to_json(self) -> PositionJson:
        return write_position(self)

    def explain(self, action: i64) -> Refused:
        if action < 0 or action >= ACTION_COUNT:
            return Refused("E6.4", "no-such-move", {"action": int(action)})
        if self.to_move == OVER:
            return Refused("E21.1", "game-over")
        return refusing.refuse(self, action)


def begin(s: SpeakeasyState) -> None:
    """E4: a new game, up to the first decision."""
    setup.prepare(s)
    go_on(s)


def go_on(s: SpeakeasyState) -> None:
    """Do what needs no decision, until somebody must decide or the game is over."""
    found = borrow()
    while s.phase != FINISHED:
        if s.visit != NONE and s.depth <= 2:
            s.visit = NONE  # E16.8: only the card and the City tiles of E6.4 are left
            s.visited = NONE
        if s.depth == 0:
            _next(s)
        elif not steps.automatic(s) and _asks(s, found):
            break
    give_back(found)


def _asks(s: SpeakeasyState, found: Actions) -> bool:
    """One option is no decision: fewer than two are not asked, but for a Capo."""
    found.clear()
    steps.options(s, found)
    if found.count >= 2 or (found.count == 1 and step(s) == CAPO):
        s.to_move = CHANCE if step(s) == DEAL else step_seat(s)
        return True
    if found.count == 0:
        steps.lapse(s)
    else:
        steps.decide(s, found.numbers[0])
    return False


def _next(s: SpeakeasyState) -> None:
    """The list is empty: the phase goes on."""
    if s.phase == SETUP:
        if not setup.next_deal(s):
            s.phase = DOCKS_PHASE if s.box.docks_members[seats_as(s)] > 0 else PHASE_1920
    elif s.phase == DOCKS_PHASE or s.phase == PHASE_1920:
        _next_backwards(s)
    elif s.phase == TURNS:
        _next_turn(s)
    else:
        _next_of_war(s)


def _column_of(s: SpeakeasyState, seat: Seat) -> i64:
    """The place in the round; NONE where nobody has begun."""
    for column in range(s.players):
        if s.order[column] == seat:
            return column
    return NONE


def _next_backwards(s: SpeakeasyState) -> None:
    """E4.5, E22.3, E5.1: in reverse turn order; no tile goes back in 1920 (E5.4)."""
    column = (s.players if s.active == NONE else _column_of(s, s.active)) - 1
    if column < 0:
        s.active = NONE
        if s.phase == DOCKS_PHASE:
            s.phase = PHASE_1920
        else:
            _begin_act(s)
        return
    s.active = s.order[column]
    if s.phase == DOCKS_PHASE:
        if not is_jo(s, s.active):
            push(s, FAMILY_MEMBER, s.active, s.box.docks_members[seats_as(s)], NONE, ONLY_DOCKS)
    elif is_jo(s, s.active):
        push(s, DEAL, NONE, PILE_JO_DISTRICT)  # E23.5
    else:
        push(s, PLAY_1920, s.active)
        push(s, OPEN_1920, s.active)


def _begin_act(s: SpeakeasyState) -> None:
    """E6.1, E6.2."""
    s.act += 1
    s.round = 1
    s.phase = TURNS
    s.active = NONE
    if s.act > 1:
        visits.bring_back(s)
    if s.solo:
        jo.begin_act(s)
    if s.journal is not None:
        s.journal.tell("act-begins", "E6.1", {"act": int(s.act)})


def _next_turn(s: SpeakeasyState) -> None:
    """E6.3, E6.4."""
    column = _column_of(s, s.active) + 1 if s.active != NONE else 0
    if column >= s.players:
        _end_round(s)
        return
    s.active = s.order[column]
    s.turns += 1
    if is_jo(s, s.active):
        push(s, JO_TURN, JO)
        return
    s.jo_card = NONE
    push(s, GIVE_BACK, s.active)
    push(s, TAKE_CARD, s.active, NONE, ANY)
    push(s, CAPO, s.active)
    push(s, CALL, s.active)
    if s.journal is not None:
        s.journal.tell("turn-begins", "E6.4", {"seat": int(s.active), "act": int(s.act), "round": int(s.round)})


def _end_round(s: SpeakeasyState) -> None:
    """E17.6, then the next round, the war or the end."""
    visits.end_round(s)
    s.active = NONE
    s.jo_card = NONE
    if s.round < s.box.act_capos[s.act - 1]:
        s.round += 1
    elif s.act < len(s.box.act_capos):
        s.phase = WAR
    else:
        scoring.finish(s)


def _next_of_war(s: SpeakeasyState) -> None:
    """E20; after the payout the next act begins (E20.14)."""
    if s.round == 0:
        _begin_act(s)
    else:
        luciano.begin_next_war(s)


def play_on(s: SpeakeasyState, given: object) -> None:
    """Take an imported position up: play on what is no decision, and check whose decision it is otherwise."""
    if s.phase == FINISHED:
        scoring.finish(s)
        return
    waiting = write_position(s)
    go_on(s)
    expected = mover_json(s.to_move)
    unchanged = {**write_position(s), "to_move": 0} == {**waiting, "to_move": 0}
    if unchanged and (given != expected or isinstance(given, (bool, float))):
        raise Impossible("wrong-mover", {"expected": "null" if expected is None else expected})
