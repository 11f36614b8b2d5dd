"""What a seat may know (S2.4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import View
from omerta.core.writing import mover_json, or_null
from omerta.games.syndicate.board import effect_name
from omerta.games.syndicate.components import (
    AUTOMATON,
    FIRST_REINFORCEMENT,
    KINDS,
    MODES,
    PILE,
    SOLO,
    starting_bag,
)
from omerta.games.syndicate.position import fields_json, kinds_json, markers_json, options_json, solo_json, turn_json
from omerta.games.syndicate.shapes import ViewJson
from omerta.games.syndicate.state import CLOSED, MEMORY, STAGES, SyndicateState, reinforcements, size


@final
class SyndicateView(View):
    """The table as one seat sees it. Hands and bags hold the viewer's own, and the automaton's open row."""

    def __init__(self, viewer: i64, s: SyndicateState) -> None:
        self.viewer = viewer
        self.players = s.players
        self.to_move = s.to_move
        self.board = s.board
        self.mode = s.mode
        self.difficulty = s.difficulty
        self.show_hand_size = s.show_hand_size
        self.stage = s.stage
        self.active = s.active
        self.dealt = s.dealt
        self.last_turn = s.last_turn
        self.winner = s.winner
        self.reason = s.reason
        self.token = s.token
        self.counted = s.counted
        self.placed_on = s.placed_on
        self.strength = s.strength
        self.outside = s.outside
        self.acting = s.acting
        self.kinds = s.kinds[:]
        self.owners = s.owners[:]
        self.markers = s.markers[:]
        self.status = s.status[:]
        self.wealth = s.wealth[:]
        self.row = s.row[:]
        self.last = s.last[:]
        self.todo = s.todo[:]
        self.free = s.free[:]
        self.memory = s.memory[:]
        self.shot = s.shot[:]
        self.hands = vec[i64]([0] * (2 * KINDS))
        self.bags = vec[i64]([0] * (2 * KINDS))
        # What can be counted from draws, calls, shots and placements, all of which are public.
        self.hand_sizes = vec[i64]([size(s.hands, 0), size(s.hands, 1)])
        self.bag_sizes = vec[i64]([size(s.bags, 0), size(s.bags, 1)])
        self.called = vec[i64]([reinforcements(s.hands, seat) + reinforcements(s.bags, seat) for seat in range(2)])
        _see_own(self, s)
        if s.mode == SOLO:
            _see_row(self, s)

    def to_json(self) -> ViewJson:
        return {
            "game": "syndicate",
            "seat": self.seat,
            "mode": MODES[self.mode],
            "options": options_json(self.mode, self.difficulty, self.show_hand_size),
            "stage": STAGES[self.stage],
            "to_move": mover_json(self.to_move),
            "active": int(self.active),
            "fields": fields_json(self.kinds, self.owners),
            "markers": markers_json(self.markers, self.status),
            "closed": [d for d in range(self.board.districts) if self.status[d] == CLOSED],
            "wealth": list(self.wealth),
            "hand": None if self.viewer < 0 else kinds_json(self.hands, self.viewer),
            "bag": None if self.viewer < 0 else list(self.bags[self.viewer * KINDS : self.viewer * KINDS + KINDS]),
            "row": list(self.row),
            "hand_sizes": list(self.hand_sizes),
            "bag_sizes": list(self.bag_sizes),
            "reinforcements": list(self.called),
            "unseen_gang": [list(unseen_gang(self, seat)) for seat in range(2)],
            "unseen_reinforcements": list(unseen_reinforcements(self)),
            "last": [or_null(self.last[0]), or_null(self.last[1])],
            "last_turn": self.last_turn,
            "turn": turn_json(self.token, self.counted, self.placed_on, self.strength),
            "todo": [effect_name(step) for step in self.todo],
            "free": list(self.free),
            "winner": or_null(self.winner),
            "solo": solo_json(self.mode, self.outside, self.acting),
            "memory": _memory_json(self),
        }


def _memory_json(view: SyndicateView) -> list[list[float] | list[int]]:
    """The chance of each number of reinforcements in a hand, by seat; in solo what was shot out of the row instead."""
    chances: list[list[float] | list[int]] = []
    for seat in range(2):
        if view.mode == SOLO and seat == AUTOMATON:
            chances.append(list(view.shot))
        else:
            chances.append([view.memory[seat * MEMORY + k] for k in range(view.called[seat] + 1)])
    return chances


def see(s: SyndicateState, viewer: i64) -> SyndicateView:
    return SyndicateView(viewer, s)


def _see_own(view: SyndicateView, s: SyndicateState) -> None:
    if view.viewer >= 0:
        for i in range(view.viewer * KINDS, view.viewer * KINDS + KINDS):
            view.hands[i] = s.hands[i]
            view.bags[i] = s.bags[i]


def _see_row(view: SyndicateView, s: SyndicateState) -> None:
    """S10.2: the automaton's row lies open."""
    for i in range(len(s.row)):
        if view.viewer != AUTOMATON:
            view.hands[AUTOMATON * KINDS + s.row[i]] += 1


def is_open(view: SyndicateView, seat: i64) -> bool:
    """Whether the viewer sees what a seat has in hand."""
    return seat == view.viewer or (view.mode == SOLO and seat == AUTOMATON)


def pile_size(view: SyndicateView) -> i64:
    """How many reinforcements lie on the pile: all of them less those called and placed."""
    tokens: i64 = -view.called[0] - view.called[1]
    for kind in range(KINDS):
        tokens += PILE[kind]
    for field in range(len(view.kinds)):
        if view.kinds[field] >= FIRST_REINFORCEMENT:
            tokens -= 1
    return tokens


def unseen_gang(view: SyndicateView, seat: i64) -> vec[i64]:
    """The gang tokens of a seat that the viewer cannot place: what its bag began with, less what lies open."""
    unseen = starting_bag(view.mode, seat)
    for field in range(len(view.kinds)):
        if view.owners[field] == seat and view.kinds[field] < FIRST_REINFORCEMENT:
            unseen[view.kinds[field]] -= 1
    for kind in range(FIRST_REINFORCEMENT):
        unseen[kind] -= view.hands[seat * KINDS + kind]
        if seat == view.viewer:
            unseen[kind] -= view.bags[seat * KINDS + kind]
    return unseen


def unseen_reinforcements(view: SyndicateView) -> vec[i64]:
    """The reinforcements that the viewer cannot place: in the pile, in bags and hands it does not see."""
    unseen = PILE[:]
    for field in range(len(view.kinds)):
        if view.kinds[field] >= FIRST_REINFORCEMENT:
            unseen[view.kinds[field]] -= 1
    for kind in range(FIRST_REINFORCEMENT, KINDS):
        for seat in range(2):
            unseen[kind] -= view.hands[seat * KINDS + kind]
            if seat == view.viewer:
                unseen[kind] -= view.bags[seat * KINDS + kind]
    return unseen
