"""What differs between two sheets is told with what it is and where."""

from collections.abc import Sequence

from omerta.core.differences import Change, Spot, changes
from omerta.core.sheet import Cell, Count, Items, Person, Place, Row, Say, Section, Sheet, Text, Thing, Track

BOARD = Spot("board")
HAND = Spot("board", label=Text("hand"))
HERE = Spot("board", "place:1")
GUN = Text("gun")
PLACE = Text("place")


def sheet(*cells: Cell) -> Sheet:
    return Sheet([Section("board", Text("board"), "board", [Row(list(cells))])])


def told(before: Sequence[Cell], after: Sequence[Cell]) -> list[Change]:
    return changes(sheet(*before), sheet(*after))


def gun(count: int = 1, owner: int | None = None, marks: Sequence[str] = ()) -> Thing:
    return Thing("card:gun", GUN, count, owner, marks=[Text(mark) for mark in marks])


def hand(*cells: Cell) -> Items:
    return Items(list(cells), Text("hand"))


def place(*cells: Cell, owner: int | None = None, about: Sequence[Cell] = ()) -> Place:
    return Place("place:1", PLACE, list(cells), owner, list(about))


def test_the_same_table_differs_in_nothing() -> None:
    cells: list[Cell] = [hand(gun(2)), place(gun(owner=1)), Count(Text("money"), 3), Say(Text("left", {"count": 2}))]
    assert told(cells, cells) == []


def test_things_appear_vanish_and_are_more_or_fewer() -> None:
    assert told([hand()], [hand(gun(2))]) == [Change("appears", HAND, "card:gun", GUN, after=2)]
    assert told([hand(gun(2))], [hand()]) == [Change("vanishes", HAND, "card:gun", GUN, before=2)]
    assert told([hand(gun(2))], [hand(gun(0))]) == [Change("vanishes", HAND, "card:gun", GUN, before=2)]
    assert told([hand(gun(0))], [hand(gun())]) == [Change("appears", HAND, "card:gun", GUN, after=1)]
    assert told([hand(gun())], [hand(gun(), gun(2))]) == [Change("count", HAND, "card:gun", GUN, before=1, after=3)]


def test_what_lies_at_a_place_may_have_a_new_owner() -> None:
    assert told([place(gun(owner=0))], [place(gun(owner=1))]) == [Change("owner", HERE, "card:gun", GUN, 1, 0, 1)]
    two = told([place(gun(owner=0))], [place(gun(owner=0), gun(owner=1))])
    assert two == [Change("appears", HERE, "card:gun", GUN, 1, after=1)]
    assert told([place()], [place(owner=2)]) == [Change("owner", BOARD, "place:1", PLACE, 2, after=2)]


def test_numbers_and_markers_say_from_what_to_what() -> None:
    money, track = Text("money"), Text("track")
    assert told([Count(money, 3)], [Count(money, 5)]) == [Change("count", BOARD, text=money, before=3, after=5)]
    assert told([], [Count(money, 5)]) == [Change("count", BOARD, text=money, before=0, after=5)]
    assert told([Count(money, 5)], []) == [Change("count", BOARD, text=money, before=5, after=0)]
    moved = told([Track(track, 0, 9, 4)], [Track(track, 0, 9, 2)])
    assert moved == [Change("count", BOARD, text=track, before=4, after=2)]


def test_marks_and_what_is_said() -> None:
    assert told([hand(gun())], [hand(gun(marks=["hot"]))]) == [
        Change("marks", HAND, "card:gun", GUN, marks=[Text("hot")])
    ]
    said = told([Say(Text("left", {"count": 2}))], [Say(Text("left", {"count": 1}))])
    assert said == [Change("text", BOARD, text=Text("left", {"count": 1}), was=Text("left", {"count": 2}))]


def test_beside_a_place_people_and_numbers_count_but_what_a_thing_does_is_no_change() -> None:
    strongest = told([place(about=[Items([Person(0)], Text("strongest"))])], [place()])
    assert [(change.kind, change.id, change.spot.place) for change in strongest] == [("vanishes", "seat:0", "place:1")]
    about = Thing("card:gun", GUN, about=[Count(Text("costs"), 4)])
    assert told([hand(gun())], [hand(about)]) == []
