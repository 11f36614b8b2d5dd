"""What people do at a table while it is played: decide, take back, wish, talk."""

import asyncio
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from omerta.core.problems import Problem as CoreProblem
from omerta.table.entries import By
from omerta.table.problems import bad, forbid, stale, told
from omerta.table.room import Room
from omerta.table.store import Conflict, GuestRow, Wish

if TYPE_CHECKING:
    from omerta.table.host import Host

WishName: TypeAlias = Literal["auto", "premove", "notes"]

MOST_ATTEMPTS: Final = 5  # at writing while other servers write at the same table
LONGEST_CHAT: Final = 500
LONGEST_NOTES: Final = 4000


class Playing:
    """What a Host does about a game that is being played."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    async def move(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> None:
        """A decision of this guest's; returns when it has been committed. The same one again does no harm."""
        for _ in range(MOST_ATTEMPTS):
            room = await self._host.room(table)
            async with self._host.lock(table):
                self._holds(guest, room, seat)
                if room.answers.get(seat) == (moment, action):
                    return
                self._answers_now(room, seat, moment)
                try:
                    await self.decide(room, seat, action, "player")
                except Conflict:
                    await self._host.reload(table)
                    continue
                return
        stale()

    async def decide(self, room: Room, seat: int, action: int, by: By) -> None:
        """Whoever calls holds the room's lock and knows that this seat is to move."""
        try:
            draft = room.drafted_move(seat, action, self._host.now(), by)
        except CoreProblem as problem:
            raise told(problem) from None
        await self._host.adopt(room, draft)

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
        room = await self._host.room(table)
        async with self._host.lock(table):
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
        entry = room.sheet("undo", seat, remaining, self._host.now())
        try:
            await self._host.write(room, [entry])
        except Conflict:
            await self._host.reload(room.id)
            stale()
        room.absorb([entry])
        self._host.changed(room)

    async def ask_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        """At a casual table: whether rivals let a decision be taken back although something has been learnt since."""
        room = await self._host.room(table)
        async with self._host.lock(table):
            self._holds(guest, room, seat)
            if not room.table.casual:
                forbid("not-casual")
            if room.table.phase != "playing" or room.last_of(seat) is None:
                forbid("nothing-to-undo")
            if any(value == "asked" for (_, name), value in room.wishes.items() if name == "undo"):
                forbid("undo-already-asked")
            await self._host.set_wish(room, Wish(seat, "undo", "asked"))
            await self._take_back_if_agreed(room)
            self._host.watchers.tell(table, "table")

    async def consent_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        room = await self._host.room(table)
        async with self._host.lock(table):
            self._holds(guest, room, seat)
            self._is_asked(room, seat)
            await self._host.set_wish(room, Wish(seat, "undo", "agreed"))
            await self._take_back_if_agreed(room)
            self._host.watchers.tell(table, "table")

    async def decline_undo(self, guest: GuestRow, table: str, seat: int) -> None:
        """Any seat declines, the one that asked too."""
        room = await self._host.room(table)
        async with self._host.lock(table):
            self._holds(guest, room, seat)
            await self._forget_undo(room)
            self._host.watchers.tell(table, "table")

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
                await self._host.set_wish(room, Wish(seat, "undo", ""))

    async def wish(self, guest: GuestRow, table: str, seat: int, name: WishName, value: str) -> None:
        """A setting, an intent or a note of one seat's; never part of the game's log."""
        room = await self._host.room(table)
        async with self._host.lock(table):
            self._holds(guest, room, seat)
            if name == "premove" and value and not (value.isascii() and value.isdigit() and len(value) < 10):
                bad("bad-wish", what=name)
            if len(value) > LONGEST_NOTES:
                bad("too-long", what=name, most=LONGEST_NOTES)
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
        name = room.seats[held[0]].name if held else guest.name
        await self._host.store.say(table, held[0] if held else -1, name, text, self._host.now())
        self._host.watchers.tell(table, "chat")
