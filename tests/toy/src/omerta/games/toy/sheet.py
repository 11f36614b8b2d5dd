"""TOY as a sheet: what was played, and what is known of every seat."""
# interpreted: makes sheets

from collections.abc import Iterable, Sequence

from omerta.core.game import View
from omerta.core.sheet import (
    Cell,
    Count,
    Items,
    Row,
    Section,
    Sheet,
    Text,
    Thing,
    is_asked,
    mover_of,
    seat_text,
    thing_id,
)
from omerta.games.toy.components import NONE
from omerta.games.toy.views import ToyView


def draw(view: View) -> Sheet:
    """The table as one seat sees it."""
    assert isinstance(view, ToyView)
    sections = [_table(view), *(_seat(view, seat) for seat in range(2))]
    if not is_asked(view):
        return Sheet(sections, mover_of(view))
    return Sheet(sections, mover_of(view), ask(view), clauses(view))


def draw_open(views: Sequence[View]) -> Sheet:
    """The table with both hands open."""
    spectator, *seats = views
    assert isinstance(spectator, ToyView)
    sections = [_table(spectator)]
    for view in seats:
        assert isinstance(view, ToyView)
        sections.append(_seat(view, int(view.viewer)))
    return Sheet(sections, mover_of(spectator))


def ask(view: View) -> Text:
    """What the seat to move is to decide."""
    assert isinstance(view, ToyView)
    return Text("ask-lead") if view.led == NONE else Text("ask-follow", {"card": int(view.led)})


def clauses(view: View) -> list[str]:  # noqa: ARG001
    """The clauses that matter for the decision at hand."""
    return ["T2.1", "T2.2", "T2.3"]


def is_aside(view: View) -> bool:  # noqa: ARG001
    """Whether the table need not be shown again: it is small, and every decision changes it."""
    return False


def _table(view: ToyView) -> Section:
    led = [] if view.led == NONE else [int(view.led)]
    out = [card for card, is_out in enumerate(view.out) if is_out and card not in led]
    rows = [Row([Items(_cards(led), Text("label-led"))]), Row([Items(_cards(out), Text("label-out"))])]
    return Section("table", Text("label-table"), "board", rows)


def _seat(view: ToyView, seat: int) -> Section:
    lead: list[Cell] = [Count(Text("label-tricks"), int(view.points[seat]))]
    own = [card for card, is_own in enumerate(view.own) if is_own]
    hand: Cell = Count(Text("label-hand"), int(view.hands[seat]))
    if seat == view.viewer:
        hand = Items(_cards(own), Text("label-hand"))
    return Section(thing_id("seat", seat), seat_text(seat), "seat", [Row([hand])], seat, lead)


def _cards(cards: Iterable[int]) -> list[Cell]:
    return [Thing(thing_id("card", card), Text(f"card-{card}")) for card in cards]
