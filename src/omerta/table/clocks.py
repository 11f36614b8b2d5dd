"""Time, as the log tells it."""

from typing import Final

from omerta.table.entries import Entry
from omerta.table.store import ClockChoice

NOBODY: Final = -1


class SeatClocks:
    """How much time each seat has used, and since when the seat to move is being waited for. All in milliseconds."""

    def __init__(self, choice: ClockChoice, seats: int) -> None:
        self._choice = choice
        self._used = [0] * seats  # of the whole game
        self._earned = [0] * seats  # by moving
        self._spent = 0  # on this move, before a pause
        self._since: int | None = None  # None: time stands still
        self._mover = NOBODY

    def note(self, entry: Entry, mover: int) -> None:
        """An entry has been written; now that seat is to move (NOBODY: chance, or the game is over)."""
        self._stop(entry.at)
        if entry.kind == "seat":
            self._earned[entry.seat] += self._choice.increment * 1000
        if entry.kind in ("seat", "undo") or mover != self._mover:
            self._spent = 0
        self._mover = mover
        self._since = None if entry.kind == "pause" or mover == NOBODY else entry.at

    def _stop(self, at: int) -> None:
        if self._since is not None and self._mover != NOBODY:
            passed = max(0, at - self._since)
            self._used[self._mover] += passed
            self._spent += passed

    def left(self, seat: int) -> int | None:
        """What a seat had of its own time when its rivals last moved, where the clock counts that."""
        if self._choice.kind != "player":
            return None
        return self._choice.seconds * 1000 + self._earned[seat] - self._used[seat]

    @property
    def deadline(self) -> int | None:
        """When the seat to move runs out of time; None without a clock or while time stands still."""
        if self._choice.kind == "none" or self._since is None:
            return None
        if self._choice.kind == "move":
            return self._since + self._choice.seconds * 1000 - self._spent
        return self._since + (self.left(self._mover) or 0)
