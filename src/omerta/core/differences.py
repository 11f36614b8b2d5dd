"""What differs between two sheets of one table: what appears, vanishes, is more or fewer, or belongs to somebody else.

What a thing costs, brings or does is told with it and is no part of the table's state, so it is not compared; what
stands beside a place is.
"""
# interpreted: its structs are those of the wire

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from omerta.core.sheet import Cell, Count, Items, Person, Place, Say, Sheet, Text, Thing, Track, seat_text, thing_id

Differing: TypeAlias = Literal["appears", "vanishes", "count", "owner", "marks", "text", "unknown"]


COUNTED: Final = ("thing", "number")


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where on a sheet something stands: in a section, at a place of it, in a list of it."""

    section: str
    place: str = ""  # by its id
    label: Text | None = None  # of the list


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that differs. Unknown: something does in that spot, and nobody can tell what."""

    kind: Differing
    spot: Spot
    id: str = ""  # noun:value; none for what is only counted or said
    text: Text | None = None  # what it is called; of what is only said, the new text
    owner: int | None = None
    before: int | None = None  # how many; of a new owner, whose it was
    after: int | None = None
    marks: list[Text] = []  # that it has then
    was: Text | None = None  # what was said


class _Found(msgspec.Struct, frozen=True):
    """Something on a sheet; what is of one kind, in one spot and of one owner belongs together."""

    spot: Spot
    kind: Literal["thing", "place", "number", "marker", "say"]
    id: str
    text: Text
    count: int = 1
    owner: int | None = None
    marks: list[Text] = []

    @property
    def key(self) -> tuple[str, ...]:
        """By which it is found again on the other sheet; a text that is only said may have other facts there."""
        label = "" if self.spot.label is None else _written(self.spot.label)
        name = self.text.key if self.kind == "say" else self.id or _written(self.text)
        owner = str(self.owner) if self.kind == "thing" else ""
        return (self.kind, self.spot.section, self.spot.place, label, name, owner)


def changes(before: Sheet, after: Sheet) -> list[Change]:
    """In the order of the sheet as it will be; what is gone comes last."""
    old, new = _inventory(before), _inventory(after)
    found = [change for key, thing in new.items() for change in _compared(old.get(key), thing)]
    found += [_gone(thing) for key, thing in old.items() if key not in new and thing.kind in COUNTED and thing.count]
    return _handed_over(found)


def _compared(old: _Found | None, new: _Found) -> Iterator[Change]:
    if new.kind == "say":
        if old is not None and old.text != new.text:
            yield Change("text", new.spot, text=new.text, was=old.text)
    elif new.kind == "thing" and (old is None or not old.count):
        if new.count:
            yield Change("appears", new.spot, new.id, new.text, new.owner, after=new.count, marks=new.marks)
    elif old is not None:
        yield from _altered(old, new)
    elif new.kind == "number" and new.count:
        yield Change("count", new.spot, text=new.text, before=0, after=new.count)


def _altered(old: _Found, new: _Found) -> Iterator[Change]:
    if new.kind == "thing" and not new.count:
        yield _gone(old)
        return
    if old.count != new.count:
        yield Change("count", new.spot, new.id, new.text, new.owner, old.count, new.count)
    if old.owner != new.owner:
        yield Change("owner", new.spot, new.id, new.text, new.owner, old.owner, new.owner)
    if old.marks != new.marks:
        yield Change("marks", new.spot, new.id, new.text, new.owner, marks=new.marks)


def _gone(old: _Found) -> Change:
    if old.kind == "number":  # none is often not told
        return Change("count", old.spot, text=old.text, before=old.count, after=0)
    return Change("vanishes", old.spot, old.id, old.text, old.owner, before=old.count)


def _handed_over(found: list[Change]) -> list[Change]:
    """What vanishes and appears in one spot has a new owner."""
    gone = {
        (change.spot.section, change.spot.place, change.id): change for change in found if change.kind == "vanishes"
    }
    told: list[Change] = []
    for change in found:
        key = (change.spot.section, change.spot.place, change.id)
        if change.kind == "appears" and change.spot.place and key in gone and gone[key].before == change.after:
            before = gone.pop(key)
            told.append(Change("owner", change.spot, change.id, change.text, change.owner, before.owner, change.owner))
        else:
            told.append(change)
    left = list(gone.values())
    return [change for change in told if change.kind != "vanishes" or change in left]


# All that is on a sheet.


def _inventory(sheet: Sheet) -> dict[tuple[str, ...], _Found]:
    found: dict[tuple[str, ...], _Found] = {}
    for section in sheet.sections:
        spot = Spot(section.id)
        for cells in (section.lead, *(row.cells for row in section.rows)):
            for thing in _things(cells, spot):
                known = found.get(thing.key)
                if known is not None and thing.kind == "thing":
                    thing = msgspec.structs.replace(thing, count=known.count + thing.count)  # noqa: PLW2901
                found[thing.key] = thing
    return found


def _things(cells: Sequence[Cell], spot: Spot) -> Iterator[_Found]:
    for cell in cells:
        if isinstance(cell, Place):
            yield _Found(spot, "place", cell.id, cell.text, 1, cell.owner, cell.marks)
            yield from _things([*cell.holds, *cell.about], Spot(spot.section, cell.id))
        elif isinstance(cell, Items):
            yield from _things(cell.items, Spot(spot.section, spot.place, cell.label))
        else:
            yield from _single(cell, spot)


def _single(cell: Cell, spot: Spot) -> Iterator[_Found]:
    if isinstance(cell, Thing):
        yield _Found(spot, "thing", cell.id, cell.text, cell.count, cell.owner, cell.marks)
    elif isinstance(cell, Person):
        yield _Found(spot, "thing", thing_id("seat", cell.seat), seat_text(cell.seat))
    elif isinstance(cell, Count):
        yield _Found(spot, "number", "", cell.label, cell.count)
    elif isinstance(cell, Track):
        yield _Found(spot, "marker", "", cell.label, cell.at)
    elif isinstance(cell, Say):
        yield _Found(spot, "say", "", cell.text)


def _written(text: Text) -> str:
    return msgspec.json.encode(text).decode()
