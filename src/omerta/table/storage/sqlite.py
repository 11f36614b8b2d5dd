"""SQLite: one connection in a thread of its own, and one commit for all who are waiting."""

import asyncio
import ctypes
import shutil
import sqlite3
from array import array
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, cast

import msgspec
import structlog

from omerta.core.problems import Problem
from omerta.table.storage import copying, files, statements
from omerta.table.storage.appending import Column
from omerta.table.storage.locking import FileLock
from omerta.table.storage.notices import Notices
from omerta.table.storage.presence import Presence
from omerta.table.storage.rows import Rows
from omerta.table.storage.sql import Database, Step
from omerta.table.store import Conflict, StoreTrouble

MOST_TOGETHER: Final = 256  # jobs in one commit
TIGHT: Final = 64 * 2**20  # bytes left on the disk, below which somebody should know
TAKEN: Final = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_FOREIGNKEY"}

OF_ENTRIES: Final = len(statements.COLUMNS["entries"])
OF_TABLES: Final = 3  # id, time, phase
NUMBERS: Final = [statements.COLUMNS["entries"].index(name) for name in ("number", "seat", "value", "at")]

# Many tables' entries as one JSON array, so that the event loop is held up by a few statements, not by several a move.
ADD: Final = f"""
INSERT INTO entries ({statements.columns("entries")})
SELECT {", ".join(f"json_extract(value, '$[{place}]')" for place in range(OF_ENTRIES))} FROM json_each($1)
"""  # noqa: S608 – of its own constants
TOUCH: Final = f"""
UPDATE tables SET changed = new.at, phase = COALESCE(new.phase, tables.phase)
FROM (
    SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS at, json_extract(value, '$[2]') AS phase
    FROM json_each($1)
) AS new WHERE tables.id = new.id AND tables.phase NOT IN {statements.CLOSED}
"""  # noqa: S608 – of its own constant
END: Final = """
DELETE FROM wishes WHERE (table_id, seat, name) IN (
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each($1)
)
"""

_log: Final = structlog.get_logger("omerta.table")

# What is wrong with one job only; any other error is trouble with the file and ends the whole transaction.
OWN_FAULTS: Final = (Conflict, sqlite3.IntegrityError, sqlite3.ProgrammingError, ArithmeticError, ValueError, TypeError)


