"""Everything that can be done at tables. The one who writes: a change is told to others after it has been committed."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Final, Literal, TypeAlias

import structlog

from omerta.core import records
from omerta.core.problems import Problem as CoreProblem
from omerta.table import showing, tokens
from omerta.table.boxes import Boxes
from omerta.table.driving import Driver
from omerta.table.entries import By, Entry
from omerta.table.hearing import Hearing
from omerta.table.names import checked_name
from omerta.table.notices import NoNotices, Notices
from omerta.table.problems import NotDone, bad, forbid, stale, told, unknown
from omerta.table.room import Draft, Room
from omerta.table.seating import Seating
from omerta.table.shown import ChatLine, NewTable, SeatLink, TableShown, TableSummary
from omerta.table.store import Conflict, GuestRow, Phase, SeatRow, Store, TableRow, Wish
from omerta.table.studies import Studies
from omerta.table.thinkers import Thinkers
from omerta.table.watching import Watchers

WishName: TypeAlias = Literal["auto", "premove", "notes"]

MOST_ATTEMPTS: Final = 5  # at writing while other servers write at the same table
MOST_LISTED: Final = 100
MOST_CHAT: Final = 200
LONGEST_CHAT: Final = 500
LONGEST_NOTES: Final = 4000

_log = structlog.get_logger("omerta.table")


def now_in_milliseconds() -> int:
    return int(time() * 1000)


class Host:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        now: Callable[[], int] = now_in_milliseconds,
        draw: tokens.Draw = secrets.token_bytes,
        notices: Notices | None = None,
        owners_boxes: bool = True,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.draw = draw
        self.watchers = Watchers()
        self.boxes = Boxes(store, now, is_open=owners_boxes)
        self.moves = 0  # written by this server
        self._rooms: dict[str, Room] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._seating = Seating(self)
        self.studies = Studies(self)
        self._driver = Driver(self, NoNotices() if notices is None else notices)
        self._hearing = Hearing(store, self._concerned, self.catch_up)

    async def start(self) -> None:
        """Open the store, rebuild every live table from its log, wake bots and clocks."""
        await self.store.open()
        await self.thinkers.start()
        await self._driver.start()
        await self._hearing.start()
        for table in await self.store.live():
            await self._revive(table)

    async def _revive(self, table: str) -> None:
        """A table whose part of the store is broken, or whose box is away, must not keep others from being played."""
        try:
            self._driver.wake(await self.room(table))
        except CoreProblem as problem:
            _log.error("table-unreadable", table=table[:8], reason=problem.reason)
        except NotDone as refusal:
            _log.error("table-unreadable", table=table[:8], reason=refusal.problem.reason)

    async def close(self) -> None:
        """Finish what is being written, then stop."""
        await self._hearing.close()
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
        async with self.lock(table):
            return self._rooms.get(table) or await self._opened(table)

    async def _opened(self, table: str) -> Room:
        """Where the last seat was taken and a server died before it could begin the game, it begins now."""
        room = await self.reload(table)
        await self._seating.begin_if_full(room)
        return room

    async def reload(self, table: str) -> Room:
        """Whoever calls holds the table's lock, so that what is known of it stays the same meanwhile."""
        room = self._rooms.get(table)
        saved = await self.store.load(table, room.next_number if room else 0)
        if saved is None:
            self._locks.pop(table, None)
            unknown("unknown-table")
        if room is None:
            row = saved.table
            played = await self.boxes.of_table(row.game, row.options, row.digest)
            room = self._rooms[table] = Room(saved, played)
            self._driver.consider(room)
        else:
            room.follow(saved)
        return room

    def enter(self, room: Room) -> None:
        """A table that has just been made."""
        self._rooms[room.id] = room

    def lock(self, table: str) -> asyncio.Lock:
        """Held while something is decided and written at a table."""
        return self._locks.setdefault(table, asyncio.Lock())

    def forget_idle(self) -> None:
        """Let go of rooms where neither bot nor clock is waited for and nobody looks; the store has them."""
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

    async def catch_up(self, table: str) -> None:
        """Another server was first."""
        async with self.lock(table):
            with suppress(NotDone):
                room = await self.reload(table)
                self._driver.wake(room, ours=False)
        self.watchers.tell(table, "table")
        self.watchers.tell(table, "chat")

    async def give_to_bot(self, room: Room, seat: int, level: str) -> None:
        """A seat that ran out of time; whoever calls holds the room's lock."""
        await self._seating.give_to_bot(room, seat, level)

    def changed(self, room: Room) -> None:
        """Tell whoever watches, and whoever must act."""
        self._driver.wake(room)
        self.watchers.tell(room.id, "table")

    # Writing.

    async def write(self, room: Room, entries: list[Entry], phase: Phase | None = None) -> None:
        """Commit; on Conflict the room is behind and must be read anew."""
        await self.store.append(room.id, entries, phase)
        if phase is not None:
            room.table.phase = phase

    async def adopt(self, room: Room, draft: Draft, phase: Phase | None = None) -> None:
        """Commit a draft, then let it be the game."""
        over = draft.state.result() is not None
        await self.write(room, draft.entries, "finished" if over else phase)
        room.adopt(draft)
        self.moves += 1
        await self._clear_premoves(room, draft)
        self.changed(room)

    async def _clear_premoves(self, room: Room, draft: Draft) -> None:
        """A pre-move serves once, whether it was possible or not."""
        for seat in {entry.seat for entry in draft.entries if entry.kind == "seat"}:
            if room.wishes.get((seat, "premove")):
                await self.set_wish(room, Wish(seat, "premove", ""))

    async def set_wish(self, room: Room, wish: Wish) -> None:
        await self.store.wish(room.id, wish)
        room.wishes[wish.seat, wish.name] = wish.value

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
        return showing.table_shown(room, guest.id), links

    async def rematch(self, guest: GuestRow, table: str) -> tuple[TableShown, list[SeatLink]]:
        """The same people once more, everybody one seat further."""
        room, links = await self._seating.rematch(guest, await self.room(table))
        return showing.table_shown(room, guest.id), links

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
        return showing.table_shown(await self.room(table), "" if guest is None else guest.id)

    async def look(self, guest: GuestRow, table: str) -> None:
        """Remember how much of the journal this guest has read."""
        room = await self.room(table)
        for seat in room.held_by(guest.id):
            read = str(len(room.lines(seat)))
            if room.wishes.get((seat, "seen"), "0") != read:
                await self.set_wish(room, Wish(seat, "seen", read))

    async def lobby(self) -> list[TableSummary]:
        """Tables that cannot be played now are nobody's to join."""
        summaries = [await self._summary(row, seats, "") for row, seats in await self.store.listed(MOST_LISTED)]
        return [summary for summary in summaries if summary.problem is None]

    async def mine(self, guest: GuestRow) -> list[TableSummary]:
        rows = await self.store.of_guest(guest.id, MOST_LISTED)
        return [await self._summary(row, seats, guest.id) for row, seats in rows]

    async def _summary(self, row: TableRow, seats: list[SeatRow], guest: str) -> TableSummary:
        """One table that cannot be opened must not hide the others."""
        try:
            return showing.summary(await self.room(row.id), guest)
        except NotDone as refusal:
            return showing.away(row, seats, guest, refusal.problem)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        rows = await self.store.chat((await self.room(table)).id, after, MOST_CHAT)
        return [ChatLine(row.number, None if row.seat < 0 else row.seat, row.name, row.text, row.at) for row in rows]

    async def record(self, table: str) -> bytes:
        """A game that is over, or was given up, as a record with what proves its shuffle."""
        room = await self.room(table)
        if not room.is_settled or room.state is None:
            forbid("not-finished")
        return records.written(room.record())

    # Playing.

    async def move(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> None:
        """A decision of this guest's; returns when it has been committed. The same one again does no harm."""
        for _ in range(MOST_ATTEMPTS):
            room = await self.room(table)
            async with self.lock(table):
                self._holds(guest, room, seat)
                if room.answers.get(seat) == (moment, action):
                    return
                self._answers_now(room, seat, moment)
                try:
                    await self.decide(room, seat, action, "player")
                except Conflict:
                    await self.reload(table)
                    continue
                return
        stale()

    async def decide(self, room: Room, seat: int, action: int, by: By) -> None:
        """Whoever calls holds the room's lock and knows that this seat is to move."""
        try:
            draft = room.drafted_move(seat, action, self.now(), by)
        except CoreProblem as problem:
            raise told(problem) from None
        await self.adopt(room, draft)

    @staticmethod
    def _answers_now(room: Room, seat: int, moment: int) -> None:
        if room.table.phase != "playing":
            forbid(f"table-{room.table.phase}")
        if moment != room.moments[seat]:
            stale()
        if room.mover != seat:
            forbid("not-your-turn")

    @staticmethod
    def _holds(guest: GuestRow, room: Room, seat: int) -> None:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")

    async def undo(self, guest: GuestRow, table: str, seat: int, moment: int) -> None:
        """Back to the last moment since which nobody has learnt anything."""
        room = await self.room(table)
        async with self.lock(table):
            self._holds(guest, room, seat)
            if moment != room.moments[seat]:
                stale()
            await self._find_offer(room, seat)
            remaining = room.undo_for(seat)
            if remaining is None:
                forbid("nothing-to-undo")
            await self._take_back(room, seat, remaining)

    @staticmethod
    async def _find_offer(room: Room, seat: int) -> None:
        """Whoever asks before it is known what may be taken back waits for it, and nobody else does."""
        if room.is_offer_open and room.makers[-1] == seat:
            for _ in room.finding_offer():
                await asyncio.sleep(0)

    async def _take_back(self, room: Room, seat: int, remaining: int) -> None:
        entry = room.sheet("undo", seat, remaining, self.now())
        try:
            await self.write(room, [entry])
        except Conflict:
            await self.reload(room.id)
            stale()
        room.absorb([entry])
        self.changed(room)

    async def ask_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        """At a casual table: whether rivals let a decision be taken back although something has been learnt since."""
        room = await self.room(table)
        async with self.lock(table):
            self._holds(guest, room, seat)
            if not room.table.casual:
                forbid("not-casual")
            if room.table.phase != "playing" or room.last_of(seat) is None:
                forbid("nothing-to-undo")
            if any(value == "asked" for (_, name), value in room.wishes.items() if name == "undo"):
                forbid("undo-already-asked")
            await self.set_wish(room, Wish(seat, "undo", "asked"))
            await self._take_back_if_agreed(room)
            self.watchers.tell(table, "table")

    async def consent_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        room = await self.room(table)
        async with self.lock(table):
            self._holds(guest, room, seat)
            self._is_asked(room, seat)
            await self.set_wish(room, Wish(seat, "undo", "agreed"))
            await self._take_back_if_agreed(room)
            self.watchers.tell(table, "table")

    async def decline_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        """Any seat declines, the one that asked too."""
        room = await self.room(table)
        async with self.lock(table):
            self._holds(guest, room, seat)
            await self._forget_undo(room)
            self.watchers.tell(table, "table")

    @staticmethod
    def _is_asked(room: Room, seat: int) -> None:
        asking = [key[0] for key, value in room.wishes.items() if key[1] == "undo" and value == "asked"]
        if not asking or asking[0] == seat:
            forbid("no-undo-asked")

    async def _take_back_if_agreed(self, room: Room) -> None:
        asking = next(key[0] for key, value in room.wishes.items() if key[1] == "undo" and value == "asked")
        others = [row.seat for row in room.people() if row.guest != room.seats[asking].guest]
        if all(room.wishes.get((seat, "undo")) == "agreed" for seat in others):
            remaining = room.last_of(asking)
            await self._forget_undo(room)
            if remaining is not None:
                await self._take_back(room, asking, remaining)

    async def _forget_undo(self, room: Room) -> None:
        for (seat, name), value in tuple(room.wishes.items()):
            if name == "undo" and value:
                await self.set_wish(room, Wish(seat, "undo", ""))

    async def wish(self, guest: GuestRow, table: str, seat: int, name: WishName, value: str) -> None:
        """A setting, an intent or a note of one seat's; never part of the game's log."""
        room = await self.room(table)
        async with self.lock(table):
            self._holds(guest, room, seat)
            if name == "premove" and value and not (value.isascii() and value.isdigit() and len(value) < 10):
                bad("bad-wish", what=name)
            if len(value) > LONGEST_NOTES:
                bad("too-long", what=name, most=LONGEST_NOTES)
            await self.set_wish(room, Wish(seat, name, value))
            self.watchers.tell(table, "table")

    async def say(self, guest: GuestRow, table: str, text: str) -> None:
        room = await self.room(table)
        if not room.table.chat:
            forbid("chat-is-off")
        text = text.strip()
        if not text or len(text) > LONGEST_CHAT:
            bad("too-long" if text else "empty", what="chat", most=LONGEST_CHAT)
        held = room.held_by(guest.id)
        name = room.seats[held[0]].name if held else guest.name
        await self.store.say(table, held[0] if held else -1, name, text, self.now())
        self.watchers.tell(table, "chat")
