"""A sheet as lines of styled text, for terminals: whole lines, wrapped, in columns where they belong.

Whoever prints them decides what a style looks like; nothing is told by a style alone.
"""
# interpreted: puts texts together

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from omerta.core.sheet import (
    Cell,
    Count,
    Hue,
    Items,
    Person,
    Place,
    Row,
    Say,
    Section,
    Sheet,
    Text,
    Thing,
    Tone,
    Track,
    Trade,
)
from omerta.core.words import Words
from omerta.core.wrapping import (
    BESIDE,
    Line,
    Span,
    capital,
    cut,
    filled,
    indented,
    length,
    trimmed,
    with_spaces,
    wrapped,
)

WIDTH: Final = 80
INDENT: Final = 3
DEEPER: Final = 2
HANGING: Final = 4  # how far the rest of a line that is too long is set in
MANY: Final = 3  # cells of a row that stand in columns
NARROWEST: Final = 18  # of a last column that is wrapped
# The signs and colours of seats, the same as the page's (web/src/lib/SeatSign.svelte).
SEAT_SIGNS: Final = ("●", "■", "▲", "◆", "★")
SEAT_STYLES: Final = (
    "bold white on blue",
    "bold white on dark_red",
    "bold white on dark_green",
    "bold white on purple4",
    "bold white on orange4",
)
HUE_STYLES: Final[dict[Hue, str]] = {
    "red": "bold white on dark_red",
    "green": "bold white on dark_green",
    "gold": "bold black on gold3",
    "magenta": "bold white on magenta",
    "blue": "bold white on blue",
    "grey": "bold black on grey70",
    "black": "bold white on grey19",
    "lime": "bold black on green3",
    "orange": "bold black on dark_orange",
}
TONE_STYLES: Final[dict[Tone, str]] = {"": "", "strong": "bold", "soft": "dim"}


def lines_of(sheet: Sheet, words: Words, players: Sequence[str], width: int = WIDTH) -> list[Line]:
    """The whole sheet."""
    return [trimmed(line) for line in _Drawn(sheet, words, players, width).lines()]


def plain(sheet: Sheet, words: Words, players: Sequence[str] = (), width: int = WIDTH) -> str:
    """The same without styles."""
    lines = lines_of(sheet, words, players, width)
    return "".join("".join(text for text, _ in line).rstrip() + "\n" for line in lines)


def read(text: Text, words: Words, players: Sequence[str]) -> str:
    """A text of a sheet in words."""
    if not text.key:
        seat = text.facts["seat"]
        assert isinstance(seat, int)
        return words.seat(seat, players)
    if text.part:
        return words.part(text.key, text.part)
    facts = {name: read(fact, words, players) if isinstance(fact, Text) else fact for name, fact in text.facts.items()}
    return words.text(text.key, facts, players)


