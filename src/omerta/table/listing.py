"""Lists of tables. What is over is listed without being played again: how it ended is kept when first asked for."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from omerta.core.problems import Problem as CoreProblem
from omerta.table import showing
from omerta.table.problems import NotDone
from omerta.table.shown import Outcome, TableSummary
from omerta.table.store import GuestRow, SeatRow, TableRow

if TYPE_CHECKING:
    from omerta.table.host import Host

MOST_LISTED: Final = 100


class Listing:
    """What a Host does about lists."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    async def lobby(self) -> list[TableSummary]:
        """Tables that cannot be played now are nobody's to join."""
        found = await self._host.store.listed(MOST_LISTED)
        summaries = [await self._opened(row, seats, "") for row, seats in found]
        return [summary for summary in summaries if summary.problem is None]

    async def mine(self, guest: GuestRow) -> list[TableSummary]:
        """A guest's tables, the newest change first."""
        store = self._host.store
        rows = await store.of_guest(guest.id, MOST_LISTED)
        kept = await store.outcomes(guest.id, MOST_LISTED)
        return [await self._summary(row, seats, guest.id, kept.get(row.id, "")) for row, seats in rows]

    async def _summary(self, row: TableRow, seats: list[SeatRow], guest: str, kept: str) -> TableSummary:
        outcome = _read(kept, row.seats) if row.phase == "finished" else None
        if outcome is not None and len(seats) == row.seats:
            return await self._closed(row, seats, guest, outcome)
        summary = await self._opened(row, seats, guest)
        if summary.outcome is not None:
            await self._host.store.keep_outcome(row.id, msgspec.json.encode(summary.outcome).decode())
        return summary

    async def _closed(self, row: TableRow, seats: list[SeatRow], guest: str, outcome: Outcome) -> TableSummary:
        """Whatever is wrong with such a table is found out by whoever opens it."""
        with suppress(NotDone, CoreProblem):
            self._host.aside.refuse(row.id)
            played = await self._host.boxes.of_table(row.game, row.options, row.digest)
            return showing.closed(row, seats, played, guest, outcome)
        return await self._opened(row, seats, guest)

    async def _opened(self, row: TableRow, seats: list[SeatRow], guest: str) -> TableSummary:
        """One table that cannot be opened must not hide the others."""
        try:
            return showing.summary(await self._host.room(row.id), guest, self._host.presence.at(row.id))
        except NotDone as refusal:
            return showing.away(row, seats, guest, refusal.problem)


def _read(kept: str, seats: int) -> Outcome | None:
    """What was kept, if it is about so many seats."""
    with suppress(msgspec.MsgspecError):
        outcome = msgspec.json.decode(kept, type=Outcome)
        return outcome if len(outcome.places) == len(outcome.scores) == seats else None
    return None
