"""A family: its reserve, cards and suitcase as far as the viewer knows them, its score so far."""
# interpreted: makes sheets

from collections import Counter

from omerta.core.game import OVER
from omerta.core.sheet import Cell, Count, Items, Row, Say, Section, Text, Thing, seat_text, thing_id
from omerta.games.families.components import (
    FIGURE_NAMES,
    KINDS,
    MEMBER,
    MONEY,
    NONE,
    TERRITORIES,
    THUG,
    USE_NAMES,
    USES_ALLY,
)
from omerta.games.families.position import jobs_at
from omerta.games.families.rules import dons
from omerta.games.families.rules.ending import money_in_case, territory_money, total
from omerta.games.families.sheet.cards import ally, cards, colour, job
from omerta.games.families.state import IN_CASE, IN_HAND, WITH, hand_size, is_don
from omerta.games.families.sums import planned
from omerta.games.families.views import FamiliesView


def seat_section(view: FamiliesView, seat: int) -> Section:
    """F4.5: of hands and suitcases of others the number of cards; who wants to count reads the log."""
    s = view.seen
    lead: list[Cell] = [Say(Text("label-horse"), "strong")] if seat == s.horse else []
    lead += [Say(Text("label-passed"))] if s.passed[seat] == 1 else []
    rows = [Row(_reserve(view, seat)), *_don(view, seat), *_allies(view, seat)]
    if seat == view.viewer:
        rows += [*_hand(view, seat), *_case(view, seat)]
    elif view.to_move == OVER:
        rows += _case(view, seat)  # F14.2
    else:
        rows.append(_sizes(view, seat))
    rows.append(_score(view, seat))
    return Section(thing_id("seat", seat), seat_text(seat), "seat", rows, seat, lead)


def _reserve(view: FamiliesView, seat: int) -> list[Cell]:
    s = view.seen
    figures: list[Cell] = [
        _reserved(seat, int(THUG), int(s.thugs[seat])),
        _reserved(seat, int(MEMBER), int(s.members[seat])),
    ]
    markers = Count(Text("label-markers"), int(s.markers[seat]), int(view.box.markers))
    return [Items(figures, Text("label-reserve")), markers]


def _reserved(seat: int, kind: int, count: int) -> Thing:
    name = FIGURE_NAMES[kind]
    return Thing(thing_id("figure", name), Text(f"figure-{name}"), count, seat)


def _allies(view: FamiliesView, seat: int) -> list[Row]:
    """F9.1: they lie open before their owner."""
    s = view.seen
    own: list[Cell] = [ally(view, int(one), seat) for one in s.gained if s.allies[one] == WITH + seat]
    return [Row([Items(own, Text("label-allies"))])] if own else []


# Dons.


def _don(view: FamiliesView, seat: int) -> list[Row]:
    """F15.2–F15.5: how he goes about it, and what he will do next."""
    if not is_don(view.seen, seat):
        return []
    box, don = view.box, int(view.agreed.dons[seat])
    scan = [int(box.don_scan[don * TERRITORIES + place]) + 1 for place in range(TERRITORIES)]
    uses = [int(box.don_order[don * 3 + place]) for place in range(3)]
    about: list[Cell] = [
        Say(Text(f"don-{box.don_ids[don]}"), "strong"),
        Say(Text(f"style-{box.don_ids[don]}")),
        Items([Say(_use_text(use)) for use in uses], Text("label-uses")),
        Items([Say(Text(f"territory-{number}", part="numbered")) for number in scan], Text("label-scan")),
    ]
    return [Row(about), *_next(view, seat)]


def _use_text(use: int) -> Text:
    return Text("component-ally") if use == USES_ALLY else Text(f"figure-{USE_NAMES[use]}")


def _next(view: FamiliesView, seat: int) -> list[Row]:
    """F15.3–F15.5: all but Capone's lots follows from the position."""
    use, spaces = planned(view, seat)
    if use == NONE:
        return []
    if use >= dons.ALLY:
        return [Row([Items([ally(view, use - int(dons.ALLY), seat)], Text("label-next"))])]
    name = FIGURE_NAMES[use]
    goals: list[Cell] = [Say(Text(f"space-{view.box.space_ids[space]}")) for space in spaces]
    return [
        Row([Items([Thing(thing_id("figure", name), Text(f"figure-{name}"), owner=seat), *goals], Text("label-next"))])
    ]


# Cards.


def _hand(view: FamiliesView, seat: int) -> list[Row]:
    """F12.1: with how many cards may stay when Tribute is paid."""
    s = view.seen
    held = cards(s.hands[seat * int(KINDS) : (seat + 1) * int(KINDS)])
    limit = int(view.box.hand_limits[s.act - 1])
    size = Count(Text("label-may-stay"), int(hand_size(s, seat)), limit)
    jobs = [Row([job(view, name, seat)], 1) for name in jobs_at(s, IN_HAND + seat)]
    return [Row([Items(held, Text("label-hand"), "strong"), size]), *jobs]


def _case(view: FamiliesView, seat: int) -> list[Row]:
    """What is in a suitcase: the viewer's own, and at the end everybody's (F14.2)."""
    s, box = view.seen, view.box
    money = cards(s.cases[seat * int(MONEY) : (seat + 1) * int(MONEY)])
    names = jobs_at(s, IN_CASE + seat)
    counts = Counter(int(box.job_colour[box.job_ids.index(name)]) for name in names)
    colours: list[Cell] = [colour(box, number, count) for number, count in sorted(counts.items())]
    worth = Count(Text("label-worth"), int(money_in_case(s, seat)))
    case = Row([Items(money, Text("label-case"), "strong"), worth, Items(colours, Text("label-done-jobs"))])
    return [case, Row([Items([_done(name) for name in names])], 1)] if names else [case]


def _done(name: str) -> Thing:
    return Thing(thing_id("job", name), Text(f"job-{name}"), also=[thing_id("card", name)])


def _sizes(view: FamiliesView, seat: int) -> Row:
    """F4.5."""
    case = Count(Text("label-case-cards"), int(view.case_sizes[seat]))
    if is_don(view.seen, seat):
        return Row([case])
    return Row([Count(Text("label-hand-cards"), int(view.hand_sizes[seat])), case])


def _score(view: FamiliesView, seat: int) -> Row:
    """F14.2: in its parts; of others only what lies open before the end (F14.3)."""
    s = view.seen
    territories = int(territory_money(s, seat))
    if seat != view.viewer and view.to_move != OVER:
        return Row([Items([Count(Text("label-for-territories"), territories)], Text("label-open-score"))])
    money, whole = int(money_in_case(s, seat)), int(total(s, seat))
    parts: list[Cell] = [
        Count(Text("label-for-money"), money),
        Count(Text("label-for-territories"), territories),
        Count(Text("label-for-colours"), whole - money - territories),
        Count(Text("label-total"), whole),
    ]
    return Row([Items(parts, Text("label-score"))])
