"""S4 and the verbs of the contract: what may be decided now, and what follows from a decision."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.game import CHANCE, OVER, Json, Result, Shaped
from omerta.core.problems import Facts, Impossible, Refused
from omerta.core.writing import mover_json
from omerta.games.syndicate.board import SHOOT, district_fact, effect, field_fact
from omerta.games.syndicate.components import (
    AUTOMATON,
    BLOCK,
    BOMBER,
    INFORMER,
    KINDS,
    NONE,
    QUICK,
    SAWN_OFF,
    SHOT,
    SOLO_TOKENS,
    STEAMROLL,
    SYMBOL,
    Field,
    Kind,
)
from omerta.games.syndicate.moves import (
    ACTION_COUNT,
    ADVANCE,
    CUP_TOKEN,
    DECLINE,
    DRAW_KIND,
    EFFECT,
    HIT,
    OPEN_DISTRICT,
    REINFORCE,
    ROLL_DIE,
    SHOOT_KIND,
    SMUGGLE,
    action_of,
    move_of,
    place_field,
    place_kind,
    reinforce_kind,
)
from omerta.games.syndicate.position import write_position
from omerta.games.syndicate.rules import automaton, closing, effects, ending, memory, placing, refusing, setup
from omerta.games.syndicate.shapes import PositionJson
from omerta.games.syndicate.state import (
    CLOSING,
    CUP,
    DEAL,
    DEAL_ADVANCE,
    DEAL_ROLL,
    DRAWING,
    EFFECTS,
    FINISHED,
    OPEN,
    OPENING,
    PLACE,
    ROLL,
    SUPPORT,
    SyndicateState,
    give_up,
    is_automaton,
)
from omerta.games.syndicate.views import SyndicateView, see


@final
class Syndicate(SyndicateState):
    """A game of SYNDICATE."""

    def copy(self) -> "Syndicate":
        twin = Syndicate(self.board, self.mode, self.difficulty, self.show_hand_size)
        twin.take_from(self)
        return twin

    def legal_into(self, into: Actions) -> None:
        if self.to_move == OVER:
            return
        if self.stage == PLACE:
            placing.placements(self, into, NONE)
        elif self.stage == EFFECTS or (self.stage == CLOSING and len(self.todo) > 0):
            effects.options(self, into)
        elif self.stage == CLOSING:
            closing.free_choices(self, into)
        elif self.stage == OPENING:
            closing.openings(self, into)
        elif self.stage == SUPPORT:
            placing.placements(self, into, self.board.field_district[self.placed_on])
            into.add(DECLINE)
        else:
            _chances(self, into)

    def advance(self, action: i64) -> None:
        if action < DECLINE:
            _place(self, place_kind(action), place_field(action))
        elif action >= DRAW_KIND:
            _chance(self, action)
        elif action == DECLINE:
            _decline(self)
        elif action < EFFECT:
            effects.smuggle(self, action - SMUGGLE)
        elif action < OPEN_DISTRICT:
            closing.begin_field(self, action - EFFECT)
        elif action < SHOOT_KIND:
            closing.open_district(self, action - OPEN_DISTRICT)
            self.stage = SUPPORT
        elif action < ADVANCE:
            effects.shoot(self, action - SHOOT_KIND)
        else:
            setup.advance(self, action - ADVANCE)
        go_on(self)

    def result(self) -> Result | None:
        return ending.result(self)

    def view(self, seat: int | None) -> SyndicateView:
        return see(self, NONE if seat is None else seat)

    def caveats(self) -> list[str]:
        return ["reconstruction"] if self.board.reconstructed else []  # S1.7 R

    def move(self, action: i64) -> Json | None:
        return move_of(action)

    def action(self, move: Shaped) -> int:
        return action_of(move)

    def to_json(self) -> PositionJson:
        return write_position(self)

    def explain(self, action: i64) -> Refused:
        if action < 0 or action >= ACTION_COUNT:
            return Refused("S4.2", "no-such-move", {"action": int(action)})
        if self.to_move == OVER:
            return Refused("S4.9", "game-over")
        if self.to_move == CHANCE:
            return refusing.refuse_chance(action)
        if action >= DRAW_KIND:
            return Refused("S2.3", "chance-decides")
        return refusing.refuse_seat(self, action)


def _chances(s: SyndicateState, into: Actions) -> None:
    """The outcomes of chance outside an effect, and the human's choice at a 6."""
    if s.stage == DEAL:
        effects.weigh_bag(s, setup.dealing_to(s), into)
    elif s.stage == DRAWING:
        effects.weigh_bag(s, s.active, into)
    elif s.stage == DEAL_ADVANCE:
        for district in range(s.board.districts):
            into.add(ADVANCE + district)
    elif s.stage == CUP:
        for token in range(SOLO_TOKENS):
            if token != s.outside:
                into.add_weighted(CUP_TOKEN + token, 1)  # S10.4
    else:
        for die in range(6):
            into.add_weighted(ROLL_DIE + die, 1)


