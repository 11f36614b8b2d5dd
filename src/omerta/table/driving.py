"""Bots move and clocks run out, without anybody asking."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import structlog

from omerta.table.clocks import NOBODY
from omerta.table.entries import By
from omerta.table.notices import NoNotices, Notices, Outbox, TurnNotice
from omerta.table.offering import Offers
from omerta.table.problems import NotDone
from omerta.table.room import Room
from omerta.table.store import Conflict

if TYPE_CHECKING:
    from omerta.table.host import Host

Work: TypeAlias = Callable[[], Awaitable[None]]

GRACE: Final = 8.0  # seconds that a server waits before it does what another one, which wrote last, should have done
SUBSTITUTE: Final = "capo"  # plays for a seat that lost it by time
STAND_IN: Final = "soldier"  # makes one move for it
SWEEP: Final = 10.0  # seconds between two looks for rooms to let go of
SLOW: Final = 3600  # seconds a move, from which on people are told that it is their turn

_log = structlog.get_logger("omerta.table")


class Waits(NamedTuple):
    """What a table waits for, and after which entry: the same as long as it makes no difference what else is done."""

    what: Literal["bot", "time", "rest"]
    number: int
    seat: int = NOBODY
    level: str = ""
    deadline: int = 0


class Awaited(NamedTuple):
    """What is waited for, and by whom."""

    waits: Waits
    task: asyncio.Task[None]


class Driver:
    """What a Host does by itself."""

    def __init__(self, host: "Host", notices: Notices) -> None:
        self._host = host
        self._outbox = Outbox(notices)
        self._tells_turns = not isinstance(notices, NoNotices)
        self._offers = Offers(lambda room: host.watchers.tell_one(room.id, room.seats[room.offered_to].guest))
        self._awaited: dict[str, Awaited] = {}  # by table: what is waited for there
        self._resting: set[str] = set()  # tables of bots at which nobody looks
        self._sweeper: asyncio.Task[None] | None = None
        self._told: dict[str, int] = {}  # by table: the entry at which somebody was last told of their turn

    async def start(self) -> None:
        self._outbox.start()
        self._offers.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        awaited = [awaited.task for awaited in self._awaited.values()]
        tasks = [*awaited, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._offers.close()
        await self._outbox.close()

    def consider(self, room: Room) -> None:
        """Find out whether the last decision may be taken back."""
        self._offers.consider(room)

    def wake(self, room: Room, *, ours: bool = True) -> None:
        """Something may have changed: see what this table waits for now. What it has waited for already goes on."""
        self.consider(room)
        waits = self._waits_for(room)
        if waits is not None and self._is_awaited(room, waits):
            return
        self.stop(room.id)
        if waits is not None:
            self._begin(room, waits, 0.0 if ours else GRACE)

    def rouse(self, room: Room) -> None:
        """Somebody looks: bots go on where they rest, here or at another server."""
        if self._is_bots_turn(room) and not self.awaits(room.id):
            self.wake(room, ours=room.id in self._resting)

    def awaits(self, table: str) -> bool:
        """Whether a bot thinks or a clock runs there."""
        awaited = self._awaited.get(table)
        return awaited is not None and not awaited.task.done()

    def forget(self, table: str) -> None:
        self._awaited.pop(table, None)

    def _waits_for(self, room: Room) -> Waits | None:
        """What is to happen by itself at a table."""
        self._resting.discard(room.id)
        if room.table.phase != "playing" or room.mover == NOBODY:
            self._told.pop(room.id, None)
            return None
        if self._is_bots_turn(room):
            return self._bots_turn(room)
        self._tell_turn(room)
        deadline = room.clocks.deadline
        return None if deadline is None else Waits("time", room.next_number, room.mover, deadline=deadline)

    def _bots_turn(self, room: Room) -> Waits | None:
        """Bots play for somebody; where time is counted for people who have left, it stands still meanwhile."""
        if self._is_due(room) or not self._host.sharing.is_deserted(room):
            return Waits("bot", room.next_number, room.mover, room.bot_level(room.mover))
        self._resting.add(room.id)
        return Waits("rest", room.next_number) if any(row.kind == "human" for row in room.seats) else None

    def _is_due(self, room: Room) -> bool:
        """Whether a bot decides what somebody had too little time for: who comes back begins with the next decision."""
        deadline, is_persons = room.clocks.deadline, room.seats[room.mover].kind == "human"
        return room.table.clock.kind == "move" and is_persons and deadline is not None and deadline <= self._host.now()

    @staticmethod
    def _is_bots_turn(room: Room) -> bool:
        return room.table.phase == "playing" and room.mover != NOBODY and bool(room.bot_level(room.mover))

    def _is_awaited(self, room: Room, waits: Waits) -> bool:
        """Whether that is under way. A thought is not begun anew, nor a time put off, however often people ask."""
        awaited = self._awaited.get(room.id)
        if awaited is None or awaited.task.done() or awaited.task is asyncio.current_task():
            return False
        return awaited.waits == waits

    def stop(self, table: str) -> None:
        """Nothing is waited for there any more."""
        awaited = self._awaited.pop(table, None)
        if awaited is not None and awaited.task is not asyncio.current_task():
            awaited.task.cancel()

    def _begin(self, room: Room, waits: Waits, delay: float) -> None:
        if waits.what == "bot":
            work = partial(self._play_bot, room, waits.level, "bot", delay)
        elif waits.what == "time":
            work = partial(self._time_out, room, waits.deadline, delay)
        else:
            work = partial(self._rest, room)
        self._awaited[room.id] = Awaited(waits, asyncio.create_task(self._guarded(room, work)))

    async def _rest(self, room: Room) -> None:
        async with self._host.lock(room.id):
            if room.table.phase == "playing" and self._host.sharing.is_deserted(room):
                with suppress(NotDone):
                    await self._host.stop(room)

    async def _guarded(self, room: Room, work: Work) -> None:
        """Whatever goes wrong at one table stays there, and is tried again until it has gone wrong too often."""
        try:
            await work()
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001
            _log.exception("table-trouble", table=room.id[:8])  # the whole would be an invitation
            if self._host.keeps_failing(room, error):
                return
            await asyncio.sleep(GRACE)
            self.wake(room)

    async def _play_bot(self, room: Room, level: str, by: By, delay: float) -> None:
        """Ask a bot, and play its answer unless the game has gone on meanwhile."""
        await asyncio.sleep(delay)
        number, seat, asked_at = room.next_number, room.mover, self._host.pace.clock()
        by = "timeout" if self._lost_by_time(room, seat) else by
        question = room.question(seat, level, self._host.sharing.claim_at(room))
        answer = await self._host.thinkers.ask(question)
        await self._host.pace.keep(level, asked_at, room.pace)
        async with self._host.lock(room.id):
            if room.next_number != number or room.table.phase != "playing":
                return
            with suppress(Conflict):
                failed = by == "bot" and answer.level != level
                await self._host.decide(room, seat, answer.action, "fallback" if failed else by)
                return
        await self._host.catch_up(room.id)

    def _lost_by_time(self, room: Room, seat: int) -> bool:
        """Whether this is the first decision that a bot makes on a seat whose player ran out of time."""
        deadline, is_persons = room.clocks.deadline, room.seats[seat].kind == "human"
        is_late = is_persons and deadline is not None and deadline <= self._host.now()
        return is_late and seat not in room.resigned and room.last_by.get(seat) not in ("bot", "fallback", "timeout")

    async def _time_out(self, room: Room, deadline: int, delay: float) -> None:
        while (rest := deadline - self._host.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(rest / 1000, 3600.0))
        async with self._host.lock(room.id):
            with suppress(Conflict):
                await self._host.settle_time(room)
        if room.clocks.deadline != deadline:  # nobody was there: the table has been woken anew
            return
        if room.table.clock.on_timeout == "bot-moves":
            await self._play_bot(room, STAND_IN, "timeout", delay)
            return
        await asyncio.sleep(delay)
        async with self._host.lock(room.id):
            if room.clocks.deadline == deadline:
                with suppress(NotDone):
                    await self._host.give_to_bot(room, room.mover, SUBSTITUTE)

    def _tell_turn(self, room: Room) -> None:
        """A notice for whoever may be away from a slow table."""
        clock = room.table.clock
        is_slow = clock.kind == "none" or clock.seconds >= SLOW
        if not self._tells_turns or not is_slow or self._told.get(room.id) == room.next_number:
            return
        self._told[room.id] = room.next_number
        row = room.seats[room.mover]
        link = f"/t/{room.id}"
        notice = TurnNotice(room.id, row.seat, row.name, row.guest, room.table.game, room.table.language, link)
        self._outbox.put(notice)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self._host.forget_idle()
