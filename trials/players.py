"""Scripted players: they play at random, do everything else that people do at a table, and repeat what got lost."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from time import time

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from omerta.web.client import Socket
from trials import seen
from trials.asking import PAUSE, Asker, Table
from trials.errands import Errands
from trials.hourglass import overlap
from trials.killing import Killed

TROUBLE = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
IMPATIENCE = 0.4  # how likely one who leaves a decision to time makes it after all when the line breaks
LATE = 2000  # milliseconds by which a player may know of a turn later than the server
STOPPED = 15_000  # milliseconds in which a part of a server that stood still may have kept a player from moving


class Habits(msgspec.Struct, frozen=True):
    """How often players do what, of all times at which they could."""

    premove: float = 0.2
    undo: float = 0.2  # what is offered
    blind: float = 0.02  # without knowing whether it can be had
    ask: float = 0.03
    say: float = 0.02
    note: float = 0.01
    auto: float = 0.02
    repeat: float = 0.02
    dawdle: float = 0.007  # until time decides
    leave: float = 0.003
    pause: float = 0.002


HASTY = Habits(leave=0, pause=0, dawdle=0)  # for the end


class Player(Asker):
    """One browser, at one table after another."""

    def __init__(self, server: Killed, name: str, rng: Random, counts: Counter[str]) -> None:
        super().__init__(server, name, rng, counts)
        self.habits = Habits()
        self.errands = Errands(server, self.browser, counts, self._see_anew)

    def sit(self, table: Table, seat: int) -> None:
        super().sit(table, seat)
        self.errands.sit(table, seat)
        self._seen: tuple[int, int] = (-1, 0)  # a moment, and when its choices were first seen
        self._decided: tuple[int, int] = (-1, -1)
        self._dawdled = -1
        self._stood = ("", -1, 0)  # what was seen last, as far as it tells whether the game goes on

    async def play(self) -> None:
        """Until the game is over, whatever happens to the server meanwhile."""
        while True:
            await self._server.up.wait()
            try:
                socket = await self.browser.look(self.table.id)
            except TROUBLE:
                await asyncio.sleep(PAUSE)
                continue
            if await self._followed(socket):
                break
            self._counts["reconnections"] += 1
        await self.errands.finish()

    async def _followed(self, socket: Socket) -> bool:
        """Whether the game came to its end before the connection did."""
        self._begin(socket)
        try:
            await self._follow(socket)
        except TROUBLE:
            return False
        finally:
            self._pending = {}
            with suppress(*TROUBLE):
                await socket.close()
        return True

    async def _follow(self, socket: Socket) -> None:
        self._last: seen.Table | None = None
        if self._wants(IMPATIENCE):
            self._dawdled = -1
        await self._move_again()
        has_finished, has_repeated = False, False
        while not (has_finished and has_repeated and not self._pending):
            news = seen.read(await socket.heard())
            if news.kind == "ping":
                await socket.send({"kind": "pong"})
            elif news.kind == "table" and news.table is not None:
                has_finished = await self._see(news.table)
            elif news.id in self._pending:
                await self._hear(news)
                if self._last is not None and news.problem is None:
                    has_finished = await self._see(self._last)
            if has_finished and not has_repeated and not self._pending:
                has_repeated = True
                await self._repeat()

    async def _see(self, table: seen.Table) -> bool:
        """Do something about it; whether the game is over."""
        self._last, sight = table, table.sights[0]
        if (table.phase, sight.moment, len(sight.choices)) != self._stood:
            self.table.quiet, self._stood = 0.0, (table.phase, sight.moment, len(sight.choices))
        self._moment = sight.moment
        while self._unbounded:
            self._unbounded.pop().last = sight.moment
        if table.phase == "finished":
            self.table.left = [seat.left for seat in table.seats]
            return True
        if table.phase == "paused":
            if self.seat == self.table.humans[0]:
                self.errands.run(self.errands.resume)
        elif table.seats[self.seat].away:
            self._find_oneself_away()
        elif table.phase == "playing":
            await self._consider(table, sight)
        return False

    async def _see_anew(self) -> None:
        """What was not looked at meanwhile."""
        with suppress(*TROUBLE):
            await self._sync()

    def _find_oneself_away(self) -> None:
        if self.errands.are_running:
            return
        if self.errands.have_just_ended:  # a worker that was not asked may not yet know that its player is back
            self.errands.run(self.errands.look_again)
            return
        self._counts["seats lost by time"] += 1
        if self.table.wish.clock.kind == "move" and not self._has_had_time():
            self.table.unjust.append(f"seat {self.seat} was lost at moment {self._moment}, first seen at {self._seen}")
        self.errands.run(self.errands.come_back)

    def _has_had_time(self) -> bool:
        """Or may not have had it because a part of the server stood still."""
        (moment, since), now = self._seen, int(time() * 1000)
        absences = self._server.absences
        if any(not one.whole and now - STOPPED < one.until for one in absences):
            return True
        had = now - since - overlap(since, now, absences)
        was_answered = (self.seat, moment) in self._ledger.kept.moves  # so it is another that was never seen
        return not was_answered and had >= self.table.wish.clock.seconds * 1000 - LATE

    async def _consider(self, table: seen.Table, sight: seen.Sight) -> None:
        if sight.choices and self._seen[0] != sight.moment:
            self._seen = (sight.moment, int(time() * 1000))
        await self._talk()
        asked = table.undo_asked
        waits = asked is not None and await self._answer_question(asked, is_mover=bool(sight.choices))
        if waits or self._is_deciding:
            return
        if self._unsure is not None or self._unsure_undo is not None:
            await self._move_again()
        elif self._may_undo and self.table.waits_for(self.seat, sight.moment):
            await self._ask_undo()
        elif self._may_undo and self._wants(self.habits.undo if sight.can_undo else self.habits.blind):
            await self._undo(sight.moment)
        elif sight.choices:
            await self._decide(sight)
        elif not self._pending:
            await self._idle(sight)

    async def _talk(self) -> None:
        if self._wants(self.habits.say):
            await self._say()
        if self._wants(self.habits.note):
            await self._note()
        if self._wants(self.habits.auto):
            await self._set_auto()

    async def _decide(self, sight: seen.Sight) -> None:
        if self._dawdled == sight.moment or (self.seat, sight.moment) in self._ledger.kept.moves:
            return
        if self.table.waits_for_others(self.seat):
            self.errands.run(self.errands.wait)
            return
        self._choices = [choice.action for choice in sight.choices]
        if self.table.wish.clock.kind == "move" and self._wants(self.habits.dawdle):
            self._counts["decisions left to time"] += 1
            self._dawdled = sight.moment
            return
        if self._wants(self.habits.premove):
            await self._premove()
        if self.table.wish.casual and self._wants(self.habits.ask):
            self.table.wait_for(self.seat, sight.moment)
        if self._decided[0] != sight.moment:
            self._decided = (sight.moment, self._rng.choice(self._choices))
        await self._move(*self._decided)

    async def _idle(self, sight: seen.Sight) -> None:
        """While others are to move."""
        if sight.premove is None and self._choices and self._wants(self.habits.premove):
            await self._premove()
        elif self._wants(self.habits.repeat):
            await self._repeat()
        elif self._wants(self.habits.leave):
            self.errands.run(self.errands.leave)
        elif self._may_pause and self._wants(self.habits.pause):
            self.errands.run(self.errands.pause)

    @property
    def _may_undo(self) -> bool:
        """Once a moment, and by oneself or with others' consent, so that a log tells which it was."""
        key = (self.seat, self._moment)
        return bool(self._choices) and key not in self._ledger.undos and key not in self._ledger.questions

    @property
    def _may_pause(self) -> bool:
        return self.table.wish.casual or self.table.wish.clock.kind == "none"