class Job:
    """Statements that somebody waits for."""

    __slots__ = ("future", "outcome", "steps", "writes")

    def __init__(self, steps: Sequence[Step], *, writes: bool) -> None:
        self.steps = steps
        self.writes = writes
        self.future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self.outcome: list[Rows] | Exception = []

    def deliver(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class SqliteDatabase(Database):
    """One file, one process."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path.resolve()
        self._lock = FileLock(self._path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._listeners: set[Notices] = set()
        self._thread: Thread | None = None
        self._lost = ""  # why the file is no longer the one that was opened

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = await asyncio.to_thread(self._connect)
        self._thread = Thread(target=self._work, name="omerta-sqlite", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        await self.appends.finish()
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
            self._lock.release()
        for listener in self._listeners:
            listener.end()

    async def look(self) -> str:
        self.trouble = self._presence.problem() or self.trouble  # what nobody has written to may be lost too
        return await super().look() or ("database-tight" if self._is_tight() else "")

    def _is_tight(self) -> bool:
        try:
            return shutil.disk_usage(self._path.parent).free < TIGHT
        except OSError:
            return False

    async def read(self, *steps: Step) -> list[Rows]:
        return await self._ask(Job(steps, writes=False))

    async def write(self, *steps: Step, changed: Sequence[str] = (), repeatable: bool = False) -> list[Rows]:
        del changed, repeatable  # the lock file sees to it that there is no other server
        return await self._ask(Job(steps, writes=True))

    async def add(self, columns: list[Column]) -> None:
        for place in NUMBERS:
            array(
                "q", cast(list[int], columns[place])
            )  # OverflowError where a number fits no column: JSON would take any
        tables, ends = columns[OF_ENTRIES : OF_ENTRIES + OF_TABLES], columns[OF_ENTRIES + OF_TABLES :]
        steps = [Step(ADD, (_rows(columns[:OF_ENTRIES]),)), Step(TOUCH, (_rows(tables),), must=len(tables[0]))]
        if ends[0]:
            steps.append(Step(END, (_rows(ends),)))
        await self._ask(Job(steps, writes=True))

    async def changes(self) -> AsyncIterator[str]:
        heard = Notices()
        self._listeners.add(heard)
        try:
            yield ""
            while not heard.ended:
                await heard.take()
        finally:
            self._listeners.discard(heard)

    async def announce(self, news: str) -> None:
        """There is no other server."""

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(copying.copy_file, self._path, path)

    async def _ask(self, job: Job) -> list[Rows]:
        if self._thread is None:
            raise StoreTrouble("database-closed")
        self._jobs.put(job)
        return await job.future

    def _deliver(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.deliver()

    # Outside the event loop

    def _connect(self) -> sqlite3.Connection:
        with files.telling(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            try:
                return self._opened()
            except BaseException:
                self._lock.release()
                raise

    def _opened(self) -> sqlite3.Connection:
        files.make(self._path)
        self._lock.take_file()
        connection = files.connect(self._path)
        try:
            files.migrate(connection, self._path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            files.tables_of(connection)  # now all files are there that it keeps open
            self._presence = Presence(self._path)
        except BaseException:
            connection.close()
            raise
        return connection

    def _work(self) -> None:
        while jobs := self._waiting():
            self._run_watched(jobs)
            with suppress(RuntimeError):  # the event loop is gone, and with it whoever waited
                self._loop.call_soon_threadsafe(self._deliver, jobs)
        self._disconnect()

    def _disconnect(self) -> None:
        if self._presence.problem():
            # SQLite would remove what now has the name of its log, whosever that is: left open until the process ends.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._connection))
            return
        with suppress(sqlite3.Error):  # all is committed; the next to open the file tidies up
            self._connection.close()

    def _waiting(self) -> list[Job]:
        """All jobs that are there, at least one; none at the end."""
        first = self._jobs.get()
        jobs = [] if first is None else [first]
        with suppress(Empty):
            while jobs and len(jobs) < MOST_TOGETHER:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)
                    break
                jobs.append(job)
        return jobs

    def _run_watched(self, jobs: list[Job]) -> None:
        """Nothing is acknowledged in a file that has lost its name, nor written once that is known."""
        writing = [job for job in jobs if job.writes]
        if writing and self._lost and self._refuse_lost(writing):
            jobs = [job for job in jobs if not job.writes]
        if jobs:
            self._run(jobs)
        if writing:
            self._refuse_lost(writing)
            self._note(writing[-1].outcome)

    def _refuse_lost(self, jobs: list[Job]) -> bool:
        reason = self._presence.problem()
        if reason != self._lost:
            self._lost = reason
            self._tell_lost(reason)
        for job in jobs if reason else ():
            job.outcome = StoreTrouble(reason, {"what": str(self._path)})
        return bool(reason)

    def _tell_lost(self, reason: str) -> None:
        """In the log, once; with the name of a file that has everything, where it has not got another name itself."""
        if not reason:
            _log.warning("database-back", file=str(self._path))
        elif reason == "database-linked":
            _log.error(reason, file=str(self._path))
        else:
            _log.error(reason, file=str(self._path), rescued=self._rescued())

    def _rescued(self) -> str:
        try:
            return str(copying.rescue(self._connection, self._path))
        except (Problem, sqlite3.Error) as error:
            return f"no: {error}"

    def _note(self, outcome: list[Rows] | Exception) -> None:
        if isinstance(outcome, StoreTrouble):
            self.trouble = outcome.reason
        elif not isinstance(outcome, Exception):
            self.trouble = ""

    def _run(self, jobs: list[Job]) -> None:
        """All in one commit; if that fails each alone, so that nobody suffers for another."""
        try:
            self._run_together(jobs)
        except Exception as error:  # noqa: BLE001 – whatever it is, the thread goes on and somebody is told
            self._abandon()
            if len(jobs) > 1:
                for job in jobs:
                    self._run([job])
            else:
                jobs[0].outcome = files.problem(error, self._path) if isinstance(error, sqlite3.Error) else error

    def _run_together(self, jobs: list[Job]) -> None:
        if len(jobs) == 1:
            self._run_alone(jobs[0])
            return
        self._connection.execute("BEGIN IMMEDIATE" if any(job.writes for job in jobs) else "BEGIN")
        for job in jobs:
            job.outcome = self._outcome(job)
        self._connection.execute("COMMIT")

    def _run_alone(self, job: Job) -> None:
        """With as few statements as can be: after each this thread may have to wait for the event loop's to rest."""
        if len(job.steps) == 1 and not job.writes:
            job.outcome = [self._found(job.steps[0])]
            return
        self._connection.execute("BEGIN IMMEDIATE" if job.writes else "BEGIN")
        try:
            job.outcome = [self._found(step) for step in job.steps]
        except OWN_FAULTS as fault:
            self._connection.execute("ROLLBACK")
            job.outcome = _told(fault)
        else:
            self._connection.execute("COMMIT")

    def _outcome(self, job: Job) -> list[Rows] | Exception:
        self._connection.execute("SAVEPOINT job")
        try:
            outcome: list[Rows] | Exception = [self._found(step) for step in job.steps]
        except OWN_FAULTS as fault:
            self._connection.execute("ROLLBACK TO job")
            outcome = _told(fault)
        self._connection.execute("RELEASE job")
        return outcome

    def _found(self, step: Step) -> Rows:
        """A statement that changes many rows returns none of them: for each the event loop would be held up."""
        cursor = self._connection.execute(files.dialect(step.sql), step.values)
        found = cursor.fetchall()
        if (len(found) if cursor.description else cursor.rowcount) < step.must:
            raise Conflict
        return found

    def _abandon(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


def _told(fault: Exception) -> Exception:
    return Conflict() if getattr(fault, "sqlite_errorname", "") in TAKEN else fault


def _rows(columns: list[Column]) -> str:
    return msgspec.json.encode(list(zip(*columns, strict=True))).decode()
