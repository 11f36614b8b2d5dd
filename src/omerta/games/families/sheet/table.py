"""The time, and what lies open beside the board: Jobs, Allies, the supply."""
# interpreted: makes sheets

from typing import Final

from omerta.core.sheet import Cell, Count, Items, Person, Row, Say, Section, Text, Thing, seat_text, thing_id
from omerta.games.families.board import COLOURS
from omerta.games.families.components import BRIBERY, ENTRACTE, KINDS, MONEY, OPENING, SETUP
from omerta.games.families.position import jobs_at
from omerta.games.families.sheet.cards import ally, business, card, cards, job
from omerta.games.families.state import BID, DRAWN, IN_PILE, IN_ROW, OPEN, in_turn, is_don
from omerta.games.families.views import FamiliesView

LOW: Final = 3  # cards of a kind; what runs out is not gained (F4.3)


def status_section(view: FamiliesView) -> Section:
    s = view.seen
    title = Text("label-of-act", {"act": int(s.act)})
    if s.phase == SETUP:
        return Section("status", title, "status", [])
    title = Text("label-act", {"act": int(s.act), "phase": int(s.phase)})
    rows = [Row([_phases(view)]), Row([*_order(view), *_act(view)]), *_drawn(view), *_bids(view), *_offers(view)]
    return Section("status", title, "status", rows)


def _phases(view: FamiliesView) -> Items:
    """F4.1: Act IV has no Bribery and no Entr'acte."""
    is_last = int(view.seen.act) == len(view.box.hand_limits)
    phases = [p for p in range(int(OPENING), int(ENTRACTE) + 1) if not (is_last and p in (BRIBERY, ENTRACTE))]
    return Items([_phase(view, phase) for phase in phases], Text("label-phases"))


def _phase(view: FamiliesView, phase: int) -> Thing:
    marks = [Text("label-now")] if view.seen.phase == phase else []
    return Thing(thing_id("phase", phase), Text(f"phase-{phase}"), marks=marks, clause="F4.1")


def _order(view: FamiliesView) -> list[Cell]:
    """F4.2: from the holder of the Horse Head; who has passed acts no more."""
    s = view.seen
    passed: list[Cell] = [Person(seat) for seat in range(s.players) if s.passed[seat] == 1]
    cells: list[Cell] = [
        Items([Person(int(in_turn(s, place))) for place in range(s.players)], Text("label-order")),
        Items([Person(int(s.horse))], Text("label-horse")),
    ]
    return [*cells, Items(passed, Text("label-passed"))] if passed else cells


def _act(view: FamiliesView) -> list[Cell]:
    """F12.1, F5.1: what the act brings."""
    act = int(view.seen.act) - 1
    limit = Count(Text("label-hand-limit"), int(view.box.hand_limits[act]))
    tile = Text(f"label-tile-{COLOURS[view.box.tile_by_act[act]]}")
    return [limit, Items([Say(tile)], Text("label-act-tile"))]


def _drawn(view: FamiliesView) -> list[Row]:
    """F5.2: the tile that waits for its slot."""
    tiles = [one for one in range(view.box.businesses) if view.seen.homes[one] == DRAWN]
    return [Row([Items([business(view.box, one)], Text("label-drawn"), "strong")]) for one in tiles]


def _bids(view: FamiliesView) -> list[Row]:
    """F11.1: as far as they are not hidden."""
    s = view.seen
    known = [seat for seat in range(s.players) if s.begun[seat] == 1 and not view.hides_bid(seat)]
    if s.phase != BRIBERY or not known:
        return []
    return [Row([Items([_bid(view, seat) for seat in known], Text("label-bids"))])]


def _bid(view: FamiliesView, seat: int) -> Items:
    first = seat * int(BID)
    told = cards(view.seen.bids[first : first + int(MONEY)])
    jobs = int(view.seen.bids[first + int(MONEY)])
    return Items([*told, Count(Text("component-job"), jobs)] if jobs else told, seat_text(seat))


def _offers(view: FamiliesView) -> list[Row]:
    """F8.5: Money shown in secret."""
    told: list[Cell] = []
    for code in view.seen.shown:
        shown: Cell = Say(Text("label-secret")) if view.hides_shown(code) else card(int(code >> 3))
        told.append(Items([shown], seat_text(int(code & 7))))
    return [Row([Items(told, Text("label-offers"))])] if told else []


# What lies open.


def jobs_section(view: FamiliesView) -> Section:
    """F3.5: for every person to use."""
    seat = int(view.viewer)
    payer = seat if seat >= 0 and not is_don(view.seen, seat) else -1
    rows = [Row([job(view, name, payer)]) for name in jobs_at(view.seen, OPEN)]
    lead: list[Cell] = [Count(Text("label-job-deck"), int(view.seen.deck))]
    return Section("jobs", Text("label-open-jobs"), "display", rows, lead=lead)


def row_section(view: FamiliesView) -> Section:
    """F3.6."""
    rows = [Row([ally(view, one)]) for one in range(view.box.allies) if view.seen.allies[one] == IN_ROW]
    return Section("row", Text("label-row"), "display", rows)


def supply_section(view: FamiliesView) -> Section:
    """F1.5, F3.7: cards by kind, those that run out marked; tiles still to come."""
    return Section(
        "supply",
        Text("label-supply"),
        "display",
        [Row([Items([_stack(view, kind) for kind in range(KINDS)])]), _piles(view)],
    )


def _stack(view: FamiliesView, kind: int) -> Thing:
    left = int(view.seen.supply[kind])
    return card(kind, left, ("label-low" if left else "label-out") if left <= LOW else "")


def _piles(view: FamiliesView) -> Row:
    s, box = view.seen, view.box
    left = [int(box.tile_colour[one]) for one in range(box.businesses) if s.homes[one] == IN_PILE]
    return Row([Count(Text(f"label-pile-{name}"), left.count(number)) for number, name in enumerate(COLOURS)])
