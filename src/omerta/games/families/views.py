"""What a seat may know (F4.5): what lies open, its own cards, and what a careful witness has counted."""

from typing import Final, Literal, final

from librt.vecs import append, vec
from mypy_extensions import i64

from omerta.core.game import OVER, View
from omerta.games.families.board import Box
from omerta.games.families.components import BRIBERY, CARD_NAMES, KINDS, MONEY, NONE
from omerta.games.families.position import (
    bid_json,
    common_json,
    private_json,
    public_json,
    score_json,
    table_json,
    todo_json,
)
from omerta.games.families.rules import memory, steps
from omerta.games.families.shapes.views import (
    CaseJson,
    CountedCard,
    CountedJson,
    MemoryJson,
    OtherJson,
    OwnJson,
    Stake,
    ViewJson,
)
from omerta.games.families.state import (
    BID,
    IN_CASE,
    IN_DECK,
    IN_HAND,
    STEP,
    Agreement,
    FamiliesState,
    case_size,
    hand_size,
    is_don,
)

UNSEEN: Final[i64] = -1  # where a Job is that the viewer cannot place
HIDDEN: Final = "hidden"
Belief = tuple[float, list[int], list[int]]  # how likely; counts as in memory.since; where known Jobs are


@final
class FamiliesView(View):
    """The table as one seat sees it."""

    seen: FamiliesState  # all that is public, and the viewer's own cards; nothing else
    beliefs: list[Belief] | None

    def __init__(self, viewer: i64, seen: FamiliesState) -> None:
        self.viewer = viewer
        self.players = seen.players
        self.to_move = seen.to_move
        self.seen = seen
        self.hand_sizes = vec[i64]([0] * seen.players)
        self.case_sizes = vec[i64]([0] * seen.players)
        self.bids_hidden = False
        self.past = vec[i64]()
        self.beliefs = None

    @property
    def agreed(self) -> Agreement:
        return self.seen.agreed

    @property
    def box(self) -> Box:
        return self.seen.agreed.box

    @property
    def all_counted(self) -> bool:
        """Whether no theft has hidden anything from anybody."""
        return len(self.seen.since) == 0

    def to_json(self) -> ViewJson:
        s = self.seen
        return {
            **common_json(s),
            "seat": self.seat,
            "job_deck_count": int(s.deck),
            **table_json(s),
            "seats": [self._seat_json(seat) for seat in range(s.players)],
            "bids": [self._bid_json(seat) for seat in range(s.players)],
            "shown": [[int(code & 7), self._shown_json(code)] for code in s.shown],
            "todo": todo_json(s),
            **score_json(s),
            "memory": self._memory_json(),
        }

    def _seat_json(self, seat: i64) -> OwnJson | OtherJson:
        if seat == self.viewer:
            return {**private_json(self.seen, seat), **public_json(self.seen, seat)}
        return {
            "hand_count": int(self.hand_sizes[seat]),
            "case_count": int(self.case_sizes[seat]),
            **public_json(self.seen, seat),
        }

    def _bid_json(self, seat: i64) -> dict[Stake, int] | Literal["hidden"] | None:
        return HIDDEN if self.hides_bid(seat) else bid_json(self.seen, seat)

    def _shown_json(self, code: i64) -> str:
        return HIDDEN if self.hides_shown(code) else CARD_NAMES[code >> 3]

    def hides_bid(self, seat: i64) -> bool:
        """F4.5, F11.1: what others bid, until the last is in."""
        return self.bids_hidden and seat != self.viewer and not is_don(self.seen, seat)

    def hides_shown(self, code: i64) -> bool:
        """F4.5, F8.5: what others show, until the last is in."""
        return code & 7 != self.viewer and not is_don(self.seen, code & 7)

    def _memory_json(self) -> MemoryJson:
        """What was counted: now, or before the first theft between others, and what has happened since."""
        if self.all_counted:
            return {"counted": [self._counted_json(seat) for seat in range(self.players)], "since": None, "past": []}
        return {"counted": None, "since": list(self.seen.since), "past": self._past_json()}

    def _counted_json(self, seat: i64) -> CountedJson:
        s = self.seen
        cards: dict[CountedCard, int] = {CARD_NAMES[kind]: int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)}
        cards["jobs"] = int(s.hand_jobs[seat])
        return {"hand": cards, "case": self._case_json(seat)}

    def _case_json(self, seat: i64) -> CaseJson:
        s, first = self.seen, seat * MONEY
        return {
            "$1": int(s.cases[first]),
            "$2": int(s.cases[first + 1]),
            "$3": int(s.cases[first + 2]),
            "$5": int(s.cases[first + 3]),
            "jobs": [s.box.job_ids[job] for job in range(s.box.jobs) if s.jobs[job] == IN_CASE + seat],
        }

    def _past_json(self) -> list[list[int | str]]:
        found: list[list[int | str]] = []
        for place in range(0, len(self.past), int(memory.EVENT)):
            what = memory.EVENT_NAMES[self.past[place]]
            found.append([what, *[int(self.past[i]) for i in range(place + 1, place + memory.EVENT)]])
        return found