class _Drawn:
    """One sheet in one language, so wide."""

    def __init__(self, sheet: Sheet, words: Words, players: Sequence[str], width: int) -> None:
        self._sheet = sheet
        self._words = words
        self._players = players
        self._width = width

    def lines(self) -> Iterator[Line]:
        yield []
        before: Section | None = None
        for is_table, sections in groupby(self._sheet.sections, key=lambda one: tuple(map(str, one.columns))):
            group = list(sections)
            widths = self._column_widths(group) if is_table else []
            for section in group:
                if before is not None and _parts(before, section):
                    yield []
                yield from self._section(section, widths, is_first=section is group[0])
                before = section

    def _section(self, section: Section, widths: Sequence[int], *, is_first: bool) -> Iterator[Line]:
        if section.layout == "centred":
            yield from _Centred(section, self, self._width).lines()
            return
        yield from self._head(section)
        if section.layout == "table":
            yield from self._table(section, widths, has_header=is_first)
            return
        if section.role == "board":
            yield from self._rows(section.rows)
            return
        for row in section.rows:
            yield from self._row(row)

    def _head(self, section: Section) -> Iterator[Line]:
        title = self.read(section.title)
        name: Span = (f"{title[:1].upper()}{title[1:]}", "bold")
        if section.owner is not None:
            turn = "▶" if section.owner == self._sheet.mover else " "
            name = (f" {turn} {seat_sign(section.owner)} {title} ", seat_style(section.owner))
        chunks = [[name], *(chunk for cell in section.lead for chunk in self.chunks(cell))]
        return filled(chunks, self._width, 0, INDENT + HANGING)

    def _rows(self, rows: Sequence[Row]) -> Iterator[Line]:
        """The rows of a board: those of many cells in columns, where these fit."""
        many = [row for row in rows if len(row.cells) >= MANY]
        widths = _widths([[self.joined(cell) for cell in row.cells] for row in many])
        deepest = INDENT + DEEPER * max((row.depth for row in many), default=0)
        is_aligned = deepest + sum(widths) + BESIDE * (len(widths) - 1) <= self._width
        for row in rows:
            if row in many and is_aligned:
                lines = [self.joined(cell) for cell in row.cells]
                padded = [[*line, (" " * (widths[at] - length(line)), "")] for at, line in enumerate(lines)]
                yield indented(with_spaces(padded, BESIDE), INDENT + DEEPER * row.depth)
            else:
                yield from self._row(row)

    def _row(self, row: Row) -> Iterator[Line]:
        indent = INDENT + DEEPER * row.depth
        chunks = [chunk for cell in row.cells for chunk in self.chunks(cell)]
        chunks[:1] = [capital(chunk) for chunk in chunks[:1]]
        return filled(chunks, self._width, indent, indent + HANGING)

    # Tables.

    def _column_widths(self, sections: Sequence[Section]) -> list[int]:
        """Of all columns but the last, the same in sections that follow each other with the same columns."""
        columns = sections[0].columns
        found = [length([(self.read(column), "")]) for column in columns]
        for row in (row for section in sections for row in section.rows):
            for at, cell in enumerate(row.cells[: len(columns)]):
                inner = 0 if at else DEEPER * row.depth
                found[at] = max(found[at], inner + length(self.joined(cell, columns[at])))
        room = self._width - INDENT - NARROWEST - BESIDE * (len(columns) - 1)
        while sum(found[:-1]) > room:
            widest = found.index(max(found[:-1]))
            found[widest] -= 1
        return found

    def _table(self, section: Section, widths: Sequence[int], *, has_header: bool) -> Iterator[Line]:
        if has_header:
            yield from self._cells([[(self.read(column), "dim")] for column in section.columns], widths, 0)
        for row in section.rows:
            if len(row.cells) > len(widths):
                yield from self._row(row)
                continue
            cells = [self.joined(cell, section.columns[at]) for at, cell in enumerate(row.cells)]
            yield from self._cells(cells, widths, row.depth)

    def _cells(self, cells: Sequence[Line], widths: Sequence[int], depth: int) -> Iterator[Line]:
        """The cells of a row beside each other, each wrapped in its column."""
        lefts = [INDENT + sum(widths[:at]) + BESIDE * at for at in range(len(cells))]
        columns: list[list[Line]] = []
        for at, cell in enumerate(cells):
            inner = DEEPER * depth if not at else 0
            room = widths[at] if at + 1 < len(widths) else self._width - lefts[at]
            columns.append([indented(line, inner) for line in wrapped(cell, room - inner)])
        for number in range(max((len(lines) for lines in columns), default=0)):
            line: Line = []
            for left, lines in zip(lefts, columns, strict=True):
                if number < len(lines):
                    line += [(" " * (left - length(line)), ""), *lines[number]]
            yield line

    # Cells.

    def read(self, text: Text) -> str:
        return read(text, self._words, self._players)

    def joined(self, cell: Cell, column: Text | None = None) -> Line:
        """A cell as one line; what its column says it does not say again."""
        if isinstance(cell, Count) and cell.label == column:
            return [(_amount(cell), "")]
        if isinstance(cell, Items) and cell.label == column:
            cell = Items(cell.items, None, cell.tone)
        return with_spaces(self.chunks(cell))

    def chunks(self, cell: Cell) -> list[Line]:
        """A cell as parts between which a line may end; each stays whole where it can."""
        if isinstance(cell, Say):
            return [[(self.read(cell.text), TONE_STYLES[cell.tone])]]
        if isinstance(cell, Count):
            return [[(f"{self.read(cell.label)} ", "dim"), (_amount(cell), "")]]
        if isinstance(cell, Person):
            return [[(f" {seat_sign(cell.seat)} {self._words.seat(cell.seat, self._players)} ", seat_style(cell.seat))]]
        if isinstance(cell, Track):
            return [self._track(cell)]
        return self._compound(cell)

    def _compound(self, cell: Thing | Place | Items | Trade) -> list[Line]:
        if isinstance(cell, Thing):
            return self._thing(cell)
        if isinstance(cell, Place):
            return self._place(cell)
        return self._items(cell) if isinstance(cell, Items) else self._trade(cell)

    def _thing(self, thing: Thing) -> list[Line]:
        times = f"{thing.count}× " if thing.count != 1 else ""
        sign = "" if thing.owner is None else f"{seat_sign(thing.owner)} "
        text = f"{sign}{times}{self.read(thing.text)}"
        style = seat_style(thing.owner) if thing.owner is not None else HUE_STYLES.get(thing.hue, "")
        name: Span = (f" {text} " if style else text, style)
        line = [name, *self._marks(thing)]
        about = self._separated(thing.about, " ·")
        return [line if style or not about else [*line, (":", "dim")], *about]

    def _marks(self, cell: Thing | Place) -> Line:
        return [(f" [{self.read(mark)}]", "italic") for mark in cell.marks]

    def _place(self, place: Place) -> list[Line]:
        """Its name, what lies there, and what there is to know of it."""
        name = self.read(place.text)
        line: Line = [(name, "" if place.holds else "dim")]
        if place.owner is not None:
            line = [(f" {seat_sign(place.owner)} {name} ", seat_style(place.owner))]
        line += self._marks(place)
        sign = "" if any(isinstance(cell, Place) for cell in place.holds) else ","
        rest = [*self._separated(place.holds, sign), *self._separated(place.about, " ·")]
        if not rest:
            return [line if place.marks else [*line, (" –", "dim")]]
        return [[*line, (" ", ""), *rest[0]], *rest[1:]]

    def _items(self, items: Items) -> list[Line]:
        style = TONE_STYLES[items.tone]
        is_simple = all(_is_simple(item) for item in items.items)
        found = self._separated(items.items, "," if is_simple else ";") or [[("–", "dim")]]
        found = [[(text, span or style) for text, span in chunk] for chunk in found]
        if items.label is None:
            return found
        return [[(f"{self.read(items.label)}: ", "dim"), *found[0]], *found[1:]]

    def _trade(self, trade: Trade) -> list[Line]:
        gives = self._separated(trade.gives, ",")
        gets = self._separated(trade.gets, ",")
        return [with_spaces([*gives, [("→", "dim")], *gets])]

    def _separated(self, cells: Sequence[Cell], sign: str) -> list[Line]:
        """Cells one after the other, with a sign between those that have no colour of their own."""
        found: list[Line] = []
        for cell in cells:
            if found and sign and not _is_coloured(cell):
                found[-1] = [*found[-1], (sign, "dim")]
            found += self.chunks(cell)
        return found

    def _track(self, track: Track) -> Line:
        """The spaces from the least to the most; the marker stands out, and where it stands is told."""
        signs = {stop.at: stop.sign for stop in track.stops}
        line: Line = [(f"{self.read(track.label)} ", "dim")] if self.read(track.label) else []
        if track.ends:
            line.append((f"{seat_sign(track.ends[0])} ", _text_style(track.ends[0])))
        for at in range(track.least, track.most + 1):
            sign = "●" if at == track.at else signs.get(at, "│" if at == 0 else "·")
            line.append((sign, "bold reverse" if at == track.at else "dim"))
        if track.ends:
            line.append((f" {seat_sign(track.ends[1])}", _text_style(track.ends[1])))
        return [*line, (f" {track.at:+d}" if track.least < 0 and track.at else f" {track.at}", "bold")]