def _chance(s: SyndicateState, action: i64) -> None:
    """What chance has decided."""
    if s.stage == DEAL:
        setup.deal(s, action - DRAW_KIND)
    elif s.stage == DEAL_ROLL:
        setup.rolled(s, action - ROLL_DIE + 1)
    elif s.stage == DRAWING:
        effects.draw(s, s.active, action - DRAW_KIND, "drawn", "S4.8")
        _end_turn(s)
    elif s.stage == CUP:
        _draw_solo_token(s, action - CUP_TOKEN)
        _automaton_places(s, NONE)
    elif s.stage == ROLL:
        _roll_for_token(s, action - ROLL_DIE + 1)
    elif action < REINFORCE:
        effects.give_random(s, action - DRAW_KIND)
    elif action < HIT:
        effects.give_random(s, reinforce_kind(action))
    else:
        effects.give_random(s, action - HIT)


def go_on(s: SyndicateState) -> None:
    """Do what needs no decision, until somebody must decide or the game is over."""
    while _step(s):
        pass


def _step(s: SyndicateState) -> bool:
    """One automatic step: False when a decision is awaited or the game is over."""
    if s.to_move == OVER or s.stage == PLACE or s.stage == CUP or s.stage == ROLL or s.stage == DEAL_ADVANCE:
        return False
    if s.stage == DEAL or s.stage == DEAL_ROLL:
        return _set_up(s)
    if s.stage == EFFECTS:
        return _resolve(s)
    if s.stage == CLOSING:
        return effects.carry_out(s) if len(s.todo) > 0 else closing.next_field(s)
    if s.stage == OPENING:
        return closing.open_next(s)
    if s.stage == SUPPORT:
        return _support(s)
    return _draw(s)


def _set_up(s: SyndicateState) -> bool:
    if setup.go_on(s):
        return False
    if s.journal is not None:
        s.journal.tell("begins", "S1.1", {"seat": 0})
    start_turn(s, 0)
    return False


def start_turn(s: SyndicateState, seat: i64) -> None:
    """S4.1."""
    s.turns += 1
    s.active = seat
    if not placing.can_place(s, seat, NONE):
        ending.lose(s)  # S9.4
    elif is_automaton(s, seat):
        s.stage = CUP  # S10.4
        s.to_move = CHANCE
    else:
        s.stage = PLACE
        s.to_move = seat


def _place(s: SyndicateState, kind: Kind, field: Field) -> None:
    """S4.2: a token goes from the hand to a field; what it counts as and its strength are fixed now."""
    counted = placing.counts_as(s, s.active, kind)
    district = s.board.field_district[field]
    s.token = kind
    s.counted = counted
    s.placed_on = field
    s.strength = placing.strength_of(s, s.active, counted, district)
    memory.placed(s, s.active, kind)
    if not is_automaton(s, s.active):
        give_up(s, s.active, kind)
    s.kinds[field] = kind
    s.owners[field] = s.active
    s.row_free[s.board.field_row[field]] -= 1
    s.last[s.active] = counted  # S3.4
    s.stage = EFFECTS
    _tell_placed(s, kind, counted, field)
    _list_effects(s)


def _list_effects(s: SyndicateState) -> None:
    """S4.3, S4.4: the token's shot, then the field's effect, twice for the Sawn-off, none behind a block."""
    if SYMBOL[s.counted] == SHOT:
        effects.add_effect(s, effect(SHOOT, 0))
    if SYMBOL[s.counted] == BLOCK:
        if s.journal is not None:
            s.journal.tell("no-effect", "S4.4", {"field": field_fact(s.board.name, s.placed_on)})
        return
    effects.add_effect(s, s.board.field_effect[s.placed_on])
    if s.counted == SAWN_OFF:
        effects.add_effect(s, s.board.field_effect[s.placed_on])


def _resolve(s: SyndicateState) -> bool:
    """S4.3–S4.6."""
    if len(s.todo) > 0:
        return effects.carry_out(s)
    district = s.board.field_district[s.placed_on]
    if s.strength > 0:
        s.markers[district] = effects.pulled(s.markers[district], s.active, s.strength, s.board.hat[district])  # S4.5
        effects.tell_marker(s, "strength", "S4.5", district, s.strength)
    if s.counted == BOMBER:
        effects.push_elsewhere(s, 2)  # S6.4
    closing.check(s)
    return True


def _support(s: SyndicateState) -> bool:
    """S4.7."""
    district = s.board.field_district[s.placed_on]
    if SYMBOL[s.counted] == QUICK:
        if is_automaton(s, s.active):
            if placing.can_place(s, AUTOMATON, NONE):
                _tell_support(s)
                _automaton_places(s, _support_district(s))
                return True
        elif s.status[district] == OPEN and placing.can_place(s, s.active, district):
            s.to_move = s.active
            return False
    _end_token(s)
    return True


def _support_district(s: SyndicateState) -> i64:
    """S10.10: the same district if a token can be placed there, otherwise (NONE) any."""
    district = s.board.field_district[s.placed_on]
    return district if placing.can_place(s, AUTOMATON, district) else NONE


def _decline(s: SyndicateState) -> None:
    if s.journal is not None:
        s.journal.tell("support-declined", "S4.7", {"seat": int(s.active)})
    _end_token(s)


