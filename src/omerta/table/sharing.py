"""For whom bots think at a table, and how urgently: what the queues need to know to be fair."""

from collections import OrderedDict
from typing import Final

from omerta.table.queueing import Claim, Urgency
from omerta.table.room import Room
from omerta.table.watching import Watchers

REMEMBERED: Final = 20_000  # guests of whom is known where they are


class Sharing:
    """Who is where. Addresses are known here only, of those heard of last; they are never kept and never told."""

    def __init__(self, watchers: Watchers) -> None:
        self._watchers = watchers
        self._addresses: OrderedDict[str, str] = OrderedDict()  # by guest

    def note(self, guest: str, address: str) -> None:
        """A guest has been heard of."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def claim(self, urgency: Urgency, guest: str) -> Claim:
        """For a guest; those of whom is not known where they are share what one address has."""
        return Claim(urgency, guest, self._addresses.get(guest, ""))

    def claim_at(self, room: Room) -> Claim:
        """For a table: whoever set it up uses what its bots use."""
        return self.claim(self._urgency(room), room.table.host)

    def _urgency(self, room: Room) -> Urgency:
        people = room.people()
        if any(self._watchers.is_there(room.id, row.guest) for row in people):
            return Urgency.LIVE
        return Urgency.AWAY if people else Urgency.WATCHED

    def is_deserted(self, room: Room) -> bool:
        """Whether nobody sits there and nobody looks: then bots need not play."""
        return not room.people() and not self._watchers.is_seen(room.id)