class _Centred:
    """Places in rows that stand centred above each other, each with its name below; what is no place stands beside."""

    def __init__(self, section: Section, drawn: _Drawn, width: int) -> None:
        self._section = section
        self._drawn = drawn
        self._width = width
        most = max(sum(isinstance(cell, Place) for cell in row.cells) for row in section.rows)
        self._box = width // most

    def lines(self) -> Iterator[Line]:
        for row in self._section.rows:
            places = [cell for cell in row.cells if isinstance(cell, Place)]
            beside = [cell for cell in row.cells if not isinstance(cell, Place)]
            indent = (self._width - self._box * len(places)) // 2
            things: Line = [(" " * indent, "")]
            names: Line = [(" " * indent, "")]
            for place in places:
                things += self._boxed(self._held(place))
                names += self._boxed([(self._drawn.read(place.text), "dim")])
            note = with_spaces([chunk for cell in beside for chunk in self._drawn.chunks(cell)])
            gap = self._width - length(things) - length(note)
            yield [*things, (" " * gap, ""), *note] if gap >= 0 else things
            yield names

    def _held(self, place: Place) -> Line:
        if place.marks:
            return [(f" {self._drawn.read(place.marks[0])} ", "bold reverse")]
        held = [self._drawn.joined(cell) for cell in place.holds]
        return with_spaces(held) if held else [("·", "dim")]

    def _boxed(self, line: Line) -> Line:
        """In the middle of a box; what is too long is cut."""
        line = cut(line, self._box - 1)
        left = (self._box - length(line)) // 2
        return [(" " * left, ""), *line, (" " * (self._box - left - length(line)), "")]


def seat_sign(seat: int) -> str:
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _text_style(seat: int) -> str:
    """The colour of a seat for a sign without a ground."""
    return f"bold {seat_style(seat).rpartition(' ')[2]}"


def _widths(rows: Sequence[Sequence[Line]]) -> list[int]:
    """The columns of rows of cells."""
    most = max((len(row) for row in rows), default=0)
    return [max(length(row[at]) for row in rows if at < len(row)) for at in range(most)]


def _parts(before: Section, section: Section) -> bool:
    """Whether an empty line stands between two sections."""
    return "centred" in (before.layout, section.layout) or (section.role == "seat") != (before.role == "seat")


def _is_simple(cell: Cell) -> bool:
    return not (isinstance(cell, (Thing, Place)) and cell.about) and not isinstance(cell, (Items, Trade))


def _is_coloured(cell: Cell) -> bool:
    """Whether it has a ground of its own, so that nothing need stand before it."""
    return isinstance(cell, Person) or (isinstance(cell, Thing) and (cell.owner is not None or bool(cell.hue)))


def _amount(count: Count) -> str:
    return str(count.count) if count.most is None else f"{count.count}/{count.most}"
