"""GANGS as a sheet: the pyramid, the deck, and what is known of every seat."""
# interpreted: makes sheets

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from omerta.core.game import View
from omerta.core.sheet import (
    Cell,
    Count,
    Hue,
    Items,
    Place,
    Row,
    Say,
    Section,
    Sheet,
    Text,
    Thing,
    is_asked,
    mover_of,
    seat_text,
    thing_id,
)
from omerta.games.gangs.components import ALLIANCES, GANGS, NONE, ROW_SIZES
from omerta.games.gangs.position import cards_json, triple_json
from omerta.games.gangs.rules.scoring import standing, worth
from omerta.games.gangs.views import GangsView, known_alliances

# G1.1: the colours of the gangs.
HUES: Final[Sequence[Hue]] = ("red", "green", "gold", "magenta", "blue", "grey", "black", "lime")
CLAUSES: Final = {
    "ask-reveal": ["G5.1", "G5.3"],
    "ask-fill": ["G3.4", "G3.5"],
    "ask-crowned": ["G6.2", "G4.1", "G4.2", "G4.3", "G7.1"],
    "ask-turn": ["G3.1", "G3.2", "G3.3", "G4.1", "G4.2", "G4.3"],
}


def draw(view: View) -> Sheet:
    """The table as one seat sees it."""
    assert isinstance(view, GangsView)
    sections = [*_table(view), *(_seat(view, seat) for seat in range(view.players))]
    if not is_asked(view):
        return Sheet(sections, mover_of(view))
    return Sheet(sections, mover_of(view), ask(view), clauses(view))


def draw_open(views: Sequence[View]) -> Sheet:
    """The table with every seat's cards open."""
    spectator, *seats = views
    assert isinstance(spectator, GangsView)
    sections = _table(spectator)
    for view in seats:
        assert isinstance(view, GangsView)
        sections.append(_seat(view, int(view.viewer)))
    return Sheet(sections, mover_of(spectator))


def ask(view: View) -> Text:
    """What the seat to move is to decide."""
    assert isinstance(view, GangsView)
    if len(view.revealing) > 0:
        return Text("ask-reveal")
    if view.hole != NONE:
        return Text("ask-fill", {"to": int(view.hole)})
    return Text("ask-crowned" if view.crowned else "ask-turn")


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    return CLAUSES[ask(view).key]


def is_aside(view: View) -> bool:  # noqa: ARG001
    """Whether the table need not be shown again: it is small, and every decision changes it."""
    return False


# The middle of the table.


def _table(view: GangsView) -> list[Section]:
    rows = [_row(view, row) for row in range(len(ROW_SIZES), 0, -1)]
    return [Section("pyramid", Text("label-pyramid"), "board", rows, layout="centred"), _deck(view)]


def _row(view: GangsView, row: int) -> Row:
    """The places of a row and what each is worth (G7.1)."""
    first = sum(ROW_SIZES[: row - 1])
    places: list[Cell] = [_place(view, place) for place in range(first, first + ROW_SIZES[row - 1])]
    return Row([*places, Say(Text(f"row-{row}"), "soft")] if worth(first) else places)


def _place(view: GangsView, place: int) -> Place:
    gang = int(view.pyramid[place])
    holds: list[Cell] = [] if gang == NONE else [_card(gang)]
    marks = [Text("label-hole")] if place == view.hole else []  # G3.4
    return Place(thing_id("place", place), Text(f"place-{place}", part="short"), holds, marks=marks)


def _deck(view: GangsView) -> Section:
    top: list[Cell] = [] if view.top == NONE else [_card(int(view.top))]
    lead: list[Cell] = [
        Items(top, Text("label-top")),
        Count(Text("label-deck-left"), int(sum(view.bosses) + view.deck)),
    ]
    heaps: list[tuple[str, Sequence[int]]] = [
        ("label-discard", list(view.discard)),
        ("label-out", list(view.out)),
        ("label-bosses", _spread(view.bosses)),
        ("label-unseen", _spread(view.hidden)),
    ]
    rows = [Row([Items(_cards(gangs, is_counted=True), Text(label))]) for label, gangs in heaps if gangs]
    return Section("deck", Text("label-deck"), "display", rows, lead=lead)


def _spread(counts: Iterable[int]) -> list[int]:
    """Gangs, as often as counted."""
    return [gang for gang, count in enumerate(counts) for _ in range(count)]


def _cards(gangs: Iterable[int], *, is_counted: bool = False) -> list[Cell]:
    """Cards by gang, in the order of the gangs; those that are only counted nothing can be about."""
    counts = Counter(int(gang) for gang in gangs)
    cards = [_card(gang, counts[gang]) for gang in range(GANGS) if counts[gang]]
    return [replace(card, id="") for card in cards] if is_counted else list(cards)


def _card(gang: int, count: int = 1, marks: Sequence[Text] = ()) -> Thing:
    return Thing(thing_id("gang", gang), Text(f"gang-{gang}", part="short"), count, hue=HUES[gang], marks=list(marks))


# Seats.


def _seat(view: GangsView, seat: int) -> Section:
    hand, alliances = _hand(view, seat), _alliances(view, seat)
    rows = [Row([hand]), Row([alliances])] if seat == view.viewer else [Row([hand, alliances])]
    lead: list[Cell] = [_standing(view, seat)]
    if seat in view.passed:
        lead.append(Say(Text("label-passed"), "strong"))
    return Section(thing_id("seat", seat), seat_text(seat), "seat", rows, seat, lead)


def _standing(view: GangsView, seat: int) -> Say:
    """G7.1: what the alliances that the viewer knows would score now."""
    found = standing(view.pyramid, known_alliances(view, seat), seat)
    key = "label-points" if found.whole else "label-points-shown"
    return Say(Text(key, {"count": int(found.points)}), "strong" if seat == view.viewer else "")


def _hand(view: GangsView, seat: int) -> Cell:
    if seat == view.viewer:
        return Items(_cards(cards_json(view.influence, seat)), Text("label-influence"))
    return Say(Text("label-hand", {"count": int(view.hands[seat])}))


def _alliances(view: GangsView, seat: int) -> Items:
    """Those the viewer knows, which of them lie open, and how many are hidden."""
    revealed, known = triple_json(view.revealed, seat), triple_json(view.alliances, seat)
    cards: list[Cell] = []
    for gang in known or revealed:
        is_shown = bool(known) and gang in revealed
        cards.append(_card(gang, marks=[Text("label-shown")] if is_shown else []))
    hidden = int(ALLIANCES) - len(cards)
    return Items([*cards, Count(Text("label-hidden"), hidden)] if hidden else cards, Text("label-alliances"))
