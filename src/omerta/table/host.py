"""Everything that can be done at tables. The one who writes: a change is told to others after it has been committed."""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import structlog

from omerta.core import records
from omerta.core.problems import Problem as CoreProblem
from omerta.table import showing, tokens, wishing
from omerta.table.aside import Aside
from omerta.table.boxes import Boxes
from omerta.table.clocks import NOBODY
from omerta.table.drafting import Draft
from omerta.table.driving import Driver
from omerta.table.entries import By, Entry
from omerta.table.hearing import Hearing
from omerta.table.listing import Listing
from omerta.table.names import checked_name
from omerta.table.notices import NoNotices, Notices
from omerta.table.pacing import Pace, pace_called
from omerta.table.playing import Playing, WishName
from omerta.table.presence import Presence
from omerta.table.problems import NotDone, forbid, unknown
from omerta.table.rebuilding import rebuilt
from omerta.table.recording import recorded
from omerta.table.resigning import Resigning
from omerta.table.room import Room
from omerta.table.seating import Seating
from omerta.table.sharing import Sharing
from omerta.table.shown import ChatLine, NewTable, SeatLink, TableShown, TableSummary
from omerta.table.store import Conflict, GuestRow, Phase, Store, Wish
from omerta.table.studies import Studies
from omerta.table.thinkers import Thinkers
from omerta.table.timekeeping import COMING_BACK, Machine, Timekeeper
from omerta.table.watching import Watchers

MOST_CHAT: Final = 200

_log = structlog.get_logger("omerta.table")


