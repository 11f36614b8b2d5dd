"""PostgreSQL that goes away and comes back, under load: whatever the library makes of it is trouble with the store."""

import asyncio
import signal
import socket
import ssl
from collections import Counter
from collections.abc import Coroutine, Iterator
from itertools import count
from typing import Any, Final

import asyncpg
import pytest

from keeping import a_seat, a_table, an_entry, opened
from omerta.table.storage import troubles
from omerta.table.store import Conflict, Store, StoreTrouble, Wish
from postgres import PostgresServer, postgres_server

RESTARTS: Final = 20
TABLES: Final = 12


@pytest.fixture
def alone() -> Iterator[PostgresServer]:
    """A server of its own, since it will be ended again and again."""
    with postgres_server() as server:
        yield server


class Crowd:
    """Tables at which everything is done that players do, as fast as it goes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.kept: dict[str, set[int]] = {f"t{number}": set() for number in range(TABLES)}
        self.unforeseen: list[BaseException] = []
        self.outcomes: Counter[str] = Counter()

    async def work(self, table: str) -> None:
        for number in count():
            for step in (self._append, self._wish, self._say, self._read):
                await self._tried(step(table, number))

    async def _tried(self, step: Coroutine[Any, Any, None]) -> None:
        try:
            await step
        except StoreTrouble as trouble:
            self.outcomes[trouble.reason] += 1
        except Conflict:
            self.outcomes["conflict"] += 1
        except Exception as error:  # noqa: BLE001 – that there is none is what is tested
            self.unforeseen.append(error)
        else:
            self.outcomes["done"] += 1

    async def _append(self, table: str, number: int) -> None:
        await self._store.append(table, [an_entry(number)])
        self.kept[table].add(number)

    async def _wish(self, table: str, number: int) -> None:
        await self._store.wish(table, Wish(0, "notes", str(number)))

    async def _say(self, table: str, _: int) -> None:
        await self._store.say(table, 0, "Ala", "Hm.", 1)

    async def _read(self, table: str, _: int) -> None:
        assert await self._store.load(table, 10**9) is not None


async def restarted_under_load(server: PostgresServer, address: str) -> tuple[Crowd, dict[str, set[int]]]:
    async with opened(address) as store:
        crowd = Crowd(store)
        for table in crowd.kept:
            await store.create(a_table(table), [a_seat(0)])
        working = [asyncio.create_task(crowd.work(table)) for table in crowd.kept]
        for number in range(RESTARTS):
            done = crowd.outcomes["done"]
            while crowd.outcomes["done"] < done + 50:  # noqa: ASYNC110 – so much between two restarts
                await asyncio.sleep(0.001)
            how = signal.SIGQUIT if number % 3 == 2 else signal.SIGINT
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        found = {table: {entry.number for entry in await store.entries(table, 0)} for table in crowd.kept}
        return crowd, found


def test_restarts_under_load_are_never_a_fault_of_the_program(alone: PostgresServer) -> None:
    crowd, found = asyncio.run(restarted_under_load(alone, alone.new()))
    assert [repr(error) for error in crowd.unforeseen] == []
    assert crowd.outcomes["done"] > RESTARTS * 50
    for table, numbers in crowd.kept.items():
        assert numbers <= found[table], "what was acknowledged is there"


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
        asyncpg.InternalClientError("got result for unknown protocol state 3"),
        asyncpg.ProtocolError("unexpected message"),
        asyncpg.InterfaceError("cannot perform operation: another operation is in progress"),
        asyncpg.InterfaceError("pool is closing"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        asyncpg.AdminShutdownError("terminating connection due to administrator command"),
        asyncpg.CrashShutdownError("terminating connection because of crash of another server process"),
        asyncpg.IdleInTransactionSessionTimeoutError("terminating connection"),
        asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"),
        asyncpg.OutOfMemoryError("out of memory"),
        asyncpg.PostgresIOError("could not read block"),
        asyncpg.TooManyConnectionsError("sorry, too many clients already"),
        TimeoutError(),
        ConnectionResetError("Connection lost"),
        asyncio.IncompleteReadError(b"", 5),
        ssl.SSLError("record layer failure"),
        socket.gaierror(-3, "Temporary failure in name resolution"),
    ],
    ids=lambda error: f"{type(error).__name__} {error}"[:60],
)
def test_all_ways_to_be_cut_off_are_known(error: Exception) -> None:
    assert isinstance(error, troubles.DROPPED)
    assert not troubles.is_ours(error)
    assert troubles.problem(error, "here").reason == "database-unreachable"


@pytest.mark.parametrize("error", [asyncpg.DataError("value out of range"), ValueError("invalid"), OverflowError()])
def test_what_is_the_programs_own_fault_is_not_taken_for_it(error: Exception) -> None:
    assert troubles.is_ours(error) or not isinstance(error, troubles.ANY)
