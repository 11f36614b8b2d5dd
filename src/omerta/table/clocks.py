"""Time, as the log tells it.

Time that was used stays used, whatever is taken back; what a decision earned is kept while the decision stands. Where
each move has its time, whoever goes back has spent there also what was spent on what is taken back.
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
        self._spents: list[int] = []  # and what was spent on each
        self._spent = 0  # on the decision that is waited for
        self.is_excused = False  # whether time has been given back since the last decision
        self._since: int | None = None  # None: time stands still
        self._is_paused = False
        self._mover = NOBODY

    def note(self, entry: Entry, mover: int) -> None:
        """An entry has been written; now that seat is to move (NOBODY: chance, or the game is over)."""
        if self._choice.kind == "none":
            return
        self._stop(entry)
        if entry.kind in ("seat", "chance"):
            self._decide(entry.seat)
        elif entry.kind == "undo":
            self._go_back(entry.value)
        elif entry.kind != "resign":
            self._is_paused = entry.kind == "pause"
        self._mover = mover
        self._since = None if self._is_paused or mover == NOBODY else entry.at

    def _stop(self, entry: Entry) -> None:
        if self._since is None:
            return
        passed = max(0, entry.at - self._since)
        if entry.kind == "resume":
            passed -= entry.value  # in which no server was there
            self.is_excused = entry.value > 0
        self._used[self._mover] += passed
        self._spent += passed

    def _decide(self, seat: int) -> None:
        self._earn(seat, self._choice.increment * 1000)
        self._makers.append(seat)
        self._spents.append(self._spent)
        self._spent = 0
        self.is_excused = False

    def _earn(self, seat: int, time: int) -> None:
        if seat != NOBODY:
            self._earned[seat] += time

    def _go_back(self, remaining: int) -> None:
        """Others, who are asked anew, get their time anew."""
        self._spent = self._spent_since(remaining)
        for seat in self._makers[remaining:]:
            self._earn(seat, -self._choice.increment * 1000)
        del self._makers[remaining:]
        del self._spents[remaining:]
        self.is_excused = False

    def _spent_since(self, place: int) -> int:
        """What the seat that decided there has spent on that and all that followed."""
        seat = self._makers[place]
        spent = sum(
            time for maker, time in zip(self._makers[place:], self._spents[place:], strict=True) if maker == seat
        )
        return spent + (self._spent if self._mover == seat else 0)

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

    def has_time_at(self, remaining: int, now: int) -> bool:
        """Whether who decided there would have time to decide again if so many decisions remained."""
        if self._choice.kind == "none":
            return True
        seat = self._makers[remaining]
        running = now - self._since if self._since is not None and self._mover == seat else 0
        if self._choice.kind == "move":
            return self._spent_since(remaining) + running < self._choice.seconds * 1000
        earned = self._makers[remaining:].count(seat) * self._choice.increment * 1000
        return (self.left(seat) or 0) - earned - running > 0
