"""The SQL, written once for both databases; SQLite is given ?1 for $1.

A statement that must change a row returns something, so that both databases tell in the same way whether it did.
"""

from typing import Final

# In the order in which rows can be copied: what is referred to comes first.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "guests": ("id", "name", "token_hash", "created"),
    "tables": (
        *("id", "game", "version", "seats", "options", "language", "visibility", "casual", "chat", "clock", "secret"),
        *("phase", "host", "created", "changed", "previous", "following", "digest"),
    ),
    "seats": ("table_id", "seat", "kind", "name", "level", "guest", "away", "token_hash", "contribution"),
    "entries": ("table_id", "number", "kind", "seat", "value", "at", "by"),
    "wishes": ("table_id", "seat", "name", "value"),
    "chat": ("table_id", "number", "seat", "name", "text", "at"),
    "boxes": ("game", "id", "digest", "guest", "kept", "content"),
    "times": ("name", "at"),
    "absences": ("until", "since"),
}
OWN: Final = ("times", "absences")  # what a server that has only been started leaves in an empty database


def columns(table: str, *, skip: int = 0) -> str:
    """The columns of a table as SQL, from the given one on."""
    return ", ".join(f'"{name}"' for name in COLUMNS[table][skip:])


def insert(table: str) -> str:
    """A statement that inserts one row."""
    values = ", ".join(f"${number}" for number in range(1, len(COLUMNS[table]) + 1))
    return f"INSERT INTO {table} ({columns(table)}) VALUES ({values})"


def copy(table: str) -> str:
    """A statement that reads every row."""
    return f"SELECT {columns(table)} FROM {table}"


ADD_TABLE: Final = insert("tables")
ADD_SEAT: Final = insert("seats")
LINK_REMATCH: Final = "UPDATE tables SET following = $1 WHERE id = $2 AND following = '' RETURNING id"

TABLE: Final = f"SELECT {columns('tables')} FROM tables WHERE id = $1"
SEATS: Final = f"SELECT {columns('seats', skip=1)} FROM seats WHERE table_id = $1 ORDER BY seat"
ENTRIES: Final = (
    f"SELECT {columns('entries', skip=1)} FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"
)
WISHES: Final = f"SELECT {columns('wishes', skip=1)} FROM wishes WHERE table_id = $1 ORDER BY seat, name"

CLOSED: Final = "('finished', 'abandoned')"  # the phases after which there is none
TOUCH: Final = (
    "UPDATE tables SET changed = COALESCE($2, changed), phase = COALESCE($3, phase)"
    f" WHERE id = $1 AND (phase NOT IN {CLOSED} OR phase = $3) RETURNING id"
)
SET_SEAT: Final = (
    "UPDATE seats SET kind = $3, name = $4, level = $5, guest = $6, away = $7, token_hash = $8, contribution = $9"
    " WHERE table_id = $1 AND seat = $2 AND kind = $10 AND name = $11 AND level = $12 AND guest = $13 AND away = $14"
    " AND token_hash = $15 AND contribution = $16 RETURNING seat"
)

SET_WISH: Final = f"{insert('wishes')} ON CONFLICT (table_id, seat, name) DO UPDATE SET value = excluded.value"
DROP_WISH: Final = "DELETE FROM wishes WHERE table_id = $1 AND seat = $2 AND name = $3"

# Changes nothing, but whoever numbers the next line of this chat has to wait.
HOLD_TABLE: Final = "UPDATE tables SET phase = phase WHERE id = $1 RETURNING id"
SAY: Final = (
    f"INSERT INTO chat ({columns('chat')})"
    " SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 RETURNING number"
)
CHAT: Final = (
    f"SELECT {columns('chat', skip=1)} FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3"
)

SET_GUEST: Final = f"{insert('guests')} ON CONFLICT (id) DO UPDATE SET name = excluded.name"
GUEST: Final = f"SELECT {columns('guests')} FROM guests WHERE token_hash = $1"
SEAT_BY_TOKEN: Final = "SELECT table_id, seat FROM seats WHERE token_hash = $1 AND length(token_hash) > 0"  # noqa: S105

