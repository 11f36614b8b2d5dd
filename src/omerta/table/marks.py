"""What happened at a table beside its game, and between which lines of the journal: time ran out, somebody gave up.

Where a mark stands is told to each viewer by the lines that this viewer has read, so it tells nothing more.
"""

from collections.abc import Mapping
from typing import NamedTuple

from omerta.table.shown import Mark, MarkKind


class _Kept(NamedTuple):
    kind: MarkKind
    seat: int
    ply: int  # decisions before it; of a time that ran out the next one was made for the seat
    read: dict[int, int]  # by viewer: lines before it


class Marks:
    """All of a table's, in order."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []

    def add(self, kind: MarkKind, seat: int, ply: int, read: Mapping[int, int]) -> None:
        self._kept.append(_Kept(kind, seat, ply, dict(read)))

    def go_back(self, remaining: int, read: Mapping[int, int]) -> None:
        """So many decisions remain: what was decided for a seat after that was not; who has resigned has."""
        stay = [mark for mark in self._kept if mark.kind == "resigned" or mark.ply < remaining]
        self._kept = [_Kept(mark.kind, mark.seat, mark.ply, _at_most(mark.read, read)) for mark in stay]

    def seen_by(self, viewer: int) -> list[Mark]:
        """As they stand in a viewer's journal."""
        return [Mark(mark.kind, mark.seat, mark.read.get(viewer, 0)) for mark in self._kept]


def _at_most(read: Mapping[int, int], most: Mapping[int, int]) -> dict[int, int]:
    return {viewer: min(count, most.get(viewer, 0)) for viewer, count in read.items()}
