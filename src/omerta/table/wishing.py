"""What is written in wishes: decisions made beforehand, and questions whether something may be taken back.

Both are about one moment of the game, and say which: what was meant for another is as good as none.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from omerta.table.entries import Entry
from omerta.table.store import WishKey

PREMOVE: Final = "premove"
UNDO: Final = "undo"


class UndoQuestion(NamedTuple):
    """A seat's wish to go back further than it may by itself."""

    seat: int
    mark: int  # by which those who answer say which question they mean
    agreed: list[int]  # seats


def premove(action: int, moment: int) -> str:
    """A decision for a moment of the seat's that is still to come."""
    return f"{action}@{moment}"


def premoved(value: str, moment: int) -> int | None:
    """The decision, if it was made for this moment; those of older tables name none."""
    action, _, meant = value.partition("@")
    return int(action) if action and meant in ("", str(moment)) else None


def asked(decided: int, mark: int) -> str:
    """A question about the game as it stands after so many entries."""
    return f"asked {decided} {mark}"


def agreed(mark: int) -> str:
    return f"agreed {mark}"


def question(wishes: Mapping[WishKey, str], decided: int, seats: int) -> UndoQuestion | None:
    """The question that is about the game as it stands now; of two that were asked at once the first seat's."""
    for seat in range(seats):
        kind, *marks = wishes.get((seat, UNDO), "").split() or [""]
        if kind == "asked" and marks[:1] == [str(decided)]:
            yes = [other for other in range(seats) if wishes.get((other, UNDO)) == f"agreed {marks[1]}"]
            return UndoQuestion(seat, int(marks[1]), yes)
    return None


def questions(wishes: Mapping[WishKey, str]) -> list[WishKey]:
    """All questions and answers, the questions first."""
    return sorted((key for key in wishes if key[1] == UNDO), key=lambda key: not wishes[key].startswith("asked"))


def ended(wishes: Mapping[WishKey, str], entries: Sequence[Entry]) -> list[WishKey]:
    """What ends with these entries: all questions with any decision, pre-moves of who decided, used or not.

    Where something is taken back all pre-moves end: they were meant for another game.
    """
    kinds = {entry.kind for entry in entries}
    if not wishes or not kinds & {"seat", "chance", "undo"}:
        return []
    deciders = {entry.seat for entry in entries if entry.kind == "seat"}
    gone = [key for key in wishes if key[1] == PREMOVE and ("undo" in kinds or key[0] in deciders)]
    return [*questions(wishes), *gone]
