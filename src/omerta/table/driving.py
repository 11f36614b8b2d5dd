"""Bots move and clocks run out, without anybody asking."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

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


class Driver:
    """What a Host does by itself."""

    def __init__(self, host: "Host", notices: Notices) -> None:
        self._host = host
        self._outbox = Outbox(notices)
        self._tells_turns = not isinstance(notices, NoNotices)
        self._offers = Offers(lambda room: host.watchers.tell(room.id, "table"))
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table: what is waited for there
        self._sweeper: asyncio.Task[None] | None = None
        self._told: dict[str, int] = {}  # by table: the entry at which somebody was last told of their turn

    async def start(self) -> None:
        self._outbox.start()
        self._offers.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._offers.close()
        await self._outbox.close()

    def consider(self, room: Room) -> None:
        """Find out whether the last decision may be taken back."""
        self._offers.consider(room)

    def wake(self, room: Room, *, ours: bool = True) -> None:
        """Something has changed: see what this table waits for now."""
        self.consider(room)
        self.stop(room.id)
        if room.table.phase != "playing" or room.mover == NOBODY:
            self._told.pop(room.id, None)
            return
        delay = 0.0 if ours else GRACE
        if level := room.bot_level(room.mover):
            self._begin(room, partial(self._play_bot, room, level, "bot", delay))
        else:
            self._tell_turn(room)
            if (deadline := room.clocks.deadline) is not None:
                self._begin(room, partial(self._time_out, room, deadline, delay))

    def stop(self, table: str) -> None:
        """Nothing is waited for there any more."""
        waiting = self._tasks.pop(table, None)
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()

    def awaits(self, table: str) -> bool:
        """Whether a bot thinks or a clock runs there."""
        task = self._tasks.get(table)
        return task is not None and not task.done()

    def forget(self, table: str) -> None:
        self._tasks.pop(table, None)

    def _begin(self, room: Room, work: Work) -> None:
        task = asyncio.create_task(self._guarded(room, work))
        self._tasks[room.id] = task

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
        number, seat = room.next_number, room.mover
        question = room.question(seat, level)
        answer = await self._host.thinkers.ask(question)
        async with self._host.lock(room.id):
            if room.next_number != number or room.table.phase != "playing":
                return
            with suppress(Conflict):
                await self._host.decide(room, seat, answer.action, by if answer.level == level else "fallback")
                return
        await self._host.catch_up(room.id)

    async def _time_out(self, room: Room, deadline: int, delay: float) -> None:
        while (rest := deadline - self._host.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(rest / 1000, 3600.0))
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
