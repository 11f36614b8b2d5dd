"""Clocks, as a log tells of them: nobody loses time while there is no server to play with."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from omerta.table.entries import Entry
from omerta.table.store import ClockChoice
from trials.killing import Absence

SLACK = 500  # milliseconds that each absence, and the game as a whole, may be off


def overlap(since: int, until: int, absences: Sequence[Absence]) -> int:
    """Milliseconds of a time in which the server was wholly away."""
    return sum(max(0, min(until, one.until) - max(since, one.since)) for one in absences if one.whole)


class Waits:
    """How long each seat was waited for while there was a server, by the log alone."""

    def __init__(self, seats: int, entries: Sequence[Entry], absences: Sequence[Absence]) -> None:
        self.used = [0] * seats  # at most: where it is not plain who was waited for, everybody was
        self.outs: list[tuple[Entry, int]] = []  # decisions by time, and the milliseconds waited for them
        self._absences = absences
        self._waited = 0
        self._is_new = True  # not: a seat is back at a decision where it may have spent time before
        for before, entry in pairwise(entries):
            if before.kind != "pause":
                self._waited += entry.at - before.at - overlap(before.at, entry.at, absences)
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        if entry.kind == "seat":
            if entry.by == "timeout" and self._is_new:
                self.outs.append((entry, self._waited))
            self.used[entry.seat] += self._waited
        elif entry.kind == "undo":
            self.used = [used + self._waited for used in self.used]
        if entry.kind in ("seat", "undo"):
            self._waited, self._is_new = 0, entry.kind == "seat"


def early(clock: ClockChoice, seats: int, entries: Sequence[Entry], absences: Sequence[Absence]) -> Iterator[str]:
    """Decisions that time took from a seat before it had had its time."""
    if clock.kind == "move":
        for entry, waited in Waits(seats, entries, absences).outs:
            if waited < clock.seconds * 1000 - SLACK:
                yield f"{entry} after {waited} ms of {clock.seconds} s"


def short(
    clock: ClockChoice, left: Sequence[int | None], entries: Sequence[Entry], absences: Sequence[Absence]
) -> Iterator[str]:
    """Seats that have less of their own time at the end than they must have."""
    if clock.kind != "player" or not entries:
        return
    waits, standing = Waits(len(left), entries, absences), _standing(entries)
    met = sum(1 for one in absences if one.whole and one.until > entries[0].at and one.since < entries[-1].at)
    for seat, rest in enumerate(left):
        due = (clock.seconds + clock.increment * standing.count(seat)) * 1000 - waits.used[seat] - SLACK * (met + 1)
        if rest is not None and rest < due:
            yield f"seat {seat} has {rest} ms left, {due} at least were due, the server was away {met} times"


def _standing(entries: Sequence[Entry]) -> list[int]:
    """Whose the decisions are that were not taken back."""
    makers: list[int] = []
    for entry in entries:
        if entry.kind in ("seat", "chance"):
            makers.append(entry.seat)
        elif entry.kind == "undo":
            del makers[entry.value :]
    return makers
