"""A view of SYNDICATE as numbers for learners.

Left out: what the board prints, which the mode tells; of the automaton's row the order beyond the sixteenth token; of
the effect under way the order of the steps after the next one. Wealth is cut off at 100.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.features import (
    Axis,
    Block,
    numbered,
    put,
    put_flag,
    put_one_of,
    put_share,
    put_shares,
    put_zeros,
    relative_seats,
)
from omerta.core.game import CHANCE, OVER
from omerta.games.syndicate.board import LETTERS, effect_code, effect_number
from omerta.games.syndicate.components import (
    AUTOMATON,
    DIFFICULTIES,
    FIRST_REINFORCEMENT,
    KINDS,
    MODES,
    NONE,
    SOLO,
    SOLO_TOKENS,
    Seat,
)
from omerta.games.syndicate.state import CLOSED, MEMORY, PLACE, STAGES, UNOPENED, toward
from omerta.games.syndicate.views import SyndicateView, unseen_gang, unseen_reinforcements

FIELDS: Final[i64] = 47
DISTRICTS: Final[i64] = 15
REINFORCEMENTS: Final[i64] = KINDS - FIRST_REINFORCEMENT
EFFECTS: Final[i64] = 8
SLOTS: Final[i64] = 16
OF_A_KIND: Final[i64] = 4  # S1.4
TOKENS: Final[i64] = 40  # what one seat can own: 22 of its gang, 18 of the pile
PILE_TOKENS: Final[i64] = 18
GOAL: Final[i64] = 25  # S9.1
MOST_WEALTH: Final[i64] = 100
STRONGEST: Final[i64] = 16
MOST_STEPS: Final[i64] = 14  # seven, twice for Obrzyn

_FIELD: Final = numbered("field", int(FIELDS))
_DISTRICT: Final = numbered("district", int(DISTRICTS))
_KIND: Final = numbered("token", int(KINDS))
_REINFORCEMENT: Final = numbered("token", int(REINFORCEMENTS), int(FIRST_REINFORCEMENT))
_SEAT: Final = relative_seats(2)
_EFFECT: Final = Axis("effect", list(LETTERS))
_SOLO_TOKEN: Final = numbered("solo token", int(SOLO_TOKENS))

LAYOUT: Final = [
    Block("seat", "1 at the viewer's seat", [numbered("seat", 2)]),
    Block("mode", "1 at the mode", [Axis("", list(MODES))]),
    Block("difficulty", "1 at the difficulty, in solo", [Axis("", list(DIFFICULTIES))]),
    Block("show_hand_size", "1 where the option is set", []),
    Block("stage", "1 at the stage of the turn; 0 during the setup", [Axis("", list(STAGES[3:]))]),
    Block("to_move", "1 at who decides", [Axis("", [*_SEAT.labels, "chance", "over"])]),
    Block("active", "1 at the seat whose turn it is", [_SEAT]),
    Block("fields", "1 where the field holds the token", [_FIELD, _KIND]),
    Block("owners", "1 where the field's token is of the seat", [_FIELD, _SEAT]),
    Block("markers", "the marker, as a part of its way to the viewer's end", [_DISTRICT], -1.0, 1.0),
    Block("status", "1 at the district's status", [_DISTRICT, Axis("", ["unopened", "open", "closed"])]),
    Block("wealth", "wealth, of 25", [_SEAT], 0.0, 4.0),
    Block("hand", "tokens in the viewer's hand, of 4", [_KIND]),
    Block("bag", "tokens in the viewer's bag, of 4", [_KIND]),
    Block("row", "1 at the automaton's tokens, left to right", [numbered("slot", int(SLOTS)), _KIND]),
    Block("hand_sizes", "tokens in hand, of 40", [_SEAT]),
    Block("bag_sizes", "tokens in the bag, of 40", [_SEAT]),
    Block("reinforcements", "reinforcements in hand and bag, of 18", [_SEAT]),
    Block("unseen_gang", "gang tokens that the viewer cannot place, of 4", [_SEAT, _KIND]),
    Block("unseen_reinforcements", "reinforcements that the viewer cannot place, of 4", [_REINFORCEMENT]),
    Block("last", "1 at what the seat's last token counted as", [_SEAT, _KIND]),
    Block("last_turn", "1 in the last turn (S9.1)", []),
    Block("token", "1 at the token being resolved", [_KIND]),
    Block("counted", "1 at what it counts as", [_KIND]),
    Block("placed_on", "1 at the field it lies on", [_FIELD]),
    Block("strength", "its strength, of 16", []),
    Block("todo_next", "1 at the step of the effect that waits", [_EFFECT]),
    Block("todo_steps", "steps left of the effect, of 14", [_EFFECT]),
    Block("todo_numbers", "the sum of their numbers, of 14", [_EFFECT]),
    Block("free", "1 where the field's effect is still to come (S7.4)", [_FIELD]),
    Block("winner", "1 at the winner", [_SEAT]),
    Block("outside", "1 at the solo token outside the cup", [_SOLO_TOKEN]),
    Block("acting", "1 at the solo token that acts", [_SOLO_TOKEN]),
    Block(
        "memory",
        "how likely so many reinforcements are in the seat's hand, to a witness; 0 for the automaton",
        [_SEAT, numbered("reinforcements", int(MEMORY))],
    ),
    Block("shot", "reinforcements known to be in the automaton's bag, of 4", [_KIND]),
]


def observe_into(view: SyndicateView, into: BytesWriter) -> None:
    """Write the blocks of the layout."""
    _write_turn(view, into)
    _write_board(view, into)
    _write_tokens(view, into)
    _write_pending(view, into)
    _write_todo(view, into)
    _write_solo(view, into)
    _write_memory(view, into)


def _write_turn(view: SyndicateView, into: BytesWriter) -> None:
    put_one_of(into, view.viewer, 2)
    put_one_of(into, view.mode, len(MODES))
    put_one_of(into, view.difficulty if view.mode == SOLO else NONE, len(DIFFICULTIES))
    put_flag(into, view.show_hand_size)
    put_one_of(into, view.stage - PLACE, len(STAGES) - PLACE)
    put_one_of(into, _relative(view, view.to_move), 2)
    put_flag(into, view.to_move == CHANCE)
    put_flag(into, view.to_move == OVER)
    put_one_of(into, _relative(view, view.active), 2)


def _write_board(view: SyndicateView, into: BytesWriter) -> None:
    fields: i64 = len(view.kinds)
    for field in range(fields):
        put_one_of(into, view.kinds[field], KINDS)
    put_zeros(into, (FIELDS - fields) * KINDS)
    for field in range(fields):
        put_one_of(into, _relative(view, view.owners[field]), 2)
    put_zeros(into, (FIELDS - fields) * 2)
    _write_districts(view, into)
    for step in range(2):
        put_share(into, min(view.wealth[_seat(view, step)], MOST_WEALTH), GOAL)


def _write_districts(view: SyndicateView, into: BytesWriter) -> None:
    districts: i64 = len(view.markers)
    side = toward(_seat(view, 0))
    for district in range(districts):
        marker = 0 if view.status[district] == UNOPENED else view.markers[district]
        put_share(into, side * marker, view.board.hat[district])
    put_zeros(into, DISTRICTS - districts)
    for district in range(districts):
        put_one_of(into, view.status[district], CLOSED + 1)
    put_zeros(into, (DISTRICTS - districts) * (CLOSED + 1))


def _write_tokens(view: SyndicateView, into: BytesWriter) -> None:
    if view.viewer < 0:
        put_zeros(into, 2 * KINDS)
    else:
        put_shares(into, view.hands, view.viewer * KINDS, KINDS, OF_A_KIND)
        put_shares(into, view.bags, view.viewer * KINDS, KINDS, OF_A_KIND)
    for slot in range(SLOTS):
        put_one_of(into, view.row[slot] if slot < len(view.row) else NONE, KINDS)
    _write_pair(view, view.hand_sizes, TOKENS, into)
    _write_pair(view, view.bag_sizes, TOKENS, into)
    _write_pair(view, view.called, PILE_TOKENS, into)
    for step in range(2):
        put_shares(into, unseen_gang(view, _seat(view, step)), 0, KINDS, OF_A_KIND)
    put_shares(into, unseen_reinforcements(view), FIRST_REINFORCEMENT, REINFORCEMENTS, OF_A_KIND)


def _write_pair(view: SyndicateView, counts: vec[i64], whole: i64, into: BytesWriter) -> None:
    for step in range(2):
        put_share(into, counts[_seat(view, step)], whole)


def _write_pending(view: SyndicateView, into: BytesWriter) -> None:
    for step in range(2):
        put_one_of(into, view.last[_seat(view, step)], KINDS)
    put_flag(into, view.last_turn)
    resolving = view.token != NONE
    put_one_of(into, view.token, KINDS)
    put_one_of(into, view.counted if resolving else NONE, KINDS)
    put_one_of(into, view.placed_on if resolving else NONE, FIELDS)
    put_share(into, min(view.strength, STRONGEST) if resolving else 0, STRONGEST)


def _write_todo(view: SyndicateView, into: BytesWriter) -> None:
    steps = vec[i64]([0] * EFFECTS)
    sums = vec[i64]([0] * EFFECTS)
    for i in range(len(view.todo)):
        code = effect_code(view.todo[i])
        steps[code] = min(steps[code] + 1, MOST_STEPS)
        sums[code] = min(sums[code] + effect_number(view.todo[i]), MOST_STEPS)
    put_one_of(into, effect_code(view.todo[0]) if len(view.todo) > 0 else NONE, EFFECTS)
    put_shares(into, steps, 0, EFFECTS, MOST_STEPS)
    put_shares(into, sums, 0, EFFECTS, MOST_STEPS)
    for field in range(FIELDS):
        put_flag(into, field in view.free)


def _write_solo(view: SyndicateView, into: BytesWriter) -> None:
    put_one_of(into, _relative(view, view.winner), 2)
    put_one_of(into, view.outside if view.mode == SOLO else NONE, SOLO_TOKENS)
    put_one_of(into, view.acting if view.mode == SOLO else NONE, SOLO_TOKENS)


def _write_memory(view: SyndicateView, into: BytesWriter) -> None:
    for step in range(2):
        seat = _seat(view, step)
        followed = view.mode != SOLO or seat != AUTOMATON
        for k in range(MEMORY):
            put(into, view.memory[seat * MEMORY + k] if followed and k <= view.called[seat] else 0.0)
    put_shares(into, view.shot, 0, KINDS, OF_A_KIND)


def _seat(view: SyndicateView, step: i64) -> Seat:
    """The seat so many after the viewer's own; a spectator counts from seat 0."""
    return (max(view.viewer, 0) + step) % 2


def _relative(view: SyndicateView, seat: Seat) -> i64:
    """How many seats after the viewer's own; NONE for no seat."""
    return NONE if seat < 0 else (seat - _seat(view, 0) + 2) % 2
