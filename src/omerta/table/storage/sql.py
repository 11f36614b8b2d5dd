"""The store over a database: what is read and written, whichever database it is."""

from abc import ABCMeta, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import ClassVar, NamedTuple

from omerta.table.entries import Entry
from omerta.table.storage import migrating, rows, statements
from omerta.table.storage.appending import Append, Appends, Column
from omerta.table.storage.rows import Rows, Value
from omerta.table.store import (
    ANNOUNCED,
    Absence,
    BoxRow,
    ChatRow,
    GuestRow,
    Phase,
    Saved,
    SeatRow,
    Store,
    TableRow,
    Wish,
    WishKey,
)


class Step(NamedTuple):
    """One statement of a transaction, and its values."""

    sql: str
    values: tuple[Value, ...] = ()
    must: int = 0  # rows that it returns or changes at least, or the whole transaction is a Conflict


class Database(metaclass=ABCMeta):
    """What the store needs of a database. A number or name that is taken is a Conflict, other trouble a Problem."""

    is_shared: ClassVar[bool]  # whether other servers may write beside this one

    def __init__(self) -> None:
        self.trouble = ""  # the reason why what was last to be written could not be
        self.appends = Appends(self.add, self.entries)

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what has been begun, then disconnect."""

    @abstractmethod
    async def read(self, *steps: Step) -> list[Rows]:
        """What each statement finds, all at one moment."""

    @abstractmethod
    async def write(self, *steps: Step, changed: Sequence[str] = (), repeatable: bool = False) -> list[Rows]:
        """Do all or nothing, and announce which tables changed.

        Repeatable: doing it twice is as good as doing it once.
        """

    @abstractmethod
    async def add(self, columns: list[Column]) -> None:
        """Write entries of one or more tables, all or nothing, and announce these tables; what to, see appending."""

    async def entries(self, table: str, first: int) -> list[Entry]:
        (found,) = await self.read(Step(statements.ENTRIES, (table, first)))
        return rows.to_entries(found)

    async def look(self) -> str:
        """As the store's. Where something could not be written, write something that changes nothing."""
        if self.trouble:
            await self.write(Step(statements.TOUCH_NOTHING, must=True), repeatable=True)
        else:
            await self.read(Step(migrating.READ_REVISION))
        return self.trouble

    @abstractmethod
    def changes(self) -> AsyncIterator[str]:
        """As the store's."""

    @abstractmethod
    async def announce(self, news: str) -> None:
        """As the store's."""

    @abstractmethod
    async def backup(self, path: str) -> None:
        """As the store's."""


