"""A seat gives up: it has lost, whatever follows.

The game ends with it where one seat is left that may still win, or none of a person's; otherwise a bot plays on for the
seat, which cannot win any more.
"""

from typing import TYPE_CHECKING

from omerta.table.playing import MOST_ATTEMPTS
from omerta.table.problems import forbid, stale
from omerta.table.room import Room
from omerta.table.seating import Seating, checked_level
from omerta.table.store import Conflict, GuestRow

if TYPE_CHECKING:
    from omerta.table.host import Host


class Resigning:
    """What a Host does about those who give up."""

    def __init__(self, host: "Host", seating: Seating) -> None:
        self._host = host
        self._seating = seating

    async def resign(self, guest: GuestRow, room: Room, seat: int, level: str) -> None:
        """Returns when it has been committed. Again does no harm."""
        level = checked_level(level)
        async with self._host.lock(room.id):
            for _ in range(MOST_ATTEMPTS):
                if self._host.store.is_shared:
                    await self._host.reload(room.id)
                if self._is_done(guest, room, seat):
                    return
                try:
                    await self._resign(room, seat, level)
                except Conflict:  # a bot or another server was first
                    await self._host.reload(room.id)
                    continue
                self._host.changed(room)
                return
        stale()

    @staticmethod
    def _is_done(guest: GuestRow, room: Room, seat: int) -> bool:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")
        if seat in room.resigned:
            return True
        if room.table.phase not in ("playing", "paused"):
            forbid(f"table-{room.table.phase}")
        return False

    async def _resign(self, room: Room, seat: int, level: str) -> None:
        """First a bot sits there, then it is said: whoever has resigned is never waited for."""
        ends = ends_with(room, seat)
        if not ends:
            await self._seating.send_away(room, seat, level)
        await self._host.settle_time(room)
        entry = room.sheet("resign", seat, int(ends), self._host.now())
        await self._host.write(room, [entry], "finished" if ends else None)
        room.absorb([entry])
        if not ends and not room.people() and room.table.phase == "playing":
            await self._seating.stop(room)


def ends_with(room: Room, seat: int) -> bool:
    """Whether the game is over if this seat resigns too."""
    left = [row for row in room.seats if row.seat not in (seat, *room.resigned)]
    return len(left) <= 1 or not any(row.kind == "human" for row in left)