_LOBBY = "FROM tables WHERE visibility = 'listed' AND phase IN ('gathering', 'playing')"
_OF_GUEST = (
    "FROM tables WHERE id IN (SELECT id FROM tables WHERE host = $1 AND host <> ''"
    " UNION SELECT table_id FROM seats WHERE guest = $1 AND guest <> '')"
)
_NEWEST = "ORDER BY changed DESC, id LIMIT"

LISTED: Final = f"SELECT {columns('tables')} {_LOBBY} {_NEWEST} $1"
LISTED_SEATS: Final = (
    f"SELECT {columns('seats')} FROM seats WHERE table_id IN (SELECT id {_LOBBY} {_NEWEST} $1) ORDER BY table_id, seat"
)
OF_GUEST: Final = f"SELECT {columns('tables')} {_OF_GUEST} {_NEWEST} $2"
OF_GUEST_SEATS: Final = (
    f"SELECT {columns('seats')} FROM seats WHERE table_id IN (SELECT id {_OF_GUEST} {_NEWEST} $2)"
    " ORDER BY table_id, seat"
)
OUTCOMES: Final = (
    "SELECT table_id, value FROM wishes WHERE seat = -1 AND name = 'outcome'"
    f" AND table_id IN (SELECT id {_OF_GUEST} {_NEWEST} $2)"
)
ADD_BOX: Final = insert("boxes")
# Changes nothing, but whoever wants to take the box away, or to use it, has to wait.
HOLD_BOX: Final = "UPDATE boxes SET kept = kept WHERE game = $1 AND id = $2 AND digest = $3 RETURNING id"
DROP_BOX: Final = (
    "DELETE FROM boxes WHERE game = $1 AND id = $2 AND digest = $3 AND guest = $4"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.digest = $3 AND tables.digest <> '') RETURNING id"
)
_BOX = (
    "SELECT game, id, digest, guest, kept, length(content),"
    " COALESCE((SELECT name FROM guests WHERE guests.id = boxes.guest), '')"
)
BOXES: Final = f"{_BOX} FROM boxes WHERE game = $1 ORDER BY kept DESC, id"
BOX: Final = f"{_BOX}, content FROM boxes WHERE game = $1 AND id = $2"
COUNT_BOXES: Final = "SELECT (SELECT COUNT(*) FROM boxes WHERE guest = $1), (SELECT COUNT(*) FROM boxes)"
TOUCH_NOTHING: Final = "UPDATE omerta_version SET version_num = version_num RETURNING version_num"
# A damaged table must not set the time of all: what lies beyond the year 2100, or is no number, is not believed.
LATEST: Final = (
    "SELECT COALESCE((SELECT at FROM times WHERE name = 'alive'), 0),"
    " COALESCE((SELECT MAX(changed) FROM tables WHERE phase = 'playing' AND changed < 4102444800000), 0)"
)
AGREE_TIME: Final = f"{insert('times')} ON CONFLICT (name) DO NOTHING"
TIME: Final = "SELECT at FROM times WHERE name = $1"
# Changes nothing, but whoever else signs has to wait.
HOLD_SIGN: Final = "INSERT INTO times (name, at) VALUES ('alive', 0) ON CONFLICT (name) DO UPDATE SET at = times.at"
MISS: Final = (
    "INSERT INTO absences (until, since) SELECT $1, at FROM times WHERE name = 'alive' AND at < $2"
    " ON CONFLICT (until) DO NOTHING"
)
SIGN: Final = "UPDATE times SET at = $1 WHERE name = 'alive' AND at < $1"
NEWEST_ABSENCE: Final = "SELECT COALESCE(MAX(until), 0) FROM absences"
ABSENCES: Final = "SELECT since, until FROM absences WHERE until > $1 ORDER BY until"
LIVE: Final = "SELECT id FROM tables WHERE phase = 'playing' ORDER BY id"
ANYTHING: Final = (
    "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM boxes)"
)
