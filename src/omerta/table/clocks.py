"""Time, as the log tells it.

Time that was used stays used, whatever is taken back; what a decision earned is kept while the decision stands. Each
place in the game has its time once: whoever goes back finds there what is left of it.
"""

from typing import Final

from omerta.table.entries import Entry
from omerta.table.store import ClockChoice

NOBODY: Final = -1


class SeatClocks:
    """How much time each seat has used, and since when the seat to move is being waited for. All in milliseconds."""

    def __init__(self, choice: ClockChoice, seats: int) -> None:
        self._choice = choice
        self._used = [0] * seats  # of the whole game
        self._earned = [0] * seats  # by the decisions that stand
        self._makers: list[int] = []  # of the decisions that stand
        self._spent: dict[tuple[int, int], int] = {}  # by how many decisions stood, and seat: on that decision
        self._since: int | None = None  # None: time stands still
        self._is_paused = False
        self._mover = NOBODY

    def note(self, entry: Entry, mover: int) -> None:
        """An entry has been written; now that seat is to move (NOBODY: chance, or the game is over)."""
        if self._choice.kind == "none":
            return
        self._stop(entry)
        if entry.kind in ("seat", "chance"):
            self._earn(entry.seat, self._choice.increment * 1000)
            self._makers.append(entry.seat)
        elif entry.kind == "undo":
            self._go_back(entry)
        else:
            self._is_paused = entry.kind == "pause"
        self._mover = mover
        self._since = None if self._is_paused or mover == NOBODY else entry.at

    def _stop(self, entry: Entry) -> None:
        if self._since is None:
            return
        passed = max(0, entry.at - self._since)
        if entry.kind == "resume":
            passed -= entry.value  # in which no server was there
        place = (len(self._makers), self._mover)
        self._used[self._mover] += passed
        self._spent[place] = self._spent.get(place, 0) + passed

    def _earn(self, seat: int, time: int) -> None:
        if seat != NOBODY:
            self._earned[seat] += time

    def _go_back(self, entry: Entry) -> None:
        """Who goes back has spent what it has, further on too; others, who are asked anew, get their time anew."""
        for seat in self._makers[entry.value :]:
            self._earn(seat, -self._choice.increment * 1000)
        del self._makers[entry.value :]
        self._spent = {
            (place, seat): time
            for (place, seat), time in self._spent.items()
            if place <= entry.value or seat == entry.seat
        }

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
            return self._since + self._choice.seconds * 1000 - self._spent.get((len(self._makers), self._mover), 0)
        return self._since + (self.left(self._mover) or 0)

    def has_time_at(self, remaining: int, now: int) -> bool:
        """Whether who decided there would have time to decide again if so many decisions remained."""
        if self._choice.kind == "none":
            return True
        seat = self._makers[remaining]
        if self._choice.kind == "move":
            return self._spent.get((remaining, seat), 0) < self._choice.seconds * 1000
        running = now - self._since if self._since is not None and self._mover == seat else 0
        earned = self._makers[remaining:].count(seat) * self._choice.increment * 1000
        return (self.left(seat) or 0) - earned - running > 0
