"""Decisions on their way to the log."""

from omerta.core.game import CHANCE, State
from omerta.core.journal import Journal
from omerta.core.problems import Damaged, Problem
from omerta.table.clocks import NOBODY
from omerta.table.entries import By, Entry
from omerta.table.fairness import FairChance
from omerta.table.store import Conflict


class Draft:
    """Decisions that are about to be written: nothing has happened until the room adopts them."""

    def __init__(self, first: int, at: int, state: State, made: int, by: int = NOBODY) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.movers: list[int] = []  # who is to move after each entry
        self._first = first
        self._at = at
        self._made = made  # decisions that stand
        self.journal = state.journal = Journal(by)

    def decide(self, seat: int, action: int, by: By) -> None:
        """A seat's decision; Refused if the rules forbid it, Conflict if somebody else is to decide by now."""
        if int(self.state.to_move) != seat:
            raise Conflict
        self.journal.by = seat
        self.state.apply(action)
        self.add(Entry(self._first + len(self.entries), "seat", seat, action, self._at, by))

    def decisions_of(self, seat: int) -> int:
        return sum(entry.seat == seat for entry in self.entries if entry.kind == "seat")

    def settle(self, stream: FairChance) -> None:
        """Let chance decide until a seat is asked; its decisions are checked like a seat's, before they are written."""
        while self.state.to_move == CHANCE:
            action = self.state.legal()[stream.pick(self._made, self.state.weights())]
            try:
                self.state.apply(action)
            except Problem as problem:
                raise Damaged("chance-refused") from problem
            self.add(Entry(self._first + len(self.entries), "chance", NOBODY, action, self._at))

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._made += entry.kind in ("seat", "chance")
        self.movers.append(max(NOBODY, int(self.state.to_move)))