def see(s: FamiliesState, viewer: i64, seen: FamiliesState) -> FamiliesView:
    """Build up a view on an empty state: what is public, then what the viewer knows besides."""
    _see_table(s, seen)
    _see_cards(s, viewer, seen)
    view = FamiliesView(viewer, seen)
    for seat in range(s.players):
        view.hand_sizes[seat] = hand_size(s, seat)
        view.case_sizes[seat] = case_size(s, seat)
    view.bids_hidden = s.phase == BRIBERY and is_waiting(s, steps.AWARD, NONE)
    _see_choices(s, view)
    if len(seen.since) > 0:
        view.past = _past_of(s, viewer)
    return view


def _see_table(s: FamiliesState, seen: FamiliesState) -> None:
    seen.to_move = s.to_move
    seen.act = s.act
    seen.phase = s.phase
    seen.horse = s.horse
    seen.active = s.active
    seen.deck = s.deck
    seen.supply = s.supply[:]
    seen.thugs = s.thugs[:]
    seen.members = s.members[:]
    seen.markers = s.markers[:]
    seen.passed = s.passed[:]
    seen.homes = s.homes[:]
    seen.plots = s.plots[:]
    seen.figures = s.figures[:]
    seen.stacks = s.stacks[:]
    seen.allies = s.allies[:]
    seen.played = s.played[:]
    seen.gained = s.gained[:]
    seen.hudson = s.hudson[:]
    seen.todo = s.todo[:]
    if s.to_move != OVER:  # at the end all suitcases are opened (F14.2)
        seen.since = s.since[:]
    seen.case_jobs = s.case_jobs[:]  # every Job was shown as it went in


def _see_cards(s: FamiliesState, viewer: i64, seen: FamiliesState) -> None:
    """Jobs in sight; Money and goods as far as they can be counted (rules/memory.py)."""
    seen.jobs = s.jobs[:]
    for job in range(s.box.jobs):
        place = s.jobs[job]
        if place == IN_DECK or (IN_HAND <= place < IN_CASE and place != IN_HAND + viewer):
            seen.jobs[job] = UNSEEN
    if len(s.todo) > 0 and steps.first_kind(s) == steps.PAY:
        seen.jobs[steps.first_a(s)] = s.jobs[steps.first_a(s)]  # it was named to all when it was chosen (F6.2)
    seen.hands = vec[i64]([0] * (s.players * KINDS))
    seen.cases = vec[i64]([0] * (s.players * MONEY))
    seen.hand_jobs = vec[i64]([0] * s.players)
    for seat in range(s.players):
        if len(seen.since) == 0 or seat == viewer:
            seen.hand_jobs[seat] = s.hand_jobs[seat]
            for kind in range(KINDS):
                seen.hands[seat * KINDS + kind] = s.hands[seat * KINDS + kind]
            for value in range(MONEY):
                seen.cases[seat * MONEY + value] = s.cases[seat * MONEY + value]


def _see_choices(s: FamiliesState, view: FamiliesView) -> None:
    """Bids and offers as far as they are not hidden."""
    seen = view.seen
    seen.bids = vec[i64]([0] * (s.players * BID))
    seen.begun = vec[i64]([0] * s.players)
    for seat in range(s.players):
        if not view.hides_bid(seat):
            seen.begun[seat] = s.begun[seat]
            for i in range(seat * BID, seat * BID + BID):
                seen.bids[i] = s.bids[i]
    for i in range(len(s.shown)):
        hidden = view.hides_shown(s.shown[i])
        seen.shown = append(seen.shown, s.shown[i] & 7 if hidden else s.shown[i])


def is_waiting(s: FamiliesState, kind: i64, seat: i64) -> bool:
    """Whether a step of this kind, of a seat or (NONE) of anybody, is still to come."""
    for place in range(0, len(s.todo), STEP):
        if s.todo[place + 3] == kind and (seat == NONE or s.todo[place + 2] == seat):
            return True
    return False


def _past_of(s: FamiliesState, viewer: i64) -> vec[i64]:
    """What has happened to hands and suitcases, with the cards that the viewer saw."""
    past = s.past[:]
    for place in range(0, len(past), memory.EVENT):
        what, seat, other = past[place], past[place + 1], past[place + 2]
        theft = what == memory.ROBS_HAND or what == memory.ROBS_CASE
        if (theft and viewer != seat and viewer != other) or (what == memory.DRAWS and viewer != seat):
            past[place + 3] = NONE
    return past