class Host:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        machine: Machine | None = None,
        draw: tokens.Draw = secrets.token_bytes,
        notices: Notices | None = None,
        owners_boxes: bool = True,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.draw = draw
        self.pace = pace_called("none") if pace is None else pace
        self.watchers = Watchers()
        self.sharing = Sharing(self.watchers)
        announce = store.announce if store.is_shared else None
        self.presence = Presence(tokens.new_id(draw), self.watchers, self._holders, announce)
        self.time = Timekeeper(store, machine or Machine(), self._runs_clocks, self._settle_all_times)
        self.boxes = Boxes(store, self.now, is_open=owners_boxes)
        self.moves = 0  # written by this server
        self._rooms: dict[str, Room] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._settling: set[asyncio.Task[None]] = set()
        self.aside = Aside(self.now, self._drop)
        self._seating = Seating(self)
        self._listing = Listing(self)
        self._playing = Playing(self)
        self._resigning = Resigning(self, self._seating)
        self.studies = Studies(self)
        self._driver = Driver(self, NoNotices() if notices is None else notices)
        self._hearing = Hearing(store, self._concerned, self.catch_up, self.presence.hear)

    async def start(self) -> None:
        """Open the store, rebuild every live table from its log, wake bots and clocks."""
        await self.store.open()
        await self.time.start()
        await self.thinkers.start()
        await self._driver.start()
        await self._hearing.start()
        await self.presence.start()
        for table in await self.store.live():
            await self._revive(table)
        await self.time.serve()
        await asyncio.gather(*self._settling)

    async def _revive(self, table: str) -> None:
        """A table that cannot be rebuilt is set aside, and must not keep others from being played."""
        try:
            self._driver.wake(await self.room(table))
        except CoreProblem as problem:
            _log.error("table-unread", table=table[:8], reason=problem.reason)
        except NotDone:
            pass  # and has been told

    async def close(self) -> None:
        """Finish what is being written, then stop."""
        await self.presence.close()
        await self._hearing.close()
        await self.time.close()
        await asyncio.gather(*self._settling)
        await self._driver.close()
        await self.studies.close()
        for lock in tuple(self._locks.values()):
            async with lock:
                pass
        await self.thinkers.close()
        await self.store.close()

    # Rooms.

    @property
    def live_rooms(self) -> int:
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        """The room of a table, rebuilt from the store if need be."""
        room = self._rooms.get(table)
        if room is not None:
            return room
        self.aside.refuse(table)
        async with self.lock(table):
            return self._rooms.get(table) or await self._opened(table)

    async def _opened(self, table: str) -> Room:
        """Where the last seat was taken and a server died before it could begin the game, it begins now."""
        self.aside.refuse(table)  # whoever held the lock may have tried meanwhile
        with self.aside.guarding(table):
            room = await self._read(table)
            await self._seating.begin_if_full(room)
        if self.time.is_serving:
            with suppress(Conflict):
                await self.settle_time(room)
        return room

    async def reload(self, table: str) -> Room:
        """Whoever calls holds the table's lock, so that what is known of it stays the same meanwhile."""
        with self.aside.guarding(table):
            return await self._read(table)

    async def _read(self, table: str) -> Room:
        room = self._rooms.get(table)
        saved = await self.store.load(table, room.next_number if room else 0)
        if saved is None:
            self._locks.pop(table, None)
            unknown("unknown-table")
        if room is None:
            row = saved.table
            played = await self.boxes.of_table(row.game, row.options, row.digest)
            room = self._rooms[table] = rebuilt(saved, played)
            self._driver.consider(room)
        else:
            room.follow(saved)
        return room

    def _drop(self, table: str) -> None:
        """A table that has been set aside; whoever looks at it is told why."""
        self._rooms.pop(table, None)
        self._driver.stop(table)
        self.watchers.tell(table, "table")

    def keeps_failing(self, room: Room, error: Exception) -> bool:
        """Whether a table that fails by itself has done so often enough to be set aside."""
        return self.aside.fails(room.id, error)

    def enter(self, room: Room) -> None:
        """A table that has just been made."""
        self._rooms[room.id] = room

    def lock(self, table: str) -> asyncio.Lock:
        """Held while something is decided and written at a table."""
        return self._locks.setdefault(table, asyncio.Lock())

    def forget_idle(self) -> None:
        """Let go of rooms where neither bot nor clock is waited for and nobody looks; the store has them."""
        self.watchers.forget()
        self.presence.forget_silent()
        for table in tuple(self._rooms):
            busy = self._driver.awaits(table) or self.watchers.has(table) or self.lock(table).locked()
            if not busy:
                del self._rooms[table]
                self._locks.pop(table, None)
                self._driver.forget(table)

    def _concerned(self, changed: str) -> list[str]:
        """The tables here that another server's change may be of; without a name anything may have changed unheard.

        What is being read may be as it was before the change.
        """
        if not changed:
            return list(self._rooms)
        lock = self._locks.get(changed)
        return [changed] if changed in self._rooms or (lock is not None and lock.locked()) else []

    def _holders(self, table: str) -> set[str]:
        """The guests who hold seats at a table that somebody here looks at."""
        room = self._rooms.get(table)
        return set() if room is None else {row.guest for row in room.seats if row.kind == "human"}

    async def catch_up(self, table: str) -> None:
        """Another server was first. Where two servers filled the last two seats at once, neither has seen it full."""
        async with self.lock(table):
            with suppress(NotDone):
                room = await self.reload(table)
                if not await self._seating.begin_if_full(room):
                    self._driver.wake(room, ours=False)
        self.presence.changed(table)
        self.watchers.tell(table, "table")
        self.watchers.tell(table, "chat")

    async def give_to_bot(self, room: Room, seat: int, level: str) -> None:
        """A seat that ran out of time; whoever calls holds the room's lock."""
        await self._seating.give_to_bot(room, seat, level)

    async def stop(self, room: Room) -> None:
        """Nobody sits there any more; whoever calls holds the room's lock."""
        await self._seating.stop(room)

    def changed(self, room: Room) -> None:
        """Tell whoever watches, and whoever must act."""
        self._driver.wake(room)
        self.watchers.tell(room.id, "table")

    # Time.

    def now(self) -> int:
        """In milliseconds since 1970: the only time that tables know."""
        return self.time.now()

    def _runs_clocks(self) -> bool:
        return any(room.runs_clock for room in self._rooms.values())

    async def settle_time(self, room: Room) -> None:
        """Before time is counted here: what no server saw does not count. Whoever calls holds the room's lock.

        Conflict where another server was first: the room has been read anew, and what was meant for it may not fit.
        """
        if room.table.clock.kind == "none":
            return
        await self.time.confirm()
        missed = self.time.missed(room.table.changed) if room.runs_clock else 0
        if missed:
            missed += 0 if room.clocks.is_excused else COMING_BACK
            entry = room.sheet("resume", NOBODY, missed, self.now())
            try:
                await self.write(room, [entry])
            except Conflict:
                await self.reload(room.id)
                raise
            room.absorb([entry])
            self.changed(room)

    def _settle_all_times(self) -> None:
        """There has been an absence: tell everybody what time they have now."""
        for room in tuple(self._rooms.values()):
            if room.runs_clock:
                settling = asyncio.create_task(self._settled(room))
                self._settling.add(settling)
                settling.add_done_callback(self._settling.discard)

    async def _settled(self, room: Room) -> None:
        with suppress(NotDone, CoreProblem, Conflict):  # what is not settled now will be before the next decision
            async with self.lock(room.id):
                await self.settle_time(room)

    # Writing.

    async def write(self, room: Room, entries: list[Entry], phase: Phase | None = None) -> None:
        """Commit, with the end of the wishes that are served by it; on Conflict the room must be read anew."""
        ends = wishing.ended(room.wishes, entries)
        await self.store.append(room.id, entries, phase, ends)
        for key in ends:
            room.wishes.pop(key, None)
        if phase is not None:
            room.table.phase = phase

    async def adopt(self, room: Room, draft: Draft, phase: Phase | None = None) -> None:
        """Commit a draft, then let it be the game."""
        over = draft.state.result() is not None
        await self.write(room, draft.entries, "finished" if over else phase)
        room.adopt(draft)
        self.moves += 1
        self.aside.works(room.id)
        self.changed(room)

    async def set_wish(self, room: Room, wish: Wish) -> None:
        await self.store.wish(room.id, wish)
        if wish.value:
            room.wishes[wish.seat, wish.name] = wish.value
        else:
            room.wishes.pop((wish.seat, wish.name), None)

    # Guests.

    async def new_guest(self, name: str) -> tuple[GuestRow, str]:
        """Somebody new, and the token by which the browser is known; it is told once."""
        token = tokens.new_token(self.draw)
        guest = GuestRow(tokens.new_id(self.draw), checked_name(name), tokens.hashed(token), self.now())
        await self.store.set_guest(guest)
        return guest, token

    async def guest(self, token: str) -> GuestRow | None:
        return await self.store.guest(tokens.hashed(token)) if token else None

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = GuestRow(guest.id, checked_name(name), guest.token_hash, guest.created)
        await self.store.set_guest(renamed)
        return renamed

    # Tables and seats.

    async def create(self, guest: GuestRow, wish: NewTable) -> tuple[TableShown, list[SeatLink]]:
        """A new table and its commitment; it begins when no seat is open and every guest's has contributed."""
        room, links = await self._seating.create(guest, wish)
        self._noticed(room, guest.id)
        return self._shown(room, guest.id), links

    async def rematch(self, guest: GuestRow, table: str) -> tuple[TableShown, list[SeatLink]]:
        """The same people once more, everybody one seat further."""
        room, links = await self._seating.rematch(guest, await self.room(table))
        return self._shown(room, guest.id), links

    async def contribute(self, guest: GuestRow, table: str, contribution: str) -> TableShown:
        """A guest's part of the shuffle, given when the commitment is known."""
        await self._seating.contribute(guest, await self.room(table), contribution)
        return await self.show(guest, table)

    async def join(self, guest: GuestRow, table: str, seat: int | None, name: str, contribution: str) -> SeatLink:
        return await self._seating.join(guest, await self.room(table), seat, checked_name(name), contribution)

    async def claim(self, guest: GuestRow, token: str) -> tuple[str, int]:
        """A seat's link has been opened in this browser: the seat is its from now on."""
        return await self._seating.claim(guest, token)

    async def leave(self, guest: GuestRow, table: str, seat: int, level: str = "capo") -> None:
        await self._seating.leave(guest, await self.room(table), seat, level)

    async def resign(self, guest: GuestRow, table: str, seat: int, level: str = "capo") -> None:
        """A seat gives up and has lost; where the game goes on a bot of the level plays there."""
        await self._resigning.resign(guest, await self.room(table), seat, level)

    async def come_back(self, guest: GuestRow, table: str, seat: int) -> None:
        await self._seating.come_back(guest, await self.room(table), seat)

    async def seat_bot(self, guest: GuestRow, table: str, seat: int, level: str) -> None:
        await self._seating.seat_bot(guest, await self.room(table), seat, level)

    async def pause(self, guest: GuestRow, table: str) -> None:
        await self._seating.pause(guest, await self.room(table))

    async def resume(self, guest: GuestRow, table: str) -> None:
        await self._seating.resume(guest, await self.room(table))

    async def abandon(self, guest: GuestRow, table: str) -> None:
        await self._seating.abandon(guest, await self.room(table))

    # Looking.

    async def show(self, guest: GuestRow | None, table: str) -> TableShown:
        """The table as this guest may see it now."""
        room, viewer = await self.room(table), "" if guest is None else guest.id
        self._noticed(room, viewer)
        return self._shown(room, viewer)

    async def show_again(self, guest: GuestRow | None, table: str) -> TableShown:
        """The same for somebody who is known to look, and goes on looking."""
        return self._shown(await self.room(table), "" if guest is None else guest.id)

    def _shown(self, room: Room, viewer: str) -> TableShown:
        level = room.bot_level(room.mover) if room.mover != NOBODY and room.table.phase == "playing" else ""
        thinks = self.pace.most(level, room.pace) if level else None
        return showing.table_shown(room, viewer, self.presence.at(room.id), thinks)

    def _noticed(self, room: Room, guest: str) -> None:
        """Somebody looks: bots that rested there go on."""
        self.watchers.look(room.id, guest)
        self._driver.rouse(room)

    async def look(self, guest: GuestRow, table: str) -> None:
        """Remember how much of the journal this guest has read."""
        room = await self.room(table)
        for seat in room.held_by(guest.id):
            read = str(len(room.lines(seat)))
            if room.wishes.get((seat, "seen"), "0") != read:
                await self.set_wish(room, Wish(seat, "seen", read))

    async def lobby(self) -> list[TableSummary]:
        return await self._listing.lobby()

    async def mine(self, guest: GuestRow) -> list[TableSummary]:
        return await self._listing.mine(guest)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        rows = await self.store.chat((await self.room(table)).id, after, MOST_CHAT)
        return [ChatLine(row.number, None if row.seat < 0 else row.seat, row.name, row.text, row.at) for row in rows]

    async def record(self, table: str) -> bytes:
        """A game that is over, or was given up, as a record with what proves its shuffle."""
        room = await self.room(table)
        if not room.is_settled or room.state is None:
            forbid("not-finished")
        return records.written(recorded(room))

    # Playing.

    async def move(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> None:
        """A decision of this guest's; returns when it has been committed. The same one again does no harm."""
        await self._playing.move(guest, table, seat, moment, action)

    async def decide(self, room: Room, seat: int, action: int, by: By) -> None:
        """Whoever calls holds the room's lock and knows that this seat is to move."""
        await self._playing.decide(room, seat, action, by)

    async def undo(self, guest: GuestRow, table: str, seat: int, moment: int, steps: int = 0) -> None:
        await self._playing.undo(guest, table, seat, moment, steps)

    async def ask_undo(self, guest: GuestRow, table: str, seat: int, moment: int) -> None:
        await self._playing.ask_undo(guest, table, seat, moment)

    async def consent_undo(self, guest: GuestRow, table: str, seat: int, question: int) -> None:
        await self._playing.consent_undo(guest, table, seat, question)

    async def decline_undo(self, guest: GuestRow, table: str, seat: int, question: int) -> None:
        await self._playing.decline_undo(guest, table, seat, question)

    async def wish(self, guest: GuestRow, table: str, seat: int, name: WishName, value: str) -> None:
        await self._playing.wish(guest, table, seat, name, value)

    async def say(self, guest: GuestRow, table: str, text: str) -> None:
        await self._playing.say(guest, table, text)
