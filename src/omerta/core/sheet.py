"""A table as a sheet: sections of rows of cells, built by a game from a view; terminals and pages only draw it.

Nothing of a language is in it: each text is a key with its facts. Things and places have the ids by which moves and
journal lines refer to them (``pointed``), so whoever draws a sheet can show what a choice or a line is about.
"""
# interpreted: its structs are those of the wire

from collections.abc import Iterator, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from omerta.core.boxes import Origin
from omerta.core.game import Game, View
from omerta.core.problems import Fact, Facts

Tone: TypeAlias = Literal["", "strong", "soft"]
Role: TypeAlias = Literal["status", "board", "display", "goals", "seat"]
Layout: TypeAlias = Literal["rows", "table", "centred"]
Hue: TypeAlias = Literal["", "red", "green", "gold", "magenta", "blue", "grey", "black", "lime", "orange"]


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text by its key; a fact whose name is no noun may be a text itself. No key: the name of the seat in facts."""

    key: str
    facts: dict[str, "int | str | Text"] = {}
    part: str = ""  # an attribute of the text; whoever has room for more than its short form may say the whole


class Say(msgspec.Struct, frozen=True, omit_defaults=True, tag="say", tag_field="kind"):
    """Something that is only read."""

    text: Text
    tone: Tone = ""


class Count(msgspec.Struct, frozen=True, omit_defaults=True, tag="count", tag_field="kind"):
    """How many of something, of at most so many."""

    label: Text
    count: int
    most: int | None = None


class Person(msgspec.Struct, frozen=True, omit_defaults=True, tag="seat", tag_field="kind"):
    """A seat, told by its sign and its name."""

    seat: int


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, tag="thing", tag_field="kind"):
    """Something of the box: a card, a figure, a tile."""

    id: str  # noun:value, as facts have them; empty where it is only counted and nothing can be about it
    text: Text
    count: int = 1
    owner: int | None = None
    hue: Hue = ""  # its colour in the box, where it has one; never all that tells it apart
    about: list["Cell"] = []  # what it costs, brings or does
    marks: list[Text] = []  # protected, played, met
    origin: Origin | None = None  # where its values are from; none where the box has no such values
    clause: str = ""
    also: list[str] = []  # other ids by which facts mean it: a Job in hand is job:R01, and card:R01 to be discarded


class Place(msgspec.Struct, frozen=True, omit_defaults=True, tag="place", tag_field="kind"):
    """Where things lie or may lie; whether it is free shows by what it holds."""

    id: str  # noun:value, as facts have them
    text: Text
    holds: list["Cell"] = []
    owner: int | None = None
    about: list["Cell"] = []
    marks: list[Text] = []
    origin: Origin | None = None
    clause: str = ""
    also: list[str] = []


class Items(msgspec.Struct, frozen=True, omit_defaults=True, tag="items", tag_field="kind"):
    """A list, with what it is a list of; nothing in it is told too."""

    items: list["Cell"]
    label: Text | None = None
    tone: Tone = ""


class Trade(msgspec.Struct, frozen=True, omit_defaults=True, tag="trade", tag_field="kind"):
    """What is given, and what is got for it."""

    gives: list["Cell"]
    gets: list["Cell"]


class Stop(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a track that means something."""

    at: int
    sign: str  # one character, of no language
    text: Text


class Track(msgspec.Struct, frozen=True, omit_defaults=True, tag="track", tag_field="kind"):
    """A marker on a row of spaces."""

    label: Text
    least: int
    most: int
    at: int
    stops: list[Stop] = []
    ends: list[int] = []  # the seats towards which it runs, where it does: at the least, at the most


Cell: TypeAlias = Say | Count | Person | Thing | Place | Items | Trade | Track


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cells that belong together; a deeper row belongs to the one above."""

    cells: list[Cell]
    depth: int = 0


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table: what is everybody's, or what belongs to the owner."""

    id: str  # its own; noun:value where a move or a line may be about it: seat:0, district:3
    title: Text
    role: Role
    rows: list[Row]
    owner: int | None = None
    lead: list[Cell] = []  # beside the title
    columns: list[Text] = []  # what stands in each cell of a row, where the layout is a table
    layout: Layout = "rows"


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it, or with everything open."""

    sections: list[Section]
    mover: int | None = None  # the seat that is to decide
    ask: Text | None = None  # what the seat that looks is to decide
    clauses: list[str] = []  # that matter for it


class SheetMaker(Protocol):
    """How a game makes sheets of itself: its module ``sheet``. All of it from views alone, so nothing can leak."""

    @staticmethod
    def draw(view: View) -> Sheet:
        """The table as one seat sees it; what it is asked too, if it is to decide."""

    @staticmethod
    def draw_open(views: Sequence[View]) -> Sheet:
        """The table with everything open, from the views of a spectator and of each seat in turn."""

    @staticmethod
    def ask(view: View) -> Text:
        """What the seat to move is to decide."""

    @staticmethod
    def clauses(view: View) -> list[str]:
        """The clauses that matter for the decision at hand."""

    @staticmethod
    def is_aside(view: View) -> bool:
        """Whether the decision belongs to one already begun, so that the table need not be shown again."""


def mover_of(view: View) -> int | None:
    """The seat that is to decide; none where chance does, or when it is over."""
    return int(view.to_move) if view.to_move >= 0 else None


def is_asked(view: View) -> bool:
    """Whether whoever looks is to decide."""
    return view.to_move >= 0 and view.seat == view.to_move


def seat_text(seat: int) -> Text:
    """The name of whoever sits there, as a fact of another text."""
    return Text("", {"seat": seat})


def thing_id(noun: str, value: Fact) -> str:
    return f"{noun}:{value}"


def pointed(game: Game, facts: Facts) -> list[str]:
    """The ids of what the facts of a move or a journal line are about."""
    nouns = {"seat": "seat", **game.nouns}
    return [thing_id(nouns[name], value) for name, value in facts.items() if name in nouns]


def ids_of(sheet: Sheet) -> Iterator[str]:
    """All that can be pointed at: sections, things and places, by each of their ids."""
    yield from (section.id for section in sheet.sections)
    for cell in cells_of(sheet):
        if isinstance(cell, (Thing, Place)):
            yield from filter(None, (cell.id, *cell.also))


def cells_of(sheet: Sheet) -> Iterator[Cell]:
    """Every cell, those within others too."""
    for section in sheet.sections:
        yield from _within(section.lead)
        for row in section.rows:
            yield from _within(row.cells)


def _within(cells: Sequence[Cell]) -> Iterator[Cell]:
    for cell in cells:
        yield cell
        yield from _within(_parts(cell))


def _parts(cell: Cell) -> list[Cell]:
    if isinstance(cell, Place):
        return [*cell.holds, *cell.about]
    if isinstance(cell, Thing):
        return cell.about
    if isinstance(cell, Items):
        return cell.items
    return [*cell.gives, *cell.gets] if isinstance(cell, Trade) else []
