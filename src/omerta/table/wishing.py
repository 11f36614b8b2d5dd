"""What is written in wishes: decisions made beforehand, and questions whether something may be taken back.

Both are about one moment of the game, and say which: what was meant for another is as good as none.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from omerta.table.entries import Entry
from omerta.table.store import Wish, WishKey

PREMOVE: Final = "premove"
UNDO: Final = "undo"
DECLINED: Final = "declined"  # kept for whoever asked to go back
ENDING: Final = frozenset({PREMOVE, UNDO, DECLINED})
SEEN: Final = "seen"  # how many lines of the journal were read

_WRITTEN: Final = {PREMOVE: re.compile(r"\d{1,9}(@\d{1,9})?"), SEEN: re.compile(r"\d{1,9}")}
_DECLINED: Final = re.compile(r"(\d+) by (\d+)")
_ASKED: Final = re.compile(r"asked (\d+) (\d+)")


class UndoQuestion(NamedTuple):
    """A seat's wish to go back further than it may by itself."""

    seat: int
    mark: int  # by which those who answer say which question they mean
    agreed: list[int]  # seats


def is_readable(wish: Wish) -> bool:
    """Whether it is written as we write it."""
    form = _WRITTEN.get(wish.name)
    return not wish.value or form is None or (wish.value.isascii() and form.fullmatch(wish.value) is not None)


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


def declined(decided: int, seat: int) -> str:
    """A seat did not agree while the game stood after so many entries."""
    return f"{decided} by {seat}"


def declined_by(value: str, decided: int) -> int | None:
    """Who did not agree, if the game still stands as it did."""
    found = _DECLINED.fullmatch(value) if value else None
    return int(found[2]) if found is not None and found[1] == str(decided) else None


def question(wishes: Mapping[WishKey, str], decided: int, seats: int) -> UndoQuestion | None:
    """The question that is about the game as it stands now; of two that were asked at once the first seat's."""
    for seat in range(seats):
        wish = wishes.get((seat, UNDO))
        found = _ASKED.fullmatch(wish) if wish else None
        if found is not None and found[1] == str(decided):
            mark = int(found[2])
            yes = [other for other in range(seats) if wishes.get((other, UNDO)) == agreed(mark)]
            return UndoQuestion(seat, mark, yes)
    return None


def questions(wishes: Mapping[WishKey, str]) -> list[WishKey]:
    """All questions and answers, the questions first."""
    return sorted((key for key in wishes if key[1] == UNDO), key=lambda key: not wishes[key].startswith("asked"))


def ended(wishes: Mapping[WishKey, str], entries: Sequence[Entry]) -> list[WishKey]:
    """What ends with these entries: questions and refusals with any decision, pre-moves of who decided, used or not.

    Where something is taken back all pre-moves end: they were meant for another game.
    """
    if ENDING.isdisjoint([name for _, name in wishes]):
        return []
    kinds = {entry.kind for entry in entries}
    if not kinds & {"seat", "chance", "undo", "resign"}:
        return []
    deciders = {entry.seat for entry in entries if entry.kind == "seat"}
    gone = [key for key in wishes if key[1] == PREMOVE and ("undo" in kinds or key[0] in deciders)]
    told = [key for key in wishes if key[1] == DECLINED]
    return [*questions(wishes), *gone, *told]
