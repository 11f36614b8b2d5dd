"""Rows of the database and what they stand for."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from omerta.table.entries import Entry
from omerta.table.store import BoxRow, ClockChoice, GuestRow, SeatRow, TableRow

Value: TypeAlias = int | str | bytes | None
Row: TypeAlias = Sequence[Any]  # tuples from SQLite, records from PostgreSQL
Rows: TypeAlias = Sequence[Row]


def storable(text: str) -> str:
    """A text that both databases can keep: neither NUL nor half a character."""
    return text.replace("\0", "\ufffd").encode("utf-8", "replace").decode()


def from_table(table: TableRow) -> tuple[Value, ...]:
    return (
        table.id,
        table.game,
        table.version,
        table.seats,
        msgspec.json.encode(table.options).decode(),
        table.language,
        table.visibility,
        int(table.casual),
        int(table.chat),
        msgspec.json.encode(table.clock).decode(),
        table.secret,
        table.phase,
        table.host,
        table.created,
        table.changed,
        table.previous,
        table.following,
        table.digest,
    )


def to_table(row: Row) -> TableRow:
    table = TableRow(*row)
    table.options = msgspec.json.decode(row[4])
    table.casual, table.chat = bool(row[7]), bool(row[8])
    table.clock = msgspec.json.decode(row[9], type=ClockChoice)
    return table


def from_seat(row: SeatRow) -> tuple[Value, ...]:
    """All but the table."""
    name, level, guest = storable(row.name), row.level, row.guest
    return (row.seat, row.kind, name, level, guest, int(row.away), row.token_hash, row.contribution)


def to_seat(row: Row) -> SeatRow:
    seat = SeatRow(*row)
    seat.away = bool(seat.away)
    return seat


def from_guest(guest: GuestRow) -> tuple[Value, ...]:
    return (guest.id, storable(guest.name), guest.token_hash, guest.created)


def from_box(box: BoxRow, content: bytes) -> tuple[Value, ...]:
    return (box.game, box.id, box.digest, box.guest, box.kept, content)


def from_entry(table: str, entry: Entry) -> tuple[Value, ...]:
    return (table, entry.number, entry.kind, entry.seat, entry.value, entry.at, entry.by)


def to_entries(rows: Rows) -> list[Entry]:
    return [Entry(*row) for row in rows]


def with_seats(tables: Rows, seats: Rows) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables, each with its seats; a row of a seat begins with its table."""
    sitting: dict[str, list[SeatRow]] = {row[0]: [] for row in tables}
    for table, *rest in seats:
        sitting[table].append(to_seat(rest))
    return [(to_table(row), sitting[row[0]]) for row in tables]
