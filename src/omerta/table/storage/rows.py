"""Rows of the database and what they stand for."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, get_args

import msgspec

from omerta.core.problems import Damaged
from omerta.table.entries import Entry
from omerta.table.store import BoxRow, ClockChoice, GuestRow, Phase, SeatRow, TableRow, Wish

Value: TypeAlias = int | str | bytes | None
Row: TypeAlias = Sequence[Any]  # tuples from SQLite, records from PostgreSQL
Rows: TypeAlias = Sequence[Row]

_OWN: Final = (bytes,)  # as they are: no text stands for them


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
    """A table; Damaged if the row is not one."""
    with _telling("tables"):
        told = dict(zip(TableRow.__struct_fields__, row, strict=True))
        told["options"], told["clock"] = msgspec.json.decode(row[4]), msgspec.json.decode(row[9])
        told["casual"], told["chat"] = bool(row[7]), bool(row[8])
        return msgspec.convert(told, TableRow, builtin_types=_OWN)


def salvaged(row: Row) -> TableRow:
    """As much of a table as a list needs to name it, whatever is wrong with the rest."""
    table = TableRow(*row)
    table.game, table.options, table.clock = str(row[1]), {}, ClockChoice()
    table.language, table.visibility, table.casual, table.chat = "en", "private", False, False
    table.created, table.changed = (at if isinstance(at, int) else 0 for at in row[13:15])
    table.previous, table.following = str(row[15]), str(row[16])
    table.phase = row[11] if row[11] in get_args(Phase) else "paused"
    return table


@contextmanager
def _telling(where: str) -> Iterator[None]:
    """Let whatever is wrong with a row inside be a Problem."""
    try:
        yield
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise Damaged("table-damaged", {"where": where}) from error


def from_seat(row: SeatRow) -> tuple[Value, ...]:
    """All but the table."""
    name, level, guest = storable(row.name), row.level, row.guest
    return (row.seat, row.kind, name, level, guest, int(row.away), row.token_hash, row.contribution)


def to_seat(row: Row) -> SeatRow:
    with _telling("seats"):
        told = dict(zip(SeatRow.__struct_fields__, row, strict=True))
        told["away"] = bool(told["away"])
        return msgspec.convert(told, SeatRow, builtin_types=_OWN)


def to_wishes(rows: Rows) -> list[Wish]:
    with _telling("wishes"):
        return [msgspec.convert(dict(zip(Wish.__struct_fields__, row, strict=True)), Wish) for row in rows]


def from_guest(guest: GuestRow) -> tuple[Value, ...]:
    return (guest.id, storable(guest.name), guest.token_hash, guest.created)


def from_box(box: BoxRow, content: bytes) -> tuple[Value, ...]:
    return (box.game, box.id, box.digest, box.guest, box.kept, content)


def from_entry(table: str, entry: Entry) -> tuple[Value, ...]:
    return (table, entry.number, entry.kind, entry.seat, entry.value, entry.at, entry.by)


def to_entries(rows: Rows) -> list[Entry]:
    with _telling("entries"):
        return msgspec.convert([tuple(row) for row in rows], list[Entry])


def with_seats(tables: Rows, seats: Rows) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables, each with its seats; a row of a seat begins with its table. Of one that is damaged, what can be shown."""
    sitting: dict[str, list[Row]] = {row[0]: [] for row in tables}
    for table, *rest in seats:
        sitting[table].append(rest)
    return [_with_seats(row, sitting[row[0]]) for row in tables]


def _with_seats(table: Row, seats: Rows) -> tuple[TableRow, list[SeatRow]]:
    try:
        return to_table(table), [to_seat(row) for row in seats]
    except Damaged:
        return salvaged(table), []
