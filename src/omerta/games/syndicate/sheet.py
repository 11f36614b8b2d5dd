"""SYNDICATE as a sheet: the districts with their tracks and fields, then what is known of both seats."""
# interpreted: makes sheets

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import View
from omerta.core.sheet import (
    Cell,
    Count,
    Items,
    Place,
    Row,
    Say,
    Section,
    Sheet,
    Stop,
    Text,
    Thing,
    Track,
    is_asked,
    mover_of,
    seat_text,
    thing_id,
)
from omerta.games.syndicate.board import (
    BARREL_START,
    LETTERS,
    SHOOT,
    district_fact,
    effect_code,
    effect_number,
    field_fact,
)
from omerta.games.syndicate.components import AUTOMATON, KINDS, LOS_ANGELES, MODES, NONE, RIVER, SOLO, STREET
from omerta.games.syndicate.state import CLOSED, CLOSING, DEAL_ADVANCE, EFFECTS, OPENING, SUPPORT, UNOPENED
from omerta.games.syndicate.views import SyndicateView, is_open, pile_size, unseen_gang, unseen_reinforcements

CLAUSES: Final = {
    "ask-advance": ["S10.2"],
    "ask-shoot": ["S10.10"],
    "ask-smuggle": ["S5.5"],
    "ask-closing": ["S7.3", "S7.4"],
    "ask-open": ["S8.4"],
    "ask-support": ["S4.7"],
    "ask-place": ["S3.1", "S3.2", "S4.4", "S4.5", "S4.6", "S7.1", "S7.3", "S9.1"],
}
GROUNDS: Final = {int(STREET): "label-street", int(RIVER): "label-river"}


def draw(view: View) -> Sheet:
    """The table as one seat sees it."""
    assert isinstance(view, SyndicateView)
    sections = [*_table(view), *(_seat(view, seat) for seat in range(view.players))]
    if not is_asked(view):
        return Sheet(sections, mover_of(view))
    return Sheet(sections, mover_of(view), ask(view), clauses(view))


def draw_open(views: Sequence[View]) -> Sheet:
    """The table with both hands and bags open."""
    spectator, *seats = views
    assert isinstance(spectator, SyndicateView)
    sections = _table(spectator)
    for view in seats:
        assert isinstance(view, SyndicateView)
        sections.append(_seat(view, int(view.viewer)))
    return Sheet(sections, mover_of(spectator))


def ask(view: View) -> Text:
    """What the seat to move is to decide."""
    assert isinstance(view, SyndicateView)
    if view.stage == DEAL_ADVANCE:
        return Text("ask-advance", {"count": 1 if view.difficulty == 0 else 2})
    if view.stage in (EFFECTS, CLOSING) and len(view.todo) > 0:
        if effect_code(view.todo[0]) == SHOOT:
            return Text("ask-shoot")
        return Text("ask-smuggle", {"count": int(effect_number(view.todo[0]))})
    if view.stage == SUPPORT:
        district = district_fact(view.board.name, view.board.field_district[view.placed_on])
        return Text("ask-support", {"district": district})
    return Text({int(CLOSING): "ask-closing", int(OPENING): "ask-open"}.get(int(view.stage), "ask-place"))


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    return CLAUSES[ask(view).key]


def is_aside(view: View) -> bool:  # noqa: ARG001
    """Whether the table need not be shown again: it is small, and every decision changes it."""
    return False


# The city.


def _table(view: SyndicateView) -> list[Section]:
    return [_status(view), *(_district(view, district) for district in range(view.board.districts)), _pile(view)]


def _status(view: SyndicateView) -> Section:
    lead: list[Cell] = []
    if view.board.reconstructed:  # S1.7 R
        city = Text(f"mode-{view.board.name}")
        lead.append(Thing("", city, about=[Say(Text("reconstruction"))], origin="reconstructed", clause="S1.7"))
    if view.last_turn:
        lead.append(Say(Text("label-last-turn"), "strong"))
    if view.mode == SOLO:
        lead += [
            _solo("label-outside-cup", int(view.outside)),  # S10.3
            _solo("label-acting-now", int(view.acting)),  # S10.4
        ]
    return Section("status", Text(f"mode-{MODES[view.mode]}"), "status", [], lead=lead)


def _solo(label: str, token: int) -> Items:
    return Items([] if token == NONE else [Thing(thing_id("solo", token), Text(f"solo-{token}"))], Text(label))


def _district(view: SyndicateView, district: int) -> Section:
    name = district_fact(view.board.name, district)
    rows = range(view.board.district_rows[district], view.board.district_rows[district + 1])
    lead: list[Cell] = [_track(view, district)]
    if view.status[district] == UNOPENED:
        lead = [Say(Text("label-unopened"), "soft")]
    if view.status[district] == CLOSED:
        lead.append(Say(Text("label-closed"), "strong"))
    return Section(
        thing_id("district", name), Text(f"district-{name}"), "board", [_row(view, row) for row in rows], lead=lead
    )


