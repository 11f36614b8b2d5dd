"""What every request needs: the host, the limits, the figures."""

import time
from collections.abc import Callable, Coroutine
from typing import Any

from omerta.table.host import Host
from omerta.table.store import GuestRow
from omerta.web.answers import too_many
from omerta.web.health import Checkup
from omerta.web.limiting import HOME, Buckets, Places
from omerta.web.metrics import Metrics
from omerta.web.names import Names
from omerta.web.settings import Settings
from omerta.web.squeezing import Kept

HOUR = 3600
MINUTE = 60


class Desk:
    """Where all requests of one server arrive."""

    def __init__(
        self, host: Host, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        limits = settings.limits
        self.host = host
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.checkup = Checkup(host, clock)
        self.names = Names(settings.names, settings.origins)
        self.kept = Kept()
        self._done, self._refused = (metrics.moves.labels(outcome) for outcome in ("done", "refused"))
        self.places = Places(limits.sockets, limits.sockets_of_one)
        self._replays = Places(limits.replays, limits.replays_of_one)
        self._tables = Buckets(limits.tables, HOUR, limits.remembered, clock)
        self._guests = Buckets(limits.guests, HOUR, limits.remembered, clock)
        self._joins = Buckets(limits.joins, HOUR, limits.remembered, clock)
        self._hints = Buckets(limits.hints, MINUTE, limits.remembered, clock)
        self._doubts = Buckets(limits.doubts, MINUTE, limits.remembered, clock)
        self._foresights = Buckets(limits.foresights, MINUTE, limits.remembered, clock)
        self._records = Buckets(limits.records, MINUTE, limits.remembered, clock)
        self._changes = Buckets(limits.changes, MINUTE, limits.remembered, clock)
        self._chat = Buckets(limits.chat, MINUTE, limits.remembered, clock)

    def count_table(self, address: str) -> None:
        self._count("tables", self._tables, address)

    def count_guest(self, address: str) -> None:
        self._count("guests", self._guests, address)

    def count_join(self, address: str) -> None:
        self._count("joins", self._joins, address)

    @staticmethod
    def _count(what: str, buckets: Buckets, address: str) -> None:
        """One more of an hour's; nobody is kept from playing at home."""
        if address != HOME and not buckets.take(address):
            raise too_many(what, buckets.wait(address))

    def count_change(self, guest: GuestRow) -> None:
        """Anything small that is written: a name, a wish, a coming or going."""
        if not self._changes.take(guest.id):
            raise too_many("changes")

    def count_chat(self, guest: GuestRow) -> None:
        if not self._chat.take(guest.id):
            raise too_many("chat")

    def count_hint(self, guest: GuestRow) -> None:
        if not self._hints.take(guest.id):
            raise too_many("hints")

    def count_doubt(self, guest: GuestRow) -> None:
        if not self._doubts.take(guest.id):
            raise too_many("doubts")

    def count_foresight(self, guest: GuestRow) -> None:
        if not self._foresights.take(guest.id):
            raise too_many("foresights")

    def count_record(self, address: str) -> None:
        if not self._records.take(address):
            raise too_many("records")

    def take_replay(self, address: str, making: Coroutine[Any, Any, object]) -> Callable[[], None]:
        """A place for a replay that is made and sent; what is returned gives it back."""
        if not self._replays.take(address):
            making.close()
            raise too_many("replays")
        return lambda: self._replays.give_back(address)

    async def move(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> None:
        """A move, measured from its arrival to its commit."""
        begun = self.clock()
        try:
            await self.host.move(guest, table, seat, moment, action)
        except Exception:
            self._refused.inc()
            raise
        self._done.inc()
        self.metrics.move_seconds.observe(self.clock() - begun)
