"""PostgreSQL: a pool of connections, one statement for all appends that wait, NOTIFY with every change."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from omerta.core.problems import Problem, Unknown
from omerta.table.storage import copying, files, migrating, statements, troubles
from omerta.table.storage.appending import Column, Repeated
from omerta.table.storage.notices import Notices
from omerta.table.storage.rows import Rows
from omerta.table.storage.sql import Database, Step
from omerta.table.store import Conflict, StoreTrouble

MIGRATING: Final = 0x4F4D4552  # the key of the advisory lock
MOST_CONNECTIONS: Final = 8
PATIENCE: Final = 3.0  # seconds in which a database may come back before somebody is told
PAUSE: Final = 0.1  # seconds between two attempts to connect
SILENCE: Final = 30.0  # seconds after which a listener asks whether the database is still there
CONNECTING: Final = 10.0  # seconds that a connection may take to come about
LONGEST: Final = 30.0  # seconds that a statement may take
CHANNEL: Final = "omerta"  # on which servers tell each other of changes
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"

# A commit that notifies lets no other such commit pass until it is on the disk: many small ones would queue up there.
# In order of table and number, so that two servers do not wait for each other's rows crosswise.
# A table that is closed takes no entries: one that was not touched divides by zero, which undoes the whole statement.
APPEND: Final = f"""
WITH added AS (
    INSERT INTO entries (table_id, number, kind, seat, value, at, by)
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::smallint[], $5::bigint[], $6::bigint[], $7::text[]
    ) AS new (id, number) ORDER BY id, number
    RETURNING table_id
), touched AS (
    UPDATE tables SET changed = new.at, phase = COALESCE(new.phase, tables.phase)
    FROM unnest($8::text[], $9::bigint[], $10::text[]) AS new (id, at, phase)
    WHERE tables.id = new.id AND tables.phase NOT IN {statements.CLOSED} AND EXISTS (SELECT FROM added)
    RETURNING tables.id
), ended AS (
    DELETE FROM wishes USING unnest($11::text[], $12::smallint[], $13::text[]) AS gone (id, seat, name)
    WHERE wishes.table_id = gone.id AND wishes.seat = gone.seat AND wishes.name = gone.name
)
SELECT pg_notify('{CHANNEL}', id), 1 / ((SELECT COUNT(*) FROM touched) = cardinality($8::text[]))::integer
FROM unnest($8::text[]) AS new (id)
"""  # noqa: S608 – of its own constants

Connection: TypeAlias = Any  # of a pool or on its own: two classes of the library that are used alike
Result = TypeVar("Result")


class _Stateless(asyncpg.Connection):
    """Nothing that is done with one outlasts its transaction, so there is nothing to be cleared after each use."""

    def get_reset_query(self) -> str:
        return ""


class PostgresDatabase(Database):
    """One database, any number of servers."""

    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._where = _without_password(address)
        self._listeners: set[Notices] = set()
        self._pool: Any = None
        self._own: set[int] = set()  # the database's processes that work for this server
        self._working = 0  # how many have a connection or wait for one
        self._idle = asyncio.Event()

    async def open(self) -> None:
        try:
            pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=LONGEST,
                timeout=CONNECTING,
                init=self._remember,
                connection_class=_Stateless,
            )
        except ValueError:  # the library cannot make sense of the address
            raise Unknown("database-address", {"what": self._where}) from None
        except troubles.ANY as error:
            raise troubles.problem(error, self._where) from error
        self._pool = pool
        try:
            await self._run(self._migrate, repeatable=True)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self.appends.finish()
        for listener in self._listeners:
            listener.end()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            if self._working:
                await self._idle.wait()
            await pool.close()

    async def read(self, *steps: Step) -> list[Rows]:
        async def work(connection: Connection) -> list[Rows]:
            if len(steps) == 1:
                return [await connection.fetch(steps[0].sql, *steps[0].values)]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await connection.fetch(step.sql, *step.values) for step in steps]

        return await self._run(work, repeatable=True, reads=True)

    async def write(self, *steps: Step, changed: Sequence[str] = (), repeatable: bool = False) -> list[Rows]:
        async def work(connection: Connection) -> list[Rows]:
            async with connection.transaction():
                found = [await _found(connection, step) for step in steps]
                for table in changed:
                    await connection.execute(NOTIFY, table)
            return found

        return await self._run(work, repeatable=repeatable)

    async def add(self, columns: list[Column]) -> None:
        await self._run(lambda connection: connection.fetch(APPEND, *columns), repeatable=True)

    async def changes(self) -> AsyncIterator[str]:
        while self._pool is not None:
            heard = Notices()
            connection = await self._listening(heard)
            if connection is None:
                await asyncio.sleep(PAUSE)
                continue
            self._listeners.add(heard)
            try:
                yield ""
                while not heard.ended:
                    for table in await _heard(heard, connection):
                        yield table
            finally:
                self._listeners.discard(heard)
                with suppress(*troubles.ANY):
                    await connection.close(timeout=1)

    async def announce(self, news: str) -> None:
        await self._run(lambda connection: connection.execute(NOTIFY, news), repeatable=True)

    async def backup(self, path: str) -> None:
        with copying.new_file(path) as file:
            await self._run(lambda connection: _export(connection, file), repeatable=False)

    async def fill(self, copy: Path) -> None:
        """Everything from a backup that is up to date into this database, which must be empty."""

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("LOCK TABLE guests, tables, boxes IN EXCLUSIVE MODE")
                if await connection.fetchval(statements.ANYTHING):
                    raise StoreTrouble("database-not-empty", {"what": self._where})
                for table in statements.OWN:
                    await connection.execute(f"DELETE FROM {table}")  # noqa: S608 – of our own constant
                for table, names in statements.COLUMNS.items():
                    for chunk in copying.chunks(copy, table):
                        await connection.copy_records_to_table(table, records=chunk, columns=names)

        await self._run(work, repeatable=False)

    # Connections

    def _refuse_closed(self) -> None:
        if self._pool is None:
            raise StoreTrouble("database-closed")

    async def _run(
        self, work: Callable[[Connection], Awaitable[Result]], *, repeatable: bool, reads: bool = False
    ) -> Result:
        """Work with a connection; if it drops, and doing it again does no harm, once more."""
        try:
            async with self._connection() as connection:
                result = await work(connection)
        except (*troubles.CLASHES, asyncpg.DivisionByZeroError):
            raise Conflict from None
        except troubles.ANY as error:
            if troubles.is_ours(error):
                raise
            if not (repeatable and isinstance(error, troubles.DROPPED)):
                raise self._noted(troubles.problem(error, self._where)) from error
        except StoreTrouble as problem:
            raise self._noted(problem) from problem.__cause__
        else:
            if not reads or self.trouble == "database-unreachable":  # what can be read may be full
                self.trouble = ""
            return result
        try:
            return await self._run(work, repeatable=False, reads=reads)
        except Conflict:
            raise Repeated from None

    def _noted(self, problem: Problem) -> Problem:
        self.trouble = problem.reason
        return problem

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        self._refuse_closed()
        pool = self._pool
        self._working += 1
        try:
            connection = await self._acquired(pool)
            try:
                yield connection
            except asyncpg.InternalClientError:
                connection.terminate()  # it would go back into the pool as it is, and fail whoever comes next
                raise
            finally:
                with suppress(*troubles.ANY):  # the work itself is done, or has failed
                    await pool.release(connection)
        finally:
            self._working -= 1
            if not self._working and self._pool is None:
                self._idle.set()

    async def _acquired(self, pool: Any) -> Connection:
        """A connection; a database that restarts is waited for."""
        clock = asyncio.get_running_loop().time
        latest = clock() + PATIENCE
        while True:
            try:
                return await pool.acquire()
            except troubles.ANY as error:
                if clock() > latest or not isinstance(error, troubles.DROPPED):
                    raise troubles.problem(error, self._where) from error
            await asyncio.sleep(PAUSE)

    async def _remember(self, connection: Connection) -> None:
        """Its number is this server's while it lives; afterwards the database may give it to another server's."""
        process = connection.get_server_pid()
        self._own.add(process)
        connection.add_termination_listener(lambda _: self._own.discard(process))

    async def _listening(self, heard: Notices) -> Connection | None:
        """A connection that hears of changes, or none while the database is away."""
        try:
            connection = await asyncpg.connect(self._address, command_timeout=LONGEST, timeout=CONNECTING)
            connection.add_termination_listener(lambda _: heard.end())
            await connection.add_listener(CHANNEL, partial(self._hear, heard))
        except troubles.ANY:
            return None
        return connection

    def _hear(self, heard: Notices, *notice: Any) -> None:
        """Another server's change; what this one has written it knows."""
        _, process, _, table = notice
        if process not in self._own:
            heard.add([str(table)])

    # Statements

    async def _migrate(self, connection: Connection) -> None:
        if await self._script(connection):
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                script = await self._script(connection)  # another server may have been first
                if script:
                    await connection.execute(script)

    async def _script(self, connection: Connection) -> str:
        tables = [row[0] for row in await connection.fetch(TABLES)]
        revision = ""
        if migrating.VERSION_TABLE in tables:
            revision = await connection.fetchval(migrating.READ_REVISION) or ""
        return await asyncio.to_thread(migrating.script, "postgresql", tables, revision, self._where)


