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


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Where on a sheet something stands: in a section, at a place of it, in a list of it."""

    section: str
    place: str = ""  # by its id
    label: Text | None = None  # of the list


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
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


Key: TypeAlias = tuple[str, str, str, str, str, int | None]


class _Found(msgspec.Struct, gc=False):
    """Something on a sheet; what is of one kind, in one spot and of one owner belongs together."""

    spot: Spot
    kind: Literal["thing", "place", "number", "marker", "say"]
    id: str
    text: Text
    count: int = 1
    owner: int | None = None
    marks: list[Text] = []


Inventory: TypeAlias = dict[Key, _Found]


def changes(before: Sheet, after: Sheet) -> list[Change]:
    """In the order of the sheet as it will be; what is gone comes last."""
    return differences(inventory(before), inventory(after))


def differences(old: Inventory, new: Inventory) -> list[Change]:
    """The same of what was found on both."""
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


def inventory(sheet: Sheet) -> Inventory:
    found: Inventory = {}
    for section in sheet.sections:
        spot = Spot(section.id)
        _look(section.lead, spot, found)
        for row in section.rows:
            _look(row.cells, spot, found)
    return found


def _look(cells: Sequence[Cell], spot: Spot, found: Inventory) -> None:
    label = "" if spot.label is None else _written(spot.label)
    for cell in cells:
        if isinstance(cell, Items):
            _look(cell.items, Spot(spot.section, spot.place, cell.label), found)
            continue
        thing = _found(cell, spot)
        if thing is not None:
            _note(thing, label, found)
        if isinstance(cell, Place):
            inside = Spot(spot.section, cell.id)
            _look(cell.holds, inside, found)
            _look(cell.about, inside, found)


def _note(thing: _Found, label: str, found: Inventory) -> None:
    """By what it is found again on the other sheet; a text that is only said may have other facts there."""
    name = thing.text.key if thing.kind == "say" else thing.id or _written(thing.text)
    owner = thing.owner if thing.kind == "thing" else None
    known = found.setdefault((thing.kind, thing.spot.section, thing.spot.place, label, name, owner), thing)
    if known is not thing and thing.kind == "thing":
        known.count += thing.count


def _found(cell: Cell, spot: Spot) -> _Found | None:
    if isinstance(cell, Thing):
        return _Found(spot, "thing", cell.id, cell.text, cell.count, cell.owner, cell.marks)
    if isinstance(cell, Place):
        return _Found(spot, "place", cell.id, cell.text, 1, cell.owner, cell.marks)
    if isinstance(cell, Count):
        return _Found(spot, "number", "", cell.label, cell.count)
    if isinstance(cell, Say):
        return _Found(spot, "say", "", cell.text) if cell.text.facts else None
    if isinstance(cell, Person):
        return _Found(spot, "thing", thing_id("seat", cell.seat), seat_text(cell.seat))
    return _Found(spot, "marker", "", cell.label, cell.at) if isinstance(cell, Track) else None


def _written(text: Text) -> str:
    return msgspec.json.encode(text).decode() if text.facts else f"{text.key}.{text.part}"