class SqlStore(Store):
    """Keeps tables in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def is_shared(self) -> bool:
        return self._database.is_shared

    async def open(self) -> None:
        await self._database.open()

    async def close(self) -> None:
        await self._database.close()

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], box: str = "", wishes: Sequence[Wish] = ()
    ) -> None:
        steps = [Step(statements.HOLD_BOX, (table.game, box, table.digest), must=1)] if box else []
        steps += [Step(statements.ADD_TABLE, rows.from_table(table))]
        steps += [Step(statements.ADD_SEAT, (table.id, *rows.from_seat(seat))) for seat in seats]
        steps += [Step(statements.SET_WISH, (table.id, wish.seat, wish.name, wish.value)) for wish in wishes]
        changed = [table.id]
        if table.previous:
            steps.append(Step(statements.LINK_REMATCH, (table.id, table.previous), must=1))
            changed.append(table.previous)
        await self._database.write(*steps, changed=changed)

    async def load(self, table: str, first: int = 0) -> Saved | None:
        found, seats, entries, wishes = await self._database.read(
            Step(statements.TABLE, (table,)),
            Step(statements.SEATS, (table,)),
            Step(statements.ENTRIES, (table, first)),
            Step(statements.WISHES, (table,)),
        )
        if not found:
            return None
        return Saved(
            rows.to_table(found[0]),
            [rows.to_seat(row) for row in seats],
            rows.to_entries(entries),
            rows.to_wishes(wishes),
        )

    async def entries(self, table: str, first: int) -> list[Entry]:
        return await self._database.entries(table, first)

    async def append(
        self, table: str, entries: Sequence[Entry], phase: Phase | None = None, ends: Sequence[WishKey] = ()
    ) -> None:
        if entries:
            await self._database.appends.write(Append(table, entries, phase, ends))
        elif phase is not None:
            await self._touch(table, None, phase)

    async def set_phase(self, table: str, phase: Phase, at: int) -> None:
        await self._touch(table, at, phase)

    async def set_seat(self, table: str, row: SeatRow, expected: SeatRow, ends: Sequence[WishKey] = ()) -> None:
        _, *before = rows.from_seat(expected)
        step = Step(statements.SET_SEAT, (table, *rows.from_seat(row), *before), must=1)
        gone = [Step(statements.DROP_WISH, (table, *key)) for key in ends]
        await self._database.write(step, *gone, changed=[table])

    async def seats(self, table: str) -> list[SeatRow]:
        return [rows.to_seat(row) for row in await self._read(statements.SEATS, table)]

    async def wish(self, table: str, wish: Wish) -> None:
        name, value = rows.storable(wish.name), rows.storable(wish.value)
        if value:
            step = Step(statements.SET_WISH, (table, wish.seat, name, value))
        else:
            step = Step(statements.DROP_WISH, (table, wish.seat, name))
        await self._database.write(step, changed=[table], repeatable=True)

    async def wishes(self, table: str) -> list[Wish]:
        return rows.to_wishes(await self._read(statements.WISHES, table))

    async def say(self, table: str, seat: int, name: str, text: str, at: int) -> ChatRow:
        name, text = rows.storable(name), rows.storable(text)
        _, numbered = await self._database.write(
            Step(statements.HOLD_TABLE, (table,), must=1),
            Step(statements.SAY, (table, seat, name, text, at)),
            changed=[table],
        )
        return ChatRow(numbered[0][0], seat, name, text, at)

    async def chat(self, table: str, after: int, most: int) -> list[ChatRow]:
        lines = await self._read(statements.CHAT, table, after, most)
        return [ChatRow(*row) for row in reversed(lines)]

    async def set_guest(self, guest: GuestRow) -> None:
        await self._database.write(Step(statements.SET_GUEST, rows.from_guest(guest)), repeatable=True)

    async def guest(self, token_hash: bytes) -> GuestRow | None:
        found = await self._read(statements.GUEST, token_hash)
        return GuestRow(*found[0]) if found else None

    async def seat_by_token(self, token_hash: bytes) -> tuple[str, int] | None:
        found = await self._read(statements.SEAT_BY_TOKEN, token_hash)
        return (found[0][0], found[0][1]) if found else None

    async def listed(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        tables, seats = await self._database.read(
            Step(statements.LISTED, (most,)), Step(statements.LISTED_SEATS, (most,))
        )
        return rows.with_seats(tables, seats)

    async def of_guest(self, guest: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        tables, seats = await self._database.read(
            Step(statements.OF_GUEST, (guest, most)), Step(statements.OF_GUEST_SEATS, (guest, most))
        )
        return rows.with_seats(tables, seats)

    async def outcomes(self, guest: str, most: int) -> dict[str, str]:
        return {table: str(value) for table, value in await self._read(statements.OUTCOMES, guest, most)}

    async def keep_outcome(self, table: str, outcome: str) -> None:
        await self._database.write(Step(statements.SET_WISH, (table, -1, "outcome", outcome)), repeatable=True)

    async def keep_box(self, box: BoxRow, content: bytes) -> None:
        await self._database.write(Step(statements.ADD_BOX, rows.from_box(box, content)))

    async def drop_box(self, box: BoxRow) -> None:
        key = (box.game, box.id, box.digest)
        await self._database.write(
            Step(statements.HOLD_BOX, key, must=1), Step(statements.DROP_BOX, (*key, box.guest), must=1)
        )

    async def boxes(self, game: str) -> list[BoxRow]:
        return [BoxRow(*row) for row in await self._read(statements.BOXES, game)]

    async def box(self, game: str, box: str) -> tuple[BoxRow, bytes] | None:
        found = await self._read(statements.BOX, game, rows.storable(box))
        return (BoxRow(*found[0][:-1]), found[0][-1]) if found else None

    async def count_boxes(self, guest: str) -> tuple[int, int]:
        ((own, every),) = await self._read(statements.COUNT_BOXES, guest)
        return own, every

    async def look(self) -> str:
        return await self._database.look()

    async def live(self) -> list[str]:
        return [row[0] for row in await self._read(statements.LIVE)]

    async def latest(self) -> int:
        ((signed, changed),) = await self._read(statements.LATEST)
        return max(int(signed), int(changed))

    async def agreed_time(self, name: str, proposed: int) -> int:
        *_, found = await self._database.write(
            Step(statements.AGREE_TIME, (name, proposed)), Step(statements.TIME, (name,)), repeatable=True
        )
        agreed: int = found[0][0]
        return agreed

    async def sign(self, at: int, silence: int) -> int:
        *_, found = await self._database.write(
            Step(statements.HOLD_SIGN),
            Step(statements.MISS, (at, at - silence)),
            Step(statements.SIGN, (at,)),
            Step(statements.NEWEST_ABSENCE),
            repeatable=True,
        )
        newest: int = found[0][0]
        return newest

    async def absences(self, after: int) -> list[Absence]:
        return [Absence(*row) for row in await self._read(statements.ABSENCES, after)]

    def changes(self) -> AsyncIterator[str]:
        return self._database.changes()

    async def announce(self, news: str) -> None:
        await self._database.announce(ANNOUNCED + news)

    async def backup(self, path: str) -> None:
        await self._database.backup(path)

    async def _touch(self, table: str, at: int | None, phase: Phase) -> None:
        step = Step(statements.TOUCH, (table, at, phase), must=1)
        await self._database.write(step, changed=[table], repeatable=True)

    async def _read(self, sql: str, *values: Value) -> Rows:
        (found,) = await self._database.read(Step(sql, values))
        return found
