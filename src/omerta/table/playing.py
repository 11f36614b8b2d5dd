"""What people do at a table while it is played: decide, take back, wish, talk."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from omerta.core.problems import Problem as CoreProblem
from omerta.table import wishing
from omerta.table.entries import By
from omerta.table.names import distinct, presentable
from omerta.table.problems import NotDone, bad, forbid, stale, told
from omerta.table.room import Room
from omerta.table.store import Conflict, GuestRow, Wish
from omerta.table.wishing import DECLINED, UNDO, UndoQuestion, agreed, questions

if TYPE_CHECKING:
    from omerta.table.host import Host

WishName: TypeAlias = Literal["auto", "premove", "notes"]

MOST_ATTEMPTS: Final = 5  # at writing while other servers write at the same table
MARK_BYTES: Final = 3  # of a question
LONGEST_CHAT: Final = 500
LONGEST_NOTES: Final = 4000


class Playing:
    """What a Host does about a game that is being played."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    async def move(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> None:
        """A decision of this guest's; returns when it has been committed. The same one again does no harm."""
        for attempt in range(MOST_ATTEMPTS):
            room = await self._host.room(table)
            async with self._host.lock(table):
                self._holds(guest, room, seat)
                if room.has_decided(seat, moment, action):
                    return
                try:
                    self._answers_now(room, seat, moment)
                    await self.decide(room, seat, action, "player")
                except Conflict:
                    await self._host.reload(table)
                    continue
                except NotDone:
                    if attempt or not self._host.store.is_shared:
                        raise
                    await self._host.reload(table)  # another server may have written what the guest has seen
                    continue
                return
        stale()

    async def decide(self, room: Room, seat: int, action: int, by: By) -> None:
        """Whoever calls holds the room's lock and knows that this seat is to move."""
        await self._host.settle_time(room)
        try:
            draft = room.drafted_move(seat, action, self._host.now(), by)
        except CoreProblem as problem:
            raise told(problem) from None
        await self._host.adopt(room, draft)

    @staticmethod
    def _answers_now(room: Room, seat: int, moment: int) -> None:
        if room.table.phase != "playing":
            forbid(f"table-{room.table.phase}")
        if seat in room.resigned:
            forbid("seat-resigned")
        if moment != room.moments[seat]:
            stale()
        if room.mover != seat:
            forbid("not-your-turn")

    @staticmethod
    def _holds(guest: GuestRow, room: Room, seat: int) -> None:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")

    @asynccontextmanager
    async def _at_seat(self, guest: GuestRow, table: str, seat: int) -> AsyncIterator[Room]:
        """The room, as it is by now, while nobody else here can change it."""
        room = await self._host.room(table)
        async with self._host.lock(table):
            if self._host.store.is_shared:
                await self._host.reload(table)
            self._holds(guest, room, seat)
            yield room

    # Taking back.

    async def undo(self, guest: GuestRow, table: str, seat: int, moment: int, steps: int = 0) -> None:
        """So many own decisions back, none meaning as far as nobody has learnt anything. Again does no harm."""
        async with self._at_seat(guest, table, seat) as room, self._answered_again(room, seat, moment):
            if room.has_taken_back(seat, moment):
                return
            self._may_go_back(room, seat, moment)
            await self._find_offer(room, seat)
            remaining = room.undo_for(seat, steps)
            if remaining is None:
                forbid("nothing-to-undo")
            await self._take_back(room, seat, remaining)

    @asynccontextmanager
    async def _answered_again(self, room: Room, seat: int, moment: int) -> AsyncIterator[None]:
        """Whoever is too late to go back may have done so already, by another server."""
        try:
            yield
        except NotDone:
            if not room.has_taken_back(seat, moment):
                raise

    @staticmethod
    def _may_go_back(room: Room, seat: int, moment: int) -> None:
        """What is over stays: only a game that is being played can go back."""
        if room.table.phase != "playing" or room.is_over:
            forbid(f"table-{room.table.phase}")
        if seat in room.resigned:
            forbid("seat-resigned")
        if moment != room.moments[seat]:
            stale()

    @staticmethod
    async def _find_offer(room: Room, seat: int) -> None:
        """Whoever asks before it is known what may be taken back waits for it, and nobody else does."""
        if room.is_offer_open and room.last_maker == seat:
            for _ in room.finding_offer():
                await asyncio.sleep(0)

    async def _take_back(self, room: Room, seat: int, remaining: int) -> None:
        """The entry's number is the next after what it undoes: if a server has written meanwhile, it is a Conflict."""
        try:
            await self._host.settle_time(room)
            entry = room.sheet("undo", seat, remaining, self._host.now())
            if not room.clocks.has_time_at(remaining, entry.at):
                forbid("no-time-to-undo")
            await self._host.write(room, [entry])
        except Conflict:
            await self._host.reload(room.id)
            stale()
        room.absorb([entry])
        self._host.changed(room)

    async def ask_undo(self, guest: GuestRow, table: str, seat: int, moment: int) -> None:
        """At a casual table: whether rivals let a decision be taken back although something has been learnt since."""
        async with self._at_seat(guest, table, seat) as room, self._answered_again(room, seat, moment):
            if room.has_taken_back(seat, moment):
                return
            self._may_go_back(room, seat, moment)
            self._may_ask(room, seat)
            if room.holders(but=guest.id):
                mark = int.from_bytes(self._host.draw(MARK_BYTES))
                if (seat, DECLINED) in room.wishes:
                    await self._host.set_wish(room, Wish(seat, DECLINED, ""))
                await self._host.set_wish(room, Wish(seat, UNDO, wishing.asked(room.decided, mark)))
                self._host.watchers.tell(table, "table")
            else:
                await self._take_back_last(room, seat)

    @staticmethod
    def _may_ask(room: Room, seat: int) -> None:
        if not room.table.casual:
            forbid("not-casual")
        if room.last_of(seat) is None:
            forbid("nothing-to-undo")
        if room.undo_question is not None:
            forbid("undo-already-asked")
        if any(row.away for row in room.holders()):
            forbid("somebody-away")  # and cannot be asked

    async def consent_undo(self, guest: GuestRow, table: str, seat: int, question: int) -> None:
        """Agree to the one question that is meant; when all have agreed it is done."""
        async with self._at_seat(guest, table, seat) as room:
            asked = self._asked(room, question)
            if seat not in self._concerned(room, asked):
                forbid("no-undo-asked")
            if not self._have_agreed(room, asked, seat):
                await self._host.set_wish(room, Wish(seat, UNDO, agreed(asked.mark)))
                room.set_wishes(await self._host.store.wishes(table))  # others may have agreed elsewhere meanwhile
                asked = self._asked(room, question)
            if self._have_agreed(room, asked, seat):
                await self._take_back_last(room, asked.seat)
            self._host.watchers.tell(table, "table")

    async def decline_undo(self, guest: GuestRow, table: str, seat: int, question: int) -> None:
        """Any seat declines, the one that asked too; a rival's word is told to whoever asked."""
        async with self._at_seat(guest, table, seat) as room:
            asked = self._asked(room, question)
            if room.seats[asked.seat].guest != guest.id:
                await self._host.set_wish(room, Wish(asked.seat, DECLINED, wishing.declined(room.decided, seat)))
            for whose, name in questions(room.wishes):
                await self._host.set_wish(room, Wish(whose, name, ""))
            self._host.watchers.tell(table, "table")

    @staticmethod
    def _asked(room: Room, question: int) -> UndoQuestion:
        """The question that is meant, if it still stands."""
        asked = room.undo_question
        if asked is None or asked.mark != question:
            stale()
        return asked

    @staticmethod
    def _concerned(room: Room, asked: UndoQuestion) -> set[int]:
        return {row.seat for row in room.holders(but=room.seats[asked.seat].guest)}

    def _have_agreed(self, room: Room, asked: UndoQuestion, seat: int) -> bool:
        """All, if this seat does too."""
        return self._concerned(room, asked) <= {*asked.agreed, seat}

    async def _take_back_last(self, room: Room, seat: int) -> None:
        remaining = room.last_of(seat)
        if remaining is None:
            forbid("nothing-to-undo")
        await self._take_back(room, seat, remaining)

    # Beside the game.

    async def wish(self, guest: GuestRow, table: str, seat: int, name: WishName, value: str) -> None:
        """A setting, an intent or a note of one seat's; never part of the game's log."""
        room = await self._host.room(table)
        async with self._host.lock(table):
            self._holds(guest, room, seat)
            if name == "premove" and value and not (value.isascii() and value.isdigit() and len(value) < 10):
                bad("bad-wish", what=name)
            if len(value) > LONGEST_NOTES:
                bad("too-long", what=name, most=LONGEST_NOTES)
            if name == "premove" and value:
                value = room.premoving(seat, int(value))
            await self._host.set_wish(room, Wish(seat, name, value))
            self._host.watchers.tell(table, "table")

    async def say(self, guest: GuestRow, table: str, text: str) -> None:
        room = await self._host.room(table)
        if not room.table.chat:
            forbid("chat-is-off")
        text = text.strip()
        if not text or len(text) > LONGEST_CHAT:
            bad("too-long" if text else "empty", what="chat", most=LONGEST_CHAT)
        held = room.held_by(guest.id)
        name = room.seats[held[0]].name if held else _spectators_name(guest, room)
        await self._host.store.say(table, held[0] if held else -1, name, text, self._host.now())
        self._host.watchers.tell(table, "chat")


def _spectators_name(guest: GuestRow, room: Room) -> str:
    """Nobody speaks under the name of a seat."""
    return distinct(presentable(guest.name), [row.name for row in room.seats if row.name])
