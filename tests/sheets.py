"""What tests ask of a sheet: a section, a place or a thing by its id, and what goes with it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from omerta.core.game import Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.sheet import (
    Cell,
    Count,
    Items,
    Person,
    Place,
    Say,
    Section,
    Sheet,
    Text,
    Thing,
    Trade,
    cells_of,
    ids_of,
    pointed,
)
from omerta.games import find, sheet_of
from tables import random_game


def drawn(name: str, state: State, viewer: int | None = 0) -> Sheet:
    """A game's table as somebody sees it."""
    return sheet_of(find(name)).draw(state.view(viewer))


def drawn_open(name: str, state: State) -> Sheet:
    views = [state.view(None), *(state.view(seat) for seat in range(int(state.players)))]
    return sheet_of(find(name)).draw_open(views)


def section_of(sheet: Sheet, name: str) -> Section:
    return next(section for section in sheet.sections if section.id == name)


def cells_in(sheet: Sheet, section: str) -> list[Cell]:
    """All that is in a section, what is within other cells too."""
    return list(cells_of(Sheet([section_of(sheet, section)])))


def place_of(cells: Sheet | Iterable[Cell], name: str) -> Place:
    return next(cell for cell in _all(cells) if isinstance(cell, Place) and cell.id == name)


def things_of(cells: Sheet | Iterable[Cell], name: str) -> list[Thing]:
    return [cell for cell in _all(cells) if isinstance(cell, Thing) and name in (cell.id, *cell.also)]


def thing_of(cells: Sheet | Iterable[Cell], name: str) -> Thing:
    return things_of(cells, name)[0]


def _all(cells: Sheet | Iterable[Cell]) -> Iterable[Cell]:
    return cells_of(cells) if isinstance(cells, Sheet) else cells


def keys(texts: Sequence[Text]) -> list[str]:
    return [text.key for text in texts]


def count_of(cells: Iterable[Cell], label: str) -> tuple[int, int | None]:
    """How many of something, and of how many at most."""
    found = next(cell for cell in _within(cells) if isinstance(cell, Count) and cell.label.key == label)
    return found.count, found.most


def has_label(cells: Iterable[Cell], label: str) -> bool:
    found = [cell.label for cell in _within(cells) if isinstance(cell, (Count, Items)) and cell.label is not None]
    return label in [text.key for text in found]


def items_of(cells: Iterable[Cell], label: str) -> list[Cell]:
    """What is listed under a label."""
    lists = [cell for cell in _within(cells) if isinstance(cell, Items) and cell.label is not None]
    return next(cell.items for cell in lists if cell.label is not None and cell.label.key == label)


def by_seat(cells: Iterable[Cell]) -> dict[int | str, int]:
    """Counts by the seat that they are told of, or by the key of who else has them."""
    counts = [cell for cell in cells if isinstance(cell, Count)]
    return {_who(cell.label): cell.count for cell in counts}


def _who(text: Text) -> int | str:
    seat = text.facts.get("seat")
    return seat if not text.key and isinstance(seat, int) else text.key


def told(cells: Iterable[Cell]) -> list[str | int]:
    """Cells in short: things and places by id, seats by number, texts by key."""
    return [_short(cell) for cell in cells]


def _short(cell: Cell) -> str | int:
    if isinstance(cell, (Thing, Place)):
        return cell.id if not isinstance(cell, Thing) or cell.count == 1 else f"{cell.count} {cell.id}"
    if isinstance(cell, Person):
        return cell.seat
    if isinstance(cell, Say):
        return cell.text.key
    return f"{cell.count} {cell.label.key}" if isinstance(cell, Count) else type(cell).__name__


def trade_of(cells: Iterable[Cell]) -> tuple[list[str | int], list[str | int]]:
    found = next(cell for cell in cells if isinstance(cell, Trade))
    return told(found.gives), told(found.gets)


def sums(cells: Iterable[Cell]) -> list[int | str | Text]:
    """Amounts of money."""
    return [cell.text.facts["sum"] for cell in cells if isinstance(cell, Say) and cell.text.key == "label-money"]


def _within(cells: Iterable[Cell]) -> Iterator[Cell]:
    for cell in cells:
        yield cell
        if isinstance(cell, Items):
            yield from _within(cell.items)


def choices_not_drawn(game: Game, state: State) -> set[str]:
    """What a choice is about, but no thing or place of the sheet of whoever chooses."""
    view = state.view(state.to_move)
    found = set(ids_of(sheet_of(game).draw(view)))
    return {one for action in state.legal() for one in pointed(game, game.facts(view, action))} - found


def not_drawn(game: Game, setup: Setup, moments: int) -> set[str]:
    """The same over the beginning of a game, and what its journal is about, if it was and is no part of the table."""
    journal, before, missing, read = Journal(), set[str](), set[str](), 0
    for state in islice(random_game(game, setup, Numbers(5), journal), moments):
        after = set(ids_of(drawn_open(game.name, state)))
        told_of = [one for event in journal.events[read:] for one in pointed(game, event.facts)]
        missing |= set(told_of) - before - after
        before, read = after, len(journal.events)
        if state.to_move >= 0:
            missing |= choices_not_drawn(game, state)
    return missing