def _track(view: SyndicateView, district: int) -> Track:
    """S1.3: from seat 1's end to seat 0's."""
    hat = int(view.board.hat[district])
    stops = [Stop(side * at, sign, text) for at, sign, text in _stops(view, district) for side in (-1, 1)]
    stops.append(Stop(0, "│", Text("label-red")))
    return Track(Text("label-track"), -hat, hat, int(view.markers[district]), stops, [1, 0])


def _stops(view: SyndicateView, district: int) -> list[tuple[int, str, Text]]:
    """What is printed on one half of a track, and where."""
    board, hat = view.board, int(view.board.hat[district])
    if view.mode == LOS_ANGELES:
        first = int(BARREL_START)
        barrels = range(first, hat + 1)
        return [(at, str(at - first + 1), Text("label-barrel", {"count": at - first + 1})) for at in barrels]
    coins = [(int(board.first_coin[district]), 1), (int(board.second_coin[district]), 2)]
    return [
        *((at, str(number), Text("label-coin", {"count": number})) for at, number in coins),
        (hat, "^", Text("label-hat")),
    ]


def _row(view: SyndicateView, row: int) -> Row:
    fields = range(view.board.row_start[row], view.board.row_start[row + 1])
    name = Text(f"field-{field_fact(view.board.name, fields[0])}", part="row")
    points = Say(Text("label-points", {"count": int(view.board.row_points[row])}), "soft")
    district = view.board.row_district[row]
    is_alone = view.board.district_rows[district + 1] - view.board.district_rows[district] == 1
    return Row([*([] if is_alone else [Say(name, "soft")]), points, *(_field(view, field) for field in fields)])


def _field(view: SyndicateView, field: int) -> Place:
    """A token with its owner, or what a token may find there."""
    name = field_fact(view.board.name, field)
    place, where = thing_id("field", name), Text(f"field-{name}", part="place")
    kind = int(view.kinds[field])
    if kind == NONE:
        return Place(place, where, about=[_ground(view, field)])
    owner = int(view.owners[field])
    return Place(place, where, [Thing(thing_id("token", kind), Text(f"token-{kind}", part="short"), owner=owner)])


def _ground(view: SyndicateView, field: int) -> Say:
    """S1.5: the type of a field and its effect."""
    packed = view.board.field_effect[field]
    letter = LETTERS[effect_code(packed)].replace("-", "none")
    does = Text(f"label-effect-{letter}", {"count": int(effect_number(packed))})
    ground = Text(GROUNDS.get(int(view.board.field_type[field]), "label-mixed"))
    return Say(Text("label-ground", {"ground": ground, "does": does}), "soft")


# Seats.


def _seat(view: SyndicateView, seat: int) -> Section:
    lead: list[Cell] = [Count(Text("label-wealth"), int(view.wealth[seat]))]
    is_automaton = view.mode == SOLO and seat == AUTOMATON
    if seat == view.viewer or (view.show_hand_size and not is_automaton):
        lead.append(Say(Text("label-hand", {"count": int(view.hand_sizes[seat])}), "soft"))
    lead.append(Say(Text("label-bag", {"count": int(view.bag_sizes[seat])}), "soft"))
    return Section(thing_id("seat", seat), seat_text(seat), "seat", _holdings(view, seat), seat, lead)


def _holdings(view: SyndicateView, seat: int) -> list[Row]:
    """What a seat has, as far as the viewer sees it; of the rest, what it may be."""
    rows: list[Row] = []
    if view.mode == SOLO and seat == AUTOMATON:  # S10.2: in order
        rows.append(Row([Items([_token(int(kind)) for kind in view.row], Text("label-row"))]))
    elif is_open(view, seat):
        hand: list[Cell] = [_token(kind, int(count)) for kind, count in enumerate(_of(view.hands, seat)) if count]
        rows.append(Row([Items(hand, Text("label-in-hand"))]))
    if seat == view.viewer:
        return [*rows, _counted("label-in-bag", _of(view.bags, seat))]
    return [*rows, _counted("label-not-seen", unseen_gang(view, seat))]


def _of(counts: vec[i64], seat: int) -> vec[i64]:
    return counts[seat * int(KINDS) : (seat + 1) * int(KINDS)]


def _counted(label: str, counts: vec[i64]) -> Row:
    """Tokens that nothing can be about: nobody knows where they are, or when they come."""
    tokens = [Thing("", Text(f"token-{kind}"), int(count)) for kind, count in enumerate(counts) if count > 0]
    return Row([Items([*tokens], Text(label))])


def _token(kind: int, count: int = 1) -> Thing:
    return Thing(thing_id("token", kind), Text(f"token-{kind}"), count)


def _pile(view: SyndicateView) -> Section:
    """The reinforcements: how many lie there, and which of them the viewer has not seen."""
    lead: list[Cell] = [Say(Text("label-pile", {"count": int(pile_size(view))}), "soft")]
    rows = [_counted("label-not-seen", unseen_reinforcements(view))]
    return Section("pile", Text("label-reinforcements"), "display", rows, lead=lead)