def _end_token(s: SyndicateState) -> None:
    s.token = NONE
    s.counted = NONE
    s.placed_on = NONE
    s.strength = 0
    s.stage = DRAWING


def _draw(s: SyndicateState) -> bool:
    """S4.8: one token, however many were placed."""
    sole = NONE
    for kind in range(KINDS):
        if s.bags[s.active * KINDS + kind] > 0:
            if sole != NONE:
                s.to_move = CHANCE
                return False
            sole = kind
    if sole != NONE:
        effects.draw(s, s.active, sole, "drawn", "S4.8")
    _end_turn(s)
    return True


def _end_turn(s: SyndicateState) -> None:
    ending.check_end(s)  # S4.9
    if s.to_move != OVER:
        start_turn(s, 1 - s.active)


def _draw_solo_token(s: SyndicateState, token: i64) -> None:
    """S10.4: the drawn token lies outside and acts; Steamroll acts as the one of the turn before."""
    s.outside = token
    if token != STEAMROLL:
        s.acting = token
    if s.journal is not None:
        s.journal.by = int(AUTOMATON)
        if token == STEAMROLL:
            s.journal.tell("steamroll", "S10.4", {"solo": int(token), "acting": int(s.acting)})
        else:
            s.journal.tell("cup", "S10.4", {"solo": int(token)})


def _automaton_places(s: SyndicateState, only: i64) -> None:
    """S10.6–S10.8, up to the die if it is needed."""
    district = automaton.choose_district(s, only)
    field = automaton.choose_field(s, district.left[0])
    token = automaton.choose_token(s, field.left[0])
    _tell_choice_of_field(s, district, field)
    if len(token.left) > 1:
        s.stage = ROLL
        s.to_move = CHANCE
        return
    _automaton_takes(s, token.left[0], field.left[0], token.criterion)


def _roll_for_token(s: SyndicateState, die: i64) -> None:
    """S10.8 (7): the choice is worked out again from the position, as an import would."""
    only = NONE if s.token == NONE else _support_district(s)
    district = automaton.choose_district(s, only)
    field = automaton.choose_field(s, district.left[0])
    token = automaton.choose_token(s, field.left[0])
    if s.journal is not None:
        s.journal.tell("rolled", "S10.8", {"die": int(die)})
    count: i64 = len(token.left)
    _automaton_takes(s, token.left[(die - 1) % count], field.left[0], 7)


def _automaton_takes(s: SyndicateState, place: i64, field: Field, criterion: i64) -> None:
    kind = s.row[place]
    if s.journal is not None:
        s.journal.tell("chose-token", "S10.8", {"token": int(kind), "criterion": _criterion("token", criterion)})
    _place(s, kind, field)
    _take_from_row(s, place, kind)


def _take_from_row(s: SyndicateState, place: i64, kind: Kind) -> None:
    """The chosen token leaves the row, not the leftmost of its kind."""
    s.hands[AUTOMATON * KINDS + kind] -= 1
    left = s.row[:place]
    for i in range(place + 1, len(s.row)):
        left = append(left, s.row[i])
    s.row = left


def _criterion(what: str, number: i64) -> str:
    return "only" if number == automaton.ONLY else f"{what}-{int(number)}"


def _tell_choice_of_field(s: SyndicateState, district: automaton.Choice, field: automaton.Choice) -> None:
    if s.journal is None:
        return
    where = district_fact(s.board.name, district.left[0])
    why = _criterion("district", district.criterion)
    s.journal.tell("chose-district", "S10.6", {"district": where, "criterion": why})
    on = field_fact(s.board.name, field.left[0])
    s.journal.tell("chose-field", "S10.7", {"field": on, "criterion": _criterion("field", field.criterion)})


def _tell_support(s: SyndicateState) -> None:
    if s.journal is not None:
        s.journal.tell("support", "S4.7", {"seat": int(s.active)})


def _tell_placed(s: SyndicateState, kind: Kind, counted: Kind, field: Field) -> None:
    if s.journal is None:
        return
    facts: Facts = {"seat": int(s.active), "token": int(kind), "field": field_fact(s.board.name, field)}
    if kind == INFORMER:
        s.journal.tell("placed-as", "S3.4", {**facts, "as": int(counted)})
    else:
        s.journal.tell("placed", "S4.2", facts)


def play_on(s: SyndicateState, given: object) -> None:
    """Take an imported position up: play on what is no decision, and check whose decision it is otherwise."""
    waiting = write_position(s)
    if s.stage == FINISHED:
        s.to_move = OVER
        s.reason = ending.reason_of(s)
    elif s.stage == PLACE or s.stage == CUP:
        start_turn(s, s.active)
    elif s.stage == ROLL:
        _automaton_places(s, NONE if s.token == NONE else _support_district(s))
    go_on(s)
    expected = mover_json(s.to_move)
    unchanged = {**write_position(s), "to_move": 0} == {**waiting, "to_move": 0}
    if unchanged and (given != expected or isinstance(given, (bool, float))):
        raise Impossible("wrong-mover", {"expected": "null" if expected is None else expected})