def _without_password(address: str) -> str:
    """An address as it may be shown."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


async def _found(connection: Connection, step: Step) -> Rows:
    found: Rows = await connection.fetch(step.sql, *step.values)
    if len(found) < step.must:
        raise Conflict
    return found


async def _heard(heard: Notices, connection: Connection) -> list[str]:
    """What has changed; after a long silence, whether anybody is there."""
    try:
        async with asyncio.timeout(SILENCE):  # unlike wait_for it is cancelled even when something has just been heard
            return await heard.take()
    except TimeoutError:
        try:
            await connection.execute("SELECT 1", timeout=PATIENCE)
        except troubles.ANY:
            heard.end()
    return []


async def _export(connection: Connection, file: Path) -> None:
    """All rows, as they are at one moment, into a new SQLite file; all in one thread, or cursors would be shared."""
    with closing(files.connect(file)) as copy:
        files.migrate(copy, file)
        copy.execute("BEGIN")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for table in statements.COLUMNS:
                statement = files.dialect(statements.insert(table))
                cursor = await connection.cursor(statements.copy(table))
                while chunk := await cursor.fetch(copying.CHUNK):
                    copy.executemany(
                        statement, [tuple(row) for row in chunk]
                    )  # one thread: cursors are not to be shared
        copy.commit()
